//! Words that say the opposite, in the forms that sentences have them in.

use citecore::VerdictReason;

use crate::flags;

/// A sentence with a place for a word, a word, and its opposite.
const PAIRS: &[(&str, &str, &str)] = &[
    ("The company's market position {} in 2023.", "improved", "worsened"),
    ("The company's market position {} in 2023.", "improved", "deteriorated"),
    ("The company's market position {} in 2023.", "strengthened", "weakened"),
    ("The adoption of robots in industry {}.", "expanded", "shrank"),
    ("The plan to merge both offices {}.", "succeeded", "failed"),
    ("Die Luftqualität in der Stadt hat sich {}.", "verbessert", "verschlechtert"),
    ("Die Position des Unternehmens wurde {}.", "gestärkt", "geschwächt"),
    ("La calidad del aire {} en 2023.", "mejoró", "empeoró"),
    ("去年该市空气质量{}。", "改善", "恶化"),
    ("公司的市场份额{}。", "扩大", "缩小"),
    ("请在{}服用药片。", "饭前", "饭后"),
    ("运费由{}承担。", "买家", "卖家"),
    ("この薬は{}に飲んでください。", "食前", "食後"),
    ("중앙은행이 기준금리를 {}.", "높였다", "낮췄다"),
    ("Der Verein hat das letzte Spiel {}.", "gewonnen", "verloren"),
    ("昨年の大気質は{}した。", "改善", "悪化"),
    ("委員会は計画に{}した。", "賛成", "反対"),
    ("위원회는 계획에 {}했다.", "찬성", "반대"),
    ("미국 제조업의 경쟁력이 크게 {}됐다고 보고서는 밝혔다.", "강화", "약화"),
    ("지난해 서울의 대기질이 {}됐다.", "개선", "악화"),
    ("로봇 도입이 {}.", "늘어나고 있다", "줄어들고 있다"),
    ("미국 제조업의 경쟁력이 {}.", "높아졌습니다", "낮아졌습니다"),
    ("جودة الهواء {} في عام 2023.", "تحسنت", "تدهورت"),
    ("Photos in the trash are {} after 30 days.", "kept", "deleted"),
    ("The copy is stored in the {} region.", "same", "different"),
    ("The risk is {} in children.", "high", "low"),
    ("Die Bank will die Zinsen {}.", "erhöhen", "senken"),
    ("Le risque est {} chez les enfants.", "élevé", "faible"),
    ("治疗组的死亡风险{}。", "较高", "较低"),
    ("来年度は{}を見込んでいる。", "増益", "減益"),
    ("写しの地域は元と{}。", "同じである", "異なる"),
    ("Requests should come {} two weeks in advance.", "no more than", "at least"),
    ("The second setting {} the exposure time.", "doubles", "halves"),
    ("Die Steuerung {} dabei die Belichtungszeit.", "verdoppelt", "halbiert"),
    ("The difference is {} to notice at the eyepiece.", "easy", "hard"),
    ("The firewall blocks {} connections by default.", "incoming", "outgoing"),
    ("The refund goes to the account of the {}.", "sender", "recipient"),
    ("The price of shipping is paid by the {}.", "buyer", "seller"),
    ("Small repairs are paid by the {}.", "tenant", "landlord"),
    ("The contribution is paid by {} alone.", "employees", "employers"),
    ("Die Versandkosten trägt der {}.", "Käufer", "Verkäufer"),
    ("Den Beitrag zahlen {} allein.", "Arbeitnehmer", "Arbeitgeber"),
    ("Kleine Reparaturen zahlt der {}.", "Mieter", "Vermieter"),
    ("El envío lo paga el {}.", "comprador", "vendedor"),
    ("Les frais de port sont payés par le {}.", "locataire", "bailleur"),
    ("The second star is on the {} side of the meridian.", "same", "opposite"),
    ("두 번째 별은 자오선의 {} 쪽에 있습니다.", "같은", "반대쪽"),
    ("여름에는 서머타임을 {}.", "켭니다", "끕니다"),
    ("위원회는 신청을 {}.", "승인했습니다", "거부했습니다"),
    ("裁判所は申請を{}した。", "承認", "却下"),
    ("委员会{}了这项计划。", "批准", "否决"),
    ("玻璃比露点{}时就会结露。", "更热", "更冷"),
    ("Almost all of them voted {} the annexation.", "for", "against"),
    ("Im Jahr 1950 stimmten fast alle {} den Anschluss.", "für", "gegen"),
    ("Presque tous ont voté {} l'annexion.", "pour", "contre"),
    ("Casi todos votaron {} de la anexión.", "a favor", "en contra"),
    ("Le jardin est sur la rive {}.", "nord", "sud"),
    ("El jardín está en el {} de la ciudad.", "norte", "sur"),
    ("Der {} Sohn erbte das Haus.", "älteste", "jüngste"),
    ("वह शहर के {} भाग में है।", "उत्तरी", "दक्षिणी"),
    ("The sale {} on Monday.", "starts", "ends"),
    ("The price {} VAT.", "includes", "excludes"),
    ("The button is at the {} of the page.", "top", "bottom"),
    ("{} orders ship free.", "Domestic", "International"),
    ("{} pay half the price.", "Adults", "Children"),
    ("The device works when the battery is {}.", "full", "empty"),
    ("{} Türen sind offen.", "Große", "Kleine"),
    ("Die Anzeige ist auf der {} Seite.", "linken", "rechten"),
    ("El comité ha {} el plan.", "aceptado", "rechazado"),
    ("The company made a {} in 2020.", "profit", "loss"),
    ("The court {} the minister of fraud.", "convicted", "acquitted"),
    ("The plan is suitable for {}.", "beginners", "experts"),
    ("The gate closes 20 minutes before {}.", "departure", "arrival"),
    ("The train {} at 9:30.", "departs", "arrives"),
    ("{} is at 11 am.", "Check-in", "Check-out"),
    ("Der Preis versteht sich {} Mehrwertsteuer.", "inklusive", "exklusive"),
    ("{} erhalten einen Rabatt.", "Neukunden", "Bestandskunden"),
    ("La oferta {} el lunes.", "empieza", "termina"),
    ("회사는 2010년에 공장을 {}했다.", "매입", "매각"),
    ("セールは月曜日に{}ます。", "始まり", "終わり"),
    ("店は月曜日に{}ています。", "開い", "閉まっ"),
    ("De winkel is {} op maandag.", "open", "gesloten"),
    ("Der Umsatz ist 2020 {}.", "gestiegen", "gefallen"),
];

