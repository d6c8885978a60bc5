//! `POST /widget/query`

use std::time::Instant;

use axum::{Json, extract::State};
use citecore::{Outcome, PREFIX, Passage, Profile, Reference};
use citecore_wire::{WidgetCitation, WidgetQuery, WidgetReply};
use serde_json::{Map, Value, json};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use super::{checks, client::Client, excerpt::excerpt};
use crate::{
    app::Shared,
    body::Body,
    drive::{Question, outcome},
    error::Failure,
};

/// Its name among the metrics.
const ROUTE: &str = "/widget/query";
/// The profile that answers so.
const PROFILE: &str = "support";
/// Characters of a conversation's name.
const LONGEST_NAME: usize = 200;

pub(super) async fn query(
    State(app): State<Shared>,
    Client(client): Client,
    Body(request): Body<WidgetQuery>,
) -> Result<Json<WidgetReply>, Failure> {
    let began = Instant::now();
    checks::text("query", &request.query, &app.settings.limits)?;
    let length = request.conversation_id.as_ref().map_or(0, |name| name.chars().count());
    if length > LONGEST_NAME {
        return Err(Failure::too_long("conversation_id", "characters", LONGEST_NAME, length));
    }
    let mut profile = Profile::named(PROFILE).ok_or_else(Failure::internal)?;
    // An answer that lacks the prefix alone gets it below: to have it written anew would change more than that.
    profile.prompt.require_prefix = true;
    profile.validate.require_prefix = false;
    let question = Question::of(request.query.clone(), profile, ROUTE)?;
    let permit = app.gate.answer(client).await?;
    let outcome = outcome(app, question).await?;
    drop(permit);
    let now = OffsetDateTime::now_utc().truncate_to_millisecond();
    let new = || uuid::Uuid::new_v4().to_string();
    Ok(Json(WidgetReply {
        query: request.query,
        response: response(&outcome),
        conversation_id: request.conversation_id.filter(|name| !name.trim().is_empty()).unwrap_or_else(new),
        citations: outcome.answer.references.iter().map(citation).collect(),
        processing_time: began.elapsed().as_secs_f64(),
        timestamp: now.format(&Rfc3339).map_err(|_| Failure::internal())?,
        incomplete: outcome.incomplete,
    }))
}

fn response(outcome: &Outcome) -> String {
    let text = outcome.answer.text.trim();
    if outcome.answer.prefix && !text.is_empty() { text.to_owned() } else { format!("{PREFIX}\n\n{text}") }
}

/// Where nothing tells what a passage comes from.
const UNKNOWN: &str = "unknown";

/// Its data set, else its title: an id tells a reader nothing.
fn known_by(passage: &Passage) -> &str {
    let names = [&passage.source, &passage.title];
    let mut names = names.into_iter().flatten().map(String::as_str);
    names.find(|name| !name.trim().is_empty()).unwrap_or(UNKNOWN)
}

fn citation(reference: &Reference) -> WidgetCitation {
    let passage = &reference.passage;
    let mut metadata: Map<String, Value> = passage.metadata.clone();
    let known = [
        ("title", json!(passage.title)),
        ("url", json!(passage.url)),
        ("score", json!(passage.score)),
        ("page", json!(passage.page)),
        ("updated", json!(passage.updated)),
    ];
    metadata.extend(
        known.into_iter().filter(|(_, value)| !value.is_null()).map(|(name, value)| (name.to_owned(), value)),
    );
    WidgetCitation {
        id: reference.number,
        source: known_by(passage).to_owned(),
        relevance: reference.relevance.map_or("Medium", |relevance| relevance.name()).to_owned(),
        content: excerpt(reference),
        metadata,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_known_by_its_data_set_or_title() {
        let table = [
            (Some("manuals"), Some("Mount"), "manuals"),
            (None, Some("Mount"), "Mount"),
            (Some(" "), Some("Mount"), "Mount"),
            (None, None, "unknown"),
            (Some(""), Some(""), "unknown"),
        ];
        for (source, title, expected) in table {
            let (source, title) = (source.map(str::to_owned), title.map(str::to_owned));
            let passage = Passage { source, title, id: Some("1".to_owned()), ..Passage::new("text") };
            assert_eq!(known_by(&passage), expected);
        }
    }
}
