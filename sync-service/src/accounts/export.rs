//! Everything the service keeps about a person, as one JSON object.

use super::{AccountError, Accounts};
use crate::clock::rfc3339;
use serde_json::{Value, json};

/// Most security events in an export.
const EVENTS_MAX: u32 = 10_000;

impl Accounts {
    /// Everything the service keeps about a person, as one JSON object; no hash and no token.
    pub async fn export(&self, uid: &str) -> Result<Value, AccountError> {
        let user = self.store.user(uid).await?;
        let sessions = self.store.session_times(uid).await?;
        let events = self
            .store
            .events_of(&self.pseudonym(uid), EVENTS_MAX)
            .await?;
        let sessions: Vec<Value> = sessions
            .into_iter()
            .map(|(began, used)| json!({ "began": rfc3339(began), "lastUsed": rfc3339(used) }))
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
        let database: Value = document
            .and_then(|document| serde_json::from_str(&document.content).ok())
            .unwrap_or_default();
        let email = user.as_ref().map_or("", |user| user.email.as_str());
        let records = self.store.records_of(uid, email).await?;
        let account = user.map(|user| {
            json!({
                "id": user.uid,
                "email": user.email,
                "emailConfirmed": user.email_verified,
                "name": user.display_name,
                "picture": user.photo_url,
                "created": rfc3339(user.created_at),
                "lastSignIn": rfc3339(user.last_login_at),
                "lastUse": rfc3339(user.last_refresh_at),
                "sessionsEnded": rfc3339(user.valid_since * 1000),
                "timesSessionsEnded": user.epoch,
                "closed": user.disabled,
                "passwordSet": rfc3339(user.password_updated_at),
            })
        });
        self.record("export", uid).await;
        Ok(json!({
            "madeBy": "New Beginnings",
            "madeAt": rfc3339(self.now()),
            "account": account,
            "sessions": sessions,
            "files": files,
            "database": database,
            "securityEvents": events,
            "records": records,
        }))
    }
}
