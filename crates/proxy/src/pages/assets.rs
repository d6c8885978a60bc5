//! The style sheet and the icon of the pages.

use axum::{
    http::header,
    response::{IntoResponse, Response},
};

use crate::routes::Table;

const STYLE: &str =
    concat!(include_str!("../../assets/help-center.css"), "\n", include_str!("../../assets/article.css"));
const ICON: &str = include_str!("../../assets/icon.svg");

pub(super) fn routes() -> Table {
    Table::default()
        .get("/assets/help-center.css", || file("text/css; charset=utf-8", STYLE))
        .get("/assets/icon.svg", || file("image/svg+xml", ICON))
}

async fn file(kind: &'static str, content: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=300")], content).into_response()
}
