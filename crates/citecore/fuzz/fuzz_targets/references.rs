//! Sources whose names and addresses were made to break out of the list of references.

#![no_main]

use citecore::format_references;
use citecore_fuzz::{Listed, law};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let listed = Listed::read(input);
    let answer = listed.answer();
    let section = format_references(&answer, listed.style(), "References");
    law::listing::references_keep_to_their_items(&section, &answer);
});
