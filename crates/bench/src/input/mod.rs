//! What is read: answers as models write them, inputs that are awkward to read, passages to select from, and responses
//! of a search. The same at each call.

mod awkward;
mod candidates;
mod prose;
mod response;

pub use awkward::{Awkward, awkward};
pub(crate) use candidates::cosine;
pub use candidates::{Embedded, QUESTION, candidates, embedded};
pub use response::response;

use fastrand::Rng;

use self::prose::{HEADINGS, LEAD_INS, clause, joint};
use crate::engine::SOURCES;

/// Bytes of an answer for each of its marks.
pub const BYTES_PER_MARK: usize = 85;

const SEED: u64 = 85;

/// An answer of this many bytes, or up to a sentence more: paragraphs, and now and then a heading or a list, with a mark
/// every [`BYTES_PER_MARK`] bytes. A shorter answer is the beginning of a longer one, but for its end.
///
/// ```
/// let answer = citecore_bench::answer(50_000);
/// assert!((50_000..50_500).contains(&answer.len()));
/// ```
pub fn answer(bytes: usize) -> String {
    let mut writer = Writer { text: String::new(), marks: 0, rng: Rng::with_seed(SEED) };
    while writer.text.len() < bytes {
        writer.block(bytes);
    }
    writer.text
}

/// A text cut into pieces of four characters; the last may be shorter.
///
/// ```
/// assert_eq!(citecore_bench::deltas("A fact [1]."), ["A fa", "ct [", "1]."]);
/// ```
pub fn deltas(text: &str) -> Vec<&str> {
    let starts = text.char_indices().map(|(at, _)| at).step_by(4);
    let ends = starts.clone().skip(1).chain([text.len()]);
    starts.zip(ends).map(|(start, end)| &text[start..end]).collect()
}

struct Writer {
    text: String,
    marks: usize,
    rng: Rng,
}

impl Writer {
    /// One block, cut off behind the sentence with which `bytes` are reached.
    fn block(&mut self, bytes: usize) {
        match self.rng.u32(0..10) {
            0 => {
                let heading = self.pick(HEADINGS);
                self.text.push_str(&format!("## {heading}\n\n"));
            }
            1 | 2 => self.list(bytes),
            _ => {
                for number in 0..self.rng.usize(2..=5) {
                    if self.text.len() >= bytes {
                        break;
                    }
                    if number > 0 {
                        self.text.push(' ');
                    }
                    self.sentence();
                }
                self.text.push_str("\n\n");
            }
        }
    }

    fn list(&mut self, bytes: usize) {
        let lead_in = self.pick(LEAD_INS);
        self.text.push_str(&format!("{lead_in}:\n\n"));
        let counts = self.rng.bool();
        for number in 1..=self.rng.usize(3..=6) {
            if self.text.len() >= bytes {
                break;
            }
            self.text.push_str(&if counts { format!("{number}. ") } else { "- ".to_owned() });
            self.sentence();
            self.text.push('\n');
        }
        self.text.push('\n');
    }

    /// One to three clauses. Marks stand behind a clause, most before its punctuation, some behind the full stop.
    fn sentence(&mut self) {
        let start = self.text.len();
        let last = self.rng.usize(0..3);
        for number in 0..=last {
            let clause = clause(&mut self.rng);
            self.text.push_str(&clause);
            let stops = number == last;
            if stops && self.rng.u32(0..4) == 0 {
                self.text.push('.');
                self.mark("");
            } else {
                self.mark(" ");
                self.text.push_str(if stops { "." } else { joint(&mut self.rng) });
            }
        }
        if let Some(first) = self.text.get_mut(start..=start) {
            first.make_ascii_uppercase();
        }
    }

    /// A mark, where the text has got long enough for one more.
    fn mark(&mut self, before: &str) {
        if self.text.len() < (self.marks + 1) * BYTES_PER_MARK {
            return;
        }
        self.marks += 1;
        let first = self.rng.usize(1..=SOURCES);
        let mark = match self.rng.u32(0..8) {
            0 => format!("{before}[{first}, {}]", first % SOURCES + 1),
            _ => format!("{before}[{first}]"),
        };
        self.text.push_str(&mark);
    }

    fn pick(&mut self, from: &'static [&'static str]) -> &'static str {
        from[self.rng.usize(..from.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::Engine, reader::Reader};

    fn marks(text: &str) -> usize {
        text.matches('[').count()
    }

    #[test]
    fn a_mark_stands_every_85_bytes() {
        for bytes in [10_000, 50_000, 800_000] {
            let text = answer(bytes);
            let due = text.len() / BYTES_PER_MARK;
            assert!(marks(&text).abs_diff(due) <= 2, "{} marks of {due} in {bytes} bytes", marks(&text));
        }
    }

    #[test]
    fn marks_are_spread_evenly() {
        let text = answer(200_000);
        let places: Vec<usize> = text.match_indices('[').map(|(at, _)| at).collect();
        let widest = places.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap();
        assert!(widest < 500, "{widest} bytes without a mark");
    }

    #[test]
    fn an_answer_of_one_length_is_the_same_each_time() {
        assert_eq!(answer(50_000), answer(50_000));
        let (short, long) = (answer(20_000), answer(50_000));
        assert_eq!(short[..20_000 - 400], long[..20_000 - 400]);
    }

    #[test]
    fn every_source_is_cited_and_none_that_is_unknown() {
        let text = answer(50_000);
        for number in 1..=SOURCES {
            assert!(text.contains(&format!("[{number}]")), "{number}");
        }
        let pairs = marks(&text) / 8;
        let citations = Engine::new().whole(&text);
        assert!((marks(&text) + pairs / 2..marks(&text) + 2 * pairs).contains(&citations), "{citations}");
    }

    #[test]
    fn it_looks_like_an_answer() {
        let text = answer(50_000);
        let paragraphs = text.split("\n\n").count();
        assert!((80..300).contains(&paragraphs), "{paragraphs} blocks");
        for sign in ["\n## ", "\n- ", "\n1. ", "°", ".["] {
            assert!(text.contains(sign), "{sign:?}");
        }
    }

    #[test]
    fn deltas_are_all_of_it() {
        let text = answer(10_000);
        let deltas = deltas(&text);
        assert_eq!(deltas.concat(), text);
        let (last, all) = deltas.split_last().unwrap();
        assert!(all.iter().all(|delta| delta.chars().count() == 4));
        assert!((1..=4).contains(&last.chars().count()));
        assert!(super::deltas("").is_empty());
    }
}
