//! Questions for a price, which a sentence without one doesn't answer, whatever else it tells of the thing.

use crate::language::listed;

/// Words that ask for a price.
const ASKED: &str = "cost costs price prices priced pricing fee fees kostet kosten preis preise gebühr gebühren cuesta cuestan precio precios \
    coûte coûtent prix tarif tarifs costa costano prezzo prezzi preço preços kost prijs prijzen 얼마 얼마인가요 얼마예요 가격 요금 비용 سعر تكلفة";

/// Signs and words that an amount of money has.
const SIGNS: &str = "€$£¥₩₹₽";
const WORDS: &str = "eur euro euros usd dollar dollars gbp pound pounds pence cent cents chf francs won krw yen jpy yuan rmb free gratis kostenlos \
    kostenfrei gratuit gratuite gratuits gratuito 무료 مجانا مجاني";

/// Does a question ask for a price?
pub(super) fn asks(question: &str) -> bool {
    asking(question).next().is_some()
}

/// The words of a question that ask for one.
pub(super) fn asking(question: &str) -> impl Iterator<Item = String> {
    citecore::words(question).filter(|word| listed(ASKED, word))
}

/// Does a text tell one?
pub(super) fn is_told(text: &str) -> bool {
    text.contains(|c| SIGNS.contains(c))
        || tells_won(text)
        || citecore::words(text).any(|word| listed(WORDS, &word))
        || tells_share(text)
}

/// "3,000원", "3만 원": the syllable is in many words that are no price, a telescope's among them.
fn tells_won(text: &str) -> bool {
    let before = |(at, _)| text[..at].trim_end().chars().next_back();
    text.match_indices('원').filter_map(before).any(|c| c.is_numeric() || "백천만억".contains(c))
}

/// "50–70 % of its new price"
fn tells_share(text: &str) -> bool {
    text.contains('%') && asks(text)
}

#[cfg(test)]
mod tests {
    use super::{asks, is_told};

    #[test]
    fn prices_are_asked_for_and_told_in_several_languages() {
        for question in
            ["How much does the Wi-Fi module cost?", "Was kostet der Versand?", "배송 비용은 얼마인가요?"]
        {
            assert!(asks(question), "{question}");
        }
        for question in ["How much light does it gather?", "Wie lange dauert der Versand?"] {
            assert!(!asks(question), "{question}");
        }
        for text in [
            "It costs €25.",
            "Delivery is free.",
            "Der Versand kostet 4,90 Euro.",
            "3,000원입니다.",
            "3만 원입니다.",
        ] {
            assert!(is_told(text), "{text}");
        }
        for text in [
            "The NL-2 module has two modes.",
            "Recoating is usual after 10–20 years.",
            "130 mm 망원경으로 보입니다.",
        ] {
            assert!(!is_told(text), "{text}");
        }
    }
}
