//! What waits for the network: never lost, never doubled, in order, and unreadable on the disk.

use crate::cache::{Cache, Kind, Parcel, Sealed, SignOut, State, Waiting};
use crate::clock::{Clock, milliseconds};
use crate::fleet::{DeviceKey, Pulse};
use crate::random::{self, Random, part_of};
use crate::sealing::Seal;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::client::Client;
use sync_protocol::contact::{ContactMessage, Delivery};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::fleet::Heartbeat;
use sync_protocol::limits::PAGE_VIEW_AGE_MAX_DAYS;
use sync_protocol::page_views::{Page, PageViewReport};
use time::format_description::BorrowedFormatItem;
use time::format_description::well_known::Rfc2822;
use time::macros::format_description;
use time::{Date, OffsetDateTime};
use zeroize::Zeroizing;

/// A day as page views are counted by.
const DAY: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]");

/// How long a direct try may take before the worker takes over, in milliseconds.
const HAND_OVER: i64 = 15_000;

/// Waits after failed tries.
#[derive(Debug, Clone, Copy)]
pub struct Backoff {
    /// After the first.
    pub first: Duration,
    /// At most.
    pub longest: Duration,
}

impl Default for Backoff {
    /// 30 seconds, doubling to 16 minutes (specification section 4).
    fn default() -> Self {
        Self {
            first: Duration::from_secs(30),
            longest: Duration::from_secs(960),
        }
    }
}

/// What became of the parcel that was next.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing is due.
    Idle,
    /// A parcel arrived.
    Delivered,
    /// The network is down; a later try.
    Postponed,
    /// The service will never take it.
    Refused,
}

/// The outbox of a kiosk.
pub struct Outbox {
    /// Where parcels wait.
    pub cache: Arc<Cache>,
    /// Where they go.
    pub client: Client,
    /// When they are due.
    pub clock: Clock,
    /// For keys and for jitter.
    pub random: Random,
    /// Waits after failed tries.
    pub backoff: Backoff,
    /// The place page views are counted under.
    pub site: String,
    /// What this kiosk proves itself with.
    pub device: DeviceKey,
    /// Encrypts what waits.
    pub seal: Arc<Seal>,
}

impl Outbox {
    /// Sends a message now, or keeps it until the network is back. It is on disk before it is sent,
    /// so that a power cut in between sends it later with the same key.
    pub async fn send_message(&self, message: ContactMessage) -> Result<Delivery, ErrorCode> {
        message.check().map_err(|_| ErrorCode::InvalidArgument)?;
        let parcel = Parcel::Message(message);
        let kept = self.put(&parcel, self.now() + HAND_OVER).await;
        let sent = self.deliver(&parcel).await;
        match (sent, kept) {
            // What is kept in memory only would be gone with the visit.
            (Err(ErrorCode::NetworkRequestFailed), Some(_)) if self.outlives_a_visit() => {
                Ok(Delivery::Queued)
            }
            (sent, kept) => {
                if let Some(id) = kept {
                    self.cache
                        .remove_parcel(id)
                        .await
                        .unwrap_or_else(|error| report(&error));
                }
                sent.map(|()| Delivery::Sent)
            }
        }
    }

    /// Puts the end of a session at the end: the service hears of it when it can be reached.
    pub async fn sign_out_later(&self, token: String) {
        let Some(key) = random::key(&self.random) else {
            return;
        };
        let session = SignOut { key, token };
        self.put(&Parcel::SignOut(session), self.now()).await;
    }

    /// Counts a page view of today.
    pub async fn count(&self, page: Page) {
        let day = (self.clock)().date().format(DAY);
        if let Ok(day) = day {
            self.cache
                .count_visit(page, day)
                .await
                .unwrap_or_else(|error| report(&error));
        }
    }

    /// Puts a heartbeat at the end, unless this kiosk was never enrolled or an earlier one still
    /// waits: without a link only the first says that it is gone.
    pub async fn put_heartbeat(&self, pulse: &Pulse) {
        let Ok((waiting, false)) = self.cache.waiting(Kind::Heartbeat).await else {
            return;
        };
        if let (Some(_), Some(key)) = (self.device.read(), random::key(&self.random)) {
            let parcel = Parcel::Heartbeat(pulse.beat(key, waiting).await);
            self.put(&parcel, self.now()).await;
        }
    }

    /// Puts the page views counted so far into one parcel, unless an earlier one still waits: a
    /// month without a link must not become thousands of parcels.
    pub async fn pack_visits(&self) {
        let Ok((_, false)) = self.cache.waiting(Kind::Visits).await else {
            return;
        };
        let Some(key) = random::key(&self.random) else {
            return;
        };
        let (site, seal) = (self.site.clone(), Arc::clone(&self.seal));
        let packed = self.cache.pack_visits(self.now(), move |counts| {
            let report = PageViewReport { key, site, counts };
            sealed(&seal, &Parcel::Visits(report))
        });
        let packed = packed.await;
        packed.map(drop).unwrap_or_else(|error| report(&error));
    }

