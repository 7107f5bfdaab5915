//! `user show|disable|enable|delete|revoke|hand-over`

use super::error::Refused;
use crate::accounts::custom_token::CustomTokenKeys;
use crate::accounts::phone::PhonePolicy;
use crate::accounts::ways::Ways;
use crate::accounts::{Accounts, Policy};
use crate::clock::{Clock, SystemClock, rfc3339};
use crate::compose::{accounts, available_parallelism};
use crate::config::DataFolder;
use crate::config::public_url::public_url;
use crate::desk::DeskError;
use crate::desk::last_owner::require_owner_without;
use crate::desk::staff::StaffRecord;
use crate::email_address::EmailAddress;
use crate::open_store::existing;
use crate::random::system_random;
use crate::say;
use crate::stdout;
use crate::store::desk::RecordKind;
use crate::store::users::{PHONE, User};
use crate::uid::Uid;
use anyhow::Context;
use clap::{Args, Subcommand};
use std::io::{self, IsTerminal};
use std::sync::Arc;
use sync_protocol::auth::SignUpMode;
use url::Url;

/// Which account.
#[derive(Debug, Args)]
pub(super) struct Who {
    /// E-mail address, phone number (+12015550123) or id of the account
    who: String,
    #[command(flatten)]
    folder: DataFolder,
}

