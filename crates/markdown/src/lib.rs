//! An answer's Markdown with its citations as a tree of blocks, settled block by block while it streams.
//!
//! The tree is what a page shows: raw HTML is text, images are links, urls are `http`, `https`, `mailto` or absolute
//! paths, nesting is bounded. Whoever writes it into a document has nothing left to make safe; [`render_html`] writes it
//! as HTML.
//!
//! ```
//! use citecore::Segment;
//! use citecore_markdown::{Block, Inline, blocks};
//!
//! let segments = [
//!     Segment::Text { text: "Level **it** ".into() },
//!     Segment::Citation { text: "[1]".into(), numbers: vec![1] },
//! ];
//! let Block::Paragraph(inlines) = &blocks(&segments)[0] else { panic!() };
//! assert_eq!(inlines[1], Inline::Strong(vec![Inline::Text("it".into())]));
//! assert_eq!(inlines[3], Inline::Citation { number: 1, occurrence: 1, index: 0 });
//! ```

#![forbid(unsafe_code)]

mod block;
mod half_typed;
mod html;
mod marked;
mod parse;
mod plain;
mod stream;

pub use block::{Alignment, Block, Inline, Item};
pub use citecore::safe_url;
pub use html::{HtmlLabels, HtmlOptions, letters, render_html};
pub use plain::plain_text;
pub use stream::{BlockStream, answer_blocks, blocks};
