//! Sources that say several things of which each has its own number or state, and claims with one of the pairs or across two of them.

use citecore::VerdictReason;

use crate::flags;

const FREE_AND_PRO: &str = "Free accounts have 5 GB of storage in total, Pro accounts 100 GB.";
const RETURNS_AND_GIFTS: &str =
    "Orders can be returned within 30 days of delivery. Gift cards are valid for 24 months.";
const NOTICE: &str =
    "Annual contracts can be cancelled with 3 months' notice, monthly contracts with 14 days' notice.";
const BATTERIES: &str = "The warranty is 2 years. For batteries it is 6 months.";
const HOURS: &str = "The shop is open until 6 pm on weekdays and until 2 pm on Saturdays.";
const PHONE_AND_CHAT: &str = "You reach us by phone from 9 am to 6 pm and by chat until 8 pm.";
const TEAM_AND_BUSINESS: &str = "The Team plan includes 10 guests and the Business plan includes 50 guests.";
const BASIS_AND_PREMIUM: &str = "Der Tarif Basis kostet 9,99 € im Monat, der Tarif Premium 19,99 €.";
const SENTENCES: &str =
    "Pro plan users can invite up to 5 members. Team plan users can invite up to 25 members.";
const THREE: &str = "Storage: 5 GB for Basic, 50 GB for Plus and 500 GB for Pro.";
const BILLED: &str = "The Starter plan costs $9 per user per month, billed annually, or $12 billed monthly.";
const WHICH: &str =
    "The Basic plan, which is free, has 5 users, and the Team plan, which is paid, has 20 users.";
const DAYS: &str = "Refunds take 5 days with PayPal, 10 days with a credit card.";

const ADULTS: &str = "Adults pay $20, and admission for children is $10.";
const HEARD: &str = "The explosion was heard 3,110 kilometres away in Perth, and on Rodrigues near Mauritius, 4,800 kilometres away.";
const PRO_BILLED: &str = "The Pro plan costs $29 per month, billed annually, or $35 when billed monthly.";

