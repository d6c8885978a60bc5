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
    /// Takes a module apart, whose data is shared out as given. `used` is what is in either part.
    pub(super) fn of(wasm: &[u8], reach: &Reach, used: &Reach, bytes: &Bytes) -> Result<Self> {
        // Each is all of it at first.
        let (mut first, mut second) = (whole(wasm)?, whole(wasm)?);
        keep_in_table(&mut first, |function| reach.has(function))?;
        bytes.keep(&mut first)?;
        for export in second.exports.iter().map(|export| export.id()).collect::<Vec<_>>() {
            second.exports.delete(export);
        }
        second.start = None;
        keep_in_table(&mut second, |function| used.has(function) && !reach.has(function))?;
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
    use crate::build::widget::split::links::{Links, Target};

    /// Begins with `begin`, looks at the door at 32, and has `late`, `later` and the data from 24 on behind it, but for what is at 36:
    /// nothing looks at that, which looks at `unused`.
    const SAMPLE: &str = r#"(module TABLE
        (memory 1)
        (global $stack (mut i32) (i32.const 1024))
        (func $begin (export "begin") (call $both) (drop (call_indirect (result i32) (i32.const 1))))
        (func $both (export "a") (global.set $stack (i32.const 16)))
        (func $early (result i32) (i32.const 16))
        (func $late (global.set $stack (i32.const 24)) (call $both) (call $later))
        (func $later)
        (func $unused)
        (data $.rodata (i32.const 16) "early...late\00\00\00\00doordead"))"#;

    /// Takes the sample apart, with this table.
    fn parts(table: &str) -> Result<(Module, Module)> {
        let wasm = wat::parse_str(SAMPLE.replacen("TABLE", table, 1))?;
        let module = Module::from_buffer(&wasm)?;
        let function = |name: &str| Target::Function(name.to_owned());
        let refer: &[(&str, &[Target])] = &[
            ("begin", &[Target::Data(2), function("early")]),
            ("both", &[]),
            ("early", &[Target::Data(0)]),
            ("late", &[Target::Data(1)]),
            ("later", &[]),
        ];
        let held = [(32, function("late")), (36, function("unused"))];
        let links = Links::given(refer, &[16..21, 24..28, 32..36, 36..40], &held);
        let (reach, used) = (Reach::of(&module, &links, 2)?, Reach::through(&module, &links)?);
        let bytes = Bytes::of(&module, &links, &reach, &used)?;
        let Parts { first, second } = Parts::of(&wasm, &reach, &used, &bytes)?;
        // Which validates both.
        Ok((Module::from_buffer(&first)?, Module::from_buffer(&second)?))
    }

    fn names(module: &Module, of: impl IntoIterator<Item = FunctionId>) -> Vec<&str> {
        let mut names: Vec<&str> =
            of.into_iter().filter_map(|id| module.funcs.get(id).name.as_deref()).collect();
        names.sort_unstable();
        names
    }

    fn own(module: &Module) -> Vec<&str> {
        names(module, module.funcs.iter_local().map(|(id, _)| id))
    }

    /// What the table has at which place.
    fn table(module: &Module) -> Vec<(usize, &str)> {
        let table = module.tables.iter().next().unwrap().id();
        let mut all = Vec::new();
        for segment in module.elements.iter() {
            let (start, functions) = functions(module, segment.id(), table).unwrap();
            for (place, function) in (start..).zip(functions) {
                all.push((place, module.funcs.get(function).name.as_deref().unwrap_or_default()));
            }
        }
        all.sort_unstable();
        all
    }

    fn data(module: &Module) -> Vec<(i32, &[u8])> {
        let address = |data: &walrus::Data| match data.kind {
            walrus::DataKind::Active { offset: ConstExpr::Value(Value::I32(address)), .. } => address,
            _ => panic!("data without a place"),
        };
        module.data.iter().map(|data| (address(data), &data.value[..])).collect()
    }

    #[test]
    fn each_part_has_its_functions_in_their_places_and_its_data() {
        for (table_of, in_first, in_second) in [
            ("(table 4 funcref) (elem (i32.const 1) $early $late)", &[(1, "early")][..], &[(2, "late")][..]),
            (
                "(table 8 funcref) (elem (i32.const 1) $early $late $early $early $late $late)",
                &[(1, "early"), (3, "early"), (4, "early")],
                &[(2, "late"), (5, "late"), (6, "late")],
            ),
            (
                "(table 9 funcref) (elem (i32.const 1) $early $unused) (elem (i32.const 7) $late $early)",
                &[(1, "early"), (8, "early")],
                &[(7, "late")],
            ),
        ] {
            let (first, second) = parts(table_of).unwrap();
            assert_eq!(own(&first), ["begin", "both", "early"], "{table_of}");
            assert_eq!(own(&second), ["late", "later"], "{table_of}");
            assert_eq!(table(&first), in_first, "{table_of}");
            assert_eq!(table(&second), in_second, "{table_of}");
            assert_eq!(data(&first), [(16, &b"early\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"[..])]);
            assert_eq!(data(&second), [(21, &b"...late\0\0\0\0door"[..])]);
        }
    }

    #[test]
    fn the_second_takes_what_both_need_by_names_that_the_first_gives() {
        let (first, second) = parts("(table 4 funcref) (elem (i32.const 1) $early $late)").unwrap();
        let given: HashSet<&str> = first.exports.iter().map(|export| export.name.as_str()).collect();
        assert!(given.contains("begin"), "its own exports stay");
        assert!(matches!(first.exports.get_func("a"), Ok(id) if names(&first, [id]) == ["both"]));
        assert_eq!(second.exports.iter().count(), 0);
        let taken: Vec<_> = second.imports.iter().collect();
        assert!(
            taken.iter().all(|import| import.module == NAMESPACE && given.contains(import.name.as_str()))
        );
        let of_kind = |is: fn(&ImportKind) -> bool| taken.iter().filter(|import| is(&import.kind)).count();
        assert_eq!(of_kind(|kind| matches!(kind, ImportKind::Function(_))), 1, "both, and nothing unused");
        assert_eq!(of_kind(|kind| matches!(kind, ImportKind::Memory(_))), 1);
        assert_eq!(of_kind(|kind| matches!(kind, ImportKind::Table(_))), 1);
        assert_eq!(of_kind(|kind| matches!(kind, ImportKind::Global(_))), 1, "the stack's");
    }

    #[test]
    fn a_table_that_cannot_be_shared_out_is_an_error() {
        for (table, message) in [
            (
                "(table 4 funcref) (table $other 4 funcref) (elem (table $other) (i32.const 1) func $late)",
                "more than one function table",
            ),
            (
                "(global $at (import \"m\" \"at\") i32) (table 4 funcref) (elem (global.get $at) $early $late)",
                "elements whose place isn't known",
            ),
        ] {
            let failed = parts(table).map(drop).unwrap_err().to_string();
            assert!(failed.contains(message), "{table}: {failed}");
        }
    }

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
