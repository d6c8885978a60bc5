//! What was read of a help center, on disk.
//!
//! A file of lines that only grows: each page that was read adds what it changed, then a line with the state from which to
//! read on, flushed to the disk as one. A batch without its last line was never acknowledged and counts for nothing, so that
//! the file is right whenever the process is killed.

use std::{
    collections::{BTreeMap, HashMap},
    fs::{self, File},
    hash::{DefaultHasher, Hash, Hasher},
    io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::state::State;
use crate::{
    disk::flush_folder,
    knowledge::{library::IndexError, store::at},
};

/// A file with this many bytes that nothing needs any more, and more of them than of others, is written anew.
const WORTH_COMPACTING: u64 = 1024 * 1024;

/// An article in one of its locales.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Text {
    /// The same in all locales.
    pub(super) id: String,
    /// As Zendesk writes it: `en-us`.
    pub(super) locale: String,
    pub(super) title: String,
    /// Id of its section.
    pub(super) section_id: Option<String>,
    /// Name of its section, where it is known.
    pub(super) section: Option<String>,
    /// When its text was last changed, ISO 8601.
    pub(super) updated: Option<String>,
    /// Where readers find it.
    pub(super) url: Option<String>,
    /// HTML.
    pub(super) body: String,
}

/// A line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Record {
    /// There is an article, new or other than before.
    Text { run: u64, text: Text },
    /// It is still there, and the same.
    Seen { run: u64, locale: String, id: String },
    /// It is no more.
    Gone { locale: String, id: String },
    /// All lines since the last one like this are acknowledged.
    State(State),
}

/// Locale and id.
pub(super) type Name = (String, String);

/// Where the line of an article is.
#[derive(Clone, Debug)]
struct Slot {
    offset: u64,
    length: usize,
    run: u64,
    digest: u64,
}

/// The file, with what it says but for the articles themselves.
#[derive(Debug)]
pub(super) struct Journal {
    path: PathBuf,
    /// Bytes that are acknowledged.
    length: u64,
    /// Bytes of the lines that are needed.
    live: u64,
    state: Option<State>,
    slots: BTreeMap<Name, Slot>,
    /// Names of sections by locale and id.
    sections: HashMap<Name, String>,
}

