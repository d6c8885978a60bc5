//! The file with what is behind the doors of [`later`](crate::later).

use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue};

use crate::{
    host::property,
    io::{Failure, Stop, code},
    state::{Kept, Watched},
};

/// The rest of the widget: fetched by the page's script, which begins on its own once the widget is mounted.
#[derive(Clone, Copy)]
pub(crate) struct Rest {
    fetch: Kept<Option<Function>>,
    here: Watched<bool>,
}

impl Rest {
    /// `options.rest` is what fetches it; where there is no such function, nothing has to be fetched.
    pub(crate) fn new(options: &JsValue) -> Self {
        let fetch = property(options, "rest").and_then(|fetch| fetch.dyn_into().ok());
        Self { here: Watched::new(fetch.is_none()), fetch: Kept::new(fetch) }
    }

    /// Is it known to be here? Followed.
    pub(crate) fn is_here(self) -> bool {
        self.here.get()
    }

    /// The same, not followed.
    pub(crate) fn is_here_untracked(self) -> bool {
        self.here.untracked().get()
    }

    /// Waits until it is here; where fetching it has failed before, it is tried again. Errors: `stopped`, `load`.
    pub(crate) async fn come(self, stop: &Stop) -> Result<(), Failure> {
        let Some(fetch) = self.fetch.get().filter(|_| !self.is_here_untracked()) else { return Ok(()) };
        let failure = |thrown: &JsValue| Failure { code: code::LOAD.to_owned(), ..Failure::of_page(thrown) };
        let fetched = fetch.call0(&JsValue::UNDEFINED).map_err(|thrown| failure(&thrown))?;
        stop.wait(&Promise::resolve(&fetched), failure).await?;
        self.here.set(true);
        Ok(())
    }
}
