//! The SQL of the staff desk.

use super::Sqlite;
use super::json::{parsed, text};
use super::places::keep;
use crate::store::StoreError;
use crate::store::desk::{
    Desk, DeskCommit, DeskRecord, ListChange, NewAct, RecordKind, RecordWrite, StoredAct,
};
use async_trait::async_trait;
use rusqlite::{Connection, Error, OptionalExtension, Row as DbRow, ffi, params};
use sync_protocol::listings::Row;

#[async_trait]
impl Desk for Sqlite {
    async fn desk_records(&self, kind: RecordKind) -> Result<Vec<DeskRecord>, StoreError> {
        self.read(move |db| {
            db.prepare_cached(
                "select id, version, content from desk_records where kind = ?1 order by id",
            )?
            .query_map([kind.name()], record)?
            .collect()
        })
        .await
    }

    async fn desk_record(
        &self,
        kind: RecordKind,
        id: &str,
    ) -> Result<Option<DeskRecord>, StoreError> {
        let id = id.to_owned();
        self.read_inline(move |db| {
            db.prepare_cached(
                "select id, version, content from desk_records where kind = ?1 and id = ?2",
            )?
            .query_row(params![kind.name(), id], record)
            .optional()
        })
        .await
    }

    async fn commit_desk(&self, commit: DeskCommit) -> Result<i64, StoreError> {
        self.write(move |db| {
            for write in &commit.records {
                write_record(db, write)?;
            }
            keep(db, &commit.places)?;
            if let Some(change) = &commit.list {
                change_list(db, change, commit.act.at)?;
            }
            mark_reports(db, &commit.act)?;
            if let Some(mail) = &commit.mail {
                db.execute(
                    "insert into outbox (mail, due_at, domain) values (?1, ?2, ?3)",
                    params![text(mail)?, commit.act.at, mail.domain()],
                )?;
            }
            for act in &commit.also {
                mark_reports(db, act)?;
                write_act(db, act)?;
            }
            write_act(db, &commit.act)
        })
        .await
    }

    async fn desk_acts(
        &self,
        subject: Option<&str>,
        before: i64,
        most: u32,
    ) -> Result<Vec<StoredAct>, StoreError> {
        let subject = subject.map(str::to_owned);
        self.read(move |db| {
            db.prepare_cached(
                "select id, at, who, kind, subject, content from desk_acts
                 where (?1 is null or subject = ?1) and id < ?2 order by id desc limit ?3",
            )?
            .query_map(params![subject, before, most], act)?
            .collect()
        })
        .await
    }

    async fn desk_acts_of(&self, subjects: Vec<String>) -> Result<Vec<StoredAct>, StoreError> {
        self.read(move |db| {
            let mut one = db.prepare_cached(
                "select id, at, who, kind, subject, content from desk_acts
                 where subject = ?1 order by id desc",
            )?;
            let mut all = Vec::new();
            for subject in &subjects {
                for found in one.query_map([subject], act)? {
                    all.push(found?);
                }
            }
            all.sort_by_key(|it| std::cmp::Reverse(it.id));
            Ok(all)
        })
        .await
    }

    async fn forget_desk_acts(&self, before: i64, last: i64) -> Result<usize, StoreError> {
        self.write(move |db| {
            db.execute(
                "delete from desk_acts where at < ?1 and id <= ?2",
                params![before, last],
            )
        })
        .await
    }
}

/// Marks the reports of an act's place as it says.
fn mark_reports(db: &Connection, act: &NewAct) -> rusqlite::Result<()> {
    for key in &act.details.reports.settled {
        db.execute(
            "update place_reports set looked_at = ?3
             where place = ?1 and key = ?2 and looked_at is null",
            params![act.subject, key, act.at],
        )?;
    }
    for key in &act.details.reports.reopened {
        db.execute(
            "update place_reports set looked_at = null where place = ?1 and key = ?2",
            params![act.subject, key],
        )?;
    }
    Ok(())
}

