//! What is kept. Methods are units of atomicity and named by intent; no transaction leaves the store.

pub mod administration;
pub mod attempt_counts;
pub mod audit;
pub mod audit_chain;
pub mod audit_event;
pub mod code_kinds;
pub mod codes;
pub mod desk;
pub mod documents;
pub mod email_links;
pub mod factor;
pub mod files;
pub mod files_marker;
pub mod fleet;
pub mod guests;
pub mod known_devices;
pub mod listings;
pub mod messages;
pub mod new_session;
pub mod outbox;
pub mod page_views;
pub mod phones;
pub mod place_reports;
pub mod places;
pub mod postgres;
pub mod requests;
mod rotation;
pub mod second_factors;
pub mod security_steps;
pub mod sessions;
pub mod sign_ins;
pub mod sign_ups;
pub mod site_assets;
pub mod sqlite;
pub(crate) mod transfer;
pub mod upkeep;
pub mod users;
pub mod zero_results;

use administration::Administration;
use attempt_counts::AttemptCounts;
use audit::Audit;
use codes::Codes;
use desk::Desk;
use documents::Documents;
use email_links::EmailLinks;
use files::Files;
use files_marker::FilesMarkers;
use fleet::Fleet;
use guests::Guests;
use known_devices::KnownDevices;
use listings::Listings;
use messages::Messages;
use outbox::Outbox;
use page_views::PageViews;
use phones::Phones;
use place_reports::PlaceReports;
use places::Places;
use requests::Requests;
use second_factors::SecondFactors;
use security_steps::SecuritySteps;
use sessions::Sessions;
use sign_ins::SignIns;
use sign_ups::SignUps;
use site_assets::SiteAssets;
use upkeep::Upkeep;
use users::Users;
use zero_results::ZeroResults;

/// Everything a backend must keep. `tests/store_stories.rs` says what that means.
pub trait Store:
    Listings
    + Messages
    + Outbox
    + PageViews
    + Places
    + PlaceReports
    + Users
    + Sessions
    + Codes
    + Requests
    + SignUps
    + SecuritySteps
    + SecondFactors
    + EmailLinks
    + Phones
    + KnownDevices
    + SignIns
    + Guests
    + Administration
    + AttemptCounts
    + Audit
    + Files
    + FilesMarkers
    + Documents
    + Desk
    + Fleet
    + SiteAssets
    + Upkeep
    + ZeroResults
{
}

impl<T> Store for T where
    T: Listings
        + Messages
        + Outbox
        + PageViews
        + Places
        + PlaceReports
        + Users
        + Sessions
        + Codes
        + Requests
        + SignUps
        + SecuritySteps
        + SecondFactors
        + EmailLinks
        + Phones
        + KnownDevices
        + SignIns
        + Guests
        + Administration
        + AttemptCounts
        + Audit
        + Files
        + FilesMarkers
        + Documents
        + Desk
        + Fleet
        + SiteAssets
        + Upkeep
        + ZeroResults
{
}

/// Why the store did not do as asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Something else came first: the thing exists already or has changed since it was read.
    #[error("changed by another person in the meantime")]
    Conflict,
    /// More callers wait than can be served soon; nothing was changed.
    #[error("the store is busy")]
    Busy,
    /// Other users of the machine can read what is kept; says how to close it.
    #[error("{0}")]
    OpenToOthers(String),
    /// The data folder cannot be used as it is; says what to do.
    #[error("{0}")]
    Refused(String),
    /// The store cannot be read or written; nothing was changed.
    #[error("the store is not available")]
    Unavailable(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl StoreError {
    /// Whether a later call may succeed without anybody's help.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Busy) || sqlite::is_passing(self) || postgres::is_passing(self)
    }
}
