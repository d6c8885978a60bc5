//! What a source allows and a claim denies, or the other way round, said in the ways that languages have for it.

use citecore::VerdictStatus;

use crate::held;

/// Ways to say that something is so, and ways to say that it isn't. Each of the first is refuted by each of the second; what says the same as
/// another isn't refuted by it.
struct Both {
    says: &'static [&'static str],
    denies: &'static [&'static str],
}

const SENTENCES: &[Both] = &[
    Both {
        says: &["本体は水洗いできます。", "本体は水洗いしてください。"],
        denies: &[
            "本体は水洗いできません。",
            "本体は水洗いしないでください。",
            "本体の水洗いはご遠慮ください。",
        ],
    },
    Both {
        says: &["セール品は返品できます。", "セール品は返品が可能です。"],
        denies: &[
            "セール品は返品できない。",
            "セール品の返品は受け付けておりません。",
            "セール品は返品不可です。",
            "セール品の返品はお断りしています。",
        ],
    },
    Both {
        says: &["30日を過ぎても返金できます。"],
        denies: &["30日を過ぎると返金できなくなります。", "30日を過ぎると返金は不可能です。"],
    },
    Both {
        says: &["このケーブルは充電に使えます。"],
        denies: &[
            "このケーブルは充電に使用できません。",
            "このケーブルは充電に使わないでください。",
            "このケーブルの充電への使用は禁止されています。",
        ],
    },
    Both {
        says: &["보조 배터리는 위탁할 수 있습니다.", "보조 배터리는 반드시 위탁해야 합니다."],
        denies: &[
            "보조 배터리는 위탁할 수 없습니다.",
            "보조 배터리는 위탁할 수 없으며 반드시 기내에 휴대해야 합니다.",
        ],
    },
    Both {
        says: &["배터리를 불 가까이에 두십시오.", "배터리를 불 가까이에 두어도 됩니다."],
        denies: &["배터리를 불 가까이에 두지 마십시오.", "배터리를 불 가까이에 두면 안 됩니다."],
    },
    Both {
        says: &["반려동물은 동반할 수 있습니다."],
        denies: &["반려동물은 동반이 금지됩니다.", "반려동물은 동반하실 수 없습니다."],
    },
    Both {
        says: &["特价商品可以退货。"],
        denies: &["特价商品不支持退货。", "特价商品不予退货。", "特价商品无法退货。", "特价商品不得退货。"],
    },
    Both {
        says: &["清洗时可以用水冲洗主机。"],
        denies: &["清洗时禁止用水冲洗主机。", "清洗时严禁用水冲洗主机。", "清洗时请勿用水冲洗主机。"],
    },
    Both { says: &["价格含运费。"], denies: &["价格未包含运费。", "价格不含运费。"] },
    Both {
        says: &["يمكن غسل المرشح بالماء.", "يجوز غسل المرشح بالماء."],
        denies: &["لا يمكن غسل المرشح بالماء.", "لا يجوز غسل المرشح بالماء.", "يجب عدم غسل المرشح بالماء."],
    },
    Both {
        says: &["Tickets are refundable.", "Tickets can be refunded."],
        denies: &[
            "Tickets cannot be refunded.",
            "Tickets are not refundable.",
            "Tickets are non-refundable.",
        ],
    },
    Both {
        says: &["Refunds are granted after 30 days.", "Refunds are available after 30 days."],
        denies: &["Refunds are not available after 30 days.", "Refunds are not granted after 30 days."],
    },
    Both {
        says: &["The contractor may use the client's logo."],
        denies: &[
            "Under no circumstances shall the contractor use the client's logo.",
            "The contractor is prohibited from using the client's logo.",
        ],
    },
    Both {
        says: &["水濡れによる故障は保証の対象です。"], denies: &["水濡れによる故障は保証の対象外です。"]
    },
    Both {
        says: &["La garantie couvre les dégâts des eaux."],
        denies: &[
            "Les dégâts des eaux sont exclus de la garantie.",
            "La garantie ne couvre pas les dégâts des eaux.",
        ],
    },
    Both {
        says: &["The museum allows flash photography."],
        denies: &["Flash photography is not permitted anywhere in the museum."],
    },
    Both {
        says: &["The mirror should be touched with bare fingers."],
        denies: &[
            "Avoid touching the mirror with bare fingers.",
            "Don't touch the mirror with bare fingers.",
        ],
    },
    Both { says: &["Puede lavar el filtro con agua."], denies: &["Evite lavar el filtro con agua."] },
    Both {
        says: &["Vous pouvez laver le filtre à l'eau."], denies: &["Évitez de laver le filtre à l'eau."]
    },
    Both {
        says: &["You can export your data to CSV."],
        denies: &["Exporting your data to CSV is not yet supported."],
    },
    Both {
        says: &["Die Heckenschere lässt sich bei Regen verwenden."],
        denies: &["Die Verwendung der Heckenschere bei Regen ist untersagt."],
    },
    Both {
        says: &["Les billets sont remboursables.", "Les billets peuvent être remboursés."],
        denies: &["Les billets ne sont pas remboursés.", "Les billets ne sont pas remboursables."],
    },
    Both {
        says: &["Los billetes son reembolsables.", "Los billetes se reembolsan."],
        denies: &["Los billetes no se reembolsan.", "Los billetes no son reembolsables."],
    },
    Both {
        says: &["A validated invoice can be deleted."],
        denies: &[
            "A validated invoice cannot be deleted.",
            "Deleting a validated invoice remains impossible.",
            "It remains impossible to delete a validated invoice.",
        ],
    },
    Both {
        says: &["Express delivery is offered for bulky items."],
        denies: &["Express delivery cannot be chosen for bulky items."],
    },
    Both {
        says: &["Support can recover your data.", "We can recover your data."],
        denies: &["We can't recover your data."],
    },
    Both {
        says: &["El soporte puede recuperar los datos."],
        denies: &["No podemos recuperar los datos.", "El soporte no puede recuperar los datos."],
    },
    Both {
        says: &["Nous pouvons récupérer les données."],
        denies: &["Nous ne pouvons pas récupérer les données."],
    },
    Both {
        says: &["Se borran las copias."],
        denies: &["No se borran las copias.", "No se borra ninguna copia."],
    },
    Both {
        says: &["Node.js 16 is supported."],
        denies: &[
            "Node.js 16 is not supported.",
            "Support for Node.js 16 has been dropped.",
            "Support for Node.js 16 was discontinued in May.",
        ],
    },
    Both {
        says: &["É permitido fotografar no museu."], denies: &["Não é permitido fotografar no museu."]
    },
];

