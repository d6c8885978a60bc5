//! "diverse": research over several data sets, none of which should rule.

use citecore::{Exchange, Passage, Profile, ReferenceStyle, Stage, Step, format_references};

use super::led::{answered, asked, passage};

const NAMES: [&str; 6] = ["EPR", "World Bank", "Factbook", "Leaders", "Wikipedia", "Census"];
const WORDS: [&str; 8] = ["river", "army", "harvest", "treaty", "census", "railway", "council", "drought"];

/// Twelve passages of each of so many data sets.
fn of(sources: usize) -> Vec<Passage> {
    let mut found = Vec::new();
    for (rank, name) in NAMES.iter().take(sources).enumerate() {
        for number in 0..12 {
            let text: Vec<&str> = (0..5).map(|step| WORDS[(number * (step + rank + 1) + step) % 8]).collect();
            let text = format!("{name} tells of {} in its part {number}.", text.join(", "));
            let score = 0.9 - rank as f64 / 50.0 - number as f64 / 500.0;
            found.push(Passage { source: Some((*name).into()), year: Some(2021), ..passage(&text, score) });
        }
    }
    found
}

fn depths(sources: usize) -> Vec<usize> {
    let (exchange, _) = asked("diverse", "Who rules?", of(sources));
    let chosen = &exchange.context().sources;
    let count =
        |name: &&str| chosen.iter().filter(|one| one.passage.source.as_deref() == Some(*name)).count();
    NAMES[..sources].iter().map(count).collect()
}

#[test]
fn variants_of_the_question_are_searched_fifteen_passages_each() {
    let mut exchange =
        Exchange::new("What is Mali's political situation?", Profile::named("diverse").unwrap()).unwrap();
    let Step::Search { queries, per_query } = exchange.step() else { panic!("a search comes first") };
    assert_eq!((queries.len(), per_query), (4, Some(15)));
    assert!(
        queries[1].ends_with("ethnic")
            && queries[2].ends_with("demographics")
            && queries[3].ends_with("economy")
    );
    exchange.found(Vec::new()).unwrap();
    let exchange = Exchange::new("How is its economic outlook?", Profile::named("diverse").unwrap()).unwrap();
    let Step::Search { queries, .. } = exchange.step() else { panic!("a search comes first") };
    assert!(
        queries[1].ends_with("GDP") && queries[2].ends_with("population") && queries[3].ends_with("trade")
    );
    let exchange = Exchange::new("Where is Mali?", Profile::named("diverse").unwrap()).unwrap();
    let Step::Search { queries, .. } = exchange.step() else { panic!("a search comes first") };
    assert_eq!(queries, ["Where is Mali?"]);
}

#[test]
fn few_sources_are_read_deeply_and_many_widely() {
    for (sources, deepest) in [(1, 8), (2, 8), (3, 4), (4, 4), (5, 2), (6, 2)] {
        let depths = depths(sources);
        assert!(depths.iter().all(|&depth| depth <= deepest), "{sources} sources: {depths:?}");
        assert!(depths.contains(&deepest), "{sources} sources: {depths:?}");
        assert!(depths.iter().sum::<usize>() <= 15);
    }
}

#[test]
fn one_of_each_source_comes_before_a_second_of_any() {
    let (exchange, _) = asked("diverse", "?", of(4));
    let first: Vec<_> =
        exchange.context().sources[..4].iter().map(|one| one.passage.source.clone().unwrap()).collect();
    let mut sorted = first.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 4, "{first:?}");
}

#[test]
fn a_data_set_that_is_less_like_the_question_is_not_crowded_out() {
    let found = [("EPR", 0.9), ("World Bank", 0.8), ("Factbook", 0.75)].map(|(name, best)| {
        // No two have a word in common.
        let tells = move |number: usize| {
            let text = ["rules", "army", "harvest"].map(|word| format!("{word}{}{number}", name.len()));
            Passage { source: Some(name.into()), ..passage(&text.join(" "), best - number as f64 / 1000.0) }
        };
        (0..15).map(tells)
    });
    let (exchange, _) = asked("diverse", "Who rules?", found.into_iter().flatten().collect());
    let chosen = &exchange.context().sources;
    for name in ["EPR", "World Bank", "Factbook"] {
        let count = chosen.iter().filter(|one| one.passage.source.as_deref() == Some(name)).count();
        assert_eq!(count, 4, "{name}");
    }
}

