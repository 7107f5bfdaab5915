//! Notices that every screen shows until a given time, such as "Code Blue tonight".
//!
//! They are answered like a list, so that kiosks keep them for times without a network. A notice that
//! ended stays a while: a kiosk does not believe a list that became empty.

use crate::store::desk::{DeskRecord, RecordKind};
use crate::store::listings::StoredListing;
use crate::store::{Store, StoreError};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sync_protocol::listings::{ListingName, NOTICES, Row};

/// Most notices that are kept, also ended ones.
pub const NOTICES_MAX: usize = 20;

/// What is kept of a notice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoticeRecord {
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
    /// When it ends, in milliseconds since 1970.
    pub until: i64,
    /// When it was put up.
    pub at: i64,
    /// The staff member who put it up.
    pub who: String,
}

impl NoticeRecord {
    fn row(&self) -> Row {
        [
            ("en", self.en.clone()),
            ("es", self.es.clone()),
            ("until", self.until.to_string()),
        ]
        .map(|(field, text)| (field.to_owned(), text))
        .into()
    }
}

/// What the answer with the notices is made from; its revision is another for other notices.
pub(super) async fn stored(store: &dyn Store) -> Result<Option<StoredListing>, StoreError> {
    let records = store.desk_records(RecordKind::Notice).await?;
    let Some(name) = ListingName::parse(NOTICES) else {
        return Ok(None);
    };
    let mut rows = Vec::with_capacity(records.len());
    for record in &records {
        let notice: NoticeRecord = serde_json::from_str(&record.content)
            .map_err(|error| StoreError::Unavailable(error.into()))?;
        rows.push(notice.row());
    }
    Ok(Some(StoredListing {
        name,
        revision: revision(&records),
        rows,
        // Notices are short-lived by design.
        floor: Some(0),
        updated_at: 0,
    }))
}

fn revision(records: &[DeskRecord]) -> i64 {
    let mut hash = Sha256::new();
    for record in records {
        hash.update(record.id.as_bytes());
        hash.update(record.version.to_be_bytes());
    }
    let hash = hash.finalize();
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&hash[..8]);
    i64::from_be_bytes(bytes)
}
