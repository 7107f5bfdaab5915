//! Time, randomness and back-off, passed in so that tests can set them.

pub mod backoff;
pub mod clock;
pub mod random;
