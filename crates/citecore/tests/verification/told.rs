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
fn the_number_of_a_source_is_not_the_source_s() {
    let source =
        "The mount weighs 14 kg. Das Stativ wiegt 4 kg. 환불은 14일 이내에 가능합니다. 退款须在14天内申请。";
    let table = [
        ("As mentioned in passage 3, the mount weighs 14 kg.", VerdictStatus::Accurate),
        ("Sources 1 and 2 say that the mount weighs 14 kg.", VerdictStatus::Accurate),
        ("The mount weighs 14 kg, according to Document 2.", VerdictStatus::Accurate),
        ("Laut Quelle 3 wiegt das Stativ 4 kg.", VerdictStatus::Accurate),
        ("출처 2에 따르면 환불은 14일 이내에 가능합니다.", VerdictStatus::Accurate),
        ("根据文档2，退款须在14天内申请。", VerdictStatus::Accurate),
        ("As mentioned in passage 3, the mount weighs 3 kg.", VerdictStatus::Inaccurate),
        ("The mount weighs 2 kg, according to Document 2.", VerdictStatus::Inaccurate),
        ("The mount has 3 documents.", VerdictStatus::Inaccurate),
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
        ("모든 사용자가 멤버를 삭제할 수 있습니다.", korean, false),
        ("관리자는 멤버를 삭제할 수 있습니다.", korean, true),
        ("무료 요금제는 하루에 한 번 내보냅니다.", "하지만 무료 요금제는 하루에 한 번 내보냅니다.", true),
        ("Tous les utilisateurs peuvent supprimer des membres.", french, false),
        ("Les administrateurs peuvent supprimer des membres.", french, true),
        ("कोई भी सदस्यों को हटा सकता है।", hindi, false),
        ("व्यवस्थापक सदस्यों को हटा सकते हैं।", hindi, true),
    ]);
}

