//! Long computations: beside the threads that answer requests, one for each core at a time, and at
//! a lower priority, so that large documents, exports and matches do not delay list reads.

use std::num::NonZero;
use std::sync::LazyLock;
use std::thread;
use tokio::sync::Semaphore;

/// How much lower the priority of a computation is, in steps of nice(2): that of password hashes.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// One for the process, as the cores are.
static PLACES: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    Semaphore::new(cores)
});

/// Questions of strangers that are computed or wait, of all networks together: as many as are
/// answered within a second or two.
const QUESTIONS_MAX: usize = 256;
static QUESTIONS: Semaphore = Semaphore::const_new(QUESTIONS_MAX);

/// The computation panicked, or no thread could be started for it.
#[derive(Debug, thiserror::Error)]
#[error("a computation did not end")]
pub struct Unfinished;

/// Why a question has no answer.
#[derive(Debug, thiserror::Error)]
pub enum Unanswered {
    /// Too many others wait.
    #[error("too many questions wait")]
    Busy,
    /// The computation did not end.
    #[error(transparent)]
    Unfinished(#[from] Unfinished),
}

/// Computes the answer to a question that anyone may ask, like [`compute`], while not too many wait.
///
/// # Errors
/// [`Unanswered::Busy`] at once when too many wait, and [`Unanswered::Unfinished`].
pub async fn answer_question<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Unanswered> {
    let _waiting = QUESTIONS.try_acquire().map_err(|_| Unanswered::Busy)?;
    Ok(compute(work).await?)
}

/// Computes something when there is a core for it. Work that was begun is carried to its end, also
/// when the caller stops waiting. A computation must not start another one and wait for it.
///
/// # Errors
/// [`Unfinished`] when the work panics.
pub async fn compute<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Unfinished> {
    let place = PLACES.acquire().await.map_err(|_| Unfinished)?;
    // A thread of tokio's pool waits for the result, so that a paused clock of a test stands still
    // meanwhile. A lowered priority can't be raised again, so each computation has its own thread.
    let done = tokio::task::spawn_blocking(move || {
        let thread = thread::Builder::new().name("computation".into());
        let thread = thread.spawn(|| {
            lower_priority();
            work()
        });
        thread
            .map_err(|_| Unfinished)
            .and_then(|thread| thread.join().map_err(|_| Unfinished))
    });
    let done = done.await.map_err(|_| Unfinished)?;
    drop(place);
    done
}

/// Lowers the priority of this thread. A service manager that forbids it changes nothing else.
pub fn lower_priority() {
    // On Linux this is the priority of the calling thread alone.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, NICENESS);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_and_leaves_its_place_to_the_next() {
        let cores = PLACES.available_permits();
        for _ in 0..=cores {
            assert!(compute(|| panic!("on purpose")).await.is_err());
        }
        assert_eq!(compute(|| 7).await.ok(), Some(7));
    }

    #[tokio::test]
    async fn more_questions_than_are_soon_answered_are_refused_at_once() {
        let (release, held) = std::sync::mpsc::channel::<()>();
        let held = std::sync::Arc::new(std::sync::Mutex::new(held));
        let ask = |_| {
            let held = std::sync::Arc::clone(&held);
            tokio::spawn(answer_question(move || {
                let _ = held.lock().map(|held| held.recv());
            }))
        };
        let asked: Vec<_> = (0..QUESTIONS_MAX).map(ask).collect();
        while QUESTIONS.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(answer_question(|| 7).await, Err(Unanswered::Busy)));
        drop(release);
        for question in asked {
            assert!(question.await.is_ok_and(|answer| answer.is_ok()));
        }
        assert_eq!(answer_question(|| 7).await.ok(), Some(7));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn the_threads_that_answer_keep_their_priority() {
        let priority = || rustix::process::getpriority_process(None).unwrap_or(0);
        let own = priority();
        assert!(
            compute(priority)
                .await
                .is_ok_and(|lowered| lowered >= NICENESS)
        );
        assert_eq!(priority(), own);
    }
}
