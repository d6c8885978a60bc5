//! Which bytes of memory come with which part.

use std::ops::Range;

use anyhow::{Context, Result, bail};
use walrus::{ConstExpr, DataKind, Module, ir::Value};

use super::{links::Links, reach::Reach};

/// So many bytes that needn't be written cost as much as to begin anew behind them, once Brotli has seen both.
const GAP: usize = 32;

/// The data of a module, byte by byte.
pub(super) struct Bytes(Vec<Segment>);

/// One data segment.
struct Segment {
    address: u32,
    value: Vec<u8>,
    /// For each byte, whether the first part needs it.
    first: Vec<bool>,
    /// Nothing writes to it, so that to write the same once more does no harm.
    is_constant: bool,
}

impl Bytes {
    /// Shares them out: the first part has the pieces of data that were reached, and neither has what isn't used.
    pub(super) fn of(module: &Module, links: &Links, reach: &Reach, used: &Reach) -> Result<Self> {
        let mut segments = Vec::new();
        for data in module.data.iter() {
            let DataKind::Active { offset: ConstExpr::Value(Value::I32(address)), .. } = data.kind else {
                bail!("data whose address isn't known")
            };
            let (address, mut value) = (address.cast_unsigned(), data.value.clone());
            let length = value.len();
            let places = |piece: usize| {
                let Range { start, end } = links.data[piece];
                let place = |address_of: u32| (address_of.saturating_sub(address) as usize).min(length);
                place(start)..place(end)
            };
            let mut first = vec![false; length];
            reach.data.iter().for_each(|piece| first[places(*piece)].fill(true));
            // Texts may share their bytes, one being the end of another.
            let mut is_used = vec![false; length];
            used.data.iter().for_each(|piece| is_used[places(*piece)].fill(true));
            for piece in (0..links.data.len()).filter(|piece| !used.data.contains(piece)) {
                places(piece).filter(|place| !is_used[*place]).for_each(|place| value[place] = 0);
            }
            let is_constant = data.name.as_deref().is_some_and(|name| name.starts_with(".rodata"));
            segments.push(Segment { address, value, first, is_constant });
        }
        Ok(Self(segments))
    }

    /// Leaves the first part's bytes in a module; zeros stand in place of the others, which costs next to nothing.
    pub(super) fn keep(&self, module: &mut Module) -> Result<()> {
        let ids: Vec<_> = module.data.iter().map(|data| data.id()).collect();
        for (segment, id) in self.0.iter().zip(ids) {
            let value = &mut module.data.get_mut(id).value;
            for (byte, _) in value.iter_mut().zip(&segment.first).filter(|(_, first)| !**first) {
                *byte = 0;
            }
        }
        Ok(())
    }

    /// Leaves the second part's bytes in a module.
    pub(super) fn give(&self, module: &mut Module) -> Result<()> {
        let memory = module.memories.iter().next().context("the wasm has no memory")?.id();
        for data in module.data.iter().map(|data| data.id()).collect::<Vec<_>>() {
            module.memories.get_mut(memory).data_segments.remove(&data);
            module.data.delete(data);
        }
        for segment in &self.0 {
            for run in segment.runs() {
                let address = segment.address + u32::try_from(run.start)?;
                let offset = ConstExpr::Value(Value::I32(address.cast_signed()));
                let data = module.data.add(DataKind::Active { memory, offset }, segment.value[run].to_vec());
                module.memories.get_mut(memory).data_segments.insert(data);
            }
        }
        Ok(())
    }
}

impl Segment {
    /// What has to be written for the second part: all of it that isn't zero, as memory is without.
    fn runs(&self) -> Vec<Range<usize>> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        for at in (0..self.value.len()).filter(|&at| !self.first[at] && self.value[at] != 0) {
            match runs.last_mut() {
                Some(run) if at - run.end < GAP && self.may_write(run.end..at) => run.end = at + 1,
                _ => runs.push(at..at + 1),
            }
        }
        runs
    }

    /// May these be written when the first part runs already?
    fn may_write(&self, bytes: Range<usize>) -> bool {
        self.is_constant || !self.first[bytes].contains(&true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(is_constant: bool) -> Vec<Range<usize>> {
        let value = [&b"ab\0\0cd..ef"[..], &[0; GAP], b"g"].concat();
        let first = value.iter().map(|byte| *byte == b'.').collect();
        Segment { address: 0, value, first, is_constant }.runs()
    }

    #[test]
    fn what_is_constant_may_be_written_again() {
        assert_eq!(runs(true), [0..10, 42..43]);
    }

    #[test]
    fn what_the_first_part_may_have_changed_is_left_alone() {
        assert_eq!(runs(false), [0..6, 8..10, 42..43]);
    }
}
