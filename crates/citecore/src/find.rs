//! Where a text holds another.

/// Where a text first holds another, by Rabin–Karp: bytes are compared only where the rolling hashes are equal, so that it takes linear
/// time but for texts made to collide. The standard library's search is ten times as much to download.
pub(crate) fn find(text: &str, sought: &str) -> Option<usize> {
    /// Odd and with its bits apart, so that no byte is lost from the hash before it leaves it: the prime of FNV-1a.
    const BASE: u32 = 0x0100_0193;
    let (text, sought) = (text.as_bytes(), sought.as_bytes());
    let with = |number: u32, byte: u8| number.wrapping_mul(BASE).wrapping_add(byte.into());
    let (mut wanted, mut found, mut leaving) = (0, 0, 1_u32);
    for (at, &byte) in sought.iter().enumerate() {
        wanted = with(wanted, byte);
        found = with(found, *text.get(at)?);
        leaving = leaving.wrapping_mul(BASE);
    }
    let mut at = 0;
    while found != wanted || !text[at..].starts_with(sought) {
        let next = *text.get(at + sought.len())?;
        found = with(found, next).wrapping_sub(leaving.wrapping_mul(text[at].into()));
        at += 1;
    }
    Some(at)
}

/// Does a text hold another?
pub(crate) fn holds(text: &str, sought: &str) -> bool {
    find(text, sought).is_some()
}

/// All places where a text holds another, which has a byte at least.
pub(crate) fn places(text: &str, sought: &str) -> Vec<usize> {
    let (mut places, mut from) = (Vec::new(), 0);
    while let Some(at) = find(&text[from..], sought) {
        places.push(from + at);
        from += at + sought.len();
    }
    places
}

#[cfg(test)]
mod tests {
    use super::{find, places};

    #[test]
    fn a_text_is_found_where_the_standard_library_finds_it() {
        let texts = ["", "a", "aa", "aab", "abaab", "aabaaab", "별별은 별", "``````", "a``` ```` `"];
        for text in texts {
            for sought in texts {
                assert_eq!(find(text, sought), text.find(sought), "{sought} in {text}");
                if !sought.is_empty() {
                    let expected: Vec<usize> = text.match_indices(sought).map(|(at, _)| at).collect();
                    assert_eq!(places(text, sought), expected, "{sought} in {text}");
                }
            }
        }
    }
}
