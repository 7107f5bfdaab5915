//! `export-hsds`: all places as open data.

use crate::clock::SystemClock;
use crate::config::DataFolder;
use crate::open_data::license::DataLicense;
use crate::open_data::{nested, package};
use crate::open_store::existing;
use crate::places::Places;
use crate::say;
use anyhow::Context;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::sync::Arc;

pub(super) async fn export(
    folder: &DataFolder,
    into: &Path,
    license: &DataLicense,
) -> anyhow::Result<()> {
    let places = Places::new(existing(folder).await?, Arc::new(SystemClock));
    places.refresh().await?;
    let catalog = places.catalog();
    let file = match into.extension().and_then(OsStr::to_str) {
        Some("zip") => Some(package::zipped(catalog.places(), license)),
        Some("json") => Some(nested(catalog.places())),
        _ => None,
    };
    if let Some(bytes) = file {
        let bytes = bytes.map_err(anyhow::Error::from_boxed)?;
        fs::write(into, bytes).with_context(|| format!("{} cannot be written", into.display()))?;
        say!("{}", into.display());
        return Ok(());
    }
    let files = package::files(catalog.places(), license)?;
    fs::create_dir_all(into).with_context(|| format!("{} cannot be made", into.display()))?;
    for (name, bytes) in &files {
        let path = into.join(name);
        fs::write(&path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    say!("{} files in {}", files.len(), into.display());
    Ok(())
}
