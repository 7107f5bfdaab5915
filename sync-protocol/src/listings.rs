//! Lists of places and employers (specification sections 3 and 7).

use crate::limits::{LISTING_DROP_DENOMINATOR, LISTING_NAME_MAX};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One row: field name to text. The set of fields is free; `N/A` means empty.
pub type Row = BTreeMap<String, String>;

/// The lists every installation has a link to (specification section 2).
pub const LINKED_LISTINGS: [&str; 4] = ["food", "clothing", "housing", EMPLOYMENT];

/// The list that employers are taken from.
pub const EMPLOYMENT: &str = "employment";

/// Lists that the screens link below every list, because the navigation of the specification has no
/// place for them. An operator may do without.
pub const MORE_LISTINGS: [&str; 5] = [
    "id-documents",
    "legal",
    "healthcare",
    "support",
    "transportation",
];

/// The list under which the notices of the staff are answered: `en`, `es`, and `until` in milliseconds
/// since 1970. It holds ended ones too.
pub const NOTICES: &str = "notices";

/// The list under which the tags of all lists are answered: `name` and `etag`. A kiosk asks for it
/// often, and then for the lists whose tags changed.
pub const LIST_TAGS: &str = "list-tags";

/// The list under which the menu of the lists is answered: `name`, `en` and `es`, in their order. An empty
/// name means the usual one. The first rows are [`LINKED_LISTINGS`].
pub const LIST_MENU: &str = "list-menu";

/// The list under which the texts of the About page and the videos that staff added are answered: `page`
/// (`about`, or the name of a gallery), `title`, `en`, `es` and `link`. The first row is empty.
pub const PAGE_CONTENT: &str = "page-content";

/// What a kiosk keeps the answer of `GET /places` under: ids and codes of all places, as flat objects
/// with the fields `id`, `list`, `code` and `former` (codes, a space between), and the days of facts ([`ids`]).
///
/// [`ids`]: crate::places::ids
pub const PLACE_IDS: &str = "place-ids";

/// Names under which the service answers something of its own. No list can have one of them.
pub const RESERVED_LISTINGS: [&str; 5] = [NOTICES, LIST_TAGS, LIST_MENU, PAGE_CONTENT, PLACE_IDS];

/// Answer header: the fewest rows an operator has approved for this list. A kiosk may replace its
/// copy with an answer of at least that many rows, however many it had before.
pub const FLOOR_HEADER: &str = "x-listing-floor";

/// A list as a screen gets it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Listing {
    /// The rows, in the order of the service.
    pub rows: Vec<Row>,
    /// `null` for an answer of the service; for a copy kept while the network is down, the time it
    /// was fetched, in milliseconds since 1970 (UTC).
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub kept_at: Option<i64>,
    /// Why it is a kept copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub trouble: Option<Trouble>,
}

/// Why the service did not answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Trouble {
    /// No network, or the service is not there.
    NoLink,
    /// Its name cannot be found.
    NoName,
    /// Something else answers, as in a network that wants a log-in first.
    SignInPage,
    /// By the clock here its certificate is not valid now.
    WrongClock,
    /// It took too long.
    Slow,
    /// It answered that it cannot.
    Service,
}

/// The name of a list in an address: lower-case letters, digits and single dashes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ListingName(String);

impl ListingName {
    /// `None` unless the text is 1 to [`LISTING_NAME_MAX`] characters of `a-z`, `0-9` and inner `-`,
    /// beginning with a letter. `videos` is refused: `/resources/videos/…` is another screen.
    pub fn parse(text: &str) -> Option<Self> {
        let shape = text.len() <= LISTING_NAME_MAX
            && text.starts_with(|first: char| first.is_ascii_lowercase())
            && !text.ends_with('-')
            && !text.contains("--")
            && text
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        (shape && text != "videos").then(|| Self(text.to_owned()))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for ListingName {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Whether going from `before` rows to `after` rows loses so much that a person should look first.
pub fn drops_too_much(before: usize, after: usize) -> bool {
    before.saturating_sub(after) * LISTING_DROP_DENOMINATOR > before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_name_is_a_plain_word_of_an_address() {
        for good in ["food", "id-documents", "a", "list2"] {
            assert_eq!(
                ListingName::parse(good)
                    .map(|name| name.to_string())
                    .as_deref(),
                Some(good)
            );
        }
        let long = "a".repeat(LISTING_NAME_MAX + 1);
        for bad in [
            "", "Food", "../x", "a b", "-a", "a-", "a--b", "1a", "videos", "é", &long,
        ] {
            assert_eq!(ListingName::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn losing_more_than_a_fifth_is_too_much() {
        assert!(!drops_too_much(100, 80));
        assert!(drops_too_much(100, 79));
        assert!(drops_too_much(1, 0));
        assert!(!drops_too_much(0, 0));
        assert!(!drops_too_much(10, 50));
    }
}
