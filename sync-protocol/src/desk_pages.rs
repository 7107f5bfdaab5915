//! What staff write for the pages of the website: texts of the About page and videos of the galleries.

use serde::{Deserialize, Serialize};

/// Most texts of the About page.
pub const ABOUT_TEXTS_MAX: usize = 12;
/// Longest text of the About page, in characters.
pub const ABOUT_TEXT_MAX: usize = 1_000;
/// Most videos that staff may add.
pub const ADDED_VIDEOS_MAX: usize = 20;
/// Longest title of a video, in characters.
pub const VIDEO_TITLE_MAX: usize = 80;
/// Longest description of a video, in characters.
pub const VIDEO_TEXT_MAX: usize = 200;
/// Longest address of a video, in characters.
pub const VIDEO_LINK_MAX: usize = 300;

/// A gallery of videos.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Gallery {
    /// Career help.
    Career,
    /// Financial literacy.
    Finance,
}

impl Gallery {
    /// The name in addresses.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Career => "career",
            Self::Finance => "finance",
        }
    }
}

/// A text of the About page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AboutText {
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
}

/// A video that staff add behind those of the specification.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AddedVideo {
    /// Where it stands.
    pub gallery: Gallery,
    /// The title of the video.
    pub title: String,
    /// What it is about, in English.
    pub en: String,
    /// The same in Spanish.
    pub es: String,
    /// Its address, `https://…`.
    pub link: String,
}

/// `GET` and `POST /desk/pages`: all of it at once.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskPages {
    /// Grows with every change; a call that names another version changes nothing.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The texts of the About page, below its heading.
    pub about: Vec<AboutText>,
    /// The videos that were added, in their order.
    pub videos: Vec<AddedVideo>,
}
