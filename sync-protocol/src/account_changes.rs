//! What changed in an account, as its owner is shown it.

use serde::{Deserialize, Serialize};

/// `GET /account/changes`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountChanges {
    /// The newest first.
    pub changes: Vec<AccountChange>,
}

/// One change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountChange {
    /// When (RFC 3339).
    pub at: String,
    /// What.
    pub what: ChangeKind,
}

/// What changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ChangeKind {
    /// The account was made.
    AccountMade,
    /// A new password was set.
    PasswordChanged,
    /// An email was added.
    EmailAdded,
    /// The email was replaced.
    EmailChanged,
    /// The email was confirmed.
    EmailConfirmed,
    /// A phone number was added or replaced.
    PhoneAdded,
    /// An account at a provider was added.
    ProviderAdded,
    /// A way to sign in was removed.
    WayRemoved,
    /// The email was proved, and the ways to sign in from before that went.
    OlderWaysRemoved,
    /// A second factor was added.
    FactorAdded,
    /// A second factor was removed.
    FactorRemoved,
    /// New printed codes were made.
    RecoveryCodesMade,
    /// A sign-in used a printed code.
    RecoveryCodeUsed,
    /// A sign-in came from a device that the account was not used on.
    NewDevice,
    /// One session was ended from another.
    LoggedOutElsewhere,
    /// All sessions were ended.
    LoggedOutEverywhere,
    /// A session ended because an old copy of it was used.
    CopyRefused,
    /// The account was closed to be deleted.
    DeletionAsked,
    /// A link in a mail or a text took changes back.
    Undone,
    /// A program of the operator changed the account.
    StaffChanged,
    /// The operator removed the second factors.
    StaffRemovedFactors,
    /// The operator ended all sessions.
    StaffLoggedOut,
    /// The operator closed the account.
    StaffClosed,
    /// The operator opened the account again.
    StaffOpened,
    /// The operator made a link that leads into the account.
    StaffMadeLink,
}
