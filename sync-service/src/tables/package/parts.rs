//! The CSV files of a Tabular Data Package in a ZIP file.

use super::model::{At, Package, TABLES};
use crate::listings::csv_text::check_quotes;
use crate::open_data::unguarded;
use crate::tables::archive::Archive;
use crate::tables::separated::{decode, separator_of};
use crate::tables::{Unreadable, WIDTH_MAX};
use csv::ReaderBuilder;
use serde_json::Value;
use std::collections::{BTreeSet, HashSet};
use sync_protocol::desk_import::{ImportFailure, ImportRepaired};

const DESCRIPTION: &str = "datapackage.json";
/// Longest description, in bytes.
const DESCRIPTION_MAX: usize = 1024 * 1024;
/// Tables of HSDS 1 and 2 that HSDS 3 does not have.
const OLD: [&str; 4] = [
    "physical_address.csv",
    "postal_address.csv",
    "regular_schedule.csv",
    "physical_addresses.csv",
];
/// Tables that have these names only there, when nothing describes them.
const OLD_NAMES: [&str; 2] = ["organization.csv", "service.csv"];
/// Tables that describe other tables, and nothing of a place.
const OF_TABLES: [&str; 3] = [
    "metadata.csv",
    "meta_table_descriptions.csv",
    "meta_table_description.csv",
];
/// Most tables that are looked at and not read.
const UNREAD_MAX: usize = 30;
/// Most bytes of one file.
const FILE_MAX: usize = 16 * 1024 * 1024;

/// The folder of the package in the ZIP file, with its slash; `None` when it holds no package.
pub fn folder(archive: &Archive<'_>) -> Option<String> {
    let mut names: Vec<&str> = archive.names().collect();
    names.sort_by_key(|name| (name.len(), *name));
    let heads = [DESCRIPTION, "services.csv"];
    let found = heads.into_iter().find_map(|head| {
        let folders = names.iter().filter_map(|name| name.strip_suffix(head));
        let mut folders = folders.filter(|folder| folder.is_empty() || folder.ends_with('/'));
        folders.next()
    });
    found.map(str::to_owned)
}

/// Whether a package is of HSDS 1 or 2: their tables have other names, and some of them no place in HSDS 3.
pub fn is_old(archive: &Archive<'_>) -> bool {
    let of = |name: &str| name.rsplit('/').next().unwrap_or_default().to_owned();
    let files: HashSet<String> = archive.names().map(of).collect();
    let has = |file: &&str| files.contains(*file);
    let is_bare = !files.contains("services.csv") && !files.contains(DESCRIPTION);
    OLD.iter().any(&has) || is_bare && OLD_NAMES.iter().all(has)
}

/// Reads the tables of a package.
pub fn read(archive: &Archive<'_>) -> Result<Package, Unreadable> {
    let folder = folder(archive).ok_or(ImportFailure::NotAPackage)?;
    let description = archive
        .text(&format!("{folder}{DESCRIPTION}"), DESCRIPTION_MAX)
        .map_err(|failure| in_file(failure, DESCRIPTION))?;
    let description: Value = match description {
        Some(text) => serde_json::from_str(text.trim_start_matches('\u{feff}'))
            .map_err(|_| ImportFailure::NotAPackage)?,
        None => Value::Null,
    };
    let mut package = Package::default();
    let mut read = HashSet::new();
    for table in TABLES {
        let file = path_of(&description, table).unwrap_or_else(|| format!("{table}.csv"));
        let bytes = archive
            .bytes(&format!("{folder}{file}"), FILE_MAX)
            .map_err(|failure| in_file(failure, &file))?;
        read.insert(format!("{folder}{file}").to_lowercase());
        if let Some(bytes) = bytes {
            read_file(&mut package, table, &file, &bytes)?;
        }
    }
    package.unread = unread(archive, &folder, &read)?;
    Ok(package)
}

/// The tables of a package that are not read and have a row below their headings.
fn unread(
    archive: &Archive<'_>,
    folder: &str,
    read: &HashSet<String>,
) -> Result<BTreeSet<String>, Unreadable> {
    let tables = archive.names().filter(|name| {
        let file = name.strip_prefix(folder).unwrap_or_default();
        let is_table = file.ends_with(".csv") && !file.contains('/');
        is_table && !OF_TABLES.contains(&file) && !read.contains(*name)
    });
    let mut unread = BTreeSet::new();
    for name in tables.take(UNREAD_MAX) {
        let file = &name[folder.len()..];
        let bytes = archive.bytes(name, FILE_MAX);
        let bytes = bytes.map_err(|failure| in_file(failure, file))?;
        let lines = bytes.iter().flat_map(|it| it.split(|byte| *byte == b'\n'));
        if lines.filter(|line| !line.trim_ascii().is_empty()).count() > 1 {
            unread.insert(file.to_owned());
        }
    }
    Ok(unread)
}

/// The file that the description names for a table.
fn path_of(description: &Value, table: &str) -> Option<String> {
    let resources = description.get("resources")?.as_array()?;
    // The specification names its resources in the singular, and its files in the plural.
    let one = match table {
        "taxonomies" => "taxonomy",
        "addresses" => "address",
        _ => table.trim_end_matches('s'),
    };
    let named = |resource: &&Value| {
        let name = resource.get("name").and_then(Value::as_str);
        name.is_some_and(|name| name == table || name == one)
    };
    let resource = resources.iter().find(named)?;
    Some(resource.get("path")?.as_str()?.to_owned())
}

/// A failure, with the file that is to blame.
fn in_file(failure: ImportFailure, file: &str) -> Unreadable {
    Unreadable {
        file: file.to_owned(),
        ..failure.into()
    }
}

/// Reads a file in any encoding and with any separator that a table may have.
fn read_file(
    package: &mut Package,
    table: &str,
    file: &str,
    bytes: &[u8],
) -> Result<(), Unreadable> {
    let mut repairs = Vec::new();
    let text = decode(bytes, &mut repairs).map_err(|failure| in_file(failure, file))?;
    let (text, skipped, separator) = separator_of(&text, &mut repairs);
    for repair in repairs {
        if package.repairs.iter().all(|it| it.repair != repair.repair) {
            let before = format!("{file}: {}", repair.before);
            package.repairs.push(ImportRepaired { before, ..repair });
        }
    }
    check_quotes(text, separator).map_err(|bad| Unreadable {
        file: file.to_owned(),
        ..Unreadable::in_line(ImportFailure::OpenQuote, skipped + bad.line)
    })?;
    let mut reader = ReaderBuilder::new()
        .delimiter(u8::try_from(separator).unwrap_or(b','))
        .flexible(true)
        .has_headers(false)
        .from_reader(text.as_bytes());
    let mut columns: Vec<String> = Vec::new();
    for (index, record) in reader.records().enumerate() {
        let record = record.map_err(|_| in_file(ImportFailure::NotATable, file))?;
        if record.len() > WIDTH_MAX {
            return Err(in_file(ImportFailure::TooLarge, file));
        }
        if index == 0 {
            columns = record.iter().map(|it| it.trim().to_owned()).collect();
            if let Some(sheet) = package.fill(table) {
                file.clone_into(&mut sheet.file);
                for column in &columns {
                    sheet.column(column.clone());
                }
            }
            continue;
        }
        let row = u32::try_from(skipped + index + 1).map_err(|_| ImportFailure::TooLarge)?;
        let cells = columns
            .iter()
            .cloned()
            .zip(record.iter().map(|cell| unguarded(cell).to_owned()));
        package.push(table, At::Row(row), cells)?;
    }
    Ok(())
}
