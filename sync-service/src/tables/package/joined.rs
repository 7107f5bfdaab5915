//! One row for each service and location of a package.

use super::absent::{has_marks, is_said, missing};
use super::changed::{Standard, correct};
use super::chosen::{self, Addresses, LeftOut};
use super::columns::{Filled, Filling, STANDARD, is_field};
use super::hours::Rule;
use super::links::Mistakes;
use super::model::{Cell, Entry, Package, Sheet};
use super::organization::{ByOrganization, Organization};
use super::texts::{self, Said};
use super::{FromPackage, KnownPlace, Wishes, hours, told_hours};
use crate::listings::import::COLUMNS_MAX;
use crate::open_data::exported::organization_id_of;
use crate::open_data::{fields_taxonomy, lists_taxonomy};
use crate::tables::{CellNames, Table};
use place_facts::identity::is_id;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use sync_protocol::desk_import::{
    IMPORT_TERMS_MAX, ImportFailure, ImportRepair, ImportRepaired, ImportTerm,
};

/// Columns that say something of a place, and for which a list has no field.
const NOT_READ: [(&str, &str); 8] = [
    ("services", "alternate_name"),
    ("services", "interpretation_services"),
    ("services", "wait_time"),
    ("schedules", "attending_type"),
    ("schedules", "schedule_link"),
    ("locations", "description"),
    ("cost_options", "amount"),
    ("cost_options", "amount_description"),
];

type By<'a> = HashMap<&'a str, Vec<&'a Entry>>;

