//! Values on their way to JavaScript.

use std::sync::Arc;

use citecore::{Passage, Source};

use super::Pack;

/// What there may be much of, an answer's text, its citations and its statements, stays where it was made: to copy a text takes as long
/// as a tenth of reading it.
#[cfg(feature = "engine")]
pub(crate) type Lent = (String, Vec<[u32; 4]>, Vec<[u32; 5]>);

/// Packs values one behind the other.
#[derive(Default)]
pub(crate) struct Packer {
    bytes: Vec<u8>,
    #[cfg(feature = "engine")]
    lent: Vec<Lent>,
    /// Where passages of the request are in memory, and their places among them, by the former.
    #[cfg(feature = "engine")]
    given: Vec<(usize, usize)>,
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

    #[inline(never)]
    pub(crate) fn number(&mut self, number: f64) {
        self.bytes.extend_from_slice(&number.to_le_bytes());
    }

    #[inline(never)]
    pub(crate) fn str(&mut self, text: &str) {
        self.whole(text.len() as u32);
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Elements that stay where they are, as how many there are and their place in memory. Who packs them lends them.
    #[cfg(feature = "engine")]
    pub(crate) fn stays<T>(&mut self, elements: &[T]) {
        self.whole(elements.len() as u32);
        self.whole(elements.as_ptr() as usize as u32);
    }

    /// Keeps as long as its bytes what stays where it is.
    #[cfg(feature = "engine")]
    pub(crate) fn lend(&mut self, lent: Lent) {
        self.lent.push(lent);
    }

    /// The passages of these sources came with the request, before any other: JavaScript has them.
    #[cfg(feature = "engine")]
    pub(crate) fn given(&mut self, sources: &[Source]) {
        let places = sources.iter().enumerate();
        self.given = places.map(|(at, source)| (Arc::as_ptr(&source.passage) as usize, at)).collect();
        self.given.sort_unstable();
    }

    /// A passage, as 0 and its fields; one of the request as its place among those, counted from 1.
    pub(crate) fn passage(&mut self, passage: &Arc<Passage>) {
        #[cfg(feature = "engine")]
        {
            let own = Arc::as_ptr(passage) as usize;
            let found = self.given.binary_search_by_key(&own, |given| given.0);
            if let Ok(at) = found {
                let place = self.given[at].1 + 1;
                return self.whole(place as u32);
            }
        }
        self.whole(0);
        passage.pack(self);
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
    pub(super) fn address(&self) -> usize {
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
