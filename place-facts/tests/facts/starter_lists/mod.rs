//! The starter lists, for tests and examples.

use std::path::Path;
use sync_protocol::listings::Row;

/// The names of the lists.
pub const LISTS: [&str; 9] = [
    "food",
    "clothing",
    "housing",
    "employment",
    "healthcare",
    "legal",
    "id-documents",
    "support",
    "transportation",
];

/// Returns the rows of a list.
pub fn rows(name: &str) -> Vec<Row> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sync-service/data/nj");
    let mut reader = csv::Reader::from_path(folder.join(format!("{name}.csv"))).unwrap();
    reader.deserialize().map(Result::unwrap).collect()
}
