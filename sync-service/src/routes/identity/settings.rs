//! The settings of the identity protocol.

use crate::app::App;
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::routes::identity::token::PROJECT_NUMBER;
use axum::extract::State;
use serde_json::{Value, json};
use std::sync::Arc;
use sync_protocol::auth::ProjectAnswer;
use sync_protocol::limits::{PASSWORD_MAX_BYTES, PASSWORD_MIN};

/// `GET /v1/projects` (IDN-4)
pub async fn projects(State(app): State<Arc<App>>) -> Json<ProjectAnswer> {
    Json(ProjectAnswer {
        project_id: PROJECT_NUMBER.into(),
        authorized_domains: app.accounts.policy.domains.clone(),
    })
}

/// `GET /v2/passwordPolicy`: the rule of specification section 5, for clients that show it.
pub async fn password_policy() -> Json<Value> {
    Json(json!({
        "customStrengthOptions": {
            "minPasswordLength": PASSWORD_MIN,
            "maxPasswordLength": PASSWORD_MAX_BYTES,
            "containsLowercaseCharacter": true,
            "containsUppercaseCharacter": true,
            "containsNumericCharacter": true,
        },
        "allowedNonAlphanumericCharacters": [],
        "enforcementState": "ENFORCE",
        "forceUpgradeOnSignin": false,
        "schemaVersion": 1,
    }))
}

/// A call the protocol does not have.
pub async fn unknown() -> Rejection {
    Rejection::unknown_call()
}
