//! Which of several telephone numbers and addresses is taken: people call a voice and walk to a door. What is left
//! out is said.

use super::model::{Cell, Entry, Sheet};
use crate::tables::start;
use std::collections::HashSet;
use sync_protocol::desk_import::{ImportRepair, ImportRepaired};

/// What a telephone is called that nobody can talk to.
const FAXES: [&str; 2] = ["fax", "facsimile"];
/// What a telephone is called that only some people can use.
const OF_SOME: [&str; 7] = ["tty", "tdd", "textphone", "text", "sms", "pager", "video"];

/// What one is called at which somebody answers.
const VOICES: [&str; 6] = ["voice", "call", "calls", "phone", "telephone", "cell"];

/// Addresses and locations where nobody goes.
const NOT_VISITED: [&str; 2] = [MAIL, VIRTUAL];
const MAIL: &str = "postal";
const VIRTUAL: &str = "virtual";

/// The number that people call, the nearest to the service. A fax is none, and neither is a number that only takes texts
/// or serves only some people: a button would call it, and nobody would answer.
pub(super) fn phone<'a>(sheet: &Sheet, nearest_first: &[&[&'a Entry]]) -> Option<&'a Entry> {
    numbers(sheet, nearest_first).find(|it| !is_of_some(sheet, it))
}

/// The number that takes only texts or serves only some people, in words, when there is no other.
pub(super) fn no_voice(sheet: &Sheet, nearest_first: &[&[&Entry]]) -> Option<String> {
    let is_alone = phone(sheet, nearest_first).is_none();
    let entry = numbers(sheet, nearest_first).find(|_| is_alone)?;
    let (kind, number) = (kind(sheet, entry), sheet.text(entry, "number"));
    let mut letters = kind.trim().chars();
    let first = letters.next()?.to_uppercase();
    Some(format!("{first}{}: {number}", letters.as_str()))
}

fn numbers<'a>(sheet: &Sheet, all: &[&[&'a Entry]]) -> impl Iterator<Item = &'a Entry> {
    let all = all.iter().flat_map(|some| some.iter().copied());
    all.filter(|it| !is_fax(sheet, it) && !sheet.text(it, "number").is_empty())
}

/// The addresses of a location, and what the location says of itself.
#[derive(Clone, Copy)]
pub(super) struct Addresses<'a> {
    pub(super) sheet: &'a Sheet,
    pub(super) all: &'a [&'a Entry],
    /// The type of the location.
    pub(super) location: &'a str,
    pub(super) locations: &'a Sheet,
}

