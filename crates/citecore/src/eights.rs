//! Eight bytes of a text at once, as one number with the first byte lowest: what most of them have in common is asked of all in a few
//! steps, on every platform alike.

/// The highest bit of each of eight bytes.
pub(crate) const HIGHEST: u64 = each(0x80);

/// The same byte eight times.
pub(crate) const fn each(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Which of eight bytes the lowest of some highest bits is of.
pub(crate) const fn place_of(bits: u64) -> usize {
    bits.trailing_zeros() as usize / 8
}

/// Where a byte stands at a place or next behind it, whatever its ignored bits are, or where the text ends. Inlined, so that what is
/// known of byte and bits is known in the loop.
#[inline(always)]
pub(crate) fn next_byte(text: &[u8], mut at: usize, byte: u8, ignored: u8) -> usize {
    let (wanted, ignoring) = (each(byte | ignored), each(ignored));
    while let Some(eight) = text.get(at..).and_then(<[u8]>::first_chunk) {
        let differs = (u64::from_le_bytes(*eight) | ignoring) ^ wanted;
        // Up to the lowest byte that is zero now, none borrows from the next.
        let same = differs.wrapping_sub(each(1)) & !differs & HIGHEST;
        if same != 0 {
            return at + place_of(same);
        }
        at += eight.len();
    }
    while text.get(at).is_some_and(|&other| other | ignored != byte | ignored) {
        at += 1;
    }
    at
}

/// Where a byte stands at a place or next behind it, whatever its ignored bits are, with another one right before it or nothing; or where
/// the text ends.
#[inline(always)]
pub(crate) fn next_behind(text: &[u8], mut at: usize, before: u8, byte: u8, ignored: u8) -> usize {
    let (wanted, ignoring, behind) = (each(byte | ignored), each(ignored), each(before));
    let mut last = if at > 0 { text[at - 1] } else { before };
    while let Some(eight) = text.get(at..).and_then(<[u8]>::first_chunk) {
        let bytes = u64::from_le_bytes(*eight);
        let differs = (bytes | ignoring) ^ wanted | (bytes << 8 | u64::from(last)) ^ behind;
        let same = differs.wrapping_sub(each(1)) & !differs & HIGHEST;
        if same != 0 {
            return at + place_of(same);
        }
        last = eight[7];
        at += eight.len();
    }
    while let Some(&other) = text.get(at)
        && (other | ignored != byte | ignored || last != before)
    {
        last = other;
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::{next_behind, next_byte};

    #[test]
    fn the_next_byte_is_found_wherever_it_stands() {
        let every: Vec<u8> = (0..=u8::MAX).chain(0..=u8::MAX).collect();
        for byte in 0..=u8::MAX {
            for from in 0..=every.len() {
                for ignored in [0, 0x20] {
                    let same = |&other: &u8| other | ignored == byte | ignored;
                    let expected =
                        every[from..].iter().position(same).map_or(every.len(), |length| from + length);
                    assert_eq!(next_byte(&every, from, byte, ignored), expected, "{byte} from {from}");
                }
            }
        }
    }

    #[test]
    fn the_next_byte_behind_another_is_found_wherever_it_stands() {
        let text = "a b c A  abcaé é à|à|aab b\u{1}".repeat(3).into_bytes();
        let bytes = || text.iter().copied().chain([0, 0x80, 0xff]);
        for (before, byte) in bytes().flat_map(|before| bytes().map(move |byte| (before, byte))) {
            for from in 0..=text.len() {
                for ignored in [0, 0x20] {
                    let is_one = |&at: &usize| {
                        text[at] | ignored == byte | ignored && (at == 0 || text[at - 1] == before)
                    };
                    let expected = (from..text.len()).find(is_one).unwrap_or(text.len());
                    let found = next_behind(&text, from, before, byte, ignored);
                    assert_eq!(found, expected, "{before} {byte} from {from}");
                }
            }
        }
    }
}
