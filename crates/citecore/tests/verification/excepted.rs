//! Exceptions: what is so of all but some.

use super::{all_are_accurate, none_is_accurate};

/// What is left out of an exception, or said of what it is made of.
const WIDER: &[(&str, &str)] = &[
    ("All items can be returned.", "All items can be returned except gift cards."),
    ("The pool is open every day.", "The pool is open every day except Monday."),
    (
        "Return shipping is free for everyone.",
        "Return shipping is free for members; everyone else pays $4.95.",
    ),
    ("Alle Tarife enthalten Sicherungen.", "Basic hat keine. Alle anderen Tarife enthalten Sicherungen."),
    ("Toutes les formules comprennent l'assurance.", "Toutes les autres formules comprennent l'assurance."),
    ("All rooms but the suites have a balcony.", "Rooms other than suites do not have a balcony."),
    (
        "All rooms other than the suites have a balcony.",
        "Rooms do not have a balcony; suites do not have one either.",
    ),
    ("All other plans include SSO.", "Some other plans include SSO."),
    ("All rest areas have toilets.", "Some rest areas have toilets."),
    ("All employees receive a bonus.", "All employees receive a bonus, with the exception of interns."),
    ("Every member voted for the motion.", "Every member apart from the chairman voted for the motion."),
    ("All fields are required.", "All fields are required, other than the phone number."),
    ("The warranty covers all parts.", "The warranty covers all parts, not including the battery."),
    (
        "The service is available in all countries.",
        "The service is available in all countries but North Korea.",
    ),
    ("Shipping is free to Alaska.", "Shipping is free to all US states other than Alaska and Hawaii."),
    (
        "Alle Artikel können zurückgegeben werden.",
        "Alle Artikel außer Gutscheinen können zurückgegeben werden.",
    ),
    (
        "Praktikanten erhalten einen Bonus.",
        "Alle Mitarbeiter mit Ausnahme der Praktikanten erhalten einen Bonus.",
    ),
    ("Der Vorsitzende stimmte zu.", "Alle Mitglieder bis auf den Vorsitzenden stimmten zu."),
    ("La piscine est ouverte tous les jours.", "La piscine est ouverte tous les jours sauf le lundi."),
    (
        "Todos los artículos se pueden devolver.",
        "Todos los artículos excepto las tarjetas regalo se pueden devolver.",
    ),
    ("礼品卡可以退货。", "除礼品卡外,所有商品都可以退货。"),
    ("ギフトカードは返品できます。", "ギフトカードを除くすべての商品は返品できます。"),
    ("모든 상품은 반품할 수 있습니다.", "기프트 카드를 제외한 모든 상품은 반품할 수 있습니다."),
    ("All users can export data.", "All users but guests can export data."),
    ("Guests can export data.", "All users but guests can export data."),
    ("Gift cards can be returned.", "All items apart from gift cards can be returned."),
    (
        "Gutscheine können zurückgegeben werden.",
        "Alle Artikel bis auf Gutscheine können zurückgegeben werden.",
    ),
    ("所有用户都可以删除文件。", "除管理员外,所有用户都可以删除文件。"),
];

/// What says it with the exception, or of others.
const AS_WIDE: &[(&str, &str)] = &[
    (
        "All employees except interns receive a bonus.",
        "All employees receive a bonus, with the exception of interns.",
    ),
    ("The pool is closed on Mondays.", "The pool is open every day except Monday."),
    (
        "The pool is open on Tuesdays.",
        "The pool is open every day except Monday. It is open on Tuesdays until 8.",
    ),
    ("All items but gift cards can be returned.", "All items can be returned except gift cards."),
    ("All returned items are inspected.", "All returned items are inspected except when the seal is intact."),
    ("Everyone but the director attended the meeting.", "Everyone except the director attended the meeting."),
    ("All orders ship free.", "All orders ship free, and returns are free except for furniture."),
    ("Almost all items can be returned.", "All items can be returned except gift cards."),
    ("Most items can be returned.", "All items can be returned except gift cards."),
    ("Shoes can be returned.", "All items, including shoes, can be returned except gift cards."),
    (
        "All plans include support, with the exception of the Free plan.",
        "All plans except the Free plan include support.",
    ),
    ("Everyone but guests can vote in polls.", "Members and admins can vote in polls; guests can't."),
    ("Everyone else pays $5.", "Members enter free; everyone else pays $5."),
    ("Every worker rests on Sunday.", "All workers rest on Sunday."),
    ("Everyone except members pays $5.", "Members enter free, everyone else pays $5."),
    ("All rooms have Wi-Fi.", "All rooms have Wi-Fi but not all have a balcony."),
    ("All rooms are small but clean.", "All rooms are small but clean."),
    ("The rooms are clean.", "All rooms are small but clean."),
    ("Every room is clean.", "Every room is small but clean."),
    (
        "All tickets are refundable, other than discounted ones.",
        "All tickets other than discounted ones are refundable.",
    ),
    (
        "Alle Artikel bis auf Gutscheine können zurückgegeben werden.",
        "Alle Artikel außer Gutscheinen können zurückgegeben werden.",
    ),
    ("Alle Zimmer sind bis auf Weiteres geschlossen.", "Alle Zimmer sind bis auf Weiteres geschlossen."),
    ("Alle Zimmer wurden geschlossen.", "Alle Zimmer wurden bis auf Weiteres geschlossen."),
    ("除礼品卡外,所有商品都可以退货。", "除礼品卡外,所有商品都可以退货。"),
    ("除夕夜餐厅营业。", "除夕夜餐厅照常营业。"),
    ("可以删除所有文件。", "您可以删除所有文件。"),
    (
        "The ticket is valid every day.",
        "The ticket is valid every day, except that it can't be used before 9.",
    ),
    (
        "All students must take the exam.",
        "All students must take the exam, apart from which they write an essay.",
    ),
    (
        "Any user can export data in other formats than CSV.",
        "Any user can export data in other formats than CSV.",
    ),
    ("The pool is open on Tuesdays.", "The pool is open on Mondays. It is open on Tuesdays."),
    (
        "The museum is open daily from 10 to 6.",
        "The museum is open daily from 10 to 6, except on Thursdays, when it is open from 10 to 9.",
    ),
];

/// What the source says of the exception.
const EXCEPTED: &[(&str, &str)] = &[
    ("Everyone except guests can vote in polls.", "Guests can vote in polls."),
    ("Everyone but guests can vote in polls.", "Guests can vote in polls."),
    ("Alle Tarife außer Basic enthalten Sicherungen.", "Der Tarif Basic enthält Sicherungen."),
    ("Todos los planes excepto Basic incluyen copias.", "El plan Basic incluye copias."),
];

#[test]
fn what_is_so_of_it_is_no_exception() {
    none_is_accurate(EXCEPTED);
}

#[test]
fn what_is_so_of_all_but_some_is_not_so_of_all() {
    none_is_accurate(WIDER);
}

#[test]
fn an_exception_leaves_the_rest_as_it_is() {
    all_are_accurate(AS_WIDE);
}
