//! Reading an answer as it streams.

use crate::{
    answer::{Answer, AnswerOptions, Dangling, DropReason, Dropped},
    citation::Citation,
    compose::{Composer, Typed},
    error::Error,
    mark::{Form, Item, Known, Piece, Received, Scanner, floor_boundary},
    numbering::{Cited, Numbering},
    offset::{LONGEST_ANSWER, is_too_long, make_room},
    opening::{Opening, behind_opening},
    prefix::read_prefix,
    references::Reference,
    segment::{Segment, Segments},
    source::Source,
    statement::statements,
};

/// Reads an answer as it streams.
///
/// - The segments' texts, over all calls of [`push`](Self::push) and [`finish`](Self::finish), are [`Answer::text`],
///   however the answer is cut.
/// - A segment once given out never changes; its numbers are final, given by first appearance.
/// - An answer and its text have 4 GiB at the most.
/// - What a model thinks aloud before it answers, `<think>…</think>`, is left out.
/// - What is held back is bounded:
///
/// | what is held back                                                 | bytes    | by the constant      |
/// |-------------------------------------------------------------------|----------|----------------------|
/// | a mark that may go on                                             | 256      | `LONGEST_MARK`       |
/// | marks in one more bracket or in tags, the target of a link, a tag | 2048     | `LONGEST_TARGET`     |
/// | a link definition                                                 | 2048     | `LONGEST_DEFINITION` |
/// | what may enclose a mark                                           | 400      | `ENCLOSED_REACH`     |
/// | code behind a bracket                                             | 48       | `CODE_REACH`         |
/// | the beginning of a line                                           | 200      | `LONGEST_START`      |
/// | behind that, a heading of a list of references or its next entry  | 200 more | `LONGEST_HEADING`    |
/// | behind that, the rule under a table's header                      | 200 more | `LONGEST_START`      |
/// | the prefix                                                        | 80       | `LONGEST_PREFIX`     |
/// | the tag that a model's thoughts begin with                        | 80       | `LONGEST_TAG`        |
/// | a thematic break with blank lines behind it                       | 64       | `LONGEST_BREAK`      |
/// | the spaces, brackets, emphasis and words before a mark            | 16       | `LONGEST_GLUE`       |
/// | what separates a mark from the next                               | 16       | `LONGEST_GLUE`       |
///
/// ```
/// use citecore::{AnswerOptions, AnswerStream, Passage, Segment, Source};
///
/// let sources = [Source::new(1, Passage::new("one")), Source::new(2, Passage::new("two"))];
/// let mut stream = AnswerStream::new(&sources, &AnswerOptions::default());
/// let shown: Vec<Segment<'_>> = stream.push("A fact [")?.collect();
/// assert_eq!(shown, [Segment::Text { text: "A fact".into() }]);
/// let shown: Vec<Segment<'_>> = stream.push("2]. ")?.collect();
/// assert_eq!(shown[1], Segment::Citation { text: "[1]".into(), numbers: vec![1] });
/// let (_, answer) = stream.finish()?;
/// assert_eq!(answer.text, "A fact [1]. ");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct AnswerStream {
    raw: String,
    scanner: Scanner,
    opening: Opening,
    composer: Composer,
    known: Known,
    numbering: Numbering,
    sources: Vec<Source>,
    dropped: Vec<Dropped>,
    /// Those of the mark that is being resolved; kept for their memory.
    numbers: Vec<usize>,
    options: AnswerOptions,
    finished: bool,
}

/// A mark that only repeats what is cited right before it is left out, and comes back where the sentence needs it as a word: "[1] and [1]
/// agree". One of more numbers than these is no word, and never comes back.
const MOST_REPEATED: usize = 8;

impl AnswerStream {
    /// A stream of an answer that cites these sources.
    pub fn new(sources: &[Source], options: &AnswerOptions) -> Self {
        Self::with_composer(sources, options, Composer::new(0, true))
    }

    fn with_composer(sources: &[Source], options: &AnswerOptions, composer: Composer) -> Self {
        Self {
            raw: String::new(),
            scanner: Scanner::new(options.drop_model_references),
            opening: Opening::new(options.strip_prefix),
            composer,
            known: Known::new(sources, options.dangling),
            numbering: Numbering::new(options.merge, &options.known),
            sources: sources.to_vec(),
            dropped: Vec::new(),
            numbers: Vec::new(),
            options: options.clone(),
            finished: false,
        }
    }

