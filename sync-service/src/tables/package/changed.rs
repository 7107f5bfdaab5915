//! Standard columns of a service of ours that another program changed. Our attributes beside them still
//! have the old text, and programs of others do not know them: so the changed column wins.
//!
//! What was changed is what differs from the export of the attributes, and from that of the place today.

use super::absent::is_said;
use super::columns::{Filled, Filling};
use super::hours::{Rule, sentence_of};
use super::model::{Cell, Entry, Package};
use super::organization::Organization;
use super::{KnownPlace, Wishes, texts};
use crate::listings::import::EMPTY;
use crate::open_data::exported::{Exported, organization_id_of};
use place_facts::hours::of_row;
use sync_protocol::places::hours::Reception;

/// Columns that give back one field letter for letter, or nearly.
const SINGLE: [&str; 8] = [
    "addresses.address_1",
    "addresses.city",
    "addresses.postal_code",
    "phones.number",
    "services.url",
    "schedules.description",
    "services.eligibility_description",
    "services.assured_date",
];
/// Fields in which the words of a requirement may stand.
const WORDED: [&str; 5] = ["requires", "notes", "work", "other", "hours"];

/// Columns, with the fields that they are made of.
const RELATED: [(&str, &[&str]); 12] = [
    ("addresses.address_1", &["address"]),
    ("addresses.city", &["city"]),
    ("addresses.postal_code", &["zip"]),
    ("phones.number", &["phone"]),
    ("services.url", &["website", "site"]),
    ("services.description", &["type", "notes", "work"]),
    ("services.application_process", &WORDED),
    ("services.fees_description", &WORDED),
    ("services.minimum_age", &WORDED),
    ("services.maximum_age", &WORDED),
    ("organizations.website", &["website", "site"]),
    ("organizations.description", &["type"]),
];

/// What the standard columns of a service say.
pub struct Standard<'a> {
    /// The file.
    pub package: &'a Package,
    /// The service.
    pub service: &'a Entry,
    /// The columns without our attributes.
    pub columns: Filling,
    /// The rules of its schedules.
    pub rules: Vec<Rule>,
    /// Who runs it.
    pub organization: Organization<'a>,
}

impl Standard<'_> {
    /// Whether the file has a column: what is not there says nothing.
    fn has(&self, column: &str) -> bool {
        is_said(self.package, column)
    }

    /// The text of a column.
    fn said(&self, column: &'static str) -> &str {
        let own = column.strip_prefix("services.");
        match own.and_then(|own| self.cell(own)) {
            Some(cell) => cell.text,
            None if own.is_some() => "",
            None => {
                let of_organization = self.organization.text(column);
                of_organization.unwrap_or_else(|| self.columns.text(column))
            }
        }
    }

    fn cell(&self, column: &'static str) -> Option<Cell<'_>> {
        self.package.sheet("services").cell(self.service, column)
    }
}

/// The exports with which a row is compared.
struct Compared {
    /// That of the row as its attributes say it.
    written: Exported,
    /// That of the place today, when it is known.
    today: Option<Exported>,
}

impl Compared {
    /// Whether a text of a column was changed since the export.
    fn is_changed(&self, column: &str, said: &str) -> bool {
        let is_today = |today: &Exported| today.text(column) == said;
        self.written.text(column) != said && !self.today.as_ref().is_some_and(is_today)
    }
}

/// Puts changed standard columns over the attributes of a row. Answers whether the schedules say other times
/// than the sentence that is kept.
pub fn correct(row: &mut Filling, standard: &Standard<'_>, list: &str, wishes: Wishes<'_>) -> bool {
    let services = standard.package.sheet("services");
    let id = services.text(standard.service, "id");
    let known = wishes.known.get(id).copied();
    let compared = Compared {
        written: Exported::of(list, id, &row.row()),
        today: known.map(|it| Exported::of(wishes.list, id, it.row)),
    };
    if let Some(known) = known {
        settle(row, standard, &compared, known);
    }
    for column in SINGLE {
        let said = standard.columns.text(column);
        let is_other = row.text(column) != said;
        if is_other && compared.is_changed(column, said) && standard.has(column) {
            row.put(column, standard.columns.cell(column).clone());
        }
    }
    name(row, standard, &compared);
    description(row, standard, &compared);
    organization(row, standard, &compared, known);
    needs(row, standard, known);
    for column in ["application_process", "fees_description"] {
        let Some(cell) = standard.cell(column) else {
            continue;
        };
        let column = format!("services.{column}");
        // Exports of ours from before wrote the type there, when it says what a place costs.
        let is_type = compared.written.place.field("type") == Some(cell.text);
        if compared.is_changed(&column, cell.text) && !is_type {
            restate(row, &compared.written.text(&column), cell.text);
        }
    }
    ages(row, standard, &compared);
    hours(row, standard, &compared)
}

