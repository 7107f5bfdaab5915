//! Columns of rows, read without a panic.

use crate::store::StoreError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use tokio_postgres::Row;

/// The error of a column that holds something else than this program writes.
pub(super) fn unreadable(cause: impl Into<Box<dyn Error + Send + Sync>>) -> StoreError {
    StoreError::Unavailable(cause.into())
}

/// Reads a number that is never negative.
pub(super) fn number<N: TryFrom<i64>>(row: &Row, column: usize) -> Result<N, StoreError> {
    fits(row.try_get(column)?)
}

/// Reads a number that may be missing.
pub(super) fn number_or_none<N: TryFrom<i64>>(
    row: &Row,
    column: usize,
) -> Result<Option<N>, StoreError> {
    let found: Option<i64> = row.try_get(column)?;
    found.map(fits).transpose()
}

fn fits<N: TryFrom<i64>>(number: i64) -> Result<N, StoreError> {
    N::try_from(number).map_err(|_| unreadable("a number is out of its range"))
}

/// Reads bytes of a fixed length, such as a hash.
pub(super) fn exact<const N: usize>(row: &Row, column: usize) -> Result<[u8; N], StoreError> {
    let found: &[u8] = row.try_get(column)?;
    found.try_into().map_err(unreadable)
}

/// Reads bytes of a fixed length that may be missing.
pub(super) fn exact_or_none<const N: usize>(
    row: &Row,
    column: usize,
) -> Result<Option<[u8; N]>, StoreError> {
    let found: Option<&[u8]> = row.try_get(column)?;
    found
        .map(|it| it.try_into().map_err(unreadable))
        .transpose()
}

/// Reads the JSON of a column of text.
pub(super) fn parsed<T: DeserializeOwned>(row: &Row, column: usize) -> Result<T, StoreError> {
    serde_json::from_str(row.try_get(column)?).map_err(unreadable)
}

/// Writes a value as JSON.
pub(super) fn text(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(unreadable)
}
