//! What a call comes to: a value, or an error.

use std::sync::Mutex;

use citecore::{Answer, Error};

use super::{Packer, Unpacker};

static LAST: Mutex<Option<Packer>> = Mutex::new(None);

/// Where a response is in memory. It stays there until the next one: JavaScript reads it where it is, and nothing is copied.
pub(crate) type Response = usize;

/// The first byte of a response.
const VALUE: u8 = 0;
const ERROR: u8 = 1;

/// The value that a call packs, or its error.
pub(crate) fn respond(call: impl FnOnce(&mut Packer) -> Result<(), Error>) -> Response {
    let mut packer = Packer::default();
    packer.byte(VALUE);
    match call(&mut packer) {
        Ok(()) => in_memory(packer),
        Err(error) => failed(&error),
    }
}

/// An error alone.
#[inline(never)]
fn failed(error: &Error) -> Response {
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
    in_memory(packer)
}

#[inline(never)]
fn in_memory(packer: Packer) -> Response {
    LAST.lock().map_or(0, |mut last| last.insert(packer).address())
}

/// An argument `answer`.
pub(crate) fn answer(from: &mut Unpacker<'_>) -> Result<Answer, Error> {
    from.value::<Answer>().from_utf16().map_err(|error| within("answer", &error))
}

/// An error about a part of the argument `name`.
pub(crate) fn within(name: &str, error: &Error) -> Error {
    let mut path = name.to_owned();
    if let Some(rest) = error.path() {
        path.push('.');
        path.push_str(rest);
    }
    Error::invalid_input(path, error.message())
}
