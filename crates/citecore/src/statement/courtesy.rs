//! What is said out of courtesy, and states nothing: "Great question!", "I hope this helps."

use super::canonical::without_marks_behind;
use crate::{
    place,
    rules::{Rules, fits, rules, skip},
    words::{is_capital, is_comma, is_letter_or_digit},
};

/// The longest sentence of that kind, in bytes.
const LONGEST: usize = 100;

/// How much one sentence says so: "Hi Anna, thanks for asking!"
const AT_ONCE: usize = 3;

/// So many words of a name are passed over, less one.
const NAME: usize = 5;

/// How such sentences go, by rules as [`fits`] reads them.
pub(crate) const COURTESIES: Rules = rules![
    // A: all that is said
    "great|good question|luck\n\
     have_a great|nice|good|wonderful|lovely|safe day|trip|weekend|time|stay|evening|one\n\
     here_s|here_is a|an|the ?quick|short|brief|simple summary|overview|breakdown|answer\n\
     you_re_welcome|sure|of_course|certainly|gern|gerne|claro|bien_sûr|감사합니다|お役に立てれば幸いです|您好\n\
     도움이_되 셨길|길 바랍니다",
    // B: what a name may stand behind
    "hi|hello|dear|thanks|thank_you|hallo|liebe|lieber|danke|vielen_dank|hola|gracias|bonjour|merci|안녕하세요 ?there|so_much\n\
     best|kind regards\n\
     viele|beste|mit_freundlichen grüße ?n",
    // C: what goes on in any words, within the clause
    "D\n\
     ?i hope this|that|it ?information help|answer|clarif\n\
     if_you have|need any|more|further|other ~D\n\
     thanks|thank_you for your|reaching|contacting|asking\n\
     here_s|here_is what_i|what_we|what_the\n\
     enjoy your\n\
     i ?m|d|ll ?be happy|glad to_help\n\
     ich_hoffe das|dies ~hilf\n\
     bei ?weiteren fragen|rückfragen steh\n\
     danke|vielen_dank für ihr|dein\n\
     espero_que|j_espère_que ~ayud|aide|útil|utile\n\
     gracias_por|merci_pour\n\
     希望对|希望这 ~帮助",
    // D: whom to ask
    "?please let_me_know|let_us_know if|.\n\
     ?please feel_free|don_t_hesitate|do_not_hesitate to ask|reach_out|contact_me|contact_us\n\
     just_ask|just_let_me_know\n\
     n_hésitez_pas ?à ?me|nous contacter|demander|poser|si_vous|.",
];

/// Does a sentence say nothing else?
pub(super) fn is_courtesy(sentence: &str) -> bool {
    if sentence.len() > LONGEST {
        return false;
    }
    let words = without_marks_behind(sentence, |c| !is_letter_or_digit(c) && c != ']');
    let tells = |c| matches!(c, '0'..='9' | ':' | ';' | '(' | '@' | '/' | '—' | '–');
    !place::has(words, tells) && says_only(words, AT_ONCE)
}

/// `left`: so much may be said yet.
fn says_only(text: &str, left: usize) -> bool {
    let ends = |rest: &str| {
        !place::begins(rest, 0, is_letter_or_digit) && (skip(rest).is_empty() || says_only(rest, left - 1))
    };
    let ends_in_name = |mut rest: &str| {
        for _ in 0..NAME {
            if ends(rest) {
                return true;
            }
            let name = skip(rest);
            if name.len() == rest.len() || !place::begins(name, 0, is_capital) {
                break;
            }
            rest = place::without_first(name, is_letter_or_digit);
        }
        false
    };
    left > 0
        && (fits(text, b"A", &COURTESIES, &ends)
            || fits(text, b"B", &COURTESIES, &ends_in_name)
            || fits(text, b"C", &COURTESIES, &|rest| !place::has(rest, is_comma)))
}
