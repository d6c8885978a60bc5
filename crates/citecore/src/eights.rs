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
    let (eights, rest) = text.get(at..).unwrap_or_default().as_chunks();
    for eight in eights {
        let same = lowest_zero((u64::from_le_bytes(*eight) | ignoring) ^ wanted);
        if same != 0 {
            return at + place_of(same);
        }
        at += 8;
    }
    for &other in rest {
        if other | ignored == byte | ignored {
            break;
        }
        at += 1;
    }
    at
}

/// Where a byte stands at a place or next behind it, whatever its ignored bits are, with another one right before it or nothing; or where
/// the text ends.
#[inline(always)]
pub(crate) fn next_behind(text: &[u8], mut at: usize, before: u8, byte: u8, ignored: u8) -> usize {
    let (wanted, ignoring, behind) = (each(byte | ignored), each(ignored), each(before));
    let mut last = u64::from(if at > 0 { text[at - 1] } else { before });
    let (eights, rest) = text.get(at..).unwrap_or_default().as_chunks();
    for eight in eights {
        let bytes = u64::from_le_bytes(*eight);
        let same = lowest_zero((bytes | ignoring) ^ wanted | (bytes << 8 | last) ^ behind);
        if same != 0 {
            return at + place_of(same);
        }
        last = bytes >> 56;
        at += 8;
    }
    for &other in rest {
        if other | ignored == byte | ignored && last == u64::from(before) {
            break;
        }
        last = other.into();
        at += 1;
    }
    at
}

/// The highest bit of the lowest of eight bytes that is zero, with bits above it that say nothing; 0 where none is zero.
const fn lowest_zero(eight: u64) -> u64 {
    // Up to the lowest byte that is zero, none borrows from the next.
    eight.wrapping_sub(each(1)) & !eight & HIGHEST
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
