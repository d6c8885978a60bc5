//! What Markdown with citations comes to.

mod show;

use citecore_markdown::{Block, blocks};
use show::{segments, show};

fn check(text: &str, expected: &str) {
    assert_eq!(show(&blocks(&segments(text))), expected, "{text}");
}

#[test]
fn every_kind_of_block_is_in_the_tree() {
    check(
        "# Align\n\nFirst *level* it.\nThen wait.",
        "<h1>Align</h1> <p>First <em>level</em> it.\nThen wait.</p>",
    );
    check("1. one\n2. two\n   - deep", "<list 1><li>one</li><li>two <list><li>deep</li></list></li></list>");
    check("- a\n\n- b", "<list><li><p>a</p></li><li><p>b</p></li></list>");
    check("- [x] done\n- [ ] open", "<list><li>[x]done</li><li>[ ]open</li></list>");
    check("> quoted\n\n---\n\n~~old~~", "<quote><p>quoted</p></quote> <hr> <p><s>old</s></p>");
    check("```py x\na[0] = 1\n```", "<pre py>a[0] = 1\n</pre>");
    check("| a | b |\n|:-:|--:|\n| 1 | 2{1} |", "<table [Center, End]>a|b//1|2(1.1)</table>");
    check("one  \ntwo\\\nthree", "<p>one<br>two<br>three</p>");
    check("", "");
}

#[test]
fn citations_are_counted_by_reference() {
    check("A{1}. B{2}{1}.\n\n- C{1}", "<p>A(1.1). B(2.1)(1.2).</p> <list><li>C(1.3)</li></list>");
    check("**Level it.**{1} *See*{2}", "<p><b>Level it.</b>(1.1) <em>See</em>(2.1)</p>");
    check("**Level it{1}.**", "<p><b>Level it(1.1).</b></p>");
    check("# Head{3}", "<h1>Head(3.1)</h1>");
}

#[test]
fn citations_never_become_links_of_the_model() {
    check("A{1}(https://a.example)", "<p>A(1.1)(https://a.example)</p>");
    check("A{1}: b\n\n{1}: https://a.example", "<p>A(1.1): b</p> <p>(1.2): https://a.example</p>");
    check("[1]: https://a.example\n\nA{1}", "<p>A(1.1)</p>");
}

#[test]
fn citations_in_code_and_links_are_text() {
    check("`a{1}` b{1}", "<p><code>a[1]</code> b(1.1)</p>");
    check("```\na{1}\u{2058}{2}\n```", "<pre >a[1]\u{2058}[2]\n</pre>");
    check("[a{2}](/hc) b{2}", "<p><a /hc>a[2]</a> b(2.1)</p>");
    check("[a](/hc{2}) b{2}", "<p>a b(2.1)</p>");
}

#[test]
fn the_stand_in_itself_is_text_where_the_model_wrote_it() {
    check("a \u{2058} b{1} \u{2058}", "<p>a \u{2058} b(1.1) \u{2058}</p>");
    check("&#x2058;{1}", "<p>\u{2058}(1.1)</p>");
}

#[test]
fn raw_html_is_text() {
    check("<script>alert(1)</script>", "<p><script>alert(1)</script></p>");
    check("a <img src=x onerror=alert(1)> b{1}", "<p>a <img src=x onerror=alert(1)> b(1.1)</p>");
    check("<div>\nx{1}\n</div>", "<p><div>\nx(1.1)\n</div></p>");
    check("&lt;b&gt; &amp;", "<p><b> &</p>");
    check("a<br>b<BR />c", "<p>a<br>b<br>c</p>");
}

#[test]
fn urls_that_are_refused_leave_their_text() {
    check("[a](javascript:alert(1)) [b](https://b.example)", "<p>a <a https://b.example>b</a></p>");
    check("[*a*](two-star-alignment)", "<p><em>a</em></p>");
    check(
        "<https://a.example> <me@a.example>",
        "<p><a https://a.example>https://a.example</a> <a mailto:me@a.example>me@a.example</a></p>",
    );
    check(
        "![the **mount**](https://a.example/x.png)",
        "<p><a https://a.example/x.png>the <b>mount</b></a></p>",
    );
    check("[![alt](/x.png)](/hc)", "<p><a /hc>alt</a></p>");
    check("![alt](data:x)", "<p>alt</p>");
}

#[test]
fn nesting_is_bounded() {
    let quotes = format!("{}deep{{1}}", "> ".repeat(5_000));
    let shown = show(&blocks(&segments(&quotes)));
    assert!(shown.contains("deep(1.1)") && shown.matches("<quote>").count() < 40);
    let items = format!("{}deep{{1}}", "1. - ".repeat(5_000));
    let shown = show(&blocks(&segments(&items)));
    assert!(shown.contains("deep(1.1)") && shown.matches("<list").count() < 40);
    // Were all that are open looked through at each line, these would take minutes.
    for sign in ["> ", "- ", "1. > "] {
        let lines = format!("{}{}", sign.repeat(30_000), "a{1}\n".repeat(30_000));
        assert!(show(&blocks(&segments(&lines))).contains("a(1.30000)"), "{sign:?}");
    }
    let lists = (0..500).map(|depth| format!("{}- x\n", "  ".repeat(depth))).collect::<String>();
    assert!(show(&blocks(&segments(&lists))).matches("<list>").count() < 40);
    let strong = format!("{}a{}", "**a ".repeat(2_000), " b**".repeat(2_000));
    assert!(show(&blocks(&segments(&strong))).matches("<b>").count() < 40);
}

#[test]
fn a_table_has_little_more_cells_than_were_written() {
    let rows = |blocks: Vec<Block>| match blocks.as_slice() {
        [Block::Table { rows, .. }] => rows.iter().map(Vec::len).collect::<Vec<_>>(),
        _ => panic!("no table: {blocks:?}"),
    };
    let table = |columns: usize, rows: usize| {
        ["|a".repeat(columns), "|\n".into(), "|-".repeat(columns), "|\n".into(), "|x|\n".repeat(rows)]
            .concat()
    };
    assert_eq!(rows(blocks(&segments(&table(4, 20))))[..19], [4; 19]);
    let wide = table(500, 500);
    let cells: usize = rows(blocks(&segments(&wide))).iter().sum();
    assert!(cells <= wide.len(), "{cells} cells of {} bytes", wide.len());
}