/// Claim, source, and whether the number is another one's.
const PAIRS: &[(&str, &str, bool)] = &[
    // Where verbs come last, the first of two leaves out what is behind
    (
        "기본형은 파일당 최대 20GB까지 올릴 수 있습니다.",
        "기본형은 파일당 최대 2GB, 고급형은 파일당 최대 20GB까지 올릴 수 있습니다.",
        true,
    ),
    (
        "고급형은 파일당 최대 20GB까지 올릴 수 있습니다.",
        "기본형은 파일당 최대 2GB, 고급형은 파일당 최대 20GB까지 올릴 수 있습니다.",
        false,
    ),
    (
        "基本プランでは最大50人を追加できます。",
        "基本プランでは最大5人、上級プランでは最大50人を追加できます。",
        true,
    ),
    (
        "上級プランでは最大50人を追加できます。",
        "基本プランでは最大5人、上級プランでは最大50人を追加できます。",
        false,
    ),
    ("सिल्वर प्लान में 3 जीबी डेटा मिलता है।", "सिल्वर प्लान में 1 जीबी डेटा और गोल्ड प्लान में 3 जीबी डेटा मिलता है।", true),
    // Another clause of the claim says something else
    (
        "基础版每月可导出5000份报告,支持两种格式。",
        "基础版每月可导出500份报告,企业版每月可导出5000份报告。各版均支持两种格式。",
        true,
    ),
    ("Free accounts have 5 GB of storage.", FREE_AND_PRO, false),
    ("Billed monthly, the Starter plan costs $12 per user.", BILLED, false),
    ("Billed annually, the Starter plan costs $9 per user.", BILLED, false),
    ("Billed monthly, the Starter plan costs $9 per user.", BILLED, true),
    ("Billed annually, the Starter plan costs $12 per user.", BILLED, true),
    (
        "Billed annually, the plan costs $12.",
        "The plan costs $9 billed annually or $12 billed monthly.",
        true,
    ),
    ("The Team plan has 20 users.", WHICH, false),
    ("The Basic plan has 20 users.", WHICH, true),
    ("Pro accounts have 100 GB of storage.", FREE_AND_PRO, false),
    ("Pro accounts have 5 GB of storage.", FREE_AND_PRO, true),
    ("Free accounts have 100 GB of storage.", FREE_AND_PRO, true),
    ("The Team plan includes 10 guests.", TEAM_AND_BUSINESS, false),
    ("The Business plan includes 50 guests.", TEAM_AND_BUSINESS, false),
    ("The Team plan includes 50 guests.", TEAM_AND_BUSINESS, true),
    ("The Business plan includes 10 guests.", TEAM_AND_BUSINESS, true),
    ("Der Tarif Premium kostet 19,99 € im Monat.", BASIS_AND_PREMIUM, false),
    ("Der Tarif Premium kostet 9,99 € im Monat.", BASIS_AND_PREMIUM, true),
    ("Les enfants paient 6 euros.", "Les adultes paient 12 euros et les enfants 6 euros.", false),
    ("Les enfants paient 12 euros.", "Les adultes paient 12 euros et les enfants 6 euros.", true),
    // Months and days are both of time.
    ("Gift cards are valid for 24 months.", RETURNS_AND_GIFTS, false),
    ("Gift cards are valid for 30 days.", RETURNS_AND_GIFTS, true),
    ("Monthly contracts can be cancelled with 14 days' notice.", NOTICE, false),
    ("Monthly contracts can be cancelled with 3 months' notice.", NOTICE, true),
    ("Punkte gelten 90 Tage.", "Gutscheine gelten 12 Monate, Punkte 90 Tage.", false),
    ("Gutscheine gelten 90 Tage.", "Gutscheine gelten 12 Monate, Punkte 90 Tage.", true),
    ("礼品卡有效期为90天。", "礼品卡有效期为12个月,积分有效期为90天。", true),
    (
        "기프트카드의 유효기간은 90일입니다.",
        "기프트카드의 유효기간은 12개월이고 포인트의 유효기간은 90일입니다.",
        true,
    ),
    // What holds of one case alone
    ("The warranty is 2 years.", BATTERIES, false),
    ("The warranty for batteries is 6 months.", BATTERIES, false),
    ("The warranty for batteries is 2 years.", BATTERIES, true),
    (
        "The warranty is two years for batteries.",
        "The warranty is two years. For batteries it is six months.",
        true,
    ),
    (
        "Shipping to Austria costs 4.90 euros.",
        "Shipping costs 4.90 euros. To Austria it costs 9.90 euros.",
        true,
    ),
    (
        "Shipping to Austria costs 9.90 euros.",
        "Shipping costs 4.90 euros. To Austria it costs 9.90 euros.",
        false,
    ),
    ("La livraison coûte 5 euros en Belgique.", "La livraison coûte 5 euros, en Belgique 9 euros.", true),
    ("The mount weighs 14 kg and carries loads.", "The mount weighs 14 kg. Loads: 10 kg.", false),
    // Days and hours
    ("The shop is open until 2 pm on Saturdays.", HOURS, false),
    ("The shop is open until 6 pm on weekdays.", HOURS, false),
    ("The shop is open until 6 pm on Saturdays.", HOURS, true),
    (
        "The shop is open until 2 pm on Saturdays.",
        "The shop is open until 6 pm. On Saturdays it is 2 pm.",
        false,
    ),
    (
        "The meeting starts at 3 pm on Monday.",
        "On Monday the meeting starts at 9 am, on Tuesday at 3 pm.",
        true,
    ),
    ("You reach us by chat until 8 pm.", PHONE_AND_CHAT, false),
    ("You reach us by phone until 8 pm.", PHONE_AND_CHAT, true),
    ("They won with a score of 27-17.", "Dallas Cowboys 27, Pittsburgh Steelers 17 (1996)", false),
    // In sentences of their own, and several in a claim
    ("If you're on the Pro plan, you can invite up to 5 members.", SENTENCES, false),
    ("If you're on the Pro plan, you can invite up to 25 members.", SENTENCES, true),
    ("You can invite 5 members on Pro and 25 on Team.", SENTENCES, false),
    ("You can invite 25 members on Pro and 5 on Team.", SENTENCES, true),
    // Three, the number first
    ("Basic includes 5 GB.", THREE, false),
    ("Plus includes 50 GB.", THREE, false),
    ("Pro includes 500 GB.", THREE, false),
    ("Basic includes 50 GB.", THREE, true),
    ("Plus includes 500 GB.", THREE, true),
    ("Pro includes 50 GB.", THREE, true),
    ("Refunds take 5 days with PayPal.", DAYS, false),
    ("Refunds with a credit card take 10 days.", DAYS, false),
    ("Refunds take 10 days with PayPal.", DAYS, true),
    ("Refunds with a credit card take 5 days.", DAYS, true),
    // A semicolon divides more than what it stands between
    (
        "The larger battery lasts 20 hours.",
        "The battery has 5000 mAh and lasts 12 hours; the larger one has 8000 mAh and lasts 20 hours.",
        false,
    ),
    // Each of the two has some of the claim: what that begins with tells
    ("Children pay $10.", ADULTS, false),
    ("Children pay $20.", ADULTS, true),
    ("Adults pay $20.", ADULTS, false),
    ("Kinder zahlen 10 Euro.", "Erwachsene zahlen 20 Euro, der Eintritt für Kinder beträgt 10 Euro.", false),
    ("儿童需支付10元。", "成人需支付20元，儿童票为10元。", false),
    (
        "Der Tarif Basis enthält 50 GB Speicherplatz.",
        "Der Tarif Basis kostet 7,99 € und bietet 50 GB Speicherplatz. Der Tarif Familie enthält 500 GB Speicherplatz.",
        false,
    ),
    // A month that a price is for is no monthly bill
    ("The Pro plan costs $29 per month.", PRO_BILLED, false),
    ("The Pro plan costs $35 when billed monthly.", PRO_BILLED, false),
    ("The Pro plan costs $29 when billed monthly.", PRO_BILLED, true),
    (
        "Der Pro-Tarif kostet 29 € pro Monat.",
        "Der Pro-Tarif kostet 29 € pro Monat bei jährlicher Abrechnung oder 35 € bei monatlicher Abrechnung.",
        false,
    ),
    // What is no pair
    (
        "Senate Bill 344, which pertains to loans, and Senate Bill 563, which amends the Credit Protection Act, have passed.",
        "Senate Bill 344, which amends the rules for loans, and Senate Bill 563, which contains amendments to the \
         Credit Protection Act, have passed both chambers.",
        false,
    ),
    (
        "When the air has 10 °C and a humidity of 85 %, a lens fogs as soon as it is 2.4 °C colder.",
        "At 10 °C and 85 % humidity the dew point is 7.6 °C, so a lens only 2.4 °C below the air fogs.",
        false,
    ),
    (
        "You can save 20 % if you pay yearly.",
        "You save 10 % with a coupon and 20 % if you pay yearly.",
        false,
    ),
    (
        "Members of the club pay $10, others $15.",
        "The entrance costs $15. Members of the club pay $10.",
        false,
    ),
    // What the later of two leaves out is said of both.
    ("The explosion was heard on Rodrigues, 4,800 kilometres away.", HEARD, false),
    ("The explosion was heard in Perth, 4,800 kilometres away.", HEARD, true),
];

