//! Offsets of evidence, which lie in the texts of sources.

use crate::{
    answer::Answer,
    error::Error,
    exchange::Outcome,
    pairs::Pairs,
    source::Source,
    utf16::{Utf16Offsets, read::byte},
    verify::{Corrected, Evidence, Verdict, Verification},
};

impl Answer {
    /// A verification of this answer to be written out, with the offsets of all evidence in UTF-16 code units.
    ///
    /// ```
    /// use citecore::{AnswerOptions, Passage, Source, VerifyOptions, process_answer, verify_answer};
    ///
    /// let sources = [Source::new(1, Passage::new("별은 멀다. 별은 빛난다."))];
    /// let answer = process_answer("별은 빛난다[1].", &sources, &AnswerOptions::default());
    /// let verification = verify_answer(&answer, &VerifyOptions::default())?;
    /// let written = answer.verification_in_utf16(&verification);
    /// assert_eq!(written.verdicts[0].evidence.as_ref().unwrap().end, 14);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn verification_in_utf16(&self, verification: &Verification) -> Verification {
        in_utf16(verification, &self.sources())
    }

    /// Verdicts on this answer that were written out, read back: the offsets of their evidence count code units still, and become
    /// bytes here. Evidence of a source that the answer hasn't stays as it is.
    ///
    /// Errors: an offset lies inside a character or behind the source's text.
    ///
    /// ```
    /// use citecore::{AnswerOptions, Passage, Source, Verdict, process_answer};
    ///
    /// let sources = [Source::new(1, Passage::new("별은 멀다. 별은 빛난다."))];
    /// let answer = process_answer("별은 빛난다[1].", &sources, &AnswerOptions::default());
    /// let written = r#"[{"citation": 0, "statement": "별은 빛난다[1].", "number": 1, "support": 0.5, "status": "uncertain", "confidence": 0.5,
    ///     "evidence": {"original": 1, "start": 7, "end": 14, "text": "별은 빛난다."}, "reasons": ["low-overlap"]}]"#;
    /// let verdicts: Vec<Verdict> = serde_json::from_str(written).unwrap();
    /// let evidence = answer.verdicts_from_utf16(verdicts)?.remove(0).evidence.unwrap();
    /// assert_eq!((evidence.start, evidence.end), (15, 32));
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn verdicts_from_utf16(&self, mut verdicts: Vec<Verdict>) -> Result<Vec<Verdict>, Error> {
        let mut texts = Texts::of(&self.sources());
        for (index, verdict) in verdicts.iter_mut().enumerate() {
            let parts = [
                ("evidence.start", "evidence.end", &mut verdict.evidence),
                ("better.start", "better.end", &mut verdict.better),
            ];
            for (start, end, part) in parts {
                let Some(evidence) = part else { continue };
                let Some((text, offsets)) = texts.of_source(evidence.original) else { continue };
                for (offset, field) in [(&mut evidence.start, start), (&mut evidence.end, end)] {
                    *offset = byte(*offset, offsets, text, "the source's text", ("verdicts", index, field))?;
                }
            }
        }
        Ok(verdicts)
    }
}

impl Outcome {
    /// Its verification to be written out, with the offsets of all evidence in UTF-16 code units.
    pub fn verification_in_utf16(&self) -> Option<Verification> {
        self.verification
            .as_ref()
            .map(|verification| in_utf16(verification, &self.context.sources.iter().collect::<Vec<_>>()))
    }
}

/// The same verification with the offsets of all evidence in UTF-16 code units of these sources' texts.
fn in_utf16(verification: &Verification, sources: &[&Source]) -> Verification {
    let mut texts = Texts::of(sources);
    let mut verdicts = |verdicts: &[Verdict]| {
        let mut written = verdicts.to_vec();
        for verdict in &mut written {
            for part in [&mut verdict.evidence, &mut verdict.better] {
                texts.count_units(part);
            }
        }
        written
    };
    let corrected = verification.corrected.as_ref();
    Verification {
        verdicts: verdicts(&verification.verdicts),
        corrected: corrected.map(|corrected| Corrected {
            verdicts: verdicts(&corrected.verdicts),
            statements: corrected.statements.clone(),
        }),
        statements: verification.statements.clone(),
        accuracy_rate: verification.accuracy_rate,
    }
}

/// The texts of sources by their numbers, with the offsets of those that were asked for.
struct Texts<'s> {
    /// The numbers, each with the place of its text.
    numbers: Pairs,
    texts: Vec<(&'s str, Option<Utf16Offsets>)>,
}

impl<'s> Texts<'s> {
    fn of(sources: &[&'s Source]) -> Self {
        let (mut numbers, mut texts) = (Vec::new(), Vec::new());
        for (place, source) in sources.iter().enumerate() {
            numbers.push((source.number, place));
            texts.push((source.passage.text.as_str(), None));
        }
        Self { numbers: Pairs::new(numbers), texts }
    }

    fn of_source(&mut self, number: usize) -> Option<(&'s str, &Utf16Offsets)> {
        let (text, offsets) = &mut self.texts[self.numbers.get(number)?];
        Some((text, offsets.get_or_insert_with(|| Utf16Offsets::of(text))))
    }

    fn count_units(&mut self, part: &mut Option<Evidence>) {
        if let Some(evidence) = part
            && let Some((_, offsets)) = self.of_source(evidence.original)
        {
            (evidence.start, evidence.end) = (offsets.at(evidence.start), offsets.at(evidence.end));
        }
    }
}
