//! What is counted and timed, for Prometheus. Nothing of what readers write is among it, and every label has few values.

use std::time::Duration;

use citecore::Outcome;
use citecore_wire::Usage;
use prometheus::{
    Error, Gauge, Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec,
    Opts, Registry, TextEncoder, core::Collector,
};

use crate::{
    knowledge::{Embedded, Holdings},
    summary,
    upstream::UpstreamError,
};

/// The type of what [`Metrics::text`] gives.
pub(crate) const CONTENT_TYPE: &str = prometheus::TEXT_FORMAT;

/// Seconds of requests and of what they wait for: from a search in memory to the longest answer.
const SECONDS: [f64; 14] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 180.0];
/// Shares of a whole.
const RATIOS: [f64; 10] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0];

/// All of it, for one proxy.
pub(crate) struct Metrics {
    registry: Registry,
    /// Event streams that are open.
    pub(crate) streams: IntGauge,
    http: Http,
    models: Models,
    searches: Searches,
    answers: Answers,
    feedback: IntCounterVec,
}

impl Metrics {
    /// Everything at its beginning. Errors: two metrics have one name.
    pub(crate) fn new() -> Result<Self, Error> {
        let registry = Registry::new();
        let made = Maker(&registry);
        let version = made.gauges(
            "citecore_build_info",
            "Always 1; the label says which version this is.",
            &["version"],
        )?;
        version.with_label_values(&[env!("CARGO_PKG_VERSION")]).set(1);
        let metrics = Self {
            streams: made.add(IntGauge::new("citecore_streams_open", "Event streams that are open now."))?,
            http: Http::new(&made)?,
            models: Models::new(&made)?,
            searches: Searches::new(&made)?,
            answers: Answers::new(&made)?,
            feedback: made.counters(
                "citecore_feedback_total",
                "What readers said of answers.",
                &["helpful"],
            )?,
            registry,
        };
        metrics.begin();
        Ok(metrics)
    }

    /// What is 0 is told as that, and isn't left out: only then is the first of its kind seen to be one more.
    fn begin(&self) {
        for (counters, values) in [
            (&self.models.tokens, &["in", "out"][..]),
            (&self.searches.results, &["found", "empty", "failed"]),
            (&self.feedback, &["true", "false"]),
        ] {
            for value in values {
                counters.with_label_values(&[value]);
            }
        }
    }

    /// A request was answered, with the times to its first byte and to its end.
    pub(crate) fn answered(&self, request: &Answered<'_>) {
        let status = request.status.to_string();
        self.http.requests.with_label_values(&[request.method, request.route, &status]).inc();
        if let Some(first_byte) = request.first_byte {
            self.http.first_byte.with_label_values(&[request.route]).observe(first_byte.as_secs_f64());
        }
        self.http.whole.with_label_values(&[request.route]).observe(request.whole.as_secs_f64());
    }

    /// A request is sent to an upstream.
    pub(crate) fn tried(&self, upstream: &str) {
        self.models.tries.with_label_values(&[upstream]).inc();
    }

    /// An upstream failed.
    pub(crate) fn failed(&self, upstream: &str, error: &UpstreamError) {
        self.models.failures.with_label_values(&[upstream, error.kind()]).inc();
    }

    /// The fallback is asked.
    pub(crate) fn fell_back(&self) {
        self.models.fallbacks.inc();
    }

    /// An answer cost so much.
    pub(crate) fn spent(&self, usage: Usage) {
        self.models.tokens.with_label_values(&["in"]).inc_by(usage.prompt_tokens);
        self.models.tokens.with_label_values(&["out"]).inc_by(usage.completion_tokens);
    }

    /// A search found so many passages; none: it failed.
    pub(crate) fn searched(&self, found: Option<usize>, took: Duration) {
        let result = match found {
            None => "failed",
            Some(0) => "empty",
            Some(_) => "found",
        };
        self.searches.results.with_label_values(&[result]).inc();
        self.searches.seconds.observe(took.as_secs_f64());
    }

