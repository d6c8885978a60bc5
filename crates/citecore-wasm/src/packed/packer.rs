//! Values on their way to JavaScript.

use super::Pack;

/// Packs values one behind the other.
#[derive(Default)]
pub(crate) struct Packer {
    bytes: Vec<u8>,
    /// Long texts, which stay where they are: to copy one takes as long as a tenth of reading it.
    #[cfg(feature = "engine")]
    lent: Vec<String>,
}

#[cfg_attr(not(feature = "engine"), allow(dead_code, reason = "HTML is all that goes there"))]
impl Packer {
    /// Makes room for so many bytes.
    #[cfg(feature = "engine")]
    pub(crate) fn reserve(&mut self, bytes: usize) {
        self.bytes.reserve_exact(bytes);
    }

    #[inline(never)]
    pub(crate) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    #[inline(never)]
    pub(crate) fn whole(&mut self, number: u32) {
        self.bytes.extend_from_slice(&number.to_le_bytes());
    }

    /// A list of whole numbers, packed each.
    #[cfg(feature = "engine")]
    pub(crate) fn wholes(&mut self, numbers: &[[u8; 4]]) {
        self.whole(numbers.len() as u32);
        self.bytes.extend_from_slice(numbers.as_flattened());
    }

    #[inline(never)]
    pub(crate) fn number(&mut self, number: f64) {
        self.bytes.extend_from_slice(&number.to_le_bytes());
    }

    #[inline(never)]
    pub(crate) fn str(&mut self, text: &str) {
        self.whole(text.len() as u32);
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// A long text, as its length and its place in memory.
    #[cfg(feature = "engine")]
    pub(crate) fn lend(&mut self, text: String) {
        self.whole(text.len() as u32);
        self.whole(text.as_ptr() as usize as u32);
        self.lent.push(text);
    }

    /// What may be missing, and is there.
    pub(crate) fn some<T: Pack>(&mut self, value: &T) {
        self.byte(1);
        value.pack(self);
    }

    pub(crate) fn none(&mut self) {
        self.byte(0);
    }

    pub(crate) fn list<T: Pack>(&mut self, list: &[T]) {
        self.whole(list.len() as u32);
        for item in list {
            item.pack(self);
        }
    }

    /// Where it begins in memory.
    pub(super) fn place(&self) -> usize {
        self.bytes.as_ptr() as usize
    }
}

impl Pack for bool {
    fn pack(&self, to: &mut Packer) {
        to.byte(u8::from(*self));
    }
}

/// In four bytes each.
macro_rules! whole {
    ($($type:ty)*) => {
        $(impl Pack for $type {
            fn pack(&self, to: &mut Packer) {
                to.whole(*self as u32);
            }
        })*
    };
}

whole!(u8 u32 i32 usize);

impl Pack for f64 {
    fn pack(&self, to: &mut Packer) {
        to.number(*self);
    }
}

/// In an embedding.
impl Pack for f32 {
    fn pack(&self, to: &mut Packer) {
        to.whole(self.to_bits());
    }
}

impl Pack for String {
    fn pack(&self, to: &mut Packer) {
        to.str(self);
    }
}

impl<T: Pack> Pack for Option<T> {
    fn pack(&self, to: &mut Packer) {
        match self {
            Some(value) => to.some(value),
            None => to.none(),
        }
    }
}

impl<T: Pack> Pack for Vec<T> {
    fn pack(&self, to: &mut Packer) {
        to.list(self);
    }
}
