//! The blocks of an answer while it streams.

use citecore::{Answer, Segment};

use crate::{
    block::Block,
    half_typed,
    marked::Marked,
    parse::{Occurrences, parse, starts},
};

/// The open rest is read again once it has grown by this part of it, so that all the reading takes linear time.
const GROWTH: usize = 64;

/// An answer's blocks while it streams: those that are settled, once, and the open rest as often as it is asked for.
///
/// However the answer is cut, what [`push`](Self::push) and [`finish`](Self::finish) give is the same in the end. A link
/// definition holds in the block before it, no further.
///
/// ```
/// use citecore::Segment;
/// use citecore_markdown::{Block, BlockStream, Inline};
///
/// let text = |text: &'static str| [Segment::Text { text: text.into() }];
/// let mut stream = BlockStream::default();
/// assert!(stream.push(&text("First.\n\nSec**on")).is_empty());
/// let settled = stream.push(&text("d**\n"));
/// assert_eq!(settled, [Block::Paragraph(vec![Inline::Text("First.".into())])]);
/// assert_eq!(stream.tail().len(), 1);
/// assert_eq!(stream.finish().len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct BlockStream {
    open: Marked,
    occurrences: Occurrences,
    /// Length of the rest up to its last line end.
    lines: usize,
    /// What that was when the rest was last searched for settled blocks.
    searched: usize,
    /// Length of the rest that `tail` shows.
    shown: usize,
    tail: Vec<Block>,
}

impl BlockStream {
    /// Takes in segments and gives the blocks that won't change any more.
    pub fn push(&mut self, segments: &[Segment]) -> Vec<Block> {
        for segment in segments {
            let before = self.open.text.len();
            self.open.push(segment);
            if let Some(end) = self.open.text[before..].rfind('\n') {
                self.lines = before + end + 1;
            }
        }
        if self.lines - self.searched <= self.searched / GROWTH {
            return Vec::new();
        }
        self.searched = self.lines;
        let mut starts = starts(&self.open.text[..self.lines]);
        match starts.pop() {
            Some(last) if !starts.is_empty() => self.settle(&starts, last),
            _ => Vec::new(),
        }
    }

    /// The open rest, as it is best shown now: half-typed Markdown is closed or held back.
    pub fn tail(&mut self) -> &[Block] {
        let length = self.open.text.len();
        if length - self.shown > self.shown / GROWTH {
            self.shown = length;
            self.tail = self.provisional();
        }
        &self.tail
    }

    /// The last blocks.
    pub fn finish(mut self) -> Vec<Block> {
        let starts = starts(&self.open.text);
        let end = self.open.text.len();
        self.settle(&starts, end)
    }

    /// The blocks that begin at `starts`, the last of which ends at `end`; they leave the rest.
    fn settle(&mut self, starts: &[usize], end: usize) -> Vec<Block> {
        let blocks = self.read(starts, end);
        self.open.drop_before(end);
        self.lines -= end.min(self.lines);
        self.searched = self.lines;
        self.shown = 0;
        self.tail = Vec::new();
        blocks
    }

    fn read(&mut self, starts: &[usize], end: usize) -> Vec<Block> {
        let ends = starts.iter().skip(1).copied().chain([end]);
        let mut blocks = Vec::new();
        for (&start, end) in starts.iter().zip(ends) {
            let text = &self.open.text[start..end];
            blocks.extend(parse(text, text.len(), &self.open, start, &mut self.occurrences));
        }
        blocks
    }

    fn provisional(&mut self) -> Vec<Block> {
        let half_typed::Shown { end, closers } = half_typed::shown(&self.open.text);
        let mut starts = starts(&self.open.text[..end]);
        let Some(last) = starts.pop() else { return Vec::new() };
        let counted = self.occurrences.clone();
        let mut blocks = self.read(&starts, last);
        let text = [&self.open.text[last..end], &closers].concat();
        blocks.extend(parse(&text, end - last, &self.open, last, &mut self.occurrences));
        self.occurrences = counted;
        blocks
    }
}

/// The blocks of an answer that is whole.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, process_answer};
/// use citecore_markdown::{Block, Inline, answer_blocks};
///
/// let sources = [Source::new(1, Passage::new("It points north."))];
/// let answer = process_answer("North [1]", &sources, &AnswerOptions::default());
/// let north = Inline::Text("North ".into());
/// let citation = Inline::Citation { number: 1, occurrence: 1, index: 0 };
/// assert_eq!(answer_blocks(&answer), [Block::Paragraph(vec![north, citation])]);
/// ```
pub fn answer_blocks(answer: &Answer) -> Vec<Block> {
    BlockStream { open: Marked::of_answer(answer), ..BlockStream::default() }.finish()
}

/// The blocks of segments that are all there.
pub fn blocks(segments: &[Segment]) -> Vec<Block> {
    let mut open = Marked::default();
    segments.iter().for_each(|segment| open.push(segment));
    BlockStream { open, ..BlockStream::default() }.finish()
}