impl Journal {
    /// One without anything; its first commit replaces whatever the file holds.
    pub(super) fn anew(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            length: 0,
            live: 0,
            state: None,
            slots: BTreeMap::new(),
            sections: HashMap::new(),
        }
    }

    /// Reads the file, where it is there. Errors: it can't be read.
    pub(super) fn open(path: &Path) -> Result<Self, IndexError> {
        let mut journal = Self::anew(path);
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(journal),
            Err(error) => return Err(at(path)(error)),
        };
        let (mut reader, mut line, mut offset, mut batch) = (BufReader::new(file), Vec::new(), 0, Vec::new());
        loop {
            line.clear();
            let read = reader.read_until(b'\n', &mut line).map_err(at(path))?;
            // Whatever follows a line that isn't whole was never acknowledged.
            let Some(record) = line.strip_suffix(b"\n").and_then(|line| serde_json::from_slice(line).ok())
            else {
                break;
            };
            batch.push((record, offset, read));
            offset += read as u64;
            if let Some((Record::State(_), ..)) = batch.last() {
                batch.drain(..).for_each(|(record, offset, length)| journal.apply(record, offset, length));
                journal.length = offset;
            }
        }
        Ok(journal)
    }

    /// Was it written to since it was read here? Errors: it can't be looked at.
    pub(super) fn is_stale(&self) -> Result<bool, IndexError> {
        match fs::metadata(&self.path) {
            Ok(metadata) => Ok(metadata.len() != self.length),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(self.length != 0),
            Err(error) => Err(at(&self.path)(error)),
        }
    }

    /// From where to read on; none before anything was read.
    pub(super) fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// The articles there are.
    pub(super) fn names(&self) -> impl Iterator<Item = &Name> {
        self.slots.keys()
    }

    /// The articles of a locale that weren't met in that run.
    pub(super) fn missed(&self, locale: &str, run: u64) -> Vec<Name> {
        let missed = self.slots.iter().filter(|((of, _), slot)| of == locale && slot.run != run);
        missed.map(|(name, _)| name.clone()).collect()
    }

    /// Is it there just so?
    pub(super) fn holds(&self, text: &Text) -> bool {
        let slot = self.slots.get(&(text.locale.clone(), text.id.clone()));
        slot.is_some_and(|slot| slot.digest == digest(text))
    }

    /// The name of a section.
    pub(super) fn section(&self, locale: &str, id: &str) -> Option<&str> {
        self.sections.get(&(locale.to_owned(), id.to_owned())).map(String::as_str)
    }

    /// Adds records and the state that follows from them. Once it returns they outlive the process. Errors: the file can't be
    /// written to; nothing of them counts then.
    pub(super) fn commit(&mut self, records: Vec<Record>, state: State) -> Result<(), IndexError> {
        let (mut bytes, mut places) = (Vec::new(), Vec::new());
        for record in records.into_iter().chain([Record::State(state)]) {
            let begin = bytes.len();
            serde_json::to_writer(&mut bytes, &record).map_err(|error| at(&self.path)(error.into()))?;
            bytes.push(b'\n');
            places.push((record, self.length + begin as u64, bytes.len() - begin));
        }
        self.append(&bytes).map_err(at(&self.path))?;
        self.length += bytes.len() as u64;
        places.into_iter().for_each(|(record, offset, length)| self.apply(record, offset, length));
        if self.length > 2 * self.live + WORTH_COMPACTING { self.compact() } else { Ok(()) }
    }

    fn append(&self, bytes: &[u8]) -> io::Result<()> {
        let is_new = self.length == 0;
        if let Some(folder) = self.path.parent().filter(|_| is_new) {
            fs::create_dir_all(folder)?;
        }
        let mut file = File::options().create(true).truncate(false).write(true).open(&self.path)?;
        // What a process left that was killed while it wrote.
        file.set_len(self.length)?;
        file.seek(SeekFrom::End(0))?;
        file.write_all(bytes)?;
        file.sync_all()?;
        match self.path.parent() {
            Some(folder) if is_new => flush_folder(folder),
            _ => Ok(()),
        }
    }

    fn apply(&mut self, record: Record, offset: u64, length: usize) {
        match record {
            Record::Text { run, text } => {
                if let (Some(id), Some(section)) = (&text.section_id, &text.section) {
                    self.sections.insert((text.locale.clone(), id.clone()), section.clone());
                }
                let slot = Slot { offset, length, run, digest: digest(&text) };
                self.live += length as u64;
                let before = self.slots.insert((text.locale, text.id), slot);
                self.live -= before.map_or(0, |slot| slot.length as u64);
            }
            Record::Seen { run, locale, id } => {
                if let Some(slot) = self.slots.get_mut(&(locale, id)) {
                    slot.run = run;
                }
            }
            Record::Gone { locale, id } => {
                let before = self.slots.remove(&(locale, id));
                self.live -= before.map_or(0, |slot| slot.length as u64);
            }
            Record::State(state) => self.state = Some(state),
        }
    }

    /// Hands over all articles, by locale and id. Errors: the file can't be read; those of `take`.
    pub(super) fn texts(
        &self,
        mut take: impl FnMut(Text) -> Result<(), IndexError>,
    ) -> Result<(), IndexError> {
        if self.slots.is_empty() {
            return Ok(());
        }
        let mut file = File::open(&self.path).map_err(at(&self.path))?;
        for slot in self.slots.values() {
            let line = read_line(&mut file, slot).map_err(at(&self.path))?;
            let record: Record =
                serde_json::from_slice(&line).map_err(|error| at(&self.path)(error.into()))?;
            if let Record::Text { text, .. } = record {
                take(text)?;
            }
        }
        Ok(())
    }

    /// Writes the file anew, without what isn't needed.
    fn compact(&mut self) -> Result<(), IndexError> {
        let aside = self.path.with_extension("new");
        let write = || {
            let mut from = File::open(&self.path)?;
            let mut to = BufWriter::new(File::create(&aside)?);
            for ((locale, id), slot) in &self.slots {
                to.write_all(&read_line(&mut from, slot)?)?;
                let seen = Record::Seen { run: slot.run, locale: locale.clone(), id: id.clone() };
                serde_json::to_writer(&mut to, &seen)?;
                to.write_all(b"\n")?;
            }
            if let Some(state) = &self.state {
                serde_json::to_writer(&mut to, &Record::State(state.clone()))?;
                to.write_all(b"\n")?;
            }
            to.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
            fs::rename(&aside, &self.path)?;
            self.path.parent().map_or(Ok(()), flush_folder)
        };
        write().map_err(at(&aside))?;
        *self = Self::open(&self.path)?;
        Ok(())
    }
}

