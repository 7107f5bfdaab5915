//! Why a value, a path or a query is rejected.

/// Why a value, a path or a query is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// Not JSON.
    #[error("Invalid data; couldn't parse JSON object, array, or value.")]
    Json,
    /// A key with letters that mean something.
    #[error(
        "Invalid data; couldn't parse key. Keys must be non-empty and cannot contain '.', '#', '$', '/', '[', or ']'"
    )]
    Key,
    /// Deeper than 32 keys.
    #[error("Invalid path: too deep")]
    Deep,
    /// More nodes than a document may have.
    #[error("Data to write exceeds the maximum number of nodes.")]
    Many,
    /// One path of an update contains another, or equals it.
    #[error("Invalid data; a path of the update is an ancestor of another.")]
    Overlap,
    /// An unknown server value, or a sum that is not a number.
    #[error("Invalid data; couldn't parse server value.")]
    ServerValue,
    /// A text of more than 10 MB.
    #[error("Invalid data; a string is longer than 10 MB")]
    Long,
    /// A query that says nothing or contradicts itself.
    #[error("{0}")]
    Query(&'static str),
}
