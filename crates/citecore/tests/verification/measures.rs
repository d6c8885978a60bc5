//! Ranges in words, units and signs before their number, halves, versions.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const MEASURES: &[(&str, &str, bool)] = &[
    ("The shop is open on Tuesday.", "The shop is open Monday through Friday.", false),
    ("The shop is open on Tuesday.", "The shop is open from Monday until Friday.", false),
    ("The shop is open on Sunday.", "The shop is open Monday through Friday.", true),
    ("La tienda abre los martes.", "La tienda abre de lunes hasta viernes.", false),
    ("The sensor works at minus 5 °C.", "The sensor works at -5 °C.", false),
    ("The sensor works at minus 5 °C.", "The sensor works at 5 °C.", true),
    ("The sensor works at MINUS 5 °C.", "The sensor works at 5 °C.", true),
    ("The sensor is accurate to plus or minus 2 °C.", "The sensor is accurate to ±2 °C.", false),
    ("It works from minus 10 to minus 5 °C.", "It works from -10 to -5 °C.", false),
    (
        "Sensor 4: -20 °C was measured.",
        "Sensor 3: -20 °C was measured, and on sensor 4 it was -20 °C too.",
        false,
    ),
    ("加热30秒后取出。", "加热半分钟后取出。", false),
    ("The lamp costs EUR 60.", "The lamp costs €50.", true),
    ("一半的用户支持。", "50%的用户支持。", false),
    ("退款将在3周内退回。", "退款将在3个工作日内退回。", true),
    ("退款将在3天内退回。", "退款将在3个工作日内退回。", false),
    ("पैसा 7 सप्ताह में मिलेगा।", "पैसा 7 कार्य दिवसों में मिलेगा।", true),
    ("पैसा 7 कार्य दिवसों में मिलेगा।", "पैसा 5 से 7 कार्य दिवसों में मिलेगा।", false),
    // Bounds that a number is within, whatever it rounds to
    ("The park has more than 50,000 visitors.", "The park has 48,700 visitors.", true),
    ("The park has more than 50,000 visitors.", "The park has 50,412 visitors.", false),
    ("The park has nearly 50,000 visitors.", "The park has 48,700 visitors.", false),
    ("The park has fewer than 50,000 visitors.", "The park has 50,412 visitors.", true),
    ("Il parco ha più di 50.000 visitatori.", "Il parco ha 48.700 visitatori.", true),
    // Versions
    ("The app needs Python 3.1.", "The app needs Python 3.10 or newer.", true),
    ("The app needs Python 3.10.", "The app needs Python, of which 3.10 and 3.11 do.", false),
    ("The app needs version 2.1.", "The app needs version 2.14.", true),
    ("The app needs version 2.10.", "The app needs v2.10.", false),
    ("The app needs iOS 16.", "The app needs iOS 16.1.", false),
    ("Users rate the mount 4.5 of 5.", "Users rate the mount 4.50 of 5.", false),
    // Labels that words run into
    ("エラーコードE03は、排水口の詰まりです。", "排水口が詰まると、エラーコードE03が表示されます。", false),
    ("エラーコードE04は、排水口の詰まりです。", "排水口が詰まると、エラーコードE03が表示されます。", true),
    ("오류 코드 E03은 배수구가 막혔다는 뜻입니다.", "배수구가 막히면 오류 코드 E03이 표시됩니다.", false),
    ("오류 코드 E04는 배수구가 막혔다는 뜻입니다.", "배수구가 막히면 오류 코드 E03이 표시됩니다.", true),
    ("代码E03表示排水口堵塞。", "排水口堵塞时，屏幕显示代码E03。", false),
    // Labels that are words
    ("Use 2FA.", "Use two-factor authentication.", false),
    ("Use 3FA.", "Use 2FA.", true),
    ("It's for B2B customers.", "It's for business customers.", false),
    ("It's an A320neo.", "It's an A321neo.", true),
    ("6个月到8岁的儿童要打两针。", "6月龄至8岁的儿童要打两针。", false),
    // The two ends of what is between
    ("The limit can be at most 200.", "The limit is a value between 1 and 200.", false),
    ("The limit can be at most 300.", "The limit is a value between 1 and 200.", true),
    ("It takes up to 5 days.", "It takes between 3 and 5 days.", false),
    ("Die Lieferung dauert zwischen 3 und 5 Tagen.", "Die Lieferung dauert 3 bis 5 Tage.", false),
    ("Die Lieferung dauert zwischen 3 und 7 Tagen.", "Die Lieferung dauert 3 bis 5 Tage.", true),
    ("La livraison prend entre 3 et 6 jours.", "La livraison prend 3 à 5 jours.", true),
    ("El envío tarda entre 3 y 5 días.", "El envío tarda de 3 a 5 días.", false),
    ("The shop is open on Tuesday.", "The shop is open between Monday and Friday.", false),
    // Twelfths
    ("Der Anspruch wird um 1/12 gekürzt.", "Der Anspruch wird um ein Zwölftel gekürzt.", false),
    ("Der Anspruch wird um 1/10 gekürzt.", "Der Anspruch wird um ein Zwölftel gekürzt.", true),
    ("Der Anspruch wird um ein Zehntel gekürzt.", "Der Anspruch wird um 1/12 gekürzt.", true),
    ("It is reduced by 1/12 a month.", "It is reduced by one twelfth a month.", false),
    ("La part est de 1/12.", "La part est d'un douzième.", false),
    ("La parte es 1/12.", "La parte es un doceavo.", false),
    // Revolutions, and units in Hindi
    ("Sie schleudert mit 1400 U/min.", "Sie schleudert mit 1.400 Umdrehungen pro Minute.", false),
    ("Sie schleudert mit 1200 U/min.", "Sie schleudert mit 1.400 Umdrehungen pro Minute.", true),
    ("It spins at 1400 rpm.", "It spins at 1,400 revolutions per minute.", false),
    ("बैटरी 5000 mAh की है।", "बैटरी 5,000 एमएएच की है।", false),
    ("बैटरी 4000 mAh की है।", "बैटरी 5,000 एमएएच की है।", true),
    ("33W के चार्जर से चार्ज होती है।", "33 वॉट के चार्जर से चार्ज होती है।", false),
    ("45W के चार्जर से चार्ज होती है।", "33 वॉट के चार्जर से चार्ज होती है।", true),
    // In words, and only near
    ("It takes about three minutes.", "It takes about ten minutes.", true),
    ("Das dauert etwa drei Minuten.", "Das dauert etwa zehn Minuten.", true),
    ("It takes about three minutes.", "It takes 3.2 minutes.", false),
];

