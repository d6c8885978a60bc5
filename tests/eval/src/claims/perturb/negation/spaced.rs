//! "Not" in languages that put spaces between words.

use super::table::Table;

/// How an English participle ends.
const PARTICIPLES: [&str; 8] = ["been", "become", "made", "won", "had", "ed", "en", "shown"];

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
