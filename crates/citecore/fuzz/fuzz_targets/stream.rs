//! The laws of an answer, read at once and in pieces.

#![no_main]

use citecore::process_answer;
use citecore_fuzz::{Answered, law};
use libfuzzer_sys::fuzz_target;

/// The longest answer that is also read letter by letter, in bytes.
const LETTERS: usize = 600;

fuzz_target!(|input: &[u8]| {
    let answered = Answered::read(input);
    let (sources, options) = (answered.sources(), answered.options());
    let whole = process_answer(answered.text(), &sources, &options);
    law::the_cut_changes_nothing(&whole, &answered.pieces(), &sources, &options);
    if answered.text().len() <= LETTERS {
        law::the_cut_changes_nothing(&whole, &law::letters(answered.text()), &sources, &options);
    }
    law::marks_and_references_agree(&whole, &sources, &options);
    law::offsets_slice_out_what_they_name(&whole, answered.text());
    law::what_is_no_mark_survives(&whole, &options);
});
