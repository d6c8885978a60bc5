//! Holding citations against their sources, and what a judge says of them.

use citecore::{Error, Passage, Verdict};

use crate::{
    packed::{Pack, Packer, Unpacker, answer},
    units::Units,
};

/// Holds every citation of an answer against its source. Takes in an answer and options.
pub(super) fn verify_answer(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let answer = answer(from)?;
    let verification = citecore::verify_answer(&answer, &from.value())?;
    answer.verification_in_utf16(&verification).pack(to);
    Ok(())
}

/// Holds a claim against passages taken together. Takes in the claim, passages and options.
pub(super) fn verify_claim(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let (claim, passages): (_, Vec<Passage>) = (from.str(), from.value());
    let mut verdict = citecore::verify_claim(claim, &passages, &from.value())?;
    if let Some(evidence) = &mut verdict.evidence {
        let text = passages.get(evidence.original - 1).map_or("", |passage| &passage.text);
        let mut offsets = Units::of(text);
        evidence.start = offsets.at(evidence.start) as usize;
        evidence.end = offsets.at(evidence.end) as usize;
    }
    verdict.pack(to);
    Ok(())
}

/// The messages that ask a model about what is uncertain. Takes in verdicts and the answer.
pub(super) fn judge_prompt(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let verdicts: Vec<Verdict> = from.value();
    let answer = answer(from)?;
    citecore::judge_prompt(&answer.verdicts_from_utf16(verdicts)?, &answer).pack(to);
    Ok(())
}

/// The verdicts with what a judge replied. Takes in the reply, verdicts and options.
pub(super) fn read_judgement(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let (reply, verdicts): (_, Vec<Verdict>) = (from.str(), from.value());
    citecore::read_judgement(reply, &verdicts, &from.value())?.pack(to);
    Ok(())
}
