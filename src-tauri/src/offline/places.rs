//! The finder, the search and single places over the lists that are kept here: the same answers with
//! and without a network.

use crate::offline::lists::Lists;
use crate::offline::menu::menu_lists;
use crate::offline::starter_lists;
use clock_and_random::clock::{Clock, milliseconds};
use jiff::civil::DateTime;
use place_facts::calendar::local;
use place_facts::catalog::Catalog;
use place_facts::find::{describe, find};
use place_facts::identity::{KnownPlace, identity};
use place_facts::row::PlaceRow;
use place_facts::search::search;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::listings::{ListingName, Row};
use sync_protocol::places::find::{FindAnswer, FindQuestion};
use sync_protocol::places::ids::of_row;
use sync_protocol::places::place::{PLACE_IDS, Place, PlaceRef};
use sync_protocol::places::search::SearchAnswer;

/// The places of a kiosk.
pub struct Places {
    lists: Arc<Lists>,
    clock: Arc<dyn Clock>,
    current: Mutex<Option<Arc<Read>>>,
}

/// Lists as they were read.
struct Read {
    /// What they were read from: name, and the tag of the service or nothing for the starter.
    from: Vec<(ListingName, Option<String>)>,
    catalog: Catalog,
    /// The days of facts that were checked on another day than their place, by its id.
    days: HashMap<String, Row>,
}

impl Places {
    /// Places of these lists.
    pub fn new(lists: Arc<Lists>, clock: Arc<dyn Clock>) -> Self {
        Self {
            lists,
            clock,
            current: Mutex::default(),
        }
    }

    /// Places that answer a need.
    pub async fn find(&self, question: &FindQuestion) -> Result<FindAnswer, ErrorCode> {
        let (read, kept_at) = self.read().await?;
        let answer = find(&read.catalog, question, self.now());
        let answer = answer.map_err(|_| ErrorCode::InvalidArgument)?;
        Ok(FindAnswer { kept_at, ..answer })
    }

    /// A search over all lists.
    pub async fn search(&self, text: &str) -> Result<SearchAnswer, ErrorCode> {
        let (read, kept_at) = self.read().await?;
        let answer = search(&read.catalog, text, self.now());
        Ok(SearchAnswer { kept_at, ..answer })
    }

    /// One place, by its id or a code of a saved list.
    pub async fn place(&self, id: &str) -> Result<Place, ErrorCode> {
        let (read, kept_at) = self.read().await?;
        let found = read.catalog.get(id).ok_or(ErrorCode::NotFound)?;
        let here = read.catalog.at_the_same_address(found);
        Ok(Place {
            place: describe(found, self.now()),
            hours: found.hours.as_ref().clone(),
            row: found.texts.row(),
            days: read.days.get(&found.place.id).cloned(),
            here: here.map(|other| other.place.clone()).collect(),
            kept_at,
        })
    }

    /// The lists as they are kept, read once; and when the oldest was fetched, if the service cannot
    /// be reached now.
    async fn read(&self) -> Result<(Arc<Read>, Option<i64>), ErrorCode> {
        let mut names = menu_lists(&self.lists).await;
        names.extend(ListingName::parse(PLACE_IDS));
        let mut from = Vec::new();
        let mut kept_at: Option<i64> = None;
        for name in names {
            let tag = self.lists.copy_tag(&name).await;
            // A list of the program itself is as old as the program.
            if tag.is_stale && name.as_str() != PLACE_IDS {
                let starter = || starter_lists::list(&name).map(|(_, checked_at)| checked_at);
                // A list that the staff made may not have come yet.
                if let Some(at) = tag.confirmed_at.or_else(starter) {
                    kept_at = Some(kept_at.map_or(at, |oldest| oldest.min(at)));
                }
            }
            from.push((name, tag.etag));
        }
        if let Some(read) = self.current().filter(|read| read.from == from) {
            return Ok((read, kept_at));
        }
        let mut lists = Vec::new();
        for (name, _) in &from {
            lists.extend(self.lists.copy(name).await.map(|rows| (name.clone(), rows)));
        }
        let read = tokio::task::spawn_blocking(move || Read::new(from, lists)).await;
        let read = Arc::new(read.map_err(|_| ErrorCode::InternalError)?);
        *self.current.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&read));
        Ok((read, kept_at))
    }

    fn current(&self) -> Option<Arc<Read>> {
        let current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        current.clone()
    }

    fn now(&self) -> DateTime {
        local(milliseconds(self.clock.now())).unwrap_or_default()
    }
}

impl Read {
    fn new(
        from: Vec<(ListingName, Option<String>)>,
        mut lists: Vec<(ListingName, Vec<Row>)>,
    ) -> Self {
        let ids = lists
            .iter()
            .position(|(name, _)| name.as_str() == PLACE_IDS);
        let ids = ids.map(|at| lists.remove(at).1).unwrap_or_default();
        let told: Vec<(PlaceRef, Row)> = ids.iter().map(of_row).collect();
        let days = told
            .iter()
            .map(|(place, days)| (place.id.clone(), days.clone()));
        let days = days.collect();
        let known = known(&lists, told);
        let rows = lists
            .iter()
            .map(|(name, rows)| (name.as_str(), rows.as_slice()));
        let (catalog, _) = Catalog::new(rows, &known);
        Self {
            from,
            catalog,
            days,
        }
    }
}

/// The ids that the service gave to rows of these lists. A row that the service has not told an id of
/// gets the one that it would give to a new place.
fn known(lists: &[(ListingName, Vec<Row>)], told: Vec<(PlaceRef, Row)>) -> Vec<KnownPlace> {
    let told = told.into_iter();
    let mut by_code: HashMap<(String, String), PlaceRef> = told
        .map(|(place, _)| ((place.list.clone(), place.code.clone()), place))
        .collect();
    let mut known = Vec::new();
    for (name, rows) in lists {
        for row in rows {
            let row = PlaceRow {
                list: name.as_str(),
                row,
            };
            let key = (name.to_string(), place_facts::identity::code(&row));
            if let Some(place) = by_code.remove(&key) {
                known.push(KnownPlace {
                    place,
                    identity: identity(&row),
                    phone: row.field("phone").map(str::to_owned),
                });
            }
        }
    }
    known
}
