//! HTML as Markdown, so that there is one way to chunk and to show an article.

use std::{
    collections::HashMap,
    rc::Rc,
    sync::{Arc, Mutex, PoisonError},
};

use htmd::{Element, HtmlToMarkdown, Node, element_handler::Handlers};
use thiserror::Error;

use super::attributes;
use crate::language::is_tag;

/// Parts of a page that aren't its article.
const SKIPPED: &[&str] =
    &["aside", "button", "footer", "form", "iframe", "nav", "noscript", "script", "style", "svg", "template"];

/// Elements may nest so deep; the conversion calls itself for each level, and a page that nests deeper would exhaust
/// the stack.
const MOST_LEVELS: usize = 256;

/// A tag may have so many attributes.
const MOST_ATTRIBUTES: usize = 256;

/// Why a page isn't read.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub(crate) enum Unread {
    #[error("the elements nest too deep")]
    Deep,
    #[error("a tag has more than {MOST_ATTRIBUTES} attributes")]
    Attributes,
    #[error("the page can't be parsed")]
    Parser,
}

/// What a page says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    /// Its article.
    pub(crate) markdown: String,
    /// Of the `title` element.
    pub(crate) title: Option<String>,
    /// Of the root's `lang` attribute, where that is the tag of a language.
    pub(crate) locale: Option<String>,
}

/// The Markdown of a fragment of HTML; "" where it isn't read.
pub(crate) fn to_markdown(html: &str) -> String {
    read(html).map(|page| page.markdown).unwrap_or_default()
}

/// Reads a page. Errors: it would take too long, or too much of the stack.
pub(crate) fn read(html: &str) -> Result<Page, Unread> {
    if unclosed(html) > MOST_LEVELS {
        return Err(Unread::Deep);
    }
    if attributes::are_more_than(MOST_ATTRIBUTES, html) {
        return Err(Unread::Attributes);
    }
    let found: Arc<Mutex<Page>> = Arc::default();
    let (title, root) = (found.clone(), found.clone());
    let converter = HtmlToMarkdown::builder()
        .skip_tags(SKIPPED.to_vec())
        .add_handler(vec!["title"], move |handlers: &dyn Handlers, element: Element<'_>| {
            let text = handlers.walk_children(element.node).content;
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            title.lock().unwrap_or_else(PoisonError::into_inner).title =
                Some(text).filter(|text| !text.is_empty());
            None
        })
        .add_handler(vec!["html"], move |handlers: &dyn Handlers, element: Element<'_>| {
            let language = element.attrs.iter().find(|attribute| &*attribute.name.local == "lang");
            root.lock().unwrap_or_else(PoisonError::into_inner).locale = language
                .map(|attribute| attribute.value.to_string())
                .filter(|value| is_tag(&value.replace('_', "-")));
            handlers.fallback(element)
        })
        .build();
    let tree = converter.html_to_tree(html).map_err(|_| Unread::Parser)?;
    if depth(&tree) > MOST_LEVELS {
        return Err(Unread::Deep);
    }
    let markdown = converter.tree_to_markdown(&tree);
    let found = found.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(Page { markdown, ..found.clone() })
}

/// Elements without an end tag of their own, or whose end tag may be left out.
const OPEN_ENDED: &str = " area base body br col colgroup dd dt embed head hr html img input li link meta option p source \
    tbody td tfoot th thead tr track wbr ";

/// How many elements are open at the deepest place, as the tags alone tell it. Parsing takes time that grows with the
/// square of it, so that it's worth knowing before.
fn unclosed(html: &str) -> usize {
    let mut open: HashMap<String, usize> = HashMap::new();
    let (mut depth, mut deepest) = (0_usize, 0);
    for tag in html.split('<').skip(1) {
        let closes = tag.starts_with('/');
        let name: String = tag
            .trim_start_matches('/')
            .chars()
            .take_while(char::is_ascii_alphanumeric)
            .map(|c| c.to_ascii_lowercase())
            .collect();
        if name.is_empty() || OPEN_ENDED.contains(&format!(" {name} ")) {
            continue;
        }
        let count = open.entry(name).or_insert(0);
        if !closes {
            *count += 1;
            depth += 1;
        } else if *count > 0 {
            *count -= 1;
            depth -= 1;
        }
        deepest = deepest.max(depth);
    }
    deepest
}

fn depth(tree: &Rc<Node>) -> usize {
    let mut deepest = 0;
    let mut open = vec![(tree.clone(), 1)];
    while let Some((node, depth)) = open.pop() {
        deepest = deepest.max(depth);
        open.extend(node.children.borrow().iter().map(|child| (child.clone(), depth + 1)));
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::{Unread, read, to_markdown};

    #[test]
    fn the_article_of_a_page_is_read() {
        let page = read(
            "<!doctype html><html lang=de><head><title>Ein  Titel</title><style>p{}</style></head><body><nav>Menu</nav>\
             <h1>Kopf</h1><p>Ein <b>Satz</b>.</p><ol><li>eins<li>zwei</ol><script>x()</script></body></html>",
        )
        .unwrap();
        assert_eq!(page.title.as_deref(), Some("Ein Titel"));
        assert_eq!(page.locale.as_deref(), Some("de"));
        assert_eq!(page.markdown, "# Kopf\n\nEin **Satz**.\n\n1.  eins\n2.  zwei");
    }

    #[test]
    fn a_language_that_is_none_is_not_said() {
        for language in ["", "en&quot;&gt;&lt;script&gt;", "the German one"] {
            assert_eq!(
                read(&format!("<html lang=\"{language}\"><p>Text")).unwrap().locale,
                None,
                "{language}"
            );
        }
        assert_eq!(read("<html lang=pt_BR><p>Text").unwrap().locale.as_deref(), Some("pt_BR"));
    }

    #[test]
    fn what_nests_too_deep_is_refused() {
        assert_eq!(to_markdown(&"<div>".repeat(100_000)), "");
        assert_eq!(read(&"<i></b>".repeat(100_000)), Err(Unread::Deep));
        assert!(read(&"<p>paragraph".repeat(1_000)).is_ok());
    }

    #[test]
    fn tags_with_too_many_attributes_are_refused() {
        let page = |count: usize| {
            let attributes: String = (0..count).map(|number| format!(" a{number}=\"a b\"")).collect();
            format!("<h1>Head</h1><p{attributes}>Text.</p{attributes}>")
        };
        assert_eq!(to_markdown(&page(256)), "# Head\n\nText.");
        assert_eq!(read(&page(257)), Err(Unread::Attributes));
        assert_eq!(read(&page(30_000)), Err(Unread::Attributes));
    }
}
