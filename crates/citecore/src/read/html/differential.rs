//! Text held against a tokenizer that reads HTML as browsers do: both see the same letters.

use std::cell::RefCell;

use html5ever::{
    tendril::StrTendril,
    tokenizer::{
        BufferQueue, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
        states::RawKind::{Rawtext, Rcdata, ScriptData},
    },
};
use proptest::{prelude::*, test_runner::FileFailurePersistence};

use super::{
    entity::NAMED,
    tag::{Kind, Tag},
    text,
};

/// The letters outside elements that aren't seen.
#[derive(Default)]
struct Letters {
    seen: RefCell<String>,
    hidden: RefCell<Option<(String, usize)>>,
}

impl TokenSink for Letters {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        match token {
            Token::CharacterTokens(text) if self.hidden.borrow().is_none() => {
                self.seen.borrow_mut().push_str(&text);
            }
            Token::TagToken(tag) => {
                let closes = tag.kind == html5ever::tokenizer::TagKind::EndTag;
                let hidden = tag.attrs.iter().any(|attribute| match &*attribute.name.local {
                    "hidden" => true,
                    "style" => attribute.value.contains("none"),
                    _ => false,
                });
                let tag_of_ours = Tag { name: &tag.name, closes, empty: tag.self_closing, hidden };
                let kind = tag_of_ours.kind();
                let mut hidden = self.hidden.borrow_mut();
                if !closes && matches!(&*hidden, Some((name, _)) if name == "p" && &*tag.name == "p") {
                    *hidden = None;
                }
                match &mut *hidden {
                    Some((name, open)) if **name == *tag.name => {
                        *open = if closes { *open - 1 } else { *open + 1 };
                        if *open == 0 {
                            *hidden = None;
                        }
                    }
                    Some(_) => {}
                    None if tag_of_ours.hides() && kind != Kind::Raw => {
                        *hidden = Some((tag.name.to_string(), 1));
                    }
                    None if kind == Kind::Raw && !closes => {
                        *hidden = Some((tag.name.to_string(), 1));
                        return TokenSinkResult::RawData(match &*tag.name {
                            "script" => ScriptData,
                            "title" | "textarea" => Rcdata,
                            _ => Rawtext,
                        });
                    }
                    None => {}
                }
            }
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

fn letters_of_browsers(html: &str) -> String {
    let tokenizer =
        Tokenizer::new(Letters::default(), TokenizerOpts { discard_bom: false, ..TokenizerOpts::default() });
    let input = BufferQueue::default();
    input.push_back(StrTendril::from_slice(html));
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    tokenizer.sink.seen.take()
}

/// What is left without white space and what sets blocks, items and cells apart.
fn letters(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '|' | '\0' | '\u{fffd}')).collect()
}

const PIECES: &[&str] = &[
    "<p>",
    "</p>",
    "<div class=\"a\">",
    "</div>",
    "<br/>",
    "<ul>",
    "<li>",
    "</li>",
    "</ul>",
    "<b>",
    "</b>",
    "<a href='x>y'>",
    "</a>",
    "<script>",
    "</script>",
    "<style>",
    "</style >",
    "<template>",
    "</template>",
    "<svg>",
    "<path/>",
    "</svg>",
    "<title>",
    "</title>",
    "<!--",
    "-->",
    "<!-->",
    "<!doctype html>",
    "<?pi",
    "</",
    "<",
    ">",
    "/>",
    "<td",
    "<p a=\"",
    "='",
    "\"",
    "'",
    " ",
    "\n",
    "word",
    "é",
    "1 < 2",
    "&",
    "&amp;",
    "&lt;",
    "&nbsp;",
    "&ampx",
    "&copy",
    "&#",
    "&#x",
    "&#8212;",
    "&#x2014",
    "&#146;",
    ";",
    "x",
    "9",
    "&eacute;",
    "=",
    "<PRE>",
    "</pre>",
    "<img src=a alt='b'>",
    "</>",
    "<tr><td>",
    "<p hidden>",
    "<b id=a Hidden",
    "<div style='display: none'",
    "<img hidden>",
];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: ProptestConfig::default().cases.max(4000),
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("seeds"))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn browsers_see_the_same_letters(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..24)) {
        let html = pieces.concat();
        // In a comment in a script, browsers let a script hold scripts, which nobody writes into an article.
        prop_assume!(html.matches("<script").count() < 2 || !html.contains("<!--"));
        prop_assert_eq!(letters(&text(&html)), letters(&letters_of_browsers(&html)), "{}", html);
    }

    #[test]
    fn any_text_at_all_is_read(html in ".{0,200}") {
        prop_assert_eq!(letters(&text(&html)), letters(&letters_of_browsers(&html)), "{}", html);
    }
}

#[test]
fn names_stand_for_what_browsers_have_them_for() {
    for entry in NAMED.split(' ') {
        let name = entry.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        let html = format!("a&{name};b");
        assert_eq!(text(&html).replace(' ', "\u{a0}"), letters_of_browsers(&html), "{name}");
    }
}
