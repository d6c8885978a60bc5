//! Words that no source has, in languages whose letters tell no names, and words of these languages that are another form of a
//! source's.

use citecore::VerdictStatus;

use crate::held;

/// What is said of another, the source, and what it says: the first is never accurate.
const OF_ANOTHER: &[(&str, &str, &str)] = &[
    ("瑞利极限等于116除以口径。", "道斯极限等于116除以口径。", "道斯极限等于116除以口径。"),
    ("山地自行车可以带上飞机。", "折叠轮椅可以带上飞机。行李不得超过20公斤。", "折叠轮椅可以带上飞机。"),
    ("教師證可以免費借書。", "學生證可以免費借書，每次三本。", "學生證可以免費借書。"),
    (
        "岡山支店では週末も相談できます。",
        "新宿支店では週末も相談できます。予約は不要です。",
        "新宿支店では週末も相談できます。",
    ),
    (
        "الإسكندرية هي مقر الشركة الرئيسي.",
        "القاهرة هي مقر الشركة الرئيسي منذ 1998.",
        "القاهرة هي مقر الشركة الرئيسي.",
    ),
    (
        "택시 요금은 법인 카드로 결제합니다.",
        "항공 요금은 법인 카드로 결제합니다.",
        "항공 요금은 법인 카드로 결제합니다.",
    ),
    (
        "मोबाइल खाते में हर महीने 500 रुपये रखे जा सकते हैं।",
        "बचत खाते में हर महीने 500 रुपये रखे जा सकते हैं।",
        "बचत खाते में हर महीने 500 रुपये रखे जा सकते हैं।",
    ),
];

#[test]
fn what_is_said_of_what_no_source_names_is_not_accurate() {
    for (claim, source, right) in OF_ANOTHER {
        assert_ne!(held(claim, source).status, VerdictStatus::Accurate, "{claim}");
        assert_eq!(held(right, source).status, VerdictStatus::Accurate, "{right}");
    }
}

#[test]
fn a_source_may_say_it_in_other_words() {
    for (claim, source) in [
        ("每天最多可以预约3次。", "预约次数每天以3次为上限，每天可以预约3次。"),
        ("비행기 요금을 법인 카드로 결제하면 됩니다.", "비행기 요금은 법인 카드로 결제합니다."),
        ("हर महीने 500 रुपये जमा करने होते हैं।", "हर महीने 500 रुपये जमा कराने होते हैं।"),
        // A long claim has some noun that its source doesn't have.
        (
            "सभा पर जनरल डायर ने गोलियाँ चलवाईं, जिसमें 400 से अधिक लोग मारे गए और 2000 से अधिक घायल हुए।",
            "जनरल डायर ने सभा में उपस्थित भीड़ पर गोलियाँ चलवा दीं, जिसमें 400 से अधिक व्यक्ति मरे और 2000 से अधिक घायल हुए।",
        ),
    ] {
        assert_eq!(held(claim, source).status, VerdictStatus::Accurate, "{claim}");
    }
}

/// Claims that say in other words what a source says: none is refuted.
const REWORDED: &[(&str, &str)] = &[
    ("退货的运费由卖家来负担。", "因质量问题退货的，运费由卖家承担。"),
    ("取药时要带上身份证。", "患者取药时须携带本人身份证原件。"),
    ("本館は月曜日がお休みです。", "当館の休館日は毎週月曜日です。"),
    ("高い山では水が早く沸きます。", "標高の高い場所では、水は低い温度で沸騰します。"),
    ("書類は郵便でも出せます。", "申請書類は郵送でも提出できます。"),
];

#[test]
fn what_is_said_in_other_letters_is_not_refuted() {
    for (claim, source) in REWORDED {
        let verdict = held(claim, source);
        assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{claim}: {:.2}", verdict.support);
    }
}
