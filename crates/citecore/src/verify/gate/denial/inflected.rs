//! Forms of one word that the stems of short words don't tell, and what can be that is: "used" of "use", "refundable" of "refunded".

use super::said::Reading;
use crate::{
    phrases::{Phrases, is_among},
    place::shared_prefix,
    verify::{
        support::{MOST_TERMS, Set, only},
        term::Term,
    },
    words::lowercase,
};

/// Which word of the claim a word of the text is, or a form of it.
pub(super) fn word_of(reading: &Reading<'_>, term: &Term) -> Set {
    let Reading { claim, search, text } = reading;
    if let Some((place, true)) = search.place(term) {
        return only(place);
    }
    let written = term.written(text.text);
    let mut words = claim.terms.iter().take(MOST_TERMS);
    let inflected = words.clone().find(|ours| inflects(ours.written(claim.text), written));
    let form = inflected.or_else(|| {
        let forms = Phrases(IRREGULAR).find(|forms| is_among(forms, written))?;
        words.find(|ours| is_among(forms, ours.written(claim.text)))
    });
    form.map_or(0, |form| search.found(form))
}

/// Is a word a form of another one?
fn inflects(ours: &str, theirs: &str) -> bool {
    theirs.len() > 2 && ours.strip_prefix(theirs).is_some_and(|ending| is_among("d ed s es ing se n", ending))
        || theirs.strip_prefix(ours) == Some("se")
        || theirs.strip_suffix("ing").is_some_and(|stem| ours.strip_suffix('e') == Some(stem))
        || can_be(ours, theirs)
        || can_be(theirs, ours)
        || end_in(ours, theirs, DOES, TO_DO)
        || end_in(theirs, ours, DOES, TO_DO)
        || is_participle(theirs, ours)
        || is_participle(ours, theirs)
}

/// Is a word the German participle of another one: "geliefert" of "liefern"?
fn is_participle(done: &str, does: &str) -> bool {
    /// Of fewer bytes, words that begin alike are others.
    const LEAST: usize = 4;
    let stem = done.strip_prefix("ge").and_then(|rest| rest.strip_suffix('t'));
    stem.is_some_and(|stem| stem.len() >= LEAST && lowercase(does).starts_with(stem))
}

/// What verbs of Romance languages and of German end in as they are said of someone, and by themselves or of what is to come.
const DOES: &str = "a e an en ent é ée és ées ó ió aron ieron ò ou eu t te ten";
const TO_DO: &str = "ar er ir en re are ere ire ará erá irá arán erán irán era eront";

/// The forms of verbs that have another stem than the verb: "did not sell", of "sold".
const IRREGULAR: &str = "began begun begin|bought buy|broke broken break|brought bring|built build|caught catch|chose chosen choose|\
    drew drawn draw|drove driven drive|fought fight|found find|gave given give|went gone go|grew grown grow|heard hear|held hold|\
    kept keep|knew known know|led lead|left leave|lent lend|lost lose|made make|meant mean|met meet|paid pay|ran run|saw seen see|\
    sent send|sold sell|spoke spoken speak|spent spend|stood stand|stole stolen steal|taught teach|took taken take|told tell|\
    thought think|threw thrown throw|understood understand|wore worn wear|won win|wrote written write|withdrew withdrawn withdraw|\
    begann begonnen beginnen|fand gefunden finden|gab gegeben geben|ging gegangen gehen|gewann gewonnen gewinnen|hielt gehalten halten|\
    kam gekommen kommen|nahm genommen nehmen|schloss geschlossen schließen|schrieb geschrieben schreiben|sprach gesprochen sprechen|\
    starb gestorben sterben|trat getreten treten|trug getragen tragen|verlor verloren verlieren|zog gezogen ziehen|mis mettre|pris prendre|\
    vendu vendre|fait faire|venduto vendere|preso prendere|fatto fare|scritto scrivere|hecho hacer|escrito escribir|feito fazer";

/// What words end in that say that something is done, and that it can be.
const DONE: &str = "e ed es ing red ring t en et é és ée ées er a an ado ada ados adas ato ata ati ate";
const POSSIBLE: &str = "able ables eable eables ible ibles bar abile abili ável áveis";

/// Is what a text says of one thing what another says that it can be: "refunded" and "refundable"?
pub(super) fn can_be(done: &str, possible: &str) -> bool {
    end_in(done, possible, DONE, POSSIBLE)
}

/// Do two words begin alike, and end in one of some endings each?
fn end_in(one: &str, other: &str, ones: &str, others: &str) -> bool {
    /// Of fewer letters, words that begin alike are others.
    const LEAST: usize = 4;
    let most = shared_prefix(one, other);
    // "Reembolsan" and "reembolsables" share the vowel as well.
    (LEAST..most + 1)
        .rev()
        .take(2)
        .any(|at| one.is_char_boundary(at) && is_among(others, &other[at..]) && is_among(ones, &one[at..]))
}
