//! All articles of a locale, by section.

use maud::{Markup, html};

use super::{
    layout::{self, Page},
    strings,
};
use crate::app::App;

pub(super) fn page(app: &App, locale: &str) -> Markup {
    let words = strings::of(locale);
    let content = html! {
        div.wide {
            h1 { (words.all_articles) }
            @for section in app.site.sections(&app.knowledge, locale) {
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
    layout::render(app, Page { locale, title, alternatives: layout::lists(app), content, button: true })
}
