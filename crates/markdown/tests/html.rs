//! Answers as HTML: what it says, and that nothing of a model or a source gets into it but text.

#![allow(clippy::unwrap_used)]

mod page;

use std::time::Instant;

use citecore::{
    Answer, AnswerOptions, Dangling, Passage, Source, Verdict, VerdictReason, VerdictStatus, process_answer,
};
use citecore_markdown::{HtmlLabels, HtmlOptions, render_html};
use page::{Element, safe};
use proptest::prelude::*;

fn sources(count: usize) -> Vec<Source> {
    let passage = |number| Passage {
        id: Some(format!("{number}")),
        title: Some(format!("Title {number}")),
        ..Passage::new("Text.")
    };
    (1..=count).map(|number| Source::new(number, passage(number))).collect()
}

fn answer(text: &str) -> Answer {
    process_answer(text, &sources(9), &AnswerOptions::default())
}

fn html(answer: &Answer) -> String {
    render_html(answer, &HtmlOptions::default()).unwrap()
}

/// The answer without its references, and with `(n.m)` for the m-th citation of reference n.
fn body(text: &str) -> String {
    let options = HtmlOptions { references: false, ..HtmlOptions::default() };
    let html = render_html(&answer(text), &options).unwrap();
    let mut out = String::new();
    let mut rest = html.as_str();
    while let Some((before, citation)) = rest.split_once("<sup>") {
        let (_, id) = citation.split_once("id=\"cite-").unwrap();
        let (id, _) = id.split_once('"').unwrap();
        out += &format!("{before}({})", id.replace('-', "."));
        rest = citation.split_once("</sup>").unwrap().1;
    }
    out + rest
}

#[test]
fn markdown_is_written_as_html() {
    let cases = [
        (
            "A *b* **c** ~~d~~ `e < f`",
            "<p>A <em>b</em> <strong>c</strong> <del>d</del> <code>e &lt; f</code></p>\n",
        ),
        ("# A\n\n### B", "<h1>A</h1>\n<h3>B</h3>\n"),
        ("a  \nb\nc", "<p>a<br>\nb\nc</p>\n"),
        ("- a\n- b\n  - c", "<ul>\n<li>a</li>\n<li>\nb\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n"),
        ("3. a\n\n4. b", "<ol start=\"3\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>\n"),
        ("1. a", "<ol>\n<li>a</li>\n</ol>\n"),
        ("- [x] a\n- [ ] b", "<ul>\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>\n"),
        ("> a\n\n---", "<blockquote>\n<p>a</p>\n</blockquote>\n<hr>\n"),
        (
            "```rust\nlet a = \"<b>\";\n```",
            "<pre><code class=\"language-rust\">let a = &quot;&lt;b&gt;&quot;;\n</code></pre>\n",
        ),
        ("```\n\na\n```", "<pre><code>\na\n</code></pre>\n"),
        ("```a\"onclick=\"b\nc\n```", "<pre><code>c\n</code></pre>\n"),
        ("```a\tmodal\nc\n```", "<pre><code>c\n</code></pre>\n"),
        (
            "| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |",
            "<table>\n<thead>\n<tr><th scope=\"col\" align=\"left\">a</th><th scope=\"col\" align=\"center\">b</th>\
             <th scope=\"col\" align=\"right\">c</th><th scope=\"col\">d</th></tr>\n</thead>\n<tbody>\n\
             <tr><td align=\"left\">1</td><td align=\"center\">2</td><td align=\"right\">3</td><td>4</td></tr>\n\
             </tbody>\n</table>\n",
        ),
        (
            "[a](https://a.example/?b&c)",
            "<p><a href=\"https://a.example/?b&amp;c\" rel=\"noopener nofollow\">a</a></p>\n",
        ),
        (
            "<me@a.example>",
            "<p><a href=\"mailto:me@a.example\" rel=\"noopener nofollow\">me@a.example</a></p>\n",
        ),
        (
            "[a][b]\n\nc\n\n[b]: https://b.example",
            "<p><a href=\"https://b.example\" rel=\"noopener nofollow\">a</a></p>\n<p>c</p>\n",
        ),
        (
            "![a](https://a.example/x.png)",
            "<p><a href=\"https://a.example/x.png\" rel=\"noopener nofollow\">a</a></p>\n",
        ),
        ("[a](/hc/en) [b](#c) [d](javascript:x)", "<p>a b d</p>\n"),
        ("", ""),
    ];
    for (text, expected) in cases {
        assert_eq!(body(text), expected, "{text:?}");
    }
}

