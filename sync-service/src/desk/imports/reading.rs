//! The rows of a file as rows of a list, with everything that was put right and everything wrong.

use super::cells;
use super::columns::{SOURCE, is_state};
use super::dates;
use super::no_places::no_place;
use super::{Against, zips};
use crate::listings::import::{EMPTY, ID, is_date};
use crate::listings::place_record::CHECKED;
use crate::listings::service_fields::Said;
use crate::tables::package::KnownPlace;
use crate::tables::{Mark, Table, TableRow, start};
use jiff::civil::Date;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use place_facts::states::other_state;
use std::collections::{HashMap, HashSet};
use sync_protocol::desk_doubts::ImportDoubted;
use sync_protocol::desk_import::{
    ImportColumn, ImportMistake, ImportProblem, ImportRepair, ImportRepaired, MISTAKES_MAX,
};
use sync_protocol::listings::Row;

/// What was read.
#[derive(Debug, Default)]
pub struct Reading {
    /// Rows without a mistake, with their numbers in the file.
    pub rows: Vec<(u32, Row)>,
    /// Rows with a mistake and a name, as far as they were read.
    pub faulty: Vec<(u32, Row)>,
    /// Rows that New Beginnings wrote: each was a row of its own before.
    pub ours: HashSet<u32>,
    /// The ids of places that a package names, by the number of their row.
    pub ids: HashMap<u32, String>,
    /// The first mistakes.
    pub mistakes: Vec<ImportMistake>,
    /// How many there are.
    pub mistakes_total: u32,
    /// The first cells that a person should look at.
    pub doubts: Vec<ImportDoubted>,
    /// How many there are.
    pub doubts_total: u32,
    /// What was put right.
    pub repairs: Vec<ImportRepaired>,
    /// The columns of dates whose day stands first.
    day_first: HashSet<usize>,
}

/// The file, and what its cells become.
pub(super) struct Source<'a> {
    /// What is known of the places.
    pub against: &'a Against,
    /// The list that the rows are for.
    pub list: &'a str,
    /// All fields of its rows.
    pub fields: &'a [String],
    /// The columns of the file, with the fields that they fill.
    pub columns: &'a [ImportColumn],
    /// Where the rows are from.
    pub origin: &'a str,
    /// The date in New Jersey.
    pub today: Date,
    /// The places of the list, by their ids.
    pub known: &'a HashMap<&'a str, KnownPlace<'a>>,
    /// What the list says that only the service writes.
    pub said: Said<'a>,
    /// Whether the ids of the table are those of another installation.
    pub has_new_ids: bool,
}

