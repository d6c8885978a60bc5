//! Scores of all scales as similarities from 0 to 1.

use serde_json::{Number, Value};

use super::value::number;

/// What an engine's figure says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Scale {
    /// Higher is closer; at most 1, or without a bound, and then divided by the best of the response.
    Similarity,
    /// Lower is closer, as cosine distances are: `1 - d`.
    Distance,
    /// Without a bound, whatever its figures: divided by the best one.
    Best,
    /// From 0 to so many.
    OutOf(f64),
}

/// An engine's figure for a hit.
#[derive(Clone, Debug)]
pub(super) struct Figure {
    raw: f64,
    /// As the engine wrote it, so that 12 doesn't become 12.0.
    written: Option<Number>,
    scale: Scale,
    /// The search that it comes from, of those that the response answers.
    pub(super) search: usize,
}

impl Figure {
    /// None where the value isn't a finite number.
    pub(super) fn new(value: &Value, scale: Scale, search: usize) -> Option<Self> {
        let raw = number(value)?;
        Some(Self {
            raw,
            written: value.as_number().cloned().or_else(|| Number::from_f64(raw)),
            scale,
            search,
        })
    }

    /// Does the similarity say what the figure does?
    pub(super) fn is(&self, similarity: f64) -> bool {
        self.raw == similarity
    }

    pub(super) fn into_written(self) -> Value {
        self.written.map_or(Value::Null, Value::Number)
    }
}

/// The best figures of one search: of those called similarities, and of those that have no bound in any case.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Best {
    similarity: f64,
    unbounded: f64,
}

impl Best {
    /// One that is known before any figure is: `max_score`.
    pub(super) fn at_least(unbounded: Option<f64>) -> Self {
        Self { unbounded: unbounded.unwrap_or_default().max(0.0), similarity: 0.0 }
    }

    pub(super) fn note(&mut self, figure: &Figure) {
        match figure.scale {
            Scale::Similarity => self.similarity = self.similarity.max(figure.raw),
            Scale::Best => self.unbounded = self.unbounded.max(figure.raw),
            Scale::Distance | Scale::OutOf(_) => {}
        }
    }

    /// The figure as a similarity, 0..1.
    pub(super) fn similarity(&self, figure: &Figure) -> f64 {
        let of = |best: f64| if best > 0.0 { figure.raw / best } else { 0.0 };
        let score = match figure.scale {
            Scale::Similarity => figure.raw / self.similarity.max(1.0),
            Scale::Distance => 1.0 - figure.raw,
            Scale::Best => of(self.unbounded),
            Scale::OutOf(most) => of(most),
        };
        score.clamp(0.0, 1.0)
    }
}
