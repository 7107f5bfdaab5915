//! The answers of all lists, kept ready in memory.

use super::answer::Answer;
use super::menu::Menu;
use super::notices;
use super::pages::Pages;
use crate::computing::compute;
use crate::store::listings::StoredListing;
use crate::store::{Store, StoreError};
use arc_swap::ArcSwap;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use sync_protocol::listings::{LIST_TAGS, ListingName, Row};
use tokio::sync::Mutex;

/// Hands out answers without touching the store; [`Directory::refresh`] follows the store.
pub struct Directory {
    store: Arc<dyn Store>,
    answers: ArcSwap<HashMap<String, Arc<Answer>>>,
    /// One reader at a time: an older reading never replaces a newer one.
    refreshing: Mutex<()>,
}

impl Directory {
    /// An empty directory over a store.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            answers: ArcSwap::default(),
            refreshing: Mutex::default(),
        }
    }

    /// The answer of a list; `None` when there is no list of that name.
    pub fn answer(&self, name: &str) -> Option<Arc<Answer>> {
        self.answers.load().get(name).cloned()
    }

    /// Prepares the lists whose revision changed, also by another process, and forgets those that
    /// are gone. Answers how many changed. A list that cannot be read keeps its last answer.
    pub async fn refresh(&self) -> Result<usize, StoreError> {
        let _one = self.refreshing.lock().await;
        let current = self.answers.load_full();
        let revisions = self.store.listing_revisions().await?;
        let mut answers = HashMap::with_capacity(revisions.len());
        let mut changed = 0;
        let menu = Menu::read(self.store.as_ref()).await?;
        let hidden = menu.hidden();
        for (name, revision) in revisions {
            if hidden.contains(name.as_str()) {
                continue;
            }
            let kept = current.get(name.as_str());
            if let Some(kept) = kept.filter(|answer| answer.revision == revision) {
                answers.insert(name.to_string(), Arc::clone(kept));
            } else if let Some(listing) = self.store.listing(&name).await? {
                answers.insert(name.to_string(), Arc::new(prepare(listing).await?));
                changed += 1;
            }
        }
        let notices = notices::stored(self.store.as_ref()).await?;
        let pages = Pages::read(self.store.as_ref()).await?.listing();
        for own in notices.into_iter().chain(menu.listing()).chain(pages) {
            let kept = current.get(own.name.as_str());
            let kept = kept.filter(|answer| answer.revision == own.revision);
            let name = own.name.to_string();
            let answer = match kept {
                Some(kept) => Arc::clone(kept),
                None => {
                    changed += 1;
                    Arc::new(prepare(own).await?)
                }
            };
            answers.insert(name, answer);
        }
        // The tags stand beside the lists.
        if changed > 0 || answers.len() + 1 != current.len() {
            if let Some(tags) = tags(&answers) {
                answers.insert(LIST_TAGS.to_owned(), Arc::new(prepare(tags).await?));
            }
            compress_large(&answers);
            self.answers.store(Arc::new(answers));
        }
        Ok(changed)
    }
}

/// The tags of all lists, as a list.
fn tags(answers: &HashMap<String, Arc<Answer>>) -> Option<StoredListing> {
    let listed: BTreeMap<&String, &Arc<Answer>> = answers.iter().collect();
    let row = |(name, answer): (&String, &Arc<Answer>)| {
        let etag = answer.etag.to_str().unwrap_or_default().to_owned();
        Row::from([("name".to_owned(), name.clone()), ("etag".to_owned(), etag)])
    };
    Some(StoredListing {
        name: ListingName::parse(LIST_TAGS)?,
        revision: 0,
        rows: listed.into_iter().map(row).collect(),
        // A list may be deleted on purpose, and then its tag goes.
        floor: Some(0),
        updated_at: 0,
    })
}

/// Compresses large lists meanwhile, one after the other. One that cannot be compressed goes out as it is.
fn compress_large(answers: &HashMap<String, Arc<Answer>>) {
    let large = answers.values().filter(|answer| answer.is_large());
    let large: Vec<_> = large.cloned().collect();
    tokio::spawn(async move {
        for answer in large {
            let _ = compute(move || answer.compress()).await;
        }
    });
}

async fn prepare(listing: StoredListing) -> Result<Answer, StoreError> {
    let prepared = compute(move || Answer::of_list(&listing)).await;
    let answer = prepared
        .map_err(std::io::Error::other)
        .and_then(|made| made);
    answer.map_err(|error| StoreError::Unavailable(error.into()))
}
