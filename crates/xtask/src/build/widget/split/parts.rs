//! The two modules that one becomes: the one that everything begins with, and the other, which takes from it what both need.

use std::collections::HashSet;

use anyhow::{Context, Result, bail, ensure};
use rustc_demangle::demangle;
use walrus::{
    ConstExpr, ElementItems, ElementKind, ExportItem, FunctionId, FunctionKind, GlobalKind, ImportKind,
    ImportedFunction, Module, TableId, ir::Value, passes,
};

use super::{NAMESPACE, bytes::Bytes, reach::Reach};

/// Both as wasm.
pub(crate) struct Parts {
    /// Runs on its own.
    pub(crate) first: Vec<u8>,
    /// Puts its data into the first's memory and its functions into the first's table.
    pub(crate) second: Vec<u8>,
}

impl Parts {
    /// Takes a module apart, whose data is shared out as given.
    pub(super) fn of(wasm: &[u8], reach: &Reach, bytes: &Bytes) -> Result<Self> {
        // Each is all of it at first.
        let (mut first, mut second) = (whole(wasm)?, whole(wasm)?);
        keep_in_table(&mut first, |function| reach.has(function))?;
        bytes.keep(&mut first)?;
        for export in second.exports.iter().map(|export| export.id()).collect::<Vec<_>>() {
            second.exports.delete(export);
        }
        second.start = None;
        keep_in_table(&mut second, |function| !reach.has(function))?;
        bytes.give(&mut second)?;
        take(&mut second, reach);
        passes::gc::run(&mut second);
        share(&mut first, &mut second)?;
        passes::gc::run(&mut first);
        Ok(Self { first: first.emit_wasm(), second: second.emit_wasm() })
    }
}

/// A module without what others have written down of it, which is true of its parts no more, but for what wasm-opt has to know.
/// Its functions have names by which they stand beside those that are like them, once they are in the order of these.
fn whole(wasm: &[u8]) -> Result<Module> {
    let mut module = Module::from_buffer(wasm)?;
    let stale = module.customs.iter().filter(|(_, section)| section.name() != "target_features");
    for section in stale.map(|(id, _)| id).collect::<Vec<_>>() {
        module.customs.delete(section);
    }
    for function in module.funcs.iter_mut() {
        function.name = function.name.take().map(|name| place(&name));
    }
    Ok(module)
}

/// Where a function belongs: in its module, and what drops a value in that of the value's type.
fn place(name: &str) -> String {
    let name = format!("{:#}", demangle(name));
    let path = name.strip_prefix("core::ptr::drop_in_place::").unwrap_or(&name);
    path.trim_start_matches(|character: char| !character.is_alphanumeric()).to_owned()
}

/// Leaves only these functions in the table, each in its place.
fn keep_in_table(module: &mut Module, is_kept: impl Fn(FunctionId) -> bool) -> Result<()> {
    let table = module.tables.main_function_table()?.context("the wasm has no table of functions")?;
    let mut runs: Vec<(usize, Vec<FunctionId>)> = Vec::new();
    for segment in module.elements.iter().map(|segment| segment.id()).collect::<Vec<_>>() {
        let (start, functions) = functions(module, segment, table)?;
        let mut end = None;
        for (place, function) in (start..).zip(functions).filter(|(_, function)| is_kept(*function)) {
            match runs.last_mut() {
                Some((_, run)) if end == Some(place) => run.push(function),
                _ => runs.push((place, vec![function])),
            }
            end = Some(place + 1);
        }
        module.tables.get_mut(table).elem_segments.remove(&segment);
        module.elements.delete(segment);
    }
    for (start, run) in runs {
        let offset = ConstExpr::Value(Value::I32(i32::try_from(start)?));
        let segment =
            module.elements.add(ElementKind::Active { table, offset }, ElementItems::Functions(run));
        module.tables.get_mut(table).elem_segments.insert(segment);
    }
    Ok(())
}