#[test]
fn the_opposite_word_is_told() {
    let said = |sentence: &str, word: &str| sentence.replace("{}", word);
    let mut table = Vec::new();
    for &(sentence, one, other) in PAIRS {
        let (one, other) = (said(sentence, one), said(sentence, other));
        table.push((one.clone(), one.clone(), false));
        table.push((one.clone(), other.clone(), true));
        table.push((other, one, true));
    }
    let table: Vec<(&str, &str, bool)> =
        table.iter().map(|(claim, text, told)| (claim.as_str(), text.as_str(), *told)).collect();
    flags(VerdictReason::NegationMismatch, &table);
}

/// Korean verbs go on in many ways.
#[test]
fn the_opposite_verb_is_told_by_its_beginning() {
    let mut table = Vec::new();
    for behind in ["다", "습니다", "고 비용도 들었다", "으며 관심을 받았다", "다고 보고서는 밝혔다"]
    {
        table.push((format!("로봇 도입이 줄었{behind}."), true));
        table.push((format!("로봇 도입이 크게 늘었{behind}."), false));
    }
    let table: Vec<(&str, &str, bool)> =
        table.iter().map(|(text, told)| ("로봇 도입이 크게 늘었다.", text.as_str(), *told)).collect();
    flags(VerdictReason::NegationMismatch, &table);
}