    /// Takes in the next piece of the answer and gives the segments that are final now.
    /// Errors: the stream is finished; the answer is longer than 4 GiB.
    pub fn push(&mut self, delta: &str) -> Result<Segments<'_>, Error> {
        self.check_open()?;
        if is_too_long(self.raw.len().saturating_add(delta.len())) {
            return Err(Error::invalid_input("delta", "expected an answer of 4 GiB at the most"));
        }
        make_room(&mut self.raw, delta.len());
        self.raw.push_str(delta);
        make_room(&mut self.composer.text, delta.len());
        self.composer.begin_segments();
        self.advance(false);
        if is_too_long(self.composer.text.len()) {
            self.finished = true;
            return Err(Error::invalid_input("delta", "expected a text of 4 GiB at the most"));
        }
        Ok(self.composer.segments())
    }

    /// The answer is at its end: the last segments, and all of it. Errors: the stream is finished already.
    ///
    /// ```
    /// use citecore::{AnswerOptions, AnswerStream, Passage, Source};
    ///
    /// let source = Source::new(7, Passage::new("The mount tracks the sky."));
    /// let mut stream = AnswerStream::new(&[source], &AnswerOptions::default());
    /// assert_eq!(stream.push("It tracks [7]")?.count(), 1);
    /// let (last, answer) = stream.finish()?;
    /// assert_eq!(last.last().unwrap().text(), "[1]");
    /// assert_eq!((answer.text.as_str(), answer.references[0].original), ("It tracks [1]", 7));
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn finish(&mut self) -> Result<(Vec<Segment<'static>>, Answer), Error> {
        self.check_open()?;
        self.finished = true;
        self.composer.begin_segments();
        self.advance(true);
        self.composer.finish();
        let segments = self.composer.segments().map(Segment::into_owned).collect();
        Ok((segments, self.answer()))
    }

    /// The references behind the numbers given out so far; their occurrences aren't counted yet.
    ///
    /// ```
    /// use citecore::{AnswerOptions, AnswerStream, Passage, Source};
    ///
    /// let source = Source::new(7, Passage { title: Some("Mounts".into()), ..Passage::new("It tracks.") });
    /// let mut stream = AnswerStream::new(&[source], &AnswerOptions::default());
    /// stream.push("It tracks [7]. Then")?;
    /// let shown: Vec<(usize, String)> = stream.references().map(|of| (of.number, of.name())).collect();
    /// assert_eq!(shown, [(1, "Mounts".to_owned())]);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn references(&self) -> impl Iterator<Item = &Reference> {
        self.cited()
    }

    /// The same by its own type: an exchange has them of a stream or of an answer.
    pub(crate) fn cited(&self) -> Cited<'_> {
        self.numbering.references()
    }

    fn check_open(&self) -> Result<(), Error> {
        if self.finished { Err(Error::finished("the answer")) } else { Ok(()) }
    }

    #[cfg_attr(hot_paths, optimize(speed))]
    fn advance(&mut self, last: bool) {
        let (passed, begun) = self.opening.pass(&self.raw[self.scanner.at..], last);
        if passed > 0 {
            self.scanner.skip_to(self.scanner.at + passed);
        }
        if !begun {
            return;
        }
        let raw = std::mem::take(&mut self.raw);
        while let Some((from, piece)) = self.scanner.next(&Received { raw: &raw, last, known: &self.known }) {
            let written = &raw[from..self.scanner.at];
            match piece {
                Piece::Text => self.composer.text(written),
                Piece::Firm => self.composer.firm(written),
                Piece::LineEdge => self.composer.line_edge(written),
                Piece::Break => self.composer.thematic_break(written),
                Piece::Mark(form) => self.resolve(form, written, from),
                Piece::OwnList => self.leave_out_list(written, from),
            }
        }
        self.raw = raw;
    }

    #[cfg_attr(hot_paths, optimize(speed))]
    fn resolve(&mut self, form: Form, written: &str, from: usize) {
        let Self { scanner, composer, known, numbering, sources, dropped, numbers, options, .. } = self;
        let items = scanner.items();
        if items.is_empty() {
            return composer.leave_out_start();
        }
        let is_unknown = |item: &&Item| known.within(item.from, item.to).is_empty();
        let reported = dropped.len();
        let mut repeated = Vec::new();
        numbers.clear();
        composer.begin_mark();
        for item in items {
            let cited = numbers.len();
            let sources_meant = known.within(item.from, item.to);
            for &(_, index) in sources_meant {
                let (reference, number) = numbering.cite(index, &sources[index]);
                if !composer.repeats(reference) {
                    numbers.push(number);
                } else if repeated.len() < MOST_REPEATED && !repeated.contains(&number) {
                    repeated.push(number);
                }
            }
            if numbers.len() == cited {
                let unknown = sources_meant.is_empty();
                let reason = if unknown { DropReason::UnknownSource } else { DropReason::Duplicate };
                let raw = written[item.start..item.end].to_owned();
                dropped.push(Dropped { raw, at: from + item.start, reason });
            }
        }
        let of_mark = &dropped[reported..];
        let unknown = of_mark.iter().filter(|item| item.reason == DropReason::UnknownSource).count();
        let whole = unknown == items.len();
        if let Some(reason) = of_mark.first().map(|item| item.reason)
            && of_mark.len() == items.len()
            && (whole || unknown == 0)
        {
            // Nothing of the mark stays, and all of it for one reason: it is named as a whole.
            dropped.truncate(reported);
            dropped.push(Dropped { raw: written.to_owned(), at: from, reason });
        }
        if !numbers.is_empty() {
            let plain = form == Form::Bracket && matches!(written.as_bytes(), [_, b'0'..=b'9', .., b']']);
            let typed = Typed { plain, counted: &scanner.counted, before_code: scanner.before_code };
            composer.cite(numbers, &typed);
        } else if unknown == 0 {
            composer.leave_out_repeated(&repeated, reported);
        } else if !whole || options.dangling == Dangling::Drop {
            composer.leave_out();
        }
        if options.dangling == Dangling::Keep && unknown > 0 {
            if whole {
                composer.firm(written);
            } else {
                for item in items.iter().filter(is_unknown) {
                    composer.firm(&joined!("[", &written[item.start..item.end], "]"));
                }
            }
        }
    }

    /// Leaves out a part of the model's own references; parts that follow each other are one.
    fn leave_out_list(&mut self, written: &str, from: usize) {
        self.composer.drop_break();
        match self.dropped.last_mut() {
            Some(list) if list.reason == DropReason::ModelReferences && list.at + list.raw.len() == from => {
                list.raw.push_str(written);
            }
            _ => {
                let reason = DropReason::ModelReferences;
                self.dropped.push(Dropped { raw: written.to_owned(), at: from, reason });
            }
        }
    }

    fn answer(&mut self) -> Answer {
        for &at in &self.composer.brought_back {
            self.dropped[at].raw.clear();
        }
        if !self.composer.brought_back.is_empty() {
            self.dropped.retain(|dropped| !dropped.raw.is_empty());
        }
        let text = std::mem::take(&mut self.composer.text);
        let mut citations = std::mem::take(&mut self.composer.citations);
        let raw = std::mem::take(&mut self.raw);
        let prefix = read_prefix(&raw[behind_opening(&raw, false)..], true);
        let refusals = std::mem::take(&mut self.options.refusals);
        let (statements, refusal) = statements(&text, &mut citations, &refusals);
        let mut uncited = Vec::new();
        for (index, source) in self.sources.iter().enumerate() {
            if !self.numbering.is_cited(index) {
                uncited.push(source.clone());
            }
        }
        let numbering = std::mem::replace(&mut self.numbering, Numbering::new(true, &[]));
        let known = numbering.known();
        Answer {
            references: numbering.into_references(citations.iter().map(Citation::number)),
            uncited,
            statements,
            citations,
            dropped: std::mem::take(&mut self.dropped),
            prefix: prefix.is_ok(),
            refusal,
            text,
            raw,
            known,
            refusals,
        }
    }
}

/// Reads a whole answer at once: the same as an [`AnswerStream`] with a single delta. What is beyond 4 GiB isn't read.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, process_answer};
///
/// let sources: Vec<Source> = (1..=5).map(|number| Source::new(number, Passage::new("text"))).collect();
/// let answer = process_answer("B [4], A [2], unknown [9].", &sources, &AnswerOptions::default());
/// assert_eq!(answer.text, "B [1], A [2], unknown.");
/// ```
pub fn process_answer(text: &str, sources: &[Source], options: &AnswerOptions) -> Answer {
    let text = &text[..floor_boundary(text, LONGEST_ANSWER)];
    // Numbers of two digits in place of one make some texts a little longer.
    let composer = Composer::new(text.len() + text.len() / 32, false);
    let mut stream = AnswerStream::with_composer(sources, options, composer);
    let whole = stream.push(text).map(drop).and_then(|()| stream.finish());
    whole.map(|(_, answer)| answer).unwrap_or_default()
}
