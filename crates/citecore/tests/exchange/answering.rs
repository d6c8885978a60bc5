//! What an exchange does with searches that find nothing, answers that lack citations, and models that fail.

use citecore::{
    Exchange, Outcome, POLITE_REFUSAL, Passage, ProblemCode, Profile, ReadOptions, Role, Stage, Step, Turn,
};

fn found(count: usize) -> Vec<Passage> {
    let passage = |number| Passage {
        title: Some(format!("Article {number}")),
        url: Some(format!("/hc/en/articles/{number}")),
        score: Some(1.0 - number as f64 / 100.0),
        ..Passage::new(format!("Fact number {number}."))
    };
    (1..=count).map(passage).collect()
}

/// Drives an exchange whose model gives these answers, one an attempt; none is a model that fails.
fn drive(answers: &[Option<&str>]) -> (Outcome, Vec<Vec<citecore::Message>>) {
    let mut exchange = Exchange::new("Which way?", Profile::default()).unwrap();
    exchange.found(found(5)).unwrap();
    let mut asked = Vec::new();
    for answer in answers {
        let Step::Complete(completion) = exchange.step() else { break };
        asked.push(completion.messages);
        match answer {
            Some(answer) => {
                exchange.delta(answer).unwrap();
                exchange.completed().unwrap();
            }
            None => {
                exchange.failed("the model is out of reach").unwrap();
            }
        }
    }
    assert_eq!(exchange.step(), Step::Done);
    (exchange.into_outcome().unwrap(), asked)
}

fn codes(outcome: &Outcome) -> Vec<ProblemCode> {
    outcome.validation.problems.iter().map(|problem| problem.code).collect()
}

#[test]
fn a_good_answer_is_asked_for_once() {
    let (outcome, asked) = drive(&[Some("B [4], A [2].")]);
    assert_eq!(outcome.answer.text, "B [1], A [2].");
    assert!(outcome.validation.ok && !outcome.fallback && !outcome.incomplete);
    assert_eq!((outcome.attempts, asked.len()), (1, 1));
}

#[test]
fn without_repairs_an_answer_is_asked_for_once_whatever_it_lacks() {
    let mut exchange = Exchange::new("Which way?", Profile::default()).unwrap().without_repairs();
    exchange.found(found(5)).unwrap();
    exchange.delta("It flies.").unwrap();
    exchange.completed().unwrap();
    assert_eq!(exchange.step(), Step::Done);
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!((codes(&outcome), outcome.attempts), (vec![ProblemCode::NoCitations], 1));
}

#[test]
fn an_unknown_number_is_left_out_and_reported_without_another_attempt() {
    let (outcome, asked) = drive(&[Some("B [4], A [2], unknown [9].")]);
    assert_eq!(outcome.answer.text, "B [1], A [2], unknown.");
    assert_eq!(outcome.answer.references.len(), 2);
    assert_eq!(codes(&outcome), [ProblemCode::UnknownSource]);
    assert_eq!(asked.len(), 1);
}

#[test]
fn a_greeting_or_a_question_back_is_asked_for_once() {
    for text in [
        "You're welcome!",
        "Hello! How can I help you?",
        "Which model do you have?",
        "Gern geschehen! Kann ich sonst noch helfen?",
        "¿Qué modelo tienes?",
    ] {
        let (outcome, asked) = drive(&[Some(text)]);
        assert_eq!((&*outcome.answer.text, asked.len()), (text, 1));
        assert!(!outcome.fallback);
    }
    // What states something, or may have to cite something that is no statement, is asked for again.
    for text in [
        "Hello! It flies.",
        "Here it is:\n\n```\nopen 80\n```",
        "Which one?\n\n| A | B |\n|---|---|\n| 1 | 2 |",
    ] {
        let (_, asked) = drive(&[Some(text), Some("A [2].")]);
        assert_eq!(asked.len(), 2, "{text}");
    }
    // Nor is a question back an answer to who was asked for a repair.
    let (outcome, asked) = drive(&[Some("It flies."), Some("Which one?"), Some("A [2].")]);
    assert_eq!((&*outcome.answer.text, asked.len()), ("A [1].", 3));
}

