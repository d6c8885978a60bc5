//! HTML as the text that a reader sees.
//!
//! Elements are read one by one, not as a tree: what closes without having been opened changes nothing, however deep they
//! nest, and time is linear. What parses HTML as browsers do would weigh more than the rest of `read/` together.

mod blocks;
#[cfg(test)]
mod differential;
mod entity;
mod tag;
mod writer;

use crate::{find, place};
pub(super) use blocks::is_html;
use tag::{Kind, Tag};
use writer::{Gap, Writer};

/// The text of a piece of HTML: blocks set apart by a blank line, an item of a list on a line of its own behind "- ", the
/// cells of a row apart by " | "; without scripts, styles, comments, templates and elements that the attribute `hidden` or an inline
/// style hides.
///
/// ```
/// use citecore::html_text;
///
/// assert_eq!(html_text("<h2>Feet</h2><p>Use <b>rubber</b> &amp; cork.</p>"), "Feet\n\nUse rubber & cork.");
/// ```
pub fn text(html: &str) -> String {
    let mut writer = Writer::default();
    let mut rest = html;
    // The element whose content isn't seen, and how often it is open.
    let mut hidden: Option<(&str, usize)> = None;
    while let Some(at) = rest.find('<') {
        if hidden.is_none() {
            writer.text(&rest[..at]);
        }
        rest = &rest[at..];
        let (tag, length) = tag::read(rest);
        rest = &rest[length..];
        let Some(tag) = tag else {
            if hidden.is_none() && length == 1 {
                writer.text("<");
            }
            continue;
        };
        if let Some((name, open)) = hidden {
            let open = match (tag.is(name), tag.closes) {
                (false, _) => open,
                // A paragraph ends where the next begins.
                (true, false) if tag.is("p") => 0,
                (true, false) => open + 1,
                (true, true) => open - 1,
            };
            hidden = (open > 0).then_some((name, open));
            if open > 0 || tag.closes {
                continue;
            }
        }
        match tag.kind() {
            Kind::Raw if !tag.closes => rest = behind_raw(rest, tag.name),
            _ if tag.hides() => hidden = Some((tag.name, 1)),
            kind => apply(&mut writer, &tag, kind),
        }
    }
    if hidden.is_none() {
        writer.text(rest);
    }
    writer.finish()
}

/// What a tag does to the text around it.
fn apply(writer: &mut Writer, tag: &Tag<'_>, kind: Kind) {
    match kind {
        Kind::Block => writer.gap(Gap::Block),
        Kind::Break => writer.gap(Gap::Line),
        Kind::List if tag.closes => writer.close_list(),
        Kind::List => writer.open_list(),
        Kind::Item if tag.closes => writer.close_item(),
        Kind::Item => writer.open_item(),
        Kind::Row => writer.row(),
        Kind::Cell => writer.cell(!tag.closes),
        Kind::Preformatted => writer.preformatted(!tag.closes),
        Kind::Raw | Kind::Hidden | Kind::Inline => {}
    }
}

/// What follows an element whose content isn't HTML: it goes on to its end tag, or to the end.
fn behind_raw<'a>(html: &'a str, name: &str) -> &'a str {
    let mut rest = html;
    while let Some(at) = find::find(rest, "</") {
        let behind = &rest[at + 2..];
        let ends = |rest: &str| place::begins(rest, 0, |c| c.is_ascii_whitespace() || matches!(c, '>' | '/'));
        let is_end = behind.get(..name.len()).is_some_and(|end| end.eq_ignore_ascii_case(name));
        if is_end && ends(&behind[name.len()..]) {
            return &rest[at + tag::read(&rest[at..]).1..];
        }
        rest = behind;
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn a_reader_sees_text() {
        let table = [
            (
                "<h2>Title</h2><p>One <b>two</b>.</p>\n<p>Three</p><script>bad('<p>')</script>",
                "Title\n\nOne two.\n\nThree",
            ),
            ("a<!-- b --><style>p { }</style>c<template><p>d<template></template></p></template>e", "ace"),
            (
                "<p>Do:</p><ol><li>one</li><li><p>two</p><p>more</p></li><li></ol><p>Done",
                "Do:\n\n- one\n- two more\n\nDone",
            ),
            ("<ul><li>a<ul><li>b</li></ul></li><li>c</ul>", "- a\n  - b\n- c"),
            (
                "<table><tr><th>A</th><th>B</th></tr><tr><td><p>1</p></td><td>2</td></tr></table>x",
                "A | B\n1 | 2\n\nx",
            ),
            ("one<br>two<br/>three<hr>four", "one\ntwo\nthree\n\nfour"),
            ("a&nbsp;&amp;&#160;b &lt;c&gt; &#x2014; &eacute;&hellip; &#146;", "a & b <c> \u{2014} é… ’"),
            ("AT&T &ampx &unknown; &; & &#; &#xD800; &copy", "AT&T &x &unknown; &; & &#; \u{fffd} ©"),
            ("<pre>\na\n  b  c\n</pre>d", "a\n  b  c\n\nd"),
            (
                "1 < 2 <3 and <a href='x > y' title=\"<p>\">link</a> </> <?pi?> <!doctype html>",
                "1 < 2 <3 and link",
            ),
            ("  \n <div><div> a\n\t b </div></div> ", "a b"),
            ("<SCRIPT>x</script >a<svg><path/></svg><noscript>b</noscript>c", "ac"),
            (
                "<p hidden>h</p>v<span style=\"display: none;\">h</span>, <i style='color:red;display:none' id=a>h</i>w",
                "v, w",
            ),
            ("<p>a<div HIDDEN><div>b</div>c</div>d<p hidden>e<p>f<b hidden=until-found>g", "ad\n\nf"),
            (
                "a<img hidden>b<br hidden>c<p title='a hidden b' class=hidden data-style='display:none'>d",
                "ab\nc\n\nd",
            ),
            ("<p style=\"display:block\">a</p hidden><b/ hidden/>b", "a\n\nb"),
            ("<p>open", "open"),
            ("<p", ""),
            ("<!-- open", ""),
            ("<script>open", ""),
            ("", ""),
        ];
        for (html, expected) in table {
            assert_eq!(text(html), expected, "{html}");
        }
    }

    #[test]
    fn what_never_ends_stays_within_six_times_its_length() {
        let units = [
            "<",
            "<p",
            "<p a='",
            "<!--",
            "</",
            "&",
            "&#",
            "<li>",
            "<ul>",
            "<template>",
            "<script>",
            "<b></i>",
            "<pre>\n",
        ];
        for unit in units {
            let html = unit.repeat(100_000 / unit.len());
            assert!(text(&html).len() <= html.len() * 6, "{unit}");
        }
    }
}
