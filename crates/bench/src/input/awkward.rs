//! Inputs that a reader without care takes too long for.

/// An input that is awkward to read.
#[derive(Clone, Debug, PartialEq)]
pub struct Awkward {
    /// What it is made of, for a row of a table.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// What is repeated until the input is long enough.
const UNITS: [&str; 20] = [
    "[",
    "]",
    "`",
    "`` ` ",
    "<",
    "<a ",
    "【",
    "$",
    "$$ ",
    "\\[",
    "[1,",
    "[1-",
    "[x](",
    "[1](https://a.example/",
    "https://a.example/[1]",
    "f(x)[1] ",
    "> ",
    "- ",
    "| ",
    "fact.[1] ",
];

/// Inputs of this many bytes, but for a unit less: one thing over and over, all numbers in one bracket, lists in lists.
///
/// ```
/// let inputs = citecore_bench::awkward(1_000);
/// assert!(inputs.iter().all(|input| (900..=1_000).contains(&input.text.len())));
/// ```
pub fn awkward(bytes: usize) -> Vec<Awkward> {
    let mut inputs: Vec<Awkward> = UNITS
        .iter()
        .map(|unit| Awkward { name: format!("{unit:?}"), text: unit.repeat(bytes / unit.len()) })
        .collect();
    let numbers = (0..).map(|number| if number == 0 { "[0".to_owned() } else { format!(", {number}") });
    inputs.push(Awkward { name: "[0, 1, 2, …".to_owned(), text: joined(numbers, bytes) });
    let deeper = (0..).map(|depth| format!("{}- fact [1]\n", "  ".repeat(depth)));
    inputs.push(Awkward { name: "lists, ever deeper".to_owned(), text: joined(deeper, bytes) });
    let nested = (0..).map(|number| format!("{}- fact [1]\n", "  ".repeat(number % 8)));
    inputs.push(Awkward { name: "lists, 8 deep".to_owned(), text: joined(nested, bytes) });
    inputs
}

/// As many of the parts as fit; a last one that doesn't is cut.
fn joined(parts: impl Iterator<Item = String>, bytes: usize) -> String {
    let mut text = String::new();
    for part in parts {
        if text.len() + part.len() > bytes {
            text.push_str(&part[..bytes - text.len()]);
            break;
        }
        text.push_str(&part);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_as_long_as_asked_for() {
        for input in awkward(100_000) {
            let missing = 100_000 - input.text.len();
            assert!(missing < 30, "{}: {missing} bytes are missing", input.name);
        }
    }

    #[test]
    fn numbers_and_lists_go_on() {
        let find = |name: &str| awkward(10_000).into_iter().find(|input| input.name == name).unwrap().text;
        assert!(find("[0, 1, 2, …").starts_with("[0, 1, 2, 3, "));
        assert!(find("lists, ever deeper").contains("\n        - fact [1]\n          - fact"));
        assert_eq!(find("\"【\"").chars().count(), 3_333);
    }
}
