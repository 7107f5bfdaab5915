//! The places as open data: HSDS 3.0 (Human Services Data Specification of Open Referral,
//! docs.openreferral.org), read-only.
//!
//! A place is a service. Rows of the same name are services of one organization, rows of the same
//! address stand at one location, and each list is a term of one taxonomy. Ids are UUIDs: that of the
//! place, and UUIDs of version 5 (RFC 9562) of what names the rest.
//!
//! | module | what it does |
//! |---|---|
//! | `records` | what the tables of the specification say of one place |
//! | `own_fields` | what no column holds, as attributes |
//! | `record` | one row of a table |
//! | `schedules` | hours as the specification writes them |
//! | `guarded` | cells that a spreadsheet would run |
//! | [`package`] | all tables as a Tabular Data Package |
//! | [`license`] | how the data may be used |
//! | [`exported`] | what the export says of one row |

pub mod exported;
mod guarded;
pub mod license;
mod own_fields;
pub mod package;
mod record;
mod records;
mod schedules;

use crate::places::Places;
pub use guarded::unguarded;
pub use own_fields::taxonomy_id as fields_taxonomy;
use place_facts::catalog::{Catalog, CatalogPlace};
use record::Record;
pub use records::taxonomy_id as lists_taxonomy;
use records::{Records, address_key, organization_id, taxonomy};
pub use schedules::RULE;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::error::Error;

/// The version of the specification that is served.
pub const VERSION: &str = "3.0";
/// The profile: we serve the specification as it is.
pub const PROFILE: &str = "https://docs.openreferral.org/en/3.0/";
/// The license of the specification itself.
pub const SPECIFICATION_LICENSE: &str = "https://creativecommons.org/licenses/by-sa/4.0/";
/// Most items of one page.
pub const PER_PAGE_MAX: usize = 200;
/// Items of one page unless the caller says otherwise.
pub const PER_PAGE: usize = 50;

/// The kinds of things that are served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// What a place does.
    Services,
    /// Who does it.
    Organizations,
    /// Where.
    Locations,
    /// The one taxonomy.
    Taxonomies,
    /// Its terms.
    Terms,
}

impl Kind {
    /// The kind of a path.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "services" => Some(Self::Services),
            "organizations" => Some(Self::Organizations),
            "locations" => Some(Self::Locations),
            "taxonomies" => Some(Self::Taxonomies),
            "taxonomy_terms" => Some(Self::Terms),
            _ => None,
        }
    }
}

/// Returns a page of things, as the API reference of the specification shapes it; pages count from 1. A page behind
/// the last one is empty and has the true totals.
pub fn page(places: &Places, kind: Kind, page: usize, per_page: usize) -> Value {
    places.with_catalog(|catalog| {
        let all = grouped(catalog, kind);
        let pages = all.len().div_ceil(per_page.max(1)).max(1);
        let start = page.saturating_sub(1).saturating_mul(per_page);
        let shown = all.iter().skip(start).take(per_page);
        let contents: Vec<Value> = shown
            .filter_map(|(id, places)| thing(kind, id, places, false))
            .collect();
        json!({
            "total_items": all.len(),
            "total_pages": pages,
            "page_number": page,
            "size": contents.len(),
            "first_page": page == 1,
            "last_page": page >= pages,
            "empty": contents.is_empty(),
            "contents": contents,
        })
    })
}

/// Returns one thing with everything that belongs to it; `None` when there is none with this id.
pub fn one(places: &Places, kind: Kind, id: &str) -> Option<Value> {
    places.with_catalog(|catalog| thing(kind, id, grouped(catalog, kind).get(id)?, true))
}

