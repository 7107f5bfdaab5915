//! What a page shows before its code has come. It depends on the screen; the page chooses the language.

use super::headers::policy_with;
use axum::http::HeaderValue;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// The table that the build of the website writes (`scripts/firstPaint.mjs`).
pub const TABLE: &str = "frames.json";
/// The element that the screens are drawn into. Until then nothing in it can be used.
const EMPTY: &str = "<div id=\"root\"></div>";
/// Every screen that is not named.
const OTHERS: &str = "*";
/// The staff desk has surroundings of its own.
const DESK: &str = "desk";

/// The drawings of a screen by language. Sorted: the same page has the same bytes on every instance.
type Drawings = BTreeMap<String, String>;

/// What the build of the website writes.
#[derive(Default, Deserialize)]
struct Table {
    /// The element of the page that loads the whole style sheet.
    sheet: String,
    /// The rules of that style sheet which the drawings need.
    style: String,
    /// The script that shows the drawing in the language of the visit.
    script: String,
    /// The drawings, by the first segment of an address.
    screens: HashMap<String, Drawings>,
}

/// One form of the page for each first segment of an address.
pub struct Frames<Page> {
    pages: HashMap<String, Page>,
    policy: Option<HeaderValue>,
}

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
        let table: Table = table
            .and_then(|table| serde_json::from_slice(table).ok())
            .unwrap_or_default();
        let pages = table.screens.iter().map(|(screen, drawings)| {
            let page = make(&with_frames(page, &table, drawings))?;
            Ok((screen.clone(), page))
        });
        Ok(Self {
            pages: pages.collect::<Result<_, E>>()?,
            policy: policy_with(&table.style, &table.script),
        })
    }

    /// The page of an address, with its content security policy.
    pub fn of(&self, path: &str) -> Option<(&Page, &HeaderValue)> {
        let screen = path.trim_matches('/').split('/').next().unwrap_or_default();
        if screen == DESK {
            return None;
        }
        let page = self.pages.get(screen).or_else(|| self.pages.get(OTHERS))?;
        Some((page, self.policy.as_ref()?))
    }
}

/// Writes the drawings in all languages into a page, with what the first paint needs. The whole style sheet
/// comes after it: what stands above is painted without waiting for it.
fn with_frames(page: &str, table: &Table, drawings: &Drawings) -> String {
    let mut body = String::new();
    for (language, drawing) in drawings {
        let _ = write!(body, "<template lang=\"{language}\">{drawing}</template>");
    }
    let (script, sheet) = (&table.script, &table.sheet);
    let _ = write!(
        body,
        "<div id=\"root\" inert></div><script>{script}</script>{sheet}"
    );
    page.replacen(sheet, &format!("<style>{}</style>", table.style), 1)
        .replacen(EMPTY, &body, 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    const SHEET: &str = "<link rel=stylesheet href=/a.css>";
    const TABLE: &[u8] = br#"{"sheet": "<link rel=stylesheet href=/a.css>", "style": "p{top:0}",
        "script": "show()",
        "screens": {"": {"es": "Inicio", "en": "Home"}, "*": {"en": "Loading"}}}"#;

    #[test]
    fn a_page_shows_the_frame_of_its_screen_that_cannot_be_used_yet() {
        let page = format!("<html lang=\"en\"><head>{SHEET}</head><div id=\"root\"></div>");
        let make = |page: &str| Ok::<_, Infallible>(page.to_owned());
        let frames = Frames::read(Some(TABLE), &page, make).unwrap();
        let of = |path| frames.of(path).map(|(page, _)| page.as_str());
        let expected = format!(
            "<html lang=\"en\"><head><style>p{{top:0}}</style></head>\
             <template lang=\"en\">Home</template><template lang=\"es\">Inicio</template>\
             <div id=\"root\" inert></div><script>show()</script>{SHEET}"
        );
        assert_eq!(of("/"), Some(expected.as_str()));
        assert!(of("/find/food").unwrap().contains(">Loading</template>"));
        assert_eq!(of("/desk"), None);
        for unreadable in [None, Some(&b"no table"[..])] {
            let frames = Frames::read(unreadable, &page, make).unwrap();
            assert!(frames.of("/").is_none());
        }
    }
}
