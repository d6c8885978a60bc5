//! Values of JSON as what the fields of a passage hold. Each gives none where the value isn't that.

use std::borrow::Cow;

use serde_json::{Map, Number, Value};

use crate::{find, joined::add_digits, json::parse, phrases, place};

/// Where a list holds one value, as Elasticsearch's `fields` do, that one.
pub(super) fn single(value: &Value) -> &Value {
    match value.as_array().map(Vec::as_slice) {
        Some([value]) => value,
        _ => value,
    }
}

/// A copy of a value. The maps are filled entry by entry, as everywhere: their own way to be cloned would be downloaded beside that.
pub(super) fn copied(value: &Value) -> Value {
    match value {
        Value::Null => Value::Null,
        Value::Bool(truth) => Value::Bool(*truth),
        Value::Number(number) => Value::Number(number.clone()),
        Value::String(text) => Value::String(text.clone()),
        Value::Array(items) => {
            let mut copy = Vec::with_capacity(items.len());
            for item in items {
                copy.push(copied(item));
            }
            Value::Array(copy)
        }
        Value::Object(map) => {
            let mut copy = Map::new();
            for (key, value) in map {
                copy.insert(key.clone(), copied(value));
            }
            Value::Object(copy)
        }
    }
}

fn filled(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.trim().is_empty())
}

/// A text as it is; several are set apart by a blank line. Each can be in an object, as the `text` of it.
pub(super) fn text(value: &Value) -> Option<Cow<'_, str>> {
    fn own(value: &Value) -> Option<&str> {
        value.get("text").unwrap_or(value).as_str()
    }
    if let Value::Array(items) = value {
        let mut all = String::new();
        for (index, item) in items.iter().enumerate() {
            all.push_str(if index == 0 { "" } else { "\n\n" });
            all.push_str(own(item)?);
        }
        return Some(all).filter(|all| filled(all).is_some()).map(Cow::Owned);
    }
    own(value).and_then(filled).map(Cow::Borrowed)
}

/// A name on one line: a text, or a number that is one.
pub(super) fn label(value: &Value) -> Option<String> {
    match single(value) {
        Value::String(text) => filled(text).map(|text| text.trim().to_owned()),
        Value::Number(number) => written(number),
        _ => None,
    }
}

/// A number as it is written. What is no whole number has fifteen digits at the most, which are told without the tables that it
/// takes to write any double there is.
fn written(number: &Number) -> Option<String> {
    let sign = if number.as_f64()? < 0.0 { "-" } else { "" };
    let whole = number.as_u64().or_else(|| number.as_i64().map(i64::unsigned_abs));
    if let Some(whole) = whole {
        return Some(joined!(sign, whole));
    }
    let (digits, decimals) = decimal(number.as_f64()?.abs())?;
    let unit = 10_u64.pow(decimals);
    let (whole, rest, width) = (digits / unit, digits % unit, decimals as usize);
    let mut text = joined!(sign, whole);
    if decimals > 0 {
        text.push('.');
        add_digits(rest, width, &mut text);
    }
    Some(text)
}

/// The least number of decimals that tell a number from all others, and its digits with so many.
fn decimal(number: f64) -> Option<(u64, u32)> {
    /// From here on, not every whole number is a double.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    let mut unit = 1.0;
    for decimals in 0..16 {
        let digits = (number * unit).round();
        // Both are exact, so that this is the double that the decimal is read as.
        if digits < EXACT && digits / unit == number {
            return Some((digits as u64, decimals));
        }
        unit *= 10.0;
    }
    None
}

/// An address or a path.
pub(super) fn address(value: &Value) -> Option<String> {
    single(value).as_str().and_then(filled).map(|text| text.trim().to_owned())
}

/// An id: a text, a number, or an object that wraps one, as `{"$oid": "64b7"}` and `{"@type": "g:UUID", "id": "64b7"}` do.
pub(super) fn id(value: &Value) -> Option<String> {
    let value = single(value);
    let wrapped = || {
        let map = value.as_object()?;
        let key = map.keys().find(|key| key.starts_with('$')).map_or("id", String::as_str);
        label(map.get(key)?)
    };
    label(value).or_else(wrapped)
}

/// A finite number: a number, one written as a text, or one of MongoDB's Extended JSON, `{"$numberDouble": "0.97"}`.
pub(super) fn number(value: &Value) -> Option<f64> {
    let read = |value: &Value| match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => written_number(text.trim()),
        _ => None,
    };
    let value = single(value);
    let extended = || {
        let map = value.as_object().filter(|map| map.len() == 1)?;
        map.iter().find(|(key, _)| key.starts_with("$number")).and_then(|(_, value)| read(value))
    };
    read(value).or_else(extended).filter(|number| number.is_finite())
}

/// The longest number that is worth reading: a decimal of 34 digits with its exponent.
const LONGEST_NUMBER: usize = 44;

/// Read as JSON's numbers are, so that 0.97 is the same whichever way it is written.
fn written_number(text: &str) -> Option<f64> {
    let is_number =
        text.len() <= LONGEST_NUMBER && place::begins(text, 0, |c| c == '-' || c.is_ascii_digit());
    if is_number { parse(text)?.as_f64() } else { None }
}

