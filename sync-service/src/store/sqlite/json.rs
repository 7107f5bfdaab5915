//! JSON in columns.

use rusqlite::types::Type;
use rusqlite::{Error, Row};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Writes a value as JSON.
pub(super) fn text(value: &impl Serialize) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(|error| Error::ToSqlConversionFailure(error.into()))
}

/// Reads the JSON of a column.
pub(super) fn parsed<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    serde_json::from_str(&row.get::<_, String>(column)?)
        .map_err(|error| Error::FromSqlConversionFailure(column, Type::Text, error.into()))
}
