//! What shows the proxy who the reader is: a token of the page's own, or of the help center that the page belongs to.

use std::cell::RefCell;

use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};

use super::{Failure, Live, code, zendesk};
use crate::host::property;

/// How long a page may take to come to a token, in milliseconds.
const PATIENCE: u32 = 30_000;

/// The token of one exchange, asked for when it is first needed.
#[derive(Default)]
pub(super) struct Token {
    /// What was come to, which may be that there is none.
    known: RefCell<Option<Option<String>>>,
}

impl Token {
    /// None where the reader has none: the proxy says whether it needs one. A function of the page's is told which one was
    /// `refused`.
    pub(super) async fn get(&self, world: &Live, refused: Option<&str>) -> Result<Option<String>, Failure> {
        let known = self.known.borrow().clone();
        if let Some(known) = known {
            return Ok(known);
        }
        let token = match property(world.host.element(), "token") {
            None => zendesk::token(&world.host, &world.stop).await?,
            Some(own) => {
                let asked = match own.dyn_ref::<Function>() {
                    Some(function) => function.call1(world.host.element(), &refused.into()),
                    None => Ok(own),
                };
                let _patience = world.stop.patience(PATIENCE);
                let given = asked.map_err(|thrown| Failure::of_page(&thrown))?;
                read(&world.stop.wait(&given, Failure::of_page).await?)?
            }
        };
        self.known.replace(Some(token.clone()));
        Ok(token)
    }

    /// The next one is asked for anew.
    pub(super) fn forget(&self) {
        self.known.take();
        zendesk::forget();
    }
}

/// The token that a page gives. Nothing, or an empty string, is the reader's having none.
fn read(given: &JsValue) -> Result<Option<String>, Failure> {
    if given.is_undefined() || given.is_null() {
        return Ok(None);
    }
    let token = given.as_string().map(|token| token.trim().to_owned());
    // What else there may be in it, a header doesn't take.
    match token.filter(|token| token.bytes().all(|byte| byte.is_ascii_graphic())) {
        Some(token) => Ok((!token.is_empty()).then_some(token)),
        None => Err(Failure::new(code::PAGE, "token: expected a string that a header takes")),
    }
}
