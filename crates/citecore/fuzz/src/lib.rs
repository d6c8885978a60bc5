//! What the fuzz targets share: how their inputs are read, and the laws that they hold.
//!
//! An input begins with text. The first byte 0xFF, which no UTF-8 has, ends it, and what follows are settings; where they
//! are missing they are zero, and zero is the default of each. So any text is an input, and is read as itself.

#![forbid(unsafe_code)]

mod answered;
#[path = "../../tests/law/mod.rs"]
pub mod law;
mod listed;
mod repeated;
mod text;
mod time;

pub use answered::Answered;
pub use listed::Listed;
pub use repeated::Repeated;
pub use text::Text;
pub use time::time_is_linear;
