//! One article of the knowledge: what a file says, and the chunks that it is searched by.

use std::ops::Range;

use super::{
    card::Card,
    chunk::{Chunk, chunks},
    front_matter::FrontMatter,
    html::{self, Unread},
    plain::Plain,
};

/// An article.
#[derive(Debug)]
pub(crate) struct Article {
    /// Its name.
    pub(crate) card: Card,
    /// Its body as Markdown, without the title.
    pub(crate) markdown: String,
    /// Its body as plain text.
    pub(crate) text: String,
    /// Where `text` names other articles.
    pub(crate) links: Vec<Range<usize>>,
    /// The parts of `text` that it is searched by.
    pub(crate) chunks: Vec<Chunk>,
}

/// What a file of the folder gives before its content is read.
pub(crate) struct Draft {
    /// From the path: `faq/Setting up.md` gives `faq-setting-up`.
    pub(crate) id: String,
    /// From the top folder, where that looks like a locale.
    pub(crate) locale: Option<String>,
    /// From the file's name: `setting-up.md` gives `Setting up`.
    pub(crate) title: String,
}

impl Article {
    /// Reads a Markdown file. What its front matter lacks comes from its first heading and its path. Errors: those of the
    /// front matter, which may say that the article isn't for readers yet.
    pub(crate) fn from_markdown(content: &str, draft: Draft) -> Result<Self, String> {
        let (front, body) = FrontMatter::of(content).map_err(|error| format!("front matter: {error}"))?;
        Ok(Self::new(front, body, draft))
    }

    /// Reads an HTML file. Errors: its tags are too many in one another, or have too many attributes.
    pub(crate) fn from_html(content: &str, draft: Draft) -> Result<Self, String> {
        let page = html::read(content).map_err(|unread| unread.to_string())?;
        let locale = draft.locale.clone().or(page.locale);
        let title = first_heading(&page.markdown).is_none().then_some(page.title).flatten();
        Ok(Self::new(FrontMatter { locale, title, ..FrontMatter::default() }, &page.markdown, draft))
    }

    /// Reads the HTML of a help center's article, whose name is known. Errors: as [`Article::from_html`].
    pub(crate) fn of_help_center(card: Card, html: &str) -> Result<Self, Unread> {
        let page = html::read(html)?;
        Ok(Self::with_body(card, page.markdown.trim()))
    }

    fn new(front: FrontMatter, body: &str, draft: Draft) -> Self {
        let present =
            |field: Option<String>| field.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        let heading = first_heading(body);
        let title = present(front.title);
        // A first heading that says the title again would stand on the page twice.
        let body = match &heading {
            Some((found, rest)) if title.as_ref().is_none_or(|title| title == found) => rest,
            _ => body,
        };
        let card = Card {
            id: present(front.id).map(|id| slug(&id)).filter(|id| !id.is_empty()).unwrap_or(draft.id),
            locale: present(front.locale)
                .or(draft.locale)
                .unwrap_or_else(|| super::DEFAULT_LOCALE.to_owned()),
            title: title.or(heading.as_ref().map(|(found, _)| found.clone())).unwrap_or(draft.title),
            section: present(front.section),
            updated: present(front.updated),
            url: present(front.url),
        };
        Self::with_body(card, body.trim())
    }

    fn with_body(card: Card, markdown: &str) -> Self {
        let plain = Plain::of(markdown);
        Self {
            card,
            markdown: markdown.to_owned(),
            chunks: chunks(&plain),
            links: plain.links,
            text: plain.text,
        }
    }
}

/// The text of a heading of the first level that begins the body, and what comes after it.
fn first_heading(body: &str) -> Option<(String, &str)> {
    let body = body.trim_start();
    let rest = body.strip_prefix("# ")?;
    let (line, rest) = rest.split_once('\n').unwrap_or((rest, ""));
    let text = Plain::of(&format!("# {line}")).headings.pop()?.title;
    (!text.is_empty()).then_some((text, rest))
}

/// Letters and digits in lower case, everything between them a hyphen.
pub(crate) fn slug(name: &str) -> String {
    let words: Vec<String> = name
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft() -> Draft {
        Draft { id: "from-path".into(), locale: None, title: "From path".into() }
    }

    fn markdown(content: &str) -> Article {
        Article::from_markdown(content, draft()).unwrap()
    }

    #[test]
    fn front_matter_comes_first_then_the_heading_then_the_path() {
        let table = [
            ("---\nid: A b\ntitle: T\nlocale: ko\n---\n# T\nBody", ("a-b", "T", "ko", "Body")),
            ("---\ntitle: T\n---\n# Other\nBody", ("from-path", "T", "en", "# Other\nBody")),
            ("# Head *line*\n\nBody", ("from-path", "Head line", "en", "Body")),
            ("Body\n\n# Later", ("from-path", "From path", "en", "Body\n\n# Later")),
            ("---\r\ntitle: T\r\n---\r\nBody", ("from-path", "T", "en", "Body")),
            ("---\n\nno front matter", ("from-path", "From path", "en", "---\n\nno front matter")),
            ("---\nid: 2024\nunknown: [1, 2]\n---\nBody", ("2024", "From path", "en", "Body")),
            ("", ("from-path", "From path", "en", "")),
        ];
        for (content, expected) in table {
            let article = markdown(content);
            let found = (
                article.card.id.as_str(),
                article.card.title.as_str(),
                article.card.locale.as_str(),
                article.markdown.as_str(),
            );
            assert_eq!(found, expected, "{content:?}");
        }
    }

    #[test]
    fn front_matter_that_is_no_yaml_is_named() {
        let error = Article::from_markdown("---\ntitle: [\n---\nBody", draft()).unwrap_err();
        assert!(error.starts_with("front matter: "), "{error}");
    }

    #[test]
    fn an_article_may_have_its_page_elsewhere() {
        let article = |url: &str| Article::from_markdown(&format!("---\nurl: {url}\n---\nBody"), draft());
        let page = "https://help.example/returns?a=1#how";
        assert_eq!(article(page).unwrap().card.url.as_deref(), Some(page));
        assert_eq!(article("").unwrap().card.url, None);
        for url in ["javascript:alert(1)", "/returns", "help.example/returns", "\"https://a b\""] {
            assert!(article(url).unwrap_err().contains("`url`"), "{url}");
        }
    }

    #[test]
    fn html_takes_its_heading_before_its_title() {
        let page = "<html lang=de><title>Seite</title><h1>Kopf</h1><p>Text</p>";
        let article = Article::from_html(page, draft()).unwrap();
        assert_eq!((article.card.title.as_str(), article.card.locale.as_str()), ("Kopf", "de"));
        assert_eq!(article.markdown, "Text");
        let article = Article::from_html("<title>Seite</title><p>Text</p>", draft()).unwrap();
        assert_eq!(article.card.title, "Seite");
    }

    #[test]
    fn chunks_are_parts_of_the_text() {
        let article = markdown("# T\n\nOne *two*.\n\n## Three\n\nFour.");
        assert_eq!(article.text, "One two.\n\n## Three\n\nFour.");
        assert_eq!(article.chunks.len(), 1);
        assert_eq!(&article.text[article.chunks[0].range.clone()], article.text);
    }
}