#[test]
fn citations_stand_where_their_marks_do() {
    let cases = [
        ("A fact [2]. Another [1][2].", "<p>A fact (1.1). Another (2.1)(1.2).</p>\n"),
        ("**A fact[1].** *b [1]*", "<p><strong>A fact(1.1).</strong> <em>b (1.2)</em></p>\n"),
        (
            "A [1](https://a.example) `[1]` b",
            "<p>A <a href=\"https://a.example\" rel=\"noopener nofollow\">1</a> <code>[1]</code> b</p>\n",
        ),
        ("    a[0] [1]\n\nb [1]", "<pre><code>a[0] [1]\n</code></pre>\n<p>b (1.1)</p>\n"),
        (
            "| a | b |\n|---|---|\n| c [1] | d [2][1] |",
            "<table>\n<thead>\n<tr><th scope=\"col\">a</th><th scope=\"col\">b</th></tr>\n\
          </thead>\n<tbody>\n<tr><td>c (1.1)</td><td>d (2.1)(1.2)</td></tr>\n</tbody>\n</table>\n",
        ),
        ("# A [1]\n- b [1]\n", "<h1>A (1.1)</h1>\n<ul>\n<li>b (1.2)</li>\n</ul>\n"),
        ("A [77] b", "<p>A b</p>\n"),
    ];
    for (text, expected) in cases {
        assert_eq!(body(text), expected, "{text:?}");
        safe(&html(&answer(text)));
    }
}

#[test]
fn a_mark_without_a_reference_is_text() {
    let mut answer = answer("A [1] b [2].");
    answer.references.truncate(1);
    let elements = safe(&html(&answer));
    assert_eq!(elements.iter().filter(|element| element.has_role("doc-biblioref")).count(), 1);
    assert!(elements.iter().any(|element| element.name == "p" && element.text == "A [1] b [2]."));
    let keep = AnswerOptions { dangling: Dangling::Keep, ..AnswerOptions::default() };
    let kept = process_answer("A [1] b [77].", &sources(1), &keep);
    assert!(safe(&html(&kept)).iter().any(|element| element.text == "A [1] b [77]."));
}

#[test]
fn references_have_a_way_back_to_every_citation() {
    let mut text = "A [3]. ".repeat(28);
    text += "B [5].";
    let elements = safe(&html(&answer(&text)));
    let of =
        |role: &str| -> Vec<&Element> { elements.iter().filter(|element| element.has_role(role)).collect() };
    let (there, back) = (of("doc-biblioref"), of("doc-backlink"));
    assert_eq!((there.len(), back.len()), (29, 29));
    for (there, back) in there.iter().zip(&back) {
        assert_eq!(there.around, ["html", "p", "sup"]);
        assert_eq!(back.get("href").unwrap(), format!("#{}", there.get("id").unwrap()));
    }
    let names: Vec<_> = back.iter().map(|back| back.get("aria-label").unwrap()).collect();
    assert_eq!(names[..2], ["Back to citation 1, a", "Back to citation 1, b"]);
    assert_eq!(names[26..], ["Back to citation 1, aa", "Back to citation 1, ab", "Back to citation 2"]);
    assert_eq!(there[0].get("aria-label"), Some("Reference 1: Title 3"));
}

