//! The settings that owners of the staff desk give to kiosks, as the kiosks and the operator see them.

use crate::store::desk::{DeskRecord, RecordKind};
use crate::store::fleet::KioskEntry;
use crate::store::{Store, StoreError};
use std::collections::HashMap;
use sync_protocol::kiosk_settings::{ALL_KIOSKS, DesiredSettings};

/// The settings of one kiosk, and their version.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Desired {
    /// The sum of the versions of its own record and of that for all kiosks. Records are never deleted,
    /// so it rises with every change. It is 0 before the first.
    pub version: i64,
    /// Its own settings, with those of all kiosks where its own are open.
    pub settings: DesiredSettings,
}

impl Desired {
    fn new(own: Option<DeskRecord>, all: Option<DeskRecord>) -> Result<Self, StoreError> {
        let (own_version, own) = read(own)?;
        let (version, all) = read(all)?;
        Ok(Self {
            version: version + own_version,
            settings: own.over(all),
        })
    }
}

/// Returns the settings of one kiosk.
pub async fn of_kiosk(store: &dyn Store, kiosk: &str) -> Result<Desired, StoreError> {
    let own = store.desk_record(RecordKind::KioskSettings, kiosk).await?;
    let all = store
        .desk_record(RecordKind::KioskSettings, ALL_KIOSKS)
        .await?;
    Desired::new(own, all)
}

/// Returns all kiosks with their settings, each under the site that an owner gave it.
pub async fn kiosks(store: &dyn Store) -> Result<Vec<(KioskEntry, Desired)>, StoreError> {
    let records = store.desk_records(RecordKind::KioskSettings).await?;
    let records: HashMap<String, DeskRecord> = records
        .into_iter()
        .map(|record| (record.id.clone(), record))
        .collect();
    let all = records.get(ALL_KIOSKS);
    let mut kiosks = Vec::new();
    for mut entry in store.kiosks().await? {
        let desired = Desired::new(records.get(&entry.id).cloned(), all.cloned())?;
        entry.site = desired.settings.site.clone().unwrap_or(entry.site);
        kiosks.push((entry, desired));
    }
    Ok(kiosks)
}

fn read(record: Option<DeskRecord>) -> Result<(i64, DesiredSettings), StoreError> {
    let Some(record) = record else {
        return Ok(Default::default());
    };
    let settings = serde_json::from_str(&record.content);
    let settings = settings.map_err(|error| StoreError::Unavailable(error.into()))?;
    Ok((record.version, settings))
}
