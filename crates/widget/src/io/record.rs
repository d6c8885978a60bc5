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
