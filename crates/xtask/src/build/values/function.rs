//! A function's code, as steps, and how it is written.

use std::{iter, ops::Range};

use anyhow::{Result, bail, ensure};
use wasmparser::{FunctionBody, Operator, Payload, RefType, TypeRef, ValType};

use super::passing::Passing;
use crate::build::binary::number;

/// What is known of functions by their types.
#[derive(Default)]
pub(super) struct Types {
    /// Of each type, how many values it takes.
    parameters: Vec<usize>,
    /// Of each type, how many it gives.
    results: Vec<usize>,
    /// Each function's type.
    of_functions: Vec<u32>,
    /// How many functions, the first, are imported.
    pub(super) imported: usize,
}

impl Types {
    pub(super) fn read(&mut self, payload: &Payload<'_>) -> Result<()> {
        match payload {
            Payload::TypeSection(types) => {
                for function in types.clone().into_iter_err_on_gc_types() {
                    let function = function?;
                    self.parameters.push(function.params().len());
                    self.results.push(function.results().len());
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.clone().into_imports() {
                    if let TypeRef::Func(of) | TypeRef::FuncExact(of) = import?.ty {
                        self.of_functions.push(of);
                    }
                }
                self.imported = self.of_functions.len();
            }
            Payload::FunctionSection(functions) => {
                for of in functions.clone() {
                    self.of_functions.push(of?);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// A call that gives two values. Errors: it gives more, of which nobody knows what LLVM and wasm-opt make.
    fn gives_two(&self, operator: &Operator<'_>) -> Result<bool> {
        let of = match *operator {
            Operator::Call { function_index } => self.of_functions[function_index as usize],
            Operator::CallIndirect { type_index, .. } => type_index,
            _ => return Ok(false),
        };
        let values = self.results[of as usize];
        ensure!(values <= 2, "a call gives {values} values");
        Ok(values == 2)
    }
}

/// A step of a function.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step {
    Get(u32),
    Set(u32),
    Tee(u32),
    Drop,
    /// A call that gives two values, where it stands in the wasm.
    Two(Range<usize>),
    /// Anything else.
    Other(Range<usize>),
}

/// A function's code.
pub(super) struct Function {
    parameters: usize,
    /// The types of its locals behind the parameters.
    locals: Vec<ValType>,
    pub(super) steps: Vec<Step>,
}

impl Function {
    /// The function at a place among all of them.
    pub(super) fn read(body: &FunctionBody<'_>, place: usize, types: &Types) -> Result<Self> {
        let parameters = types.parameters[types.of_functions[place] as usize];
        let mut locals = Vec::new();
        for group in body.get_locals_reader()? {
            let (count, of) = group?;
            locals.extend(iter::repeat_n(of, count as usize));
        }
        let mut steps = Vec::new();
        let mut operators = body.get_operators_reader()?;
        while !operators.eof() {
            let start = operators.original_position();
            let operator = operators.read()?;
            let range = start..operators.original_position();
            steps.push(match operator {
                Operator::LocalGet { local_index } => Step::Get(local_index),
                Operator::LocalSet { local_index } => Step::Set(local_index),
                Operator::LocalTee { local_index } => Step::Tee(local_index),
                Operator::Drop => Step::Drop,
                operator if types.gives_two(&operator)? => Step::Two(range),
                _ => Step::Other(range),
            });
        }
        Ok(Self { parameters, locals, steps })
    }

    /// One local more.
    pub(super) fn add_local(&mut self, of: ValType) -> u32 {
        self.locals.push(of);
        (self.parameters + self.locals.len() - 1) as u32
    }

    /// How often each local is read.
    fn reads(&self) -> Vec<usize> {
        let mut reads = vec![0; self.parameters + self.locals.len()];
        for step in &self.steps {
            if let Step::Get(local) = step {
                reads[*local as usize] += 1;
            }
        }
        reads
    }

    /// Puts values where they are wanted.
    pub(super) fn place(&mut self) {
        let reads = self.reads();
        let mut steps = Vec::with_capacity(self.steps.len());
        let mut left = self.steps.as_slice();
        while let Some((step, behind)) = left.split_first() {
            steps.push(step.clone());
            left = behind;
            if let Step::Two(_) = step {
                let passing = Passing::read(behind);
                if let Some(shorter) = passing.shorter(&reads) {
                    steps.extend(shorter);
                    left = &behind[passing.steps..];
                }
            }
        }
        self.steps = steps;
    }

    /// The function as it is written, without locals that nothing uses.
    pub(super) fn written(&self, wasm: &[u8]) -> Result<Vec<u8>> {
        let mut used = vec![false; self.locals.len()];
        for step in &self.steps {
            if let Step::Get(local) | Step::Set(local) | Step::Tee(local) = step
                && let Some(local) = (*local as usize).checked_sub(self.parameters)
            {
                used[local] = true;
            }
        }
        let kept: Vec<ValType> =
            self.locals.iter().zip(&used).filter_map(|(of, used)| used.then_some(*of)).collect();
        let mut written = Vec::new();
        let groups: Vec<&[ValType]> = kept.chunk_by(|one, next| one == next).collect();
        number(groups.len(), &mut written);
        for group in groups {
            number(group.len(), &mut written);
            written.push(code_of(group[0])?);
        }
        let place = |local: u32| match (local as usize).checked_sub(self.parameters) {
            Some(behind) => self.parameters + used[..behind].iter().filter(|&&used| used).count(),
            None => local as usize,
        };
        for step in &self.steps {
            let (code, local) = match step {
                Step::Get(local) => (GET, local),
                Step::Set(local) => (SET, local),
                Step::Tee(local) => (TEE, local),
                Step::Drop => {
                    written.push(DROP);
                    continue;
                }
                Step::Two(range) | Step::Other(range) => {
                    written.extend_from_slice(&wasm[range.clone()]);
                    continue;
                }
            };
            written.push(code);
            number(place(*local), &mut written);
        }
        Ok(written)
    }
}

const DROP: u8 = 0x1a;
const GET: u8 = 0x20;
const SET: u8 = 0x21;
const TEE: u8 = 0x22;

/// How the types that our code has are written.
fn code_of(of: ValType) -> Result<u8> {
    Ok(match of {
        ValType::I32 => 0x7f,
        ValType::I64 => 0x7e,
        ValType::F32 => 0x7d,
        ValType::F64 => 0x7c,
        ValType::V128 => 0x7b,
        ValType::Ref(RefType::EXTERNREF) => 0x6f,
        ValType::Ref(RefType::FUNCREF) => 0x70,
        ValType::Ref(_) => bail!("a local of a type that Rust's code doesn't have"),
    })
}
