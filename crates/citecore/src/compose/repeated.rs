//! A mark that repeats what is cited right before it is left out. It comes back where it is a word of its sentence: of two passages of one
//! page "[1] and [2] agree" is said, and "[1] and agree" would be none.

use super::{Composer, Typed, glue::is_blank};
use crate::{mark::is_separator, place};

/// Marks side by side that were left out behind a citation and a word that joins them to it.
#[derive(Clone, Debug, Default)]
pub(super) struct Repeated {
    numbers: Vec<usize>,
    /// Which of those they are that were left out.
    dropped: Vec<usize>,
}

impl Composer {
    /// Leaves out a mark that cites nothing but what is cited in its run of marks already. `dropped`: which of those it is that were left
    /// out.
    pub(crate) fn leave_out_repeated(&mut self, numbers: &[usize], dropped: usize) {
        let goes_on = self.repeated.is_some();
        self.leave_out();
        if !self.is_joined() {
            return;
        }
        // "[1] and [1][2]" are as joined as "[1] and [1, 2]".
        let repeated = self.repeated.get_or_insert_default();
        let before = repeated.numbers.len();
        for number in numbers {
            if !repeated.numbers.contains(number) {
                repeated.numbers.push(*number);
            }
        }
        if !goes_on || repeated.numbers.len() > before {
            repeated.dropped.push(dropped);
        }
    }

    /// Does a word join what was left out to the citation before it?
    pub(super) fn is_joined(&self) -> bool {
        place::has(&self.separated, |c| !is_blank(c) && !is_separator(c))
    }

    /// Writes it all the same, the sentence going on with a word, with what separated it from the citation before.
    pub(super) fn bring_back(&mut self, Repeated { numbers, dropped }: Repeated, separated: String) {
        let behind = std::mem::replace(&mut self.held, separated);
        self.cite(&numbers, &Typed { plain: false, counted: "", before_code: false });
        self.brought_back.extend(dropped);
        self.held = behind;
    }
}

#[cfg(test)]
mod tests {
    use crate::{AnswerOptions, Passage, Source, process_answer};

    #[test]
    fn what_comes_back_is_not_reported() {
        let of_page = |number: usize, url: &str| {
            Source::new(number, Passage { url: Some(url.into()), ..Passage::new("It floats.") })
        };
        let sources = [
            of_page(1, "https://a.example/"),
            of_page(2, "https://a.example/"),
            of_page(3, "https://b.example/"),
        ];
        let answer = process_answer("[1] and [2] agree [3], [3].", &sources, &AnswerOptions::default());
        assert_eq!(answer.text, "[1] and [1] agree [2].");
        let raw: Vec<&str> = answer.dropped.iter().map(|dropped| &*dropped.raw).collect();
        assert_eq!(raw, ["[3]"]);
    }
}
