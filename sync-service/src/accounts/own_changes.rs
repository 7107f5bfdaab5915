//! What changed in an account, for its owner to look at. An account with neither address nor number can be
//! told of a change nowhere else.

use super::Accounts;
use super::session::SignedIn;
use crate::clock::rfc3339;
use crate::store::StoreError;
use sync_protocol::account_changes::AccountChange;
use sync_protocol::account_changes::ChangeKind::{self, *};

/// Changes in one answer.
const MOST: u32 = 100;

/// The security events that are shown, by the name in the record.
const SHOWN: &[(&str, ChangeKind)] = &[
    ("sign-up", AccountMade),
    ("account made by a program of the operator", AccountMade),
    ("password changed", PasswordChanged),
    ("password reset", PasswordChanged),
    ("address added", EmailAdded),
    ("address and password added", EmailAdded),
    ("change-email", EmailChanged),
    ("verify-email", EmailConfirmed),
    ("phone added", PhoneAdded),
    ("provider linked", ProviderAdded),
    ("provider added by its address", ProviderAdded),
    ("way in removed", WayRemoved),
    ("address proved; older ways in removed", OlderWaysRemoved),
    ("second factor added", FactorAdded),
    ("second factor removed", FactorRemoved),
    ("recovery codes made", RecoveryCodesMade),
    ("sign-in with a recovery code", RecoveryCodeUsed),
    ("new device", NewDevice),
    ("session ended by its owner", LoggedOutElsewhere),
    ("signed out everywhere", LoggedOutEverywhere),
    ("old refresh token used; its session ended", CopyRefused),
    ("deletion asked for", DeletionAsked),
    ("recover-email", Undone),
    ("undone by a text", Undone),
    ("account changed by a program of the operator", StaffChanged),
    ("second steps removed by an operator", StaffRemovedFactors),
    ("sessions ended by an operator", StaffLoggedOut),
    (
        "sessions ended by a program of the operator",
        StaffLoggedOut,
    ),
    ("sessions ended at the desk", StaffLoggedOut),
    ("disabled", StaffClosed),
    ("enabled", StaffOpened),
    ("link handed over in person by two staff", StaffMadeLink),
    ("link made by a program of the operator", StaffMadeLink),
    (
        "sign-in link made by a program of the operator",
        StaffMadeLink,
    ),
];

impl Accounts {
    /// Lists what changed in the account of a session, newest first.
    pub async fn own_changes(&self, who: &SignedIn) -> Result<Vec<AccountChange>, StoreError> {
        let names: Vec<&str> = SHOWN.iter().map(|(name, _)| *name).collect();
        let who = self.pseudonym(&who.user.uid);
        let events = self.store.events_named(&who, &names, MOST).await?;
        let change = |name: &str| SHOWN.iter().find(|(known, _)| *known == name);
        let changes = events.into_iter().filter_map(|event| {
            let (_, what) = *change(&event.event)?;
            let at = rfc3339(event.at);
            Some(AccountChange { at, what })
        });
        Ok(changes.collect())
    }
}
