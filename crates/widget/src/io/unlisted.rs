//! Pages that the proxy doesn't list. Their browsers hide from them that it turned them away, and show what looks like a failed connection.

use web_sys::{RequestCache, RequestInit};

use super::{Failure, Live, fetch};

/// A file of the proxy's that every page may load.
const LOADABLE: &str = "/widget/citecore-widget.js";

/// What a failed connection was: this page isn't listed where it may load the proxy's files, and yet not see what is answered at
/// the path.
pub(super) async fn or_unlisted(world: &Live, path: &str, failure: Failure) -> Failure {
    // Its own origin's answers a page may see, also where the proxy is named by a path alone.
    let own = web_sys::window().and_then(|window| window.location().origin().ok()).unwrap_or_default();
    let proxy = world.host.endpoint("/");
    let is_path = proxy.starts_with('/') && !proxy.starts_with("//");
    if is_path || proxy.starts_with(&[&own, "/"].concat()) {
        return failure;
    }
    match is_unlisted(world, path).await {
        Ok(false) => failure,
        Ok(true) => Failure {
            code: "origin-not-allowed".to_owned(),
            detail: "The proxy's setting `origins` doesn't list this page's origin.".to_owned(),
            status: 403,
            retry_after: None,
        },
        Err(stopped) => stopped,
    }
}

async fn is_unlisted(world: &Live, path: &str) -> Result<bool, Failure> {
    Ok(!answers(world, "GET", path).await? && answers(world, "HEAD", LOADABLE).await?)
}

/// Is an answer seen there, whatever it says? Errors: the reader has stopped it.
async fn answers(world: &Live, method: &str, path: &str) -> Result<bool, Failure> {
    let init = RequestInit::new();
    init.set_method(method);
    init.set_cache(RequestCache::NoStore);
    match fetch::fetch(&world.stop, &world.host.endpoint(path), &init).await {
        Ok(_) => Ok(true),
        Err(failure) if failure.is_stopped() => Err(failure),
        Err(failure) => Ok(failure.status > 0),
    }
}
