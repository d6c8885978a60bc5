//! Numbers: the same in another way of writing, or another number.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

/// Claim, source, and whether the claim's number is another one.
const NUMBERS: &[(&str, &str, bool)] = &[
    // One digit
    ("The mount weighs 15 kg.", "The mount weighs 14 kg.", true),
    ("Die Montierung wiegt 15 kg.", "Die Montierung wiegt 14 kg.", true),
    ("La montura pesa 15 kg.", "La montura pesa 14 kg.", true),
    ("La monture pèse 15 kg.", "La monture pèse 14 kg.", true),
    ("가대의 무게는 15킬로그램입니다.", "가대의 무게는 14킬로그램입니다.", true),
    ("赤道仪重15公斤。", "赤道仪重14公斤。", true),
    ("マウントの重さは15キロです。", "マウントの重さは14キロです。", true),
    ("يزن الحامل ١٥ كغ.", "يزن الحامل ١٤ كغ.", true),
    ("माउंट का वजन १५ किलो है।", "माउंट का वजन १४ किलो है।", true),
    ("Of users, 97 % were content.", "Of users, 87 percent were content.", true),
    // Units
    ("The mount weighs 14,000 g.", "The mount weighs 14 kg.", false),
    ("The mount weighs 14,500 g.", "The mount weighs 14 kg.", true),
    ("The tube is 1.3 m long.", "The tube is 130 cm long.", false),
    ("The tube is 100 km away.", "The tube is 62.1 miles away.", false),
    ("The mirror cools to 20 °C.", "The mirror cools to 68 °F.", false),
    ("The mirror cools to 21 °C.", "The mirror cools to 68 °F.", true),
    ("It took 90 minutes to align.", "It took 1.5 hours to align.", false),
    ("The rule has held for 24 months.", "The rule has held for 2 years.", false),
    ("The mount weighs 14 m.", "The mount weighs 14 kg.", true),
    ("노출은 120초입니다.", "노출은 2분입니다.", false),
    ("长度是30厘米。", "长度是300毫米。", false),
    ("Die Taukappe ist 30 bis 40 cm lang.", "Die Taukappe ist 300 bis 400 mm lang.", false),
    ("Die Taukappe ist 10 bis 40 cm lang.", "Die Taukappe ist 100 bis 400 mm lang.", false),
    ("The dew cap is 10 to 40 cm long.", "The dew cap is 10 to 30 cm long.", true),
    ("The tubes hold 4, 8 and 16 GB.", "The tubes hold 4000, 8000 and 16000 MB.", false),
    ("The battery has 20,500 mAh.", "The battery has 20.5 Ah.", false),
    ("The battery has 20,500 mAh.", "The battery has 20,000 mAh.", true),
    ("최고 배율은 약 70배입니다.", "최고 배율은 약 70배이고 최저 배율은 20배입니다.", false),
    ("최고 배율은 약 70배입니다.", "최고 배율은 약 60배입니다.", true),
    ("The Moon is 30 arcminutes wide.", "The Moon is 0.5° wide.", false),
    ("The Moon is 30 arcminutes wide.", "The Moon is 30 degrees wide.", true),
    ("Each capsule has 250 mg of folic acid.", "Each capsule has 250 mcg of folic acid.", true),
    ("Each capsule has 250 mg of folic acid.", "Each capsule has 250µg of folic acid.", true),
    ("Each capsule has 0.25 mg of folic acid.", "Each capsule has 250 μg of folic acid.", false),
    ("The gap is 5 mm wide.", "The gap is 5 µm wide.", true),
    ("The tyre takes 250 kPa.", "The tyre takes 250 Pa.", true),
    ("The tyre takes 2.5 bar.", "The tyre takes 250 kPa.", false),
    ("The pool has 2,500 sq ft.", "The pool has 232 m².", false),
    ("The line runs at 2,500 Mbps.", "The line runs at 2.5 Gbps.", false),
    ("It costs $0.25 a day.", "It costs 25 cents a day.", false),
    ("It costs $0.35 a day.", "It costs 25 cents a day.", true),
    ("Le ticket coûte 20 centimes.", "Le ticket coûte 0,20 €.", false),
    ("El mensaje cuesta 25 céntimos.", "El mensaje cuesta 20 céntimos.", true),
    (
        "You can make 10 requests per second.",
        "The API takes 10 requests/second, and 2 of them at once.",
        false,
    ),
    ("It costs £20 to enter.", "It costs 20 pounds to enter.", false),
    ("The trip takes 90 minutes.", "The trip takes 1 h 30 min.", false),
    ("The trip takes 90 minutes.", "The trip takes one and a half hours.", false),
    ("The trip takes 80 minutes.", "The trip takes 1 h 30 min.", true),
    ("Refunds take 7 weeks.", "Refunds take 7 business days.", true),
    // By what time
    ("The plan costs $29 per user per year.", "The plan costs $29 per user per month.", true),
    ("Si pagas mes a mes, avisa antes del día 20.", "Si pagas por meses, avisa antes del día 20.", false),
    (
        "Puedes entrar a cualquier hora del día.",
        "Puedes entrar cuando quieras. Las horas adicionales valen 15 € en las salas pequeñas.",
        false,
    ),
    ("The plan costs $29 a month.", "The plan costs $29 per user per month.", false),
    ("Overdue items cost 25 cents per week.", "Overdue items cost 25 cents a day.", true),
    // Two numbers with one magnitude, and turned around
    ("Between 2 and 3 million came.", "Between 2 million and 3 million came.", false),
    ("It earns $16.5–17 billion.", "It earns between $16.5 billion and $17 billion.", false),
    ("The match ended 3-1.", "The match ended 1-3.", true),
    ("The ratio is 3:1.", "The ratio is 1:3.", true),
    ("The ratio is 3:1.", "The ratio is 3:1 by weight.", false),
    // Dates
    ("It was opened on 6 November 1889.", "It was opened on 6 October 1889.", true),
    ("It was opened on June 6, 1889.", "It was opened on July 6, 1889.", true),
    ("It was opened on 6 November 1889.", "It was opened on 1889-11-06.", false),
    ("Il a été inauguré le 7 mai 1925.", "Il a été inauguré le 07/05/1925.", false),
    ("افتُتح المتحف يوم 15 يناير 1902.", "افتُتح المتحف يوم 15 فبراير 1902.", true),
    // The second of two that the same words hold for
    ("Admission is $5 for students.", "Admission is $12 for adults and $5 for students.", false),
    // Times of day
    ("첫차는 오후 5시 30분에 출발한다.", "첫차는 오전 5시 30분에 출발한다.", true),
    ("El tren sale a las 5 de la tarde.", "El tren sale a las 5 de la mañana.", true),
    ("Es ist von 9:00 bis 17:00 Uhr offen.", "Es ist von 9 bis 17 Uhr offen.", false),
    ("La tour ouvre à 9h30.", "La tour ouvre à 9 h 30.", false),
    ("The tour is at 3 pm.", "The tour is at 15:00.", false),
    ("The tour is at 3 p.m.", "The tour is at 3pm.", false),
    ("The tour is at 3 pm.", "The tour is at 3 am.", true),
    ("The tour is at 3:30 pm.", "The tour is at 15:45.", true),
    ("The guide carries 3 amps.", "The guide carries 3 amps at 3 pm.", false),
    ("Die Führung beginnt um 15 Uhr 30.", "Die Führung beginnt um 15:30.", false),
    ("Die Führung beginnt um 16 Uhr.", "Die Führung beginnt um 15 Uhr.", true),
    ("관람은 오후 3시에 시작합니다.", "관람은 15:00에 시작합니다.", false),
    ("관람은 오후 3시 30분에 시작합니다.", "관람은 오후 4시 30분에 시작합니다.", true),
    ("관람은 3시간 걸립니다.", "관람은 180분 걸립니다.", false),
    ("見学は15時30分に始まります。", "見学は15:30に始まります。", false),
    // Days of the week
    ("The shop opens on Tuesday.", "The shop opens on Monday.", true),
    ("The shop opens on Tuesdays.", "The shop opens on Tuesday.", false),
    ("The shop is open on Tuesday.", "The shop is open from Monday to Friday.", false),
    ("The shop is open on Sunday.", "The shop is open from Monday to Friday.", true),
    ("The shop is open on Sunday.", "The shop is open from Friday to Monday.", false),
    ("The shop is open from Monday to Saturday.", "The shop is open from Monday to Friday.", true),
    ("La tienda abre el martes.", "La tienda abre el lunes.", true),
    ("Le magasin ouvre le mardi.", "Le magasin ouvre le lundi.", true),
    ("Der Laden öffnet am Dienstag.", "Der Laden öffnet am Montag.", true),
    ("화요일에는 휴관한다.", "월요일에는 휴관한다.", true),
    ("商店周二开门。", "商店星期一开门。", true),
    ("店は火曜日に開きます。", "店は月曜日に開きます。", true),
    ("यह दुकान मंगलवार को खुलती है।", "यह दुकान सोमवार को खुलती है।", true),
    ("يفتح المتجر يوم الثلاثاء.", "يفتح المتجر يوم الاثنين.", true),
    // One of a unit, and two
    ("Turn it off after 60 minutes.", "Turn it off after an hour.", false),
    ("Take 2 drops for 1000 mL of water.", "Take two drops per litre of water.", false),
    ("يستمر الرصد 120 دقيقة.", "يستمر الرصد ساعتين.", false),
    ("يستمر الرصد 3 ساعات.", "يستمر الرصد ساعتين.", true),
    ("تنظّف المرآة كل 2 إلى 5 سنوات.", "تنظّف المرآة كل سنتين إلى خمس سنوات.", false),
    // The same number of something else
    ("The 60 mm mirror is for the young.", "At the age of 60 many people need the 50 mm mirror.", true),
    ("She holds position 6.", "Six of the members stayed. She holds position 8.", true),
    ("She is 21 years old.", "Her friend is 20 years old, and she is 21.", false),
    ("这位70岁的人看得很清楚。", "这位60岁的人用70 mm的望远镜看得很清楚。", true),
    (
        "Fungus grows above 60 percent.",
        "Start heating at 60 percent power. Fungus grows above 70 percent.",
        true,
    ),
    (
        "Fungus grows above 70 percent.",
        "Start heating at 60 percent power. Fungus grows above 70 percent.",
        false,
    ),
    (
        "Der Sucher hat 80 mm.",
        "Der Spiegel hat 80 mm Durchmesser und wiegt viel. Der Sucher hat 50 mm.",
        true,
    ),
    ("배율은 30배입니다.", "고리는 30배부터 보입니다. 망원경 본체는 무겁습니다. 배율은 60배입니다.", true),
    ("The 50 mm secondary blocks light.", "A 50 mm secondary in a 200 mm tube blocks light.", false),
    ("The cap is 30 to 30 cm long.", "The cap is 30 to 40 cm long.", true),
    ("They won with a score of 27-27.", "They won with a score of 27-17.", true),
    // Both ends of a range, and both sides of a score
    ("The dew cap is 10 to 30 cm long.", "The dew cap is 10 to 20 cm long. A tube of 30 cm is heavy.", true),
    ("The dew cap is 10 to 30 cm long.", "The dew cap is 10 to 30 cm long, or 10 to 20 cm in Jena.", false),
    (
        "Die Kappe ist 10 bis 30 cm lang.",
        "Die Kappe ist 10 cm lang, und die Kappe ist auch 30 cm lang.",
        false,
    ),
    (
        "The dew cap is 10 to 30 cm long.",
        "The dew cap is 10 cm to 30 cm long, or 10 to 20 cm in Jena.",
        false,
    ),
    ("It fell from 30 to 10 kg.", "It fell to 10 kg, from 30 kg.", false),
    ("The dew cap is 30 to 30 cm long.", "The dew cap is some 30 cm long.", true),
    ("They won 8–4 in May.", "They won 5–4 in May, on day 8 of the games.", true),
    // What stands bare may be measured in the other.
    (
        "Anna, at 31, made the best mirror.",
        "The 31-year-old is tall. Anna made the best mirror out of 5.",
        false,
    ),
    ("It was 31.", "It was 31 cm, and the best of 5.", false),
    // A number that no word of the claim is near to
    (
        "The mirror was sold in 2019.",
        "The mirror of the old house by the sea was sold in 2016.\n\nCopyright 2019.\n\nAll rights of all texts and of \
         all the many pictures that can be seen here belong to those who wrote, painted or took them, whoever they may be.",
        true,
    ),
    // Percent and parts
    ("Sales rose by 50 percent.", "Sales rose by 50 %.", false),
    ("매출이 50퍼센트 늘었다.", "매출이 50% 늘었다.", false),
    ("销售额增加了百分之五十。", "销售额增加了50%。", false),
    ("Las ventas subieron un 12,5 por ciento.", "Las ventas subieron un 12,5 %.", false),
    ("Of the light, 50 % is lost.", "Of the light, half is lost.", false),
    ("Of the light, 25 % is lost.", "Of the light, 1/4 is lost.", false),
    ("One part in 100 000 of the light passes.", "Only 1/100,000 of the light passes.", false),
    ("The Moon takes 1/120 s.", "The Moon takes 1/100 s.", true),
    ("三分之一的人来了。", "1/3的人来了。", false),
    ("只有1/100,000的光通过。", "只有十万分之一的光通过。", false),
    ("설치에 4분의 3시간이 걸립니다.", "설치에 15분이 걸립니다.", true),
    // Rounding
    ("About 87 % of users were content.", "Of users, 86.9 % were content.", false),
    ("About 90 % of users were content.", "Of users, 87 % were content.", false),
    ("About 70 % of users were content.", "Of users, 87 % were content.", true),
    ("More than 130 clubs are open.", "Now 136 clubs are open.", false),
    ("More than 140 clubs are open.", "Now 136 clubs are open.", true),
    ("Around 2 million people came.", "In all 1,973,211 people came.", false),
    ("The share is 86.92 %.", "The share is 86.9 %.", true),
    // Separators
    ("In all 1,234,567 people came.", "In all 1.234.567 people came.", false),
    ("Man nimmt 1.000 bis 9.000 Bilder.", "Man nimmt 1.000 bis 3.000 Bilder, das Seeing bei 9 von 10.", true),
    ("Es kamen 1.234 Leute.", "1,234 people came: es kamen viele Leute.", false),
    ("Il y avait 12 345 personnes.", "Il y avait 12345 personnes.", false),
    ("Es waren 1'000 Franken.", "Es waren 1000 Franken.", false),
    ("कुल 1,00,000 लोग आए।", "कुल 100000 लोग आए।", false),
    // Number words
    ("The box holds 14 lenses.", "The box holds fourteen lenses.", false),
    ("The box holds 250 lenses.", "The box holds two hundred and fifty lenses.", false),
    ("Die Kiste hat 22 Linsen.", "Die Kiste hat zweiundzwanzig Linsen.", false),
    ("La caja tiene 3 lentes.", "La caja tiene tres lentes.", false),
    ("La boîte a 80 lentilles.", "La boîte a quatre-vingts lentilles.", false),
    ("La boîte a 20 lentilles.", "La boîte a vingt lentilles.", false),
    ("상자에 렌즈가 3 개 있습니다.", "상자에 렌즈가 세 개 있습니다.", false),
    ("盒子里有320个镜头。", "盒子里有三百二十个镜头。", false),
    ("डिब्बे में 7 लेंस हैं।", "डिब्बे में सात लेंस हैं।", false),
    // Powers of ten
    ("The fund has $2.3 million.", "The fund has $2,300,000.", false),
    ("The fund has $2.3 billion.", "The fund has $2,300,000.", true),
    ("기금은 3만 5천 원입니다.", "기금은 35,000원입니다.", false),
    ("基金有1亿2000万元。", "基金有120000000元。", false),
    ("基金有3万元。", "基金有40000元。", true),
    ("कोष में 5.5 लाख रुपये हैं।", "कोष में 550000 रुपये हैं।", false),
    // Dates
    ("It opened on May 22, 2014.", "It opened on 22 May 2014.", false),
    ("It opened on May 22, 2014.", "It opened on 2014-05-22.", false),
    ("It opened on May 23, 2014.", "It opened on 22 May 2014.", true),
    ("Sie öffnete am 22. Mai 2014.", "Sie öffnete am 22.05.2014.", false),
    ("2014년 5월 22일에 열렸다.", "2014년 5월 21일에 열렸다.", true),
    ("它于2014年5月22日开放。", "它于2014年5月22日开放，很热闹。", false),
    ("It ran from 1992 to 1993.", "It ran in 1992–93.", false),
    ("It opened in 1994.", "It opened in the 1990s.", false),
    ("It opened in the 1944s.", "It opened in the 1940s.", true),
    ("It opened back in 63.", "It opened in 1963.", false),
    ("On 16 July it opened.", "It has 16 rooms. It opened on 10 July.", true),
    (
        "It closed in December 2011.",
        "It opened in March 2011 with a show of lamps and mirrors by the sea. It closed in December 2012.",
        true,
    ),
    ("It opened at 22:30.", "It opened at 10:30 pm.", false),
    ("It opened on May 57, 2014.", "It opened on May 22, 2014.", true),
    // Names with numbers
    ("It is made of TiO2.", "It is made of TiO 2 in Jena.", false),
    ("It is made of TiO3.", "It is made of TiO 2 in Jena.", true),
    ("It is made of TiO3.", "It is made of metal.", true),
    ("It is at the C3 position.", "It is at a position of the ring.", false),
    ("It is made of TiO₂.", "It is made of TiO2.", false),
    ("The F16 flew.", "The F-16 flew.", false),
    ("Active motion scores 2.", "Tone:0 – Limp1 – Bending of arms and legs2 – Active motion.", false),
    ("Active motion scores 4.", "Tone:0 – Limp1 – Bending of arms and legs2 – Active motion.", true),
    ("In 2019 it was sold.", "It was sold in 2019.", false),
    // Marks and the numbers of a list count nothing.
    ("1. The mount weighs 14 kg [3].", "The mount weighs 14 kg.", false),
    // Behind a year, what is a unit elsewhere may be a word.
    ("A fire destroyed it in 2003.", "In 2003 an accident caused a fire that destroyed it.", false),
    ("A fire destroyed it in 2004.", "In 2003 an accident caused a fire that destroyed it.", true),
    ("Sie wurde 2003 um 5 % teurer.", "Seit 2003 ist sie um 5 % teurer.", false),
    ("Le club a gagné en 1998.", "En 1998 l'équipe du club a gagné.", false),
    ("El club ganó en 1998.", "El club ha ganado en 1998 ha dicho su presidente.", false),
    ("The team won in 1998.", "The team that in 1998 won the cup.", false),
    // Centuries
    ("It was built in the 19th century.", "It was built in the nineteenth century.", false),
    ("It was built in the 19th century.", "It was built in the 18th century.", true),
    ("It was built in the 19th century.", "It was built in 1848.", false),
    ("It was built in the 19th century.", "It was built in 1748.", true),
    ("Er wurde im 19. Jahrhundert gebaut.", "Er wurde 1848 gebaut.", false),
    ("Er wurde im 19. Jahrhundert gebaut.", "Er wurde 1920 gebaut.", true),
    ("Il a été bâti au XIXe siècle.", "Il a été bâti au XVIIIe siècle.", true),
    ("Il a été bâti au XIXᵉ siècle.", "Il a été bâti au 19e siècle.", false),
    ("Il a été bâti au XIXème siècle.", "Il a été bâti en 1848.", false),
    ("Il a été bâti au XVIIIe siècle.", "Il a été bâti aux XVIIIe et XIXe siècles.", false),
    ("Il vécut sous Louis XIV, au XVIIe siècle.", "Au XVIIe siècle, il vécut sous Louis XIV.", false),
    ("Se construyó en el siglo XIX.", "Se construyó en el siglo XVIII.", true),
    ("Se construyó en el siglo XIX.", "Se construyó entre los siglos XVIII y XIX.", false),
    ("Fu costruito nel XIX secolo.", "Fu costruito nel 1848.", false),
    ("Fu costruito nel XIX secolo.", "Fu costruito nel 1748.", true),
    ("É um castelo do século XV.", "É um castelo do século XVI.", true),
    ("यह १९वीं शताब्दी में बना था।", "यह 1848 में बना था।", false),
    ("它建于19世纪。", "它建于1848年。", false),
    ("它建于19世纪。", "它建于1748年。", true),
    ("It has 12 rooms.", "It was built in 1890 and rebuilt in 1902, with 20 rooms.", true),
    // A bound is no other bound, and a figure within its last place.
    ("Orders over $20 ship free.", "Orders over $25 ship free.", true),
    ("The password has at least 10 characters.", "The password has at least 12 characters.", true),
    ("Files up to 100 MB can be sent.", "Files up to 25 MB can be sent.", true),
    ("1,980円以上のご注文は送料無料です。", "3,980円以上のご注文は送料無料です。", true),
    ("Over 200 people attended.", "230 people attended.", false),
    // Letters joined to digits
    ("You need version 4.2 or later.", "You need v4.2 or later.", false),
    ("You need version 4.2 or later.", "You need v4.3 or later.", true),
    ("The bug was fixed in 4.2.1.", "The bug was fixed in v4.2.1.", false),
    ("It has 1M users.", "It has 1 million users.", false),
    ("It has 1M users.", "It has 2 million users.", true),
    ("It goes 120 km/h.", "It goes 120 kilometres per hour.", false),
    ("Il roule à 120 km/h.", "Il roule à 120 kilomètres par heure.", false),
    ("It goes 120 km/h.", "It goes 130 kilometres per hour.", true),
    ("It works from -10 to 40 °C.", "It works from -10 °C to 40 °C.", false),
    ("It works from -10 to 40 °C.", "It works from -20 °C to 40 °C.", true),
    ("파일은 30일간 보관됩니다.", "파일은 30일 동안 보관됩니다.", false),
    ("파일은 30일 동안 보관됩니다.", "파일은 20일 동안 보관됩니다.", true),
    // Telephone numbers
    ("Call +1 555 123 4567.", "Call +1 (555) 123-4567.", false),
    ("Call +1 555 123 4567.", "Call +1 (555) 123-4568.", true),
    ("Call 0800 123456.", "Call 0800-123-456.", false),
    ("Call 0800 123456, which is open 24 hours a day.", "Call 0800 123456 (24 hours a day).", false),
    ("Call 030 1234567.", "Call (030) 123-45-67.", false),
    ("Rufen Sie (030) 123 45 67 an.", "Rufen Sie 030 1234567 an.", false),
    ("Call 1-800-555-0199.", "Call 1 800 555 0199.", false),
    ("The ISBN is 978-3-16-148410-0.", "The ISBN is 9783161484100.", false),
    ("It costs 3 000 000 euros.", "It costs 3,000,000 euros.", false),
    ("Es läuft vom 05.10. bis 07.10.2024.", "Es läuft vom 05.10.-07.10.2024.", false),
    // Words of Dutch, Italian and Portuguese
    ("Con il piano puoi creare 3 progetti.", "Con il piano puoi creare tre progetti in 12 mesi.", false),
    ("Os links expiram após 7 dias.", "Os links expiram em sete dias, ou em 30.", false),
    ("Je krijgt het binnen 5 werkdagen.", "Je krijgt het binnen vijf werkdagen, of 9.", false),
    ("Costa 2,5 milioni di euro.", "Costa 2.500.000 euro.", false),
    ("Custa R$ 2,5 bilhões.", "Custa R$ 2,5 milhões.", true),
    ("È nato il 14 aprile 1950.", "È nato il 14 marzo 1950.", true),
    // Numerals of one word
    ("Elle a duré 41 ans.", "Elle a duré quarante et un ans, de 1889 à 1930.", false),
    ("Duró 31 años.", "Duró treinta y un años, desde 1889.", false),
    ("Elle a duré 80 ans.", "Elle a duré quatre-vingts ans, jusqu'en 1930.", false),
    ("Había 200 guardias.", "Había doscientos guardias.", false),
    ("Había 300 guardias.", "Había doscientos guardias.", true),
    ("Il y avait 17 ministres.", "Il y avait dix-sept ministres.", false),
    ("Hay 23 salas.", "Hay veintitrés salas.", false),
    ("Hay 24 salas.", "Hay veintitrés salas.", true),
    // In the place of another
    ("The mount weighs 14 kg.", "The mount weighs 12 kg. The tripod weighs 14 kg.", true),
    ("The tripod weighs 14 kg.", "The mount weighs 12 kg. The tripod weighs 14 kg.", false),
    ("The Premium plan costs $5.", "The Standard plan costs $5. The Premium plan costs $10.", true),
    ("Der Premiumtarif kostet 5 €.", "Der Standardtarif kostet 5 €. Der Premiumtarif kostet 10 €.", true),
    ("プレミアムは月5ドルです。", "スタンダードは月5ドルです。プレミアムは月10ドルです。", true),
    ("The Free plan includes 10 boards.", "The Free plan includes 3 boards and 10 users.", true),
    (
        "The Standard plan includes 10 boards.",
        "The Free plan includes 3 boards, the Standard plan 10.",
        false,
    ),
    ("On Pro you can add up to 20 users.", "You can add 5 users on Basic and up to 20 on Pro.", false),
    (
        "Auszubildenden stehen 28 Urlaubstage zu.",
        "Allen Angestellten stehen 30 Urlaubstage zu, Auszubildenden 28 Tage.",
        false,
    ),
    // Days, months and years
    ("Data is kept for 3 months.", "Data is kept for 90 days.", false),
    ("Data is kept for 60 days.", "Data is kept for 2 months.", false),
    ("Data is kept for 4 months.", "Data is kept for 90 days.", true),
    ("The trial lasts 365 days.", "The trial lasts 1 year.", false),
    ("보증 기간은 2년입니다.", "보증 기간은 24개월입니다.", false),
    ("保证期为2年。", "保证期为24个月。", false),
    ("保証期間は3年です。", "保証期間は24か月です。", true),
    ("2日以内に返金されます。", "48時間以内に返金されます。", false),
    ("카드는 7주 이내에 발송됩니다.", "카드는 영업일 기준 7일 이내에 발송됩니다.", true),
    // The difference of two others of the claim
    (
        "Extra bags are €20 cheaper online: €60 instead of €80.",
        "Additional bags cost €60 online and €80 at the airport.",
        false,
    ),
    (
        "Extra bags are €30 cheaper online: €60 instead of €80.",
        "Additional bags cost €60 online and €80 at the airport.",
        true,
    ),
    ("It is €30 cheaper: €50 instead of €80.", "It costs €60 online and €80 at the airport.", true),
    // What puts in order, and what counts what the claim lists
    (
        "Step 4: Click Download.",
        "Open Reports, choose one of 3 formats, enter a 6-digit code and click Download.",
        false,
    ),
    (
        "Schritt 2: Wählen Sie eines von 3 Formaten.",
        "Öffnen Sie Berichte und wählen Sie eines von 3 Formaten.",
        false,
    ),
    (
        "To export: 1) open Reports, 2) choose one of 3 formats.",
        "To export, open Reports and choose one of 3 formats.",
        false,
    ),
    ("There are 3 plans: Basic, Team and Pro.", "The plans are Basic ($5), Team ($10) and Pro ($20).", false),
    ("The error appears in step 4.", "The error appears in step 2, and 5 people saw it.", true),
    ("It is a laser (class 1).", "It is a laser (class 3).", true),
    ("The error rate is low (0.5).", "The error rate is low (0.5).", false),
    (
        "Free includes 3 boards, and files are private, shared or public.",
        "Free includes 10 boards, and files are private, shared or public.",
        true,
    ),
    ("There are 4 plans: Basic, Team and Pro.", "The plans are Basic ($5), Team ($10) and Pro ($20).", true),
    ("Die 2 Formate sind CSV und PDF.", "Exporte gibt es als CSV und PDF, höchstens 50.", false),
    ("Die Karte kommt in 7 Wochen.", "Die Karte kommt in 7 Werktagen.", true),
];

