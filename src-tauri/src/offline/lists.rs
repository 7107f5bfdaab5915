//! The lists, fresh from the service or from the cache (KSK-4).
//!
//! A new list replaces the cached list completely or not at all. An answer that is incomplete, that is
//! not from the service, or that lost more than a fifth of its rows without the approval of the
//! operator, counts as no answer.

use crate::offline::cache::database::Cache;
use crate::offline::cache::lists::CachedList;
use crate::offline::starter_lists;
use clock_and_random::clock::{Clock, milliseconds};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use sync_protocol::client::{Client, ListingAnswer};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::listings::{
    LINKED_LISTINGS, Listing, ListingName, Row, Trouble, drops_too_much,
};
use tokio::sync::Mutex as AsyncMutex;

/// For this time after a failure, in milliseconds, the cached list is shown at once and the service is
/// asked in the background, so that no person waits for a broken network.
const CACHE_FIRST_AFTER_FAILURE: i64 = 10_000;
/// An answer of this age, in milliseconds, also answers requests that waited for it.
const SHARED_ANSWER_AGE: i64 = 1_000;

/// The lists of this kiosk.
pub struct Lists {
    cache: Arc<Cache>,
    client: Client,
    clock: Arc<dyn Clock>,
    states: Mutex<HashMap<ListingName, Arc<State>>>,
}

/// Which copy of a list is cached.
pub struct CopyTag {
    /// The service's tag of the rows; none for a starter list.
    pub etag: Option<String>,
    /// When the service last confirmed them, in milliseconds since 1970.
    pub confirmed_at: Option<i64>,
    /// Whether the last request for the list failed.
    pub is_stale: bool,
}

/// The state of one list.
#[derive(Default)]
struct State {
    /// Held while the service is asked.
    asking: AsyncMutex<()>,
    /// The times of the last answer and of the last failure.
    times: Mutex<Times>,
}

#[derive(Default, Clone, Copy)]
struct Times {
    answered: Option<i64>,
    failed: Option<i64>,
    trouble: Option<Trouble>,
}

impl Lists {
    /// Reads from this cache and this service.
    pub fn new(cache: Arc<Cache>, client: Client, clock: Arc<dyn Clock>) -> Self {
        Self {
            cache,
            client,
            clock,
            states: Mutex::default(),
        }
    }

    /// Returns a list, fresh or cached.
    ///
    /// # Errors
    ///
    /// `ListingNotFound` when the service does not have the list, and `NetworkRequestFailed` when there
    /// is not a copy of it either.
    pub async fn read(self: &Arc<Self>, name: &ListingName) -> Result<Listing, ErrorCode> {
        let kept = self.kept(name).await;
        let Times {
            failed, trouble, ..
        } = self.state(name).times();
        if let (Some(kept), Some(failed)) = (&kept, failed)
            && (0..CACHE_FIRST_AFTER_FAILURE).contains(&(self.now() - failed))
        {
            let (lists, name) = (Arc::clone(self), name.clone());
            tokio::spawn(async move { lists.refresh(&name).await });
            return Ok(stale(kept.clone(), trouble));
        }
        match self.refresh(name).await {
            Ok(fresh) => Ok(Listing {
                rows: fresh.rows,
                kept_at: None,
                trouble: None,
            }),
            Err(ErrorCode::ListingNotFound) => Err(ErrorCode::ListingNotFound),
            Err(code) => {
                let trouble = self.state(name).times().trouble;
                kept.map(|kept| stale(kept, trouble))
                    .or_else(|| starter(name, trouble))
                    .ok_or(code)
            }
        }
    }

    /// Returns the cached rows of a list, or the starter list, without a request.
    pub async fn copy(&self, name: &ListingName) -> Option<Vec<Row>> {
        let kept = self.kept(name).await.map(|kept| kept.rows);
        kept.or_else(|| starter_lists::list(name).map(|(rows, _)| rows))
    }

    /// Returns which copy that is, without its rows.
    pub async fn copy_tag(&self, name: &ListingName) -> CopyTag {
        let tag = self.cache.list_tag(name).await;
        let (etag, confirmed_at) = tag.inspect_err(report).ok().flatten().unzip();
        CopyTag {
            etag,
            confirmed_at,
            is_stale: self.state(name).times().failed.is_some(),
        }
    }

