//! What a linked wasm says of itself: which functions and which data each function and each piece of data refers to by
//! address. The linker writes it down where it is told `--emit-relocs`.

use std::{collections::HashMap, ops::Range};

use anyhow::{Context, Result, bail, ensure};
use wasmparser::{
    DataKind, KnownCustom, Linking, Name, Operator, Parser, Payload, RelocationEntry, RelocationType as Type,
    SymbolFlags, SymbolInfo, TypeRef,
};

/// What something refers to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Target {
    /// A function, by its name.
    Function(String),
    /// A piece of data, by its place in [`Links::data`].
    Data(usize),
}

/// Who refers to whom by address. Calls aren't among it: they can be read from the code.
#[derive(Debug, Default)]
pub(super) struct Links {
    /// What each function refers to, by its name; two that have the same name are as one.
    functions: HashMap<String, Vec<Target>>,
    /// Where each piece of data stands in memory; a piece is what one constant of the program is.
    pub(super) data: Vec<Range<u32>>,
    /// The addresses that data holds: where they stand and what they are of, in order.
    held: Vec<(u32, Target)>,
    /// Names of pieces of data.
    names: Vec<String>,
}

impl Links {
    /// Reads them from what the linker wrote. Errors: it is no wasm, or the linker wasn't asked for them.
    pub(super) fn read(linked: &[u8]) -> Result<Self> {
        Sections::read(linked)?.links()
    }

    /// As if a linker had written it down: what functions refer to, where data stands, and what it holds the addresses of.
    #[cfg(test)]
    pub(super) fn given(
        functions: &[(&str, &[Target])],
        data: &[Range<u32>],
        held: &[(u32, Target)],
    ) -> Self {
        let own = |(name, targets): &(&str, &[Target])| ((*name).to_owned(), targets.to_vec());
        Self {
            functions: functions.iter().map(own).collect(),
            data: data.to_vec(),
            held: held.to_vec(),
            names: Vec::new(),
        }
    }

    /// The piece of data whose name ends so. Errors: there is none, or there are several.
    pub(super) fn datum(&self, end: &str) -> Result<usize> {
        let mut found = (0..self.names.len()).filter(|&piece| self.names[piece].ends_with(end));
        let piece = found.next().with_context(|| format!("there is no data {end}"))?;
        ensure!(found.next().is_none(), "there are several pieces of data {end}");
        Ok(piece)
    }

    /// What a function refers to; none for one that the linker knows nothing of.
    pub(super) fn function(&self, name: &str) -> Option<&[Target]> {
        self.functions.get(name).map(Vec::as_slice)
    }

    /// May a number be the address of data?
    pub(super) fn is_address(&self, number: u32) -> bool {
        self.data.iter().any(|addresses| addresses.contains(&number))
    }

    /// What these addresses of memory hold the addresses of.
    pub(super) fn held(&self, within: &Range<u32>) -> impl Iterator<Item = &Target> {
        let from = self.held.partition_point(|(address, _)| *address < within.start);
        self.held[from..].iter().take_while(|(address, _)| *address < within.end).map(|(_, target)| target)
    }
}

/// A symbol that something can refer to.
enum Symbol {
    Function(u32),
    Data(String, Range<u32>),
    Other,
}

/// A data segment: its first byte in the file and in memory, and how many there are.
struct Segment {
    at: usize,
    address: u32,
    length: usize,
}

/// What of the wasm's sections matters here.
#[derive(Default)]
struct Sections {
    /// Where each section's content begins in the file, by its place among all sections.
    starts: Vec<usize>,
    imported: u32,
    /// Places of the functions' bodies in the file.
    bodies: Vec<Range<usize>>,
    segments: Vec<Segment>,
    names: HashMap<u32, String>,
    symbols: Vec<Symbol>,
    /// The section that each stands in, and what it is.
    relocations: Vec<(u32, RelocationEntry)>,
}

impl Sections {
    fn read(linked: &[u8]) -> Result<Self> {
        let mut sections = Self::default();
        for payload in Parser::new(0).parse_all(linked) {
            let payload = payload?;
            if let Some((_, range)) = payload.as_section() {
                sections.starts.push(range.start);
            }
            sections.take(payload, linked)?;
        }
        if sections.relocations.is_empty() {
            bail!("the linker has written down no relocations");
        }
        Ok(sections)
    }

