//! The embedded index on disk: generations, of which one is current.
//!
//! A generation is a folder that never changes once it is whole. It is written aside, flushed to the disk to the last byte,
//! and only then becomes the current one, by a rename: whenever the process is killed, the folder holds a whole index, the
//! one from before or the new one.

use std::{
    fs::{self, File, TryLockError},
    io::{self, BufRead, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::library::{IndexError, Library, Listed, Shelving};
use crate::disk::flush_folder;

/// What later versions count up when they write something else.
const FORMAT: u32 = 4;
/// Names the current generation.
const CURRENT: &str = "current";
/// A folder of that name, with a number behind it, is a generation.
const GENERATION: &str = "generation-";
/// The list of a generation's articles: its [`Header`], then a line an article.
const LIST: &str = "articles.jsonl";
/// Whoever writes holds this file.
const LOCK: &str = "lock";

/// What a generation was made of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    format: u32,
    /// Where the articles are from.
    pub(super) source: String,
    /// What they were: the same as long as none of them changes.
    pub(super) fingerprint: String,
}

impl Header {
    /// The header of an index of this version.
    pub(super) fn new(source: String, fingerprint: String) -> Self {
        Self { format: FORMAT, source, fingerprint }
    }
}

/// The folder.
#[derive(Clone, Debug)]
pub(super) struct Store {
    root: PathBuf,
}

/// Held by the one who writes; let go of when it's dropped, and when the process ends, however it ends.
pub(super) struct Lock {
    _file: File,
}

impl Store {
    /// The store in a folder, which may not be there yet.
    pub(super) fn new(root: &Path) -> Self {
        Self { root: root.to_owned() }
    }

    /// The folder.
    pub(super) fn root(&self) -> &Path {
        &self.root
    }

    /// Becomes the one who writes. Errors: somebody else is; the folder can't be written to.
    pub(super) fn lock(&self) -> Result<Lock, IndexError> {
        fs::create_dir_all(&self.root).map_err(at(&self.root))?;
        let path = self.root.join(LOCK);
        let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(at(&path))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(IndexError::Locked(self.root.clone())),
            Err(TryLockError::Error(source)) => Err(IndexError::Disk { path, source }),
        }
    }

    /// The name of the current generation; none where nothing was indexed yet. Errors: the folder can't be read.
    pub(super) fn current(&self) -> Result<Option<String>, IndexError> {
        let path = self.root.join(CURRENT);
        match fs::read_to_string(&path) {
            Ok(name) => Ok(Some(name.trim().to_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(source) => Err(IndexError::Disk { path, source }),
        }
    }

    /// Opens a generation. Errors: it isn't whole, or of another version.
    pub(super) fn open(&self, name: &str, origin: Option<String>) -> Result<(Header, Library), IndexError> {
        let folder = self.root.join(name);
        let path = folder.join(LIST);
        let unreadable = |reason: String| IndexError::Unreadable { path: path.clone(), reason };
        let mut lines = BufReader::new(File::open(&path).map_err(at(&path))?).lines();
        let first = lines.next().unwrap_or_else(|| Ok(String::new())).map_err(at(&path))?;
        let header: Header = serde_json::from_str(&first).map_err(|error| unreadable(error.to_string()))?;
        if header.format != FORMAT {
            return Err(unreadable(format!("expected format {FORMAT}, found {}", header.format)));
        }
        let mut listed: Vec<Listed> = Vec::new();
        for line in lines {
            let line = line.map_err(at(&path))?;
            listed.push(serde_json::from_str(&line).map_err(|error| unreadable(error.to_string()))?);
        }
        Ok((header, Library::open(&folder, &listed, origin)?))
    }

    /// Builds a generation and makes it the current one. Gives its name, the library, and what `fill` gave. Errors: those of
    /// `fill`; the folder can't be written to. What was current stays so then.
    pub(super) fn publish<T>(
        &self,
        _lock: &Lock,
        header: &Header,
        origin: Option<String>,
        fill: impl FnOnce(&mut Shelving) -> Result<T, IndexError>,
    ) -> Result<(String, Library, T), IndexError> {
        let current = self.current()?;
        let generations = self.generations()?;
        let number = generations.iter().map(|(number, _)| *number + 1).max().unwrap_or(1);
        self.remove(generations, |name| Some(name) == current.as_deref())?;
        let name = format!("{GENERATION}{number}");
        let folder = self.root.join(&name);
        fs::create_dir(&folder).map_err(at(&folder))?;
        let mut shelving = Shelving::new(Some(&folder));
        let filled = fill(&mut shelving)?;
        let (library, listed) = shelving.finish(origin)?;
        write_list(&folder.join(LIST), header, &listed)?;
        flush_all(&folder)?;
        self.make_current(&name)?;
        // The one before stays: another process may be about to open it.
        let before = self.generations()?;
        self.remove(before, |other| other == name || Some(other) == current.as_deref())?;
        Ok((name, library, filled))
    }

    fn make_current(&self, name: &str) -> Result<(), IndexError> {
        let aside = self.root.join(format!("{CURRENT}.new"));
        let write = || {
            let mut file = File::create(&aside)?;
            file.write_all(name.as_bytes())?;
            file.sync_all()?;
            fs::rename(&aside, self.root.join(CURRENT))?;
            flush_folder(&self.root)
        };
        write().map_err(at(&aside))
    }

    /// The generations, whole or not, by their numbers.
    fn generations(&self) -> Result<Vec<(u64, String)>, IndexError> {
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.root).map_err(at(&self.root))? {
            let name = entry.map_err(at(&self.root))?.file_name().to_string_lossy().into_owned();
            if let Some(number) = name.strip_prefix(GENERATION).and_then(|number| number.parse().ok()) {
                found.push((number, name));
            }
        }
        Ok(found)
    }

    fn remove(&self, generations: Vec<(u64, String)>, keep: impl Fn(&str) -> bool) -> Result<(), IndexError> {
        for (_, name) in generations.into_iter().filter(|(_, name)| !keep(name)) {
            let folder = self.root.join(name);
            fs::remove_dir_all(&folder).map_err(at(&folder))?;
        }
        Ok(())
    }
}

fn write_list(path: &Path, header: &Header, listed: &[Listed]) -> Result<(), IndexError> {
    let write = || {
        let mut file = BufWriter::new(File::create(path)?);
        serde_json::to_writer(&mut file, header)?;
        for article in listed {
            file.write_all(b"\n")?;
            serde_json::to_writer(&mut file, article)?;
        }
        file.flush()
    };
    write().map_err(at(path))
}

/// Flushes all files of a folder, and the folders themselves, to the disk.
fn flush_all(folder: &Path) -> Result<(), IndexError> {
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        if path.is_dir() {
            flush_all(&path)?;
        } else {
            File::open(&path).and_then(|file| file.sync_all()).map_err(at(&path))?;
        }
    }
    flush_folder(folder).map_err(at(folder))
}

