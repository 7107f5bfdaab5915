//! Which sheet of a workbook is read.

use super::xml::{Part, attribute, walk};
use crate::tables::start;
use sync_protocol::desk_import::{ImportFailure, ImportRepair, ImportRepaired};

/// Most names of other sheets that are said.
const NAMES_MAX: usize = 5;

/// A sheet that a workbook names.
struct Sheet {
    name: String,
    /// By which the relations name its file.
    relation: Option<String>,
    is_hidden: bool,
}

/// The sheet that a person sees first, and the names of the others that can be seen.
pub struct Chosen {
    name: String,
    relation: Option<String>,
    others: Vec<String>,
}

/// Chooses the first sheet that is not hidden; when all are hidden, the first.
pub fn choose(workbook: &str) -> Result<Chosen, ImportFailure> {
    let mut sheets = Vec::new();
    walk(workbook, |part| {
        if let Part::Start(start, "sheet") = part {
            let mut found = start.attributes().flatten();
            let id = found.find(|it| it.key.local_name().as_ref() == "id");
            let state = attribute(start, "state");
            sheets.push(Sheet {
                name: attribute(start, "name").unwrap_or_default(),
                relation: id.map(|it| it.value.into_owned()),
                is_hidden: state.is_some_and(|it| it != "visible"),
            });
        }
        Ok(())
    })?;
    let at = sheets.iter().position(|it| !it.is_hidden).unwrap_or(0);
    let others = sheets.iter().enumerate();
    let others = others.filter(|(other, it)| *other != at && !it.is_hidden);
    let others = others.map(|(_, it)| it.name.clone()).collect();
    let (name, relation) = match sheets.into_iter().nth(at) {
        Some(sheet) => (sheet.name, sheet.relation),
        None => (String::new(), None),
    };
    Ok(Chosen {
        name,
        relation,
        others,
    })
}

impl Chosen {
    /// The path of its file.
    pub fn path(&self, relations: &str) -> Result<String, ImportFailure> {
        let mut path = None;
        walk(relations, |part| {
            if let Part::Start(start, "Relationship") = part
                && attribute(start, "Id") == self.relation
            {
                path = attribute(start, "Target");
            }
            Ok(())
        })?;
        let path = path.unwrap_or_else(|| "worksheets/sheet1.xml".into());
        Ok(match path.strip_prefix('/') {
            Some(whole) => whole.to_owned(),
            None => format!("xl/{path}"),
        })
    }

    /// Which sheet was read and which were not; nothing when there is only one.
    pub fn said(&self) -> Option<ImportRepaired> {
        let names = self.others.iter().take(NAMES_MAX);
        let names: Vec<String> = names.map(|name| start(name)).collect();
        (!names.is_empty()).then(|| ImportRepaired {
            repair: ImportRepair::Sheets,
            count: u32::try_from(self.others.len()).unwrap_or(u32::MAX),
            cell: String::new(),
            before: start(&self.name),
            after: names.join(", "),
        })
    }
}
