//! An article, cut into passages by its headings.

use citecore::{Passage, html_text};
use serde_json::{Map, Value};

use super::Article;

/// A passage has about so many bytes at most.
const MOST: usize = 1_200;
/// What has fewer bytes is joined with what follows.
const LEAST: usize = 240;

/// The passages of an article, in its order.
pub(super) fn passages(article: &Article) -> Vec<Passage> {
    let mut chunks: Vec<Chunk> = Vec::new();
    for section in sections(&article.body) {
        for text in cut(&section.text) {
            match chunks.last_mut() {
                Some(before) if before.text.len() < LEAST && before.text.len() + text.len() <= MOST => {
                    before.text = [&before.text, "\n\n", &text].concat();
                }
                _ => chunks.push(Chunk { heading: section.heading.clone(), text }),
            }
        }
    }
    let passage = |(index, chunk): (usize, Chunk)| Passage {
        id: Some(format!("{}#{}", article.id, index + 1)),
        title: Some(article.title.clone()).filter(|title| !title.is_empty()),
        url: article.url.clone(),
        updated: article.updated.clone(),
        metadata: heading(chunk.heading),
        ..Passage::new(chunk.text)
    };
    chunks.into_iter().enumerate().map(passage).collect()
}

struct Chunk {
    /// The heading over it; none before the first.
    heading: String,
    /// With its heading.
    text: String,
}

fn heading(text: String) -> Map<String, Value> {
    let mut fields = Map::new();
    if !text.is_empty() {
        fields.insert("heading".to_owned(), Value::String(text));
    }
    fields
}

/// The parts of a body that headings begin.
fn sections(html: &str) -> Vec<Chunk> {
    let mut starts: Vec<usize> =
        html.match_indices('<').map(|(at, _)| at).filter(|&at| is_heading(&html[at..])).collect();
    starts.insert(0, 0);
    starts.push(html.len());
    let section = |bounds: &[usize]| {
        let part = &html[bounds[0]..bounds[1]];
        let text = html_text(part);
        let heading = match end_of_heading(part) {
            Some(end) if is_heading(part) => html_text(&part[..end]),
            _ => String::new(),
        };
        Chunk { heading, text }
    };
    starts.windows(2).map(section).filter(|section| !section.text.trim().is_empty()).collect()
}

/// Does a heading begin here?
fn is_heading(html: &str) -> bool {
    let bytes = html.as_bytes();
    matches!(bytes, [b'<', b'h' | b'H', b'1'..=b'6', b'>' | b' ' | b'\t' | b'\n' | b'\r', ..])
}

fn end_of_heading(html: &str) -> Option<usize> {
    let end = html
        .match_indices("</")
        .find(|(at, _)| matches!(html.as_bytes()[at + 2..], [b'h' | b'H', b'1'..=b'6', ..]));
    end.map(|(at, _)| at)
}

/// A text in parts that aren't too long: cut between blocks, else between lines, else between sentences, else anywhere.
fn cut(text: &str) -> Vec<String> {
    let mut parts = vec![text.trim().to_owned()];
    for joint in ["\n\n", "\n", ". ", " ", ""] {
        if parts.iter().all(|part| part.len() <= MOST) {
            break;
        }
        let split = |part: String| if part.len() > MOST { pack(&part, joint) } else { vec![part] };
        parts = parts.into_iter().flat_map(split).collect();
    }
    parts
}

/// The pieces between joints, put together to as few parts as hold them.
fn pack(text: &str, joint: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let pieces: Vec<&str> =
        if joint.is_empty() { characters(text) } else { text.split_inclusive(joint).collect() };
    for piece in pieces {
        match parts.last_mut() {
            Some(part) if part.len() + piece.len() <= MOST => part.push_str(piece),
            _ => parts.push(piece.to_owned()),
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn characters(text: &str) -> Vec<&str> {
    text.split_inclusive(|_: char| true).collect()
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;

    fn passages_of(body: &str) -> Vec<Passage> {
        passages(&Article {
            id: "7".into(),
            title: "Tripods".into(),
            body: body.into(),
            ..Article::default()
        })
    }

    #[wasm_bindgen_test]
    fn headings_begin_passages_and_short_ones_join() {
        let long = "The legs are wiped with a cloth. ".repeat(10);
        let found = passages_of(&format!(
            "<p>{long}</p><h2 id=x>Feet <b>first</b></h2><p>{long}</p><h3>Locks</h3><p>{long}</p>"
        ));
        let headings: Vec<Option<&str>> =
            found.iter().map(|passage| passage.metadata.get("heading").and_then(Value::as_str)).collect();
        assert_eq!(headings, [None, Some("Feet first"), Some("Locks")]);
        assert!(found[1].text.starts_with("Feet first\n\nThe legs"), "{}", found[1].text);
        assert_eq!(found[2].id.as_deref(), Some("7#3"));
        let joined = passages_of("<h2>One</h2><p>Short.</p><h2>Two</h2><p>Shorter.</p>");
        assert_eq!(joined.len(), 1);
        assert_eq!(joined[0].text, "One\n\nShort.\n\nTwo\n\nShorter.");
    }

    #[wasm_bindgen_test]
    fn whatever_is_long_is_cut_and_nothing_is_lost() {
        let sentence = "A tripod stands on three legs that are wiped after every night. ";
        for body in [
            format!("<p>{}</p>", sentence.repeat(100)),
            format!("<p>{}</p>", "다리를닦으세요".repeat(500)),
            format!("<p>{sentence}</p>").repeat(100),
            format!("<pre>{}</pre>", "wipe();\n".repeat(400)),
            format!("<header><p>{}</header></h2><h9>", "<".repeat(3_000)),
        ] {
            let found = passages_of(&body);
            let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).count();
            assert!(found.iter().all(|passage| passage.text.len() <= MOST), "{}", &body[..40]);
            let kept: usize = found.iter().map(|passage| letters(&passage.text)).sum();
            assert_eq!(kept, letters(&html_text(&body)), "{}", &body[..40]);
        }
        assert!(passages_of(" <p> </p>").is_empty());
    }
}
