//! Measures the engine, and what people write in its place, on the same inputs: `cargo xtask bench` runs the two programs
//! of this crate, `bench-time` and `bench-memory`.
//!
//! A peer knows nothing of deltas: it reads all of the answer anew at each of them. [`Rerun`] does so with a regular
//! expression; `tests/bench/peers.mjs` with `marked` and with `remark`, in Node.
//! Passages that differ are chosen by the formula too ([`naive_mmr`]), and by LangChain in Node.
//!
//! Sizes are decimal: 1 KB is 1,000 bytes, 1 MB is 1,000,000.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod engine;
mod input;
mod machine;
mod naive;
mod node;
mod reader;
mod rerun;
mod settings;
mod table;
mod taken;
mod timing;

pub use engine::{Engine, SOURCES, prompt, select, select_all, select_in_turn};
pub use input::{
    Awkward, BYTES_PER_MARK, Embedded, QUESTION, answer, awkward, candidates, deltas, embedded, response,
};
pub use machine::machine;
pub use naive::naive_mmr;
pub use node::{Chosen, Mode, Node, NodePeer};
pub use reader::Reader;
pub use rerun::Rerun;
pub use settings::{Settings, size_name};
pub use table::Table;
pub use taken::Taken;
pub use timing::{Effort, bounded_deltas, repeat, repeat_over};