#[test]
fn an_answer_without_citations_is_asked_for_twice_more_and_more_strongly() {
    let (outcome, asked) = drive(&[Some("One."), Some("Two."), Some("Three.")]);
    assert_eq!(outcome.answer.text, "Three.");
    assert_eq!(outcome.original.text, "One.");
    assert_eq!(codes(&outcome), [ProblemCode::NoCitations]);
    assert_eq!((outcome.attempts, asked.len()), (3, 3));
    let rules: Vec<&str> = asked.iter().map(|messages| messages[0].content.as_str()).collect();
    assert!(rules[0] != rules[1] && rules[1] != rules[2]);
    assert!(asked[1].last().unwrap().content.contains("One."));
    assert!(asked[2].last().unwrap().content.contains("Two."));
}

#[test]
fn who_asks_for_no_citations_gets_the_first_answer() {
    let mut profile = Profile::default();
    profile.validate.min_coverage = 0.0;
    profile.validate.min_distinct_sources = 0;
    let mut exchange = Exchange::new("Which way?", profile).unwrap();
    exchange.found(found(5)).unwrap();
    exchange.delta("North.").unwrap();
    exchange.completed().unwrap();
    assert_eq!(exchange.step(), Step::Done);
    let outcome = exchange.into_outcome().unwrap();
    assert!(outcome.validation.ok && !outcome.fallback, "{:?}", outcome.validation);
}

#[test]
fn a_repair_that_cites_ends_the_exchange() {
    let (outcome, asked) = drive(&[Some("One."), Some("Two [3].")]);
    assert_eq!(outcome.answer.text, "Two [1].");
    assert_eq!(outcome.original.text, "One.");
    assert!(outcome.validation.ok);
    assert_eq!(asked.len(), 2);
}

#[test]
fn the_best_answer_is_kept_where_repairs_are_worse() {
    let (outcome, _) =
        drive(&[Some("Up [1]. Down [2]. Left. Right."), Some("Up."), Some("Up [1]. Down. Left.")]);
    assert_eq!(outcome.answer.text, "Up [1]. Down [2]. Left. Right.");
}

#[test]
fn an_answer_that_says_nothing_is_no_better_than_one_that_cites() {
    let (outcome, _) = drive(&[Some("Up [1]. Down. Left. Right."), Some("Here is the answer:"), Some("")]);
    assert_eq!(outcome.answer.text, "Up [1]. Down. Left. Right.");
}

#[test]
fn a_repair_that_fails_leaves_the_answer_before_it() {
    let (outcome, _) = drive(&[Some("One."), None]);
    assert_eq!(outcome.answer.text, "One.");
    assert!(!outcome.incomplete && !outcome.fallback);
    let last = outcome.trace.last().unwrap();
    assert_eq!(last.warnings.last().unwrap(), "the model is out of reach");
}

#[test]
fn a_model_that_breaks_off_leaves_what_came() {
    let mut exchange = Exchange::new("Which way?", Profile::default()).unwrap();
    exchange.found(found(2)).unwrap();
    exchange.delta("Half of [2] an answ").unwrap();
    exchange.failed("cut off").unwrap();
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!(outcome.answer.text, "Half of [1] an answ");
    assert!(outcome.incomplete && !outcome.fallback);
}

#[test]
fn a_model_that_says_nothing_leaves_the_polite_refusal() {
    for answers in [&[None][..], &[Some(""), Some(" "), Some("\n")]] {
        let (outcome, _) = drive(answers);
        assert_eq!(outcome.answer.text, POLITE_REFUSAL);
        assert!(outcome.fallback && outcome.answer.refusal);
    }
}

#[test]
fn a_refusal_of_ones_own_is_known_and_stands_in_for_an_answer() {
    let own = "We don't know that yet. Write to shop@example.com.";
    let mut profile = Profile::default();
    profile.prompt.refusal = Some(own.into());
    let first = "We don't know that yet.";
    for (found, answer, fallback) in
        [(1, Some(own), false), (1, Some(first), false), (1, None, true), (0, None, true)]
    {
        let mut exchange = Exchange::new("Which way?", profile.clone()).unwrap();
        exchange.found(vec![Passage::new("Point the mount north."); found]).unwrap();
        while let Step::Complete(_) = exchange.step() {
            if let Some(answer) = answer {
                exchange.delta(answer).unwrap();
            }
            exchange.completed().unwrap();
        }
        let outcome = exchange.into_outcome().unwrap();
        assert_eq!((&*outcome.answer.text, outcome.fallback), (answer.unwrap_or(own), fallback));
        assert!(outcome.answer.refusal && (answer.is_none() || outcome.attempts == 1));
    }
}

