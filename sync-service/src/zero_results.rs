//! Words that people searched for and that no list has.
//!
//! A rare word may be a name. So a word is written down only when five desks searched for it on five
//! days, within 60 days. Until then the store holds a keyed hash of the word, and for each desk a keyed
//! hash of desk and word, so that a desk cannot be followed from word to word. The key is a file beside
//! the database: who reads the database alone cannot try words out.

use crate::accounts::keys::Keys;
use crate::clock::Clock;
use crate::counted_desk::Desk;
use crate::page_views::KEPT_DAYS;
use crate::store::zero_results::Sighting;
use crate::store::{Store, StoreError};
use data_encoding::HEXLOWER;
use place_facts::geography::county;
use sync_protocol::zero_results::ZeroResultSearch;
use time::Duration;

/// How long a word may take to be searched by enough desks.
pub const SIGHTINGS_KEPT_DAYS: i64 = 60;

/// Counts the words of a search. A county that is none of New Jersey is left out.
pub async fn count(
    store: &dyn Store,
    clock: &dyn Clock,
    keys: &Keys,
    desk: Desk<'_>,
    search: &ZeroResultSearch,
) -> Result<(), StoreError> {
    let today = clock.now().date();
    let since = i64::from(today.weekday().number_days_from_monday());
    let week = today - Duration::days(since);
    let county = county(&search.county).map_or("", |(name, _)| name);
    let desk = desk.name();
    let hash = |purpose, parts: &[&[u8]]| HEXLOWER.encode(&keys.keyed_hash(purpose, parts));
    let sighting = |word: &String| Sighting {
        hash: hash("zero-result word", &[word.as_bytes()]),
        desk: hash("zero-result desk", &[word.as_bytes(), desk.as_bytes()]),
        word: word.clone(),
        day: today.to_string(),
        week: week.to_string(),
        county: county.to_owned(),
    };
    let sightings: Vec<Sighting> = search.words.iter().map(sighting).collect();
    store.add_sightings(&sightings).await
}

/// Forgets words that too few desks searched for, and counts that are older than page views are kept.
pub async fn forget_old(store: &dyn Store, clock: &dyn Clock) -> Result<usize, StoreError> {
    let before = |days| (clock.now() - Duration::days(days)).date().to_string();
    let (sighted, counted) = (before(SIGHTINGS_KEPT_DAYS), before(KEPT_DAYS));
    store.forget_zero_results(&sighted, &counted).await
}