#[test]
fn references_of_earlier_turns_keep_their_numbers() {
    let known = answer("A [1]. B [2]. C [3].").references;
    let options = AnswerOptions { known, ..AnswerOptions::default() };
    let later = process_answer("D [3]. E [4].", &sources(9), &options);
    let elements = safe(&html(&later));
    let items: Vec<_> = elements.iter().filter(|element| element.name == "li").collect();
    let told: Vec<_> =
        items.iter().map(|item| (item.get("id").unwrap(), item.get("value").unwrap())).collect();
    assert_eq!(told, [("ref-3", "3"), ("ref-4", "4")]);
}

#[test]
fn a_reference_names_its_source() {
    let passage = Passage {
        title: Some("The\n<b>Manual</b>\u{1} & more".into()),
        url: Some("https://a.example/?b=\"&c".into()),
        year: Some(2021),
        page: Some(3),
        ..Passage::new("Text.")
    };
    let further = Passage { page: Some(10), ..passage.clone() };
    let sources = [Source::new(1, passage), Source::new(2, further)];
    let html = html(&process_answer("A [1][2].", &sources, &AnswerOptions::default()));
    safe(&html);
    let entry = "<li id=\"ref-1\" value=\"1\"><a href=\"https://a.example/?b=&quot;&amp;c\" rel=\"noopener nofollow\">\
                 The &lt;b&gt;Manual&lt;/b&gt; &amp; more</a> (2021), pp.3, 10 <a role=\"doc-backlink\"";
    assert!(html.contains(entry), "{html}");
}

/// What stands behind a name, its page and the way back, would run with it.
#[test]
fn a_name_that_runs_the_other_way_stands_apart() {
    let entry = |title: &str| {
        let passage = Passage { title: Some(title.into()), page: Some(3), ..Passage::new("Text.") };
        let answer = process_answer("A [1].", &[Source::new(1, passage)], &AnswerOptions::default());
        let html = html(&answer);
        safe(&html);
        html[html.find("<li").unwrap()..].lines().next().unwrap().to_owned()
    };
    for title in ["دليل المستخدم", "מדריך", "\u{202e}gnp.exe", "Guide \u{2067}x"] {
        assert!(entry(title).contains(&format!("<bdi>{title}</bdi>, p.3 <a")), "{}", entry(title));
    }
    assert!(!entry("Übersicht 별").contains("<bdi>"));
}

#[test]
fn ids_begin_with_the_prefix() {
    let render = |prefix: &str| {
        render_html(&answer("A [1]."), &HtmlOptions { id_prefix: prefix.into(), ..HtmlOptions::default() })
    };
    for prefix in ["a-", "«r1»", "\"><script>alert(1)</script>", "'&quot;", "별"] {
        let elements = safe(&render(prefix).unwrap());
        let ids: Vec<_> = elements.iter().filter_map(|element| element.get("id")).collect();
        assert_eq!(ids, ["cite-1-1", "references", "ref-1"].map(|id| format!("{prefix}{id}")));
    }
    for prefix in ["a b", "\t", "a\u{0}", "\u{a0}"] {
        assert_eq!(render(prefix).unwrap_err().path(), Some("idPrefix"), "{prefix:?}");
    }
}

fn verdict(citation: usize, status: VerdictStatus) -> Verdict {
    Verdict {
        citation,
        statement: String::new(),
        number: 1,
        support: 0.5,
        status,
        confidence: 0.5,
        evidence: None,
        reasons: vec![VerdictReason::Supported],
        better: None,
        explanation: None,
    }
}

