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
//! | `record` | one row of a table |
//! | `schedules` | hours as the specification writes them |
//! | [`package`] | all tables as a Tabular Data Package |

pub mod package;
mod record;
mod records;
mod schedules;

use crate::places::Places;
use place_facts::catalog::{Catalog, CatalogPlace};
use record::Record;
use records::{Records, address_key, organization_id, taxonomy, term_id};
use serde_json::{Value, json};
use std::collections::BTreeMap;

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

/// Returns a page of things, as the API reference of the specification shapes it; pages count from 1.
pub fn page(places: &Places, kind: Kind, page: usize, per_page: usize) -> Value {
    let per_page = per_page.clamp(1, PER_PAGE_MAX);
    let page = page.max(1);
    places.with_catalog(|catalog| {
        let all = grouped(catalog, kind);
        let pages = all.len().div_ceil(per_page).max(1);
        let start = (page - 1).saturating_mul(per_page);
        let shown = all.values().skip(start).take(per_page);
        let contents: Vec<Value> = shown
            .filter_map(|places| thing(kind, places, false))
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
    places.with_catalog(|catalog| thing(kind, grouped(catalog, kind).get(id)?, true))
}

/// The places that make each thing of a kind, by its id. Only names and addresses are read for it.
fn grouped(catalog: &Catalog, kind: Kind) -> BTreeMap<String, Vec<&CatalogPlace>> {
    let mut found: BTreeMap<String, Vec<&CatalogPlace>> = BTreeMap::new();
    for place in catalog.places() {
        let id = match kind {
            Kind::Services => Some(place.place.id.clone()),
            Kind::Organizations => Some(organization_id(place)),
            Kind::Locations => address_key(place).map(|key| records::location_id(&key)),
            Kind::Taxonomies => Some(records::taxonomy_id()),
            Kind::Terms => Some(term_id(&place.place.list)),
        };
        if let Some(id) = id {
            found.entry(id).or_default().push(place);
        }
    }
    found
}

fn thing(kind: Kind, places: &[&CatalogPlace], is_full: bool) -> Option<Value> {
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
        Kind::Taxonomies => taxonomy(),
        Kind::Terms => {
            let mut term = first.term;
            term.insert("taxonomy_detail".into(), taxonomy().into());
            term
        }
    };
    Some(thing.into())
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
    let mut attribute = records.attribute.clone();
    attribute.insert("taxonomy_term".into(), records.term.clone().into());
    service.insert("attributes".into(), json!([attribute]));
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
