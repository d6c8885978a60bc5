//! What is forbidden, prevented or left out, told without a "not".

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const FORBIDDEN: &[(&str, &str, bool)] = &[
    ("임산부도 이 약을 복용할 수 있습니다.", "임산부는 이 약을 복용하지 마십시오.", true),
    ("임산부는 이 약을 복용하면 안 됩니다.", "임산부는 이 약을 복용하지 마십시오.", false),
    ("임산부는 이 약을 복용하지 않아야 합니다.", "임산부는 이 약을 복용하지 말아야 합니다.", false),
    ("물을 자주 마십시오.", "하루에 물을 자주 마십시오.", false),
    ("湖区全面放开捕捞。", "湖区全面禁止捕捞。", true),
    (
        "Children under 12 can take this medicine.",
        "This medicine is contraindicated in children under 12.",
        true,
    ),
    (
        "This medicine should not be given to children under 12.",
        "This medicine is contraindicated in children under 12.",
        false,
    ),
    ("Desde 1992 está prohibido el tráfico aquí.", "En 1992 se prohibió el tráfico aquí.", false),
    ("El tráfico aquí no está permitido desde 1992.", "En 1992 se prohibió el tráfico aquí.", false),
    ("El tráfico aquí está permitido desde 1992.", "En 1992 se prohibió el tráfico aquí.", true),
    ("Se prohíbe fumar en el edificio.", "Está prohibido fumar en el edificio.", false),
    ("Das Gesetz verbietet das Rauchen im Haus.", "Rauchen ist im Haus verboten.", false),
    ("Wir liefern kostenlos, außer bei Express.", "Wir liefern kostenlos (gilt nicht für Express).", false),
    ("The city bans fireworks.", "The city prohibits fireworks.", false),
    ("The council banned leaf blowers.", "The council voted to ban leaf blowers.", false),
    ("The city banned fireworks.", "The city bans fireworks.", false),
    ("The city has outlawed gas leaf blowers.", "The city banned gas leaf blowers.", false),
    ("The city allows fireworks.", "The city bans fireworks.", true),
    (
        "The council's ban would cost the landscaper $18,000.",
        "The landscaper told the council that replacing his machines would cost him $18,000.",
        false,
    ),
    ("Nobody was injured.", "No one was injured.", false),
    ("Someone was injured.", "Nobody was injured.", true),
    ("Prices do not include VAT.", "Prices exclude VAT.", false),
    ("Gift cards can't be refunded.", "Refunds exclude gift cards.", false),
    ("Batteries are not included.", "Batteries are sold separately.", false),
    ("Les prix ne comprennent pas la TVA.", "Les prix excluent la TVA.", false),
    ("Los precios no incluyen el IVA.", "Los precios excluyen el IVA.", false),
    ("Vous pouvez envoyer au maximum 5 fichiers.", "Vous pouvez envoyer au plus 5 fichiers.", false),
    ("Vous devez envoyer au moins 5 fichiers.", "Vous devez envoyer au minimum 5 fichiers.", false),
    ("Vous devez envoyer au moins 5 fichiers.", "Vous pouvez envoyer au maximum 5 fichiers.", true),
    ("파일을 최대 5개 업로드할 수 있습니다.", "파일을 5개 넘게 업로드할 수 없습니다.", false),
    ("आप अधिकतम 5 फ़ाइलें अपलोड कर सकते हैं।", "आप 5 से अधिक फ़ाइलें अपलोड नहीं कर सकते।", false),
    ("每条消息最多5个文件。", "每条消息不得超过5个文件。", false),
    ("每条消息至少5个文件。", "每条消息不得超过5个文件。", true),
    ("试用期工资不得高于80%。", "试用期工资不得低于80%。", true),
    ("试用期工资不得低于80%。", "试用期工资不得低于80%。", false),
    (
        "Les produits numériques ne peuvent pas être retournés.",
        "Les produits numériques ne peuvent être retournés.",
        false,
    ),
    (
        "Les produits numériques peuvent être retournés.",
        "Les produits numériques ne peuvent être retournés.",
        true,
    ),
    (
        "Les produits numériques peuvent être échangés.",
        "Les produits numériques ne peuvent être qu'échangés.",
        false,
    ),
    ("固定期限合同的试用期最长为六个月。", "固定期限和无固定期限的合同，试用期不得超过六个月。", false),
    ("不，试用期为14天。", "试用期为14天。", false),
    ("不，试用期不是14天。", "试用期为14天。", true),
    ("اغسل الدرج كل شهر حتى لا تتراكم الرواسب.", "اغسل الدرج كل شهر لمنع تراكم الرواسب.", false),
    ("每月清洗一次，以免积垢。", "每月清洗一次，防止积垢。", false),
    ("कुंजी को कोड में लिखने के बजाय सेटिंग में रखना चाहिए।", "कुंजी को कोड में न लिखें, उसे सेटिंग में रखें।", false),
    (
        "Because of the ban on flights it was used less.",
        "Flights were forbidden, so it was used less.",
        false,
    ),
    (
        "It was used less because of the prohibition of flights.",
        "Flights were banned, so it was used less.",
        false,
    ),
    (
        "Wegen des Verbots von Flügen wurde es weniger genutzt.",
        "Flüge wurden verboten, es wurde daher weniger genutzt.",
        false,
    ),
    (
        "À cause de l'interdiction des vols, il servit moins.",
        "Les vols furent interdits, et il servit moins.",
        false,
    ),
    ("Les vols furent nombreux au-dessus de Paris.", "Les vols furent interdits au-dessus de Paris.", true),
    ("Smoking is allowed in the park.", "There is a ban on smoking in the park.", true),
    ("There is a ban on smoking in the park.", "Smoking is allowed in the park.", true),
];

#[test]
fn what_is_forbidden_is_denied_and_what_prevents_answers_a_not() {
    flags(VerdictReason::NegationMismatch, FORBIDDEN);
}

/// なくす is to lose, and no denial.
#[test]
fn who_has_lost_something_denies_nothing() {
    let verdict = held("鍵をなくした場合は3,000円を支払います。", "鍵を紛失した場合は3,000円を支払います。");
    assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{:?}", verdict.reasons);
}
