//! What the engine makes of answers, written down for eyes.

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    answers::{self, Collected},
    reading::Reading,
};

/// How much is shown of something that was left out, in characters.
const SHOWN: usize = 200;

/// Writes a file for each answer of the data.
pub(crate) fn write_all(data: Option<PathBuf>, into: &Path) -> Result<()> {
    let answers = answers::read(data)?;
    fs::create_dir_all(into).with_context(|| format!("can't make {}", into.display()))?;
    for collected in &answers {
        let file = into.join(format!("{}.txt", collected.id));
        fs::write(&file, dump(collected)).with_context(|| format!("can't write {}", file.display()))?;
    }
    println!("{} answers are written into {}", answers.len(), into.display());
    Ok(())
}

/// A line a statement: its index, `n` where it needs a citation, its place by the measure, its text. Lines with `~` are
/// what stands between statements.
fn dump(collected: &Collected) -> String {
    let reading = Reading::of(collected);
    let mut out = String::new();
    let mut line = |line: String| {
        // Writing to a string can't fail.
        let _ = writeln!(out, "{line}");
    };
    let (marks, dropped) = (reading.marks.len(), reading.dropped.len());
    line(format!("=== {} · {marks} marks · {dropped} dropped", collected.id));
    for dropped in &reading.dropped {
        let shown: String = dropped.raw.chars().take(SHOWN).collect();
        line(format!("dropped {} at {}: {shown:?}", dropped.reason, dropped.at));
    }
    let mut end = 0;
    for (index, statement) in reading.statements.iter().enumerate() {
        if let Some(between) = between(&reading.text[end..statement.range.start]) {
            line(between);
        }
        let needs = if statement.needs_citation { 'n' } else { '-' };
        let (from, to) = reading.span(index);
        line(format!("{index:3} {needs} {from}..{to} {}", reading.statement(index).replace('\n', "⏎")));
        end = statement.range.end;
    }
    if let Some(between) = between(&reading.text[end..]) {
        line(between);
    }
    out
}

fn between(text: &str) -> Option<String> {
    (!text.trim().is_empty()).then(|| format!("    ~ {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_statement_has_its_line() {
        let answer =
            "# Mirrors\n\nThey gather\nlight [2]. Why?\n\n```\ncode\n```\n\n## Sources\n\n[2] A book\n";
        let dumped = dump(&Collected::new("a", "report", answer));
        let expected = [
            "=== a · 1 marks · 1 dropped",
            "dropped ModelReferences at 54: \"## Sources\\n\\n[2] A book\\n\"",
            "    ~ \"# \"",
            "  0 - 0..7 Mirrors",
            "  1 n 7..22 They gather⏎light [1].",
            "  2 - 22..25 Why?",
            "    ~ \"\\n\\n```\\ncode\\n```\\n\\n\"",
        ];
        assert_eq!(dumped.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn each_answer_gets_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let line = r#"{"id": "a", "system": "chat", "answer": "Mirrors gather light [1]."}"#;
        fs::write(folder.path().join("answers-dev.jsonl"), line).unwrap();
        let into = folder.path().join("new/folder");
        write_all(Some(folder.path().to_owned()), &into).unwrap();
        assert!(
            fs::read_to_string(into.join("a.txt")).unwrap().ends_with("0..18 Mirrors gather light [1].\n")
        );
    }
}
