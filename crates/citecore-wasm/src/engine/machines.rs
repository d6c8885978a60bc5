//! Machines by their numbers, which is what JavaScript knows them by: a class of wasm-bindgen's would be downloaded with what counts
//! who uses an object.

use std::sync::{Mutex, MutexGuard, PoisonError};

use citecore::Error;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Machine;
use crate::packed::{Packer, Response, Unpacker};

struct Machines {
    /// A place is empty while its machine does something, and where it has none.
    places: Vec<Option<Box<Machine>>>,
    /// Places whose machines have ended.
    free: Vec<usize>,
}

static MACHINES: Mutex<Machines> = Mutex::new(Machines { places: Vec::new(), free: Vec::new() });

/// Begins a machine, as [`Machine::new`] does, and packs its number.
pub(super) fn begin(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let machine = Box::new(Machine::unpacked(from));
    let mut machines = machines();
    let number = machines.free.pop().unwrap_or(machines.places.len());
    if number == machines.places.len() {
        machines.places.push(None);
    }
    machines.places[number] = Some(machine);
    to.whole(number as u32);
    Ok(())
}

#[inline(never)]
fn machines() -> MutexGuard<'static, Machines> {
    MACHINES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a machine says to something that it does; nothing where there is none. It is out of its place meanwhile: where it breaks
/// off, the others can still be used.
fn with(number: usize, run: &mut dyn FnMut(&mut Machine) -> usize) -> usize {
    let Some(mut machine) = machines().places.get_mut(number).and_then(Option::take) else { return 0 };
    let said = run(&mut machine);
    machines().places[number] = Some(machine);
    said
}

/// Calls a method of a machine, by its place.
#[wasm_bindgen]
pub fn ask(number: usize, which: usize, request: &[u8]) -> Response {
    with(number, &mut |machine| machine.call(which, request))
}

// What is done with the memory that both sides write in; `npm/src/calls.ts` has them too.
const PUSH: usize = 0;
const ROOM: usize = 1;
const ROWS: usize = 2;

/// [`Machine::push`], [`Machine::room`] and [`Machine::rows`], by their places.
#[wasm_bindgen]
pub fn on(number: usize, which: usize, length: usize) -> usize {
    with(number, &mut |machine| match which {
        PUSH => machine.push(length) as usize,
        ROOM => machine.room(length),
        ROWS => machine.rows(),
        _ => 0,
    })
}

/// Gives the memory of a machine back.
#[wasm_bindgen]
pub fn end(number: usize) {
    let mut machines = machines();
    if machines.places[number].take().is_some() {
        machines.free.push(number);
    }
}
