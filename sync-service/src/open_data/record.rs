//! One row of a table of the specification.

use serde_json::{Map, Value};

/// One row of a table.
pub type Record = Map<String, Value>;

/// A text that says something.
pub fn text(text: String) -> Option<Value> {
    (!text.is_empty()).then(|| text.into())
}

/// The fields that say something.
pub fn record<const N: usize>(all: [(&str, Option<Value>); N]) -> Record {
    let told = all.into_iter();
    told.filter_map(|(name, value)| Some((name.to_owned(), value?)))
        .collect()
}