#[test]
fn verdicts_mark_the_citations_that_they_are_on() {
    use VerdictStatus::{Accurate, Inaccurate, Uncertain};
    let verdicts = [(1, Accurate), (3, Inaccurate), (2, Accurate), (2, Uncertain), (99, Inaccurate)];
    let options = HtmlOptions {
        verdicts: verdicts.map(|(citation, status)| verdict(citation, status)).into(),
        ..HtmlOptions::default()
    };
    let mut answer = answer("A `[1]` b [1]. C [2] d [1][2].");
    let marked = |answer: &Answer| -> Vec<(String, Option<String>, String)> {
        let elements = safe(&render_html(answer, &options).unwrap());
        let told = |element: &Element, name: &str| element.get(name).map(str::to_owned);
        let citations = elements.iter().filter(|element| element.has_role("doc-biblioref"));
        citations
            .map(|element| {
                (
                    told(element, "id").unwrap(),
                    told(element, "data-status"),
                    told(element, "aria-label").unwrap(),
                )
            })
            .collect()
    };
    let citation = |id: &str, status: Option<&str>, label: &str| {
        (id.to_owned(), status.map(str::to_owned), label.to_owned())
    };
    let expected = [
        citation("cite-1-1", None, "Reference 1: Title 1"),
        citation("cite-2-1", Some("accurate"), "Reference 2: Title 2; checked: it supports this"),
        citation("cite-1-2", Some("uncertain"), "Reference 1: Title 1; checked: it may not support this"),
        citation("cite-2-2", Some("inaccurate"), "Reference 2: Title 2; checked: it does not support this"),
    ];
    assert_eq!(marked(&answer), expected);
    // A citation that can't be shown is counted all the same.
    let first = answer.citations[0].clone();
    answer.citations.insert(1, first);
    let statuses: Vec<_> = marked(&answer).into_iter().map(|(_, status, _)| status).collect();
    assert_eq!(statuses, [None, Some("uncertain".to_owned()), Some("inaccurate".to_owned()), None]);
}

#[test]
fn verdicts_on_the_answer_before_its_correction_mark_nothing() {
    let of = |statement: &str| Verdict {
        statement: statement.to_owned(),
        ..verdict(0, VerdictStatus::Inaccurate)
    };
    for (statement, marks) in [("It is red [1].", false), ("It is blue [1].", true), ("It is blue", true)] {
        let options = HtmlOptions { verdicts: vec![of(statement)], ..HtmlOptions::default() };
        let html = render_html(&answer("It is red. It is blue [1]."), &options).unwrap();
        assert_eq!(html.contains("data-status"), marks, "{statement}");
    }
}

#[test]
fn a_page_is_what_it_was() {
    let passages: Vec<Source> = serde_json::from_str(include_str!("fixtures/page.json")).unwrap();
    let answer = process_answer(include_str!("fixtures/page.md"), &passages, &AnswerOptions::default());
    let options = HtmlOptions {
        id_prefix: "a-".into(),
        verdicts: vec![verdict(0, VerdictStatus::Accurate), verdict(2, VerdictStatus::Inaccurate)],
        ..HtmlOptions::default()
    };
    let html = render_html(&answer, &options).unwrap();
    safe(&html);
    assert_eq!(html, include_str!("fixtures/page.html"), "what it is now:\n{html}");
}

#[test]
fn labels_are_said_in_place_of_the_english_ones() {
    let label = |text: &str| format!("<{text}>");
    let labels = HtmlLabels {
        references: label("R"),
        reference: label("r {number}"),
        source: label("s {number}"),
        back: label("b {number}/{number}"),
        page: label("p"),
        pages: label("pp"),
        accurate: label("a"),
        inaccurate: label("i"),
        uncertain: label("u"),
    };
    use VerdictStatus::{Accurate, Inaccurate, Uncertain};
    let verdicts = [Accurate, Inaccurate, Uncertain];
    let verdicts = verdicts.into_iter().enumerate().map(|(at, status)| verdict(at, status)).collect();
    let page = |number: usize, url: &str, page: u32| {
        let url = Some(format!("https://a.example/{url}"));
        Source::new(number, Passage { page: Some(page), url, ..Passage::new("Text.") })
    };
    let sources = [page(1, "a", 3), page(2, "b", 4), page(3, "b", 5)];
    let answer = process_answer("A [2]. B [3]. C [1].", &sources, &AnswerOptions::default());
    let html = render_html(&answer, &HtmlOptions { labels, verdicts, ..HtmlOptions::default() }).unwrap();
    let elements = safe(&html);
    let told: Vec<_> = elements.iter().filter_map(|element| element.get("aria-label")).collect();
    let expected = [
        "<r 1>: <s 2>; <a>",
        "<r 1>: <s 2>; <i>",
        "<r 2>: <s 1>; <u>",
        "<b 1/1>, a",
        "<b 1/1>, b",
        "<b 2/2>",
    ];
    assert_eq!(told, expected);
    for text in [">&lt;R&gt;</h2>", ">&lt;s 2&gt;</a>, &lt;pp&gt;4, 5 ", ">&lt;s 1&gt;</a>, &lt;p&gt;3 "] {
        assert!(html.contains(text), "{text} in {html}");
    }
}

