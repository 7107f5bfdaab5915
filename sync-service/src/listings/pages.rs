//! What staff wrote for the About page and added to the galleries of videos.
//!
//! It is answered like a list, so that kiosks keep it for times without a network.

use super::stored_record::stored_record;
use crate::store::desk::RecordKind;
use crate::store::listings::StoredListing;
use crate::store::{Store, StoreError};
use serde::{Deserialize, Serialize};
use sync_protocol::desk_pages::{AboutText, AddedVideo};
use sync_protocol::listings::{ListingName, PAGE_CONTENT, Row};

/// The id of the record.
pub const PAGES: &str = "pages";

/// What staff wrote.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PagesRecord {
    /// The texts of the About page.
    pub about: Vec<AboutText>,
    /// The videos that were added.
    pub videos: Vec<AddedVideo>,
}

/// The record as it is stored.
#[derive(Debug, Clone, Default)]
pub struct Pages {
    /// 0 before staff wrote anything.
    pub version: i64,
    /// What they wrote.
    pub record: PagesRecord,
}

impl Pages {
    /// Reads the record.
    pub async fn read(store: &dyn Store) -> Result<Self, StoreError> {
        let stored = stored_record(store, RecordKind::Pages, PAGES).await?;
        Ok(stored.map_or_else(Self::default, |(version, record)| Self { version, record }))
    }

    /// What the answer is made from.
    pub(super) fn listing(&self) -> Option<StoredListing> {
        let PagesRecord { about, videos } = &self.record;
        // The first row is no content: with it the answer is never empty, and a kiosk believes it.
        let first = row("", "", "", "", "");
        let about = about
            .iter()
            .map(|text| row("about", "", &text.en, &text.es, ""));
        let videos = videos.iter().map(|video| {
            let page = video.gallery.as_str();
            row(page, &video.title, &video.en, &video.es, &video.link)
        });
        Some(StoredListing {
            name: ListingName::parse(PAGE_CONTENT)?,
            revision: self.version,
            rows: [first].into_iter().chain(about).chain(videos).collect(),
            // Staff decide how much there is, so kiosks may follow.
            floor: Some(0),
            updated_at: 0,
        })
    }
}

fn row(page: &str, title: &str, en: &str, es: &str, link: &str) -> Row {
    [
        ("page", page),
        ("title", title),
        ("en", en),
        ("es", es),
        ("link", link),
    ]
    .map(|(field, text)| (field.to_owned(), text.to_owned()))
    .into()
}
