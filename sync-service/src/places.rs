//! Places: the finder, the search and single places, over lists that are read once and followed.

mod fact_days;
pub mod reports;
pub mod text_message;
pub mod texts;

use self::fact_days::{Records, dated_records, days_now, days_of};
use crate::clock::{Clock, milliseconds};
use crate::computing::{Unfinished, compute};
use crate::free_memory::give_back;
use crate::listings::answer::{Answer, SOURCE_FIELD};
use crate::listings::menu::Menu;
use crate::store::listings::StoredListing;
use crate::store::{Store, StoreError};
use arc_swap::ArcSwap;
use jiff::civil::DateTime;
use place_facts::calendar::local;
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::find::{QuestionError, describe, find};
use place_facts::identity::KnownPlace;
use place_facts::kept::kept;
use place_facts::search::search;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;
use sync_protocol::listings::{ListingName, Row};
use sync_protocol::places::find::{FindAnswer, FindQuestion};
use sync_protocol::places::ids::row_of;
use sync_protocol::places::kept::KeptPlaces;
use sync_protocol::places::place::{PLACE_IDS, Place};
use sync_protocol::places::search::SearchAnswer;
use tokio::sync::{Mutex, OnceCell, SetOnce};
use tokio::task::spawn_blocking;

/// Most places that a page keeps: some 300 kB when they are compressed.
const KEPT_MAX: usize = 3_000;

/// Follows the lists and answers from memory.
pub struct Places {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    current: ArcSwap<Current>,
    /// One reader at a time: an older reading never replaces a newer one.
    refreshing: Mutex<()>,
    first_read: SetOnce<()>,
}

#[derive(Default)]
struct Current {
    revisions: Vec<(ListingName, i64)>,
    /// The lists that only staff see.
    hidden: BTreeSet<String>,
    /// What everyone finds.
    catalog: Arc<Catalog>,
    /// What staff find: the same catalog while no list is hidden.
    whole: Arc<Catalog>,
    ids: Option<Arc<Answer>>,
    /// The days of facts that were checked on another day than their place, by its id.
    days: Arc<HashMap<String, Row>>,
    /// What pages keep; made when the first one asks.
    kept: OnceCell<Option<Arc<Answer>>>,
}

impl Places {
    /// No places yet, over a store.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Self {
        Self {
            store,
            clock,
            current: ArcSwap::default(),
            refreshing: Mutex::default(),
            first_read: SetOnce::new(),
        }
    }

    /// Waits until the lists were read for the first time.
    pub async fn are_read(&self) {
        self.first_read.wait().await;
    }

    /// Whether the lists were read.
    pub fn is_read(&self) -> bool {
        self.first_read.initialized()
    }

    /// Reads the lists again if one changed, also by another process, and gives new places an id.
    pub async fn refresh(&self) -> Result<(), StoreError> {
        let _one = self.refreshing.lock().await;
        let revisions = self.store.listing_revisions().await?;
        let hidden = Menu::read(self.store.as_ref()).await?.hidden();
        let current = self.current.load_full();
        if self.is_read() && revisions == current.revisions && hidden == current.hidden {
            return Ok(());
        }
        let mut lists = Vec::with_capacity(revisions.len());
        for (name, _) in &revisions {
            lists.extend(self.store.listing(name).await?);
        }
        let known = self.store.known_places().await?;
        let records = dated_records(self.store.as_ref()).await?;
        let (unseen, before) = (hidden.clone(), Arc::clone(&current.whole));
        let work = move || read(&before, &lists, &known, &unseen, records);
        // People wait for the first reading, so that it has the usual priority.
        let read = match self.is_read() {
            true => compute(work).await,
            false => spawn_blocking(work).await.map_err(|_| Unfinished),
        };
        let Read {
            catalog,
            whole,
            changed,
            days,
            ids,
        } = read
            .map_err(std::io::Error::other)
            .and_then(|read| read)
            .map_err(|error| StoreError::Unavailable(error.into()))?;
        if !changed.is_empty() {
            self.store.keep_places(&changed).await?;
        }
        self.current.store(Arc::new(Current {
            revisions,
            hidden,
            catalog,
            whole,
            ids: Some(Arc::new(ids)),
            days: Arc::new(days),
            kept: OnceCell::new(),
        }));
        // Only the first reading sets it.
        let _ = self.first_read.set(());
        drop(current);
        // The places are followed, whether or not the memory is given back.
        let _ = compute(give_back).await;
        Ok(())
    }

    /// Places that answer a need.
    pub fn find(&self, question: &FindQuestion) -> Result<FindAnswer, QuestionError> {
        find(&self.current.load().catalog, question, self.now())
    }

    /// A search over all lists.
    pub fn search(&self, text: &str) -> SearchAnswer {
        search(&self.current.load().catalog, text, self.now())
    }

    /// One place, by its id or a code of a saved list, also an old one.
    pub fn place(&self, id: &str) -> Option<Place> {
        let current = self.current.load();
        let found = current.catalog.get(id)?;
        Some(place(&current.catalog, found, self.now()))
    }

    /// One place with the days of the facts that its row says, and of no others.
    pub async fn place_with_days(&self, id: &str) -> Result<Option<Place>, StoreError> {
        let current = self.current.load_full();
        let Some(found) = current.catalog.get(id) else {
            return Ok(None);
        };
        let id = &found.place.id;
        // Days may be newer than the lists in memory, as long as the texts are the same.
        let days = match days_now(self.store.as_ref(), id, &found.texts).await? {
            Some(days) => days,
            None => current.days.get(id).cloned().unwrap_or_default(),
        };
        let mut place = place(&current.catalog, found, self.now());
        place.days = Some(days);
        Ok(Some(place))
    }

    /// The ids and codes of all places, prepared like a list; `None` before the lists were read.
    pub fn ids(&self) -> Option<Arc<Answer>> {
        self.current.load().ids.clone()
    }

    /// All places with what was read from them, for a page that answers without a network; `None`
    /// before the lists were read, and when they are more than a phone should load without being asked.
    pub async fn kept(&self) -> Result<Option<Arc<Answer>>, Unfinished> {
        let current = self.current.load_full();
        if current.ids.is_none() || current.catalog.places().len() > KEPT_MAX {
            return Ok(None);
        }
        let (catalog, days) = (Arc::clone(&current.catalog), Arc::clone(&current.days));
        let make = || async {
            let made = compute(move || Answer::of(&with_days(&catalog, &days), 0, None)).await?;
            Ok(made.ok().map(Arc::new))
        };
        current.kept.get_or_try_init(make).await.cloned()
    }

    /// Asks something of all places, also those of lists that only staff see.
    pub fn with_whole_catalog<T>(&self, ask: impl FnOnce(&Catalog) -> T) -> T {
        ask(&self.current.load().whole)
    }

    /// All places, also those of lists that only staff see, as they are now.
    pub fn whole_catalog(&self) -> Arc<Catalog> {
        Arc::clone(&self.current.load().whole)
    }

    /// The places that everyone finds, as they are now.
    pub fn catalog(&self) -> Arc<Catalog> {
        Arc::clone(&self.current.load().catalog)
    }

    /// Asks something of the places that everyone finds, as they are now.
    pub fn with_catalog<T>(&self, ask: impl FnOnce(&Catalog) -> T) -> T {
        ask(&self.current.load().catalog)
    }

    fn now(&self) -> DateTime {
        local(milliseconds(self.clock.now())).unwrap_or_default()
    }
}

