//! How each list of words is looked up; fails where an entry can never match.

use std::{
    fs,
    ops::RangeInclusive,
    path::{Path, PathBuf},
};

use super::term::{fold_into, terms};
use crate::words::lowercase;

/// How a list is looked up in.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// Words apart by a space, whatever the case and accents of the term that is looked up.
    Folded,
    /// Words apart by a space, for what is one in lower case.
    Lower,
    /// Words apart by a space, for a term in any case.
    AnyCase,
    /// Words apart by a space, for a term as it is written.
    Written,
    /// Words apart by a space, for a piece of text as it is written, which needs be no term.
    Piece,
    /// Phrases apart by a `|` that a text may begin with, the first of them counting.
    Begun,
    /// Such phrases that a text may end in.
    Ended,
    /// Such phrases that a text may hold.
    Held,
    /// Such phrases that are whole words of a text.
    Whole,
    /// Letters that are no words, a single text, or a table of the lexicon.
    Letters,
}

use Kind::*;

/// Every constant that is a text or texts, and how it is looked up in.
const LISTS: &[(&str, &str, Kind)] = &[
    ("claim/frame.rs", "NO", Lower),
    ("claim/frame.rs", "YES", Lower),
    ("claim/listed.rs", "LEADS", Held),
    ("claim/listed.rs", "STEPS", Ended),
    ("claim/named.rs", "NUMBER", Lower),
    ("claim/named.rs", "SOURCES", Lower),
    ("claim/named.rs", "UNSPACED", Ended),
    ("claim/plain.rs", "MARKERS", Letters),
    ("gate/denial/asked.rs", "BEFORE_ANSWERS", Folded),
    ("gate/denial/beyond.rs", "AFTER_BEHIND", Begun),
    ("gate/denial/beyond.rs", "WITHIN_BEHIND", Begun),
    ("gate/denial/bound.rs", "LIMITS", Ended),
    ("gate/denial/clause.rs", "VERBS", AnyCase),
    ("gate/denial/extra.rs", "AT_OWN_EXPENSE", Begun),
    ("gate/denial/extra.rs", "INCLUDING", AnyCase),
    ("gate/denial/inflected.rs", "DOES", Piece),
    ("gate/denial/inflected.rs", "DONE", Piece),
    ("gate/denial/inflected.rs", "IRREGULAR", Letters),
    ("gate/denial/inflected.rs", "POSSIBLE", Piece),
    ("gate/denial/inflected.rs", "TO_DO", Piece),
    ("gate/denial/instead.rs", "INSTEAD_OF", Begun),
    ("gate/denial/instead.rs", "MAY", AnyCase),
    ("gate/denial/instead.rs", "WHICH", Folded),
    ("gate/denial/limit.rs", "ALL_OTHERS", Folded),
    ("gate/denial/limit.rs", "COMPARES", Folded),
    ("gate/denial/limit.rs", "EVER", Folded),
    ("gate/denial/limit.rs", "JOINS", Folded),
    ("gate/denial/mod.rs", "APART", AnyCase),
    ("gate/denial/mod.rs", "QUALIFYING", AnyCase),
    ("gate/denial/opposite.rs", "FOR", AnyCase),
    ("gate/denial/opposite.rs", "OTHERWISE", Folded),
    ("gate/denial/opposite.rs", "OWNERS", Written),
    ("gate/denial/prefixed.rs", "OTHERS", Folded),
    ("gate/denial/said.rs", "EXCEPTED_BEFORE", Held),
    ("gate/denial/said.rs", "IF", Folded),
    ("gate/denial/said.rs", "INSTEAD", Folded),
    ("gate/denial/said.rs", "JOINING", Ended),
    ("gate/denial/said.rs", "UNLESS", Begun),
    ("gate/denial/scope.rs", "DENIED_ENDINGS", Ended),
    ("gate/denial/scope.rs", "MODAL", Letters),
    ("gate/denial/scope.rs", "NOT_ONLY", Folded),
    ("gate/denial/side.rs", "ABOVE", Folded),
    ("gate/denial/side.rs", "BELOW", Folded),
    ("gate/number/found.rs", "OF_THE", Ended),
    ("gate/number/half.rs", "ONE", Folded),
    ("gate/number/old.rs", "CHANGES", Written),
    ("gate/number/old.rs", "OLD", Ended),
    ("gate/number/old.rs", "PAST", AnyCase),
    ("gate/number/paired.rs", "FROM", Piece),
    ("gate/number/period.rs", "AGAIN", Begun),
    ("gate/number/period.rs", "EVERY", Ended),
    ("gate/number/period.rs", "EVERY_DAY", Held),
    ("gate/number/period.rs", "KNOWN", Written),
    ("gate/number/reckoned/compared.rs", "BEFORE_THAN", Written),
    ("gate/number/reckoned/compared.rs", "SURELY_THAN", Written),
    ("gate/number/reckoned/difference.rs", "POINTS", Held),
    ("gate/number/reckoned/share.rs", "OF", Held),
    ("gate/number/reckoned/span.rs", "LATER", Begun),
    ("gate/number/reckoned/span.rs", "REPEATED", Ended),
    ("gate/number/reckoned/years.rs", "AGES", Ended),
    ("gate/number/reckoned/years.rs", "YEAR_BEHIND", Held),
    ("gate/number/replaced.rs", "PRONOUNS", Folded),
    ("gate/number/slot.rs", "CASES", Folded),
    ("gate/number/slot.rs", "FOR", Folded),
    ("gate/number/slot.rs", "LATER", Folded),
    ("gate/stretched/either.rs", "APART", AnyCase),
    ("gate/stretched/either.rs", "MEANING", AnyCase),
    ("gate/stretched/either.rs", "NEEDING", AnyCase),
    ("gate/stretched/either.rs", "WHO", AnyCase),
    ("gate/stretched/excepted.rs", "EXCEPTED_BEFORE", Held),
    ("gate/stretched/excepted.rs", "WHEN", Folded),
    ("gate/stretched/mod.rs", "BOUNDING", AnyCase),
    ("gate/stretched/mod.rs", "LIMITING", AnyCase),
    ("gate/stretched/mod.rs", "ONLY", AnyCase),
    ("gate/stretched/mod.rs", "ONLY_UNSPACED", Held),
    ("gate/stretched/mod.rs", "PERMITTING", AnyCase),
    ("gate/stretched/mod.rs", "RESTRICTING", AnyCase),
    ("gate/stretched/mod.rs", "WORKING", AnyCase),
    ("gate/stretched/restricted.rs", "MORE", Written),
    ("gate/stretched/restricted.rs", "ONLY_BEHIND", Held),
    ("gate/stretched/restricted.rs", "ONLY_FIRST", Begun),
    ("gate/stretched/restricted.rs", "ONLY_RIGHT_BEHIND", Held),
    ("gate/stretched/stronger.rs", "HIGHEST", Whole),
    ("gate/stretched/stronger.rs", "HIGHEST_ENDS", Ended),
    ("gate/stretched/stronger.rs", "MUST", Whole),
    ("gate/stretched/stronger.rs", "ONE_OF", Whole),
    ("gate/stretched/stronger.rs", "STEPS", Whole),
    ("gate/stretched/stronger.rs", "WORDS", Folded),
    ("gate/stretched/transposed.rs", "DONE", Written),
    ("gate/stretched/transposed.rs", "EITHER_WAY", Written),
    ("gate/stretched/undone.rs", "ALIKE", Folded),
    ("gate/stretched/undone.rs", "TO", Folded),
    ("gate/stretched/undone.rs", "UNDONE", Begun),
    ("gate/stretched/undone.rs", "UNDONE_ING", Begun),
    ("gate/stretched/unheard.rs", "ARTICLES", Begun),
    ("lexicon/meaning.rs", "AT_LEAST", Piece),
    ("lexicon/meaning.rs", "FALLING", Begun),
    ("lexicon/meaning.rs", "KINDS", Letters),
    ("lexicon/meaning.rs", "KOREAN_NEGATIONS", Held),
    ("lexicon/meaning.rs", "NEGATIONS", Letters),
    ("lexicon/meaning.rs", "OPPOSITES", Letters),
    ("lexicon/meaning.rs", "RISING", Begun),
    ("lexicon/meaning.rs", "THAN", Written),
    ("lexicon/meaning.rs", "UNSPACED_ASSENTS", Begun),
    ("lexicon/meaning.rs", "UNSPACED_NEGATIONS", Begun),
    ("lexicon/meaning.rs", "WEAK_NEGATIONS", Letters),
    ("number/alone.rs", "ARTICLES", Written),
    ("number/arabic.rs", "BEGINNINGS", Begun),
    ("number/arabic.rs", "COUNTED", Begun),
    ("number/arabic.rs", "ONE", Folded),
    ("number/arabic.rs", "SEVERAL", Folded),
    ("number/arabic.rs", "TWO_MILLION", Folded),
    ("number/arabic.rs", "TWO_THOUSAND", Folded),
    ("number/below_zero.rs", "BELOW_ZERO", Begun),
    ("number/below_zero.rs", "MINUS", Ended),
    ("number/below_zero.rs", "NO_MINUS", Ended),
    ("number/bound.rs", "ARTICLES", Written),
    ("number/bound.rs", "FROM", Lower),
    ("number/bound.rs", "FROM_BEHIND", Begun),
    ("number/bound.rs", "WITHIN", Lower),
    ("number/clock.rs", "HALVES", Ended),
    ("number/clock.rs", "HALVES_BEHIND", Begun),
    ("number/clock.rs", "HOURS", Begun),
    ("number/clock.rs", "NIGHT", Ended),
    ("number/clock.rs", "TO_TIMES", Ended),
    ("number/compound.rs", "UNITS", Ended),
    ("number/context.rs", "HALVES", Begun),
    ("number/context.rs", "KOREAN", Begun),
    ("number/date.rs", "FAIR", Begun),
    ("number/date.rs", "FROM_DAY", Ended),
    ("number/date.rs", "ORDINALS", AnyCase),
    ("number/date.rs", "TO_DAY", Begun),
    ("number/figure.rs", "DECADES", Ended),
    ("number/figure.rs", "NAMES", Begun),
    ("number/figure.rs", "RUSSIAN_YEAR", Begun),
    ("number/figure.rs", "SIGNS", Ended),
    ("number/figure.rs", "SUFFIXES", Folded),
    ("number/hedge.rs", "OR_ABOVE", Begun),
    ("number/hedge.rs", "OR_BELOW", Begun),
    ("number/ideograph.rs", "HOUR", Begun),
    ("number/ideograph.rs", "IDEOGRAPHS", Letters),
    ("number/ideograph.rs", "OF", Begun),
    ("number/ideograph.rs", "SYLLABLES", Letters),
    ("number/ideograph.rs", "TO", Begun),
    ("number/share.rs", "EACH", Written),
    ("number/share.rs", "ONES", Lower),
    ("number/share.rs", "ONE_OUT_OF", Ended),
    ("number/share.rs", "OUT_OF", Whole),
    ("number/share.rs", "PARTS", Lower),
    ("number/share.rs", "WHOLE_FIRST", Whole),
    ("number/unit.rs", "CUBIC_BEFORE", Begun),
    ("number/unit.rs", "CUBIC_BEHIND", Begun),
    ("number/unit.rs", "DAYS_OF", Begun),
    ("number/unit.rs", "HOURLY", Ended),
    ("number/unit.rs", "PER_HOUR", Begun),
    ("number/unit.rs", "PHRASES", Begun),
    ("number/unit.rs", "RUPEES", Ended),
    ("number/unit.rs", "SQUARE_BEFORE", Begun),
    ("number/unit.rs", "SQUARE_BEHIND", Begun),
    ("term/around.rs", "CONTRACTED", Written),
    ("term/around.rs", "EXTENDING", Piece),
    ("term/around.rs", "JOINED", Written),
    ("term/around.rs", "NE_ALONE", Written),
    ("term/around.rs", "NE_WITH", Written),
    ("term/around.rs", "PROHIBITIONS", Begun),
    ("term/ending.rs", "HINDI_ENDINGS", Letters),
    ("term/ending.rs", "VERBS", Ended),
    ("term/fold.rs", "ACCENTS", Letters),
    ("term/fold.rs", "WITH_DOTS", Letters),
    ("term/pair.rs", "ASSENTING", Ended),
    ("term/pair.rs", "ENDING", Ended),
    ("term/particle.rs", "LOGGED", Lower),
    ("term/particle.rs", "SWITCHED", Lower),
    ("term/particle.rs", "VOTED", Lower),
    ("term/state.rs", "FIRST", Written),
    ("term/state.rs", "PARTS", Written),
    ("term/state.rs", "PEOPLES", Written),
    ("term/word.rs", "PREFIXES", Begun),
    ("text/deny.rs", "DOING", Begun),
    ("text/deny.rs", "NOT", Ended),
    ("text/deny.rs", "NOT_DOING", Written),
    ("text/deny.rs", "NO_LONGER", Written),
    ("text/deny.rs", "TRUE", Written),
    ("text/deny.rs", "UNTRUE", Written),
    ("text/free.rs", "NOTHING", Folded),
    ("text/free.rs", "OF_VERBS", Folded),
    ("text/joining.rs", "AND", Written),
    ("text/joining.rs", "AND_OR", Written),
    ("text/joining.rs", "BEGINNING", Folded),
    ("text/joining.rs", "BEHIND_DATES", Begun),
    ("text/joining.rs", "BESIDE_NAMES", AnyCase),
    ("text/joining.rs", "CLAUSES", Written),
    ("text/joining.rs", "COUNTED", Piece),
    ("text/joining.rs", "DENIED_TOGETHER", Written),
    ("text/joining.rs", "LASTING", Written),
    ("text/joining.rs", "LISTED", Piece),
    ("text/joining.rs", "NAMED", Piece),
    ("text/joining.rs", "OR", Written),
    ("text/joining.rs", "RANGES", Piece),
    ("text/joining.rs", "UNTIL_DATES", Lower),
    ("text/noun.rs", "ABSTRACT", Ended),
    ("text/noun.rs", "ARTICLES", AnyCase),
    ("text/sense.rs", "A_BAN", Written),
    ("text/sense.rs", "CONDITIONS", Written),
];

