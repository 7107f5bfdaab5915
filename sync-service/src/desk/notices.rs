//! Notices on every screen, put up by editors until a time.

use super::staff::Staff;
use super::{Desk, DeskError, Kept, delete, require, told, write};
use crate::listings::notices::{NOTICES_MAX, NoticeRecord};
use crate::store::desk::{DeskCommit, RecordKind};
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_notices::{DeskNotice, NOTICE_MAX, NewNotice};
use sync_protocol::listings::Row;

/// The longest time that a notice stands, in milliseconds.
const LONGEST: i64 = 31 * 24 * 3_600 * 1_000;

impl Desk {
    /// All notices, the newest first, also those that ended lately.
    pub async fn notices(&self) -> Result<Vec<DeskNotice>, DeskError> {
        let mut all = self.all::<NoticeRecord>(RecordKind::Notice).await?;
        all.sort_by_key(|kept| std::cmp::Reverse(kept.content.at));
        Ok(all.into_iter().map(shown).collect())
    }

    /// Puts a notice on every screen.
    pub async fn put_up(&self, staff: &Staff, notice: &NewNotice) -> Result<(), DeskError> {
        require(staff, Role::Editor)?;
        let now = self.now();
        let record = NoticeRecord {
            en: told("en", &notice.en, NOTICE_MAX)?,
            es: told("es", &notice.es, NOTICE_MAX)?,
            until: notice.until,
            at: now,
            who: staff.name.clone(),
        };
        if record.until <= now || record.until > now + LONGEST {
            return Err(DeskError::Field("until".to_owned()));
        }
        let mut all = self.all::<NoticeRecord>(RecordKind::Notice).await?;
        all.sort_by_key(|kept| (kept.content.until, kept.content.at));
        let surplus = (all.len() + 1).saturating_sub(NOTICES_MAX);
        let id = self.new_id();
        let mut commit = DeskCommit::of(self.act(staff, ActKind::Notice, &id));
        commit.act.details.after = facts(&record);
        let old = all.iter().take(surplus);
        commit.records = old
            .map(|kept| delete(RecordKind::Notice, &kept.id, kept.version))
            .collect();
        commit
            .records
            .push(write(RecordKind::Notice, &id, 0, &record)?);
        self.store.commit_desk(commit).await?;
        self.publish().await;
        Ok(())
    }

    /// Takes a notice away before its time.
    pub async fn take_down(&self, staff: &Staff, id: &str) -> Result<(), DeskError> {
        require(staff, Role::Editor)?;
        let kept = self.one::<NoticeRecord>(RecordKind::Notice, id).await?;
        let kept = kept.ok_or(DeskError::NotFound)?;
        let ended = NoticeRecord {
            until: self.now().min(kept.content.until),
            ..kept.content.clone()
        };
        let mut commit = DeskCommit::of(self.act(staff, ActKind::EndNotice, id));
        commit.act.details.before = facts(&kept.content);
        commit.act.details.after = facts(&ended);
        commit.records = vec![write(RecordKind::Notice, id, kept.version, &ended)?];
        self.store.commit_desk(commit).await?;
        self.publish().await;
        Ok(())
    }
}

fn facts(notice: &NoticeRecord) -> Row {
    [
        ("en", notice.en.clone()),
        ("es", notice.es.clone()),
        (":until", notice.until.to_string()),
    ]
    .map(|(name, text)| (name.to_owned(), text))
    .into()
}

fn shown(kept: Kept<NoticeRecord>) -> DeskNotice {
    let Kept { id, content, .. } = kept;
    DeskNotice {
        id,
        en: content.en,
        es: content.es,
        until: content.until,
        who: content.who,
    }
}
