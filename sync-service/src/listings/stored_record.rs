//! Reads what staff decided about the website, of which there is one record each.

use crate::store::desk::RecordKind;
use crate::store::{Store, StoreError};
use serde::de::DeserializeOwned;

/// Returns the version and the content of a record; `None` before staff decided anything.
pub(super) async fn stored_record<T: DeserializeOwned>(
    store: &dyn Store,
    kind: RecordKind,
    id: &str,
) -> Result<Option<(i64, T)>, StoreError> {
    let Some(stored) = store.desk_record(kind, id).await? else {
        return Ok(None);
    };
    let record = serde_json::from_str(&stored.content)
        .map_err(|error| StoreError::Unavailable(error.into()))?;
    Ok(Some((stored.version, record)))
}
