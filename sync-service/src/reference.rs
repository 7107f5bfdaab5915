//! Reference numbers: what ties an answer, its line in the log and the error on a screen together.

use axum::http::HeaderName;
use std::cell::Cell;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// The header that names the reference of an answer.
pub const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// Crockford's base 32: nothing that looks like something else when it is read out on the phone.
const SYMBOLS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 11;

static NEXT: AtomicU64 = AtomicU64::new(0);
/// Numbers that only count would tell callers how busy the service is, so they pass through a keyed
/// hash (SipHash). It needs neither a lock nor a system call.
static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);

thread_local! {
    static CURRENT: Cell<Option<Reference>> = const { Cell::new(None) };
}

/// A reference number of 50 random bits, written like `h7k2m-09qxz`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reference([u8; LENGTH]);

impl Reference {
    /// Makes the next one.
    pub fn next() -> Self {
        let mut bits = KEY.hash_one(NEXT.fetch_add(1, Ordering::Relaxed));
        let mut text = [0; LENGTH];
        for place in &mut text {
            *place = SYMBOLS[(bits & 31) as usize];
            bits >>= 5;
        }
        text[LENGTH / 2] = b'-';
        Self(text)
    }

    /// The reference of the request that this thread works on.
    pub fn current() -> Option<Self> {
        CURRENT.get()
    }

    /// Makes this the current one while `work` runs.
    pub fn during<T>(self, work: impl FnOnce() -> T) -> T {
        struct Restore(Option<Reference>);
        impl Drop for Restore {
            fn drop(&mut self) {
                CURRENT.set(self.0);
            }
        }
        let _before = Restore(CURRENT.replace(Some(self)));
        work()
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_short_readable_and_does_not_count() {
        let (first, second) = (Reference::next(), Reference::next());
        assert_ne!(first, second);
        for one in [first, second] {
            let (left, right) = one.as_str().split_once('-').unwrap();
            assert_eq!((left.len(), right.len()), (5, 5));
            assert!(
                one.as_str()
                    .bytes()
                    .all(|byte| byte == b'-' || SYMBOLS.contains(&byte))
            );
        }
    }

    #[test]
    fn the_current_one_holds_for_the_work_and_also_ends_with_a_panic() {
        let reference = Reference::next();
        assert_eq!(reference.during(Reference::current), Some(reference));
        let panicked = std::panic::catch_unwind(|| reference.during(|| panic!("as tried")));
        assert!(panicked.is_err());
        assert_eq!(Reference::current(), None);
    }
}
