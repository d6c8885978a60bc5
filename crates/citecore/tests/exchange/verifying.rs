//! An answer is held against its sources, and what doesn't hold is left out.

use citecore::{
    Exchange, Outcome, POLITE_REFUSAL, Passage, ProblemCode, Profile, Stage, StatementStatus, Step,
    VerdictStatus, VerifyOptions, apply_verdicts, validate_answer,
};

const FACTS: [&str; 3] = [
    "The mount carries a load of twelve kilograms.",
    "Polar alignment takes ten minutes with the finder.",
    "Clouds end every night of observation early.",
];

/// The second citation is of a source that says nothing of the kind.
const ANSWER: &str = "The mount carries a load of twelve kilograms [1]. Whales sing to each other in winter [3]. Polar alignment takes \
    ten minutes with the finder [2].";

fn profile() -> Profile {
    Profile { verify: Some(VerifyOptions::default()), ..Profile::default() }
}

/// An exchange by that profile that has found the facts.
fn searched(profile: Profile) -> Exchange {
    let mut exchange = Exchange::new("How much does it carry?", profile).unwrap();
    let page = |(text, page)| Passage { page: Some(page), ..Passage::new(text) };
    exchange.found(FACTS.into_iter().zip(1..).map(page).collect()).unwrap();
    exchange
}

/// What comes of an exchange whose model gives these answers.
fn answered(profile: Profile, answers: &[&str]) -> Outcome {
    let mut exchange = searched(profile);
    for answer in answers {
        exchange.delta(answer).unwrap();
        exchange.completed().unwrap();
    }
    assert_eq!(exchange.step(), Step::Verify { attempt: answers.len() as u8 - 1 });
    exchange.verify().unwrap();
    assert_eq!(exchange.step(), Step::Done, "there is no judge");
    exchange.into_outcome().unwrap()
}

fn statuses(outcome: &Outcome) -> Vec<VerdictStatus> {
    outcome.verification.iter().flat_map(|found| &found.verdicts).map(|verdict| verdict.status).collect()
}

#[test]
fn what_does_not_hold_is_left_out_and_the_rest_is_numbered_anew() {
    let outcome = answered(profile(), &[ANSWER]);
    assert_eq!(
        statuses(&outcome),
        [VerdictStatus::Accurate, VerdictStatus::Inaccurate, VerdictStatus::Accurate]
    );
    assert_eq!(
        outcome.answer.text,
        "The mount carries a load of twelve kilograms [1]. Whales sing to each other in winter. Polar alignment takes ten minutes \
         with the finder [2]."
    );
    let pages: Vec<Option<u32>> =
        outcome.answer.references.iter().map(|reference| reference.passage.page).collect();
    assert_eq!(pages, [Some(1), Some(2)]);
    assert_eq!(outcome.answer.dropped[0].raw, "[3]");
}

#[test]
fn the_outcome_has_what_was_verified_and_what_is_left_of_it() {
    let outcome = answered(profile(), &[ANSWER]);
    let verified = outcome.verified.as_ref().unwrap();
    assert_eq!(verified, &outcome.original);
    let found = outcome.verification.as_ref().unwrap();
    assert_eq!(apply_verdicts(verified, &found.verdicts), outcome.answer);
    assert_eq!(found.accuracy_rate, 2.0 / 3.0);
    let corrected = found.corrected.as_ref().unwrap();
    let carried: Vec<_> =
        corrected.verdicts.iter().map(|verdict| (verdict.citation, verdict.number)).collect();
    assert_eq!(carried, [(0, 1), (1, 2)]);
    assert_eq!(corrected.verdicts[1].evidence, found.verdicts[2].evidence);
    assert_eq!(corrected.verdicts[1].statement, "Polar alignment takes ten minutes with the finder [2].");
    assert_eq!(found.verdicts[2].statement, "Polar alignment takes ten minutes with the finder [3].");
}

#[test]
fn a_statement_left_without_a_citation_is_flagged() {
    let outcome = answered(profile(), &[ANSWER]);
    let corrected = outcome.verification.as_ref().unwrap().corrected.as_ref().unwrap();
    let told: Vec<_> = corrected.statements.iter().map(|told| told.status).collect();
    assert_eq!(told, [StatementStatus::Supported, StatementStatus::Uncited, StatementStatus::Supported]);
    // Two of three are less than three quarters.
    assert_eq!(outcome.validation, validate_answer(&outcome.answer, &profile().validate));
    let problem = &outcome.validation.problems[0];
    assert_eq!((problem.code, problem.statement), (ProblemCode::LowCoverage, Some(1)));
    let last = outcome.trace.last().unwrap();
    assert_eq!((last.counts.get("uncited"), last.warnings.first()), (1, Some(&problem.message)));
}

