//! One digit changed.

use fastrand::Rng;

/// The digit 0 of each script that claims write numbers in.
const ZEROS: [char; 5] = ['0', '٠', '۰', '०', '０'];

/// The claim with one of its digits changed to another of the same script; none where it has no digit.
pub(super) fn changed(claim: &str, random: &mut Rng) -> Option<String> {
    let digits: Vec<(usize, char, u32)> = claim
        .char_indices()
        .filter(|&(at, _)| !in_mark(claim, at) && !in_list_number(claim, at))
        .filter_map(|(at, c)| {
            let value = ZEROS.iter().find_map(|&zero| {
                (c as u32).checked_sub(zero as u32).filter(|value| *value < 10).map(|value| (zero, value))
            });
            value.map(|(zero, value)| (at, zero, value))
        })
        .collect();
    let (at, zero, value) = random.choice(&digits).copied()?;
    // A number doesn't begin with 0, unless it did.
    let begins = !digits.iter().any(|&(before, zero, _)| before + zero.len_utf8() == at);
    let followed = digits.iter().any(|&(next, ..)| next == at + zero.len_utf8());
    let lowest = u32::from(begins && followed);
    let others: Vec<u32> = (lowest..10).filter(|&other| other != value).collect();
    let other = char::from_u32(zero as u32 + random.choice(others)?)?;
    let end = at + zero.len_utf8();
    Some(format!("{}{other}{}", &claim[..at], &claim[end..]))
}

/// Whether a place lies in a mark, `[12]`: its number says nothing of what is claimed.
fn in_mark(claim: &str, at: usize) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    claim[..at].trim_end_matches(digit).ends_with('[')
        && claim[at..].trim_start_matches(digit).starts_with(']')
}

/// Whether a place lies in the number of a list's item, `2. `, or in one that has nothing but a mark behind it, `2[1].`: that says
/// nothing either.
fn in_list_number(claim: &str, at: usize) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let before = claim[..at].trim_end_matches(digit);
    let behind = claim[at..].trim_start_matches(digit);
    let begins = before.rsplit('\n').next().is_some_and(|line| line.trim().is_empty());
    let item = behind.strip_prefix(['.', ')']).is_some_and(|rest| rest.starts_with(char::is_whitespace));
    let empty = || {
        behind.starts_with('[')
            && !behind.lines().next().is_some_and(|line| line.contains(char::is_alphabetic))
    };
    begins && (item || empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_one_digit_is_another() {
        for claim in ["It weighs 1,400 g.", "وزنه ٢٠ كغ", "口径为１５０毫米", "वज़न ७ किलो"]
        {
            for seed in 0..50 {
                let changed = changed(claim, &mut Rng::with_seed(seed)).unwrap();
                let differing: Vec<_> =
                    claim.chars().zip(changed.chars()).filter(|(one, other)| one != other).collect();
                assert_eq!(differing.len(), 1, "{changed}");
                assert_eq!(claim.chars().count(), changed.chars().count());
                assert!(
                    differing.iter().all(|(one, other)| one.is_numeric() && other.is_numeric()),
                    "{changed}"
                );
            }
        }
    }

    #[test]
    fn no_number_begins_with_a_new_zero() {
        for seed in 0..200 {
            let changed = changed("It weighs 14 kg.", &mut Rng::with_seed(seed)).unwrap();
            assert!(!changed.contains(" 0"), "{changed}");
        }
    }

    #[test]
    fn without_a_digit_there_is_nothing_to_change() {
        for claim in
            ["Fourteen [14].", "14. Fourteen", "Both:\n 1) Fourteen\n12. Fifteen [3]", "So:\n\n2[1]."]
        {
            assert_eq!(changed(claim, &mut Rng::with_seed(1)), None, "{claim}");
        }
        assert!(changed("1.5 kg", &mut Rng::with_seed(1)).is_some());
        assert!(changed("In 14. Fourteen", &mut Rng::with_seed(1)).is_some());
    }
}
