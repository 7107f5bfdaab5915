//! Which lists there are, as the service said last.

use super::lists::Lists;
use sync_protocol::listings::{LINKED_LISTINGS, LIST_MENU, ListingName, MORE_LISTINGS};

/// Returns the lists of the cached menu; the usual ones before the service said anything.
pub async fn menu_lists(lists: &Lists) -> Vec<ListingName> {
    let menu = match ListingName::parse(LIST_MENU) {
        Some(name) => lists.copy(&name).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let said = menu.iter().filter_map(|row| row.get("name"));
    let said: Vec<ListingName> = said.filter_map(|name| ListingName::parse(name)).collect();
    if !said.is_empty() {
        return said;
    }
    let usual = LINKED_LISTINGS.into_iter().chain(MORE_LISTINGS);
    usual.filter_map(ListingName::parse).collect()
}
