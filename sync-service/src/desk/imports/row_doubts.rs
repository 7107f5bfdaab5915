//! The cells of a row that a person should look at. Their row comes along as it is.

use super::changeable::is_changeable;
use super::columns::is_state;
use super::doubts::{doubt, near};
use super::no_places::{heading_with_number, maybe_heading, name_alone};
use super::reading::{Reading, Source};
use super::{closed_columns, whereabouts, zips};
use crate::listings::import::{EMPTY, ID};
use crate::listings::place_record::{CHECKED, PlaceRecord};
use crate::listings::service_fields::is_of_service;
use crate::tables::{Mark, TableRow, cell_name, start};
use place_facts::states::is_home;
use std::collections::HashSet;
use sync_protocol::desk_doubts::{DOUBTS_MAX, ImportDoubt, ImportDoubted};
use sync_protocol::desk_import::ImportColumn;
use sync_protocol::listings::Row;

impl Source<'_> {
    /// Names the cells of a row that a person should look at, but those that have a mistake.
    pub(super) fn doubt(
        &self,
        reading: &mut Reading,
        row: &TableRow,
        read: &Row,
        faulty: &HashSet<usize>,
    ) {
        if let Some(missing) = row.given.and_then(|given| self.columns.get(given..))
            && let Some(first) = missing.first()
        {
            let headers: Vec<&str> = missing.iter().map(|it| it.header.as_str()).collect();
            doubted(reading, || ImportDoubted {
                cell: row.cell_name(self.columns.len() - missing.len()),
                header: first.header.clone(),
                doubt: ImportDoubt::CellsMissing,
                text: start(&headers.join(", ")),
                near: String::new(),
            });
        }
        self.left_out(reading, row, read);
        self.elsewhere(reading, row, read);
        self.closed(reading, row);
        self.nowhere(reading, row);
        self.far_apart(reading, row, read, faulty);
        let kept = row.names.as_ref().is_some_and(|names| names.hours_kept);
        for (at, column) in self.columns.iter().enumerate() {
            let text = read.get(&column.field).map_or("", String::as_str);
            let other = (kept && column.field == "hours").then_some(ImportDoubt::ScheduleTimes);
            let shown = shown(row, at).filter(|_| !column.field.is_empty());
            let kept = || {
                let is_day_alone = column.field == CHECKED && self.is_day_alone(row, read);
                is_day_alone || self.is_unchangeable(row, &column.field, text)
            };
            let other = other.or(shown);
            let other = other.or_else(|| kept().then_some(ImportDoubt::Kept));
            let doubt = other.or_else(|| doubt(&column.field, text, self.today));
            let Some(doubt) = doubt.filter(|_| !faulty.contains(&at)) else {
                continue;
            };
            doubted(reading, || ImportDoubted {
                cell: row.cell_name(at),
                header: column.header.clone(),
                doubt,
                text: start(text),
                near: near(doubt, text),
            });
        }
    }

    /// Names the town, the county or the ZIP code that is far from the others. What a row of a known place does not say,
    /// the list says.
    fn far_apart(
        &self,
        reading: &mut Reading,
        row: &TableRow,
        read: &Row,
        faulty: &HashSet<usize>,
    ) {
        let column = |field: &str| self.columns.iter().position(|it| it.field == field);
        let is_said = |field: &&str| column(field).is_some_and(|at| !faulty.contains(&at));
        let mut whole = self.today_of(row).cloned().unwrap_or_default();
        let said = whereabouts::FIELDS.into_iter().filter(is_said);
        whole.extend(said.filter_map(|field| Some((field.to_owned(), read.get(field)?.clone()))));
        let Some(far) = whereabouts::far(&whole) else {
            return;
        };
        let fields = [far].into_iter().chain(whereabouts::FIELDS);
        let Some(at) = fields.filter(is_said).find_map(column) else {
            return;
        };
        doubted(reading, || ImportDoubted {
            cell: row.cell_name(at),
            header: self.columns[at].header.clone(),
            doubt: ImportDoubt::FarApart,
            text: start(&whereabouts::said(&whole).join(", ")),
            near: String::new(),
        });
    }

    /// Names a state that is not New Jersey. What New Beginnings wrote has it behind the town too.
    fn elsewhere(&self, reading: &mut Reading, row: &TableRow, read: &Row) {
        let is_ours = row.names.as_ref().is_some_and(|names| names.is_ours);
        let columns = self.columns.iter().enumerate();
        for (at, column) in columns.filter(|(_, it)| is_state(&it.header)) {
            let text = row.cells.get(at).map_or("", |cell| cell.trim());
            let is_said = is_ours && zips::says_state(read);
            // "Estado" is a state or the state of a place.
            let is_other = closed_columns::is_answer(&column.header, text);
            if text.is_empty() || text == EMPTY || is_home(text) || is_said || is_other {
                continue;
            }
            doubted(reading, || ImportDoubted {
                cell: row.cell_name(at),
                header: column.header.clone(),
                doubt: ImportDoubt::StateElsewhere,
                text: start(text),
                near: String::new(),
            });
        }
    }

    /// Names a cell under a heading that no field takes and that says that the place is closed.
    fn closed(&self, reading: &mut Reading, row: &TableRow) {
        let columns = self.columns.iter().enumerate();
        for (at, column) in columns.filter(|(_, it)| it.field.is_empty()) {
            let text = row.cells.get(at).map_or("", |cell| cell.trim());
            if !closed_columns::in_column(&column.header, text, self.today) {
                continue;
            }
            doubted(reading, || ImportDoubted {
                cell: row.cell_name(at),
                header: column.header.clone(),
                doubt: ImportDoubt::SaysClosed,
                text: start(text),
                near: String::new(),
            });
        }
    }

    /// Names a row that may be a heading: nobody could reach it as a place.
    fn nowhere(&self, reading: &mut Reading, row: &TableRow) {
        // Of a row that ends before the last heading this is told already.
        let is_short = row.given.is_some_and(|given| given < self.columns.len());
        let found = name_alone(row, self.columns).filter(|_| !is_short);
        let found = found.or_else(|| heading_with_number(row, self.columns));
        let Some(at) = found.or_else(|| maybe_heading(row, self.columns)) else {
            return;
        };
        doubted(reading, || ImportDoubted {
            cell: row.cell_name(at),
            header: self.columns[at].header.clone(),
            doubt: ImportDoubt::MaybeHeading,
            text: start(&row.cells[at]),
            near: String::new(),
        });
    }

    /// Names the cells that only the service may write. They are never read; a cell that says the same as the list is
    /// of a table that comes back.
    fn left_out(&self, reading: &mut Reading, row: &TableRow, read: &Row) {
        let columns = self.columns.iter().enumerate();
        for (at, column) in columns.filter(|(_, it)| is_of_service(&it.header)) {
            let text = row.cells.get(at).map_or("", |cell| cell.trim());
            let id = row.names.as_ref().and_then(|names| names.id.as_deref());
            let known = id.and_then(|id| self.known.get(id));
            let today = match known {
                Some(known) => known.row.get(&column.header),
                None => self.said.of_row(read, &column.header),
            };
            if text.is_empty() || text == today.map_or(EMPTY, String::as_str) || text == EMPTY {
                continue;
            }
            doubted(reading, || ImportDoubted {
                cell: row.cell_name(at),
                header: column.header.clone(),
                doubt: ImportDoubt::OfService,
                text: start(text),
                near: String::new(),
            });
        }
    }

    /// Whether a row says of a known place only another day of its check, and not a later one: that changes nothing.
    fn is_day_alone(&self, row: &TableRow, read: &Row) -> bool {
        let Some(today) = self.today_of(row) else {
            return false;
        };
        let is_other = |field: &str| {
            read.get(field)
                .is_some_and(|it| today.get(field) != Some(it))
        };
        let id = row.names.as_ref().and_then(|names| names.id.as_deref());
        let source = id.and_then(|id| self.known.get(id)).map(|it| it.source);
        let may = |field: &str| source.is_some_and(|source| is_changeable(field, source));
        let said = read.get(CHECKED).filter(|day| *day != EMPTY);
        let is_later = said.is_some_and(|day| {
            let date = Row::from([(CHECKED.to_owned(), day.clone())]);
            let record = id.and_then(|id| self.against.records.get(id));
            let record = record.cloned();
            let record = record.unwrap_or_else(|| PlaceRecord::new(self.list, today.clone()));
            record.is_dated_by(&date)
        });
        said.is_some()
            && !is_later
            && is_other(CHECKED)
            && !read
                .keys()
                .any(|field| field != CHECKED && may(field) && is_other(field))
    }

    /// Whether a row says something else of a known place that a table cannot change. A new day of a check comes
    /// along with another change.
    fn is_unchangeable(&self, row: &TableRow, field: &str, text: &str) -> bool {
        let Some(today) = self.today_of(row) else {
            return false;
        };
        let id = row.names.as_ref().and_then(|names| names.id.as_deref());
        let source = id.and_then(|id| self.known.get(id)).map(|it| it.source);
        let now = today.get(field).map_or(EMPTY, String::as_str);
        let may = source.is_some_and(|source| is_changeable(field, source));
        !field.is_empty() && field != ID && field != CHECKED && !may && now != text
    }
}

