//! When two numbers say the same.

use super::{CENTURY, Quantity, Written, is_whole};
use crate::verify::lexicon::{Dimension, Hedge, Unit};

/// How far off a number may be that is rounded, as a part of it, where nothing says that it is.
const ROUNDED: f64 = 0.05;

/// How far off it may be where "about" stands before it, and it is the nearest round number.
const ABOUT: f64 = 0.12;

/// How far off it may be then where it is a round number beside that.
const CLOSE: f64 = 0.025;

impl Quantity {
    /// Does a source with the other number say this one: the same, converted, or rounded to it?
    pub(in crate::verify) fn is_given_by(&self, source: &Self) -> bool {
        if self.letters().is_some() || source.letters().is_some() {
            return matches!(self.written, Written::Label(_))
                && source.letters().is_some()
                && self.value == source.value;
        }
        if self.is_far_from(source) {
            return false;
        }
        let gives = |theirs: f64| {
            self.is_near(self.value, source, theirs)
                || self.other.is_some_and(|ours| self.read_as(ours).is_near(ours, source, theirs))
        };
        // "One in five" is 20 %, and neither 1 % nor 5 %.
        let is_share = |number: &Self| number.unit.dimension == Dimension::Share;
        match (self.part_of_whole(), source.part_of_whole()) {
            (_, Some(theirs)) if is_share(self) => gives(theirs),
            (Some(ours), _) if is_share(source) => self.read_as(ours).is_near(ours, source, source.value),
            _ => gives(source.value) || source.other.is_some_and(gives),
        }
    }

    /// Is it farther off, in the same unit, than anything that is rounded, or than a bound that is said of it?
    fn is_far_from(&self, source: &Self) -> bool {
        let [ours, theirs] = [self.value, source.value];
        self.unit == source.unit
            && (self.other, source.other) == (None, None)
            && ours.min(theirs) > 0.0
            && (ours > 2.0 * theirs || theirs > 2.0 * ours)
    }

    /// Is it one unit of time, as in "a month", "each year"?
    pub(in crate::verify) fn is_unit_of_time(&self) -> bool {
        let measures = self.unit.is_duration();
        self.written == Written::Optional && self.value == 1.0 && measures
    }

    /// What part of one it is, if it is read as a part or as a whole that has parts.
    pub(in crate::verify) fn part_of_whole(&self) -> Option<f64> {
        self.other.filter(|&other| other < 1.0 && self.value >= 1.0)
    }

    /// With its other reading in the place of the one: 8.850 m are none of 8.85, or the other way round.
    fn read_as(&self, value: f64) -> Self {
        let step = if self.step < 1.0 && value > self.value { 1.0 } else { self.step };
        Self { value, step, ..*self }
    }

    /// Is one reading of this number near to one of a source's?
    fn is_near(&self, ours: f64, source: &Self, theirs: f64) -> bool {
        let (unit, their_unit) = (self.unit, source.unit);
        if is_share(ours, unit, theirs, their_unit)
            || is_share(theirs, their_unit, ours, unit)
            || is_short_year(ours, unit, theirs, their_unit)
            || self.hour && is_hour(ours, theirs, their_unit)
            || source.hour && is_hour(theirs, ours, unit)
        {
            return true;
        }
        let is_year = unit.dimension == Dimension::Year || their_unit.dimension == Dimension::Year;
        let Some((theirs, converted)) = convert(theirs, their_unit, unit) else {
            // What reads as a unit behind a year may be another word.
            return ours == theirs && is_year;
        };
        if self.is_other_than_date(source) {
            return false;
        }
        if (self.version || source.version) && self.is_part() && source.is_part() {
            return ours == theirs && self.step == source.step;
        }
        // "Each month" is no 30 days.
        let alone = source.step == 0.0;
        let same = (ours - theirs).abs() <= ours.abs().max(theirs.abs()) * 1e-9;
        if same || alone {
            return same && !(alone && converted);
        }
        if is_year {
            return self.is_decade_of(ours, theirs) || self.step < 10.0 && source.is_decade_of(theirs, ours);
        }
        !self.is_calendar() && !source.is_calendar() && self.is_rounded(ours, source, theirs, converted)
    }

    /// Is exactly one of the two a day, a month or a weekday, or does this one count in words what is a date in the source? Of the days of a
    /// month there are only days, and "first" is no Monday.
    fn is_other_than_date(&self, source: &Self) -> bool {
        let (ours, theirs) = (self.unit.dimension, source.unit.dimension);
        matches!(ours, Dimension::Day | Dimension::Month) && theirs != ours
            || (ours == Dimension::Weekday) != (theirs == Dimension::Weekday)
            || self.written == Written::Words
                && ours == Dimension::Plain
                && source.is_calendar()
                && theirs != Dimension::Year
    }

