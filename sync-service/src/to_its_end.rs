//! Work that ends even if its caller goes.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::runtime::Handle;

/// Work that the caller does itself; if the caller is dropped before its end, a task of its own does
/// the rest. So work whose caller stays, which is nearly all of it, costs no task and wakes no thread.
pub struct ToItsEnd<F: Future<Output: Send> + Send + 'static>(Option<Pin<Box<F>>>);

impl<F: Future<Output: Send> + Send + 'static> ToItsEnd<F> {
    /// Prepares work; it begins when it is first awaited.
    pub fn new(work: F) -> Self {
        Self(Some(Box::pin(work)))
    }
}

impl<F: Future<Output: Send> + Send + 'static> Future for ToItsEnd<F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        // Taken out while it works: after a panic nothing of it is to be done again.
        let Some(mut work) = self.0.take() else {
            return Poll::Pending;
        };
        let polled = work.as_mut().poll(context);
        if polled.is_pending() {
            self.0 = Some(work);
        }
        polled
    }
}

impl<F: Future<Output: Send> + Send + 'static> Drop for ToItsEnd<F> {
    fn drop(&mut self) {
        if let Some(work) = self.0.take()
            && let Ok(runtime) = Handle::try_current()
        {
            runtime.spawn(work);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn work_ends_whether_its_caller_stays_or_goes() {
        assert_eq!(ToItsEnd::new(async { 7 }).await, 7);

        let (go_on, waits) = oneshot::channel::<()>();
        let (tell, ended) = oneshot::channel();
        let mut work = ToItsEnd::new(async move {
            let _ = waits.await;
            tell.send("done").unwrap();
        });
        assert_eq!((&mut work).now_or_never(), None);
        drop(work);
        go_on.send(()).unwrap();
        assert_eq!(ended.await, Ok("done"));
    }

    #[tokio::test]
    async fn work_that_panicked_is_not_done_again() {
        let mut work = ToItsEnd::new(async { panic!("as tried") });
        let panicked = std::panic::AssertUnwindSafe(&mut work).catch_unwind().await;
        assert!(panicked.is_err());
        assert!(work.0.is_none());
    }
}
