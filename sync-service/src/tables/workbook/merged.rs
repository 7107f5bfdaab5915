//! Merged cells: the file has their text in the first row and the first column only.

use super::xml::attribute;
use crate::tables::{Mark, TableRow, cell_name, start};
use quick_xml::events::BytesStart;
use std::collections::BTreeMap;
use sync_protocol::desk_import::{ImportFailure, ImportRepair, ImportRepaired};

/// Most merged cells of a sheet.
const MERGED_MAX: usize = 10_000;

/// The merged cells of a sheet.
#[derive(Debug, Default)]
pub struct Merged(Vec<Range>);

/// Cells that are one: their columns from 0, and their rows from 1.
#[derive(Debug)]
struct Range {
    column: usize,
    last_column: usize,
    first: u32,
    last: u32,
}

impl Merged {
    /// Takes a `mergeCell`.
    pub fn add(&mut self, start: &BytesStart<'_>) -> Result<(), ImportFailure> {
        let range = attribute(start, "ref").unwrap_or_default();
        let Some((from, to)) = range.split_once(':') else {
            return Ok(());
        };
        if let (Some((column, first)), Some((last_column, last))) = (address(from), address(to))
            && (last > first || last_column > column)
        {
            if self.0.len() >= MERGED_MAX {
                return Err(ImportFailure::TooLarge);
            }
            self.0.push(Range {
                column,
                last_column,
                first,
                last,
            });
        }
        Ok(())
    }

    /// Marks the texts that stand in several columns. Which of them they are for only a person knows.
    pub fn mark(&self, rows: &mut [TableRow]) {
        // A file may name the same cells thousands of times: each is marked once.
        let (mut marked, mut below) = (None, 0);
        for ((column, first), last) in self.across() {
            if marked != Some(column) {
                (marked, below) = (Some(column), 0);
            }
            let first = first.max(below);
            below = below.max(last.saturating_add(1));
            let from = rows.partition_point(|row| row.number < first);
            let to = rows.partition_point(|row| row.number <= last);
            for row in rows.get_mut(from..to).into_iter().flatten() {
                let text = row.cells.get(column);
                let is_said = text.is_some_and(|text| !text.trim().is_empty());
                if is_said {
                    row.marks.push((column, Mark::MergedAcross));
                }
            }
        }
    }

    /// The cells that go over several columns: their column and first row in this order, with their last row.
    fn across(&self) -> BTreeMap<(usize, u32), u32> {
        let mut across = BTreeMap::new();
        for range in self.0.iter().filter(|it| it.last_column > it.column) {
            let last: &mut u32 = across.entry((range.column, range.first)).or_default();
            *last = range.last.max(*last);
        }
        across
    }

    /// Gives each row the text of its merged cell. Answers what is said of it. `most` is the text in bytes that may
    /// be added. What begins in the first row is a heading.
    pub fn fill(
        &self,
        rows: &mut [TableRow],
        mut most: usize,
    ) -> Result<Option<ImportRepaired>, ImportFailure> {
        let mut said: Option<ImportRepaired> = None;
        for Range {
            column,
            first,
            last,
            ..
        } in &self.0
        {
            let from = rows.partition_point(|row| row.number < *first);
            let to = rows.partition_point(|row| row.number <= *last);
            let Some((top, below)) = rows.get_mut(from..to).and_then(<[_]>::split_first_mut) else {
                continue;
            };
            let text = top
                .cells
                .get(*column)
                .filter(|text| !text.trim().is_empty());
            let (Some(text), false) = (text, from == 0 || top.number != *first) else {
                continue;
            };
            for row in below {
                row.cells
                    .resize(row.cells.len().max(column + 1), String::new());
                if !row.cells[*column].is_empty() {
                    continue;
                }
                most = most
                    .checked_sub(text.len())
                    .ok_or(ImportFailure::TooLarge)?;
                row.cells[*column].clone_from(text);
                let said = said.get_or_insert_with(|| ImportRepaired {
                    repair: ImportRepair::MergedCells,
                    count: 0,
                    cell: cell_name(*column, row.number),
                    before: String::new(),
                    after: start(text),
                });
                said.count = said.count.saturating_add(1);
            }
        }
        Ok(said)
    }
}

/// The column of a cell, from 0, and its row, from 1: `B7` is 1 and 7.
pub fn address(name: &str) -> Option<(usize, u32)> {
    let digits = name.trim_start_matches(|it: char| it.is_ascii_alphabetic());
    let letters = &name[..name.len() - digits.len()];
    let column = letters.bytes().fold(0_usize, |column, letter| {
        let value = usize::from(letter.to_ascii_uppercase() - b'A') + 1;
        column.saturating_mul(26).saturating_add(value)
    });
    Some((column.checked_sub(1)?, digits.parse().ok()?))
}
