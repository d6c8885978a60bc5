//! What an answer has to tell, by what is asked for.

use super::{amount, price};

/// What a question asks for that a text is seen to tell or not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    price: bool,
    amount: bool,
}

impl Wanted {
    /// What the question asks for.
    pub(super) fn of(question: &str) -> Self {
        Self { price: price::asks(question), amount: amount::asks(question) }
    }

    /// Is it anything of the kind?
    pub(super) fn is_any(self) -> bool {
        self.price || self.amount
    }

    /// Does a text tell what is asked for? Any does where nothing of the kind is.
    pub(super) fn is_told(self, text: &str) -> bool {
        (!self.price || price::is_told(text)) && (!self.amount || amount::is_told(text))
    }
}