/// All that is known of a place; what only the operator is told is left out.
pub fn place(catalog: &Catalog, found: &CatalogPlace, now: DateTime) -> Place {
    let mut row = found.texts.row();
    row.remove(SOURCE_FIELD);
    Place {
        place: describe(found, now),
        hours: found.hours.as_ref().clone(),
        row,
        days: None,
        here: catalog
            .at_the_same_address(found)
            .map(|other| other.place.clone())
            .collect(),
        kept_at: None,
    }
}

/// What was read of the lists.
struct Read {
    /// What everyone finds.
    catalog: Arc<Catalog>,
    /// What staff find.
    whole: Arc<Catalog>,
    /// The places that are new or changed.
    changed: Vec<KnownPlace>,
    /// The days of facts, by the id of the place.
    days: HashMap<String, Row>,
    /// The ids of everyone as an answer.
    ids: Answer,
}

fn read(
    before: &Catalog,
    lists: &[StoredListing],
    known: &[KnownPlace],
    hidden: &BTreeSet<String>,
    records: Records,
) -> std::io::Result<Read> {
    let all = lists
        .iter()
        .map(|list| (list.name.as_str(), list.rows.as_slice()));
    let (whole, mut changed) = before.followed_by(all, known);
    let whole = Arc::new(whole);
    let catalog = if hidden.is_empty() {
        Arc::clone(&whole)
    } else {
        Arc::new(whole.without(|list| hidden.contains(list)))
    };
    let days = days_of(records, &whole);
    let shown = catalog.places().iter();
    let none = Row::new();
    let row = |it: &CatalogPlace| row_of(&it.place, days.get(&it.place.id).unwrap_or(&none));
    let ids = ids_answer(shown.map(row).collect())?;
    let seen: HashSet<&KnownPlace> = known.iter().collect();
    changed.retain(|place| !seen.contains(place));
    Ok(Read {
        catalog,
        whole,
        changed,
        days,
        ids,
    })
}

fn ids_answer(rows: Vec<Row>) -> std::io::Result<Answer> {
    let name = ListingName::parse(PLACE_IDS);
    Answer::new(&StoredListing {
        name: name.ok_or_else(|| std::io::Error::other("not a name of a list"))?,
        revision: 0,
        // A list may be cut short on purpose, and so may be its ids.
        floor: Some(0),
        rows,
        updated_at: 0,
    })
}

/// What pages keep, with the days of facts.
fn with_days(catalog: &Catalog, days: &HashMap<String, Row>) -> KeptPlaces {
    let mut kept = kept(catalog, SOURCE_FIELD);
    for place in &mut kept.places {
        place.days = days.get(&place.place.id).cloned();
    }
    kept
}
