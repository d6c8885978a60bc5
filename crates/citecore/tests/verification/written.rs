//! Numbers and units as words, in the languages that write them so.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const UNITS: &[(&str, &str, bool)] = &[
    // Degrees
    ("The oven reaches 500 °C.", "The oven reaches 500 degrees Celsius.", false),
    ("The oven reaches 500 °C.", "The oven reaches 500 degrees C.", false),
    ("The oven reaches 500 °C.", "The oven reaches 500 degrees.", false),
    ("The oven reaches 490 °C.", "The oven reaches 500 degrees.", true),
    ("The oven reaches 500 °C.", "The oven reaches 500 degrees Fahrenheit.", true),
    ("The oven reaches 400–500 °C.", "The oven reaches 400 to 500 °C.", false),
    ("Der Ofen erreicht 400 bis 500 °C.", "Der Ofen erreicht 400 bis 500 Grad Celsius.", false),
    ("El horno alcanza 500 °C.", "El horno alcanza 500 grados centígrados.", false),
    ("Le four atteint 500 °C.", "Le four atteint 500 degrés Celsius.", false),
    ("भट्ठी 500 °C तक पहुँचती है।", "भट्ठी 500 डिग्री सेल्सियस तक पहुँचती है।", false),
    ("يصل الفرن إلى 500 °C.", "يصل الفرن إلى 500 درجة مئوية.", false),
    ("It may fall to minus 20 degrees.", "It may fall to −20 °C.", false),
    ("It may fall to 20 °C.", "It may fall to −20 °C.", true),
    ("It works from −20 to 40 °C.", "It works at -20–40 °C.", false),
    // Areas and volumes
    ("The flat has 80 m².", "The flat has 80 square metres.", false),
    ("The flat is 80 metres long.", "The flat has 80 square metres.", true),
    ("La isla tiene 1200 km².", "La isla tiene 1.200 kilómetros cuadrados.", false),
    ("L'île a 1200 km².", "L'île a 1 200 kilomètres carrés.", false),
    ("The park covers 5.18 km².", "The park covers 2 square miles.", false),
    ("The box holds 0.5 litres.", "The box holds 500 cubic centimetres.", false),
    ("The box holds 500 ml.", "The box holds 500 cm³.", false),
    ("The pool holds 2.5 million litres.", "The pool holds 2,500 cubic metres.", false),
    ("占地72公顷。", "占地720000㎡。", false),
    ("占地71公顷。", "占地720000㎡。", true),
    ("면적은 43헥타르이다.", "면적은 43만㎡이다.", false),
    // Weeks and parts of a hundred
    ("该设备的保修期为7天。", "该设备的保修期为一个星期。", false),
    ("वारंटी 7 दिन की है।", "वारंटी एक हफ्ता की है।", false),
    ("बिक्री 25 फ़ीसद बढ़ी।", "बिक्री एक चौथाई बढ़ी।", false),
    // Speeds and energies
    ("Le train atteint 300 km/h.", "Le train atteint 300 kilomètres à l'heure.", false),
    ("列車は300 km/hで走る。", "列車は時速300キロで走る。", false),
    ("열차는 300km/h로 달린다.", "열차는 시속 300km로 달린다.", false),
    ("It uses 1500 Wh.", "It uses 1.5 kilowatt-hours.", false),
    ("It uses 1600 Wh.", "It uses 1.5 kilowatt-hours.", true),
    // Units of two letters, and before their number
    ("La durée est de 12 mois.", "La durée est de 1 an.", false),
    ("La durée est de 12 mois.", "La durée est d'un an.", false),
    ("La durée est de 24 mois.", "La durée est de 1 an.", true),
    ("Step 1 an email is sent.", "Step 1: an email is sent.", false),
    ("Le forfait offre 1 To.", "Le forfait offre 1 000 Go.", false),
    ("Le forfait offre 2 To.", "Le forfait offre 1 000 Go.", true),
    ("Le fichier pèse 5 Mo.", "Le fichier pèse 5000Ko.", false),
    ("From 1 To 5 people go.", "From 1 to 5 people go.", false),
    ("शुल्क Rs. 500 है।", "शुल्क 500 रु. है।", false),
    ("शुल्क रु. 500 है।", "शुल्क ₹600 है।", true),
    ("The 2 PRs 5 people read cost $9.", "The 2 PRs that 5 people read cost $9.", false),
    ("प्लान में 1 टीबी है।", "प्लान में 1000 GB है।", false),
    ("प्लान में 2 टीबी है।", "प्लान में 1000 GB है।", true),
    // A sign that is of two currencies
    ("价格为500元。", "价格为¥500。", false),
    ("价格为￥50,000。", "价格为5万元。", false),
    ("价格为600元。", "价格为¥500。", true),
    ("価格は¥500です。", "価格は500円です。", false),
    ("価格は¥600です。", "価格は500円です。", true),
    ("价格为500元。", "价格为500円。", true),
];

