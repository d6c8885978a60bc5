//! Dates of last changes, as engines have them.

use std::ops::Range;

use serde_json::Value;

use super::value::{label, number, single};
use crate::{
    calendar::{SECONDS_A_DAY, civil_from_days},
    joined::add_digits,
    place,
};

/// A date of ISO 8601: a text that begins as one, or a number that is one (`2026`, `20260304`), or `{"$date": …}` of Extended JSON,
/// where a number is milliseconds since 1970; other great numbers are seconds or milliseconds since then.
pub(super) fn date(value: &Value) -> Option<String> {
    let value = single(value);
    if let Some(date) = value.get("$date") {
        let text = date_text(date).filter(|_| !date.is_number());
        return text.or_else(|| number(date).and_then(date_of_milliseconds));
    }
    date_text(value).or_else(|| {
        let number = number(value)?;
        let is_seconds = SECONDS.contains(&number);
        let is_time = is_seconds || MILLISECONDS.contains(&number);
        date_of_milliseconds(if is_seconds { number * 1000.0 } else { number }).filter(|_| is_time)
    })
}

/// From 1973 to 2096. Other numbers may be dates with their time, written as one: 20260304101112.
const SECONDS: Range<f64> = 1e8..4e9;
const MILLISECONDS: Range<f64> = 1e11..4e12;

fn date_text(value: &Value) -> Option<String> {
    let text = label(value)?;
    let digits = place::run_end(&text, 0, |c| c.is_ascii_digit());
    let is_date =
        matches!((digits, text.as_bytes().get(digits)), (4, None | Some(b'-')) | (8, None | Some(b'T')));
    is_date.then_some(text)
}

const MILLISECONDS_A_DAY: f64 = SECONDS_A_DAY * 1000.0;

/// More days than lie between 1970 and the last year of four digits.
const MOST_DAYS: f64 = 4e6;

/// Milliseconds since 1970 as a date with its time.
fn date_of_milliseconds(milliseconds: f64) -> Option<String> {
    let days = (milliseconds / MILLISECONDS_A_DAY).floor();
    let (year, month, day) =
        Some(days).filter(|days| days.abs() < MOST_DAYS).and_then(|days| civil_from_days(days as i64))?;
    let rest = (milliseconds - days * MILLISECONDS_A_DAY) as u64;
    let (seconds, milliseconds) = (rest / 1000, rest % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut date = String::new();
    add_digits(year as u64, 4, &mut date);
    for (before, &number) in "--T::".chars().zip(&[month as u64, day as u64, hours, minutes, seconds]) {
        date.push(before);
        add_digits(number, 2, &mut date);
    }
    if milliseconds > 0 {
        date.push('.');
        add_digits(milliseconds, 3, &mut date);
    }
    date.push('Z');
    Some(date)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::date;

    #[test]
    fn dates_are_of_iso_8601() {
        assert_eq!(date(&json!("2026-03-04T10:11:12Z")).as_deref(), Some("2026-03-04T10:11:12Z"));
        let milliseconds = json!({ "$date": { "$numberLong": "1772619072000" } });
        assert_eq!(date(&milliseconds).as_deref(), Some("2026-03-04T10:11:12Z"));
        assert_eq!(
            date(&json!({ "$date": 951_782_400_123_i64 })).as_deref(),
            Some("2000-02-29T00:00:00.123Z")
        );
        assert_eq!(date(&json!({ "$date": -1 })).as_deref(), Some("1969-12-31T23:59:59.999Z"));
        for (value, expected) in [
            (json!(2026), "2026"),
            (json!(" 2026 "), "2026"),
            (json!("2026-03"), "2026-03"),
            (json!(20260304), "20260304"),
            (json!(["20260304T10:11Z"]), "20260304T10:11Z"),
            (json!(1772619072), "2026-03-04T10:11:12Z"),
            (json!("1772619072"), "2026-03-04T10:11:12Z"),
            (json!(1772619072500_i64), "2026-03-04T10:11:12.500Z"),
            (json!({ "$date": "2026" }), "2026"),
            (json!({ "$date": 20260304 }), "1970-01-01T05:37:40.304Z"),
        ] {
            assert_eq!(date(&value).as_deref(), Some(expected), "{value}");
        }
        for none in [
            json!("March 4"),
            json!(20260304101112_i64),
            json!(202603),
            json!(2026.5),
            json!({ "$date": 1e300 }),
            json!("2026/03/04"),
        ] {
            assert_eq!(date(&none), None, "{none}");
        }
    }
}
