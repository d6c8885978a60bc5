//! Makes what other servers say fit for the log. They repeat keys, and what a reader wrote.

use std::collections::HashSet;

use secrecy::{ExposeSecret, SecretString};

/// How much of what a server says is looked at, in bytes: cleaning all of it takes as long as the server likes.
pub(crate) const MOST_READ: usize = 4_096;
/// How much of it goes into the log, in characters.
const MOST_SAID: usize = 500;
/// What has so many characters in common with what was asked quotes it; with fewer, it may happen to.
const QUOTED: usize = 24;
/// Where more bytes than this were asked, nothing that is said goes into the log: nobody can look for all of them in time.
const MOST_ASKED: usize = 256 * 1024;

/// `said` on one line, cut to 500 characters, each secret replaced by `(key)`.
pub(crate) fn fit_for_log(said: &str, secrets: &[SecretString]) -> String {
    fit_unquoted(said, secrets, &[])
}

/// The same, what it quotes of `asked` replaced by `(asked)`.
pub(crate) fn fit_unquoted(said: &str, secrets: &[SecretString], asked: &[String]) -> String {
    // Who reads a body up to this length has cut it, too.
    let is_cut = said.len() >= MOST_READ;
    let beginning = &said[..said.floor_char_boundary(MOST_READ)];
    // A character that was cut in two hides the beginning of a key before it.
    let beginning = if is_cut { beginning.trim_end_matches('\u{fffd}') } else { beginning };
    cleaned(beginning, is_cut, secrets, asked)
}

/// What is fit for the log but for what it quotes of `asked`, without it.
pub(crate) fn unquoted(fit: &str, asked: &[String]) -> String {
    cleaned(fit, fit.chars().count() >= MOST_SAID, &[], asked)
}

/// Where a text is cut, the rest of it may have made a key or a quotation of what is its end now.
fn cleaned(text: &str, is_cut: bool, secrets: &[SecretString], asked: &[String]) -> String {
    if asked.iter().map(String::len).sum::<usize>() > MOST_ASKED {
        return "(too much was asked to look for it in what was said)".to_owned();
    }
    let line: Vec<char> = on_one_line(text).chars().collect();
    let mut instead = vec![None; line.len()];
    for form in secrets.iter().flat_map(|secret| forms(secret.expose_secret())) {
        mark_secret(&line, is_cut, &form, &mut instead);
    }
    mark_asked(&line, asked, &mut instead);
    let unknown = if is_cut && !asked.is_empty() { QUOTED } else { 0 };
    let known = line.len().saturating_sub(unknown);
    let mut clean = String::new();
    for (at, (character, mark)) in line.iter().zip(&instead).enumerate().take(known) {
        match mark {
            None => clean.push(*character),
            Some(_) if at > 0 && instead[at - 1] == *mark => {}
            Some(mark) => clean.push_str(mark),
        }
    }
    clean.chars().take(MOST_SAID).collect()
}

/// Marks where a form of a secret stands, and where it begins at the end of what was cut.
fn mark_secret(line: &[char], is_cut: bool, form: &str, instead: &mut [Option<&str>]) {
    let form: Vec<char> = form.chars().collect();
    for at in 0..line.len() {
        let rest = &line[at..];
        if !form.is_empty() && (rest.starts_with(&form) || is_cut && form.starts_with(rest)) {
            instead[at..(at + form.len()).min(line.len())].fill(Some("(key)"));
        }
    }
}

/// Marks what quotes anything that was asked.
fn mark_asked(line: &[char], asked: &[String], instead: &mut [Option<&str>]) {
    let said: HashSet<&[char]> = line.windows(QUOTED).collect();
    let mut quoted: HashSet<&[char]> = HashSet::new();
    for form in asked.iter().flat_map(|text| forms(text)) {
        let form: Vec<char> = form.chars().collect();
        if form.len() >= QUOTED {
            quoted.extend(form.windows(QUOTED).filter_map(|run| said.get(run)));
            continue;
        }
        for at in 0..line.len() {
            let end = at + form.len();
            if !form.is_empty() && line[at..].starts_with(&form) && stands_alone(line, at, end) {
                instead[at..end].fill(Some("(asked)"));
            }
        }
    }
    for (at, run) in line.windows(QUOTED).enumerate() {
        if quoted.contains(run) {
            instead[at..at + QUOTED].fill(Some("(asked)"));
        }
    }
}

/// `text` on one line, without control characters: nothing of it passes for a line of the log, or moves a cursor.
fn on_one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// `text` as it may be repeated, each on one line: as it is, as a string of JSON, and as one in ASCII alone.
fn forms(text: &str) -> Vec<String> {
    let in_json = serde_json::Value::from(text).to_string();
    let in_json = in_json.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or_default();
    let mut in_ascii = String::new();
    for character in in_json.chars() {
        if character.is_ascii() {
            in_ascii.push(character);
        } else {
            let units = character
                .encode_utf16(&mut [0; 2])
                .iter()
                .map(|unit| format!("\\u{unit:04x}"))
                .collect::<String>();
            in_ascii.push_str(&units);
        }
    }
    let mut forms = vec![on_one_line(text), on_one_line(in_json), on_one_line(&in_ascii)];
    forms.dedup();
    forms
}

