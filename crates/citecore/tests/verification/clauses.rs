//! Which part of a source says or denies what a claim says: clauses, neighbours, answers, lists and exceptions.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

/// Claim, source, and whether one denies what the other says.
const DENIALS: &[(&str, &str, bool)] = &[
    // What begins with a hyphen's word begins no clause
    (
        "The backup includes files, databases and e-mails.",
        "The backup includes the files and the databases, but not the e-mails.",
        true,
    ),
    ("O backup inclui arquivos e e-mails.", "O backup inclui os arquivos, mas não os e-mails.", true),
    (
        "The backup includes files and photos.",
        "The backup includes files and photos, but not the e-mails.",
        false,
    ),
    // What is denied of another thing beside it
    ("Credit cards are not accepted.", "Credit cards are accepted. Cheques are not accepted.", true),
    ("Cheques are not accepted.", "Credit cards are accepted. Cheques are not accepted.", false),
    ("Credit cards are accepted.", "Credit cards are accepted. Cheques are not accepted.", false),
    (
        "The Pro plan does not include backups.",
        "The Pro plan includes backups. The Basic plan does not include backups.",
        true,
    ),
    (
        "The Basic plan does not include backups.",
        "The Pro plan includes backups. The Basic plan does not include backups.",
        false,
    ),
    ("No se aceptan tarjetas de crédito.", "Se aceptan tarjetas de crédito. No se aceptan cheques.", true),
    ("No se aceptan cheques.", "Se aceptan tarjetas de crédito. No se aceptan cheques.", false),
    ("不支持信用卡付款。", "支持信用卡付款。不支持支票付款。", true),
    ("不支持支票付款。", "支持信用卡付款。不支持支票付款。", false),
    (
        "Gift cards can be returned within 30 days.",
        "You can return most items within 30 days. Gift cards cannot be returned.",
        true,
    ),
    (
        "Most items can be returned within 30 days.",
        "You can return most items within 30 days. Gift cards cannot be returned.",
        false,
    ),
    (
        "Custom orders can be cancelled within 24 hours.",
        "Orders can be cancelled within 24 hours. Custom orders cannot be cancelled.",
        true,
    ),
    (
        "Orders can be cancelled within 24 hours.",
        "Orders can be cancelled within 24 hours. Custom orders cannot be cancelled.",
        false,
    ),
    ("Windows is supported.", "Windows is supported. macOS is not supported.", false),
    // And within a sentence
    ("Dogs are welcome.", "Cats are welcome, dogs aren't.", true),
    ("Cats are welcome.", "Cats are welcome, dogs aren't.", false),
    ("Dogs aren't welcome.", "Cats are welcome, dogs aren't.", false),
    (
        "Der Autoguider gleicht die Drehung aus.",
        "Der Autoguider gleicht die Drift aus, nicht aber die Drehung.",
        true,
    ),
    (
        "The account can be closed online.",
        "The account cannot be closed online; you have to visit a branch.",
        true,
    ),
    ("ペットは利用できます。", "ペットは利用できませんが、盲導犬は利用できます。", true),
    // What is denied together
    ("Tickets can be refunded.", "Tickets cannot be changed or refunded.", true),
    ("We share your data.", "We don't rent, sell or share your data.", true),
    ("We don't share your data.", "We don't rent, sell or share your data.", false),
    (
        "The standard plan includes backups.",
        "Neither the basic nor the standard plan includes backups.",
        true,
    ),
    (
        "Die Versicherung deckt Wasserschäden.",
        "Die Versicherung deckt weder Diebstahl noch Wasserschäden.",
        true,
    ),
    ("Les billets peuvent être remboursés.", "Les billets ne peuvent être ni échangés ni remboursés.", true),
    (
        "Les billets ne peuvent pas être remboursés.",
        "Les billets ne peuvent être ni échangés ni remboursés.",
        false,
    ),
    ("Los billetes se pueden reembolsar.", "Los billetes no se pueden cambiar ni reembolsar.", true),
    ("टिकट बदले जा सकते हैं।", "टिकट बदले या रद्द नहीं किए जा सकते।", true),
    ("Ni kan betala med kort.", "Ni kan betala med kort.", false),
    // Answers
    ("You can get a refund.", "Can I get a refund? No.", true),
    ("You can't get a refund.", "Can I get a refund? No.", false),
    ("You can get a refund.", "## Can I get a refund?\n\nNo. All sales are final.", true),
    ("You can get a refund.", "Can I get a refund? Yes.", false),
    ("The app works offline.", "Does the app work offline? Not at the moment.", true),
    ("BSD is supported.", "Is Linux supported? Yes. Is BSD supported? No.", true),
    ("Linux is supported.", "Is Linux supported? Yes. Is BSD supported? No.", false),
    ("Sie können das Abo pausieren.", "Kann ich das Abo pausieren? Nein, das ist nicht möglich.", true),
    (
        "Das Abo kann nicht pausiert werden.",
        "Kann ich das Abo pausieren? Nein, das ist nicht möglich.",
        false,
    ),
    ("Puede cancelar su pedido.", "¿Puedo cancelar mi pedido? No.", true),
    ("आप ऑर्डर रद्द कर सकते हैं।", "क्या मैं ऑर्डर रद्द कर सकता हूँ? नहीं।", true),
    ("注文をキャンセルできます。", "注文をキャンセルできますか?いいえ。", true),
    ("可以取消订单。", "可以取消订单吗?不可以。", true),
    ("주문을 취소할 수 있습니다.", "주문을 취소할 수 있나요? 아니요.", true),
    ("주문을 취소할 수 없습니다.", "주문을 취소할 수 있나요? 아니요.", false),
    ("The app is free.", "Is the app free? No catch: the app is free.", false),
    // "No" of two languages
    ("O aplicativo funciona no Linux.", "O aplicativo não funciona no Linux.", true),
    ("O aplicativo não funciona no Linux.", "O aplicativo funciona no Linux.", true),
    ("O plano inclui o suporte.", "O suporte está incluído no plano.", false),
    // What can't be, where words have no spaces
    ("已发货的订单可以取消。", "已发货的订单不能取消。", true),
    ("已发货的订单不能取消。", "已发货的订单不能取消。", false),
    ("您可以在雨中使用支架。", "您不能在雨中使用支架。", true),
    // Exceptions
    ("Delivery is free on Sundays.", "Delivery is free except on Sundays.", true),
    ("Delivery is not free on Sundays.", "Delivery is free except on Sundays.", false),
    ("Underwear can be returned.", "All items apart from underwear can be returned.", true),
    ("Underwear cannot be returned.", "All items apart from underwear can be returned.", false),
    ("La salle 3 est ouverte.", "Toutes les salles sont ouvertes sauf la salle 3.", true),
    (
        "La ropa interior no se puede devolver.",
        "Todos los artículos excepto la ropa interior se pueden devolver.",
        false,
    ),
    (
        "Unterwäsche kann zurückgegeben werden.",
        "Alle Artikel außer Unterwäsche können zurückgegeben werden.",
        true,
    ),
    ("Guide dogs are allowed in the cabin.", "Pets are not allowed in the cabin, except guide dogs.", false),
    ("Pets are allowed in the cabin.", "Pets are not allowed in the cabin, except guide dogs.", true),
    // Lists
    (
        "The plan includes backups.",
        "The plan does not include:\n* phone support\n* backups\n\nIt includes:\n* email support",
        true,
    ),
    (
        "The plan includes email support.",
        "The plan does not include:\n* phone support\n* backups\n\nIt includes:\n* email support",
        false,
    ),
    (
        "The plan does not include backups.",
        "The plan does not include:\n* phone support\n* backups\n\nIt includes:\n* email support",
        false,
    ),
    (
        "The plan includes backups.",
        "The plan does not include:\n1. phone support\n2. backups\n\nIt includes:\n1. email support",
        true,
    ),
    (
        "The plan includes email support.",
        "The plan does not include:\n1. phone support\n2. backups\n\nIt includes:\n1. email support",
        false,
    ),
    ("Windows 7 is supported.", "Not supported:\n- Windows 7", true),
    ("Windows 7 is not supported.", "Not supported:\n- Windows 7", false),
    ("Windows 10 is supported.", "Supported:\n- Windows 10\n\nNot supported:\n- Windows 7", false),
    // What is denied of a word that answers denials elsewhere
    ("El envío no es gratuito.", "El envío es gratuito.", true),
    ("Die Teilnahme ist nicht kostenlos.", "Die Teilnahme ist kostenlos.", true),
    ("The service is not offered on Sundays.", "The service is unavailable on Sundays.", false),
    // Opening hours
    ("The store closes at 9 p.m.", "The store is open until 9 p.m.", false),
    ("The store is open until 9 p.m.", "The store closes at 9 p.m.", false),
    ("Le magasin ferme à 19 h.", "Le magasin est ouvert jusqu'à 19 h.", false),
    ("दुकान शाम 8 बजे बंद होती है।", "दुकान शाम 8 बजे तक खुली रहती है।", false),
    ("The office is closed on Mondays.", "The office is open on Mondays.", true),
    // Opposites
    ("Version 4.2 adds support for Node.js 14.", "Version 4.2 drops support for Node.js 14.", true),
    ("The export feature was added in version 4.2.", "The export feature was removed in version 4.2.", true),
    ("You can enter with a visa.", "You can enter without a visa.", true),
    ("The tea is served without milk.", "The tea is served with milk.", true),
    ("The talks ended with no agreement.", "The talks ended without an agreement.", false),
    ("You can pay with a card.", "You can pay without a PIN by card.", false),
    ("Die Teilnahme ist kostenpflichtig.", "Die Teilnahme ist kostenlos.", true),
    (
        "Pets are allowed without the landlord's consent.",
        "Pets are allowed only with the prior written consent of the landlord.",
        true,
    ),
    (
        "Pets are not allowed without the landlord's consent.",
        "Pets are allowed only with the prior written consent of the landlord.",
        false,
    ),
    (
        "You can change the date without a fee with the Flex fare.",
        "With the Flex fare you can change the date without paying a fee.",
        false,
    ),
    (
        "The landlord may terminate upon 60 days' oral notice.",
        "The landlord may terminate upon 60 days' written notice.",
        true,
    ),
    ("Die Kündigung muss mündlich erfolgen.", "Die Kündigung muss schriftlich erfolgen.", true),
    // Limits
    ("Take at least 3 tablets in 24 hours.", "Do not exceed 3 tablets in 24 hours.", true),
    (
        "Take at least 3 tablets in 24 hours.",
        "Take tablets as needed, not exceeding 3 tablets in 24 hours.",
        true,
    ),
    ("Take at least 3 tablets in 24 hours.", "Do not take more than 3 tablets in 24 hours.", true),
    ("Take at most 3 tablets in 24 hours.", "Do not exceed 3 tablets in 24 hours.", false),
    ("You can borrow up to 15 books.", "You cannot borrow more than 15 books.", false),
    ("More than 15 people use it.", "It is not so hard. More than 15 people use it.", false),
    ("Do not take ibuprofen during pregnancy.", "Ibuprofen should be avoided during pregnancy.", false),
];

