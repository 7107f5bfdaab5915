//! Settings that owners give to kiosks: one record for all kiosks, and one for each that differs.

use super::staff::Staff;
use super::{Desk, DeskError, outdated, require, titled, write};
use crate::store::desk::{DeskCommit, RecordKind};
use std::collections::HashSet;
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_fleet::DeskKioskSettings;
use sync_protocol::kiosk_settings::{ALL_KIOSKS, DesiredSettings};
use sync_protocol::limits::SITE_NAME_MAX;
use sync_protocol::listings::Row;

impl Desk {
    /// Returns the settings of one kiosk, or of all.
    pub async fn kiosk_settings(
        &self,
        staff: &Staff,
        kiosk: &str,
    ) -> Result<DeskKioskSettings, DeskError> {
        require(staff, Role::Owner)?;
        self.require_kiosk(kiosk).await?;
        let found = self.one(RecordKind::KioskSettings, kiosk).await?;
        let (version, desired) =
            found.map_or_else(Default::default, |kept| (kept.version, kept.content));
        Ok(DeskKioskSettings {
            kiosk: kiosk.to_owned(),
            version,
            desired,
        })
    }

    /// Changes settings over the version that was read.
    pub async fn change_kiosk_settings(
        &self,
        staff: &Staff,
        wanted: &DeskKioskSettings,
    ) -> Result<DeskKioskSettings, DeskError> {
        let found = self.kiosk_settings(staff, &wanted.kiosk).await?;
        if found.version != wanted.version {
            return Err(outdated(&found));
        }
        if let Some(name) = wanted.desired.problem() {
            return Err(DeskError::Field(name.to_owned()));
        }
        if let Some(site) = &wanted.desired.site {
            titled("site", site, SITE_NAME_MAX)?;
        }
        // Two kiosks never stand at one site.
        if wanted.kiosk == ALL_KIOSKS && wanted.desired.site.is_some() {
            return Err(DeskError::Field("site".to_owned()));
        }
        let mut desired = wanted.desired.clone();
        if let Some(hosts) = &mut desired.allowed_hosts {
            let mut seen = HashSet::new();
            hosts.retain(|host| seen.insert(host.clone()));
        }
        let mut commit =
            DeskCommit::of(self.act(staff, ActKind::WriteKioskSettings, &wanted.kiosk));
        commit.act.details.before = facts(&found.desired);
        commit.act.details.after = facts(&desired);
        let (kind, version) = (RecordKind::KioskSettings, found.version);
        commit.records = vec![write(kind, &wanted.kiosk, version, &desired)?];
        self.store.commit_desk(commit).await?;
        self.kiosk_settings(staff, &wanted.kiosk).await
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

/// Returns what the record of acts keeps.
fn facts(desired: &DesiredSettings) -> Row {
    let hosts = desired.allowed_hosts.as_ref().map(|it| it.join(" "));
    let notices = desired.notices.map(|shown| shown.to_string());
    let all = [
        (":site", desired.site.clone()),
        (":hosts", hosts),
        (":printer", desired.printer.clone()),
        (":notices", notices),
    ];
    let set = all.into_iter();
    set.filter_map(|(name, text)| Some((name.to_owned(), text?)))
        .collect()
}
