//! Answers and outcomes written out.

use serde::{Serialize, Serializer};

use crate::{
    answer::{Answer, DropReason},
    context::Context,
    exchange::{Outcome, TraceEntry},
    references::Reference,
    source::Source,
    utf16::Utf16Offsets,
    validate::Validation,
    verify::Verification,
};

impl Answer {
    /// The same answer to be written out, with all offsets in UTF-16 code units.
    ///
    /// ```
    /// use citecore::{AnswerOptions, Passage, Source, process_answer};
    ///
    /// let sources = [Source::new(1, Passage::new("별"))];
    /// let answer = process_answer("별이다[1].", &sources, &AnswerOptions::default());
    /// assert_eq!(answer.citations[0].range(), 9..12);
    /// let written = serde_json::to_value(answer.in_utf16())?;
    /// assert_eq!((&written["citations"][0]["start"], &written["citations"][0]["end"]), (&3.into(), &6.into()));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn in_utf16(&self) -> impl Serialize + '_ {
        self.written_in_utf16()
    }

    fn written_in_utf16(&self) -> WrittenAnswer<'_> {
        WrittenAnswer::new(self, &Utf16Offsets::of(&self.text), &Utf16Offsets::of(&self.raw))
    }
}

impl Outcome {
    /// The same outcome to be written out, with all offsets in UTF-16 code units.
    ///
    /// ```
    /// use citecore::{Exchange, Passage, Profile};
    ///
    /// let mut exchange = Exchange::new("무엇인가?", Profile::default())?;
    /// exchange.found(vec![Passage::new("별이다.")])?;
    /// exchange.delta("별이다[1].")?;
    /// exchange.completed()?;
    /// let written = serde_json::to_value(exchange.into_outcome().unwrap().in_utf16()).unwrap();
    /// assert_eq!(written["answer"]["text"], "별이다[1].");
    /// assert_eq!(written["answer"]["citations"][0]["start"], 3);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn in_utf16(&self) -> impl Serialize + '_ {
        #[derive(Serialize)]
        struct Written<'o> {
            answer: WrittenAnswer<'o>,
            original: WrittenAnswer<'o>,
            validation: &'o Validation,
            verification: Option<Verification>,
            #[serde(skip_serializing_if = "Option::is_none")]
            verified: Option<WrittenAnswer<'o>>,
            context: &'o Context,
            attempts: u8,
            fallback: bool,
            incomplete: bool,
            trace: &'o [TraceEntry],
        }
        Written {
            answer: self.answer.written_in_utf16(),
            original: self.original.written_in_utf16(),
            validation: &self.validation,
            verification: self.verification_in_utf16(),
            verified: self.verified.as_ref().map(Answer::written_in_utf16),
            context: &self.context,
            attempts: self.attempts,
            fallback: self.fallback,
            incomplete: self.incomplete,
            trace: &self.trace,
        }
    }
}

/// Bytes are counted, as everywhere in the engine.
impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bytes = Utf16Offsets::none();
        WrittenAnswer::new(self, &bytes, &bytes).serialize(serializer)
    }
}

#[derive(Serialize)]
struct WrittenAnswer<'a> {
    text: &'a str,
    raw: &'a str,
    citations: Vec<WrittenCitation>,
    references: &'a [Reference],
    uncited: &'a [Source],
    statements: Vec<WrittenStatement<'a>>,
    dropped: Vec<WrittenDrop<'a>>,
    prefix: bool,
    refusal: bool,
    #[serde(skip_serializing_if = "is_none")]
    known: usize,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    refusals: &'a [String],
}

fn is_none(number: &usize) -> bool {
    *number == 0
}

#[derive(Serialize)]
struct WrittenCitation {
    start: usize,
    end: usize,
    number: usize,
    statement: Option<usize>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WrittenStatement<'a> {
    start: usize,
    end: usize,
    text: &'a str,
    needs_citation: bool,
    citations: Vec<usize>,
    inherited: Vec<usize>,
}

#[derive(Serialize)]
struct WrittenDrop<'a> {
    raw: &'a str,
    at: usize,
    reason: DropReason,
}

impl<'a> WrittenAnswer<'a> {
    fn new(answer: &'a Answer, text: &Utf16Offsets, raw: &Utf16Offsets) -> Self {
        let citations = answer.citations.iter().map(|citation| WrittenCitation {
            start: text.at(citation.start()),
            end: text.at(citation.end()),
            number: citation.number(),
            statement: citation.statement(),
        });
        let statements = answer.statements.iter().map(|statement| WrittenStatement {
            start: text.at(statement.range().start),
            end: text.at(statement.range().end),
            // An answer that was read from elsewhere may name what isn't there.
            text: answer.text.get(statement.range()).unwrap_or_default(),
            needs_citation: statement.needs_citation(),
            citations: statement.citations().collect(),
            inherited: statement.inherited().collect(),
        });
        let dropped = answer.dropped.iter().map(|dropped| WrittenDrop {
            raw: &dropped.raw,
            at: raw.at(dropped.at),
            reason: dropped.reason,
        });
        Self {
            text: &answer.text,
            raw: &answer.raw,
            citations: citations.collect(),
            references: &answer.references,
            uncited: &answer.uncited,
            statements: statements.collect(),
            dropped: dropped.collect(),
            prefix: answer.prefix,
            refusal: answer.refusal,
            known: answer.known,
            refusals: &answer.refusals,
        }
    }
}
