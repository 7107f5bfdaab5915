//! The tables of a package.

use crate::tables::cell_name;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use sync_protocol::desk_import::{ImportFailure, ImportRepaired};

/// Tables that are read. What others say has no field in a list; a package that has some is told which.
pub const TABLES: [&str; 12] = [
    "organizations",
    "services",
    "locations",
    "addresses",
    "service_at_location",
    "phones",
    "schedules",
    "required_documents",
    "taxonomies",
    "taxonomy_terms",
    "attributes",
    "cost_options",
];
/// Most cells of a package that say something.
const CELLS_MAX: usize = 1_000_000;
/// Most text of a package, in bytes.
const TEXT_MAX: usize = 16 * 1024 * 1024;

/// All tables by name.
#[derive(Debug, Default)]
pub struct Package {
    /// What was put right in whole files of it, the first of each kind.
    pub repairs: Vec<ImportRepaired>,
    /// Files and lists of things that say something and are not read.
    pub unread: BTreeSet<String>,
    tables: BTreeMap<&'static str, Sheet>,
    cells: usize,
    text: usize,
}

/// One table.
#[derive(Debug, Default)]
pub struct Sheet {
    /// The file of a tabular package.
    pub file: String,
    columns: Vec<String>,
    by_name: HashMap<String, usize>,
    /// Its rows.
    pub entries: Vec<Entry>,
}

/// One row of a table.
#[derive(Debug)]
pub struct Entry {
    at: At,
    cells: Vec<(usize, String)>,
}

/// Where a row stands.
#[derive(Debug, Clone)]
pub enum At {
    /// In a CSV file; the header is row 1.
    Row(u32),
    /// In JSON: `services[3].phones[0]`.
    Path(String),
}

/// A cell that says something, with its place in the file.
#[derive(Debug, Clone, Copy)]
pub struct Cell<'a> {
    sheet: &'a Sheet,
    entry: &'a Entry,
    column: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl Package {
    /// A table; empty when the package has none of this name.
    pub fn sheet(&self, name: &str) -> &Sheet {
        static NONE: std::sync::OnceLock<Sheet> = std::sync::OnceLock::new();
        let found = self.tables.get(name);
        found.unwrap_or_else(|| NONE.get_or_init(Sheet::default))
    }

    /// A table to fill, when it is one that is read.
    pub fn fill(&mut self, name: &str) -> Option<&mut Sheet> {
        let name = TABLES.into_iter().find(|known| *known == name)?;
        Some(self.tables.entry(name).or_default())
    }

    /// Adds a row to a table, without the cells that say nothing.
    ///
    /// # Errors
    /// [`ImportFailure::TooLarge`] beyond what a package may have.
    pub fn push(
        &mut self,
        name: &str,
        at: At,
        cells: impl IntoIterator<Item = (String, String)>,
    ) -> Result<(), ImportFailure> {
        let Some(sheet) = self.fill(name) else {
            return Ok(());
        };
        let said = cells
            .into_iter()
            .filter(|(_, text)| !text.trim().is_empty());
        let cells: Vec<(usize, String)> = said
            .map(|(column, text)| (sheet.column(column), text))
            .collect();
        if cells.is_empty() {
            return Ok(());
        }
        let text: usize = cells.iter().map(|(_, text)| text.len()).sum();
        let count = cells.len();
        sheet.entries.push(Entry { at, cells });
        self.cells += count;
        self.text += text;
        if self.cells > CELLS_MAX || self.text > TEXT_MAX {
            return Err(ImportFailure::TooLarge);
        }
        Ok(())
    }
}

impl Sheet {
    /// The number of a column, in the order in which they were named.
    pub fn column(&mut self, name: String) -> usize {
        let next = self.columns.len();
        let at = *self.by_name.entry(name.clone()).or_insert(next);
        if at == next {
            self.columns.push(name);
        }
        at
    }

    /// A cell of a row.
    pub fn cell<'a>(&'a self, entry: &'a Entry, column: &'a str) -> Option<Cell<'a>> {
        let at = self.by_name.get(column)?;
        let (_, text) = entry.cells.iter().find(|(column, _)| column == at)?;
        Some(Cell {
            sheet: self,
            entry,
            column,
            text: text.trim(),
        })
    }

    /// Whether a column is there, also when a row says nothing in it.
    pub fn has(&self, column: &str) -> bool {
        self.by_name.contains_key(column)
    }

    /// The names of all columns.
    pub fn columns(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(String::as_str)
    }

    /// The text of a cell; empty when it says nothing.
    pub fn text<'a>(&'a self, entry: &'a Entry, column: &'a str) -> &'a str {
        self.cell(entry, column).map_or("", |cell| cell.text)
    }

    /// Where a cell stands, also one that is empty.
    pub fn place(&self, entry: &Entry, column: &str) -> String {
        match &entry.at {
            At::Row(row) => {
                let at = self.by_name.get(column).copied().unwrap_or_default();
                format!("{} {}", self.file, cell_name(at, *row))
            }
            At::Path(path) => format!("{path}.{column}"),
        }
    }

    /// Rows by the id in a column.
    pub fn by<'a>(&'a self, column: &'a str) -> HashMap<&'a str, Vec<&'a Entry>> {
        let mut found: HashMap<&str, Vec<&Entry>> = HashMap::new();
        for entry in &self.entries {
            if let Some(cell) = self.cell(entry, column) {
                found.entry(cell.text).or_default().push(entry);
            }
        }
        found
    }
}

impl Cell<'_> {
    /// Where it stands.
    pub fn place(&self) -> String {
        self.sheet.place(self.entry, self.column)
    }
}