fn record(row: &DbRow<'_>) -> rusqlite::Result<DeskRecord> {
    Ok(DeskRecord {
        id: row.get(0)?,
        version: row.get(1)?,
        content: row.get(2)?,
    })
}

fn act(row: &DbRow<'_>) -> rusqlite::Result<StoredAct> {
    Ok(StoredAct {
        id: row.get(0)?,
        act: NewAct {
            at: row.get(1)?,
            who: row.get(2)?,
            kind: parsed(row, 3)?,
            subject: row.get(4)?,
            details: parsed(row, 5)?,
        },
    })
}

fn write_act(db: &Connection, act: &NewAct) -> rusqlite::Result<i64> {
    let NewAct {
        at,
        who,
        kind,
        subject,
        details,
    } = act;
    let sql = "insert into desk_acts (at, who, kind, subject, content) values (?1, ?2, ?3, ?4, ?5)";
    db.prepare_cached(sql)?
        .execute(params![at, who, text(kind)?, subject, text(details)?])?;
    Ok(db.last_insert_rowid())
}

fn write_record(db: &Connection, write: &RecordWrite) -> rusqlite::Result<()> {
    let RecordWrite {
        kind,
        id,
        expected,
        content,
    } = write;
    let kind = kind.name();
    let changed = match (expected, content) {
        (0, Some(content)) => db
            .prepare_cached(
                "insert into desk_records (kind, id, version, content) values (?1, ?2, 1, ?3)
             on conflict do nothing",
            )?
            .execute(params![kind, id, content])?,
        (_, Some(content)) => db
            .prepare_cached(
                "update desk_records set version = version + 1, content = ?4
             where kind = ?1 and id = ?2 and version = ?3",
            )?
            .execute(params![kind, id, expected, content])?,
        (_, None) => db
            .prepare_cached(
                "delete from desk_records where kind = ?1 and id = ?2 and version = ?3",
            )?
            .execute(params![kind, id, expected])?,
    };
    only_one(changed)
}

fn change_list(db: &Connection, change: &ListChange, at: i64) -> rusqlite::Result<()> {
    let list = change.list().as_str();
    match change {
        ListChange::Make { rows, revision, .. } => {
            let sql = "insert into listings (name, revision, rows, floor, updated_at)
                 values (?1, ?2, ?3, 0, ?4) on conflict do nothing";
            return only_one(db.execute(sql, params![list, revision, text(rows)?, at])?);
        }
        ListChange::Delete { revision, .. } => {
            let sql = "delete from listings where name = ?1 and revision = ?2";
            return only_one(db.execute(sql, params![list, revision])?);
        }
        ListChange::Row(_) | ListChange::Rows(_) => {}
    }
    let found = db
        .query_row(
            "select revision, rows, floor from listings where name = ?1",
            [list],
            |row| {
                let rows: Vec<Row> = parsed(row, 1)?;
                Ok((row.get::<_, i64>(0)?, rows, row.get::<_, Option<u32>>(2)?))
            },
        )
        .optional()?;
    let Some((revision, mut rows, floor)) = found else {
        return conflict();
    };
    if !change.apply(revision, &mut rows) {
        return conflict();
    }
    // A staff member decided that rows go, so kiosks may follow.
    let left = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let floor = match change.removes() {
        true => Some(floor.unwrap_or(left).min(left)),
        false => floor,
    };
    let rows = text(&rows)?;
    let changed = db.execute(
        "update listings set revision = ?2 + 1, rows = ?3, floor = ?4, updated_at = ?5
         where name = ?1 and revision = ?2",
        params![list, revision, rows, floor, at],
    )?;
    only_one(changed)
}

fn only_one(changed: usize) -> rusqlite::Result<()> {
    if changed == 1 { Ok(()) } else { conflict() }
}

/// Rolls the change back; the store calls this error a conflict.
fn conflict() -> rusqlite::Result<()> {
    let code = ffi::Error::new(ffi::SQLITE_CONSTRAINT);
    Err(Error::SqliteFailure(code, None))
}
