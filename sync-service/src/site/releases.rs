//! Files of other releases: a page that was opened before an update asks for its scripts later, and
//! while instances are updated in turns, each is asked for files that only the other one was built with.

use super::assets::{Asset, Assets};
use crate::clock::{Clock, milliseconds};
use crate::store::{Store, StoreError};
use bytes::Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How long the files of a release are kept after its last instance was there.
const KEPT: time::Duration = time::Duration::days(7);
/// Files of other releases in memory.
const FILES_MAX: usize = 64;
/// Files that are looked for at once.
const LOOKED_FOR_AT_ONCE: usize = 2;
/// Longest path of a file, in bytes.
const PATH_MAX: usize = 120;
/// The paths of files whose names carry a hash of their content.
const FOLDER: &str = "/assets/";

/// The files of other releases.
pub struct Releases {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    read: Mutex<HashMap<String, Arc<Asset>>>,
    turns: Semaphore,
}

impl Releases {
    /// Files in a store.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Self {
        Self {
            store,
            clock,
            read: Mutex::default(),
            turns: Semaphore::new(LOOKED_FOR_AT_ONCE),
        }
    }

    /// Stores the files of this release, or notes that it is still in use.
    pub async fn keep(&self, assets: &Assets) -> Result<(), StoreError> {
        let now = milliseconds(self.clock.now());
        let files: HashMap<String, Bytes> = assets.below(FOLDER).collect();
        let paths: Vec<String> = files.keys().cloned().collect();
        let missing = self.store.renew_assets(&paths, now).await?;
        let missing: Vec<(String, Bytes)> = missing
            .into_iter()
            .filter_map(|path| Some((path.clone(), files.get(&path)?.clone())))
            .collect();
        if missing.is_empty() {
            return Ok(());
        }
        self.store.keep_assets(&missing, now).await
    }

    /// Deletes the files of releases that are no longer used.
    pub async fn forget_old(&self) -> Result<usize, StoreError> {
        let before = milliseconds(self.clock.now() - KEPT);
        self.store.forget_assets(before).await
    }

    /// Returns the file at a path of an address.
    pub async fn get(&self, path: &str) -> Result<Option<Arc<Asset>>, StoreError> {
        if !is_file(path) {
            return Ok(None);
        }
        if let Some(asset) = self.in_memory().get(path) {
            return Ok(Some(Arc::clone(asset)));
        }
        let _turn = self.turns.acquire().await;
        let Some(content) = self.store.kept_asset(path).await? else {
            return Ok(None);
        };
        let asset = Asset::compressed(path.trim_start_matches('/'), &content);
        let asset = Arc::new(asset.map_err(|error| StoreError::Unavailable(error.into()))?);
        let mut read = self.in_memory();
        if read.len() >= FILES_MAX {
            read.clear();
        }
        read.insert(path.to_owned(), Arc::clone(&asset));
        Ok(Some(asset))
    }

    fn in_memory(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Asset>>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_file(path: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    path.strip_prefix(FOLDER)
        .is_some_and(|name| path.len() <= PATH_MAX && name.bytes().all(is_plain))
}

#[cfg(test)]
mod tests {
    use super::is_file;

    #[test]
    fn only_names_that_a_build_makes_are_looked_for() {
        assert!(is_file("/assets/shell-B1_x-9.js"));
        for other in ["/assets/../x.js", "/assets/a/b.js", "/x.js", "/assets/%00"] {
            assert!(!is_file(other), "{other}");
        }
        assert!(!is_file(&format!("/assets/{}.js", "x".repeat(200))));
    }
}
