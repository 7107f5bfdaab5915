//! `GET /__/firebase/init.json`: what a client of the identity provider's protocol is configured
//! with (specification section 3, "Backend configuration"), where its hosting puts it.

use super::App;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use sync_protocol::auth::SignUpMode;

/// Backend configuration.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Project {
    /// The public name of a client; no secret.
    pub api_key: String,
    /// Host of the identity calls.
    pub auth_domain: String,
    /// Address of the realtime database.
    #[serde(rename = "databaseURL")]
    pub database_url: String,
    /// Project identifier.
    pub project_id: String,
    /// Storage bucket.
    pub storage_bucket: String,
    /// What a sign-up answers. Ours; clients of the protocol pass over what they do not know.
    pub sign_up: SignUpMode,
}

/// The configuration, and what our own screens want to know; other clients pass over that.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Facts {
    #[serde(flatten)]
    project: Project,
    /// Bytes of the largest resume that is kept.
    resume_max_bytes: u64,
}

/// The configuration of this installation.
pub async fn init(State(app): State<App>) -> Json<Facts> {
    Json(Facts {
        project: app.project.clone(),
        resume_max_bytes: app.files.limits.bytes,
    })
}
