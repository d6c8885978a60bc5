//! What the model is to answer, told in the question so that it comes through whatever stands between.

use std::time::Duration;

/// How an answer ends, or doesn't.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// As the format has it.
    Whole,
    /// The body ends without the format's end.
    Unmarked,
    /// The connection breaks.
    Broken,
    /// Nothing more comes.
    Stalled,
    /// An error is reported, long after the status 200.
    Error,
    /// Bytes that are no event.
    Junk,
}

impl End {
    pub(crate) const ALL: [(Self, &str); 6] = [
        (Self::Whole, "whole"),
        (Self::Unmarked, "unmarked"),
        (Self::Broken, "broken"),
        (Self::Stalled, "stalled"),
        (Self::Error, "error"),
        (Self::Junk, "junk"),
    ];

    pub(crate) fn name(self) -> &'static str {
        Self::ALL.iter().find(|(end, _)| *end == self).map_or("", |(_, name)| name)
    }
}

/// An answer of so many deltas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) deltas: u32,
    /// Between two deltas; none where they come as fast as they can be written.
    pub(crate) pause: Duration,
    pub(crate) end: End,
}

const OPENING: &str = "Please answer in deltas:";

impl Plan {
    /// A whole answer, as fast as it can be written.
    pub(crate) const fn at_once(deltas: u32) -> Self {
        Self { deltas, pause: Duration::ZERO, end: End::Whole }
    }

    /// The question that asks for it.
    pub(crate) fn question(&self) -> String {
        let Self { deltas, pause, end } = self;
        format!("{OPENING} {deltas} {} {} ?", pause.as_micros(), end.name())
    }

    /// The plan that is somewhere in a request; none where there is none.
    pub(crate) fn find(request: &str) -> Option<Self> {
        let (_, told) = request.rsplit_once(OPENING)?;
        let mut words = told.split_ascii_whitespace();
        let deltas = words.next()?.parse().ok()?;
        let pause = Duration::from_micros(words.next()?.parse().ok()?);
        let name = words.next()?;
        let (end, _) = *End::ALL.iter().find(|(_, known)| *known == name)?;
        Some(Self { deltas, pause, end })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_comes_through_a_request() {
        for (end, _) in End::ALL {
            let plan = Plan { deltas: 20, pause: Duration::from_millis(3), end };
            let request = format!(r#"{{"messages":[{{"content":"Question: {}\n"}}]}}"#, plan.question());
            assert_eq!(Plan::find(&request), Some(plan));
        }
        assert_eq!(Plan::find("How do I level a mount?"), None);
    }
}
