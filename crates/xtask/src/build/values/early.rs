//! What LLVM reads too early. Where an operator takes both values of a call, the first of them from the stack, and the second from
//! a local before that, LLVM 22 reads the local before the call, which only then puts the value there: another value of that local,
//! or none. It never means to read a local, to change it, and to use what it has read only then, so that each such place is one.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Context, Result, bail};
use wasmparser::{FuncValidator, FunctionBody, ValidatorResources};

use super::function::{Function, Step};

/// What lies on the stack.
#[derive(Clone, Copy, PartialEq)]
enum Entry {
    /// What a step has read of a local.
    Read { local: u32, step: usize },
    /// What a step has read of a local, put there once more.
    ReadAgain { local: u32 },
    /// Anything else.
    Other,
}

/// Goes through a function step by step.
struct Reader<'f> {
    function: &'f mut Function,
    stack: Vec<Entry>,
    /// Steps that are left out.
    left_out: BTreeSet<usize>,
    /// Steps that come behind others.
    behind: HashMap<usize, Vec<Step>>,
}

/// Has a function read such locals behind the call. Errors: one is read where that can't be told.
pub(super) fn read_in_time(
    function: &mut Function,
    validator: &mut FuncValidator<ValidatorResources>,
    body: &FunctionBody<'_>,
) -> Result<()> {
    let mut locals = body.get_locals_reader()?;
    for _ in 0..locals.get_count() {
        let at = locals.original_position();
        let (count, of) = locals.read()?;
        validator.define_locals(at, count, of)?;
    }
    let mut reader =
        Reader { function, stack: Vec::new(), left_out: BTreeSet::new(), behind: HashMap::new() };
    let mut operators = body.get_operators_reader()?;
    let mut step = 0;
    // Up to the last of the steps that put away what a call gave.
    let mut passing = false;
    while !operators.eof() {
        let at = operators.original_position();
        let operator = operators.read()?;
        let (_, given) = operator.operator_arity(validator).context("an operator of another kind")?;
        validator.op(at, &operator)?;
        let height = validator.operand_stack_height() as usize;
        reader.stack.truncate(height.saturating_sub(given as usize));
        reader.stack.resize(height, Entry::Other);
        match reader.function.steps[step] {
            Step::Get(local) => {
                *reader.stack.last_mut().context("an empty stack")? = Entry::Read { local, step };
            }
            Step::Set(local) | Step::Tee(local) if passing => reader.put(local, step, validator)?,
            Step::Set(_) | Step::Tee(_) | Step::Drop | Step::Two(_) | Step::Other(_) => {}
        }
        passing = match reader.function.steps[step] {
            Step::Two(_) => true,
            Step::Set(_) | Step::Tee(_) | Step::Drop => passing,
            Step::Get(_) | Step::Other(_) => false,
        };
        step += 1;
    }
    reader.rewrite();
    Ok(())
}

impl Reader<'_> {
    /// A local gets one of a call's values. What was read of it before, and lies on the stack still, is to be that value.
    fn put(&mut self, local: u32, step: usize, validator: &FuncValidator<ValidatorResources>) -> Result<()> {
        let early = |entry: &Entry| match *entry {
            Entry::Read { local: read, .. } | Entry::ReadAgain { local: read } => read == local,
            Entry::Other => false,
        };
        let Some(lowest) = self.stack.iter().position(early) else { return Ok(()) };
        let floor = validator.get_control_frame(0).map_or(0, |frame| frame.height);
        if lowest < floor || self.stack[lowest..].iter().any(|entry| matches!(entry, Entry::ReadAgain { .. }))
        {
            bail!("a local is read before it has its value, in a way that isn't known");
        }
        // All that lies above is taken off and put back, and what was read is read now.
        let (mut off, mut on) = (Vec::new(), Vec::new());
        for place in lowest..self.stack.len() {
            if let Entry::Read { local, step } = self.stack[place] {
                self.left_out.insert(step);
                self.stack[place] = Entry::ReadAgain { local };
                on.push(Step::Get(local));
            } else {
                let of = validator.get_operand_type(self.stack.len() - 1 - place).flatten();
                let local = self.function.add_local(of.context("a value of no type")?);
                off.push(Step::Set(local));
                on.push(Step::Get(local));
            }
        }
        self.behind.entry(step).or_default().extend(off.into_iter().rev().chain(on));
        Ok(())
    }

    fn rewrite(mut self) {
        let mut steps = Vec::with_capacity(self.function.steps.len());
        for (place, step) in self.function.steps.drain(..).enumerate() {
            if !self.left_out.contains(&place) {
                steps.push(step);
            }
            steps.extend(self.behind.remove(&place).unwrap_or_default());
        }
        self.function.steps = steps;
    }
}
