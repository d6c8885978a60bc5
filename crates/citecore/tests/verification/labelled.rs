//! Lines that answer what they name with a yes or a no.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const FEES: &str = "| Plan | Setup fee |\n| --- | --- |\n| Basic | None |\n| Pro | $20 |";

const LINES: &[(&str, &str, bool)] = &[
    ("There is no setup fee.", "Setup fee: None", false),
    ("There is a setup fee.", "Setup fee: None", true),
    ("There is no setup fee.", "Setup fee: $20", true),
    ("There is no setup fee.", "Setup fee: none. Monthly fee: $5.", false),
    ("There is no minimum contract period.", "Minimum contract period: none", false),
    ("There is a minimum contract period.", "Minimum contract period: none", true),
    ("Data roaming is included.", "Data roaming: Yes", false),
    ("Data roaming is included.", "Data roaming: No", true),
    ("Data roaming is not included.", "Data roaming: No", false),
    ("Data roaming is not included.", "Data roaming: Yes", true),
    ("Es gibt keine Anmeldegebühr.", "Anmeldegebühr: keine", false),
    ("Es gibt eine Anmeldegebühr.", "Anmeldegebühr: keine", true),
    ("Il y a des frais d'installation.", "Frais d'installation : aucun", true),
    ("No hay cuota de alta.", "Cuota de alta: ninguna", false),
    ("Hay una cuota de alta.", "Cuota de alta: ninguna", true),
    ("설치비가 있습니다.", "설치비: 없음", true),
    ("初期費用はかかりません。", "初期費用：なし", false),
    ("初期費用がかかります。", "初期費用：なし", true),
    // What has no fee is free, in tables too.
    ("Setup is free.", "Setup fee: none", false),
    ("The Basic plan has no setup fee.", FEES, false),
    ("The Pro plan has no setup fee.", FEES, true),
    // A label that denies something, or says more than the claim; more behind the answer
    ("Smoking is banned in rooms.", "Smoking banned in rooms: yes", false),
    ("Rauchen ist verboten.", "Rauchen verboten: ja", false),
    ("The warranty is not transferable.", "Warranty not transferable: ✓", false),
    ("Refunds are available within 14 days.", "Refunds available after 14 days: no", false),
    ("Children can use the pool.", "Children can use the pool alone: no", false),
    ("Members can bring a guest.", "Members can bring a second guest: no", false),
    ("Members may use the sauna.", "Members may use the sauna from 9:00: no", false),
    ("Pets are allowed.", "Pets allowed: no (except guide dogs)", false),
    // An answer to something else
    ("The battery is included.", "Battery: do not expose it to fire.", false),
    ("Tents are allowed.", "Tents: no more than four.", false),
];

#[test]
fn a_line_says_yes_or_no_to_what_it_names() {
    flags(VerdictReason::NegationMismatch, LINES);
}

#[test]
fn what_isn_t_free_is_not_said_by_a_line_without_a_fee() {
    assert_ne!(held("The setup isn't free.", "Setup fee: none").status, VerdictStatus::Accurate);
}
