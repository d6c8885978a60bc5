//! Random answers, made of what marks and Markdown are made of.

use citecore::{AnswerOptions, Dangling, Passage, Source};
use proptest::prelude::*;

#[path = "../random/mod.rs"]
mod random;

/// Pieces that mean something to the scanner, and some that only look so.
pub(crate) const PIECES: &[&str] = &[
    "[1]",
    "[2]",
    "[9]",
    "[1, 2]",
    "[1-3]",
    "[2, p. 3]",
    ", pp",
    ". 4",
    "[[2]]",
    "【1†a.pdf】",
    "［２］",
    "[†1]",
    "[^1]",
    "<sup>[1]</sup>",
    "<sup>2</sup>",
    "<cite>1</cite>",
    "[Source 1]",
    "[doc2]",
    "[Source 1: Manual; ref 2: Guide]",
    "[^2^]",
    "[cite_start]",
    "[",
    "]",
    "【",
    "(",
    "(so ",
    "(see",
    ")",
    "[x]",
    "[2024]",
    "[3-1]",
    "[1]–[3]",
    "–",
    "![1](a.png)",
    "[1](https://example.org/1)",
    "[2](https://elsewhere.example)",
    "](",
    "`",
    "``",
    "```",
    "~~~",
    "$$",
    "$",
    "\\",
    "\\[",
    "\\(",
    "\\)",
    "<b>",
    "<",
    ">",
    "<a href=\"[1]\">",
    "<!--",
    "-->",
    "<code>",
    "</code>",
    "https://x.example/a[1]",
    " ",
    "  ",
    "\n",
    "\n\n",
    "    ",
    "\t",
    "- ",
    "1. ",
    "> ",
    "# ",
    "| ",
    "|---|",
    "---",
    "### References\n",
    "[1]: https://a.example\n",
    "[2]: a.pdf\n",
    "[^2]: note\n    more",
    "Sources:",
    "1. Title",
    "fact",
    "fact.",
    "arr[0]",
    "x[1] = 2",
    "foo()[1].bar",
    "it's",
    "m",
    "事实。",
    "별이다.",
    "حقيقة.",
    "e.g.",
    ", ",
    "; ",
    ".",
    "!",
    "?",
    ":",
    "\u{301}",
    "😀",
    "(Based on provided context)",
    "*",
    "**",
    "_",
];

/// What can turn a mark's canonical form into an index, or text into a block: code, and the seams that a mark leaves which
/// stood between two letters.
const CODE: &[&str] = &["arr[0]", "x[1] = 2", "foo()[1].bar", "[9]", "[x]", "-->", "[", "\\(", "\\)", "\\["];

pub(crate) fn prose() -> impl Strategy<Value = String> {
    let spaced = |piece| match piece {
        "." => ". ",
        "https://x.example/a[1]" => " https://x.example/a[1]",
        piece => piece,
    };
    let pieces: Vec<&str> =
        PIECES.iter().copied().filter(|piece| !CODE.contains(piece)).map(spaced).collect();
    prop::collection::vec(prop::sample::select(pieces), 0..24).prop_map(|pieces| pieces.concat())
}

/// What a model that thinks aloud may begin with; more than once, without an end, or with what only looks like one.
const THOUGHTS: &[&str] = &[
    "<think>",
    "</think>",
    " <thinking>",
    "</thinking>\n",
    "\n</think",
    "<think> [1] </think>\n\n",
    "<think></think>(Based on provided context)",
];

pub(crate) fn answers() -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(prop::sample::select(PIECES), 0..24);
    let thoughts = prop_oneof![
        3 => Just(Vec::new()),
        1 => prop::collection::vec(prop::sample::select(THOUGHTS), 1..4),
    ];
    (thoughts, pieces).prop_map(|(thoughts, pieces)| [thoughts, pieces].concat().concat())
}

pub(crate) fn options() -> impl Strategy<Value = AnswerOptions> {
    (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(keep, merge, lists, strip_prefix)| AnswerOptions {
            dangling: if keep { Dangling::Keep } else { Dangling::Drop },
            merge,
            drop_model_references: lists,
            strip_prefix,
            ..AnswerOptions::default()
        },
    )
}

pub(crate) fn sources() -> Vec<Source> {
    let url = |number: usize| format!("https://example.org/{}", number.min(2));
    (1..=3)
        .map(|number| {
            Source::new(number, Passage { url: Some(url(number)), ..Passage::new(format!("Text {number}.")) })
        })
        .collect()
}

pub(crate) fn config() -> ProptestConfig {
    random::config(3000)
}
