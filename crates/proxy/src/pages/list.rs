//! All articles of a locale, by section.

use maud::{Markup, html};

use super::{
    layout::{self, Page},
    strings,
};
use crate::{app::App, knowledge::Library};

pub(super) fn page(app: &App, library: &Library, locale: &str) -> Markup {
    let words = strings::of(locale);
    let content = html! {
        div.wide {
            h1 { (words.all_articles) }
            @for section in app.site.sections(library, locale) {
                section.listing id=(section.id) {
                    @if let Some(name) = &section.name { h2 { (name) } }
                    ul {
                        @for article in &section.articles {
                            li { a href=(article.path()) { (article.title) } }
                        }
                    }
                }
            }
        }
    };
    let title = Some(words.all_articles);
    layout::render(
        app,
        library,
        Page { locale, title, alternatives: layout::lists(library), content, button: true },
    )
}
