//! The nested form of the specification in JSON: one service, an array of services or organizations,
//! a page of an API (`contents`), or tables by name.

use super::model::{At, Package, TABLES};
use super::organization::INSIDE;
use crate::open_data::exported::organization_id_of;
use crate::tables::Unreadable;
use serde_json::{Map, Value};
use std::collections::HashSet;
use sync_protocol::desk_import::{ImportFailure, ImportRepair, ImportRepaired};

/// Things inside of things: the name of the property, its table, and the column of the parent that
/// holds its id.
const ONE: [(&str, &str, &str); 5] = [
    ("organization", "organizations", "organization_id"),
    ("location", "locations", "location_id"),
    ("taxonomy_term", "taxonomy_terms", "taxonomy_term_id"),
    ("taxonomy_detail", "taxonomies", "taxonomy_id"),
    ("program", "programs", "program_id"),
];
/// Lists whose name is not that of their table.
const MANY: [(&str, &str); 1] = [("service_at_locations", "service_at_location")];

/// What only a service says of the things that pages of an API hold.
const OF_SERVICES: [&str; 5] = [
    "status",
    "organization_id",
    "organization",
    "url",
    "program_id",
];

/// Lists of things that say something of a place for which a list has no field.
const UNREAD: [&str; 7] = [
    "languages",
    "accessibility",
    "service_areas",
    "contacts",
    "funding",
    "service_capacities",
    "additional_urls",
];

/// Whether a text begins like JSON.
pub fn is_json(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    matches!(first, Some(b'{' | b'['))
}

/// Reads the tables out of JSON.
pub fn read(bytes: &[u8]) -> Result<Package, Unreadable> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let value: Value = serde_json::from_slice(bytes)
        .map_err(|error| Unreadable::in_line(ImportFailure::NotAPackage, error.line()))?;
    let mut reading = Nested::default();
    match &value {
        Value::Array(items) => reading.items("", items)?,
        Value::Object(object) => match object.get("contents") {
            Some(Value::Array(items)) => {
                reading.items("contents", items)?;
                reading.package.repairs.extend(one_page(object));
            }
            _ if object.contains_key("id") => {
                reading.thing(table_of(object), "$".to_owned(), object, None)?;
            }
            _ => {
                for table in TABLES {
                    if let Some(Value::Array(items)) = object.get(table) {
                        reading.many(table, table, items, None)?;
                    }
                }
            }
        },
        _ => return Err(ImportFailure::NotAPackage.into()),
    }
    Ok(reading.package)
}

/// What is said of a page of an API, when there are others.
fn one_page(page: &Map<String, Value>) -> Option<ImportRepaired> {
    let number = |name: &str| page.get(name).and_then(Value::as_u64);
    let all = number("total_pages").filter(|all| *all > 1)?;
    let this = number("page_number").unwrap_or(1);
    Some(ImportRepaired {
        repair: ImportRepair::OnePage,
        count: 1,
        cell: String::new(),
        before: format!("{this} / {all}"),
        after: String::new(),
    })
}

/// An object with services is an organization, and so is one with the id that our export gives it, or with a website
/// and nothing that only services have. A place or a term says what it is; every other object is a service.
fn table_of(object: &Map<String, Value>) -> &'static str {
    let text = |name: &str| object.get(name).and_then(Value::as_str).unwrap_or_default();
    let is_service = OF_SERVICES.iter().any(|name| object.contains_key(*name));
    let is_organization =
        object.contains_key("website") || organization_id_of(text("name")) == text("id");
    match () {
        () if object.get("services").is_some_and(Value::is_array) => "organizations",
        () if is_service => "services",
        () if is_organization => "organizations",
        () if object.contains_key("location_type") => "locations",
        () if object.contains_key("taxonomy_id") => "taxonomy_terms",
        () => "services",
    }
}

#[derive(Default)]
struct Nested {
    package: Package,
    /// Things that were read already: a package repeats an organization in each of its services.
    seen: HashSet<(String, String)>,
}

/// The thing that contains another one.
#[derive(Clone, Copy)]
struct Parent<'a> {
    table: &'a str,
    id: &'a str,
}