impl Source<'_> {
    /// Reads all rows below the header.
    pub fn read(&self, table: &Table) -> Reading {
        let mut reading = Reading::default();
        reading.repairs.clone_from(&table.repairs);
        if let Some(package) = &table.package {
            reading.mistakes.clone_from(&package.mistakes);
            reading.mistakes_total = package.mistakes_total;
        }
        let dates = self.columns.iter().enumerate();
        let dates = dates.filter(|(_, column)| column.field == CHECKED);
        let day_first = dates.map(|(at, _)| at).filter(|at| {
            let rows = table.rows.iter().skip(1);
            dates::is_day_first(rows.filter_map(|row| row.cells.get(*at).map(String::as_str)))
        });
        reading.day_first = day_first.collect();
        let header = table.rows.first().map_or(&[][..], |row| &row.cells);
        let mut seen: HashMap<String, &TableRow> = HashMap::new();
        let mut named = HashSet::new();
        for row in table.rows.iter().skip(1) {
            let wrong = reading.mistakes_total;
            if row.cells.as_slice() == header {
                self.wrong(&mut reading, row, 0, ImportProblem::HeaderAgain, "");
                continue;
            }
            if let Some(at) = no_place(row, self.columns) {
                self.wrong(
                    &mut reading,
                    row,
                    at,
                    ImportProblem::NoPlace,
                    &row.cells[at],
                );
                continue;
            }
            self.id(&mut reading, row, &mut named);
            let (read, faulty) = self.row(&mut reading, row);
            let place = PlaceRow {
                list: self.list,
                row: &read,
            };
            let is_named = read.get("name").is_some_and(|name| name != EMPTY);
            let above = *seen.entry(identity(&place)).or_insert(row);
            let first = above.number;
            let is_twice = first != row.number && !self.are_two_places(above, row);
            if is_named && is_twice && wrong == reading.mistakes_total {
                self.wrong(
                    &mut reading,
                    row,
                    0,
                    ImportProblem::Twice,
                    &format!("= {first}"),
                );
            }
            self.doubt(&mut reading, row, &read, &faulty);
            if wrong != reading.mistakes_total {
                if is_named && first == row.number {
                    reading.faulty.push((row.number, read));
                }
            } else {
                let id = row.names.as_ref().and_then(|names| names.id.clone());
                reading.ids.extend(id.map(|id| (row.number, id)));
                if row.names.as_ref().is_some_and(|names| names.is_ours) {
                    reading.ours.insert(row.number);
                }
                reading.rows.push((row.number, read));
            }
        }
        reading
    }

    /// Reads the cells of a row. Answers also which columns have a mistake.
    fn row(&self, reading: &mut Reading, row: &TableRow) -> (Row, HashSet<usize>) {
        let mut faulty = HashSet::new();
        let empty = |field: &String| (field.clone(), EMPTY.to_owned());
        let fields = self.fields.iter().filter(|field| *field != ID);
        let mut read: Row = fields.map(empty).collect();
        if !self.origin.is_empty() {
            read.insert(SOURCE.to_owned(), self.origin.to_owned());
        }
        for (at, column) in self.columns.iter().enumerate() {
            if column.field.is_empty() || column.field == ID {
                continue;
            }
            let cell = row.cells.get(at).map_or("", String::as_str);
            let known = self.today_of(row).and_then(|it| it.get(&column.field));
            if let Some(text) = known.filter(|text| is_kept(row, at, cell, text)) {
                read.insert(column.field.clone(), text.clone());
                continue;
            }
            let is_turned = reading.day_first.contains(&at);
            let turned = is_turned.then(|| dates::month_first(cell)).flatten();
            let mut found =
                cells::read(&column.field, turned.as_deref().unwrap_or(cell), self.today);
            if turned.is_some() {
                found.repair = found.repair.and(Some(ImportRepair::DayFirst));
            }
            if let Some(problem) = marked(row, at) {
                found.problem = Some(problem);
                found.repair = None;
            }
            if found.repair.is_some() && self.is_as_it_was(row, &column.field, cell) {
                cell.trim().clone_into(&mut found.text);
                found.repair = None;
            }
            if let Some(repair) = found.repair {
                repaired(reading, repair, &row.cell_name(at), cell, &found.text);
            }
            if let Some(problem) = found.problem {
                self.wrong(reading, row, at, problem, cell);
                faulty.insert(at);
            }
            // A row that names its source keeps it: what the person says is for the others.
            let is_said = column.field == SOURCE && !self.origin.is_empty() && found.text == EMPTY;
            if !is_said {
                read.insert(column.field.clone(), found.text);
            }
        }
        self.zip(reading, row, &mut read, &mut faulty);
        if !self.columns.iter().any(|column| column.field == "name") {
            self.wrong(reading, row, 0, ImportProblem::NameMissing, "");
        }
        for (at, cell) in row.cells.iter().enumerate().skip(self.columns.len()) {
            if !cell.trim().is_empty() {
                self.wrong(reading, row, at, ImportProblem::CellCount, cell);
            }
        }
        let fits = read.get("checked").is_none_or(|date| is_date(date));
        if !fits {
            read.insert("checked".to_owned(), EMPTY.to_owned());
        }
        let is_ours = row.names.as_ref().is_some_and(|it| it.is_ours);
        if !is_ours && read.get(SOURCE).is_some_and(|text| text == EMPTY) {
            read.remove(SOURCE);
        }
        (read, faulty)
    }

    /// Looks at a ZIP code that is not of New Jersey: a state in a column of its own is written behind the town,
    /// where people see it, and without a state it is a mistake.
    fn zip(
        &self,
        reading: &mut Reading,
        row: &TableRow,
        read: &mut Row,
        faulty: &mut HashSet<usize>,
    ) {
        let Some(problem) = zips::problem(read) else {
            return;
        };
        let cell = |at: usize| row.cells.get(at).map_or("", String::as_str);
        let is_of = |field: &str| self.columns.iter().position(|it| it.field == field);
        let mut states = self.columns.iter().enumerate();
        let state = states.find_map(|(at, column)| {
            let state = is_state(&column.header).then(|| other_state(cell(at)));
            state.flatten()
        });
        let Some(at) = is_of("zip") else {
            return;
        };
        match (state, is_of("city"), read.get("city")) {
            (Some(state), Some(city), Some(town)) if town != EMPTY => {
                let town = format!("{town}, {state}");
                let name = row.cell_name(city);
                repaired(reading, ImportRepair::State, &name, cell(city), &town);
                read.insert("city".to_owned(), town);
            }
            (Some(_), ..) => {}
            (None, ..) if self.is_as_it_was(row, "zip", cell(at)) => {}
            (None, ..) => {
                self.wrong(reading, row, at, problem, cell(at));
                faulty.insert(at);
            }
        }
    }

    /// Looks at the id of a row in a column of ids.
    fn id(&self, reading: &mut Reading, row: &TableRow, named: &mut HashSet<String>) {
        let column = self.columns.iter().position(|column| column.field == ID);
        let id = row.names.as_ref().and_then(|names| names.id.as_ref());
        let (Some(at), Some(id)) = (column, id) else {
            return;
        };
        if !self.has_new_ids && !self.against.has_place(id) {
            self.wrong(reading, row, at, ImportProblem::IdUnknown, id);
        } else if !named.insert(id.clone()) {
            self.wrong(reading, row, at, ImportProblem::IdTwice, id);
        }
    }

    /// Whether two rows have the ids of two places that are known: then they are these two, whatever they say.
    fn are_two_places(&self, one: &TableRow, other: &TableRow) -> bool {
        let id = |row: &TableRow| row.names.as_ref()?.id.clone();
        let (Some(one), Some(other)) = (id(one), id(other)) else {
            return false;
        };
        one != other && self.against.has_place(&one) && self.against.has_place(&other)
    }

    /// What the list says today of the place whose id a row of a table has.
    pub(super) fn today_of(&self, row: &TableRow) -> Option<&Row> {
        self.columns.iter().find(|column| column.field == ID)?;
        let id = row.names.as_ref()?.id.as_deref()?;
        Some(self.known.get(id)?.row)
    }

    /// Whether New Beginnings wrote a text that stands as it was: it goes back as it stands. What a package says
    /// otherwise of a place that is known was written by another program.
    fn is_as_it_was(&self, row: &TableRow, field: &str, cell: &str) -> bool {
        let Some(names) = row.names.as_ref().filter(|it| it.is_ours) else {
            return false;
        };
        let known = names.id.as_deref().and_then(|id| self.known.get(id));
        known.is_none_or(|it| it.row.get(field).is_none_or(|text| text == cell.trim()))
    }

    fn wrong(
        &self,
        reading: &mut Reading,
        row: &TableRow,
        column: usize,
        problem: ImportProblem,
        text: &str,
    ) {
        reading.mistakes_total = reading.mistakes_total.saturating_add(1);
        if reading.mistakes.len() < MISTAKES_MAX {
            let header = self.columns.get(column).map(|it| it.header.clone());
            reading.mistakes.push(ImportMistake {
                cell: row.cell_name(column),
                header: header.unwrap_or_default(),
                problem,
                text: start(text),
            });
        }
    }
}

