//! Sources with names and addresses that somebody chose, to be listed as references.

use arbitrary::{Arbitrary, Unstructured};
use citecore::{Answer, AnswerOptions, Passage, Reference, ReferenceStyle, Source, process_answer};

use crate::text::Text;

/// No answer cites more.
const MOST: usize = 6;

/// Sources as an index may send them, all of them cited.
///
/// ```
/// use citecore_fuzz::Listed;
///
/// let answer = Listed::read(b"A [title](").answer();
/// assert_eq!(answer.references[0].name(), "A [title](");
/// assert_eq!(answer.references[0].passage.url, None);
/// ```
#[derive(Arbitrary, Clone, Debug)]
pub struct Listed<'a> {
    first: Hostile<'a>,
    style: u8,
    known: u8,
    others: Vec<Hostile<'a>>,
}

#[derive(Arbitrary, Clone, Debug)]
struct Hostile<'a> {
    title: Text<'a>,
    url: Text<'a>,
    dataset: Text<'a>,
    id: Text<'a>,
    year: u16,
    page: u16,
}

impl<'a> Listed<'a> {
    /// Reads an input; every input is one.
    ///
    /// # Panics
    ///
    /// Never: what is missing is zero.
    pub fn read(input: &'a [u8]) -> Self {
        Self::arbitrary(&mut Unstructured::new(input)).expect("nothing in it can fail for want of bytes")
    }

    /// An answer that cites each source once. The first two may be known from earlier turns.
    pub fn answer(&self) -> Answer {
        let listed = std::iter::once(&self.first).chain(&self.others).take(MOST);
        let sources: Vec<Source> =
            listed.zip(1..).map(|(source, number)| Source::new(number, source.passage())).collect();
        let text: String = (1..=sources.len()).map(|number| format!("Fact [{number}]. ")).collect();
        let known = self.known(&sources);
        process_answer(&text, &sources, &AnswerOptions { merge: false, known, ..AnswerOptions::default() })
    }

    fn known(&self, sources: &[Source]) -> Vec<Reference> {
        let numbers = [self.known % 16, self.known / 16];
        let mut known: Vec<Reference> = Vec::new();
        for (number, source) in numbers.map(usize::from).into_iter().zip(sources) {
            if number > 0 && known.iter().all(|other| other.number != number) {
                known.push(Reference {
                    passage: source.passage.clone(),
                    number,
                    relevance: None,
                    original: source.number,
                    occurrences: 1,
                    passages: vec![source.clone()],
                });
            }
        }
        known
    }

    /// How they are listed.
    pub fn style(&self) -> ReferenceStyle {
        [ReferenceStyle::Numbered, ReferenceStyle::Dagger, ReferenceStyle::Bracket]
            [usize::from(self.style % 3)]
    }
}

impl Hostile<'_> {
    fn passage(&self) -> Passage {
        let given = |text: &Text<'_>| (!text.is_empty()).then(|| text.to_string());
        Passage {
            title: given(&self.title),
            url: given(&self.url),
            source: given(&self.dataset),
            id: given(&self.id),
            year: (self.year > 0).then_some(self.year.into()),
            page: (self.page > 0).then_some(self.page.into()),
            ..Passage::new("Text.")
        }
    }
}