/// The functions of a segment of the table, and the place of the first.
fn functions(module: &Module, segment: walrus::ElementId, of: TableId) -> Result<(usize, Vec<FunctionId>)> {
    let segment = module.elements.get(segment);
    let ElementKind::Active { table, offset: ConstExpr::Value(Value::I32(start)) } = segment.kind else {
        bail!("elements whose place isn't known")
    };
    let ElementItems::Functions(functions) = &segment.items else { bail!("elements that aren't functions") };
    ensure!(table == of, "elements of another table");
    Ok((usize::try_from(start)?, functions.clone()))
}

/// Has the second part take all from the first that both need. What each is called there is said by [`share`].
fn take(second: &mut Module, reach: &Reach) {
    let local: Vec<FunctionId> = second.funcs.iter_local().map(|(id, _)| id).collect();
    for id in local.into_iter().filter(|id| reach.has(*id)) {
        let ty = second.funcs.get(id).ty();
        let import = second.imports.add(NAMESPACE, "", ImportKind::Function(id));
        second.funcs.get_mut(id).kind = FunctionKind::Import(ImportedFunction { import, ty });
    }
    for id in second.memories.iter().map(|memory| memory.id()).collect::<Vec<_>>() {
        second.memories.get_mut(id).import = Some(second.imports.add(NAMESPACE, "", ImportKind::Memory(id)));
    }
    for id in second.tables.iter().map(|table| table.id()).collect::<Vec<_>>() {
        second.tables.get_mut(id).import = Some(second.imports.add(NAMESPACE, "", ImportKind::Table(id)));
    }
    for id in second.globals.iter().map(|global| global.id()).collect::<Vec<_>>() {
        let import = second.imports.add(NAMESPACE, "", ImportKind::Global(id));
        second.globals.get_mut(id).kind = GlobalKind::Import(import);
    }
}

/// Has the first part export what the second takes from it, under names that are as short as they get.
fn share(first: &mut Module, second: &mut Module) -> Result<()> {
    let used: HashSet<String> = first.exports.iter().map(|export| export.name.clone()).collect();
    let mut names = (0..).map(short).filter(|name| !used.contains(name));
    for import in second.imports.iter_mut().filter(|import| import.module == NAMESPACE) {
        // The same thing has the same place in both.
        let item = match import.kind {
            ImportKind::Function(id) => {
                first.funcs.iter().map(|it| it.id()).find(|it| it.index() == id.index()).map(ExportItem::from)
            }
            ImportKind::Memory(id) => first
                .memories
                .iter()
                .map(|it| it.id())
                .find(|it| it.index() == id.index())
                .map(ExportItem::from),
            ImportKind::Table(id) => first
                .tables
                .iter()
                .map(|it| it.id())
                .find(|it| it.index() == id.index())
                .map(ExportItem::from),
            ImportKind::Global(id) => first
                .globals
                .iter()
                .map(|it| it.id())
                .find(|it| it.index() == id.index())
                .map(ExportItem::from),
            ImportKind::Tag(_) => None,
        };
        import.name = names.next().context("there are no names any more")?;
        first.exports.add(&import.name, item.context("the first part lacks what the second takes")?);
    }
    Ok(())
}

/// The names of one letter, then those of two, and so on.
fn short(mut number: usize) -> String {
    const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut name = String::new();
    loop {
        name.push(char::from(LETTERS[number % LETTERS.len()]));
        match (number / LETTERS.len()).checked_sub(1) {
            Some(rest) => number = rest,
            None => return name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_stand_beside_those_of_their_module() {
        assert_eq!(place("_RNvCs1234_7mycrate3foo"), "mycrate::foo");
        assert_eq!(place("_RINvNtC4core3ptr13drop_in_placeNtC1a1BE"), "a::B>");
        assert_eq!(place("mount externref shim"), "mount externref shim");
    }

    #[test]
    fn names_are_short_and_differ() {
        assert_eq!(
            [0, 25, 26, 51, 52, 53, 103, 104].map(short),
            ["a", "z", "A", "Z", "aa", "ba", "Za", "ab"]
        );
        let names: HashSet<String> = (0..60_000).map(short).collect();
        assert_eq!(names.len(), 60_000);
    }
}
