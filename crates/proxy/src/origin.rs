//! Which pages may ask.

use axum::http::{HeaderMap, HeaderValue, header};
use reqwest::Url;

/// The origins whose pages may send a `POST`.
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    listed: Vec<String>,
    own: Option<String>,
}

impl Origins {
    /// The listed origins and the server's own, which is taken from each request's `Host` where it isn't set.
    pub(crate) fn new(listed: Vec<String>, own: Option<String>) -> Self {
        Self { listed, own }
    }

    /// May the page that sent this request ask? Requests without `Origin` come from no page.
    pub(crate) fn allow(&self, headers: &HeaderMap) -> bool {
        match headers.get(header::ORIGIN) {
            None => true,
            Some(origin) => self.is_listed(origin) || self.is_own(origin, headers),
        }
    }

    /// Is it one of the origins that were set?
    pub(crate) fn is_listed(&self, origin: &HeaderValue) -> bool {
        let Ok(origin) = origin.to_str() else { return false };
        self.listed.iter().chain(&self.own).any(|known| known == origin)
    }

    fn is_own(&self, origin: &HeaderValue, headers: &HeaderMap) -> bool {
        if self.own.is_some() {
            return false;
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let (Some(host), Ok(origin)) = (host, origin.to_str()) else { return false };
        Url::parse(origin).is_ok_and(|url| {
            let named = Url::parse(&format!("{}://{host}", url.scheme()));
            named.is_ok_and(|named| url.origin().is_tuple() && named.origin() == url.origin())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(origins: &Origins, origin: Option<&str>, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        origins.allow(&headers)
    }

    #[test]
    fn listed_and_own_origins_may_ask() {
        let origins = Origins::new(vec!["https://a.example".into()], None);
        let table = [
            (None, "h.example", true),
            (Some("https://a.example"), "h.example", true),
            (Some("https://b.example"), "h.example", false),
            (Some("https://a.example:444"), "h.example", false),
            (Some("http://h.example"), "h.example", true),
            (Some("http://127.0.0.1:8080"), "127.0.0.1:8080", true),
            (Some("http://127.0.0.1:8081"), "127.0.0.1:8080", false),
            (Some("null"), "h.example", false),
            (Some("not an origin"), "h.example", false),
        ];
        for (origin, host, expected) in table {
            assert_eq!(allowed(&origins, origin, host), expected, "{origin:?} {host}");
        }
    }

    #[test]
    fn a_server_that_knows_its_address_goes_by_no_other() {
        let origins = Origins::new(Vec::new(), Some("https://h.example".into()));
        assert!(allowed(&origins, Some("https://h.example"), "inner:8080"));
        assert!(!allowed(&origins, Some("http://evil.example"), "evil.example"));
    }
}
