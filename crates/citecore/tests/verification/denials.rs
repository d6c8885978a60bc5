//! Denials, and what is none.

use citecore::VerdictReason;

use crate::flags;

/// Claim, source, and whether one denies what the other says.
const DENIALS: &[(&str, &str, bool)] = &[
    ("The telescope is not heavy.", "The telescope is heavy.", true),
    ("The telescope is heavy.", "The telescope is not heavy.", true),
    ("The telescope isn't heavy.", "The telescope is not heavy.", false),
    ("The telescope isn't heavy.", "The telescope is heavy.", true),
    ("The telescope is not only heavy but also long.", "The telescope is heavy and long.", false),
    (
        "The hotel does not offer breakfast.",
        "Guests have to do without breakfast, the hotel offers none.",
        false,
    ),
    ("孕妇不能使用这种药。", "孕妇禁用这种药。", false),
    ("Most patients had severe nausea.", "Most patients had mild nausea.", true),
    // What is more than all others
    ("El Ebro es más largo que ningún otro río.", "El Ebro es más largo que todos los ríos.", false),
    ("Es el mayor sismo jamás medido.", "Es el mayor sismo medido.", false),
    ("C'est le plus grand navire jamais construit.", "C'est le plus grand navire construit.", false),
    ("El plan cuesta más y nunca incluye soporte.", "El plan cuesta más e incluye soporte.", true),
    // What is left out of what is included
    (
        "The kit includes a mount, a filter and a tripod.",
        "The kit includes a mount and a filter. It does not include a tripod.",
        true,
    ),
    (
        "The kit includes a mount; a tripod is sold separately.",
        "The kit includes a mount. It does not include a tripod.",
        false,
    ),
    (
        "The kit includes a heavy mount and a solar filter, and you order the tripod in the shop.",
        "The kit includes a heavy mount and a solar filter. It does not include the tripod, which you order in the shop.",
        false,
    ),
    (
        "You can pay by card, transfer or cheque.",
        "You can pay by card or transfer. We do not accept cheques.",
        true,
    ),
    (
        "Im Preis sind Montierung, Filter und Koffer enthalten.",
        "Im Preis sind Montierung und Filter enthalten. Nicht enthalten ist der Koffer.",
        true,
    ),
    (
        "O conjunto inclui a montagem, o filtro e a mala.",
        "O conjunto inclui a montagem e o filtro. Não inclui a mala.",
        true,
    ),
    ("가방은 세트 가격에 포함되어 있습니다.", "가방은 세트 가격에 포함되어 있지 않습니다.", true),
    ("세트에는 가대와 가방이 포함됩니다.", "세트에는 가대가 포함됩니다. 가방은 포함되지 않습니다.", true),
    ("套装包括支架、滤镜和箱子。", "套装包括支架和滤镜。不包括箱子。", true),
    ("The mount is in stock.", "The mount is out of stock.", true),
    ("The mount is out of stock.", "The mount is in stock.", true),
    ("The mount is out of stock.", "The mount is not in stock.", false),
    ("The lamp is in stock.", "Out of stock: the lamp.", true),
    ("The lamp is in stock.", "OUT OF STOCK: the lamp.", true),
    ("The lamp is out of stock.", "Out of stock: the lamp.", false),
    ("The lamp is sold out.", "Out of stocks, bonds and gold: the lamp is sold out.", false),
    ("Turn off Bluetooth.", "Turn on Bluetooth.", true),
    ("Turn Bluetooth on.", "Turn Bluetooth off before pairing.", true),
    ("Turn on Bluetooth on the phone.", "On the phone, turn Bluetooth on.", false),
    ("Turn the mount off after use.", "After use, switch the mount off.", false),
    ("The lamp is on by default.", "The lamp is off by default.", true),
    ("The lamp is on by default.", "By default, the lamp is on.", false),
    ("Log out first.", "Log in first.", true),
    ("Log in with your email.", "To log in, use your email.", false),
    ("Early payments incur a fee.", "Late payments incur a fee.", true),
    ("Customers in the EU pay VAT.", "Customers outside the EU pay VAT.", true),
    ("Customers outside the EU pay VAT.", "Customers outside the EU pay VAT.", false),
    ("낙하로 인한 파손은 보증됩니다.", "낙하로 인한 파손은 보증에서 제외됩니다.", true),
    ("디지털 상품은 환불이 불가능합니다.", "디지털 상품은 환불되지 않습니다.", false),
    ("The mount is taken out of its box.", "Out of its box the mount is taken by two.", false),
    ("Das Teleskop ist nicht schwer.", "Das Teleskop ist schwer.", true),
    ("Das Teleskop ist nicht schwer.", "Das Teleskop ist nicht schwer, sondern leicht.", false),
    ("El telescopio no es pesado.", "El telescopio es pesado.", true),
    ("Le télescope n'est pas lourd.", "Le télescope est lourd.", true),
    ("망원경은 무겁지 않습니다.", "망원경은 무겁습니다.", true),
    ("이 제품은 방수입니다.", "이 제품은 방수가 아닙니다.", true),
    ("이 제품은 방수가 아니다.", "이 제품은 방수가 아닙니다.", false),
    ("침수로 인한 손상은 보증 대상입니다.", "침수로 인한 손상은 보증 대상이 아닙니다.", true),
    ("침수로 인한 손상은 보증되지 않습니다.", "침수로 인한 손상은 보증 대상이 아닙니다.", false),
    ("건물 안에서 사진을 찍어도 됩니다.", "건물 안에서 사진을 찍으면 안됩니다.", true),
    ("제안된 날짜는 화요일입니다.", "회의에서 제안된 날짜는 화요일입니다.", false),
    ("망원경은 무겁지 않습니다.", "이 망원경은 무겁지 않습니다.", false),
    ("这台望远镜不重。", "这台望远镜很重。", true),
    ("这台望远镜与那台不同。", "这台望远镜与那台不同，更轻。", false),
    ("望遠鏡は重くない。", "望遠鏡は重い。", true),
    ("التلسكوب ليس ثقيلا.", "التلسكوب ثقيل.", true),
    ("दूरबीन भारी नहीं है।", "दूरबीन भारी है।", true),
    // In the source alone, before what it denies or behind
    ("이 약은 안전하다.", "이 약은 안전하지 않다.", true),
    ("전시실에서는 사진 촬영을 할 수 있다.", "전시실에서는 사진 촬영을 할 수 없다.", true),
    ("यह दवा सुरक्षित है।", "यह दवा सुरक्षित नहीं है।", true),
    ("この薬は安全です。", "この薬は安全ではありません。", true),
    ("入場できます。", "入場できません。", true),
    ("会員は入場できます。", "会員は入場できず、見学もできません。", true),
    ("この規則は会員に適用されます。", "この規則は会員に適用されず、職員だけが対象です。", true),
    ("会員は入場できます。", "会員だけでなく、同伴者も入場できます。", false),
    ("会員は入場できます。", "会員は年齢にかかわらず入場できます。", false),
    ("هذا الدواء آمن.", "هذا الدواء غير آمن.", true),
    ("Этот препарат безопасен.", "Этот препарат не безопасен.", true),
    ("Questo farmaco è sicuro.", "Questo farmaco non è sicuro.", true),
    ("Dit medicijn is veilig.", "Dit medicijn is niet veilig.", true),
    ("Den här medicinen är säker.", "Den här medicinen är inte säker.", true),
    ("Bu ilaç güvenli.", "Bu ilaç güvenli değil.", true),
    ("Obat ini aman.", "Obat ini tidak aman.", true),
    ("Thuốc này an toàn.", "Thuốc này không an toàn.", true),
    (
        "Velorin is suitable for people with kidney disease.",
        "Velorin is a drug. It is not suitable for people with kidney disease.",
        true,
    ),
    ("The non-profit club owns a telescope.", "The club owns a telescope.", false),
    // What carries a denial on to what it denies
    ("Guests can upload files.", "Guests are not able to upload files.", true),
    ("Guests can upload files.", "Guests aren't permitted to upload files.", true),
    ("Guests can upload files.", "It isn't possible for guests to upload files.", true),
    ("The app works offline.", "The app does not currently work offline.", true),
    ("The service is available in Canada.", "The service is not currently available in Canada.", true),
    ("Das Konto lässt sich löschen.", "Das Konto lässt sich nicht einfach löschen.", true),
    (
        "Les invités peuvent envoyer des fichiers.",
        "Les invités ne sont pas autorisés à envoyer des fichiers.",
        true,
    ),
    ("Los invitados pueden subir archivos.", "A los invitados no se les permite subir archivos.", true),
    ("Guests are not able to upload files.", "Guests can't upload files.", false),
    ("Guests aren't allowed to upload files.", "Guests are not permitted to upload files.", false),
    ("The club owns a telescope.", "The non-profit club owns a telescope.", false),
    // A condition, and what only looks like one
    (
        "Als Gast können Sie Dateien hochladen.",
        "Als Gast können Sie keine Dateien hochladen, sondern nur lesen.",
        true,
    ),
    (
        "Se recomienda usar el producto con niños.",
        "Se recomienda no usar el producto con niños, porque es frágil.",
        true,
    ),
    // "No" of two languages
    ("The São Paulo office has parking.", "The São Paulo office has no parking.", true),
    ("O desconto vale no plano Pro.", "O desconto vale no plano Pro e no plano Max.", false),
    ("温度は5度以下です。", "温度は3度以上5度以下です。", false),
    ("この時計は防水に違いない。", "この時計は防水だ。", false),
    ("Ads are shown on example.com.", "No ads are shown on example.com.", true),
    ("The NAS gets OS updates.", "The NAS gets no OS updates.", true),
    ("O desconto é válido para o plano Pro.", "O desconto é válido no plano Pro.", false),
    (
        "O serviço em nuvem funciona para clientes do Brasil.",
        "O serviço em nuvem funciona para clientes no Brasil.",
        false,
    ),
    ("The hotel offers refundable rates.", "The hotel offers refundable and non-refundable rates.", false),
    ("The non-smoking area is open to guests.", "The non-smoking area is not open to guests.", true),
    (
        "Users unable to log in should reset the password.",
        "Users who have trouble logging in should reset the password.",
        false,
    ),
    // Opposites of other things in one sentence
    (
        "The shop is closed on weekends.",
        "The shop is open from Monday to Friday and closed on Saturday and Sunday.",
        false,
    ),
    (
        "The sensor measures higher temperatures in the north.",
        "In the north the sensor measures higher temperatures, in the south lower ones.",
        false,
    ),
    // Joined of two sentences
    ("The mine kept working and nobody was hurt.", "The mine kept working. Nobody was hurt.", false),
    ("Le village, dont le maire est absent, fête.", "Le village, dont le maire est absent, fête.", false),
    // The other way
    ("Sales fell by 5 % in 2020.", "Sales rose by 5 % in 2020.", true),
    ("Sales increased by 5 % in 2020.", "Sales rose by 5 % in 2020.", false),
    ("The filter is put on before the eclipse.", "The filter is put on after the eclipse.", true),
    ("Der Umsatz sank 2020 um 5 %.", "Der Umsatz stieg 2020 um 5 %.", true),
    ("Las ventas de la tienda aumentan.", "Las ventas de la tienda disminuyen.", true),
    ("매출이 5% 감소했다.", "2020년 매출이 5% 증가했다.", true),
    ("销售额下降了5%。", "2020年销售额增加了5%。", true),
    ("売上は5%減少した。", "2020年の売上は5%増加した。", true),
    ("ارتفع سعر التلسكوب.", "انخفض سعر التلسكوب.", true),
    ("The museum is open on Sundays.", "The museum is closed on Sundays.", true),
    ("The museum is closed on Mondays.", "The museum is open daily except on Mondays.", false),
    ("The museum is closed on Mondays.", "The museum is not open on Mondays.", false),
    ("Der Laden ist sonntags geöffnet.", "Der Laden ist sonntags geschlossen.", true),
    ("La tienda está abierta los domingos.", "La tienda está cerrada los domingos.", true),
    ("Le magasin est ouvert le dimanche.", "Le magasin est fermé le dimanche.", true),
    ("रविवार को पुस्तकालय खुला रहता है।", "रविवार को पुस्तकालय बंद रहता है।", true),
    // The same in other words
    ("The museum is not open on Mondays.", "The museum is closed on Mondays.", false),
    ("The museum is not closed on Mondays.", "The museum is closed on Mondays.", true),
    ("Smoking is not allowed in the rooms.", "Smoking is prohibited in the rooms.", false),
    ("You cannot borrow more than 15 items.", "Members may borrow up to 15 items.", false),
    ("You cannot borrow more than 15 items.", "Members may borrow more than 15 items.", true),
    (
        "Les billets ne sont pas remboursables.",
        "Les billets ne sont ni échangeables ni remboursables.",
        false,
    ),
    ("It can be used in the last months.", "Do not use it in the last months.", true),
    // What only looks like a denial
    ("Das Museum wurde 1925 eröffnet.", "Das Museum wurde am 7. Mai 1925 eröffnet.", false),
    ("The house was built in 1684.", "The house at No. 10 Downing Street was built in 1684.", false),
    (
        "La peine a été abolie par la loi du 9 octobre 1981.",
        "La peine est abolie par la loi no 81-908 du 9 octobre 1981.",
        false,
    ),
    ("Wählen Sie die Nummer der Feuerwehr.", "In der Not wählen Sie die Nummer der Feuerwehr.", false),
    ("Le billet coûte 20 euros.", "Le billet coûte 20 euros par personne.", false),
    ("无锡的人口约为740万。", "无锡位于江苏省。该市人口约为740万。", false),
    ("A empresa foi fundada no Brasil.", "A empresa foi fundada em São Paulo, Brasil.", false),
    ("Brasília foi inaugurada no dia 21 de abril.", "Brasília foi inaugurada em 21 de abril.", false),
    ("A função está disponível no celular.", "A função não está disponível no celular.", true),
    ("No obstante, la ciudad creció mucho.", "La ciudad creció mucho.", false),
    ("El museo no abre los domingos.", "El museo abre los domingos.", true),
    (
        "If that doesn't help, press the button for 5 seconds.",
        "If the problem persists, press the button for 5 seconds.",
        false,
    ),
    ("Wenn das nicht hilft, drücken Sie die Taste.", "Bleibt das Problem, drücken Sie die Taste.", false),
    ("If it rains, the tour does not start.", "If it rains, the tour starts.", true),
    (
        "If the star is not in the eyepiece, centre it in the finder.",
        "5. If the star is not in the eyepiece, centre it in the finder.",
        false,
    ),
    (
        "If the star is not in the eyepiece, centre it in the finder.",
        "Centre the star in the finder when it is not in the eyepiece.",
        false,
    ),
    ("The store doesn't open until 9 a.m.", "The store opens at 9 a.m.", false),
    ("The store doesn't open till 9 a.m.", "The store opens at 9 a.m.", false),
    // What lasts no longer
    ("Windows 7 is supported.", "Windows 7 is no longer supported.", true),
    ("Windows 7 is no longer supported.", "Windows 7 is supported.", true),
    ("Windows 7 wird unterstützt.", "Windows 7 wird nicht mehr unterstützt.", true),
    ("Windows 7 wordt ondersteund.", "Windows 7 wordt niet meer ondersteund.", true),
    ("Windows 7 est pris en charge.", "Windows 7 n'est plus pris en charge.", true),
    ("Windows 7 ne reçoit plus de mises à jour.", "Windows 7 ne reçoit pas de mises à jour.", false),
    // Opposites
    ("Set the flag to true.", "Set the flag to false.", true),
    ("The backup runs automatically.", "The backup runs manually.", true),
    ("The files are private.", "The files are public.", true),
    // What words of time and comparison join may change places with them
    ("Save the file before closing the app.", "After saving the file, close the app.", false),
    ("Save the file before the update.", "Save the file after the update.", true),
    (
        "Deleted files stay in the trash for 30 days before they're removed.",
        "Deleted files stay in the trash for 30 days, after which they are removed.",
        false,
    ),
    (
        "Les fichiers restent 30 jours avant d'être effacés.",
        "Les fichiers sont effacés après 30 jours.",
        false,
    ),
    ("The plane is longer than the bus.", "The bus is shorter than the plane.", false),
    ("The plane is longer than the bus.", "The plane is shorter than the bus.", true),
    // The same word of something else
    (
        "The revenue fell sharply.",
        "The revenue rose sharply. In the same quarter of the year, net profit fell.",
        true,
    ),
    (
        "It opens at 9am and closes at 8pm.",
        "It is open from 9 a.m. to 8 p.m. It is closed on Sundays.",
        false,
    ),
    // Bounds
    ("Items under $500 need a signature.", "Items over $500 need a signature.", true),
    ("Items above $500 need a signature.", "Items over $500 need a signature.", false),
    ("Kinder über 6 Jahren zahlen keinen Eintritt.", "Kinder unter 6 Jahren zahlen keinen Eintritt.", true),
    ("Les enfants de plus de 4 ans paient.", "Les enfants de moins de 4 ans paient.", true),
    ("Il faut attendre au plus 4 heures.", "Il faut attendre au moins 4 heures.", true),
    ("Hay que esperar al menos 4 horas.", "Hay que esperar menos de 4 horas.", true),
    ("6세 이상 어린이는 무료이다.", "6세 미만 어린이는 무료이다.", true),
    ("6歳以上の子供は無料です。", "6歳未満の子供は無料です。", true),
    // What another clause denies of another thing
    (
        "The Gold card has an annual fee of $240.",
        "The Basic card has no annual fee; the Gold card has an annual fee of $240.",
        false,
    ),
    (
        "The Basic card has an annual fee of $240.",
        "The Basic card has no annual fee; the Gold card has an annual fee of $240.",
        true,
    ),
    (
        "Das Premiumkonto enthält eine Kreditkarte.",
        "Das Basiskonto enthält keine Kreditkarte; das Premiumkonto enthält eine Kreditkarte.",
        false,
    ),
    (
        "프로 요금제는 이메일 지원이 있습니다.",
        "베이직 요금제는 지원이 없고, 프로 요금제는 이메일 지원이 있습니다.",
        false,
    ),
    (
        "Annual subscriptions are refundable within 30 days.",
        "Annual subscriptions can be refunded within 30 days; monthly subscriptions are not refundable.",
        false,
    ),
    // Bounds that are denied on one side alone
    ("Bags may weigh up to 32 kg.", "Bags over 32 kg are not accepted.", false),
    // Words that deny by themselves
    ("Python 3.7 is no longer supported.", "Support for Python 3.7 has been dropped.", false),
    ("Deployments can be no larger than 500 MB.", "Deployments larger than 500 MB are rejected.", false),
    ("Rejected applications can be appealed.", "Rejected applications cannot be appealed.", true),
    ("It has over 500 users.", "It has less than 500 users.", true),
    // The answer to a question that the sentence says once more
    ("No, strollers travel free of charge.", "Strollers and car seats travel free of charge.", false),
    (
        "아니요, 해지 후에도 결제 기간이 끝날 때까지 이용할 수 있습니다.",
        "해지 후에도 결제 기간이 끝날 때까지 이용할 수 있습니다.",
        false,
    ),
    // Opposites
    ("The USB port is on the left side.", "The USB port is on the right side.", true),
    ("Tournez le bouton vers la gauche.", "Tournez le bouton vers la droite.", true),
    ("Output is required.", "Output is optional.", true),
    ("2024 sanken die Preise um 2 %.", "Die Preise stiegen 2023 um 5 % und fielen 2024 um 2 %.", false),
    (
        "يؤخذ قرص واحد مرتين يوميًا قبل الطعام.",
        "يؤخذ قرص واحد مرتين يوميًا بعد الطعام، ولا يجوز تجاوز أربعة أقراص.",
        true,
    ),
    (
        "Take one tablet before the meal.",
        "Take one tablet after the meal, and don't drive until you know how it affects you.",
        true,
    ),
    (
        "यह दवा खाना खाने से पहले लेनी चाहिए।",
        "यह दवा खाना खाने के बाद लें। गर्भवती महिलाओं को पहले डॉक्टर से सलाह लेनी चाहिए।",
        true,
    ),
    ("이 약은 식후에 복용해야 합니다.", "이 약은 식전에 물과 함께 복용하십시오.", true),
    ("高血壓患者的食鹽量應高於5公克。", "高血壓患者的食鹽量應低於5公克。", true),
    ("نهر الفرات أطول من نهر النيل.", "نهر النيل أطول من نهر الفرات.", true),
    (
        "The relief is for companies with fewer than 50 employees.",
        "Companies employing fewer than 50 people get the relief.",
        false,
    ),
    (
        "Die Filiale in Fulda ist samstags geöffnet.",
        "Ausgenommen ist die Filiale in Fulda, die Filialen sind samstags geöffnet.",
        true,
    ),
];

