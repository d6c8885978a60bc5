//! Writing blocks into the document, as elements: nothing that they say is ever read as markup.

use std::{borrow::Cow, rc::Rc};

use citecore::Reference;
use citecore_markdown::{Alignment, Block, Inline, Item};
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use crate::{
    components::answer::citation::{self, Place},
    dom::{add, el, scrolls, text},
    sources,
    strings::Strings,
    verdicts::Statuses,
};

/// Code runs from left to right in text of any direction, and doesn't tell which one that of its answer is.
const CODE_DIRECTION: (&str, &str) = ("dir", "ltr");

/// Writes the blocks of one answer into an element, and only what has changed since the last time: what a reader has
/// selected, focused or opened stays.
pub(crate) struct Writer {
    pen: Pen,
    root: Element,
    shown: Vec<Block>,
    attempt: u8,
    /// How many of the blocks shown are settled.
    settled: usize,
    /// The attempt whose references the citations are named after, and how many there were.
    named: Option<(u8, usize)>,
    /// The answer that it came to, as far as it isn't shown yet.
    ending: Option<Ending>,
}

/// What is left to do of showing a whole answer.
struct Ending {
    blocks: std::vec::IntoIter<Block>,
    /// How many are shown.
    at: usize,
    statuses: Option<Statuses>,
    text: Rc<Strings>,
}

impl Writer {
    /// `turn` tells the answer among those of the conversation; `scrollable` is what its tables and its code are called.
    pub(crate) fn new(root: Element, turn: usize, scrollable: String) -> Self {
        let pen = Pen { turn, scrollable, labels: Vec::new(), awaits_verdicts: false };
        Self { pen, root, shown: Vec::new(), attempt: 0, settled: 0, named: None, ending: None }
    }

    /// Will the answer be shown with verdicts? So its citations have room for them.
    pub(crate) fn awaits_verdicts(&mut self, yes: bool) {
        self.pen.awaits_verdicts = yes;
    }

    /// Names the citations to come after their references. Those of an attempt only become more; none: they are the outcome's.
    pub(crate) fn name(&mut self, attempt: Option<u8>, references: &[Reference], text: &Strings) {
        let named = attempt.map(|attempt| (attempt, references.len()));
        if named.is_some() && self.named == named {
            return;
        }
        self.named = named;
        let label = |reference: &Reference| {
            let name = sources::name(text, &reference.passage, reference.original);
            text.citation(reference.number, &name)
        };
        self.pen.labels = references.iter().map(|reference| (reference.number, label(reference))).collect();
    }

    /// Shows what there is of an attempt: the blocks settled since the last time, and the open rest. What is there of
    /// the attempt before stays as long as there is nothing to show of this one.
    pub(crate) fn draft(&mut self, attempt: u8, settled: Vec<Block>, tail: &[Block]) {
        if settled.is_empty() && tail.is_empty() {
            return;
        }
        if std::mem::replace(&mut self.attempt, attempt) != attempt {
            self.settled = 0;
        }
        let count = settled.len();
        let mut blocks = settled;
        blocks.extend_from_slice(tail);
        self.show(self.settled, blocks);
        self.settled += count;
    }

    /// Begins to show the answer that it came to, its citations named anew: it may be that of another attempt.
    pub(crate) fn finish(&mut self, blocks: Vec<Block>, statuses: Option<Statuses>, text: Rc<Strings>) {
        self.ending = Some(Ending { blocks: blocks.into_iter(), at: 0, statuses, text });
    }

    /// Shows the next block of that answer. False: all of it is shown.
    pub(crate) fn go_on(&mut self) -> bool {
        let Some(ending) = &mut self.ending else { return false };
        let Some(block) = ending.blocks.next() else {
            let at = ending.at;
            self.ending = None;
            self.show(at, Vec::new());
            return false;
        };
        let at = ending.at;
        ending.at += 1;
        let shown = self.shown.get(at..=at).unwrap_or_default();
        self.pen.patch_blocks(&self.root, shown, std::slice::from_ref(&block), at);
        if at < self.shown.len() {
            self.shown[at] = block;
        } else {
            self.shown.push(block);
        }
        if let (Some(ending), Some(node)) = (&self.ending, child(&self.root, at)) {
            citation::name(node.unchecked_ref(), &self.pen.labels, ending.statuses.as_ref(), &ending.text);
        }
        true
    }

    /// Shows these blocks from the `start`th on; those before it stay as they are, and of those after it none is left.
    fn show(&mut self, start: usize, blocks: Vec<Block>) {
        let start = start.min(self.shown.len());
        self.pen.patch_blocks(&self.root, &self.shown[start..], &blocks, start);
        self.shown.truncate(start);
        self.shown.extend(blocks);
    }
}

