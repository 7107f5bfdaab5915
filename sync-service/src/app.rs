//! The state of the application, which every handler gets.

use crate::accounts::Accounts;
use crate::clock::Clock;
use crate::concurrency::ConcurrencyLimit;
use crate::database::Database;
use crate::desk::Desk;
use crate::email_address::EmailAddress;
use crate::files::Files;
use crate::listings::directory::Directory;
use crate::matching::Matching;
use crate::operations::Operations;
use crate::places::Places;
use crate::rate_limit::RateLimit;
use crate::site::assets::Assets;
use crate::site::releases::Releases;
use crate::store::Store;
use axum::http::HeaderValue;
use serde::Serialize;
use std::net::IpAddr;
use std::sync::Arc;
use sync_protocol::auth::SignUpMode;
use utoipa::ToSchema;

/// The state of the application, shared by all handlers as `Arc<App>`.
pub struct App {
    /// The store of everything but blobs.
    pub store: Arc<dyn Store>,
    /// Prepared lists.
    pub directory: Arc<Directory>,
    /// The finder, the search and single places.
    pub places: Arc<Places>,
    /// The staff desk.
    pub desk: Desk,
    /// The files of the website.
    pub assets: Assets,
    /// Files of the website of other releases.
    pub releases: Releases,
    /// Accounts and sessions.
    pub accounts: Arc<Accounts>,
    /// Files of accounts.
    pub files: Files,
    /// Employers that match a resume.
    pub matching: Matching,
    /// The realtime database.
    pub database: Arc<Database>,
    /// The public address of the service, if an operator has set one.
    pub public_url: Option<String>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Rate limit of contact messages.
    pub contact_rate_limit: RateLimit,
    /// Rate limit of page view reports and enrolments.
    pub page_view_rate_limit: RateLimit,
    /// Rate limit of what these reports add up to.
    pub counted_rate_limit: RateLimit,
    /// Rate limit of questions for employers without an account.
    pub match_rate_limit: RateLimit,
    /// Rate limit of the finder and the search.
    pub place_rate_limit: RateLimit,
    /// Rate limit of reports about places.
    pub report_rate_limit: RateLimit,
    /// Rate limit of resumes and letters that are made for anybody.
    pub resume_rate_limit: RateLimit,
    /// Bytes of small request bodies in memory.
    pub bodies: Arc<ConcurrencyLimit>,
    /// Addresses of proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// The address that contact messages are mailed to.
    pub contact_email: EmailAddress,
    /// Origins other than our own that may read the lists.
    pub kiosk_origins: Vec<HeaderValue>,
    /// Whether browsers reach the service by https.
    pub behind_tls: bool,
    /// Configuration of the identity provider's clients.
    pub project: Project,
    /// Figures for the operator.
    pub operations: Operations,
}

/// What clients of the identity provider's protocol are configured with (specification section 3,
/// "Backend configuration").
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Project {
    /// The public name of a client; not a secret.
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
    /// The mode of sign-ups. Our own field; clients of the protocol ignore it.
    pub sign_up: SignUpMode,
}
