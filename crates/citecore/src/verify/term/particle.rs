//! Small words of which verbs are made, and their opposites: "turn on" and "turn off", "log in" and "log out", "vote for" and "vote
//! against".

use crate::{
    phrases::{is_among, phrase_at_in_any_case},
    verify::lexicon::{CLOCKWISE, ENABLE},
};

/// The particles of the verb that was read last, and in how many terms from it they may stand.
pub(in crate::verify) struct Particles {
    of: [&'static str; 2],
    within: usize,
}

const SWITCHED: [&str; 2] = ["on", "off"];
const LOGGED: [&str; 2] = ["in", "out"];
const VOTED: [&str; 2] = ["for für pour favor", "against gegen contre contra"];
/// In how many terms from the verb a particle may stand: "turn the old lamp off", but "log them in".
const REACH_OF_SWITCHED: usize = 6;
const REACH_OF_LOGGED: usize = 3;
const REACH_OF_VOTED: usize = 5;

impl Particles {
    pub(in crate::verify) fn new() -> Self {
        Self { of: SWITCHED, within: 0 }
    }

    /// Reads the next word, `rest` behind it. Gives back its pair of opposites, if it is a particle.
    pub(in crate::verify) fn opposite(
        &mut self,
        word: &str,
        rest: &str,
        begins_sentence: bool,
    ) -> Option<i8> {
        self.within = if begins_sentence { 0 } else { self.within.saturating_sub(1) };
        // Told by the first letters where it can be: every word asks.
        let begin: [u8; 3] = word.as_bytes().first_chunk().copied().unwrap_or_default();
        let (of, within, verb) = match &begin.map(|byte| byte.to_ascii_lowercase()) {
            b"tur" => (SWITCHED, REACH_OF_SWITCHED, "turning|turned|turns|turn"),
            b"swi" => (SWITCHED, REACH_OF_SWITCHED, "switching|switched|switches|switch"),
            b"pow" => (SWITCHED, REACH_OF_SWITCHED, "powering|powered|powers|power"),
            b"log" => (LOGGED, REACH_OF_LOGGED, "logging|logged|logs|log"),
            b"che" => (LOGGED, REACH_OF_LOGGED, "checking|checked|checks|check"),
            b"vot" => (VOTED, REACH_OF_VOTED, "voting|voted|votes|voté|votent|votaron|votó|vote"),
            b"sti" => (VOTED, REACH_OF_VOTED, "stimmten|stimmte|stimmen|stimmt"),
            b"sig" => (LOGGED, REACH_OF_LOGGED, "signing|signed|signs|sign"),
            _ => (SWITCHED, 0, ""),
        };
        if !verb.is_empty() && phrase_at_in_any_case(word, 0, verb) == word.len() {
            *self = Self { of, within };
        }
        let lasts = rest.starts_with(" by default");
        let [on, off] = if lasts { SWITCHED } else { self.of };
        let told = lasts || self.within > 0;
        // Whether one can sign in is enabled, and disabled.
        let pair = if on == SWITCHED[0] { ENABLE } else { CLOCKWISE };
        let side = match word {
            _ if !told => return None,
            _ if is_among(on, word) => pair,
            _ if is_among(off, word) => -pair,
            _ => return None,
        };
        // "They voted against it for the first time."
        if on == VOTED[0] {
            self.within = 0;
        }
        Some(side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_a_verb_is_known_by_its_first_letters() {
        let switched =
            "turn turns turned turning switch switches switched switching power powers powered powering";
        let logged = "log logs logged logging sign signs signed signing check checks checked checking";
        for (verbs, [on, off], pair) in [(switched, SWITCHED, ENABLE), (logged, LOGGED, CLOCKWISE)] {
            for verb in verbs.split(' ').flat_map(|verb| [verb.to_owned(), verb.to_uppercase()]) {
                let mut particles = Particles::new();
                assert_eq!(particles.opposite(on, "", false), None, "no verb before it");
                assert_eq!(particles.opposite(&verb, "", false), None);
                assert_eq!(particles.opposite(on, "", false), Some(pair), "{verb}");
                assert_eq!(particles.opposite(off, "", false), Some(-pair), "{verb}");
            }
        }
        let mut particles = Particles::new();
        particles.opposite("turnover", "", false);
        assert_eq!(particles.opposite("on", "", false), None);
    }
}
