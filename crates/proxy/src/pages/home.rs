//! The home page: what one can ask, and what there is to read.

use maud::{Markup, html};

use super::{
    layout::{self, Page, Widget},
    strings,
};
use crate::{app::App, knowledge::Library};

/// A card shows so many articles; the list has them all.
const PER_CARD: usize = 5;

pub(super) fn page(app: &App, library: &Library, locale: &str) -> Markup {
    let words = strings::of(locale);
    let suggestions = app.site.suggestions(library, locale);
    let content = html! {
        section.hero {
            div.narrow {
                h1 { (words.question) }
                p { (words.invitation) }
                div.ask { (layout::widget(locale, &Widget::Inline(&suggestions))) }
            }
        }
        section.topics aria-labelledby="topics" {
            h2 #topics { (words.browse) }
            div.cards {
                @for section in app.site.sections(library, locale) {
                    section.card {
                        @if let Some(name) = &section.name { h3 { (name) } }
                        ul {
                            @for article in section.articles.iter().take(PER_CARD) {
                                li { a href=(article.path()) { (article.title) } }
                            }
                        }
                        @if section.articles.len() > PER_CARD {
                            a.more href={ (layout::list_path(locale)) "#" (section.id) } {
                                (words.all_articles) " (" (section.articles.len()) ")"
                            }
                        }
                    }
                }
            }
        }
    };
    layout::render(
        app,
        library,
        Page { locale, title: None, alternatives: layout::lists(library), content, button: false },
    )
}
