//! An answer with all that it is read with.

use arbitrary::{Arbitrary, Unstructured};
use citecore::{AnswerOptions, Dangling, Passage, Reference, Source};

use crate::{law, text::Text};

/// How many sources there are where the input doesn't say.
const SOURCES: u8 = 3;
/// No context has more.
const MOST_SOURCES: u8 = 12;

/// An answer as a model writes it, where it is cut, and what it is read with.
///
/// ```
/// use citecore_fuzz::Answered;
///
/// let answered = Answered::read(b"A fact [1].");
/// assert_eq!(answered.text(), "A fact [1].");
/// assert_eq!(answered.sources().len(), 3);
/// assert!(answered.options().merge);
/// assert_eq!(answered.pieces().concat(), answered.text());
/// ```
#[derive(Arbitrary, Clone, Debug)]
pub struct Answered<'a> {
    text: Text<'a>,
    keep: bool,
    apart: bool,
    own_lists: bool,
    strip_prefix: bool,
    more_sources: u8,
    addresses: [u8; MOST_SOURCES as usize],
    known: [u8; 3],
    cuts: [u16; 6],
}

impl<'a> Answered<'a> {
    /// Reads an input; every input is one.
    ///
    /// # Panics
    ///
    /// Never: what is missing is zero.
    pub fn read(input: &'a [u8]) -> Self {
        Self::arbitrary(&mut Unstructured::new(input)).expect("nothing in it can fail for want of bytes")
    }

    /// The answer.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The sources, from 1; some without address, some that share one.
    pub fn sources(&self) -> Vec<Source> {
        let count = (SOURCES + self.more_sources % (MOST_SOURCES + 1)) % (MOST_SOURCES + 1);
        (1..=count)
            .zip(self.addresses)
            .map(|(number, address)| Source::new(number.into(), passage(number, address)))
            .collect()
    }

    /// How the answer is read. Up to three references are known from earlier turns, no two under one number.
    pub fn options(&self) -> AnswerOptions {
        let mut known: Vec<Reference> = Vec::new();
        for choice in self.known {
            let (number, address) = (choice % 16, choice / 16);
            if number > 0 && known.iter().all(|other| other.number != usize::from(number)) {
                known.push(reference(number, address));
            }
        }
        AnswerOptions {
            dangling: if self.keep { Dangling::Keep } else { Dangling::Drop },
            merge: !self.apart,
            drop_model_references: !self.own_lists,
            strip_prefix: self.strip_prefix,
            ..AnswerOptions { known, ..AnswerOptions::default() }
        }
    }

    /// The answer in pieces, one where no place to cut it at is given.
    pub fn pieces(&self) -> Vec<&str> {
        let length = self.text.len();
        let place = |cut: u16| (usize::from(cut) * (length + 1)) >> 16;
        law::cut(&self.text, self.cuts.into_iter().map(place))
    }
}

fn passage(number: u8, address: u8) -> Passage {
    let mut passage = Passage::new(format!("Text {}.", number % 4));
    match address % 4 {
        0 => passage.url = Some(format!("https://example.org/{number}")),
        1 => {}
        2 => passage.url = Some(format!("https://example.org/{}", address / 4 % 3)),
        _ => passage.id = Some(format!("id {}", address / 4 % 3)),
    }
    passage
}

fn reference(number: u8, address: u8) -> Reference {
    Reference {
        passage: passage(number, address).into(),
        number: number.into(),
        relevance: None,
        original: number.into(),
        occurrences: 1,
        passages: Vec::new(),
    }
}
