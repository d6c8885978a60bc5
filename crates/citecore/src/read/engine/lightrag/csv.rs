//! The tables of LightRAG's first versions: CSV whose commas are followed by a tab, and whose quotation marks aren't always
//! doubled within a field.

use serde_json::{Map, Value};

use crate::place;

/// The rows as objects by the names in the first; none where no column is called `content`.
pub(super) fn objects(text: &str) -> Option<Vec<Value>> {
    let mut rows = Rows { rest: text.trim_start() };
    let names = rows.next()?;
    if !names.iter().any(|name| name == "content") {
        return None;
    }
    let mut objects = Vec::new();
    for row in rows {
        let mut object = Map::new();
        for (name, field) in names.iter().zip(row) {
            object.insert(name.clone(), Value::String(field));
        }
        objects.push(Value::Object(object));
    }
    Some(objects)
}

struct Rows<'a> {
    rest: &'a str,
}

impl Iterator for Rows<'_> {
    type Item = Vec<String>;

    fn next(&mut self) -> Option<Vec<String>> {
        self.rest = place::without_first(self.rest, |c| matches!(c, '\n' | '\r'));
        if self.rest.is_empty() {
            return None;
        }
        let mut row = Vec::new();
        loop {
            let blank = place::without_first(self.rest, |c| matches!(c, ' ' | '\t'));
            let (field, rest) = match blank.strip_prefix("\"") {
                Some(quoted) => quoted_field(quoted),
                None => {
                    let end = place::run_end(blank, 0, |c| !matches!(c, ',' | '\n'));
                    (blank[..end].trim().to_owned(), &blank[end..])
                }
            };
            row.push(field);
            match rest.strip_prefix(",") {
                Some(rest) => self.rest = rest,
                None => {
                    self.rest = rest;
                    return Some(row);
                }
            }
        }
    }
}

/// A field up to the quotation mark that a comma, a line end or the end follows; doubled ones before it are one.
fn quoted_field(text: &str) -> (String, &str) {
    let mut field = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('"') {
        field.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix("\"") {
            field.push('"');
            rest = after;
            continue;
        }
        let after = place::without_first(rest, |c| matches!(c, ' ' | '\t' | '\r'));
        if after.is_empty() || place::begins(after, 0, |c| matches!(c, ',' | '\n')) {
            return (field, after);
        }
        field.push('"');
    }
    field.push_str(rest);
    (field, "")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::objects;

    #[test]
    fn fields_end_where_they_should() {
        let text = "id,\tcontent,\tfile\n0,\t\"one, \"two\" and\nthree\",\ta.pdf\r\n1,\"a \"\"b\"\"\",b.pdf\n2,open\n";
        let expected = json!([
            { "id": "0", "content": "one, \"two\" and\nthree", "file": "a.pdf" },
            { "id": "1", "content": "a \"b\"", "file": "b.pdf" },
            { "id": "2", "content": "open" },
        ]);
        assert_eq!(serde_json::Value::from(objects(text).unwrap()), expected);
        assert_eq!(objects("id,text\n1,a"), None);
        assert_eq!(objects(""), None);
    }

    #[test]
    fn quotation_marks_over_and_over_are_one_field() {
        let text = format!("content\n\"{}", "\" \t".repeat(100_000));
        assert_eq!(objects(&text).unwrap().len(), 1);
    }
}
