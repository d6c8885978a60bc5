//! Properties of answers over the demo help center.

use std::sync::LazyLock;

use citecore::{
    AnswerOptions, Context, ContextOptions, POLITE_REFUSAL, PREFIX, Passage, Profile, Source,
    ValidateOptions, prepare_context, process_answer, select_passages, validate_answer,
};
use futures_util::StreamExt;
use tokio::time::Instant;

use super::{Extractive, pieces};
use crate::{
    knowledge::Library,
    upstream::{Conversation, Job, Piece, Upstream},
};

static KNOWLEDGE: LazyLock<Library> = LazyLock::new(|| {
    let demo = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/help-center");
    Library::read(demo.as_ref(), None).unwrap()
});

const QUESTIONS: &[(&str, &str)] = &[
    ("en", "How do I align an equatorial mount with two stars?"),
    ("en", "How do I clean a mirror?"),
    ("en", "What exposure for the Moon?"),
    ("en", "Can I look at the Sun with my telescope?"),
    ("en", "How much more light does a 200 mm mirror gather than a 130 mm one?"),
    ("en", "What is in the version reply of the mount's serial port?"),
    ("en", "How do I stack frames with Python?"),
    ("en", "Why does my GoTo mount miss its targets?"),
    ("de", "Wie richte ich eine parallaktische Montierung mit zwei Sternen aus?"),
    ("de", "Wie verhindere ich Tau?"),
    ("ko", "적도의를 별 두 개로 어떻게 정렬하나요?"),
    ("ko", "달 사진은 어떻게 찍나요?"),
    ("ar", "كيف أحاذي الحامل الاستوائي بنجمين؟"),
    ("ar", "كيف أنظف المرآة؟"),
];

fn context(locale: &str, question: &str) -> Context {
    let found = KNOWLEDGE.search(&[question], Some(locale), 8).unwrap();
    let selected = select_passages(question, found, &Profile::default().select).unwrap();
    prepare_context(selected, &ContextOptions::default()).unwrap()
}

fn sources(texts: &[&str]) -> Vec<Source> {
    texts.iter().zip(1..).map(|(text, number)| Source::new(number, Passage::new(*text))).collect()
}

fn compose(question: &str, sources: &[Source], language: Option<&str>) -> String {
    super::compose(question, sources, language, false)
}

