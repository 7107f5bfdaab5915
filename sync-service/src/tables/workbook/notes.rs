//! Notes and comments on the cells of a sheet. They are no texts of the list, and are said.

use super::SMALL_MAX;
use super::xml::{Part, attribute, walk};
use crate::tables::archive::Archive;
use crate::tables::start;
use sync_protocol::desk_import::{ImportFailure, ImportRepair, ImportRepaired};

/// What is said of the notes of a sheet.
pub fn said(archive: &Archive<'_>, sheet: &str) -> Result<Option<ImportRepaired>, ImportFailure> {
    let Some(path) = path(archive, sheet)? else {
        return Ok(None);
    };
    let xml = archive.text(&path, SMALL_MAX)?.unwrap_or_default();
    let (mut count, mut cell, mut text, mut is_text) = (0_u32, None, String::new(), false);
    walk(&xml, |part| {
        match part {
            Part::Start(start, "comment") => {
                count = count.saturating_add(1);
                cell = cell.take().or(attribute(start, "ref"));
            }
            Part::Start(_, "t") => is_text = true,
            Part::End("t") => is_text = false,
            Part::Text(part) if is_text && count == 1 => text.push_str(part),
            _ => {}
        }
        Ok(())
    })?;
    Ok(cell.map(|cell| ImportRepaired {
        repair: ImportRepair::CellNotes,
        count,
        cell,
        before: start(text.trim()),
        after: String::new(),
    }))
}

/// The file of the notes of a sheet: `xl/comments1.xml` for `xl/worksheets/sheet1.xml`.
fn path(archive: &Archive<'_>, sheet: &str) -> Result<Option<String>, ImportFailure> {
    let (folder, file) = sheet.rsplit_once('/').unwrap_or(("", sheet));
    let relations = archive.text(&format!("{folder}/_rels/{file}.rels"), SMALL_MAX)?;
    let mut found = None;
    walk(&relations.unwrap_or_default(), |part| {
        if let Part::Start(start, "Relationship") = part {
            let target = attribute(start, "Target").unwrap_or_default();
            let kind = attribute(start, "Type").unwrap_or_default();
            // Comments with answers stand in a file of their own, and in this one for older programs. Programs name
            // the file as they like, and the drawing of its notes too.
            if kind.ends_with("/comments") {
                found = Some(match target.strip_prefix('/') {
                    Some(whole) => whole.to_owned(),
                    None => format!("xl/{}", target.trim_start_matches("../")),
                });
            }
        }
        Ok(())
    })?;
    Ok(found)
}
