//! What functions give back as two values, in which two programs fail us. LLVM reads some of them too early (`early`): that is
//! mended before anything else is done. And whenever wasm-opt reads a wasm, it has both go through locals of its own before they come
//! where the code wants them, and nothing of it takes those out again (`passing`): that comes last, and takes 6 KB off the npm
//! package (Brotli).

mod early;
mod function;
mod passing;

use anyhow::{Context, Result};
use wasmparser::{FuncValidatorAllocations, Parser, Payload, ValidPayload, Validator};

use crate::build::binary::{HEADER, number, section, sized};
use function::{Function, Types};

/// The wasm in which each value is read when it is there.
pub(crate) fn in_time(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut validator = Validator::new();
    let mut allocations = FuncValidatorAllocations::default();
    rewritten(wasm, |function, payload| {
        if let ValidPayload::Func(validated, body) = validator.payload(payload)? {
            let mut validated = validated.into_validator(std::mem::take(&mut allocations));
            early::read_in_time(function.context("a function's code")?, &mut validated, &body)?;
            allocations = validated.into_allocations();
        }
        Ok(())
    })
}

/// The wasm in which both values go where they are wanted at once.
pub(crate) fn placed(wasm: &[u8]) -> Result<Vec<u8>> {
    rewritten(wasm, |function, _| {
        function.into_iter().for_each(Function::place);
        Ok(())
    })
}

/// A wasm with its functions changed: `change` gets all that is in the wasm, and a function with its code.
fn rewritten(
    wasm: &[u8],
    mut change: impl FnMut(Option<&mut Function>, &Payload<'_>) -> Result<()>,
) -> Result<Vec<u8>> {
    let mut types = Types::default();
    let mut sections = Vec::new();
    let (mut code, mut written) = (Vec::new(), 0);
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        types.read(&payload)?;
        if let Payload::CodeSectionEntry(body) = &payload {
            let mut function = Function::read(body, types.imported + written, &types)?;
            change(Some(&mut function), &payload)?;
            sized(&function.written(wasm)?, &mut code);
            written += 1;
        } else {
            change(None, &payload)?;
        }
        if let Payload::CodeSectionStart { count, .. } = payload {
            number(count as usize, &mut code);
        }
        sections.extend(payload.as_section());
    }
    let mut rewritten = wasm.get(..HEADER).context("the wasm has no header")?.to_vec();
    for (id, range) in sections {
        section(id, if id == CODE { &code } else { &wasm[range] }, &mut rewritten);
    }
    Ok(rewritten)
}

/// The section of code.
const CODE: u8 = 10;

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

    fn check_in_time(code: &str, more: &str, expected: &str) {
        let in_time = in_time(&module("(local i64)", code)).unwrap();
        assert!(in_time == module(&format!("(local i64 {more})"), expected), "{code}: not {expected}");
    }

    #[test]
    fn what_is_read_too_early_is_read_behind_the_call() {
        // The local holds another value yet when it is read.
        check_in_time(
            "i32.const 5 local.get 1 i64.const 7 call $two local.set 1 select drop",
            "i64 i32",
            "i32.const 5 i64.const 7 call $two local.set 1 local.set 3 local.set 2
             local.get 1 local.get 2 local.get 3 select drop",
        );
        check_in_time(
            "block (result i32) local.get 0 local.get 1 call $two local.set 1 i64.extend_i32_u
             i64.add i64.eq end",
            "i32",
            "block (result i32) local.get 0 call $two local.set 1 local.set 2
             local.get 1 local.get 2 i64.extend_i32_u i64.add i64.eq end",
        );
        // What is used before the call is another value, and so is what the code itself has changed.
        let timely = "local.get 1 drop local.get 1 i64.eqz drop call $two local.set 1 drop
             local.get 1 local.get 1 i64.const 1 i64.sub local.tee 1 i64.eq";
        check_in_time(timely, "", timely);
    }

    #[test]
    fn what_is_read_too_early_in_an_unknown_way_is_an_error() {
        let code = "local.get 1 block call $two local.set 1 drop end i64.eqz";
        assert!(in_time(&module("(local i64)", code)).is_err());
    }

    #[test]
    fn a_call_that_gives_three_values_is_an_error() {
        let wasm = wat::parse_str(
            "(module (func $three (result i32 i32 i32) i32.const 1 i32.const 2 i32.const 3)
                (func call $three drop drop drop))",
        );
        assert!(placed(&wasm.unwrap()).is_err());
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
