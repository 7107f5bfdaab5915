//! What the tables of the specification say of one place. The nested answers and the tables of the
//! package are made from the same records.

use super::own_fields;
use super::record::{Record, record, text};
use super::schedules::schedules;
use place_facts::catalog::CatalogPlace;
use place_facts::identity::derived_id;
use place_facts::states::behind_comma;
use serde_json::{Value, json};
use sync_protocol::places::requirements::Stated;
use url::Url;

/// The rows that belong to one place.
#[derive(Debug, Clone)]
pub struct Records {
    /// Who runs it.
    pub organization: Record,
    /// What it does.
    pub service: Record,
    /// Where, when the whole address is known.
    pub location: Option<Record>,
    /// The address of the location.
    pub address: Option<Record>,
    /// That the service is at the location.
    pub service_at_location: Option<Record>,
    /// Its telephone number.
    pub phones: Vec<Record>,
    /// Its hours.
    pub schedules: Vec<Record>,
    /// Languages that are spoken there.
    pub languages: Vec<Record>,
    /// That it is in its list, and the fields that no column holds, each with its term.
    pub attributes: Vec<(Record, Record)>,
}

impl Records {
    /// Reads a place.
    pub fn of(place: &CatalogPlace) -> Self {
        let id = &place.place.id;
        let location = address_key(place).map(|key| location_id(&key));
        let link = |at: &String| {
            record([
                ("id", text(derived_id("service at location", id))),
                ("service_id", text(id.clone())),
                ("location_id", text(at.clone())),
            ])
        };
        let listed = record([
            ("id", text(derived_id("attribute", id))),
            ("link_id", text(id.clone())),
            ("taxonomy_term_id", text(term_id(&place.place.list))),
            ("link_entity", text("service".into())),
        ]);
        let mut records = Self {
            organization: organization(place),
            service: service(place),
            address: address(place, location.as_ref()),
            location: location.as_ref().map(|at| {
                let parts = [place.field("address"), place.field("city")];
                let name: Vec<&str> = parts.into_iter().flatten().collect();
                record([
                    ("id", text(at.clone())),
                    ("location_type", text("physical".into())),
                    ("name", text(name.join(", "))),
                ])
            }),
            service_at_location: location.as_ref().map(link),
            phones: phones(place),
            schedules: schedules(place),
            languages: languages(place),
            attributes: vec![(listed, term(&place.place.list))],
        };
        let own = own_fields::untold(place, &records.told());
        let own = own.into_iter();
        let own = own.map(|it| (own_fields::attribute(place, it), own_fields::term(it)));
        records.attributes.extend(own);
        records
    }

    /// What the columns give back, by the field of the list. The description joins several fields.
    fn told(&self) -> Record {
        let of = |record: Option<&Record>, column: &str| record?.get(column).cloned();
        let address = self.address.as_ref();
        record([
            ("address", of(address, "address_1")),
            ("city", of(address, "city")),
            ("zip", of(address, "postal_code")),
            ("phone", of(self.phones.first(), "number")),
            ("website", of(Some(&self.service), "url")),
            ("hours", of(self.schedules.first(), "description")),
            (
                "requires",
                of(Some(&self.service), "eligibility_description"),
            ),
            ("checked", of(Some(&self.service), "assured_date")),
        ])
    }
}

fn service(place: &CatalogPlace) -> Record {
    let asked = &place.requirements;
    let ages = asked.ages.as_ref().map(|it| &it.value);
    let age = |years: Option<u8>| years.map(|years| json!(years));
    let texts = ["type", "notes", "work"].map(|name| place.field(name));
    let description: Vec<&str> = texts.into_iter().flatten().collect();
    // Only a whole day is a date; a year or a month alone is not made up to one.
    let checked = place.text("checked").filter(|date| date.len() == 10);
    record([
        ("id", text(place.place.id.clone())),
        ("organization_id", text(organization_id(place))),
        ("name", text(name(place))),
        ("description", text(description.join(". "))),
        ("url", web_address(place).map(Value::from)),
        ("status", text("active".into())),
        (
            "eligibility_description",
            place.text("requires").map(Value::from),
        ),
        ("fees_description", worded(place, asked.cost.as_ref())),
        ("application_process", worded(place, asked.entry.as_ref())),
        ("minimum_age", ages.and_then(|ages| age(ages.from))),
        ("maximum_age", ages.and_then(|ages| age(ages.to))),
        ("assured_date", checked.map(Value::from)),
    ])
}

