//! The numbers of a wasm's locals. Which of a type has which number is free, and what Brotli has seen before takes fewer bits, so
//! each function's locals get the numbers by which most of its code stands in other functions too. It takes 2 KB off the npm
//! package.

mod copies;

use anyhow::{Result, bail};
use rayon::prelude::*;
use wasmparser::{FunctionBody, Operator, Parser, Payload, ValType};

use crate::{progress::Progress, stop};
use copies::{Bits, Copies};

/// How often all functions are gone through: less comes of every time more.
const ROUNDS: usize = 16;

/// A function's numbers are changed so often in a round that about so many bytes are looked at, and at least so often.
const LOOKED_AT: usize = 100_000;
const TRIES: usize = 200;

/// Numbers below take a byte. Others stay, with which no code moves.
const ONE_BYTE: usize = 0x80;

/// The wasm with other numbers for the locals of its functions, which do the same.
pub(crate) fn alike(mut wasm: Vec<u8>) -> Result<Vec<u8>> {
    let mut functions = functions(&wasm)?;
    let mut progress = Progress::new("numbering locals");
    for round in 0..ROUNDS {
        progress.tick(&format!("round {round} of {ROUNDS}"));
        if stop::asked() {
            bail!("stopped");
        }
        let code: Vec<Vec<u8>> = functions.iter().map(|function| function.code.clone()).collect();
        let (copies, bits) = (Copies::of(&code), Bits::of(&code));
        // Two that each become what the other was are no more alike than before, so that half of them stay as they are.
        functions.par_iter_mut().enumerate().skip(round % 2).step_by(2).for_each(|(place, function)| {
            function.rests = !function.rests && !function.renumber(&copies, &bits, place);
        });
    }
    progress.end("done");
    for function in functions {
        wasm[function.start..function.start + function.code.len()].copy_from_slice(&function.code);
    }
    Ok(wasm)
}

/// A function, and where it names its locals.
struct Function {
    /// Where its code begins in the wasm.
    start: usize,
    code: Vec<u8>,
    /// Those whose numbers are free.
    locals: Vec<Local>,
    /// Nothing came of it the last time that it was its turn, so that it isn't tried the next time.
    rests: bool,
}

/// A local behind a function's parameters.
struct Local {
    number: u8,
    of: ValType,
    /// Where its number stands in the code.
    places: Vec<usize>,
}

/// All functions of a wasm.
fn functions(wasm: &[u8]) -> Result<Vec<Function>> {
    let (mut parameters, mut types) = (Vec::new(), Vec::new());
    let mut functions = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::TypeSection(section) => {
                for function in section.into_iter_err_on_gc_types() {
                    parameters.push(function?.params().len());
                }
            }
            Payload::FunctionSection(section) => {
                for of in section {
                    types.push(of?);
                }
            }
            Payload::CodeSectionEntry(body) => {
                let of = types[functions.len()];
                functions.push(Function::read(&body, parameters[of as usize])?);
            }
            _ => {}
        }
    }
    Ok(functions)
}

impl Function {
    /// The function with this code, which takes so many parameters.
    fn read(body: &FunctionBody<'_>, parameters: usize) -> Result<Self> {
        let mut locals = Vec::new();
        for group in body.get_locals_reader()? {
            let (count, of) = group?;
            let from = parameters + locals.len();
            let numbers = from..(from + count as usize).min(ONE_BYTE);
            locals.extend(numbers.map(|number| Local { number: number as u8, of, places: Vec::new() }));
        }
        let start = body.range().start;
        for operator in body.get_operators_reader()?.into_iter_with_offsets() {
            let (operator, at) = operator?;
            if let Operator::LocalGet { local_index: local }
            | Operator::LocalSet { local_index: local }
            | Operator::LocalTee { local_index: local } = operator
                && let Some(local) = (local as usize).checked_sub(parameters)
                && let Some(local) = locals.get_mut(local)
            {
                local.places.push(at + 1 - start);
            }
        }
        Ok(Self { start, code: body.as_bytes().to_vec(), locals, rests: false })
    }