fn child(parent: &Node, index: usize) -> Option<Node> {
    parent.child_nodes().get(u32::try_from(index).ok()?)
}

/// Makes nodes, one of each block, item, row, cell and piece of a line.
struct Pen {
    turn: usize,
    /// What that which scrolls is called.
    scrollable: String,
    /// What the citations of each reference are called.
    labels: Vec<(usize, String)>,
    awaits_verdicts: bool,
}

impl Pen {
    /// Makes of the children of `parent` from `offset` on, which show `old`, those that show `new`: what is the same stays, and
    /// what differs is changed. From the first on that `change` can't do that with, all are made anew. Both see what follows, too.
    fn patch<T: PartialEq>(
        &self,
        parent: &Node,
        old: &[T],
        new: &[T],
        offset: usize,
        make: impl Fn(&Self, &[T]) -> Option<Node>,
        change: impl Fn(&Self, &Node, &T, &[T]) -> bool,
    ) {
        let mut same = 0;
        while let (Some(old), Some(_)) = (old.get(same), new.get(same)) {
            let changes = |node: Node| change(self, &node, old, &new[same..]);
            if *old != new[same] && !child(parent, offset + same).is_some_and(changes) {
                break;
            }
            same += 1;
        }
        for node in (same..old.len()).rev().filter_map(|index| child(parent, offset + index)) {
            let _ = parent.remove_child(&node);
        }
        self.insert(parent, &new[same..], child(parent, offset + same).as_ref(), make);
    }

    fn patch_blocks(&self, parent: &Node, old: &[Block], new: &[Block], offset: usize) {
        self.patch(parent, old, new, offset, Self::block, Self::patch_block);
    }

    /// Makes nodes of these before one of the children of `parent`, or at its end.
    fn insert<T>(
        &self,
        parent: &Node,
        new: &[T],
        before: Option<&Node>,
        make: impl Fn(&Self, &[T]) -> Option<Node>,
    ) {
        for node in (0..new.len()).filter_map(|index| make(self, &new[index..])) {
            let _ = parent.insert_before(&node, before);
        }
    }

    fn append<T>(&self, parent: &Node, new: &[T], make: impl Fn(&Self, &[T]) -> Option<Node>) {
        self.insert(parent, new, None, make);
    }

    fn filled<T>(
        &self,
        name: &str,
        content: &[T],
        make: impl Fn(&Self, &[T]) -> Option<Node>,
    ) -> Option<Node> {
        let element = el(name, &[], &[]);
        self.append(&element, content, make);
        Some(element.into())
    }

    fn block(&self, rest: &[Block]) -> Option<Node> {
        match rest.first()? {
            Block::Paragraph(content) => self.filled("p", content, Self::inline),
            Block::Plain(content) => self.filled("span", content, Self::inline),
            // The panel's own headings are of the levels 2 and 3.
            Block::Heading { level, content } => {
                self.filled(&format!("h{}", (level + 3).min(6)), content, Self::inline)
            }
            Block::Code { text, .. } => {
                let code = el("code", &[], &[&self::text(text)]);
                let pre = el("pre", &[CODE_DIRECTION], &[&code]);
                scrolls(&pre, &self.scrollable);
                Some(pre.into())
            }
            Block::Quote(blocks) => self.filled("blockquote", blocks, Self::block),
            Block::List { start, items } => self.list(*start, items),
            Block::Table { alignments, head, rows } => self.table(alignments, head, rows),
            Block::Rule => Some(el("hr", &[], &[]).into()),
        }
    }

    fn patch_block(&self, node: &Node, old: &Block, rest: &[Block]) -> bool {
        match (old, &rest[0]) {
            (Block::Paragraph(old), Block::Paragraph(new)) | (Block::Plain(old), Block::Plain(new)) => {
                self.patch_inlines(node, old, new);
            }
            (Block::Heading { level, content: old }, Block::Heading { level: other, content: new })
                if level == other =>
            {
                self.patch_inlines(node, old, new);
            }
            (Block::Code { .. }, Block::Code { text, .. }) => {
                if let Some(code) = node.first_child() {
                    code.set_text_content(Some(text));
                }
            }
            (Block::Quote(old), Block::Quote(new)) => {
                self.patch_blocks(node, old, new, 0);
            }
            (Block::List { start, items: old }, Block::List { start: other, items: new })
                if start == other =>
            {
                self.patch(node, old, new, 0, Self::item, Self::patch_item);
            }
            _ => return false,
        }
        true
    }

