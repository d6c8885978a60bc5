//! The order of a wasm's functions. What Brotli has seen before takes fewer bits the nearer it is, so every function goes beside
//! the one that is most like it. It takes 3 KB off the npm package.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result};
use wasmparser::{Parser, Payload, TypeRef};

use crate::build::binary::{HEADER, number, section, text};

/// So many bytes in a row are one thing that functions can have in common.
const RUN: usize = 4;

/// What more functions have than this makes no two of them alike, and to compare them all by it would take long.
const COMMON: usize = 2000;

/// The wasm with names for its functions, by which wasm-opt puts them in order (`--reorder-functions-by-name`): who is like whom
/// is told by their code in its last form, which `last` has of the same functions.
pub(crate) fn named(wasm: &[u8], last: &[u8]) -> Result<Vec<u8>> {
    let mut imported = 0;
    let functions = bodies(last)?;
    let mut named = wasm.get(..HEADER).context("the wasm has no header")?.to_vec();
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        match &payload {
            Payload::ImportSection(imports) => {
                for import in imports.clone().into_imports() {
                    imported += usize::from(matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)));
                }
            }
            // Names that it has already would stand in the way.
            Payload::CustomSection(section) if section.name() == NAMES => continue,
            _ => {}
        }
        if let Some((id, range)) = payload.as_section() {
            section(id, &wasm[range], &mut named);
        }
    }
    let mut names = Vec::new();
    number(imported + functions.len(), &mut names);
    // Imported functions come first whatever they are called, but each needs a name of its own.
    let order = (0..imported).chain(order(&functions).into_iter().map(|function| imported + function));
    for (place, function) in order.enumerate() {
        number(function, &mut names);
        text(&format!("{place:06}"), &mut names);
    }
    let mut custom = Vec::new();
    text(NAMES, &mut custom);
    section(FUNCTION_NAMES, &names, &mut custom);
    section(CUSTOM, &custom, &mut named);
    Ok(named)
}

/// The code of each function.
fn bodies(wasm: &[u8]) -> Result<Vec<&[u8]>> {
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        if let Payload::CodeSectionEntry(body) = payload? {
            bodies.push(body.as_bytes());
        }
    }
    Ok(bodies)
}

/// The section of names, and the part of it that has those of functions.
const CUSTOM: u8 = 0;
const NAMES: &str = "name";
const FUNCTION_NAMES: u8 = 1;

/// How much less a function counts than the one that comes behind it.
const FARTHER: f64 = 0.6;

/// The functions in their order: behind the first comes the one that is most like it, behind that the one of the others that is
/// most like that and, the less the farther, like those before it; and so on.
fn order(functions: &[&[u8]]) -> Vec<usize> {
    let runs: Vec<HashSet<&[u8]>> = functions.iter().map(|code| code.windows(RUN).collect()).collect();
    let mut having: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (function, runs) in runs.iter().enumerate() {
        runs.iter().for_each(|run| having.entry(run).or_default().push(function));
    }
    having.retain(|_, functions| functions.len() <= COMMON);
    let mut left: Vec<usize> = (0..functions.len()).collect();
    let mut order = Vec::with_capacity(functions.len());
    let mut likeness = vec![0.0; functions.len()];
    let mut next = 0;
    while !left.is_empty() {
        let last = left.remove(next);
        order.push(last);
        let mut shared = vec![0; functions.len()];
        for &function in runs[last].iter().filter_map(|run| having.get(run)).flatten() {
            shared[function] += 1;
        }
        next = 0;
        for (place, &other) in left.iter().enumerate() {
            // Of all that either has, what both have.
            let both = shared[other];
            let all = (runs[last].len() + runs[other].len() - both).max(1);
            likeness[other] = FARTHER * likeness[other] + both as f64 / all as f64;
            // Of equals, the first.
            if likeness[other] > likeness[left[next]] {
                next = place;
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_go_beside_those_that_are_most_like_them() {
        let functions: [&[u8]; 5] =
            [b"level the tripod", b"12345678", b"level the mount", b"", b"level the tripod well"];
        assert_eq!(order(&functions), [0, 4, 2, 1, 3]);
        assert!(order(&[]).is_empty());
    }

    #[test]
    fn names_are_places() {
        let wasm = wat::parse_str(
            r#"(module
                (import "a" "b" (func $imported))
                (func $adds (param i32) (result i32) local.get 0 i32.const 7001 i32.add)
                (func $calls call $imported)
                (func $adds_too (param i32) (result i32) local.get 0 i32.const 7001 i32.add drop i32.const 1))"#,
        );
        let wasm = wasm.unwrap();
        let named = named(&wasm, &wasm).unwrap();
        let mut names = Vec::new();
        for payload in Parser::new(0).parse_all(&named) {
            if let Payload::CustomSection(section) = payload.unwrap() {
                names.push((section.name().to_owned(), section.data().to_vec()));
            }
        }
        let expected = b"\x01\x21\x04\x00\x06000000\x01\x06000001\x03\x06000002\x02\x06000003";
        assert_eq!(names, [("name".to_owned(), expected.to_vec())]);
    }
}
