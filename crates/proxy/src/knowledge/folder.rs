//! Reading a folder of Markdown and HTML files.

use std::{
    collections::HashSet,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use sha2::{Digest, Sha256};
use thiserror::Error;
use walkdir::{DirEntry, WalkDir};

use super::{
    article::{Article, Draft, slug},
    card::Card,
    encoding,
};

/// Larger files are passed over: no article is so long.
const LARGEST: u64 = 4 * 1024 * 1024;

/// ISO 639-1, by which a folder's name is told to be a locale.
const LANGUAGES: &str = "aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de \
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is \
    it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na \
    nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr \
    ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu";

/// Why a folder can't be used.
#[derive(Debug, Error)]
pub(crate) enum FolderError {
    /// It can't be read.
    #[error(
        "{path}: {source}; say where your articles are by --folder, `knowledge.path` or CITECORE_KNOWLEDGE__PATH"
    )]
    Unreadable {
        /// The folder.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// There is nothing to index in it.
    #[error(
        "{path}: found no Markdown (.md, .markdown) or HTML (.html, .htm) file with text in it{}",
        first(skipped)
    )]
    Empty {
        /// The folder.
        path: PathBuf,
        /// The files passed over, each with the reason.
        skipped: Vec<(PathBuf, String)>,
    },
}

/// What an error says of files that were passed over.
fn first(skipped: &[(PathBuf, String)]) -> String {
    let Some((path, reason)) = skipped.first() else { return String::new() };
    let others = match skipped.len() {
        1 => String::new(),
        count => format!(", and {} more", count - 1),
    };
    format!("; passed over: {}: {reason}{others}", path.display())
}

/// Reads all Markdown and HTML files of a folder and the folders in it, sorted by path, and hands each article to `take`;
/// hidden files and links to elsewhere are left out. Gives the files passed over, each with the reason. Errors: the folder
/// can't be read, or holds no article; those of `take`.
pub(crate) fn read<E: From<FolderError>>(
    root: &Path,
    mut take: impl FnMut(Article) -> Result<(), E>,
) -> Result<Vec<(PathBuf, String)>, E> {
    let mut skipped = Vec::new();
    let mut names = HashSet::new();
    for entry in entries(root)? {
        let (entry, kind) = match entry {
            Ok(found) => found,
            Err(error) => {
                skipped.push((error.path().unwrap_or(root).to_owned(), error.to_string()));
                continue;
            }
        };
        match read_file(root, &entry, kind) {
            Ok(mut article) => {
                article.card.id = unique(&mut names, &article.card);
                take(article)?;
            }
            Err(reason) => skipped.push((entry.into_path(), reason)),
        }
    }
    if names.is_empty() {
        return Err(FolderError::Empty { path: root.to_owned(), skipped }.into());
    }
    Ok(skipped)
}

/// What changes when a file of the folder does: a digest of the files' paths, lengths and times. Errors: the folder can't
/// be read.
pub(crate) fn fingerprint(root: &Path) -> Result<String, FolderError> {
    let mut digest = Sha256::new();
    for (entry, _) in entries(root)?.flatten() {
        let Ok(metadata) = entry.metadata() else { continue };
        let changed = metadata.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let path = entry.path().strip_prefix(root).unwrap_or(entry.path()).to_string_lossy().into_owned();
        let nanoseconds = changed.unwrap_or_default().as_nanos();
        digest.update(format!("{path}\0{}\0{nanoseconds}\0", metadata.len()));
    }
    Ok(digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The files that could be articles. Errors: the folder can't be read.
fn entries(
    root: &Path,
) -> Result<impl Iterator<Item = Result<(DirEntry, Kind), walkdir::Error>>, FolderError> {
    std::fs::read_dir(root).map_err(|source| FolderError::Unreadable { path: root.to_owned(), source })?;
    let visible =
        |entry: &DirEntry| entry.depth() == 0 || !entry.file_name().to_string_lossy().starts_with('.');
    let entries = WalkDir::new(root).sort_by_file_name().into_iter().filter_entry(visible);
    Ok(entries.filter_map(|entry| match entry {
        Ok(entry) if entry.file_type().is_file() => Kind::of(entry.path()).map(|kind| Ok((entry, kind))),
        Ok(_) => None,
        Err(error) => Some(Err(error)),
    }))
}

#[derive(Clone, Copy)]
enum Kind {
    Markdown,
    Html,
}

impl Kind {
    fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "md" | "markdown" => Some(Self::Markdown),
            "html" | "htm" => Some(Self::Html),
            _ => None,
        }
    }
}

