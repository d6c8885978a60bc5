//! Dates as ISO 8601 writes them, as days. A calendar of time zones isn't needed to tell how old something is.

/// Days from 1970-01-01T00:00Z to a date (`2024-05-01`) or a date with its time (`2024-05-01T12:30:00.5+09:00`), in parts of a
/// day. A time without an offset is taken as UTC. None where it is neither.
pub(super) fn days(text: &str) -> Option<f64> {
    let text = text.trim();
    let (date, time) = text.split_at_checked(10).unwrap_or((text, ""));
    let mut parts = date.split('-');
    let (year, month, day) =
        (digits(parts.next()?, 4)?, digits(parts.next()?, 2)?, digits(parts.next()?, 2)?);
    if parts.next().is_some() || !(1..=12).contains(&month) || !(1..=days_of(year, month)).contains(&day) {
        return None;
    }
    let midnight = civil(year.into(), month.into(), day.into());
    if time.is_empty() {
        return Some(midnight);
    }
    let (clock, ahead) = offset(time.strip_prefix(['T', 't', ' '])?)?;
    Some(midnight + (seconds(clock)? - ahead) / 86_400.0)
}

/// Days from 1970-01-01 to the middle of a year: the best guess where no more is known.
pub(super) fn middle_of(year: i32) -> f64 {
    civil(year.into(), 7, 2)
}

/// A time without its offset, and how many seconds that is ahead of UTC.
fn offset(time: &str) -> Option<(&str, f64)> {
    if let Some(clock) = time.strip_suffix(['Z', 'z']) {
        return Some((clock, 0.0));
    }
    let Some(at) = time.rfind(['+', '-']) else { return Some((time, 0.0)) };
    let (clock, zone) = time.split_at(at);
    let (sign, zone) = (if zone.starts_with('-') { -1.0 } else { 1.0 }, &zone[1..]);
    let (hours, minutes) = match zone.split_once(':') {
        Some(parts) => parts,
        None => zone.split_at_checked(2)?,
    };
    let minutes = if minutes.is_empty() { 0 } else { digits(minutes, 2).filter(|&minutes| minutes < 60)? };
    let hours = digits(hours, 2).filter(|&hours| hours < 24)?;
    Some((clock, sign * f64::from(hours * 3600 + minutes * 60)))
}

/// `12:30`, `12:30:59` or `12:30:59.5` in seconds.
fn seconds(clock: &str) -> Option<f64> {
    let (clock, fraction) = clock.split_once(['.', ',']).unwrap_or((clock, "0"));
    let mut parts = clock.split(':');
    let (hours, minutes) = (digits(parts.next()?, 2)?, digits(parts.next()?, 2)?);
    // A leap second is one of the next minute.
    let seconds = parts.next().map_or(Some(0), |seconds| digits(seconds, 2))?;
    let in_range = parts.next().is_none() && hours < 25 && minutes < 60 && seconds < 61;
    if !in_range || fraction.is_empty() || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // From the last digit on: the standard library's reader of numbers is 14 KB of a page that loads the engine.
    let fraction = fraction.bytes().rev().fold(0.0, |rest, digit| (rest + f64::from(digit - b'0')) / 10.0);
    Some(f64::from(hours * 3600 + minutes * 60 + seconds) + fraction)
}

/// A number of just so many digits.
fn digits(text: &str, count: usize) -> Option<u32> {
    let all = text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| all)
}

fn days_of(year: u32, month: u32) -> u32 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Days from 1970-01-01 to a day of the Gregorian calendar. Years begin in March here, so that a leap day is the last.
fn civil(year: i64, month: i64, day: i64) -> f64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    let before = 365 * year + leap_days + (153 * month + 2) / 5;
    (before + day - 1 - 719_468) as f64
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
            "2024",
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