/// A whole number from 0 on.
fn whole(value: &Value) -> Option<u32> {
    let number = number(value)?;
    (number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number)).then_some(number as u32)
}

/// What leads to a page in an address.
const FRAGMENT: &str = "#page=";

/// The page: a number, or a text that says one (`3`, `p. 3`, `Page 3`, the first of `pp. 3-5`, `guide.pdf#page=3`). Roman numbers are
/// none.
pub(super) fn page(value: &Value) -> Option<u32> {
    let said = |text: &str| {
        let text = find::find(text, FRAGMENT).map_or(text, |at| &text[at + FRAGMENT.len()..]).trim();
        let rest =
            place::without_first(place::without_first(text, char::is_alphabetic), |c| c == '.').trim_start();
        let end = place::run_end(rest, 0, |c| c.is_ascii_digit());
        let ends = !place::begins(rest, end, char::is_alphanumeric);
        rest[..end].parse().ok().filter(|_| ends)
    };
    whole(value).or_else(|| said(single(value).as_str()?))
}

/// The year: a number of four digits, or a text that is one or begins with one, as a date does.
pub(super) fn year(value: &Value) -> Option<i32> {
    let begins = |text: &str| {
        let (year, rest) = text.trim().split_at_checked(4)?;
        let is_year =
            year.bytes().all(|byte| byte.is_ascii_digit()) && !place::begins(rest, 0, char::is_alphanumeric);
        year.parse().ok().filter(|_| is_year)
    };
    let four = |year: &u32| (1000..=9999).contains(year);
    whole(value).filter(four).map(|year| year as i32).or_else(|| begins(single(value).as_str()?))
}

/// The numbers of an embedding, of which there can be none: a list, or one as a text, as drivers for PostgreSQL give a vector.
pub(super) fn embedding(value: &Value) -> Option<Vec<f32>> {
    if let Some(text) = value.as_str().filter(|text| text.starts_with('[')) {
        return embedding(&parse(text)?);
    }
    let mut numbers = Vec::new();
    for number in value.as_array()? {
        numbers.push(number.as_f64()? as f32);
    }
    Some(numbers)
}

/// Does the text say where a reader can open it?
pub(super) fn is_address(text: &str) -> bool {
    phrases::phrase_at_in_any_case(text, 0, "https://|http://") > 0
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{id, label, number, page, year};

    #[test]
    fn pages_are_read_as_they_are_written() {
        let pages = [
            json!(3),
            json!(3.0),
            json!("3"),
            json!(" p. 3"),
            json!("Page 3"),
            json!("pp. 3-5"),
            json!("S.3"),
            json!([3]),
        ];
        assert!(pages.iter().all(|value| page(value) == Some(3)));
        for none in [
            json!("iv"),
            json!(""),
            json!(-1),
            json!(3.5),
            json!("3b"),
            json!("A-3"),
            json!(5e9),
            json!(null),
        ] {
            assert_eq!(page(&none), None, "{none}");
        }
    }

    #[test]
    fn years_are_of_four_digits() {
        for value in [json!(2021), json!("2021"), json!("2021-03-04"), json!({ "$numberInt": "2021" })] {
            assert_eq!(year(&value), Some(2021), "{value}");
        }
        for none in [json!(21), json!("20210"), json!("in 2021"), json!("ééé"), json!(true)] {
            assert_eq!(year(&none), None, "{none}");
        }
    }

    #[test]
    fn numbers_are_finite() {
        for value in [json!(0.5), json!("0.5"), json!({ "$numberDouble": "0.5" }), json!([0.5])] {
            assert_eq!(number(&value), Some(0.5), "{value}");
        }
        for none in [json!("NaN"), json!("inf"), json!({ "$numberDouble": "Infinity" }), json!({}), json!([])]
        {
            assert_eq!(number(&none), None, "{none}");
        }
    }

    #[test]
    fn numbers_are_labels_as_they_are_written() {
        let numbers = [
            ("7", "7"),
            ("18446744073709551615", "18446744073709551615"),
            ("-12.0", "-12"),
            ("3.11", "3.11"),
            ("-0.05", "-0.05"),
            ("1984.5", "1984.5"),
            ("0.000000000000001", "0.000000000000001"),
            ("123456789.012345", "123456789.012345"),
        ];
        for (json, expected) in numbers {
            let number = serde_json::from_str(json).unwrap();
            assert_eq!(label(&number).as_deref(), Some(expected));
        }
        assert_eq!(label(&json!(1e20)), None);
        assert_eq!(label(&json!(0.1 + 0.2)), None);
    }

    #[test]
    fn ids_are_unwrapped() {
        for value in [json!("7"), json!(7), json!({ "$oid": "7" }), json!({ "@type": "g:UUID", "id": 7 })] {
            assert_eq!(id(&value).as_deref(), Some("7"), "{value}");
        }
        assert_eq!(id(&json!({ "$binary": { "base64": "eA==" } })), None);
    }
}
