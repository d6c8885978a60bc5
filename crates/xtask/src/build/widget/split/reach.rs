//! What can be reached from where a page begins, without going through the door.

use std::collections::{HashMap, HashSet};

use anyhow::{Result, ensure};
use walrus::{ExportItem, FunctionId, FunctionKind, Module, ir};

use super::links::{Links, Target};

/// What the first part has to have.
#[derive(Debug, Default)]
pub(super) struct Reach {
    /// Functions, by their places in the module.
    functions: HashSet<usize>,
    /// Pieces of data, by their places in [`Links::data`].
    pub(super) data: HashSet<usize>,
}

impl Reach {
    /// From what a module exports; `door` is a piece of data. Errors: nothing leads there.
    pub(super) fn of(module: &Module, links: &Links, door: usize) -> Result<Self> {
        let mut named: HashMap<&str, Vec<FunctionId>> = HashMap::new();
        for function in module.funcs.iter() {
            named.entry(function.name.as_deref().unwrap_or_default()).or_default().push(function.id());
        }
        let mut reach = Self::default();
        let mut next: Vec<FunctionId> = module.start.into_iter().collect();
        next.extend(module.exports.iter().filter_map(|export| match export.item {
            ExportItem::Function(function) => Some(function),
            _ => None,
        }));
        let mut is_door_reached = false;
        while let Some(function) = next.pop() {
            if !reach.functions.insert(function.index()) {
                continue;
            }
            let function = module.funcs.get(function);
            let name = function.name.as_deref().unwrap_or_default();
            let known = links.function(name);
            if let FunctionKind::Local(body) = &function.kind {
                let mut reading = Reading { calls: &mut next, numbers: Vec::new() };
                ir::dfs_in_order(&mut reading, body, body.entry_block());
                // wasm-bindgen's own functions pass on what they are given. Did one of them know an address, it would be missed.
                let is_own =
                    known.is_some() || !reading.numbers.iter().any(|number| links.is_address(*number));
                ensure!(is_own, "{name} may refer to data, and the linker says nothing of it");
            }
            let mut targets: Vec<&Target> = known.into_iter().flatten().collect();
            while let Some(target) = targets.pop() {
                match target {
                    Target::Function(name) => next.extend(named.get(name.as_str()).into_iter().flatten()),
                    Target::Data(piece) if *piece == door => is_door_reached = true,
                    Target::Data(piece) => {
                        if reach.data.insert(*piece) {
                            targets.extend(links.held(&links.data[*piece]));
                        }
                    }
                }
            }
        }
        ensure!(is_door_reached, "the door leads nowhere: nothing looks at it");
        Ok(reach)
    }

    /// Does the first part have this function?
    pub(super) fn has(&self, function: FunctionId) -> bool {
        self.functions.contains(&function.index())
    }
}

/// Notes whom a function calls, and the numbers in it that may be addresses.
struct Reading<'a> {
    calls: &'a mut Vec<FunctionId>,
    numbers: Vec<u32>,
}

impl<'i> ir::Visitor<'i> for Reading<'_> {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.calls.push(*function);
    }

    fn visit_value(&mut self, value: &ir::Value) {
        if let ir::Value::I32(number) = value {
            self.numbers.push(number.cast_unsigned());
        }
    }

    fn visit_load(&mut self, load: &ir::Load) {
        self.numbers.push(load.arg.offset as u32);
    }

    fn visit_store(&mut self, store: &ir::Store) {
        self.numbers.push(store.arg.offset as u32);
    }
}