/// Words that begin as verbs do that go in pairs.
const NO_VERBS: &[(&str, &str, bool)] = &[
    (
        "The logo is in the header.",
        "The logo of the header is disabled for guests. The logo is in the header.",
        false,
    ),
    (
        "Audit files are moved out to the archive.",
        "Log files and audit files are moved out to the archive.",
        false,
    ),
    ("Log in before the update.", "Log out before the update.", true),
    ("Sign them in.", "Sign them out.", true),
    ("Turn the old lamp off.", "Turn the old lamp on.", true),
    (
        "They voted against the plan for the first time.",
        "They voted against the plan, for the first time.",
        false,
    ),
    ("Most of them voted for the plan.", "Most of them voted for the plan, and some against it.", false),
];

/// Claim, source and whether they say the opposite by a verb of one and the noun of the other.
const BY_NOUN: &[(&str, &str, bool)] = &[
    (
        "The gate closes 20 minutes before the plane departs.",
        "The gate closes 20 minutes before departure.",
        false,
    ),
    (
        "Seats are held until ten minutes after departure.",
        "Seats are held until ten minutes after it departs.",
        false,
    ),
    ("The bus is cleaned when it arrives.", "The bus is cleaned on arrival.", false),
    (
        "The gate closes 20 minutes before the plane arrives.",
        "The gate closes 20 minutes before departure.",
        true,
    ),
    (
        "Seats are held until ten minutes after arrival.",
        "Seats are held until ten minutes after it departs.",
        true,
    ),
];

#[test]
fn a_verb_has_the_opposites_of_its_noun() {
    flags(VerdictReason::NegationMismatch, BY_NOUN);
}

#[test]
fn particles_belong_to_verbs_alone() {
    flags(VerdictReason::NegationMismatch, NO_VERBS);
}

const ANSWERS: &[(&str, &str, bool)] = &[
    ("It works offline.", "Does it work offline? Yes.", false),
    ("Het werkt offline.", "Werkt het offline? Nee.", true),
    ("Funciona offline.", "Funciona offline? Não.", true),
    ("Funciona offline.", "Funciona offline? Sim.", false),
    ("Çevrimdışı çalışır.", "Çevrimdışı çalışır mı? Hayır.", true),
];

#[test]
fn a_question_is_answered_in_many_languages() {
    flags(VerdictReason::NegationMismatch, ANSWERS);
}

const NOT_ONLY: &[(&str, &str, bool)] = &[
    ("The plan includes backups.", "The plan not simply includes backups but also restores them.", false),
    ("Der Tarif enthält Backups.", "Der Tarif enthält nicht bloß Backups, sondern auch Support.", false),
    ("Der Tarif enthält Backups.", "Der Tarif enthält nicht lediglich Backups, sondern auch Support.", false),
    (
        "Le forfait comprend les sauvegardes.",
        "Le forfait ne comprend pas seulement les sauvegardes mais aussi l'assistance.",
        false,
    ),
    (
        "Il piano comprende l'archivio.",
        "Il piano comprende non soltanto l'archivio, ma anche il supporto.",
        false,
    ),
    ("O plano inclui o arquivo.", "O plano não apenas inclui o arquivo, mas também o suporte.", false),
    ("O plano inclui o arquivo.", "O plano não só inclui o arquivo, mas também o suporte.", false),
    ("El plan incluye el archivo.", "El plan no solamente incluye el archivo, sino también soporte.", false),
    ("El plan incluye el archivo.", "El plan no sólo incluye el archivo, sino también soporte.", false),
    ("El sistema es sólido.", "El sistema no es sólido ni seguro.", true),
];

#[test]
fn what_is_not_alone_is_not_denied() {
    flags(VerdictReason::NegationMismatch, NOT_ONLY);
}

