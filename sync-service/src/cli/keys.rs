//! `keys rotate`, `keys revoke`, `keys seal`

use crate::accounts::key_files::read_all;
use crate::accounts::keys::{KNOWN_AFTER, RETIRED_FOR, revoke, rotate};
use crate::accounts::shared_keys::SharedKeysError;
use crate::clock::{Clock, SystemClock};
use crate::config::DataFolder;
use crate::open_store::{keys_of_all, refuse_without_data};
use crate::random::system_random;
use crate::say;
use crate::store::StoreError;
use anyhow::{Context, bail};
use clap::Subcommand;

const NO_KEYS: &str = "there are no keys in this data folder yet; start the service once";

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
    /// Seal the keys of all services with another secret, because the one before was lost or may have
    /// leaked; no one is signed out
    ///
    /// Needs a data folder of one of the services, which has the keys. Write the new secret into the
    /// file of --keys-secret-file. Then bring that file to every machine and start each service again.
    Seal {
        #[command(flatten)]
        folder: DataFolder,
    },
}

pub(super) async fn run(action: &KeysAction) -> anyhow::Result<()> {
    match action {
        KeysAction::Rotate { folder } => for_all(folder, rotate_in).await,
        KeysAction::Revoke { folder } => for_all(folder, revoke_in).await,
        KeysAction::Seal { folder } => seal(folder).await,
    }
}

/// Changes the keys of all services that share them, or those of the folder.
async fn for_all(
    folder: &DataFolder,
    change: fn(&DataFolder) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let Some(all) = keys_of_all(folder).await? else {
        // Beside a service of several, this folder only has a copy of the keys of all.
        refuse_without_data(folder)?;
        return change(folder);
    };
    // The change is made in this folder and then told to all instances.
    all.follow(&folder.keys()).await?;
    let before = read_all(&folder.keys())?;
    change(folder)?;
    let told = all.publish(&folder.keys(), &before).await;
    if told.is_err() {
        all.follow(&folder.keys()).await?;
    }
    told.context("the other instances were not told, so nothing was changed; try again")
}

/// Seals the keys of a folder with the secret of now. Whether they are the database's keys is told by
/// their names, which are random: what is sealed there cannot be opened without the secret of before.
async fn seal(folder: &DataFolder) -> anyhow::Result<()> {
    let Some(all) = keys_of_all(folder).await? else {
        bail!("keys are sealed only in a database: name it with --database and --keys-secret-file");
    };
    let own = read_all(&folder.keys())?;
    if own.is_empty() {
        bail!(
            "{} has no keys. Name the data folder of a service that ran on this database",
            folder.data.display()
        );
    }
    match all.publish(&folder.keys(), &own).await {
        Err(SharedKeysError::Store(StoreError::Conflict)) => bail!(
            "the keys of {} are not those of the database. Name the data folder of another service",
            folder.data.display()
        ),
        sealed => sealed?,
    }
    say!(
        "The keys are sealed with the secret of --keys-secret-file. Bring it to every machine and start \
         each service again."
    );
    Ok(())
}

fn rotate_in(folder: &DataFolder) -> anyhow::Result<()> {
    let now = SystemClock.now().unix_timestamp();
    rotate(&folder.keys(), &system_random(), now).context(NO_KEYS)?;
    let hours = RETIRED_FOR / 3_600;
    say!(
        "A new key signs in {KNOWN_AFTER} seconds. The one before still counts for {hours} hours."
    );
    Ok(())
}

fn revoke_in(folder: &DataFolder) -> anyhow::Result<()> {
    let now = SystemClock.now().unix_timestamp();
    let count = revoke(&folder.keys(), &system_random(), now).context(NO_KEYS)?;
    say!("Keys that count no more: {count}. A new key signs from now on.");
    Ok(())
}
