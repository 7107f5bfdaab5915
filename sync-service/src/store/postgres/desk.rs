//! The SQL of the staff desk.

use super::Postgres;
use super::columns::{number_or_none, parsed, text};
use super::places::keep;
use super::transaction::Db;
use crate::store::StoreError;
use crate::store::desk::{
    Desk, DeskCommit, DeskRecord, ListChange, NewAct, RecordKind, RecordWrite, StoredAct,
};
use async_trait::async_trait;
use sync_protocol::listings::Row;
use tokio_postgres::Row as DbRow;

#[async_trait]
impl Desk for Postgres {
    async fn desk_records(&self, kind: RecordKind) -> Result<Vec<DeskRecord>, StoreError> {
        let sql = "select id, version, content from desk_records where kind = $1 order by id";
        let rows = self.rows(sql, &[&kind.name()]).await?;
        rows.iter().map(record).collect()
    }

    async fn desk_record(
        &self,
        kind: RecordKind,
        id: &str,
    ) -> Result<Option<DeskRecord>, StoreError> {
        let sql = "select id, version, content from desk_records where kind = $1 and id = $2";
        let row = self.row(sql, &[&kind.name(), &id]).await?;
        row.map(|row| record(&row)).transpose()
    }

    async fn commit_desk(&self, commit: DeskCommit) -> Result<i64, StoreError> {
        let commit = &commit;
        self.write(|db| Box::pin(async move { write(db, commit).await }))
            .await
    }

    async fn desk_acts(
        &self,
        subject: Option<&str>,
        before: i64,
        most: u32,
    ) -> Result<Vec<StoredAct>, StoreError> {
        let sql = "select id, at, who, kind, subject, content from desk_acts
             where ($1::text is null or subject = $1) and id < $2 order by id desc limit $3";
        let rows = self
            .rows(sql, &[&subject, &before, &i64::from(most)])
            .await?;
        rows.iter().map(act).collect()
    }

    async fn desk_acts_of(&self, subjects: Vec<String>) -> Result<Vec<StoredAct>, StoreError> {
        let sql = "select id, at, who, kind, subject, content from desk_acts
             where subject = any($1) order by id desc";
        let rows = self.rows(sql, &[&subjects]).await?;
        rows.iter().map(act).collect()
    }

    async fn forget_desk_acts(&self, before: i64, last: i64) -> Result<usize, StoreError> {
        let sql = "delete from desk_acts where at < $1 and id <= $2";
        self.run(sql, &[&before, &last]).await
    }
}

fn record(row: &DbRow) -> Result<DeskRecord, StoreError> {
    Ok(DeskRecord {
        id: row.try_get(0)?,
        version: row.try_get(1)?,
        content: row.try_get(2)?,
    })
}

fn act(row: &DbRow) -> Result<StoredAct, StoreError> {
    Ok(StoredAct {
        id: row.try_get(0)?,
        act: NewAct {
            at: row.try_get(1)?,
            who: row.try_get(2)?,
            kind: parsed(row, 3)?,
            subject: row.try_get(4)?,
            details: parsed(row, 5)?,
        },
    })
}

async fn write(db: Db<'_, '_>, commit: &DeskCommit) -> Result<i64, StoreError> {
    for write in &commit.records {
        write_record(db, write).await?;
    }
    keep(db, &commit.places).await?;
    if let Some(change) = &commit.list {
        change_list(db, change, commit.act.at).await?;
    }
    mark_reports(db, &commit.act).await?;
    if let Some(mail) = &commit.mail {
        let sql = "insert into outbox (mail, due_at, domain) values ($1, $2, $3)";
        db.run(sql, &[&text(mail)?, &commit.act.at, &mail.domain()])
            .await?;
    }
    for act in &commit.also {
        mark_reports(db, act).await?;
        write_act(db, act).await?;
    }
    write_act(db, &commit.act).await
}

