//! Settings that owners send to kiosks: one record for all kiosks, and one for each that differs.

use super::staff::Staff;
use super::{Desk, DeskError, require, write};
use crate::store::desk::{DeskCommit, RecordKind};
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_fleet::DeskKioskSettings;
use sync_protocol::kiosk_settings::{ALL_KIOSKS, SettingsOfKiosk, WishedSettings};
use sync_protocol::listings::Row;

impl Desk {
    /// What is wished for one kiosk, or for all.
    pub async fn kiosk_settings(
        &self,
        staff: &Staff,
        kiosk: &str,
    ) -> Result<DeskKioskSettings, DeskError> {
        require(staff, Role::Owner)?;
        self.require_kiosk(kiosk).await?;
        let (version, wished) = self.wished_for(kiosk).await?;
        Ok(DeskKioskSettings {
            kiosk: kiosk.to_owned(),
            version,
            wished,
        })
    }

    /// Writes what is wished over the version that was read.
    pub async fn wish_kiosk_settings(
        &self,
        staff: &Staff,
        wanted: &DeskKioskSettings,
    ) -> Result<DeskKioskSettings, DeskError> {
        let found = self.kiosk_settings(staff, &wanted.kiosk).await?;
        if found.version != wanted.version {
            return Err(DeskError::NotFound);
        }
        if let Some(name) = wanted.wished.problem() {
            return Err(DeskError::Field(name.to_owned()));
        }
        // Two kiosks never stand at one site.
        if wanted.kiosk == ALL_KIOSKS && wanted.wished.site.is_some() {
            return Err(DeskError::Field("site".to_owned()));
        }
        let mut commit =
            DeskCommit::of(self.act(staff, ActKind::WriteKioskSettings, &wanted.kiosk));
        commit.act.details.before = facts(&found.wished);
        commit.act.details.after = facts(&wanted.wished);
        let (kind, version) = (RecordKind::KioskSettings, found.version);
        commit.records = vec![write(kind, &wanted.kiosk, version, &wanted.wished)?];
        self.store.commit_desk(commit).await?;
        self.kiosk_settings(staff, &wanted.kiosk).await
    }

    /// The settings of a kiosk: its own, and where they leave one open, those of all. Records are never
    /// deleted, so the sum of both versions rises with every change. It is 0 before the first.
    pub async fn settings_of_kiosk(&self, kiosk: &str) -> Result<SettingsOfKiosk, DeskError> {
        let (own_version, own) = self.wished_for(kiosk).await?;
        let (version, all) = self.wished_for(ALL_KIOSKS).await?;
        Ok(SettingsOfKiosk {
            kiosk: kiosk.to_owned(),
            version: version + own_version,
            wished: own.over(all),
        })
    }

    async fn wished_for(&self, kiosk: &str) -> Result<(i64, WishedSettings), DeskError> {
        let found = self.one(RecordKind::KioskSettings, kiosk).await?;
        Ok(found.map_or_else(Default::default, |kept| (kept.version, kept.content)))
    }

    async fn require_kiosk(&self, kiosk: &str) -> Result<(), DeskError> {
        let is_known = kiosk == ALL_KIOSKS
            || self
                .store
                .kiosks()
                .await?
                .iter()
                .any(|entry| entry.id == kiosk && entry.revoked_at.is_none());
        is_known.then_some(()).ok_or(DeskError::NotFound)
    }
}

/// What the history shows.
fn facts(wished: &WishedSettings) -> Row {
    let hosts = wished.allowed_hosts.as_ref().map(|it| it.join(" "));
    let notices = wished.notices.map(|shown| shown.to_string());
    let all = [
        (":site", wished.site.clone()),
        (":hosts", hosts),
        (":printer", wished.printer.clone()),
        (":notices", notices),
    ];
    let set = all.into_iter();
    set.filter_map(|(name, text)| Some((name.to_owned(), text?)))
        .collect()
}
