//! Sentences of any text, and the statements of an answer that is that text.

#![no_main]

use citecore::process_answer;
use citecore_fuzz::{Answered, law};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let answered = Answered::read(input);
    law::sentences_lose_nothing(answered.text());
    law::statements_share_nothing(&process_answer(answered.text(), &answered.sources(), &answered.options()));
});
