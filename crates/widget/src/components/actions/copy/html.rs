//! The answer as it is shown, as HTML for other places: every citation leads to its source, and nothing is left of the
//! widget's own classes, ids and signs.

use citecore::{Answer, Reference};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList};

use crate::{
    components::{Place, verdict::SIGN},
    dom::{add, el, text},
};

/// What other places can do without: signs and buttons.
const OWN: &str = "button, [popover]";

/// The answer that a button belongs to.
pub(super) fn shown(button: &HtmlElement) -> Option<Element> {
    button.closest(".turn").ok()??.query_selector(".answer").ok()?
}

/// The answer with its references under a heading.
pub(super) fn html(answer: &Element, of: &Answer, heading: &str) -> String {
    let Ok(copy) = answer.clone_node_with_deep(true) else { return String::new() };
    let copy: Element = copy.unchecked_into();
    let answer_runs_left = answer.matches(":dir(rtl)").unwrap_or(false);
    for own in [SIGN, OWN].map(|selector| found(&copy, selector)).into_iter().flatten() {
        own.remove();
    }
    for element in found(&copy, "*") {
        let reference = Place::of(&element)
            .and_then(|place| of.references.iter().find(|reference| reference.number == place.number));
        clean(&element);
        if let Some(reference) = reference {
            element.set_text_content(Some(&format!("[{}]", reference.number)));
            link(&element, reference);
        }
    }
    let whole = el("div", &[], &[]);
    if !of.references.is_empty() {
        let list = el("ol", &[], &[]);
        for reference in &of.references {
            let name = el("a", &[], &[&text(&reference.name())]);
            link(&name, reference);
            add(&list, &[&el("li", &[], &[&name])]);
        }
        add(&whole, &[&el("h2", &[], &[&text(heading)]), &list]);
    }
    let (answer, references) = (copy.inner_html(), whole.inner_html());
    match answer_runs_left {
        true => ["<div dir=\"rtl\">", &answer, "</div>", &references].concat(),
        false => [answer, references].concat(),
    }
}

fn found(root: &Element, selector: &str) -> Vec<Element> {
    let all = root.query_selector_all(selector).ok();
    let nodes = |all: NodeList| (0..all.length()).filter_map(move |index| all.get(index));
    all.into_iter().flat_map(nodes).map(JsCast::unchecked_into).collect()
}

/// Takes off whatever isn't the content's own.
fn clean(element: &Element) {
    for name in element.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        if !["href", "start", "dir"].contains(&name.as_str()) {
            // Err: it isn't there.
            let _ = element.remove_attribute(&name);
        }
    }
}

fn link(element: &Element, reference: &Reference) {
    let url = reference.passage.url.as_deref().and_then(citecore::safe_url);
    let _ = match url {
        Some(url) => element.set_attribute("href", &url),
        None => element.remove_attribute("href"),
    };
}
