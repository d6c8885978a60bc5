use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::{ENGLISH, Strings, Word, fill};
use crate::{host::property, js::parse};

const TABLES: &[(&str, &str)] = &[
    ("ar", include_str!("../../strings/ar.json")),
    ("de", include_str!("../../strings/de.json")),
    ("en", ENGLISH),
    ("es", include_str!("../../strings/es.json")),
    ("fr", include_str!("../../strings/fr.json")),
    ("ja", include_str!("../../strings/ja.json")),
    ("ko", include_str!("../../strings/ko.json")),
    ("zh", include_str!("../../strings/zh.json")),
];

fn strings(tag: &str) -> Strings {
    let table = TABLES.iter().find(|(language, _)| tag.starts_with(language)).unwrap().1;
    Strings::new(tag, parse(table).unwrap(), None)
}

/// The names in braces, each once.
fn names(text: &str) -> Vec<&str> {
    let mut names: Vec<&str> =
        text.split('{').skip(1).filter_map(|behind| Some(behind.split_once('}')?.0)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[wasm_bindgen_test]
fn every_language_says_everything_with_the_same_names() {
    let english = parse(ENGLISH).unwrap();
    for (language, table) in TABLES {
        let table = parse(table).unwrap();
        for word in Word::ALL {
            let name = word.name();
            let (said, model) = (property(&table, name), property(&english, name).unwrap());
            let said = said.unwrap_or_else(|| panic!("{language} lacks {name}"));
            match model.as_string() {
                Some(model) => {
                    assert_eq!(names(&said.as_string().unwrap()), names(&model), "{language} {name}")
                }
                None => {
                    let (said, model) = (form(&said, "other"), form(&model, "other"));
                    assert_eq!(names(&said), names(&model), "{language} {name}");
                }
            }
        }
        let count = js_sys::Object::keys(&js_sys::Object::from(table)).length() as usize;
        assert_eq!(count, Word::ALL.len(), "{language} has words that nobody says");
    }
}

fn form(value: &JsValue, category: &str) -> String {
    property(value, category).unwrap().as_string().unwrap()
}

#[wasm_bindgen_test]
fn every_category_of_a_language_has_its_form() {
    for (language, table) in TABLES {
        let rules = super::construct("PluralRules", language).unwrap();
        let options = js_sys::Reflect::get(&rules, &"resolvedOptions".into()).unwrap();
        let options = js_sys::Function::from(options).call0(&rules).unwrap();
        let categories = js_sys::Array::from(&property(&options, "pluralCategories").unwrap());
        let table = parse(table).unwrap();
        for word in
            [Word::Ready, Word::Removed, Word::Share, Word::InSeconds, Word::InMinutes, Word::LowCoverage]
        {
            let forms = property(&table, word.name()).unwrap();
            for category in categories.iter().map(|category| category.as_string().unwrap()) {
                assert!(property(&forms, &category).is_some(), "{language} {} {category}", word.name());
            }
        }
    }
}

#[wasm_bindgen_test]
fn numbers_have_the_form_of_their_language() {
    let arabic = strings("ar-EG");
    let ready = |count| arabic.ready(count);
    assert_eq!(ready(0), "الإجابة جاهزة، بلا مراجع");
    assert_eq!(ready(1), "الإجابة جاهزة، مرجع واحد");
    assert_eq!(ready(2), "الإجابة جاهزة، مرجعان");
    assert_eq!(ready(3), "الإجابة جاهزة، 3 مراجع");
    assert_eq!(ready(11), "الإجابة جاهزة، 11 مرجعًا");
    assert_eq!(ready(100), "الإجابة جاهزة، 100 مرجع");
    assert_eq!(strings("en").ready(0), "Answer ready, no references");
    assert_eq!(strings("en").ready(1), "Answer ready, 1 reference");
    assert_eq!(strings("en").ready(4), "Answer ready, 4 references");
    assert_eq!(strings("fr").removed(1), "1 citation retirée");
    assert_eq!(strings("ko").removed(2), "인용 2개 제거됨");
}

#[wasm_bindgen_test]
fn the_words_of_a_page_come_first_then_those_of_its_language_then_english() {
    let own =
        parse(r#"{ "ask": "Los!", "removed": { "one": "eins weg", "other": "{count} weg" }, "stop": 7 }"#);
    let german = parse(r#"{ "ask": "Fragen", "stop": "Stopp", "removed": { "other": "{count} entfernt" } }"#);
    let strings = Strings::new("de", german.unwrap(), Some(own.unwrap()));
    assert_eq!(strings.get(Word::Ask), "Los!");
    assert_eq!(strings.get(Word::Stop), "Stopp", "what is no text is passed over");
    assert_eq!(strings.get(Word::Close), "Close");
    assert_eq!((strings.removed(1), strings.removed(2)), ("eins weg".into(), "2 weg".into()));
}

#[wasm_bindgen_test]
fn a_tag_that_is_none_is_english() {
    let strings = Strings::new("no tag at all", JsValue::UNDEFINED, None);
    assert_eq!((strings.tag(), strings.get(Word::Ask).as_str()), ("en", "Ask"));
    assert_eq!(Strings::new("en_US", JsValue::UNDEFINED, None).tag(), "en-US");
    assert_eq!(Strings::new("fi", JsValue::UNDEFINED, None).removed(1), "1 citation removed");
}

#[wasm_bindgen_test]
fn braces_are_filled_once() {
    assert_eq!(fill("{a} and {b} {c} {", &[("a", "{b}"), ("b", "2")]), "{b} and 2 {c} {");
}
