//! An answer as HTML.

use citecore_markdown::{HtmlLabels, HtmlOptions};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::packed::{Response, Unpack, Unpacker, answer, respond, within};

/// The answer as HTML that is safe to insert. Takes in an answer, `idPrefix`, `references`, `verdicts` and `labels`.
#[wasm_bindgen(js_name = renderHtml)]
pub fn render_html(request: &[u8]) -> Response {
    let mut from = Unpacker::new(request);
    respond(|to| {
        let answer = answer(&mut from)?;
        let mut options = HtmlOptions::default();
        from.option(&mut options.id_prefix);
        from.option(&mut options.references);
        from.option(&mut options.verdicts);
        from.option(&mut options.labels);
        let html =
            citecore_markdown::render_html(&answer, &options).map_err(|error| within("options", &error))?;
        to.str(&html);
        Ok(())
    })
}

impl Unpack for HtmlLabels {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        let mut labels = Self::default();
        from.option(&mut labels.references);
        from.option(&mut labels.reference);
        from.option(&mut labels.source);
        from.option(&mut labels.back);
        from.option(&mut labels.page);
        from.option(&mut labels.pages);
        from.option(&mut labels.accurate);
        from.option(&mut labels.inaccurate);
        from.option(&mut labels.uncertain);
        labels
    }
}
