//! How passages are selected.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{by_name, date::days};
use crate::error::Error;

/// By what two passages are the same.
///
/// ```
/// use citecore::{Dedupe, Passage, SelectOptions, select_passages};
///
/// let found = ["/a#top", "/a/"].map(|url| Passage { url: Some(url.into()), ..Passage::new(url) });
/// let options = SelectOptions { dedupe: Dedupe::Url, ..SelectOptions::default() };
/// assert_eq!(select_passages("Where?", found.to_vec(), &options)?.len(), 1);
/// let options = SelectOptions { dedupe: Dedupe::None, ..SelectOptions::default() };
/// assert_eq!(select_passages("Where?", found.to_vec(), &options)?.len(), 2);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dedupe {
    /// Their text, white space, punctuation and case aside; or what the better one holds and has little more, as of copies that were cut.
    /// A word that the better one lacks, or a number, makes another text.
    #[default]
    Text,
    /// Their url, its fragment and a slash at its end aside; passages without one are all kept.
    Url,
    /// Their data set (or title) and page; where there is no page, and the data set may be many documents, their text, white space and
    /// case aside.
    SourcePage,
    /// Nothing: all are kept.
    None,
}

/// Adds to the score for every word of the question that a passage holds, by itself or, from three letters on, as the beginning of a
/// longer one: `install` is in "installation".
///
/// ```
/// use citecore::{Hybrid, Passage, SelectOptions, select_passages};
///
/// let found = vec![Passage { score: Some(0.5), ..Passage::new("Installation of the mount.") }];
/// let options = SelectOptions { hybrid: Some(Hybrid { keyword_weight: 0.25 }), ..SelectOptions::default() };
/// let selected = select_passages("How do I install my mount?", found, &options)?;
/// assert_eq!(selected[0].score, Some(0.5 + 2.0 * 0.25));
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Hybrid {
    /// How much a word adds; 0 or more.
    pub keyword_weight: f64,
}

/// Maximal marginal relevance: passages that bear on the question and not on the same.
///
/// ```
/// use citecore::Mmr;
///
/// assert_eq!(Mmr::default(), Mmr { k: 30, fetch_k: 100, lambda: 0.5 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Mmr {
    /// How many are chosen at most.
    pub k: usize,
    /// Of how many, the best.
    pub fetch_k: usize,
    /// What relevance counts, 0 to 1; the rest of 1 is what being like another costs.
    pub lambda: f64,
}

impl Default for Mmr {
    fn default() -> Self {
        Self { k: 30, fetch_k: 100, lambda: 0.5 }
    }
}

/// One passage of each source before a second of any.
///
/// ```
/// use citecore::{Passage, PerSource, RoundRobin, SelectOptions, select_passages};
///
/// let found = [("A", "Mirrors"), ("A", "Lenses"), ("A", "Filters"), ("B", "Mounts")];
/// let found = found.map(|(source, text)| Passage { source: Some(source.into()), ..Passage::new(text) });
/// let round_robin = Some(RoundRobin { per_source: PerSource::Number(2) });
/// let options = SelectOptions { round_robin, ..SelectOptions::default() };
/// let selected = select_passages("What is there?", found.to_vec(), &options)?;
/// let texts: Vec<&str> = selected.iter().map(|passage| passage.text.as_str()).collect();
/// assert_eq!(texts, ["Mirrors", "Mounts", "Lenses"]);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RoundRobin {
    /// How many of a source there may be.
    pub per_source: PerSource,
}

/// How many passages of one source there may be; in JSON a number or `"adaptive"`.
///
/// ```
/// use citecore::{PerSource, RoundRobin};
///
/// let given: RoundRobin = serde_json::from_str(r#"{ "perSource": 3 }"#)?;
/// assert_eq!(given.per_source, PerSource::Number(3));
/// assert_eq!(serde_json::to_string(&RoundRobin::default())?, r#"{"perSource":"adaptive"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PerSource {
    /// Depth where there are few sources, breadth where there are many: 8 of each of up to 2, 4 of each of up to 4, else 2.
    #[default]
    Adaptive,
    /// So many, at least 1.
    Number(usize),
}

/// What scores are multiplied by.
///
/// ```
/// use citecore::{Boost, Passage, Recency, SelectOptions, select_passages};
///
/// let passage = Passage { score: Some(0.8), updated: Some("2024-05-01".into()), ..Passage::new("Point it north.") };
/// let recency = Recency { now: "2024-05-31T00:00:00Z".into(), half_life_days: 30.0 };
/// let boost = Boost { recency: Some(recency), ..Boost::default() };
/// let options = SelectOptions { boost: Some(boost), ..SelectOptions::default() };
/// assert_eq!(select_passages("Where to?", vec![passage], &options)?[0].score, Some(0.4));
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Boost {
    /// What is older counts less.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recency: Option<Recency>,
    /// What a data set's passages count, by its name, 0 or more; 1 where it isn't listed. In JSON an object. Of two with one name,
    /// the last counts.
    #[serde(with = "by_name")]
    pub sources: Vec<(String, f64)>,
}

