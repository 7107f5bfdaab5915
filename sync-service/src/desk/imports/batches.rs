//! Rows that were brought and wait for a look. They are published in one act, and withdrawn in one.

use super::{BroughtFile, columns, count, read_one, reader};
use crate::desk::staff::Staff;
use crate::desk::{Desk, DeskError, Kept, delete, outdated, require, write};
use crate::listings::brought::{BroughtRows, BroughtTable};
use crate::listings::import::EMPTY;
use crate::store::StoreError;
use crate::store::desk::{ActDetails, DeskCommit, RecordKind, RecordWrite};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_import::{DeskImport, DeskImportRows};
use sync_protocol::listings::{ListingName, Row};

/// Tables that wait at the same time.
const WAITING_MAX: usize = 20;
/// Rows of a table that are shown before they are published.
const SHOWN_MAX: usize = 200;
/// How many changes of places wait, as the history shows it.
const CHANGES: &str = ":changes";

/// A table as it was read, with its rows.
pub(in crate::desk) struct Whole {
    pub(in crate::desk) head: Kept<BroughtTable>,
    pub(in crate::desk) rows: Kept<BroughtRows>,
    pub(in crate::desk) list: ListingName,
}

impl Desk {
    /// All tables, the newest first.
    pub async fn imports(&self) -> Result<Vec<DeskImport>, DeskError> {
        let mut all = self.all::<BroughtTable>(RecordKind::Import).await?;
        all.sort_by_key(|kept| std::cmp::Reverse(kept.content.at));
        let changes = self.changes_by_table().await?;
        let tables = all.into_iter().map(|kept| {
            let changes = changes.get(&kept.id).copied().unwrap_or_default();
            shown(kept, changes)
        });
        // All changes of a table may have been returned.
        let is_any = |it: &DeskImport| it.waiting + it.published + it.changes + it.changed > 0;
        Ok(tables.filter(is_any).collect())
    }

    /// What forgets the tables of a list that is dropped for good: no row of them can be published or taken back any more.
    pub(in crate::desk) async fn without_tables_of(
        &self,
        list: &str,
    ) -> Result<Vec<RecordWrite>, DeskError> {
        let mut gone = Vec::new();
        for kept in self.all::<BroughtTable>(RecordKind::Import).await? {
            if kept.content.list != list {
                continue;
            }
            gone.push(delete(RecordKind::Import, &kept.id, kept.version));
            let rows: Option<Kept<BroughtRows>> =
                self.one(RecordKind::ImportRows, &kept.id).await?;
            gone.extend(rows.map(|it| delete(RecordKind::ImportRows, &it.id, it.version)));
        }
        Ok(gone)
    }

    /// The first rows of a table that wait.
    pub async fn import_rows(&self, id: &str) -> Result<DeskImportRows, DeskError> {
        let rows = self.one::<BroughtRows>(RecordKind::ImportRows, id).await?;
        let mut rows = rows.ok_or(DeskError::NotFound)?.content.waiting;
        rows.truncate(SHOWN_MAX);
        Ok(DeskImportRows { rows })
    }

    /// Keeps the good rows of a file until somebody publishes them, suggests the changes of places that it
    /// knows by their ids, and remembers which heading fills which field.
    pub async fn bring(&self, staff: &Staff, file: BroughtFile) -> Result<DeskImport, DeskError> {
        require(staff, Role::Editor)?;
        let _one = reader().await?;
        let tables = self.all::<BroughtTable>(RecordKind::Import).await?;
        let changes = self.changes_by_table().await?;
        let waits =
            |it: &&Kept<BroughtTable>| it.content.waiting > 0 || changes.contains_key(&it.id);
        if tables.iter().filter(waits).count() >= WAITING_MAX {
            return Err(DeskError::Field("waiting".to_owned()));
        }
        let against = self.against(&file).await?;
        let (list, origin) = (against.list.clone(), against.origin.clone());
        let read = read_one(file, against).await?;
        let id = self.new_id();
        let found = &read.report.changes;
        if read.rows.is_empty() && found.is_empty() {
            return Err(DeskError::Field("rows".to_owned()));
        }
        let proposals = self.proposals(staff, &id, &origin, found).await?;
        let (new, already) = (count(proposals.new.len()), proposals.already.values().sum());
        if read.rows.is_empty() && new == 0 {
            self.also_brought(staff, &proposals).await?;
            let waits_in = tables
                .into_iter()
                .find(|kept| proposals.most_wait_in() == Some(&kept.id));
            return Ok(nothing_new(waits_in, &list, already, &changes));
        }
        let of_own = |row: &Row| {
            let source = row.get("source").filter(|text| *text != EMPTY);
            source.is_some_and(|source| *source != origin)
        };
        let table = BroughtTable {
            list: list.as_str().to_owned(),
            has_sources: read.rows.iter().any(of_own),
            origin,
            who: staff.name.clone(),
            at: self.now(),
            waiting: count(read.rows.len()),
            published: 0,
            changed: BTreeSet::new(),
            asked: Vec::new(),
        };
        let rows = BroughtRows {
            waiting: read.rows,
            published: Vec::new(),
            ids: read.ids,
            others: read.others,
        };
        let known: Option<Kept<BTreeMap<String, String>>> =
            self.one(RecordKind::ImportColumns, list.as_str()).await?;
        let (version, known) = known.map_or((0, BTreeMap::new()), |it| (it.version, it.content));
        let remembered = columns::remembered(known, &read.report.columns);
        let mut commit = DeskCommit::of(self.act(staff, ActKind::BringRows, &id));
        commit.act.details.after = facts(&table);
        if new > 0 {
            let told = new.to_string();
            commit.act.details.after.insert(CHANGES.to_owned(), told);
        }
        // A change that waits since an older table is that table's, until it is put away.
        commit.records = proposals.new;
        commit
            .records
            .extend(self.also_in(staff, &id, &proposals.others)?);
        commit.records.push(write(
            RecordKind::ImportColumns,
            list.as_str(),
            version,
            &remembered,
        )?);
        commit.records.extend([
            write(RecordKind::Import, &id, 0, &table)?,
            write(RecordKind::ImportRows, &id, 0, &rows)?,
        ]);
        self.store.commit_desk(commit).await?;
        let kept = Kept {
            id,
            version: 1,
            content: table,
        };
        Ok(DeskImport {
            already,
            ..shown(kept, new)
        })
    }

