//! Tables that staff bring: everything wrong is told at once, good rows wait for a look, and are
//! published in one act and withdrawn in one act.
//!
//! | module | what it does |
//! |---|---|
//! | `headings` | which row has the headings |
//! | `ids` | the column with the ids of our places |
//! | `columns` | which heading fills which field |
//! | [`own_table`] | the file of an operator's own list |
//! | `cell_lines` | lines of one cell |
//! | `cells` | what is put right in a cell, and what is wrong |
//! | `read_cell` | what a cell became |
//! | `made` | what a spreadsheet made of a text |
//! | `phone_cells` | telephone numbers in cells |
//! | `hours_cells` | hours that never open a place |
//! | `closed_columns` | columns of the state of a place, which no field takes |
//! | `websites` | addresses of the web in cells |
//! | `zips` | ZIP codes of other states |
//! | `whereabouts` | towns, counties and ZIP codes far from each other |
//! | [`doubts`] | cells that may be right, and that a person should look at |
//! | [`problem_words`] | what is wrong, in words |
//! | `reading` | the rows of a file |
//! | `row_doubts` | the cells of a row that a person should look at |
//! | `no_places` | rows that are a total, or a heading between the others |
//! | `rows_between` | texts that read as a heading between rows |
//! | `sorted` | which rows are new, change a place, or are known |
//! | `changeable` | what a table can change of a place |
//! | `changes` | rows that change a place, known by its id |
//! | `duplicates` | rows that are known already, or above in the file |
//! | `asked` | rows that look known since they were brought |
//! | `described` | a row in one line |
//! | [`warnings`] | what the desk would say of an operator's own list |
//! | [`batches`] | rows that wait, and what is done with them |

pub(super) mod asked;
pub mod batches;
mod cell_lines;
pub(super) mod cells;
mod changeable;
mod changes;
mod closed_columns;
mod columns;
mod dates;
mod described;
pub mod doubts;
mod duplicates;
mod headings;
mod hours_cells;
mod ids;
mod made;
mod no_places;
pub mod own_table;
mod phone_cells;
pub mod problem_words;
mod read_cell;
mod reading;
mod row_doubts;
mod rows_between;
mod sorted;
mod usual_headings;
pub mod warnings;
mod websites;
pub(super) mod whereabouts;
pub(super) mod zips;

pub use columns::fields as fields_of;

use super::{Desk, DeskError, Kept, titled};
use crate::clock::milliseconds;
use crate::computing::compute;
use crate::listings::import::ID;
use crate::listings::place_record::PlaceRecord;
use crate::listings::service_fields::{Said, is_of_service};
use crate::store::StoreError;
use crate::store::desk::RecordKind;
use crate::tables::package::{self, KnownPlace, Wishes};
use crate::tables::{self, Table, Unreadable, json_rows, json_size};
use bytes::Bytes;
use duplicates::KnownRow;
use jiff::civil::Date;
use place_facts::calendar::local;
use place_facts::catalog::Catalog;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use reading::Source;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use sync_protocol::desk::PlaceStatus;
use sync_protocol::desk_import::{IMPORT_ORIGIN_MAX, ImportColumn, ImportReport};
use sync_protocol::listings::{ListingName, Row};
use tokio::sync::{Semaphore, SemaphorePermit};

/// Files that are read at the same time, each from what is known of its list until it is answered. A file of the largest
/// size takes up to 200 MB meanwhile.
static READERS: Semaphore = Semaphore::const_new(1);

/// Waits until no other file is read.
async fn reader() -> Result<SemaphorePermit<'static>, StoreError> {
    let one = READERS.acquire().await;
    one.map_err(|error| StoreError::Unavailable(error.into()))
}

/// A file that a staff member brings.
#[derive(Debug, Clone)]
pub struct BroughtFile {
    /// Its bytes.
    pub bytes: Bytes,
    /// The list that its rows are for.
    pub list: String,
    /// The field of each column; `None`: as it was remembered, or by the usual headings.
    pub fields: Option<Vec<String>>,
    /// Where the rows are from.
    pub origin: String,
    /// Rows that are brought although they look known.
    pub also: BTreeSet<u32>,
    /// Rows that are the place they look like, and change it.
    pub change: BTreeSet<u32>,
    /// Only services of this taxonomy term of a package; see [`Wishes`].
    pub only: Option<String>,
}

