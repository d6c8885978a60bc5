//! What the widget remembers. Values of every type are kept in one type of cell, and one type of signal tells that they
//! have changed: Leptos's own, typed ones would be all of their code again for every type.

use std::{any::Any, cell::RefCell, marker::PhantomData, rc::Rc};

use leptos::prelude::{GetValue, IsDisposed, LocalStorage, Notify, StoredValue, Track, Trigger};

/// A value that lives as long as the owner that it was made under.
pub(crate) struct Kept<T> {
    cell: StoredValue<Rc<dyn Any>, LocalStorage>,
    value: PhantomData<fn() -> T>,
}

impl<T> Clone for Kept<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Kept<T> {}

impl<T: 'static> Kept<T> {
    pub(crate) fn new(value: T) -> Self {
        Self { cell: StoredValue::new_local(Rc::new(RefCell::new(value))), value: PhantomData }
    }

    /// Is its owner gone, and the value with it?
    pub(crate) fn is_gone(self) -> bool {
        self.cell.is_disposed()
    }

    fn cell(self) -> Option<Rc<RefCell<T>>> {
        self.cell.try_get_value()?.downcast().ok()
    }

    /// None once it is gone.
    pub(crate) fn try_with<U>(self, read: impl FnOnce(&T) -> U) -> Option<U> {
        self.cell().map(|cell| read(&cell.borrow()))
    }

    /// None once it is gone.
    pub(crate) fn try_update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        self.cell().map(|cell| change(&mut cell.borrow_mut()))
    }

    /// Panics once it is gone.
    pub(crate) fn with<U>(self, read: impl FnOnce(&T) -> U) -> U {
        self.try_with(read).expect("what is read is still there")
    }

    /// A copy; none once it is gone.
    pub(crate) fn try_get(self) -> Option<T>
    where
        T: Clone,
    {
        self.try_with(T::clone)
    }

    /// A copy. Panics once it is gone.
    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// Nothing once it is gone.
    pub(crate) fn set(self, value: T) {
        if let Some(cell) = self.cell() {
            // What was there is dropped when the cell is free again: dropping may lead back here.
            cell.replace(value);
        }
    }
}

/// A value that the page follows: whoever reads it in an effect is run again when it changes.
pub(crate) struct Watched<T> {
    kept: Kept<T>,
    changed: Trigger,
}

impl<T> Clone for Watched<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Watched<T> {}

impl<T: 'static> Watched<T> {
    pub(crate) fn new(value: T) -> Self {
        Self { kept: Kept::new(value), changed: Trigger::new() }
    }

    /// The value, without following it.
    pub(crate) fn untracked(self) -> Kept<T> {
        self.kept
    }

    pub(crate) fn with<U>(self, read: impl FnOnce(&T) -> U) -> U {
        self.changed.track();
        self.kept.with(read)
    }

    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    pub(crate) fn set(self, value: T) {
        self.kept.set(value);
        self.changed.notify();
    }

    pub(crate) fn update(self, change: impl FnOnce(&mut T)) {
        self.kept.try_update(change);
        self.changed.notify();
    }
}
