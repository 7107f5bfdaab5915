//! `keys rotate`, `keys revoke`

use crate::accounts::key_files::read_all;
use crate::accounts::keys::{KNOWN_AFTER, RETIRED_FOR, revoke, rotate};
use crate::clock::{Clock, SystemClock};
use crate::config::DataFolder;
use crate::open_store::{keys_of_all, refuse_without_data};
use crate::random::system_random;
use crate::say;
use anyhow::Context;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(super) enum KeysAction {
    /// Sign with a new key from now on; no one is signed out. A running service follows in seconds
    Rotate {
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Stop trusting every signing key there is, because one may have leaked, and make a new one
    ///
    /// Sessions continue: clients get new access tokens with their refresh tokens. A running service
    /// follows in seconds.
    Revoke {
        #[command(flatten)]
        folder: DataFolder,
    },
}

pub(super) async fn run(action: &KeysAction) -> anyhow::Result<()> {
    let (KeysAction::Rotate { folder } | KeysAction::Revoke { folder }) = action;
    let Some(all) = keys_of_all(folder).await? else {
        // Beside a service of several, this folder only has a copy of the keys of all.
        refuse_without_data(folder)?;
        return change(action);
    };
    // The change is made in this folder and then told to all instances.
    all.follow(&folder.keys()).await?;
    let before = read_all(&folder.keys())?;
    change(action)?;
    let told = all.publish(&folder.keys(), &before).await;
    if told.is_err() {
        all.follow(&folder.keys()).await?;
    }
    told.context("the other instances were not told, so nothing was changed; try again")
}

fn change(action: &KeysAction) -> anyhow::Result<()> {
    let now = SystemClock.now().unix_timestamp();
    let random = system_random();
    let missing = "there are no keys in this data folder yet; start the service once";
    match action {
        KeysAction::Rotate { folder } => {
            rotate(&folder.keys(), &random, now).context(missing)?;
            let hours = RETIRED_FOR / 3_600;
            say!(
                "A new key signs in {KNOWN_AFTER} seconds. The one before still counts for {hours} hours."
            );
        }
        KeysAction::Revoke { folder } => {
            let count = revoke(&folder.keys(), &random, now).context(missing)?;
            say!("Keys that count no more: {count}. A new key signs from now on.");
        }
    }
    Ok(())
}