/// Names the addresses at which another place is listed. Rows of a package have no address cell of their own.
pub(super) fn same_addresses(
    reading: &mut Reading,
    at_addresses: &[(u32, String)],
    columns: &[ImportColumn],
) {
    let Some(at) = columns.iter().position(|it| it.field == "address") else {
        return;
    };
    for (number, there) in at_addresses {
        doubted(reading, || ImportDoubted {
            cell: cell_name(at, *number),
            header: columns[at].header.clone(),
            doubt: ImportDoubt::SameAddress,
            text: start(there),
            near: String::new(),
        });
    }
}

/// What a spreadsheet shows of a cell, and a person should look at.
fn shown(row: &TableRow, at: usize) -> Option<ImportDoubt> {
    let marks = [
        (Mark::MergedAcross, ImportDoubt::MergedAcross),
        (Mark::Sign, ImportDoubt::NumberSign),
    ];
    let mut found = marks.into_iter().filter(|(mark, _)| row.has(at, *mark));
    found.next().map(|(_, doubt)| doubt)
}

/// Counts a doubt; the first ones are shown.
fn doubted(reading: &mut Reading, doubt: impl FnOnce() -> ImportDoubted) {
    reading.doubts_total = reading.doubts_total.saturating_add(1);
    if reading.doubts.len() < DOUBTS_MAX {
        reading.doubts.push(doubt());
    }
}
