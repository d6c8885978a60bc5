//! An article's Markdown as HTML. Raw HTML in it is shown as text, and its links lead to articles or to the web.

use percent_encoding::percent_decode_str;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Parser, Tag, TagEnd, html::push_html};
use reqwest::Url;

use crate::knowledge::{Card, DEFAULT_LOCALE, Library, article_path, plain::EXTENSIONS, slug};

/// The body of an article, from its Markdown, for readers of `locale`.
pub(super) fn render(library: &Library, locale: &str, article: &Card, markdown: &str) -> String {
    let mut renderer = Renderer { library, locale, article, dropped: Vec::new() };
    let mut html = String::with_capacity(markdown.len() * 2);
    let events = Parser::new_ext(markdown, EXTENSIONS).filter_map(|event| renderer.event(event));
    push_html(&mut html, events);
    html
}

struct Renderer<'a> {
    library: &'a Library,
    locale: &'a str,
    article: &'a Card,
    /// For each open link, whether it was dropped.
    dropped: Vec<bool>,
}

impl Renderer<'_> {
    fn event<'a>(&mut self, event: Event<'a>) -> Option<Event<'a>> {
        match event {
            Event::Html(html) | Event::InlineHtml(html) => Some(Event::Text(html)),
            Event::Start(Tag::HtmlBlock) => Some(Event::Start(Tag::Paragraph)),
            Event::End(TagEnd::HtmlBlock) => Some(Event::End(TagEnd::Paragraph)),
            // An image would be loaded from elsewhere, which the policy of the pages forbids; its description stays.
            Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => None,
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let target = self.target(&dest_url);
                self.dropped.push(target.is_none());
                let dest_url = CowStr::from(target?);
                Some(Event::Start(Tag::Link { link_type, dest_url, title, id }))
            }
            Event::End(TagEnd::Link) => (!self.dropped.pop()?).then_some(Event::End(TagEnd::Link)),
            // The title is the page's only heading of the first level.
            Event::Start(Tag::Heading { level: HeadingLevel::H1, id, classes, attrs }) => {
                Some(Event::Start(Tag::Heading { level: HeadingLevel::H2, id, classes, attrs }))
            }
            Event::End(TagEnd::Heading(HeadingLevel::H1)) => {
                Some(Event::End(TagEnd::Heading(HeadingLevel::H2)))
            }
            other => Some(other),
        }
    }

    /// Where a link leads: to the web, within the page, or to the article that it names by id or by file; none for what
    /// leads nowhere from here.
    fn target(&self, link: &str) -> Option<String> {
        if let Ok(url) = Url::parse(link) {
            return matches!(url.scheme(), "http" | "https" | "mailto").then(|| url.into());
        }
        if link.starts_with('#') {
            return Some(link.to_owned());
        }
        let path = link.split(['#', '?']).next().unwrap_or_default();
        let path = percent_decode_str(path).decode_utf8().ok()?;
        let path = path.as_ref();
        let file = [".markdown", ".md", ".html", ".htm"]
            .iter()
            .find_map(|end| path.strip_suffix(end))
            .unwrap_or(path);
        let whole = slug(file);
        let name = slug(file.rsplit('/').next().unwrap_or_default());
        let locales = [self.locale, self.article.locale.as_str(), DEFAULT_LOCALE];
        let id = [path, &whole, &name]
            .into_iter()
            .find(|id| locales.iter().any(|locale| self.library.article(locale, id).is_some()))?;
        Some(article_path(self.locale, id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(markdown: &str) -> String {
        let root = tempfile::tempdir().unwrap();
        std::fs::write(root.path().join("one.md"), format!("Text.\n\n{markdown}")).unwrap();
        std::fs::create_dir(root.path().join("guide")).unwrap();
        std::fs::write(root.path().join("guide/Set up.md"), "Text.").unwrap();
        let library = Library::read(root.path(), None).unwrap();
        let article = library.article("en", "one").unwrap();
        render(&library, "en", article, &library.markdown(article).unwrap())
    }

    #[test]
    fn nothing_of_an_article_becomes_markup_of_its_own() {
        for markdown in [
            "<script>alert(1)</script>",
            "a <img src=x onerror=alert(1)> b",
            "[a](javascript:alert(1))",
            "[a](JaVaScRiPt:alert(1)) [b](data:text/html,x) [c](vbscript:x)",
            "<javascript:alert(1)>",
            "![a](https://elsewhere.example/x.png)",
            "<div\nonclick=alert(1)>\n\ntext",
        ] {
            let html = rendered(markdown);
            for bad in ["<script", "<img", "<div", "href=\"javascript", "href=\"data", "href=\"vbscript"] {
                assert!(!html.to_lowercase().contains(bad), "{markdown}: {html}");
            }
        }
    }

    #[test]
    fn links_lead_to_articles_or_to_the_web() {
        let table = [
            ("[a](guide-set-up)", "<a href=\"/hc/en/articles/guide-set-up\">a</a>"),
            ("[a](guide/Set%20up.md)", "<a href=\"/hc/en/articles/guide-set-up\">a</a>"),
            ("[a](<./guide/Set up.md#part>)", "<a href=\"/hc/en/articles/guide-set-up\">a</a>"),
            ("[a](https://example.org/x)", "<a href=\"https://example.org/x\">a</a>"),
            ("[a](mailto:a@example.org)", "<a href=\"mailto:a@example.org\">a</a>"),
            ("[a](nowhere)", "<p>a</p>"),
            ("[a *b*](nowhere) [c](one)", "<p>a <em>b</em> <a href=\"/hc/en/articles/one\">c</a></p>"),
        ];
        for (markdown, expected) in table {
            assert!(rendered(markdown).contains(expected), "{markdown}: {}", rendered(markdown));
        }
    }
}
