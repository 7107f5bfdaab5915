//! All places as a Tabular Data Package (Frictionless Data): one CSV file for each table of the
//! specification, and `datapackage.json`, which describes them.

use super::guarded::guarded;
use super::license::DataLicense;
use super::own_fields;
use super::record::Record;
use super::records::{Records, taxonomy};
use super::{PROFILE, SPECIFICATION_LICENSE, VERSION};
use crate::zip_entries::Entries;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use place_facts::catalog::CatalogPlace;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write as _;
use time::OffsetDateTime;

/// The tables, with their columns, and the columns that name a row of another table.
const TABLES: [Table; 11] = [
    Table {
        name: "organizations",
        columns: &["id", "name", "description", "website"],
        links: &[],
    },
    Table {
        name: "services",
        columns: &[
            "id",
            "organization_id",
            "name",
            "description",
            "url",
            "status",
            "application_process",
            "fees_description",
            "eligibility_description",
            "minimum_age",
            "maximum_age",
            "assured_date",
        ],
        links: &[("organization_id", "organizations")],
    },
    Table {
        name: "locations",
        columns: &["id", "location_type", "name"],
        links: &[],
    },
    Table {
        name: "addresses",
        columns: &[
            "id",
            "location_id",
            "address_1",
            "city",
            "state_province",
            "postal_code",
            "country",
            "address_type",
        ],
        links: &[("location_id", "locations")],
    },
    Table {
        name: "service_at_location",
        columns: &["id", "service_id", "location_id"],
        links: &[("service_id", "services"), ("location_id", "locations")],
    },
    Table {
        name: "phones",
        columns: &["id", "service_id", "number"],
        links: &[("service_id", "services")],
    },
    Table {
        name: "schedules",
        columns: &[
            "id",
            "service_id",
            "valid_from",
            "valid_to",
            "dtstart",
            "freq",
            "interval",
            "byday",
            "description",
            "opens_at",
            "closes_at",
            "attending_type",
            "notes",
        ],
        links: &[("service_id", "services")],
    },
    Table {
        name: "languages",
        columns: &["id", "service_id", "code"],
        links: &[("service_id", "services")],
    },
    Table {
        name: "taxonomies",
        columns: &["id", "name", "description"],
        links: &[],
    },
    Table {
        name: "taxonomy_terms",
        columns: &["id", "code", "name", "description", "taxonomy_id"],
        links: &[("taxonomy_id", "taxonomies")],
    },
    Table {
        name: "attributes",
        columns: &["id", "link_id", "taxonomy_term_id", "link_entity", "value"],
        links: &[("taxonomy_term_id", "taxonomy_terms")],
    },
];

/// Columns that hold a number.
const NUMBERS: [&str; 3] = ["minimum_age", "maximum_age", "interval"];

struct Table {
    name: &'static str,
    columns: &'static [&'static str],
    links: &'static [(&'static str, &'static str)],
}

/// The files of a package as one ZIP file.
///
/// # Errors
/// A table that cannot be written, or one beyond 4 GB.
pub fn zipped<'a>(
    places: impl IntoIterator<Item = &'a CatalogPlace>,
    license: &DataLicense,
) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    packed(files(places, license)?)
}

/// Files as one ZIP file, without a time, so that the same files are the same bytes.
///
/// # Errors
/// Files beyond 4 GB.
pub fn packed(files: BTreeMap<String, Vec<u8>>) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let mut entries = Entries::default();
    let mut file = Vec::new();
    for (name, bytes) in files {
        let mut crc = Crc::new();
        crc.update(&bytes);
        let mut deflated = DeflateEncoder::new(Vec::new(), Compression::default());
        deflated.write_all(&bytes)?;
        let deflated = deflated.finish()?;
        let sizes = (deflated.len() as u64, bytes.len() as u64);
        file.extend(entries.add_deflated(&name, crc.sum(), sizes, OffsetDateTime::UNIX_EPOCH)?);
        file.extend(deflated);
    }
    file.extend(entries.directory()?);
    Ok(file)
}

