//! All lists, read once: every place with its id, hours, requirements and point.

mod by_id;
pub mod index;
mod on_all_cores;
mod shared;
pub mod texts;
pub(crate) mod twins;

use crate::asides;
use crate::closed;
use crate::geography::{Point, point, towns_named};
use crate::hidden_address::is_hidden;
use crate::hours;
use crate::identity::{KnownPlace, assign, plain};
use crate::needs::{Directness, is_brought, is_line, serves};
use crate::requirements;
use crate::row::{PlaceRow, says};
use crate::zip::Zip;
use by_id::ById;
use index::Index;
use jiff::civil::Date;
use shared::Shared;
use std::collections::HashMap;
use std::sync::Arc;
use sync_protocol::listings::Row;
use sync_protocol::places::find::Need;
use sync_protocol::places::hours::{Hours, Reception};
use sync_protocol::places::kept::Served;
use sync_protocol::places::place::PlaceRef;
use sync_protocol::places::requirements::{Entry, Referral, Requirements};
use texts::Texts;
use twins::Once;

/// What a list writes instead of a county for a place that serves the whole state.
pub const STATEWIDE: &str = "Statewide";

/// A place of a list.
#[derive(Debug, Clone)]
pub struct CatalogPlace {
    /// Its id and codes.
    pub place: PlaceRef,
    /// The texts of its row.
    pub texts: Texts,
    /// Its hours.
    pub hours: Arc<Hours>,
    /// What it asks for and offers.
    pub requirements: Arc<Requirements>,
    /// What it helps with.
    pub serves: Vec<Served>,
    /// Where it is, to the ZIP code area.
    pub point: Option<Point>,
    /// The date of its source, the first day of what it names.
    pub checked: Option<Date>,
}

impl CatalogPlace {
    /// Reads a row of a list.
    pub fn new(place: PlaceRef, row: &Row) -> Self {
        let read = PlaceRow {
            list: &place.list,
            row,
        };
        let mut hours = hours::of_kind(
            read.field("hours"),
            asides::with_notes(&read).as_deref(),
            read.field("type").unwrap_or_default(),
        );
        hours::of_name(&mut hours, read.field("name").unwrap_or_default());
        let checked = read.field("checked").and_then(first_day);
        hours::of_next_dates(&mut hours, checked);
        if is_line(&read) {
            // Nobody opens a door there.
            hours::no_walk_in(&mut hours, Reception::Phone);
        }
        if is_brought(&read) {
            hours::no_walk_in(&mut hours, Reception::Delivery);
        }
        let (requirements, asks_before) = requirements::read(&read);
        hold_back(&mut hours, &requirements, asks_before);
        let is_doubted = closed::in_row(&read);
        if asides::is_closed(&read) {
            hours::shut(&mut hours, read.field("notes").unwrap_or_default());
        }
        if is_doubted {
            hours::never_open(&mut hours);
        }
        let mut serves = serves(&read);
        if is_doubted {
            // Nobody should go there before all others.
            serves.iter_mut().for_each(|it| it.how = Directness::Aside);
        }
        Self {
            hours: Arc::new(hours),
            requirements: Arc::new(requirements),
            serves,
            // No one can walk to an address that is kept private: not even a distance is said.
            point: point_of(&read).filter(|_| !is_private(&read)),
            checked,
            texts: Texts::of(row),
            place,
        }
    }

    /// A field of its row that says something.
    pub fn field(&self, name: &str) -> Option<&str> {
        says(self.texts.get(name)?)
    }

    /// Its field as it goes over the wire.
    pub fn text(&self, name: &str) -> Option<String> {
        self.field(name).map(str::to_owned)
    }

    /// How it answers a need; `None` when it does not.
    pub fn served(&self, need: Need) -> Option<&Served> {
        self.serves.iter().find(|it| it.need == need)
    }

    /// `{list}.{code}`, as in saved lists.
    pub fn code(&self) -> String {
        format!("{}.{}", self.place.list, self.place.code)
    }
}

/// All places of all lists.
#[derive(Default)]
pub struct Catalog {
    places: Vec<CatalogPlace>,
    by_id: ById,
    once: Once,
    index: Index,
}

