//! An answer as HTML.

use citecore_markdown::HtmlOptions;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::packed::{Response, Unpacker, answer, respond, within};

/// The answer as HTML that is safe to insert. Takes in an answer, `idPrefix`, `references` and `verdicts`.
#[wasm_bindgen(js_name = renderHtml)]
pub fn render_html(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    respond(|to| {
        let answer = answer(&mut from)?;
        let mut options = HtmlOptions::default();
        from.option(&mut options.id_prefix);
        from.option(&mut options.references);
        from.option(&mut options.verdicts);
        let html =
            citecore_markdown::render_html(&answer, &options).map_err(|error| within("options", &error))?;
        to.str(&html);
        Ok(())
    })
}