fn read_file(root: &Path, entry: &DirEntry, kind: Kind) -> Result<Article, String> {
    let size = entry.metadata().map_err(|error| error.to_string())?.len();
    if size > LARGEST {
        return Err(format!("{size} bytes, at most {LARGEST} are read"));
    }
    let bytes = std::fs::read(entry.path()).map_err(|error| error.to_string())?;
    let draft = draft(entry.path().strip_prefix(root).unwrap_or(entry.path()));
    let article = match kind {
        Kind::Markdown => Article::from_markdown(&encoding::text(&bytes)?, draft)?,
        Kind::Html => Article::from_html(&encoding::html(&bytes)?, draft)?,
    };
    if article.chunks.is_empty() { Err("no text in it".into()) } else { Ok(article) }
}

/// Id, locale and title as the path alone tells them.
fn draft(relative: &Path) -> Draft {
    let stem = relative.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let mut folders: Vec<String> = relative
        .parent()
        .map(|parent| parent.iter().map(|part| part.to_string_lossy().into_owned()).collect())
        .unwrap_or_default();
    let locale = folders.first().filter(|name| is_locale(name)).cloned();
    if locale.is_some() {
        folders.remove(0);
    }
    folders.push(stem.clone());
    let id = slug(&folders.join(" "));
    let words = stem.replace(['-', '_'], " ");
    let mut letters = words.trim().chars();
    let title = letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
    Draft { id: if id.is_empty() { "article".into() } else { id }, locale, title }
}

