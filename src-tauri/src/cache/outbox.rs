//! What could not be sent yet. A parcel keeps its key, so that it arrives once however often it is
//! sent; what it says is encrypted by its owner (`outbox.rs`), only its kind is not.

use super::Cache;
use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize};
use sync_protocol::contact::ContactMessage;
use sync_protocol::fleet::Heartbeat;
use sync_protocol::limits::PAGE_VIEW_COUNTS_MAX;
use sync_protocol::page_views::{Page, PageViewCount, PageViewReport};
use zeroize::{Zeroize, ZeroizeOnDrop};

/// What waits for the network.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Parcel {
    /// A message of the contact form.
    Message(ContactMessage),
    /// Page views.
    Visits(PageViewReport),
    /// How this kiosk is.
    Heartbeat(Heartbeat),
    /// A session that ended here and has to end at the service.
    SignOut(SignOut),
}

/// A session that ended here.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Zeroize, ZeroizeOnDrop)]
#[serde(rename_all = "camelCase")]
pub struct SignOut {
    /// Idempotency key, for the outbox alone.
    pub key: String,
    /// Refresh token.
    pub token: String,
}

impl std::fmt::Debug for SignOut {
    /// No token reaches a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SignOut")
    }
}

impl Parcel {
    /// What the service, or this kiosk, counts it by.
    pub fn key(&self) -> &str {
        match self {
            Self::Message(message) => &message.key,
            Self::Visits(report) => &report.key,
            Self::Heartbeat(beat) => &beat.key,
            Self::SignOut(session) => &session.key,
        }
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Message(_) => Kind::Message,
            Self::Visits(_) => Kind::Visits,
            Self::Heartbeat(_) => Kind::Heartbeat,
            Self::SignOut(_) => Kind::SignOut,
        }
    }
}

/// What a parcel is; the one thing that can be read without the key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A message of the contact form.
    Message,
    /// Page views.
    Visits,
    /// How this kiosk is.
    Heartbeat,
    /// A session that ended.
    SignOut,
}

impl Kind {
    fn as_str(self) -> &'static str {
        match self {
            Self::Message => "message",
            Self::Visits => "visits",
            Self::Heartbeat => "heartbeat",
            Self::SignOut => "sign-out",
        }
    }
}

/// A parcel as it rests on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealed {
    /// Its idempotency key.
    pub key: String,
    /// What it is.
    pub kind: Kind,
    /// What it says, encrypted.
    pub sealed: Vec<u8>,
}

/// A parcel in the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// Its place: parcels leave in this order.
    pub id: i64,
    /// How often it was tried.
    pub tries: u32,
    /// Not before this time, in milliseconds since 1970.
    pub due_at: i64,
    /// Its idempotency key.
    pub key: String,
    /// What it says, encrypted.
    pub sealed: Vec<u8>,
}

impl Cache {
    /// Puts a parcel at the end, once per key; answers its place.
    pub async fn put_parcel(&self, parcel: Sealed, due_at: i64) -> rusqlite::Result<i64> {
        self.run(move |db| {
            insert(db, &parcel, due_at)?;
            db.query_row(
                "select id from outbox where key = ?1",
                [parcel.key],
                |row| row.get(0),
            )
        })
        .await
    }

    /// The parcel that is next, due or not.
    pub async fn first_parcel(&self) -> rusqlite::Result<Option<Waiting>> {
        self.run(|db| {
            db.query_row(
                "select id, tries, due_at, key, sealed from outbox order by id limit 1",
                [],
                |row| {
                    Ok(Waiting {
                        id: row.get(0)?,
                        tries: row.get(1)?,
                        due_at: row.get(2)?,
                        key: row.get(3)?,
                        sealed: row.get(4)?,
                    })
                },
            )
            .optional()
        })
        .await
    }

    /// How many parcels wait, and whether one of this kind does.
    pub async fn waiting(&self, kind: Kind) -> rusqlite::Result<(u32, bool)> {
        self.run(move |db| {
            db.query_row(
                "select count(*), exists (select 1 from outbox where kind = ?1) from outbox",
                [kind.as_str()],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
        })
        .await
    }

    /// Deletes a parcel that arrived or never can; what it said is overwritten on the disk.
    pub async fn remove_parcel(&self, id: i64) -> rusqlite::Result<()> {
        self.run(move |db| {
            db.execute("delete from outbox where id = ?1", [id])?;
            db.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))
        })
        .await
    }

    /// Counts a failed try.
    pub async fn postpone_parcel(&self, id: i64, due_at: i64) -> rusqlite::Result<()> {
        self.run(move |db| {
            db.execute(
                "update outbox set tries = tries + 1, due_at = ?2 where id = ?1",
                params![id, due_at],
            )
        })
        .await
        .map(drop)
    }

    /// Adds one view of a page on a day.
    pub async fn count_visit(&self, page: Page, day: String) -> rusqlite::Result<()> {
        self.run(move |db| {
            db.execute(
                "insert into visits (page, day, count) values (?1, ?2, 1)
                 on conflict (page, day) do update set count = count + 1",
                params![page.as_str(), day],
            )
        })
        .await
        .map(drop)
    }

    /// Moves all counted views into the parcel that `seal` makes of them, in one transaction: a kill
    /// loses none and doubles none. Answers whether there were any.
    pub async fn pack_visits(
        &self,
        at: i64,
        seal: impl FnOnce(Vec<PageViewCount>) -> Option<Sealed> + Send + 'static,
    ) -> rusqlite::Result<bool> {
        self.run(move |db| {
            let change = db.transaction()?;
            let counts: Vec<PageViewCount> = change
                .prepare("select page, day, count from visits order by day, page limit ?1")?
                .query_map(
                    [i64::try_from(PAGE_VIEW_COUNTS_MAX).unwrap_or(i64::MAX)],
                    |row| {
                        let page: String = row.get(0)?;
                        Ok(Page::parse(&page).map(|page| (page, row.get(1), row.get(2))))
                    },
                )?
                .filter_map(Result::transpose)
                .map(|count| {
                    let (page, day, count) = count?;
                    Ok(PageViewCount {
                        page,
                        day: day?,
                        count: count?,
                    })
                })
                .collect::<rusqlite::Result<_>>()?;
            if counts.is_empty() {
                return Ok(false);
            }
            for count in &counts {
                change.execute(
                    "delete from visits where day = ?1 and page = ?2",
                    params![count.day, count.page.as_str()],
                )?;
            }
            let Some(parcel) = seal(counts) else {
                return Ok(false);
            };
            insert(&change, &parcel, at)?;
            change.commit()?;
            Ok(true)
        })
        .await
    }
}

fn insert(db: &Connection, parcel: &Sealed, due_at: i64) -> rusqlite::Result<usize> {
    db.execute(
        "insert into outbox (key, kind, sealed, due_at) values (?1, ?2, ?3, ?4)
         on conflict (key) do nothing",
        params![parcel.key, parcel.kind.as_str(), parcel.sealed, due_at],
    )
}
