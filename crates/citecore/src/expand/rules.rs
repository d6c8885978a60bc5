//! The rules that come with the engine: questions about politics and about the economy, which other data sets than those
//! with these words in them answer too.

use super::ExpandRule;
use crate::phrases::Phrases;

/// Words that a rule looks for, and words that it adds, a language a row and subject; words are found with their endings (see
/// [`super::expand_queries`]).
const BUILT_IN: [(&str, &str); 9] = [
    (
        "politic|geopolitic|government|election|electoral|presiden|parliament|minister|democra|leader|ethnic|ethnicities|demographic",
        "ethnic|demographics|economy",
    ),
    ("econom|economic|macroeconomic|GDP|trade|trading|inflation|population", "GDP|population|trade"),
    (
        "Politik|politisch|Geopolitik|geopolitisch|Regierung|Wahl|Wahlen|Präsident",
        "ethnische Gruppen|Demografie|Wirtschaft",
    ),
    ("Wirtschaft|ökonomisch|Ökonomie|BIP|Bevölkerung", "BIP|Bevölkerung|Handel"),
    ("정치|지정학|정부|선거|대통령|민족", "민족|인구 통계|경제"),
    ("경제|인구|무역", "GDP|인구|무역"),
    ("政治|政府|选举|总统|民族", "民族|人口统计|经济"),
    ("经济|贸易", "GDP|人口|贸易"),
    ("経済|貿易", "GDP|人口|貿易"),
];

/// The rules of the table.
pub(super) fn built_in() -> Vec<ExpandRule> {
    let mut rules = Vec::new();
    for (when, also) in BUILT_IN {
        rules.push(ExpandRule { when: strings(when), also: strings(also) });
    }
    rules
}

fn strings(phrases: &'static str) -> Vec<String> {
    let mut strings = Vec::new();
    for phrase in Phrases(phrases) {
        strings.push(phrase.to_owned());
    }
    strings
}
