//! `check-files`.

use crate::clock::{Clock, SystemClock};
use crate::config::DataFolder;
use crate::files::comparing::compare;
use crate::open_store;
use crate::say;
use anyhow::{Context, ensure};

pub(super) async fn run(folder: &DataFolder, remove_unknown: bool) -> anyhow::Result<()> {
    let store = open_store::existing(folder).await?;
    let blobs = open_store::blobs(folder)?;
    let place = folder.files();
    let compared = compare(store.as_ref(), &blobs, SystemClock.now()).await?;
    let compared = compared.with_context(|| {
        format!(
            "{place} does not carry the marker of this database. Start the service once; it says what to do"
        )
    })?;
    for lost in &compared.lost {
        say!("lost: {} of the account {}", lost.blob, lost.uid);
    }
    say!(
        "Files: {}. Lost: {}. Not known to the database: {}.",
        compared.whole,
        compared.lost.len(),
        compared.unknown.len()
    );
    if remove_unknown {
        for name in &compared.unknown {
            blobs.remove(name).await?;
        }
        say!("Removed: {}.", compared.unknown.len());
    }
    // An error, so that whatever runs this every day tells the operator.
    ensure!(
        compared.lost.is_empty(),
        "{} files are lost or have another length. Copy them to {place} from a backup, where they have the same \
         names. If there is none, people see that the file is gone and can store it again",
        compared.lost.len()
    );
    Ok(())
}