/// Returns the files of the package by name. The same places give the same bytes: rows are ordered by
/// id, and nothing says when it was made.
pub fn files<'a>(
    places: impl IntoIterator<Item = &'a CatalogPlace>,
    license: &DataLicense,
) -> csv::Result<BTreeMap<String, Vec<u8>>> {
    let rows = rows(places);
    let mut files = BTreeMap::new();
    for table in &TABLES {
        let rows = rows.get(table.name);
        files.insert(format!("{}.csv", table.name), table.csv(rows)?);
    }
    files.insert("datapackage.json".to_owned(), described(license));
    Ok(files)
}

/// The rows of all tables, by id.
fn rows<'a>(
    places: impl IntoIterator<Item = &'a CatalogPlace>,
) -> BTreeMap<&'static str, BTreeMap<String, Record>> {
    let mut tables: BTreeMap<&'static str, BTreeMap<String, Record>> = BTreeMap::new();
    let mut keep = |table: &'static str, record: Record| {
        let id = record.get("id").and_then(Value::as_str).unwrap_or_default();
        let rows = tables.entry(table).or_default();
        rows.entry(id.to_owned()).or_insert(record);
    };
    keep("taxonomies", taxonomy());
    keep("taxonomies", own_fields::taxonomy());
    for place in places {
        let of = Records::of(place);
        keep("organizations", of.organization);
        keep("services", of.service);
        for (attribute, term) in of.attributes {
            keep("attributes", attribute);
            keep("taxonomy_terms", term);
        }
        let single = [
            ("locations", of.location),
            ("addresses", of.address),
            ("service_at_location", of.service_at_location),
        ];
        let many = [
            ("phones", of.phones),
            ("schedules", of.schedules),
            ("languages", of.languages),
        ];
        for (table, record) in single {
            record.into_iter().for_each(|record| keep(table, record));
        }
        for (table, records) in many {
            records.into_iter().for_each(|record| keep(table, record));
        }
    }
    tables
}

impl Table {
    fn csv(&self, rows: Option<&BTreeMap<String, Record>>) -> csv::Result<Vec<u8>> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(self.columns)?;
        for row in rows.into_iter().flat_map(BTreeMap::values) {
            let cell = |column: &&str| match row.get(*column) {
                None => String::new(),
                Some(Value::String(text)) => guarded(text).into_owned(),
                Some(other) => other.to_string(),
            };
            writer.write_record(self.columns.iter().map(cell))?;
        }
        let bytes = writer.into_inner();
        bytes.map_err(|error| csv::Error::from(error.into_error()))
    }

    fn described(&self) -> Value {
        let fields: Vec<Value> = self.columns.iter().map(|name| field(name)).collect();
        let links: Vec<Value> = self
            .links
            .iter()
            .map(|(field, table)| {
                json!({ "fields": field, "reference": { "resource": table, "fields": "id" } })
            })
            .collect();
        json!({
            "profile": "tabular-data-resource",
            "name": self.name,
            "path": format!("{}.csv", self.name),
            "format": "csv",
            "mediatype": "text/csv",
            "encoding": "utf-8",
            "schema": { "fields": fields, "primaryKey": "id", "foreignKeys": links },
        })
    }
}

fn field(name: &str) -> Value {
    match name {
        "id" => json!({
            "name": name, "type": "string", "format": "uuid",
            "constraints": { "required": true, "unique": true },
        }),
        _ if NUMBERS.contains(&name) => json!({ "name": name, "type": "number" }),
        _ => json!({ "name": name, "type": "string" }),
    }
}

fn described(license: &DataLicense) -> Vec<u8> {
    let resources: Vec<Value> = TABLES.iter().map(Table::described).collect();
    let package = json!({
        "profile": "tabular-data-package",
        "name": "human_services_data",
        "title": "Human Services Data Specification",
        "version": VERSION,
        "homepage": PROFILE,
        "licenses": [
            license.described(),
            {
                "name": "CC-BY-SA-4.0",
                "path": SPECIFICATION_LICENSE,
                "title": "The tables and their columns: Open Referral.",
            },
        ],
        "resources": resources,
    });
    format!("{package:#}\n").into_bytes()
}