#[test]
fn the_trace_tells_what_was_found_and_what_became_of_it() {
    let outcome = answered(profile(), &[ANSWER]);
    let [.., verified, corrected] = &outcome.trace[..] else { panic!("two entries more") };
    assert_eq!((verified.stage, verified.attempt), (Stage::Verified, 0));
    let counts: Vec<_> = verified.counts.iter().collect();
    assert_eq!(counts, [("accurate", 2), ("inaccurate", 1), ("uncertain", 0), ("judged", 0)]);
    assert_eq!((corrected.stage, corrected.attempt), (Stage::Corrected, 0));
    let counts: Vec<_> = corrected.counts.iter().collect();
    assert_eq!(counts, [("removed", 1), ("citations", 2), ("references", 2), ("uncited", 1)]);
}

#[test]
fn an_answer_that_holds_stays_as_it_is() {
    let outcome = answered(profile(), &["Polar alignment takes ten minutes with the finder [2]."]);
    let found = outcome.verification.as_ref().unwrap();
    assert_eq!((found.accuracy_rate, &found.corrected, &outcome.verified), (1.0, &None, &None));
    assert_eq!(statuses(&outcome), [VerdictStatus::Accurate]);
    assert_eq!(outcome.answer, outcome.original);
    assert!(outcome.validation.ok);
    assert_eq!(outcome.trace.last().unwrap().counts.get("removed"), 0);
}

#[test]
fn an_answer_of_which_nothing_holds_is_still_an_answer() {
    let outcome = answered(profile(), &["Whales sing to each other in winter [3]."]);
    assert_eq!(outcome.answer.text, "Whales sing to each other in winter.");
    assert_eq!(outcome.validation.problems[0].code, ProblemCode::NoCitations);
    assert_eq!(outcome.verification.unwrap().accuracy_rate, 0.0);
    assert_eq!(outcome.answer.uncited.len(), 3);
    assert!(!outcome.fallback);
}

#[test]
fn an_answer_of_nothing_but_marks_is_none() {
    let mut exchange = searched(profile());
    for answer in ["[3]", " [1][2]. ", "([1])"] {
        assert!(matches!(exchange.step(), Step::Complete(_)), "{answer}");
        exchange.delta(answer).unwrap();
        exchange.completed().unwrap();
    }
    let outcome = exchange.into_outcome().unwrap();
    assert!(outcome.fallback);
    assert_eq!((&*outcome.answer.text, outcome.attempts), (POLITE_REFUSAL, 3));
    assert_eq!((outcome.verification, outcome.verified), (None, None));
}

#[test]
fn a_statement_whose_citation_is_left_out_may_have_another_that_supports_it() {
    let inherits =
        "Polar alignment takes ten minutes [3]. Polar alignment takes ten minutes with the finder [2].";
    let outcome = answered(profile(), &[inherits]);
    let corrected = outcome.verification.unwrap().corrected.unwrap();
    assert_eq!(corrected.verdicts.len(), 1);
    assert_eq!(corrected.statements[0].status, StatementStatus::Supported, "by what the next one cites");
}

#[test]
fn the_best_answer_is_verified_whichever_attempt_it_is() {
    let best = "Polar alignment takes ten minutes with the finder [2]. The rest is up to you. It is dark. Sleep well.";
    let outcome = answered(profile(), &[best, "No.", "It is late."]);
    assert_eq!(outcome.attempts, 3);
    let verified = &outcome.trace[outcome.trace.len() - 2];
    assert_eq!((verified.stage, verified.attempt), (Stage::Verified, 0));
    assert_eq!(outcome.verification.unwrap().verdicts.len(), 1);
}

#[test]
fn of_an_answer_without_citations_there_is_nothing_to_say() {
    for answers in [&[POLITE_REFUSAL][..], &["It is late.", "It is late.", "It is late."]] {
        let outcome = answered(profile(), answers);
        let found = outcome.verification.unwrap();
        assert_eq!((found.verdicts.len(), found.accuracy_rate), (0, 1.0));
        let uncited = found.statements.iter().filter(|told| told.status == StatementStatus::Uncited);
        assert_eq!(uncited.count() > 0, !outcome.answer.refusal);
    }
}

