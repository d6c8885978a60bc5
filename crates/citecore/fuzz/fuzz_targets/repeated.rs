//! The time that long answers take, at once and in pieces.

#![no_main]

use citecore::{AnswerOptions, Passage, Source};
use citecore_fuzz::{Repeated, law, time_is_linear};
use libfuzzer_sys::fuzz_target;

/// How much of an answer comes at once, in bytes.
const PIECE: usize = 64;

fuzz_target!(|input: &[u8]| {
    let repeated = Repeated::read(input);
    let sources: Vec<Source> =
        (1..=3).map(|number| Source::new(number, Passage::new(format!("Text {number}.")))).collect();
    let options = AnswerOptions::default();
    time_is_linear(repeated.head(), repeated.unit(), |text| {
        let piece = if repeated.in_pieces() { PIECE } else { text.len() };
        law::streamed(&law::cut(text, (0..text.len()).step_by(piece)), &sources, &options);
    });
});
