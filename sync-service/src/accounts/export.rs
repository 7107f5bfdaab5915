//! Everything the service keeps about a person, as one JSON object.

use super::{AccountError, Accounts};
use crate::store::second_factors::SecondFactor;
use crate::store::users::ProviderLink;
use serde_json::{Value, json};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Most security events in an export.
const EVENTS_MAX: u32 = 10_000;

impl Accounts {
    /// Everything the service keeps about a person, as one JSON object; no hash and no token.
    pub async fn export(&self, uid: &str) -> Result<Value, AccountError> {
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
                    "began": time(it.created_at),
                    "lastUsed": time(it.used_at),
                    "way": it.opening.provider,
                    "secondStep": it.opening.second_factor.map(|(kind, _)| kind),
                    "claims": it.opening.claims,
                    "device": it.opening.device,
                })
            })
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
                    .extraction
                    .as_deref()
                    .and_then(|text| serde_json::from_str(text).ok());
                json!({
                    "path": file.path,
                    "bytes": file.size,
                    "contentType": file.content_type,
                    "uploaded": time(file.created_at),
                    "changed": time(file.updated_at),
                    "metadata": file.custom_metadata,
                    "read": read.unwrap_or(Value::Null),
                })
            })
            .collect();
        let document = self.store.document(uid).await?;
        let database: Value = document
            .and_then(|document| serde_json::from_str(&document.content).ok())
            .unwrap_or_default();
        let email = user.as_ref().and_then(|user| user.email.as_deref());
        let email = email.unwrap_or_default();
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
                "logsInByMail": user.email_link,
                "claims": user.custom_claims,
                "waysIn": user.links.iter().map(way_in).collect::<Vec<_>>(),
                "secondSteps": user.factors.iter().map(second_step).collect::<Vec<_>>(),
            })
        });
        self.record("export", uid).await;
        Ok(json!({
            "madeBy": "New Beginnings",
            "madeAt": time(self.now()),
            "account": account,
            "sessions": sessions,
            "files": files,
            "database": database,
            "securityEvents": events,
            "records": records,
        }))
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
        "added": time(factor.enrolled_at),
    })
}

fn time(milliseconds: i64) -> String {
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(milliseconds) * 1_000_000)
        .ok()
        .and_then(|time| time.format(&Rfc3339).ok())
        .unwrap_or_default()
}