/// Whether a cell of a known place leaves it as it is: it says the same, or the row of a CSV file ends before it.
fn is_kept(row: &TableRow, at: usize, cell: &str, text: &str) -> bool {
    let is_missing = row.given.is_some_and(|given| at >= given);
    let is_same = cell.trim() == text && !row.has(at, Mark::CrossedOut);
    is_missing || is_same
}

/// The mistake that a spreadsheet shows of a cell.
fn marked(row: &TableRow, at: usize) -> Option<ImportProblem> {
    let marks = [
        (Mark::Formula, ImportProblem::Formula),
        (Mark::CrossedOut, ImportProblem::CrossedOut),
    ];
    let mut found = marks.into_iter().filter(|(mark, _)| row.has(at, *mark));
    found.next().map(|(_, problem)| problem)
}

/// Counts a repair; the first of each kind is shown.
fn repaired(reading: &mut Reading, repair: ImportRepair, cell: &str, before: &str, after: &str) {
    if let Some(known) = reading.repairs.iter_mut().find(|it| it.repair == repair) {
        known.count = known.count.saturating_add(1);
        return;
    }
    reading.repairs.push(ImportRepaired {
        repair,
        count: 1,
        cell: cell.to_owned(),
        before: start(before),
        after: start(after),
    });
}
