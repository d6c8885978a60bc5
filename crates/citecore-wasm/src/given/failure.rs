//! What was wrong with a value, and where in it.

use std::fmt::{self, Display, Write as _};

use serde::de::{Expected, Unexpected};

use crate::error::CiteError;

/// An error that learns its path on the way out, from the innermost step.
#[derive(Debug)]
pub(super) struct Failure(Box<Told>);

#[derive(Debug)]
struct Told {
    message: String,
    /// Innermost first.
    path: Vec<Key>,
}

/// A step from a value to one of its own.
#[derive(Debug)]
pub(super) enum Key {
    Field(String),
    Index(u32),
}

impl Failure {
    #[inline(never)]
    pub(super) fn new(message: &str) -> Self {
        Self::told(message.to_owned())
    }

    fn told(message: String) -> Self {
        Self(Box::new(Told { message, path: Vec::new() }))
    }

    /// The failure as seen from one step further out.
    #[inline(never)]
    pub(super) fn within(mut self, key: Key) -> Self {
        self.0.path.push(key);
        self
    }

    /// The failure of the argument `name`.
    pub(super) fn of(self, name: &str) -> CiteError {
        let mut path = name.to_owned();
        for key in self.0.path.iter().rev() {
            // To write to a string can't fail.
            let _ = match key {
                Key::Field(field) => write!(path, ".{field}"),
                Key::Index(index) => write!(path, "[{index}]"),
            };
        }
        CiteError::invalid_input(path, self.0.message)
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Failure {}

impl serde::de::Error for Failure {
    fn custom<T: Display>(message: T) -> Self {
        Self::told(message.to_string())
    }

    // What serde would print of the value itself takes 3 KB of formatting numbers along.
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("expected {expected}, found {}", kind(&found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }
}

fn kind(found: &Unexpected<'_>) -> &'static str {
    match found {
        Unexpected::Bool(_) => "a boolean",
        Unexpected::Unsigned(_) | Unexpected::Signed(_) | Unexpected::Float(_) => "another number",
        Unexpected::Str(_) | Unexpected::Char(_) => "a string",
        Unexpected::Unit | Unexpected::Option => "null",
        Unexpected::Seq => "an array",
        _ => "an object",
    }
}
