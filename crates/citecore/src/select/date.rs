//! Dates as ISO 8601 writes them, as days. A calendar of time zones isn't needed to tell how old something is.

use crate::calendar::{SECONDS_A_DAY, days_from_civil};

/// Days from 1970-01-01T00:00Z to a date (`2024-05-01`, `20240501`), the beginning of a year or a month (`2024`, `2024-05`) or a date
/// with its time (`2024-05-01T12:30:00.5+09:00`), in parts of a day. A time without an offset is taken as UTC. None where it is none
/// of these.
pub(super) fn days(text: &str) -> Option<f64> {
    let mut rest = Rest(text.trim().as_bytes());
    let year = rest.number(4)?;
    let (mut month, mut day) = (1, 1);
    if !rest.0.is_empty() {
        let dash = rest.eat(b"-").is_some();
        month = rest.number(2)?;
        if !dash {
            day = rest.number(2)?;
        } else if !rest.0.is_empty() {
            day = rest.behind(b"-", 2)?;
        }
    }
    if !(1..=12).contains(&month) || !(1..=days_of(year, month)).contains(&day) {
        return None;
    }
    let mut days = days_from_civil(year.into(), month.into(), day.into());
    if !rest.0.is_empty() {
        days += rest.time()? / SECONDS_A_DAY;
    }
    Some(days)
}

/// Days from 1970-01-01 to the middle of a year: the best guess where no more is known.
pub(super) fn middle_of(year: i32) -> f64 {
    days_from_civil(year.into(), 7, 2)
}

/// What is left of a date.
struct Rest<'t>(&'t [u8]);

impl Rest<'_> {
    /// A time and its offset as seconds: `T12:30`, `T12:30:59Z` or `T12:30:59.5+09:00`.
    fn time(&mut self) -> Option<f64> {
        let hours = self.behind(b"Tt ", 2)?;
        let minutes = self.behind(b":", 2)?;
        // A leap second is one of the next minute.
        let seconds = if self.0.starts_with(b":") { self.behind(b":", 2)? } else { 0 };
        let fraction = if self.eat(b".,").is_some() { self.fraction()? } else { 0.0 };
        let ahead = self.offset()?;
        let in_range = hours < 25 && minutes < 60 && seconds < 61 && self.0.is_empty();
        in_range.then(|| f64::from(hours * 3600 + minutes * 60 + seconds) + fraction - ahead)
    }

    /// How many seconds a time is ahead of UTC.
    fn offset(&mut self) -> Option<f64> {
        if self.0.is_empty() || self.eat(b"Zz").is_some() {
            return Some(0.0);
        }
        let sign = if self.eat(b"+-")? == b'-' { -1.0 } else { 1.0 };
        let hours = self.number(2)?;
        self.eat(b":");
        let minutes = if self.0.is_empty() { 0 } else { self.number(2)? };
        (hours < 24 && minutes < 60).then(|| sign * f64::from(hours * 3600 + minutes * 60))
    }

    /// What stands behind the point.
    fn fraction(&mut self) -> Option<f64> {
        let end = self.0.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(self.0.len());
        let (digits, rest) = self.0.split_at(end);
        self.0 = rest;
        // From the last digit on: the standard library's reader of numbers is 14 KB of a page that loads the engine.
        let fraction = digits.iter().rev().fold(0.0, |rest, digit| (rest + f64::from(digit - b'0')) / 10.0);
        (end > 0).then_some(fraction)
    }

    /// A number of just so many digits behind one of these.
    fn behind(&mut self, before: &[u8], count: usize) -> Option<u32> {
        self.eat(before)?;
        self.number(count)
    }

    fn eat(&mut self, any: &[u8]) -> Option<u8> {
        let (first, rest) = self.0.split_first().filter(|(first, _)| any.contains(first))?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self, count: usize) -> Option<u32> {
        let mut number = 0;
        for _ in 0..count {
            number = 10 * number + u32::from(self.eat(b"0123456789")? - b'0');
        }
        Some(number)
    }
}

fn days_of(year: u32, month: u32) -> u32 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_days_from_the_first_of_1970() {
        let table = [
            ("1970-01-01", 0.0),
            ("1969-12-31", -1.0),
            ("2000-02-29", 11_016.0),
            ("2000-03-01", 11_017.0),
            ("2024-05-01", 19_844.0),
            ("0000-01-01", -719_528.0),
            ("9999-12-31", 2_932_896.0),
            ("1970-01-02T12:00Z", 1.5),
            ("1970-01-02 12:00:00", 1.5),
            ("1970-01-02T12:00:00.000z", 1.5),
            ("1970-01-02T21:00:00+09:00", 1.5),
            ("1970-01-02T06:00:00-0600", 1.5),
            ("1970-01-02T13:00:00,0+01", 1.5),
            (" 1970-01-01T00:00:43.2Z ", 0.0005),
            ("1971", 365.0),
            ("1970-02", 31.0),
            ("19700202", 32.0),
            ("19700202T12:00Z", 32.5),
        ];
        for (text, expected) in table {
            assert!(
                days(text).is_some_and(|found| (found - expected).abs() < 1e-9),
                "{text}: {:?}",
                days(text)
            );
        }
        assert_eq!(middle_of(1970), 182.0);
        assert!(middle_of(i32::MIN) < middle_of(i32::MAX));
    }

    #[test]
    fn what_is_no_date_is_none() {
        let table = [
            "",
            "yesterday",
            "202",
            "2024-",
            "2024-13",
            "2024-05-",
            "202405",
            "2024050",
            "20241301",
            "2024-0501",
            "202405-01",
            "2024T10:00Z",
            "2024-05T10:00Z",
            "2024-5-1",
            "2024-13-01",
            "2023-02-29",
            "1900-02-29",
            "2024-00-10",
            "2024-01-00",
            "2024-01-01T",
            "2024-01-01T25:00Z",
            "2024-01-01T10:60Z",
            "2024-01-01T10:00:00.Z",
            "2024-01-01T10:00:00.xZ",
            "2024-01-01T10:00+9",
            "2024-01-01T10:00+24:00",
            "2024-01-01x10:00",
            "-024-01-01",
            "2024-01-0１",
            "2024-01-01-01",
            "망원경을 보세요",
        ];
        for text in table {
            assert_eq!(days(text), None, "{text}");
        }
    }
}
