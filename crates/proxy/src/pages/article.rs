//! The page of an article.

use maud::{Markup, PreEscaped, html};

use super::{
    layout::{self, Page},
    markdown as markup, strings,
};
use crate::{
    app::App,
    knowledge::{Card, Library, article_path},
};

/// How many other articles stand under one.
const RELATED: usize = 4;

/// The page for readers of `locale`; the article, with its Markdown, may be in another.
pub(super) fn page(app: &App, library: &Library, locale: &str, article: &Card, markdown: &str) -> Markup {
    let words = strings::of(locale);
    let foreign = article.locale != locale;
    let related = library.related(article, RELATED);
    let content = html! {
        div.narrow {
            nav.path aria-label=(words.path) {
                ol {
                    li { a href=(layout::list_path(locale)) { (words.all_articles) } }
                    @if let Some(section) = &article.section {
                        li {
                            a href={ (layout::list_path(locale)) "#" (crate::knowledge::slug(section)) } {
                                (app.site.section_name(section, locale))
                            }
                        }
                    }
                }
            }
            @if foreign { p.notice { (words.not_in_language) } }
            article lang=[foreign.then_some(&article.locale)]
                dir=[foreign.then(|| strings::direction(&article.locale))] {
                h1 { (article.title) }
                @if let Some(updated) = &article.updated {
                    p.updated { (words.updated) " " time datetime=(updated) { (updated) } }
                }
                div.article-body { (PreEscaped(markup::render(library, locale, article, markdown))) }
            }
            @if !related.is_empty() {
                aside.related aria-labelledby="related" {
                    h2 #related { (words.related) }
                    ul {
                        @for other in related {
                            li { a href=(article_path(locale, &other.id)) { (other.title) } }
                        }
                    }
                }
            }
        }
    };
    let alternatives = library
        .locales()
        .filter(|other| *other == locale || library.article(other, &article.id).is_some())
        .map(|other| (other, article_path(other, &article.id)))
        .collect();
    layout::render(
        app,
        library,
        Page { locale, title: Some(&article.title), alternatives, content, button: true },
    )
}