/// What one sells another buys, and who has more than others has them have less.
const CONVERSES: &[(&str, &str, bool)] = &[
    (
        "The museum bought the painting for $2 million.",
        "The painting was sold to the museum for $2 million.",
        false,
    ),
    ("The company was sold by Ana Ruiz to Luis Paz.", "Luis Paz bought the company from Ana Ruiz.", false),
    ("The firm imported 20 tonnes from Chile.", "Chile exported 20 tonnes to the firm.", false),
    (
        "Controls had higher titres than the restricted group.",
        "Titres in the restricted group were lower than in controls.",
        false,
    ),
    (
        "Controls had higher titres than the restricted group.",
        "Titres in controls were lower than in the restricted group.",
        true,
    ),
    ("Imports rose by 4 %.", "Exports rose by 4 %.", true),
];

#[test]
fn converses_say_the_same_from_the_other_side() {
    flags(VerdictReason::NegationMismatch, CONVERSES);
}

const DIRECTIONS: &[(&str, &str, bool)] = &[
    ("Two-factor sign-in is enabled by default.", "Two-factor sign-in is disabled by default.", true),
    ("Two-factor sign-in is disabled by default.", "Two-factor sign-in is disabled by default.", false),
    ("You are logged in after 30 minutes.", "You are logged out after 30 minutes.", true),
    ("Scroll up to find the settings.", "Scroll down to find the settings.", true),
    ("Turn the dial up to lower the heat.", "Turn the dial down to lower the heat.", true),
    ("The deposit is paid upon departure.", "The deposit is paid upon arrival.", true),
    ("Engraving shortens the delivery time by 2 days.", "Engraving adds 2 days to the delivery time.", true),
    (
        "Students get 50 % off the Pro plan without a university email address.",
        "Students get 50 % off the Pro plan with a valid university email address.",
        true,
    ),
    ("You can sign in without a password.", "You can sign in with a passkey replacing your password.", false),
    ("You can sign up online.", "If the site is down, you can sign up in the shop or online.", false),
    ("Set up the printer, then slow down the fan.", "To slow down the fan, first set up the printer.", false),
];

#[test]
fn directions_are_opposites() {
    flags(VerdictReason::NegationMismatch, DIRECTIONS);
}

/// Claim, source, and whether that says another of a kind of which a thing is but one.
const KINDS: &[(&str, &str, bool)] = &[
    (
        "The red light on the router shows that the update is finished.",
        "The green light on the router shows that the update is finished.",
        true,
    ),
    ("The hotel serves lunch in the garden.", "The hotel serves breakfast in the garden.", true),
    (
        "Die Anzeige leuchtet rot, wenn der Akku leer ist.",
        "Die Anzeige leuchtet grün, wenn der Akku leer ist.",
        true,
    ),
    ("The trail is closed in winter.", "The trail is closed in summer.", true),
    ("The trail is closed in winter.", "In summer, the trail is open. It is closed in winter.", false),
    (
        "The green button saves the file.",
        "The red button deletes the file and the green button saves it.",
        false,
    ),
    ("The red and green lights blink.", "The green and red lights blink.", false),
    ("Breakfast is served in the evening.", "Breakfast is served in the morning.", true),
    (
        "Breakfast is served in the morning.",
        "Breakfast is served in the morning, dinner in the evening.",
        false,
    ),
    (
        "The shop is open every morning.",
        "The shop opens at 8 in the morning and closes in the evening.",
        false,
    ),
    (
        "The white house on the corner was built in 1900.",
        "The house on the corner, a white one with a red roof, was built in 1900.",
        false,
    ),
    ("Il faut appuyer sur le bouton rouge.", "Il faut appuyer sur le bouton vert.", true),
    ("Pulse el botón rojo para guardar.", "Pulse el botón verde para guardar.", true),
    ("빨간색 버튼을 누르면 저장됩니다.", "파란색 버튼을 누르면 저장됩니다.", true),
    ("按红色按钮保存。", "按绿色按钮保存。", true),
    ("Summer is the best time to visit.", "The best time to visit is summer; winter is cold.", false),
    (
        "The black cable goes into the left socket.",
        "The black cable goes into the left socket and the white one into the right.",
        false,
    ),
];

#[test]
fn a_thing_is_but_one_of_a_kind() {
    flags(VerdictReason::NegationMismatch, KINDS);
}
