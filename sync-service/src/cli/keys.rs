//! `keys rotate`, `keys revoke`

use crate::accounts::keys::{RETIRED_FOR, revoke, rotate};
use crate::clock::{Clock, SystemClock};
use crate::config::DataFolder;
use crate::random::system_random;
use anyhow::Context;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(super) enum KeysAction {
    /// Sign with a new key from now on; nobody is signed out. A running service follows in seconds
    Rotate {
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Stop trusting every signing key there is, because one may have leaked, and make a new one
    ///
    /// Sessions go on: clients get new access tokens with their refresh tokens. A running service
    /// follows in seconds.
    Revoke {
        #[command(flatten)]
        folder: DataFolder,
    },
}

pub(super) fn run(action: &KeysAction) -> anyhow::Result<()> {
    let now = SystemClock.now().unix_timestamp();
    let random = system_random();
    let keys = |folder: &DataFolder| folder.data.join("keys");
    let missing = "there are no keys in this data folder yet; start the service once";
    match action {
        KeysAction::Rotate { folder } => {
            rotate(&keys(folder), &random, now).context(missing)?;
            let hours = RETIRED_FOR / 3_600;
            println!("A new key signs from now on. The one before still counts for {hours} hours.");
        }
        KeysAction::Revoke { folder } => {
            let count = revoke(&keys(folder), &random, now).context(missing)?;
            println!("Keys that count no more: {count}. A new key signs from now on.");
        }
    }
    Ok(())
}