/// Are the characters of `text` in that range no part of longer words?
fn stands_alone(text: &[char], from: usize, to: usize) -> bool {
    let is_letter = |character: Option<&char>| character.is_some_and(|character| character.is_alphanumeric());
    !is_letter(from.checked_sub(1).and_then(|before| text.get(before))) && !is_letter(text.get(to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_one_short_line_without_secrets() {
        let table = [
            ("key sk-1\n of\tuser", "key (key) of user"),
            ("it is correct horse, and no horse", "it is (key), and no horse"),
            ("it is correct\nhorse", "it is (key)"),
            (r#"{"error":"no a\"b"}"#, r#"{"error":"no (key)"}"#),
            (r#"{"error":"no gr\u00fc\u00df"}"#, r#"{"error":"no (key)"}"#),
            ("\u{1b}[2J gone", "[2J gone"),
        ];
        let secrets = ["sk-1", "correct horse", "a\"b", "grüß", ""].map(SecretString::from);
        for (said, expected) in table {
            assert_eq!(fit_for_log(said, &secrets), expected);
        }
        assert_eq!(fit_for_log(&"a".repeat(9_000), &secrets).len(), MOST_SAID);
    }

    #[test]
    fn what_was_asked_is_taken_out_where_it_is_quoted() {
        let asked =
            ["Why is my \"zorgle\" so slow\nin the morning?", "Wem?", "자오선 뒤집기는 어떻게 하나요?"]
                .map(String::from);
        let table = [
            ("no Why is my \"zorgle\" so slow in the morning? here", "no (asked) here"),
            (r#"{"input":"Why is my \"zorgle\" so slow\nin the morning?"}"#, r#"{"input":"(asked)"}"#),
            ("too long: 'my \"zorgle\" so slow in the m…'", "too long: '(asked)…'"),
            ("Wem? is no query", "(asked) is no query"),
            ("of Wem?s", "of Wem?s"),
            (
                r#"["\uc790\uc624\uc120 \ub4a4\uc9d1\uae30\ub294 \uc5b4\ub5bb\uac8c \ud558\ub098\uc694?"]"#,
                r#"["(asked)"]"#,
            ),
            ("no such index in the morning", "no such index in the morning"),
            ("", ""),
        ];
        for (said, expected) in table {
            assert_eq!(unquoted(said, &asked), expected);
            assert_eq!(fit_unquoted(said, &[], &asked), expected);
        }
    }

    #[test]
    fn only_the_beginning_of_what_is_said_is_looked_at() {
        let asked = ["Why is my \"zorgle\" so slow\nin the morning?".to_owned()];
        let secrets = ["correct horse".into()];
        for filling in [asked[0].as_str(), "correct horse ", "\n"] {
            let said = format!("no: {}end", filling.repeat(8 * 1024 * 1024 / filling.len()));
            let clean = fit_unquoted(&said, &secrets, &asked);
            assert!(!clean.contains("end"), "{clean}");
        }
    }

    #[test]
    fn a_cut_leaves_no_half_of_a_key_or_of_a_question() {
        let asked = ["Why is my \"zorgle\" so slow\nin the morning?".to_owned(), "Wem, grüße?".to_owned()];
        let secrets = ["sk-kkkkkkkkkkkkkkkkkkkk".into(), "schlüßel".into()];
        let (key, letter) = ("sk-kkkkkkkkkkkkkkkkkkkk", "schlüßel");
        let question = on_one_line(&asked[0]);
        for before in MOST_READ - 60..=MOST_READ {
            // What shrinks to nothing brings the cut to where the log ends.
            let said = |what: &str| format!("no{}{what}{}", " ".repeat(before - 2), " and more".repeat(20));
            for what in [key, letter, &question, &asked[1], r#"schl\u00fc\u00dfel"#] {
                let whole = said(what);
                let cut_by_reader = String::from_utf8_lossy(&whole.as_bytes()[..MOST_READ]).into_owned();
                for said in [&whole, &cut_by_reader] {
                    let clean = fit_unquoted(said, &secrets, &asked);
                    let rest = clean.replace("(asked)", "").replace("(key)", "");
                    let rest = rest.trim_start_matches("no").trim();
                    assert!(!what.contains(rest) || rest.is_empty(), "{before}: {clean}");
                    assert!(
                        !clean.contains("sk-") && !clean.contains("schl") && !clean.contains("Why"),
                        "{clean}"
                    );
                }
            }
        }
        // An engine's words are cut before anybody knows what was asked.
        for before in MOST_SAID - 40..MOST_SAID {
            let fit = fit_for_log(&format!("{}{question}", &"x ".repeat(before)[..before]), &[]);
            let clean = unquoted(&fit, &asked);
            assert!(!clean.contains("Why"), "{clean}");
        }
    }

    #[test]
    fn nothing_is_said_where_too_much_was_asked_to_look_for() {
        let asked = vec!["Wem gehört das? ".repeat(1_024); 50];
        let clean = fit_unquoted("no: Wem gehört das?", &[], &asked);
        assert!(!clean.contains("Wem"), "{clean}");
        assert_eq!(fit_unquoted("no", &[], &asked[..10]), "no");
    }
}