    /// Has it decimals, which may be parts of a version? Python 3.1 isn't 3.10, nor 3.14 rounded.
    fn is_part(&self) -> bool {
        self.step < 1.0 && self.unit.dimension == Dimension::Plain
    }

    /// Is it a decade from one year on that another one is in, 1990s, or a century, 1800s?
    fn is_decade_of(&self, from: f64, year: f64) -> bool {
        self.step == 10.0
            && self.unit.dimension == Dimension::Year
            && is_whole(from / 10.0)
            && (from..from + if from < 2000.0 && is_whole(from / CENTURY) { CENTURY } else { 10.0 })
                .contains(&year)
    }

    /// Is it a source's number rounded, or a bound that holds of that?
    fn is_rounded(&self, ours: f64, source: &Self, theirs: f64, converted: bool) -> bool {
        let far = (ours - theirs).abs();
        let size = ours.abs().max(theirs.abs());
        // "Over 130" is said of 136, and "about 50" of 49.3: the number is round, and the other within its last place. "Over 20" isn't
        // said of what is "over 25". A 5 at its end is half of a place: "over 3.5" is said of 3.65.
        let place = self.last_place();
        let halves = self.value / (place * 5.0);
        let half = halves > 1.0 && is_whole(halves);
        let bounds = self.hedge != source.hedge && far < place * if half { 4.999 } else { 0.999 };
        match self.hedge {
            Hedge::Near if far <= place * 0.5 && far <= size * ABOUT => return true,
            // "Almost 2,500" of 2,448
            Hedge::Near if far < place * 0.75 && far <= size * CLOSE => return true,
            Hedge::Above if bounds && theirs > ours => return true,
            Hedge::Below if bounds && theirs < ours && far <= ours * 0.5 => return true,
            // 48,700 aren't more than 50,000, though that is what they round to.
            Hedge::Above if source.hedge == Hedge::Exact && !converted && theirs < ours => return false,
            Hedge::Below if source.hedge == Hedge::Exact && !converted && theirs > ours => return false,
            _ => {}
        }
        let step = if converted { source.step * source.unit.factor / self.unit.factor } else { source.step };
        let rounds = far <= self.step * 0.500_001;
        let coarser = self.step > step * 1.000_001 || converted;
        rounds && coarser && far <= size * ROUNDED
    }

    /// What one more in the last digit that isn't 0 would add.
    fn last_place(&self) -> f64 {
        let mut place = self.step;
        while place > 0.0 && place * 10.0 <= self.value.abs() && is_whole(self.value / (place * 10.0)) {
            place *= 10.0;
        }
        place
    }

    /// The letters of a label.
    fn letters(&self) -> Option<u32> {
        match self.written {
            Written::Label(letters) | Written::Apart(letters) => Some(letters),
            _ => None,
        }
    }

    /// Does it have a unit, and is no date?
    pub(in crate::verify) fn is_measured(&self) -> bool {
        self.unit.dimension != Dimension::Plain && !self.is_calendar()
    }

    /// Is it a bare 1?
    pub(in crate::verify) fn is_one(&self) -> bool {
        self.value == 1.0 && self.unit.dimension == Dimension::Plain && self.written == Written::Digits
    }

    pub(in crate::verify) fn is_calendar(&self) -> bool {
        matches!(
            self.unit.dimension,
            Dimension::Year | Dimension::Month | Dimension::Day | Dimension::Weekday | Dimension::Clock
        )
    }

    /// Is it a date, or a part of one?
    pub(in crate::verify) fn is_date(&self) -> bool {
        matches!(self.unit.dimension, Dimension::Year | Dimension::Month | Dimension::Day)
    }

    /// Is it a time of a day or more?
    fn is_span(&self) -> bool {
        match self.unit.dimension {
            Dimension::Months => true,
            Dimension::Time => self.value * self.unit.factor >= Unit::DAY.factor,
            _ => false,
        }
    }

    /// Do they count or measure the same, in whatever units?
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(in crate::verify) fn measures_like(&self, other: &Self) -> bool {
        self.could_replace(other)
            && (self.unit.dimension == other.unit.dimension || self.is_span() && other.is_span())
    }

