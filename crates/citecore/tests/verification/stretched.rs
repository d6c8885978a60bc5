//! Claims that go beyond their sources, and forms of one word.

use citecore::{Passage, VerdictStatus, VerifyOptions, verify_claim};

use crate::held;

/// Claim, source, and another claim that the source does support: it has clearly more support.
const STRETCHED: &[(&str, &str, &str)] = &[
    // Surer
    (
        "A short circuit in the lamp caused the fire.",
        "A short circuit in the lamp probably caused the fire.",
        "A short circuit in the lamp may have caused the fire.",
    ),
    (
        "Ein Kurzschluss in der Lampe hat den Brand ausgelöst.",
        "Ein Kurzschluss in der Lampe hat vermutlich den Brand ausgelöst.",
        "Ein Kurzschluss in der Lampe hat wahrscheinlich den Brand ausgelöst.",
    ),
    (
        "Un cortocircuito de la lámpara causó el incendio.",
        "Un cortocircuito de la lámpara posiblemente causó el incendio.",
        "Un cortocircuito de la lámpara probablemente causó el incendio.",
    ),
    // Of all
    (
        "All telescopes of the club have a motor.",
        "Most telescopes of the club have a motor.",
        "Most telescopes of the club have a motor.",
    ),
    (
        "Alle Teleskope des Vereins haben einen Motor.",
        "Die meisten Teleskope des Vereins haben einen Motor.",
        "Die meisten Teleskope des Vereins haben einen Motor.",
    ),
    (
        "All telescopes of the club have a motor.",
        "Almost all telescopes of the club have a motor.",
        "Almost all telescopes of the club have a motor.",
    ),
    ("이 할인은 항상 적용됩니다.", "이 할인은 대부분 적용됩니다.", "이 할인은 대부분 적용됩니다."),
    ("すべての鳥が飛びます。", "多くの鳥が飛びます。", "多くの鳥が飛びます。"),
    ("誰でも図書館を利用できます。", "市民に限り図書館を利用できます。", "市民に限り図書館を利用できます。"),
    (
        "コピー機能は、すべてのプランで利用できます。",
        "コピー機能は、企業プランでのみ利用できます。",
        "コピー機能は、企業プランで利用できます。",
    ),
    ("优惠票适用于所有车次。", "优惠票仅适用于指定车次。", "优惠票适用于指定车次。"),
    // Of nothing else
    (
        "Only admins can delete projects.",
        "Admins and owners can delete projects.",
        "Admins can delete projects.",
    ),
    (
        "Nur Administratoren können Projekte löschen.",
        "Administratoren können Projekte löschen.",
        "Administratoren können Projekte löschen.",
    ),
    (
        "Únicamente los administradores pueden borrar proyectos.",
        "Los administradores pueden borrar proyectos.",
        "Los administradores pueden borrar proyectos.",
    ),
    // Of others than those of whom alone it is so
    ("Members can export.", "Only owners can export.", "Owners can export."),
    (
        "Admins can delete a workspace.",
        "Only workspace owners can delete a workspace. Admins can invite members.",
        "Owners can delete a workspace.",
    ),
    (
        "Basic customers get phone support.",
        "Only Team customers get phone support.",
        "Team customers get phone support.",
    ),
    // Of those of all kinds
    (
        "Single sign-on is available on all plans.",
        "Single sign-on is available on the Enterprise plan.",
        "Single sign-on is available on the Enterprise plan.",
    ),
    // In other days
    (
        "Refunds come within 5 days.",
        "Refunds come within 5 business days.",
        "Refunds come within five working days.",
    ),
    // Of the other one
    (
        "The bird has a black rump and a yellow throat.",
        "The bird has a yellow rump and a black throat.",
        "The bird has a black throat and a yellow rump.",
    ),
    // In the place of another
    (
        "Admins can manage billing.",
        "Owners can manage billing. Admins can manage channels.",
        "Owners can manage billing.",
    ),
    (
        "Downgrades take effect immediately.",
        "Upgrades take effect immediately. Downgrades take effect at the end of the period.",
        "Upgrades take effect immediately.",
    ),
    ("Any item can be returned.", "Most items can be returned.", "Most items can be returned."),
    ("所有城市都支持当日达服务。", "部分城市支持当日达服务。", "部分城市支持当日达服务。"),
    (
        "تقبل جميع المتاجر المشاركة الدفع عند الاستلام.",
        "تقبل بعض المتاجر المشاركة الدفع عند الاستلام.",
        "تقبل بعض المتاجر المشاركة الدفع عند الاستلام.",
    ),
    (
        "모든 매장에서 카드 결제를 할 수 있습니다.",
        "일부 매장에서 카드 결제를 할 수 있습니다.",
        "일부 매장에서 카드 결제를 할 수 있습니다.",
    ),
    // Of more than those that have something
    ("All orders ship free.", "Orders over $50 ship free.", "All orders over $50 ship free."),
    ("All orders ship free.", "Orders over $50 only ship free.", "All orders over $50 ship free."),
    ("Children travel free.", "Children under six travel free.", "Children under six travel free."),
    (
        "Every customer can cancel at any time.",
        "Customers with a monthly plan can cancel at any time.",
        "Every customer with a monthly plan can cancel at any time.",
    ),
    (
        "All rooms have a balcony.",
        "Rooms on the third floor have a balcony.",
        "All rooms on the third floor have a balcony.",
    ),
    (
        "Pakete werden kostenlos verschickt.",
        "Pakete unter 2 kg werden kostenlos verschickt.",
        "Pakete unter 2 kg werden kostenlos verschickt.",
    ),
    (
        "Alle Kunden können jederzeit kündigen.",
        "Kunden mit Monatsvertrag können jederzeit kündigen.",
        "Alle Kunden mit Monatsvertrag können jederzeit kündigen.",
    ),
];