/// A price for one period isn't one for another.
const PERIODS: &[(&str, &str, bool)] = &[
    ("The fee is $300 a month.", "The fee is $30 a month or $300 a year.", true),
    ("The fee is $300 a year.", "The fee is $30 a month or $300 a year.", false),
    ("The fee is $30 monthly.", "The fee is $30 a month or $300 a year.", false),
    ("The fee is $30 annually.", "The fee is $30 a month or $300 a year.", true),
    ("The yearly plan costs $10 a month.", "The plan that is billed yearly costs $10 per month.", false),
    ("Die Gebühr beträgt 30 € im Jahr.", "Die Gebühr beträgt 30 € im Monat oder 300 € im Jahr.", true),
    (
        "Premium subscribers pay $12 a month, or $120 if billed annually.",
        "Premium costs $12 per month when billed monthly or $120 per year when billed annually.",
        false,
    ),
    ("연간 구독은 1년에 8,000원입니다.", "연간 구독은 월 8,000원이며 1년 치가 한 번에 청구됩니다.", true),
    ("सदस्यता ₹1,200 प्रति माह है।", "वार्षिक सदस्यता ₹1,200 प्रति वर्ष है।", true),
    ("تبلغ رسوم الاشتراك 300 ريال شهريًا.", "تبلغ رسوم الاشتراك 30 ريالًا شهريًا أو 300 ريال سنويًا.", true),
    ("每年费用为30元。", "每月费用为30元，每年费用为300元。", true),
    ("每月费用为30元。", "每月费用为30元，每年费用为300元。", false),
    ("It runs 5 times a day.", "It runs 5 times per day, every day of the week.", false),
];

#[test]
fn a_number_is_of_its_period() {
    flags(VerdictReason::NumberMismatch, PERIODS);
}

