//! Feedback in a file of lines that only grows.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, ErrorKind, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use futures_util::future::BoxFuture;
use tokio::task::spawn_blocking;

use super::{Entry, FeedbackError, Store};
use crate::disk::flush_folder;

/// How much is read at once where the last line is looked for.
const STEP: u64 = 64 * 1024;
/// How long another process may hold the file, and how often it is looked whether it does.
const PATIENCE: Duration = Duration::from_secs(5);
const BEAT: Duration = Duration::from_millis(2);

/// The file. It is opened anew for each line, so that it may be moved away at any time.
#[derive(Clone)]
pub(super) struct Lines {
    path: PathBuf,
    most: u64,
}

impl Lines {
    /// Repairs the file where it is there. Errors: it can't be written to.
    pub(super) fn open(path: &Path, most: u64) -> Result<Self, FeedbackError> {
        let lines = Self { path: path.to_owned(), most };
        if path.exists() {
            let repaired = lines.locked().and_then(|mut file| end_of_lines(&mut file));
            repaired.map_err(|error| lines.failure(&error))?;
        }
        Ok(lines)
    }

    /// The file, which nobody else writes to until it is closed. Errors: it can't be opened; somebody holds it for long.
    fn locked(&self) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        // What readers write is nobody else's business on this machine.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&self.path)?;
        let until = Instant::now() + PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(file),
                Err(TryLockError::Error(error)) => return Err(error),
                Err(TryLockError::WouldBlock) if Instant::now() > until => {
                    return Err(ErrorKind::TimedOut.into());
                }
                Err(TryLockError::WouldBlock) => std::thread::sleep(BEAT),
            }
        }
    }

    fn write(&self, line: &[u8]) -> Result<(), FeedbackError> {
        let failure = |error: io::Error| self.failure(&error);
        let is_new = !self.path.exists();
        if let Some(folder) = self.folder().filter(|_| is_new) {
            fs::create_dir_all(folder).map_err(failure)?;
        }
        let mut file = self.locked().map_err(failure)?;
        // A process that was killed while it wrote may have left half a line, at any time since this one began.
        let end = end_of_lines(&mut file).map_err(failure)?;
        if end + line.len() as u64 > self.most {
            return Err(FeedbackError::Full(self.path.display().to_string()));
        }
        let written = file.write_all(line).and_then(|()| file.sync_data());
        if let Err(error) = written {
            // What is refused shouldn't be found there later. A disk that fails this too leaves it to the next start.
            let _ = file.set_len(end);
            return Err(failure(error));
        }
        match self.folder() {
            Some(folder) if is_new => flush_folder(folder).map_err(failure),
            _ => Ok(()),
        }
    }

    fn folder(&self) -> Option<&Path> {
        let folder = self.path.parent()?;
        Some(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
    }

    /// Could it be written to? The file isn't made for that: an empty one would tell of feedback that never came.
    fn writable(&self) -> Result<(), FeedbackError> {
        let failure = |error: io::Error| self.failure(&error);
        if self.path.exists() {
            return self.locked().map(drop).map_err(failure);
        }
        let there = self.folder().and_then(|folder| folder.ancestors().find(|folder| folder.is_dir()));
        let folder = there.unwrap_or(Path::new("."));
        let probe = folder.join(format!(".citecore-{}", uuid::Uuid::new_v4()));
        File::create(&probe).and_then(|_| fs::remove_file(&probe)).map_err(failure)
    }

    fn failure(&self, error: &io::Error) -> FeedbackError {
        FeedbackError::File(format!("{}: {error}", self.path.display()))
    }

    /// Without holding up other requests.
    fn apart(
        &self,
        work: impl FnOnce(&Self) -> Result<(), FeedbackError> + Send + 'static,
    ) -> BoxFuture<'_, Result<(), FeedbackError>> {
        let this = self.clone();
        Box::pin(async move {
            let done = spawn_blocking(move || work(&this)).await;
            done.map_err(|error| FeedbackError::File(format!("{}: {error}", self.path.display())))?
        })
    }
}

