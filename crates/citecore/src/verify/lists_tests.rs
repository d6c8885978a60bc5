//! How each list of words is looked up; fails where an entry can never match.

mod table;

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
use table::LISTS;

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
            "lists_tests" | "lists_tests.rs" => {}
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