/// A column that says what is there today was changed and taken before: our attribute beside it is the text
/// from before, as the source still says it.
fn settle(row: &mut Filling, standard: &Standard<'_>, compared: &Compared, known: KnownPlace<'_>) {
    for (column, fields) in RELATED {
        let said = standard.said(column);
        let is_today = compared
            .today
            .as_ref()
            .is_some_and(|it| it.text(column) == said);
        if !is_today || !standard.has(column) || compared.written.text(column) == said {
            continue;
        }
        for &field in fields {
            let cell = row.cell_of(field);
            let is_old = known.source.get(field) == Some(&cell.text);
            if let Some(text) = known.row.get(field).filter(|_| is_old) {
                let (text, place) = (text.clone(), cell.place.clone());
                row.put_field(field, Filled { text, place });
            }
        }
    }
}

/// A place has the name of its organization: an organization of another name is a new name of the place, when the
/// name of the service is still the old one.
fn name(row: &mut Filling, standard: &Standard<'_>, compared: &Compared) {
    let columns = &standard.columns;
    let (service, runs) = (
        columns.text("services.name"),
        columns.text("organizations.name"),
    );
    let services = standard.package.sheet("services");
    let is_that_of =
        |name: &str| organization_id_of(name) == services.text(standard.service, "organization_id");
    let is_old = is_that_of(service)
        || compared
            .today
            .as_ref()
            .is_some_and(|it| it.text("services.name") == service);
    let is_new = runs.to_lowercase() != service.to_lowercase() && !is_that_of(runs);
    if is_old && is_new && !runs.is_empty() {
        row.put("services.name", columns.cell("organizations.name").clone());
    }
}

/// The description joins type, notes and work: without the other two it is the notes.
fn description(row: &mut Filling, standard: &Standard<'_>, compared: &Compared) {
    let column = "services.description";
    let said = standard.cell("description").map_or("", |cell| cell.text);
    if !compared.is_changed(column, said) || !standard.has(column) {
        return;
    }
    let of = |field: &str| compared.written.place.field(field).unwrap_or_default();
    // The type may be the new one, which stands in the organization too.
    let new_type = match of("type") {
        "" => "",
        _ => standard.said("organizations.description"),
    };
    let said = without_start(without_start(said, of("type")), new_type);
    let text = without_end(said, of("work")).to_owned();
    let services = standard.package.sheet("services");
    let place = services.place(standard.service, "description");
    row.put_field("notes", Filled { text, place });
}

fn without_start<'a>(text: &'a str, part: &str) -> &'a str {
    match text == part {
        true => "",
        false => {
            let rest = text.strip_prefix(part);
            rest.and_then(|it| it.strip_prefix(". ")).unwrap_or(text)
        }
    }
}

fn without_end<'a>(text: &'a str, part: &str) -> &'a str {
    match text == part {
        true => "",
        false => {
            let rest = text.strip_suffix(part);
            rest.and_then(|it| it.strip_suffix(". ")).unwrap_or(text)
        }
    }
}

/// Our export writes the website and the type of a place at its organization too: what was changed there is a
/// change of the place. Services of one organization share it, and it says what one of them says.
fn organization(
    row: &mut Filling,
    standard: &Standard<'_>,
    compared: &Compared,
    known: Option<KnownPlace<'_>>,
) {
    let organization = standard.organization;
    let changed = |column: &'static str| {
        let cell = organization.cell(column)?;
        let is_changed = compared.is_changed(&format!("organizations.{column}"), cell.text);
        (is_changed && !organization.is_of_a_service(cell)).then_some(cell)
    };
    if let Some(cell) = changed("website") {
        // The website of the service itself is nearer to the place.
        let own = standard.columns.text("services.url");
        if !compared.is_changed("services.url", own) {
            row.put("services.url", Filled::of(cell));
        }
    }
    let Some(cell) = changed("description") else {
        return;
    };
    if compared.written.place.field("type").is_some() {
        row.put_field("type", Filled::of(cell));
        return;
    }
    add(row, cell.text, known);
}

/// The requirements of a place whose list has no field for them: our export says none, so another program wrote them.
/// They stand in the notes.
fn needs(row: &mut Filling, standard: &Standard<'_>, known: Option<KnownPlace<'_>>) {
    let column = "services.eligibility_description";
    let said = standard.columns.text(column);
    let has_no_field = known.is_some_and(|it| !it.row.contains_key("requires"));
    if has_no_field && !said.is_empty() {
        row.put(column, Filled::default());
        if !texts::has_words(&row.cell_of("notes").text, said) {
            add(row, said, known);
        }
    }
}

