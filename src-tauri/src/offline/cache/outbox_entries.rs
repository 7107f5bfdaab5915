//! The entries of the outbox in the database. The content is encrypted by `offline/outbox.rs`. The
//! idempotency key and the kind are not encrypted.

use super::database::Cache;
use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize};
use sync_protocol::contact::ContactMessage;
use sync_protocol::fleet::Heartbeat;
use sync_protocol::page_views::PageViewReport;
use sync_protocol::places::place::PlaceReport;
use zeroize::{Zeroize, ZeroizeOnDrop};

/// The content of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OutboxEntry {
    /// A message of the contact form.
    Message(ContactMessage),
    /// Something is wrong with a place.
    PlaceReport(PlaceReport),
    /// Page views and uses of places.
    PageViews(PageViewReport),
    /// The state of this kiosk.
    Heartbeat(Heartbeat),
    /// A session that has ended here and must end at the service.
    SignOut(SignOut),
}

/// A session that has ended here.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Zeroize, ZeroizeOnDrop)]
#[serde(rename_all = "camelCase")]
pub struct SignOut {
    /// Idempotency key, used only in the outbox.
    pub key: String,
    /// Refresh token.
    pub token: String,
}

impl std::fmt::Debug for SignOut {
    /// Shows no token, because it must not reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SignOut")
    }
}

impl OutboxEntry {
    /// Returns the idempotency key.
    pub fn key(&self) -> &str {
        match self {
            Self::Message(message) => &message.key,
            Self::PlaceReport(report) => &report.key,
            Self::PageViews(report) => &report.key,
            Self::Heartbeat(beat) => &beat.key,
            Self::SignOut(session) => &session.key,
        }
    }

    /// Returns the kind.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Message(_) => Kind::Message,
            Self::PlaceReport(_) => Kind::PlaceReport,
            Self::PageViews(_) => Kind::PageViews,
            Self::Heartbeat(_) => Kind::Heartbeat,
            Self::SignOut(_) => Kind::SignOut,
        }
    }
}

/// The kind of an entry, which is stored without encryption.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A message of the contact form.
    Message,
    /// Something is wrong with a place.
    PlaceReport,
    /// Page views.
    PageViews,
    /// The state of this kiosk.
    Heartbeat,
    /// A session that has ended.
    SignOut,
}

impl Kind {
    fn as_str(self) -> &'static str {
        match self {
            Self::Message => "message",
            Self::PlaceReport => "place-report",
            Self::PageViews => "page-views",
            Self::Heartbeat => "heartbeat",
            Self::SignOut => "sign-out",
        }
    }
}

/// A new entry, encrypted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EncryptedEntry {
    /// Its idempotency key.
    pub key: String,
    /// Its kind.
    pub kind: Kind,
    /// Its encrypted content.
    pub encrypted: Vec<u8>,
}

/// An entry that waits in the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueuedEntry {
    /// Its number. Entries are sent in this order.
    pub id: i64,
    /// How often sending has failed.
    pub attempts: u32,
    /// When it is due, in milliseconds since 1970.
    pub due_at: i64,
    /// Its idempotency key.
    pub key: String,
    /// Its encrypted content.
    pub encrypted: Vec<u8>,
}

impl Cache {
    /// Adds an entry at the end, unless one with this key exists. Returns its number.
    pub async fn add_entry(&self, entry: EncryptedEntry, due_at: i64) -> rusqlite::Result<i64> {
        self.run(move |db| {
            insert(db, &entry, due_at)?;
            db.query_row("select id from outbox where key = ?1", [entry.key], |row| {
                row.get(0)
            })
        })
        .await
    }

    /// Returns the first entry, due or not.
    pub async fn first_entry(&self) -> rusqlite::Result<Option<QueuedEntry>> {
        self.run(|db| {
            db.query_row(
                "select id, attempts, due_at, key, encrypted from outbox order by id limit 1",
                [],
                |row| {
                    Ok(QueuedEntry {
                        id: row.get(0)?,
                        attempts: row.get(1)?,
                        due_at: row.get(2)?,
                        key: row.get(3)?,
                        encrypted: row.get(4)?,
                    })
                },
            )
            .optional()
        })
        .await
    }

    /// Returns the number of entries, and whether one has this kind.
    pub async fn queue_state(&self, kind: Kind) -> rusqlite::Result<(u32, bool)> {
        self.run(move |db| {
            db.query_row(
                "select count(*), exists (select 1 from outbox where kind = ?1) from outbox",
                [kind.as_str()],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
        })
        .await
    }

    /// Deletes an entry. Its content is overwritten on the disk.
    pub async fn remove_entry(&self, id: i64) -> rusqlite::Result<()> {
        self.run(move |db| {
            db.execute("delete from outbox where id = ?1", [id])?;
            db.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))
        })
        .await
    }

    /// Counts a failed attempt, and sets the time of the next one.
    pub async fn postpone_entry(&self, id: i64, due_at: i64) -> rusqlite::Result<()> {
        self.run(move |db| {
            db.execute(
                "update outbox set attempts = attempts + 1, due_at = ?2 where id = ?1",
                params![id, due_at],
            )
        })
        .await
        .map(drop)
    }
}

pub(super) fn insert(
    db: &Connection,
    entry: &EncryptedEntry,
    due_at: i64,
) -> rusqlite::Result<usize> {
    db.execute(
        "insert into outbox (key, kind, encrypted, due_at) values (?1, ?2, ?3, ?4)
         on conflict (key) do nothing",
        params![entry.key, entry.kind.as_str(), entry.encrypted, due_at],
    )
}
