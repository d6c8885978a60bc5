//! Values as bytes, which is how JavaScript and the engine hand them to each other.
//!
//! The bytes don't say what they are: `npm/src/packed` lists the fields of each type in the order in which they stand here, and
//! checks what it packs. So nothing that comes in can be wrong, an error is made where the value is one of JavaScript still, and a
//! type takes a few bytes of code, where readers and writers of serde's took a quarter of the whole wasm.
//!
//! Whole numbers have four bytes, little-endian, others eight. A text is its length and its UTF-8, a list its length and its
//! elements; before what may be missing, a byte says whether it is there. On its way to JavaScript an answer's text is its length and its place,
//! as are its citations and its statements; and a passage that came with the request is its place among those.

mod answers;
mod json;
#[cfg(feature = "engine")]
mod options;
#[cfg(feature = "engine")]
mod outcome;
mod packer;
mod passages;
mod response;
mod unpacker;

#[cfg(feature = "engine")]
pub(crate) use answers::pack_answer;
#[cfg(feature = "engine")]
pub(crate) use outcome::pack_outcome;
pub(crate) use packer::Packer;
pub(crate) use response::{Response, answer, respond, within};
pub(crate) use unpacker::Unpacker;

/// What goes to JavaScript.
#[cfg_attr(not(feature = "engine"), allow(dead_code, reason = "HTML is all that goes there"))]
pub(crate) trait Pack {
    fn pack(&self, to: &mut Packer);
}

/// What comes from JavaScript.
pub(crate) trait Unpack {
    fn unpack(from: &mut Unpacker<'_>) -> Self;
}

/// Types whose fields stand one behind the other.
macro_rules! records {
    ($($type:ty { $($field:ident),* })*) => {
        $crate::packed::packs! { $($type { $($field),* })* }

        $(impl $crate::packed::Unpack for $type {
            fn unpack(from: &mut $crate::packed::Unpacker<'_>) -> Self {
                Self { $($field: from.value()),* }
            }
        })*
    };
}

/// Those of them that go to JavaScript alone.
macro_rules! packs {
    ($($type:ty { $($field:ident),* })*) => {
        $(impl $crate::packed::Pack for $type {
            fn pack(&self, to: &mut $crate::packed::Packer) {
                $(self.$field.pack(to);)*
            }
        })*
    };
}

/// Words, as their places in the list.
macro_rules! choices {
    ($($type:ty { $($word:ident),* })*) => {
        $(impl $crate::packed::Pack for $type {
            fn pack(&self, to: &mut $crate::packed::Packer) {
                to.byte(*self as u8);
            }
        }

        // The list has them in the order in which the type does.
        const _: () = {
            let words = [$(<$type>::$word),*];
            let mut place = 0;
            while place < words.len() {
                assert!(words[place] as usize == place);
                place += 1;
            }
        };

        impl $crate::packed::Unpack for $type {
            fn unpack(from: &mut $crate::packed::Unpacker<'_>) -> Self {
                let words = [$(Self::$word),*];
                words[usize::from(from.byte()) % words.len()]
            }
        })*
    };
}

pub(crate) use {choices, packs, records};
