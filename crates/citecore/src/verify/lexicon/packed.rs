//! The words of all tables as the compiler packs them: by their places in a table by hash, and none of their letters. The words
//! would be half as much again.

use crate::verify::term::LetterHash;

/// How many bits tell the places for words apart: of 4,000 words that no table has, one is taken for one of theirs. Three bits less
/// would take a KB less, and would misread some word of every help center.
const PLACE_BITS: u32 = 23;

/// The place of the word with this hash: by bits of it that no two words of the tables have alike.
pub(super) const fn place(hash: u32) -> u32 {
    hash >> (u32::BITS - PLACE_BITS)
}

/// The places that gaps tell of. They are in base 26, most significant digit first: small letters, and a capital one for the last.
pub(super) fn unpacked(gaps: &[u8]) -> Vec<usize> {
    let (mut places, mut place, mut gap) = (Vec::new(), 0, 0);
    for letter in gaps {
        gap = gap * DIGITS as usize + usize::from(letter & 31) - 1;
        if letter.is_ascii_uppercase() {
            place += gap;
            gap = 0;
            places.push(place);
        }
    }
    places
}

const DIGITS: u32 = 26;

/// How many words tables have; they stand apart by a space or the end of a line.
pub(super) const fn count(tables: &[&str]) -> usize {
    let (mut count, mut table) = (0, 0);
    while table < tables.len() {
        let text = tables[table].as_bytes();
        let mut at = 0;
        while at < text.len() {
            count += is_last(text, at) as usize;
            at += 1;
        }
        table += 1;
    }
    count
}

/// Is it the last byte of a word?
const fn is_last(text: &[u8], at: usize) -> bool {
    text[at] > b' ' && (at + 1 == text.len() || text[at + 1] <= b' ')
}

/// The row that each table begins with: its lines are counted through all of them.
pub(super) const fn first_rows<const TABLES: usize>(tables: &[&str; TABLES]) -> [u8; TABLES] {
    let (mut first, mut row, mut table) = ([0; TABLES], 0, 0);
    while table < TABLES {
        first[table] = row;
        let text = tables[table].as_bytes();
        let mut at = 0;
        while at < text.len() {
            assert!(row < u8::MAX, "there are more rows than a byte tells apart");
            row += (text[at] == b'\n') as u8;
            at += 1;
        }
        (row, table) = (row + !ends_line(text) as u8, table + 1);
    }
    first
}

/// Does a table end with the end of a line, behind which it has no other?
const fn ends_line(text: &[u8]) -> bool {
    matches!(text, [.., b'\n'])
}

/// The places of all words, rising, each with the word's row in the lowest eight bits.
pub(super) const fn places<const COUNT: usize>(tables: &[&str]) -> [u32; COUNT] {
    let mut places = [0; COUNT];
    let (mut count, mut row, mut table) = (0, 0, 0);
    while table < tables.len() {
        let text = tables[table].as_bytes();
        let (mut hash, mut letter, mut at) = (LetterHash::NEW, 0, 0);
        while at < text.len() {
            match text[at] {
                b' ' => {}
                b'\n' => row += 1,
                // A letter of more than one byte goes on.
                byte @ 0x80..0xc0 => letter = letter << 6 | byte as u32 & 0x3f,
                byte @ 0xc0..0xe0 => letter = byte as u32 & 0x1f,
                byte @ 0xe0.. => letter = byte as u32 & 0xf,
                byte => letter = byte as u32,
            }
            if text[at] > b' ' && (at + 1 == text.len() || text[at + 1] & 0xc0 != 0x80) {
                hash = hash.with(letter);
            }
            if is_last(text, at) {
                places[count] = place(hash.finish()) << 8 | row;
                (count, hash) = (count + 1, LetterHash::NEW);
            }
            at += 1;
        }
        (row, table) = (row + !ends_line(text) as u32, table + 1);
    }
    sorted(places)
}

/// By Shell's method: it is short, and the compiler has no other.
const fn sorted<const COUNT: usize>(mut all: [u32; COUNT]) -> [u32; COUNT] {
    let mut step = COUNT / 2;
    while step > 0 {
        let mut at = step;
        while at < COUNT {
            let one = all[at];
            let mut to = at;
            while to >= step && all[to - step] > one {
                all[to] = all[to - step];
                to -= step;
            }
            all[to] = one;
            at += 1;
        }
        step /= 2;
    }
    all
}

/// The row of each word.
pub(super) const fn rows<const COUNT: usize>(places: &[u32; COUNT]) -> [u8; COUNT] {
    let mut rows = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        rows[at] = places[at] as u8;
        at += 1;
    }
    rows
}

/// How far each place is behind the one before it, as [`unpacked`] reads it, with how many letters that takes; what doesn't fit is
/// left out.
pub(super) const fn gaps<const LENGTH: usize>(places: &[u32]) -> ([u8; LENGTH], usize) {
    let mut gaps = [0; LENGTH];
    let (mut length, mut before, mut at) = (0, 0, 0);
    while at < places.len() {
        let gap = (places[at] >> 8) - before;
        before += gap;
        let mut power = 1;
        while gap / power >= DIGITS {
            power *= DIGITS;
        }
        while power > 0 {
            let first = if power > 1 { b'a' } else { b'A' };
            if length < LENGTH {
                gaps[length] = first + (gap / power % DIGITS) as u8;
            }
            length += 1;
            power /= DIGITS;
        }
        at += 1;
    }
    (gaps, length)
}
