//! Why a CSV file was not imported.

use crate::store::StoreError;
use sync_protocol::listings::ListingName;

/// Largest file, in bytes: a hundred times the largest list we know.
pub const FILE_MAX: u64 = 20 * 1024 * 1024;

/// Why a file was not imported. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file cannot be opened or read.
    #[error("the file cannot be read")]
    Unreadable(#[from] std::io::Error),
    /// More than [`FILE_MAX`] bytes.
    #[error("the file has {0} bytes; at most {FILE_MAX} are read")]
    TooLarge(u64),
    /// The file is something else; says what.
    #[error("this is {0}. Save it as CSV UTF-8 in your spreadsheet program, and import that file")]
    NotCsv(&'static str),
    /// The first line does not name the columns as it should.
    #[error("line 1: {0}")]
    Header(String),
    /// One row is not as it should be.
    #[error("line {line}: {problem}")]
    Row {
        /// The line in the file, beginning with 1.
        line: usize,
        /// The problem.
        problem: String,
    },
    /// More than a fifth of the rows would go.
    #[error("{removed} of {before} rows would go; if that is meant, say --allow-drop")]
    Drop {
        /// Rows there are.
        before: usize,
        /// Rows of them that the file does not have.
        removed: usize,
    },
    /// The file lacks a column that the list has.
    #[error(
        "the file has no column \"{column}\", and {count} rows of the list say something there; if that is to \
         go, say --allow-drop"
    )]
    Column {
        /// The column.
        column: String,
        /// Rows that say something in it.
        count: usize,
    },
    /// Staff deleted the list at the desk. Its rows are kept under its name until it is put back.
    #[error(
        "the list \"{0}\" was deleted at the desk. Put it back first, with `desk lists --put-back {0}` or at \
         the desk under \"Lists\", or import under another name"
    )]
    Deleted(ListingName),
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}
