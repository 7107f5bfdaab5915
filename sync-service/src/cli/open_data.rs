//! `export-hsds`: all places as open data.

use crate::clock::SystemClock;
use crate::config::DataFolder;
use crate::open_data::package;
use crate::open_store::existing;
use crate::places::Places;
use anyhow::Context;
use std::fs;
use std::path::Path;
use std::sync::Arc;

pub(super) async fn export(folder: &DataFolder, into: &Path) -> anyhow::Result<()> {
    let places = Places::new(existing(folder).await?, Arc::new(SystemClock));
    places.refresh().await?;
    let files = places.with_catalog(package::files)?;
    fs::create_dir_all(into).with_context(|| format!("{} cannot be made", into.display()))?;
    for (name, bytes) in &files {
        let path = into.join(name);
        fs::write(&path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    println!("{} files in {}", files.len(), into.display());
    Ok(())
}