    fn take(&mut self, payload: Payload<'_>, linked: &[u8]) -> Result<()> {
        match payload {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    self.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body.range()),
            Payload::DataSection(data) => {
                for segment in data {
                    let segment = segment?;
                    let DataKind::Active { offset_expr, .. } = segment.kind else { bail!("passive data") };
                    let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
                        bail!("data whose address isn't known")
                    };
                    let at = segment.data.as_ptr().addr() - linked.as_ptr().addr();
                    self.segments.push(Segment {
                        at,
                        address: value.cast_unsigned(),
                        length: segment.data.len(),
                    });
                }
            }
            Payload::CustomSection(section) => match section.as_known() {
                KnownCustom::Name(names) => self.take_names(names)?,
                KnownCustom::Linking(linking) => {
                    for part in linking.subsections() {
                        if let Linking::SymbolTable(symbols) = part? {
                            for symbol in symbols {
                                let symbol = self.symbol(&symbol?)?;
                                self.symbols.push(symbol);
                            }
                        }
                    }
                }
                KnownCustom::Reloc(relocations) => {
                    for relocation in relocations.entries() {
                        self.relocations.push((relocations.section_index(), relocation?));
                    }
                }
                _ => {}
            },
            _ => {}
        }
        Ok(())
    }

    fn take_names(&mut self, names: wasmparser::NameSectionReader<'_>) -> Result<()> {
        for part in names {
            if let Name::Function(names) = part? {
                for naming in names {
                    let naming = naming?;
                    self.names.insert(naming.index, naming.name.to_owned());
                }
            }
        }
        Ok(())
    }

    fn symbol(&self, symbol: &SymbolInfo<'_>) -> Result<Symbol> {
        Ok(match *symbol {
            SymbolInfo::Func { index, .. } => Symbol::Function(index),
            // A number, such as where the heap begins.
            SymbolInfo::Data { flags, .. } if flags.contains(SymbolFlags::ABSOLUTE) => Symbol::Other,
            SymbolInfo::Data { name, symbol: Some(data), .. } => {
                let segment = self.segments.get(data.index as usize);
                let end = (data.offset + data.size) as usize;
                let segment = segment.filter(|segment| end <= segment.length);
                let start =
                    segment.with_context(|| format!("{name} is in no segment"))?.address + data.offset;
                Symbol::Data(name.to_owned(), start..start + data.size)
            }
            _ => Symbol::Other,
        })
    }

    fn links(self) -> Result<Links> {
        let mut links = Links::default();
        let mut pieces = HashMap::new();
        for (symbol, stands) in self.symbols.iter().enumerate() {
            if let Symbol::Data(name, addresses) = stands {
                pieces.insert(symbol, links.data.len());
                links.names.push(name.clone());
                links.data.push(addresses.clone());
            }
        }
        for (section, relocation) in &self.relocations {
            let symbol = relocation.index as usize;
            let target = match (relocation.ty, self.symbols.get(symbol)) {
                (Type::FunctionIndexLeb | Type::TypeIndexLeb | Type::GlobalIndexLeb, _) => continue,
                (_, Some(Symbol::Function(index))) => Target::Function(own(self.name(*index)?)),
                (_, Some(Symbol::Data(..))) => Target::Data(pieces[&symbol]),
                _ => continue,
            };
            let start = self.starts.get(*section as usize).context("relocations of no section")?;
            let at = start + relocation.offset as usize;
            if let Some(function) = self.function_at(at) {
                links.functions.entry(own(self.name(function)?)).or_default().push(target);
            } else if let Some(address) = self.address_at(at) {
                links.held.push((address, target));
            }
        }
        links.held.sort_by_key(|(address, _)| *address);
        for function in 0..self.imported + self.bodies.len() as u32 {
            links.functions.entry(own(self.name(function)?)).or_default();
        }
        Ok(links)
    }

    fn name(&self, function: u32) -> Result<&str> {
        self.names
            .get(&function)
            .map(String::as_str)
            .with_context(|| format!("function {function} has no name"))
    }

    fn function_at(&self, at: usize) -> Option<u32> {
        let place = self.bodies.partition_point(|body| body.end <= at);
        let body = self.bodies.get(place).filter(|body| body.contains(&at));
        body.map(|_| self.imported + place as u32)
    }

    fn address_at(&self, at: usize) -> Option<u32> {
        let segment =
            self.segments.iter().find(|segment| (segment.at..segment.at + segment.length).contains(&at));
        segment.map(|segment| segment.address + (at - segment.at) as u32)
    }
}

/// A function's name as wasm-bindgen leaves it: what it exports, it gave a number of sixteen digits before, `mount_01579812b48002b8`.
fn own(name: &str) -> String {
    let exported = name.rsplit_once('_').filter(|(_, number)| {
        number.len() == 16 && number.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    });
    exported.map_or(name, |(exported, _)| exported).to_owned()
}

#[cfg(test)]
mod tests {
    use super::own;

    #[test]
    fn exported_functions_have_their_own_names() {
        assert_eq!(own("handle_ask_01579812b48002b8"), "handle_ask");
        assert_eq!(
            own("_RNvNtCs3nUfurA0qaK_15citecore_widget5later"),
            "_RNvNtCs3nUfurA0qaK_15citecore_widget5later"
        );
    }
}
