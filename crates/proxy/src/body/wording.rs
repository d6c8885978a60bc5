//! What is wrong with a body, in the words of the interface: serde's name Rust's types.

/// What serde calls what it found.
const FOUND: [(&str, &str); 4] =
    [("map", "object"), ("sequence", "array"), ("floating point", "number"), ("boolean", "true or false")];

/// What serde calls what it expected.
const EXPECTED: [(&str, &str); 13] = [
    ("a map", "an object"),
    ("a sequence", "an array"),
    ("a boolean", "true or false"),
    ("f32", "a number"),
    ("f64", "a number"),
    ("i32", "a whole number"),
    ("i64", "a whole number"),
    ("u8", "a whole number from 0 to 255"),
    ("u16", "a whole number from 0 to 65535"),
    ("u32", "a whole number from 0 to 4294967295"),
    ("u64", "a whole number from 0"),
    ("usize", "a whole number from 0"),
    ("unit", "null"),
];

/// What each kind of error begins with that tells of a value.
const OF_VALUES: [&str; 4] = ["invalid type: ", "invalid value: ", "unknown variant ", "unknown field "];

/// The same without the value that was found in place of another: it may be what nobody else should read.
pub(super) fn without_value(message: String) -> String {
    if !OF_VALUES.iter().any(|begin| message.starts_with(begin)) {
        return message;
    }
    match (message.find(['`', '"']), message.rfind(", expected ")) {
        (Some(value), Some(end)) if value < end => {
            format!("{}{}", message[..value].trim_end(), &message[end..])
        }
        _ => message,
    }
}

/// A message without a value, in the words of the interface.
pub(super) fn in_words(message: &str) -> String {
    let Some((kind, rest)) = message.split_once(": ") else { return message.to_owned() };
    let Some((found, rest)) = rest.split_once(", expected ") else { return message.to_owned() };
    let (expected, place) = rest.split_at(rest.rfind(" at line ").unwrap_or(rest.len()));
    let said = |table: &[(&str, &'static str)], name: &str| {
        table.iter().find(|(serde, _)| *serde == name).map(|(_, ours)| *ours)
    };
    let is_object = expected.starts_with("struct ");
    let expected = if is_object { "an object" } else { said(&EXPECTED, expected).unwrap_or(expected) };
    format!("{kind}: {}, expected {expected}{place}", said(&FOUND, found).unwrap_or(found))
}

#[cfg(test)]
mod tests {
    use super::{in_words, without_value};

    #[test]
    fn what_is_found_is_told_by_its_kind_and_what_is_expected_in_the_words_of_the_interface() {
        let table = [
            (
                "invalid type: string \"hush\", expected usize at line 1 column 9",
                "invalid type: string, expected a whole number from 0 at line 1 column 9",
            ),
            (
                "invalid type: floating point `1.5`, expected u32",
                "invalid type: number, expected a whole number from 0 to 4294967295",
            ),
            ("invalid type: sequence, expected struct Turn", "invalid type: array, expected an object"),
            ("invalid type: map, expected a sequence", "invalid type: object, expected an array"),
            ("invalid type: boolean `true`, expected f64", "invalid type: true or false, expected a number"),
            ("invalid type: null, expected a string", "invalid type: null, expected a string"),
            ("unknown variant `hush`, expected one of `a`, `b`", "unknown variant, expected one of `a`, `b`"),
            ("missing field `question` at line 1 column 2", "missing field `question` at line 1 column 2"),
            ("expected value at line 1 column 1", "expected value at line 1 column 1"),
        ];
        for (serde, ours) in table {
            assert_eq!(in_words(&without_value(serde.to_owned())), ours);
        }
    }
}