#[test]
fn another_number_is_told_from_the_same_one_written_otherwise() {
    flags(VerdictReason::NumberMismatch, NUMBERS);
}

#[test]
fn another_number_refutes_whatever_else_is_shared() {
    let long = "The mount of the year is made in Jena, carries 14 kg and was tested for three months by seven people.";
    let right = held(long, long);
    let wrong = held(&long.replace("14", "19"), long);
    assert_eq!((right.status, wrong.status), (VerdictStatus::Accurate, VerdictStatus::Inaccurate));
}

#[test]
fn another_language_is_told_by_its_numbers_alone() {
    let english = "You can return the telescope within 30 days of the purchase, if it was not in the rain.";
    let german =
        "Sie können das Teleskop in den 30 Tagen nach dem Kauf zurückgeben, wenn es nicht im Regen war.";
    let spanish = "Puede devolver el telescopio en los 30 días que siguen a la compra.";
    let french = "Vous pouvez rendre le télescope dans les 30 jours qui suivent son achat.";
    for (claim, text) in [(english, german), (spanish, english), (french, english), (german, french)] {
        let right = held(claim, text);
        assert_eq!(
            (right.status, right.support, &right.reasons[..]),
            (VerdictStatus::Uncertain, 0.5, &[VerdictReason::LowOverlap][..]),
            "{claim}"
        );
        let wrong = held(&claim.replace("30", "60"), text);
        assert_eq!(
            (wrong.status, &wrong.reasons[..]),
            (VerdictStatus::Inaccurate, &[VerdictReason::NumberMismatch][..])
        );
        assert_ne!(held(claim, claim).support, 0.5);
    }
    assert_eq!(held("The tripod is of wood and of steel.", english).status, VerdictStatus::Inaccurate);
}

#[test]
fn another_script_is_told_by_its_numbers_alone() {
    let (same, other) = (
        held("가대는 14 kg입니다.", "The mount weighs 14 kg."),
        held("가대는 15 kg입니다.", "The mount weighs 14 kg."),
    );
    assert_eq!((same.status, same.support), (VerdictStatus::Uncertain, 0.5));
    assert_eq!(other.reasons, [VerdictReason::NumberMismatch]);
}
