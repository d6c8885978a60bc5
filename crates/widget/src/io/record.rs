//! What an exchange got to know of the world.

use citecore::Passage;

use super::Failure;

/// What an exchange got to know of the world: with it, the same exchange comes to the same outcome again, without the world.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Record {
    /// What the search found.
    pub(crate) passages: Vec<Passage>,
    /// What the model wrote, one an attempt.
    pub(crate) answers: Vec<Written>,
}

/// What the model wrote in one attempt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) text: String,
    /// The code of what cut it short.
    pub(crate) cut: Option<String>,
}

impl Record {
    /// Of an exchange that was left before its search came to anything.
    pub(crate) fn unsearched() -> Self {
        let mut record = Self::default();
        record.begin();
        record
    }

    fn is_unsearched(&self) -> bool {
        *self == Self::unsearched()
    }

    /// An attempt begins. Where nobody ends it, the page was left.
    pub(crate) fn begin(&mut self) {
        let cut = Some(Failure::stopped().code);
        self.answers.push(Written { text: String::new(), cut });
    }

    /// Takes in a piece of what is written in the attempt that began last.
    pub(crate) fn take(&mut self, delta: &str) {
        if let Some(written) = self.answers.last_mut() {
            written.text.push_str(delta);
        }
    }

    /// That attempt is over; `cut` is the code of what cut it short.
    pub(crate) fn end(&mut self, cut: Option<String>) {
        if let Some(written) = self.answers.last_mut() {
            written.cut = cut;
        }
    }

    /// Gives out what the search found. Errors: the page was left before.
    pub(super) fn search(&self) -> Result<Vec<Passage>, Failure> {
        if self.is_unsearched() { Err(Failure::stopped()) } else { Ok(self.passages.clone()) }
    }

    /// Gives out what was written in an attempt. Errors: it was cut short there, or never begun.
    pub(super) fn complete(
        &self,
        attempt: u8,
        take: &mut dyn FnMut(&str) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let Some(written) = self.answers.get(usize::from(attempt)) else { return Err(Failure::stopped()) };
        take(&written.text)?;
        written.cut.as_ref().map_or(Ok(()), |code| Err(Failure::new(code, "")))
    }
}
