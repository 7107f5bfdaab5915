//! What an open page keeps to answer tapped skills without a network.

use super::Matching;
use crate::computing::compute;
use crate::listings::answer::Answer;
use crate::store::StoreError;
use std::sync::Arc;

/// Most employers that a page keeps: some 40 kB when they are compressed.
const KEPT_MAX: usize = 1_000;

impl Matching {
    /// All employers with what tapped skills count for them, prepared like a list; `None` when they are
    /// more than a phone should load without being asked. Fails when the list cannot be read.
    pub async fn kept(&self) -> Result<Option<Arc<Answer>>, StoreError> {
        let current = self.employers().await?;
        if current.list.all.len() + current.list.helpers.len() > KEPT_MAX {
            return Ok(None);
        }
        let make = || async {
            let (current, ranking) = (Arc::clone(&current), Arc::clone(&self.ranking));
            let made = compute(move || Answer::of(&ranking.kept(&current.list), 0, None)).await;
            let made = made.map_err(std::io::Error::other).and_then(|made| made);
            let made = made.map_err(|error| StoreError::Unavailable(error.into()))?;
            Ok(Arc::new(made))
        };
        current.kept.get_or_try_init(make).await.cloned().map(Some)
    }
}
