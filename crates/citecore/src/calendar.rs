//! Days of the Gregorian calendar as days since 1970. Years begin in March here, so that a leap day is the last of one. After H. Hinnant,
//! chrono-Compatible Low-Level Date Algorithms.

pub(crate) const SECONDS_A_DAY: f64 = 86_400.0;

/// Days from the first of March of the year 0 to 1970.
const EPOCH: i64 = 719_468;

/// Days from 1970-01-01 to a day of the Gregorian calendar.
pub(crate) fn days_from_civil(year: i64, month: i64, day: i64) -> f64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    let before = 365 * year + leap_days + (153 * month + 2) / 5;
    (before + day - 1 - EPOCH) as f64
}

/// Days since 1970 as year, month and day. None where the year hasn't four digits at the most.
pub(crate) fn civil_from_days(days: i64) -> Option<(i64, i64, i64)> {
    /// Of 400 years.
    const ERA: i64 = 146_097;
    let days = days + EPOCH;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let year = year + era * 400 + i64::from(month >= 10);
    (1..=9999).contains(&year).then_some((
        year,
        if month < 10 { month + 3 } else { month - 9 },
        day - (153 * month + 2) / 5 + 1,
    ))
}

#[cfg(test)]
mod tests {
    use super::{civil_from_days, days_from_civil};

    #[test]
    fn a_day_and_its_number_are_each_others() {
        for days in (-719_162..2_932_897).step_by(7) {
            let (year, month, day) = civil_from_days(days).unwrap();
            assert_eq!(days_from_civil(year, month, day), days as f64, "{year}-{month}-{day}");
        }
        assert_eq!(civil_from_days(11_016), Some((2000, 2, 29)));
        assert_eq!((civil_from_days(-719_163), civil_from_days(2_932_897)), (None, None));
    }
}