#[test]
fn who_allows_what_is_denied_is_refuted() {
    for Both { says, denies } in SENTENCES {
        for (claim, source) in says.iter().flat_map(|says| denies.iter().map(move |denies| (says, denies))) {
            let verdict = held(claim, source);
            assert_eq!(verdict.status, VerdictStatus::Inaccurate, "{claim} of {source} {}", verdict.support);
            let turned = held(source, claim);
            assert_ne!(turned.status, VerdictStatus::Accurate, "{source} of {claim} {}", turned.support);
        }
    }
}

#[test]
fn who_says_the_same_in_other_words_is_not_refuted() {
    for alike in SENTENCES.iter().flat_map(|both| [both.says, both.denies]) {
        for (claim, source) in alike.iter().flat_map(|one| alike.iter().map(move |other| (one, other))) {
            let verdict = held(claim, source);
            assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{claim} of {source}");
        }
    }
}

/// What only looks like a denial: "must" is "not without" in Japanese, "no objection" a leave, and delays aren't done.
#[test]
fn who_has_to_or_may_is_denied_nothing() {
    for (claim, source) in [
        ("書面で通知する必要があります。", "書面で通知しなければなりません。"),
        ("接種当日に入浴できます。", "接種当日の入浴は差し支えありません。"),
        ("事前にお問い合わせください。", "ご遠慮なく事前にお問い合わせください。"),
        ("この商品は遅れて届くことがあります。", "この商品は遅れて届くかもしれません。"),
        ("Further delays cost 20 euros.", "Avoid further delays, which cost 20 euros."),
        ("送料はかかりません。", "送料は無料になります。"),
        ("The results were not the same in both groups.", "The results were different in the two groups."),
        ("Logs are kept for 30 days.", "Logs are deleted after 30 days."),
    ] {
        let verdict = held(claim, source);
        assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{claim} of {source} {:?}", verdict.reasons);
    }
}

/// Two clauses that a Korean denial joins: what the second says isn't denied, and what the first denies is.
#[test]
fn a_korean_denial_reaches_no_further_than_its_clause() {
    let source = "보조 배터리는 위탁할 수 없으며 반드시 기내에 휴대해야 합니다.";
    for wrong in [
        "보조 배터리는 기내에 휴대할 수 없습니다.",
        "보조 배터리는 기내에 휴대할 수 없으며 반드시 위탁해야 합니다.",
    ] {
        assert_ne!(held(wrong, source).status, VerdictStatus::Accurate, "{wrong}");
    }
    let right = "보조 배터리는 반드시 기내에 휴대해야 합니다.";
    assert_eq!(held(right, source).status, VerdictStatus::Accurate);
}

/// What is denied of all but some, of those that aren't, and of what has ended.
#[test]
fn what_is_denied_in_other_words_is_not_refuted() {
    for (claim, source) in [
        ("Everyone but guests can vote in polls.", "Guests cannot vote in polls."),
        ("Non-admins cannot restore deleted boards.", "Only admins can restore deleted boards."),
        ("Nichtmitglieder können nicht abstimmen.", "Nur Mitglieder können abstimmen."),
        ("The download link can't be used after 24 hours.", "The download link expires after 24 hours."),
        ("Los puntos no se pueden canjear después de un año.", "Los puntos caducan después de un año."),
    ] {
        let verdict = held(claim, source);
        assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{claim}: {:?}", verdict.reasons);
    }
    for (claim, source) in [
        ("Non-admins can restore deleted boards.", "Only admins can restore deleted boards."),
        ("Points expire after a year.", "Points do not expire after a year."),
        ("Points don't expire after a year.", "Points expire after a year."),
        ("Points are not transferable.", "Points are transferable and expire after a year."),
        (
            "Only refundable tickets can be cancelled.",
            "Non-refundable tickets can be cancelled; no fee applies.",
        ),
        (
            "Members can use the pool and other facilities.",
            "Non-members can use the pool and other facilities.",
        ),
    ] {
        let verdict = held(claim, source);
        assert_eq!(verdict.status, VerdictStatus::Inaccurate, "{claim}: {:.2}", verdict.support);
    }
}