#[test]
fn a_claim_that_goes_beyond_its_source_is_not_accurate() {
    for (claim, source, supported) in STRETCHED {
        let (stretched, right) = (held(claim, source).support, held(supported, source).support);
        assert!(stretched <= 0.6, "{claim}: {stretched:.2}");
        assert!(right >= stretched + 0.1, "{supported}: {right:.2}, {claim}: {stretched:.2}");
    }
}

/// Where the sources have no words left, what a clause adds can't be said in other ones.
#[test]
fn a_clause_that_no_source_has_a_word_of_is_not_supported_by_the_others() {
    for (claim, source) in [
        ("The mount weighs 12 kg and explodes on contact.", "The mount weighs 12 kg."),
        ("The Pro plan costs $20 per month and includes phone support.", "The Pro plan costs $20 per month."),
        ("The plan costs $20 per month, and exports are unlimited.", "The plan costs $20 per month."),
        ("Das Museum öffnet um 9 Uhr und ist kostenlos für Kinder.", "Das Museum öffnet um 9 Uhr."),
        ("El museo abre a las 9 y acepta perros.", "El museo abre a las 9."),
    ] {
        assert_eq!(held(claim, source).status, VerdictStatus::Uncertain, "{claim}");
        assert_eq!(held(source, source).status, VerdictStatus::Accurate, "{source}");
        assert_eq!(held(claim, claim).status, VerdictStatus::Accurate, "{claim}");
    }
    // What a comma parts may be a condition, or said by the way.
    for (claim, source) in [
        ("When a card expires, we retry the payment three times.", "We retry the payment three times."),
        ("According to the help page, refunds take 5 days.", "Refunds take 5 days."),
        ("The company was founded in 1998, as is well known.", "The company was founded in 1998."),
    ] {
        assert_eq!(held(claim, source).status, VerdictStatus::Accurate, "{claim}");
    }
}

#[test]
fn what_is_said_of_all_is_said_without_the_word() {
    for (claim, source) in [
        ("All rooms have a balcony.", "Rooms have a balcony."),
        ("All orders ship free.", "Orders ship free within Germany and abroad."),
        ("All members can vote.", "The members of the club can vote."),
        ("Alle Mitglieder können abstimmen.", "Die Mitglieder des Vereins können abstimmen."),
        ("Some orders ship free.", "Orders over $50 ship free."),
        (
            "Sur les soixante coureurs au départ, vingt et un seulement ont été classés.",
            "Soixante coureurs prennent le départ, et vingt et un d'entre eux seulement sont classés à l'arrivée.",
        ),
        (
            "Invoices are sent by email.",
            "Invoices over 3 months old are archived. Invoices are sent by email.",
        ),
        ("Invoices are sent by email.", "Invoices under $10 are sent by email, other invoices too."),
    ] {
        let support = held(claim, source).support;
        assert!(support > 0.7, "{claim}: {support:.2}");
    }
}