async fn write_act(db: Db<'_, '_>, act: &NewAct) -> Result<i64, StoreError> {
    let NewAct {
        at,
        who,
        kind,
        subject,
        details,
    } = act;
    let sql = "insert into desk_acts (at, who, kind, subject, content)
         values ($1, $2, $3, $4, $5) returning id";
    let act = db
        .row(sql, &[at, who, &text(kind)?, subject, &text(details)?])
        .await?;
    act.map_or(Err(StoreError::Conflict), |row| Ok(row.try_get(0)?))
}

/// Marks the reports of an act's place as it says.
async fn mark_reports(db: Db<'_, '_>, act: &NewAct) -> Result<(), StoreError> {
    for key in &act.details.reports.settled {
        let sql = "update place_reports set looked_at = $3
             where place = $1 and key = $2 and looked_at is null";
        db.run(sql, &[&act.subject, key, &act.at]).await?;
    }
    for key in &act.details.reports.reopened {
        let sql = "update place_reports set looked_at = null where place = $1 and key = $2";
        db.run(sql, &[&act.subject, key]).await?;
    }
    Ok(())
}

async fn write_record(db: Db<'_, '_>, write: &RecordWrite) -> Result<(), StoreError> {
    let RecordWrite {
        kind,
        id,
        expected,
        content,
    } = write;
    let kind = kind.name();
    let changed = match (expected, content) {
        (0, Some(content)) => {
            let sql = "insert into desk_records (kind, id, version, content)
                 values ($1, $2, 1, $3) on conflict do nothing";
            db.run(sql, &[&kind, id, content]).await?
        }
        (_, Some(content)) => {
            let sql = "update desk_records set version = version + 1, content = $4
                 where kind = $1 and id = $2 and version = $3";
            db.run(sql, &[&kind, id, expected, content]).await?
        }
        (_, None) => {
            let sql = "delete from desk_records where kind = $1 and id = $2 and version = $3";
            db.run(sql, &[&kind, id, expected]).await?
        }
    };
    only_one(changed)
}

async fn change_list(db: Db<'_, '_>, change: &ListChange, at: i64) -> Result<(), StoreError> {
    let list = change.list().as_str();
    match change {
        ListChange::Make { rows, revision, .. } => {
            let sql = "insert into listings (name, revision, rows, floor, updated_at)
                 values ($1, $2, $3, 0, $4) on conflict do nothing";
            return only_one(db.run(sql, &[&list, revision, &text(rows)?, &at]).await?);
        }
        ListChange::Delete { revision, .. } => {
            let sql = "delete from listings where name = $1 and revision = $2";
            return only_one(db.run(sql, &[&list, revision]).await?);
        }
        ListChange::Row(_) | ListChange::Rows(_) => {}
    }
    let sql = "select revision, rows, floor from listings where name = $1";
    let Some(found) = db.row(sql, &[&list]).await? else {
        return Err(StoreError::Conflict);
    };
    let (revision, mut rows): (i64, Vec<Row>) = (found.try_get(0)?, parsed(&found, 1)?);
    let floor: Option<i64> = number_or_none(&found, 2)?;
    if !change.apply(revision, &mut rows) {
        return Err(StoreError::Conflict);
    }
    // A staff member decided that rows go, so kiosks may follow.
    let left = i64::try_from(rows.len()).unwrap_or(i64::MAX);
    let floor = match change.removes() {
        true => Some(floor.unwrap_or(left).min(left)),
        false => floor,
    };
    let sql = "update listings set revision = revision + 1, rows = $3, floor = $4, updated_at = $5
         where name = $1 and revision = $2";
    let rows = text(&rows)?;
    only_one(db.run(sql, &[&list, &revision, &rows, &floor, &at]).await?)
}

fn only_one(changed: usize) -> Result<(), StoreError> {
    if changed == 1 {
        Ok(())
    } else {
        Err(StoreError::Conflict)
    }
}
