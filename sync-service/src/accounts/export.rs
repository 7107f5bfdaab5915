//! Everything the service keeps about a person, as one JSON object.

use super::{AccountError, Accounts};
use crate::clock::rfc3339;
use crate::computing::compute;
use crate::store::factor::SecondFactor;
use crate::store::users::ProviderLink;
use crate::uid::Uid;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

/// Most security events in an export.
const EVENTS_MAX: u32 = 10_000;

/// Everything the service keeps about a person, as one JSON object; no hash and no token.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Export {
    made_by: &'static str,
    made_at: String,
    account: Option<Value>,
    sessions: Vec<Value>,
    files: Vec<Value>,
    /// As it is stored: parsing a large document would take much memory.
    database: Option<Box<RawValue>>,
    security_events: Vec<Value>,
    records: Value,
}

impl Accounts {
    /// Collects everything the service keeps about a person.
    pub async fn export(&self, uid: &Uid) -> Result<Export, AccountError> {
        let user = self.store.user(uid).await?;
        let sessions = self.store.sessions_of(uid).await?;
        let events = self
            .store
            .events_of(&self.pseudonym(uid), EVENTS_MAX)
            .await?;
        let sessions: Vec<Value> = sessions
            .into_iter()
            .map(|it| {
                json!({
                    "began": rfc3339(it.created_at),
                    "lastUsed": rfc3339(it.used_at),
                    "way": it.opening.provider,
                    "secondStep": it.opening.second_factor.map(|(kind, _)| kind),
                    "claims": it.opening.claims,
                    "device": it.opening.device,
                })
            })
            .collect();
        let events: Vec<Value> = events
            .into_iter()
            .map(|event| json!({ "at": rfc3339(event.at), "event": event.event }))
            .collect();
        let files: Vec<Value> = self
            .store
            .files(uid)
            .await?
            .into_iter()
            .map(|file| {
                let read = file
                    .extraction
                    .as_deref()
                    .and_then(|text| serde_json::from_str(text).ok());
                json!({
                    "path": file.path,
                    "bytes": file.size,
                    "contentType": file.content_type,
                    "uploaded": rfc3339(file.created_at),
                    "changed": rfc3339(file.updated_at),
                    "metadata": file.custom_metadata,
                    "read": read.unwrap_or(Value::Null),
                })
            })
            .collect();
        let document = self.store.document(uid).await?;
        let database = match document {
            Some(document) => compute(move || RawValue::from_string(document.content))
                .await
                .ok(),
            None => None,
        };
        let due_at = self.store.deletion_due_at(uid).await?;
        let email = user.as_ref().and_then(|user| user.email.as_ref());
        let records = self.store.records_of(uid, email).await?;
        let account = user.map(|user| {
            json!({
                "id": user.uid,
                "email": user.email,
                "emailConfirmed": user.email_verified,
                "name": user.display_name,
                "picture": user.photo_url,
                "created": rfc3339(user.created_at),
                "lastSignIn": (user.last_login_at > 0).then(|| rfc3339(user.last_login_at)),
                "lastUse": (user.last_refresh_at > 0).then(|| rfc3339(user.last_refresh_at)),
                "sessionsEnded": rfc3339(user.valid_since * 1000),
                "timesSessionsEnded": user.epoch,
                "closed": user.disabled || due_at.is_some(),
                "destroyedAfter": due_at.map(rfc3339),
                "passwordSet": rfc3339(user.password_updated_at),
                "logsInByMail": user.email_link,
                "claims": user.custom_claims,
                "waysIn": user.links.iter().map(way_in).collect::<Vec<_>>(),
                "secondSteps": user.factors.iter().map(second_step).collect::<Vec<_>>(),
            })
        });
        self.record("export", uid).await;
        Ok(Export {
            made_by: "New Beginnings",
            made_at: rfc3339(self.now()),
            account,
            sessions,
            files,
            database: database.and_then(Result::ok),
            security_events: events,
            records,
        })
    }
}

fn way_in(link: &ProviderLink) -> Value {
    json!({
        "provider": link.provider,
        "id": link.raw_id,
        "email": link.email,
        "name": link.display_name,
        "picture": link.photo_url,
    })
}

fn second_step(factor: &SecondFactor) -> Value {
    json!({
        "kind": factor.kind.name(),
        "name": factor.display_name,
        "phone": factor.phone,
        "added": rfc3339(factor.enrolled_at),
    })
}