    /// A whole exchange came to its end.
    pub(crate) fn came_to(&self, route: &str, outcome: &Outcome) {
        self.answers.results.with_label_values(&[route, summary::result(outcome)]).inc();
        for problem in &outcome.validation.problems {
            self.answers.problems.with_label_values(&[route, summary::name(problem.code)]).inc();
        }
        if outcome.fallback || outcome.answer.refusal {
            return;
        }
        self.answers.coverage.with_label_values(&[route]).observe(outcome.validation.coverage);
        if let Some(verification) = &outcome.verification {
            self.answers.accuracy.with_label_values(&[route]).observe(verification.accuracy_rate);
        }
    }

    /// A whole exchange came to nothing.
    pub(crate) fn came_to_nothing(&self, route: &str) {
        self.answers.results.with_label_values(&[route, "failed"]).inc();
    }

    /// A reader said something of an answer.
    pub(crate) fn told(&self, helpful: bool) {
        self.feedback.with_label_values(&[if helpful { "true" } else { "false" }]).inc();
    }

    /// All of it as text, with the embedded index as it is now. Errors: none that would be known of.
    pub(crate) fn text(&self, embedded: Option<&Embedded>) -> Result<String, Error> {
        let mut families = self.registry.gather();
        if let Some(embedded) = embedded {
            families.extend(of_index(&embedded.library().holdings(), embedded.age())?.gather());
            families.sort_by(|one, other| one.name().cmp(other.name()));
        }
        TextEncoder::new().encode_to_string(&families)
    }
}

/// What clients asked for.
struct Http {
    requests: IntCounterVec,
    first_byte: HistogramVec,
    whole: HistogramVec,
}

impl Http {
    fn new(made: &Maker<'_>) -> Result<Self, Error> {
        Ok(Self {
            requests: made.counters(
                "citecore_http_requests_total",
                "Requests that were answered, by route and status.",
                &["method", "route", "status"],
            )?,
            first_byte: made.histograms(
                "citecore_http_first_byte_seconds",
                "Time from a request to the first byte of its response's body.",
                &["route"],
                &SECONDS,
            )?,
            whole: made.histograms(
                "citecore_http_request_seconds",
                "Time from a request to the end of its response, or to the client's leaving.",
                &["route"],
                &SECONDS,
            )?,
        })
    }
}

/// What was asked of models.
struct Models {
    tries: IntCounterVec,
    failures: IntCounterVec,
    fallbacks: IntCounter,
    tokens: IntCounterVec,
}

impl Models {
    fn new(made: &Maker<'_>) -> Result<Self, Error> {
        Ok(Self {
            tries: made.counters(
                "citecore_upstream_tries_total",
                "Requests to a model, those sent again included.",
                &["upstream"],
            )?,
            failures: made.counters(
                "citecore_upstream_errors_total",
                "Answers that a model failed to give, by kind.",
                &["upstream", "kind"],
            )?,
            fallbacks: made.add(IntCounter::new(
                "citecore_upstream_fallbacks_total",
                "Answers that the fallback was asked for in place of the first upstream.",
            ))?,
            tokens: made.counters(
                "citecore_tokens_total",
                "Tokens of prompts (in) and answers (out), where the upstream reports them.",
                &["direction"],
            )?,
        })
    }
}

/// What was searched for.
struct Searches {
    results: IntCounterVec,
    seconds: Histogram,
}

impl Searches {
    fn new(made: &Maker<'_>) -> Result<Self, Error> {
        Ok(Self {
            results: made.counters(
                "citecore_searches_total",
                "Searches, by whether they found something, nothing, or failed.",
                &["result"],
            )?,
            seconds: made.add(Histogram::with_opts(
                HistogramOpts::new("citecore_search_seconds", "Time of a search.").buckets(SECONDS.to_vec()),
            ))?,
        })
    }
}

/// What whole exchanges came to.
struct Answers {
    results: IntCounterVec,
    problems: IntCounterVec,
    coverage: HistogramVec,
    accuracy: HistogramVec,
}

