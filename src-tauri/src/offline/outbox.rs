//! The outbox: messages, page views, heartbeats and sign-outs that wait for the network. Entries are
//! encrypted on the disk and sent in order, each exactly once by its idempotency key.

use crate::device::device_key::DeviceKey;
use crate::offline::cache::counted::Counted;
use crate::offline::cache::database::{Cache, State};
use crate::offline::cache::outbox_entries::{
    EncryptedEntry, Kind, OutboxEntry, QueuedEntry, SignOut,
};
use crate::offline::encryption::OutboxCipher;
use clock_and_random::backoff::Backoff;
use clock_and_random::clock::{Clock, day_text, milliseconds, parse_day};
use clock_and_random::random::{self, Random};
use std::sync::Arc;
use sync_protocol::client::Client;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::contact::{ContactMessage, Delivery};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::fleet::Heartbeat;
use sync_protocol::limits::{PAGE_VIEW_AGE_MAX_DAYS, PAGE_VIEW_COUNTS_MAX};
use sync_protocol::page_views::{Page, PageViewReport};
use sync_protocol::places::place::PlaceReport;
use sync_protocol::places::uses::{PlaceUse, names_a_place};
use sync_protocol::zero_results::ZeroResultSearch;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc2822;
use zeroize::Zeroizing;

/// How long a direct attempt may take before the background task sends the entry, in milliseconds.
const DIRECT_ATTEMPT: i64 = 15_000;

/// What happened to the first entry.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing is due.
    Idle,
    /// The service has accepted it.
    Delivered,
    /// Sending failed. It is tried again later.
    Postponed,
    /// The service refuses it for good.
    Refused,
}

/// The outbox of this kiosk.
pub struct Outbox {
    /// Stores the entries.
    pub cache: Arc<Cache>,
    /// The client of the service.
    pub client: Client,
    /// The clock of this kiosk.
    pub clock: Arc<dyn Clock>,
    /// For idempotency keys and jitter.
    pub random: Random,
    /// Back-off after failed attempts.
    pub backoff: Backoff,
    /// The place under which page views are counted.
    pub site: String,
    /// The device key of this kiosk.
    pub device: DeviceKey,
    /// Encrypts the entries.
    pub cipher: Arc<OutboxCipher>,
}

impl Outbox {
    /// Sends a message now, or queues it until the network is back. The message is saved before it is
    /// sent, so that it is sent again with the same key after a power cut.
    pub async fn send_message(&self, message: ContactMessage) -> Result<Delivery, Refusal> {
        message.check().map_err(|_| ErrorCode::InvalidArgument)?;
        self.send(OutboxEntry::Message(message)).await
    }

    /// Sends a report about a place now, or queues it, in the same way.
    pub async fn send_report(&self, report: PlaceReport) -> Result<Delivery, Refusal> {
        if !report.is_well_formed() {
            return Err(ErrorCode::InvalidArgument.into());
        }
        self.send(OutboxEntry::PlaceReport(report)).await
    }

    async fn send(&self, entry: OutboxEntry) -> Result<Delivery, Refusal> {
        let queued = self.put(&entry, self.now() + DIRECT_ATTEMPT).await;
        let sent = self.deliver(&entry).await;
        match (sent, queued) {
            // An entry that is only in memory would be lost at the end of the visit.
            (Err(refusal), Some(_))
                if refusal.code == ErrorCode::NetworkRequestFailed && self.survives_the_visit() =>
            {
                Ok(Delivery::Queued)
            }
            (sent, queued) => {
                if let Some(id) = queued {
                    self.cache
                        .remove_entry(id)
                        .await
                        .unwrap_or_else(|error| report(&error));
                }
                sent.map(|()| Delivery::Sent)
            }
        }
    }

    /// Queues the end of a session for the service.
    pub async fn sign_out_later(&self, token: String) {
        let key = random::key(&self.random);
        let session = SignOut { key, token };
        self.put(&OutboxEntry::SignOut(session), self.now()).await;
    }

    /// Counts a page view of today.
    pub async fn count_page_view(&self, page: Page) {
        let day = day_text(self.clock.now().date());
        let counted = self.cache.count_page_view(page, day).await;
        counted.unwrap_or_else(|error| report(&error));
    }