    /// Might one stand where the other does: do they count or measure the same?
    pub(in crate::verify) fn could_replace(&self, other: &Self) -> bool {
        match (self.letters(), other.letters()) {
            (Some(ours), Some(theirs)) => ours == theirs,
            (Some(_), _) | (_, Some(_)) => false,
            _ if self.written == Written::Optional || other.written == Written::Optional => false,
            _ => {
                let (ours, theirs) = (self.unit.dimension, other.unit.dimension);
                let plain = |quantity: &Self| quantity.unit.dimension == Dimension::Plain;
                // A year beyond all years is a number of four digits.
                let year = |a: &Self, b: &Self| {
                    a.unit.dimension == Dimension::Year && plain(b) && b.end - b.start == 4
                };
                let measured = !self.is_calendar() && !other.is_calendar();
                // 14 m instead of 14 kg
                let unit = measured && self.value == other.value;
                ours == theirs
                    || are_open(self.unit, other.unit)
                    || self.is_span() && other.is_span()
                    || unit
                    || measured && (plain(self) || plain(other))
                    || year(self, other)
                    || year(other, self)
            }
        }
    }
}

/// Is a number the part that another one is in per cent? Half is 50 %, and two thirds are 67.
fn is_share(part: f64, of: Unit, whole: f64, percent: Unit) -> bool {
    part < 1.0
        && of.dimension == Dimension::Plain
        && percent.dimension == Dimension::Share
        && (part * 100.0 - whole * percent.factor).abs() <= 0.5
}

/// Is a number of two digits a year without its century: "back in 63"?
fn is_short_year(ours: f64, unit: Unit, year: f64, their_unit: Unit) -> bool {
    unit.dimension == Dimension::Plain
        && their_unit.dimension == Dimension::Year
        && (10.0..100.0).contains(&ours)
        && ours == f64::from(year as u32 % 100)
}

/// Is a bare number the hour of a time, in whichever half of the day: "from 2" of "2 in the afternoon"?
fn is_hour(hour: f64, time: f64, unit: Unit) -> bool {
    let from_noon = if time >= 720.0 { time - 720.0 } else { time };
    unit.dimension == Dimension::Clock && (hour * 60.0 == time || hour * 60.0 == from_noon)
}

/// Is one of both open to be the other? "500 degrees" of an oven are of some scale of temperature, and ¥500 are yen or yuan.
fn are_open(one: Unit, other: Unit) -> bool {
    let may_be = |one: Unit, other: Unit| match one.dimension {
        Dimension::Angle => one.factor == 1.0 && other.dimension == Dimension::Celsius,
        Dimension::YenOrYuan => matches!(other.dimension, Dimension::Yen | Dimension::Yuan),
        _ => false,
    };
    may_be(one, other) || may_be(other, one)
}

/// Are two units these, whichever is which?
#[cfg_attr(target_family = "wasm", inline(never))]
fn are(one: Unit, other: Unit, first: Unit, second: Unit) -> bool {
    one == first && other == second || one == second && other == first
}

/// A value of one unit in another (90 days are three months, and 365 a year), and whether that changed it; none where they measure different things.
fn convert(value: f64, from: Unit, to: Unit) -> Option<(f64, bool)> {
    if from.dimension == Dimension::Plain || to.dimension == Dimension::Plain || from == to {
        return Some((value, false));
    }
    if are_open(from, to) {
        return Some((value, false));
    }
    // Pounds are money as well, and cents are of a euro too.
    let (sterling, euro) = (Unit::of(Dimension::PoundSterling), Unit::of(Dimension::Euro));
    if are(from, to, Unit::POUND, sterling) {
        return Some((value, false));
    }
    if are(from, to, Unit::CENT, euro) {
        return Some((value * from.factor / to.factor, true));
    }
    // In Spanish and French, 9 hours are nine o'clock, too.
    if are(from, to, Unit::HOUR, Unit::of(Dimension::Clock)) {
        return Some((if from == Unit::HOUR { value * 60.0 } else { value / 60.0 }, true));
    }
    if (from.dimension, to.dimension) == (Dimension::Months, Dimension::Time) {
        let months = value * from.factor;
        let days = if months < 12.0 { months * 30.0 } else { months / 12.0 * 365.0 };
        return Some((days * Unit::DAY.factor / to.factor, true));
    }
    if (from.dimension, to.dimension) == (Dimension::Time, Dimension::Months) {
        let days = value * from.factor / Unit::DAY.factor;
        let months = if days < 360.0 { days / 30.0 } else { days / 365.0 * 12.0 };
        return Some((months / to.factor, true));
    }
    (from.dimension == to.dimension)
        .then(|| ((value * from.factor + from.zero() - to.zero()) / to.factor, true))
}
