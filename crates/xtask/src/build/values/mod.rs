//! What functions give back as two values. Whenever wasm-opt reads a wasm, it has both go through locals of its own before they
//! come where the code wants them, and nothing of it takes those out again: this does, so that it comes last. It takes 6 of the
//! npm package's 179 KB off (Brotli).

mod function;
mod passing;

use std::ops::Range;

use anyhow::{Context, Result};
use wasmparser::{BinaryReader, CodeSectionReader, Parser, Payload};

use crate::build::binary::{HEADER, number, section, sized};
use function::{Function, Types};

/// The wasm in which both values go where they are wanted at once.
pub(crate) fn placed(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut types = Types::default();
    let mut placed = wasm.get(..HEADER).context("the wasm has no header")?.to_vec();
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        types.read(&payload)?;
        let Some((id, range)) = payload.as_section() else { continue };
        if let Payload::CodeSectionStart { .. } = payload {
            section(id, &code(wasm, range, &types)?, &mut placed);
        } else {
            section(id, &wasm[range], &mut placed);
        }
    }
    Ok(placed)
}

/// The section of code.
fn code(wasm: &[u8], range: Range<usize>, types: &Types) -> Result<Vec<u8>> {
    let bodies = CodeSectionReader::new(BinaryReader::new(&wasm[range.clone()], range.start))?;
    let mut code = Vec::new();
    number(bodies.count() as usize, &mut code);
    for (body, of) in bodies.into_iter().zip(&types.of_functions[types.imported..]) {
        let mut function = Function::read(&body?, types.parameters[*of as usize], types)?;
        function.place();
        sized(&function.written(wasm)?, &mut code);
    }
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function with this code, and two that give values.
    fn module(locals: &str, code: &str) -> Vec<u8> {
        wat::parse_str(format!(
            r#"(module
                (import "a" "b" (func $two (result i32 i64)))
                (func $ends (param f64) (result i32 i64) call $two)
                (func (param i64) (result i32) {locals} {code})
                (memory 1)
                (@custom "kept" "as it is"))"#
        ))
        .unwrap()
    }

    fn check(code: &str, locals: &str, expected: &str) {
        let placed = placed(&module("(local i32 i64 i32 i64)", code)).unwrap();
        assert!(placed == module(locals, expected), "{code}: not {expected}");
    }

    #[test]
    fn values_go_where_they_are_wanted() {
        // Both stay on the stack.
        check(
            "call $two local.set 2 local.tee 1 local.set 3 local.get 2 local.set 4 local.get 3 local.get 4 drop",
            "",
            "call $two drop",
        );
        // Each is read later.
        check(
            "call $two local.set 2 local.tee 1 local.set 3 local.get 2 local.set 0 nop local.get 0 drop local.get 3",
            "(local i32)",
            "call $two local.set 0 local.set 1 nop local.get 0 drop local.get 1",
        );
        // One is read at once, and one of them later.
        check(
            "call $two local.set 2 local.tee 1 local.get 2 local.set 0 nop drop local.get 0 drop i32.const 1",
            "",
            "call $two local.set 0 nop drop local.get 0 drop i32.const 1",
        );
        check(
            "call $two local.set 2 local.set 1 local.get 2 i64.eqz drop local.get 1",
            "(local i32 i64)",
            "call $two local.set 2 local.set 1 local.get 2 i64.eqz drop local.get 1",
        );
        // Nobody wants one.
        check("call $two local.set 4 local.tee 3 local.get 4 drop nop", "", "call $two drop nop");
        check(
            "call $two local.set 4 local.tee 3 drop nop i32.const 1",
            "",
            "call $two drop drop nop i32.const 1",
        );
    }

    #[test]
    fn what_calls_give_through_a_table_is_read_too() {
        let module = |code: &str| {
            let module = format!(
                "(module (table 1 funcref) (func (result i32 i32) i32.const 0
                    call_indirect (result i32 i32) {code}))"
            );
            wat::parse_str(module).unwrap()
        };
        let two = "(local i32 i32)";
        let parked = wat::parse_str(format!(
            "(module (table 1 funcref) (func (result i32 i32) {two} i32.const 0
                call_indirect (result i32 i32) local.set 0 local.tee 1 local.get 0))"
        ));
        assert_eq!(placed(&parked.unwrap()).unwrap(), module(""));
    }

    #[test]
    fn a_wasm_without_such_calls_stays_as_it_is() {
        let wasm = module(
            "(local i32)",
            "local.get 0 local.tee 0 drop local.get 1 local.tee 1 local.set 1 local.get 1",
        );
        assert_eq!(placed(&wasm).unwrap(), wasm);
    }
}
