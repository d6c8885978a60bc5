//! What of an answer is settled, and what is shown of the rest, while it streams.

mod show;

use std::time::Instant;

use citecore::Segment;
use citecore_markdown::{BlockStream, blocks};
use proptest::prelude::*;
use show::{segments, show};

/// What is shown of a text that may go on.
fn tail(text: &str) -> String {
    let mut stream = BlockStream::default();
    let settled = stream.push(&segments(text));
    [show(&settled), show(stream.tail())].join(" ").trim().to_owned()
}

fn check(text: &str, expected: &str) {
    assert_eq!(tail(text), expected, "{text:?}");
}

#[test]
fn emphasis_and_code_are_closed_for_the_time_being() {
    check("Level **it", "<p>Level <b>it</b></p>");
    check("Level **it ", "<p>Level <b>it</b></p>");
    check("Level **it now*", "<p>Level <b>it now</b></p>");
    check("a ***b", "<p>a <em><b>b</b></em></p>");
    check("a **b *c", "<p>a <b>b <em>c</em></b></p>");
    check("a **b** c", "<p>a <b>b</b> c</p>");
    check("a _b", "<p>a <em>b</em></p>");
    check("~~a", "<p><s>a</s></p>");
    check("- **a", "<list><li><b>a</b></li></list>");
    check("* **a", "<list><li><b>a</b></li></list>");
    check("use `a[0", "<p>use <code>a[0</code></p>");
    check("**use `a", "<p><b>use <code>a</code></b></p>");
    check("**a{1}", "<p><b>a(1.1)</b></p>");
}

#[test]
fn delimiters_that_nothing_follows_are_held_back() {
    check("Level *", "<p>Level</p>");
    check("Level **", "<p>Level</p>");
    check("Level `", "<p>Level</p>");
    check("Level **[the", "<p>Level</p>");
    check("Level \\", "<p>Level</p>");
    check("a * b and 2 * 3", "<p>a * b and 2 * 3</p>");
    check("snake_case and", "<p>snake_case and</p>");
    check("f(*args", "<p>f(<em>args</em></p>");
}

#[test]
fn a_link_is_held_back_until_it_is_whole() {
    check("see [the", "<p>see</p>");
    check("see ![the", "<p>see</p>");
    check("see [the guide]", "<p>see</p>");
    check("see [the guide](https://a.ex", "<p>see</p>");
    check("see [the guide](https://a.example)", "<p>see <a https://a.example>the guide</a></p>");
    check("press [Menu] and", "<p>press [Menu] and</p>");
    check("see <https://a.ex", "<p>see</p>");
    check("a < b", "<p>a < b</p>");
    let long = format!("[{}", "word ".repeat(100));
    assert_eq!(tail(&long), format!("<p>{}</p>", long.trim_end()));
}

#[test]
fn the_marker_of_a_block_is_held_back() {
    for marker in
        ["#", "##", "-", "- ", "1", "1.", "12. ", ">", "> -", "`", "``", "```", "|", "==", "---", "*", "+"]
    {
        check(&format!("Level it.\n\n{marker}"), "<p>Level it.</p>");
        check(&format!("Level it.\n{marker}"), "<p>Level it.</p>");
    }
    check("```\na = 1\n``", "<pre >a = 1\n</pre>");
    check("- a\n- ", "<list><li>a</li></list>");
    check("- [", "");
}

#[test]
fn a_table_is_held_back_until_its_head_is_whole() {
    check("A\n\n| a | b", "<p>A</p>");
    check("A\n\n| a | b |\n", "<p>A</p>");
    check("A\n\n| a | b |\n|--", "<p>A</p>");
    check("| a | b |\n|---|---|\n", "<table [Unset, Unset]>a|b//</table>");
    check("| a | b |\n|---|---|\n| 1 | **2", "<table [Unset, Unset]>a|b//1|<b>2</b></table>");
    check("| a\n| b and", "<p>| a\n| b and</p>");
}

