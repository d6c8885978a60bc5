//! What a help center calls itself: the `site.toml` of its folder, where there is one.

use std::{
    collections::BTreeMap,
    path::{Path, absolute},
};

use serde::Deserialize;

use crate::knowledge::{Card, DEFAULT_LOCALE, Library};

/// How many articles are suggested as questions where `site.toml` suggests none.
const SUGGESTIONS: usize = 3;

/// Name, sections and suggestions of a help center.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Site {
    /// What it is called; the folder's name where it's left out.
    pub(crate) title: String,
    /// Its sections, in the order of the pages.
    pub(crate) sections: Vec<Section>,
    /// Questions that the home page suggests, by locale.
    pub(crate) suggestions: BTreeMap<String, Vec<String>>,
}

/// A section of a help center.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Section {
    /// As the articles name it.
    pub(crate) id: String,
    /// What readers see, by locale.
    #[serde(default)]
    pub(crate) names: BTreeMap<String, String>,
}

/// The articles of a section.
pub(crate) struct Shown<'a> {
    /// For addresses within a page; "" for articles without a section.
    pub(crate) id: String,
    /// What readers see; none for articles without a section where there are no others.
    pub(crate) name: Option<String>,
    /// Its articles, by title.
    pub(crate) articles: Vec<&'a Card>,
}

impl Site {
    /// Reads the folder's `site.toml`. Errors: it isn't what it should be.
    pub(crate) fn read(folder: &Path) -> Result<Self, String> {
        let path = folder.join("site.toml");
        let mut site = match std::fs::read_to_string(&path) {
            Ok(text) => toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Self::default(),
            Err(error) => return Err(format!("{}: {error}", path.display())),
        };
        if site.title.trim().is_empty() {
            site.title = name_of(folder);
        }
        Ok(site)
    }

    /// Questions to suggest to readers of a locale: those of `site.toml`, else some titles.
    pub(crate) fn suggestions(&self, library: &Library, locale: &str) -> Vec<String> {
        let titles =
            || library.articles_in(locale).map(|article| article.title.clone()).take(SUGGESTIONS).collect();
        self.suggestions.get(locale).cloned().unwrap_or_else(titles)
    }

    /// The sections of a locale with their articles: those of `site.toml` first, then others by name, then what has none.
    pub(crate) fn sections<'a>(&self, library: &'a Library, locale: &'a str) -> Vec<Shown<'a>> {
        let mut by_section: BTreeMap<&str, Vec<&Card>> = BTreeMap::new();
        for article in library.articles_in(locale) {
            by_section.entry(article.section.as_deref().unwrap_or_default()).or_default().push(article);
        }
        let loose = by_section.remove("");
        let listed = self.sections.iter().map(|section| section.id.as_str());
        let mut order: Vec<&str> = listed.filter(|id| by_section.contains_key(id)).collect();
        let others: Vec<&str> = by_section.keys().copied().filter(|id| !order.contains(id)).collect();
        order.extend(others);
        let mut shown: Vec<Shown<'_>> = order
            .into_iter()
            .filter_map(|id| {
                let articles = by_section.remove(id)?;
                Some(Shown {
                    id: crate::knowledge::slug(id),
                    name: Some(self.section_name(id, locale)),
                    articles,
                })
            })
            .collect();
        if let Some(articles) = loose {
            let name = (!shown.is_empty()).then(|| super::strings::of(locale).other.to_owned());
            shown.push(Shown { id: "other".into(), name, articles });
        }
        for section in &mut shown {
            section.articles.sort_by_key(|article| article.title.to_lowercase());
        }
        shown
    }

    /// What readers of a locale call a section.
    pub(crate) fn section_name(&self, id: &str, locale: &str) -> String {
        let names = self.sections.iter().find(|section| section.id == id).map(|section| &section.names);
        let name = names.and_then(|names| names.get(locale).or_else(|| names.get(DEFAULT_LOCALE)));
        // What isn't written as an id is a name already.
        let is_name = id.contains(|c: char| c.is_whitespace() || c.is_uppercase());
        let readable = || if is_name { id.to_owned() } else { capitalised(&id.replace(['-', '_'], " ")) };
        name.cloned().unwrap_or_else(readable)
    }
}

/// A title made of a folder's name: `help-center` gives `Help center`.
fn name_of(folder: &Path) -> String {
    let folder = absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let name =
        folder.file_name().map(|name| name.to_string_lossy().replace(['-', '_'], " ")).unwrap_or_default();
    let name = capitalised(name.trim());
    if name.is_empty() { "Help center".into() } else { name }
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let root = tempfile::Builder::new().prefix("my-docs").tempdir().unwrap();
        for (path, content) in files {
            std::fs::write(root.path().join(path), content).unwrap();
        }
        root
    }

    #[test]
    fn a_folder_without_site_toml_names_itself() {
        let root =
            folder(&[("b.md", "# Beta\n\nText."), ("a.md", "---\nsection: set-up\n---\n# Alpha\n\nText.")]);
        let library = Library::read(root.path(), None).unwrap();
        let site = Site::read(root.path()).unwrap();
        assert!(site.title.starts_with("My docs"), "{}", site.title);
        assert_eq!(site.suggestions(&library, "en"), ["Alpha", "Beta"]);
        let names: Vec<Option<String>> =
            site.sections(&library, "en").into_iter().map(|section| section.name).collect();
        assert_eq!(names, [Some("Set up".to_owned()), Some("Other articles".to_owned())]);
    }

    #[test]
    fn site_toml_gives_title_order_and_names() {
        let toml = "title = \"Help\"\n[[sections]]\nid = \"z\"\nnames = { en = \"First\" }\n[suggestions]\nen = [\"Why?\"]\n";
        let root = folder(&[
            ("site.toml", toml),
            ("a.md", "---\nsection: a\n---\nText."),
            ("z.md", "---\nsection: z\n---\nText."),
        ]);
        let library = Library::read(root.path(), None).unwrap();
        let site = Site::read(root.path()).unwrap();
        assert_eq!(
            (site.title.as_str(), site.suggestions(&library, "en")),
            ("Help", vec!["Why?".to_owned()])
        );
        let names: Vec<Option<String>> =
            site.sections(&library, "en").into_iter().map(|section| section.name).collect();
        assert_eq!(names, [Some("First".to_owned()), Some("A".to_owned())]);
    }

    #[test]
    fn a_wrong_site_toml_is_named() {
        let root = folder(&[("site.toml", "colour = 1"), ("a.md", "Text.")]);
        let error = Site::read(root.path()).unwrap_err();
        assert!(error.contains("site.toml") && error.contains("colour"), "{error}");
    }
}
