//! HSDS packages (Human Services Data Specification 3.0 of Open Referral): a Tabular Data Package in a
//! ZIP file, or the nested form in JSON. Both become one table with a row for each service and
//! location, so that everything after it is as with a spreadsheet.
//!
//! | module | what it does |
//! |---|---|
//! | `model` | the tables of a package, each cell with its place in the file |
//! | `parts` | the CSV files of a ZIP file |
//! | `nested` | the same out of JSON |
//! | `links` | ids that are missing, there twice, or lead nowhere |
//! | `joined` | one row for each service and location |
//! | `chosen` | which of several telephone numbers and addresses is taken |
//! | `columns` | the columns of these rows |
//! | `absent` | files and columns that are not there |
//! | `organization` | what was changed at the organization of a service |
//! | `changed` | standard columns that were changed beside an attribute of ours |
//! | `hours` | schedules as a sentence |
//! | `told_hours` | the same of other directories, whose descriptions stand beside their times |
//! | `texts` | what other directories say in several columns, as notes |

mod absent;
mod changed;
mod chosen;
mod columns;
mod hours;
mod joined;
mod links;
mod model;
mod nested;
mod organization;
mod parts;
mod texts;
mod told_hours;

use super::{Table, Unreadable, archive::Archive};
use model::Package;
pub use nested::is_json;
use std::collections::HashMap;
use sync_protocol::desk_import::{ImportFailure, ImportMissing, ImportMistake, ImportTerm};
use sync_protocol::listings::Row;

/// What a package is read for.
#[derive(Debug, Clone, Copy)]
pub struct Wishes<'a> {
    /// The list that the rows are for.
    pub list: &'a str,
    /// The fields of that list.
    pub fields: &'a [String],
    /// Only services of this taxonomy term; empty: all. `None`: those that are marked with the list,
    /// when the package is one of ours, else all.
    pub only: Option<&'a str>,
    /// The places of the list, by their ids.
    pub known: &'a HashMap<&'a str, KnownPlace<'a>>,
}

/// A place of the list.
#[derive(Debug, Clone, Copy)]
pub struct KnownPlace<'a> {
    /// Its row as it is today.
    pub row: &'a Row,
    /// Its row as its source said it last: without the texts of staff.
    pub source: &'a Row,
}

/// What only a package says.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct FromPackage {
    /// Ids that are missing, there twice, or lead nowhere; services that are closed.
    pub mistakes: Vec<ImportMistake>,
    /// All of these mistakes.
    pub mistakes_total: u32,
    /// Services that are not among the rows because of one.
    pub left_out: u32,
    /// By what the services are sorted.
    pub terms: Vec<ImportTerm>,
    /// The term that was asked for; empty: all services.
    pub only: String,
    /// Files and columns that it does not have.
    pub missing: Vec<ImportMissing>,
    /// Fields that the package names itself.
    pub fields: Vec<String>,
}

/// Whether a file is a package or JSON, and no spreadsheet.
pub fn is_package(bytes: &[u8]) -> bool {
    match Archive::open(bytes) {
        Some(archive) => parts::folder(&archive).is_some() || parts::is_old(&archive),
        None => nested::is_json(bytes),
    }
}

/// Reads a package.
pub fn read(bytes: &[u8], wishes: Wishes<'_>) -> Result<Table, Unreadable> {
    let package: Package = match Archive::open(bytes) {
        Some(archive) if parts::is_old(&archive) => return Err(ImportFailure::OldPackage.into()),
        Some(archive) => parts::read(&archive)?,
        None => nested::read(bytes)?,
    };
    Ok(joined::table(&package, wishes)?)
}
