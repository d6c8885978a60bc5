//! Scores of all scales as similarities from 0 to 1.

use serde_json::{Number, Value};

use super::value::number;

/// What an engine's figure says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Scale {
    /// Higher is closer; at most 1, or without a bound, and then divided by the best of the response.
    Similarity,
    /// The same, or of ranks that are fused.
    Score,
    /// A similarity or a distance, by the metric of an index. Hits come in their order, the nearest first: figures that rise from
    /// one to the next, and exceed 1 or are three at the least, are distances.
    ByMetric,
    /// What stands beside a hit, whose kind nothing tells: a score, or a distance where figures rise.
    Beside,
    /// Lower is closer: `1 - d`, as of cosines; `1 / (1 + d)` where even the nearest is farther than those are; `-d`, divided by the best
    /// above 1, where most are below zero, as inner products are.
    Distance,
    /// A distance, or a similarity where three figures or more fall from hit to hit: by some metrics Milvus calls one that.
    CalledDistance,
    /// A cosine's: `1 - d`.
    Cosine,
    /// Higher is closer, at most 1 but for what words of the question add: citecore's own, which says no more than what becomes of it.
    Own,
    /// Without a bound, whatever its figures: divided by the best one. Behind all that a second ranking gave a figure.
    Best,
    /// From 0 to so many.
    OutOf(f64),
}

impl Scale {
    fn is_in_order(self) -> bool {
        matches!(self, Self::ByMetric | Self::Beside | Self::CalledDistance)
    }
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

    /// Does the similarity say all that the figure does?
    pub(super) fn is(&self, similarity: f64) -> bool {
        self.scale == Scale::Own && self.raw == similarity
    }

    pub(super) fn into_written(self) -> Value {
        self.written.map_or(Value::Null, Value::Number)
    }
}

/// The best figures of one search: of those called similarities, of those that have no bound in any case, and of distances.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    similarity: f64,
    unbounded: f64,
    /// How many more of the figures are below zero than aren't.
    below: i32,
    /// The least of those that a second ranking gave: it ranks no more than the first hits.
    ranked: f64,
    nearest: f64,
    farthest: f64,
    /// The last of the figures, and how many of them were more, and less, than the one before.
    last: f64,
    more: usize,
    less: usize,
}

/// Ranks that are fused give a sum of as many figures like 1/61 as there are rankings, which says nothing but the order: up to what
/// four of them give, scores are divided by the best.
const FUSED: f64 = 4.0 / 61.0;

/// How many times figures have to rise, or fall, to tell by themselves which way hits are in order.
const SURELY: usize = 2;

/// A cosine's distance from itself may be so far below zero.
const EXACT: f64 = 1e-6;

impl Best {
    /// One that is known before any figure is: `max_score`.
    pub(super) fn at_least(unbounded: Option<f64>) -> Self {
        Self {
            similarity: 0.0,
            unbounded: unbounded.unwrap_or_default().max(0.0),
            ranked: 1.0,
            nearest: f64::INFINITY,
            farthest: f64::NEG_INFINITY,
            last: f64::NAN,
            below: 0,
            more: 0,
            less: 0,
        }
    }

    pub(super) fn note(&mut self, figure: &Figure) {
        let raw = figure.raw;
        match figure.scale {
            Scale::Similarity | Scale::Score | Scale::ByMetric | Scale::Beside | Scale::Own => {
                self.similarity = self.similarity.max(raw);
            }
            Scale::Best => self.unbounded = self.unbounded.max(raw),
            Scale::OutOf(most) => self.ranked = self.ranked.min(raw / most),
            Scale::Distance | Scale::CalledDistance | Scale::Cosine => {}
        }
        self.below += if raw < -EXACT { 1 } else { -1 };
        (self.nearest, self.farthest) = (self.nearest.min(raw), self.farthest.max(raw));
        if figure.scale.is_in_order() {
            self.more += usize::from(raw > self.last);
            self.less += usize::from(raw < self.last);
            self.last = raw;
        }
    }

    /// The figure as a similarity, 0..1.
    pub(super) fn similarity(&self, figure: &Figure) -> f64 {
        let of = |best: f64| if best > 0.0 { figure.raw / best } else { 0.0 };
        let raw = figure.raw;
        let score = match figure.scale {
            Scale::ByMetric if self.is_risen() && (self.farthest > 1.0 || self.more >= SURELY) => {
                self.of_distance(raw)
            }
            Scale::Beside if self.is_risen() => self.of_distance(raw),
            Scale::Score | Scale::Beside if self.similarity <= FUSED => of(self.similarity),
            Scale::Similarity | Scale::Score | Scale::ByMetric | Scale::Beside | Scale::Own => {
                raw / self.similarity.max(1.0)
            }
            Scale::CalledDistance if self.less >= SURELY && self.more == 0 => raw / self.farthest.max(1.0),
            Scale::Distance | Scale::CalledDistance => self.of_distance(raw),
            Scale::Cosine => 1.0 - raw,
            Scale::Best => of(self.unbounded) * self.ranked,
            Scale::OutOf(most) => of(most),
        };
        score.clamp(0.0, 1.0)
    }

    fn is_risen(&self) -> bool {
        self.more > 0 && self.less == 0
    }

    fn of_distance(&self, distance: f64) -> f64 {
        if self.below > 0 {
            -distance / (-self.nearest).max(1.0)
        } else if self.nearest >= 1.0 {
            1.0 / (1.0 + distance)
        } else {
            1.0 - distance
        }
    }
}
