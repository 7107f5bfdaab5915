//! A list of routes in which every line states a right.
//!
//! axum's router cannot be asked for its routes; this list can, so that a test walks it.

use super::App;
use axum::Router;
use axum::http::Method;
use axum::routing::MethodRouter;

/// Who may call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// Everybody, without an account.
    Anyone,
}

/// Routes in the making.
#[derive(Default)]
pub struct Routes {
    router: Router<App>,
    list: Vec<(Right, Method, &'static str)>,
}

impl Routes {
    /// No routes yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one route.
    #[must_use]
    pub fn route(
        mut self,
        right: Right,
        method: Method,
        path: &'static str,
        handler: MethodRouter<App>,
    ) -> Self {
        self.list.push((right, method, path));
        self.router = self.router.route(path, handler);
        self
    }

    /// Right, method and path of every route.
    pub fn list(&self) -> &[(Right, Method, &'static str)] {
        &self.list
    }

    /// The router.
    pub fn into_router(self) -> Router<App> {
        self.router
    }
}
