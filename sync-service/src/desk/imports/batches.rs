//! Rows that were brought and wait for a look. They are published in one act, and withdrawn in one.

use super::asked::sifted;
use super::{BroughtFile, columns, count, read_one};
use crate::desk::staff::Staff;
use crate::desk::{Desk, DeskError, Kept, delete, outdated, require, write};
use crate::listings::brought::{BroughtRows, BroughtTable};
use crate::listings::import::ROWS_MAX;
use crate::listings::place_record::PlaceRecord;
use crate::listings::unwanted::Unwanted;
use crate::store::StoreError;
use crate::store::desk::{DeskCommit, ListChange, RecordKind, RecordWrite, RowsChange};
use place_facts::identity::{CODES_MAX, KnownPlace, identity, named_place};
use place_facts::row::PlaceRow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use sync_protocol::desk::{ActKind, PlaceStatus, Role};
use sync_protocol::desk_import::{DeskImport, DeskImportRows};
use sync_protocol::listings::{ListingName, Row};
use sync_protocol::places::place::PlaceRef;

/// Tables that wait at the same time.
const WAITING_MAX: usize = 20;
/// Rows of a table that are shown before they are published.
const SHOWN_MAX: usize = 200;

/// A table as it was read, with its rows.
pub(in crate::desk) struct Whole {
    pub(in crate::desk) head: Kept<BroughtTable>,
    rows: Kept<BroughtRows>,
    list: ListingName,
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
        let tables = self.all::<BroughtTable>(RecordKind::Import).await?;
        let waiting = tables.iter().filter(|kept| kept.content.waiting > 0);
        if waiting.count() >= WAITING_MAX {
            return Err(DeskError::Field("waiting".to_owned()));
        }
        let against = self.against(&file).await?;
        let (list, origin) = (against.list.clone(), against.origin.clone());
        let read = read_one(file, against).await?;
        let id = self.new_id();
        let found = &read.report.changes;
        let proposals = self.proposals(staff, &id, &origin, found).await?;
        let changes = count(read.report.changes.len());
        if read.rows.is_empty() && changes == 0 {
            return Err(DeskError::Field("rows".to_owned()));
        }
        let table = BroughtTable {
            list: list.as_str().to_owned(),
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
        let known = self
            .store
            .desk_record(RecordKind::ImportColumns, list.as_str());
        let version = known.await?.map_or(0, |record| record.version);
        let remembered = columns::remembered(&read.report.columns);
        let mut commit = DeskCommit::of(self.act(staff, ActKind::BringRows, &id));
        commit.act.details.after = facts(&table);
        if changes > 0 {
            let fact = (":changes".to_owned(), changes.to_string());
            commit.act.details.after.extend([fact]);
        }
        // A change that waits since an older table is that table's.
        let is_any = table.waiting > 0 || !proposals.is_empty();
        commit.records = proposals;
        commit.records.push(write(
            RecordKind::ImportColumns,
            list.as_str(),
            version,
            &remembered,
        )?);
        if is_any {
            commit.records.extend([
                write(RecordKind::Import, &id, 0, &table)?,
                write(RecordKind::ImportRows, &id, 0, &rows)?,
            ]);
        }
        self.store.commit_desk(commit).await?;
        let kept = Kept {
            id,
            version: 1,
            content: table,
        };
        Ok(shown(kept, changes))
    }

