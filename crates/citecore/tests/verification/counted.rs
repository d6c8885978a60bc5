//! Numbers as languages say them in words: a hundred, une trentaine, jeder vierte, साढ़े तीन; decades and fortnights; a price a year of
//! several.

use citecore::VerdictReason::NumberMismatch;

use crate::flags;

/// Claim, source, and whether the claim's number is another one.
const COUNTED: &[(&str, &str, bool)] = &[
    // Behind an article, or alone
    ("About 100 people came.", "A hundred people came, 5 of them children.", false),
    ("50 people came.", "A hundred and fifty people came.", true),
    ("150 people came.", "A hundred and fifty people came.", false),
    ("500,000 people came.", "Half a million people came, 5 of them by boat.", false),
    ("Etwa 100 Menschen kamen, darunter 5 Kinder.", "Hundert Menschen kamen, darunter 5 Kinder.", false),
    ("El puente costó 1.000.000 de euros.", "El puente costó un millón de euros, un 5 % más.", false),
    ("सभा में 100 लोग आए।", "सभा में सौ लोग आए, जिनमें 5 बच्चे थे।", false),
    ("The pen costs 1 cent.", "The pen costs a cent.", false),
    ("Vinieron 600 personas y 7 niños.", "Vinieron seiscientas personas y 7 niños.", false),
    ("Vinieron 700 personas.", "Vinieron seiscientas personas.", true),
    // About so many
    ("30 personnes sont venues.", "Une trentaine de personnes sont venues, dont 5 enfants.", false),
    ("40 personnes sont venues.", "Une trentaine de personnes sont venues, dont 5 enfants.", true),
    ("Vinieron 30 personas.", "Vino una treintena de personas, 5 de ellas niños.", false),
    ("Vinieron 100 personas.", "Vino un centenar de personas, 5 de ellas niños.", false),
    // With a part before it
    ("यात्रा में 210 मिनट लगे।", "यात्रा में साढ़े तीन घंटे लगे, जिनमें 5 मिनट विराम था।", false),
    ("यात्रा में 3 घंटे लगे।", "यात्रा में साढ़े तीन घंटे लगे।", true),
    ("यात्रा में 75 मिनट लगे।", "यात्रा में सवा घंटा लगा। इसमें सवा एक घंटे की छूट है।", false),
    // Parts
    ("El 25% de los alumnos aprobó.", "La cuarta parte de los alumnos aprobó, un 9% más que antes.", false),
    ("25 % der Schüler bestanden.", "Jeder vierte Schüler bestand, 9 % mehr als zuvor.", false),
    ("40 % der Schüler bestanden.", "Jeder vierte Schüler bestand, 9 % mehr als zuvor.", true),
    // Magnitudes and times
    ("La dette est de 6,3 Md€.", "La dette est de 6,3 milliards d'euros, soit 5 % de plus.", false),
    ("La dette est de 6,3 Mds d'euros.", "La dette est de 6,4 milliards d'euros.", true),
    ("Sie traf dreimal ins Tor.", "Sie traf zweimal ins Tor.", true),
    ("Sie traf 3 Mal ins Tor.", "Sie traf dreimal ins Tor, einmal davon mit links.", false),
    // Lengths of time
    (
        "She led the club for ten years.",
        "She led the club for a decade, and two years later she died.",
        false,
    ),
    ("She led the club for 20 years.", "She led the club for a decade, and two years later she died.", true),
    (
        "Sie leitete den Verein zehn Jahre lang.",
        "Sie leitete den Verein ein Jahrzehnt lang, zwei Jahre später starb sie.",
        false,
    ),
    (
        "El grupo ganó 5 millones en los primeros seis meses.",
        "El grupo ganó 5 millones en el primer semestre, más que en todo el año anterior.",
        false,
    ),
    ("The notice is two weeks.", "The notice is a fortnight, and the refund takes 5 days.", false),
];

#[test]
fn numbers_are_counted_as_they_are_said() {
    flags(NumberMismatch, COUNTED);
}

/// Claim, source, and whether the claim's price is for another time.
const FOR_A_TIME: &[(&str, &str, bool)] = &[
    ("The fee is $200 a year.", "The fee is $20 monthly or $200 annually.", false),
    ("The fee is $200 annually.", "The fee is $20 a month or $200 a year.", false),
    ("The fee is $200 a year.", "The fee is $20 monthly. It is $200 annually.", false),
    ("The fee is $20 a year.", "The fee is $20 monthly or $200 annually.", true),
    ("Cuesta 200 euros al año.", "Cuesta 20 euros mensuales o 200 euros anuales.", false),
    ("Cuesta 200 euros al mes.", "Cuesta 20 euros mensuales o 200 euros anuales.", true),
    ("Cela coûte 200 euros par an.", "Cela coûte 20 euros mensuels ou 200 euros annuels.", false),
    ("कीमत 6000 रुपये वार्षिक है।", "कीमत 699 रुपये मासिक या 6000 रुपये सालाना है।", false),
    (
        "Adults should not take more than 1,200 mg per day.",
        "Adults take 200 to 400 mg every four to six hours, but should not take more than 1,200 mg in 24 hours.",
        false,
    ),
    ("Es kostet 120 Euro im Jahr.", "Es kostet 120 Euro für zwölf Monate oder 15 Euro im Monat.", false),
];

#[test]
fn a_price_is_for_its_time_in_whatever_words() {
    flags(NumberMismatch, FOR_A_TIME);
}
