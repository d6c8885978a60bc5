//! Embeddings of questions, by any server with OpenAI's `/embeddings`.

use std::time::Duration;

use reqwest::Method;
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde_json::json;

use super::EngineError;
use crate::{
    knowledge::rest::{Body, Rest},
    settings::EmbeddingsSettings,
};

/// A server that makes embeddings.
pub(super) struct Embeddings {
    rest: Rest,
    model: String,
    dimensions: Option<usize>,
}

#[derive(Deserialize)]
struct Response {
    data: Vec<Embedding>,
}

#[derive(Deserialize)]
struct Embedding {
    index: usize,
    embedding: Vec<f32>,
}

impl Embeddings {
    /// The server that the settings name. Errors: the key can't be sent; no TLS can be set up.
    pub(super) fn new(settings: &EmbeddingsSettings, patience: Duration) -> Result<Self, EngineError> {
        let key = settings
            .api_key
            .as_ref()
            .map(|key| ("authorization", SecretString::from(format!("Bearer {}", key.expose_secret()))));
        Ok(Self {
            rest: Rest::new(&settings.base_url, key, patience)?,
            model: settings.model.clone(),
            dimensions: settings.dimensions,
        })
    }

    /// The embedding of each text, all in one request; a text that comes twice is sent once. Errors: there is no answer, or not
    /// one embedding for each text.
    pub(super) async fn of(&self, texts: &[String]) -> Result<Vec<Vec<f32>>, EngineError> {
        let mut distinct: Vec<&String> = Vec::new();
        for text in texts {
            if !distinct.contains(&text) {
                distinct.push(text);
            }
        }
        let mut body = json!({ "model": self.model, "input": distinct, "encoding_format": "float" });
        if let Some(dimensions) = self.dimensions {
            body["dimensions"] = json!(dimensions);
        }
        let answer = self.rest.ask(Method::POST, "/embeddings", Body::Json(&body)).await?;
        let unreadable = |reason: String| {
            EngineError::Unreadable(format!("embeddings: {}", self.rest.for_the_log(&reason)))
        };
        let answer: Response =
            serde_json::from_value(answer).map_err(|error| unreadable(error.to_string()))?;
        let mut vectors: Vec<Option<Vec<f32>>> = vec![None; distinct.len()];
        for Embedding { index, embedding } in answer.data {
            if let Some(place) = vectors.get_mut(index) {
                *place = Some(embedding);
            }
        }
        let fits = |vector: &Vec<f32>| {
            !vector.is_empty() && self.dimensions.is_none_or(|dimensions| vector.len() == dimensions)
        };
        let each = texts.iter().map(|text| {
            let place = distinct.iter().position(|known| *known == text)?;
            vectors.get(place)?.clone().filter(fits)
        });
        each.collect::<Option<Vec<_>>>()
            .ok_or_else(|| unreadable("expected one for each text, as long as the settings say".into()))
    }
}
