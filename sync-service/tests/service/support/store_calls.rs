//! Counts the calls of the store.

use std::fmt::Debug;
use std::sync::{Arc, Mutex};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::DefaultGuard;
use tracing::{Event, Metadata, Subscriber};

/// The calls of the store that this thread has made, each as `kind` and name of the method.
#[derive(Clone, Default)]
pub struct StoreCalls(Arc<Mutex<Vec<String>>>);

impl StoreCalls {
    /// Listens until the guard is dropped.
    pub fn listen() -> (Self, DefaultGuard) {
        let calls = Self::default();
        let guard = tracing::subscriber::set_default(calls.clone());
        (calls, guard)
    }

    /// Takes what was counted so far.
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

impl Subscriber for StoreCalls {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "sync_service::store"
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut texts = Texts::default();
        event.record(&mut texts);
        self.0.lock().unwrap().push(texts.0.join(" "));
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[derive(Default)]
struct Texts(Vec<String>);

impl Visit for Texts {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "kind" => self.0.push(value.to_owned()),
            // The name of the closure inside the method: `… for …::Sqlite>::user<'_>::{{closure}}`.
            "call" => {
                let method = value.rsplit("Sqlite>::").next().unwrap_or(value);
                let method = method.split(['<', ':']).next().unwrap_or(method);
                self.0.push(method.to_owned());
            }
            _ => {}
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn Debug) {}
}
