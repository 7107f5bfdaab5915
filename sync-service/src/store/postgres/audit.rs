//! The SQL of security events and of their chain. A change of the chain locks its turn first.

use super::Postgres;
use super::columns::{exact, exact_or_none, number};
use super::transaction::Db;
use crate::store::StoreError;
use crate::store::audit::{Audit, ChainReport};
use crate::store::audit_chain::{ChainHash, ChainKey, ChainLine, Ends, Walk};
use crate::store::audit_event::AuditEvent;
use async_trait::async_trait;
use tokio_postgres::Row;

async fn turn(db: Db<'_, '_>) -> Result<(), StoreError> {
    let sql = "select 1 from audit_turn for update";
    db.rows(sql, &[]).await.map(drop)
}

/// Reads the ends of the chain, and whether their seal is right. A record from before the chain
/// begins it after its last line.
async fn ends_of(db: Db<'_, '_>, key: &ChainKey) -> Result<(Ends, bool), StoreError> {
    let sql = "select first_id, first_link, last_id, last_link, broken_at, seal from audit_chain";
    if let Some(row) = db.row(sql, &[]).await? {
        let ends = Ends {
            first: (row.try_get(0)?, exact(&row, 1)?),
            last: (row.try_get(2)?, exact(&row, 3)?),
            broken_at: row.try_get(4)?,
        };
        let seal: ChainHash = exact(&row, 5)?;
        return Ok((ends, seal == key.seal(&ends)));
    }
    let sql = "select coalesce(max(id), 0), coalesce(bool_or(link is not null), false) from audit";
    let (newest, chained): (i64, bool) = match db.row(sql, &[]).await? {
        Some(row) => (row.try_get(0)?, row.try_get(1)?),
        None => (0, false),
    };
    let start = (newest, [0; 32]);
    let ends = Ends {
        first: start,
        last: start,
        broken_at: 0,
    };
    // Chained lines without their ends: someone removed the ends.
    Ok((ends, !chained))
}

async fn put_ends(db: Db<'_, '_>, key: &ChainKey, ends: &Ends) -> Result<(), StoreError> {
    let sql = "insert into audit_chain
         (one, first_id, first_link, last_id, last_link, broken_at, seal)
         values (1, $1, $2, $3, $4, $5, $6)
         on conflict (one) do update set first_id = excluded.first_id,
         first_link = excluded.first_link, last_id = excluded.last_id,
         last_link = excluded.last_link, broken_at = excluded.broken_at, seal = excluded.seal";
    let (first, last) = (ends.first.1.as_slice(), ends.last.1.as_slice());
    let seal = key.seal(ends);
    db.run(
        sql,
        &[
            &ends.first.0,
            &first,
            &ends.last.0,
            &last,
            &ends.broken_at,
            &seal.as_slice(),
        ],
    )
    .await
    .map(drop)
}

/// Whether the last line is where the ends say.
async fn ends_at_last(db: Db<'_, '_>, ends: &Ends) -> Result<bool, StoreError> {
    let sql = "select id, link from audit order by id desc limit 1";
    let is_empty = ends.first.0 == ends.last.0;
    let Some(row) = db.row(sql, &[]).await? else {
        return Ok(is_empty);
    };
    let id: i64 = row.try_get(0)?;
    Ok(match exact_or_none(&row, 1)? {
        None => is_empty && id == ends.last.0,
        Some(link) => (id, link) == ends.last,
    })
}

async fn add(db: Db<'_, '_>, key: &ChainKey, line: &AuditEvent) -> Result<(), StoreError> {
    turn(db).await?;
    let (mut ends, is_sealed) = ends_of(db, key).await?;
    let newest = db
        .row("select coalesce(max(id), 0) from audit", &[])
        .await?;
    let newest: i64 = newest.map_or(Ok(0), |row| row.try_get(0))?;
    let id = ends.last.0.max(newest) + 1;
    if ends.broken_at == 0 && !(is_sealed && ends_at_last(db, &ends).await?) {
        // Recording continues, and the check tells where the chain was broken.
        ends.broken_at = id;
    }
    let content = key.content(line);
    let link = key.link(&ends.last.1, id, &content);
    let sql = "insert into audit (id, at, event, who, content, link)
         values ($1, $2, $3, $4, $5, $6)";
    let AuditEvent { at, event, who } = line;
    db.run(
        sql,
        &[&id, at, event, who, &content.as_slice(), &link.as_slice()],
    )
    .await?;
    ends.last = (id, link);
    put_ends(db, key, &ends).await
}

