//! `kiosks`

use crate::clock::{Clock, SystemClock, milliseconds};
use crate::config::DataFolder;
use crate::fleet::desired::kiosks;
use crate::fleet::make_code;
use crate::fleet::report::report;
use crate::open_store::existing;
use crate::random::system_random;
use crate::say;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(super) enum KiosksAction {
    /// Make a code that enrols one kiosk within a day
    Code {
        /// Where it will stand
        #[arg(long)]
        site: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Make the key of a kiosk worth nothing, for example when it was stolen
    Revoke {
        /// Its name in the list
        kiosk: String,
        #[command(flatten)]
        folder: DataFolder,
    },
}

pub(super) async fn run(action: KiosksAction) -> anyhow::Result<()> {
    match action {
        KiosksAction::Code { site, folder } => {
            let store = existing(&folder).await?;
            let code = make_code(store.as_ref(), &SystemClock, &system_random(), &site).await?;
            say!("{code}");
            say!("On the kiosk, within a day:  new-beginnings-kiosk enroll {code}");
        }
        KiosksAction::Revoke { kiosk, folder } => {
            let now = milliseconds(SystemClock.now());
            anyhow::ensure!(
                existing(&folder).await?.revoke_kiosk(&kiosk, now).await?,
                "there is no kiosk of that name; `sync-service kiosks` shows them"
            );
            say!("Its key is worth nothing now.");
        }
    }
    Ok(())
}

fn version_in_words(version: &str) -> String {
    match version {
        "" => "no version yet".to_owned(),
        version => format!("version {version}"),
    }
}

/// Prints the state, the version and the problems of each kiosk, one line each.
pub(super) async fn show(folder: &DataFolder) -> anyhow::Result<()> {
    let now = milliseconds(SystemClock.now());
    let store = existing(folder).await?;
    let kiosks = kiosks(store.as_ref()).await?;
    if kiosks.is_empty() {
        say!("No kiosk was enrolled yet: sync-service kiosks code --site \"Newark, desk 2\"");
    }
    for (entry, _) in &kiosks {
        let one = report(entry, now);
        say!(
            "{}  {}  {}  {}  {}",
            one.id,
            one.site,
            one.state_in_words(),
            version_in_words(&one.version),
            one.heard
        );
        for problem in one.problems {
            say!("  ! {problem}");
        }
    }
    Ok(())
}
