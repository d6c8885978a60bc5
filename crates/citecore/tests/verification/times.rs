//! Times of day: which half of it is meant, and halves of an hour.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const TIMES: &[(&str, &str, bool)] = &[
    ("The shop opens at 8 in the evening.", "The shop opens at 8 in the morning.", true),
    ("The shop opens at 8 am.", "The shop opens at 8 in the morning.", false),
    ("The shop closes at 8 pm.", "The shop closes at 8 in the evening.", false),
    ("The shop closes at 20:00.", "The shop closes at 8 in the evening.", false),
    ("The shop closes at 8 am.", "The shop closes at 8 in the evening.", true),
    ("상담은 오후 9시에 시작합니다.", "상담은 오전 9시에 시작합니다.", true),
    ("상담은 18시에 끝납니다.", "상담은 오후 6시에 끝납니다.", false),
    ("客服下午9点开始上班。", "客服上午9点开始上班。", true),
    ("客服18点下班。", "客服下午6点下班。", false),
    ("窓口は午後9時に開きます。", "窓口は午前9時に開きます。", true),
    ("窓口は18時に閉まります。", "窓口は午後6時に閉まります。", false),
    ("Das Geschäft öffnet um 8 Uhr abends.", "Das Geschäft öffnet um 8 Uhr morgens.", true),
    ("Das Geschäft schließt um 20 Uhr.", "Das Geschäft schließt um 8 Uhr abends.", false),
    ("La tienda abre a las 8 de la tarde.", "La tienda abre a las 8 de la mañana.", true),
    ("La tienda cierra a las 20:00.", "La tienda cierra a las 8 de la tarde.", false),
    ("Le magasin ouvre à 8 heures du soir.", "Le magasin ouvre à 8 heures du matin.", true),
    ("Le magasin ferme à 20 h.", "Le magasin ferme à 8 heures du soir.", false),
    ("Il negozio apre alle 8 di sera.", "Il negozio apre alle 8 del mattino.", true),
    ("A loja abre às 8 da noite.", "A loja abre às 8 da manhã.", true),
    ("दुकान शाम 8 बजे खुलती है।", "दुकान सुबह 8 बजे खुलती है।", true),
    ("दुकान रात 8 बजे बंद होती है।", "दुकान शाम 8 बजे बंद होती है।", false),
    ("يفتح المتجر الساعة 8 مساءً.", "يفتح المتجر الساعة 8 صباحًا.", true),
    ("يغلق المتجر الساعة 20:00.", "يغلق المتجر الساعة 8 مساءً.", false),
    ("The store opens at 7:30.", "The store opens at half past seven.", false),
    ("The store opens at 7:30.", "The store opens at half past eight.", true),
    ("The store opens at 7:45.", "The store opens at quarter to eight.", false),
    ("가게는 7시 30분에 엽니다.", "가게는 7시 반에 엽니다.", false),
    ("가게는 7시에 엽니다.", "가게는 7시 반에 엽니다.", true),
    ("店は7時30分に開きます。", "店は7時半に開きます。", false),
    ("店は7:30に開きます。", "店は7時半に開きます。", false),
    ("店は7時に開きます。", "店は7時半に開きます。", true),
    ("商店7:30开门。", "商店七点半开门。", false),
    ("商店7点30分开门。", "商店7点半开门。", false),
    ("商店8点半开门。", "商店7点半开门。", true),
    ("客服9:00开始，18:00结束。", "客服时间为早上九点到晚上六点。", false),
    ("客服9:00开始，19:00结束。", "客服时间为早上九点到晚上六点。", true),
    ("商店9:30开门。", "商店上午九时三十分开门。", false),
    ("见学9点到18点。", "见学九点到十八点。", false),
    ("店は9時に開きます。", "店は午前九時に開きます。", false),
    ("店は10時に開きます。", "店は午前九時に開きます。", true),
    ("共3小时，有3点困难。", "共三小时，有一点困难。", false),
    ("Das Geschäft öffnet um 7:30 Uhr.", "Das Geschäft öffnet um halb acht.", false),
    ("La tienda abre a las 7:30.", "La tienda abre a las siete y media.", false),
    ("Le magasin ouvre à 7 h 30.", "Le magasin ouvre à sept heures et demie.", false),
    ("Meet us at 6 pm.", "Meet us at 9 in the morning or 6 in the evening.", false),
    ("Of the 12 in the morning group, 3 left.", "Of the 12 in the morning group, 3 left.", false),
    ("About 40 in the evening shift work part time.", "About 40 in the evening shift work part time.", false),
    (
        "You take ten pills a day, 5 in the morning.",
        "5 in the morning and 5 in the evening: ten pills a day.",
        false,
    ),
    ("Take 3 in the evening.", "Take 2 in the morning and 3 in the evening.", false),
    ("Take 3 tablets in the evening.", "Take 2 tablets in the morning and 3 in the evening.", false),
    ("8시에 참석하세요.", "8시 반드시 참석하세요.", false),
    ("Wir öffnen um 9.30 Uhr.", "Wir öffnen um 9:30 Uhr.", false),
    ("Wir öffnen um 9.30 Uhr.", "Wir öffnen um 9:45 Uhr.", true),
    // Ranges
    ("Wir sind von 9 bis 18 Uhr da.", "Wir sind zwischen 9 und 18 Uhr da.", false),
    ("Wir sind von 9 bis 17 Uhr da.", "Wir sind zwischen 9 und 18 Uhr da.", true),
    ("Offen von 9:30 bis 17:15 Uhr.", "Offen von 9.30 bis 17.15 Uhr.", false),
    ("Offen von 9:15 bis 17:15 Uhr.", "Offen von 9.30 bis 17.15 Uhr.", true),
    ("The tour lasts 3 hours.", "The tour at 15:00 lasts 2 hours.", true),
    ("The shop is open from 9 am to 5 pm.", "Open 9 to 5 pm, the shop is small.", false),
    ("संग्रहालय सुबह 10 बजे से शाम 6 बजे तक खुला है।", "संग्रहालय सुबह 10 से शाम 6 बजे तक खुला है।", false),
    ("商店从上午10点营业到下午6点。", "商店上午10至下午6点营业。", false),
    ("商店从上午9点营业到下午6点。", "商店上午10至下午6点营业。", true),
    ("El plazo va entre el 1 de abril y el 15 de mayo.", "El plazo va del 1 de abril al 15 de mayo.", false),
    ("El plazo va del 1 de abril al 15 de junio.", "El plazo va del 1 de abril al 15 de mayo.", true),
    ("Le délai court entre le 1er avril et le 15 mai.", "Le délai court du 1er avril au 15 mai.", false),
];

