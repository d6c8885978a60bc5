//! As much of a context as a proxy takes, so that no search finds more than can be answered.

use std::sync::Arc;

use citecore::{Context, ContextOptions, Profile, Source, prepare_context};
use citecore_wire::limits;

use crate::js::{stringify, write};

/// What is known of the passages beside, which a proxy that answers by itself may look at, has so many UTF-16 code units at most.
const MOST_METADATA: u32 = 32 << 10;

/// Gives the context with what a proxy answers from: no embeddings, metadata as far as there is room, and the longest texts cut where
/// all of them are too long. `beside` is what is sent with it, in bytes.
pub(super) fn fitted(context: &Context, profile: Option<&str>, beside: usize) -> Context {
    let mut fitted = context.clone();
    let mut room = MOST_METADATA;
    let mut names = 0;
    for source in &mut fitted.sources {
        let passage = Arc::make_mut(&mut source.passage);
        passage.embedding = None;
        let length = stringify(&write::fields(&passage.metadata)).map_or(u32::MAX, |text| text.length());
        match room.checked_sub(length) {
            Some(left) => room = left,
            None => passage.metadata.clear(),
        }
        names += limits::sizes(passage).iter().map(|(_, size)| size).sum::<usize>() - passage.text.len();
    }
    let most = share(&fitted.sources, limits::CONTEXT.saturating_sub(beside + names));
    if fitted.sources.iter().all(|source| source.passage.text.len() <= most) {
        return fitted;
    }
    let passages = fitted.sources.into_iter().map(|source| {
        let mut passage = Arc::unwrap_or_clone(source.passage);
        cut(&mut passage.text, most);
        passage
    });
    let profile = profile.and_then(Profile::named).unwrap_or_default();
    let options = ContextOptions { style: context.style, ..profile.context };
    // Err: its options are out of their range, which those of no profile are.
    prepare_context(passages.collect(), &options).unwrap_or_default()
}

/// How long a text may be so that all have room: what short ones leave of it is the others'.
fn share(sources: &[Source], room: usize) -> usize {
    let mut most = 0;
    loop {
        let short = sources.iter().map(|source| source.passage.text.len()).filter(|&length| length <= most);
        let (count, length) = short.fold((0, 0), |(count, sum), length| (count + 1, sum + length));
        let share = room.saturating_sub(length).checked_div(sources.len() - count).unwrap_or(usize::MAX);
        if share <= most {
            return most;
        }
        most = share;
    }
}

/// Cuts a text that is too long, at white space where there is any not far before.
fn cut(text: &mut String, most: usize) {
    if text.len() <= most {
        return;
    }
    let end = text.floor_char_boundary(most);
    let space = text[..end].rfind(char::is_whitespace).filter(|&space| space > end / 2);
    text.truncate(space.unwrap_or(end));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

    use citecore::Passage;
    use serde_json::{Value, json};
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;

    fn of(passages: Vec<Passage>) -> Context {
        prepare_context(passages, &ContextOptions::default()).unwrap()
    }

    fn metadata(value: Value) -> serde_json::Map<String, Value> {
        value.as_object().unwrap().clone()
    }

    #[wasm_bindgen_test]
    fn what_has_room_is_sent_as_it_is() {
        let passage = Passage {
            title: Some("Legs".into()),
            score: Some(0.9),
            metadata: metadata(json!({"locale": "en", "headings": ["Care"]})),
            ..Passage::new("Wipe each leg.")
        };
        let context = of(vec![passage; 3]);
        assert_eq!(fitted(&context, None, 1_000), context);
    }

    #[wasm_bindgen_test]
    fn embeddings_stay_here_and_so_does_metadata_without_end() {
        let embedded = Passage { embedding: Some(vec![0.5; 8]), ..Passage::new("Wipe it.") };
        let told = Passage { metadata: metadata(json!({"locale": "en"})), ..embedded.clone() };
        let told_too_much =
            Passage { metadata: metadata(json!({"body": "x".repeat(40_000)})), ..embedded.clone() };
        let sent = fitted(&of(vec![told.clone(), told_too_much, told.clone()]), None, 0);
        let sent: Vec<&Passage> = sent.sources.iter().map(|source| &*source.passage).collect();
        let bare = Passage { embedding: None, ..embedded };
        let told = Passage { embedding: None, ..told };
        assert_eq!(sent, [&told, &bare, &told]);
    }

    #[wasm_bindgen_test]
    fn of_too_much_text_the_longest_are_cut_and_the_numbers_stay() {
        let long = |word: &str, length: usize| word.repeat(length / word.len());
        let passages = [long("Wipe it. ", 90_000), "Short.".to_owned(), long("닦는다", 90_000)];
        let context = of(passages.iter().map(|text| Passage::new(text.as_str())).collect());
        let sent = fitted(&context, Some("tagged"), 5_536);
        let texts: Vec<&str> = sent.sources.iter().map(|source| source.passage.text.as_str()).collect();
        assert_eq!(texts[1], "Short.");
        assert!(texts[0].ends_with("it.") && passages[0].starts_with(texts[0]), "between two words");
        assert!(passages[2].starts_with(texts[2]), "between two characters");
        let length: usize = texts.iter().map(|text| text.len()).sum();
        assert!((59_000..=60_000).contains(&length), "{length}");
        assert_eq!(sent.style, context.style);
        assert!(sent.text.len() < 61_000 && sent.text.contains("[3]"), "it is laid out anew");
    }
}
