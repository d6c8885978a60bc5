//! Sources that a claim names by their numbers: "Passage 3 says that …". These numbers are the answer's, no source has them.

use crate::{
    phrases::{ends_in, is_among},
    place::{begins, run_end, run_start, without_last},
    verify::text::joining,
    words::lowercase,
};

/// What sources are called, in lower case.
const SOURCES: &str = "passage passages document documents source sources excerpt excerpts snippet snippets quelle quellen \
    dokument dokumente extrait extraits fuente fuentes documento documentos pasaje pasajes fonte fonti fontes 출처 문서 자료";
/// What sources are called where no space stands before it.
const UNSPACED: &str = "文档|文件|来源|资料|文書|資料|出典";
/// What may stand between that and the number.
const NUMBER: &str = "id no nr n number nummer numéro número";

/// The longest number of a source, in digits.
const LONGEST: usize = 3;

/// A claim without such numbers.
pub(super) fn without_numbers(claim: &str) -> String {
    let mut left = String::with_capacity(claim.len());
    let (mut from, mut at) = (0, 0);
    while at < claim.len() {
        let start = run_end(claim, at, |c| !c.is_ascii_digit());
        at = run_end(claim, start, |c| c.is_ascii_digit());
        let joined = from > 0 && is_among(joining::NAMED, claim[from..start].trim());
        if !(1..=LONGEST).contains(&(at - start)) || !stands_alone(claim, at) {
            continue;
        }
        let name = if joined { Some(from) } else { behind_name(&claim[..start]) };
        if let Some(end) = name.filter(|&end| end >= from) {
            left.push_str(&claim[from..end]);
            from = at;
        }
    }
    left.push_str(&claim[from..]);
    left
}

/// Does a number end there, rather than going on with a fraction, a range or a unit?
fn stands_alone(claim: &str, end: usize) -> bool {
    let fraction = begins(claim, end, |c| matches!(c, '.' | ',' | ':'))
        && begins(claim, end + 1, |c| c.is_ascii_digit());
    !fraction
        && !begins(claim, end, |c| c.is_ascii_alphanumeric() || matches!(c, '%' | '°' | '-' | '–' | '/'))
}

/// Where the name of a source ends that a text ends in, a "No." or the like aside.
fn behind_name(mut text: &str) -> Option<usize> {
    for _ in 0..2 {
        let bare = without_last(text, |c| matches!(c, ' ' | '#' | '.' | '°' | 'º'));
        text = &bare[..run_start(bare, bare.len(), char::is_alphabetic)];
        let word = lowercase(&bare[text.len()..]);
        if is_among(SOURCES, &word) || ends_in(&word, UNSPACED) {
            return Some(bare.len());
        }
        if !is_among(NUMBER, &word) {
            break;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::without_numbers;

    #[test]
    fn numbers_of_sources_are_no_part_of_a_claim() {
        let table = [
            ("As mentioned in passage 3, it weighs 14 kg.", "As mentioned in passage, it weighs 14 kg."),
            ("Sources 1, 2 and 12 say that it weighs 14 kg.", "Sources say that it weighs 14 kg."),
            ("It weighs 14 kg (Document 2).", "It weighs 14 kg (Document)."),
            ("The authors of Passage ID 3 agree.", "The authors of Passage agree."),
            ("Laut Quelle Nr. 3 wiegt es 14 kg.", "Laut Quelle wiegt es 14 kg."),
            ("출처 2에 따르면 14kg입니다.", "출처에 따르면 14kg입니다."),
            ("根据文档2，它重14公斤。", "根据文档，它重14公斤。"),
            ("The resource 2 and 3 weigh 14 kg.", "The resource 2 and 3 weigh 14 kg."),
            ("The document 2.5 of 2019 and source 3% stay.", "The document 2.5 of 2019 and source 3% stay."),
            ("It opened in 2019.", "It opened in 2019."),
        ];
        for (claim, expected) in table {
            assert_eq!(without_numbers(claim), expected);
        }
        let long = "n ".repeat(1 << 20) + "1";
        assert_eq!(without_numbers(&long), long);
    }
}
