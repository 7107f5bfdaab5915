//! When the last backup of a data folder was made: a small file in the folder, which the running
//! service shows to its operator.

use super::BackupError;
use crate::private::write_private;
use std::fs;
use std::path::Path;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The file: one time (RFC 3339).
const FILE: &str = "last-backup";

/// Writes down that a backup of this folder is complete.
pub fn remember(data: &Path, made_at: &str) -> Result<(), BackupError> {
    let file = data.join(FILE);
    write_private(&file, made_at.as_bytes()).map_err(super::at(&file))
}

/// Returns when the last backup was made; `None` when this folder has none that is known.
pub fn last(data: &Path) -> Option<OffsetDateTime> {
    let text = fs::read_to_string(data.join(FILE)).ok()?;
    OffsetDateTime::parse(text.trim(), &Rfc3339).ok()
}
