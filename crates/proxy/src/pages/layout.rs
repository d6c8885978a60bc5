//! What all pages have around their content.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::strings;
use crate::{app::App, knowledge::Library};

/// The mark beside the title: a star over its reflection.
const LOGO: &str = include_str!("../../assets/logo.svg");

/// How the widget stands on a page.
pub(super) enum Widget<'a> {
    /// A floating button.
    Button,
    /// In the flow, with questions to choose from.
    Inline(&'a [String]),
}

/// What a page says of itself.
pub(super) struct Page<'a> {
    /// Of the reader.
    pub(super) locale: &'a str,
    /// None for the home page.
    pub(super) title: Option<&'a str>,
    /// The same page in other locales: locale and path.
    pub(super) alternatives: Vec<(&'a str, String)>,
    /// The page's own part.
    pub(super) content: Markup,
    /// Without it, the content has placed the widget itself.
    pub(super) button: bool,
}

pub(super) fn render(app: &App, library: &Library, page: Page<'_>) -> Markup {
    let words = strings::of(page.locale);
    let site = &app.site.title;
    html! {
        (DOCTYPE)
        html lang=(page.locale) dir=(strings::direction(page.locale)) {
            head {
                meta charset="utf-8";
                title {
                    @match page.title {
                        Some(title) => { (title) " · " (site) }
                        None => { (site) " · " (words.help_center) }
                    }
                }
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/help-center.css";
                script type="module" src="/widget/citecore-widget.js" {}
            }
            body {
                a.skip href="#content" { (words.skip) }
                header.site {
                    div.bar {
                        a.brand href=(home_path(library, page.locale)) {
                            (PreEscaped(LOGO))
                            span { (site) }
                        }
                        @if page.alternatives.len() > 1 {
                            nav.languages aria-label=(words.languages) {
                                @for (locale, path) in &page.alternatives {
                                    a href=(path) hreflang=(locale) lang=(locale)
                                        aria-current=[(*locale == page.locale).then_some("true")] {
                                        (strings::language_name(locale))
                                    }
                                }
                            }
                        }
                    }
                }
                main #content { (page.content) }
                footer.site {
                    div.bar {
                        span { (site) " · " (words.help_center) }
                        a href=(list_path(page.locale)) { (words.all_articles) }
                    }
                }
                @if page.button { (widget(page.locale, &Widget::Button)) }
            }
        }
    }
}

/// The widget's element. The proxy that serves the page is the one to ask.
pub(super) fn widget(locale: &str, as_: &Widget<'_>) -> Markup {
    html! {
        @match as_ {
            Widget::Button => citecore-widget proxy="/" locale=(locale) {}
            Widget::Inline(suggestions) => {
                citecore-widget proxy="/" locale=(locale) mode="inline" suggestions=(suggestions.join("\n")) {}
            }
        }
    }
}

/// All articles of a locale.
pub(super) fn list_path(locale: &str) -> String {
    format!("/hc/{locale}")
}

fn home_path(library: &Library, locale: &str) -> String {
    if locale == library.locale_for(None) { "/".into() } else { list_path(locale) }
}

/// The list in every locale.
pub(super) fn lists(library: &Library) -> Vec<(&str, String)> {
    library.locales().map(|locale| (locale, list_path(locale))).collect()
}

pub(super) fn not_found(app: &App, library: &Library, locale: &str) -> Markup {
    let words = strings::of(locale);
    let content = html! {
        div.narrow.lost {
            h1 { (words.not_found) }
            p { (words.not_found_hint) }
            p { a href=(list_path(locale)) { (words.all_articles) } }
        }
    };
    render(
        app,
        library,
        Page { locale, title: Some(words.not_found), alternatives: lists(library), content, button: true },
    )
}
