//! Verification takes time in proportion to what it reads, whatever that is.

use std::time::Duration;

use citecore::{
    AnswerOptions, Evidence, Passage, Reference, Source, VerifyOptions, deep_link, process_answer,
    verify_answer,
};
use rayon::prelude::*;

use crate::{held, time};

/// What may come on top of a limit that is a multiple.
const PAUSE: Duration = Duration::from_millis(50);

/// Sixteen times the work may take eighty times as long, squared it would take 256 times.
fn takes_linear_time(of: &str, less: impl Fn(), more: impl Fn()) {
    time::is_bounded(of, |time| time * 80 + PAUSE, less, more);
}

#[test]
fn time_is_linear_in_the_sources_length() {
    let claims = "On May 22, 2014 the mount of Anna Meier did not weigh 1,234 kg, 56 % more than before.\n\
        If the mount weighs less than 5 kg on Monday, it is lighter than the tube from May 5.\n\
        All paid fees of 300 are monthly, and not due before the meal.\n\
        瑞利极限三百三分之一\n\
        The shop is open from 5.\n\
        First print the mount, then choose the tube.\n\
        For a delay of 5 hours a cat of 5 years is too old.\n\
        Parts over $40 cost $5, and are free.\n\
        It is checked every 6 months, within a day of 5, and open every day except Monday.\n\
        cats sleep 5 hours.\n\
        The mount must not be used without a tube of 5 kg, if it isn't needed.\n\
        택시 요금은 법인 카드로 결제합니다.";
    let pieces = [
        "The mount weighs 1,234 kg. ",
        "1 ",
        "10:30 ",
        "May 5 ",
        "1.",
        "not mount ",
        "14 kg\n",
        "三百",
        "九点到",
        "1,",
        "twenty-",
        "(",
        "5€",
        "a1",
        "Meier",
        "Si。",
        "三分之一Uhr",
        "三分之",
        "30분二〇一四",
        "may ",
        "2014年5月1日",
        "over 5 ",
        "closed up to 5 ",
        "unless not, ",
        "must be used, otherwise not ",
        ", not on 5 kg",
        "lighter than ",
        "300 yearly ",
        "300 a year, ",
        "unpaid ",
        "No cats sleep 5 hours. ",
        "fees over 50 ",
        "1990 and 3 years later ",
        "5 of the 9 ",
        "from 40 to 50, ",
        "free for $5, ",
        "no fee, ",
        "free of charge ",
        "free for $5. ",
        "over $40. Below ",
        "parts over $40 or below ",
        "after ",
        "极限三百三分之一 ",
        "항공 요금은 법인 카드로 결제합니다 ",
        "tube weighs 5 kg, the mount 14, ",
        "Mon–Fri 8–18, ",
        "| mount | 5 kg |\n",
        "| 5 kg ",
        "from May 5 to May 9 ",
        "May 5, 2020 ",
        "5, ",
        "every 3 months, twice a year ",
        "open on Monday, except Tuesday ",
        "5 days (7 to islands) ",
        "within a day, 48 hours ",
        "Fee: none\n",
        "fee: no ",
    ];
    pieces.into_par_iter().for_each(|piece| {
        let repeated = |length: usize| format!("5 {}", piece.repeat(length / piece.len()));
        let (short, long) = (repeated(3_000), repeated(48_000));
        for claim in claims.lines() {
            takes_linear_time(piece, || drop(held(claim, &short)), || drop(held(claim, &long)));
        }
    });
}

/// Whether a sentence ends as sentences do is asked for each of its numbers.
#[test]
fn time_is_linear_in_what_closes_a_sentence() {
    let text = |count: usize| format!("{}? {}", "May 5, ".repeat(count), "»".repeat(8 * count));
    let (short, long) = (text(300), text(4_800));
    let claim = "It weighs 5 kg, not May 5.";
    takes_linear_time("closing signs", || drop(held(claim, &short)), || drop(held(claim, &long)));
}

/// Most of a long source has nothing to do with a statement, and isn't read anew for each.
#[test]
fn a_long_source_is_read_once_for_many_statements() {
    let text: String = (0..8_000)
        .map(|item| format!("Item w{item} in room r{} weighs {} g. ", item % 31, 3 * item))
        .collect();
    let sources = [Source::new(1, Passage::new(text))];
    let of_statements = |count: usize| {
        let text: String =
            (0..count).map(|item| format!("Item w{item} weighs {} g [1]. ", 3 * item)).collect();
        process_answer(&text, &sources, &AnswerOptions::default())
    };
    let verified = |answer| drop(verify_answer(answer, &VerifyOptions::default()).unwrap());
    let (few, many) = (of_statements(1), of_statements(100));
    time::is_bounded("statements", |one| one * 16 + PAUSE, || verified(&few), || verified(&many));
}

/// What could end at each place is looked for a while, not to the end.
#[test]
fn time_is_linear_in_what_only_begins() {
    let sources =
        [Source::new(1, Passage { url: Some("/a".into()), ..Passage::new("The mount weighs 14 kg.") })];
    let answer = process_answer("It weighs 14 kg [1].", &sources, &AnswerOptions::default());
    let reference: &Reference = &answer.references[0];
    let linked = |text: &str| {
        let evidence = Evidence { original: 1, text: text.to_owned(), start: 0, end: text.len() };
        drop(deep_link(&reference.passage, Some(&evidence)));
    };
    for piece in ["](", "[](", "[a](b \"", "[", "[a", "<a", "[1"] {
        let (short, long) = (piece.repeat(3_000 / piece.len()), piece.repeat(48_000 / piece.len()));
        let told = |text: &str| drop(held(text, "The mount weighs 14 kg."));
        for run in [&told as &dyn Fn(&str), &linked] {
            takes_linear_time(piece, || run(&short), || run(&long));
        }
    }
}

