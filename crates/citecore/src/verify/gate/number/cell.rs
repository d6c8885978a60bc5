//! A number of a table: of the row and the column that the claim names, or of the ones beside them.

use super::{found::is_bare, free::is_price, paired::Whose};
use crate::{
    pairs::Pairs,
    verify::{
        gate::{
            Case,
            table::{Names, counts},
        },
        number::{Quantity, Written},
        support::{MOST_TERMS, Set, contains},
        term::Term,
        text::{Cell, Table},
    },
};

/// How many numbers of a claim are sought in tables, and how many of a source are looked at that give one of them.
const MOST: usize = 8;

/// What tells of what something isn't, or until when it is so.
const TURNS: &str =
    "until till before than unlike without no bis vor als ohne hasta antes que sin jusqu avant sans";

/// From which share of the claim's other words a sentence tells of what its number is, too.
const TOLD: f64 = 0.5;

/// Tells of what each number of the claim is where its sources have it in tables.
pub(super) fn cells(case: Case<'_>) -> Vec<Whose> {
    let mut cells = vec![Whose::Open; case.search.numbers.len()];
    for (whose, number) in cells.iter_mut().zip(&case.search.numbers).take(MOST) {
        *whose = self::whose(case, number);
    }
    cells
}

fn whose(Case { claim, search, parts }: Case<'_>, &(place, ref ours): &(usize, Quantity)) -> Whose {
    // "The first" and "both" count nothing that a cell would.
    if !matches!(ours.written, Written::Digits | Written::Words) || ours.is_mere_word() {
        return Whose::Open;
    }
    let names = Names { claim, besides: Some(ours) };
    let mut whose = Whose::Open;
    for part in parts {
        let text = part.text;
        // What is measured may be so by the head of its column, and nothing else that is counted or paid is it.
        let may_be = |one: &Quantity, other: &Quantity| {
            !one.is_measured() || one.unit.dimension == other.unit.dimension || is_bare(text, other)
        };
        let is_given = |(theirs, gives): &(&Quantity, &Set)| {
            contains(**gives, place) && may_be(ours, theirs) && (!is_price(theirs) || is_price(ours))
        };
        let all = text.quantities.iter().zip(&part.given).filter(is_given);
        for (given, gives) in all.take(MOST) {
            let Some((table, row, column)) = text.table_at(given.start) else {
                let sentence = text.sentence_at(given.start);
                let heads = text.heads(sentence).fold(0, |all, head| all | part.families(head));
                let others = !gives;
                let has = search.weigh((heads | part.families(sentence)) & others);
                if has >= TOLD * search.weigh(search.all & others) {
                    return Whose::Open;
                }
                continue;
            };
            if column == 0 {
                continue;
            }
            match (Place { names, ours, table: &table, row, column }).whose() {
                Some(Whose::Another) => whose = Whose::Another,
                Some(found) => return found,
                None => {}
            }
        }
    }
    whose
}

/// Where a table has a number of the claim.
struct Place<'a> {
    names: Names<'a>,
    ours: &'a Quantity,
    table: &'a Table<'a>,
    row: usize,
    column: usize,
}

impl Place<'_> {
    /// Whose the number in this cell is; none where the claim names neither its row nor its column.
    fn whose(&self) -> Option<Whose> {
        let Self { table, row, column, .. } = *self;
        let cells = &table.rows[row];
        let (rows, columns) = (self.names.rows(table), self.names.columns(table));
        let rows = Axis {
            place: self,
            labels: &table.labels,
            named: &rows,
            own: row,
            cell: &|row| table.rows[row].get(column),
        };
        let columns = Axis {
            place: self,
            labels: &table.columns,
            named: &columns,
            own: column,
            cell: &|column| cells.get(column),
        };
        let others = || (1..cells.len()).filter(|&other| other != column);
        let is_alone = || others().all(|other| !self.is_like(&cells[other]));
        if !rows.names_own() && !columns.names_own() && !columns.named.is_empty() {
            return None;
        }
        // The 24 of a plan "Green 24" is no number of a cell.
        if rows.name_the_number() || columns.name_the_number() {
            return Some(Whose::Open);
        }
        let another = (columns.names_own() || columns.named.is_empty()) && rows.is_another()
            || rows.names_own() && columns.is_another();
        if another && !self.turns() {
            return Some(Whose::Another);
        }
        let own = rows.names_own()
            && (columns.names_own() || columns.named.is_empty() && is_alone())
            && match (rows.has_rivals(), columns.has_rivals()) {
                (false, false) => true,
                (true, false) => rows.are_in_order(),
                (false, true) => columns.are_in_order(),
                (true, true) => false,
            };
        Some(if own { Whose::Own } else { Whose::Open })
    }

    /// Does the claim tell of what the number isn't, or of what comes before or behind it: "until 17:00", "without the tower"?
    fn turns(&self) -> bool {
        let claim = self.names.claim;
        claim.terms.iter().take(MOST_TERMS).any(|term| term.is_written_in_any_case(claim.text, TURNS))
    }

    /// Has another cell a number that could stand in the place of the claim's?
    fn is_like(&self, other: &Cell<'_>) -> bool {
        let own = self.table.rows[self.row][self.column].numbers;
        other.numbers.iter().take(MOST).any(|theirs| {
            let is_like = |given: &Quantity| self.ours.is_given_by(given) && given.measures_like(theirs);
            self.ours.measures_like(theirs) || own.iter().take(MOST).any(is_like)
        })
    }
}