impl Store for Lines {
    fn append(&self, entry: Entry) -> BoxFuture<'_, Result<(), FeedbackError>> {
        self.apart(move |this| {
            let mut line = serde_json::to_vec(&entry).map_err(|error| this.failure(&error.into()))?;
            line.push(b'\n');
            this.write(&line)
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), FeedbackError>> {
        self.apart(Self::writable)
    }
}

/// Cuts off what stands behind the last whole line, which nobody was told is kept, and goes there.
fn end_of_lines(file: &mut File) -> io::Result<u64> {
    let length = file.seek(SeekFrom::End(0))?;
    let mut end = length;
    let mut bytes = Vec::new();
    while end > 0 {
        let begin = end.saturating_sub(STEP);
        bytes.resize((end - begin) as usize, 0);
        file.seek(SeekFrom::Start(begin))?;
        file.read_exact(&mut bytes)?;
        if let Some(at) = bytes.iter().rposition(|byte| *byte == b'\n') {
            end = begin + at as u64 + 1;
            break;
        }
        end = begin;
    }
    if end < length {
        file.set_len(end)?;
        file.sync_data()?;
    }
    file.seek(SeekFrom::Start(end))
}

#[cfg(test)]
mod tests {
    use citecore_wire::FeedbackRequest;

    use super::*;

    fn entry(question: &str) -> Entry {
        let said = FeedbackRequest { question: question.into(), ..FeedbackRequest::default() };
        Entry::now("id".into(), said)
    }

    fn questions(path: &Path) -> Vec<String> {
        let text = fs::read_to_string(path).unwrap();
        assert!(text.is_empty() || text.ends_with('\n'));
        let line = |line| serde_json::from_str::<serde_json::Value>(line).unwrap();
        text.lines().map(|text| line(text)["question"].as_str().unwrap().to_owned()).collect()
    }

    #[tokio::test]
    async fn a_file_that_ends_anywhere_keeps_its_whole_lines() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/feedback.jsonl");
        let lines = Lines::open(&path, u64::MAX).unwrap();
        assert!(!path.exists());
        for question in ["one", "zwei\n", "셋"] {
            lines.append(entry(question)).await.unwrap();
        }
        assert_eq!(questions(&path), ["one", "zwei\n", "셋"]);
        let whole = fs::read(&path).unwrap();
        for end in 0..=whole.len() {
            fs::write(&path, &whole[..end]).unwrap();
            let before = whole[..end].iter().filter(|byte| **byte == b'\n').count();
            if end % 2 == 0 {
                Lines::open(&path, u64::MAX).unwrap();
                assert_eq!(questions(&path).len(), before, "cut at {end}");
            }
            // A process that runs on repairs what another left as well.
            lines.append(entry("next")).await.unwrap();
            assert_eq!(questions(&path).len(), before + 1, "cut at {end}");
        }
    }

    #[tokio::test]
    async fn half_a_line_may_be_long() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("feedback.jsonl");
        fs::write(&path, format!("{{\"question\":\"one\"}}\n{}", "x".repeat(3 * STEP as usize))).unwrap();
        Lines::open(&path, u64::MAX).unwrap();
        assert_eq!(questions(&path), ["one"]);
        fs::write(&path, "x".repeat(2 * STEP as usize)).unwrap();
        Lines::open(&path, u64::MAX).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().len(), 0);
    }

    #[tokio::test]
    async fn a_full_file_takes_no_more() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("feedback.jsonl");
        let lines = Lines::open(&path, 150).unwrap();
        lines.append(entry("one")).await.unwrap();
        let refused = lines.append(entry("two")).await.unwrap_err();
        assert!(matches!(refused, FeedbackError::Full(_)), "{refused}");
        assert_eq!(questions(&path), ["one"]);
    }

    #[tokio::test]
    async fn a_file_that_was_moved_away_is_begun_anew() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("feedback.jsonl");
        let lines = Lines::open(&path, u64::MAX).unwrap();
        lines.append(entry("one")).await.unwrap();
        fs::rename(&path, folder.path().join("feedback.1.jsonl")).unwrap();
        lines.append(entry("two")).await.unwrap();
        assert_eq!(questions(&path), ["two"]);
    }

    #[tokio::test]
    async fn a_check_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let lines = Lines::open(&folder.path().join("feedback.jsonl"), u64::MAX).unwrap();
        lines.check().await.unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        fs::write(folder.path().join("file"), "").unwrap();
        let under_a_file = Lines::open(&folder.path().join("file/feedback.jsonl"), u64::MAX).unwrap();
        assert!(under_a_file.append(entry("one")).await.is_err());
    }
}
