//! What a call comes to: a value, or an error.

use citecore::{Answer, Error};

#[cfg(feature = "engine")]
use super::Pack;
use super::{Packer, Unpacker};

/// The first byte of a response.
const VALUE: u8 = 0;
const ERROR: u8 = 1;

/// The value that a call packs, or its error.
pub(crate) fn respond(call: impl FnOnce(&mut Packer) -> Result<(), Error>) -> Vec<u8> {
    let mut packer = Packer::default();
    packer.byte(VALUE);
    match call(&mut packer) {
        Ok(()) => packer.into_bytes(),
        Err(error) => failed(&error),
    }
}

/// A value alone.
#[cfg(feature = "engine")]
pub(crate) fn pack(value: &impl Pack) -> Vec<u8> {
    let mut packer = Packer::default();
    packer.byte(VALUE);
    value.pack(&mut packer);
    packer.into_bytes()
}

/// A value, or the error in its place.
#[cfg(feature = "engine")]
pub(crate) fn result(result: Result<impl Pack, Error>) -> Vec<u8> {
    match result {
        Ok(value) => pack(&value),
        Err(error) => failed(&error),
    }
}

/// An error alone.
#[inline(never)]
pub(crate) fn failed(error: &Error) -> Vec<u8> {
    let mut packer = Packer::default();
    packer.byte(ERROR);
    packer.str(error.code());
    match error.path() {
        Some(path) => {
            packer.byte(1);
            packer.str(path);
        }
        None => packer.none(),
    }
    packer.str(error.message());
    packer.into_bytes()
}

/// An argument `answer` whose offsets matter.
pub(crate) fn answer(from: &mut Unpacker<'_>) -> Result<Answer, Error> {
    from.value::<Answer>().from_utf16().map_err(|error| within("answer", &error))
}

/// An error about a part of the argument `name`.
pub(crate) fn within(name: &str, error: &Error) -> Error {
    let path = error.path().map_or_else(|| name.to_owned(), |path| format!("{name}.{path}"));
    Error::invalid_input(path, error.message())
}