#[test]
fn a_few_words_beside_the_right_number_are_not_refuted() {
    let kept = "エクスポートしたファイルは30日間保存されます。";
    told(&[
        ("**보관 기간**: 30일", "내보낸 파일은 30일 동안 보관됩니다.", true),
        ("**보관 기간**: 60일", "내보낸 파일은 30일 동안 보관됩니다.", false),
        ("保存期間は30日です。", kept, true),
        ("保存期間は60日です。", kept, false),
        ("L'offre Pro coûte 20 € par an.", "L'offre Pro coûte 20 € par an.", true),
        ("L'offre Pro coûte 20 € par an.", "L'offre Pro coûte 20 € par mois.", false),
        ("1️⃣ Exports are kept for 30 days.", "Exports are kept for 30 days.", true),
        ("✅ Exports are kept for 60 days.", "Exports are kept for 30 days.", false),
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
        ("Sales fell in the third quarter.", "Sales fell in Q3.", true),
        ("Sales fell in Q3.", "Sales fell in the third quarter.", true),
        ("Sales fell in Q2.", "Sales fell in the third quarter.", false),
        ("O museu abre às 9:00.", "O museu abre às 9h.", true),
        ("O museu abre às 10:00.", "O museu abre às 9h.", false),
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

#[test]
fn of_what_has_changed_the_new_number_holds() {
    let fee = "The fee increased from $10 to $12 in May.";
    let limit = "The limit was raised from 5 GB to 10 GB.";
    told(&[
        ("The fee is $12.", fee, true),
        ("The fee is $10.", fee, false),
        ("The fee was $10 before May.", fee, true),
        ("The fee rose from $10 to $12.", fee, true),
        ("The limit is 10 GB.", limit, true),
        ("The limit is 5 GB.", limit, false),
        ("The fee is $10.", "The fee used to be $10. It is $12 now.", false),
        ("The fee is $12.", "The fee used to be $10. It is $12 now.", true),
        ("Die Gebühr beträgt 12 €.", "Die Gebühr wurde von 10 € auf 12 € erhöht.", true),
        ("Die Gebühr beträgt 10 €.", "Die Gebühr wurde von 10 € auf 12 € erhöht.", false),
        ("Les frais sont de 12 €.", "Les frais sont passés de 10 € à 12 €.", true),
        ("Les frais sont de 10 €.", "Les frais sont passés de 10 € à 12 €.", false),
        ("La tarifa es de 12 €.", "La tarifa subió de 10 € a 12 €.", true),
        ("La tarifa es de 10 €.", "La tarifa subió de 10 € a 12 €.", false),
        ("가격은 12,000원이다.", "가격은 10,000원에서 12,000원으로 올랐다.", true),
        ("가격은 10,000원이다.", "가격은 10,000원에서 12,000원으로 올랐다.", false),
        ("价格为120元。", "价格从100元上涨到120元。", true),
        ("价格为100元。", "价格从100元上涨到120元。", false),
        ("कीमत 120 रुपये है।", "कीमत 100 रुपये से बढ़कर 120 रुपये हो गई।", true),
        ("कीमत 100 रुपये है।", "कीमत 100 रुपये से बढ़कर 120 रुपये हो गई।", false),
        ("価格は120円です。", "価格は100円から120円に上昇しました。", true),
        ("価格は100円です。", "価格は100円から120円に値上げされました。", false),
        ("Revenue was $4.2 billion.", "Revenue was $4.2 billion, up 8% from $3.9 billion.", true),
        ("Revenue was $3.9 billion.", "Revenue was $4.2 billion, up 8% from $3.9 billion.", false),
        // What ranges hasn't changed
        ("영업은 9시에 시작한다.", "영업시간은 9시에서 18시까지다.", true),
        ("The museum opens at 9 am.", "The museum is open from 9 am to 5 pm.", true),
        ("The course lasts at least 4 weeks.", "The course lasts from 4 to 6 weeks.", true),
        ("Prices start at $10.", "Prices range from $10 to $12.", true),
        ("Es gibt 20 % auf 3 Artikel.", "Es gibt 20 % auf 3 Artikel.", true),
    ]);
}

#[test]
fn a_number_nearby_that_says_the_same_or_of_something_else_speaks_against_none() {
    let lake = "The lake is about 50 km long; the exact figure is 48.7 km.";
    let release = "Version 4.2 was released in March. The serve command will be removed in version 5.0. A bug that \
                   caused builds to hang has been fixed.";
    told(&[
        ("The lake is 48.7 km long.", lake, true),
        ("The lake is 60 km long.", lake, false),
        ("About 43,500 people took part.", "Nearly 44,000 people took part: 43,548 in all.", true),
        ("Version 4.2 fixes a bug that caused builds to hang.", release, true),
        ("The serve command will be removed in version 4.2.", release, false),
    ]);
    let before = "You can check in up to 60 minutes before departure.";
    told(&[
        ("You must check in at least 60 minutes before departure.", before, true),
        ("You must check in at least 90 minutes before departure.", before, false),
        ("You must carry at least 5 kg.", "You can carry up to 5 kg.", false),
    ]);
}

#[test]
fn what_a_source_says_of_one_thing_is_not_said_of_another() {
    let plans = "The Starter plan costs $20. The Business plan costs $50.";
    let dates = "Applications open on March 3. Applications close on April 15.";
    let life = "Anna Berg was born in Oslo in 1950. She studied in Berlin and died in Rome.";
    let members = "标准会员每月可下载100个文件。高级会员每月可下载500个文件。";
    told(&[
        ("The Business plan costs $50.", plans, true),
        ("The Business plan costs $20.", plans, false),
        ("The Starter plan costs $50.", plans, false),
        ("The Plus plan costs $20.", "The Standard plan costs $20. The Plus plan costs $50.", false),
        (
            "The Large box holds 20 books.",
            "The Small box holds 20 books. The Large box holds 50 books.",
            false,
        ),
        (
            "The Large box holds 50 books.",
            "The Small box holds 20 books. The Large box holds 50 books.",
            true,
        ),
        ("标准会员每月可下载500个文件。", members, false),
        ("高级会员每月可下载500个文件。", members, true),
        ("Applications close on April 15.", dates, true),
        ("Applications close on March 3.", dates, false),
        ("Anna Berg was born in Oslo in 1950.", life, true),
        ("Anna Berg was born in Berlin in 1950.", life, false),
        ("Anna Berg studied in Berlin.", life, true),
        // A dateline is of all that stands below it.
        (
            "The office in Oslo opened on 3 May 2021.",
            "3 May 2021\n\nThe office in Oslo opened, ten years after 2011.",
            true,
        ),
    ]);
}

#[test]
fn a_period_is_no_other_period() {
    let limit = "The daily limit is $20,000.";
    let files = "You can download 50 files per month.";
    told(&[
        ("The weekly limit is $20,000.", limit, false),
        ("The limit is $20,000 per day.", limit, true),
        ("The limit is $20,000.", limit, true),
        ("You can download 50 files per day.", files, false),
        ("You can download 50 files each month.", files, true),
        ("You can download 50 files monthly.", files, true),
        ("The annual fee is $9.", "The monthly fee is $9.", false),
        ("Die jährliche Gebühr beträgt 9 €.", "Die monatliche Gebühr beträgt 9 €.", false),
        ("Die Gebühr beträgt 9 € im Monat.", "Die monatliche Gebühr beträgt 9 €.", true),
        ("हर दिन पाँच लेनदेन मुफ्त हैं।", "हर महीने पाँच लेनदेन मुफ्त हैं।", false),
        ("연 요금은 9,000원입니다.", "월 요금은 9,000원입니다.", false),
        ("年费为9元。", "月费为9元。", false),
        ("The header gives the minutes to wait.", "The header gives the seconds to wait.", false),
        (
            "She moved to Oslo in the same year.",
            "The prize was awarded in May; the same month she moved to Oslo.",
            true,
        ),
        (
            "Daily totals can be seen in the app.",
            "Statements are issued monthly. Daily totals can be seen in the app.",
            true,
        ),
        // A period that the source has of something else.
        (
            "Monthly billing saves 15%.",
            "The Basic plan costs $9 per month and includes 3 users. Annual billing saves 15%.",
            false,
        ),
        (
            "Die Gebühr beträgt 39,90 Euro pro Jahr.",
            "Der Vertrag verlängert sich um ein weiteres Jahr. Die monatliche Gebühr beträgt 39,90 Euro.",
            false,
        ),
        (
            "The daily limit is $20,000.",
            "Per day\n\nThe limit of each month is higher. The limit is $20,000.",
            true,
        ),
    ]);
}

#[test]
fn noon_and_midnight_are_times() {
    told(&[
        ("Checkout is at 12 p.m.", "Checkout is at noon.", true),
        ("Checkout is at noon.", "Checkout is at 12 p.m.", true),
        ("Checkout is at 10:00.", "Checkout is at noon.", false),
        ("The gate closes at 00:00.", "The gate closes at midnight.", true),
        ("The gate closes at midnight.", "The gate closes at noon.", false),
    ]);
}