#[test]
fn what_a_pronoun_stands_for_is_in_nothing_elses_place() {
    for (claim, source) in [
        (
            "The Jena comet was found on 3 May 1911 by Anna Maria Berg at the New Observatory.",
            "Anna Maria Berg was a Norwegian astronomer. She found the Jena comet on 3 May 1911 at the small New Observatory.",
        ),
        (
            "Der Jenaer Komet wurde am 3. Mai 1911 von Anna Maria Berg an der Universität Jena entdeckt.",
            "Anna Maria Berg war eine norwegische Astronomin. Sie entdeckte am 3. Mai 1911 im Physikalischen Institut der \
             Universität Jena den Jenaer Kometen.",
        ),
        (
            "The prize was awarded to Anna Berg and Otto Lang for developing Fotofix colour printing in one step.",
            "Anna Berg and Otto Lang made Fotofix. The prize was awarded to Anna Berg and Otto Lang for the development of a \
             method for colour printing in one step.",
        ),
    ] {
        let support = held(claim, source).support;
        assert!(support > 0.7, "{claim}: {support:.2}");
    }
}

#[test]
fn a_month_is_no_doubt() {
    let source = "The observatory opened its dome in May, and the telescope followed.";
    let support = held("The observatory opened its dome.", source).support;
    assert!(support > 0.7, "{support:.2}");
}

#[test]
fn a_source_that_says_it_is_enough() {
    let [doubt, said] = [
        "A short circuit in the lamp probably caused the fire.",
        "As the police says, a short circuit in the lamp caused the fire.",
    ];
    let passages = [doubt, said].map(Passage::new);
    let claim = "A short circuit in the lamp caused the fire.";
    let support = verify_claim(claim, &passages, &VerifyOptions::default()).unwrap().support;
    assert!(support > 0.7, "{support:.2}");
    assert!(held(claim, doubt).support <= 0.6);
}

/// Two claims that say the same of a source: they have nearly the same support.
const SAME: &[(&str, &str, &str)] = &[
    // Words that say little
    (
        "Según ellos, la tarjeta podrá valer también durante todo el verano en la piscina municipal.",
        "La tarjeta podrá valer el verano en la piscina municipal, dicen los vecinos.",
        "La tarjeta podrá valer el verano en la piscina municipal.",
    ),
    // What may do is what can
    (
        "Each passenger can bring one cabin bag.",
        "Each passenger may bring one cabin bag.",
        "Each passenger may bring one cabin bag.",
    ),
    // What limits, in other words
    (
        "Only admins can delete projects.",
        "You must be an admin to delete projects.",
        "You must be an admin to delete projects.",
    ),
    (
        "On the Business plan you can use single sign-on.",
        "Only Business plan users can use single sign-on.",
        "Users on the Business plan can use single sign-on.",
    ),
    (
        "You can pay with PayPal.",
        "Only PayPal and credit cards are accepted, so pay with these.",
        "You can pay with credit cards.",
    ),
    ("The filter costs only $20.", "The filter costs $20.", "The filter costs $20."),
    // Forms of Hindi words, and their spellings
    ("इन गुफाओं में बड़ी मछलियां रहती हैं।", "इस गुफा में बड़ी मछली रहती है।", "इस गुफा में बड़ी मछली रहती है।"),
    ("बड़ा घोड़ा तेज़ दौड़ता है।", "बड़ा घोड़ा तेज़ दौड़ता है, ऐसा कहते हैं।", "बड़ा घोड़ा तेज़ दौड़ता है।"),
    ("हिन्दी केन्द्र सोमवार को खुलता है।", "हिंदी केंद्र सोमवार को खुलता है, शाम को नहीं।", "हिंदी केंद्र सोमवार को खुलता है।"),
    // Days that may be months
    (
        "The mirror was cast on 7.8.1856 in Munich.",
        "In Munich the mirror was cast on 7.8.1856, they say.",
        "The mirror was cast on 17.8.1856 in Munich.",
    ),
];

#[test]
fn what_says_the_same_has_the_same_support() {
    for (claim, source, other) in SAME {
        let source_of_other = source.replace("7.8.", "17.8.");
        let (one, two) = (held(claim, source).support, held(other, &source_of_other).support);
        assert!(one >= two - 0.2, "{claim}: {one:.2}, {other}: {two:.2}");
    }
}
