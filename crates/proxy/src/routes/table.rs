//! Routes, with the list of them that the OpenAPI document is held against.

use axum::{
    Router,
    handler::Handler,
    routing::{get, post},
};

use crate::app::Shared;

/// Routes that know what they are.
#[derive(Default)]
pub(crate) struct Table {
    router: Router<Shared>,
    /// Method and path of each.
    listed: Vec<(&'static str, &'static str)>,
}

impl Table {
    /// With a page or a file.
    pub(crate) fn get<H: Handler<T, Shared>, T: 'static>(mut self, path: &'static str, handler: H) -> Self {
        self.listed.push(("get", path));
        Self { router: self.router.route(path, get(handler)), ..self }
    }

    /// With something that is asked.
    pub(crate) fn post<H: Handler<T, Shared>, T: 'static>(mut self, path: &'static str, handler: H) -> Self {
        self.listed.push(("post", path));
        Self { router: self.router.route(path, post(handler)), ..self }
    }

    /// With those of another one.
    pub(crate) fn merge(mut self, other: Self) -> Self {
        self.listed.extend(other.listed);
        Self { router: self.router.merge(other.router), ..self }
    }

    /// Method and path of each.
    #[cfg(test)]
    pub(crate) fn listed(&self) -> &[(&'static str, &'static str)] {
        &self.listed
    }

    /// The routes alone.
    pub(crate) fn into_router(self) -> Router<Shared> {
        self.router
    }
}