    /// Counts a use of places today. What names no place is left out, because one wrong name would make
    /// the service refuse the whole report.
    pub async fn count_place_uses(&self, places: Vec<String>, kind: PlaceUse) {
        let day = day_text(self.clock.now().date());
        let places = places.into_iter().filter(|place| names_a_place(place));
        let places = places.take(PAGE_VIEW_COUNTS_MAX).collect();
        let counted = self.cache.count_place_uses(places, kind, day).await;
        counted.unwrap_or_else(|error| report(&error));
    }

    /// Tells the service of a search that found nothing. What a person typed is never kept on the disk, so
    /// without a network it is not counted.
    pub async fn count_zero_result(&self, search: ZeroResultSearch) {
        if !search.is_well_formed() {
            return;
        }
        let report = PageViewReport {
            key: random::key(&self.random),
            site: self.site.clone(),
            counts: Vec::new(),
            places: Vec::new(),
            zero_result: Some(search),
        };
        let sent = self.deliver(&OutboxEntry::PageViews(report)).await;
        if let Err(refusal) = sent {
            tracing::debug!(code = ?refusal.code, "a search without a result was not counted");
        }
    }

    /// Queues the heartbeat that `beat` makes of an idempotency key and the number of entries. Does
    /// nothing when this kiosk is not enrolled or an earlier heartbeat still waits: without a network,
    /// one heartbeat is enough.
    pub async fn queue_heartbeat(&self, beat: impl AsyncFnOnce(String, u32) -> Heartbeat) {
        let Ok((waiting, false)) = self.cache.queue_state(Kind::Heartbeat).await else {
            return;
        };
        if self.device.read().is_some() {
            let key = random::key(&self.random);
            let entry = OutboxEntry::Heartbeat(beat(key, waiting).await);
            self.put(&entry, self.now()).await;
        }
    }

    /// Queues the page views and uses counted so far as one entry, unless an earlier one still waits. A month
    /// without a network must not make thousands of entries.
    pub async fn queue_page_views(&self) {
        let Ok((_, false)) = self.cache.queue_state(Kind::PageViews).await else {
            return;
        };
        let key = random::key(&self.random);
        let (site, cipher) = (self.site.clone(), Arc::clone(&self.cipher));
        let packed = self.cache.queue_counted(self.now(), move |counted| {
            let Counted { views, places } = counted;
            let report = PageViewReport {
                key,
                site,
                counts: views,
                places,
                zero_result: None,
            };
            encrypt(&cipher, &OutboxEntry::PageViews(report))
        });
        let packed = packed.await;
        packed.map(drop).unwrap_or_else(|error| report(&error));
    }

    /// Sends the first entry if it is due.
    pub async fn deliver_one(&self) -> rusqlite::Result<Step> {
        let first = self.cache.first_entry().await?;
        let Some(QueuedEntry {
            id,
            attempts,
            due_at,
            key,
            encrypted,
        }) = first
        else {
            return Ok(Step::Idle);
        };
        // After the clock was set back, an entry waits at most for the longest back-off.
        let wait = due_at - self.now();
        if wait > 0 && wait <= self.longest_wait() {
            return Ok(Step::Idle);
        }
        let decrypted = self.cipher.decrypt(&key, &encrypted);
        let Some(entry) = decrypted.and_then(|text| serde_json::from_slice(&text).ok()) else {
            tracing::error!("an entry was encrypted with another key and is deleted");
            return self.cache.remove_entry(id).await.map(|()| Step::Refused);
        };
        match self.deliver(&entry).await.map_err(ErrorCode::from) {
            Ok(()) => self.cache.remove_entry(id).await.map(|()| Step::Delivered),
            Err(ErrorCode::InvalidArgument) if let Some(entry) = self.with_service_date(&entry) => {
                tracing::warn!(
                    "the clock of this computer is wrong; page views are counted for today"
                );
                self.cache.remove_entry(id).await?;
                self.put(&entry, self.now()).await;
                Ok(Step::Postponed)
            }
            Err(
                ErrorCode::InvalidArgument
                | ErrorCode::NotFound
                | ErrorCode::PayloadTooLarge
                | ErrorCode::PermissionDenied,
            ) => {
                tracing::error!("the service refuses an entry for good");
                self.cache.remove_entry(id).await.map(|()| Step::Refused)
            }
            Err(_) => {
                let due_at = self.now() + self.wait(attempts);
                self.cache
                    .postpone_entry(id, due_at)
                    .await
                    .map(|()| Step::Postponed)
            }
        }
    }