    /// Asks the service and caches a plausible answer. Simultaneous calls for the same list share one
    /// request.
    pub async fn refresh(&self, name: &ListingName) -> Result<CachedList, ErrorCode> {
        let state = self.state(name);
        let asked_at = self.now();
        let _turn = state.asking.lock().await;
        let kept = self.kept(name).await;
        let times = state.times();
        if let Some(kept) = kept.as_ref().filter(|_| {
            times
                .answered
                .is_some_and(|at| asked_at - at < SHARED_ANSWER_AGE && at >= asked_at)
        }) {
            return Ok(kept.clone());
        }
        if times.failed.is_some_and(|at| at > asked_at) {
            return Err(ErrorCode::NetworkRequestFailed);
        }
        let result = self.ask(name, kept).await;
        let trouble = result.is_err().then(|| self.client.trouble());
        state.note(self.now(), trouble);
        result
    }

    async fn ask(
        &self,
        name: &ListingName,
        kept: Option<CachedList>,
    ) -> Result<CachedList, ErrorCode> {
        let known = kept.as_ref().map(|list| list.etag.as_str());
        let now = self.now();
        match (self.client.listing(name, known).await?, kept) {
            (ListingAnswer::NotModified, Some(kept)) => {
                let _ = self.cache.confirm_list(name, now).await.inspect_err(report);
                Ok(CachedList {
                    confirmed_at: now,
                    ..kept
                })
            }
            (ListingAnswer::NotModified, None) => Err(ErrorCode::NetworkRequestFailed),
            (ListingAnswer::Rows { rows, etag, floor }, kept) => {
                let before = kept.map_or(0, |list| list.rows.len());
                let approved = floor.is_some_and(|floor| rows.len() >= floor);
                if (rows.is_empty() && before > 0)
                    || (drops_too_much(before, rows.len()) && !approved)
                {
                    tracing::warn!(
                        before,
                        after = rows.len(),
                        "a list that lost too many rows is not used"
                    );
                    return Err(ErrorCode::NetworkRequestFailed);
                }
                let fresh = CachedList {
                    rows,
                    etag,
                    confirmed_at: now,
                };
                let _ = self.cache.save_list(name, &fresh).await.inspect_err(report);
                Ok(fresh)
            }
        }
    }

    /// Returns when the oldest of the linked lists was last confirmed, in milliseconds since 1970, or
    /// `None` when one was never fetched.
    pub async fn confirmed_at(&self) -> Option<i64> {
        let mut oldest = None;
        for name in LINKED_LISTINGS.into_iter().filter_map(ListingName::parse) {
            let at = self.kept(&name).await?.confirmed_at;
            oldest = Some(oldest.map_or(at, |oldest: i64| oldest.min(at)));
        }
        oldest
    }

    async fn kept(&self, name: &ListingName) -> Option<CachedList> {
        self.cache
            .list(name)
            .await
            .inspect_err(report)
            .ok()
            .flatten()
    }

    fn now(&self) -> i64 {
        milliseconds(self.clock.now())
    }

    fn state(&self, name: &ListingName) -> Arc<State> {
        let mut states = self.states.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(states.entry(name.clone()).or_default())
    }
}

impl State {
    fn times(&self) -> Times {
        *self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, now: i64, trouble: Option<Trouble>) {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        *times = match trouble {
            None => Times {
                answered: Some(now),
                failed: None,
                trouble,
            },
            Some(_) => Times {
                failed: Some(now),
                trouble,
                ..*times
            },
        };
    }
}

/// Returns a starter list, for a kiosk that has never reached its service.
fn starter(name: &ListingName, trouble: Option<Trouble>) -> Option<Listing> {
    let (rows, checked_at) = starter_lists::list(name)?;
    Some(Listing {
        rows,
        kept_at: Some(checked_at),
        trouble,
    })
}

fn stale(kept: CachedList, trouble: Option<Trouble>) -> Listing {
    Listing {
        rows: kept.rows,
        kept_at: Some(kept.confirmed_at),
        trouble,
    }
}

fn report(error: &rusqlite::Error) {
    tracing::error!(%error, "the cache failed");
}
