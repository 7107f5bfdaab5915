//! The columns of the table that a package becomes.

use super::model::Cell;
use crate::listings::import::EMPTY;
use std::collections::BTreeMap;
use sync_protocol::employer_fact::HIRES_FIELD;
use sync_protocol::listings::Row;

/// The columns that every package has, with the field that an attribute of ours writes there.
pub const STANDARD: [(&str, &str); 16] = [
    ("services.name", "name"),
    ("organizations.name", ""),
    ("taxonomy_terms.name", "type"),
    ("addresses.address_1", "address"),
    ("addresses.city", "city"),
    ("addresses.region", ""),
    ("addresses.postal_code", "zip"),
    ("phones.number", "phone"),
    ("services.url", "website"),
    ("schedules.description", "hours"),
    ("services.eligibility_description", "requires"),
    ("services.description", "notes"),
    ("services.email", ""),
    ("locations.transportation", ""),
    ("services.assured_date", "checked"),
    ("addresses.state_province", ""),
];
/// What a column says that is not there.
const NOTHING: &Filled = &Filled {
    text: String::new(),
    place: String::new(),
};
/// Longest name of a field.
const NAME_MAX: usize = 40;

/// A cell, with its place in the file.
#[derive(Debug, Clone, Default)]
pub struct Filled {
    /// Its text.
    pub text: String,
    /// `services.csv C14`; empty when it stands nowhere.
    pub place: String,
}

impl Filled {
    /// A cell of a package.
    pub fn of(cell: Cell<'_>) -> Self {
        Self {
            text: cell.text.to_owned(),
            place: cell.place(),
        }
    }
}

/// One row: the standard columns, and fields that have a column of their own.
#[derive(Debug, Clone, Default)]
pub struct Filling {
    standard: [Filled; STANDARD.len()],
    own: BTreeMap<String, Filled>,
}

impl Filling {
    /// Fills a standard column.
    pub fn put(&mut self, column: &str, filled: Filled) {
        if let Some(at) = STANDARD.iter().position(|(name, _)| *name == column) {
            self.standard[at] = filled;
        }
    }

    /// Fills the column of a field.
    pub fn put_field(&mut self, field: &str, filled: Filled) {
        match STANDARD.iter().position(|(_, known)| *known == field) {
            Some(at) => self.standard[at] = filled,
            None => {
                self.own.insert(field.to_owned(), filled);
            }
        }
    }

    /// A standard column.
    pub fn cell(&self, column: &str) -> &Filled {
        let at = STANDARD.iter().position(|(name, _)| *name == column);
        at.map_or(NOTHING, |at| &self.standard[at])
    }

    /// The text of a standard column; empty when it says nothing.
    pub fn text(&self, column: &str) -> &str {
        &self.cell(column).text
    }

    /// The column of a field.
    pub fn cell_of(&self, field: &str) -> &Filled {
        let at = STANDARD.iter().position(|(_, known)| *known == field);
        let own = || self.own.get(field);
        at.map(|at| &self.standard[at])
            .or_else(own)
            .unwrap_or(NOTHING)
    }

    /// The fields that say something, as a row of a list.
    pub fn row(&self) -> Row {
        let standard = STANDARD.iter().zip(&self.standard);
        let standard = standard.filter(|((_, field), _)| !field.is_empty());
        let standard = standard.map(|((_, field), cell)| ((*field).to_owned(), cell));
        let own = self.own.iter().map(|(field, cell)| (field.clone(), cell));
        let said = standard
            .chain(own)
            .filter(|(_, cell)| !cell.text.is_empty());
        said.map(|(field, cell)| (field, cell.text.clone()))
            .collect()
    }

    /// The cells in the order of all columns, without the standard ones at these places.
    pub fn cells(mut self, own: &[String], left_out: &[usize]) -> Vec<Filled> {
        let fields = own.iter().map(|it| self.own.remove(it).unwrap_or_default());
        let fields: Vec<Filled> = fields.collect();
        let standard = self.standard.into_iter().enumerate();
        let standard = standard.filter(|(at, _)| !left_out.contains(at));
        standard.map(|(_, cell)| cell).chain(fields).collect()
    }

    /// Whether the file itself says something in a standard column. What the list says today has no place in it.
    pub fn says(&self, at: usize) -> bool {
        let cell = &self.standard[at];
        !cell.text.is_empty() && !cell.place.is_empty()
    }

    /// Fills fields with what the list says of the place today.
    pub fn put_today(&mut self, field: &str, today: &Row) {
        if let Some(text) = today.get(field).filter(|text| *text != EMPTY) {
            let (text, place) = (text.clone(), String::new());
            self.put_field(field, Filled { text, place });
        }
    }

    /// The fields of the standard columns that say something.
    pub fn told(&self) -> impl Iterator<Item = &'static str> {
        let filled = STANDARD.iter().zip(&self.standard);
        let filled = filled.filter(|((_, field), cell)| !field.is_empty() && !cell.text.is_empty());
        filled.map(|((_, field), _)| *field)
    }

    /// The fields that have a column of their own.
    pub fn own(&self) -> impl Iterator<Item = &String> {
        self.own.keys()
    }
}

/// Whether a text can name a field of a list. The source is named by the person who brings the file.
pub fn is_field(name: &str) -> bool {
    // It is not taken, and a person has to learn that it was there.
    if name == HIRES_FIELD {
        return true;
    }
    let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || "_-".contains(it);
    !name.is_empty()
        && name.len() <= NAME_MAX
        && name.chars().all(is_plain)
        && !["source", "name"].contains(&name)
}