    /// Publishes the rows that wait. Rows that came to the list by another way meanwhile stay out. Those that look
    /// like a place that came meanwhile wait on, with what they look like, and are published the next time.
    pub(in crate::desk) async fn publish_waiting(
        &self,
        staff: &Staff,
        whole: Whole,
    ) -> Result<DeskImport, DeskError> {
        let Whole {
            mut head,
            rows,
            list,
        } = whole;
        let listing = self.store.listing(&list).await?;
        let listing = listing.ok_or(DeskError::NotFound)?;
        let count_listed = listing.rows.len();
        let mut next = rows.content.clone();
        let mut waiting = std::mem::take(&mut next.waiting);
        // A place may have said since that it does not want to be listed.
        let unwanted = Unwanted::read(self.store.as_ref(), &list).await?;
        waiting.retain(|row| !unwanted.contains(row));
        let (name, others) = (list.clone(), std::mem::take(&mut next.others));
        // A person waits for this act, so it has the usual priority.
        let sifting = move || sifted(name.as_str(), &listing.rows, waiting, others);
        let sifted = tokio::task::spawn_blocking(sifting).await;
        let sifted = sifted.map_err(|error| StoreError::Unavailable(error.into()))?;
        let add = sifted.add;
        if count_listed + add.len() > ROWS_MAX {
            return Err(DeskError::Field("rows".to_owned()));
        }
        (next.waiting, next.others) = (sifted.wait, sifted.others);
        head.content.asked = sifted.asked;
        next.published.extend(add.iter().cloned());
        let (named, moved) = self.named(&list, &add, &next.ids).await?;
        let change = RowsChange {
            list,
            add,
            remove: Vec::new(),
        };
        self.rewrite(
            staff,
            ActKind::PublishRows,
            head,
            (rows, next),
            Some((change, named)),
            moved,
        )
        .await
    }

    /// Places by the ids that a package gives them. An id that a place of a list has, and a place that was seen
    /// before, stay as they are. The id of a place that is on no list any more goes with it to this one; then
    /// what staff said of it begins anew, which is the second part of the answer.
    async fn named(
        &self,
        list: &ListingName,
        rows: &[Row],
        ids: &BTreeMap<String, String>,
    ) -> Result<(Vec<KnownPlace>, Vec<RecordWrite>), DeskError> {
        if ids.is_empty() {
            return Ok((Vec::new(), Vec::new()));
        }
        let known = self.store.known_places().await?;
        let records = self.all::<PlaceRecord>(RecordKind::Place).await?;
        let records: HashMap<&str, &Kept<PlaceRecord>> =
            records.iter().map(|it| (it.id.as_str(), it)).collect();
        let catalog = self.catalog.whole_catalog();
        let is_off = |id: &str| {
            records
                .get(id)
                .is_some_and(|it| it.content.status != PlaceStatus::Listed)
        };
        let is_taken = |id: &str| catalog.get(id).is_some_and(|it| it.place.id == id) || is_off(id);
        let earlier: HashMap<&str, &KnownPlace> =
            known.iter().map(|it| (it.place.id.as_str(), it)).collect();
        let seen: HashSet<&str> = known.iter().map(|it| it.identity.as_str()).collect();
        let mut given = HashSet::new();
        let (mut named, mut moved) = (Vec::new(), Vec::new());
        for row in rows {
            let identity = identity_of(list, row);
            let Some(id) = ids.get(&identity) else {
                continue;
            };
            if seen.contains(identity.as_str()) || is_taken(id) || !given.insert(id) {
                continue;
            }
            let mut place = named_place(list.as_str(), row, identity, id.clone());
            if let Some(earlier) = earlier.get(id.as_str()) {
                // Saved lists find it by its old codes.
                place.place.former = codes_of(earlier, &place.place.code);
            }
            named.push(place);
            if let Some(kept) = records.get(id.as_str()) {
                let record = PlaceRecord::new(list.as_str(), row.clone());
                moved.push(write(RecordKind::Place, id, kept.version, &record)?);
            }
        }
        Ok((named, moved))
    }

    /// Takes what was published off the list again, so that it waits as before. A place that staff
    /// worked on since stays.
    pub(in crate::desk) async fn withdraw_published(
        &self,
        staff: &Staff,
        whole: Whole,
    ) -> Result<DeskImport, DeskError> {
        let Whole { head, rows, list } = whole;
        // Of a list that was deleted nothing can be taken.
        let listing = self.store.listing(&list).await?;
        let listing = listing.ok_or_else(|| DeskError::Field("list".to_owned()))?;
        let listed: HashSet<Row> = listing.rows.into_iter().collect();
        let mut next = rows.content.clone();
        let published = std::mem::take(&mut next.published);
        let (remove, stay): (Vec<Row>, Vec<Row>) =
            published.into_iter().partition(|row| listed.contains(row));
        next.published = stay;
        next.waiting.extend(remove.iter().cloned());
        let change = RowsChange {
            list,
            add: Vec::new(),
            remove,
        };
        self.rewrite(
            staff,
            ActKind::WithdrawRows,
            head,
            (rows, next),
            Some((change, Vec::new())),
            Vec::new(),
        )
        .await
    }