#[test]
fn references_can_be_left_out() {
    assert!(html(&answer("A [1].")).contains("<section role=\"doc-bibliography\""));
    assert!(!body("A [1].").contains("<section"));
    assert!(!html(&answer("A.")).contains("<section"), "nothing is cited");
}

/// What attacks are made of, and what Markdown and marks are.
const PIECES: [&str; 40] = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<a href=\"javascript:alert(1)\">",
    "</a>",
    "</section>",
    "</code></pre>",
    "<style>",
    "<iframe srcdoc='",
    "<",
    ">",
    "\"",
    "'",
    "&lt;script&gt;",
    "&#106;avascript:",
    "[a](javascript:alert(1))",
    "[a](JaVa\tScRiPt:alert(1))",
    "[a](data:text/html,x)",
    "[b](https://a.example/\"onclick=\"x)",
    "![c](https://a.example/x.png)",
    "<https://a.example/?a=<b>>",
    "[d]: javascript:alert(1)\n",
    "[d]",
    "`",
    "```",
    "\n\n",
    "\n",
    "    ",
    "* ",
    "1. ",
    "> ",
    "| a | b |\n|---|---|\n| c | d |\n",
    "**",
    " [1]",
    "[2][3]",
    "\u{2058}",
];

fn text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => prop::sample::select(&PIECES[..]).prop_map(str::to_owned),
        1 => "[a-z \\[\\]()<>&\"'`*_~|#!:/\\\\\n]{1,8}",
        1 => any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn nothing_of_a_model_or_a_source_becomes_markup(
        written in text(),
        title in text(),
        url in text(),
        prefix in "[!-~]{0,12}",
        label in text(),
        status in 0_usize..8,
    ) {
        let passage = Passage { title: Some(title), url: Some(url), ..Passage::new("Text.") };
        let mut sources = sources(3);
        sources[0] = Source::new(1, passage);
        let answer = process_answer(&written, &sources, &AnswerOptions::default());
        let verdicts = vec![verdict(status, VerdictStatus::Inaccurate)];
        let labels = HtmlLabels {
            references: label.clone(),
            reference: label.clone(),
            back: label.clone(),
            inaccurate: label.clone(),
            source: label.clone(),
            page: label,
            ..HtmlLabels::default()
        };
        let options = HtmlOptions { id_prefix: prefix, references: true, verdicts, labels };
        let elements = safe(&render_html(&answer, &options).unwrap());
        let there = elements.iter().filter(|element| element.has_role("doc-biblioref")).count();
        let back = elements.iter().filter(|element| element.has_role("doc-backlink")).count();
        prop_assert_eq!(there, back);
    }
}

#[test]
fn time_is_linear() {
    let time = |count: usize| {
        let answer = answer(&"A **fact** [1] & another [2]. <b>\n\n- `c`\n\n".repeat(count));
        let begun = Instant::now();
        assert!(html(&answer).len() > count);
        begun.elapsed().as_secs_f64()
    };
    time(500);
    let (short, long) = (time(1_000), time(16_000));
    assert!(long < short * 16.0 * 6.0 + 0.2, "{short} s, then {long} s");
}
