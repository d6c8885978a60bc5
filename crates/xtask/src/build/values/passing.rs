//! Where both values of a call go.

use std::collections::BTreeMap;

use super::function::Step;

/// One of both values.
#[derive(Clone, Copy, PartialEq)]
enum Value {
    First,
    Second,
}

/// The steps behind a call that do nothing but pass its values on.
pub(super) struct Passing {
    /// How many they are.
    pub(super) steps: usize,
    /// What the locals hold behind them.
    held: BTreeMap<u32, Value>,
    /// How often they read each.
    reads: BTreeMap<u32, usize>,
    /// What they leave on the stack.
    stack: Vec<Value>,
}

impl Passing {
    pub(super) fn read(steps: &[Step]) -> Self {
        let mut passing = Self {
            steps: 0,
            held: BTreeMap::new(),
            reads: BTreeMap::new(),
            stack: vec![Value::First, Value::Second],
        };
        passing.steps = steps.iter().take_while(|step| passing.takes(step).is_some()).count();
        passing
    }

    /// `None`: it does something else.
    fn takes(&mut self, step: &Step) -> Option<()> {
        match *step {
            Step::Get(local) => {
                self.stack.push(*self.held.get(&local)?);
                *self.reads.entry(local).or_default() += 1;
            }
            Step::Set(local) => {
                self.held.insert(local, self.stack.pop()?);
            }
            Step::Tee(local) => {
                self.held.insert(local, *self.stack.last()?);
            }
            Step::Drop => {
                self.stack.pop()?;
            }
            Step::Two(_) | Step::Other(_) => return None,
        }
        Some(())
    }

    /// Fewer steps that come to the same, if there are any; `reads`: how often the function reads each local.
    pub(super) fn shorter(&self, reads: &[usize]) -> Option<Vec<Step>> {
        let mut first = self.wanted(Value::First, reads);
        let mut second = self.wanted(Value::Second, reads);
        // What lies on the stack already needn't be put there.
        let stay = match self.stack[..] {
            [Value::First, Value::Second, ref above @ ..]
                if first.is_empty() && !above.contains(&Value::First) =>
            {
                2
            }
            [Value::First, ..] => 1,
            _ => 0,
        };
        let above = &self.stack[stay..];
        for (value, locals) in [(Value::First, &mut first), (Value::Second, &mut second)] {
            if locals.is_empty() && above.contains(&value) {
                locals.extend(self.holding(value).next());
            }
        }
        let mut shorter = put(&second, stay == 2);
        if stay < 2 {
            shorter.extend(put(&first, stay == 1));
        }
        for value in above {
            let locals = if *value == Value::First { &first } else { &second };
            shorter.push(Step::Get(*locals.first()?));
        }
        (shorter.len() < self.steps).then_some(shorter)
    }

    /// The locals that hold a value.
    fn holding(&self, value: Value) -> impl Iterator<Item = u32> {
        self.held.iter().filter(move |(_, held)| **held == value).map(|(&local, _)| local)
    }

    /// Those of them that are read later.
    fn wanted(&self, value: Value, reads: &[usize]) -> Vec<u32> {
        let here = |local| self.reads.get(&local).copied().unwrap_or(0);
        self.holding(value).filter(|&local| reads[local as usize] > here(local)).collect()
    }
}

/// Puts the uppermost value of the stack into these locals; whether it stays where it is, too.
fn put(locals: &[u32], stays: bool) -> Vec<Step> {
    let mut steps: Vec<Step> = locals.iter().copied().map(Step::Tee).collect();
    if !stays {
        let last = steps.pop();
        steps.push(if let Some(Step::Tee(local)) = last { Step::Set(local) } else { Step::Drop });
    }
    steps
}
