//! Words of searches that found nothing.

use super::StoreError;
use async_trait::async_trait;

/// A word stays a hash until this many desks searched for it, on this many days.
pub const FEWEST_DESKS_AND_DAYS: i64 = 5;

/// One word of one search. `hash` and `desk` are keyed hashes: they say nothing without the key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sighting {
    /// The word. It is written only once enough desks searched for it.
    pub word: String,
    /// What stands for the word until then.
    pub hash: String,
    /// The kiosk or network that searched, hashed together with the word.
    pub desk: String,
    /// The day, `YYYY-MM-DD`.
    pub day: String,
    /// Its Monday.
    pub week: String,
    /// The county that the search named, or empty.
    pub county: String,
}

/// How often a word was searched in a week.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordInWeek {
    /// The Monday, `YYYY-MM-DD`.
    pub week: String,
    /// The word.
    pub word: String,
    /// The county that the searches named, or empty.
    pub county: String,
    /// How often.
    pub count: u64,
}

/// The words of an installation that were searched and not found.
#[async_trait]
pub trait ZeroResults: Send + Sync {
    /// Counts the words of a search, all or none. A word that too few desks searched for is kept as a
    /// sighting; the search with which it has enough is the first that counts, and its sightings are
    /// deleted.
    async fn add_sightings(&self, sightings: &[Sighting]) -> Result<(), StoreError>;

    /// The words that enough desks searched for, in all weeks from a Monday on, by word, week and county.
    async fn zero_result_words(&self, from: &str) -> Result<Vec<WordInWeek>, StoreError>;

    /// Forgets sightings before a day and words of weeks before another.
    async fn forget_zero_results(&self, sighted: &str, counted: &str) -> Result<usize, StoreError>;
}
