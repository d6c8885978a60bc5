//! Fields that a model doesn't take.
//!
//! Which of them a model takes changes with it, and no server tells before it is asked. What is optional is sent until it's refused.

use std::sync::Mutex;

use serde_json::Value;

/// Fields that were refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::upstream) struct Declined {
    /// `temperature`: the model has but one.
    pub(in crate::upstream) temperature: bool,
    /// `max_tokens`: the model knows it by another name.
    pub(in crate::upstream) max_tokens: bool,
    /// `stream_options`: the server tells usage in its own way, or not at all.
    pub(in crate::upstream) usage: bool,
}

impl Declined {
    /// With what a refusal of a body names of its fields; none where it names nothing that could be left out.
    pub(super) fn with(self, status: u16, said: &str, body: &Value) -> Option<Self> {
        if !matches!(status, 400 | 422) {
            return None;
        }
        let named = |field: &str| body.get(field).is_some() && said.contains(field);
        let declined = Self {
            temperature: self.temperature || named("temperature"),
            max_tokens: self.max_tokens || named("max_tokens"),
            usage: self.usage || named("stream_options"),
        };
        (declined != self).then_some(declined)
    }
}

/// What a server declined so far.
#[derive(Default)]
pub(super) struct Learnt(Mutex<Declined>);

impl Learnt {
    pub(super) fn get(&self) -> Declined {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Without these, a request succeeded.
    pub(super) fn learn(&self, declined: Declined) {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = declined;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_refusal_tells_what_to_leave_out() {
        let body = json!({ "temperature": 0.7, "max_tokens": 9 });
        let none = Declined::default();
        let said = "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens'.";
        let without = none.with(400, said, &body).unwrap();
        assert_eq!(without, Declined { max_tokens: true, ..none });
        assert_eq!(without.with(400, said, &body), None);
        assert_eq!(none.with(401, said, &body), None);
        assert_eq!(none.with(400, "stream_options: extra inputs are not permitted", &body), None);
        assert_eq!(none.with(400, "bad", &body), None);
        let hot = "`temperature` is deprecated for this model.";
        assert_eq!(none.with(422, hot, &body), Some(Declined { temperature: true, ..none }));
    }
}