    async fn deliver(&self, entry: &OutboxEntry) -> Result<(), Refusal> {
        match entry {
            OutboxEntry::Message(message) => self.client.send_message(message).await,
            OutboxEntry::PlaceReport(report) => self.client.report_place(report).await,
            OutboxEntry::PageViews(report) => {
                let device = self.device.read();
                let key = device.as_ref().map(|device| device.key.as_str());
                self.client.report_page_views(key, report).await
            }
            OutboxEntry::Heartbeat(beat) => self.deliver_heartbeat(beat).await,
            OutboxEntry::SignOut(session) => match self.client.sign_out(&session.token).await {
                Err(refusal) if refusal.code == ErrorCode::NetworkRequestFailed => Err(refusal),
                // Any other answer of the service means that the session has ended.
                Ok(()) | Err(_) => Ok(()),
            },
        }
    }

    /// Returns the page views with days that the service accepts: a day that is too old or in the future
    /// becomes the current day of the service. Returns `None` when no day changes.
    fn with_service_date(&self, entry: &OutboxEntry) -> Option<OutboxEntry> {
        let OutboxEntry::PageViews(report) = entry else {
            return None;
        };
        let today = OffsetDateTime::parse(&self.client.date()?, &Rfc2822).ok()?;
        let mut fresh = report.clone();
        let views = fresh.counts.iter_mut().map(|count| &mut count.day);
        let uses = fresh.places.iter_mut().map(|used| &mut used.day);
        for day in views.chain(uses) {
            let age = parse_day(day).map(|day| (today.date() - day).whole_days());
            if !age.is_some_and(|age| (0..=PAGE_VIEW_AGE_MAX_DAYS).contains(&age)) {
                *day = day_text(today.date());
            }
        }
        (fresh != *report).then_some(OutboxEntry::PageViews(fresh))
    }

    /// Encrypts an entry and adds it at the end. Returns its number.
    async fn put(&self, entry: &OutboxEntry, due_at: i64) -> Option<i64> {
        let encrypted = encrypt(&self.cipher, entry)?;
        let put = self.cache.add_entry(encrypted, due_at).await;
        put.inspect_err(report).ok()
    }

    fn survives_the_visit(&self) -> bool {
        self.cipher.is_stored() && self.cache.state() != State::InMemory
    }

    async fn deliver_heartbeat(&self, beat: &Heartbeat) -> Result<(), Refusal> {
        let device = self.device.read().ok_or(ErrorCode::PermissionDenied)?;
        let sent = self.client.beat(&device.key, beat).await;
        if sent
            .as_ref()
            .is_err_and(|refusal| refusal.code == ErrorCode::PermissionDenied)
        {
            tracing::error!("the operator has revoked this kiosk; enroll it again");
            self.device.forget();
        }
        sent
    }

    /// Returns the back-off in milliseconds.
    fn wait(&self, attempts: u32) -> i64 {
        let wait = self.backoff.wait_with_jitter(attempts, &self.random);
        i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)
    }

    fn longest_wait(&self) -> i64 {
        i64::try_from(self.backoff.longest.as_millis()).unwrap_or(i64::MAX)
    }

    fn now(&self) -> i64 {
        milliseconds(self.clock.now())
    }
}

fn encrypt(cipher: &OutboxCipher, entry: &OutboxEntry) -> Option<EncryptedEntry> {
    let text = Zeroizing::new(serde_json::to_vec(entry).ok()?);
    let key = entry.key().to_owned();
    Some(EncryptedEntry {
        encrypted: cipher.encrypt(&key, &text)?,
        kind: entry.kind(),
        key,
    })
}

fn report(error: &rusqlite::Error) {
    tracing::error!(%error, "the cache failed");
}
