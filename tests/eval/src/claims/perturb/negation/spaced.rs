//! "Not" in languages that put spaces between words: a table each.

use super::Language;

/// Where a language puts its "not".
pub(super) struct Table {
    /// Words by which a claim denies something already. One that ends in `*` stands for all that begin so.
    denying: &'static [&'static str],
    /// Verbs, each with what it becomes.
    verbs: &'static [(&'static str, &'static str)],
    /// Verbs that take a "not" only before a word with one of [`PARTICIPLES`].
    helping: &'static [(&'static str, &'static str)],
    /// A clause's verb is its last one and may have punctuation behind it.
    last: bool,
    /// What "not" stands behind, where it follows the verb: a pronoun goes first.
    behind: &'static [&'static str],
    /// So does a noun with one of these articles.
    articles: &'static [&'static str],
    /// What "not" stands before, where it precedes the verb.
    before: &'static [&'static str],
    /// The article that "not" makes one word with, and that word's first letter.
    article: Option<(&'static str, &'static str)>,
    /// Words behind which a verb's letters are a noun.
    nouns: &'static [&'static str],
    /// Words before which a verb closes its clause. Where there are any, a verb with punctuation behind it does so too.
    closing: &'static [&'static str],
}

const PARTICIPLES: [&str; 8] = ["been", "become", "made", "won", "had", "ed", "en", "shown"];

const ENGLISH: Table = Table {
    denying: &[
        "not", "no", "never", "none", "nor", "neither", "nothing", "cannot", "without", "*n't", "*n’t",
    ],
    verbs: &[
        ("is", "is not"),
        ("are", "are not"),
        ("was", "was not"),
        ("were", "were not"),
        ("can", "cannot"),
        ("could", "could not"),
        ("will", "will not"),
        ("would", "would not"),
        ("should", "should not"),
        ("may", "may not"),
        ("might", "might not"),
        ("must", "must not"),
    ],
    helping: &[("has", "has not"), ("have", "have not"), ("had", "had not")],
    last: false,
    behind: &[],
    articles: &[],
    before: &[],
    article: None,
    nouns: &["a", "the", "this", "each", "his", "her"],
    closing: &[],
};

const GERMAN: Table = Table {
    denying: &["nicht", "nie", "niemals", "nichts", "ohne", "weder", "kein*"],
    verbs: &[
        ("ist", "ist nicht"),
        ("sind", "sind nicht"),
        ("war", "war nicht"),
        ("waren", "waren nicht"),
        ("wird", "wird nicht"),
        ("werden", "werden nicht"),
        ("wurde", "wurde nicht"),
        ("wurden", "wurden nicht"),
        ("kann", "kann nicht"),
        ("können", "können nicht"),
        ("muss", "muss nicht"),
        ("müssen", "müssen nicht"),
        ("soll", "soll nicht"),
        ("sollte", "sollte nicht"),
        ("sollten", "sollten nicht"),
        ("darf", "darf nicht"),
        ("dürfen", "dürfen nicht"),
        ("hat", "hat nicht"),
        ("haben", "haben nicht"),
        ("hatte", "hatte nicht"),
    ],
    helping: &[],
    last: false,
    behind: &["man", "es", "er", "sie", "Sie", "sich", "ihn", "wir"],
    articles: &["der", "die", "das"],
    before: &[],
    article: Some(("ein", "k")),
    nouns: &[],
    closing: &["als"],
};

const FRENCH: Table = Table {
    denying: &["pas", "ne", "jamais", "aucun", "aucune", "rien", "sans", "ni", "n'*", "n’*"],
    verbs: &[
        ("est", "n'est pas"),
        ("sont", "ne sont pas"),
        ("était", "n'était pas"),
        ("étaient", "n'étaient pas"),
        ("a", "n'a pas"),
        ("ont", "n'ont pas"),
        ("avait", "n'avait pas"),
        ("peut", "ne peut pas"),
        ("peuvent", "ne peuvent pas"),
        ("doit", "ne doit pas"),
        ("doivent", "ne doivent pas"),
        ("fut", "ne fut pas"),
        ("sera", "ne sera pas"),
        ("seront", "ne seront pas"),
    ],
    helping: &[],
    last: false,
    behind: &[],
    articles: &[],
    before: &[],
    article: None,
    nouns: &["l'est", "à"],
    closing: &[],
};

