//! The pieces of an answer that a function of the page gives one by one.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use js_sys::{Date, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;

use super::{Failure, Stop, code};
use crate::{host::property, pause::moment};

/// How long pieces gather behind those that were taken last, in milliseconds: as long as the answer isn't drawn again. There may be a
/// thousand a second, and to wait for each alone, or for those of a frame, takes longer than all that is done with them.
const GATHER: f64 = 50.0;

/// Pieces that an async iterator gives, asked for the next as soon as one is there.
pub(super) struct Pieces(Rc<State>);

struct State {
    iterator: JsValue,
    next: Function,
    names: [JsValue; 2],
    /// What came and wasn't taken yet.
    text: RefCell<String>,
    /// When something was taken last.
    taken: Cell<f64>,
    end: RefCell<Option<Result<(), Failure>>>,
    /// Who wants to know that something came.
    told: Cell<Option<Function>>,
    /// What a promise of the iterator calls, as long as one is awaited.
    listeners: RefCell<Option<[Listener; 2]>>,
}

type Listener = Closure<dyn FnMut(JsValue)>;

impl Pieces {
    /// Asks for the first. Errors: it is no iterator.
    pub(super) fn begin(iterator: &JsValue) -> Result<Self, Failure> {
        let next = property(iterator, "next").and_then(|next| next.dyn_into().ok());
        let state = Rc::new(State {
            iterator: iterator.clone(),
            next: next.ok_or_else(|| Failure::new(code::PAGE, "complete: no iterator"))?,
            names: ["done", "value"].map(JsValue::from),
            text: RefCell::default(),
            taken: Cell::default(),
            end: RefCell::default(),
            told: Cell::default(),
            listeners: RefCell::default(),
        });
        let listener = |hear: fn(&State, JsValue)| {
            let state = Rc::clone(&state);
            Closure::new(move |heard| hear(&state, heard))
        };
        let listeners = [listener(State::came), listener(|state, thrown| state.failed(&thrown))];
        state.listeners.replace(Some(listeners));
        state.ask();
        Ok(Self(state))
    }

    /// What came since the last time; none at the end. Errors: what the iterator has thrown, `stopped`.
    pub(super) async fn next(&self, stop: &Stop) -> Result<Option<String>, Failure> {
        let state = &self.0;
        let waited = if state.is_silent() { self.wait(stop).await } else { Ok(()) };
        let text = state.text.take();
        if !text.is_empty() {
            state.taken.set(Date::now());
            return Ok(Some(text));
        }
        waited?;
        state.end.take().unwrap_or(Ok(())).map(|()| None)
    }

    async fn wait(&self, stop: &Stop) -> Result<(), Failure> {
        let told = Promise::new(&mut |tell, _| self.0.told.set(Some(tell)));
        stop.wait(&told, Failure::of_page).await?;
        let left = self.0.taken.get() + GATHER - Date::now();
        // A clock may be set back.
        if left > 0.0 && left <= GATHER {
            stop.wait(&moment(left as i32), Failure::of_page).await?;
        }
        Ok(())
    }
}

impl Drop for Pieces {
    /// What is still awaited is passed over.
    fn drop(&mut self) {
        self.0.end.replace(Some(Ok(())));
    }
}

impl State {
    fn is_silent(&self) -> bool {
        self.text.borrow().is_empty() && self.end.borrow().is_none()
    }

    fn ask(&self) {
        match self.next.call0(&self.iterator) {
            Ok(promise) => {
                if let Some([came, failed]) = &*self.listeners.borrow() {
                    let _ = Promise::resolve(&promise).then2(came, failed);
                }
            }
            Err(thrown) => self.failed(&thrown),
        }
    }

    fn came(&self, step: JsValue) {
        if self.end.borrow().is_some() {
            // Nobody waits any more.
            return self.over(Ok(()));
        }
        match self.read(&step) {
            Ok(Some(piece)) => {
                self.text.borrow_mut().push_str(&piece);
                self.tell();
                self.ask();
            }
            end => self.over(end.map(drop)),
        }
    }

    fn read(&self, step: &JsValue) -> Result<Option<String>, Failure> {
        let [done, value] = &self.names;
        let get = |name| Reflect::get(step, name).map_err(|thrown| Failure::of_page(&thrown));
        if get(done)?.is_truthy() {
            return Ok(None);
        }
        let piece = get(value)?.as_string();
        piece.map(Some).ok_or_else(|| Failure::new(code::PAGE, "complete: expected strings"))
    }

    fn failed(&self, thrown: &JsValue) {
        self.over(Err(Failure::of_page(thrown)));
    }

    fn over(&self, end: Result<(), Failure>) {
        self.end.replace(Some(end));
        self.tell();
        // They hold what holds them.
        self.listeners.take();
    }

    fn tell(&self) {
        if let Some(tell) = self.told.take() {
            // It resolves a promise of our own, which can't fail.
            let _ = tell.call0(&JsValue::NULL);
        }
    }
}