/// Adds a text to the notes, unless it was brought and taken before.
fn add(row: &mut Filling, text: &str, known: Option<KnownPlace<'_>>) {
    let written = row.cell_of("notes");
    let taken = known.and_then(|known| {
        let before = known.source.get("notes").filter(|it| *it != EMPTY);
        let is_old = before.map_or("", String::as_str) == written.text;
        let notes = known.row.get("notes")?;
        (is_old && notes.contains(text)).then(|| notes.clone())
    });
    match taken {
        Some(text) => {
            let place = written.place.clone();
            row.put_field("notes", Filled { text, place });
        }
        None => restate(row, "", text),
    }
}

/// Puts other words of a requirement in the place of the old ones, or behind the notes.
fn restate(row: &mut Filling, before: &str, now: &str) {
    let fields = row.row();
    let found = WORDED.iter().find_map(|field| {
        let text = fields.get(*field)?;
        (!before.is_empty() && text.contains(before)).then_some((*field, text))
    });
    let (field, text) = match found {
        Some((field, text)) => (field, text.replacen(before, now, 1)),
        None => {
            let notes = fields.get("notes").map_or("", String::as_str);
            let notes = Some(notes).filter(|text| *text != EMPTY && !text.is_empty());
            let notes = notes.map(|text| format!("{}. ", text.trim_end_matches('.')));
            ("notes", format!("{}{now}", notes.unwrap_or_default()))
        }
    };
    let place = row.cell_of(field).place.clone();
    row.put_field(field, Filled { text, place });
}

fn ages(row: &mut Filling, standard: &Standard<'_>, compared: &Compared) {
    let columns = ["minimum_age", "maximum_age"];
    let said = columns.map(|column| standard.cell(column).map_or("", |cell| cell.text));
    let is_other = |(column, said): (&str, &&str)| {
        !said.is_empty() && compared.is_changed(&format!("services.{column}"), said)
    };
    if !columns.into_iter().zip(&said).any(is_other) {
        return;
    }
    let Some(now) = texts::ages(said[0], said[1]) else {
        return;
    };
    let before = compared.written.place.requirements.ages.as_ref();
    restate(row, before.map_or("", |it| &it.words), &now);
}

/// Other times beside the same sentence become the sentence, when it says nothing else than its times did.
fn hours(row: &mut Filling, standard: &Standard<'_>, compared: &Compared) -> bool {
    let column = "schedules.description";
    let of = |exported: &Exported| {
        let mut rules: Vec<Rule> = exported.schedules().map(Rule::of).collect();
        rules.sort();
        rules
    };
    let mut said = standard.rules.clone();
    said.sort();
    let written = of(&compared.written);
    let is_told = compared.written.text(column) != standard.columns.text(column);
    if written == said || is_told || said.is_empty() {
        return false;
    }
    if let Some(today) = compared.today.as_ref().filter(|it| of(it) == said) {
        // It was changed and taken before.
        let place = standard.columns.cell(column).place.clone();
        let text = today.text(column);
        row.put(column, Filled { text, place });
        return false;
    }
    let sentence = compared.written.place.field("hours");
    let by_notes = called_by_notes(sentence, &written);
    let before = spoken(&written, by_notes.as_deref());
    let is_whole = before.is_some_and(|it| {
        let (one, other) = (of_row(Some(&it), None), of_row(sentence, None));
        (one.rules, one.closed, one.otherwise) == (other.rules, other.closed, other.otherwise)
    });
    let now = spoken(&standard.rules, by_notes.as_deref()).filter(|_| is_whole);
    let is_kept = now.is_none();
    if let Some(text) = now {
        let place = standard.columns.cell(column).place.clone();
        row.put(column, Filled { text, place });
    }
    is_kept
}

/// What all rules of an export say of calling first, where the sentence of the hours says nothing of it: the notes say it,
/// and they stay.
fn called_by_notes(sentence: Option<&str>, written: &[Rule]) -> Option<String> {
    let own = of_row(sentence, None);
    let is_silent = own.rules.iter().all(|it| it.reception == Reception::WalkIn);
    let first = written.first().filter(|_| is_silent)?.attending();
    let is_one = written.iter().all(|rule| rule.attending() == first);
    is_one.then(|| first.to_owned())
}

/// Rules in the words of the desk, without what the notes say of calling first.
fn spoken(rules: &[Rule], by_notes: Option<&str>) -> Option<String> {
    let rules = rules.iter().map(|rule| match by_notes {
        Some(text) if rule.attending() == text => rule.without_attending(),
        _ => rule.clone(),
    });
    sentence_of(&rules.collect::<Vec<_>>())
}
