//! LightRAG's context string, in all the forms that its versions have given it.
//!
//! Sections with a heading each (entities, relationships, chunks, and lately the files), of which the chunks are a list of
//! JSON, a line of JSON each, or a table of CSV; or no sections, and the chunks one after the other, each under its
//! `[Source: …]`.

use serde_json::{Map, Value};

use super::{LAYOUT, content, csv, rank};
use crate::{
    find,
    indexes::Indexes,
    json::parse,
    phrases, place,
    read::{marked::source_of_line, path::below, reader::Reader, value},
};

/// What a section holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Chunks,
    Files,
    /// Entities and relationships: no text that could be cited.
    Graph,
}

/// What stands between chunks where a search of vectors alone was asked for.
const BETWEEN: &str = "--New Chunk--";

/// What sections are called between rules, `-----Document Chunks(DC)-----`.
const RULED: [(Section, &str); 3] = [
    (Section::Chunks, "Document Chunks|Sources|Text Chunks"),
    (Section::Files, "Reference"),
    (Section::Graph, "Entities|Relationships|Knowledge Graph"),
];

/// What they are called on a line of their own, `Document Chunks (Each entry …):`. In full, since a text can have such lines.
const PLAIN: [(Section, &str); 3] = [
    (Section::Chunks, "Document Chunks ("),
    (Section::Files, "Reference Document List ("),
    (Section::Graph, "Knowledge Graph Data ("),
];

/// The section that a line is the heading of.
fn heading(line: &str) -> Option<Section> {
    let line = line.trim();
    let ruled = line.strip_prefix("-----").and_then(|line| line.strip_suffix("-----"));
    let (name, names) = match ruled {
        Some(name) => (place::trimmed(name, |c| c == '-').trim(), RULED),
        None => (line.strip_suffix("):")?, PLAIN),
    };
    let found = names.iter().find(|(_, names)| phrases::phrase_at_in_any_case(name, 0, names) > 0);
    found.map(|(section, _)| *section)
}

/// Does the text look like a context, and not only like any text?
pub(super) fn is_context(text: &str) -> bool {
    text.lines()
        .any(|line| heading(line).is_some() || source_of_line(line).is_some() || line.trim() == BETWEEN)
}

/// Reads the chunks of a context and gives them their scores.
pub(super) fn read(place: &str, text: &str, reader: &mut Reader<'_>) {
    let sections = sections(text);
    let mut chunks = if sections.is_empty() { plain(text) } else { Vec::new() };
    let mut files = Files::default();
    for (section, lines) in &sections {
        match section {
            Section::Chunks => chunks.append(&mut in_section(lines)),
            Section::Files => {
                for (number, name) in lines.lines().filter_map(file) {
                    files.add(number, name);
                }
            }
            Section::Graph => {}
        }
    }
    for chunk in chunks.iter_mut().filter_map(Value::as_object_mut) {
        tidy(chunk, &files);
    }
    reader.list(&below(place, "chunks"), &chunks, &LAYOUT);
    rank::rank(reader);
}

/// The list of files, by their numbers.
#[derive(Default)]
struct Files<'t> {
    names: Vec<&'t str>,
    by_number: Indexes,
}

impl<'t> Files<'t> {
    /// Of two with one number, the last counts.
    fn add(&mut self, number: &str, name: &'t str) {
        self.by_number.insert(number.to_owned(), self.names.len());
        self.names.push(name);
    }

    fn name(&self, number: &str) -> Option<&'t str> {
        self.by_number.get(number).map(|at| self.names[at])
    }
}

/// The sections of a text with their lines. None where it has no heading.
fn sections(text: &str) -> Vec<(Section, String)> {
    let mut sections: Vec<(Section, String)> = Vec::new();
    for line in text.lines() {
        match (heading(line), sections.last_mut()) {
            (Some(section), _) => sections.push((section, String::new())),
            (None, Some((_, lines))) => push_line(lines, line),
            (None, None) => {}
        }
    }
    sections
}

fn push_line(lines: &mut String, line: &str) {
    lines.push_str(line);
    lines.push('\n');
}

/// What stands between the first fence and the last, else all of it.
fn unfenced(body: &str) -> &str {
    const FENCE: &str = "```";
    let Some(rest) = body.trim_start().strip_prefix(FENCE) else { return body };
    let inside = rest.split_once('\n').map_or("", |(_, inside)| inside);
    find::places(inside, FENCE).last().map_or(inside, |&end| &inside[..end])
}

/// The chunks of a section.
fn in_section(body: &str) -> Vec<Value> {
    let body = unfenced(body).trim();
    if body.is_empty() {
        return Vec::new();
    }
    if let Some(Value::Array(chunks)) = parse(body) {
        return chunks;
    }
    if body.starts_with('{') {
        // A line that is no JSON is handed on as it is, and reported.
        let mut chunks = Vec::new();
        for line in body.lines().map(str::trim).filter(|line| !line.is_empty()) {
            chunks.push(parse(line).unwrap_or_else(|| Value::from(line)));
        }
        return chunks;
    }
    csv::objects(body).unwrap_or_else(|| plain(body))
}

/// Chunks one after the other: each goes on to the next `[Source: …]` at the beginning of a line.
fn plain(text: &str) -> Vec<Value> {
    let mut chunks = vec![String::new()];
    for line in text.lines() {
        let ends = line.trim() == BETWEEN;
        // A heading right behind what stands between two chunks is the second's, not a third's.
        if ends || source_of_line(line).is_some() {
            chunks.push(String::new());
        }
        if let Some(chunk) = chunks.last_mut().filter(|_| !ends) {
            push_line(chunk, line);
        }
    }
    let mut contents = Vec::new();
    for mut text in chunks {
        // Without the end of the last line.
        text.pop();
        if !text.trim().is_empty() {
            contents.push(content(Value::String(text)));
        }
    }
    contents
}

/// `[1] avx.pdf` of the list of files.
fn file(line: &str) -> Option<(&str, &str)> {
    let (number, file) = place::without_first(line.trim(), |c| matches!(c, '-' | '*' | ' '))
        .strip_prefix("[")?
        .split_once(']')?;
    Some((number, file.trim())).filter(|(_, file)| !file.is_empty())
}

/// Files have a name that says nothing where the one who put them in gave none.
const NAMELESS: &str = "unknown_source";

const FILE: &str = "file_path";

/// What the layout alone doesn't tell: the `id` of a chunk is but its number in this context, and its file may stand in the
/// list of files.
fn tidy(chunk: &mut Map<String, Value>, files: &Files<'_>) {
    // What is null counts as what isn't there.
    chunk.insert("id".to_owned(), Value::Null);
    let own = chunk.get(FILE).and_then(Value::as_str);
    let is_nameless = own == Some(NAMELESS);
    if own.is_some() && !is_nameless {
        return;
    }
    let number = chunk.get("reference_id").and_then(value::label);
    let listed = number.and_then(|number| files.name(&number)).filter(|&file| file != NAMELESS);
    if is_nameless || listed.is_some() {
        chunk.insert(FILE.to_owned(), listed.map_or(Value::Null, Value::from));
    }
}
