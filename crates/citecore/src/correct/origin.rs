//! Which mark of the model each citation of an answer comes from.
//!
//! An answer keeps what the model wrote, but not where in it each citation stands. So the marks are read once more, and
//! told apart by what the answer knows of them: citations come in the order of their marks, and `dropped` names the rest.

use std::ops::Range;

use crate::{
    answer::{Answer, Dangling, DropReason},
    citation::Citation,
    compose::separates,
    mark::{Item, Known, Piece, Received, Scanner},
    opening::behind_opening,
    pairs::Pairs,
    prefix::read_prefix,
    source::Source,
};

/// A mark as the model wrote it, and what has become of it.
pub(super) struct Origin {
    /// Where it stands in the answer as the model wrote it, in bytes.
    pub(super) mark: Range<usize>,
    pub(super) items: Vec<OriginItem>,
}

/// One number of a mark, or a range of them.
pub(super) struct OriginItem {
    /// Where it stands in the answer as the model wrote it, in bytes.
    pub(super) at: Range<usize>,
    /// One for each source that it names; none where it names no source.
    pub(super) fates: Vec<Fate>,
}

/// What has become of one number of a mark.
#[derive(Clone, Copy)]
pub(super) enum Fate {
    /// It is the citation with that index, of this source.
    Cites { citation: usize, source: usize },
    /// It says again what the citation with that index says, right before it.
    Repeats { citation: usize, source: usize },
    /// An earlier correction left it out.
    LeftOut,
}

/// The marks of an answer that name sources. `citations` are those of the answer.
pub(super) fn origins(answer: &Answer, citations: &[Citation]) -> Vec<Origin> {
    // What the answer doesn't say is whether marks without a source were kept: they part the marks around them then.
    let (found, dropping) = read(answer, citations, Dangling::Drop);
    if found == citations.len() {
        return dropping;
    }
    let (more, keeping) = read(answer, citations, Dangling::Keep);
    if more > found { keeping } else { dropping }
}

/// How many of the citations the marks are, and the marks.
fn read(answer: &Answer, citations: &[Citation], dangling: Dangling) -> (usize, Vec<Origin>) {
    let mut rereading = Rereading::new(answer, citations, dangling);
    let raw = &answer.raw;
    let own_lists = answer.dropped.iter().any(|dropped| dropped.reason == DropReason::ModelReferences);
    let mut scanner = Scanner::new(own_lists);
    let stripped = answer.prefix && read_prefix(&answer.text, true).is_err();
    scanner.skip_to(behind_opening(raw, stripped));
    let known = known(answer, dangling);
    let received = Received { raw, last: true, known: &known };
    while let Some((from, piece)) = scanner.next(&received) {
        let range = from..scanner.at;
        match piece {
            Piece::Mark(_) => rereading.mark(scanner.items(), range, &known),
            Piece::Text => rereading.text(&raw[range]),
            Piece::Firm | Piece::LineEdge | Piece::Break | Piece::OwnList => rereading.end_run(),
        }
    }
    (rereading.next, rereading.origins)
}

/// The sources of the context, for marks to be held against.
fn known(answer: &Answer, dangling: Dangling) -> Known {
    let mut sources: Vec<Source> = Vec::new();
    for source in answer.sources() {
        sources.push(source.clone());
    }
    Known::new(&sources, dangling)
}

/// How many citations back a run that brackets ended is looked for.
const RUN_REACH: usize = 50;

/// What makes two numbers of the model one: the number of their reference, where they have one.
#[derive(Clone, Copy, PartialEq)]
enum Document {
    Reference(usize),
    Source(usize),
}

struct Rereading<'a> {
    citations: &'a [Citation],
    /// Index of the citation that comes next.
    next: usize,
    /// The reference's number by the source's.
    references: Pairs,
    /// Where what earlier corrections left out begins and ends, as often as they did.
    left_out: Pairs,
    /// Where what says again what is cited right before it begins and ends.
    repeated: Pairs,
    dangling: Dangling,
    /// Documents that stand right before the place, with the citation that each is.
    run: Vec<(Document, Option<usize>)>,
    /// What stands behind them.
    separator: String,
    origins: Vec<Origin>,
}

impl<'a> Rereading<'a> {
    fn new(answer: &Answer, citations: &'a [Citation], dangling: Dangling) -> Self {
        let mut references = Vec::new();
        for reference in &answer.references {
            for source in &reference.passages {
                references.push((source.number, reference.number));
            }
        }
        let places = |reason: DropReason| {
            let mut places = Vec::new();
            for dropped in &answer.dropped {
                if dropped.reason == reason {
                    places.push((dropped.at, dropped.at.saturating_add(dropped.raw.len())));
                }
            }
            Pairs::new(places)
        };
        Self {
            citations,
            next: 0,
            references: Pairs::new(references),
            left_out: places(DropReason::Inaccurate),
            repeated: places(DropReason::Duplicate),
            dangling,
            run: Vec::new(),
            separator: String::new(),
            origins: Vec::new(),
        }
    }