/// What a file is read against.
struct Against {
    list: ListingName,
    fields: Vec<String>,
    rows: Vec<KnownRow>,
    remembered: BTreeMap<String, String>,
    origin: String,
    today: Date,
    /// All places, also those of other lists.
    catalog: Arc<Catalog>,
    /// Places that staff took off another list, by their ids.
    off_others: HashMap<String, Row>,
    /// What staff said of the places of the list, by their ids.
    records: HashMap<String, PlaceRecord>,
}

impl Against {
    /// Whether a place has this id that is on a list, or was taken off one.
    fn has_place(&self, id: &str) -> bool {
        let listed = self.catalog.get(id).is_some_and(|it| it.place.id == id);
        let is_off = || self.rows.iter().any(|it| it.is_removed && it.id == id);
        listed || self.off_others.contains_key(id) || is_off()
    }
}

/// A file that was read.
struct FileRead {
    report: ImportReport,
    /// Good rows that are not known.
    rows: Vec<Row>,
    /// The ids that a package gives to their places, by the identity of the row.
    ids: BTreeMap<String, String>,
    /// The places that a row looks like and, as a person said, is not: identities, by the identity of the row.
    others: BTreeMap<String, BTreeSet<String>>,
}

impl Desk {
    /// Reads a file and answers everything that is found in it. Nothing is kept.
    pub async fn look_at(&self, file: BroughtFile) -> Result<ImportReport, DeskError> {
        let _one = reader().await?;
        let against = self.against(&file).await?;
        Ok(read_one(file, against).await?.report)
    }

    /// What is known of the list of a file.
    async fn against(&self, file: &BroughtFile) -> Result<Against, DeskError> {
        let no_list = || DeskError::Field("list".to_owned());
        if file.fields.as_deref().is_some_and(columns::is_any_twice) {
            return Err(DeskError::Field("columns".to_owned()));
        }
        let list = ListingName::parse(&file.list).ok_or_else(no_list)?;
        let listing = self.store.listing(&list).await?.ok_or_else(no_list)?;
        let kept = self
            .all::<PlaceRecord>(RecordKind::Place)
            .await?
            .into_iter();
        // Who does not want to be listed stays off every list.
        let (kept, others): (Vec<_>, Vec<_>) = kept.partition(|kept| {
            kept.content.list == list.as_str() || kept.content.status == PlaceStatus::NotListed
        });
        let is_listed = |kept: &Kept<PlaceRecord>| kept.content.status == PlaceStatus::Listed;
        let (listed, removed): (Vec<_>, Vec<_>) = kept.into_iter().partition(is_listed);
        let off_others = others.into_iter().filter(|kept| !is_listed(kept));
        let off_others = off_others.map(|kept| (kept.id, kept.content.row()));
        let listed = listed.into_iter().map(|kept| (kept.id, kept.content));
        let records: HashMap<String, PlaceRecord> = listed.collect();
        let removed = removed.into_iter().map(|kept| KnownRow {
            id: kept.id,
            row: kept.content.row(),
            source: kept.content.source,
            is_removed: true,
        });
        let mut rows: Vec<KnownRow> = removed.collect();
        self.catalog.with_whole_catalog(|catalog| {
            let found = catalog.places().iter();
            let found = found.filter(|it| it.place.list == list.as_str());
            rows.extend(found.map(|it| {
                KnownRow {
                    id: it.place.id.clone(),
                    row: it.texts.row(),
                    source: records
                        .get(&it.place.id)
                        .map_or_else(|| it.texts.row(), |it| it.source.clone()),
                    is_removed: false,
                }
            }));
        });
        let remembered = self.one(RecordKind::ImportColumns, list.as_str()).await?;
        Ok(Against {
            fields: columns::fields(&listing.rows)
                .into_iter()
                .filter(|field| !is_of_service(field))
                .collect(),
            rows,
            remembered: remembered.map(|kept| kept.content).unwrap_or_default(),
            origin: titled("origin", &file.origin, IMPORT_ORIGIN_MAX)?,
            today: local(milliseconds(self.clock.now()))
                .unwrap_or_default()
                .date(),
            catalog: self.catalog.whole_catalog(),
            off_others: off_others.collect(),
            records,
            list,
        })
    }
}

/// Reads a file on a thread of its own.
async fn read_one(file: BroughtFile, against: Against) -> Result<FileRead, DeskError> {
    let read = compute(move || read(&file, &against)).await;
    Ok(read.map_err(|error| StoreError::Unavailable(error.into()))?)
}

/// The table in a file of any kind.
fn table(bytes: &[u8], wishes: Wishes<'_>) -> Result<Table, Unreadable> {
    if package::is_json(bytes) {
        json_size::require_fitting(bytes)?;
    }
    match json_rows::read(bytes) {
        Some(rows) => rows,
        None if package::is_package(bytes) => package::read(bytes, wishes),
        None => tables::read(bytes),
    }
}