#[derive(Debug, Subcommand)]
pub(super) enum UserAction {
    /// Write what is kept about a person as JSON
    Show(Who),
    /// Close an account: its sessions end, and no one can log in to it
    Disable(Who),
    /// Open a closed account again
    Enable(Who),
    /// Delete an account and everything that belongs to it. This cannot be undone
    Delete {
        #[command(flatten)]
        who: Who,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// End all sessions of an account
    Revoke(Who),
    /// Remove the second step of someone who lost it and has no recovery codes
    ///
    /// Look at the person's papers first. Everybody is logged out, and the address gets a mail by which it
    /// can be undone for seven days. An account of a phone alone gets a text instead.
    RemoveSecondStep {
        #[command(flatten)]
        who: Who,
        /// The public address of the website
        #[arg(long, value_parser = public_url)]
        public_url: Url,
    },
    /// Make a link for a new password, to hand over in person to someone who lost the mailbox
    ///
    /// Two people of the staff look at the person's papers. Both are in the record of security events.
    /// The link works once, for an hour. Then the person logs in and changes the address in the profile.
    HandOver {
        #[command(flatten)]
        who: Who,
        /// The address of a staff member who stands by; say it twice, for two people
        #[arg(long, required = true)]
        staff: Vec<EmailAddress>,
        /// The public address of the website
        #[arg(long, value_parser = public_url)]
        public_url: Url,
    },
}

pub(super) async fn run(action: UserAction) -> anyhow::Result<()> {
    let (UserAction::Show(who)
    | UserAction::Disable(who)
    | UserAction::Enable(who)
    | UserAction::Delete { who, .. }
    | UserAction::Revoke(who)
    | UserAction::RemoveSecondStep { who, .. }
    | UserAction::HandOver { who, .. }) = &action;
    let public_url = match &action {
        UserAction::HandOver { public_url, .. }
        | UserAction::RemoveSecondStep { public_url, .. } => {
            public_url.as_str().trim_end_matches('/')
        }
        _ => "",
    };
    let accounts = open(&who.folder, public_url).await?;
    let user = find(&accounts, &who.who).await?;
    let due_at = accounts.store.deletion_due_at(&user.uid).await?;
    match action {
        UserAction::Show(_) => {
            let kept = accounts.export(&user.uid).await?;
            say!("{}", serde_json::to_string_pretty(&kept)?);
            say!("disabled: {}", user.disabled);
            if let Some(due_at) = due_at {
                say!("{}", closed_until(due_at));
            }
        }
        UserAction::Disable(_) => {
            require_another_owner(&accounts, &user).await?;
            accounts.set_disabled(&user.uid, true).await?;
            say!("The account is closed and its sessions have ended.");
        }
        UserAction::Enable(_) => {
            // Without its mailbox an operator cannot know who asks: the closing may undo a theft.
            if let Some(due_at) = due_at.filter(|_| !user.disabled) {
                anyhow::bail!("nothing was changed. {}", closed_until(due_at));
            }
            accounts.set_disabled(&user.uid, false).await?;
            match due_at {
                Some(due_at) => say!("It is no longer disabled. {}", closed_until(due_at)),
                None => say!("The account is open."),
            }
        }
        UserAction::Delete { yes, .. } => {
            require_another_owner(&accounts, &user).await?;
            anyhow::ensure!(yes || is_sure(&user)?, "nothing was deleted");
            accounts.delete(&user.uid).await?;
            say!(
                "The account and everything that belongs to it is deleted. Its address gets a mail; \
                 without one, its phone gets a text."
            );
        }
        UserAction::Revoke(_) => {
            accounts
                .end_sessions(&user.uid, "sessions ended by an operator")
                .await?;
            say!("All sessions of the account have ended.");
        }
        UserAction::RemoveSecondStep { .. } => {
            let count = accounts.remove_second_steps(&user).await?;
            match count {
                0 => say!("The account has no second step. Nothing was changed."),
                _ => say!("Second steps removed: {count}. Everybody is logged out."),
            }
        }
        UserAction::HandOver { staff, .. } => {
            let [one, other] = staff.as_slice() else {
                anyhow::bail!("name two people of the staff, each with --staff");
            };
            anyhow::ensure!(one != other, "name two different people of the staff");
            if let Some(due_at) = due_at {
                anyhow::bail!("nothing was made. {}", closed_until(due_at));
            }
            anyhow::ensure!(
                !user.disabled,
                "nothing was made: the account is closed. `user enable` opens it again"
            );
            anyhow::ensure!(
                user.email.is_some(),
                "nothing was made: the account has no e-mail address, so it has no password"
            );
            let staff = [
                of_staff(&accounts, one).await?,
                of_staff(&accounts, other).await?,
            ];
            let link = accounts.hand_over(&user, [&staff[0], &staff[1]]).await;
            let link = link.context("it takes the person and two other people of the staff")?;
            say!("{link}");
            say!("It works once, for an hour. Hand it over; never send it.");
        }
    }
    Ok(())
}

/// Refuses to close or delete the account of the last owner who can open the desk.
async fn require_another_owner(accounts: &Accounts, user: &User) -> anyhow::Result<()> {
    let uids = [user.uid.to_string()];
    match require_owner_without(accounts.store.as_ref(), &uids).await {
        Err(error @ DeskError::LastOwner) => Err(Refused(format!(
            "nothing was changed: {error}. `user revoke` ends the sessions of this account at once"
        ))
        .into()),
        found => Ok(found?),
    }
}

/// What is true of an account that a deletion has closed.
fn closed_until(due_at: i64) -> String {
    format!(
        "The account is closed until {}; then it and everything in it is destroyed. Until then only \
         the link in the mail about it brings it back.",
        rfc3339(due_at)
    )
}

/// Asks before an account is deleted. A script says `--yes`.
fn is_sure(user: &User) -> anyhow::Result<bool> {
    let input = io::stdin();
    anyhow::ensure!(
        input.is_terminal(),
        "this deletes an account for good; say --yes if that is meant"
    );
    stdout::write_error(format_args!(
        "Delete the account {} and everything in it? Type yes: ",
        user.uid
    ));
    let mut answer = String::new();
    input.read_line(&mut answer)?;
    Ok(answer.trim() == "yes")
}

/// Returns the account of a staff member who has opened the desk at least once.
async fn of_staff(accounts: &Accounts, address: &EmailAddress) -> anyhow::Result<User> {
    let record = accounts.store.desk_record(RecordKind::Staff, address);
    let record = record
        .await?
        .with_context(|| format!("{address} is not on the staff; `desk people` prints who is"))?;
    let staff: StaffRecord = serde_json::from_str(&record.content)?;
    let uid = staff.uid.with_context(|| {
        format!("{address} has never opened the desk; log in there once, then try again")
    })?;
    let user = find(accounts, &uid).await?;
    anyhow::ensure!(
        !user.disabled,
        "the account of {address} is closed; name another person of the staff"
    );
    Ok(user)
}

/// The accounts of a data folder.
pub(super) async fn open(folder: &DataFolder, public_url: &str) -> anyhow::Result<Accounts> {
    let store = existing(folder).await?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    // No tokens are made here; only a link needs the public address.
    let policy = Policy {
        project: String::new(),
        public_url: public_url.to_owned(),
        api_key: String::new(),
        discovery: false,
        sign_up: SignUpMode::default(),
        sign_ups_per_hour: 0,
        // An account of a phone alone is told by a text, as by the service itself.
        ways: Ways {
            phone: true,
            ..Ways::default()
        },
        phone: PhonePolicy::of_a_command(),
        providers: Arc::default(),
        custom_token_keys: CustomTokenKeys::default(),
        domains: Vec::new(),
    };
    let random = system_random();
    accounts(
        folder,
        policy,
        &store,
        &clock,
        &random,
        available_parallelism(),
    )
}

async fn find(accounts: &Accounts, who: &str) -> anyhow::Result<User> {
    let by_email = match EmailAddress::parse(who) {
        Some(email) => match accounts.store.user_by_email(&email).await? {
            Some(user) => Some(user),
            None => closed(accounts, &email).await?,
        },
        None => None,
    };
    let found = match by_email {
        Some(user) => Some(user),
        None if who.starts_with('+') => accounts.store.user_by_link(PHONE, who).await?,
        None => match Uid::parse(who) {
            Some(uid) => accounts.store.user(&uid).await?,
            None => None,
        },
    };
    found.context("there is no such account")
}

/// Returns the account that had an address until a deletion closed it.
async fn closed(accounts: &Accounts, email: &EmailAddress) -> anyhow::Result<Option<User>> {
    let uids = accounts.store.closed_accounts_of(email).await?;
    anyhow::ensure!(
        uids.len() < 2,
        "{} accounts with this address are closed; name one of them: {}",
        uids.len(),
        uids.iter().map(Uid::as_str).collect::<Vec<_>>().join(", ")
    );
    match uids.first() {
        Some(uid) => Ok(accounts.store.user(uid).await?),
        None => Ok(None),
    }
}
