//! Whether a text is HTML, or only has some in it, or only speaks of it.

use super::{
    behind_raw,
    tag::{self, Kind, Tag},
};
use crate::{find, place};

/// Is a text HTML, that is, is it laid out by the tags of blocks? Markdown may have some HTML in it, code may have types in angle
/// brackets, and a text may be about tags: what isn't clearly HTML stays as it is.
pub(in crate::read) fn is_html(text: &str) -> bool {
    let text = text.trim();
    is_wrapped(text) || is_laid_out(text)
}

/// Does it begin with a block or a list, comments and declarations aside, and end with a tag?
fn is_wrapped(text: &str) -> bool {
    let mut rest = text;
    while rest.starts_with('<') && rest.ends_with('>') {
        let (tag, length) = tag::read(rest);
        match tag {
            Some(tag) => {
                return !tag.closes && matches!(tag.kind(), Kind::Block | Kind::List | Kind::Preformatted);
            }
            None if length == 1 => return false,
            None => rest = rest[length..].trim_start(),
        }
    }
    false
}

/// What was seen of a text's layout.
#[derive(Default)]
struct Layout {
    /// Something of the text is read, and a line break in it.
    begun: bool,
    broken: bool,
    /// What follows stands behind the end of a block.
    outside: bool,
    /// It begins with a block, or with a script or picture.
    leads: bool,
    /// It begins with a script or picture: there is no doubt then.
    leads_with_media: bool,
    /// Blocks that begin, and that end.
    opened: usize,
    closed: usize,
    /// A reader sees something of it.
    says: bool,
}

/// Is it laid out by blocks, though it doesn't begin and end with one? It has to begin with one and have more of them, or to have some
/// from its first line on that close, none of whose tags is a word of the prose.
fn is_laid_out(text: &str) -> bool {
    let mut layout = Layout::default();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let (before, from) = rest.split_at(at);
        let (tag, length) = tag::read(from);
        rest = &from[length..];
        let first = layout.text(before);
        layout.begun |= tag.is_some() || length == 1;
        if let Some(tag) = &tag {
            if tag.kind() == Kind::Raw && !tag.closes {
                rest = behind_raw(rest, tag.name);
            }
            let fits = layout.tag(tag, first, before, rest);
            if !fits {
                return false;
            }
        }
        if layout.outside && has_paragraphs(&rest[..rest.find('<').unwrap_or(rest.len())]) {
            return false;
        }
    }
    layout.text(rest);
    layout.is_html() && !find::holds(text, "```")
}

impl Layout {
    /// Takes in text. Is what follows the first that there is?
    fn text(&mut self, text: &str) -> bool {
        let said = !text.trim().is_empty();
        self.begun |= said;
        self.says |= said;
        self.broken |= place::has_char(text, '\n');
        !self.begun
    }

    /// Takes in a tag with the text before it and what follows. Could it be HTML's, and not one that prose speaks of?
    fn tag(&mut self, tag: &Tag<'_>, first: bool, before: &str, rest: &str) -> bool {
        let media = is_media(tag);
        if !media && !is_block(tag) {
            return true;
        }
        self.outside = media || tag.closes;
        let is_word = is_word_before(rest);
        if first && !is_word {
            (self.leads, self.leads_with_media) = (true, media);
        }
        if media || (first && is_word) {
            return true;
        }
        let in_prose = stands_in_prose(before, tag.closes);
        self.opened += usize::from(!tag.closes && !in_prose);
        self.closed += usize::from(tag.closes && !in_prose);
        let is_too_late = self.broken && self.opened == usize::from(!tag.closes);
        self.leads || !(in_prose || (tag.closes && is_word) || is_too_late)
    }

    fn is_html(&self) -> bool {
        let blocks = if self.leads { self.opened + self.closed > 1 } else { self.closed > 0 };
        self.says && (self.leads_with_media || (self.opened > 0 && blocks))
    }
}

fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(tag.kind(), Kind::Inline | Kind::Break | Kind::Raw | Kind::Hidden)
}

fn is_media(tag: &Tag<'_>) -> bool {
    !tag.closes && ["img", "script", "style"].iter().any(|name| tag.is(name))
}

/// Behind a block, text in paragraphs of its own is Markdown, whose blank lines HTML would lose.
fn has_paragraphs(text: &str) -> bool {
    text.trim_end().lines().skip(1).any(|line| line.trim().is_empty())
}

/// Is a tag behind that text set apart from it, as a word is, or in brackets or quotes? A quote can as well end what a block says.
fn stands_in_prose(before: &str, closes: bool) -> bool {
    let before = if before.trim().is_empty() { "" } else { before };
    place::ends(before, |c| matches!(c, ' ' | '\t' | '(' | '`' | '“' | '‘' | '«' | '„'))
        || (!closes && place::ends(before, |c| matches!(c, '"' | '\'')))
}

