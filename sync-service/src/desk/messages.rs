//! Messages of the contact form: editors read them and say when they are dealt with. Answers are
//! mails of the staff's own.

use super::staff::Staff;
use super::{Desk, DeskError, delete, require, write};
use crate::store::desk::{DeskCommit, RecordKind};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use sync_protocol::desk::{ActKind, DeskMessage, Role};

/// Messages that are shown.
const MESSAGES_MAX: u32 = 200;

/// Who dealt with a message.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct DoneRecord {
    who: String,
}

impl Desk {
    /// The newest messages.
    pub async fn messages(&self, staff: &Staff) -> Result<Vec<DeskMessage>, DeskError> {
        require(staff, Role::Editor)?;
        let done = self.all::<DoneRecord>(RecordKind::Message).await?;
        let mut done: HashMap<String, String> = done
            .into_iter()
            .map(|kept| (kept.id, kept.content.who))
            .collect();
        let messages = self.store.messages(MESSAGES_MAX).await?;
        let shown = messages
            .into_iter()
            .map(|(received_at, message)| DeskMessage {
                done_by: done.remove(&message.key),
                key: message.key,
                name: message.name,
                contact: message.contact,
                subject: message.subject,
                message: message.message,
                received_at,
            });
        Ok(shown.collect())
    }

    /// Marks a message as dealt with, or as open again. The record names no visitor.
    pub async fn set_done(&self, staff: &Staff, key: &str, is_done: bool) -> Result<(), DeskError> {
        require(staff, Role::Editor)?;
        let messages = self.store.messages(MESSAGES_MAX).await?;
        if !messages.iter().any(|(_, message)| message.key == key) {
            return Err(DeskError::NotFound);
        }
        let found = self.one::<DoneRecord>(RecordKind::Message, key).await?;
        let version = found.map(|kept| kept.version);
        let record = DoneRecord {
            who: staff.name.clone(),
        };
        let record = match (is_done, version) {
            (true, None) => write(RecordKind::Message, key, 0, &record)?,
            (false, Some(version)) => delete(RecordKind::Message, key, version),
            _ => return Ok(()),
        };
        let mut commit = DeskCommit::of(self.act(staff, ActKind::MessageDone, key));
        commit.act.details.after = [(":done".to_owned(), is_done.to_string())].into();
        commit.records = vec![record];
        self.store.commit_desk(commit).await?;
        Ok(())
    }
}
