//! What a page loads: the library as a program, which has nothing to begin with and exports what the library exports.
//!
//! A library for Rust and JavaScript at once would keep every function that Rust might call. A program is compiled for
//! its exports alone, which takes 9 KB off (Brotli).

#![forbid(unsafe_code)]

use citecore_widget as _;

fn main() {}