#[test]
fn blocks_settle_when_the_next_begins() {
    let mut stream = BlockStream::default();
    let mut push = |text: &str| show(&stream.push(&segments(text)));
    assert_eq!(push("One{1}.\n\n"), "");
    assert_eq!(push("- two"), "");
    assert_eq!(push("{1}\n"), "<p>One(1.1).</p>");
    assert_eq!(push("\n\nThree{1}"), "");
    assert_eq!(push("\n"), "<list><li>two(1.2)</li></list>");
    assert_eq!(show(&stream.finish()), "<p>Three(1.3)</p>");
}

#[test]
fn counts_of_the_tail_are_not_kept() {
    let mut stream = BlockStream::default();
    stream.push(&segments("a{1}"));
    assert_eq!(show(stream.tail()), "<p>a(1.1)</p>");
    stream.push(&segments(" b{1}"));
    assert_eq!(show(stream.tail()), "<p>a(1.1) b(1.2)</p>");
    assert_eq!(show(&stream.finish()), "<p>a(1.1) b(1.2)</p>");
}

#[test]
fn time_is_linear_in_what_never_settles() {
    let kinds = [
        "- item with **bold** and a mark{1}\n",
        "word ",
        "    code\n",
        "| a | b |\n",
        "> q\n",
        "[",
        "[](",
        "[](()",
        "*a ",
        "*a b_ ",
        "`",
        "<b ",
    ];
    for kind in kinds {
        let time = |times: usize| {
            let pieces = segments(&kind.repeat(times));
            let begun = Instant::now();
            let mut stream = BlockStream::default();
            for piece in &pieces {
                for piece in cut(piece, 7) {
                    stream.push(&[piece]);
                    stream.tail();
                }
            }
            stream.finish();
            begun.elapsed().as_secs_f64()
        };
        let (short, long) = (time(3_000 / kind.len()), time(24_000 / kind.len()));
        // Eight times the text; a quadratic algorithm takes 64 times as long.
        assert!(long < short.max(0.02) * 24.0, "{kind:?}: {short} s, then {long} s");
    }
}

fn cut(segment: &Segment<'static>, length: usize) -> Vec<Segment<'static>> {
    let Segment::Text { text } = segment else { return vec![segment.clone()] };
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(length).map(|piece| Segment::Text { text: String::from_iter(piece).into() }).collect()
}

const PIECES: &[&str] = &[
    "word",
    " ",
    "\n",
    "\n\n",
    "# ",
    "## ",
    "- ",
    "* ",
    "1. ",
    "2) ",
    "> ",
    "    ",
    "\t",
    "```",
    "```py\n",
    "~~~",
    "`",
    "**",
    "*",
    "_",
    "~~",
    "[",
    "](",
    ")",
    "[a](https://a.example)",
    "![",
    "[a]: /b\n",
    "[a]",
    "\"t",
    "<div>",
    "</div>",
    "<script>",
    "<!--",
    "-->",
    "<b>",
    "| a | b |\n",
    "|---|---|\n",
    "|",
    "---\n",
    "===\n",
    "***\n",
    "{1}",
    "{2}",
    "\\",
    "&amp;",
    "\u{2058}",
    "é",
    "사실",
    ".",
    "- [ ] ",
    "\r\n",
    "\r",
    "&",
    ":",
    "+",
];

fn markdown() -> impl Strategy<Value = Vec<Segment<'static>>> {
    proptest::collection::vec(proptest::sample::select(PIECES), 0..40)
        .prop_map(|pieces| segments(&pieces.concat()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn settled_blocks_are_the_same_for_every_cut(whole in markdown(), length in 1..9_usize, look in any::<bool>()) {
        let mut stream = BlockStream::default();
        let mut settled = Vec::new();
        for segment in &whole {
            for piece in cut(segment, length) {
                settled.extend(stream.push(&[piece]));
                if look {
                    stream.tail();
                }
            }
        }
        settled.extend(stream.finish());
        prop_assert_eq!(show(&settled), show(&blocks(&whole)));
    }

    #[test]
    fn no_text_brings_it_down(text in ".{0,200}", length in 1..5_usize) {
        let mut stream = BlockStream::default();
        for piece in cut(&Segment::Text { text: text.into() }, length) {
            stream.push(&[piece]);
            stream.tail();
        }
        stream.finish();
    }
}
