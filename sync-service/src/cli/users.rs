//! `user show|disable|enable|delete|revoke`

use crate::accounts::custom_token::CustomTokenKeys;
use crate::accounts::phone::PhonePolicy;
use crate::accounts::ways::Ways;
use crate::accounts::{Accounts, Policy};
use crate::clock::{Clock, SystemClock};
use crate::compose::{accounts, available_parallelism};
use crate::config::DataFolder;
use crate::email_address::EmailAddress;
use crate::open_store::existing;
use crate::random::system_random;
use crate::store::users::User;
use anyhow::Context;
use clap::{Args, Subcommand};
use std::io::{self, IsTerminal};
use std::sync::Arc;
use sync_protocol::auth::SignUpMode;

/// Which account.
#[derive(Debug, Args)]
pub(super) struct Who {
    /// E-mail address or id of the account
    who: String,
    #[command(flatten)]
    folder: DataFolder,
}

#[derive(Debug, Subcommand)]
pub(super) enum UserAction {
    /// Write what is kept about a person as JSON
    Show(Who),
    /// Close an account: nobody can log in to it, and its sessions end
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
}

pub(super) async fn run(action: UserAction) -> anyhow::Result<()> {
    let (UserAction::Show(who)
    | UserAction::Disable(who)
    | UserAction::Enable(who)
    | UserAction::Delete { who, .. }
    | UserAction::Revoke(who)) = &action;
    let accounts = open(&who.folder).await?;
    let user = find(&accounts, &who.who).await?;
    match action {
        UserAction::Show(_) => {
            let kept = accounts.export(&user.uid).await?;
            println!("{}", serde_json::to_string_pretty(&kept)?);
            println!("disabled: {}", user.disabled);
        }
        UserAction::Disable(_) => {
            accounts.set_disabled(&user.uid, true).await?;
            println!("The account is closed and its sessions have ended.");
        }
        UserAction::Enable(_) => {
            accounts.set_disabled(&user.uid, false).await?;
            println!("The account is open.");
        }
        UserAction::Delete { yes, .. } => {
            anyhow::ensure!(yes || is_sure(&user)?, "nothing was deleted");
            accounts.delete(&user.uid).await?;
            println!("The account and everything that belongs to it is deleted.");
        }
        UserAction::Revoke(_) => {
            accounts
                .end_sessions(&user.uid, "sessions ended by an operator")
                .await?;
            println!("All sessions of the account have ended.");
        }
    }
    Ok(())
}

/// Asks before an account is deleted. A script says `--yes`.
fn is_sure(user: &User) -> anyhow::Result<bool> {
    let input = io::stdin();
    anyhow::ensure!(
        input.is_terminal(),
        "this deletes an account for good; say --yes if that is meant"
    );
    eprint!(
        "Delete the account {} and everything in it? Type yes: ",
        user.uid
    );
    let mut answer = String::new();
    input.read_line(&mut answer)?;
    Ok(answer.trim() == "yes")
}

async fn open(folder: &DataFolder) -> anyhow::Result<Accounts> {
    let store = existing(folder).await?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    // No tokens are made and no mails are sent here.
    let policy = Policy {
        project: String::new(),
        public_url: String::new(),
        api_key: String::new(),
        discovery: false,
        sign_up: SignUpMode::default(),
        sign_ups_per_hour: 0,
        ways: Ways::default(),
        phone: PhonePolicy::default(),
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
        Some(email) => accounts.store.user_by_email(&email).await?,
        None => None,
    };
    let found = match by_email {
        Some(user) => Some(user),
        None => accounts.store.user(who).await?,
    };
    found.context("there is no such account")
}
