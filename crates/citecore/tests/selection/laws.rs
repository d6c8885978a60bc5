//! What holds of every selection.

use std::collections::{BTreeMap, BTreeSet};

use citecore::{
    Boost, Dedupe, Hybrid, Mmr, Passage, PerSource, Recency, RoundRobin, SelectOptions, select_passages,
};
use proptest::prelude::*;

use crate::{oracle, random::config};

const WORDS: &[&str] = &[
    "mirror",
    "Mirror.",
    "light",
    "130",
    "mm",
    "망원경을",
    "망원경은",
    "정렬합니다.",
    "望远镜",
    "对准。",
    "レンズの",
    "Größe",
    "e\u{301}",
    "👩‍🚀",
    "\n\n",
    "…",
    "***",
    "",
];

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(WORDS), 0..14).prop_map(|words| words.join(" "))
}

fn maybe<T: Clone + std::fmt::Debug + 'static>(values: &'static [T]) -> impl Strategy<Value = Option<T>> {
    prop::option::of(prop::sample::select(values))
}

fn passage() -> impl Strategy<Value = Passage> {
    let urls = &["https://a.example/x", "https://a.example/x/#y", "", "https://b.example"][..];
    let dates = &["2024-01-01", "2024-05-01T12:00:00Z", "soon", "2031-01-01"][..];
    let numbers = &[0.0, 1.0, -1.0, 0.5, f32::NAN, f32::INFINITY, f32::MAX, f32::MIN_POSITIVE][..];
    let embedding = prop::option::of(prop::collection::vec(prop::sample::select(numbers), 0..4));
    let named = (maybe(urls), maybe(&["EPR", "GLP", ""][..]), maybe(&["One", "Two"][..]));
    let dated = (maybe(&[2020, 2021, i32::MIN][..]), maybe(&[1, 2][..]), maybe(dates));
    (text(), prop::option::of(-1.0..2.0_f64), named, dated, embedding).prop_map(
        |(text, score, (url, source, title), (year, page, updated), embedding)| Passage {
            score,
            url: url.map(str::to_owned),
            source: source.map(str::to_owned),
            title: title.map(str::to_owned),
            updated: updated.map(str::to_owned),
            year,
            page,
            embedding,
            ..Passage::new(text)
        },
    )
}

fn passages() -> impl Strategy<Value = Vec<Passage>> {
    prop::collection::vec(passage(), 0..24)
}

fn options() -> impl Strategy<Value = SelectOptions> {
    let bounds =
        (prop::option::of(-0.5..1.5_f64), prop::option::of(0_usize..12), prop::option::of(12_usize..40));
    let dedupe = prop::sample::select(&[Dedupe::Text, Dedupe::Url, Dedupe::SourcePage, Dedupe::None][..]);
    let mmr =
        (1_usize..12, 1_usize..20, 0.0..=1.0_f64).prop_map(|(k, fetch_k, lambda)| Mmr { k, fetch_k, lambda });
    let per_source = prop_oneof![Just(PerSource::Adaptive), (1_usize..4).prop_map(PerSource::Number)];
    let recency = Recency { now: "2024-06-01".into(), half_life_days: 30.0 };
    let boost = Boost { recency: Some(recency), sources: [("EPR".to_owned(), 1.5)].into() };
    let more = (
        prop::option::of(0_usize..10),
        prop::option::of((0.0..1.0_f64).prop_map(|keyword_weight| Hybrid { keyword_weight })),
        prop::option::of(mmr),
        prop::option::of(per_source.prop_map(|per_source| RoundRobin { per_source })),
        prop::option::of(Just(boost)),
    );
    (bounds, dedupe, more).prop_map(
        |(
            (min_score, min_text_length, max_text_length),
            dedupe,
            (max_passages, hybrid, mmr, round_robin, boost),
        )| {
            SelectOptions {
                min_score,
                min_text_length,
                max_text_length,
                max_passages,
                hybrid,
                dedupe,
                mmr,
                round_robin,
                boost,
            }
        },
    )
}

