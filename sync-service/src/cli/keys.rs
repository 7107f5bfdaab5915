//! `keys rotate`

use crate::accounts::keys::rotate;
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
}

pub(super) fn run(action: &KeysAction) -> anyhow::Result<()> {
    let KeysAction::Rotate { folder } = action;
    let now = SystemClock.now().unix_timestamp();
    rotate(&folder.data.join("keys"), &system_random(), now)
        .context("there are no keys in this data folder yet; start the service once")?;
    println!("A new key signs from now on. Older ones still count for two hours.");
    Ok(())
}
