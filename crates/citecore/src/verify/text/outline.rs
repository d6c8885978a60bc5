//! What a sentence stands under: headings, the line that leads into a list, the first row of a table. They say what the sentence
//! is about, and a reader reads it with them.

use std::ops::Range;

use crate::{
    eights::next_byte,
    find::holds,
    place::{begins, char_before, ends, run_end, run_start, without_last},
    words::is_colon,
};

/// A sentence stands under so many others at the most: the first heading above it, the last one, and what leads into its list or its table.
const HEADS: usize = 3;

/// How deep headings go.
const LEVELS: usize = 6;

/// The sentences that each one stands under.
#[derive(Clone)]
pub(super) struct Outline(Vec<[Option<u32>; HEADS]>);

/// What a line is.
enum LineKind {
    /// With its level, from 0.
    Heading(usize),
    Row,
    Item,
    Other,
}

impl Outline {
    pub(super) fn new(text: &str, sentences: &[Range<u32>]) -> Self {
        let mut all = Vec::with_capacity(sentences.len());
        let mut headings = [None; LEVELS];
        let mut under = [None; HEADS];
        // What leads into the list or the table that the next line may belong to.
        let (mut lead, mut in_table) = (None, false);
        for (place, &Range { start, end }) in (0..).zip(sentences) {
            let written = &text[start as usize..end as usize];
            let line_start = run_start(text, start as usize, |c| c == ' ');
            let begins_line = char_before(text, line_start).is_none_or(|c| c == '\n');
            if begins_line {
                let line = LineKind::of(written);
                if in_table && text[..line_start].ends_with("\n\n") {
                    (lead, in_table) = (None, false);
                }
                let goes_on = match line {
                    LineKind::Heading(_) | LineKind::Other => false,
                    LineKind::Row => true,
                    LineKind::Item => !in_table,
                };
                if !goes_on {
                    lead = None;
                }
                if let LineKind::Heading(level) = line {
                    headings[level..].fill(None);
                }
                let mut known = headings.iter().copied().flatten();
                under = [known.next(), known.next_back(), lead];
                match line {
                    LineKind::Heading(level) => headings[level] = Some(place),
                    LineKind::Row if !in_table => lead = Some(place),
                    _ => {}
                }
                in_table = matches!(line, LineKind::Row);
            }
            all.push(under);
            if !in_table && leads_in(written) {
                lead = Some(place);
            }
        }
        Self(all)
    }

    /// Those that a sentence stands under.
    pub(super) fn heads(&self, sentence: usize) -> impl Iterator<Item = usize> + '_ {
        self.0.get(sentence).into_iter().flatten().filter_map(|head| head.map(|head| head as usize))
    }
}

impl LineKind {
    fn of(line: &str) -> Self {
        let line = line.trim();
        let is_space = |at: usize| begins(line, at, |c| c == ' ');
        let signs = run_end(line, 0, |c| c == '#');
        if (1..=LEVELS).contains(&signs) && is_space(signs) {
            Self::Heading(signs - 1)
        } else if is_bold(line) {
            Self::Heading(LEVELS - 1)
        } else if is_row(line) {
            Self::Row
        } else if is_item(line) && !line.starts_with("**") {
            Self::Item
        } else {
            Self::Other
        }
    }
}

/// Does a line begin as an item of a list?
pub(in crate::verify) fn is_item(line: &str) -> bool {
    begins(line, 0, |c| matches!(c, '-' | '*' | '•' | '–' | '+')) || is_numbered(line)
}

/// Does a line begin as an item of a numbered list?
pub(in crate::verify) fn is_numbered(line: &str) -> bool {
    let digits = run_end(line, 0, |c| c.is_ascii_digit());
    digits > 0 && begins(line, digits, |c| matches!(c, '.' | ')'))
}

/// Is a line a row of a table?
pub(super) fn is_row(line: &str) -> bool {
    let bytes = line.as_bytes();
    let start = line.len() - line.trim_start().len();
    let mut at = start;
    loop {
        at = next_byte(bytes, at, b'|', 0);
        if at == bytes.len() {
            return false;
        }
        if at == start || bytes[..at].ends_with(b" ") && bytes[at + 1..].starts_with(b" ") {
            return true;
        }
        at += 1;
    }
}

/// Is a line in bold, all of it? Whoever has no other headings writes them so.
fn is_bold(line: &str) -> bool {
    let within = line.strip_prefix("**").and_then(|rest| rest.strip_suffix("**"));
    within.is_some_and(|text| !text.is_empty() && !holds(text, "**"))
}

/// Does a sentence end in a colon, and so lead into what follows it?
pub(in crate::verify) fn leads_in(sentence: &str) -> bool {
    ends(without_last(sentence, |c| c.is_whitespace() || c == '*'), is_colon)
}

#[cfg(test)]
mod tests {
    use crate::verify::text::Text;

    /// The lines that a line stands under.
    fn heads(text: &str, line: &str) -> Vec<String> {
        let text = Text::read(text);
        let sentence = text.sentence_at(text.text.find(line).unwrap() as u32);
        text.heads(sentence).map(|head| text.sentence(head).trim().to_owned()).collect()
    }

    #[test]
    fn the_first_heading_and_the_last_one() {
        let text = "# Plans\n\nA.\n\n## Prices\n\n### Per month\n\nTeam is $9. It has chat.\n\n## Limits\n\nNone.\n\n**Notes**\n\nEnd.";
        assert!(heads(text, "# Plans").is_empty());
        assert_eq!(heads(text, "A."), ["# Plans"]);
        assert_eq!(heads(text, "### Per month"), ["# Plans", "## Prices"]);
        for sentence in ["Team is $9.", "It has chat."] {
            assert_eq!(heads(text, sentence), ["# Plans", "### Per month"]);
        }
        assert_eq!(heads(text, "None."), ["# Plans", "## Limits"]);
        assert_eq!(heads(text, "End."), ["# Plans", "**Notes**"]);
    }

    #[test]
    fn what_leads_into_a_list() {
        let text = "The plan includes:\n\n- chat. It is fast.\n* mail\n\nCalls cost more.\n\n- they are rare";
        for item in ["chat.", "It is fast.", "* mail"] {
            assert_eq!(heads(text, item), ["The plan includes:"]);
        }
        assert!(heads(text, "Calls").is_empty());
        assert!(heads(text, "- they").is_empty());
        assert_eq!(
            heads("So wird es gemacht：\n1. Öffnen\n2) Drehen", "2) Drehen"),
            ["So wird es gemacht："]
        );
    }

    #[test]
    fn the_first_row_of_a_table() {
        let text = "Fees:\n\n| Plan | Price |\n|---|---|\n| Team | $9 |\n| Firm | $20 |\n\nNo other.\n\nZone | Fare\nA | $2";
        assert_eq!(heads(text, "| Plan"), ["Fees:"]);
        assert_eq!(heads(text, "| Firm"), ["| Plan | Price |"]);
        assert!(heads(text, "No other.").is_empty());
        assert_eq!(heads(text, "A | $2"), ["Zone | Fare"]);
        assert!(heads("Zone | Fare\nA | $2\n\nPlan | Price\nB | $3", "Plan").is_empty());
    }
}
