//! The rules that come with the engine: questions about politics and about the economy, which other data sets than those
//! with these words in them answer too.

/// Words that a rule looks for, and words that it adds.
pub(super) type BuiltIn = (&'static [&'static str], &'static [&'static str]);

/// A language a row and subject; words are found with their endings (see [`super::expand_queries`]).
pub(super) const BUILT_IN: &[BuiltIn] = &[
    (
        &["politic", "politics", "political", "government", "governments"],
        &["ethnic", "demographics", "economy"],
    ),
    (&["economic", "economy", "economies"], &["GDP", "population", "trade"]),
    (&["Politik", "politisch", "Regierung"], &["ethnische Gruppen", "Demografie", "Wirtschaft"]),
    (&["Wirtschaft", "ökonomisch", "Ökonomie"], &["BIP", "Bevölkerung", "Handel"]),
    (&["정치", "정부"], &["민족", "인구 통계", "경제"]),
    (&["경제"], &["GDP", "인구", "무역"]),
    (&["政治", "政府"], &["民族", "人口统计", "经济"]),
    (&["经济"], &["GDP", "人口", "贸易"]),
    (&["経済"], &["GDP", "人口", "貿易"]),
];
