//! Tables of texts. Each text that a program's data names takes eight bytes there, its address and its length, of which most are known:
//! texts stand in the order in which they are named. A table comes as the lengths alone, and is written when the wasm starts. Of
//! pulldown-cmark's 2,125 names of characters, it takes 5 of 17 KB off (Brotli).

mod texts;

use std::ops::Range;

use anyhow::{Context, Result, bail, ensure};
use wasmparser::{BinaryReader, DataKind, Operator, Parser, Payload};

use crate::build::binary::{HEADER, number, section, sized};
use texts::Tables;

/// What writes the tables.
const UNPACK: &str = include_str!("unpack.wat");

/// Where the packed tables stand until then: at the far end of the stack, which nothing has used yet.
const PACKED: usize = 1024;

/// An instruction that gives that address, and the end of an expression.
const AT_PACKED: [u8; 4] = [0x41, 0x80, 0x08, 0x0b];

/// Of fewer texts, tables are not packed: it takes next to nothing off.
const ENOUGH: usize = 1_000;

/// A type, and the sections that are looked for.
const NO_PARAMETERS_NO_RESULTS: [u8; 3] = [0x60, 0, 0];
const TYPES: u8 = 1;
const FUNCTIONS: u8 = 3;
const START: u8 = 8;
const ELEMENTS: u8 = 9;
const CODE: u8 = 10;
const DATA: u8 = 11;
const DATA_COUNT: u8 = 12;

/// The wasm with its tables of texts packed.
pub(crate) fn packed(wasm: &[u8]) -> Result<Vec<u8>> {
    let Parts { sections, segments, types, functions } = Parts::read(wasm)?;
    let Some(base) = segments.iter().map(|segment| segment.address).min() else { return Ok(wasm.to_vec()) };
    let tables = Tables::of(wasm, &segments, base);
    if tables.count() < ENOUGH {
        return Ok(wasm.to_vec());
    }
    let (packed, count) = tables.packed()?;
    ensure!(PACKED + packed.len() < base as usize, "packed tables of {} bytes have no room", packed.len());
    let unpacking = Unpacking { kind: types, code: unpack(base, count)?, packed };
    let mut blank = wasm.to_vec();
    tables.places().for_each(|place| blank[place].fill(0));
    let mut written = blank.get(..HEADER).context("the wasm has no header")?.to_vec();
    let mut started = false;
    for (id, range) in sections {
        let content = &blank[range];
        ensure!(id != START, "the wasm starts with a function of its own");
        if matches!(id, ELEMENTS | CODE | DATA_COUNT) && !started {
            let mut start = Vec::new();
            number(functions, &mut start);
            section(START, &start, &mut written);
            started = true;
        }
        match unpacking.part(id) {
            Some(more) => section(id, &with_more(content, &more)?, &mut written),
            None => section(id, content, &mut written),
        }
    }
    Ok(written)
}

/// The function that writes the tables, and what it reads.
struct Unpacking {
    /// Its type, by the number of types that stand before it.
    kind: usize,
    code: Vec<u8>,
    packed: Vec<u8>,
}

impl Unpacking {
    /// What of it a section has; none where it has nothing of it.
    fn part(&self, id: u8) -> Option<Vec<u8>> {
        let mut part = Vec::new();
        match id {
            TYPES => part.extend(NO_PARAMETERS_NO_RESULTS),
            FUNCTIONS => number(self.kind, &mut part),
            CODE => part.extend(&self.code),
            DATA => {
                part.push(0);
                part.extend(AT_PACKED);
                sized(&self.packed, &mut part);
            }
            DATA_COUNT => {}
            _ => return None,
        }
        Some(part)
    }
}

/// A section that begins with the count of what is in it, with one thing more.
fn with_more(content: &[u8], more: &[u8]) -> Result<Vec<u8>> {
    let mut reader = BinaryReader::new(content, 0);
    let count = reader.read_var_u32()?;
    let mut section = Vec::new();
    number(count as usize + 1, &mut section);
    section.extend_from_slice(&content[reader.original_position()..]);
    section.extend_from_slice(more);
    Ok(section)
}

/// The code of the function that writes the tables.
fn unpack(base: u32, runs: usize) -> Result<Vec<u8>> {
    let text = UNPACK.lines().filter(|line| !line.starts_with(";;")).collect::<Vec<_>>().join("\n");
    let [packed, base, runs] = [PACKED, base as usize, runs].map(|number| number.to_string());
    let text = text.replace("PACKED", &packed).replace("BASE", &base).replace("RUNS", &runs);
    for payload in Parser::new(0).parse_all(&wat::parse_str(text)?) {
        if let Payload::CodeSectionEntry(body) = payload? {
            let mut code = Vec::new();
            sized(body.as_bytes(), &mut code);
            return Ok(code);
        }
    }
    bail!("no code");
}

/// What is looked at of a wasm.
struct Parts {
    /// All sections but those without a meaning of their own.
    sections: Vec<(u8, Range<usize>)>,
    segments: Vec<Segment>,
    /// How many types there are.
    types: usize,
    /// How many functions there are, imported ones included.
    functions: usize,
}

