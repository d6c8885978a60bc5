//! Holding citations against their sources, and what a judge says of them.

use citecore::{Passage, Verdict};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{
    json::read_by_javascript,
    packed::{Pack, Response, Unpacker, answer, respond, result},
    units::Units,
};

/// Holds every citation of an answer against its source. Takes in an answer and options.
#[wasm_bindgen(js_name = verifyAnswer)]
pub fn verify_answer(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    respond(|to| {
        let answer = answer(&mut from)?;
        let verification = citecore::verify_answer(&answer, &from.value())?;
        answer.verification_in_utf16(&verification).pack(to);
        Ok(())
    })
}

/// Holds a claim against passages taken together. Takes in the claim, passages and options.
#[wasm_bindgen(js_name = verifyClaim)]
pub fn verify_claim(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    let (claim, passages): (_, Vec<Passage>) = (from.str(), from.value());
    respond(|to| {
        let mut verdict = citecore::verify_claim(claim, &passages, &from.value())?;
        if let Some(evidence) = &mut verdict.evidence {
            let text = passages.get(evidence.original - 1).map_or("", |passage| &passage.text);
            let mut offsets = Units::of(text);
            evidence.start = offsets.at(evidence.start) as usize;
            evidence.end = offsets.at(evidence.end) as usize;
        }
        verdict.pack(to);
        Ok(())
    })
}

/// The messages that ask a model about what is uncertain. Takes in verdicts and the answer.
#[wasm_bindgen(js_name = judgePrompt)]
pub fn judge_prompt(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    respond(|to| {
        let verdicts: Vec<Verdict> = from.value();
        let answer = answer(&mut from)?;
        citecore::judge_prompt(&answer.verdicts_from_utf16(verdicts)?, &answer).pack(to);
        Ok(())
    })
}

/// The verdicts with what a judge replied. Takes in the reply, verdicts and options.
#[wasm_bindgen(js_name = readJudgement)]
pub fn read_judgement(request: &[u8]) -> Response {
    read_by_javascript();
    let mut from = Unpacker::new(request);
    let (reply, verdicts): (_, Vec<Verdict>) = (from.str(), from.value());
    result(citecore::read_judgement(reply, &verdicts, &from.value()))
}
