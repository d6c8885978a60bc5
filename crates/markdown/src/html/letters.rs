//! Letters that tell the citations of one source apart.

/// a, b … z, aa, ab … for 1, 2 …
pub fn letters(mut number: usize) -> String {
    let mut letters = Vec::new();
    while number > 0 {
        number -= 1;
        letters.push(char::from(b'a' + (number % 26) as u8));
        number /= 26;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn occurrences_are_told_by_letters() {
        let told = [1, 2, 26, 27, 52, 53, 702, 703].map(letters);
        assert_eq!(told, ["a", "b", "z", "aa", "az", "ba", "zz", "aaa"]);
    }
}