/// The places that make each thing of a kind, by its id. Only names and addresses are read for it.
fn grouped(catalog: &Catalog, kind: Kind) -> BTreeMap<String, Vec<&CatalogPlace>> {
    let mut found: BTreeMap<String, Vec<&CatalogPlace>> = BTreeMap::new();
    for place in catalog.places() {
        let ids = match kind {
            Kind::Services => vec![place.place.id.clone()],
            Kind::Organizations => vec![organization_id(place)],
            Kind::Locations => {
                let key = address_key(place);
                key.map(|key| records::location_id(&key))
                    .into_iter()
                    .collect()
            }
            Kind::Taxonomies => vec![records::taxonomy_id(), own_fields::taxonomy_id()],
            Kind::Terms => {
                let terms = Records::of(place).attributes.into_iter();
                terms.filter_map(|(_, term)| id_of(&term)).collect()
            }
        };
        for id in ids {
            found.entry(id).or_default().push(place);
        }
    }
    found
}

fn id_of(record: &Record) -> Option<String> {
    record.get("id").and_then(Value::as_str).map(str::to_owned)
}

/// Places with everything that belongs to them in the nested form of the specification. The same
/// places give the same bytes.
///
/// # Errors
/// JSON that cannot be written.
pub fn nested<'a>(
    places: impl IntoIterator<Item = &'a CatalogPlace>,
) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let mut all: BTreeMap<&str, &CatalogPlace> = BTreeMap::new();
    all.extend(places.into_iter().map(|it| (it.place.id.as_str(), it)));
    let services = all.values().map(|it| service(Records::of(it), true).into());
    Ok(serde_json::to_vec_pretty(&Value::Array(
        services.collect(),
    ))?)
}

fn thing(kind: Kind, id: &str, places: &[&CatalogPlace], is_full: bool) -> Option<Value> {
    let first = Records::of(places.first()?);
    let thing = match kind {
        Kind::Services => service(first, is_full),
        Kind::Organizations => {
            let mut organization = first.organization;
            if is_full {
                let services = places
                    .iter()
                    .map(|place| Value::from(Records::of(place).service));
                organization.insert("services".into(), services.collect());
            }
            organization
        }
        Kind::Locations => location(first)?,
        Kind::Taxonomies => taxonomy_of(id),
        Kind::Terms => {
            let mut terms = first.attributes.into_iter().map(|(_, term)| term);
            let mut term = terms.find(|term| id_of(term).as_deref() == Some(id))?;
            let of = term.get("taxonomy_id").and_then(Value::as_str);
            let taxonomy = taxonomy_of(of.unwrap_or_default());
            term.insert("taxonomy_detail".into(), taxonomy.into());
            term
        }
    };
    Some(thing.into())
}

fn taxonomy_of(id: &str) -> Record {
    if id == own_fields::taxonomy_id() {
        own_fields::taxonomy()
    } else {
        taxonomy()
    }
}

/// A service with its organization; the whole one also with everything else of it.
fn service(records: Records, is_full: bool) -> Record {
    let mut service = records.service.clone();
    service.insert("organization".into(), records.organization.clone().into());
    if !is_full {
        return service;
    }
    let lists = [
        ("phones", records.phones.clone()),
        ("schedules", records.schedules.clone()),
        ("languages", records.languages.clone()),
    ];
    for (name, items) in lists {
        if !items.is_empty() {
            service.insert(name.into(), items.into_iter().map(Value::from).collect());
        }
    }
    let attributes = records.attributes.iter().map(|(attribute, term)| {
        let mut attribute = attribute.clone();
        attribute.insert("taxonomy_term".into(), term.clone().into());
        Value::from(attribute)
    });
    service.insert("attributes".into(), attributes.collect());
    if let Some(mut at) = records.service_at_location.clone() {
        if let Some(location) = location(records) {
            at.insert("location".into(), location.into());
        }
        service.insert("service_at_locations".into(), json!([at]));
    }
    service
}

fn location(records: Records) -> Option<Record> {
    let (mut location, address) = records.location.zip(records.address)?;
    location.insert("addresses".into(), json!([address]));
    Some(location)
}