impl<'a> Addresses<'a> {
    /// The address to which people go; `None` when all are for mail, or the service is online.
    pub(super) fn door(&self) -> Option<&'a Entry> {
        let visited = |it: &&&Entry| !is_one(self.kind(it), &NOT_VISITED);
        self.all.iter().find(visited).copied()
    }

    /// Where a location that is online is found.
    pub(super) fn online(&self, location: Option<&'a Entry>) -> Option<Cell<'a>> {
        let is_online = self.location.eq_ignore_ascii_case(VIRTUAL);
        let entry = location.filter(|_| is_online)?;
        self.locations.cell(entry, "url")
    }

    /// The address for mail, in words, when there is no other.
    pub(super) fn mail(&self) -> Option<String> {
        let has_no_door = self.door().is_none();
        let mut all = self.all.iter().filter(|_| has_no_door);
        let entry = all.find(|it| is_one(self.kind(it), &[MAIL]))?;
        let of = |column: &'static str| self.sheet.text(entry, column);
        let state = format!("{} {}", of("state_province"), of("postal_code"));
        let parts = [of("address_1"), of("address_2"), of("city"), state.trim()];
        let parts: Vec<&str> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        (!parts.is_empty()).then(|| format!("Mail: {}", parts.join(", ")))
    }

    /// Of what kind an address is: that of its location, when nobody goes there.
    fn kind(&self, entry: &'a Entry) -> &'a str {
        match self.sheet.text(entry, "address_type") {
            kind if is_one(kind, &NOT_VISITED) => kind,
            _ if is_one(self.location, &NOT_VISITED) => self.location,
            kind => kind,
        }
    }
}

fn is_one(kind: &str, kinds: &[&str]) -> bool {
    kinds.iter().any(|it| kind.eq_ignore_ascii_case(it))
}

fn is_fax(sheet: &Sheet, phone: &Entry) -> bool {
    is_called(sheet, phone, &FAXES)
}

/// "Call or text" is a voice.
fn is_of_some(sheet: &Sheet, phone: &Entry) -> bool {
    is_called(sheet, phone, &OF_SOME) && !is_called(sheet, phone, &VOICES)
}

/// What a telephone is, as its type says it, or its description when it has no type.
fn kind<'a>(sheet: &'a Sheet, phone: &'a Entry) -> &'a str {
    match sheet.text(phone, "type") {
        "" => sheet.text(phone, "description"),
        kind => kind,
    }
}

fn is_called(sheet: &Sheet, phone: &Entry, kinds: &[&str]) -> bool {
    let kind = kind(sheet, phone).to_lowercase();
    let mut words = kind.split(|it: char| !it.is_alphanumeric());
    words.any(|word| kinds.contains(&word))
}

/// The numbers and addresses that stand beside those that were taken.
#[derive(Debug, Default)]
pub(super) struct LeftOut {
    taken: HashSet<String>,
    phones: Vec<(String, String)>,
    addresses: Vec<(String, String)>,
    not_visited: Vec<(String, String)>,
}

impl LeftOut {
    /// Looks at the telephones among which one was taken.
    pub(super) fn phones(&mut self, sheet: &Sheet, all: &[&Entry], taken: Option<&Entry>) {
        let kind = |it: &&Entry| sheet.text(it, "type").to_owned();
        let (found, seen) = others(sheet, all, taken, ("number", kind));
        self.phones.extend(found);
        self.taken.extend(seen);
    }

    /// Looks at the addresses of a location.
    pub(super) fn addresses(&mut self, of: Addresses<'_>) {
        let door = of.door();
        let kind = |it: &&Entry| of.kind(it).to_owned();
        let (found, seen) = others(of.sheet, of.all, door, ("address_1", kind));
        match door {
            Some(_) => self.addresses.extend(found),
            None => self.not_visited.extend(found),
        }
        self.taken.extend(seen);
    }

    /// What is said of them. A telephone of a building may be taken for one of its services and not for another.
    pub(super) fn said(self) -> impl Iterator<Item = ImportRepaired> {
        let Self {
            taken,
            phones,
            addresses,
            not_visited,
        } = self;
        let all = [
            (ImportRepair::OtherPhones, phones),
            (ImportRepair::OtherAddresses, addresses),
            (ImportRepair::NotVisited, not_visited),
        ];
        all.into_iter().filter_map(move |(repair, mut cells)| {
            let mut seen = taken.clone();
            cells.retain(|(cell, _)| seen.insert(cell.clone()));
            let (cell, text) = cells.first().cloned()?;
            Some(ImportRepaired {
                repair,
                count: u32::try_from(cells.len()).unwrap_or(u32::MAX),
                cell,
                before: start(&text),
                after: String::new(),
            })
        })
    }
}

/// The cells that say something beside the one that was taken, and where that one stands.
fn others(
    sheet: &Sheet,
    all: &[&Entry],
    taken: Option<&Entry>,
    (column, kind): (&str, impl Fn(&&Entry) -> String),
) -> (Vec<(String, String)>, Option<String>) {
    let place = |entry: &Entry| sheet.place(entry, column);
    let others = all
        .iter()
        .filter(|it| taken.is_none_or(|taken| !std::ptr::eq(taken, **it)));
    let others = others.filter(|it| !sheet.text(it, column).is_empty());
    let others = others.map(|it| {
        let (text, kind) = (sheet.text(it, column), kind(it));
        let text = match kind.as_str() {
            "" => text.to_owned(),
            kind => format!("{text} ({kind})"),
        };
        (place(it), text)
    });
    (others.collect(), taken.map(place))
}