#[test]
fn a_time_is_of_its_half_of_the_day() {
    flags(VerdictReason::NumberMismatch, TIMES);
}

#[test]
fn an_hour_by_itself_is_a_time() {
    for (claim, source) in [
        ("El horario es de 9 a 18 h.", "El horario es de 9:00 a 18:00."),
        ("El horario es de 9:00 a 18:00.", "El horario es de 9 a 18 h."),
        ("La boutique ouvre à 9h.", "La boutique ouvre à 9h00."),
        ("La boutique ouvre à 9 heures.", "La boutique ouvre à 9:00."),
        ("La boutique est ouverte de 9h00 à 18h00.", "La boutique est ouverte de 9 h à 18 h."),
        (
            "Der Support ist von 9 bis 18 Uhr erreichbar.",
            "Der Support ist von 9.00 bis 18.00 Uhr erreichbar.",
        ),
        ("客服时间为9:00-18:00。", "客服时间为早上九点到晚上六点。"),
        ("The shop opens at 9.", "The shop opens at 9 am."),
        ("The shop opens at 9 am.", "The shop opens at 9."),
        ("The shop is open from 9 to 5.", "The shop is open from 9 am to 5 pm."),
        ("In the evening the clinic opens at 9.", "The clinic opens at 9 in the evening."),
    ] {
        assert_eq!(held(claim, source).status, VerdictStatus::Accurate, "{claim} | {source}");
        let other = claim.replace('9', "7");
        assert_ne!(held(&other, source).status, VerdictStatus::Accurate, "{other} | {source}");
    }
}