/// What comes again after three months doesn't every month.
const INTERVALS: &[(&str, &str, bool)] = &[
    ("Replace the filter every month.", "Replace the filter every three months.", true),
    ("Replace the filter monthly.", "Replace the filter every three months.", true),
    ("Replace the filter every three months.", "Replace the filter every three months.", false),
    ("Replace the filter yearly.", "Replace the filter every 12 months.", false),
    ("Recharge the battery twice a year.", "Recharge the battery every 6 months.", false),
    ("Back up the data every week.", "Back up the data every 7 days.", false),
    ("The fee is $5 per month.", "The fee is $5 per month and is reviewed every six months.", false),
    ("El filtro se cambia cada mes.", "El filtro se cambia cada tres meses.", true),
    ("필터는 한 달에 한 번 교체합니다.", "필터는 세 달에 한 번 교체합니다.", true),
    (
        "정수기는 한 달에 41,900원입니다.",
        "정수기의 월 렌탈료는 41,900원이고, 의무 사용 기간은 48개월입니다.",
        false,
    ),
    ("수업은 한 달에 두 번 있습니다.", "수업은 두 달에 두 번 있습니다. 월 요금은 3만 원입니다.", true),
    ("Growth was over 0% in May.", "Growth was 0.4% in May.", false),
    ("In January it is over -10 °C in Jena.", "In January it is -4 °C in Jena.", false),
    ("能看4K，没有广告。", "支持4K画质，没有广告，下载200集。", false),
    ("能看8K，没有广告。", "支持4K画质，没有广告，下载200集。", true),
    ("필터는 세 달에 한 번 교체합니다.", "필터는 3개월마다 교체합니다.", false),
    ("每月更换滤芯。", "每三个月更换滤芯。", true),
    ("फ़िल्टर हर महीने बदलें।", "फ़िल्टर हर तीन महीने में बदलें।", true),
    ("卡在第二天零点解锁。", "卡在次日零点解锁。", false),
    // How often it comes
    ("Interest is paid every 3 months.", "Interest is paid every quarter.", false),
    ("Interest is paid every 2 months.", "Interest is paid every quarter.", true),
    ("Interest is paid every 3 months.", "Interest is paid every month.", true),
    ("The device is checked every 6 months.", "The device is checked twice a year.", false),
    ("The device is checked every 4 months.", "The device is checked twice a year.", true),
    ("The device is checked four times a year.", "The device is checked every quarter.", false),
    ("It is paid monthly.", "It is paid 12 times a year.", false),
    ("It is paid monthly.", "It is paid 4 times a year.", true),
    ("Take it every 8 hours.", "Take it three times a day.", false),
    ("Take it every 6 hours.", "Take it three times a day.", true),
    ("Wait a quarter of an hour.", "Wait 15 minutes, and check every hour.", false),
    ("Nehmen Sie es alle 12 Stunden ein.", "Nehmen Sie es zweimal am Tag ein.", false),
    ("Nehmen Sie es alle 8 Stunden ein.", "Nehmen Sie es zweimal am Tag ein.", true),
    ("L'appareil est contrôlé tous les 6 mois.", "L'appareil est contrôlé deux fois par an.", false),
    ("L'appareil est contrôlé tous les 4 mois.", "L'appareil est contrôlé deux fois par an.", true),
    ("Se revisa cada 6 meses.", "Se revisa dos veces al año.", false),
    ("Se revisa cada 4 meses.", "Se revisa dos veces al año.", true),
    ("ब्याज हर तीन महीने में जमा होता है।", "ब्याज हर तिमाही जमा होता है।", false),
    ("ब्याज हर दो महीने में जमा होता है।", "ब्याज हर तिमाही जमा होता है।", true),
];

#[test]
fn an_interval_is_a_number() {
    flags(VerdictReason::NumberMismatch, INTERVALS);
}

#[test]
fn numbers_are_compared_with_what_stands_around_them() {
    flags(VerdictReason::NumberMismatch, MEASURES);
}

#[test]
fn a_unit_may_stand_before_its_number() {
    for (claim, source) in [
        ("The lamp costs EUR 50.", "The lamp costs €50."),
        ("The lamp costs EUR 50.", "The lamp costs 50 euros."),
        ("The lamp costs about USD 50.", "The lamp costs $49.90."),
    ] {
        assert_eq!(held(claim, source).status, VerdictStatus::Accurate, "{claim} | {source}");
    }
}

#[test]
fn a_half_is_a_number_in_ideographs_too() {
    assert_eq!(held("一半的用户支持。", "一半的用户支持。").status, VerdictStatus::Accurate);
    assert_ne!(held("一半的用户支持。", "30%的用户支持。").status, VerdictStatus::Accurate);
}

/// A bound that is the other end of what is between two numbers.
const BETWEEN: &[(&str, &str, bool)] = &[
    ("It takes up to 3 days.", "It takes between 3 and 5 days.", true),
    ("It takes at least 5 days.", "It takes between 3 and 5 days.", true),
    ("It takes up to 5 days.", "It takes between 3 and 5 days.", false),
    ("It takes at least 3 days.", "It takes between 3 and 5 days.", false),
];

#[test]
fn what_is_between_two_numbers_has_two_bounds() {
    flags(VerdictReason::NegationMismatch, BETWEEN);
}