const SPANISH: Table = Table {
    denying: &[
        "no", "nunca", "jamás", "ningún", "ninguna", "ninguno", "sin", "ni", "tampoco", "nadie", "nada",
    ],
    verbs: &[
        ("es", "no es"),
        ("son", "no son"),
        ("fue", "no fue"),
        ("fueron", "no fueron"),
        ("era", "no era"),
        ("eran", "no eran"),
        ("está", "no está"),
        ("están", "no están"),
        ("puede", "no puede"),
        ("pueden", "no pueden"),
        ("debe", "no debe"),
        ("deben", "no deben"),
        ("tiene", "no tiene"),
        ("tienen", "no tienen"),
        ("ha", "no ha"),
        ("han", "no han"),
        ("había", "no había"),
        ("hay", "no hay"),
        ("será", "no será"),
        ("sería", "no sería"),
    ],
    helping: &[],
    last: false,
    behind: &[],
    articles: &[],
    before: &["se", "lo", "le", "les", "nos", "me"],
    article: None,
    nouns: &["una", "la", "esta"],
    closing: &[],
};

const HINDI: Table = Table {
    denying: &["नहीं", "न", "मत", "बिना", "ना"],
    verbs: &[
        ("है", "नहीं है"),
        ("हैं", "नहीं हैं"),
        ("था", "नहीं था"),
        ("थी", "नहीं थी"),
        ("थे", "नहीं थे"),
        ("हूँ", "नहीं हूँ"),
    ],
    helping: &[],
    last: true,
    behind: &[],
    articles: &[],
    before: &[],
    article: None,
    nouns: &[],
    closing: &[],
};

const ARABIC: Table = Table {
    denying: &[
        "لا",
        "ولا",
        "فلا",
        "بلا",
        "ألا",
        "لم",
        "ولم",
        "لن",
        "ليس",
        "ليست",
        "وليس",
        "غير",
        "دون",
        "بدون",
        "عدم",
        "يتعذر",
    ],
    verbs: &[
        ("كان", "لم يكن"),
        ("كانت", "لم تكن"),
        ("هو", "ليس"),
        ("هي", "ليست"),
        ("يمكن", "لا يمكن"),
        ("يمكنك", "لا يمكنك"),
        ("يجب", "لا يجب"),
        ("ينبغي", "لا ينبغي"),
        ("يجوز", "لا يجوز"),
        ("يحتاج", "لا يحتاج"),
        ("تحتاج", "لا تحتاج"),
        ("يكفي", "لا يكفي"),
        ("تكفي", "لا تكفي"),
        ("يبلغ", "لا يبلغ"),
        ("تبلغ", "لا تبلغ"),
        ("يساوي", "لا يساوي"),
        ("تساوي", "لا تساوي"),
        ("يمرر", "لا يمرر"),
        ("تمرر", "لا تمرر"),
        ("يجمع", "لا يجمع"),
        ("تجمع", "لا تجمع"),
        ("يحجب", "لا يحجب"),
        ("تحجب", "لا تحجب"),
        ("يزن", "لا يزن"),
        ("تزن", "لا تزن"),
        ("يتحرك", "لا يتحرك"),
        ("تتحرك", "لا تتحرك"),
        ("يستغرق", "لا يستغرق"),
        ("تستغرق", "لا تستغرق"),
        ("يؤثر", "لا يؤثر"),
        ("تؤثر", "لا تؤثر"),
        ("يعيش", "لا يعيش"),
        ("تعيش", "لا تعيش"),
        ("تدوم", "لا تدوم"),
        ("يدوم", "لا يدوم"),
        ("يسحب", "لا يسحب"),
        ("تسحب", "لا تسحب"),
        ("يعمل", "لا يعمل"),
        ("تعمل", "لا تعمل"),
        ("يسمح", "لا يسمح"),
        ("تسمح", "لا تسمح"),
        ("تفقد", "لا تفقد"),
        ("يفقد", "لا يفقد"),
        ("تظهر", "لا تظهر"),
        ("يظهر", "لا يظهر"),
        ("تدور", "لا تدور"),
        ("يدور", "لا يدور"),
        ("تقع", "لا تقع"),
        ("يقع", "لا يقع"),
    ],
    helping: &[],
    last: false,
    behind: &[],
    articles: &[],
    before: &[],
    article: None,
    nouns: &[],
    closing: &[],
};

