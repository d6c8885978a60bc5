//! What is said of members, and what of non-members.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

/// What one of the two says of whom the other denies to be so by a prefix.
const TURNED: &[(&str, &str, bool)] = &[
    ("Members need a ticket.", "Non-members need a ticket.", true),
    ("Non-members need a ticket.", "Members need a ticket.", true),
    ("Members cannot book.", "Non-members cannot book, members can book 30 days ahead.", true),
    ("Smoking guests get these rooms.", "Non-smoking guests get these rooms.", true),
    ("The deposit is refundable.", "The deposit is non-refundable.", true),
    ("The deposit is non-refundable.", "The deposit is refundable within 14 days.", true),
    ("Used items can be returned within 30 days.", "Unused items can be returned within 30 days.", true),
    ("Paid invoices are listed below.", "Unpaid invoices are listed below.", true),
    ("The plan has limited storage.", "The plan has unlimited storage.", true),
    ("Raucher bekommen diese Zimmer.", "Nichtraucher bekommen diese Zimmer.", true),
    ("Mitglieder brauchen einen Ausweis.", "Nichtmitglieder brauchen einen Ausweis.", true),
    ("Les membres doivent avoir un billet.", "Les non-membres doivent avoir un billet.", true),
    ("सदस्यों को टिकट चाहिए।", "गैर-सदस्यों को टिकट चाहिए।", true),
    ("회원은 입장권이 필요합니다.", "비회원은 입장권이 필요합니다.", true),
    ("会員は予約できません。", "非会員は予約できません。会員は30日前から予約できます。", true),
    ("会员需要门票。", "非会员需要门票。", true),
    ("工作日开放。", "非工作日开放。", true),
    ("Used items can be returned.", "Only unused items can be returned.", true),
    ("Unused items can't be returned.", "Only unused items can be returned.", true),
    ("EU citizens need a visa.", "Non-EU citizens need a visa.", true),
    ("Non-EU citizens need a visa.", "Citizens of EU countries need a visa.", true),
    ("Members pay the fee.", "Only non-members pay the fee.", true),
    // The same
    ("Used items can't be returned.", "Only unused items can be returned.", false),
    ("Opened bottles can't be exchanged.", "Only unopened bottles can be exchanged.", false),
    ("Members don't pay the fee.", "Only non-members pay the fee.", false),
    ("Non-EU citizens need a visa.", "Citizens of countries outside the EU need a visa.", false),
    ("Citizens of countries outside the EU need a visa.", "Non-EU citizens need a visa.", false),
    ("Nicht-EU-Bürger brauchen ein Visum.", "Bürger von Ländern außerhalb der EU brauchen ein Visum.", false),
    ("Members pay 10 euros.", "Members pay 10 euros, non-members pay 20 euros.", false),
    ("Non-members pay 20 euros.", "Members pay 10 euros, non-members pay 20 euros.", false),
    ("Members can book, non-members can't.", "Only members can book, non-members can't.", false),
    ("The deposit is not refundable.", "The deposit is non-refundable.", false),
    ("The deposit is non-refundable.", "The deposit is not refundable.", false),
    ("The item must not be used.", "The item must be unused.", false),
    ("It is a nonprofit organisation.", "It is a non-profit organisation.", false),
    ("Like other plans, it has backups.", "Unlike the free plan, it has backups like other plans.", false),
    ("The company moved it.", "The company united two divisions and moved it.", false),
    ("비밀번호를 바꿀 수 있습니다.", "비밀번호를 바꿀 수 있습니다.", false),
    ("会员需要门票。", "会员需要门票。非会员不能入场。", false),
    ("会員は10ユーロを払います。", "会員は10ユーロ、非会員は20ユーロを払います。", false),
    ("非处方药可以退货。", "非处方药可以退货。", false),
    ("这家店非常大。", "这家店非常大。", false),
    ("Non-members pay $5.", "Members enter free, others pay $5.", false),
    ("Nichtmitglieder zahlen 5 Euro.", "Mitglieder zahlen nichts, alle anderen 5 Euro.", false),
];

#[test]
fn who_is_none_is_told_from_who_is_one() {
    flags(VerdictReason::NegationMismatch, TURNED);
}

#[test]
fn a_number_of_non_members_is_none_of_members() {
    for (claim, source) in [
        ("Members pay 20 euros.", "Members pay 10 euros, non-members pay 20 euros."),
        ("Non-members pay 10 euros.", "Members pay 10 euros, non-members pay 20 euros."),
        ("Nichtmitglieder zahlen 10 Euro.", "Mitglieder zahlen 10 Euro, Nichtmitglieder 20 Euro."),
        ("비회원은 10유로를 냅니다.", "회원은 10유로, 비회원은 20유로를 냅니다."),
        ("会員は20ユーロを払います。", "会員は10ユーロ、非会員は20ユーロを払います。"),
        ("非会员每月费用为10元。", "会员每月费用为10元，非会员每月费用为20元。"),
    ] {
        let verdict = held(claim, source);
        assert_eq!(verdict.status, VerdictStatus::Inaccurate, "{claim}: {:.2}", verdict.support);
    }
}
