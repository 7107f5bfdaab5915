//! `GET /__/firebase/init.json`: what a client of the identity provider's protocol is configured
//! with (specification section 3, "Backend configuration"), where its hosting puts it.

use crate::app::{App, Project};
use crate::routes::http::json::Json;
use axum::extract::State;
use serde::Serialize;
use std::sync::Arc;
use sync_protocol::auth::WaysOffered;
use utoipa::ToSchema;

/// The configuration, and what our own screens want to know; other clients pass over that.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Facts {
    #[serde(flatten)]
    project: Project,
    /// The ways to sign in besides address and password.
    ways: WaysOffered,
    /// Whether places can be sent to a phone.
    text_places: bool,
    /// Bytes of the largest resume that is kept.
    resume_max_bytes: u64,
}

/// The configuration of this installation.
pub async fn init(State(app): State<Arc<App>>) -> Json<Facts> {
    let policy = &app.accounts.policy;
    Json(Facts {
        project: app.project.clone(),
        ways: policy.ways.offered(&policy.providers),
        text_places: policy.phone.place_texts_a_day > 0,
        resume_max_bytes: app.files.limits.bytes,
    })
}