impl Nested {
    fn items(&mut self, path: &str, items: &[Value]) -> Result<(), ImportFailure> {
        for (index, item) in items.iter().enumerate() {
            if let Value::Object(object) = item {
                let path = format!("{path}[{index}]");
                self.thing(table_of(object), path, object, None)?;
            }
        }
        Ok(())
    }

    fn many(
        &mut self,
        table: &str,
        path: &str,
        items: &[Value],
        parent: Option<Parent<'_>>,
    ) -> Result<(), ImportFailure> {
        for (index, item) in items.iter().enumerate() {
            if let Value::Object(object) = item {
                self.thing(table, format!("{path}[{index}]"), object, parent)?;
            }
        }
        Ok(())
    }

    fn thing(
        &mut self,
        table: &str,
        path: String,
        object: &Map<String, Value>,
        parent: Option<Parent<'_>>,
    ) -> Result<(), ImportFailure> {
        let id = id_of(object, &path, parent.is_some());
        let id = id.as_str();
        let is_known = !id.is_empty() && !self.seen.insert((table.to_owned(), id.to_owned()));
        if is_known && parent.is_some() {
            return Ok(());
        }
        let mut cells: Vec<(String, String)> = Vec::new();
        let has_id = matches!(object.get("id"), Some(Value::String(_) | Value::Number(_)));
        if !has_id && !id.is_empty() {
            cells.push(("id".to_owned(), id.to_owned()));
        }
        let here = Parent { table, id };
        for (name, value) in object {
            match value {
                Value::String(text) => cells.push((name.clone(), text.clone())),
                Value::Number(number) => cells.push((name.clone(), number.to_string())),
                Value::Array(items) => {
                    let many = MANY.iter().find(|(property, _)| property == name);
                    let table = many.map_or(name.as_str(), |(_, table)| table);
                    if TABLES.contains(&table) {
                        self.many(table, &format!("{path}.{name}"), items, Some(here))?;
                    } else if UNREAD.contains(&table) && !items.is_empty() {
                        self.package.unread.insert(table.to_owned());
                    }
                }
                Value::Object(child) => {
                    if let Some((_, table, link)) = ONE.iter().find(|it| it.0 == name) {
                        let inside = format!("{path}.{name}");
                        if name == "organization" && here.table == "services" {
                            cells.extend(of_organization(child));
                        }
                        if !object.contains_key(*link) {
                            cells.push(((*link).to_owned(), id_of(child, &inside, true)));
                        }
                        self.thing(table, inside, child, Some(here))?;
                    }
                }
                _ => {}
            }
        }
        if let Some(parent) = parent {
            let links = links(table, parent);
            cells.extend(
                links
                    .into_iter()
                    .filter(|(name, _)| !object.contains_key(name)),
            );
        }
        self.package.push(table, At::Path(path), cells)
    }
}

/// What a service says of its organization. The organization itself is kept once, and its copies may differ.
fn of_organization(organization: &Map<String, Value>) -> impl Iterator<Item = (String, String)> {
    INSIDE.iter().filter_map(|(name, own)| {
        let text = organization.get(*name)?.as_str()?;
        Some(((*own).to_owned(), text.to_owned()))
    })
}

/// The id of a thing. One that stands inside of another needs none in JSON: its path names it.
fn id_of(object: &Map<String, Value>, path: &str, is_inside: bool) -> String {
    match object.get("id") {
        Some(Value::String(id)) => id.clone(),
        Some(Value::Number(id)) => id.to_string(),
        _ if is_inside => path.to_owned(),
        _ => String::new(),
    }
}

/// The columns by which a thing names what contains it.
fn links(table: &str, parent: Parent<'_>) -> Vec<(String, String)> {
    let one = match parent.table {
        "services" => "service",
        "locations" => "location",
        "organizations" => "organization",
        "service_at_location" => "service_at_location",
        _ => return Vec::new(),
    };
    let (id, one) = (parent.id.to_owned(), one.to_owned());
    match table {
        "attributes" => vec![("link_id".to_owned(), id), ("link_entity".to_owned(), one)],
        _ => vec![(format!("{one}_id"), id)],
    }
}
