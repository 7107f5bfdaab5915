//! Page views as counts (specification section 7, "Analytics page views").
//!
//! Nothing here can tell one person from another: a page, a day, a site and a number.

use crate::contact::is_key;
use crate::limits::{PAGE_VIEW_COUNTS_MAX, SITE_NAME_MAX};
use crate::places::uses::PlaceUseCount;
use crate::zero_results::ZeroResultSearch;
use serde::{Deserialize, Serialize};

/// The pages that are counted, with the names of the specification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Page {
    /// The home page.
    Home,
    /// A list of places.
    ResourceTables,
    /// A gallery of videos.
    VideoGallery,
    /// The profile.
    Profile,
    /// An account was created.
    NewAccount,
}

impl Page {
    /// Every page, in the order of the specification.
    pub const ALL: [Self; 5] = [
        Self::Home,
        Self::ResourceTables,
        Self::VideoGallery,
        Self::Profile,
        Self::NewAccount,
    ];

    /// The name in the specification.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::ResourceTables => "resourcetables",
            Self::VideoGallery => "videogallery",
            Self::Profile => "profile",
            Self::NewAccount => "newaccount",
        }
    }

    /// The page of that name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.as_str() == name)
    }
}

/// How often a page was opened on one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PageViewCount {
    /// The page.
    pub page: Page,
    /// The day of the site's clock, `YYYY-MM-DD`.
    pub day: String,
    /// How often, at least once.
    pub count: u32,
}

/// What a website visit or a kiosk reports. The same key is counted once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PageViewReport {
    /// Idempotency key, made for this report alone.
    pub key: String,
    /// Where: the site name of the kiosk, `web` for the website.
    pub site: String,
    /// The counts.
    pub counts: Vec<PageViewCount>,
    /// How often places were opened, saved and printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(optional, as = "Option<Vec<PlaceUseCount>>")
    )]
    pub places: Vec<PlaceUseCount>,
    /// A search of this moment that found nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub zero_result: Option<ZeroResultSearch>,
}

impl PageViewReport {
    /// Whether key, site and number of counts are within bounds. Days are judged by the service,
    /// which knows the date.
    pub fn is_well_formed(&self) -> bool {
        is_key(&self.key)
            && is_site(&self.site)
            && (1..=PAGE_VIEW_COUNTS_MAX).contains(&self.parts())
            && self.counts.iter().all(|count| count.count > 0)
            && self.places.iter().all(PlaceUseCount::is_well_formed)
            && self
                .zero_result
                .as_ref()
                .is_none_or(ZeroResultSearch::is_well_formed)
    }

    fn parts(&self) -> usize {
        self.counts.len() + self.places.len() + usize::from(self.zero_result.is_some())
    }
}

/// Whether a text can name a site: 1 to [`SITE_NAME_MAX`] characters, none of them a control
/// character, no space at either end.
pub fn is_site(text: &str) -> bool {
    !text.is_empty()
        && text == text.trim()
        && text.chars().count() <= SITE_NAME_MAX
        && !text.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ana_pages_have_the_names_of_the_specification() {
        for page in Page::ALL {
            assert_eq!(serde_json::to_value(page).unwrap(), page.as_str());
            assert_eq!(Page::parse(page.as_str()), Some(page));
        }
        assert_eq!(Page::parse("Home"), None);
    }

    #[test]
    fn a_site_is_one_short_line() {
        assert!(is_site("Newark re-entry centre, desk 2"));
        for bad in ["", " a", "a ", "a\nb", &"x".repeat(SITE_NAME_MAX + 1)] {
            assert!(!is_site(bad), "{bad:?}");
        }
    }
}