fn read(file: &BroughtFile, against: &Against) -> FileRead {
    let known = against.rows.iter().map(|it| {
        let (row, source) = (&it.row, &it.source);
        (it.id.as_str(), KnownPlace { row, source })
    });
    let known: HashMap<&str, KnownPlace<'_>> = known.collect();
    let wishes = Wishes {
        list: against.list.as_str(),
        fields: &against.fields,
        only: file.only.as_deref(),
        known: &known,
    };
    let mut table = match table(&file.bytes, wishes) {
        Ok(table) => table,
        Err(unreadable) => {
            let report = ImportReport {
                failure: Some(unreadable.failure),
                failure_line: unreadable.line,
                failure_file: unreadable.file,
                ..ImportReport::default()
            };
            return FileRead {
                report,
                rows: Vec::new(),
                ids: BTreeMap::new(),
                others: BTreeMap::new(),
            };
        }
    };
    let from = table.package.take();
    let mut fields = against.fields.clone();
    if let Some(package) = &from {
        // A package of ours brings the fields of its list.
        let own = package
            .fields
            .iter()
            .filter(|it| !against.fields.contains(it) && !is_of_service(it));
        fields.extend(own.cloned());
    }
    let is_ours = |cell: &str| {
        let cell = cell.trim();
        fields.iter().any(|field| field == cell)
            || against.remembered.contains_key(&columns::plain(cell))
    };
    let titles = match from {
        // Its columns have the names of the specification.
        Some(_) => None,
        None => headings::remove_titles(&mut table.rows, is_ours),
    };
    if from.is_none() {
        fields.push(ID.to_owned());
    }
    let headers = table.rows.first().map_or(&[][..], |row| &row.cells);
    let said = file.fields.as_deref();
    let mut matched = columns::matched(headers, &fields, said, &against.remembered);
    if said.is_none() {
        ids::settle(&mut matched, table.rows.get(1..).unwrap_or_default());
    }
    let sample = |at: usize| {
        let cells = table
            .rows
            .iter()
            .skip(1)
            .filter_map(|row| row.cells.get(at));
        let mut cells = cells.filter(|cell| !cell.trim().is_empty());
        cells
            .next()
            .map(|cell| tables::start(cell))
            .unwrap_or_default()
    };
    let near = |header: &str, field: &str| match field {
        "" => columns::near(header, &fields, &matched),
        _ => String::new(),
    };
    let headings = headers.iter().zip(&matched).enumerate();
    let columns: Vec<ImportColumn> = headings
        .map(|(at, (header, field))| ImportColumn {
            header: tables::start(header.trim()),
            field: field.clone(),
            sample: sample(at),
            near: near(header, field),
        })
        .collect();
    let has_new_ids = ids::name_rows(&mut table, &matched, against);
    let source = Source {
        against,
        list: against.list.as_str(),
        fields: &fields,
        columns: &columns,
        origin: &against.origin,
        today: against.today,
        known: &known,
        said: Said::of(against.list.as_str(), against.rows.iter().map(|it| &it.row)),
        has_new_ids,
    };
    table.package = from;
    let mut found = source.read(&table);
    found.repairs.splice(0..0, titles);
    let unsorted = table.package.as_ref().is_some_and(|it| it.terms.is_empty());
    let from = table.package.unwrap_or_default();
    let sorted = sorted::sorted(&found, against, &columns, file);
    row_doubts::same_addresses(&mut found, &sorted.at_addresses, &columns);
    let named = found.rows.iter().filter_map(|(number, row)| {
        let list = against.list.as_str();
        let id = found.ids.get(number)?.clone();
        Some((identity(&PlaceRow { list, row }), id))
    });
    let ids = named.collect();
    let report = ImportReport {
        failure: None,
        failure_line: None,
        failure_file: String::new(),
        rows: count(table.rows.len().saturating_sub(1)).saturating_add(from.left_out),
        good: count(sorted.rows.len()),
        mistakes: found.mistakes,
        mistakes_total: found.mistakes_total,
        doubts: found.doubts,
        doubts_total: found.doubts_total,
        repairs: found.repairs,
        changes_total: count(sorted.changes.len()),
        changes: sorted.changes,
        unchanged: sorted.unchanged,
        duplicates: sorted.duplicates,
        columns,
        fields,
        terms: from.terms,
        only: from.only,
        unsorted,
        missing: from.missing,
    };
    FileRead {
        report,
        rows: sorted.rows,
        ids,
        others: sorted.others,
    }
}

pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