async fn erase(db: Db<'_, '_>, key: &ChainKey, who: &str) -> Result<usize, StoreError> {
    turn(db).await?;
    let sql = "delete from audit where who = $1 and link is null";
    let unchained = db.run(sql, &[&who]).await?;
    let lines = db
        .rows("select id, link from audit where who = $1", &[&who])
        .await?;
    for row in &lines {
        let id: i64 = row.try_get(0)?;
        let mark = key.erased(id, &exact(row, 1)?);
        let sql = "update audit set at = 0, event = '', who = '', erased = $2 where id = $1";
        db.run(sql, &[&id, &mark.as_slice()]).await?;
    }
    Ok(unchained + lines.len())
}

/// Removes a beginning of the record, so that the rest stays one chain.
async fn shorten(
    db: Db<'_, '_>,
    key: &ChainKey,
    before: i64,
    most: u32,
) -> Result<usize, StoreError> {
    turn(db).await?;
    let sql = "select greatest(
           coalesce((select min(id) - 1 from audit where at >= $1),
                    (select max(id) from audit), 0),
           coalesce((select max(id) from audit), 0) - $2::bigint)";
    let cut = db.row(sql, &[&before, &i64::from(most)]).await?;
    let cut: i64 = cut.map_or(Ok(0), |row| row.try_get(0))?;
    let (mut ends, is_sealed) = ends_of(db, key).await?;
    let sql = "select id, link from audit where id <= $1 and link is not null
         order by id desc limit 1";
    let kept = db.row(sql, &[&cut]).await?;
    if let Some(row) = kept.filter(|_| is_sealed) {
        ends.first = (row.try_get(0)?, exact(&row, 1)?);
        put_ends(db, key, &ends).await?;
    }
    db.run("delete from audit where id <= $1", &[&cut]).await
}

fn line_of(row: &Row) -> Result<ChainLine, StoreError> {
    Ok(ChainLine {
        id: row.try_get(0)?,
        event: AuditEvent {
            at: row.try_get(1)?,
            event: row.try_get(2)?,
            who: row.try_get(3)?,
        },
        content: exact_or_none(row, 4)?.unwrap_or_default(),
        link: exact_or_none(row, 5)?.unwrap_or_default(),
        erased: exact_or_none(row, 6)?,
    })
}

async fn check(db: Db<'_, '_>, key: &ChainKey, most: usize) -> Result<ChainReport, StoreError> {
    let (ends, is_sealed) = ends_of(db, key).await?;
    let sql = "select count(*) from audit where link is null and id <= $1";
    let unchained = db.row(sql, &[&ends.first.0]).await?;
    let mut report = ChainReport {
        unchained: unchained.map_or(Ok(0), |row| number(&row, 0))?,
        ..ChainReport::default()
    };
    let mut walk = Walk::new(key, ends, is_sealed, most);
    let sql = "select id, at, event, who, content, link, erased from audit
         where id > $1 order by id";
    for row in db.rows(sql, &[&ends.first.0]).await? {
        let line = line_of(&row)?;
        report.lines += 1;
        report.erased += u64::from(line.erased.is_some());
        walk.step(&line);
    }
    report.faults = walk.finish();
    Ok(report)
}

fn event_of(row: &Row) -> Result<AuditEvent, StoreError> {
    Ok(AuditEvent {
        at: row.try_get(0)?,
        event: row.try_get(1)?,
        who: row.try_get(2)?,
    })
}

#[async_trait]
impl Audit for Postgres {
    async fn record(&self, key: &ChainKey, event: &AuditEvent) -> Result<(), StoreError> {
        self.write_locked(|db| Box::pin(async move { add(db, key, event).await }))
            .await
    }

    async fn events_of(&self, who: &str, most: u32) -> Result<Vec<AuditEvent>, StoreError> {
        let sql = "select at, event, who from
                   (select id, at, event, who from audit where who = $1 order by id desc limit $2)
                   newest order by id";
        let rows = self.rows(sql, &[&who, &i64::from(most)]).await?;
        rows.iter().map(event_of).collect()
    }

    async fn events_named(
        &self,
        who: &str,
        names: &[&str],
        most: u32,
    ) -> Result<Vec<AuditEvent>, StoreError> {
        let sql = "select at, event, who from audit where who = $1 and event = any($2)
                   order by id desc limit $3";
        let rows = self.rows(sql, &[&who, &names, &i64::from(most)]).await?;
        rows.iter().map(event_of).collect()
    }

    async fn forget_events_of(&self, key: &ChainKey, who: &str) -> Result<usize, StoreError> {
        self.write_locked(|db| Box::pin(async move { erase(db, key, who).await }))
            .await
    }

    async fn forget_events(
        &self,
        key: &ChainKey,
        before: i64,
        most: u32,
    ) -> Result<usize, StoreError> {
        self.write_locked(|db| Box::pin(async move { shorten(db, key, before, most).await }))
            .await
    }

    async fn check_events(&self, key: &ChainKey, most: usize) -> Result<ChainReport, StoreError> {
        self.write(|db| Box::pin(async move { check(db, key, most).await }))
            .await
    }
}