#[test]
fn a_statement_with_many_citations_takes_linear_time() {
    let of_citations = |count: usize| {
        let sources: Vec<Source> =
            (1..=count).map(|at| Source::new(at, Passage::new(format!("Part {at} weighs 14 kg.")))).collect();
        let marks: String = (1..=count).map(|at| format!("[{at}]")).collect();
        process_answer(&format!("It weighs 14 kg {marks}."), &sources, &AnswerOptions::default())
    };
    let verified = |answer| drop(verify_answer(answer, &VerifyOptions::default()).unwrap());
    let (few, many) = (of_citations(60), of_citations(960));
    takes_linear_time("citations", || verified(&few), || verified(&many));
}

#[test]
fn statements_that_inherit_many_citations_take_linear_time() {
    let sources = [1, 2].map(|at| Source::new(at, Passage::new(format!("Part {at} weighs 14 kg."))));
    let of_statements = |count: usize| {
        let text =
            "A mount weighs very much. ".repeat(count) + &"It weighs [1] 14 kg [2], and ".repeat(count);
        process_answer(&text, &sources, &AnswerOptions::default())
    };
    let verified = |answer| drop(verify_answer(answer, &VerifyOptions::default()).unwrap());
    let (few, many) = (of_statements(200), of_statements(3_200));
    takes_linear_time("inherited citations", || verified(&few), || verified(&many));
}

#[test]
fn a_long_claim_is_held_as_well() {
    let claim = "The mount weighs 14 kg and 15 kg, ".repeat(20_000);
    assert!(held(&claim, "The mount weighs 14 kg.").support <= 1.0);
}

#[test]
fn many_statements_and_many_sources_are_bounded() {
    let sources: Vec<Source> = (1..=60)
        .map(|number| {
            Source::new(
                number,
                Passage::new(format!("Source {number} speaks of telescope {}. ", number * 7).repeat(20)),
            )
        })
        .collect();
    let statements: String =
        (0..10_000).map(|at| format!("Telescope {at} is blue [{}].\n\n", at % 60 + 1)).collect();
    let answer = process_answer(&statements, &sources, &AnswerOptions::default());
    let found = verify_answer(&answer, &VerifyOptions::default()).unwrap();
    assert_eq!(found.verdicts.len(), 10_000);
}

/// A citation of a document with very many passages is held against those around the one that its mark names.
#[test]
fn many_citations_of_a_document_of_many_passages_take_linear_time() {
    let of_passages = |count: usize| {
        let page = |at: usize| Passage {
            url: Some("/mounts".into()),
            ..Passage::new(format!("The mount of type {at} weighs {} kg.", 3 * at))
        };
        let sources: Vec<Source> = (1..=count).map(|at| Source::new(at, page(at))).collect();
        let text: String =
            (1..=count).map(|at| format!("The mount of type {at} weighs {} kg [{at}]. ", 3 * at)).collect();
        process_answer(&text, &sources, &AnswerOptions::default())
    };
    let verified = |answer| verify_answer(answer, &VerifyOptions::default()).unwrap();
    let (few, many) = (of_passages(60), of_passages(960));
    assert_eq!(verified(&many).accuracy_rate, 1.0, "each is held against its own passage");
    takes_linear_time("passages", || drop(verified(&few)), || drop(verified(&many)));
}

/// Quoted whole by each of its verdicts, it would take a GB.
#[test]
fn a_sentence_without_end_is_not_quoted_in_its_length_squared() {
    let source = Source::new(1, Passage::new("The mount weighs 14 kg and ".repeat(4_000)));
    let answer = process_answer(&"weighs 14 kg [1] and ".repeat(8_000), &[source], &AnswerOptions::default());
    let found = verify_answer(&answer, &VerifyOptions::default()).unwrap();
    assert_eq!(found.verdicts.len(), 8_000);
    for verdict in &found.verdicts {
        assert!((1..=200).contains(&verdict.statement.len()));
        let evidence = verdict.evidence.as_ref().unwrap();
        assert!(evidence.text.len() <= 4_000);
        assert_eq!(evidence.text.len(), evidence.end - evidence.start);
    }
}

/// Each number of a claim is held against each of its sources, and a citation's source against those that it could be another's of.
#[test]
fn many_numbers_in_many_sources_are_bounded() {
    let numbers = |count: usize, of: usize| {
        let mut text = String::new();
        for place in 0..count {
            text.push_str(&format!("{} mounts {} ", 17 * place + of, place + 3 * of));
        }
        text
    };
    let of_marks = |marks: usize| {
        let (mut sources, mut statement) = (Vec::new(), String::new());
        for number in 1..=marks {
            sources.push(Source::new(number, Passage::new(numbers(60, number))));
            statement.push_str(&format!("{}[{number}] ", numbers(8, number)));
        }
        process_answer(&format!("{}.", statement.trim()), &sources, &AnswerOptions::default())
    };
    let verified = |answer| drop(verify_answer(answer, &VerifyOptions::default()));
    let (few, many) = (of_marks(8), of_marks(64));
    // Work by the square would take 64 times as long.
    time::is_bounded("numbers", |few| few * 30 + PAUSE, || verified(&few), || verified(&many));
}