/// The tables of a package by what names their rows.
struct Joined<'a> {
    package: &'a Package,
    organizations: By<'a>,
    locations: By<'a>,
    at: By<'a>,
    addresses: By<'a>,
    terms: By<'a>,
    attributes: By<'a>,
    phones: [By<'a>; 4],
    schedules: [By<'a>; 3],
    documents: By<'a>,
    lists: String,
    fields: String,
}

/// Makes the table of a package.
pub fn table(package: &Package, wishes: Wishes<'_>) -> Result<Table, ImportFailure> {
    let services = package.sheet("services");
    if services.entries.is_empty() {
        return Err(ImportFailure::NotAPackage);
    }
    let joined = Joined::of(package);
    let mistakes = Mistakes::of(package);
    let said = joined.said();
    let (mut rows, mut beside) = (Vec::new(), LeftOut::default());
    for service in &services.entries {
        if joined.is_wanted(service, wishes) && !mistakes.is_left_out(services, service) {
            joined.rows_of(service, wishes, &said, (&mut rows, &mut beside));
        }
    }
    let own: BTreeSet<&String> = rows.iter().flat_map(|(row, _)| row.own()).collect();
    let own: Vec<String> = own.into_iter().cloned().collect();
    // Rows of ours bring the fields that they say something in.
    let ours = rows.iter().filter(|(_, names)| names.is_ours);
    let ours: BTreeSet<&str> = ours.flat_map(|(row, _)| row.told()).collect();
    let fields: Vec<String> = ours.into_iter().map(str::to_owned).collect();
    if STANDARD.len() + own.len() > COLUMNS_MAX {
        return Err(ImportFailure::TooLarge);
    }
    let mut table = Table::default();
    table.repairs.clone_from(&package.repairs);
    table.repairs.extend(beside.said());
    let left_out = unsaid(package, &rows);
    let headers = STANDARD.iter().enumerate();
    let headers = headers.filter(|(at, _)| !left_out.contains(at));
    let headers = headers.map(|(_, (name, _))| (*name).to_owned());
    table.push(1, headers.chain(own.iter().cloned()).collect())?;
    let is_ours = rows.iter().any(|(_, names)| names.is_ours);
    if !is_ours {
        table.repairs.extend(unread(package));
    }
    for (index, (filling, names)) in rows.into_iter().enumerate() {
        let cells = filling.cells(&own, &left_out);
        let places = cells.iter().map(|it| it.place.clone()).collect();
        let texts = cells.into_iter().map(|it| it.text).collect();
        table.push(index + 2, texts)?;
        if let Some(row) = table.rows.last_mut() {
            row.names = Some(Box::new(CellNames { places, ..names }));
        }
    }
    table.package = Some(FromPackage {
        left_out: u32::try_from(mistakes.left_out()).unwrap_or(u32::MAX),
        mistakes: mistakes.listed,
        mistakes_total: mistakes.total,
        terms: joined.counted(),
        only: wishes.only.unwrap_or_default().to_owned(),
        missing: missing(package, is_ours),
        fields: fields.into_iter().chain(own).collect(),
    });
    Ok(table)
}

/// Files and columns of another directory that say something and are not read.
fn unread(package: &Package) -> Option<ImportRepaired> {
    let files = package.unread.iter().cloned();
    let columns = NOT_READ.into_iter().filter(|(table, column)| {
        let sheet = package.sheet(table);
        let mut entries = sheet.entries.iter();
        entries.any(|entry| !sheet.text(entry, column).is_empty())
    });
    let columns = columns.map(|(table, column)| format!("{table}.{column}"));
    let names: Vec<String> = files.chain(columns).collect();
    (!names.is_empty()).then(|| ImportRepaired {
        repair: ImportRepair::UnreadFiles,
        count: u32::try_from(names.len()).unwrap_or(u32::MAX),
        cell: String::new(),
        before: names.join(", "),
        after: String::new(),
    })
}

/// The standard columns that the package does not have and that no row fills: they are no columns of the table. The
/// name stays, because a row without one is a mistake.
fn unsaid(package: &Package, rows: &[(Filling, CellNames)]) -> Vec<usize> {
    let absent = STANDARD.iter().enumerate().skip(1);
    let absent = absent.filter(|(_, (column, _))| !is_said(package, column));
    let unsaid = absent.filter(|(at, _)| !rows.iter().any(|(row, _)| row.says(*at)));
    unsaid.map(|(at, _)| at).collect()
}

impl<'a> Joined<'a> {
    fn of(package: &'a Package) -> Self {
        let by = |table: &str, column: &'static str| package.sheet(table).by(column);
        Self {
            package,
            organizations: by("organizations", "id"),
            locations: by("locations", "id"),
            at: by("service_at_location", "service_id"),
            addresses: by("addresses", "location_id"),
            terms: by("taxonomy_terms", "id"),
            attributes: by("attributes", "link_id"),
            phones: [
                "service_at_location_id",
                "service_id",
                "location_id",
                "organization_id",
            ]
            .map(|column| by("phones", column)),
            schedules: ["service_at_location_id", "service_id", "location_id"]
                .map(|column| by("schedules", column)),
            documents: by("required_documents", "service_id"),
            lists: lists_taxonomy(),
            fields: fields_taxonomy(),
        }
    }

    fn services(&self) -> &'a Sheet {
        self.package.sheet("services")
    }

    /// The terms of a service, each with its attribute.
    fn terms_of(&self, service: &Entry) -> Vec<(&'a Entry, &'a Entry)> {
        let id = self.services().text(service, "id");
        let attributes = self.attributes.get(id).map_or(&[][..], Vec::as_slice);
        let sheet = self.package.sheet("attributes");
        let term = |attribute: &&'a Entry| {
            let term = sheet.text(attribute, "taxonomy_term_id");
            Some((*attribute, *self.terms.get(term)?.first()?))
        };
        attributes.iter().filter_map(term).collect()
    }

    fn is_of(&self, term: &Entry, taxonomy: &str) -> bool {
        self.package
            .sheet("taxonomy_terms")
            .text(term, "taxonomy_id")
            == taxonomy
    }

    /// The list that a service of ours is marked with.
    fn list_of(&self, service: &Entry) -> Option<&'a str> {
        let terms = self.terms_of(service).into_iter();
        let mut lists = terms.filter(|(_, term)| self.is_of(term, &self.lists));
        let (_, term) = lists.next()?;
        Some(self.package.sheet("taxonomy_terms").text(term, "code"))
    }

    /// Whether a service without a mark is one of our export all the same: it has the id of a place, and its
    /// organization the id that our export gives it. A page of `/hsds/services` has no marks.
    fn is_ours_unmarked(&self, service: &Entry, wishes: Wishes<'_>) -> bool {
        let of = |column| self.services().text(service, column);
        let is_organization = |name: &str| organization_id_of(name) == of("organization_id");
        let known = wishes.known.get(of("id"));
        known.is_some_and(|it| {
            is_organization(it.row.get("name").map_or("", String::as_str))
                || is_organization(of("name"))
        })
    }

    fn is_wanted(&self, service: &Entry, wishes: Wishes<'_>) -> bool {
        match wishes.only {
            None => self.list_of(service).is_none_or(|list| list == wishes.list),
            Some("") => true,
            Some(only) => {
                let sheet = self.package.sheet("taxonomy_terms");
                let terms = self.terms_of(service);
                terms.iter().any(|(_, term)| sheet.text(term, "id") == only)
            }
        }
    }

    /// By what the services are sorted, the most usual first.
    fn counted(&self) -> Vec<ImportTerm> {
        let sheet = self.package.sheet("taxonomy_terms");
        let mut counts: BTreeMap<&str, (&str, u32)> = BTreeMap::new();
        for service in &self.services().entries {
            for (_, term) in self.terms_of(service) {
                if !self.is_of(term, &self.fields) {
                    let name = sheet.text(term, "name");
                    counts.entry(sheet.text(term, "id")).or_insert((name, 0)).1 += 1;
                }
            }
        }
        let counts = counts.into_iter();
        let mut terms: Vec<ImportTerm> = counts
            .map(|(id, (name, count))| ImportTerm {
                id: id.to_owned(),
                name: crate::tables::start(name),
                count,
            })
            .collect();
        terms.sort_by(|one, other| (other.count, &one.name).cmp(&(one.count, &other.name)));
        terms.truncate(IMPORT_TERMS_MAX);
        terms
    }

    /// What our services say themselves of what their organization says too.
    fn said(&self) -> ByOrganization<'a> {
        let (services, terms) = (self.services(), self.package.sheet("taxonomy_terms"));
        let attributes = self.package.sheet("attributes");
        let mut said = ByOrganization::new();
        for service in &services.entries {
            let own = self.terms_of(service).into_iter();
            let mut types = own.filter(|(_, term)| {
                self.is_of(term, &self.fields) && terms.text(term, "code") == "type"
            });
            let name = services.text(service, "name");
            let of_type = types
                .next()
                .map(|(attribute, _)| attributes.text(attribute, "value"));
            said.entry(services.text(service, "organization_id"))
                .or_default()
                .add(services.text(service, "url"), of_type.unwrap_or(name));
        }
        said
    }

    /// The rows of a service: one for each place where it is.
    fn rows_of(
        &self,
        service: &'a Entry,
        wishes: Wishes<'_>,
        said: &'a ByOrganization<'a>,
        (rows, beside): (&mut Vec<(Filling, CellNames)>, &mut LeftOut),
    ) {
        let id = self.services().text(service, "id");
        let at = self.at.get(id).map_or(&[][..], Vec::as_slice);
        let at_count = at.len();
        let none = at.is_empty().then_some(None);
        for at in none.into_iter().chain(at.iter().map(|at| Some(*at))) {
            let mut names = CellNames {
                // A service at several places has no id for each of them.
                id: (at_count < 2 && is_id(id)).then(|| id.to_owned()),
                is_ours: self.list_of(service).is_some() || self.is_ours_unmarked(service, wishes),
                hours_kept: false,
                places: Vec::new(),
            };
            let row = self.row(service, at, (&mut names, beside), wishes, said);
            rows.push((row, names));
        }
    }

    fn row(
        &self,
        service: &'a Entry,
        at: Option<&'a Entry>,
        (names, beside): (&mut CellNames, &mut LeftOut),
        wishes: Wishes<'_>,
        said: &'a ByOrganization<'a>,
    ) -> Filling {
        let is_ours = names.is_ours;
        let mut row = Filling::default();
        let services = self.services();
        let ats = self.package.sheet("service_at_location");
        let id = services.text(service, "id");
        let organization = services.text(service, "organization_id");
        let (at_id, location) = at.map_or(("", ""), |at| {
            (ats.text(at, "id"), ats.text(at, "location_id"))
        });
        let first = |by: &By<'a>, id: &str| by.get(id).and_then(|all| all.first().copied());

        let name = services.cell(service, "name");
        let name = name.map_or_else(
            || Filled {
                text: String::new(),
                place: services.place(service, "name"),
            },
            Filled::of,
        );
        row.put("services.name", name);
        let entry = first(&self.organizations, organization);
        let said = said.get(organization);
        let runs = Organization::new(self.package, service, entry, said);
        row.put("organizations.name", filled(runs.cell("name")));
        for column in ["assured_date", "email"] {
            let name = format!("services.{column}");
            row.put(&name, filled(services.cell(service, column)));
        }
        let locations = self.package.sheet("locations");
        let place = first(&self.locations, location);
        let addresses = Addresses {
            sheet: self.package.sheet("addresses"),
            all: self.addresses.get(location).map_or(&[][..], Vec::as_slice),
            location: place.map_or("", |it| locations.text(it, "location_type")),
            locations,
        };
        let mut url = services.cell(service, "url");
        if url.is_none() && !is_ours {
            url = addresses.online(place).or_else(|| runs.cell("website"));
        }
        row.put("services.url", filled(url));
        put_address(addresses, &mut row);
        beside.addresses(addresses);
        let way = place.and_then(|it| locations.cell(it, "transportation"));
        row.put("locations.transportation", filled(way));
        let phones = self.package.sheet("phones");
        let keys = [at_id, id, location, organization];
        let all = self.phones.iter().zip(keys);
        let all = all.filter_map(|(by, key)| by.get(key).map(Vec::as_slice));
        let all: Vec<&[&Entry]> = all.collect();
        let phone = chosen::phone(phones, &all);
        beside.phones(phones, &all.concat(), phone);
        if let Some(phone) = phone {
            let mut number = filled(phones.cell(phone, "number"));
            let extension = phones.text(phone, "extension");
            if !extension.is_empty() {
                number.text = format!("{} ext. {extension}", number.text);
            }
            row.put("phones.number", number);
        }
        let schedules = self.package.sheet("schedules");
        let found = self.schedules.iter().zip(keys);
        let found = found.filter_map(|(by, key)| by.get(key)).next();
        let entries = found.map_or(&[][..], Vec::as_slice);
        let (times, is_other) = match is_ours {
            true => {
                let sentence = hours::sentence(schedules, entries);
                (hours::cell(schedules, entries, sentence), false)
            }
            false => told_hours::told(schedules, entries),
        };
        row.put("schedules.description", times);
        let needs = services.cell(service, "eligibility_description");
        if is_ours {
            row.put("services.eligibility_description", filled(needs));
            let rule =
                |entry: &&Entry| Rule::of(|column: &str| schedules.text(entry, column).to_owned());
            let standard = Standard {
                package: self.package,
                service,
                columns: row.clone(),
                rules: entries.iter().map(rule).collect(),
                organization: runs,
            };
            let known = wishes.known.get(id).copied();
            self.put_own(service, known, &mut row);
            let list = self.list_of(service).unwrap_or(wishes.list);
            names.hours_kept = correct(&mut row, &standard, list, wishes);
        } else {
            names.hours_kept = is_other;
            let said = Said {
                package: self.package,
                service,
                organization: runs,
                documents: self.documents_of(id),
                elsewhere: [addresses.mail(), chosen::no_voice(phones, &all)],
                hours: told_hours::notes(schedules, entries),
            };
            self.put_texts(&said, &mut row, wishes);
        }
        row
    }

    /// The fields as a list of ours says them. What the package does not have is as the list says it today.
    fn put_own(&self, service: &Entry, known: Option<KnownPlace<'_>>, row: &mut Filling) {
        let attributes = self.package.sheet("attributes");
        let terms = self.package.sheet("taxonomy_terms");
        let unsaid = STANDARD.iter().filter(|(column, field)| {
            !field.is_empty() && *field != "name" && !is_said(self.package, column)
        });
        for (column, field) in unsaid {
            row.put(column, Filled::default());
            if let Some(known) = known {
                row.put_today(field, known.row);
            }
        }
        if let Some(known) = known.filter(|_| row.text("services.name").is_empty()) {
            row.put_today("name", known.row);
        }
        if !has_marks(self.package) || self.list_of(service).is_none() {
            let fields = known.into_iter().flat_map(|it| it.row);
            for (field, text) in fields.filter(|(field, _)| is_field(field)) {
                let (text, place) = (text.clone(), String::new());
                row.put_field(field, Filled { text, place });
            }
            return;
        }
        for (attribute, term) in self.terms_of(service) {
            let field = terms.text(term, "code");
            if self.is_of(term, &self.fields) && is_field(field) {
                row.put_field(field, filled(attributes.cell(attribute, "value")));
            }
        }
    }

    /// What other directories say of a service, as the texts of a list.
    fn put_texts(&self, said: &Said<'_>, row: &mut Filling, wishes: Wishes<'_>) {
        let terms = self.package.sheet("taxonomy_terms");
        if let Some((_, term)) = self.terms_of(said.service).first() {
            row.put("taxonomy_terms.name", filled(terms.cell(term, "name")));
        }
        texts::put(row, said, wishes);
    }

    /// The documents that a service asks for.
    fn documents_of(&self, service: &str) -> Vec<&'a str> {
        let documents = self.package.sheet("required_documents");
        let asked = self.documents.get(service).map_or(&[][..], Vec::as_slice);
        let asked = asked.iter().map(|it| documents.text(it, "document"));
        asked.collect()
    }
}

/// The address to which people go.
fn put_address(addresses: Addresses<'_>, row: &mut Filling) {
    let Some(door) = addresses.door() else {
        return;
    };
    let sheet = addresses.sheet;
    let mut street = filled(sheet.cell(door, "address_1"));
    let more = sheet.text(door, "address_2");
    if !more.is_empty() {
        street.text = format!("{}, {more}", street.text);
    }
    row.put("addresses.address_1", street);
    for column in ["city", "region", "state_province", "postal_code"] {
        let name = format!("addresses.{column}");
        row.put(&name, filled(sheet.cell(door, column)));
    }
}

fn filled(cell: Option<Cell<'_>>) -> Filled {
    cell.map_or_else(Filled::default, Filled::of)
}