/// A piece of data.
struct Segment {
    /// Where it stands in memory.
    address: u32,
    /// Where it stands in the wasm.
    range: Range<usize>,
}

impl Parts {
    fn read(wasm: &[u8]) -> Result<Self> {
        let mut parts = Self { sections: Vec::new(), segments: Vec::new(), types: 0, functions: 0 };
        for payload in Parser::new(0).parse_all(wasm) {
            let payload = payload?;
            parts.sections.extend(payload.as_section());
            match payload {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        parts.functions += usize::from(matches!(import?.ty, wasmparser::TypeRef::Func(_)));
                    }
                }
                Payload::TypeSection(types) => parts.types = types.count() as usize,
                Payload::FunctionSection(functions) => parts.functions += functions.count() as usize,
                Payload::DataSection(all) => {
                    for data in all {
                        let data = data?;
                        let DataKind::Active { offset_expr, .. } = &data.kind else {
                            bail!("data without a place")
                        };
                        let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
                            bail!("data whose address isn't known")
                        };
                        let end = data.range.end;
                        let range = end - data.data.len()..end;
                        parts.segments.push(Segment { address: value.cast_unsigned(), range });
                    }
                }
                _ => {}
            }
        }
        Ok(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{build::inputs::hex, run};

    const TEXTS: u32 = 32_768;
    const TABLE: u32 = 49_152;

    /// A wasm with these names of texts in its data, and the data.
    fn module(names: &[(u32, u32)], more: &str) -> (Vec<u8>, Vec<u8>) {
        let words = |&(address, length): &(u32, u32)| [address.to_le_bytes(), length.to_le_bytes()].concat();
        let table: Vec<u8> = names.iter().flat_map(words).collect();
        let data: String = table.iter().map(|byte| format!("\\{byte:02x}")).collect();
        let texts = "abcdefgh".repeat(1_000);
        let wat = format!(
            "(module
                (import \"a\" \"b\" (func (param i32)))
                (memory (export \"memory\") 8)
                (func $own (export \"own\") (result i32) (i32.const 7))
                {more}
                (data (i32.const {TEXTS}) \"{texts}\")
                (data (i32.const {TABLE}) \"{data}\"))"
        );
        (wat::parse_str(wat).unwrap(), table)
    }

    /// What a wasm has where the table stands once it has started.
    fn started(wasm: &[u8], length: usize) -> String {
        let script = "const wasm = new WebAssembly.Module(Buffer.from(process.argv[1], 'hex'));
            const { memory, own } = new WebAssembly.Instance(wasm, { a: { b() {} } }).exports;
            if (own() !== 7) throw new Error('another function');
            console.log(Buffer.from(memory.buffer, +process.argv[2], +process.argv[3]).toString('hex'));";
        let mut node = run::command("node");
        node.args(["--eval", script, &hex(wasm), &TABLE.to_string(), &length.to_string()]);
        let output = node.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    #[test]
    fn tables_are_as_they_were_once_the_wasm_has_started() {
        let one_behind_the_other = |count: u32| (0..count).map(|place| (TEXTS + place * 5, 5));
        let names: Vec<(u32, u32)> = one_behind_the_other(1_200)
            // One that stands there already, one behind a gap, the longest, and what is no name: too long, too far, empty.
            .chain([
                (TEXTS + 10, 5),
                (TEXTS + 6_000, 3),
                (TEXTS + 6_003, 127),
                (TEXTS, 128),
                (1 << 20, 4),
                (TEXTS, 0),
            ])
            .chain([(TEXTS + 6_130, 1), (TEXTS + 6_131, 2), (TABLE, 8)])
            .collect();
        for more in ["", "(table 1 funcref) (elem (i32.const 0) $own)"] {
            let (wasm, table) = module(&names, more);
            let packed = packed(&wasm).unwrap();
            assert!(packed.len() + 7_000 < wasm.len() + packed.iter().filter(|byte| **byte == 0).count());
            assert_eq!(started(&packed, table.len()), hex(&table));
        }
    }

    #[test]
    fn tables_far_apart_are_found() {
        let (wasm, table) = module(
            &vec![(TEXTS, 9); 1_000],
            "(data (i32.const 400000) \"\\00\\80\\00\\00\\04\\00\\00\\00\")",
        );
        assert_eq!(started(&packed(&wasm).unwrap(), table.len()), hex(&table));
    }

    #[test]
    fn a_wasm_with_few_texts_stays_as_it_is() {
        let (wasm, _) = module(&vec![(TEXTS, 9); 999], "");
        assert_eq!(packed(&wasm).unwrap(), wasm);
        assert_eq!(
            packed(&wat::parse_str("(module)").unwrap()).unwrap(),
            wat::parse_str("(module)").unwrap()
        );
    }

    #[test]
    fn a_wasm_that_starts_by_itself_is_an_error() {
        let (wasm, _) = module(&vec![(TEXTS, 9); 1_000], "(func $begin) (start $begin)");
        assert!(packed(&wasm).unwrap_err().to_string().contains("starts with a function of its own"));
    }
}