/// What else looks up in a list, which may stand where it is called.
const LOOK_UPS: [(&str, Kind); 9] = [
    ("is_one(", Folded),
    ("is_written_in_any_case(", AnyCase),
    ("is_written(", Written),
    ("is_among(", Piece),
    ("phrase_at(", Begun),
    ("phrase_at_in_any_case(", Begun),
    ("ends_in(", Ended),
    ("ends_in_words(", Ended),
    ("is_phrase(", Whole),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/verify")
}

/// The files of a folder and of those in it. The lexicon's tables have tests of their own, and this file has lists that aren't right.
fn files(within: &str) -> Vec<String> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder().join(within)).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{within}{}", entry.file_name().to_str().unwrap());
        match name.as_str() {
            "lexicon" => all.push("lexicon/meaning.rs".to_owned()),
            "lists_tests.rs" => {}
            _ if entry.path().is_file() => all.push(name),
            _ => all.extend(files(&format!("{name}/"))),
        }
    }
    all
}

/// A file without its tests.
fn source(file: &str) -> String {
    let source = fs::read_to_string(folder().join(file)).unwrap();
    source.split("#[cfg(test)]\nmod tests").next().unwrap().to_owned()
}

/// The lists that stand where they are looked up in.
fn inline(file: &str) -> Vec<(Kind, String)> {
    let source = source(file);
    let mut found = Vec::new();
    for (call, kind) in LOOK_UPS {
        for (at, _) in source.match_indices(call) {
            let open = &source[at + call.len()..];
            let Some((before, list)) = open[..open.find(';').unwrap_or(open.len())].split_once('"') else {
                continue;
            };
            if is_open(before) {
                found.push((kind, texts(&format!("\"{list}")).swap_remove(0)));
            }
        }
    }
    found
}