#[test]
fn a_number_is_held_against_what_it_is_said_of() {
    flags(VerdictReason::NumberMismatch, PAIRS);
}

/// What is said of one thing, and its opposite of another.
const STATES: &[(&str, &str, bool)] = &[
    ("The museum is closed on Sundays.", "The museum is open on Sundays and closed on Mondays.", true),
    ("The museum is open on Mondays.", "The museum is open on Sundays and closed on Mondays.", true),
    ("The museum is closed on Mondays.", "The museum is open on Sundays and closed on Mondays.", false),
    ("The museum is open on Sundays.", "The museum is open on Sundays and closed on Mondays.", false),
    ("Exports are enabled for guests.", "Exports are enabled for admins and disabled for guests.", true),
    (
        "Two-factor login is required for members.",
        "Two-factor login is required for admins and optional for members.",
        true,
    ),
    (
        "Two-factor login is optional for members.",
        "Two-factor login is required for admins and optional for members.",
        false,
    ),
    (
        "Two-factor login is required for admins.",
        "Two-factor login is required for admins and optional for members.",
        false,
    ),
    ("Exports are enabled for admins.", "Exports are enabled for admins and disabled for guests.", false),
    ("Exports are disabled for guests.", "Exports are enabled for admins and disabled for guests.", false),
    ("Exports are disabled for admins.", "Exports are enabled for admins and disabled for guests.", true),
    (
        "In the free plan, exports are enabled for admins.",
        "Exports are enabled for admins and disabled for guests in the free plan.",
        false,
    ),
    ("The paid plan excludes chat.", "The free plan includes chat, the paid plan excludes it.", false),
    ("The free plan includes chat.", "The free plan includes chat, the paid plan excludes it.", false),
    (
        "Exporte sind für Gäste aktiviert.",
        "Exporte sind für Administratoren aktiviert und für Gäste deaktiviert.",
        true,
    ),
    (
        "Exporte sind für Gäste deaktiviert.",
        "Exporte sind für Administratoren aktiviert und für Gäste deaktiviert.",
        false,
    ),
    (
        "La exportación está activada para invitados.",
        "La exportación está activada para administradores y desactivada para invitados.",
        true,
    ),
    (
        "La exportación está activada para administradores.",
        "La exportación está activada para administradores y desactivada para invitados.",
        false,
    ),
    (
        "L'export est activé pour les invités.",
        "L'export est activé pour les administrateurs et désactivé pour les invités.",
        true,
    ),
    (
        "L'export est désactivé pour les invités.",
        "L'export est activé pour les administrateurs et désactivé pour les invités.",
        false,
    ),
    ("导出功能对访客开启。", "导出功能对管理员开启，对访客关闭。", true),
    ("导出功能对访客关闭。", "导出功能对管理员开启，对访客关闭。", false),
    ("エクスポートはゲストには有効です。", "エクスポートは管理者には有効、ゲストには無効です。", true),
    ("エクスポートはゲストには無効です。", "エクスポートは管理者には有効、ゲストには無効です。", false),
    ("Revenue rose in Asia.", "Revenue rose in Europe and fell in Asia.", true),
    ("Revenue fell in Asia.", "Revenue rose in Europe and fell in Asia.", false),
    ("Revenue rose in Europe.", "Revenue rose in Europe and fell in Asia.", false),
    ("Revenue fell in Europe.", "Revenue rose in Europe and fell in Asia.", true),
    ("Imports fell.", "Exports rose while imports fell.", false),
    (
        "Uploads are allowed in direct messages.",
        "Uploads are allowed in channels, but forbidden in direct messages.",
        true,
    ),
    (
        "Uploads are forbidden in direct messages.",
        "Uploads are allowed in channels, but forbidden in direct messages.",
        false,
    ),
    (
        "Sales decreased because of supply problems.",
        "Sales increased in 2021 and decreased in 2022 because of supply problems.",
        false,
    ),
    (
        "Notifications can be disabled in the settings.",
        "Notifications are enabled by default but can be disabled in the settings.",
        false,
    ),
    (
        "Notifications are enabled by default.",
        "Notifications are enabled by default but can be disabled in the settings.",
        false,
    ),
    (
        "Notifications are disabled by default.",
        "Notifications are enabled by default but can be disabled in the settings.",
        true,
    ),
    (
        "The lock opens with the app.",
        "The lock opens with the app and closes automatically after five seconds.",
        false,
    ),
    (
        "The lock closes automatically after five seconds.",
        "The lock opens with the app and closes automatically after five seconds.",
        false,
    ),
    (
        "Prices rose again in autumn.",
        "Prices rose in spring, fell in summer and rose again in autumn.",
        false,
    ),
    ("Prices rose in spring.", "Prices rose in spring, fell in summer and rose again in autumn.", false),
    ("Prices rose in summer.", "Prices rose in spring, fell in summer and rose again in autumn.", true),
    (
        "Smoking inside the restaurant is prohibited.",
        "Smoking is allowed on the terrace and prohibited inside the restaurant.",
        false,
    ),
    (
        "Smoking inside the restaurant is allowed.",
        "Smoking is allowed on the terrace and prohibited inside the restaurant.",
        true,
    ),
    ("The south of the city is poor.", "The north of the city is rich and the south is poor.", false),
    ("Older voters reject the plan.", "Young voters accept the plan, older voters reject it.", false),
    (
        "The warehouse is closed on weekends.",
        "Shops are open on weekdays; the warehouse is closed on weekends.",
        false,
    ),
    (
        "The warehouse is open on weekends.",
        "Shops are open on weekdays; the warehouse is closed on weekends.",
        true,
    ),
    (
        "The company sold the factory in 2005.",
        "The company bought the factory in 1990 and sold it in 2005.",
        false,
    ),
    (
        "The company bought the factory in 1990.",
        "The company bought the factory in 1990 and sold it in 2005.",
        false,
    ),
    (
        "Temperatures in January are lower than the yearly mean.",
        "Temperatures are higher in July and lower in January than the yearly mean.",
        false,
    ),
    (
        "Temperatures in January are higher than the yearly mean.",
        "Temperatures are higher in July and lower in January than the yearly mean.",
        true,
    ),
    (
        "For children under six, registration is optional.",
        "Registration is required for adults and optional for children under six.",
        false,
    ),
    (
        "For children under six, registration is required.",
        "Registration is required for adults and optional for children under six.",
        true,
    ),
    (
        "Registration is required for adults.",
        "For adults registration is required, for children it is optional.",
        false,
    ),
    (
        "Registration is optional for children.",
        "For adults registration is required, for children it is optional.",
        false,
    ),
    (
        "Wegen der Krise fielen die Preise 2021.",
        "Die Preise stiegen 2020 und fielen 2021 wegen der Krise.",
        false,
    ),
    (
        "Im Süden sinkt die Zahl der Einwohner.",
        "Im Norden steigt die Zahl der Einwohner, im Süden sinkt sie.",
        false,
    ),
    (
        "Im Norden steigt die Zahl der Einwohner.",
        "Im Norden steigt die Zahl der Einwohner, im Süden sinkt sie.",
        false,
    ),
    (
        "Für Gäste ist die Anmeldung erforderlich.",
        "Die Anmeldung ist für Mitglieder freiwillig, für Gäste erforderlich.",
        false,
    ),
    (
        "Für Mitglieder ist die Anmeldung erforderlich.",
        "Die Anmeldung ist für Mitglieder freiwillig, für Gäste erforderlich.",
        true,
    ),
    (
        "Para los visitantes el acceso es opcional.",
        "El acceso es obligatorio para empleados y opcional para visitantes.",
        false,
    ),
    (
        "Para los visitantes el acceso es obligatorio.",
        "El acceso es obligatorio para empleados y opcional para visitantes.",
        true,
    ),
    ("En Asie, les ventes baissent.", "Les ventes augmentent en Europe et baissent en Asie.", false),
    ("En Asie, les ventes augmentent.", "Les ventes augmentent en Europe et baissent en Asie.", true),
    ("수입은 감소했다.", "수출은 증가하고 수입은 감소했다.", false),
    ("매출은 아시아에서 증가했다.", "매출은 유럽에서 증가했고, 아시아에서 감소했다.", true),
    ("매출은 아시아에서 감소했다.", "매출은 유럽에서 증가했고, 아시아에서 감소했다.", false),
    ("亚洲销量减少。", "欧洲销量增加，亚洲销量减少。", false),
    ("亚洲销量增加。", "欧洲销量增加，亚洲销量减少。", true),
    ("欧洲销量增加。", "欧洲销量增加，亚洲销量减少。", false),
    ("アジアでは売上が減少した。", "欧州では売上が増加し、アジアでは減少した。", false),
    ("एशिया में बिक्री घटी।", "यूरोप में बिक्री बढ़ी और एशिया में घटी।", false),
];

#[test]
fn a_state_is_held_against_what_it_is_said_of() {
    flags(VerdictReason::NegationMismatch, STATES);
}