#[test]
fn the_prefix_alone_says_nothing() {
    let prefix = "(Based on provided context)";
    let empty = [prefix, "(Based on provided context)\n\n[9].", "**(Based on the provided context)**: [1]"];
    let (outcome, asked) = drive(&empty.map(Some));
    assert_eq!(outcome.answer.text, POLITE_REFUSAL);
    assert!(outcome.fallback && outcome.verification.is_none());
    assert_eq!(asked.len(), 3, "it is asked for again");
    let (outcome, _) = drive(&[Some(prefix), Some("(Based on provided context) North [1].")]);
    assert_eq!(outcome.answer.text, "(Based on provided context) North [1].");
    assert!(outcome.validation.ok && !outcome.fallback);
}

#[test]
fn no_model_is_asked_to_answer_from_nothing() {
    let mut exchange = Exchange::new("Which way?", Profile::default()).unwrap();
    exchange.found(Vec::new()).unwrap();
    assert_eq!(exchange.step(), Step::Done);
    let outcome = exchange.into_outcome().unwrap();
    assert!(outcome.fallback && outcome.attempts == 0);
    assert_eq!(outcome.answer.text, POLITE_REFUSAL);
}

#[test]
fn where_nothing_is_found_koreans_are_told_in_korean() {
    let korean = "해당 정보는 제공된 출처에서 확인되지 않습니다.";
    for (question, language, passages, told) in [
        ("극축을 어떻게 맞추나요?", None, 0, korean),
        ("Which way?", Some("ko-KR"), 0, korean),
        ("극축을 어떻게 맞추나요?", Some("en"), 0, POLITE_REFUSAL),
        ("극축을 어떻게 맞추나요?", None, 2, POLITE_REFUSAL),
    ] {
        let mut profile = Profile::named("verified").unwrap();
        profile.select = Profile::default().select;
        profile.prompt.language = language.map(str::to_owned);
        let mut exchange = Exchange::new(question, profile).unwrap();
        exchange.found(found(passages)).unwrap();
        while exchange.step() != Step::Done {
            exchange.failed("the model is out of reach").unwrap();
        }
        let outcome = exchange.into_outcome().unwrap();
        assert_eq!(outcome.answer.text, told, "{question} {language:?}");
        assert!(outcome.fallback && outcome.answer.refusal && outcome.validation.ok);
    }
}

#[test]
fn a_refusal_of_the_model_is_not_asked_again() {
    let (outcome, asked) = drive(&[Some(POLITE_REFUSAL)]);
    assert_eq!(asked.len(), 1);
    assert!(outcome.answer.refusal && outcome.validation.ok && !outcome.fallback);
}

#[test]
fn a_refusal_in_place_of_a_repair_leaves_what_is_half_cited() {
    for (first, kept) in [("Up [1]. Down.", true), ("Up [1]. Down. Left.", false), ("Up. Down.", false)] {
        let (outcome, _) = drive(&[Some(first), Some(POLITE_REFUSAL)]);
        assert_eq!(outcome.answer.text == first, kept, "{first}");
        assert_eq!(outcome.answer.refusal, !kept, "{first}");
    }
}

#[test]
fn earlier_turns_and_the_language_reach_the_model() {
    let mut profile = Profile::default();
    profile.prompt.history = vec![Turn { question: "Before?".into(), answer: "Yes [1].".into() }];
    profile.prompt.language = Some("ko".into());
    let mut exchange = Exchange::new("Which way?", profile).unwrap();
    exchange.found(found(1)).unwrap();
    let Step::Complete(completion) = exchange.step() else { panic!("a completion comes next") };
    let roles: Vec<Role> = completion.messages.iter().map(|message| message.role).collect();
    assert_eq!(roles, [Role::System, Role::User, Role::Assistant, Role::User]);
    assert!(completion.messages[0].content.contains("\"ko\""));
}

