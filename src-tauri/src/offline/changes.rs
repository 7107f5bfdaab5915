//! Follows changes of the lists: one small conditional request, and then only the lists that changed.

use super::lists::Lists;
use std::time::Duration;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::listings::{LIST_TAGS, ListingName};

/// How often the service is asked what changed. A change of the desk is at a kiosk within a minute.
pub const CHANGES_INTERVAL: Duration = Duration::from_secs(45);

/// Fetches those of `names` whose rows changed, and returns how many did. When nothing changed, this
/// is one request without rows in its answer.
///
/// # Errors
///
/// The error of the request. A service of an earlier version has no such list; the complete refresh
/// does without it.
pub async fn refresh_changed(lists: &Lists, names: &[ListingName]) -> Result<usize, ErrorCode> {
    let Some(tags) = ListingName::parse(LIST_TAGS) else {
        return Ok(0);
    };
    let told = lists.refresh(&tags).await?.rows;
    let mut changed = 0;
    for name in names {
        let row = told
            .iter()
            .find(|row| row.get("name").is_some_and(|it| it == name.as_str()));
        let Some(tag) = row.and_then(|row| row.get("etag")) else {
            continue;
        };
        if lists.copy_tag(name).await.etag.as_ref() == Some(tag) {
            continue;
        }
        // After a failure the old copy stays, and the next round tries again.
        if lists.refresh(name).await.is_ok() {
            changed += 1;
        }
    }
    Ok(changed)
}
