//! What a reader sends, as each gateway takes it.

use serde_json::{Value, json};

use crate::plan::Plan;

/// How a gateway is asked, and how it answers.
#[derive(Clone, Debug)]
pub(crate) enum Dialect {
    /// The proxy's own interface.
    Citecore,
    /// Chat completions, with headers that the gateway wants.
    Chat(Vec<(&'static str, String)>),
}

impl Dialect {
    pub(crate) fn path(&self) -> &'static str {
        match self {
            Self::Citecore => "/v1/answer",
            Self::Chat(_) => "/v1/chat/completions",
        }
    }

    pub(crate) fn headers(&self) -> &[(&'static str, String)] {
        match self {
            Self::Citecore => &[],
            Self::Chat(headers) => headers,
        }
    }

    /// The body that asks for an answer. Both have the question, and the same sources in their own form.
    pub(crate) fn body(&self, plan: &Plan) -> String {
        match self {
            Self::Citecore => {
                let sources: Vec<Value> = (1..=SOURCES).map(source).collect();
                json!({ "question": plan.question(), "context": { "text": "", "sources": sources, "style": "bracket" } })
                    .to_string()
            }
            Self::Chat(_) => {
                let sources: Vec<String> = (1..=SOURCES).map(|number| format!("[{number}] {TEXT}")).collect();
                json!({
                    "model": "load",
                    "stream": true,
                    "messages": [
                        { "role": "system", "content": sources.join("\n\n") },
                        { "role": "user", "content": plan.question() },
                    ],
                })
                .to_string()
            }
        }
    }
}

const SOURCES: usize = 5;
const TEXT: &str = "Set the mount on firm ground, spread its legs and turn the two screws at its base until the bubble \
    stands in the middle of the level. Then point the polar axis at the pole star, first by eye, then through the polar \
    scope, and tighten both clamps before the telescope is put on. Do this again whenever the tripod was moved, for a \
    mount that isn't level finds its alignment stars but drifts away from them within a quarter of an hour.";

fn source(number: usize) -> Value {
    json!({
        "number": number,
        "id": format!("article-{number}"),
        "title": format!("Setting up the mount, part {number}"),
        "url": format!("https://help.example/articles/{number}"),
        "text": TEXT,
    })
}

#[cfg(test)]
mod tests {
    use citecore_wire::AnswerRequest;

    use super::*;

    #[test]
    fn the_proxy_understands_its_request() {
        let plan = Plan::at_once(20);
        let request: AnswerRequest = serde_json::from_str(&Dialect::Citecore.body(&plan)).unwrap();
        assert_eq!(request.context.sources.len(), SOURCES);
        assert_eq!(Plan::find(&Dialect::Chat(Vec::new()).body(&plan)), Some(plan));
    }
}