#[test]
fn every_look_up_is_called() {
    let sources: Vec<String> = files("").iter().map(|file| source(file)).collect();
    for (call, _) in LOOK_UPS {
        assert!(sources.iter().any(|source| source.contains(call)), "{call}");
    }
}

/// Is a call still open behind some of its arguments?
fn is_open(arguments: &str) -> bool {
    let mut depth = 0;
    arguments.chars().all(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth >= 0 && c != '{'
    })
}

/// The constants of a file that are a text or texts, each with its texts. What is put together of others has theirs.
fn lists(file: &str) -> Vec<(String, Vec<String>)> {
    let source = source(file);
    let mut shared = Vec::new();
    for definition in source.split("macro_rules! ").skip(1) {
        let (name, body) = definition.split_once(' ').unwrap();
        shared.push((format!("{name}!()"), texts(&body[..body.find("\n}").unwrap()]).concat()));
    }
    let mut found = Vec::new();
    for constant in source.split("const ").skip(1) {
        let Some((name, value)) = constant.split_once(": ") else { continue };
        if !["&str =", "[&str;", "[(&str,", "[Step;"].iter().any(|kind| value.starts_with(kind)) {
            continue;
        }
        let mut value = value[..value.find(";\n").unwrap()].to_owned();
        for (call, text) in &shared {
            value = value.replace(call, &format!("\"{text}\""));
        }
        let texts = texts(&value);
        found.push((name.to_owned(), if value.contains("concat!(") { vec![texts.concat()] } else { texts }));
    }
    found
}

