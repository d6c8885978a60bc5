//! Everything that a reader reads, in the language of the page: a table a language (`crates/widget/strings`), of which a
//! page loads one at most, since the English one is always there.

mod sentences;
#[cfg(test)]
mod tests;
mod word;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::{host::property, js::parse};
pub(crate) use word::Word;

/// What stands in for words that a language's table lacks.
const ENGLISH: &str = include_str!("../../strings/en.json");

/// The words of one language, those of the page's own before them.
pub(crate) struct Strings {
    /// The language that the page is in, as dates are written in it.
    tag: String,
    /// The language of the words, which is English where there are none of the page's.
    language: String,
    tables: Vec<Table>,
}

/// Words by their names. What depends on a number has a form for each of the categories of its language.
struct Table {
    words: JsValue,
    /// `Intl.PluralRules` of the language; none where the browser has none.
    rules: Option<JsValue>,
}

impl Table {
    fn new(words: JsValue, tag: &str) -> Self {
        Self { words, rules: construct("PluralRules", tag) }
    }

    /// The category of a number: "one", "few" …
    fn category(&self, count: usize) -> Option<String> {
        let rules = self.rules.as_ref()?;
        let select: Function = property(rules, "select")?.dyn_into().ok()?;
        select.call1(rules, &JsValue::from(count as f64)).ok()?.as_string()
    }
}

impl Strings {
    /// The words for an element: `options.language` is the page's language, `options.words` the table of its words; the property
    /// `strings` of the element has words of the page's own.
    pub(crate) fn of(element: &JsValue, options: &JsValue) -> Self {
        let tag = property(options, "language").and_then(|tag| tag.as_string()).unwrap_or_default();
        let words = property(options, "words").unwrap_or(JsValue::UNDEFINED);
        Self::new(&tag, words, property(element, "strings"))
    }

    /// The words for a page of this language (BCP 47). `words` is the table of that language, undefined for one that there is
    /// none of; `own` are words of the page's own.
    pub(crate) fn new(tag: &str, words: JsValue, own: Option<JsValue>) -> Self {
        let tag = canonical(tag).unwrap_or_else(|| "en".to_owned());
        let language = if words.is_object() { tag.split('-').next().unwrap_or_default() } else { "en" };
        let language = language.to_owned();
        let english = Table::new(parse(ENGLISH).unwrap_or(JsValue::UNDEFINED), "en");
        let own = own.map(|words| Table::new(words, &language));
        let tables = own.into_iter().chain([Table::new(words, &language), english]).collect();
        Self { tag, language, tables }
    }

    /// The language that the page is in, as BCP 47 has it.
    pub(crate) fn tag(&self) -> &str {
        &self.tag
    }

    /// The language of the words.
    pub(crate) fn language(&self) -> &str {
        &self.language
    }

    /// The language that the page is in, where the words are of another.
    pub(crate) fn foreign(&self) -> Option<&str> {
        (self.tag.split('-').next() != Some(&self.language)).then_some(&self.tag)
    }

    pub(crate) fn get(&self, word: Word) -> String {
        self.find(word, |_, value| value.as_string())
    }

    /// Words in which names in braces are replaced.
    pub(crate) fn filled(&self, word: Word, values: &[(&str, &str)]) -> String {
        fill(&self.get(word), values)
    }

    /// The form of the words that goes with a number, which is filled in for `{count}`.
    pub(crate) fn counted(&self, word: Word, count: usize, values: &[(&str, &str)]) -> String {
        let form = self.find(word, |table, value| {
            let form = |category: &str| property(value, category)?.as_string();
            table
                .category(count)
                .and_then(|category| form(&category))
                .or_else(|| form("other"))
                .or_else(|| value.as_string())
        });
        let count = count.to_string();
        fill(&form, &[&[("count", count.as_str())], values].concat())
    }

    /// What the first table says that says anything.
    fn find(&self, word: Word, read: impl Fn(&Table, &JsValue) -> Option<String>) -> String {
        let found = self
            .tables
            .iter()
            .find_map(|table| property(&table.words, word.name()).and_then(|value| read(table, &value)));
        found.unwrap_or_default()
    }
}

/// Replaces `{name}` by its value, once: what values have in braces stays.
fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::new();
    let mut rest = template;
    while let Some((before, behind)) = rest.split_once('{') {
        filled.push_str(before);
        let named = behind.split_once('}');
        let value =
            named.and_then(|(name, rest)| Some((values.iter().find(|(known, _)| *known == name)?.1, rest)));
        match value {
            Some((value, behind)) => {
                filled.push_str(value);
                rest = behind;
            }
            None => {
                filled.push('{');
                rest = behind;
            }
        }
    }
    filled + rest
}

/// A tag as BCP 47 writes it; none where it is no tag.
pub(crate) fn canonical(tag: &str) -> Option<String> {
    let canonical: Function = property_of_intl("getCanonicalLocales")?.dyn_into().ok()?;
    let tag = tag.replace('_', "-");
    let list = canonical.call1(&JsValue::UNDEFINED, &tag.into()).ok()?;
    list.unchecked_into::<Array>().get(0).as_string()
}

/// One of the classes of `Intl`, made for a language.
fn construct(class: &str, tag: &str) -> Option<JsValue> {
    let class: Function = property_of_intl(class)?.dyn_into().ok()?;
    Reflect::construct(&class, &Array::of1(&tag.into())).ok()
}

fn property_of_intl(name: &str) -> Option<JsValue> {
    property(&property(&js_sys::global(), "Intl")?, name)
}
