//! What the engine makes of an answer, as far as it is evaluated. Nothing else here knows the engine.

use std::ops::Range;

use citecore::{AnswerOptions, Passage, Source, process_answer};

use crate::{answers::Collected, measure::Measure};

/// An answer that the engine has read. Ranges are bytes of `text`.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    pub(crate) text: String,
    pub(crate) measure: Measure,
    pub(crate) marks: Vec<Mark>,
    pub(crate) statements: Vec<Statement>,
    pub(crate) dropped: Vec<Dropped>,
}

#[derive(Clone, Debug)]
pub(crate) struct Mark {
    pub(crate) start: usize,
    /// The number that the model wrote.
    pub(crate) source: usize,
    /// Index into [`Reading::statements`].
    pub(crate) statement: Option<usize>,
}

#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) range: Range<usize>,
    pub(crate) needs_citation: bool,
}

/// What the text leaves out.
#[derive(Clone, Debug)]
pub(crate) struct Dropped {
    pub(crate) raw: String,
    /// Byte offset in the answer as it was written.
    pub(crate) at: usize,
    pub(crate) reason: String,
}

impl Reading {
    /// The sources have no addresses, so that each keeps a number of its own.
    pub(crate) fn of(collected: &Collected) -> Self {
        let sources: Vec<Source> =
            (1..=collected.sources()).map(|number| Source::new(number, Passage::new(""))).collect();
        let answer = process_answer(&collected.answer, &sources, &AnswerOptions::default());
        let original = |number: usize| {
            let reference = answer.references.iter().find(|reference| reference.number == number);
            reference.map_or(0, |reference| reference.original)
        };
        let marks = answer.citations.iter().map(|citation| Mark {
            start: citation.start(),
            source: original(citation.number()),
            statement: citation.statement(),
        });
        let statements = answer.statements.iter().map(|statement| Statement {
            range: statement.range(),
            needs_citation: statement.needs_citation(),
        });
        let dropped = answer.dropped.iter().map(|dropped| Dropped {
            raw: dropped.raw.clone(),
            at: dropped.at,
            reason: format!("{:?}", dropped.reason),
        });
        Self {
            measure: Measure::of(&answer.text),
            marks: marks.collect(),
            statements: statements.collect(),
            dropped: dropped.collect(),
            text: answer.text,
        }
    }

    /// A statement's text.
    pub(crate) fn statement(&self, index: usize) -> &str {
        &self.text[self.statements[index].range.clone()]
    }

    /// Where a statement begins and ends, by the measure.
    pub(crate) fn span(&self, index: usize) -> (usize, usize) {
        let range = &self.statements[index].range;
        (self.measure.before(range.start), self.measure.before(range.end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_with_the_numbers_that_its_model_wrote() {
        let collected = Collected::new("a", "chat", "Mirrors gather light [3]. Mounts turn [1][3].");
        let reading = Reading::of(&collected);
        let marks: Vec<_> = reading.marks.iter().map(|mark| (mark.source, mark.statement)).collect();
        assert_eq!(marks, [(3, Some(0)), (1, Some(1)), (3, Some(1))]);
        assert_eq!(reading.statement(1), "Mounts turn [2][1].");
        assert_eq!(reading.span(1), (18, 28));
        assert!(reading.statements.iter().all(|statement| statement.needs_citation));
    }

    #[test]
    fn what_is_left_out_is_told() {
        let collected =
            Collected::new("a", "chat", "Mirrors gather light [1].\n\n## References\n\n[1] A book\n");
        let reading = Reading::of(&collected);
        assert_eq!(reading.marks.len(), 1);
        let dropped: Vec<_> = reading
            .dropped
            .iter()
            .map(|dropped| (dropped.at, &*dropped.reason, &dropped.raw[..13]))
            .collect();
        assert_eq!(dropped, [(27, "ModelReferences", "## References")]);
    }
}