/// The texts in quotes of a piece of source.
fn texts(source: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for text in source.split('"').skip(1).step_by(2) {
        // A line that goes on at the next one's first letter
        let lines: Vec<&str> = text.split("\\\n").collect();
        let rest = lines[1..].iter().map(|line| line.trim_start());
        texts.push(std::iter::once(lines[0]).chain(rest).collect());
    }
    texts
}

/// What of a list can't be found as it stands there.
fn wrong(kind: Kind, list: &str) -> Vec<String> {
    let separator = if matches!(kind, Begun | Ended | Held | Whole) { '|' } else { ' ' };
    let all: Vec<&str> = list.split(separator).collect();
    let mut wrong = Vec::new();
    for (place, &one) in all.iter().enumerate() {
        let earlier = &all[..place];
        let shadowed = match kind {
            Letters => false,
            Begun => earlier.iter().any(|earlier| one.starts_with(earlier)),
            Ended => earlier.iter().any(|earlier| one.ends_with(earlier)),
            Held => earlier.iter().any(|earlier| one.contains(earlier)),
            _ => earlier.contains(&one),
        };
        let mut folded = String::new();
        fold_into(one, &mut folded);
        let as_looked_up = match kind {
            Folded => one == folded,
            Lower => one == lowercase(one),
            AnyCase => one == lowercase(one),
            _ => true,
        };
        let is_typed_alike = kind == Letters || scripts(one) <= 1;
        let is_term = !matches!(kind, AnyCase | Written) || {
            let terms = terms(one);
            terms.len() == 1 && terms[0].written(one) == one
        };
        if kind != Letters && (one.is_empty() || shadowed || !as_looked_up || !is_term || !is_typed_alike) {
            wrong.push(one.to_owned());
        }
    }
    wrong
}