#[test]
fn sources_are_headed_by_their_names_and_years() {
    let (exchange, _) = asked("diverse", "?", of(2));
    assert!(exchange.context().text.starts_with("[Source 1] EPR (2021):\n"), "{}", exchange.context().text);
}

#[test]
fn a_passage_has_a_thousand_characters_at_most() {
    let long = "This sentence is one of very many. ".repeat(60);
    let (exchange, _) = asked("diverse", "?", vec![passage(&long, 0.9)]);
    let text = &exchange.context().sources[0].passage.text;
    assert!(text.chars().count() <= 1000 && text.ends_with("many."), "{text}");
}

#[test]
fn copies_that_several_queries_found_are_there_once() {
    let mut found = of(2);
    found.extend(of(2));
    let (exchange, _) = asked("diverse", "?", found);
    let mut texts: Vec<_> = exchange.context().sources.iter().map(|one| one.passage.text.clone()).collect();
    let count = texts.len();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), count);
}

#[test]
fn three_sources_are_asked_for_and_one_alone_is_sent_back() {
    let (exchange, completion) = asked("diverse", "?", of(4));
    let completion = completion.unwrap();
    assert!(completion.messages[0].content.contains("at least 3"), "{}", completion.messages[0].content);
    assert_eq!(completion.temperature, Some(0.0));
    let (outcome, asked) = answered(
        exchange,
        &[
            "Mali has armies<sup>[1]</sup> and rivers<sup>[1]</sup>.",
            "Mali has armies<sup>[1]</sup> and rivers<sup>[2]</sup>.",
        ],
    );
    assert_eq!(asked.len(), 2);
    assert_eq!(outcome.answer.text, "Mali has armies[1] and rivers[2].");
    assert_eq!(outcome.validation.distinct_sources, 2);
    let low = outcome
        .trace
        .iter()
        .flat_map(|entry| &entry.warnings)
        .any(|warning| warning.contains("different sources"));
    assert!(low, "{:?}", outcome.trace);
}

#[test]
fn the_years_of_a_data_set_are_counted_apart() {
    let mut found = Vec::new();
    for (text, year) in [("River and army.", Some(2020)), ("Harvest, treaty.", Some(2021)), ("Census.", None)]
    {
        found.push(Passage { source: Some("EPR".into()), year, ..passage(text, 0.9) });
    }
    let (exchange, _) = asked("diverse", "?", found);
    let (outcome, _) = answered(exchange, &["A [1]. B [2]."]);
    for stage in [Stage::Retrieved, Stage::Selected] {
        let entry = outcome.trace.iter().find(|entry| entry.stage == stage).unwrap();
        let mut counts: Vec<_> = entry.sources.iter().collect();
        counts.sort_unstable();
        assert_eq!(counts, [("EPR", 1), ("EPR_2020", 1), ("EPR_2021", 1)]);
    }
    let entry = outcome.trace.iter().find(|entry| entry.stage == Stage::Answered).unwrap();
    assert_eq!(entry.sources.iter().map(|(_, count)| count).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn references_stand_under_a_rule_with_their_years() {
    let (exchange, _) = asked("diverse", "?", of(3));
    let (outcome, _) = answered(exchange, &["A [1]. B [2]. C [3]."]);
    let style = Profile::named("diverse").unwrap().references;
    let listed = format_references(&outcome.answer, style, ReferenceStyle::HEADING);
    assert!(listed.starts_with("---\n**References**\n1. EPR (2021)\n2. World Bank (2021)\n"), "{listed}");
}
