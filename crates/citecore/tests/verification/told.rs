//! What a claim comes to, as a reader sees it: a right one is not inaccurate, a wrong one not accurate, whatever the reasons.

use citecore::VerdictStatus::{self, Accurate, Inaccurate, Uncertain};

use crate::held;

/// Fails with every claim of another status than its row has. Claim, source, whether it is right, and the status, which may be uncertain
/// of either.
fn told(table: &[(&str, &str, bool, VerdictStatus)]) {
    let mut wrong = Vec::new();
    for &(claim, text, right, status) in table {
        let verdict = held(claim, text);
        let misled = if right { Inaccurate } else { Accurate };
        if verdict.status != status || status == misled {
            let found = (verdict.status, verdict.reasons, verdict.support);
            wrong.push(format!("{claim} | {text}: {found:.2?}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn sentences_begin_with_names_in_small_letters_and_with_code() {
    told(&[
        (
            "tvOS is supported.",
            "iOS is supported. watchOS is not supported. tvOS is supported.",
            true,
            Accurate,
        ),
        (
            "watchOS is supported.",
            "iOS is supported. watchOS is not supported. tvOS is supported.",
            false,
            Inaccurate,
        ),
        ("The API key is required.", "The API key is required. `secret` is not required.", true, Accurate),
        ("`secret` is required.", "The API key is required. `secret` is not required.", false, Inaccurate),
        (
            "Debit cards are accepted.",
            "Debit cards are accepted. eBay vouchers are not accepted.",
            true,
            Accurate,
        ),
        ("pnpm is supported.", "npm is supported. yarn is not supported. pnpm is supported.", true, Accurate),
        (
            "pip install takes 30 seconds.",
            "npm install takes 30 seconds. pip install takes 10 seconds.",
            false,
            Inaccurate,
        ),
    ]);
}

#[test]
fn the_number_of_a_source_is_not_the_source_s() {
    let source =
        "The mount weighs 14 kg. Das Stativ wiegt 4 kg. 환불은 14일 이내에 가능합니다. 退款须在14天内申请。";
    let table = [
        ("As mentioned in passage 3, the mount weighs 14 kg.", Accurate),
        ("Sources 1 and 2 say that the mount weighs 14 kg.", Accurate),
        ("The mount weighs 14 kg, according to Document 2.", Accurate),
        ("Laut Quelle 3 wiegt das Stativ 4 kg.", Accurate),
        ("출처 2에 따르면 환불은 14일 이내에 가능합니다.", Accurate),
        ("根据文档2，退款须在14天内申请。", Accurate),
        ("As mentioned in passage 3, the mount weighs 3 kg.", Inaccurate),
        ("The mount weighs 2 kg, according to Document 2.", Inaccurate),
        ("The mount has 3 documents.", Inaccurate),
    ];
    for (claim, status) in table {
        assert_eq!(held(claim, source).status, status, "{claim}");
    }
}

#[test]
fn what_only_some_may_do_others_may_not_in_any_language() {
    let korean = "관리자만 멤버를 삭제할 수 있습니다. 프로 요금제는 사용자 5명을 포함합니다.";
    let french =
        "Seuls les administrateurs peuvent supprimer des membres. L'offre Pro comprend 5 utilisateurs.";
    let hindi = "केवल व्यवस्थापक ही सदस्यों को हटा सकते हैं। प्रो प्लान में 5 उपयोगकर्ता शामिल हैं।";
    told(&[
        ("모든 사용자가 멤버를 삭제할 수 있습니다.", korean, false, Uncertain),
        ("관리자는 멤버를 삭제할 수 있습니다.", korean, true, Accurate),
        (
            "무료 요금제는 하루에 한 번 내보냅니다.",
            "하지만 무료 요금제는 하루에 한 번 내보냅니다.",
            true,
            Accurate,
        ),
        ("Tous les utilisateurs peuvent supprimer des membres.", french, false, Uncertain),
        ("Les administrateurs peuvent supprimer des membres.", french, true, Accurate),
        ("कोई भी सदस्यों को हटा सकता है।", hindi, false, Uncertain),
        ("व्यवस्थापक सदस्यों को हटा सकते हैं।", hindi, true, Accurate),
    ]);
}

#[test]
fn a_few_words_beside_the_right_number_are_not_refuted() {
    let kept = "エクスポートしたファイルは30日間保存されます。";
    told(&[
        ("**보관 기간**: 30일", "내보낸 파일은 30일 동안 보관됩니다.", true, Uncertain),
        ("**보관 기간**: 60일", "내보낸 파일은 30일 동안 보관됩니다.", false, Inaccurate),
        ("保存期間は30日です。", kept, true, Uncertain),
        ("保存期間は60日です。", kept, false, Inaccurate),
        ("L'offre Pro coûte 20 € par an.", "L'offre Pro coûte 20 € par an.", true, Accurate),
        ("L'offre Pro coûte 20 € par an.", "L'offre Pro coûte 20 € par mois.", false, Inaccurate),
        ("1️⃣ Exports are kept for 30 days.", "Exports are kept for 30 days.", true, Accurate),
        ("✅ Exports are kept for 60 days.", "Exports are kept for 30 days.", false, Inaccurate),
    ]);
}

#[test]
fn numbers_are_the_same_however_they_are_written() {
    told(&[
        (
            "The library opens at 9 a.m",
            "The library opens at 9 a.m. and closes at 8 p.m. daily.",
            true,
            Accurate,
        ),
        (
            "The library opens at 9 p.m",
            "The library opens at 9 a.m. and closes at 8 p.m. daily.",
            false,
            Inaccurate,
        ),
        ("It takes half a minute to start.", "It takes 30 seconds to start.", true, Accurate),
        ("It takes half a minute to start.", "It takes 40 seconds to start.", false, Inaccurate),
        ("The trip takes 15 minutes.", "The trip takes a quarter of an hour.", true, Accurate),
        ("The trip takes 20 minutes.", "The trip takes a quarter of an hour.", false, Inaccurate),
        ("The tour lasts 90 minutes.", "The tour lasts an hour and a half.", true, Accurate),
        ("The tour lasts 60 minutes.", "The tour lasts an hour and a half.", false, Inaccurate),
        ("La visita dura una hora y media.", "La visita dura 90 minutos.", true, Accurate),
        ("La visita dura una hora y media.", "La visita dura 60 minutos.", false, Inaccurate),
        ("La visita dura 1,5 ore.", "La visita dura 90 minuti.", true, Accurate),
        ("La visita dura 90 ore.", "La visita dura 90 minuti.", false, Inaccurate),
        ("Il biglietto costa 20 dollari.", "Il biglietto costa 20 euro.", false, Inaccurate),
        ("Die Führung dauert eine Stunde und 30 Minuten.", "Die Führung dauert 90 Minuten.", true, Accurate),
        ("Die Führung dauert anderthalb Stunden.", "Die Führung dauert 90 Minuten.", true, Accurate),
        ("The trial lasts half a year.", "The trial lasts 6 months.", true, Accurate),
        (
            "Sales in the first half of the year rose.",
            "Sales in the first six months of the year rose.",
            true,
            Accurate,
        ),
        ("The city has one and a half million people.", "The city has 1,500,000 people.", true, Accurate),
        ("The rate rose by 25 basis points.", "The rate rose by 0.25 %.", true, Accurate),
        ("The rate rose by 50 basis points.", "The rate rose by 0.25 %.", false, Inaccurate),
        ("Drei Viertel der Nutzer waren zufrieden.", "75 % der Nutzer waren zufrieden.", true, Accurate),
        ("The box holds half a dozen eggs.", "The box holds 6 eggs.", true, Accurate),
        ("The show starts at quarter past eight.", "The show starts at 8:15.", true, Accurate),
        ("Sales fell in the third quarter.", "Sales fell in Q3.", true, Accurate),
        ("Sales fell in Q3.", "Sales fell in the third quarter.", true, Accurate),
        ("Sales fell in Q2.", "Sales fell in the third quarter.", false, Inaccurate),
        ("O museu abre às 9:00.", "O museu abre às 9h.", true, Accurate),
        ("O museu abre às 10:00.", "O museu abre às 9h.", false, Inaccurate),
        ("开放时间为10:00至20:00。", "开放时间为上午10点至晚上8点。", true, Accurate),
        ("开放时间为11:00至20:00。", "开放时间为上午10点至晚上8点。", false, Inaccurate),
        ("遮光罩的长度为两倍。", "遮光罩的长度为一倍半。", false, Uncertain),
    ]);
}

#[test]
fn a_range_shares_its_power_of_ten_and_its_currency() {
    let grew = "The population grew from 2.1 million in 2000 to 3.2 million in 2020.";
    told(&[
        ("The population grew from 2.1 to 3.2 million.", grew, true, Accurate),
        ("The population grew from 2.2 to 3.2 million.", grew, false, Inaccurate),
        (
            "Revenue rose from $2.1 to $3.2 billion.",
            "Revenue rose from $2.1 billion to $3.2 billion.",
            true,
            Accurate,
        ),
        (
            "Die Zahl stieg von 10 auf 12 Millionen.",
            "Die Zahl stieg von 10 Millionen auf 12 Millionen.",
            true,
            Accurate,
        ),
        ("The fee rose from $12 to $10.", "The fee rose from $10 to $12 in May.", false, Inaccurate),
    ]);
}

#[test]
fn what_words_count_is_not_given_by_days_of_the_month_nor_by_a_unit_alone() {
    let carried = "Up to five unused days may be carried over.";
    let due = "Payment is due on 12 October. You get five vouchers.";
    told(&[
        ("Up to ten unused days may be carried over.", carried, false, Inaccurate),
        ("Up to 5 unused days may be carried over.", carried, true, Accurate),
        ("You get twelve vouchers.", due, false, Inaccurate),
        ("You get ten vouchers.", due, false, Inaccurate),
        ("You get five vouchers.", due, true, Accurate),
        (
            "Once items have been received, the refund takes 7 days.",
            "The refund takes 5 to 7 days.",
            true,
            Uncertain,
        ),
        ("There is a 30-day free trial.", "Yes, 14 days. Each month you get an invoice.", false, Inaccurate),
        ("It takes 60 minutes.", "It takes an hour.", true, Accurate),
        (
            "The limit is 600 requests every 60 seconds.",
            "The limit is 600 requests per minute.",
            true,
            Accurate,
        ),
        ("The Moon is about half a degree wide.", "The Moon is 31 arcminutes wide.", true, Accurate),
    ]);
}

#[test]
fn of_what_has_changed_the_new_number_holds() {
    let fee = "The fee increased from $10 to $12 in May.";
    let limit = "The limit was raised from 5 GB to 10 GB.";
    told(&[
        ("The fee is $12.", fee, true, Accurate),
        ("The fee is $10.", fee, false, Inaccurate),
        ("The fee was $10 before May.", fee, true, Accurate),
        ("The fee rose from $10 to $12.", fee, true, Accurate),
        ("The limit is 10 GB.", limit, true, Accurate),
        ("The limit is 5 GB.", limit, false, Inaccurate),
        ("The fee is $10.", "The fee used to be $10. It is $12 now.", false, Inaccurate),
        ("The fee is $12.", "The fee used to be $10. It is $12 now.", true, Accurate),
        ("Die Gebühr beträgt 12 €.", "Die Gebühr wurde von 10 € auf 12 € erhöht.", true, Uncertain),
        ("Die Gebühr beträgt 10 €.", "Die Gebühr wurde von 10 € auf 12 € erhöht.", false, Inaccurate),
        ("Les frais sont de 12 €.", "Les frais sont passés de 10 € à 12 €.", true, Accurate),
        ("Les frais sont de 10 €.", "Les frais sont passés de 10 € à 12 €.", false, Inaccurate),
        ("La tarifa es de 12 €.", "La tarifa subió de 10 € a 12 €.", true, Accurate),
        ("La tarifa es de 10 €.", "La tarifa subió de 10 € a 12 €.", false, Inaccurate),
        ("가격은 12,000원이다.", "가격은 10,000원에서 12,000원으로 올랐다.", true, Accurate),
        ("가격은 10,000원이다.", "가격은 10,000원에서 12,000원으로 올랐다.", false, Inaccurate),
        ("价格为120元。", "价格从100元上涨到120元。", true, Accurate),
        ("价格为100元。", "价格从100元上涨到120元。", false, Inaccurate),
        ("कीमत 120 रुपये है।", "कीमत 100 रुपये से बढ़कर 120 रुपये हो गई।", true, Accurate),
        ("कीमत 100 रुपये है।", "कीमत 100 रुपये से बढ़कर 120 रुपये हो गई।", false, Inaccurate),
        ("価格は120円です。", "価格は100円から120円に上昇しました。", true, Accurate),
        ("価格は100円です。", "価格は100円から120円に値上げされました。", false, Inaccurate),
        ("Revenue was $4.2 billion.", "Revenue was $4.2 billion, up 8% from $3.9 billion.", true, Accurate),
        (
            "Revenue was $3.9 billion.",
            "Revenue was $4.2 billion, up 8% from $3.9 billion.",
            false,
            Inaccurate,
        ),
        // What ranges hasn't changed
        ("영업은 9시에 시작한다.", "영업시간은 9시에서 18시까지다.", true, Uncertain),
        ("The museum opens at 9 am.", "The museum is open from 9 am to 5 pm.", true, Accurate),
        ("The course lasts at least 4 weeks.", "The course lasts from 4 to 6 weeks.", true, Uncertain),
        ("Prices start at $10.", "Prices range from $10 to $12.", true, Accurate),
        ("Es gibt 20 % auf 3 Artikel.", "Es gibt 20 % auf 3 Artikel.", true, Accurate),
    ]);
}

#[test]
fn a_number_nearby_that_says_the_same_or_of_something_else_speaks_against_none() {
    let lake = "The lake is about 50 km long; the exact figure is 48.7 km.";
    let release = "Version 4.2 was released in March. The serve command will be removed in version 5.0. A bug that \
                   caused builds to hang has been fixed.";
    told(&[
        ("The lake is 48.7 km long.", lake, true, Accurate),
        ("The lake is 60 km long.", lake, false, Inaccurate),
        ("About 43,500 people took part.", "Nearly 44,000 people took part: 43,548 in all.", true, Accurate),
        ("Version 4.2 fixes a bug that caused builds to hang.", release, true, Accurate),
        ("The serve command will be removed in version 4.2.", release, false, Inaccurate),
    ]);
    let before = "You can check in up to 60 minutes before departure.";
    told(&[
        ("You must check in at least 60 minutes before departure.", before, true, Uncertain),
        ("You must check in at least 90 minutes before departure.", before, false, Inaccurate),
        ("You must carry at least 5 kg.", "You can carry up to 5 kg.", false, Inaccurate),
    ]);
}

#[test]
fn what_a_source_says_of_one_thing_is_not_said_of_another() {
    let plans = "The Starter plan costs $20. The Business plan costs $50.";
    let dates = "Applications open on March 3. Applications close on April 15.";
    let life = "Anna Berg was born in Oslo in 1950. She studied in Berlin and died in Rome.";
    let members = "标准会员每月可下载100个文件。高级会员每月可下载500个文件。";
    told(&[
        ("The Business plan costs $50.", plans, true, Accurate),
        ("The Business plan costs $20.", plans, false, Inaccurate),
        ("The Starter plan costs $50.", plans, false, Inaccurate),
        (
            "The Plus plan costs $20.",
            "The Standard plan costs $20. The Plus plan costs $50.",
            false,
            Inaccurate,
        ),
        (
            "The Large box holds 20 books.",
            "The Small box holds 20 books. The Large box holds 50 books.",
            false,
            Inaccurate,
        ),
        (
            "The Large box holds 50 books.",
            "The Small box holds 20 books. The Large box holds 50 books.",
            true,
            Accurate,
        ),
        ("标准会员每月可下载500个文件。", members, false, Inaccurate),
        ("高级会员每月可下载500个文件。", members, true, Accurate),
        ("Applications close on April 15.", dates, true, Accurate),
        ("Applications close on March 3.", dates, false, Uncertain),
        ("Anna Berg was born in Oslo in 1950.", life, true, Accurate),
        ("Anna Berg was born in Berlin in 1950.", life, false, Uncertain),
        ("Anna Berg studied in Berlin.", life, true, Accurate),
        // A dateline is of all that stands below it.
        (
            "The office in Oslo opened on 3 May 2021.",
            "3 May 2021\n\nThe office in Oslo opened, ten years after 2011.",
            true,
            Accurate,
        ),
    ]);
}

#[test]
fn a_period_is_no_other_period() {
    let limit = "The daily limit is $20,000.";
    let files = "You can download 50 files per month.";
    told(&[
        ("The weekly limit is $20,000.", limit, false, Inaccurate),
        ("The limit is $20,000 per day.", limit, true, Accurate),
        ("The limit is $20,000.", limit, true, Accurate),
        ("You can download 50 files per day.", files, false, Inaccurate),
        ("You can download 50 files each month.", files, true, Accurate),
        ("You can download 50 files monthly.", files, true, Accurate),
        ("The annual fee is $9.", "The monthly fee is $9.", false, Inaccurate),
        ("Die jährliche Gebühr beträgt 9 €.", "Die monatliche Gebühr beträgt 9 €.", false, Inaccurate),
        ("Die Gebühr beträgt 9 € im Monat.", "Die monatliche Gebühr beträgt 9 €.", true, Accurate),
        ("हर दिन पाँच लेनदेन मुफ्त हैं।", "हर महीने पाँच लेनदेन मुफ्त हैं।", false, Inaccurate),
        ("연 요금은 9,000원입니다.", "월 요금은 9,000원입니다.", false, Inaccurate),
        ("年费为9元。", "月费为9元。", false, Inaccurate),
        ("The header gives the minutes to wait.", "The header gives the seconds to wait.", false, Inaccurate),
        (
            "She moved to Oslo in the same year.",
            "The prize was awarded in May; the same month she moved to Oslo.",
            true,
            Uncertain,
        ),
        (
            "Daily totals can be seen in the app.",
            "Statements are issued monthly. Daily totals can be seen in the app.",
            true,
            Accurate,
        ),
        // A period that the source has of something else.
        (
            "Monthly billing saves 15%.",
            "The Basic plan costs $9 per month and includes 3 users. Annual billing saves 15%.",
            false,
            Inaccurate,
        ),
        (
            "Die Gebühr beträgt 39,90 Euro pro Jahr.",
            "Der Vertrag verlängert sich um ein weiteres Jahr. Die monatliche Gebühr beträgt 39,90 Euro.",
            false,
            Inaccurate,
        ),
        (
            "The daily limit is $20,000.",
            "Per day\n\nThe limit of each month is higher. The limit is $20,000.",
            true,
            Accurate,
        ),
    ]);
}

#[test]
fn noon_and_midnight_are_times() {
    told(&[
        ("Checkout is at 12 p.m.", "Checkout is at noon.", true, Accurate),
        ("Checkout is at noon.", "Checkout is at 12 p.m.", true, Accurate),
        ("Checkout is at 10:00.", "Checkout is at noon.", false, Inaccurate),
        ("The gate closes at 00:00.", "The gate closes at midnight.", true, Accurate),
        ("The gate closes at midnight.", "The gate closes at noon.", false, Inaccurate),
    ]);
}
