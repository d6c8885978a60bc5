//! Questions for a time, a length or another amount, which a text without one doesn't answer.

use crate::language::listed;

/// Words behind others that ask for an amount together with them.
const ASKED: &[(&str, &str)] = &[
    ("how", "deep far heavy long many often old tall wide"),
    ("wie", "alt breit hoch lang lange oft schwer tief viele weit"),
    ("hoe", "breed diep hoog lang oud vaak veel ver zwaar"),
    ("combien", "de"),
    ("cuánto", "dura duran tiempo tarda tardan"),
    ("quanto", "dura duram durano tempo"),
];

/// Words that an amount without figures has.
const WORDS: &str = "two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty hundred half dozen once \
    twice minute minutes hour hours day days week weeks month months year years decade decades daily weekly monthly yearly annually hourly every \
    each always never forever rarely immediately unlimited lifetime none indefinitely \
    zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert halb halbe halben einmal zweimal minute minuten stunde stunden tag \
    tage tagen woche wochen monat monate monaten jahr jahre jahren täglich wöchentlich monatlich jährlich stündlich jede jeden jeder jedes immer nie \
    selten sofort unbegrenzt \
    twee drie vijf zes zeven tien twaalf honderd eenmaal minuut minuten uur dagen dag weken maand maanden jaar jaren dagelijks wekelijks \
    maandelijks jaarlijks elke altijd nooit zelden onbeperkt \
    deux trois quatre cinq sept huit neuf dix douze vingt cent demi fois heure heures jour jours semaine semaines mois an ans année années \
    quotidien chaque toujours jamais illimité \
    dos tres cuatro cinco siete ocho nueve diez doce veinte cien medio media vez veces minuto minutos hora horas día días semana semanas mes meses \
    año años cada siempre nunca ilimitado \
    due tre quattro cinque sei sette otto nove dieci dodici venti cento mezzo mezza volta volte minuti ora ore giorno giorni settimana \
    settimane mese mesi anno anni ogni sempre mai illimitato \
    dois duas três quatro sete oito dez doze vinte cem meio meia vezes dia dias mês ano anos sempre nunca ilimitado";

/// Does a question ask for an amount?
pub(super) fn asks(question: &str) -> bool {
    let words: Vec<String> = citecore::words(question).collect();
    words
        .windows(2)
        .any(|pair| ASKED.iter().any(|(first, seconds)| pair[0] == *first && listed(seconds, &pair[1])))
}

/// Does a text tell one?
pub(super) fn is_told(text: &str) -> bool {
    text.contains(char::is_numeric) || citecore::words(text).any(|word| listed(WORDS, &word))
}

#[cfg(test)]
mod tests {
    use super::{asks, is_told};

    #[test]
    fn amounts_are_asked_for_and_told_in_several_languages() {
        for question in [
            "How long is the warranty?",
            "how many eyepieces do I need",
            "Wie lange dauert der Versand?",
            "Combien de temps faut-il attendre ?",
            "¿Cuánto tiempo dura la garantía?",
        ] {
            assert!(asks(question), "{question}");
        }
        for question in [
            "How do I clean it?",
            "Why are exposures so long?",
            "Wie gut ist das?",
            "How much does it matter?",
        ] {
            assert!(!asks(question), "{question}");
        }
        for text in [
            "It takes 15 minutes.",
            "Two years from the day of delivery.",
            "Sie gilt zwei Jahre.",
            "Cada semana.",
        ] {
            assert!(is_told(text), "{text}");
        }
        for text in ["It isn't covered by the warranty.", "Der Versand beginnt am Lager."] {
            assert!(!is_told(text), "{text}");
        }
    }
}
