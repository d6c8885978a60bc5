//! What to change where the knowledge brings too little.

use serde::Serialize;

use super::{Found, Main, Scores};
use crate::settings::{KnowledgeKind, Settings};

/// Scores that lie closer than this tell nothing.
const SAME: f64 = 1e-6;
/// Where the best passage has a lower score, it holds half of what the question asks at the most.
const LITTLE: f64 = 0.5;
/// With fewer passages nothing can be said of how they lie.
const ENOUGH: usize = 4;

/// What to change, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Advice {
    /// For programs: `nothing-found`, `little-found`, `one-source`, `one-rules`, `same-scores`, `no-scores` or `few-shown`.
    pub code: &'static str,
    /// For people.
    pub text: String,
}

impl Advice {
    /// On what was found for one question.
    pub(super) fn on(found: &Found, settings: &Settings) -> Vec<Self> {
        let embedded = matches!(settings.knowledge.kind, KnowledgeKind::Index | KnowledgeKind::Zendesk);
        let diverse = settings.profile.as_deref() == Some("diverse");
        let mut advice = Vec::new();
        let mut advise = |code, text: String| advice.push(Self { code, text });
        let Some(main) = &found.main else {
            advise("nothing-found", nothing(embedded, found.asked.locale.as_deref()));
            return advice;
        };
        if embedded && found.scores.is_some_and(|scores| scores.best < LITTLE) {
            advise("little-found", LITTLE_FOUND.to_owned());
        }
        if found.sources == 1 && found.passages > 1 {
            advise("one-source", one_source(main, diverse));
        } else if rules(main, found) {
            advise("one-rules", one_rules(main, found.passages, diverse));
        }
        match found.scores {
            None => advise("no-scores", NO_SCORES.to_owned()),
            Some(Scores { spread, .. }) if !embedded && spread < SAME && found.passages >= ENOUGH => {
                advise("same-scores", SAME_SCORES.to_owned());
            }
            Some(_) => {}
        }
        if found.shown == 0 {
            advise("few-shown", NONE_SHOWN.to_owned());
        }
        advice
    }
}

const LITTLE_FOUND: &str = "Only a word or two of the question was found: write an article about it, or use the readers' own \
    words in the title of the one that there is.";
const SAME_SCORES: &str = "All passages score the same, so nothing is known of which is best: name the field that holds \
    the score in `knowledge.engine.fields.score`.";
const NO_SCORES: &str = "The passages have no scores, so nothing is known of which is best: name the field that holds the \
    score in `knowledge.engine.fields.score`.";
const NONE_SHOWN: &str = "The profile selects none of the passages: they are too short or score too low for it. Cut the \
    documents into larger chunks.";

/// Has it more than two thirds?
fn rules(main: &Main, found: &Found) -> bool {
    found.passages >= ENOUGH && main.passages * 3 > found.passages * 2
}

fn nothing(embedded: bool, locale: Option<&str>) -> String {
    let whose = locale.map_or_else(String::new, |locale| format!(" in {locale:?} or another language"));
    let rest = if embedded {
        "write an article about it, or use the readers' own words in the title of the one that there is."
    } else {
        "see whether `knowledge.engine.filter` leaves out too much, `knowledge.engine.fields` name the index's own \
         fields, and the embeddings are of the model that the index was made with."
    };
    format!("Nothing was found{whose}: {rest}")
}

fn one_source(main: &Main, diverse: bool) -> String {
    let rest = if diverse {
        "add other documents on it to the index."
    } else {
        "add other documents on it, or set `profile = \"diverse\"`, which searches for variants of the question too."
    };
    format!("All passages are of {:?}, so nothing else can bear it out: {rest}", main.name)
}

fn one_rules(main: &Main, passages: usize, diverse: bool) -> String {
    let rest = if diverse {
        "the profile has sources take turns, but few others were found. Cut its documents into larger chunks, or add to \
         the others."
    } else {
        "set `profile = \"diverse\"`, which has sources take turns, or cut its documents into larger chunks."
    };
    format!("{:?} has {} of {passages} passages: {rest}", main.name, main.passages)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(found: &Found, settings: &Settings) -> Vec<&'static str> {
        Advice::on(found, settings).into_iter().map(|advice| advice.code).collect()
    }

    fn found(passages: usize, sources: usize, most: usize, scores: Option<Scores>) -> Found {
        let main = (passages > 0).then(|| Main { name: "Aligning".into(), passages: most });
        Found { passages, sources, shown: passages, main, scores, ..Found::default() }
    }

    #[test]
    fn what_is_amiss_is_told() {
        let (index, mut engine) = (Settings::default(), Settings::default());
        engine.knowledge.kind = KnowledgeKind::Qdrant;
        let scores = |best, spread| Some(Scores { best, median: best, spread });
        let good = scores(0.9, 0.4);
        assert_eq!(codes(&found(8, 5, 3, good), &index), Vec::<&str>::new());
        assert_eq!(codes(&found(1, 1, 1, good), &index), Vec::<&str>::new());
        assert_eq!(codes(&found(0, 0, 0, None), &index), ["nothing-found"]);
        assert_eq!(codes(&found(2, 2, 1, scores(0.2, 0.0)), &index), ["little-found"]);
        assert_eq!(codes(&found(8, 1, 8, good), &index), ["one-source"]);
        assert_eq!(codes(&found(8, 3, 6, good), &index), ["one-rules"]);
        assert_eq!(codes(&found(9, 3, 6, good), &index), Vec::<&str>::new(), "two thirds and no more");
        assert_eq!(codes(&found(8, 5, 3, scores(0.5, 0.0)), &engine), ["same-scores"]);
        assert_eq!(codes(&found(8, 5, 3, None), &engine), ["no-scores"]);
        assert_eq!(codes(&Found { shown: 0, ..found(8, 5, 3, good) }, &index), ["few-shown"]);
    }

    #[test]
    fn nobody_is_told_to_do_what_is_done() {
        let mut settings = Settings::default();
        let texts = |settings: &Settings| -> String {
            let all = [found(8, 1, 8, None), found(8, 3, 6, None)];
            all.iter().flat_map(|found| Advice::on(found, settings)).map(|advice| advice.text).collect()
        };
        assert!(texts(&settings).contains("set `profile = \"diverse\"`"));
        settings.profile = Some("diverse".into());
        assert!(!texts(&settings).contains("diverse"));
    }
}
