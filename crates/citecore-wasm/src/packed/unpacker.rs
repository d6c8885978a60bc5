//! Values that came from JavaScript.

use std::hint::black_box;

use super::Unpack;

/// What is unpacked of fewer bytes makes memory grow a few times at most.
const LARGE: usize = 1 << 20;

/// Memory grows by pages of 64 KB as they are needed, and V8 collects garbage each time, which takes as long as JavaScript has objects:
/// of 500,000 small ones, ten seconds. So it grows at once by some of what is needed, where there is as much.
fn make_room(bytes: usize) {
    const TIMES: usize = 8;
    const MOST: usize = 1 << 28;
    let mut room = Vec::<u8>::new();
    let _ = room.try_reserve_exact((TIMES * bytes.min(MOST / TIMES)).max(1));
    black_box(&room);
}

/// Unpacks values one behind the other. Behind the last byte, which a script of another version alone could lead to, numbers are
/// 0 and texts empty.
pub(crate) struct Unpacker<'b> {
    rest: &'b [u8],
}

impl<'b> Unpacker<'b> {
    pub(crate) fn new(bytes: &'b [u8]) -> Self {
        if bytes.len() > LARGE {
            make_room(bytes.len());
        }
        Self { rest: bytes }
    }

    pub(crate) fn value<T: Unpack>(&mut self) -> T {
        T::unpack(self)
    }

    /// What may be missing, and is its type's default then.
    pub(crate) fn or_default<T: Unpack + Default>(&mut self) -> T {
        let mut value = T::default();
        self.option(&mut value);
        value
    }

    /// Takes the place of what is there, unless it was left out.
    pub(crate) fn option<T: Unpack>(&mut self, option: &mut T) {
        if self.flag() {
            *option = self.value();
        }
    }

    #[inline(never)]
    fn bytes(&mut self, length: usize) -> &'b [u8] {
        let (bytes, rest) = self.rest.split_at_checked(length).unwrap_or_default();
        self.rest = rest;
        bytes
    }

    #[inline(never)]
    pub(crate) fn byte(&mut self) -> u8 {
        self.bytes(1).first().copied().unwrap_or_default()
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.byte() != 0
    }

    #[inline(never)]
    pub(crate) fn whole(&mut self) -> u32 {
        self.bytes(4).try_into().map(u32::from_le_bytes).unwrap_or_default()
    }

    /// How many elements follow. Each has a byte at least.
    pub(crate) fn length(&mut self) -> usize {
        (self.whole() as usize).min(self.rest.len())
    }

    #[inline(never)]
    pub(crate) fn number(&mut self) -> f64 {
        self.bytes(8).try_into().map(f64::from_le_bytes).unwrap_or_default()
    }

    #[inline(never)]
    pub(crate) fn str(&mut self) -> &'b str {
        let length = self.whole() as usize;
        str::from_utf8(self.bytes(length)).unwrap_or_default()
    }

    #[inline(never)]
    fn string(&mut self) -> String {
        self.str().to_owned()
    }
}

impl Unpack for bool {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        from.flag()
    }
}

/// In four bytes, of which the script checks no more than that they are whole. What doesn't fit is the greatest that does: as the
/// remainder of it, a number that nobody allows would pass as one that everybody does.
impl Unpack for u8 {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        Self::try_from(from.whole()).unwrap_or(Self::MAX)
    }
}

/// In four bytes each, which is what these types have: the script packs none that they can't hold.
macro_rules! whole {
    ($($type:ty)*) => {
        $(impl Unpack for $type {
            fn unpack(from: &mut Unpacker<'_>) -> Self {
                from.whole() as Self
            }
        })*
    };
}

whole!(u32 i32 usize);

impl Unpack for f64 {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        from.number()
    }
}

/// In an embedding.
impl Unpack for f32 {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        Self::from_bits(from.whole())
    }
}

impl Unpack for String {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        from.string()
    }
}

impl<T: Unpack> Unpack for Option<T> {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        from.flag().then(|| from.value())
    }
}

impl<T: Unpack> Unpack for Vec<T> {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        let length = from.length();
        let mut values = Self::with_capacity(length);
        for _ in 0..length {
            values.push(from.value());
        }
        values
    }
}