/// Does prose go on behind a tag as it does behind a word?
fn is_word_before(rest: &str) -> bool {
    let next = place::without_first(rest, |c| matches!(c, ' ' | '\t'));
    let goes_on = !next.is_empty() && !place::begins(next, 0, |c| matches!(c, '<' | '\n' | '\r'));
    (next.len() < rest.len() && goes_on)
        || place::begins(rest, 0, |c| {
            matches!(c, ',' | '.' | ';' | ':' | ')' | '"' | '\'' | '`' | '”' | '’' | '»')
        })
}

#[cfg(test)]
mod tests {
    use super::is_html;

    #[test]
    fn a_text_of_blocks_is_html() {
        for text in [
            "<p>a</p>",
            "<!DOCTYPE html><html><body><p>ok</p></body></html>",
            "<!-- wp:paragraph -->\n<p>Hello <b>you</b>.</p>\n<!-- /wp:paragraph -->",
            "<pre>npm i</pre><p>x</p>",
            "<h1>Wi-Fi</h1>Join the network.<br>Press Connect.",
            "<h1>Wi-Fi</h1> Join the network.",
            "<h2>Wi-Fi</h2>\n\n<b>Join</b> the network.",
            "<script>x()</script><p>ok</p>",
            "<script>if (a <b) {}\n\n</script>Join the network.",
            "<style>p { }</style> <p>Join</p> it",
            "<img src='a.png'><p>Press Connect.</p>",
            "<img src='a.png'>Press Connect.",
            "<p>One</p><p>Two",
            "<p>One\n<p>Two",
            "<p> One</p> <p> Two",
            "<ul><li>One<li>Two",
            "<TABLE><TR><TD>1</TD></TR></TABLE>It is one.",
            "<p>Turn it on.</p>Use the tag <div> or <p>.",
            "Join the network.<br>Press Connect.<p>Then wait.</p>Go on.",
            "<strong>Wi-Fi</strong><p>Join it.</p>Go on",
            "<a href='x'>Up</a><ul><li>Press <img src='k.png'>, then \"Go\"</li>\n<li>Wait</li></ul>\nDone",
            "and press \"Connect\".</p><p>Then wait.",
        ] {
            assert!(is_html(text), "{text}");
        }
    }

    #[test]
    fn a_text_with_tags_or_about_them_is_none() {
        for text in [
            "",
            "<",
            "< a >",
            "<b>a</b>",
            "<!-- a -->",
            "<script src=a></script>",
            "<img src=a>",
            "a <b> c",
            "if a < b and c > d",
            "if a <p and c> d",
            "Vec<String>",
            "HashMap<Table, Vec<Form>>",
            "Option<Body>",
            "<Body> is a type.",
            "use <div> in your template",
            "Use <h1>Title</h1> for headings.",
            "Write \"<p>x</p>\" or (<p>y</p>).",
            "`<p>One</p><p>Two</p>` are two",
            "x = '<p>One</p><p>Two'",
            "() => <div>Hello</div>",
            "render(<div>Hello</div>)",
            "<div> is a block. Use </div> to end it.",
            "<p> and <div> are blocks.",
            "<p>, <div> and <h1> are blocks.",
            "<img> shows a picture.",
            "<script> tags hold code.",
            "<p>a</p>\n\nb",
            "<h1 align=center>Wi-Fi</h1>\n<p>Join it.</p>\n\nIt has *two* ways.",
            "<div align=\"center\">\n\n# Wi-Fi\n\n</div>\n\nJoin it.",
            "<img src='logo.png'>\n\n# Wi-Fi",
            "## Wi-Fi\n\nPress <kbd>Ctrl</kbd>.<br>Then <b>wait</b>.",
            "Join it:\n\n<details><summary>How</summary>Press.</details>\n",
            "# Wi-Fi\n<table><tr><td>1</td></tr></table>",
            "<p>Write this:</p>\n```html\n<p>One</p>\n```",
            "| a<br>b | c |",
            "<https://example.org> and <me@example.org>",
        ] {
            assert!(!is_html(text), "{text}");
        }
    }

    #[test]
    fn what_is_repeated_takes_linear_time() {
        for unit in [
            "<",
            "<p",
            "<p>",
            "x<img a>",
            "x\n</p>",
            "<!--",
            "</",
            "<script>",
            "x<p>y</p>",
            "\n",
            " ",
            "<p>\n\n",
        ] {
            for before in ["", "x", "<h1>x</h1>y"] {
                let text = joined!(before, unit.repeat(1_000_000 / unit.len()).as_str());
                let began = std::time::Instant::now();
                is_html(&text);
                assert!(began.elapsed().as_secs() < 5, "{before}{unit}");
            }
        }
    }
}
