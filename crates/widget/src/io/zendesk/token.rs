//! The token of a reader who is signed in to the help center, by which the proxy knows them.

use std::cell::RefCell;

use js_sys::Date;

use crate::{
    host::{Host, Knowledge},
    io::{
        Failure, Stop,
        fetch::{get, text},
    },
    js::read,
};

const ADDRESS: &str = "/api/v2/help_center/integration/token";

/// A token is asked for anew so many seconds before it ends.
const MARGIN: f64 = 30.0;

/// How long a token holds that doesn't say so, in seconds.
const UNSAID: f64 = 300.0;

#[derive(Clone)]
struct Kept {
    /// None: the reader isn't signed in, or the help center has no tokens.
    token: Option<String>,
    /// Seconds since 1970.
    until: f64,
}

thread_local! {
    /// One for all widgets of the page: they have the same reader.
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// The reader's token, where the page is one of a help center that gives them out; none where it gives none.
pub(in crate::io) async fn token(host: &Host, stop: &Stop) -> Result<Option<String>, Failure> {
    if !matches!(host.knowledge(), Knowledge::Zendesk) {
        return Ok(None);
    }
    let now = Date::now() / 1_000.0;
    let kept = KEPT.with_borrow(Clone::clone).filter(|kept| kept.until > now);
    if let Some(kept) = kept {
        return Ok(kept.token);
    }
    let token = match fetched(stop).await {
        Ok(token) => token,
        // Without a token the proxy says whether it needs one.
        Err(failure) if failure.is_stopped() => return Err(failure),
        Err(_) => None,
    };
    let ends = token.as_deref().and_then(expiry).map(|ends| ends - MARGIN);
    let until = ends.unwrap_or(now + UNSAID);
    KEPT.set(Some(Kept { token: token.clone(), until }));
    Ok(token)
}

/// The proxy has refused the token.
pub(in crate::io) fn forget() {
    KEPT.set(None);
}

async fn fetched(stop: &Stop) -> Result<Option<String>, Failure> {
    let response = get(stop, ADDRESS).await?;
    Ok(read::token(&text(stop, &response).await?))
}

/// When a JSON Web Token ends, in seconds since 1970, where it says so.
fn expiry(token: &str) -> Option<f64> {
    let claims = token.split('.').nth(1)?.replace('-', "+").replace('_', "/");
    read::expiry(&web_sys::window()?.atob(&claims).ok()?)
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::expiry;

    #[wasm_bindgen_test]
    fn a_token_says_when_it_ends() {
        assert_eq!(
            expiry("eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE4MDAwMDAwMDAsIm4iOiJ-fn4_In0.c2ln"),
            Some(1_800_000_000.0)
        );
        assert_eq!(expiry("eyJhbGciOiJIUzI1NiJ9.e30.c2ln"), None);
        for broken in ["", "a.b.c", "a.%%%.c", "a.bnVsbA.c"] {
            assert_eq!(expiry(broken), None, "{broken}");
        }
    }
}
