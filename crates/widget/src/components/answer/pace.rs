//! How often a draft is drawn.

use std::{cell::Cell, rc::Rc, time::Duration};

use js_sys::Date;
use leptos::prelude::{request_animation_frame, set_timeout};

/// Between two drawings. Nobody reads faster, and each of them has the page laid out and painted anew.
const PAUSE: Duration = Duration::from_millis(50);

/// What takes longer to draw and lay out, in milliseconds, is left alone for so many times as long: a large table is laid out anew at
/// each of its rows.
const LONG: f64 = 150.0;
const TIMES: f64 = 4.0;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// What there is, is drawn, and was drawn a while ago.
    Idle,
    /// It will be drawn in the next frame.
    Asked,
    /// It was drawn just now.
    Drawn,
    /// It was drawn just now, and more has come since.
    Behind,
}

/// Draws when it's asked to, in the next frame or, soon after the last drawing, a little later.
pub(super) struct Pace<F> {
    draw: F,
    state: Cell<State>,
}

impl<F: Fn() + 'static> Pace<F> {
    pub(super) fn new(draw: F) -> Rc<Self> {
        Rc::new(Self { draw, state: Cell::new(State::Idle) })
    }

    /// Something is to be drawn.
    pub(super) fn ask(self: &Rc<Self>) {
        match self.state.get() {
            State::Idle => self.soon(),
            State::Drawn => self.state.set(State::Behind),
            State::Asked | State::Behind => {}
        }
    }

    fn soon(self: &Rc<Self>) {
        self.state.set(State::Asked);
        let this = Rc::clone(self);
        request_animation_frame(move || {
            let begun = Date::now();
            (this.draw)();
            this.state.set(State::Drawn);
            set_timeout(
                move || {
                    let took = Date::now() - begun;
                    if took < LONG {
                        this.rested();
                    } else {
                        set_timeout(move || this.rested(), Duration::from_millis((took * TIMES) as u64));
                    }
                },
                PAUSE,
            );
        });
    }

    fn rested(self: &Rc<Self>) {
        if self.state.replace(State::Idle) == State::Behind {
            self.soon();
        }
    }
}
