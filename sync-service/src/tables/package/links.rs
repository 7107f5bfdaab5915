//! Finds wrong ids in a package: missing, used twice, or pointing to nothing.

use super::model::{Entry, Package, Sheet};
use crate::tables::start;
use std::collections::{HashMap, HashSet};
use sync_protocol::desk_import::{ImportMistake, ImportProblem, MISTAKES_MAX};

/// Columns that name a row of another table. Of a taxonomy only the id is read, so it may be missing.
const LINKS: [(&str, &str, &str); 13] = [
    ("services", "organization_id", "organizations"),
    ("service_at_location", "service_id", "services"),
    ("service_at_location", "location_id", "locations"),
    ("addresses", "location_id", "locations"),
    ("phones", "service_id", "services"),
    ("phones", "location_id", "locations"),
    ("phones", "organization_id", "organizations"),
    ("phones", "service_at_location_id", "service_at_location"),
    ("schedules", "service_id", "services"),
    ("schedules", "location_id", "locations"),
    ("schedules", "service_at_location_id", "service_at_location"),
    ("required_documents", "service_id", "services"),
    ("attributes", "taxonomy_term_id", "taxonomy_terms"),
];

/// Mistakes with their places in the file.
#[derive(Debug, Default)]
pub struct Mistakes {
    /// The first ones.
    pub listed: Vec<ImportMistake>,
    /// All of them.
    pub total: u32,
    /// Services that cannot become a row because of one, by the place of their id.
    services: HashSet<String>,
}

impl Mistakes {
    /// Looks at all ids of a package.
    pub fn of(package: &Package) -> Self {
        let mut mistakes = Self::default();
        let names = LINKS.iter().flat_map(|(from, _, to)| [*from, *to]);
        let mut ids: HashMap<&str, HashSet<&str>> = HashMap::new();
        for name in names {
            if !ids.contains_key(name) {
                ids.insert(name, mistakes.ids(name, package.sheet(name)));
            }
        }
        for (name, column, there) in LINKS {
            let (sheet, known) = (package.sheet(name), &ids[there]);
            for entry in &sheet.entries {
                let id = sheet.text(entry, column);
                if !id.is_empty() && !known.contains(id) {
                    mistakes.add(name, sheet, entry, column, ImportProblem::LinkNowhere);
                }
            }
        }
        let services = package.sheet("services");
        for entry in &services.entries {
            if !matches!(services.text(entry, "status"), "" | "active") {
                mistakes.add(
                    "services",
                    services,
                    entry,
                    "status",
                    ImportProblem::NotActive,
                );
            }
        }
        mistakes
    }

    /// Whether a service has a mistake of its own.
    pub fn is_left_out(&self, services: &Sheet, service: &Entry) -> bool {
        self.services.contains(&services.place(service, "id"))
    }

    /// How many services have one.
    pub fn left_out(&self) -> usize {
        self.services.len()
    }

    /// The ids of a table.
    fn ids<'a>(&mut self, name: &str, sheet: &'a Sheet) -> HashSet<&'a str> {
        let mut ids = HashSet::new();
        for entry in &sheet.entries {
            let id = sheet.text(entry, "id");
            if id.is_empty() {
                self.add(name, sheet, entry, "id", ImportProblem::IdMissing);
            } else if !ids.insert(id) {
                self.add(name, sheet, entry, "id", ImportProblem::IdTwice);
            }
        }
        ids
    }

    fn add(
        &mut self,
        name: &str,
        sheet: &Sheet,
        entry: &Entry,
        column: &str,
        problem: ImportProblem,
    ) {
        if name == "services" {
            self.services.insert(sheet.place(entry, "id"));
        }
        self.total = self.total.saturating_add(1);
        if self.listed.len() < MISTAKES_MAX {
            self.listed.push(ImportMistake {
                cell: sheet.place(entry, column),
                header: format!("{name}.{column}"),
                problem,
                text: start(sheet.text(entry, column)),
            });
        }
    }
}
