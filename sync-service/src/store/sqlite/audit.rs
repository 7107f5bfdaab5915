//! The SQL of security events.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::audit::{Audit, ChainReport};
use crate::store::audit_chain::{ChainHash, ChainKey, ChainLine, Ends, Walk};
use crate::store::audit_event::AuditEvent;
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

/// Reads the ends of the chain, and whether their seal is right. A record from before the chain
/// begins it after its last line.
fn ends_of(db: &Connection, key: &ChainKey) -> rusqlite::Result<(Ends, bool)> {
    let found = db
        .prepare_cached(
            "select first_id, first_link, last_id, last_link, broken_at, seal from audit_chain",
        )?
        .query_row([], |row| {
            let ends = Ends {
                first: (row.get(0)?, row.get(1)?),
                last: (row.get(2)?, row.get(3)?),
                broken_at: row.get(4)?,
            };
            let seal: ChainHash = row.get(5)?;
            Ok((ends, seal == key.seal(&ends)))
        })
        .optional()?;
    if let Some(found) = found {
        return Ok(found);
    }
    let (newest, chained): (i64, bool) = db.query_row(
        "select coalesce(max(id), 0), coalesce(max(link is not null), 0) from audit",
        [],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    let start = (newest, [0; 32]);
    let ends = Ends {
        first: start,
        last: start,
        broken_at: 0,
    };
    // Chained lines without their ends: someone removed the ends.
    Ok((ends, !chained))
}

fn put_ends(db: &Connection, key: &ChainKey, ends: &Ends) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert or replace into audit_chain
         (one, first_id, first_link, last_id, last_link, broken_at, seal)
         values (1, ?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![
        ends.first.0,
        ends.first.1,
        ends.last.0,
        ends.last.1,
        ends.broken_at,
        key.seal(ends)
    ])?;
    Ok(())
}

/// Whether the last line is where the ends say.
fn ends_at_last(db: &Connection, ends: &Ends) -> rusqlite::Result<bool> {
    let last: Option<(i64, Option<ChainHash>)> = db
        .prepare_cached("select id, link from audit order by id desc limit 1")?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let is_empty = ends.first.0 == ends.last.0;
    Ok(match last {
        None => is_empty,
        Some((id, None)) => is_empty && id == ends.last.0,
        Some((id, Some(link))) => (id, link) == ends.last,
    })
}

