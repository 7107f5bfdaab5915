//! Page views and uses of places that were counted and are not in the outbox yet: numbers by day.

use super::database::Cache;
use super::outbox_entries::{EncryptedEntry, insert};
use rusqlite::{Row, Transaction, params};
use sync_protocol::limits::PAGE_VIEW_COUNTS_MAX;
use sync_protocol::page_views::{Page, PageViewCount};
use sync_protocol::places::uses::{PlaceUse, PlaceUseCount};

/// Most uses of places in one report: with the longest codes it stays below the 64 KiB that the service
/// reads.
const USES_MAX: usize = 400;

/// What was counted since the last report.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Page views.
    pub views: Vec<PageViewCount>,
    /// Uses of places.
    pub places: Vec<PlaceUseCount>,
}

impl Cache {
    /// Counts one view of a page on a day.
    pub async fn count_page_view(&self, page: Page, day: String) -> rusqlite::Result<()> {
        self.run(move |db| {
            db.execute(
                "insert into page_views (page, day, count) values (?1, ?2, 1)
                 on conflict (page, day) do update set count = count + 1",
                params![page.as_str(), day],
            )
        })
        .await
        .map(drop)
    }

    /// Counts one use of each of some places on a day.
    pub async fn count_place_uses(
        &self,
        places: Vec<String>,
        kind: PlaceUse,
        day: String,
    ) -> rusqlite::Result<()> {
        self.run(move |db| {
            let change = db.transaction()?;
            for place in places {
                change.execute(
                    "insert into place_uses (place, kind, day, count) values (?1, ?2, ?3, 1)
                     on conflict (place, kind, day) do update set count = count + 1",
                    params![place, kind.as_str(), day],
                )?;
            }
            change.commit()
        })
        .await
    }

    /// Moves what was counted into the entry that `encrypt` makes of it, as much as fits into one
    /// report. It is one transaction, so that a crash neither loses nor repeats any. Returns whether
    /// something had been counted.
    pub async fn queue_counted(
        &self,
        at: i64,
        encrypt: impl FnOnce(Counted) -> Option<EncryptedEntry> + Send + 'static,
    ) -> rusqlite::Result<bool> {
        self.run(move |db| {
            let change = db.transaction()?;
            let views = take_views(&change)?;
            let room = PAGE_VIEW_COUNTS_MAX
                .saturating_sub(views.len())
                .min(USES_MAX);
            let places = take_uses(&change, room)?;
            let counted = Counted { views, places };
            if counted == Counted::default() {
                return Ok(false);
            }
            let Some(entry) = encrypt(counted) else {
                return Ok(false);
            };
            insert(&change, &entry, at)?;
            change.commit()?;
            Ok(true)
        })
        .await
    }
}

fn take_views(db: &Transaction<'_>) -> rusqlite::Result<Vec<PageViewCount>> {
    let sql = "select page, day, count from page_views order by day, page limit ?1";
    let view = |row: &Row<'_>| {
        let page: String = row.get(0)?;
        Ok((Page::parse(&page), row.get(1)?, row.get(2)?))
    };
    let found: Vec<(Option<Page>, String, u32)> = db
        .prepare(sql)?
        .query_map([limit(PAGE_VIEW_COUNTS_MAX)], view)?
        .collect::<rusqlite::Result<_>>()?;
    let mut views = Vec::new();
    for (page, day, count) in found {
        let Some(page) = page else { continue };
        db.execute(
            "delete from page_views where day = ?1 and page = ?2",
            params![day, page.as_str()],
        )?;
        views.push(PageViewCount { page, day, count });
    }
    Ok(views)
}

fn take_uses(db: &Transaction<'_>, most: usize) -> rusqlite::Result<Vec<PlaceUseCount>> {
    let sql = "select place, kind, day, count from place_uses order by day, place, kind limit ?1";
    let used = |row: &Row<'_>| {
        let kind: String = row.get(1)?;
        Ok((
            row.get(0)?,
            PlaceUse::parse(&kind),
            row.get(2)?,
            row.get(3)?,
        ))
    };
    let found: Vec<(String, Option<PlaceUse>, String, u32)> = db
        .prepare(sql)?
        .query_map([limit(most)], used)?
        .collect::<rusqlite::Result<_>>()?;
    let mut uses = Vec::new();
    for (place, kind, day, count) in found {
        let Some(kind) = kind else { continue };
        db.execute(
            "delete from place_uses where place = ?1 and kind = ?2 and day = ?3",
            params![place, kind.as_str(), day],
        )?;
        uses.push(PlaceUseCount {
            place,
            kind,
            day,
            count,
        });
    }
    Ok(uses)
}

fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}
