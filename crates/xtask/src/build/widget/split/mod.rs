//! Takes the widget's wasm apart: into what a reader needs to type a question, and the rest, which comes while they type.
//!
//! What can be reached from the wasm's exports, by calls or by addresses, is the first part, unless the way there leads
//! through the door: a piece of data that holds addresses of functions (`crates/widget/src/later.rs`). What is left is the
//! second part. It runs on the memory and the function table of the first: it brings the data and the functions that are
//! missing there, the door among them, and calls functions of the first.
//!
//! What can't be reached at all is in neither. A dependency's exports are linked with all that they name; where JavaScript doesn't use
//! them, they are gone by now, and what they named is still there.
//!
//! The first part can't come by what it lacks but through the door, as the linker knows of every address in a program.

mod bytes;
mod links;
mod parts;
mod reach;

use anyhow::Result;
use walrus::Module;

use bytes::Bytes;
use links::Links;
pub(crate) use parts::Parts;
use reach::Reach;

/// What the compiler has to be told, so that the linker writes down what refers to what.
pub(crate) const LINKER: &str = "-Clink-arg=--emit-relocs";

/// What the second part calls the first, as a module that it takes from. wasm-opt calls the other module `a`.
pub(crate) const NAMESPACE: &str = "b";

/// How the name of the door ends (`citecore_widget::later::LATER`, as the compiler writes it).
const DOOR: &str = "_15citecore_widget5later5LATER";

/// Takes a wasm apart that was made of what the linker wrote.
pub(crate) fn split(linked: &[u8], wasm: &[u8]) -> Result<Parts> {
    let links = Links::read(linked)?;
    let module = Module::from_buffer(wasm)?;
    let reach = Reach::of(&module, &links, links.datum(DOOR)?)?;
    let used = Reach::through(&module, &links)?;
    Parts::of(wasm, &reach, &used, &Bytes::of(&module, &links, &reach, &used)?)
}