pub(super) fn add(db: &Connection, key: &ChainKey, line: &AuditEvent) -> rusqlite::Result<()> {
    let (mut ends, is_sealed) = ends_of(db, key)?;
    let newest: i64 = db
        .prepare_cached("select coalesce(max(id), 0) from audit")?
        .query_row([], |row| row.get(0))?;
    let id = ends.last.0.max(newest) + 1;
    if ends.broken_at == 0 && !(is_sealed && ends_at_last(db, &ends)?) {
        // Recording continues, and the check tells where the chain was broken.
        ends.broken_at = id;
    }
    let content = key.content(line);
    let link = key.link(&ends.last.1, id, &content);
    db.prepare_cached(
        "insert into audit (id, at, event, who, content, link) values (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![id, line.at, line.event, line.who, content, link])?;
    ends.last = (id, link);
    put_ends(db, key, &ends)
}

fn erase(db: &Connection, key: &ChainKey, who: &str) -> rusqlite::Result<usize> {
    let unchained = db.execute("delete from audit where who = ?1 and link is null", [who])?;
    let lines: Vec<(i64, ChainHash)> = db
        .prepare("select id, link from audit where who = ?1")?
        .query_map([who], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?;
    let mut statement = db.prepare(
        "update audit set at = 0, event = '', who = '', erased = ?2
         where id = ?1",
    )?;
    for (id, link) in &lines {
        statement.execute(params![id, key.erased(*id, link)])?;
    }
    Ok(unchained + lines.len())
}

/// Removes a beginning of the record, so that the rest stays one chain.
fn shorten(db: &Connection, key: &ChainKey, before: i64, most: u32) -> rusqlite::Result<usize> {
    let cut: i64 = db.query_row(
        "select max(coalesce((select min(id) - 1 from audit where at >= ?1),
                             (select max(id) from audit), 0),
                    coalesce((select max(id) from audit), 0) - ?2)",
        params![before, most],
        |row| row.get(0),
    )?;
    let (mut ends, is_sealed) = ends_of(db, key)?;
    let kept: Option<(i64, ChainHash)> = db
        .query_row(
            "select id, link from audit where id <= ?1 and link is not null
             order by id desc limit 1",
            [cut],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .optional()?;
    if let Some(first) = kept.filter(|_| is_sealed) {
        ends.first = first;
        put_ends(db, key, &ends)?;
    }
    db.execute("delete from audit where id <= ?1", [cut])
}

fn event_of(row: &Row<'_>) -> rusqlite::Result<AuditEvent> {
    Ok(AuditEvent {
        at: row.get(0)?,
        event: row.get(1)?,
        who: row.get(2)?,
    })
}

fn line_of(row: &Row<'_>) -> rusqlite::Result<ChainLine> {
    Ok(ChainLine {
        id: row.get(0)?,
        event: AuditEvent {
            at: row.get(1)?,
            event: row.get(2)?,
            who: row.get(3)?,
        },
        content: row.get(4)?,
        link: row.get(5)?,
        erased: row.get(6)?,
    })
}

fn check(db: &Connection, key: &ChainKey, most: usize) -> rusqlite::Result<ChainReport> {
    let (ends, is_sealed) = ends_of(db, key)?;
    let unchained: u32 = db.query_row(
        "select count(*) from audit where link is null and id <= ?1",
        [ends.first.0],
        |row| row.get(0),
    )?;
    let mut report = ChainReport {
        unchained: unchained.into(),
        ..ChainReport::default()
    };
    let mut walk = Walk::new(key, ends, is_sealed, most);
    let mut statement = db.prepare(
        "select id, at, event, who, coalesce(content, zeroblob(32)), coalesce(link, zeroblob(32)),
         erased from audit where id > ?1 order by id",
    )?;
    let mut rows = statement.query([ends.first.0])?;
    while let Some(row) = rows.next()? {
        let line = line_of(row)?;
        report.lines += 1;
        report.erased += u64::from(line.erased.is_some());
        walk.step(&line);
    }
    report.faults = walk.finish();
    Ok(report)
}

#[async_trait]
impl Audit for Sqlite {
    async fn record(&self, key: &ChainKey, event: &AuditEvent) -> Result<(), StoreError> {
        let (key, event) = (key.clone(), event.clone());
        self.write(move |db| add(db, &key, &event)).await
    }

    async fn events_of(&self, who: &str, most: u32) -> Result<Vec<AuditEvent>, StoreError> {
        let who = who.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select at, event, who from
                 (select id, at, event, who from audit where who = ?1 order by id desc limit ?2)
                 order by id",
            )?
            .query_map(params![who, most], event_of)?
            .collect()
        })
        .await
    }

    async fn events_named(
        &self,
        who: &str,
        names: &[&str],
        most: u32,
    ) -> Result<Vec<AuditEvent>, StoreError> {
        let (who, names) = (who.to_owned(), serde_json::json!(names).to_string());
        self.read(move |db| {
            db.prepare_cached(
                "select at, event, who from audit
                 where who = ?1 and event in (select value from json_each(?2))
                 order by id desc limit ?3",
            )?
            .query_map(params![who, names, most], event_of)?
            .collect()
        })
        .await
    }

    async fn forget_events_of(&self, key: &ChainKey, who: &str) -> Result<usize, StoreError> {
        let (key, who) = (key.clone(), who.to_owned());
        self.write(move |db| erase(db, &key, &who)).await
    }

    async fn forget_events(
        &self,
        key: &ChainKey,
        before: i64,
        most: u32,
    ) -> Result<usize, StoreError> {
        let key = key.clone();
        self.write(move |db| shorten(db, &key, before, most)).await
    }

    async fn check_events(&self, key: &ChainKey, most: usize) -> Result<ChainReport, StoreError> {
        let key = key.clone();
        self.read(move |db| check(db, &key, most)).await
    }
}
