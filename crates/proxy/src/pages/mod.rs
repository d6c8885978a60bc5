//! A plain help center over the articles, with the widget on every page.

mod article;
mod assets;
mod home;
mod layout;
mod list;
mod markdown;
mod site;
mod strings;

use axum::{
    extract::{Path, State, rejection::PathRejection},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use maud::Markup;

use crate::{
    app::{App, Shared},
    error::Failure,
    knowledge::{DEFAULT_LOCALE, Library},
    routes::Table,
};

pub(crate) use site::Site;

/// Nothing but this server's own files; no inline style or script, no markup made of text by scripts.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    require-trusted-types-for 'script'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'";

/// The pages and what they need.
pub(crate) fn routes() -> Table {
    Table::default()
        .get("/", home)
        .get("/hc/{locale}", list)
        .get("/hc/{locale}/articles/{id}", article)
        .merge(assets::routes())
}

/// The answer for addresses with nothing behind them: a page for people, a problem for programs.
pub(crate) fn not_found(app: &App, headers: &HeaderMap) -> Response {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    if accept.is_some_and(|accept| accept.contains("text/html")) {
        let library = app.library();
        return page(StatusCode::NOT_FOUND, layout::not_found(app, &library, library.locale_for(None)));
    }
    Failure::not_found().into_response()
}

async fn home(State(app): State<Shared>) -> Response {
    let library = app.library();
    page(StatusCode::OK, home::page(&app, &library, library.locale_for(None)))
}

/// What an address names; none where its bytes are no text.
type Named<T> = Result<Path<T>, PathRejection>;

async fn list(State(app): State<Shared>, named: Named<String>, headers: HeaderMap) -> Response {
    let Ok(Path(locale)) = named else { return not_found(&app, &headers) };
    let library = app.library();
    match known(&library, &locale) {
        Known::As(name) if name == locale => page(StatusCode::OK, list::page(&app, &library, name)),
        Known::As(name) => Redirect::permanent(&layout::list_path(name)).into_response(),
        Known::Not => not_found(&app, &headers),
    }
}

/// The article in the locale, else in English, else in any that has it.
async fn article(State(app): State<Shared>, named: Named<(String, String)>, headers: HeaderMap) -> Response {
    let Ok(Path((locale, id))) = named else { return not_found(&app, &headers) };
    let library = app.library();
    let Known::As(name) = known(&library, &locale) else { return not_found(&app, &headers) };
    let others = library.locales();
    let found =
        [name, DEFAULT_LOCALE].into_iter().chain(others).find_map(|locale| library.article(locale, &id));
    let Some(article) = found else { return not_found(&app, &headers) };
    match library.markdown(article) {
        Ok(markdown) => page(StatusCode::OK, article::page(&app, &library, name, article, &markdown)),
        Err(error) => {
            tracing::error!(%error, "the article can't be read");
            Failure::internal().into_response()
        }
    }
}

enum Known<'a> {
    /// There are articles in it, under this name.
    As(&'a str),
    Not,
}

fn known<'a>(library: &'a Library, locale: &str) -> Known<'a> {
    library.locales().find(|known| known.eq_ignore_ascii_case(locale)).map_or(Known::Not, Known::As)
}

fn page(status: StatusCode, markup: Markup) -> Response {
    let mut response = (status, Html(markup.into_string())).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}
