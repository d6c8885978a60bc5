//! What a passage has to fulfil to be found.

use serde_json::{Value, json};

use crate::{language::language_of, settings::EngineSettings};

/// A field, and the values of which it has to have one.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Condition {
    pub(super) field: String,
    pub(super) values: Vec<Value>,
}

/// Those of the settings, then that of the reader's locale where a field holds it.
pub(super) fn of_search(settings: &EngineSettings, locale: Option<&str>) -> Vec<Condition> {
    let set = settings.filter.iter();
    let mut conditions: Vec<Condition> =
        set.map(|(field, value)| Condition { field: field.clone(), values: vec![value.clone()] }).collect();
    if let (Some(field), Some(locale)) = (&settings.fields.locale, locale) {
        conditions.push(Condition { field: field.clone(), values: spellings(locale) });
    }
    conditions
}

/// What an index may call a locale: `pt-BR` as it is, `pt-br`, `pt_BR`, and the language alone.
fn spellings(locale: &str) -> Vec<Value> {
    let mut names =
        vec![locale.to_owned(), locale.to_lowercase(), locale.replace('-', "_"), language_of(locale)];
    let mut seen = Vec::new();
    names.retain(|name| {
        !seen.contains(name) && {
            seen.push(name.clone());
            true
        }
    });
    names.into_iter().map(Value::String).collect()
}

/// As MongoDB writes it, and Astra and Pinecone with it: `{"locale": {"$in": ["de"]}, "product": "avx"}`; none without
/// conditions.
pub(super) fn in_mongo_style(conditions: &[Condition]) -> Option<Value> {
    let one = |condition: &Condition| match &condition.values[..] {
        [value] => json!({ "$eq": value }),
        values => json!({ "$in": values }),
    };
    let all: serde_json::Map<String, Value> =
        conditions.iter().map(|condition| (condition.field.clone(), one(condition))).collect();
    (!all.is_empty()).then_some(Value::Object(all))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_is_looked_for_under_all_that_it_may_be_called() {
        let mut settings = EngineSettings::default();
        settings.fields.locale = Some("lang".into());
        settings.filter.insert("product".into(), json!("avx"));
        let product = Condition { field: "product".into(), values: vec![json!("avx")] };
        let table = [
            (Some("pt-BR"), Some(json!(["pt-BR", "pt-br", "pt_BR", "pt"]))),
            (Some("de"), Some(json!(["de"]))),
            (None, None),
        ];
        for (locale, expected) in table {
            let mut conditions = vec![product.clone()];
            if let Some(Value::Array(values)) = expected {
                conditions.push(Condition { field: "lang".into(), values });
            }
            assert_eq!(of_search(&settings, locale), conditions);
        }
        settings.fields.locale = None;
        assert_eq!(of_search(&settings, Some("de")), [product]);
    }

    #[test]
    fn conditions_are_written_as_mongodb_has_them() {
        let conditions = [
            Condition { field: "lang".into(), values: vec![json!("de-AT"), json!("de")] },
            Condition { field: "year".into(), values: vec![json!(2026)] },
        ];
        let expected = json!({ "lang": { "$in": ["de-AT", "de"] }, "year": { "$eq": 2026 } });
        assert_eq!(in_mongo_style(&conditions), Some(expected));
        assert_eq!(in_mongo_style(&[]), None);
    }
}
