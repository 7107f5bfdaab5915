//! `backup`, `check-backup` and `restore`.

use crate::backup::restore::restore;
use crate::backup::verify::{newest, verify};
use crate::backup::{Wishes, make};
use crate::clock::SystemClock;
use std::path::Path;

pub(super) fn run(data: &Path, target: &Path, wishes: Wishes) -> anyhow::Result<()> {
    let made = make(data, target, &SystemClock, wishes)?;
    println!("The backup is complete: {}", made.folder.display());
    println!(
        "Files: {}, of them unchanged since the last backup: {}. Old backups removed: {}.",
        made.files, made.linked, made.removed
    );
    if made.skipped > 0 {
        println!("Files left out because they are damaged: {}.", made.skipped);
    }
    Ok(())
}

pub(super) fn check(backup: &Path) -> anyhow::Result<()> {
    let folder = newest(backup)?;
    let manifest = verify(&folder)?;
    println!("The backup {} is whole.", folder.display());
    println!(
        "Made at {} by version {}. Files: {}.",
        manifest.made_at,
        manifest.program,
        manifest.files()
    );
    Ok(())
}

pub(super) fn put_back(backup: &Path, data: &Path, replace: bool) -> anyhow::Result<()> {
    let restored = restore(backup, data, replace, &SystemClock)?;
    println!(
        "{} is restored to {}. Files: {}.",
        restored.from.display(),
        data.display(),
        restored.files
    );
    if let Some(aside) = restored.aside {
        println!(
            "What was there is in {}. Delete it when you no longer need it.",
            aside.display()
        );
    }
    Ok(())
}