    /// Puts the rows and changes that wait away.
    pub async fn drop_rows(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<DeskImport, DeskError> {
        let Whole { mut head, rows, .. } = self.whole(staff, id, version).await?;
        let mut commit = DeskCommit::of(self.act(staff, ActKind::DropRows, id));
        commit.act.details.before = facts(&head.content);
        let mut next = rows.content;
        next.waiting.clear();
        head.content.waiting = 0;
        head.content.asked.clear();
        commit.act.details.after = facts(&head.content);
        let suggestions = self.waiting_of(id).await?;
        if !suggestions.is_empty() {
            let ActDetails { before, after, .. } = &mut commit.act.details;
            before.insert(CHANGES.to_owned(), suggestions.len().to_string());
            after.insert(CHANGES.to_owned(), "0".to_owned());
        }
        commit.records = match is_over(&head.content, 0) {
            true => vec![
                delete(RecordKind::Import, id, head.version),
                delete(RecordKind::ImportRows, id, rows.version),
            ],
            false => vec![
                write(RecordKind::Import, id, head.version, &head.content)?,
                write(RecordKind::ImportRows, id, rows.version, &next)?,
            ],
        };
        let suggestions = suggestions.into_iter();
        let tables = self.all::<BroughtTable>(RecordKind::Import).await?;
        let tables: HashSet<&str> = tables.iter().map(|it| it.id.as_str()).collect();
        let mut handed_on = 0;
        for kept in suggestions {
            match kept.content.handed_on(id, &tables) {
                Some(next) => {
                    handed_on += 1;
                    commit.records.push(write(
                        RecordKind::Suggestion,
                        &kept.id,
                        kept.version,
                        &next,
                    )?);
                }
                None => commit
                    .records
                    .push(delete(RecordKind::Suggestion, &kept.id, kept.version)),
            }
        }
        self.store.commit_desk(commit).await?;
        head.version += 1;
        Ok(DeskImport {
            handed_on,
            ..shown(head, 0)
        })
    }

    /// A table at the version that a staff member saw.
    pub(in crate::desk) async fn whole(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<Whole, DeskError> {
        require(staff, Role::Editor)?;
        let whole = self.at_any_version(id).await?;
        let whole = whole.ok_or(DeskError::NotFound)?;
        if whole.head.version != version {
            let changes = count(self.waiting_of(id).await?.len());
            return Err(outdated(&shown(whole.head, changes)));
        }
        Ok(whole)
    }

    /// A table as it is now.
    pub(in crate::desk) async fn at_any_version(
        &self,
        id: &str,
    ) -> Result<Option<Whole>, StoreError> {
        let head = self.one::<BroughtTable>(RecordKind::Import, id).await?;
        let rows = self.one::<BroughtRows>(RecordKind::ImportRows, id).await?;
        let (Some(head), Some(rows)) = (head, rows) else {
            return Ok(None);
        };
        let list = ListingName::parse(&head.content.list);
        Ok(list.map(|list| Whole { head, rows, list }))
    }
}

/// Whether nothing of a table waits and nothing can be taken back.
pub(in crate::desk) fn is_over(table: &BroughtTable, changes: u32) -> bool {
    table.waiting == 0 && table.published == 0 && table.changed.is_empty() && changes == 0
}

/// What the history shows of a table.
pub(in crate::desk) fn facts(table: &BroughtTable) -> Row {
    [
        (":list", table.list.clone()),
        (":origin", table.origin.clone()),
        (":waiting", table.waiting.to_string()),
        (":published", table.published.to_string()),
    ]
    .map(|(name, text)| (name.to_owned(), text))
    .into()
}

pub(in crate::desk) fn shown(kept: Kept<BroughtTable>, changes: u32) -> DeskImport {
    let Kept {
        id,
        version,
        content,
    } = kept;
    DeskImport {
        id,
        version,
        list: content.list,
        origin: content.origin,
        who: content.who,
        at: content.at,
        waiting: content.waiting,
        published: content.published,
        changes,
        changed: count(content.changed.len()),
        left: Vec::new(),
        asked: content.asked,
        already: 0,
        nothing_new: false,
        dropped: 0,
        handed_on: 0,
    }
}

/// What is told of a file of which all waited already: the table in which it does, if it is one.
fn nothing_new(
    waits_in: Option<Kept<BroughtTable>>,
    list: &ListingName,
    already: u32,
    changes: &HashMap<String, u32>,
) -> DeskImport {
    let shown = waits_in.map(|kept| {
        let waiting = changes.get(&kept.id).copied();
        shown(kept, waiting.unwrap_or_default())
    });
    DeskImport {
        already,
        nothing_new: true,
        ..shown.unwrap_or_else(|| DeskImport {
            list: list.as_str().to_owned(),
            ..DeskImport::default()
        })
    }
}