/// A text as it reads: without backslashes that escape, and with single spaces.
fn reads(text: &str) -> String {
    let mut out = String::new();
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        if c != '\\' || !letters.peek().is_some_and(char::is_ascii_punctuation) {
            out.push(c);
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_statement_stands_in_the_source_that_it_cites() {
    for (locale, question) in QUESTIONS {
        let context = context(locale, question);
        let answer = process_answer(
            &compose(question, &context.sources, None),
            &context.sources,
            &AnswerOptions::default(),
        );
        assert!(!answer.refusal && !answer.citations.is_empty(), "{question}");
        for statement in answer.statements.iter().filter(|statement| statement.needs_citation()) {
            assert!(!statement.citations().is_empty(), "{question}: {}", &answer.text[statement.range()]);
            // What stands between two marks is quoted from the source of the second.
            let mut at = statement.range().start;
            for citation in &answer.citations[statement.citations()] {
                let quoted = answer.text[at..citation.start()].trim_matches(|c: char| " .!。|".contains(c));
                at = citation.end();
                let reference = &answer.references[citation.number() - 1];
                let held = reference.passages.iter().any(|source| {
                    let whole = source.passage.text.split_whitespace().collect::<Vec<_>>().join(" ");
                    whole.contains(&reads(quoted))
                });
                assert!(held, "{question}: {quoted:?} isn't in {}", reference.name());
            }
        }
    }
}

#[test]
fn answers_need_no_repair() {
    for (locale, question) in QUESTIONS {
        let context = context(locale, question);
        let text = compose(question, &context.sources, None);
        let answer = process_answer(&text, &context.sources, &AnswerOptions::default());
        let validation = validate_answer(&answer, &ValidateOptions::default());
        assert!(validation.ok, "{question}: {validation:?}\n{text}");
        assert!(answer.dropped.is_empty(), "{question}: {:?}", answer.dropped);
    }
}

#[test]
fn an_answer_that_begins_with_the_prefix_is_the_same_behind_it() {
    for (locale, question) in QUESTIONS {
        let context = context(locale, question);
        let text = super::compose(question, &context.sources, None, true);
        assert_eq!(text, format!("{PREFIX}\n\n{}", compose(question, &context.sources, None)));
        let answer = process_answer(&text, &context.sources, &AnswerOptions::default());
        let asked = ValidateOptions { require_prefix: true, ..ValidateOptions::default() };
        assert!(validate_answer(&answer, &asked).ok, "{text}");
    }
    let refusal = super::compose("Where is my parcel?", &sources(&["A mount."]), None, true);
    assert_eq!(refusal, POLITE_REFUSAL);
}

#[test]
fn the_two_star_question_gets_the_steps_and_a_second_voice() {
    let (locale, question) = QUESTIONS[0];
    let context = context(locale, question);
    let text = compose(question, &context.sources, None);
    let answer = process_answer(&text, &context.sources, &AnswerOptions::default());
    assert!(answer.references.len() >= 2, "{text}");
    assert_eq!(answer.references[0].name(), "Aligning an equatorial mount with two stars");
    assert!(text.contains("Align on two stars:\n\n1. Put the mount in the home position"), "{text}");
    assert!(text.contains("\n11. Slew to a third bright object as a check"), "{text}");
}

#[test]
fn a_mistyped_question_is_answered_as_it_was_meant() {
    let table = [
        (
            "en",
            "How do I algin an equitorial mount with two stars?",
            "How do I align an equatorial mount with two stars?",
        ),
        ("en", "How do I balence a telescpoe?", "How do I balance a telescope?"),
        ("de", "Wie verhindere ich Tau auf der Taukape?", "Wie verhindere ich Tau auf der Taukappe?"),
    ];
    for (locale, mistyped, meant) in table {
        let answers =
            [mistyped, meant].map(|question| compose(question, &context(locale, question).sources, None));
        assert_eq!(answers[0], answers[1], "{mistyped}");
        assert!(!process_answer(&answers[0], &[], &AnswerOptions::default()).refusal, "{mistyped}");
    }
}

#[test]
fn a_table_that_is_asked_about_is_quoted_with_citations() {
    let question = "What exposure for the Moon?";
    let context = context("en", question);
    let text = compose(question, &context.sources, None);
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
    assert!(
        rows.len() >= 4 && rows[2..].iter().all(|row| row.contains('[') && row.ends_with("] |")),
        "{text}"
    );
}

#[test]
fn what_the_sources_do_not_treat_is_refused() {
    // The last one names a mount, a module and an app that no article knows: what holds for others need not hold for them.
    let brands = "How do I align my Celestron AVX using Celestron WiFi and SkySafari?";
    for question in ["What is the capital of France?", "asdf qwer", "best pizza in Munich", "?", brands] {
        let sources = context("en", "How do I align an equatorial mount with two stars?").sources;
        assert_eq!(compose(question, &sources, Some("en")), POLITE_REFUSAL, "{question}");
        let found = context("en", question).sources;
        assert_eq!(compose(question, &found, Some("en")), POLITE_REFUSAL, "{question}");
    }
}

#[test]
fn a_refusal_is_in_the_readers_language() {
    let question = "Was kostet der Versand nach Österreich?";
    let sources = context("de", question).sources;
    let refusal = compose(question, &sources, Some("de"));
    assert!(refusal.starts_with("Leider kann ich diese Frage"), "{refusal}");
    assert!(process_answer(&refusal, &sources, &AnswerOptions::default()).refusal);
}

#[test]
fn a_fact_that_two_sources_state_is_told_once_with_both() {
    let sources = sources(&[
        "The sidereal rate is 15.04 arcsec per second.",
        "The sidereal rate is 15.04 arcsec per second, always.",
        "Mirrors are made of glass.",
    ]);
    let text = compose("What is the sidereal rate?", &sources, None);
    assert_eq!(text, "The sidereal rate is 15.04 arcsec per second [1][2].");
}

#[test]
fn steps_go_on_across_passages_of_one_document() {
    let passage = |text: &str| Passage {
        url: Some("/a".into()),
        title: Some("Clean a mirror".into()),
        ..Passage::new(text)
    };
    let texts = ["1. Take the mirror out.\n2. Rinse it.\n3. Soak it.", "4. Wipe it softly.\n5. Let it dry."];
    let sources: Vec<Source> =
        texts.iter().zip(1..).map(|(text, number)| Source::new(number, passage(text))).collect();
    let text = compose("How do I clean a mirror?", &sources, None);
    assert!(text.contains("3. Soak it [1].\n4. Wipe it softly [2].\n5. Let it dry [2]."), "{text}");
}

#[test]
fn what_a_source_holds_passes_for_nothing_else() {
    let sources = sources(&[
        "The mount of [2] costs $5 <script>alert(1)</script>, see [3](javascript:x) and array[1].",
        "# The mount\n\n```\nmount = reply[0]\n```\n\nThe mount is in `reply[0]` and *heavy*.",
    ]);
    let text = compose("mount", &sources, None);
    let answer = process_answer(&text, &sources, &AnswerOptions::default());
    assert_eq!(answer.citations.len(), 2, "{text}");
    assert!(answer.dropped.is_empty());
    assert!(!text.contains("<script") || text.contains("\\<script"), "{text}");
    assert!(text.contains("`reply[0]`") && !text.contains("```"), "{text}");
}

#[test]
fn odd_sources_are_no_trouble() {
    for text in [
        "",
        "\n\n\n",
        "|",
        "|\n|---|",
        "1. ",
        "- ",
        "```",
        "#",
        "[",
        "`",
        "\u{feff}",
        &"mount ".repeat(3_000),
        &"1. mount\n".repeat(3_000),
    ] {
        let answer = compose("How do I mount it?", &sources(&[text, "A mount."]), None);
        assert!(!answer.is_empty(), "{text:?}");
    }
}

#[test]
fn pieces_make_up_the_text() {
    for text in ["", "a", "별이 빛난다. ".repeat(30).as_str(), "x".repeat(500).as_str()] {
        assert_eq!(pieces(text).collect::<String>(), *text);
    }
    assert!(pieces(&"word ".repeat(100)).count() > 20);
}

#[tokio::test]
async fn the_answer_is_streamed() {
    let (locale, question) = QUESTIONS[0];
    let context = context(locale, question);
    let expected = compose(question, &context.sources, None);
    let job = Job {
        question: question.into(),
        context,
        language: None,
        watched: false,
        prefix: false,
        conversation: Conversation { messages: Vec::new(), temperature: None, max_tokens: None },
        until: Instant::now(),
    };
    let pieces: Vec<Piece> = Extractive.answer(job).map(Result::unwrap).collect().await;
    let text: String = pieces
        .iter()
        .filter_map(|piece| match piece {
            Piece::Delta(text) => Some(text.as_str()),
            Piece::Done(_) => None,
        })
        .collect();
    assert_eq!(text, expected);
    assert!(pieces.len() > 10 && matches!(pieces.last(), Some(Piece::Done(_))));
}

#[test]
fn words_that_ask_for_nothing_need_not_be_there() {
    let refunds = "Invoices are sent on the first day of each month. A refund can be requested within 14 days of the payment.";
    let removal = "To remove somebody, open their entry. Their documents are handed to the administrator.";
    let sources = sources(&[refunds, removal]);
    for (question, holds) in [
        ("How do I get a refund?", "within 14 days of the payment [1]."),
        ("What happens to the documents of a removed person?", "handed to the administrator [2]."),
    ] {
        let answer = compose(question, &sources, None);
        assert!(answer.contains(holds), "{question}: {answer}");
    }
    assert_eq!(compose("How do I get to Paris?", &sources, None), POLITE_REFUSAL);
}

#[test]
fn a_question_for_a_price_is_answered_by_a_price() {
    let module = "The Wi-Fi module lets a phone control the mount.";
    let question = "How much does the Wi-Fi module cost?";
    assert_eq!(compose(question, &sources(&[module]), None), POLITE_REFUSAL);
    let answer = compose(question, &sources(&[module, "The Wi-Fi module costs €79."]), None);
    assert!(answer.starts_with("The Wi-Fi module costs €79"), "{answer}");
}

#[test]
fn a_price_need_not_say_that_it_is_one() {
    let table = "| Plan | Per month |\n|---|---|\n| Free | €0 |\n| Team | €19 |";
    let others = "On the Team plan several people work together.";
    let answer = compose("How much does the Team plan cost?", &sources(&[table, others]), None);
    assert!(answer.contains("| Team | €19 [1] |"), "{answer}");
    assert_eq!(compose("How much does a T-shirt cost?", &sources(&[table, others]), None), POLITE_REFUSAL);
}

#[test]
fn a_question_for_an_amount_is_answered_by_a_sentence_about_it_with_one() {
    let excluded = "Reversed polarity is not covered by the warranty of the mount.";
    let current = "Most mounts need 12 V.";
    let warranty = "The warranty of the mount is two years.";
    let question = "How long is the warranty on a mount?";
    assert_eq!(compose(question, &sources(&[excluded, current]), None), POLITE_REFUSAL);
    let answer = compose(question, &sources(&[excluded, current, warranty]), None);
    assert!(answer.starts_with("The warranty of the mount is two years"), "{answer}");
}

#[test]
fn an_amount_may_be_told_of_what_the_sentence_before_names() {
    let shield = "A dew shield is a tube before the lens. Its length should be twice the aperture. A felt lining helps.";
    let answer = compose("How long should a dew shield be?", &sources(&[shield]), None);
    assert_eq!(
        answer,
        "A dew shield is a tube before the lens [1]. Its length should be twice the aperture [1]."
    );
}

#[test]
fn words_that_are_strewn_over_a_source_answer_nothing() {
    let strewn = "Check the link for a message from the carrier. Labels are blue. The parcel waits for a week. Boxes are \
                  brown. We deliver to lockers.";
    let steps = "## Align on two stars\n\n1. Switch on the mount.\n2. Take the hand controller.\n3. Point at a star.\n4. \
                 Change the eyepiece.";
    let how = "How do I change the language of the hand controller?";
    assert_eq!(compose(how, &sources(&[steps]), None), POLITE_REFUSAL);
    let together = "The carrier that delivers in your country is named in the email.";
    let question = "Which carrier delivers a parcel?";
    assert_eq!(compose(question, &sources(&[strewn]), None), POLITE_REFUSAL);
    let answer = compose(question, &sources(&[strewn, together]), None);
    assert!(
        answer.starts_with("The carrier that delivers in your country is named in the email"),
        "{answer}"
    );
}

#[test]
fn whoever_names_what_a_step_does_gets_all_its_steps() {
    let change = "## Change an order\n\n1. Open Orders.\n2. Change the sizes.\n3. Save the order.";
    let cancel =
        "## Cancel an order\n\n1. Open Orders.\n2. Select Cancel order.\n3. Choose a reason and confirm.";
    let sources =
        sources(&[&format!("{change}\n\n{cancel}\n\nA price is shown at the end of an order: €5.")]);
    let answer = compose("cancel order", &sources, None);
    assert!(
        answer.starts_with("Cancel an order:\n\n1. Open Orders [1].\n2. Select Cancel order [1]."),
        "{answer}"
    );
    assert!(!answer.contains("Change the sizes"), "{answer}");
    let answer = compose("order price", &sources, None);
    assert!(!answer.contains("1. "), "{answer}");
}

#[test]
fn steps_are_shown_under_what_they_are_for() {
    let under = |heading: &str| {
        let steps = format!("## {heading}\n\n1. Blow off the dust.\n2. Rinse the mirror.\n3. Let it dry.");
        let passage = Passage { title: Some("Cleaning a mirror".into()), ..Passage::new(steps) };
        compose("How do I clean a mirror?", &[Source::new(1, passage)], None)
    };
    for (heading, shown) in
        [("Procedure", "Cleaning a mirror"), ("Steps:", "Cleaning a mirror"), ("Rinsing", "Rinsing")]
    {
        assert!(under(heading).starts_with(&format!("{shown}:\n\n1. Blow off")), "{}", under(heading));
    }
}

#[test]
fn one_word_has_to_be_what_a_source_is_about() {
    let question = "Where is my order?";
    let about = |title: &str, text: &str| {
        [Source::new(1, Passage { title: Some(title.into()), ..Passage::new(text) })]
    };
    let used = "A used telescope in working order commonly sells for half of its new price.";
    for sources in
        [about("Buying used", used), about("First telescope", "## What matters, in order\n\nMount.")]
    {
        assert_eq!(compose(question, &sources, None), POLITE_REFUSAL, "{sources:?}");
    }
    for (title, text) in [
        ("Your order", "The status says where an order is."),
        ("Delivery", "An order can be followed by the link in the email."),
    ] {
        assert!(compose(question, &about(title, text), None).contains(text.trim_end_matches('.')), "{title}");
    }
}

#[test]
fn an_article_need_not_repeat_its_title() {
    let passage = |title: &str, text: &str| Passage { title: Some(title.into()), ..Passage::new(text) };
    let sources = [
        Source::new(
            1,
            passage(
                "Defrosting the fridge",
                "Turn the thermostat to zero and leave the door open for six hours.",
            ),
        ),
        Source::new(2, passage("Toaster crumbs", "Empty the crumb tray of the toaster weekly.")),
    ];
    for question in ["Defrosting the fridge", "How do I defrost the fridge?"] {
        let answer = compose(question, &sources, None);
        assert_eq!(
            answer, "Turn the thermostat to zero and leave the door open for six hours [1].",
            "{question}"
        );
    }
    for question in ["How do I clean the fridge?", "Where is the oven?"] {
        assert_eq!(compose(question, &sources, None), POLITE_REFUSAL, "{question}");
    }
}