/// Where a language that has spaces puts its "not".
pub(super) fn table(language: Language) -> Option<&'static Table> {
    match language {
        Language::Arabic => Some(&ARABIC),
        Language::English => Some(&ENGLISH),
        Language::French => Some(&FRENCH),
        Language::German => Some(&GERMAN),
        Language::Hindi => Some(&HINDI),
        Language::Spanish => Some(&SPANISH),
        Language::Chinese | Language::Korean => None,
    }
}

const ENDS: [char; 10] = ['.', ',', ';', ':', '!', '?', '।', '،', '؛', '؟'];

/// The claim with "not" at the first of the table's verbs, or at the last one.
pub(super) fn negated(claim: &str, table: &Table) -> Option<String> {
    let words: Vec<&str> = claim.split(' ').collect();
    if words.iter().any(|word| denies(bare(word), table)) || claim.ends_with('?') {
        return None;
    }
    let fits = |&at: &usize| place(&words, at, table).is_some();
    let at = if table.last { (0..words.len()).rev().find(fits) } else { (0..words.len()).find(fits) }?;
    let becomes = place(&words, at, table)?;
    let mut out: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let (verb, end) = words[at].split_at(words[at].trim_end_matches(ENDS).len());
    let next = if end.is_empty() { words.get(at + 1).copied().unwrap_or_default() } else { "" };
    let after = |place: usize| {
        let not = becomes.strip_prefix(verb).unwrap_or_default();
        words.get(place).filter(|word| !word.ends_with(ENDS)).map(|word| format!("{word}{not}"))
    };
    if let Some(joined) = table.article.and_then(|(article, letter)| joined(next, article, letter)) {
        out[at + 1] = joined;
    } else if table.behind.contains(&next) {
        out[at + 1] = after(at + 1)?;
    } else if table.articles.contains(&next) {
        out[at + 2] = after(at + 2)?;
    } else if at > 0 && table.before.contains(&words[at - 1]) {
        let not = becomes.strip_suffix(verb).unwrap_or_default();
        out[at - 1] = format!("{not}{}", words[at - 1]);
    } else {
        out[at] = format!("{becomes}{end}");
    }
    Some(out.join(" "))
}

/// An article in any of its forms made one word with "not".
fn joined(word: &str, article: &str, letter: &str) -> Option<String> {
    let ending = word.strip_prefix(article)?;
    (ending.len() <= 2).then(|| format!("{letter}{word}"))
}

/// What the verb at a place becomes; none where there is no verb, or another meaning of its letters.
fn place(words: &[&str], at: usize, table: &Table) -> Option<&'static str> {
    let word = words[at].trim_end_matches(ENDS);
    let find = |verbs: &'static [(&str, &'static str)]| {
        verbs.iter().find(|(verb, _)| *verb == word).map(|(_, becomes)| *becomes)
    };
    let next = words.get(at + 1).copied().unwrap_or_default().trim_end_matches(ENDS);
    let closes = table.closing.contains(&next) || (!table.closing.is_empty() && word != words[at]);
    if closes || (at > 0 && table.nouns.contains(&words[at - 1])) {
        return None;
    }
    let participle = PARTICIPLES.iter().any(|ending| next.len() > 2 && next.ends_with(ending));
    find(table.verbs).or_else(|| if participle { find(table.helping) } else { None })
}

fn denies(word: &str, table: &Table) -> bool {
    let word = word.to_lowercase();
    table.denying.iter().any(|denying| match (denying.strip_prefix('*'), denying.strip_suffix('*')) {
        (Some(ending), _) => word.ends_with(ending),
        (_, Some(beginning)) => word.starts_with(beginning),
        _ => word == *denying,
    })
}

fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric())
}
