//! The CSV files of a Tabular Data Package in a ZIP file.

use super::model::{At, Package, TABLES};
use crate::listings::csv_text::check_quotes;
use crate::open_data::unguarded;
use crate::tables::Unreadable;
use crate::tables::archive::Archive;
use crate::tables::separated::{decode, separator_of};
use csv::ReaderBuilder;
use serde_json::Value;
use sync_protocol::desk_import::{ImportFailure, ImportRepaired};

const DESCRIPTION: &str = "datapackage.json";
/// Longest description, in bytes.
const DESCRIPTION_MAX: usize = 1024 * 1024;
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
    for table in TABLES {
        let file = path_of(&description, table).unwrap_or_else(|| format!("{table}.csv"));
        let bytes = archive
            .bytes(&format!("{folder}{file}"), FILE_MAX)
            .map_err(|failure| in_file(failure, &file))?;
        if let Some(bytes) = bytes {
            read_file(&mut package, table, &file, &bytes)?;
        }
    }
    Ok(package)
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
