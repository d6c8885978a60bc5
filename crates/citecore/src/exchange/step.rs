//! What whoever drives an exchange is asked to do.

use crate::prompt::Message;

/// What has to happen next. Whatever of it can't be done, or is no longer wanted, ends in [`Exchange::failed`](crate::Exchange::failed).
///
/// ```
/// use citecore::{Exchange, Passage, Profile, Step};
///
/// let mut exchange = Exchange::new("Which way?", Profile::default())?;
/// loop {
///     match exchange.step() {
///         Step::Search { .. } => exchange.found(vec![Passage::new("Point the mount north.")])?,
///         Step::Complete(_) => {
///             exchange.delta("Point it north [1].")?;
///             exchange.completed()?;
///         }
///         Step::Verify { .. } => exchange.verify()?,
///         Step::Judge { .. } => exchange.judged(r#"{"is_accurate": true}"#)?,
///         Step::Done => break,
///     }
/// }
/// assert_eq!(exchange.into_outcome().unwrap().answer.text, "Point it north [1].");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Search for passages with these queries, then call [`Exchange::found`](crate::Exchange::found), or [`Exchange::responded`](crate::Exchange::responded) with what the
    /// search engine answered.
    Search {
        /// The question, and variants of it.
        queries: Vec<String>,
        /// How many passages each query should bring, where the profile says so.
        per_query: Option<usize>,
    },
    /// Let a model answer, call [`Exchange::delta`](crate::Exchange::delta) with every piece of it and [`Exchange::completed`](crate::Exchange::completed) at its end.
    Complete(Completion),
    /// Call [`Exchange::verify`](crate::Exchange::verify): it takes no more than this machine, but may take it some milliseconds. Who has to do something
    /// else in between has [`Exchange::verifying`](crate::Exchange::verifying) and [`Exchange::verified`](crate::Exchange::verified) for it.
    Verify {
        /// The last attempt that there was.
        attempt: u8,
    },
    /// Let a model judge the citations that are uncertain, then call [`Exchange::judged`](crate::Exchange::judged). It comes only to those who said
    /// that they have a judge ([`Exchange::with_judge`](crate::Exchange::with_judge)).
    Judge {
        /// What to ask the model.
        messages: Vec<Message>,
    },
    /// [`Exchange::into_outcome`](crate::Exchange::into_outcome) has the outcome.
    Done,
}

/// What a model is asked for.
///
/// ```
/// use citecore::{Exchange, Passage, Profile, Step};
///
/// let mut exchange = Exchange::new("Which way?", Profile::named("support").unwrap())?;
/// exchange.found(vec![Passage::new("Point the mount north.")])?;
/// let Step::Complete(first) = exchange.step() else { panic!() };
/// assert_eq!((first.attempt, first.temperature, first.max_tokens), (0, Some(0.7), Some(1000)));
/// exchange.delta("Point it north.")?;
/// exchange.completed()?;
/// let Step::Complete(repair) = exchange.step() else { panic!() };
/// assert_eq!((repair.attempt, repair.temperature), (1, Some(0.5)));
/// assert_eq!(repair.previous.as_deref(), Some("Point it north."));
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Completion {
    /// 0 the first answer, 1 and 2 the requests to repair it.
    pub attempt: u8,
    /// The answer to repair.
    pub previous: Option<String>,
    /// The whole conversation, for those who ask the model themselves.
    pub messages: Vec<Message>,
    /// How freely the model should answer, 0 to 2; none: as it does.
    pub temperature: Option<f64>,
    /// At most so many tokens.
    pub max_tokens: Option<u32>,
}