/// The words of a requirement. The type of a place may say one too ("Food pantry" is free), and is no sentence about it.
fn worded<T>(place: &CatalogPlace, said: Option<&Stated<T>>) -> Option<Value> {
    let words = said.map(|it| it.words.as_str());
    let words = words.filter(|words| place.field("type") != Some(words));
    words.map(Value::from)
}

fn organization(place: &CatalogPlace) -> Record {
    let name = name(place);
    let description = place.text("type").unwrap_or_else(|| name.clone());
    record([
        ("id", text(organization_id(place))),
        ("name", text(name)),
        ("description", text(description)),
        ("website", web_address(place).map(Value::from)),
    ])
}

/// The address of a location whose whole address is known.
fn address(place: &CatalogPlace, location: Option<&String>) -> Option<Record> {
    let location = location?;
    Some(record([
        ("id", text(derived_id("address", &address_key(place)?))),
        ("location_id", text(location.clone())),
        ("address_1", place.text("address").map(Value::from)),
        ("city", place.text("city").map(Value::from)),
        ("state_province", text(state(place).into())),
        ("postal_code", place.text("zip").map(Value::from)),
        ("country", text("US".into())),
        ("address_type", text("physical".into())),
    ]))
}

/// The state that the town names, or New Jersey.
fn state(place: &CatalogPlace) -> &'static str {
    place.field("city").and_then(behind_comma).unwrap_or("NJ")
}

fn phones(place: &CatalogPlace) -> Vec<Record> {
    let id = &place.place.id;
    let phone = place.text("phone").map(|number| {
        record([
            ("id", text(derived_id("phone", id))),
            ("service_id", text(id.clone())),
            ("number", text(number)),
        ])
    });
    phone.into_iter().collect()
}

fn languages(place: &CatalogPlace) -> Vec<Record> {
    let id = &place.place.id;
    let spoken = place.requirements.languages.iter().flat_map(|it| &it.value);
    let spoken = spoken.filter(|code| *code != "mul");
    let language = |code: &String| {
        record([
            ("id", text(derived_id("language", &format!("{id}\n{code}")))),
            ("service_id", text(id.clone())),
            ("code", text(code.clone())),
        ])
    };
    spoken.map(language).collect()
}

/// The taxonomy of the lists.
pub fn taxonomy() -> Record {
    record([
        ("id", text(taxonomy_id())),
        ("name", text("New Beginnings".into())),
        (
            "description",
            text("The lists of New Beginnings, by what they help with.".into()),
        ),
    ])
}

fn term(list: &str) -> Record {
    record([
        ("id", text(term_id(list))),
        ("code", text(list.to_owned())),
        ("name", text(list.to_owned())),
        (
            "description",
            text(format!("Places of the list \"{list}\".")),
        ),
        ("taxonomy_id", text(taxonomy_id())),
    ])
}

/// The id of the taxonomy.
pub fn taxonomy_id() -> String {
    derived_id("taxonomy", "lists")
}

/// The id of the term of a list.
pub fn term_id(list: &str) -> String {
    derived_id("taxonomy term", list)
}

/// The id of the organization that a place belongs to.
pub fn organization_id(place: &CatalogPlace) -> String {
    organization_id_of(&name(place))
}

/// The id of the organization of a name.
pub fn organization_id_of(name: &str) -> String {
    derived_id("organization", &name.to_lowercase())
}

/// The id of a location.
pub fn location_id(key: &str) -> String {
    derived_id("location", key)
}

/// What names a location: its whole address.
pub fn address_key(place: &CatalogPlace) -> Option<String> {
    let parts = [
        place.field("address")?,
        place.field("city")?,
        place.field("zip")?,
    ];
    Some(parts.join("\n").to_lowercase())
}

fn name(place: &CatalogPlace) -> String {
    place.text("name").unwrap_or_default()
}

/// An address that a program can open.
fn web_address(place: &CatalogPlace) -> Option<String> {
    let text = place.field("website").or_else(|| place.field("site"))?;
    let url = Url::parse(text).ok()?;
    matches!(url.scheme(), "http" | "https").then(|| url.to_string())
}
