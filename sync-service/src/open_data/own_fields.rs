//! What a list says of a place that no column of the specification can hold as it stands: attributes of
//! a taxonomy of our own, one term for each field. With them a package gives back the same rows.

use super::record::{Record, record, text};
use place_facts::catalog::CatalogPlace;
use place_facts::identity::derived_id;
use serde_json::Value;
use std::collections::BTreeSet;

/// Fields that are not told: the source is for the operator, and the name is always a column.
const NOT_TOLD: [&str; 2] = ["source", "name"];

/// Returns the id of the taxonomy of fields.
pub fn taxonomy_id() -> String {
    derived_id("taxonomy", "fields")
}

/// The taxonomy of fields.
pub fn taxonomy() -> Record {
    record([
        ("id", text(taxonomy_id())),
        ("name", text("New Beginnings fields".into())),
        (
            "description",
            text("Fields of a list as it says them. The value is the text.".into()),
        ),
    ])
}

/// The id of the term of a field.
pub fn term_id(field: &str) -> String {
    derived_id("taxonomy term", &format!("field\n{field}"))
}

/// The term of a field.
pub fn term(field: &str) -> Record {
    record([
        ("id", text(term_id(field))),
        ("code", text(field.to_owned())),
        ("name", text(field.to_owned())),
        ("description", text(format!("The field \"{field}\"."))),
        ("taxonomy_id", text(taxonomy_id())),
    ])
}

/// The fields of a place that `told`, its columns by the field that they give back, does not say
/// letter for letter.
pub fn untold<'a>(place: &'a CatalogPlace, told: &Record) -> BTreeSet<&'a str> {
    let fields = place.texts.names();
    fields
        .filter(|field| !NOT_TOLD.contains(field))
        .filter(|field| {
            let said = place.field(field);
            said.is_some() && said != told.get(*field).and_then(Value::as_str)
        })
        .collect()
}

/// The attribute of a field.
pub fn attribute(place: &CatalogPlace, field: &str) -> Record {
    let id = &place.place.id;
    record([
        (
            "id",
            text(derived_id("attribute", &format!("{id}\n{field}"))),
        ),
        ("link_id", text(id.clone())),
        ("taxonomy_term_id", text(term_id(field))),
        ("link_entity", text("service".into())),
        ("value", place.text(field).map(Value::from)),
    ])
}