impl Catalog {
    /// Reads lists. `known` are the places that were seen before; answers the places as they are
    /// known now, besides the catalog.
    pub fn new<'a>(
        lists: impl IntoIterator<Item = (&'a str, &'a [Row])>,
        known: &[KnownPlace],
    ) -> (Self, Vec<KnownPlace>) {
        Self::default().followed_by(lists, known)
    }

    /// The catalog that comes after this one: reads lists of which most rows are as they were. To read the hours and
    /// the notes of a row takes far longer than to compare it.
    pub fn followed_by<'a>(
        &self,
        lists: impl IntoIterator<Item = (&'a str, &'a [Row])>,
        known: &[KnownPlace],
    ) -> (Self, Vec<KnownPlace>) {
        let mut by_list: HashMap<&str, Vec<KnownPlace>> = HashMap::new();
        for place in known {
            let of_list = by_list.entry(&place.place.list).or_default();
            of_list.push(place.clone());
        }
        let (mut places, mut all_known) = (Vec::new(), Vec::new());
        let mut shared = Shared::default();
        for (list, rows) in lists {
            let of_list = by_list.remove(list).unwrap_or_default();
            let assigned = assign(rows.iter().map(|row| PlaceRow { list, row }), &of_list);
            places.reserve_exact(rows.len());
            self.read_all(&assigned, rows, |mut place| {
                shared.share(&mut place);
                places.push(place);
            });
            all_known.extend(assigned);
        }
        (Self::of(places), all_known)
    }

    /// The same places without those of some lists.
    pub fn without(&self, is_hidden: impl Fn(&str) -> bool) -> Self {
        let places = self.places.iter().filter(|it| !is_hidden(&it.place.list));
        Self::of(places.cloned().collect())
    }

    /// A place as it was read before, when neither its ids nor its row changed.
    fn read(&self, place: &PlaceRef, row: &Row) -> CatalogPlace {
        let before = self
            .by_id
            .id(&self.places, &place.id)
            .and_then(|at| self.places.get(at));
        match before.filter(|before| before.place == *place && before.texts == *row) {
            Some(before) => before.clone(),
            None => CatalogPlace::new(place.clone(), row),
        }
    }

    fn of(places: Vec<CatalogPlace>) -> Self {
        Self {
            index: Index::new(&places),
            once: twins::once(&places),
            by_id: ById::new(&places),
            places,
        }
    }

    /// Every place.
    pub fn places(&self) -> &[CatalogPlace] {
        &self.places
    }

    /// The places that answer a need. Rows that are one place under two names are told as the row that says most.
    pub fn answering(&self, need: Need) -> impl Iterator<Item = &CatalogPlace> {
        let numbers = self.once.answering(need).iter();
        numbers.map(|number| &self.places[*number])
    }

    /// The number of the row as which the place of a row is told that answers a need.
    pub(crate) fn told_as(&self, need: Need, number: usize) -> Option<usize> {
        self.once.told_as(need, number)
    }

    /// The index of all words.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// A place by its id, or by a code of a saved list (`food.1a2b3c4`), also an old one.
    pub fn get(&self, id: &str) -> Option<&CatalogPlace> {
        let places = &self.places;
        let found = self.by_id.id(places, id);
        self.places
            .get(found.or_else(|| self.by_id.code(places, id))?)
    }

    /// Other places at the same address.
    pub fn at_the_same_address<'a>(
        &'a self,
        place: &'a CatalogPlace,
    ) -> impl Iterator<Item = &'a CatalogPlace> {
        let address = |place: &CatalogPlace| -> Option<[String; 2]> {
            Some([
                plain(place.field("address")?),
                plain(place.field("city").unwrap_or_default()),
            ])
        };
        let wanted = address(place);
        self.places.iter().filter(move |other| {
            wanted.is_some() && other.place.id != place.place.id && address(other) == wanted
        })
    }
}

/// Whoever has to book or to call, or may not be among those whom a place is for, calls first.
fn hold_back(hours: &mut Hours, requirements: &Requirements, asks_before: bool) {
    let entry = requirements.entry.as_ref().map(|entry| entry.value);
    let referral = requirements.referral.as_ref().map(|it| it.value);
    if entry == Some(Entry::Appointment) {
        hours::no_walk_in(hours, Reception::Appointment);
    } else if asks_before
        || entry == Some(Entry::CallFirst)
        || referral == Some(Referral::Needed)
        || requirements::conditions::is_for_some(requirements)
    {
        hours::no_walk_in(hours, Reception::Call);
    }
}

/// Whether the notes say that the address is not told.
fn is_private(row: &PlaceRow<'_>) -> bool {
    const PRIVATE: [&str; 5] = [
        "address kept private",
        "address is private",
        "confidential address",
        "confidential location",
        "private address",
    ];
    let notes = row.field("notes").unwrap_or_default().to_lowercase();
    row.field("address").is_some_and(is_hidden)
        || row.field("address").is_none() && PRIVATE.iter().any(|words| notes.contains(words))
}

/// The point of the ZIP code, or else of the town.
fn point_of(row: &PlaceRow<'_>) -> Option<Point> {
    let by_zip = row.field("zip").and_then(Zip::parse).and_then(point);
    by_zip.or_else(|| {
        let county = row.field("county");
        let mut towns = towns_named(row.field("city")?);
        towns
            .find(|town| county.is_none_or(|county| county == town.county))
            .map(|town| town.point)
    })
}

/// The first day of `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
fn first_day(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let year = parts.next()?.parse().ok()?;
    let mut part = || parts.next().map_or(Ok(1), str::parse);
    Date::new(year, part().ok()?, part().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_a_check_begin_with_their_first_day() {
        let text = |text: &str| first_day(text).map(|day| day.to_string());
        assert_eq!(text("2024").as_deref(), Some("2024-01-01"));
        assert_eq!(text("2024-02").as_deref(), Some("2024-02-01"));
        assert_eq!(text("2024-02-29").as_deref(), Some("2024-02-29"));
        assert_eq!(text("2024-02-30"), None);
        assert_eq!(text("yesterday"), None);
    }
}
