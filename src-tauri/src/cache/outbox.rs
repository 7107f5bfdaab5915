//! What could not be sent yet. A parcel keeps its key, so that it arrives once however often it is
//! sent.

use super::Cache;
use rusqlite::types::Type;
use rusqlite::{Error, OptionalExtension, params};
use serde::{Deserialize, Serialize};
use sync_protocol::contact::ContactMessage;
use sync_protocol::fleet::Heartbeat;
use sync_protocol::limits::VISIT_COUNTS_MAX;
use sync_protocol::visits::{Page, VisitCount, VisitReport};

/// What waits for the network.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Parcel {
    /// A message of the contact form.
    Message(ContactMessage),
    /// Page views.
    Visits(VisitReport),
    /// How this kiosk is.
    Heartbeat(Heartbeat),
}

impl Parcel {
    fn key(&self) -> &str {
        match self {
            Self::Message(message) => &message.key,
            Self::Visits(report) => &report.key,
            Self::Heartbeat(beat) => &beat.key,
        }
    }
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
    /// What it is.
    pub parcel: Parcel,
}

impl Cache {
    /// Puts a parcel at the end, once per key; answers its place.
    pub async fn put_parcel(&self, parcel: &Parcel, due_at: i64) -> rusqlite::Result<i64> {
        let (key, text) = (parcel.key().to_owned(), as_text(parcel)?);
        self.run(move |db| {
            db.execute(
                "insert into outbox (key, parcel, due_at) values (?1, ?2, ?3)
                 on conflict (key) do nothing",
                params![key, text, due_at],
            )?;
            db.query_row("select id from outbox where key = ?1", [key], |row| {
                row.get(0)
            })
        })
        .await
    }

    /// The parcel that is next, due or not.
    pub async fn first_parcel(&self) -> rusqlite::Result<Option<Waiting>> {
        self.run(|db| {
            db.query_row(
                "select id, tries, due_at, parcel from outbox order by id limit 1",
                [],
                |row| {
                    let parcel =
                        serde_json::from_str(&row.get::<_, String>(3)?).map_err(|error| {
                            Error::FromSqlConversionFailure(3, Type::Text, error.into())
                        })?;
                    Ok(Waiting {
                        id: row.get(0)?,
                        tries: row.get(1)?,
                        due_at: row.get(2)?,
                        parcel,
                    })
                },
            )
            .optional()
        })
        .await
    }

    /// How many parcels wait, and whether one of these kinds does: `visits`, `heartbeat`.
    pub async fn waiting(&self, kind: &'static str) -> rusqlite::Result<(u32, bool)> {
        self.run(move |db| {
            db.query_row(
                "select count(*), exists (
                     select 1 from outbox where json_extract(parcel, '$.' || ?1) is not null)
                 from outbox",
                [kind],
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

    /// Moves all counted views into one parcel, in one transaction: a kill loses none and doubles
    /// none. Answers whether there were any.
    pub async fn pack_visits(&self, key: String, site: String, at: i64) -> rusqlite::Result<bool> {
        self.run(move |db| {
            let change = db.transaction()?;
            let counts: Vec<VisitCount> = change
                .prepare("select page, day, count from visits order by day, page limit ?1")?
                .query_map(
                    [i64::try_from(VISIT_COUNTS_MAX).unwrap_or(i64::MAX)],
                    |row| {
                        let page: String = row.get(0)?;
                        Ok(Page::parse(&page).map(|page| (page, row.get(1), row.get(2))))
                    },
                )?
                .filter_map(Result::transpose)
                .map(|count| {
                    let (page, day, count) = count?;
                    Ok(VisitCount {
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
            let text = as_text(&Parcel::Visits(VisitReport {
                key: key.clone(),
                site,
                counts,
            }))?;
            change.execute(
                "insert into outbox (key, parcel, due_at) values (?1, ?2, ?3)",
                params![key, text, at],
            )?;
            change.commit()?;
            Ok(true)
        })
        .await
    }
}

fn as_text(parcel: &Parcel) -> rusqlite::Result<String> {
    serde_json::to_string(parcel).map_err(|error| Error::ToSqlConversionFailure(error.into()))
}