/// Names the place of an error.
pub(super) fn at(path: &Path) -> impl Fn(io::Error) -> IndexError {
    let path = path.to_owned();
    move |source| IndexError::Disk { path: path.clone(), source }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge::{article::Article, card::Card};

    fn article(id: &str, locale: &str, text: &str) -> Article {
        let card = Card { id: id.into(), locale: locale.into(), title: id.into(), ..Card::default() };
        Article::of_help_center(card, &format!("<p>{text}</p><p>See <a href=other>the other</a>.</p>"))
            .unwrap()
    }

    fn publish(store: &Store, fingerprint: &str, articles: &[(&str, &str, &str)]) -> (String, Library) {
        let lock = store.lock().unwrap();
        let header = Header::new("tests".into(), fingerprint.into());
        let fill = |shelving: &mut Shelving| {
            articles.iter().try_for_each(|(id, locale, text)| shelving.add(article(id, locale, text)))
        };
        let (name, library, ()) = store.publish(&lock, &header, None, fill).unwrap();
        (name, library)
    }

    #[test]
    fn what_is_opened_is_what_was_built() {
        let root = tempfile::tempdir().unwrap();
        let store = Store::new(&root.path().join("deep/index"));
        assert_eq!(store.current().unwrap_or_default(), None);
        let articles =
            [("one", "de", "Der Spiegel."), ("one", "en", "The mirror."), ("two", "de", "Ein Okular.")];
        let (name, built) = publish(&store, "1", &articles);
        assert_eq!(store.current().unwrap(), Some(name.clone()));
        let (header, opened) = store.open(&name, None).unwrap();
        assert_eq!(header, Header::new("tests".into(), "1".into()));
        assert_eq!(opened.holdings(), built.holdings());
        for (question, locale) in [("mirror", "en"), ("Spiegel Okular", "de"), ("Okular", "en")] {
            let found = opened.search(&[question], Some(locale), 5).unwrap();
            assert!(!found.is_empty(), "{question}");
            assert_eq!(found, built.search(&[question], Some(locale), 5).unwrap());
        }
        let card = opened.article("de", "two").unwrap();
        assert!(opened.markdown(card).unwrap().starts_with("Ein Okular."));
    }

    #[test]
    fn the_generation_before_stays_and_older_ones_go() {
        let root = tempfile::tempdir().unwrap();
        let store = Store::new(root.path());
        let names: Vec<String> =
            (0..4).map(|number| publish(&store, &number.to_string(), &[("a", "en", "Text.")]).0).collect();
        let there: Vec<bool> = names.iter().map(|name| root.path().join(name).exists()).collect();
        assert_eq!(there, [false, false, true, true]);
        // What a process left that was killed while it wrote is cleared away, and its number isn't given out again.
        fs::create_dir(root.path().join("generation-9")).unwrap();
        let (name, _) = publish(&store, "5", &[("a", "en", "Text.")]);
        assert_eq!(name, "generation-10");
        assert!(!root.path().join("generation-9").exists());
    }

    #[test]
    fn one_process_writes_at_a_time() {
        let root = tempfile::tempdir().unwrap();
        let store = Store::new(root.path());
        let held = store.lock().unwrap();
        assert!(matches!(store.lock(), Err(IndexError::Locked(_))));
        drop(held);
        store.lock().unwrap();
    }

    #[test]
    fn what_is_no_index_of_this_version_is_refused() {
        let root = tempfile::tempdir().unwrap();
        let store = Store::new(root.path());
        let (name, _) = publish(&store, "1", &[("a", "en", "Text."), ("b", "en", "Text.")]);
        let list = root.path().join(&name).join(LIST);
        let whole = fs::read_to_string(&list).unwrap();
        let lines: Vec<&str> = whole.lines().collect();
        for broken in [
            whole.replace("\"format\":4", "\"format\":1"),
            lines[..2].join("\n"),
            whole[..whole.len() - 3].to_owned(),
            String::new(),
        ] {
            fs::write(&list, &broken).unwrap();
            let error = store.open(&name, None).err().map(|error| error.to_string());
            assert!(error.is_some_and(|error| error.contains("generation-1")), "{broken}");
        }
    }
}
