//! What a claim comes to: a right one is not inaccurate, a wrong one not accurate, whatever the reasons.

use citecore::VerdictStatus;

use crate::held;

/// Fails with every right claim that is inaccurate and every wrong one that is accurate. Claim, source, and whether it is right.
fn told(table: &[(&str, &str, bool)]) {
    let mut wrong = Vec::new();
    for &(claim, text, right) in table {
        let verdict = held(claim, text);
        if verdict.status == (if right { VerdictStatus::Inaccurate } else { VerdictStatus::Accurate }) {
            wrong.push(format!("{claim} | {text}: {:?}, {:.2}", verdict.reasons, verdict.support));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn sentences_begin_with_names_in_small_letters_and_with_code() {
    told(&[
        ("tvOS is supported.", "iOS is supported. watchOS is not supported. tvOS is supported.", true),
        ("watchOS is supported.", "iOS is supported. watchOS is not supported. tvOS is supported.", false),
        ("The API key is required.", "The API key is required. `secret` is not required.", true),
        ("`secret` is required.", "The API key is required. `secret` is not required.", false),
        ("Debit cards are accepted.", "Debit cards are accepted. eBay vouchers are not accepted.", true),
        ("pnpm is supported.", "npm is supported. yarn is not supported. pnpm is supported.", true),
        (
            "pip install takes 30 seconds.",
            "npm install takes 30 seconds. pip install takes 10 seconds.",
            false,
        ),
    ]);
}

#[test]
fn numbers_are_the_same_however_they_are_written() {
    told(&[
        ("The library opens at 9 a.m", "The library opens at 9 a.m. and closes at 8 p.m. daily.", true),
        ("The library opens at 9 p.m", "The library opens at 9 a.m. and closes at 8 p.m. daily.", false),
        ("It takes half a minute to start.", "It takes 30 seconds to start.", true),
        ("It takes half a minute to start.", "It takes 40 seconds to start.", false),
        ("The trip takes 15 minutes.", "The trip takes a quarter of an hour.", true),
        ("The trip takes 20 minutes.", "The trip takes a quarter of an hour.", false),
        ("The tour lasts 90 minutes.", "The tour lasts an hour and a half.", true),
        ("The tour lasts 60 minutes.", "The tour lasts an hour and a half.", false),
        ("La visita dura una hora y media.", "La visita dura 90 minutos.", true),
        ("La visita dura una hora y media.", "La visita dura 60 minutos.", false),
        ("La visita dura 1,5 ore.", "La visita dura 90 minuti.", true),
        ("La visita dura 90 ore.", "La visita dura 90 minuti.", false),
        ("Il biglietto costa 20 dollari.", "Il biglietto costa 20 euro.", false),
        ("Die Führung dauert eine Stunde und 30 Minuten.", "Die Führung dauert 90 Minuten.", true),
        ("Die Führung dauert anderthalb Stunden.", "Die Führung dauert 90 Minuten.", true),
        ("The trial lasts half a year.", "The trial lasts 6 months.", true),
        (
            "Sales in the first half of the year rose.",
            "Sales in the first six months of the year rose.",
            true,
        ),
        ("The city has one and a half million people.", "The city has 1,500,000 people.", true),
        ("The rate rose by 25 basis points.", "The rate rose by 0.25 %.", true),
        ("The rate rose by 50 basis points.", "The rate rose by 0.25 %.", false),
        ("Drei Viertel der Nutzer waren zufrieden.", "75 % der Nutzer waren zufrieden.", true),
        ("The box holds half a dozen eggs.", "The box holds 6 eggs.", true),
        ("The show starts at quarter past eight.", "The show starts at 8:15.", true),
        ("开放时间为10:00至20:00。", "开放时间为上午10点至晚上8点。", true),
        ("开放时间为11:00至20:00。", "开放时间为上午10点至晚上8点。", false),
        ("遮光罩的长度为两倍。", "遮光罩的长度为一倍半。", false),
    ]);
}

#[test]
fn a_range_shares_its_power_of_ten_and_its_currency() {
    let grew = "The population grew from 2.1 million in 2000 to 3.2 million in 2020.";
    told(&[
        ("The population grew from 2.1 to 3.2 million.", grew, true),
        ("The population grew from 2.2 to 3.2 million.", grew, false),
        ("Revenue rose from $2.1 to $3.2 billion.", "Revenue rose from $2.1 billion to $3.2 billion.", true),
        (
            "Die Zahl stieg von 10 auf 12 Millionen.",
            "Die Zahl stieg von 10 Millionen auf 12 Millionen.",
            true,
        ),
        ("The fee rose from $12 to $10.", "The fee rose from $10 to $12 in May.", false),
    ]);
}

#[test]
fn what_words_count_is_not_given_by_days_of_the_month_nor_by_a_unit_alone() {
    let carried = "Up to five unused days may be carried over.";
    let due = "Payment is due on 12 October. You get five vouchers.";
    told(&[
        ("Up to ten unused days may be carried over.", carried, false),
        ("Up to 5 unused days may be carried over.", carried, true),
        ("You get twelve vouchers.", due, false),
        ("You get ten vouchers.", due, false),
        ("You get five vouchers.", due, true),
        ("Once items have been received, the refund takes 7 days.", "The refund takes 5 to 7 days.", true),
        ("There is a 30-day free trial.", "Yes, 14 days. Each month you get an invoice.", false),
        ("It takes 60 minutes.", "It takes an hour.", true),
        ("The limit is 600 requests every 60 seconds.", "The limit is 600 requests per minute.", true),
        ("The Moon is about half a degree wide.", "The Moon is 31 arcminutes wide.", true),
    ]);
}
