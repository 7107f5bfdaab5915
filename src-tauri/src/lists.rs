//! Which answer is believed, and what is kept (KSK-4).
//!
//! A list is replaced whole or not at all. What is not the service's own whole answer, or lost more
//! than a fifth of its rows without an operator's approval, is treated like no answer.

use crate::cache::{Cache, KeptList};
use crate::clock::{Clock, milliseconds};
use crate::starter;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use sync_protocol::client::{Client, ListingAnswer};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::listings::{
    LINKED_LISTINGS, Listing, ListingName, Row, Trouble, drops_too_much,
};
use tokio::sync::Mutex as AsyncMutex;

/// After a failure the kept copy is shown at once for this time, in milliseconds, while the service
/// is asked in the background: nobody waits for a network that is down.
const IMPATIENT: i64 = 10_000;
/// An answer of this age, in milliseconds, serves calls that came while it was fetched.
const JUST_NOW: i64 = 1_000;

/// The lists of a kiosk.
pub struct Lists {
    cache: Arc<Cache>,
    client: Client,
    clock: Clock,
    states: Mutex<HashMap<ListingName, Arc<State>>>,
}

/// Which copy of a list is kept.
pub struct CopyTag {
    /// The service's tag of the rows; none for a list of the program itself.
    pub etag: Option<String>,
    /// When the service last said that they are right, in milliseconds since 1970.
    pub confirmed_at: Option<i64>,
    /// Whether the service did not answer lately.
    pub is_stale: bool,
}

/// What is going on with one list.
#[derive(Default)]
struct State {
    /// Held by the one who asks the service.
    asking: AsyncMutex<()>,
    /// When the service last answered, and when it last did not.
    times: Mutex<Times>,
}

#[derive(Default, Clone, Copy)]
struct Times {
    answered: Option<i64>,
    failed: Option<i64>,
    trouble: Option<Trouble>,
}

impl Lists {
    /// Lists that were kept by this cache and come from this service.
    pub fn new(cache: Arc<Cache>, client: Client, clock: Clock) -> Self {
        Self {
            cache,
            client,
            clock,
            states: Mutex::default(),
        }
    }

    /// A list, fresh or kept. `ListingNotFound` only when the service says so.
    pub async fn read(self: &Arc<Self>, name: &ListingName) -> Result<Listing, ErrorCode> {
        let kept = self.kept(name).await;
        let Times {
            failed, trouble, ..
        } = self.state(name).times();
        if let (Some(kept), Some(failed)) = (&kept, failed)
            && (0..IMPATIENT).contains(&(self.now() - failed))
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
                    .or_else(|| from_the_start(name, trouble))
                    .ok_or(code)
            }
        }
    }

    /// The rows of a list as they are kept here, or as this program came with them; nobody is asked.
    pub async fn copy(&self, name: &ListingName) -> Option<Vec<Row>> {
        let kept = self.kept(name).await.map(|kept| kept.rows);
        kept.or_else(|| starter::list(name).map(|(rows, _)| rows))
    }

    /// Which copy that is, without its rows.
    pub async fn copy_tag(&self, name: &ListingName) -> CopyTag {
        let tag = self.cache.list_tag(name).await;
        let (etag, confirmed_at) = tag.inspect_err(report).ok().flatten().unzip();
        CopyTag {
            etag,
            confirmed_at,
            is_stale: self.state(name).times().failed.is_some(),
        }
    }

    /// Asks the service and keeps what it says if that is to be believed. Calls for the same list
    /// at the same time share one question.
    pub async fn refresh(&self, name: &ListingName) -> Result<KeptList, ErrorCode> {
        let state = self.state(name);
        let asked_at = self.now();
        let _turn = state.asking.lock().await;
        let kept = self.kept(name).await;
        let times = state.times();
        if let Some(kept) = kept.as_ref().filter(|_| {
            times
                .answered
                .is_some_and(|at| asked_at - at < JUST_NOW && at >= asked_at)
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

    async fn ask(&self, name: &ListingName, kept: Option<KeptList>) -> Result<KeptList, ErrorCode> {
        let known = kept.as_ref().map(|list| list.etag.as_str());
        let now = self.now();
        match (self.client.listing(name, known).await?, kept) {
            (ListingAnswer::NotModified, Some(kept)) => {
                let _ = self.cache.confirm_list(name, now).await.inspect_err(report);
                Ok(KeptList {
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
                        "a list that shrank was not believed"
                    );
                    return Err(ErrorCode::NetworkRequestFailed);
                }
                let fresh = KeptList {
                    rows,
                    etag,
                    confirmed_at: now,
                };
                let _ = self.cache.keep_list(name, &fresh).await.inspect_err(report);
                Ok(fresh)
            }
        }
    }

    /// When the oldest of the linked lists was last confirmed, in milliseconds since 1970; `None`
    /// when one was never fetched.
    pub async fn confirmed_at(&self) -> Option<i64> {
        let mut oldest = None;
        for name in LINKED_LISTINGS.into_iter().filter_map(ListingName::parse) {
            let at = self.kept(&name).await?.confirmed_at;
            oldest = Some(oldest.map_or(at, |oldest: i64| oldest.min(at)));
        }
        oldest
    }

    async fn kept(&self, name: &ListingName) -> Option<KeptList> {
        self.cache
            .list(name)
            .await
            .inspect_err(report)
            .ok()
            .flatten()
    }

    fn now(&self) -> i64 {
        milliseconds((self.clock)())
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

/// A list of the program itself, for a kiosk that never had a link.
fn from_the_start(name: &ListingName, trouble: Option<Trouble>) -> Option<Listing> {
    let (rows, checked_at) = starter::list(name)?;
    Some(Listing {
        rows,
        kept_at: Some(checked_at),
        trouble,
    })
}

fn stale(kept: KeptList, trouble: Option<Trouble>) -> Listing {
    Listing {
        rows: kept.rows,
        kept_at: Some(kept.confirmed_at),
        trouble,
    }
}

fn report(error: &rusqlite::Error) {
    tracing::error!(%error, "the cache failed");
}