/// How fast passages grow old.
///
/// ```
/// use citecore::{Boost, Passage, Recency, SelectOptions, select_passages};
///
/// let recency = Recency { now: "2024-05-31".into(), half_life_days: 30.0 };
/// let boost = Some(Boost { recency: Some(recency), ..Boost::default() });
/// let options = SelectOptions { boost, ..SelectOptions::default() };
/// let of = |day: &str| Passage { score: Some(0.8), updated: Some(day.into()), ..Passage::new(day) };
/// let selected = select_passages("Where to?", vec![of("2024-04-01"), of("2024-05-31")], &options)?;
/// assert_eq!((selected[0].score, selected[1].score), (Some(0.8), Some(0.2)));
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Recency {
    /// The present, as an ISO 8601 date or date and time: the engine has no clock.
    pub now: String,
    /// After so many days a passage counts half; more than 0.
    pub half_life_days: f64,
}

/// How passages are selected.
///
/// ```
/// use citecore::{Passage, SelectOptions, select_passages};
///
/// let near = Passage { score: Some(0.9), ..Passage::new("Point the mount north.") };
/// let far = Passage { score: Some(0.2), ..Passage::new("Mirrors gather light.") };
/// let options = SelectOptions { min_score: Some(0.4), ..SelectOptions::default() };
/// assert_eq!(select_passages("Which way?", vec![far, near.clone()], &options)?, [near]);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SelectOptions {
    /// Passages scoring less are left out; those without a score stay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_score: Option<f64>,
    /// Passages of fewer characters are left out, white space around them not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_text_length: Option<usize>,
    /// Passages of more characters are cut at the last sentence end within it, else between two words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_text_length: Option<usize>,
    /// At most so many passages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_passages: Option<usize>,
    /// Scoring by words beside the search's own score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hybrid: Option<Hybrid>,
    /// By what two passages are the same.
    pub dedupe: Dedupe,
    /// Choosing passages that differ from each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mmr: Option<Mmr>,
    /// Taking turns between sources.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_robin: Option<RoundRobin>,
    /// Preferring recent and trusted sources.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boost: Option<Boost>,
}

impl SelectOptions {
    /// Errors: a number is out of its range; `boost.recency.now` is no date.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let Self { min_score, min_text_length, max_text_length, hybrid, mmr, round_robin, boost, .. } = self;
        if let Some(score) = *min_score {
            number("minScore", score.is_finite(), "a finite number")?;
        }
        if let Some(most) = *max_text_length {
            let least = min_text_length.unwrap_or(0).max(1);
            count("maxTextLength", most, least)?;
        }
        if let Some(Hybrid { keyword_weight: weight }) = *hybrid {
            number("hybrid.keywordWeight", not_negative(weight), "a number from 0")?;
        }
        if let Some(Mmr { k, fetch_k, lambda }) = *mmr {
            count("mmr.k", k, 1)?;
            count("mmr.fetchK", fetch_k, 1)?;
            number("mmr.lambda", (0.0..=1.0).contains(&lambda), "a number from 0 to 1")?;
        }
        if let Some(RoundRobin { per_source: PerSource::Number(most) }) = *round_robin {
            count("roundRobin.perSource", most, 1)?;
        }
        boost.as_ref().map_or(Ok(()), Boost::check)
    }
}

impl Boost {
    fn check(&self) -> Result<(), Error> {
        if let Some(Recency { now, half_life_days }) = &self.recency {
            if days(now).is_none() {
                let message = joined!("expected a date such as 2024-05-01T12:00:00Z, found \"", now, "\"");
                return Err(Error::invalid_input("options.boost.recency.now", message));
            }
            let is_right = half_life_days.is_finite() && *half_life_days > 0.0;
            number("boost.recency.halfLifeDays", is_right, "a number above 0")?;
        }
        self.sources.iter().try_for_each(|(name, weight)| {
            number(&joined!("boost.sources.", name), not_negative(*weight), "a number from 0")
        })
    }
}

fn not_negative(number: f64) -> bool {
    number.is_finite() && number >= 0.0
}

/// The error doesn't say which number was found: what prints one, with its tables, weighs more than all of this.
fn number(path: &str, is_right: bool, expected: &str) -> Result<(), Error> {
    if is_right {
        return Ok(());
    }
    Err(Error::invalid_input(joined!("options.", path), joined!("expected ", expected)))
}

fn count(path: &str, found: usize, least: usize) -> Result<(), Error> {
    if found >= least {
        return Ok(());
    }
    Err(Error::invalid_input(
        joined!("options.", path),
        joined!("expected a whole number from ", least, ", found ", found),
    ))
}

const ADAPTIVE: &str = "adaptive";

impl Serialize for PerSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Adaptive => serializer.serialize_str(ADAPTIVE),
            Self::Number(most) => most.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for PerSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PerSourceVisitor)
    }
}

/// Says what is expected, where serde's own reading of such a union says that no variant fits.
struct PerSourceVisitor;

impl de::Visitor<'_> for PerSourceVisitor {
    type Value = PerSource;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from 1 or {ADAPTIVE:?}")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<PerSource, E> {
        // More than there can be passages is as many as there are.
        Ok(PerSource::Number(usize::try_from(number).unwrap_or(usize::MAX)))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<PerSource, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(de::Unexpected::Signed(number), &self)),
        }
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<PerSource, E> {
        match word {
            ADAPTIVE => Ok(PerSource::Adaptive),
            _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
        }
    }
}
