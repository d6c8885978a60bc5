//! Text in the making: what stands between its words is known once the next of them comes.

use super::entity;

/// What stands between two words, the greater one where several come together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    #[default]
    None,
    Space,
    Cell,
    Line,
    Block,
}

/// Lists are indented so deep at most.
const DEEPEST_LIST: usize = 8;

#[derive(Default)]
pub(super) struct Writer {
    out: String,
    gap: Gap,
    /// How many lists are open.
    lists: usize,
    /// In an item, which is one line.
    in_item: bool,
    /// In a cell, which is part of a line.
    in_cell: bool,
    /// The next word is the first of an item.
    begins_item: bool,
    /// How many `pre` are open.
    preformatted: usize,
    /// The next character is the first of a `pre`.
    begins_preformatted: bool,
}

impl Writer {
    /// Text as it stands in HTML.
    pub(super) fn text(&mut self, html: &str) {
        let mut rest = html;
        while let Some(at) = rest.find('&') {
            self.words(&rest[..at]);
            let (c, length) = entity::read(&rest[at..]);
            let mut buffer = [0; 4];
            self.words(c.encode_utf8(&mut buffer));
            rest = &rest[at + length..];
        }
        self.words(rest);
    }

    fn words(&mut self, text: &str) {
        for c in text.chars() {
            let begins = std::mem::take(&mut self.begins_preformatted);
            match c {
                '\r' => {}
                '\n' if begins => {}
                '\n' if self.preformatted > 0 => self.line(),
                c if self.preformatted > 0 && c != '\u{a0}' => self.char(c),
                c if c.is_ascii_whitespace() || c == '\u{a0}' => self.gap = self.gap.max(Gap::Space),
                c => self.char(c),
            }
        }
    }

    /// A line end that is the text's own.
    fn line(&mut self) {
        if !self.out.is_empty() && self.gap < Gap::Line {
            self.out.push('\n');
        }
    }

    fn char(&mut self, c: char) {
        let gap = std::mem::take(&mut self.gap);
        if gap >= Gap::Line {
            self.out.truncate(self.out.trim_end().len());
        }
        if !self.out.is_empty() {
            self.out.push_str(match gap {
                Gap::None => "",
                Gap::Space => " ",
                Gap::Cell => " | ",
                Gap::Line => "\n",
                Gap::Block => "\n\n",
            });
        }
        if std::mem::take(&mut self.begins_item) {
            for _ in 1..self.lists.clamp(1, DEEPEST_LIST) {
                self.out.push_str("  ");
            }
            self.out.push_str("- ");
        }
        self.out.push(c);
    }

    pub(super) fn gap(&mut self, gap: Gap) {
        let gap = if self.in_item || self.in_cell { Gap::Space } else { gap };
        self.gap = self.gap.max(gap);
    }

    pub(super) fn row(&mut self) {
        self.gap = self.gap.max(Gap::Line);
        self.in_cell = false;
    }

    pub(super) fn cell(&mut self, opens: bool) {
        self.gap = self.gap.max(Gap::Cell);
        self.in_cell = opens;
    }

    pub(super) fn open_list(&mut self) {
        self.gap = self.gap.max(if self.lists == 0 { Gap::Block } else { Gap::Line });
        self.lists += 1;
        self.in_item = false;
    }

    pub(super) fn close_list(&mut self) {
        self.lists = self.lists.saturating_sub(1);
        self.gap = self.gap.max(if self.lists == 0 { Gap::Block } else { Gap::Line });
        self.in_item = self.lists > 0;
        self.begins_item = false;
    }

    pub(super) fn open_item(&mut self) {
        self.gap = self.gap.max(Gap::Line);
        self.in_item = true;
        self.begins_item = true;
    }

    pub(super) fn close_item(&mut self) {
        self.gap = self.gap.max(Gap::Line);
        self.in_item = false;
        self.begins_item = false;
    }

    pub(super) fn preformatted(&mut self, opens: bool) {
        self.gap(Gap::Block);
        self.preformatted = if opens { self.preformatted + 1 } else { self.preformatted.saturating_sub(1) };
        self.begins_preformatted = opens;
    }

    pub(super) fn finish(self) -> String {
        self.out.trim().to_owned()
    }
}