    /// Has two locals change their numbers for as long as the code takes fewer bits by it. Does it in the end?
    fn renumber(&mut self, copies: &Copies, bits: &Bits, function: usize) -> bool {
        let mut lengths: Vec<usize> =
            (0..self.code.len()).map(|at| copies.longest(&self.code[at..], function)).collect();
        let first = bits.taken(&self.code, &lengths);
        let mut least = first;
        let mut tries = (LOOKED_AT / (self.code.len() + 1)).max(TRIES);
        loop {
            let before = least;
            for one in 0..self.locals.len() {
                for other in one + 1..self.locals.len() {
                    if self.locals[one].of != self.locals[other].of {
                        continue;
                    }
                    if tries == 0 {
                        return least < first;
                    }
                    tries -= 1;
                    self.swap(one, other);
                    let changed = self.lengths(&lengths, [one, other], copies, function);
                    let taken = bits.taken(&self.code, &changed);
                    if taken < least {
                        (least, lengths) = (taken, changed);
                    } else {
                        self.swap(one, other);
                    }
                }
            }
            if least == before {
                return least < first;
            }
        }
    }

    /// Has two locals change their numbers.
    fn swap(&mut self, one: usize, other: usize) {
        let number = self.locals[one].number;
        self.locals[one].number = self.locals[other].number;
        self.locals[other].number = number;
        for local in [one, other] {
            let Local { number, places, .. } = &self.locals[local];
            places.iter().for_each(|&place| self.code[place] = *number);
        }
    }

    /// How long the copies are from each place on, when these locals have changed their numbers and it was `before`.
    fn lengths(&self, before: &[usize], changed: [usize; 2], copies: &Copies, function: usize) -> Vec<usize> {
        let mut lengths = before.to_vec();
        let mut places: Vec<usize> =
            changed.iter().flat_map(|&local| &self.locals[local].places).copied().collect();
        places.sort_unstable();
        // Where the next change begins beyond what was the same, and the byte behind it that was not, all is as it was.
        let mut next = places.iter().rev().peekable();
        let mut change = None;
        for at in (0..lengths.len()).rev() {
            if next.next_if_eq(&&at).is_some() {
                change = Some(at);
            }
            if change.is_some_and(|change| at + before[at] >= change) {
                lengths[at] = copies.longest(&self.code[at..], function);
            }
        }
        lengths
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locals_get_the_numbers_that_they_have_in_a_function_of_the_same_code() {
        let body = |one: usize, other: usize| {
            format!(
                "(func (param i32) (result i32) (local i64 i32 i32)
                    (local.set {one} (i32.add (local.get 0) (i32.const 70)))
                    (local.set {other} (i32.mul (local.get {one}) (i32.const 71)))
                    (i32.xor (local.get {other}) (i32.rotl (local.get {one}) (local.get 0))))"
            )
        };
        let module = |numbers: &[(usize, usize)]| {
            let bodies: String = numbers.iter().map(|&(one, other)| body(one, other)).collect();
            wat::parse_str(format!("(module {bodies})")).unwrap()
        };
        assert_eq!(alike(module(&[(2, 3), (3, 2)])).unwrap(), module(&[(3, 2), (3, 2)]));
        assert_eq!(alike(module(&[(2, 3)])).unwrap(), module(&[(2, 3)]));
    }

    #[test]
    fn locals_of_other_types_parameters_and_long_numbers_stay() {
        let wasm = wat::parse_str(format!(
            "(module
                (func (param i32 i32) (local i64) (local.set 0 (i32.wrap_i64 (local.get 2))))
                (func (param i32 i32) (local i64) (local.set 1 (i32.wrap_i64 (local.get 2))))
                (func (local {}) (local.set 130 (local.get 131)))
                (func (local {}) (local.set 131 (local.get 130))))",
            "i32 ".repeat(140),
            "i32 ".repeat(140),
        ))
        .unwrap();
        assert_eq!(alike(wasm.clone()).unwrap(), wasm);
    }
}