#[test]
fn a_denial_and_an_opposite_are_noticed_on_either_side() {
    flags(VerdictReason::NegationMismatch, DENIALS);
}

/// What is so instead of what is denied, what is no more than a limit, and what is so from then on.
const LIMITS: &[(&str, &str, bool)] = &[
    ("The river flows into a lake.", "The river does not flow into the sea but into a lake.", false),
    ("The river flows into the sea.", "The river does not flow into the sea but into a lake.", true),
    ("He eats meat.", "He does not eat meat but fish.", true),
    ("He married.", "He did not marry but had children.", true),
    ("The app supports offline mode.", "The app does not support offline mode but you can export.", true),
    ("El río desemboca en un lago.", "El río no desemboca en el mar, sino en un lago.", false),
    ("El río desemboca en el mar.", "El río no desemboca en el mar, sino en un lago.", true),
    ("Il était peintre et sculpteur.", "Il n'était pas seulement peintre mais aussi sculpteur.", false),
    ("नदी एक झील में गिरती है।", "नदी समुद्र में नहीं बल्कि एक झील में गिरती है।", false),
    ("नदी समुद्र में गिरती है।", "नदी समुद्र में नहीं बल्कि एक झील में गिरती है।", true),
    ("강은 호수로 흘러든다.", "강은 바다가 아니라 호수로 흘러든다.", false),
    ("강은 바다로 흘러든다.", "강은 바다가 아니라 호수로 흘러든다.", true),
    ("पंक्तियाँ निर्यात की जा सकती हैं।", "पंक्तियाँ निर्यात नहीं की जा सकतीं।", true),
    // Limits
    ("On peut exporter jusqu'à 500 lignes.", "On ne peut pas exporter plus de 500 lignes.", false),
    ("On peut exporter plus de 500 lignes.", "On ne peut pas exporter plus de 500 lignes.", true),
    ("최대 500행까지 내보낼 수 있습니다.", "500행 이상 내보낼 수 없습니다.", false),
    ("500행 이상 내보낼 수 있습니다.", "500행 이상 내보낼 수 없습니다.", true),
    // From then on
    ("El tratado se ratificó en 1920.", "El tratado no se ratificó hasta 1920.", false),
    ("Hay servicio hasta el lunes.", "No hay servicio hasta el lunes.", true),
    ("संधि 1920 में अनुसमर्थित हुई।", "संधि 1920 तक अनुसमर्थित नहीं हुई।", false),
    // Opposites
    ("Register after December 15.", "Register before 15 December.", true),
    ("Register before December 15.", "Register before 15 December.", false),
    ("Two-factor authentication is mandatory.", "Two-factor authentication is optional.", true),
    // Comparisons
    ("The bus is faster than the train.", "The train is faster than the bus.", true),
    ("The bus is less fast than the train.", "The train is faster than the bus.", false),
    (
        "The Team plan is more expensive than the Pro plan.",
        "The Pro plan is more expensive than the Team plan.",
        true,
    ),
    ("Lyon est plus grand que Paris.", "Paris est plus grand que Lyon.", true),
    ("Der Bus ist schneller als der Zug.", "Der Zug ist schneller als der Bus.", true),
    ("Steel is heavier than tin.", "Steel is heavier than tin, and tin is heavier than cork.", false),
    // Bounds of dates, and of all days
    ("The offer is valid from 15 May.", "The offer is valid until 15 May.", true),
    ("La oferta es válida a partir del 15 de mayo.", "La oferta es válida hasta el 15 de mayo.", true),
    ("It costs more than 5 euros.", "It costs no more than 5 euros.", true),
    ("Er kommt am Freitag.", "Er kommt nicht am Freitag.", true),
    ("Asistieron por lo menos 500 personas.", "Asistieron más de 500 personas.", false),
    // Denied twice
    ("To write comments, you must log in.", "Without logging in you cannot write comments.", true),
    ("블루투스를 지원합니다.", "블루투스는 지원하지만 와이파이는 지원하지 않습니다.", false),
    ("لا يدعم الجهاز الواي فاي.", "يدعم الجهاز البلوتوث ولا يدعم الواي فاي.", false),
    // In other words
    ("博物馆周一开放。", "博物馆周一闭馆。", true),
    ("박물관은 월요일에 열지 않는다.", "박물관은 월요일에 휴관한다.", false),
    ("धूम्रपान की अनुमति नहीं है।", "धूम्रपान वर्जित है।", false),
];

#[test]
fn what_is_so_instead_is_not_denied() {
    flags(VerdictReason::NegationMismatch, LIMITS);
}