#[test]
fn each_clause_denies_by_itself() {
    flags(VerdictReason::NegationMismatch, DENIALS);
}

#[test]
fn what_is_asked_excepted_or_denied_by_somebody_is_not_said() {
    let table = [
        ("Gift cards are refundable.", "Are gift cards refundable?"),
        ("The new model is faster.", "Is the new model faster? It depends on the workload."),
        ("The drug is safe for children.", "It is not known whether the drug is safe for children."),
        ("Das Medikament wirkt bei Kindern.", "Es ist nicht bekannt, ob das Medikament bei Kindern wirkt."),
        ("El medicamento reduce la mortalidad.", "No se sabe si el medicamento reduce la mortalidad."),
        ("Le train part à midi.", "On ne sait pas si le train part à midi."),
        ("He had taken the money.", "He denied that he had taken the money."),
        ("The tax will rise.", "The minister rejected claims that the tax would rise."),
        ("He signed the contract.", "He refused to sign the contract."),
    ];
    for (claim, text) in table {
        let verdict = held(claim, text);
        assert_ne!(verdict.status, VerdictStatus::Accurate, "{claim}: {:.2}", verdict.support);
    }
}

#[test]
fn denials_are_the_same_words_whichever_way_they_are_written() {
    let table = [
        ("Cookies aren't required.", "Cookies are not required."),
        ("Cookies are not required.", "Cookies aren't required."),
        ("You can't return gift cards.", "You cannot return gift cards."),
        ("The app doesn't store your location.", "The app does not store your location."),
        ("You need a visa.", "Do you need a visa? Yes, you need a visa."),
    ];
    for (claim, text) in table {
        let verdict = held(claim, text);
        assert_eq!(verdict.status, VerdictStatus::Accurate, "{claim}: {:.2}", verdict.support);
    }
}

/// The nearest sentence may be that of what the claim joins with its denial.
#[test]
fn what_another_sentence_denies_otherwise_is_not_refuted_by_the_nearest() {
    let text = "The river has no outlet to the sea. The Okavango Delta is a large inland delta in the northwest of Botswana.";
    let ends = "it ends in an inland delta in the northwest of Botswana.";
    for (claim, refuted) in [
        (format!("The Okavango never reaches the sea; {ends}"), false),
        (format!("The Okavango doesn't reach the sea but {ends}"), false),
        ("The Okavango Delta is no large inland delta in Botswana.".to_owned(), true),
    ] {
        let verdict = held(&claim, text);
        assert_eq!(verdict.status == VerdictStatus::Inaccurate, refuted, "{claim}: {:?}", verdict.reasons);
    }
}
