//! citecore for JavaScript. This crate only converts: what JavaScript packed to the engine's types and back, byte offsets to
//! UTF-16 code units. What the functions do is said where the engine does it; what users call is `npm/src`, which packs and
//! unpacks on the other side.
//!
//! It is compiled twice, once for each wasm of the package: with the feature `engine` for `citecore`, with `html` for
//! `citecore/html`. A part of one wasm would not do: what is left out of it by its functions leaves its tables and texts behind,
//! and whoever renders Markdown otherwise would download those of pulldown-cmark.

#![cfg_attr(hot_paths, feature(optimize_attribute))]
#![forbid(unsafe_code)]

#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "html")]
mod html;
mod packed;
#[cfg(feature = "engine")]
mod units;

#[cfg(feature = "engine")]
pub use engine::*;
#[cfg(feature = "html")]
pub use html::render_html;

/// A third of the bytes of the standard library's allocator, and as fast.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(test)]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
