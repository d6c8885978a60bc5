//! Numbers of which each is of something else, where they are ranges, or in words.

use citecore::VerdictReason;

use crate::flags;

const HOURS: &str = "We are open from 9 to 5 on weekdays and from 10 to 2 on Saturdays.";
const BAGS: &str = "Basic includes one bag and Pro includes two.";
const WEEK_IN_GERMAN: &str =
    "Geöffnet ist montags bis freitags von 9 bis 18 Uhr, samstags von 10 bis 14 Uhr.";
const WEEK_IN_KOREAN: &str = "평일은 9시부터 18시까지, 토요일은 10시부터 14시까지 영업합니다.";

/// From where to where something goes is one number.
const RANGES: &[(&str, &str, bool)] = &[
    ("On Saturdays we are open from 10 to 2.", HOURS, false),
    ("On weekdays we are open from 9 to 5.", HOURS, false),
    ("On Saturdays we are open from 9 to 5.", HOURS, true),
    ("On weekdays we are open from 10 to 2.", HOURS, true),
    ("Samstags haben wir von 10 bis 14 Uhr geöffnet.", WEEK_IN_GERMAN, false),
    ("Samstags haben wir von 9 bis 18 Uhr geöffnet.", WEEK_IN_GERMAN, true),
    ("El sábado abrimos de 9 a 18.", "Abrimos de lunes a viernes de 9 a 18 y los sábados de 10 a 14.", true),
    (
        "On Tuesday, the restaurant is open 11 to 3.",
        "The restaurant is open 11 to 3 and 5 to 10 on Tuesday.",
        false,
    ),
    (
        "On weekdays the clinic is open from 8 to 12.",
        "The clinic is open from 8 to 12 and from 2 to 6 on weekdays.",
        false,
    ),
    (
        "Le cabinet est ouvert de 8 h à 12 h en semaine.",
        "Le cabinet est ouvert de 8 h à 12 h et de 14 h à 18 h en semaine.",
        false,
    ),
    (
        "On Saturdays the shop opens at 9.",
        "The shop opens at 9 am on weekdays and at 10 am on Saturdays.",
        true,
    ),
    (
        "On Saturdays the shop opens at 10.",
        "The shop opens at 9 am on weekdays and at 10 am on Saturdays.",
        false,
    ),
    ("토요일은 10시부터 14시까지 영업합니다.", WEEK_IN_KOREAN, false),
    ("토요일은 9시부터 18시까지 영업합니다.", WEEK_IN_KOREAN, true),
    (
        "土曜日は9時から18時まで営業しています。",
        "平日は9時から18時まで、土曜日は10時から14時まで営業しています。",
        true,
    ),
    ("周六营业时间为9点到18点。", "工作日营业时间为9点到18点，周六为10点到14点。", true),
    (
        "Orders to the US arrive in 2 to 4 days.",
        "Orders to the UK arrive in 2 to 4 days, orders to the US in 6 to 9 days.",
        true,
    ),
    (
        "Orders to the UK arrive in 2 to 4 days.",
        "Orders to the UK arrive in 2 to 4 days, orders to the US in 6 to 9 days.",
        false,
    ),
];

#[test]
fn a_range_is_one_number_of_what_it_is_said_of() {
    flags(VerdictReason::NumberMismatch, RANGES);
}

/// So are small numbers in words.
const IN_WORDS: &[(&str, &str, bool)] = &[
    ("Pro includes two bags.", BAGS, false),
    ("Basic includes two bags.", BAGS, true),
    ("The double room has two beds.", "The single room has one bed, the double room has two.", false),
    ("The single room has two beds.", "The single room has one bed, the double room has two.", true),
    ("Families may use five devices.", "Each user may use three devices, and families five.", false),
];

#[test]
fn numbers_in_words_are_of_what_they_are_said_of() {
    flags(VerdictReason::NumberMismatch, IN_WORDS);
}
