//! The tree that an answer's Markdown comes to.

/// A block of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Inline>),
    /// The text of a tight list item, or of anything else that stands without a paragraph of its own.
    Plain(Vec<Inline>),
    /// A heading.
    Heading {
        /// From 1 to 6.
        level: u8,
        /// What it says.
        content: Vec<Inline>,
    },
    /// A block of code.
    Code {
        /// The first word behind the fence; "" where there is none.
        language: String,
        /// The code, to the letter.
        text: String,
    },
    /// A quotation.
    Quote(Vec<Block>),
    /// A list.
    List {
        /// The first number of a numbered list.
        start: Option<u64>,
        /// Its items.
        items: Vec<Item>,
    },
    /// A table.
    Table {
        /// One a column.
        alignments: Vec<Alignment>,
        /// The cells of its head.
        head: Vec<Vec<Inline>>,
        /// Its rows, cell by cell.
        rows: Vec<Vec<Vec<Inline>>>,
    },
    /// A thematic break.
    Rule,
}

/// An item of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// Is its task box ticked? None without a box.
    pub checked: Option<bool>,
    /// What it holds.
    pub blocks: Vec<Block>,
}

/// How a column of a table is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alignment {
    /// As the script runs.
    #[default]
    Unset,
    /// At the start of the line.
    Start,
    /// In the middle.
    Center,
    /// At the end of the line.
    End,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    /// Text; a line feed in it is a space.
    Text(String),
    /// Code within a line.
    Code(String),
    /// Emphasis.
    Emphasis(Vec<Inline>),
    /// Strong emphasis.
    Strong(Vec<Inline>),
    /// What no longer holds.
    Strikethrough(Vec<Inline>),
    /// A link; never in another link, and without citations.
    Link {
        /// A url that [`safe_url`](crate::safe_url) let through.
        url: String,
        /// What it says.
        content: Vec<Inline>,
    },
    /// One number of one mark.
    Citation {
        /// The number of its reference.
        number: usize,
        /// Which of that reference's citations it is, counted from 1.
        occurrence: usize,
        /// Which citation of the answer it is: an index into [`Answer::citations`](citecore::Answer::citations).
        index: usize,
    },
    /// A line ends here.
    Break,
}
