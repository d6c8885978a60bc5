//! Nouns of German, which have a capital letter as names have.

use crate::{phrases::ends_in, verify::term::Term};

/// Tells the nouns: a name is of several words with a capital letter, or has neither an article nor an adjective before it and isn't
/// made of a verb or an adjective. The first of three or more behind an article is a noun as well: "der Künstler Otto Lang".
pub(super) fn tell_nouns(text: &str, terms: &mut [Term]) {
    let mut before = false;
    for place in 0..terms.len() {
        let goes_on = joins(text, &terms[place..]);
        let more = goes_on && joins(text, &terms[place + 1..]);
        let led = place > 0 && leads_to_noun(text, &terms[place - 1]);
        let term = &mut terms[place];
        let alone = !before && (!goes_on || more);
        term.noun = may_name(term) && alone && (led || ends_in(term.written(text), ABSTRACT));
        before = goes_on;
    }
}

/// Do terms begin with two that may be of one name?
fn joins(text: &str, terms: &[Term]) -> bool {
    let [term, next, ..] = terms else { return false };
    may_name(term)
        && may_name(next)
        && next.sentence == term.sentence
        && text[term.end as usize..next.start as usize].trim().is_empty()
}

fn may_name(term: &Term) -> bool {
    term.capital && !term.entry.common
}

/// Is a word an article, or may it be an adjective?
fn leads_to_noun(text: &str, word: &Term) -> bool {
    if word.entry.common {
        word.is_written_in_any_case(text, ARTICLES)
    } else {
        word.digits || ends_in(word.written(text), "e|en|er|em|es")
    }
}

/// What nouns of what one does or has end in, and no names do.
const ABSTRACT: &str = "ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten";

const ARTICLES: &str = "der die das den dem des ein eine einen einem einer eines am im zum zur vom beim ins ihr ihre ihren ihrem ihrer \
    ihres sein seine seinen seinem seiner seines unser unsere unseren unserem unserer unseres dieser diese dieses diesen diesem jeder jede \
    jedes jeden jedem kein keine keinen keinem keiner keines alle allen aller viele vielen vieler einige einigen mehrere mehreren";