/// Of how many scripts the letters of a word are. Japanese writes in three of its own, which count as one.
fn scripts(word: &str) -> usize {
    const SCRIPTS: [&[RangeInclusive<char>]; 7] = [
        &['a'..='z', 'A'..='Z', '\u{c0}'..='\u{24f}'],
        &['\u{370}'..='\u{3ff}'],
        &['\u{400}'..='\u{52f}'],
        &['\u{600}'..='\u{6ff}'],
        &['\u{900}'..='\u{97f}'],
        &['\u{ac00}'..='\u{d7af}'],
        &['\u{3041}'..='\u{30ff}', '\u{3400}'..='\u{9fff}'],
    ];
    let has = |script: &&&[RangeInclusive<char>]| {
        script.iter().any(|letters| word.chars().any(|c| letters.contains(&c)))
    };
    SCRIPTS.iter().filter(has).count()
}

#[test]
fn every_list_is_in_the_table() {
    let mut found = Vec::new();
    for file in files("") {
        for (name, _) in lists(&file) {
            found.push((file.clone(), name));
        }
    }
    let known: Vec<_> = LISTS.iter().map(|&(file, name, _)| (file.to_owned(), name.to_owned())).collect();
    let missing: Vec<_> = found.iter().filter(|list| !known.contains(list)).collect();
    let gone: Vec<_> = known.iter().filter(|list| !found.contains(list)).collect();
    assert!(missing.is_empty() && gone.is_empty(), "missing: {missing:?}, gone: {gone:?}");
    assert!(known.is_sorted());
}

#[test]
fn every_word_of_a_list_can_be_found() {
    let mut all = Vec::new();
    for &(file, name, kind) in LISTS {
        for (_, texts) in lists(file).into_iter().filter(|(other, _)| other == name) {
            for text in texts.iter().filter(|text| !text.is_empty()) {
                all.extend(wrong(kind, text).iter().map(|one| format!("{file}: {name}: {one:?}")));
            }
        }
    }
    for file in files("") {
        for (kind, text) in inline(&file) {
            all.extend(wrong(kind, &text).iter().map(|one| format!("{file}: {text:?}: {one:?}")));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn what_can_never_be_found_is_told() {
    let table = [
        (Folded, "one Two três two two", &["Two", "três", "two"][..]),
        (Lower, "été Été", &["Été"]),
        (AnyCase, "only Only über", &["Only"]),
        (Written, "If non-stop", &["non-stop"]),
        (Begun, "of|of the|in the|in", &["of the"]),
        (Ended, "지|하지|지는", &["하지"]),
        (Held, "year|next year|", &["next year", ""]),
        (Piece, "- to  to", &["", "to"]),
        (Whole, "will|सوف|µm|です|予定だ", &["सوف"]),
    ];
    for (kind, list, expected) in table {
        assert_eq!(wrong(kind, list), expected, "{kind:?}: {list}");
    }
}
