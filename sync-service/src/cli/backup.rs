//! `backup`, `check-backup` and `restore`.

use crate::backup::restore::restore;
use crate::backup::verify::{newest, verify};
use crate::backup::{Wishes, make};
use crate::cli::error::words;
use crate::clock::SystemClock;
use crate::say;
use anyhow::ensure;
use std::path::Path;

pub(super) fn run(data: &Path, target: &Path, wishes: Wishes) -> anyhow::Result<()> {
    let made = make(data, target, &SystemClock, wishes)?;
    say!("The backup is complete: {}", made.folder.display());
    say!(
        "Files: {}, of them unchanged since the last backup: {}. Old backups removed: {}.",
        made.files,
        made.linked,
        made.removed
    );
    if made.skipped > 0 {
        say!("Files left out because they are damaged: {}.", made.skipped);
    }
    if let Some(error) = made.not_noted {
        say!(
            "The data folder could not note this backup, so the operator's page shows an older one: {}.",
            words(&error.into())
        );
    }
    // An error, so that whatever runs the backup every day tells the operator.
    ensure!(
        made.lost == 0,
        "the backup is complete, but {} has lost the bytes of {} files. They were taken from the backup \
         before this one: copy them back from {}, and look at the disk",
        data.join("files").display(),
        made.lost,
        made.folder.join("files").display()
    );
    Ok(())
}

pub(super) fn check(backup: &Path) -> anyhow::Result<()> {
    let folder = newest(backup)?;
    let manifest = verify(&folder)?;
    say!("The backup {} is whole.", folder.display());
    say!(
        "Made at {} by version {}. Files: {}.",
        manifest.made_at,
        manifest.program,
        manifest.files()
    );
    Ok(())
}

pub(super) fn put_back(backup: &Path, data: &Path, replace: bool) -> anyhow::Result<()> {
    let restored = restore(backup, data, replace, &SystemClock)?;
    say!(
        "{} is restored to {}. Files: {}.",
        restored.from.display(),
        data.display(),
        restored.files
    );
    if let Some(aside) = restored.aside {
        say!(
            "What was there is in {}. Delete it when you no longer need it.",
            aside.display()
        );
    }
    Ok(())
}
