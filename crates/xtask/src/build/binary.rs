//! How a wasm is written: sections, texts, numbers.

/// Of a wasm: what it is, and its version.
pub(super) const HEADER: usize = 8;

/// A section with this content.
pub(super) fn section(id: u8, content: &[u8], wasm: &mut Vec<u8>) {
    wasm.push(id);
    sized(content, wasm);
}

/// A text, its length before it.
pub(super) fn text(text: &str, wasm: &mut Vec<u8>) {
    sized(text.as_bytes(), wasm);
}

/// Bytes, their count before them.
pub(super) fn sized(bytes: &[u8], wasm: &mut Vec<u8>) {
    number(bytes.len(), wasm);
    wasm.extend_from_slice(bytes);
}

/// As LEB128, seven bits a byte.
pub(super) fn number(mut number: usize, wasm: &mut Vec<u8>) {
    while number > 0x7f {
        wasm.push(number as u8 | 0x80);
        number >>= 7;
    }
    wasm.push(number as u8);
}