const QUESTION: &str = "Mirror of 130 mm 망원경이 望远镜 レンズ größe";

fn select(passages: &[Passage], options: &SelectOptions) -> Vec<Passage> {
    select_passages(QUESTION, passages.to_vec(), options).unwrap()
}

/// Without what is no number, so that it can be compared.
fn shown(passages: &[Passage]) -> Vec<String> {
    passages.iter().map(|passage| format!("{passage:?}")).collect()
}

fn characters(text: &str) -> usize {
    text.trim().chars().count()
}

/// What [`Dedupe`] compares, as simply as it can be said.
fn key(passage: &Passage, by: Dedupe) -> Option<String> {
    match by {
        Dedupe::Text => Some(passage.text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")),
        Dedupe::Url => {
            let url = passage.url.as_ref()?.split('#').next().unwrap().trim_end_matches('/');
            (!url.is_empty()).then(|| url.to_owned())
        }
        Dedupe::SourcePage => {
            let mut names = [&passage.source, &passage.title].into_iter().flatten();
            let name = names.find(|name| !name.trim().is_empty())?;
            let text = if passage.page.is_none() { key(passage, Dedupe::Text) } else { None };
            Some(format!("{name} {:?} {text:?}", passage.page))
        }
        Dedupe::None => None,
    }
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn every_selected_passage_was_given(passages in passages(), options in options()) {
        let mut left: Vec<Passage> = passages.clone();
        for passage in select(&passages, &options) {
            let is_it = |given: &Passage| {
                let same = Passage { text: given.text.clone(), score: given.score, ..passage.clone() };
                given.text.starts_with(&passage.text)
                    && given.score.is_some() == passage.score.is_some()
                    && format!("{same:?}") == format!("{given:?}")
            };
            let place = left.iter().position(is_it);
            prop_assert!(place.is_some(), "{passage:?}");
            left.swap_remove(place.unwrap());
        }
    }

    #[test]
    fn what_is_selected_keeps_within_every_bound(passages in passages(), options in options()) {
        let selected = select(&passages, &options);
        prop_assert!(selected.len() <= options.max_passages.unwrap_or(usize::MAX));
        prop_assert!(options.mmr.is_none_or(|mmr| selected.len() <= mmr.k.min(mmr.fetch_k)));
        for passage in &selected {
            let length = characters(&passage.text);
            prop_assert!(length >= options.min_text_length.unwrap_or(0).max(1), "{passage:?}");
            prop_assert!(length <= options.max_text_length.unwrap_or(usize::MAX), "{passage:?}");
            prop_assert!(passage.score.zip(options.min_score).is_none_or(|(score, least)| score >= least));
        }
    }

    #[test]
    fn no_two_are_the_same(passages in passages(), options in options()) {
        let mut seen = BTreeSet::new();
        for passage in select(&passages, &options) {
            if let Some(key) = key(&passage, options.dedupe) {
                prop_assert!(seen.insert(key.clone()), "{key}");
            }
        }
    }

    #[test]
    fn what_is_selected_once_more_says_nothing_twice(passages in passages()) {
        let once = select(&passages, &SelectOptions::default());
        prop_assert_eq!(shown(&select(&once, &SelectOptions::default())), shown(&once));
    }

    #[test]
    fn no_source_has_more_than_its_turns(passages in passages(), options in options(), most in 1_usize..4) {
        let per_source = PerSource::Number(most);
        let options = SelectOptions { round_robin: Some(RoundRobin { per_source }), ..options };
        let mut counts: BTreeMap<_, usize> = BTreeMap::new();
        for passage in select(&passages, &options) {
            if let Some(source) = passage.source.filter(|source| !source.is_empty()) {
                let count = counts.entry((source, passage.year)).or_default();
                *count += 1;
                prop_assert!(*count <= most);
            }
        }
    }

    #[test]
    fn the_same_input_gives_the_same(passages in passages(), options in options()) {
        prop_assert_eq!(shown(&select(&passages, &options)), shown(&select(&passages, &options)));
    }

    #[test]
    fn the_order_of_the_input_decides_between_equals_alone(
        passages in passages(),
        options in options(),
        order in prop::collection::vec(any::<prop::sample::Index>(), 24),
    ) {
        // Scores of their own for all, which neither words nor boosts bring together.
        let given: Vec<Passage> = passages
            .into_iter()
            .zip(1..)
            .map(|(passage, rank)| Passage { score: Some(f64::from(rank) * 0.0317), ..passage })
            .collect();
        let options = SelectOptions { hybrid: None, boost: None, ..options };
        let mut shuffled = given.clone();
        for (index, other) in order.iter().enumerate().take(given.len()) {
            shuffled.swap(index, other.index(given.len()));
        }
        prop_assert_eq!(shown(&select(&given, &options)), shown(&select(&shuffled, &options)));
    }

    #[test]
    fn sorted_by_score_where_nothing_diversifies(passages in passages(), options in options()) {
        let options = SelectOptions { mmr: None, round_robin: None, ..options };
        let scores: Vec<Option<f64>> = select(&passages, &options).iter().map(|passage| passage.score).collect();
        let falls = |a: &Option<f64>, b: &Option<f64>| b.is_none() || a >= b;
        prop_assert!(scores.is_sorted_by(falls), "{scores:?}");
    }

    #[test]
    fn by_relevance_alone_is_by_score(passages in passages(), fetch_k in 1_usize..30) {
        let mmr = Mmr { k: fetch_k, fetch_k, lambda: 1.0 };
        let plain = SelectOptions { max_passages: Some(fetch_k), ..SelectOptions::default() };
        let chosen = SelectOptions { mmr: Some(mmr), ..plain.clone() };
        prop_assert_eq!(shown(&select(&passages, &chosen)), shown(&select(&passages, &plain)));
    }

    #[test]
    fn mmr_is_as_its_formula_says(
        given in prop::collection::vec((0.01..1.0_f64, prop::collection::vec(-1.0..1.0_f32, 5)), 1..24),
        k in 1_usize..12,
        fetch_k in 1_usize..24,
        lambda in 0.0..=1.0_f64,
    ) {
        let mut passages: Vec<Passage> = given
            .into_iter()
            .zip(0..)
            .map(|((score, mut embedding), index)| {
                embedding.push(1.0);
                Passage { score: Some(score), embedding: Some(embedding), ..Passage::new(format!("text {index}")) }
            })
            .collect();
        passages.sort_by(|a, b| b.score.unwrap().total_cmp(&a.score.unwrap()));
        let mmr = Mmr { k, fetch_k, lambda };
        let options = SelectOptions { mmr: Some(mmr), dedupe: Dedupe::None, ..SelectOptions::default() };
        let texts: Vec<String> = select(&passages, &options).into_iter().map(|passage| passage.text).collect();
        prop_assert_eq!(texts, oracle::mmr(&passages, mmr));
    }

    #[test]
    fn sources_take_turns_as_they_are_said_to(
        given in prop::collection::vec((0_usize..6, prop::option::of(2020..2022)), 0..30),
        per_source in prop_oneof![Just(PerSource::Adaptive), (1_usize..4).prop_map(PerSource::Number)],
    ) {
        let passages: Vec<Passage> = given
            .into_iter()
            .zip(0..)
            .map(|((source, year), index)| Passage {
                source: Some(format!("source {source}")),
                year,
                ..Passage::new(format!("text {index}"))
            })
            .collect();
        let options = SelectOptions { round_robin: Some(RoundRobin { per_source }), ..SelectOptions::default() };
        let texts: Vec<String> = select(&passages, &options).into_iter().map(|passage| passage.text).collect();
        prop_assert_eq!(texts, oracle::round_robin(&passages, per_source));
    }
}
