//! Catches panics, so that no part of the service stops for good. Each panic is logged with a
//! reference number, counted, and shown to the operator.

use crate::reference::Reference;
use futures_util::FutureExt;
use std::collections::{BTreeMap, BTreeSet};
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The panics of one part since the program started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Panics {
    /// How many.
    pub count: u64,
    /// The reference number of the last one in the log.
    pub last: Reference,
}

/// One register for the process, as the panic hook itself is one for the process.
static REGISTER: Mutex<BTreeMap<&'static str, Panics>> = Mutex::new(BTreeMap::new());

/// The parts whose panics are counted, whether they panicked or not.
static WATCHED: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// Counts the panics of a part from now on, so that an operator sees its 0 before the first.
pub fn watch(part: &'static str) {
    let mut watched = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
    watched.insert(part);
}

/// The parts that are watched.
pub fn watched() -> BTreeSet<&'static str> {
    WATCHED
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
}

/// Logs the place of a panic instead of its message, which may contain personal text.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        let thread = thread::current();
        tracing::error!(
            place = place.unwrap_or_default(),
            thread = thread.name().unwrap_or_default(),
            "a panic"
        );
    }));
}

/// Records a panic of a part. Returns the reference number in its log line: that of the current
/// request, if there is one.
pub fn note(part: &'static str) -> Reference {
    let reference = Reference::current().unwrap_or_else(Reference::next);
    tracing::error!(part, %reference, "a part of the service panicked; the service keeps running");
    let mut register = REGISTER.lock().unwrap_or_else(PoisonError::into_inner);
    let panics = register.entry(part).or_insert(Panics {
        count: 0,
        last: reference,
    });
    panics.count += 1;
    panics.last = reference;
    reference
}

/// The parts that panicked since the program started.
pub fn panics() -> BTreeMap<&'static str, Panics> {
    REGISTER
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
}

/// Runs the work. Returns `None` when it panicked.
pub fn attempt<T>(part: &'static str, work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work))
        .map_err(|_| note(part))
        .ok()
}

/// Runs asynchronous work. Returns `None` when it panicked.
pub async fn attempt_async<T>(part: &'static str, work: impl Future<Output = T>) -> Option<T> {
    let result = AssertUnwindSafe(work).catch_unwind().await;
    result.map_err(|_| note(part)).ok()
}

/// Starts a thread that repeats its work after a panic. It ends when the work returns.
pub fn spawn(
    part: &'static str,
    mut work: impl FnMut() + Send + 'static,
) -> std::io::Result<thread::JoinHandle<()>> {
    watch(part);
    thread::Builder::new()
        .name(part.into())
        .spawn(move || while attempt(part, &mut work).is_none() {})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_panics_begins_again_and_the_panic_is_counted() {
        let mut runs = 0;
        let (sender, results) = std::sync::mpsc::channel();
        let thread = spawn("test-thread", move || {
            runs += 1;
            assert!(runs > 2, "as tried");
            sender.send(runs).unwrap();
        });
        thread.unwrap().join().unwrap();
        assert_eq!(results.recv().unwrap(), 3);
        assert_eq!(panics()["test-thread"].count, 2);
    }

    #[tokio::test]
    async fn a_panic_of_a_request_is_found_by_the_reference_of_the_request() {
        let reference = Reference::next();
        let work = async { panic!("as tried") };
        let mut attempt = Box::pin(attempt_async::<()>("test-request", work));
        let found =
            std::future::poll_fn(|context| reference.during(|| attempt.as_mut().poll(context)));
        assert_eq!(found.await, None);
        assert_eq!(panics()["test-request"].last, reference);
    }
}