impl Answers {
    fn new(made: &Maker<'_>) -> Result<Self, Error> {
        Ok(Self {
            results: made.counters(
                "citecore_answers_total",
                "Whole exchanges, by what came of them.",
                &["route", "result"],
            )?,
            problems: made.counters(
                "citecore_answer_problems_total",
                "What answers of whole exchanges lack, as their validation tells.",
                &["route", "problem"],
            )?,
            coverage: made.histograms(
                "citecore_answer_coverage_ratio",
                "Share of the statements of an answer that cite, of those that should.",
                &["route"],
                &RATIOS,
            )?,
            accuracy: made.histograms(
                "citecore_answer_accuracy_ratio",
                "Share of the citations of an answer that were found accurate, of those that verification is sure of.",
                &["route"],
                &RATIOS,
            )?,
        })
    }
}

/// What the embedded index has now. It's put together for each who asks, as its languages come and go: what is kept for all
/// would have to be emptied before it's filled, while another reads it.
fn of_index(holdings: &[Holdings], age: Duration) -> Result<Registry, Error> {
    let registry = Registry::new();
    let made = Maker(&registry);
    let articles = made.gauges("citecore_index_articles", "Articles of the embedded index.", &["locale"])?;
    for holdings in holdings {
        let number = i64::try_from(holdings.articles).unwrap_or(i64::MAX);
        articles.with_label_values(&[&holdings.locale]).set(number);
    }
    let seconds = made.add(Gauge::new(
        "citecore_index_age_seconds",
        "Time since the articles of the embedded index were last looked at and taken over.",
    ))?;
    seconds.set(age.as_secs_f64());
    Ok(registry)
}

/// A request, once it is over.
pub(crate) struct Answered<'a> {
    pub(crate) method: &'a str,
    pub(crate) route: &'a str,
    pub(crate) status: u16,
    /// None where the body is empty.
    pub(crate) first_byte: Option<Duration>,
    pub(crate) whole: Duration,
}

/// Makes metrics and registers them.
struct Maker<'a>(&'a Registry);

impl Maker<'_> {
    fn add<C: Collector + Clone + 'static>(&self, made: Result<C, Error>) -> Result<C, Error> {
        let collector = made?;
        self.0.register(Box::new(collector.clone()))?;
        Ok(collector)
    }

    fn counters(&self, name: &str, help: &str, labels: &[&str]) -> Result<IntCounterVec, Error> {
        self.add(IntCounterVec::new(Opts::new(name, help), labels))
    }

    fn gauges(&self, name: &str, help: &str, labels: &[&str]) -> Result<IntGaugeVec, Error> {
        self.add(IntGaugeVec::new(Opts::new(name, help), labels))
    }

    fn histograms(
        &self,
        name: &str,
        help: &str,
        labels: &[&str],
        buckets: &[f64],
    ) -> Result<HistogramVec, Error> {
        let options = HistogramOpts::new(name, help).buckets(buckets.to_vec());
        self.add(HistogramVec::new(options, labels))
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::settings::Settings;

    #[test]
    fn who_asks_at_the_same_time_as_others_is_told_all() {
        let mut settings = Settings::default();
        settings.knowledge.path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/help-center").into();
        let embedded = crate::knowledge::open(&settings).unwrap().1.unwrap();
        let metrics = Metrics::new().unwrap();
        let locales = embedded.library().holdings().len();
        assert!(locales > 1);
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..1_000 {
                        let text = metrics.text(Some(&embedded)).unwrap();
                        assert_eq!(text.matches("\ncitecore_index_articles{").count(), locales, "{text}");
                    }
                });
            }
        });
        let names = metrics.text(Some(&embedded)).unwrap();
        let names: Vec<&str> = names.lines().filter_map(|line| line.strip_prefix("# TYPE ")).collect();
        assert!(names.is_sorted(), "{names:?}");
        assert!(!metrics.text(None).unwrap().contains("citecore_index_"));
    }
}
