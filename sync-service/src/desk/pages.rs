//! Texts of the About page and videos of the galleries, written by editors.

use super::staff::Staff;
use super::{Desk, DeskError, outdated, require, told, write, written};
use crate::listings::pages::{PAGES, Pages, PagesRecord};
use crate::store::desk::{DeskCommit, RecordKind};
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_pages::{
    ABOUT_TEXT_MAX, ABOUT_TEXTS_MAX, ADDED_VIDEOS_MAX, AboutText, AddedVideo, DeskPages,
    VIDEO_LINK_MAX, VIDEO_TEXT_MAX, VIDEO_TITLE_MAX,
};
use sync_protocol::listings::Row;
use url::Url;

impl Desk {
    /// What staff wrote for the pages of the website.
    pub async fn pages(&self) -> Result<DeskPages, DeskError> {
        let Pages { version, record } = Pages::read(self.store.as_ref()).await?;
        let PagesRecord { about, videos } = record;
        Ok(DeskPages {
            version,
            about,
            videos,
        })
    }

    /// Writes all of it at once.
    pub async fn write_pages(
        &self,
        staff: &Staff,
        wanted: &DeskPages,
    ) -> Result<DeskPages, DeskError> {
        require(staff, Role::Editor)?;
        let pages = Pages::read(self.store.as_ref()).await?;
        if pages.version != wanted.version {
            return Err(outdated(&self.pages().await?));
        }
        let next = checked(wanted)?;
        let mut commit = DeskCommit::of(self.act(staff, ActKind::WritePages, PAGES));
        let (before, after) = (facts(&pages.record), facts(&next));
        let changed = |(name, text): &(&String, &String)| before.get(*name) != Some(*text);
        commit.act.details.after = after.iter().filter(changed).map(cloned).collect();
        let names = commit.act.details.after.keys();
        let old = names.filter_map(|name| before.get_key_value(name));
        commit.act.details.before = old.map(cloned).collect();
        commit.records = vec![write(RecordKind::Pages, PAGES, pages.version, &next)?];
        self.store.commit_desk(commit).await?;
        self.publish().await;
        self.pages().await
    }
}

fn cloned((name, text): (&String, &String)) -> (String, String) {
    (name.clone(), text.clone())
}

/// Checks every text and address.
fn checked(wanted: &DeskPages) -> Result<PagesRecord, DeskError> {
    let bad = |name: &str| DeskError::Field(name.to_owned());
    if wanted.about.len() > ABOUT_TEXTS_MAX {
        return Err(bad("about"));
    }
    if wanted.videos.len() > ADDED_VIDEOS_MAX {
        return Err(bad("videos"));
    }
    let mut next = PagesRecord::default();
    for text in &wanted.about {
        next.about.push(AboutText {
            en: written("en", &text.en, ABOUT_TEXT_MAX)?,
            es: written("es", &text.es, ABOUT_TEXT_MAX)?,
        });
    }
    for video in &wanted.videos {
        if !is_web_page(&video.link) {
            return Err(bad("link"));
        }
        next.videos.push(AddedVideo {
            gallery: video.gallery,
            title: told("title", &video.title, VIDEO_TITLE_MAX)?,
            en: told("en", &video.en, VIDEO_TEXT_MAX)?,
            es: told("es", &video.es, VIDEO_TEXT_MAX)?,
            link: video.link.clone(),
        });
    }
    Ok(next)
}

/// Whether a text is the address of a page on the public web.
fn is_web_page(link: &str) -> bool {
    let is_short = link.len() <= VIDEO_LINK_MAX && !link.contains(char::is_whitespace);
    let address = Url::parse(link).ok().filter(|_| is_short);
    address.is_some_and(|address| {
        address.scheme() == "https"
            && address.username().is_empty()
            && address.password().is_none()
            && address.domain().is_some_and(|name| name.contains('.'))
    })
}

/// What the history shows: each text and each video under a name of its own.
fn facts(record: &PagesRecord) -> Row {
    let texts = record
        .about
        .iter()
        .map(|AboutText { en, es }| format!("{en} / {es}"));
    let videos = record.videos.iter();
    let videos = videos.map(|it| format!("{}: {} ({})", it.gallery.as_str(), it.title, it.link));
    Row::from([
        (":about".to_owned(), texts.collect::<Vec<_>>().join("\n")),
        (":videos".to_owned(), videos.collect::<Vec<_>>().join("\n")),
    ])
}