    fn end_run(&mut self) {
        self.run.clear();
    }

    fn text(&mut self, piece: &str) {
        if !self.run.is_empty() {
            self.separator.push_str(piece);
            if !separates(&self.separator) {
                self.end_run();
            }
        }
    }

    /// Reads a mark as [`AnswerStream`](crate::AnswerStream) does.
    fn mark(&mut self, numbers: &[Item], range: Range<usize>, known: &Known) {
        let whole_left_out = self.left_out.count((range.start, range.end)) > 0;
        let whole_repeats = self.repeated.count((range.start, range.end)) > 0;
        let brought_back = !whole_left_out && !whole_repeats && self.comes_back(numbers, range.start, known);
        if brought_back {
            self.end_run();
        }
        let mut items = Vec::new();
        for item in numbers {
            let at = range.start + item.start..range.start + item.end;
            let named = known.within(item.from, item.to);
            if whole_repeats || self.repeated.count((at.start, at.end)) > 0 {
                self.go_on_with_run(named);
            }
            let mut fresh: Vec<Document> = Vec::new();
            for &(source, _) in named {
                let document = self.document(source);
                if self.said(document).is_none() && !fresh.contains(&document) {
                    fresh.push(document);
                }
            }
            let gone = self.left_out.count((at.start, at.end));
            let mut staying = if whole_left_out { 0 } else { fresh.len().saturating_sub(gone) };
            let mut fates = Vec::new();
            for &(source, _) in named {
                let document = self.document(source);
                fates.push(match self.said(document) {
                    Some(Some(citation)) => Fate::Repeats { citation, source },
                    Some(None) => Fate::LeftOut,
                    None => {
                        let citation = self.cite(document, &mut staying);
                        self.run.push((document, citation));
                        citation.map_or(Fate::LeftOut, |citation| Fate::Cites { citation, source })
                    }
                });
            }
            items.push(OriginItem { at, fates });
        }
        self.separator.clear();
        let keeps = self.dangling == Dangling::Keep && items.iter().any(|item| item.fates.is_empty());
        self.origins.push(Origin { mark: range, items });
        if keeps {
            self.end_run();
        }
    }

    /// Does a mark name nothing but what is in the run of the marks before, and is it cited all the same: "[1] and [1] agree"?
    fn comes_back(&self, numbers: &[Item], start: usize, known: &Known) -> bool {
        let mut fresh: Vec<Document> = Vec::new();
        for item in numbers {
            let named = known.within(item.from, item.to);
            let at = (start + item.start, start + item.end);
            if named.is_empty() || self.repeated.count(at) > 0 {
                return false;
            }
            if self.left_out.count(at) > 0 {
                continue;
            }
            for &(source, _) in named {
                let document = self.document(source);
                if self.said(document).is_none() {
                    return false;
                }
                if !fresh.contains(&document) {
                    fresh.push(document);
                }
            }
        }
        let cited = self.citations[self.next..].iter().map(|citation| Document::Reference(citation.number()));
        !fresh.is_empty() && fresh.iter().copied().eq(cited.take(fresh.len()))
    }

    /// What is named here is in the run of the marks before, though brackets that marks left empty may have ended it.
    fn go_on_with_run(&mut self, named: &[(usize, usize)]) {
        let from = self.next.saturating_sub(RUN_REACH);
        for &(source, _) in named {
            let document = self.document(source);
            let cited = |citation: &Citation| document == Document::Reference(citation.number());
            if self.said(document).is_none()
                && let Some(citation) = self.citations[from..self.next].iter().rposition(cited)
            {
                self.run.push((document, Some(from + citation)));
            }
        }
    }

    fn document(&self, source: usize) -> Document {
        self.references.get(source).map_or(Document::Source(source), Document::Reference)
    }

    /// Does the document stand right before the place, and as which citation?
    fn said(&self, document: Document) -> Option<Option<usize>> {
        self.run.iter().find(|(other, _)| *other == document).map(|(_, citation)| *citation)
    }

    /// The citation that comes next, if it is of this document and one of the item's that stay.
    fn cite(&mut self, document: Document, staying: &mut usize) -> Option<usize> {
        let next = self.citations.get(self.next)?;
        if *staying == 0 || document != Document::Reference(next.number()) {
            return None;
        }
        *staying -= 1;
        self.next += 1;
        Some(self.next - 1)
    }
}
