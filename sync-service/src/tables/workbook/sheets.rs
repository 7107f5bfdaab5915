//! Which sheet of a workbook is read.

use super::xml::{Part, attribute, walk};
use crate::tables::start;
use std::collections::HashMap;
use sync_protocol::desk_import::{ImportFailure, ImportRepair, ImportRepaired};

/// Most sheets that are looked through for a table.
const LOOKED_THROUGH_MAX: usize = 8;
/// Most names of other sheets that are said.
const NAMES_MAX: usize = 5;

/// A sheet with cells.
pub struct Sheet {
    name: String,
    /// The path of its file.
    pub path: String,
    is_hidden: bool,
}

/// The sheets of a workbook that have cells; a sheet that is a chart has none.
pub fn sheets(workbook: &str, relations: &str) -> Result<Vec<Sheet>, ImportFailure> {
    let paths = paths(relations)?;
    let mut sheets = Vec::new();
    walk(workbook, |part| {
        if let Part::Start(start, "sheet") = part {
            let mut found = start.attributes().flatten();
            let id = found.find(|it| it.key.local_name().as_ref() == "id");
            let path = id.and_then(|it| paths.get(&*it.value).cloned());
            let path = path.unwrap_or_else(|| "xl/worksheets/sheet1.xml".to_owned());
            let state = attribute(start, "state");
            if !path.contains("chartsheets/") {
                sheets.push(Sheet {
                    name: attribute(start, "name").unwrap_or_default(),
                    path,
                    is_hidden: state.is_some_and(|it| it != "visible"),
                });
            }
        }
        Ok(())
    })?;
    Ok(sheets)
}

/// In which order they are looked through for a table: those that a person sees. When all are hidden, the first.
pub fn in_order(sheets: &[Sheet]) -> Vec<&Sheet> {
    let seen: Vec<&Sheet> = sheets.iter().filter(|it| !it.is_hidden).collect();
    match seen.is_empty() {
        true => sheets.iter().take(1).collect(),
        false => seen.into_iter().take(LOOKED_THROUGH_MAX).collect(),
    }
}

/// Which sheet was read and which were not; nothing when a person sees only one.
pub fn said(sheets: &[Sheet], read: &Sheet) -> Option<ImportRepaired> {
    let others = sheets.iter().filter(|it| !it.is_hidden);
    let others: Vec<&Sheet> = others.filter(|it| it.path != read.path).collect();
    let names = others.iter().take(NAMES_MAX).map(|it| start(&it.name));
    let names: Vec<String> = names.collect();
    (!names.is_empty()).then(|| ImportRepaired {
        repair: ImportRepair::Sheets,
        count: u32::try_from(others.len()).unwrap_or(u32::MAX),
        cell: String::new(),
        before: start(&read.name),
        after: names.join(", "),
    })
}

/// The paths of files by what names them.
fn paths(relations: &str) -> Result<HashMap<String, String>, ImportFailure> {
    let mut paths = HashMap::new();
    walk(relations, |part| {
        if let Part::Start(start, "Relationship") = part
            && let (Some(id), Some(target)) = (attribute(start, "Id"), attribute(start, "Target"))
        {
            let path = match target.strip_prefix('/') {
                Some(whole) => whole.to_owned(),
                None => format!("xl/{target}"),
            };
            paths.insert(id, path);
        }
        Ok(())
    })?;
    Ok(paths)
}