const ORDINALS: &[(&str, &str, bool)] = &[
    ("第二季度营收增长。", "第三季度营收增长。", true),
    ("第3季度营收增长。", "第三季度营收增长。", false),
    ("第三四半期の売上は増加した。", "第3四半期の売上は増加した。", false),
    ("第二四半期の売上は増加した。", "第三四半期の売上は増加した。", true),
    ("这是他第一次夺冠。", "他在2020年首次夺冠，2021年第二次夺冠。", false),
];

#[test]
fn ordinals_are_numbers_in_ideographs() {
    flags(VerdictReason::NumberMismatch, ORDINALS);
}

#[test]
fn units_are_the_same_in_words() {
    flags(VerdictReason::NumberMismatch, UNITS);
}

const NUMBERS: &[(&str, &str, bool)] = &[
    ("El río mide 1200 km.", "El río mide mil doscientos kilómetros.", false),
    ("El río mide 1300 km.", "El río mide mil doscientos kilómetros.", true),
    ("La ley es de 1984.", "La ley es de mil novecientos ochenta y cuatro.", false),
    ("El plazo es de 120 días.", "El plazo es de ciento veinte días.", false),
    ("Le délai est de 120 jours.", "Le délai est de cent vingt jours.", false),
    ("Le stade a 1 000 places.", "Le stade a mille places.", false),
    ("La película dura 90 minutos.", "La película dura hora y media.", false),
    ("La película dura 80 minutos.", "La película dura hora y media.", true),
    ("Es dauert 150 Minuten.", "Es dauert zweieinhalb Stunden.", false),
    ("Es dauert 130 Minuten.", "Es dauert zweieinhalb Stunden.", true),
    ("यह 2.5 किलो का है।", "यह ढाई किलो का है।", false),
    // One as an article
    ("Tome 1 comprimido cada ocho horas.", "Tome un comprimido cada 8 horas.", false),
    ("Tome 2 comprimidos cada ocho horas.", "Tome un comprimido cada 8 horas.", true),
    ("Prenez 1 comprimé toutes les huit heures.", "Prenez un comprimé toutes les 8 heures.", false),
    (
        "Prenez 1 comprimé toutes les huit heures.",
        "Prenez 2 comprimés avec un verre toutes les 8 heures.",
        true,
    ),
    ("Tomar 1 comprimido de 8 em 8 horas.", "Tomar um comprimido de 8 em 8 horas.", false),
    ("Take 1 tablet every eight hours.", "Take a tablet every 8 hours.", false),
    ("Erlaubt 1 Benutzer alle 8 Stunden.", "Erlaubt einen Benutzer alle acht Stunden.", false),
    ("Room 1 has a window of 3 m.", "Room 2 has a window of 3 m.", true),
    // Adjectives of German
    ("Es gilt eine Frist von drei Monaten.", "Es gilt eine dreimonatige Frist.", false),
    ("Es gilt eine Frist von 4 Monaten.", "Es gilt eine dreimonatige Frist.", true),
    ("Es gilt eine vierjährige Garantie.", "Es gilt eine Garantie von zwei Jahren.", true),
    ("Es gilt eine zweijährige Garantie.", "Es gilt eine Garantie von 24 Monaten.", false),
    ("Es gibt eine zweiwöchige Testphase.", "Es gibt eine 14-tägige Testphase.", false),
    ("Es gibt eine vierzehntägige Testphase.", "Es gibt eine Testphase von 2 Wochen.", false),
    ("Es gibt eine vierzehntägige Testphase.", "Es gibt eine Testphase von 4 Wochen.", true),
    ("Die Probezeit dauert 6 Monate.", "Die Probezeit ist sechsmonatig.", false),
    ("Geben Sie den 6-stelligen Code ein.", "Geben Sie den sechsstelligen Code ein.", false),
    ("Geben Sie den 6-stelligen Code ein.", "Geben Sie den achtstelligen Code ein.", true),
    ("Es war in den 90er Jahren beliebt.", "Es war in den 1990er Jahren beliebt.", false),
    ("Es war in den 1980er Jahren beliebt.", "Es war in den 1990er Jahren beliebt.", true),
    ("Das ganzjährige Angebot gilt 3 Tage.", "Das ganzjährige Angebot gilt drei Tage.", false),
    // Parts
    ("About 67 % of users agree.", "Two thirds of users agree.", false),
    ("75 % of users agree.", "Two thirds of users agree.", true),
    ("66,7 % des membres ont voté.", "Deux tiers des membres ont voté.", false),
    (
        "El 75 % de los usuarios está de acuerdo.",
        "Las tres cuartas partes de los usuarios están de acuerdo.",
        false,
    ),
    ("ユーザーの75%が同意している。", "ユーザーの4分の3が同意している。", false),
    ("90% of users agree.", "Nine out of ten users agree.", false),
    ("80% of users agree.", "Nine out of ten users agree.", true),
    ("50 % of users agree.", "Users agree: 10 20.", true),
    ("Eight out of ten users agree.", "Nine out of ten users agree.", true),
    ("El 25 % de los usuarios lo usa.", "Uno de cada cuatro usuarios lo usa.", false),
    ("El 67 % de los usuarios aceptaron.", "Dos terceras partes de los usuarios aceptaron.", false),
    ("利用者の5割が同意した。", "利用者の半分が同意した。", false),
    ("利用者の6割が同意した。", "利用者の半分が同意した。", true),
    // Of two units, the second of which may go without saying
    ("She is 168 cm tall.", "She is 5 ft 6 in tall.", false),
    ("Le joueur mesure 1,80 m.", "Le joueur mesure 1 m 80.", false),
    ("Es kostet 5,50 €.", "Es kostet 5 Euro 50.", false),
    ("Es kostet 5,60 €.", "Es kostet 5 Euro 50.", true),
    // Powers of ten behind each other
    (
        "Los ingresos fueron de 1,2 mil millones de euros.",
        "Los ingresos fueron de 1.200 millones de euros.",
        false,
    ),
    ("Cuesta dos mil millones de euros.", "Cuesta 2.000 millones de euros.", false),
    ("영업이익은 9.18조 원이었다.", "영업이익은 9조 1,800억 원을 기록했다.", false),
    ("영업이익은 9.18조 원이었다.", "영업이익은 9조 1,900억 원을 기록했다.", true),
    ("가격은 35,000원입니다.", "가격은 3만 5,000원입니다.", false),
    ("가격은 36,000원입니다.", "가격은 3만 5,000원입니다.", true),
    ("売上高は1億2,000万円でした。", "売上高は1.2億円でした。", false),
    ("売上高は1億3,000万円でした。", "売上高は1.2億円でした。", true),
    ("人口为3万5,000人。", "人口为35,000人。", false),
    ("관객은 3만 2024년에 늘었다.", "2024년 관객은 3만이다.", false),
    ("تسري الرخصة لمدة 12 شهراً.", "تسري الرخصة لمدة سنة واحدة.", false),
    // Joined by a word, parts, telephone numbers
    ("O prazo é de 120 dias.", "O prazo é de cento e vinte dias.", false),
    ("O prazo é de cento e vinte dias.", "O prazo é de 120 dias.", false),
    ("O prazo é de cento e vinte dias.", "O prazo é de 100 dias.", true),
    ("O prazo é de 25 dias.", "O prazo é de vinte e cinco dias.", false),
    ("El plazo es de 35 días.", "El plazo es de treinta y cinco días.", false),
    ("Call 912 345 678 for help.", "Call 912-345-678 for help.", false),
    ("Call 912-345-678 for help.", "Call +34 912 345 678 for help.", false),
    ("Call 912-345-687 for help.", "Call 912-345-678 for help.", true),
    ("Llame al 900-123-456.", "Llame al 900 123 456.", false),
    ("Call 800-555-0199.", "Call 1-800-555-0199.", false),
    ("会員の2/3が賛成した。", "会員の三分の二が賛成した。", false),
    ("会员的2/3赞成。", "会员的三分之二赞成。", false),
    ("10分の休憩があります。", "十分の休憩があります。", false),
    ("3分の休憩があります。", "三分の休憩があります。", false),
    // Ranges and counters in ideographs
    ("需要5到7个工作日。", "需要五到七个工作日。", false),
    ("需要5-7个工作日。", "需要五至七个工作日。", false),
    ("需要6到8个工作日。", "需要五到七个工作日。", true),
    ("需要10到15天。", "需要十到十五天。", false),
    ("5～7個あります。", "五〜七個あります。", false),
    ("它达到十分满意，共3小时。", "它达到十分满意，共三小时。", false),
    ("每8小时服用1片。", "每八小时服用一片。", false),
    ("每8小时服用2片。", "每八小时服用一片。", true),
    ("8時間ごとに1錠服用。", "八時間ごとに一錠服用。", false),
    // Days and times
    ("The shop is open on Monday.", "The shop is open every day except Sunday.", false),
    ("Le musée est ouvert le mercredi.", "Le musée est ouvert du mardi au dimanche.", false),
    ("박물관은 2019년 3월 6일에 개관했다.", "박물관은 2019. 3. 5.에 개관했다.", true),
    ("博物馆于2019年4月5日开馆。", "博物馆于2019-03-05开馆。", true),
    ("博物館は2019/03/06に開館した。", "博物館は2019年3月5日に開館した。", true),
    ("It began in 2019. 3 came, 5 left.", "In 2019 it began. 3 people came, and 5 left.", false),
    ("The fair begins on 3 May.", "The fair is held from 3 to 7 May.", false),
    ("Das Angebot gilt vom 1. Juni bis 15. Juni.", "Das Angebot gilt vom 1. bis 15. Juni.", false),
    ("Hugo died in 1802.", "Hugo was born in 1802 and died in 1885.", true),
    ("Hugo died in 1885.", "Hugo was born in 1802 and died in 1885.", false),
    // Signs
    ("La température est de moins 5 degrés.", "La température est de -5 °C.", false),
    ("La temperatura debe ser de al menos 20 °C.", "La temperatura debe ser de 20 °C o más.", false),
    ("La température doit être d'au moins 20 °C.", "La température doit être de 20 °C ou plus.", false),
    ("La temperatura deve essere di almeno 20 °C.", "La temperatura deve essere di 20 °C o più.", false),
    ("温度は10℃です。", "温度は-10℃です。", true),
    ("Operation at -10 to 40 °C.", "Operation at -10 to +40 °C.", false),
    ("الحرارة من 10 إلى 40 درجة.", "الحرارة بين 10 و40 درجة.", false),
    // Limits behind their number
    ("मीनार की ऊँचाई 70 मीटर से अधिक है।", "मीनार की ऊँचाई 72.5 मीटर है।", false),
    ("मीनार की ऊँचाई 80 मीटर से अधिक है।", "मीनार की ऊँचाई 72.5 मीटर है।", true),
    ("탑의 높이는 70미터가 넘는다.", "탑의 높이는 72.5미터이다.", false),
    ("タワーの高さは70メートルを超える。", "タワーの高さは72.5メートルである。", false),
    ("タワーの高さは80メートルを超える。", "タワーの高さは72.5メートルである。", true),
];

#[test]
fn numbers_are_the_same_in_words() {
    flags(VerdictReason::NumberMismatch, NUMBERS);
}

#[test]
fn a_date_is_the_same_in_digits_alone() {
    for (with_signs, in_digits) in [
        ("박물관은 2019년 3월 5일에 개관했다.", "박물관은 2019.3.5에 개관했다."),
        ("박물관은 2019년 3월 5일에 개관했다.", "박물관은 2019. 3. 5.에 개관했다."),
        ("博物馆于2019年3月5日开馆。", "博物馆于2019/03/05开馆。"),
        ("博物館は2019年3月5日に開館した。", "博物館は2019-03-05に開館した。"),
    ] {
        for (claim, source) in [(with_signs, in_digits), (in_digits, with_signs)] {
            assert_eq!(held(claim, source).status, VerdictStatus::Accurate, "{claim} | {source}");
        }
    }
}
