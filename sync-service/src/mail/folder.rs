//! Mails as files, for an installation without a mail server.

use super::Transport;
use super::error::{Reason, SendError};
use crate::clock::Clock;
use crate::store::{Store, StoreError};
use crate::uid::Uid;
use async_trait::async_trait;
use lettre::Message;
use std::io::Write;
use std::path::{Path, PathBuf};
use time::{Duration, OffsetDateTime};

/// How long a mail stays in the folder.
pub const KEPT: Duration = Duration::days(7);

/// Writes each mail to `FOLDER/<random>.eml` (RFC 5322), readable for the owner alone. A mail to a
/// person is called `<uid>.<random>.eml`, so that it goes when its person is deleted.
pub struct Folder(PathBuf);

impl Folder {
    /// Mails go to this folder, which is made when the first arrives.
    pub fn new(folder: PathBuf) -> Self {
        Self(folder)
    }
}

#[async_trait]
impl Transport for Folder {
    async fn send(&self, message: Message, uid: Option<&Uid>) -> Result<(), SendError> {
        let (folder, bytes) = (self.0.clone(), message.formatted());
        let owner = uid.filter(|uid| uid.bytes().all(|byte| byte.is_ascii_alphanumeric()));
        let owner = owner.map(|uid| format!("{uid}."));
        let owner = owner.unwrap_or_default();
        tokio::task::spawn_blocking(move || write(&folder, &owner, &bytes))
            .await
            .map_err(std::io::Error::other)
            .and_then(|written| written)
            .map_err(|error| SendError::later(Reason::Folder(error.kind()), error))
    }
}

/// A reader of the folder never sees half a mail: it gets its name when it is whole and on disk.
fn write(folder: &Path, owner: &str, bytes: &[u8]) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    let name = getrandom::u64().map_err(std::io::Error::other)?;
    let unfinished = folder.join(format!("{owner}{name:016x}.part"));
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&unfinished, folder.join(format!("{owner}{name:016x}.eml")))
}

/// Removes the mails of people who were deleted. Answers how many.
pub async fn remove_orphans(folder: &Path, store: &dyn Store) -> Result<usize, StoreError> {
    let mut removed = 0;
    for path in mails(folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let mut parts = name.split('.');
        let uid = parts.next().and_then(Uid::parse);
        let (Some(uid), Some(_), Some(_)) = (uid, parts.next(), parts.next()) else {
            continue;
        };
        if store.user(&uid).await?.is_none() {
            removed += usize::from(std::fs::remove_file(&path).is_ok());
        }
    }
    Ok(removed)
}

/// Removes the mails that are older than [`KEPT`]. Answers how many.
pub fn remove_old(folder: &Path, clock: &dyn Clock) -> usize {
    let limit = clock.now() - KEPT;
    let old = mails(folder).into_iter().filter(|path| {
        let written = path.metadata().and_then(|it| it.modified());
        written.is_ok_and(|at| OffsetDateTime::from(at) < limit)
    });
    old.filter(|path| std::fs::remove_file(path).is_ok())
        .count()
}

/// The mails in the folder, whole and unfinished. No folder, no mails.
fn mails(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let is_mail = |path: &PathBuf| {
        path.extension()
            .is_some_and(|it| it == "eml" || it == "part")
    };
    paths.filter(is_mail).collect()
}
