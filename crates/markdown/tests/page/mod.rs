//! HTML as a browser reads it, and what no HTML of an answer may have.

use std::collections::HashSet;

use html5ever::{
    ParseOpts, QualName, local_name, ns, parse_fragment, tendril::TendrilSink, tree_builder::TreeBuilderOpts,
};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

/// Elements, each with the attributes that it may have beside `id`.
const ELEMENTS: [(&str, &[&str]); 30] = [
    ("a", &["role", "href", "rel", "aria-label", "data-status"]),
    ("bdi", &[]),
    ("blockquote", &[]),
    ("br", &[]),
    ("code", &["class"]),
    ("del", &[]),
    ("em", &[]),
    ("h1", &[]),
    ("h2", &[]),
    ("h3", &[]),
    ("h4", &[]),
    ("h5", &[]),
    ("h6", &[]),
    ("hr", &[]),
    ("html", &[]),
    ("li", &["value"]),
    ("ol", &["start"]),
    ("p", &[]),
    ("pre", &[]),
    ("section", &["role", "aria-labelledby"]),
    ("strong", &[]),
    ("sup", &[]),
    ("table", &[]),
    ("tbody", &[]),
    ("td", &["align"]),
    ("th", &["align", "scope"]),
    ("thead", &[]),
    ("tr", &[]),
    ("ul", &[]),
    ("#text", &[]),
];

/// An element or a text, with all that matters of it.
#[derive(Debug, Default)]
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
    /// The names of the elements around it.
    pub(crate) around: Vec<String>,
    /// All text in it.
    pub(crate) text: String,
}

impl Element {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let attribute = self.attributes.iter().find(|(known, _)| known == name);
        attribute.map(|(_, value)| value.as_str())
    }

    pub(crate) fn has_role(&self, role: &str) -> bool {
        self.get("role") == Some(role)
    }
}

/// The elements of a fragment, in the order in which they begin, and what was wrong with its syntax.
pub(crate) fn read(html: &str) -> (Vec<Element>, Vec<String>) {
    let options = ParseOpts {
        tree_builder: TreeBuilderOpts { scripting_enabled: true, ..TreeBuilderOpts::default() },
        ..ParseOpts::default()
    };
    let body = QualName::new(None, ns!(html), local_name!("body"));
    let dom = parse_fragment(RcDom::default(), options, body, Vec::new(), true).one(html);
    let mut elements = Vec::new();
    for child in dom.document.children.borrow().iter() {
        collect(child, &mut Vec::new(), &mut elements);
    }
    let errors = dom.errors.borrow().iter().map(|error| error.to_string()).collect();
    (elements, errors)
}

fn collect(node: &Handle, around: &mut Vec<String>, elements: &mut Vec<Element>) -> String {
    match &node.data {
        NodeData::Text { contents } => contents.borrow().to_string(),
        NodeData::Element { name, attrs, .. } => {
            let at = elements.len();
            let attribute = |attribute: &html5ever::Attribute| {
                (attribute.name.local.to_string(), attribute.value.to_string())
            };
            elements.push(Element {
                name: name.local.to_string(),
                attributes: attrs.borrow().iter().map(attribute).collect(),
                around: around.clone(),
                text: String::new(),
            });
            around.push(name.local.to_string());
            let children = node.children.borrow();
            let text: String = children.iter().map(|child| collect(child, around, elements)).collect();
            around.pop();
            elements[at].text.clone_from(&text);
            text
        }
        other => panic!("neither an element nor a text: {other:?}"),
    }
}

/// Fails where the HTML has anything that a page mustn't take in, or a link within it that leads nowhere. Gives its elements.
pub(crate) fn safe(html: &str) -> Vec<Element> {
    let (elements, errors) = read(html);
    assert_eq!(errors, [""; 0], "{html}");
    let mut ids = HashSet::new();
    for element in &elements {
        let (_, allowed) = ELEMENTS
            .iter()
            .find(|(name, _)| *name == element.name)
            .unwrap_or_else(|| panic!("<{}> in {html}", element.name));
        for (name, value) in &element.attributes {
            assert!(
                name == "id" || allowed.contains(&name.as_str()),
                "{name} of <{}> in {html}",
                element.name
            );
            match name.as_str() {
                "id" => assert!(ids.insert(value.clone()), "twice the id {value} in {html}"),
                "class" => {
                    assert!(value.starts_with("language-"), "{html}");
                    assert!(!value.contains(char::is_whitespace), "two classes in {html}");
                }
                _ => {}
            }
        }
        let inside = |names: &[&str]| element.around.iter().any(|name| names.contains(&name.as_str()));
        assert!(element.name != "a" || !inside(&["a", "code"]), "a link in a link or in code: {html}");
    }
    for element in &elements {
        let Some(href) = element.get("href") else { continue };
        match href.strip_prefix('#') {
            Some(id) => assert!(ids.contains(id), "{href} leads nowhere in {html}"),
            None => {
                let schemes = ["http://", "https://", "mailto:"];
                let lower = href.to_ascii_lowercase();
                assert!(schemes.iter().any(|scheme| lower.starts_with(scheme)), "{href} in {html}");
                assert!(!href.contains(char::is_control), "{href} in {html}");
            }
        }
    }
    elements
}
