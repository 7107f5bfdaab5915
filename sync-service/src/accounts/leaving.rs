//! Sign-out here and everywhere, everything that is kept as one file, and deletion.

use super::refresh_token::RefreshToken;
use super::session_ends::SessionEnd;
use super::{AccountError, Accounts};
use crate::computing::compute;
use crate::store::StoreError;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Most security events in an export.
const EVENTS_MAX: u32 = 10_000;

/// Security events that are kept, so that a flood of refused sign-ins cannot fill the disk.
const EVENTS_KEPT_MAX: u32 = 1_000_000;

/// Everything that is kept about a person; no hash and no token.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Export {
    made_by: &'static str,
    made_at: String,
    account: Option<Value>,
    sessions: Vec<Value>,
    files: Vec<Value>,
    database: Option<Box<RawValue>>,
    security_events: Vec<Value>,
    records: Value,
}

impl Accounts {
    /// Ends the session of a refresh token. An unknown token is none's business.
    pub async fn sign_out(&self, refresh_token: &str) -> Result<(), AccountError> {
        if let Some(token) = RefreshToken::parse(&self.keys, refresh_token) {
            self.store.end_session(token.family).await?;
            self.session_ends
                .announce(SessionEnd::Session(token.family));
        }
        Ok(())
    }

    /// Ends all sessions of an account.
    pub async fn end_sessions(&self, uid: &str, why: &str) -> Result<bool, AccountError> {
        let found = self.store.end_sessions(uid, self.now()).await?;
        self.announce_end(uid);
        self.record(why, uid).await;
        Ok(found)
    }

    /// Tells open connections that all sessions of an account have ended.
    pub(super) fn announce_end(&self, uid: &str) {
        self.session_ends
            .announce(SessionEnd::Account(uid.to_owned()));
    }

    /// Closes or opens an account.
    pub async fn set_disabled(&self, uid: &str, disabled: bool) -> Result<bool, AccountError> {
        let found = self.store.set_disabled(uid, disabled, self.now()).await?;
        self.announce_end(uid);
        self.record(if disabled { "disabled" } else { "enabled" }, uid)
            .await;
        Ok(found)
    }

    /// Everything the service keeps about a person, as one JSON object; no hash and no token.
    pub async fn export(&self, uid: &str) -> Result<Export, AccountError> {
        let user = self.store.user(uid).await?;
        let sessions = self.store.session_times(uid).await?;
        let events = self
            .store
            .events_of(&self.pseudonym(uid), EVENTS_MAX)
            .await?;
        let sessions: Vec<Value> = sessions
            .into_iter()
            .map(|(began, used)| json!({ "began": time(began), "lastUsed": time(used) }))
            .collect();
        let events: Vec<Value> = events
            .into_iter()
            .map(|event| json!({ "at": time(event.at), "event": event.event }))
            .collect();
        let files: Vec<Value> = self
            .store
            .files(uid)
            .await?
            .into_iter()
            .map(|file| {
                let read = file
                    .reading
                    .as_deref()
                    .and_then(|text| serde_json::from_str(text).ok());
                json!({
                    "path": file.path,
                    "bytes": file.size,
                    "contentType": file.content_type,
                    "uploaded": time(file.created_at),
                    "changed": time(file.updated_at),
                    "metadata": file.remarks,
                    "read": read.unwrap_or(Value::Null),
                })
            })
            .collect();
        let document = self.store.document(uid).await?;
        // Shown as it is stored: parsing a large document would take much memory.
        let database = match document {
            Some(document) => compute(move || RawValue::from_string(document.content))
                .await
                .ok(),
            None => None,
        };
        let email = user.as_ref().map_or("", |user| user.email.as_str());
        let records = self.store.records_of(uid, email).await?;
        let account = user.map(|user| {
            json!({
                "id": user.uid,
                "email": user.email,
                "emailConfirmed": user.email_verified,
                "name": user.display_name,
                "picture": user.photo_url,
                "created": time(user.created_at),
                "lastSignIn": time(user.last_login_at),
                "lastUse": time(user.last_refresh_at),
                "sessionsEnded": time(user.valid_since * 1000),
                "timesSessionsEnded": user.epoch,
                "closed": user.disabled,
                "passwordSet": time(user.password_updated_at),
            })
        });
        self.record("export", uid).await;
        Ok(Export {
            made_by: "New Beginnings",
            made_at: time(self.now()),
            account,
            sessions,
            files,
            database: database.and_then(Result::ok),
            security_events: events,
            records,
        })
    }

    /// Deletes an account and everything that belongs to it, and rewrites the journal so that
    /// nothing of it stays on the disk.
    pub async fn delete(&self, uid: &str) -> Result<bool, AccountError> {
        let blobs = self.store.blobs(uid).await?;
        let found = self.store.delete_user(uid).await?;
        self.announce_end(uid);
        for blob in blobs {
            // One that cannot be removed now is nobody's, and is swept later.
            if let Err(cause) = self.blobs.remove(&blob).await {
                tracing::error!(?cause, "the bytes of a file could not be removed");
            }
        }
        self.store.forget_events_of(&self.pseudonym(uid)).await?;
        self.record("deleted", "").await;
        self.scrub_wanted.store(true, Ordering::Relaxed);
        self.scrub().await?;
        Ok(found)
    }

    /// Rewrites the journal if something was deleted. While somebody reads an older state that is
    /// not possible; then the worker asks again.
    pub async fn scrub(&self) -> Result<(), StoreError> {
        if self.scrub_wanted.swap(false, Ordering::Relaxed) && !self.store.scrub_journal().await? {
            self.scrub_wanted.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Forgets what is old: sessions, codes, tallies, events.
    pub async fn forget_old(&self, events_before: i64) -> Result<(), StoreError> {
        self.forget_sessions().await?;
        self.forget_codes().await?;
        self.forget_sign_ups().await?;
        self.forget_tallies().await?;
        self.store
            .forget_events(events_before, EVENTS_KEPT_MAX)
            .await?;
        Ok(())
    }
}

fn time(milliseconds: i64) -> String {
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(milliseconds) * 1_000_000)
        .ok()
        .and_then(|time| time.format(&Rfc3339).ok())
        .unwrap_or_default()
}
