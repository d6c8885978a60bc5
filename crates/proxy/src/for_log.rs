//! Makes what other servers say fit for the log. They repeat keys, and what a reader wrote.

use std::collections::HashSet;

use secrecy::{ExposeSecret, SecretString};

/// How much of what a server says goes into the log, in characters.
pub(crate) const MOST_SAID: usize = 500;
/// What has so many characters in common with what was asked quotes it; with fewer, it may happen to.
const QUOTED: usize = 24;

/// `said` on one line, cut to [`MOST_SAID`] characters, each secret replaced by `(key)`.
pub(crate) fn fit_for_log(said: &str, secrets: &[SecretString]) -> String {
    let mut line = on_one_line(said);
    for secret in secrets {
        for form in forms(secret.expose_secret()).iter().filter(|form| !form.is_empty()) {
            line = line.replace(form, "(key)");
        }
    }
    line.chars().take(MOST_SAID).collect()
}

/// `said` on one line, what it quotes of `asked` replaced by `(asked)`.
pub(crate) fn unquoted(said: &str, asked: &[String]) -> String {
    let said: Vec<char> = on_one_line(said).chars().collect();
    let mut is_quoted = vec![false; said.len()];
    for form in asked.iter().flat_map(|text| forms(text)) {
        let form: Vec<char> = form.chars().collect();
        let length = form.len().min(QUOTED);
        if length == 0 || length > said.len() {
            continue;
        }
        let runs: HashSet<&[char]> = form.windows(length).collect();
        for (at, run) in said.windows(length).enumerate() {
            if runs.contains(run) && (length == QUOTED || stands_alone(&said, at, at + length)) {
                is_quoted[at..at + length].fill(true);
            }
        }
    }
    let mut line = String::new();
    for (at, (character, is)) in said.iter().zip(&is_quoted).enumerate() {
        match is {
            false => line.push(*character),
            true if at > 0 && is_quoted[at - 1] => {}
            true => line.push_str("(asked)"),
        }
    }
    line
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
        }
    }
}
