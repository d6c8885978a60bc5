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
        let (reach, is_door_reached) = Self::but(module, links, Some(door))?;
        ensure!(is_door_reached, "the door leads nowhere: nothing looks at it");
        Ok(reach)
    }

    /// All that a module's exports lead to, through the door too: what isn't among it, nothing ever uses.
    pub(super) fn through(module: &Module, links: &Links) -> Result<Self> {
        Self::but(module, links, None).map(|(reach, _)| reach)
    }

    /// All but what is behind a piece of data, and whether something leads there.
    fn but(module: &Module, links: &Links, door: Option<usize>) -> Result<(Self, bool)> {
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
                    Target::Data(piece) if Some(*piece) == door => is_door_reached = true,
                    Target::Data(piece) => {
                        if reach.data.insert(*piece) {
                            targets.extend(links.held(&links.data[*piece]));
                        }
                    }
                }
            }
        }
        Ok((reach, is_door_reached))
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

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: [std::ops::Range<u32>; 4] = [16..20, 20..24, 24..28, 32..36];
    const DOOR: usize = 3;

    fn function(name: &str) -> Target {
        Target::Function(name.to_owned())
    }

    /// What is reached in a module of these functions, the first of which looks at the door: names and pieces of data.
    fn reached(functions: &str, refer: &[(&str, &[Target])]) -> Result<(Vec<String>, Vec<usize>)> {
        let wat = format!("(module (memory 1) (data (i32.const 16) \"0123456789abcdef0123\") {functions})");
        let module = Module::from_buffer(&wat::parse_str(wat)?)?;
        let held = [
            (16, function("held")),
            (18, Target::Data(1)),
            (20, Target::Data(0)),
            (32, function("late")),
            (34, Target::Data(2)),
        ];
        let reach = Reach::of(&module, &Links::given(refer, &DATA, &held), DOOR)?;
        let has = module.funcs.iter().filter(|function| reach.has(function.id()));
        let mut names: Vec<String> = has.filter_map(|function| function.name.clone()).collect();
        names.sort();
        let mut data: Vec<usize> = reach.data.into_iter().collect();
        data.sort_unstable();
        Ok((names, data))
    }

    #[test]
    fn what_leads_from_the_exports_is_reached_and_what_is_behind_the_door_is_not() {
        let door: &[Target] = &[Target::Data(DOOR)];
        let exported = "(func $begin (export \"begin\")";
        let others = "(func $held) (func $late) (func $alone)";
        for (what, functions, refer, names, data) in [
            ("nothing else", ") ", &[("begin", door)][..], &["begin"][..], &[][..]),
            (
                "by calls, to and fro",
                "call $a) (func $a call $b) (func $b call $a)",
                &[("begin", door), ("a", &[]), ("b", &[])],
                &["a", "b", "begin"],
                &[],
            ),
            (
                "by a call in a branch",
                "(if (i32.const 1) (then (block (call $a))))) (func $a)",
                &[("begin", door), ("a", &[])],
                &["a", "begin"],
                &[],
            ),
            (
                "by the address of a function",
                ") (func $a)",
                &[("begin", &[Target::Data(DOOR), function("a")]), ("a", &[])],
                &["a", "begin"],
                &[],
            ),
            (
                "by what data holds, which holds each other",
                ")",
                &[("begin", &[Target::Data(DOOR), Target::Data(0)]), ("held", &[])],
                &["begin", "held"],
                &[0, 1],
            ),
            (
                "by two functions of one name",
                ") (func $a (call $late)) (func $c (@name \"a\"))",
                &[("begin", &[Target::Data(DOOR), function("a")]), ("a", &[]), ("late", &[])],
                &["a", "a", "begin", "late"],
                &[],
            ),
            (
                "from where the module starts",
                ") (func $a) (start $a)",
                &[("begin", door), ("a", &[])],
                &["a", "begin"],
                &[],
            ),
            (
                "by one that the linker doesn't know, which has no address",
                "call $a) (func $a (drop (i32.const 15)) (drop (i32.load offset=36 (i32.const 28))))",
                &[("begin", door)],
                &["a", "begin"],
                &[],
            ),
        ] {
            let found = reached(&format!("{exported} {functions} {others}"), refer).unwrap();
            assert_eq!(found, (names.iter().map(|&name| name.to_owned()).collect(), data.to_vec()), "{what}");
        }
    }

    #[test]
    fn what_may_be_missed_is_an_error() {
        for (what, functions, refer, message) in [
            ("nobody looks at the door", ")", &[("begin", &[][..])][..], "nothing looks at it"),
            (
                "one behind the door does",
                ") (func $late)",
                &[("begin", &[]), ("late", &[Target::Data(DOOR)])],
                "nothing looks at it",
            ),
            ("a number", "call $a) (func $a (drop (i32.const 19)))", &[], "a may refer to data"),
            (
                "where something is read",
                "call $a) (func $a (drop (i32.load offset=20 (i32.const 0))))",
                &[],
                "a may refer to data",
            ),
            (
                "where something is written",
                "call $a) (func $a (i32.store offset=35 (i32.const 0) (i32.const 0)))",
                &[],
                "a may refer to data",
            ),
        ] {
            let refer = if refer.is_empty() { &[("begin", &[Target::Data(DOOR)][..])][..] } else { refer };
            let failed = reached(&format!("(func $begin (export \"begin\") {functions}"), refer).unwrap_err();
            assert!(failed.to_string().contains(message), "{what}: {failed}");
        }
    }
}
