//! `GET /openapi.json`: the interface, described for programs.

use axum::{
    http::header,
    response::{IntoResponse, Response},
};

/// OpenAPI 3.1. Written by hand, and held true by tests: its paths are the routes, and every response that tests of the
/// interface get is as it says.
const DOCUMENT: &str = include_str!("../../assets/openapi.json");

pub(super) async fn openapi() -> Response {
    // Tools that draw it run in pages of other origins.
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "public, max-age=300"),
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    ];
    (headers, DOCUMENT).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::{super::routes, DOCUMENT};

    #[test]
    fn its_paths_are_the_routes() {
        let document: Value = serde_json::from_str(DOCUMENT).unwrap();
        assert_eq!(document["openapi"], "3.1.1");
        assert_eq!(document["info"]["version"], env!("CARGO_PKG_VERSION"));
        let mut described = BTreeSet::new();
        for (path, item) in document["paths"].as_object().unwrap() {
            for method in item.as_object().unwrap().keys().filter(|key| *key != "parameters") {
                described.insert((method.as_str(), path.as_str()));
            }
        }
        let mut routes: BTreeSet<_> = routes().listed().iter().copied().collect();
        // A folder of files, which isn't a route of its own.
        routes.insert(("get", "/widget/{file}"));
        assert_eq!(described, routes);
    }
}