    /// Puts the rows and changes that wait away.
    pub async fn drop_rows(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<DeskImport, DeskError> {
        let Whole { mut head, rows, .. } = self.whole(staff, id, version).await?;
        let mut next = rows.content.clone();
        next.waiting.clear();
        head.content.asked.clear();
        let suggestions = self.waiting_of(id).await?.into_iter();
        let gone = suggestions.map(|kept| delete(RecordKind::Suggestion, &kept.id, kept.version));
        let gone = gone.collect();
        self.rewrite(staff, ActKind::DropRows, head, (rows, next), None, gone)
            .await
    }

    /// A table at the version that a staff member saw.
    pub(in crate::desk) async fn whole(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<Whole, DeskError> {
        require(staff, Role::Editor)?;
        let head = self.one::<BroughtTable>(RecordKind::Import, id).await?;
        let head = head.ok_or(DeskError::NotFound)?;
        if head.version != version {
            let changes = count(self.waiting_of(id).await?.len());
            return Err(outdated(&shown(head, changes)));
        }
        let rows = self.one::<BroughtRows>(RecordKind::ImportRows, id).await?;
        let list = ListingName::parse(&head.content.list).ok_or(DeskError::NotFound)?;
        Ok(Whole {
            head,
            rows: rows.ok_or(DeskError::NotFound)?,
            list,
        })
    }

    /// Writes a table and its rows anew, and the list with them.
    async fn rewrite(
        &self,
        staff: &Staff,
        kind: ActKind,
        head: Kept<BroughtTable>,
        (rows, next): (Kept<BroughtRows>, BroughtRows),
        change: Option<(RowsChange, Vec<KnownPlace>)>,
        moved: Vec<RecordWrite>,
    ) -> Result<DeskImport, DeskError> {
        let table = BroughtTable {
            waiting: count(next.waiting.len()),
            published: count(next.published.len()),
            ..head.content.clone()
        };
        let mut commit = DeskCommit::of(self.act(staff, kind, &head.id));
        commit.act.details.before = facts(&head.content);
        commit.act.details.after = facts(&table);
        let changes = match kind {
            ActKind::DropRows => 0,
            _ => count(self.waiting_of(&head.id).await?.len()),
        };
        let is_over = is_over(&table, changes);
        commit.records = if is_over {
            vec![
                delete(RecordKind::Import, &head.id, head.version),
                delete(RecordKind::ImportRows, &rows.id, rows.version),
            ]
        } else {
            vec![
                write(RecordKind::Import, &head.id, head.version, &table)?,
                write(RecordKind::ImportRows, &rows.id, rows.version, &next)?,
            ]
        };
        commit.records.extend(moved);
        if let Some((change, named)) = change {
            commit.places = named;
            let is_any = !change.add.is_empty() || !change.remove.is_empty();
            commit.list = is_any.then_some(ListChange::Rows(change));
        }
        self.store.commit_desk(commit).await?;
        self.publish().await;
        let kept = Kept {
            id: head.id,
            version: head.version + 1,
            content: table,
        };
        Ok(shown(kept, changes))
    }
}

/// Whether nothing of a table waits and nothing can be taken back.
pub(in crate::desk) fn is_over(table: &BroughtTable, changes: u32) -> bool {
    table.waiting == 0 && table.published == 0 && table.changed.is_empty() && changes == 0
}

/// The codes that a place had before it got another one.
fn codes_of(earlier: &KnownPlace, code: &str) -> Vec<String> {
    let PlaceRef {
        former, code: last, ..
    } = &earlier.place;
    let all = former.iter().chain([last]).filter(|it| *it != code);
    let mut all: Vec<String> = all.cloned().collect();
    let extra = all.len().saturating_sub(CODES_MAX);
    all.drain(..extra);
    all
}

fn identity_of(list: &ListingName, row: &Row) -> String {
    identity(&PlaceRow {
        list: list.as_str(),
        row,
    })
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
    }
}
