//! Text in an input.

use std::{borrow::Cow, ops::Deref};

use arbitrary::{Arbitrary, Result, Unstructured};

/// What ends a text.
const END: u8 = 0xFF;

/// The bytes up to the next 0xFF or the input's end, as text; what is no UTF-8 in them is replaced rather than left out, so
/// that a small change of an input stays one.
///
/// ```
/// use arbitrary::{Arbitrary, Unstructured};
/// use citecore_fuzz::Text;
///
/// let mut input = Unstructured::new(b"fact [1]\xFF\x01");
/// assert_eq!(&*Text::arbitrary(&mut input)?, "fact [1]");
/// assert_eq!(u8::arbitrary(&mut input)?, 1);
/// assert_eq!(&*Text::arbitrary(&mut input)?, "");
/// # Ok::<(), arbitrary::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Text<'a>(Cow<'a, str>);

impl<'a> Arbitrary<'a> for Text<'a> {
    fn arbitrary(input: &mut Unstructured<'a>) -> Result<Self> {
        let rest = input.peek_bytes(input.len()).unwrap_or_default();
        let length = rest.iter().position(|&byte| byte == END).unwrap_or(rest.len());
        let text = String::from_utf8_lossy(input.bytes(length)?);
        if !input.is_empty() {
            input.bytes(1)?;
        }
        Ok(Self(text))
    }
}

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// A text's beginning, of so many bytes at the most.
pub(crate) fn floor(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}
