//! What a page shows before its code has come. It depends on the screen and on the language.

use serde::Deserialize;
use std::collections::HashMap;

/// The table that the build of the website writes (`scripts/frames.mjs`).
pub const TABLE: &str = "frames.json";
/// The element that the screens are drawn into. Until then nothing in it can be used.
const EMPTY: &str = "<div id=\"root\"></div>";
const LANGUAGE: &str = "<html lang=\"en\">";
/// Every screen that is not named.
const OTHERS: &str = "*";
/// The staff desk has surroundings of its own.
const DESK: &str = "desk";

/// Languages of the website.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English
    En,
    /// Spanish
    Es,
}

impl Language {
    /// The language that a page begins in: that of the link (`lang`), else the first of the browser's
    /// that the website has, else English. `startLanguage` decides in the same way.
    pub fn of_page(query: Option<&str>, accepted: Option<&str>) -> Self {
        let link = query.unwrap_or_default().split('&');
        let link = link.filter_map(|pair| pair.strip_prefix("lang=")).take(1);
        let wanted = accepted.unwrap_or_default().split(',');
        let tags = link.chain(wanted).map(str::trim);
        tags.filter_map(Self::of_tag).next().unwrap_or(Self::En)
    }

    /// Reads a language tag (RFC 5646), with or without a weight after it.
    fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', ';']).next()?.trim();
        [("en", Self::En), ("es", Self::Es)]
            .into_iter()
            .find_map(|(name, language)| primary.eq_ignore_ascii_case(name).then_some(language))
    }
}

/// The first segment of an address and a language.
type Key = (String, Language);

/// One form of the page for each kind of screen and each language.
pub struct Frames<Page>(HashMap<Key, Page>);

impl<Page> Frames<Page> {
    /// Reads the table of the build and makes a page of each entry; without a table, or with one that
    /// cannot be read, there are none.
    ///
    /// # Errors
    /// That of `make`.
    pub fn read<E>(
        table: Option<&[u8]>,
        page: &str,
        make: impl Fn(&str) -> Result<Page, E>,
    ) -> Result<Self, E> {
        let table: HashMap<String, HashMap<Language, String>> = table
            .and_then(|table| serde_json::from_slice(table).ok())
            .unwrap_or_default();
        let mut pages = HashMap::new();
        for (screen, frames) in table {
            for (language, frame) in frames {
                pages.insert(
                    (screen.clone(), language),
                    make(&with_frame(page, language, &frame))?,
                );
            }
        }
        Ok(Self(pages))
    }

    /// The page of an address.
    pub fn of(&self, path: &str, language: Language) -> Option<&Page> {
        let screen = path.trim_matches('/').split('/').next().unwrap_or_default();
        if screen == DESK {
            return None;
        }
        let of = |screen: &str| self.0.get(&(screen.to_owned(), language));
        of(screen).or_else(|| of(OTHERS))
    }
}

fn with_frame(page: &str, language: Language, frame: &str) -> String {
    let page = page.replacen(EMPTY, &format!("<div id=\"root\" inert>{frame}</div>"), 1);
    match language {
        Language::En => page,
        Language::Es => page.replacen(LANGUAGE, "<html lang=\"es\">", 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    #[test]
    fn a_page_begins_in_the_language_of_the_link_or_of_the_browser() {
        let begins = |query, accepted| Language::of_page(query, accepted);
        assert_eq!(begins(None, None), Language::En);
        assert_eq!(begins(None, Some("es-US,es;q=0.9,en;q=0.8")), Language::Es);
        assert_eq!(begins(None, Some("fr, ES;q=0.3")), Language::Es);
        assert_eq!(begins(None, Some("fr, est, en-GB, es")), Language::En);
        assert_eq!(
            begins(Some("near=Newark&lang=en"), Some("es")),
            Language::En
        );
        assert_eq!(begins(Some("lang=fr&lang=en"), Some("es")), Language::Es);
    }

    #[test]
    fn a_page_shows_the_frame_of_its_screen_that_cannot_be_used_yet() {
        let table = br#"{"": {"en": "Home", "es": "Inicio"}, "*": {"en": "Loading"}}"#;
        let page = "<html lang=\"en\"><div id=\"root\"></div>";
        let make = |page: &str| Ok::<_, Infallible>(page.to_owned());
        let frames = Frames::read(Some(table), page, make).unwrap();
        let of = |path, language| frames.of(path, language).map(String::as_str);
        assert_eq!(
            of("/", Language::Es),
            Some("<html lang=\"es\"><div id=\"root\" inert>Inicio</div>")
        );
        assert_eq!(
            of("/find/food", Language::En),
            Some("<html lang=\"en\"><div id=\"root\" inert>Loading</div>")
        );
        assert_eq!(of("/find/food", Language::Es), None);
        assert_eq!(of("/desk", Language::En), None);
        assert!(
            Frames::read(None, page, make)
                .unwrap()
                .of("/", Language::En)
                .is_none()
        );
    }
}