    fn list(&self, start: Option<u64>, items: &[Item]) -> Option<Node> {
        let list = el(if start.is_some() { "ol" } else { "ul" }, &[], &[]);
        if let Some(start) = start.filter(|&start| start != 1) {
            let _ = list.set_attribute("start", &start.to_string());
        }
        self.append(&list, items, Self::item);
        Some(list.into())
    }

    fn item(&self, rest: &[Item]) -> Option<Node> {
        let item = rest.first()?;
        let node = el("li", &[], &[]);
        if let Some(checked) = item.checked {
            node.set_class_name(if checked { "task checked" } else { "task" });
        }
        self.append(&node, &item.blocks, Self::block);
        Some(node.into())
    }

    fn patch_item(&self, node: &Node, old: &Item, rest: &[Item]) -> bool {
        let new = &rest[0];
        let same = old.checked == new.checked;
        if same {
            self.patch_blocks(node, &old.blocks, &new.blocks, 0);
        }
        same
    }

    fn table(
        &self,
        alignments: &[Alignment],
        head: &[Vec<Inline>],
        rows: &[Vec<Vec<Inline>>],
    ) -> Option<Node> {
        let body = self.filled("tbody", rows, |pen, rows| pen.row("td", alignments, rows.first()?))?;
        let head = self.filled("thead", &[head], |pen, rows| pen.row("th", alignments, rows.first()?))?;
        let table = el("table", &[], &[&head, &body]);
        let table = el("div", &[("class", "table")], &[&table]);
        scrolls(&table, &self.scrollable);
        Some(table.into())
    }

    fn row(&self, name: &str, alignments: &[Alignment], cells: &[Vec<Inline>]) -> Option<Node> {
        let row = el("tr", &[], &[]);
        for (index, content) in cells.iter().enumerate() {
            let cell = el(name, &[], &[]);
            let class = match alignments.get(index) {
                Some(Alignment::Center) => "center",
                Some(Alignment::End) => "end",
                _ => "",
            };
            if !class.is_empty() {
                cell.set_class_name(class);
            }
            if name == "th" {
                let _ = cell.set_attribute("scope", "col");
            }
            self.append(&cell, content, Self::inline);
            add(&row, &[&cell]);
        }
        Some(row.into())
    }

    fn inline(&self, rest: &[Inline]) -> Option<Node> {
        match rest.first()? {
            Inline::Text(text) => Some(self::text(&bound(text, rest))),
            Inline::Code(text) => Some(el("code", &[CODE_DIRECTION], &[&self::text(text)]).into()),
            Inline::Emphasis(content) => self.filled("em", content, Self::inline),
            Inline::Strong(content) => self.filled("strong", content, Self::inline),
            Inline::Strikethrough(content) => self.filled("del", content, Self::inline),
            Inline::Link { url, content } => {
                let link = el("a", &[("href", url), ("rel", "noopener nofollow")], &[]);
                self.append(&link, content, Self::inline);
                Some(link.into())
            }
            Inline::Citation { number, occurrence, .. } => {
                let (place, label) = self.cited(*number, *occurrence);
                Some(citation::element(place, label, self.awaits_verdicts).into())
            }
            Inline::Break => Some(el("br", &[], &[]).into()),
        }
    }

    fn patch_inlines(&self, node: &Node, old: &[Inline], new: &[Inline]) {
        self.patch(node, old, new, 0, Self::inline, Self::patch_inline);
    }

    fn patch_inline(&self, node: &Node, old: &Inline, rest: &[Inline]) -> bool {
        match (old, &rest[0]) {
            (Inline::Text(_), Inline::Text(text)) => node.set_text_content(Some(&bound(text, rest))),
            (Inline::Code(_), Inline::Code(text)) => node.set_text_content(Some(text)),
            (Inline::Emphasis(old), Inline::Emphasis(new))
            | (Inline::Strong(old), Inline::Strong(new))
            | (Inline::Strikethrough(old), Inline::Strikethrough(new)) => self.patch_inlines(node, old, new),
            (Inline::Citation { .. }, Inline::Citation { number, occurrence, .. }) => {
                let (place, label) = self.cited(*number, *occurrence);
                citation::change(node, place, label);
            }
            _ => return false,
        }
        true
    }

    /// Where a citation stands, and what it is called.
    fn cited(&self, number: usize, occurrence: usize) -> (Place, Option<&str>) {
        (Place { turn: self.turn, number, occurrence }, citation::label(&self.labels, number))
    }
}

/// The text, bound to the citation that follows it: no line ends between the two.
fn bound<'a>(text: &'a str, rest: &[Inline]) -> Cow<'a, str> {
    match (text.strip_suffix(' '), rest.get(1)) {
        (Some(before), Some(Inline::Citation { .. })) => Cow::Owned([before, "\u{a0}"].concat()),
        _ => Cow::Borrowed(text),
    }
}
