//! Halves of characters. Servers that count in units of UTF-16, as JavaScript does, may cut a character in two and send each half in an
//! event of its own: `"a\ud83d"`, then `"\ude00b"`. No text can hold a half, and no reader of JSON takes one.

use serde::de::DeserializeOwned;

/// Stands before the stand-in of a half: a code point that Unicode keeps out of all texts.
const MARK: char = '\u{fdd0}';
/// The stand-in of the first half that there is, U+D800; the others follow it. For private use, and none without the mark.
const FIRST: u32 = 0x10_f000;
const HALVES: std::ops::RangeInclusive<u16> = 0xd800..=0xdfff;

/// Reads JSON; halves in its texts have stand-ins, for [`Joined::push`]. Errors: it can't be read.
pub(super) fn read<T: DeserializeOwned>(json: &[u8]) -> serde_json::Result<T> {
    serde_json::from_slice(json).or_else(|error| match with_stand_ins(json) {
        Some(json) => serde_json::from_slice(&json),
        None => Err(error),
    })
}

/// The same JSON with a stand-in for each half without its other half; none where there is no such half.
fn with_stand_ins(json: &[u8]) -> Option<Vec<u8>> {
    let mut replaced = Vec::new();
    let mut any = false;
    let mut rest = json;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        replaced.extend_from_slice(&rest[..at]);
        rest = &rest[at..];
        let length = match (unit(rest), rest.get(6..).and_then(unit)) {
            (Some(0xd800..=0xdbff), Some(0xdc00..=0xdfff)) => 12,
            (Some(half), _) if HALVES.contains(&half) => {
                any = true;
                replaced.extend(stand_in(half).into_bytes());
                rest = &rest[6..];
                continue;
            }
            // An escaped backslash begins no other escape.
            _ => rest.len().min(2),
        };
        replaced.extend_from_slice(&rest[..length]);
        rest = &rest[length..];
    }
    replaced.extend_from_slice(rest);
    any.then_some(replaced)
}

/// The unit of UTF-16 that an escape at the beginning is.
fn unit(json: &[u8]) -> Option<u16> {
    let digits =
        json.strip_prefix(b"\\u")?.get(..4).filter(|digits| digits.iter().all(u8::is_ascii_hexdigit))?;
    u16::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
}

fn stand_in(half: u16) -> String {
    let offset = u32::from(half - HALVES.start());
    [MARK].into_iter().chain(char::from_u32(FIRST + offset)).collect()
}

/// The half that a character stands for behind the mark.
fn half(stand_in: char) -> Option<u16> {
    let offset = u16::try_from(u32::from(stand_in).checked_sub(FIRST)?).ok()?;
    HALVES.start().checked_add(offset).filter(|half| HALVES.contains(half))
}

/// Text whose halves have come together.
#[derive(Debug, Default)]
pub(super) struct Joined {
    text: String,
    /// The first half of a character whose second may come with the next piece.
    first: Option<u16>,
}

impl Joined {
    /// More text. A half whose other half isn't there becomes U+FFFD, as bytes do that are no UTF-8.
    pub(super) fn push(&mut self, text: &str) {
        if self.first.is_none() && !text.contains(MARK) {
            self.text.push_str(text);
            return;
        }
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            let found = characters.peek().copied().filter(|_| character == MARK).and_then(half);
            if found.is_some() {
                characters.next();
            }
            match found {
                None => {
                    self.end();
                    self.text.push(character);
                }
                Some(first @ 0xd800..=0xdbff) => {
                    self.end();
                    self.first = Some(first);
                }
                Some(second) => {
                    let units = self.first.take().into_iter().chain([second]);
                    self.text.extend(
                        char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)),
                    );
                }
            }
        }
    }

    /// No other half will come.
    pub(super) fn end(&mut self) {
        if self.first.take().is_some() {
            self.text.push(char::REPLACEMENT_CHARACTER);
        }
    }

    /// The text since the last call, but for a half that waits for its other half.
    pub(super) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(pieces: &[&str]) -> String {
        let mut joined = Joined::default();
        for piece in pieces {
            joined.push(&read::<String>(piece.as_bytes()).unwrap());
        }
        joined.end();
        joined.take()
    }

    #[test]
    fn halves_come_together_over_pieces() {
        for (pieces, expected) in [
            (&[r#""a\ud83d""#, r#""\ude00b""#][..], "a😀b"),
            (&[r#""\uD83D""#, r#""""#, r#""\uDE00""#], "😀"),
            (&[r#""a\ud83d""#, r#""b""#], "a\u{fffd}b"),
            (&[r#""a\ud83d""#], "a\u{fffd}"),
            (&[r#""\ude00b""#], "\u{fffd}b"),
            (&[r#""\ud83d\ud83d""#, r#""\ude00\ude00""#], "\u{fffd}😀\u{fffd}"),
            (&[r#""\ud83d\ude00\ud83d""#, r#""\ude00 \\ud83d \n""#], "😀😀 \\ud83d \n"),
            (&[r#""\\\ud83d""#, r#""\ude00\\""#], "\\😀\\"),
            (&["\"\u{fdd0}a\u{10f000}\""], "\u{fdd0}a\u{10f000}"),
        ] {
            assert_eq!(joined(pieces), expected, "{pieces:?}");
        }
    }

    #[test]
    fn what_is_no_json_stays_none() {
        for json in [r#""\u12""#, r#""\ud83"#, r#""\ud83d"#, r#""\x""#, "\"\\"] {
            assert!(read::<String>(json.as_bytes()).is_err(), "{json}");
        }
    }
}
