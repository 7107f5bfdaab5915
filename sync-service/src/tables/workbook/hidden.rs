//! Rows and columns that the reader of a workbook does not see. They are read like the others, and said.

use super::xml::{attribute, is_true};
use crate::tables::{TableRow, cell_name, start};
use quick_xml::events::BytesStart;
use sync_protocol::desk_import::{ImportRepair, ImportRepaired};

/// The rows that a filter hides.
#[derive(Default)]
pub struct HiddenRows(Option<ImportRepaired>);

impl HiddenRows {
    /// Counts a row.
    pub fn add(&mut self, row: &TableRow) {
        let said = self.0.get_or_insert_with(|| ImportRepaired {
            repair: ImportRepair::HiddenRows,
            count: 0,
            cell: cell_name(0, row.number),
            before: String::new(),
            after: row
                .cells
                .first()
                .map(|text| start(text))
                .unwrap_or_default(),
        });
        said.count = said.count.saturating_add(1);
    }

    /// What is said of them.
    pub fn said(self) -> Option<ImportRepaired> {
        self.0
    }
}

/// The columns that are hidden: the first and the last of each range, from 0.
#[derive(Default)]
pub struct HiddenColumns(Vec<(usize, usize)>);

impl HiddenColumns {
    /// Takes a `col`.
    pub fn add(&mut self, start: &BytesStart<'_>) {
        let number = |name: &str| {
            attribute(start, name)?
                .parse::<usize>()
                .ok()?
                .checked_sub(1)
        };
        let is_hidden = attribute(start, "hidden").is_some_and(|text| is_true(&text));
        if let (true, Some(first), Some(last)) = (is_hidden, number("min"), number("max")) {
            self.0.push((first, last));
        }
    }

    /// What is said of those in which some row says something.
    pub fn said(&self, rows: &[TableRow]) -> Option<ImportRepaired> {
        let width = rows
            .iter()
            .map(|row| row.cells.len())
            .max()
            .unwrap_or_default();
        let is_hidden = |at: &usize| {
            self.0
                .iter()
                .any(|(first, last)| (first..=last).contains(&at))
        };
        let says = |row: &TableRow, at: usize| {
            let cell = row.cells.get(at);
            cell.is_some_and(|text| !text.trim().is_empty())
        };
        let hidden = (0..width).filter(is_hidden);
        let hidden: Vec<usize> = hidden
            .filter(|at| rows.iter().any(|row| says(row, *at)))
            .collect();
        let at = *hidden.first()?;
        let first = rows.iter().find(|row| says(row, at))?;
        Some(ImportRepaired {
            repair: ImportRepair::HiddenColumns,
            count: u32::try_from(hidden.len()).unwrap_or(u32::MAX),
            cell: cell_name(at, first.number),
            before: String::new(),
            after: first
                .cells
                .get(at)
                .map(|text| start(text))
                .unwrap_or_default(),
        })
    }
}
