//! Taking out of an answer what verification found wrong.

mod origin;
mod rewrite;

use crate::{
    answer::{Answer, DropReason, Dropped},
    citation::Citation,
    pairs::{Pairs, in_order},
    references::Reference,
    source::Source,
    statement::statements,
    verify::{Verdict, VerdictStatus},
};
use origin::{Fate, Origin, origins};
use rewrite::rewrite;

/// The answer without the citations found inaccurate, renumbered; [`Answer::dropped`] names them.
///
/// What a citation that is left out takes along is what a mark without a source takes along: the space before it and
/// brackets that it leaves empty. References of earlier turns keep their numbers. Verdicts on citations that the answer
/// doesn't have, or that have another number in it, are passed over: they are another answer's.
///
/// ```
/// use citecore::{
///     AnswerOptions, Passage, Source, Verdict, VerdictReason, VerdictStatus, apply_verdicts, process_answer,
/// };
///
/// let sources: Vec<Source> = (1..=2).map(|number| Source::new(number, Passage::new("text"))).collect();
/// let answer = process_answer("It floats [†1]. It tracks [†2].", &sources, &AnswerOptions::default());
/// let verdict = Verdict {
///     citation: 0,
///     statement: answer.text[answer.statements[0].range()].to_owned(),
///     number: 1,
///     support: 0.1,
///     status: VerdictStatus::Inaccurate,
///     confidence: 0.9,
///     evidence: None,
///     reasons: vec![VerdictReason::LowOverlap],
///     better: None,
///     explanation: None,
/// };
/// let answer = apply_verdicts(&answer, &[verdict]);
/// assert_eq!(answer.text, "It floats. It tracks [1].");
/// assert_eq!(answer.references[0].original, 2);
/// assert_eq!((answer.dropped[0].raw.as_str(), answer.dropped[0].at), ("[†1]", 10));
/// ```
pub fn apply_verdicts(answer: &Answer, verdicts: &[Verdict]) -> Answer {
    let refuted = refuted(answer, verdicts);
    let mut corrected = answer.clone();
    if !refuted.contains(&true) {
        return corrected;
    }
    let (citations, refuted) = keep_standing(answer, &refuted);
    let origins = origins(answer, &citations);
    let sources = sources_of(answer, &citations, &origins);
    let cited = staying(&citations, &refuted);
    let numbers = renumber(answer.known, &citations, &refuted, &cited);
    (corrected.text, corrected.citations) = rewrite(&answer.text, &citations, &numbers);
    (corrected.statements, corrected.refusal) =
        statements(&corrected.text, &mut corrected.citations, &answer.refusals);
    share_out(answer, &cited, &sources, &numbers, &mut corrected);
    name_left_out(answer, &citations, &refuted, &origins, &mut corrected.dropped);
    corrected.dropped = in_order(&corrected.dropped, |dropped| dropped.at);
    corrected
}

/// For every citation of an answer, whether a verdict on it finds it inaccurate.
pub(crate) fn refuted(answer: &Answer, verdicts: &[Verdict]) -> Vec<bool> {
    let mut refuted = vec![false; answer.citations.len()];
    for verdict in verdicts {
        if verdict.status == VerdictStatus::Inaccurate && verdict.is_of(answer) {
            refuted[verdict.citation] = true;
        }
    }
    refuted
}

/// The citations whose offsets name them, in order, with whether each is refuted. An answer can come from anywhere: offsets
/// that don't hold must not break the text.
fn keep_standing(answer: &Answer, refuted: &[bool]) -> (Vec<Citation>, Vec<bool>) {
    let mut end = 0;
    let mut stands = |citation: &Citation| {
        let written = answer.text.get(citation.range());
        let stands = citation.start() >= end && written == Some(&*canonical(citation));
        end = if stands { citation.end() } else { end };
        stands
    };
    let (mut citations, mut still) = (Vec::new(), Vec::new());
    for (citation, &refuted) in answer.citations.iter().zip(refuted) {
        if stands(citation) {
            citations.push(citation.clone());
            still.push(refuted);
        }
    }
    (citations, still)
}

/// The mark of a citation as the engine writes it.
fn canonical(citation: &Citation) -> String {
    joined!("[", citation.number(), "]")
}

/// For every citation of an answer the numbers in the context of the sources that its mark names.
pub(crate) fn named_sources(answer: &Answer) -> Vec<Vec<usize>> {
    sources_of(answer, &answer.citations, &origins(answer, &answer.citations))
}

/// For every citation the numbers in the context of the sources that it stands for.
fn sources_of(answer: &Answer, citations: &[Citation], origins: &[Origin]) -> Vec<Vec<usize>> {
    let mut sources = Vec::new();
    sources.resize_with(citations.len(), Vec::new);
    for origin in origins {
        for item in &origin.items {
            for fate in &item.fates {
                if let Fate::Cites { citation, source } | Fate::Repeats { citation, source } = *fate {
                    sources[citation].push(source);
                }
            }
        }
    }
    // A mark that isn't in `raw`: its citation stands for all that its number does.
    for (index, sources) in sources.iter_mut().enumerate() {
        if sources.is_empty()
            && let Some(reference) =
                answer.references.iter().find(|reference| reference.number == citations[index].number())
        {
            for source in &reference.passages {
                sources.push(source.number);
            }
        }
    }
    sources
}