#[test]
fn the_trace_tells_what_each_stage_did() {
    let (outcome, _) = drive(&[Some("A [1]."), None]);
    let stages: Vec<Stage> = outcome.trace.iter().map(|entry| entry.stage).collect();
    assert_eq!(
        stages,
        [Stage::Expanded, Stage::Retrieved, Stage::Selected, Stage::Answered, Stage::Validated]
    );
    assert_eq!(outcome.trace[0].counts.get("queries"), 1);
    assert_eq!(outcome.trace[1].counts.get("passages"), 5);
    assert_eq!(outcome.trace[1].sources.get("Article 1"), 1);
    assert_eq!(outcome.trace[3].counts.get("citations"), 1);
    assert_eq!(outcome.trace[3].sources.get("Article 1"), 1);
}

#[test]
fn hits_that_cannot_be_read_are_warned_of() {
    let response = serde_json::json!({ "matches": [
        { "id": "a", "score": 0.9, "metadata": { "text": "Point it north." } },
        { "id": "b", "score": 0.8, "metadata": {} },
    ] });
    let mut exchange = Exchange::new("Which way?", Profile::default()).unwrap();
    let error = exchange.responded(&serde_json::json!({ "odd": 1 }), &ReadOptions::default()).unwrap_err();
    assert!(error.is_unknown_shape(), "an exchange goes on searching: {error}");
    exchange.responded(&response, &ReadOptions::default()).unwrap();
    assert_eq!(exchange.context().sources.len(), 1);
    exchange.delta("North [1].").unwrap();
    exchange.completed().unwrap();
    let outcome = exchange.into_outcome().unwrap();
    let retrieved = &outcome.trace[1];
    assert_eq!((retrieved.counts.get("passages"), retrieved.counts.get("skipped")), (1, 1));
    assert!(retrieved.warnings[0].starts_with("matches[1] was skipped"), "{:?}", retrieved.warnings);
}

#[test]
fn a_response_to_each_query_is_read() {
    use serde_json::json;
    let pinecone = |id: &str| json!({ "matches": [{ "id": id, "score": 0.9, "metadata": { "text": id } }] });
    let plain = |text: &str| json!([{ "text": text, "score": 0.9 }]);
    let sources = |question: &str, response: &serde_json::Value| {
        let mut profile = Profile::default();
        profile.search.expand.limit = 3;
        let mut exchange = Exchange::new(question, profile).unwrap();
        let Step::Search { queries, .. } = exchange.step() else { panic!("it searches first") };
        let read = exchange.responded(response, &ReadOptions::default());
        (
            queries.len() > 1,
            read.map(|()| exchange.context().sources.len()).map_err(|error| error.to_string()),
        )
    };
    let (several, one) = ("What is the political situation in Mali?", "Which way?");
    let (north, tripod) = ("Point it north.", "Level the tripod first.");
    let passages = json!([{ "text": north, "score": 0.9 }, { "text": tripod, "score": 0.9 }]);
    for (question, response, count) in [
        (several, json!([pinecone(north), pinecone(tripod)]), 2),
        (several, json!([plain(north), [], plain(tripod)]), 2),
        (several, json!([[], []]), 0),
        (several, passages.clone(), 2),
        (one, json!([pinecone(north)]), 1),
        (one, json!([plain(north)]), 1),
        (one, json!([passages]), 2),
        (one, json!([{ "passages": plain(north) }]), 1),
        (one, json!([[]]), 0),
        (one, json!([{ "matches": [] }]), 0),
        (one, passages.clone(), 2),
        (one, plain(north), 1),
        (one, json!([]), 0),
    ] {
        assert_eq!(sources(question, &response), (question == several, Ok(count)), "{response}");
    }
    for (question, response) in [
        (several, json!([pinecone(north), { "odd": 1 }])),
        (one, json!([{ "odd": 1 }])),
        (one, json!([pinecone(north), pinecone(tripod)])),
        (one, json!([plain(north), plain(tripod)])),
    ] {
        assert!(sources(question, &response).1.is_err(), "{response}");
    }
}

