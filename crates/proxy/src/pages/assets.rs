//! The style sheet and the icon of the pages.

use axum::{
    Router,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};

use crate::app::Shared;

const STYLE: &str =
    concat!(include_str!("../../assets/help-center.css"), "\n", include_str!("../../assets/article.css"));
const ICON: &str = include_str!("../../assets/icon.svg");

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/assets/help-center.css", get(|| file("text/css; charset=utf-8", STYLE)))
        .route("/assets/icon.svg", get(|| file("image/svg+xml", ICON)))
}

async fn file(kind: &'static str, content: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=300")], content).into_response()
}
