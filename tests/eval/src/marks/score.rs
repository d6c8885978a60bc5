//! Labels held against what was read.

use super::labels::Label;

/// One that isn't right. Indexes are those of the labels and of what was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// A mark that isn't read.
    Missed { label: usize },
    /// Something is read as a mark that is none.
    NoMark { read: usize },
    /// The mark is read, but its statement is another.
    Elsewhere { label: usize, read: usize },
}

/// What became of the marks of one answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Compared {
    /// How many are labelled.
    pub(crate) marks: usize,
    pub(crate) wrong: Vec<Wrong>,
}

/// Marks are the same where they stand in the same place with the same number.
pub(crate) fn compare(labels: &[Label], read: &[Label]) -> Compared {
    let mut taken = vec![false; read.len()];
    let mut wrong = Vec::new();
    for (index, label) in labels.iter().enumerate() {
        let same = |&at: &usize| !taken[at] && (read[at].at, read[at].source) == (label.at, label.source);
        let Some(found) = (0..read.len()).find(same) else {
            wrong.push(Wrong::Missed { label: index });
            continue;
        };
        taken[found] = true;
        if (read[found].from, read[found].to) != (label.from, label.to) {
            wrong.push(Wrong::Elsewhere { label: index, read: found });
        }
    }
    let others = (0..read.len()).filter(|&at| !taken[at]);
    wrong.extend(others.map(|read| Wrong::NoMark { read }));
    Compared { marks: labels.len(), wrong }
}

/// The sums over several answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) answers: usize,
    pub(crate) marks: usize,
    /// What was read as a mark and is none.
    pub(crate) no_marks: usize,
    /// Marks that are read.
    pub(crate) read: usize,
    /// Marks whose statement is right.
    pub(crate) placed: usize,
}

impl Tally {
    pub(crate) fn add(&mut self, compared: &Compared) {
        let count = |fits: fn(&Wrong) -> bool| compared.wrong.iter().filter(|wrong| fits(wrong)).count();
        let missed = count(|wrong| matches!(wrong, Wrong::Missed { .. }));
        self.answers += 1;
        self.marks += compared.marks;
        self.no_marks += count(|wrong| matches!(wrong, Wrong::NoMark { .. }));
        self.read += compared.marks - missed;
        self.placed += compared.marks - missed - count(|wrong| matches!(wrong, Wrong::Elsewhere { .. }));
    }

    pub(crate) fn join(&mut self, other: &Self) {
        self.answers += other.answers;
        self.marks += other.marks;
        self.no_marks += other.no_marks;
        self.read += other.read;
        self.placed += other.placed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(at: usize, source: usize, from: usize, to: usize) -> Label {
        Label { at, source, from, to }
    }

    #[test]
    fn what_is_read_as_labelled_is_right() {
        let labels = [label(9, 1, 0, 9), label(9, 2, 0, 9), label(20, 1, 9, 20)];
        let compared = compare(&labels, &labels);
        assert_eq!(compared, Compared { marks: 3, wrong: Vec::new() });
    }

    #[test]
    fn each_kind_of_error_is_told() {
        let labels = [label(9, 1, 0, 9), label(9, 2, 0, 9), label(20, 1, 9, 20)];
        let read = [label(9, 2, 0, 20), label(15, 7, 9, 20), label(20, 1, 9, 20)];
        let compared = compare(&labels, &read);
        let expected =
            [Wrong::Missed { label: 0 }, Wrong::Elsewhere { label: 1, read: 0 }, Wrong::NoMark { read: 1 }];
        assert_eq!(compared.wrong, expected);
        let mut tally = Tally::default();
        tally.add(&compared);
        assert_eq!(tally, Tally { answers: 1, marks: 3, no_marks: 1, read: 2, placed: 1 });
        let mut twice = tally.clone();
        twice.join(&tally);
        assert_eq!(twice, Tally { answers: 2, marks: 6, no_marks: 2, read: 4, placed: 2 });
    }

    #[test]
    fn a_number_twice_in_one_place_needs_two_marks() {
        let twice = [label(9, 1, 0, 9), label(9, 1, 0, 9)];
        assert_eq!(compare(&twice, &twice[..1]).wrong, [Wrong::Missed { label: 1 }]);
        assert_eq!(compare(&twice[..1], &twice).wrong, [Wrong::NoMark { read: 1 }]);
    }
}