#[test]
fn what_the_reader_saw_of_a_repair_stays_where_nothing_came_before() {
    let mut exchange = Exchange::new("Which way?", Profile::default()).unwrap();
    exchange.found(found(1)).unwrap();
    exchange.completed().unwrap();
    let Step::Complete(completion) = exchange.step() else { panic!("an empty answer is asked for again") };
    assert_eq!((completion.attempt, completion.previous), (1, None), "there is nothing to repair");
    exchange.delta("North [1]. And th").unwrap();
    exchange.failed("the connection broke").unwrap();
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!(outcome.answer.text, "North [1]. And th");
    assert!(outcome.incomplete && !outcome.fallback);
}

#[test]
fn what_an_answer_is_sent_back_for_is_asked_for_from_the_start() {
    let mut profile = Profile::default();
    profile.validate.require_prefix = true;
    profile.validate.min_distinct_sources = 2;
    profile.prompt.min_sources = Some(3);
    let mut exchange = Exchange::new("Which way?", profile).unwrap();
    exchange.found(found(4)).unwrap();
    let Step::Complete(completion) = exchange.step() else { panic!("a completion comes next") };
    let rules = &completion.messages[0].content;
    assert!(rules.contains("(Based on provided context)") && rules.contains("at least 3"), "{rules}");
}

#[test]
fn more_sources_than_there_are_are_not_asked_for_again() {
    let mut profile = Profile::default();
    profile.validate.min_distinct_sources = 2;
    let mut exchange = Exchange::new("Which way?", profile).unwrap();
    exchange.found(found(1)).unwrap();
    exchange.delta("North [1].").unwrap();
    exchange.completed().unwrap();
    assert_eq!(exchange.step(), Step::Done);
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!(codes(&outcome), [ProblemCode::LowDiversity], "it is told all the same");
    assert_eq!(outcome.trace[2].warnings, ["different sources found: 1; the answer should cite 2"]);
}

#[test]
fn sources_without_a_name_are_told_apart_by_what_references_are() {
    let mut profile = Profile::default();
    profile.validate.min_distinct_sources = 3;
    let mut exchange = Exchange::new("Which way?", profile).unwrap();
    let passage = |at: usize| Passage {
        url: Some(format!("https://help.example/{at}")),
        ..Passage::new(format!("Part {at} says which way is north."))
    };
    exchange.found((1..=4).map(passage).collect()).unwrap();
    exchange.delta("North [1], not south [2], as all say [3].").unwrap();
    exchange.completed().unwrap();
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!((outcome.validation.distinct_sources, codes(&outcome)), (3, Vec::new()));
    assert!(outcome.trace.iter().all(|entry| entry.warnings.is_empty()), "{:?}", outcome.trace);
}

#[test]
fn a_setting_out_of_range_is_named_before_anything_is_searched() {
    let mut profile = Profile::default();
    profile.select.min_score = Some(f64::NAN);
    let error = Exchange::new("Which way?", profile).unwrap_err();
    assert_eq!(error.path(), Some("profile.select.minScore"));
    let mut profile = Profile::default();
    profile.model.temperatures = vec![0.7, 3.0];
    let error = Exchange::new("Which way?", profile).unwrap_err();
    assert_eq!(error.path(), Some("profile.model.temperatures[1]"));
}

#[test]
fn a_follow_up_is_searched_with_what_was_asked_before_too() {
    let mut profile = Profile::default();
    let earlier = Turn { question: "How is a leg cleaned?".into(), answer: "With a cloth.".into() };
    profile.prompt.history = vec![earlier];
    let exchange = Exchange::new("And the feet?", profile).unwrap();
    let Step::Search { queries, .. } = exchange.step() else { panic!("it begins with a search") };
    assert_eq!(queries, ["And the feet?", "How is a leg cleaned? And the feet?"]);
}

#[test]
fn calls_out_of_turn_are_errors() {
    assert!(Exchange::new("  ", Profile::default()).unwrap_err().is_invalid_input());
    let mut exchange = Exchange::new("Which way?", Profile::default()).unwrap();
    assert!(exchange.delta("early").is_err());
    exchange.found(found(1)).unwrap();
    assert!(exchange.found(found(1)).is_err());
    exchange.delta("A [1].").unwrap();
    exchange.completed().unwrap();
    assert!(exchange.completed().is_err());
    assert!(exchange.failed("late").is_err());
    assert!(exchange.delta("late").is_err());
    assert_eq!(exchange.references().count(), 1);
}
