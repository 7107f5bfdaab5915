//! Miles between ZIP codes of New Jersey.

pub use place_facts::geography::{Point, miles, point};
