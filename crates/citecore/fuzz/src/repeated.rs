//! Something over and over.

use arbitrary::{Arbitrary, Unstructured};

use crate::text::{Text, floor};

/// The longest of what is repeated, in bytes.
const LONGEST: usize = 48;

/// A few characters, to be repeated until they are a long text, and what stands before them.
///
/// ```
/// use citecore_fuzz::Repeated;
///
/// let repeated = Repeated::read(b"[1] \xFF[a](");
/// assert_eq!((repeated.head(), repeated.unit()), ("[a](", "[1] "));
/// ```
#[derive(Arbitrary, Clone, Debug)]
pub struct Repeated<'a> {
    unit: Text<'a>,
    head: Text<'a>,
    in_pieces: bool,
}

impl<'a> Repeated<'a> {
    /// Reads an input; every input is one.
    ///
    /// # Panics
    ///
    /// Never: what is missing is empty.
    pub fn read(input: &'a [u8]) -> Self {
        Self::arbitrary(&mut Unstructured::new(input)).expect("nothing in it can fail for want of bytes")
    }

    /// What is repeated.
    pub fn unit(&self) -> &str {
        floor(&self.unit, LONGEST)
    }

    /// Does it come in pieces?
    pub fn in_pieces(&self) -> bool {
        self.in_pieces
    }

    /// What stands before it, once.
    pub fn head(&self) -> &str {
        floor(&self.head, LONGEST)
    }
}