fn read_line(file: &mut File, slot: &Slot) -> io::Result<Vec<u8>> {
    let mut line = vec![0; slot.length];
    file.seek(SeekFrom::Start(slot.offset))?;
    file.read_exact(&mut line)?;
    Ok(line)
}

/// Tells articles apart, within one process.
fn digest(text: &Text) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(id: usize, body: &str) -> Text {
        Text {
            id: id.to_string(),
            locale: "en-us".into(),
            title: format!("Title {id}"),
            body: body.into(),
            ..Text::default()
        }
    }

    fn record(id: usize, body: &str) -> Record {
        Record::Text { run: 1, text: text(id, body) }
    }

    fn state(changes: u64) -> State {
        State { edition: 7, changes, run: 1, ..State::default() }
    }

    fn bodies(journal: &Journal) -> Vec<String> {
        let mut bodies = Vec::new();
        let take = |text: Text| {
            bodies.push(text.body);
            Ok(())
        };
        journal.texts(take).unwrap();
        bodies
    }

    #[test]
    fn what_was_committed_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/journal.jsonl");
        let mut journal = Journal::open(&path).unwrap();
        assert_eq!((journal.state(), journal.is_stale().unwrap()), (None, false));
        journal.commit(vec![record(1, "one"), record(2, "two")], state(2)).unwrap();
        let gone = Record::Gone { locale: "en-us".into(), id: "1".into() };
        journal.commit(vec![record(2, "other"), gone, record(3, "three\n")], state(5)).unwrap();
        for journal in [&journal, &Journal::open(&path).unwrap()] {
            assert_eq!(journal.state(), Some(&state(5)));
            assert_eq!(bodies(journal), ["other", "three\n"]);
            assert!(journal.holds(&text(2, "other")) && !journal.holds(&text(2, "two")));
            assert!(!journal.holds(&text(1, "one")));
        }
    }

    #[test]
    fn a_file_that_ends_anywhere_holds_what_was_acknowledged_until_then() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.jsonl");
        let mut journal = Journal::open(&path).unwrap();
        let mut acknowledged = vec![(0, Vec::new())];
        let mut there: Vec<String> = Vec::new();
        for page in 0..4 {
            let records = (0..3).map(|n| record(page * 3 + n, &format!("page {page} {n}"))).collect();
            journal.commit(records, state(page as u64)).unwrap();
            there.extend((0..3).map(|n| format!("page {page} {n}")));
            acknowledged.push((fs::metadata(&path).unwrap().len(), there.clone()));
        }
        let whole = fs::read(&path).unwrap();
        let near = |end: usize| acknowledged.iter().any(|(length, _)| length.abs_diff(end as u64) < 3);
        for end in (0..=whole.len()).filter(|end| end % 29 == 0 || near(*end)) {
            fs::write(&path, &whole[..end]).unwrap();
            let mut journal = Journal::open(&path).unwrap();
            let expected = acknowledged.iter().rfind(|(length, _)| *length <= end as u64).unwrap();
            let mut found = bodies(&journal);
            found.sort();
            let mut sorted = expected.1.clone();
            sorted.sort();
            assert_eq!(found, sorted, "cut at {end}");
            // What is written next stands behind what was acknowledged, and not behind the torn rest.
            journal.commit(vec![record(99, "next")], state(100)).unwrap();
            assert_eq!(bodies(&Journal::open(&path).unwrap()).len(), sorted.len() + 1, "cut at {end}");
        }
    }

    #[test]
    fn a_file_of_what_nobody_needs_is_written_anew() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.jsonl");
        let mut journal = Journal::open(&path).unwrap();
        let long = "x".repeat(200_000);
        for round in 0..20 {
            journal
                .commit(vec![record(1, &format!("{round}{long}")), record(2, "kept")], state(round))
                .unwrap();
        }
        let length = fs::metadata(&path).unwrap().len();
        assert!(length < 2_000_000, "{length}");
        let again = Journal::open(&path).unwrap();
        assert_eq!(again.state(), Some(&state(19)));
        assert_eq!(bodies(&again), [format!("19{long}"), "kept".into()]);
        assert!(again.missed("en-us", 1).is_empty() && again.missed("en-us", 2).len() == 2);
    }

    #[test]
    fn what_another_process_wrote_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.jsonl");
        let (mut one, other) = (Journal::open(&path).unwrap(), Journal::open(&path).unwrap());
        one.commit(vec![record(1, "one")], state(1)).unwrap();
        assert!(other.is_stale().unwrap() && !one.is_stale().unwrap());
    }
}
