//! The one error of the engine.

use std::fmt;

/// What was wrong with an input, and where in it.
///
/// ```
/// use citecore::Error;
///
/// let error = Error::invalid_input("passages[3].score", "expected a number from 0 to 1, found 7");
/// assert!(error.is_invalid_input());
/// assert_eq!(error.path(), Some("passages[3].score"));
/// assert_eq!(error.to_string(), "passages[3].score: expected a number from 0 to 1, found 7");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Error(
    // A result is a number then, where each that is handed on would have all of the error copied.
    Box<Fault>,
);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Fault {
    kind: Kind,
    path: Option<String>,
    message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    InvalidInput,
    UnknownShape,
    Finished,
}

impl Error {
    /// An input or option that can't be used; `path` names the field.
    pub fn invalid_input(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self::told(Kind::InvalidInput, Some(path.into()), message.into())
    }

    /// A search's response that no engine, or not the one named, gives: `message` says what was looked for and what was
    /// found at `path`.
    pub fn unknown_shape(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self::told(Kind::UnknownShape, Some(path.into()), message.into())
    }

    /// A call to a machine that has already given its last result.
    pub fn finished(what: &str) -> Self {
        Self::told(Kind::Finished, None, joined!(what, " is already finished"))
    }

    fn told(kind: Kind, path: Option<String>, message: String) -> Self {
        Self(Box::new(Fault { kind, path, message }))
    }

    /// The error as a caller sees it who gave `outer` for what is called `inner` here.
    pub(crate) fn within(mut self, inner: &str, outer: &str) -> Self {
        if let Some(rest) = self.0.path.as_deref().and_then(|path| path.strip_prefix(inner)) {
            self.0.path = Some(joined!(outer, rest));
        }
        self
    }

    /// Is an input or an option wrong?
    pub fn is_invalid_input(&self) -> bool {
        self.0.kind == Kind::InvalidInput
    }

    /// Is a search's response of no known shape?
    pub fn is_unknown_shape(&self) -> bool {
        self.0.kind == Kind::UnknownShape
    }

    /// Was the machine already at its end?
    ///
    /// ```
    /// let mut stream = citecore::AnswerStream::new(&[], &citecore::AnswerOptions::default());
    /// stream.finish()?;
    /// let error = stream.push("It tracks.").unwrap_err();
    /// assert!(error.is_finished());
    /// assert_eq!(error.to_string(), "the answer is already finished");
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn is_finished(&self) -> bool {
        self.0.kind == Kind::Finished
    }

    /// The code that bindings show: `invalid-input`, `unknown-shape` or `finished`.
    ///
    /// ```
    /// use citecore::{ReadOptions, read_passages};
    ///
    /// let error = read_passages(&serde_json::json!("no hits"), &ReadOptions::default()).unwrap_err();
    /// assert!(error.is_unknown_shape());
    /// assert_eq!(error.code(), "unknown-shape");
    /// ```
    pub fn code(&self) -> &'static str {
        match self.0.kind {
            Kind::InvalidInput => "invalid-input",
            Kind::UnknownShape => "unknown-shape",
            Kind::Finished => "finished",
        }
    }

    /// What was wrong, without the path.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The field, as a path: `passages[3].score`.
    ///
    /// ```
    /// use citecore::{Passage, SelectOptions, select_passages};
    ///
    /// let passage = Passage { score: Some(f64::NAN), ..Passage::new("Point the mount north.") };
    /// let error = select_passages("Which way?", vec![passage], &SelectOptions::default()).unwrap_err();
    /// assert_eq!((error.path(), error.message()), (Some("passages[0].score"), "expected a finite number"));
    /// assert_eq!(citecore::Error::finished("the answer").path(), None);
    /// ```
    pub fn path(&self) -> Option<&str> {
        self.0.path.as_deref()
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(path) = &self.0.path {
            write!(f, "{path}: ")?;
        }
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Error {}
