//! Rows that have the id of a place that is known: they change that place, whatever name it has in the file,
//! and never add another one. A row that looks like a place changes it when a person says so.

use super::Against;
use super::changeable::is_changeable;
use super::described::described;
use super::duplicates::KnownRow;
use super::reading::Reading;
use crate::listings::fact_days::dated;
use crate::listings::import::EMPTY;
use crate::listings::place_record::{CHECKED, PlaceRecord};
use place_facts::catalog::Catalog;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use std::collections::{HashMap, HashSet};
use sync_protocol::desk_import::{ImportChange, ImportColumn, ImportDuplicate, ImportLikeness};
use sync_protocol::listings::Row;

/// What a row with the id of a place is.
pub(super) enum ById {
    /// It says something new of the place.
    Changes(ImportChange),
    /// It says nothing new of it.
    Unchanged,
    /// What it says cannot be taken.
    Known(ImportDuplicate),
}

/// The places of a list, by their ids.
pub(super) struct PlacesById<'a> {
    list: &'a str,
    by_id: HashMap<&'a str, &'a KnownRow>,
    /// The places that are listed, by what names them.
    by_identity: HashMap<String, &'a KnownRow>,
    /// What staff said of places, by their ids.
    records: &'a HashMap<String, PlaceRecord>,
    /// The fields that the file says.
    said: HashSet<&'a str>,
    /// The places of all lists.
    catalog: &'a Catalog,
    /// Places that staff took off another list.
    off_others: &'a HashMap<String, Row>,
}

impl<'a> PlacesById<'a> {
    pub(super) fn new(against: &'a Against, columns: &'a [ImportColumn]) -> Self {
        let list = against.list.as_str();
        let listed = against.rows.iter().filter(|it| !it.is_removed);
        Self {
            list,
            by_id: against.rows.iter().map(|it| (it.id.as_str(), it)).collect(),
            by_identity: listed.map(|it| (named(list, &it.row), it)).collect(),
            records: &against.records,
            said: columns.iter().map(|it| it.field.as_str()).collect(),
            catalog: &against.catalog,
            off_others: &against.off_others,
        }
    }

    /// What a row of a file is by its id; `None` when it names no place that is known.
    pub(super) fn read(&self, found: &Reading, number: u32, row: &Row) -> Option<ById> {
        let id = found.ids.get(&number)?.as_str();
        let Some(known) = self.by_id.get(id).copied() else {
            return self.elsewhere(id, number, row);
        };
        let like = |there: &KnownRow, likeness| {
            Some(ById::Known(ImportDuplicate {
                row: number,
                here: described(row),
                there: described(&there.row),
                place: there.id.clone(),
                above: None,
                likeness,
                has_mistake: false,
                before: Row::new(),
                after: Row::new(),
            }))
        };
        if known.is_removed {
            return like(known, ImportLikeness::Removed);
        }
        let is_ours = found.ours.contains(&number);
        let after = self.news(known, row, is_ours);
        if after.is_empty() {
            return Some(ById::Unchanged);
        }
        match self.other_with(known, &after) {
            // Two places of a list are never the same one.
            Some(other) => like(other, ImportLikeness::Same),
            None => Some(ById::Changes(change(number, known, after))),
        }
    }

    /// What a row changes of the place that it looks like; `None` when it looks like a row above, or like a place
    /// that is not on this list, and when it says nothing new.
    pub(super) fn change_of(&self, like: &ImportDuplicate, row: &Row) -> Option<ImportChange> {
        let known = self.by_id.get(like.place.as_str()).copied()?;
        let after = self.news(known, row, false);
        let may =
            !known.is_removed && !after.is_empty() && self.other_with(known, &after).is_none();
        may.then(|| change(like.row, known, after))
    }

    /// Another place that this one would be after a change.
    fn other_with(&self, known: &KnownRow, after: &Row) -> Option<&'a KnownRow> {
        let mut next = known.row.clone();
        next.extend(after.clone());
        let other = self.by_identity.get(&named(self.list, &next)).copied();
        other.filter(|it| it.id != known.id)
    }

    /// A place of another list, or one that staff took off another list. An id belongs to one place: on two
    /// lists it would be two places.
    fn elsewhere(&self, id: &str, number: u32, row: &Row) -> Option<ById> {
        let other = self.catalog.get(id).filter(|it| it.place.id == id);
        let (there, likeness) = match other {
            Some(other) => (
                format!("{} ({})", described(&other.texts.row()), other.place.list),
                ImportLikeness::OtherList,
            ),
            None => (described(self.off_others.get(id)?), ImportLikeness::Removed),
        };
        Some(ById::Known(ImportDuplicate {
            row: number,
            here: described(row),
            there,
            place: id.to_owned(),
            above: None,
            likeness,
            has_mistake: false,
            before: Row::new(),
            after: Row::new(),
        }))
    }

    /// What a row says otherwise than the list. Another directory that is silent, or that says again what it
    /// said before staff changed it, says nothing new.
    fn news(&self, known: &KnownRow, row: &Row, is_ours: bool) -> Row {
        let fields = known.source.keys().filter(|field| {
            is_changeable(field, &known.source) && self.said.contains(field.as_str())
        });
        let news = fields.filter_map(|field| {
            let text = row.get(field)?;
            let is_as_it_was = Some(text) == known.row.get(field);
            let is_old = !is_ours && (text == EMPTY || Some(text) == known.source.get(field));
            (!is_as_it_was && !is_old).then(|| (field.clone(), text.clone()))
        });
        let mut news: Row = news.collect();
        if let Some(checked) = self.date_of(known, row, &news) {
            news.insert(CHECKED.to_owned(), checked);
        }
        news
    }

    /// The date on which a row was checked, when it is later than what is known of a fact. The date of a row that says
    /// another text than the place has, and does not change it, is not one of the place.
    fn date_of(&self, known: &KnownRow, row: &Row, news: &Row) -> Option<String> {
        let checked = row.get(CHECKED).filter(|_| self.said.contains(CHECKED))?;
        let is_other = |field: &&String| {
            let text = row.get(*field).filter(|text| *text != EMPTY);
            let now = known.row.get(*field);
            text.is_some() && text != now && !news.contains_key(*field)
        };
        let mut said = known
            .source
            .keys()
            .filter(|field| dated(field).is_some() && self.said.contains(field.as_str()));
        if said.any(|field| is_other(&field)) {
            return None;
        }
        let mut facts = news.clone();
        facts.insert(CHECKED.to_owned(), checked.clone());
        let is_news = match self.records.get(&known.id) {
            Some(record) => record.is_dated_by(&facts),
            None => PlaceRecord::new(self.list, known.row.clone()).is_dated_by(&facts),
        };
        is_news.then(|| checked.clone())
    }
}

/// A change of a place, with what it says today.
fn change(row: u32, known: &KnownRow, after: Row) -> ImportChange {
    let before = after.keys().map(|field| {
        let now = known.row.get(field).map_or(EMPTY, String::as_str);
        (field.clone(), now.to_owned())
    });
    ImportChange {
        row,
        place: known.id.clone(),
        name: known.row.get("name").cloned().unwrap_or_default(),
        before: before.collect(),
        after,
    }
}

fn named(list: &str, row: &Row) -> String {
    identity(&PlaceRow { list, row })
}