/// `de`, `pt-BR`, `zh-Hant`: a known language, alone or with script and region.
pub(crate) fn is_locale(name: &str) -> bool {
    let mut parts = name.split(['-', '_']);
    let language = parts.next().unwrap_or_default();
    language.len() == 2
        && LANGUAGES.split_whitespace().any(|known| known == language)
        && parts
            .all(|part| matches!(part.len(), 2..=4) && part.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// The article's id, with a number behind it where the locale has that id already.
fn unique(names: &mut HashSet<(String, String)>, card: &Card) -> String {
    let mut id = card.id.clone();
    let mut number = 2;
    while !names.insert((card.locale.clone(), id.clone())) {
        id = format!("{}-{number}", card.id);
        number += 1;
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, impl AsRef<[u8]>)]) -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for (path, content) in files {
            let path = root.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, content).unwrap();
        }
        root
    }

    type Found = (Vec<Article>, Vec<(PathBuf, String)>);

    fn read_all(root: &Path) -> Result<Found, FolderError> {
        let mut articles = Vec::new();
        let take = |article| {
            articles.push(article);
            Ok::<(), FolderError>(())
        };
        let skipped = read(root, take)?;
        Ok((articles, skipped))
    }

    #[test]
    fn a_fingerprint_changes_with_the_files() {
        let root = folder(&[("a.md", "One."), ("notes.txt", "no article")]);
        let first = fingerprint(root.path()).unwrap();
        std::fs::write(root.path().join("notes.txt"), "other").unwrap();
        assert_eq!(fingerprint(root.path()).unwrap(), first);
        std::fs::write(root.path().join("a.md"), "One and two.").unwrap();
        let second = fingerprint(root.path()).unwrap();
        std::fs::write(root.path().join("b.md"), "Two.").unwrap();
        assert_eq!(
            std::collections::HashSet::from([first, second, fingerprint(root.path()).unwrap()]).len(),
            3
        );
    }

    #[test]
    fn files_are_found_and_named() {
        let root = folder(&[
            ("de/faq/Erste-Schritte.md", "Text."),
            ("guide/setup.HTML", "<h1>Set up</h1><p>Text."),
            ("guide/setup.md", "# Again\n\nText."),
            ("notes.txt", "no article"),
            (".git/config.md", "hidden"),
            ("empty.md", "\n"),
        ]);
        let (articles, skipped) = read_all(root.path()).unwrap();
        let found: Vec<(&str, &str, &str)> = articles
            .iter()
            .map(|Article { card, .. }| (card.locale.as_str(), card.id.as_str(), card.title.as_str()))
            .collect();
        let expected = [
            ("de", "faq-erste-schritte", "Erste Schritte"),
            ("en", "guide-setup", "Set up"),
            ("en", "guide-setup-2", "Again"),
        ];
        assert_eq!(found, expected);
        assert_eq!(skipped.len(), 1);
        assert!(skipped[0].0.ends_with("empty.md"));
    }

    #[test]
    fn drafts_are_left_out_and_named() {
        let root = folder(&[
            ("done.md", "---\ndraft: false\n---\nText."),
            ("draft.md", "---\ndraft: true\n---\nText."),
            ("later.md", "---\npublished: false\n---\nText."),
        ]);
        let (articles, skipped) = read_all(root.path()).unwrap();
        assert_eq!(articles.iter().map(|article| article.card.id.as_str()).collect::<Vec<_>>(), ["done"]);
        let told: Vec<_> = skipped.iter().map(|(path, reason)| (path.file_name().unwrap(), reason)).collect();
        assert!(told[0].0 == "draft.md" && told[0].1.contains("`draft`"), "{told:?}");
        assert!(told[1].0 == "later.md" && told[1].1.contains("`published`"), "{told:?}");
    }

    #[test]
    fn files_are_read_in_their_encodings() {
        let utf_16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
        let page =
            b"<meta charset=windows-1252><title>Gr\xf6\xdfe</title><p>Die Gr\xf6\xdfe z\xe4hlt \x96 immer.";
        let root = folder(&[
            ("a.html", page.to_vec()),
            ("b.md", utf_16("\u{feff}---\ntitle: Größe\n---\nDie Größe zählt.")),
            ("c.md", "\u{feff}---\ntitle: Größe\n---\nDie Größe zählt.".into()),
            ("d.md", b"# Gr\xf6\xdfe\n\nDie Gr\xf6\xdfe.".to_vec()),
        ]);
        let (articles, skipped) = read_all(root.path()).unwrap();
        let texts: Vec<_> =
            articles.iter().map(|article| (article.card.title.as_str(), article.text.as_str())).collect();
        let plain = ("Größe", "Die Größe zählt.");
        assert_eq!(texts, [("Größe", "Die Größe zählt – immer."), plain, plain]);
        assert!(skipped[0].0.ends_with("d.md") && skipped[0].1.contains("UTF-8"), "{skipped:?}");
    }

    #[test]
    fn a_folder_without_articles_is_an_error() {
        let root = folder(&[("notes.txt", "no article")]);
        let error = read_all(root.path()).unwrap_err().to_string();
        assert!(error.ends_with("file with text in it"), "{error}");
        let root = folder(&[("a.md", ""), ("b.md", "---\ndraft: true\n---\nText.")]);
        let error = read_all(root.path()).unwrap_err().to_string();
        assert!(error.ends_with("a.md: no text in it, and 1 more"), "{error}");
        let error = read_all(&root.path().join("missing")).unwrap_err();
        assert!(error.to_string().contains("missing"), "{error}");
    }

    #[test]
    fn locales_are_told_from_other_folders() {
        for name in ["de", "pt-BR", "zh-Hant", "en_us"] {
            assert!(is_locale(name), "{name}");
        }
        for name in ["faq", "api", "xx", "guide", "d", "de-", ""] {
            assert!(!is_locale(name), "{name}");
        }
    }
}
