//! `GET /widget/*`: the widget's files, precompressed.

use std::{
    convert::Infallible,
    io::{self, ErrorKind},
    path::Path,
};

use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use tower::service_fn;
use tower_http::services::ServeDir;

use crate::{app::Shared, error::Failure};

/// The files of a folder; `x.js.br` and `x.js.gz` stand beside `x.js`.
pub(super) fn router(folder: &Path) -> Router<Shared> {
    let files =
        ServeDir::new(folder).precompressed_br().precompressed_gzip().append_index_html_on_directories(false);
    let files = service_fn(move |request: Request| {
        let mut files = files.clone();
        async move { Ok::<_, Infallible>(served(files.try_call(request).await)) }
    });
    Router::new().fallback_service(files).layer(middleware::from_fn(describe))
}

fn served(found: io::Result<impl IntoResponse>) -> Response {
    match found {
        Ok(response) => response.into_response(),
        Err(error) if can_be_no_file(error.kind()) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => {
            tracing::error!(%error, "a file of the widget can't be read");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// Does the address name what no folder can hold? Anybody may ask for that.
fn can_be_no_file(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::NotFound
            | ErrorKind::NotADirectory
            | ErrorKind::IsADirectory
            | ErrorKind::InvalidFilename
            | ErrorKind::InvalidInput
    )
}

/// Any page may load the files. Those with a hash in their name never change; the others are to be asked for again, which
/// their entity tag makes cheap.
async fn describe(request: Request, next: Next) -> Response {
    let hashed = is_hashed(request.uri().path());
    let mut response = next.run(request).await;
    match response.status() {
        StatusCode::NOT_FOUND => return Failure::not_found().into_response(),
        StatusCode::METHOD_NOT_ALLOWED => {
            let mut refused = Failure::method_not_allowed().into_response();
            refused.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET,HEAD"));
            return refused;
        }
        StatusCode::RANGE_NOT_SATISFIABLE => {
            let mut refused = Failure::range().into_response();
            if let Some(length) = response.headers_mut().remove(header::CONTENT_RANGE) {
                refused.headers_mut().insert(header::CONTENT_RANGE, length);
            }
            return refused;
        }
        StatusCode::INTERNAL_SERVER_ERROR => return Failure::internal().into_response(),
        _ => {}
    }
    let cache =
        if hashed { "public, max-age=31536000, immutable" } else { "public, max-age=300, must-revalidate" };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("cross-origin"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response
}

/// Does the name hold a hash: eight or more hexadecimal digits on their own?
fn is_hashed(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    name.split(['-', '_', '.']).any(|part| {
        part.len() >= 8
            && part.bytes().all(|byte| byte.is_ascii_hexdigit())
            && part.bytes().any(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::is_hashed;

    #[test]
    fn names_with_a_hash_are_told() {
        assert!(is_hashed("/citecore-widget-0123abcd.js"));
        assert!(is_hashed("/citecore-widget-0123abcd_bg.wasm"));
        assert!(!is_hashed("/citecore-widget.js"));
        assert!(!is_hashed("/0123abcd/citecore-widget.js"));
    }
}