#[test]
fn an_answer_that_breaks_off_is_verified_too() {
    let mut exchange = searched(profile());
    exchange.delta("Whales sing to each other in winter [3]. And th").unwrap();
    exchange.failed("the line is cut").unwrap();
    assert_eq!(exchange.step(), Step::Verify { attempt: 0 });
    exchange.verify().unwrap();
    let outcome = exchange.into_outcome().unwrap();
    assert!(outcome.incomplete);
    assert_eq!(outcome.answer.text, "Whales sing to each other in winter. And th");
    assert_eq!(outcome.verification.unwrap().accuracy_rate, 0.0);
}

#[test]
fn the_polite_refusal_in_place_of_an_answer_is_not_verified() {
    let mut exchange = searched(profile());
    exchange.failed("no model").unwrap();
    assert_eq!(exchange.step(), Step::Done);
    let outcome = exchange.into_outcome().unwrap();
    assert!(outcome.fallback);
    assert_eq!((outcome.verification, outcome.verified), (None, None));
    let mut exchange = Exchange::new("How?", profile()).unwrap();
    exchange.found(Vec::new()).unwrap();
    assert_eq!(exchange.step(), Step::Done, "nothing was found");
}

#[test]
fn a_profile_that_does_not_ask_for_it_gets_none() {
    let mut exchange = searched(Profile::default());
    exchange.delta(ANSWER).unwrap();
    exchange.completed().unwrap();
    assert_eq!(exchange.step(), Step::Done);
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!((outcome.verification, outcome.verified), (None, None));
    assert_eq!(outcome.answer.citations.len(), 3);
    assert!(
        outcome.trace.iter().all(|entry| entry.stage != Stage::Verified && entry.stage != Stage::Corrected)
    );
}

#[test]
fn a_reader_who_does_not_wait_gets_the_answer_as_it_is() {
    let mut exchange = searched(profile());
    exchange.delta(ANSWER).unwrap();
    exchange.completed().unwrap();
    exchange.failed("the reader stopped it").unwrap();
    assert_eq!(exchange.step(), Step::Done);
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!((outcome.answer.citations.len(), outcome.verification), (3, None));
    assert_eq!(outcome.trace.last().unwrap().warnings.last().unwrap(), "the reader stopped it");
}

#[test]
fn an_outcome_is_written_with_offsets_in_code_units() {
    let mut exchange = Exchange::new("?", profile()).unwrap();
    exchange.found(vec![Passage::new("😀 별은 아주 멀리 있다. 망원경은 빛을 모은다.")]).unwrap();
    exchange.delta("고래는 겨울에 서로 노래한다[1]. 망원경은 빛을 모은다[1].").unwrap();
    exchange.completed().unwrap();
    exchange.verify().unwrap();
    let outcome = exchange.into_outcome().unwrap();
    assert_eq!(statuses(&outcome), [VerdictStatus::Inaccurate, VerdictStatus::Accurate]);
    let written = serde_json::to_value(outcome.in_utf16()).unwrap();
    assert!(written["verified"]["citations"].as_array().unwrap().len() == 2);
    let units: Vec<u16> = outcome.context.sources[0].passage.text.encode_utf16().collect();
    let verification = &written["verification"];
    let evidence =
        [&verification["verdicts"][1]["evidence"], &verification["corrected"]["verdicts"][0]["evidence"]];
    for evidence in evidence {
        let [start, end] = ["start", "end"].map(|name| evidence[name].as_u64().unwrap() as usize);
        assert_eq!(String::from_utf16(&units[start..end]).unwrap(), evidence["text"].as_str().unwrap());
        assert!(evidence["text"].as_str().unwrap().contains("망원경은 빛을 모은다."));
    }
    let kept: Outcome = serde_json::from_str(&serde_json::to_string(&outcome).unwrap()).unwrap();
    assert_eq!(kept, outcome);
}

#[test]
fn calls_out_of_turn_are_errors() {
    let mut exchange = searched(profile());
    assert!(exchange.verify().unwrap_err().is_invalid_input());
    exchange.delta(ANSWER).unwrap();
    exchange.completed().unwrap();
    assert!(exchange.delta("more").is_err() && exchange.judged("{}").is_err());
    exchange.verify().unwrap();
    assert!(exchange.verify().unwrap_err().is_finished());
    assert!(exchange.failed("late").unwrap_err().is_finished());
}
