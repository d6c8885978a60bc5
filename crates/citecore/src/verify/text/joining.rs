//! Words that join what is said, "and", "or" and "until". Each list has those that all share, and what else joins where it is used.

macro_rules! and {
    () => {
        "and und et y e"
    };
}
macro_rules! or {
    () => {
        "or oder ou"
    };
}
macro_rules! until {
    () => {
        "until till bis hasta"
    };
}

/// What joins the parts of one number.
pub(in crate::verify) const AND: &str = and!();

/// What joins those of which one is meant.
pub(in crate::verify) const OR: &str = concat!(or!(), " o");

/// What joins the last two of several things.
pub(in crate::verify) const AND_OR: &str = concat!(and!(), " ", or!(), " o أو و या और");

/// What joins the last two things of a list where they are counted.
pub(in crate::verify) const LISTED: &str = concat!(and!(), " ", or!(), " o sowie और या 및 또는");

/// What joins sources that are named by their numbers.
pub(in crate::verify) const NAMED: &str = concat!(and!(), " ", or!(), " o , & 和 및 と");

/// What stands between two numbers that count the same.
pub(in crate::verify) const COUNTED: &str = "and or und oder y o et ou e se و , 、";

/// What joins things that are denied together.
pub(in crate::verify) const DENIED_TOGETHER: &str = concat!(or!(), " o nor noch ni né या 또는");

/// What begins a clause of its own.
pub(in crate::verify) const CLAUSES: &str = concat!(
    and!(),
    " ed but while whereas which aber während sondern mais pero sino mientras tandis और लेकिन لكن لكنه لكنها ويمكن ولا ولم ولن وليس بينما"
);

/// What stands before a name, or between two.
pub(in crate::verify) const BESIDE_NAMES: &str =
    concat!(or!(), " o and und et y the a an your our der die das den el la los las le les");

/// What stands between the two ends of a range.
pub(in crate::verify) const RANGES: &str =
    concat!(until!(), " до - – — ~ ～ 〜 to through auf a al alla all au tot à से إلى 至 到 에서 부터 から");

/// What stands before a date, or another number, until which something is so, and behind it.
pub(in crate::verify) const UNTIL_DATES: &str =
    concat!(until!(), " jusqu'au jusqu’au jusqu'en jusqu'à jusqu’à fino até");
pub(in crate::verify) const BEHIND_DATES: &str = "까지|まで| तक|为止";

/// What stands beside the time until which something lasts.
pub(in crate::verify) const LASTING: &str = concat!(until!(), " to jusqu à a até तक 까지 まで");

/// What stands behind a denial, or before it, that says no more than when something begins: "doesn't open until 9".
pub(in crate::verify) const BEGINNING: [&str; 2] = ["until till hasta", "तक"];