    /// Tries the parcel that is next.
    pub async fn deliver_one(&self) -> rusqlite::Result<Step> {
        let first = self.cache.first_parcel().await?;
        let Some(Waiting {
            id,
            tries,
            due_at,
            key,
            sealed,
        }) = first
        else {
            return Ok(Step::Idle);
        };
        // A clock that was set back must not hold a parcel for longer than the longest wait.
        let wait = due_at - self.now();
        if wait > 0 && wait <= self.longest_wait() {
            return Ok(Step::Idle);
        }
        let opened = self.seal.open(&key, &sealed);
        let Some(parcel) = opened.and_then(|text| serde_json::from_slice(&text).ok()) else {
            tracing::error!("what waited was encrypted with another key and is given up");
            return self.cache.remove_parcel(id).await.map(|()| Step::Refused);
        };
        match self.deliver(&parcel).await {
            Ok(()) => self.cache.remove_parcel(id).await.map(|()| Step::Delivered),
            Err(ErrorCode::InvalidArgument) if let Some(parcel) = self.dated_anew(&parcel) => {
                tracing::warn!("this computer's clock is wrong; page views are counted for today");
                self.cache.remove_parcel(id).await?;
                self.put(&parcel, self.now()).await;
                Ok(Step::Postponed)
            }
            Err(
                ErrorCode::InvalidArgument
                | ErrorCode::PayloadTooLarge
                | ErrorCode::PermissionDenied,
            ) => {
                tracing::error!("the service refused a parcel for good");
                self.cache.remove_parcel(id).await.map(|()| Step::Refused)
            }
            Err(_) => {
                let due_at = self.now() + self.wait(tries);
                self.cache
                    .postpone_parcel(id, due_at)
                    .await
                    .map(|()| Step::Postponed)
            }
        }
    }

    async fn deliver(&self, parcel: &Parcel) -> Result<(), ErrorCode> {
        match parcel {
            Parcel::Message(message) => self.client.send_message(message).await,
            Parcel::Visits(report) => {
                let device = self.device.read();
                let key = device.as_ref().map(|device| device.key.as_str());
                self.client.report_page_views(key, report).await
            }
            Parcel::Heartbeat(beat) => self.deliver_heartbeat(beat).await,
            Parcel::SignOut(session) => match self.client.sign_out(&session.token).await {
                Err(ErrorCode::NetworkRequestFailed) => Err(ErrorCode::NetworkRequestFailed),
                // Any word of the service says that the session is over.
                Ok(()) | Err(_) => Ok(()),
            },
        }
    }

    /// The same page views, those of days that the service does not believe counted for its today;
    /// `None` when that changes nothing.
    fn dated_anew(&self, parcel: &Parcel) -> Option<Parcel> {
        let Parcel::Visits(report) = parcel else {
            return None;
        };
        let today = OffsetDateTime::parse(&self.client.date()?, &Rfc2822).ok()?;
        let mut fresh = report.clone();
        for count in &mut fresh.counts {
            let age = Date::parse(&count.day, DAY).map(|day| (today.date() - day).whole_days());
            if !age.is_ok_and(|age| (0..=PAGE_VIEW_AGE_MAX_DAYS).contains(&age)) {
                count.day = today.date().format(DAY).ok()?;
            }
        }
        (fresh != *report).then_some(Parcel::Visits(fresh))
    }

    /// Encrypts a parcel and puts it at the end; answers its place.
    async fn put(&self, parcel: &Parcel, due_at: i64) -> Option<i64> {
        let sealed = sealed(&self.seal, parcel)?;
        let put = self.cache.put_parcel(sealed, due_at).await;
        put.inspect_err(report).ok()
    }

    fn outlives_a_visit(&self) -> bool {
        self.seal.is_kept() && self.cache.state() != State::InMemory
    }

    async fn deliver_heartbeat(&self, beat: &Heartbeat) -> Result<(), ErrorCode> {
        let device = self.device.read().ok_or(ErrorCode::PermissionDenied)?;
        let sent = self.client.beat(&device.key, beat).await;
        if sent == Err(ErrorCode::PermissionDenied) {
            tracing::error!("the operator has revoked this kiosk; enroll it again");
            self.device.forget();
        }
        sent
    }

    /// Doubling waits in milliseconds, shortened by up to a half at random: kiosks that lost the
    /// network together do not come back together.
    fn wait(&self, tries: u32) -> i64 {
        let doubled = self.backoff.first * (1 << tries.min(16));
        let wait = doubled.min(self.backoff.longest);
        let wait = wait - part_of(wait / 2, &self.random);
        i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)
    }

    fn longest_wait(&self) -> i64 {
        i64::try_from(self.backoff.longest.as_millis()).unwrap_or(i64::MAX)
    }

    fn now(&self) -> i64 {
        milliseconds((self.clock)())
    }
}

fn sealed(seal: &Seal, parcel: &Parcel) -> Option<Sealed> {
    let text = Zeroizing::new(serde_json::to_vec(parcel).ok()?);
    let key = parcel.key().to_owned();
    Some(Sealed {
        sealed: seal.close(&key, &text)?,
        kind: parcel.kind(),
        key,
    })
}

fn report(error: &rusqlite::Error) {
    tracing::error!(%error, "the cache failed");
}
