//! One act on a table that was brought: what it writes of the table, of its list and of the places that it changes is
//! written together or not at all, over the list as it was read.

use super::imports::batches::{Whole, facts, is_over, shown};
use super::{Desk, DeskError, Kept, delete, write};
use crate::listings::brought::{BroughtRows, BroughtTable};
use crate::store::StoreError;
use crate::store::desk::{
    DeskCommit, ListChange, NewAct, RecordKind, RecordWrite, RowChange, RowsChange,
};
use place_facts::identity::KnownPlace;
use std::collections::HashMap;
use sync_protocol::desk_import::DeskImport;
use sync_protocol::listings::{ListingName, Row};

/// How many places a table changed.
const CHANGED: &str = ":changed";
/// The numbers of a table.
const COUNTS: [&str; 3] = [":waiting", ":published", CHANGED];

/// What an act on a table does, until it is written.
pub(super) struct TableAct {
    pub(super) head: Kept<BroughtTable>,
    pub(super) next: BroughtRows,
    pub(super) list: ListingName,
    /// The rows of the list as it was read.
    pub(super) listed: Vec<Row>,
    /// Rows that come to the list.
    pub(super) add: Vec<Row>,
    /// Rows that go from the list.
    pub(super) remove: Vec<Row>,
    /// Rows of the list that become others.
    pub(super) changed: Vec<RowChange>,
    pub(super) records: Vec<RecordWrite>,
    pub(super) places: Vec<KnownPlace>,
    pub(super) also: Vec<NewAct>,
    /// Changes of the table that wait after the act.
    pub(super) waiting: u32,
    /// The names of places that stay as they are.
    pub(super) left: Vec<String>,
    /// How many rows are on the list already.
    pub(super) dropped: u32,
    before: BroughtTable,
    rows: Kept<BroughtRows>,
    revision: i64,
}

impl Desk {
    /// Begins an act on a table that was read.
    pub(super) async fn begun(&self, whole: Whole) -> Result<TableAct, DeskError> {
        let Whole { head, rows, list } = whole;
        // Of a list that was deleted nothing can be taken, and nothing comes to it.
        let listing = self.store.listing(&list).await?;
        let listing = listing.ok_or_else(|| DeskError::Field("list".to_owned()))?;
        Ok(TableAct {
            before: head.content.clone(),
            next: rows.content.clone(),
            head,
            rows,
            list,
            listed: listing.rows,
            revision: listing.revision,
            add: Vec::new(),
            remove: Vec::new(),
            changed: Vec::new(),
            records: Vec::new(),
            places: Vec::new(),
            also: Vec::new(),
            waiting: 0,
            left: Vec::new(),
            dropped: 0,
        })
    }

    /// Writes an act; `None` when what it was decided by is not so any more, and it has to be decided again.
    pub(super) async fn ended(
        &self,
        work: TableAct,
        act: NewAct,
    ) -> Result<Option<DeskImport>, DeskError> {
        let (left, waiting, dropped) = (work.left.clone(), work.waiting, work.dropped);
        let mut kept = work.head.clone();
        if let Some(commit) = commit(work, act)? {
            match self.store.commit_desk(commit).await {
                Ok(_) => {}
                Err(StoreError::Conflict) => return Ok(None),
                Err(error) => return Err(error.into()),
            }
            kept.version += 1;
        }
        Ok(Some(DeskImport {
            left,
            dropped,
            ..shown(kept, waiting)
        }))
    }
}

/// What an act writes; `None` when it changes nothing. A row that is to be changed and is not there is a conflict.
fn commit(mut work: TableAct, act: NewAct) -> Result<Option<DeskCommit>, StoreError> {
    if work.head.content == work.before && work.next == work.rows.content && work.records.is_empty()
    {
        return Ok(None);
    }
    let (head, rows) = (&work.head, &work.rows);
    let mut commit = DeskCommit::of(act);
    let (before, after) = counted(&work.before, &head.content);
    (commit.act.details.before, commit.act.details.after) = (before, after);
    commit.records = match is_over(&head.content, work.waiting) {
        true => vec![
            delete(RecordKind::Import, &head.id, head.version),
            delete(RecordKind::ImportRows, &rows.id, rows.version),
        ],
        false => vec![
            write(RecordKind::Import, &head.id, head.version, &head.content)?,
            write(RecordKind::ImportRows, &rows.id, rows.version, &work.next)?,
        ],
    };
    commit.records.append(&mut work.records);
    commit.places = work.places;
    commit.also = work.also;
    if !(work.add.is_empty() && work.remove.is_empty() && work.changed.is_empty()) {
        let gone = work.changed.iter().any(|it| it.after.is_none());
        commit.list = Some(ListChange::Rows(RowsChange {
            removes: gone || !work.remove.is_empty(),
            rows: changed(work.listed, work.changed, &work.remove, work.add)?,
            list: work.list,
            revision: work.revision,
        }));
    }
    Ok(Some(commit))
}

/// What the history shows of a table before and after an act. A number that stays as it was says nothing.
fn counted(before: &BroughtTable, after: &BroughtTable) -> (Row, Row) {
    let told = |table: &BroughtTable| {
        let mut told = facts(table);
        told.insert(CHANGED.to_owned(), table.changed.len().to_string());
        told
    };
    let (mut before, mut after) = (told(before), told(after));
    for name in COUNTS {
        if before.get(name) == after.get(name) {
            before.remove(name);
            after.remove(name);
        }
    }
    (before, after)
}

/// The rows of a list after some were changed, some taken off and some added.
fn changed(
    listed: Vec<Row>,
    changes: Vec<RowChange>,
    remove: &[Row],
    add: Vec<Row>,
) -> Result<Vec<Row>, StoreError> {
    let (changes, back): (Vec<_>, Vec<_>) = changes.into_iter().partition(|it| it.before.is_some());
    let mut becomes: HashMap<Row, Vec<Option<Row>>> = HashMap::new();
    for RowChange { before, after, .. } in changes {
        becomes
            .entry(before.unwrap_or_default())
            .or_default()
            .push(after);
    }
    let mut rows = Vec::with_capacity(listed.len() + add.len());
    for row in listed {
        match becomes.get_mut(&row).and_then(Vec::pop) {
            Some(after) => rows.extend(after),
            None => rows.push(row),
        }
    }
    if becomes.values().any(|it| !it.is_empty()) {
        return Err(StoreError::Conflict);
    }
    // Of two equal rows the one that came last goes.
    let mut gone: HashMap<&Row, usize> = HashMap::new();
    for row in remove {
        *gone.entry(row).or_default() += 1;
    }
    rows.reverse();
    rows.retain(|row| match gone.get_mut(row) {
        Some(left) if *left > 0 => {
            *left -= 1;
            false
        }
        _ => true,
    });
    rows.reverse();
    for RowChange {
        after, position, ..
    } in back
    {
        if let Some(after) = after {
            rows.insert(position.min(rows.len()), after);
        }
    }
    rows.extend(add);
    Ok(rows)
}