/// The rows of a table, or its columns, with the cells that stand in line with the number's.
struct Axis<'a> {
    place: &'a Place<'a>,
    labels: &'a [Cell<'a>],
    named: &'a [usize],
    /// The number's.
    own: usize,
    cell: &'a dyn Fn(usize) -> Option<&'a Cell<'a>>,
}

impl Axis<'_> {
    fn names_own(&self) -> bool {
        self.named.contains(&self.own)
    }

    /// Is the claim's number part of what it names one by?
    fn name_the_number(&self) -> bool {
        let gives = |theirs: &Quantity| self.place.ours.is_given_by(theirs);
        self.named.iter().any(|&at| self.labels[at].numbers.iter().take(MOST).any(gives))
    }

    /// Does the claim name others as well that have a number that could stand for its own?
    fn has_rivals(&self) -> bool {
        let is_like = |&at: &usize| (self.cell)(at).is_some_and(|cell| self.place.is_like(cell));
        self.named.iter().filter(|at| **at != self.own).any(is_like)
    }

    /// Does the claim name another one instead, which has another number, and that not in the claim?
    fn is_another(&self) -> bool {
        let Some(own) = self.labels.get(self.own) else { return false };
        let names = self.place.names;
        self.named.iter().any(|&at| {
            let Some(cell) = (self.cell)(at).filter(|_| at != self.own) else { return false };
            let is_said = || {
                let all = self.place.names.claim.quantities.iter().take(MOST_TERMS);
                cell.numbers.iter().take(MOST).all(|theirs| all.clone().any(|ours| ours.is_given_by(theirs)))
                    || cell.numbers.iter().any(|theirs| self.place.ours.is_given_by(theirs))
            };
            (names.are_another(own, &self.labels[at]) || names.is_less(own, &self.labels[at]))
                && self.place.is_like(cell)
                && !is_said()
        })
    }

    /// Does the claim have its numbers in the order in which it names several: "£17 for adults and £13 for students"? Or one of them all.
    fn are_in_order(&self) -> bool {
        let gives = |at: usize, ours: &Quantity| {
            (self.cell)(at).is_some_and(|cell| cell.numbers.iter().any(|theirs| ours.is_given_by(theirs)))
        };
        let ours = self.place.ours;
        let is_one = |number: &&Quantity| self.named.iter().any(|&at| gives(at, number));
        let numbers: Vec<&Quantity> = self.place.names.claim.quantities.iter().filter(is_one).collect();
        if numbers.len() == 1 {
            return self.named.iter().all(|&at| gives(at, ours));
        }
        let mut order = Vec::new();
        for &at in self.named {
            let has = |other: usize, word: &Term| {
                self.labels[other].terms.iter().any(|term| term.hash == word.hash)
            };
            let tells = |word: &&Term| {
                counts(word) && !self.named.iter().any(|&other| other != at && has(other, word))
            };
            let words = self.labels[at].terms.iter().filter(tells);
            let first = words.filter_map(|word| self.place.names.place(word)).min();
            order.push((first.map_or(0, |first| first + 1), at));
        }
        let order = Pairs::new(order);
        let place = numbers.iter().position(|number| number.start == ours.start);
        numbers.len() == order.all().len() && place.is_some_and(|place| order.all()[place].1 == self.own)
    }
}