/// The new number of each citation that stays: those of earlier turns keep theirs, the others go on behind them by first
/// appearance.
fn renumber(known: usize, citations: &[Citation], refuted: &[bool], cited: &Pairs) -> Vec<Option<usize>> {
    let mut next = known;
    let mut numbers: Vec<Option<usize>> = Vec::with_capacity(citations.len());
    for (index, citation) in citations.iter().enumerate() {
        let old = citation.number();
        let first = cited.get(old).unwrap_or(index);
        numbers.push(if refuted[index] {
            None
        } else if old <= known {
            Some(old)
        } else if first < index {
            numbers[first]
        } else {
            // An answer can come from anywhere, and so can the number that it goes on from.
            next = next.saturating_add(1);
            Some(next)
        });
    }
    numbers
}

/// The indexes of the citations that stay, by their old numbers.
pub(crate) fn staying(citations: &[Citation], refuted: &[bool]) -> Pairs {
    let mut places = Vec::new();
    for (index, citation) in citations.iter().enumerate() {
        if !refuted[index] {
            places.push((citation.number(), index));
        }
    }
    Pairs::new(places)
}

/// Gives the corrected answer what is still cited, in the order of the numbers, and what isn't, in the context's.
fn share_out(
    answer: &Answer,
    cited: &Pairs,
    sources: &[Vec<usize>],
    numbers: &[Option<usize>],
    corrected: &mut Answer,
) {
    let mut references = Vec::new();
    for reference in &answer.references {
        let cited = cited.of(reference.number);
        let mut passages = Vec::new();
        let mut places = Vec::new();
        for (place, source) in reference.passages.iter().enumerate() {
            passages.push(Some(source));
            places.push((source.number, place));
        }
        let places = Pairs::new(places);
        let mut standing = Vec::new();
        for &(_, index) in cited {
            for &number in &sources[index] {
                if let Some(place) = places.get(number)
                    && let Some(source) = passages[place].take()
                {
                    standing.push(source.clone());
                }
            }
        }
        for source in passages.into_iter().flatten() {
            corrected.uncited.push(source.clone());
        }
        if let Some(number) = cited.first().and_then(|&(_, index)| numbers[index]) {
            references.push(renew(reference, number, cited.len(), standing));
        }
    }
    corrected.references = in_order(&references, |reference| reference.number);
    corrected.uncited = in_order(&corrected.uncited, |source| source.number);
}

/// A reference with what it stands for now.
fn renew(old: &Reference, number: usize, occurrences: usize, passages: Vec<Source>) -> Reference {
    let first = passages.first();
    Reference {
        passage: first.map_or_else(|| old.passage.clone(), |source| source.passage.clone()),
        relevance: first.map_or(old.relevance, |source| source.relevance),
        number,
        original: first.map_or(old.original, |source| source.number),
        occurrences,
        passages,
    }
}

/// Names what the model wrote of the refuted citations: the whole mark where nothing of it stays, else the number alone. A
/// number within a range can't stand alone: the range is named once for each that it loses.
fn name_left_out(
    answer: &Answer,
    citations: &[Citation],
    refuted: &[bool],
    origins: &[Origin],
    dropped: &mut Vec<Dropped>,
) {
    let goes = |fate: &Fate| match fate {
        Fate::Cites { citation, .. } | Fate::Repeats { citation, .. } => refuted[*citation],
        Fate::LeftOut => false,
    };
    let mut leave_out =
        |raw: String, at: usize| dropped.push(Dropped { raw, at, reason: DropReason::Inaccurate });
    let mut found = vec![false; citations.len()];
    for origin in origins {
        let mut parts = Vec::new();
        let mut whole = true;
        for item in &origin.items {
            // What only repeats another is left out already.
            let mut cites = false;
            for fate in &item.fates {
                let goes = goes(fate);
                whole &= goes;
                if let Fate::Cites { citation, .. } = fate {
                    cites = true;
                    if goes {
                        found[*citation] = true;
                        parts.push(item.at.clone());
                    }
                }
            }
            whole &= cites;
        }
        if whole && !parts.is_empty() {
            parts = vec![origin.mark.clone()];
        }
        for part in parts {
            leave_out(answer.raw[part.clone()].to_owned(), part.start);
        }
    }
    // A mark that isn't in `raw` is named as it stood in the text.
    for (index, citation) in citations.iter().enumerate() {
        if refuted[index] && !found[index] {
            leave_out(canonical(citation), answer.raw.len());
        }
    }
}
