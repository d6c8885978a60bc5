//! Texts in a wasm that nobody reads.
//!
//! What a dependency exports for JavaScript is linked with all that it names, and left out afterwards where JavaScript doesn't use it:
//! of that, code goes, and data stays. Most of it are the standard library's texts for errors of files and sockets, which a page has none of.

/// The first of these texts, which stand one behind the other.
const FIRST: &[u8] = b"entity not found";

/// The last.
const LAST: &[u8] = b"operation successful";

/// How many bytes all of them have at the most.
const MOST: usize = 2048;

/// The wasm with zeros in their place, which compress to nothing.
pub(super) fn blanked(mut wasm: Vec<u8>) -> Vec<u8> {
    let find = |text: &[u8], from: usize| {
        wasm[from..].windows(text.len()).position(|bytes| bytes == text).map(|at| from + at)
    };
    let texts = find(FIRST, 0).and_then(|from| Some(from..find(LAST, from)? + LAST.len()));
    let are_texts = |bytes: &[u8]| bytes.len() < MOST && bytes.iter().all(|byte| matches!(byte, b' '..=b'~'));
    if let Some(texts) = texts.filter(|texts| are_texts(&wasm[texts.clone()])) {
        wasm[texts].fill(0);
    }
    wasm
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_errors_are_blanked_and_nothing_else() {
        let wasm = |texts: &[u8]| [b"\0asm table", texts, b"other"].concat();
        let texts = b"entity not foundpermission deniedoperation successful";
        assert_eq!(blanked(wasm(texts)), wasm(&vec![0; texts.len()]));
        for others in
            [&b"entity not found"[..], b"operation successful", b"entity not found\x01operation successful"]
        {
            assert_eq!(blanked(wasm(others)), wasm(others));
        }
    }
}
