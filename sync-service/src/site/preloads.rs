//! What a page needs besides its own files, named with the page (RFC 8288): a browser loads it at once
//! and not only after the program asked for it. The priority is low: the style of the page comes first.

use axum::http::HeaderValue;
use std::collections::HashMap;
use std::fmt::Write;
use sync_protocol::listings::EMPLOYMENT;

/// The table that the build of the website writes (`scripts/preloads.mjs`).
pub const TABLE: &str = "preloads.json";

/// Places in the first answer of the finder; the same number as in `src/find/question.ts`.
const PLACES: u8 = 20;

/// The files of the screens, by the first segment of their address.
#[derive(Debug, Default)]
pub struct Preloads {
    code: HashMap<String, String>,
}

impl Preloads {
    /// Reads the table of the build; without one, or with one that cannot be read, nothing is named.
    pub fn read(table: Option<&[u8]>) -> Self {
        let table: HashMap<String, Vec<String>> = table
            .and_then(|table| serde_json::from_slice(table).ok())
            .unwrap_or_default();
        let links = |files: Vec<String>| {
            let links = files
                .iter()
                .map(|file| format!("<{file}>; rel=modulepreload; fetchpriority=low"));
            links.collect::<Vec<_>>().join(", ")
        };
        let code = table
            .into_iter()
            .map(|(screen, files)| (screen, links(files)));
        Self {
            code: code.collect(),
        }
    }

    /// The value of `Link` for a page: the code of its screen and, where the address tells it, its data.
    pub fn of(&self, path: &str, query: Option<&str>) -> Option<HeaderValue> {
        let path = path.trim_matches('/');
        // The galleries of videos are a screen of their own.
        if path.starts_with("resources/videos/") {
            return None;
        }
        let screen = path.split('/').next().unwrap_or_default();
        let mut links = self.code.get(screen)?.clone();
        if let Some(data) = data(path, query) {
            let _ = write!(
                links,
                ", <{data}>; rel=preload; as=fetch; crossorigin; fetchpriority=low"
            );
        }
        HeaderValue::try_from(links).ok()
    }
}

/// The address of a page's data, as the screen will ask for it.
fn data(path: &str, query: Option<&str>) -> Option<String> {
    match path.split_once('/') {
        None if path == EMPLOYMENT => Some(list(path)),
        Some(("resources", name)) => Some(list(name)),
        Some(("find", need)) => found(need, query),
        _ => None,
    }
}

fn list(name: &str) -> String {
    format!("/widgets/resources/{name}")
}

/// The first answer of the finder. A question with more than a town depends on the day in New Jersey and
/// on the order of the words; the screen asks it by itself.
fn found(need: &str, query: Option<&str>) -> Option<String> {
    let near = match query {
        None | Some("") => String::new(),
        Some(query) => {
            let town = query.strip_prefix("near=").filter(|town| is_plain(town))?;
            format!("&near={town}")
        }
    };
    Some(format!("/find?need={need}{near}&limit={PLACES}"))
}

/// Whether a browser writes a word of a query just as it stands here.
fn is_plain(word: &str) -> bool {
    !word.is_empty()
        && word
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'+')
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: &[u8] = br#"{"find":["/assets/f.js"],"employment":["/assets/a.js","/assets/b.js"],
        "resources":["/assets/l.js"]}"#;

    fn link(path: &str, query: Option<&str>) -> Option<String> {
        let value = Preloads::read(Some(BUILT)).of(path, query)?;
        Some(value.to_str().unwrap().to_owned())
    }

    #[test]
    fn a_list_comes_with_its_code_and_its_rows() {
        let expected = "</assets/a.js>; rel=modulepreload; fetchpriority=low, </assets/b.js>; rel=modulepreload; fetchpriority=low, \
            </widgets/resources/employment>; rel=preload; as=fetch; crossorigin; fetchpriority=low";
        assert_eq!(link("/employment", None).unwrap(), expected);
        let food = link("/resources/food/", Some("county=Essex")).unwrap();
        assert!(food.ends_with(
            "</widgets/resources/food>; rel=preload; as=fetch; crossorigin; fetchpriority=low"
        ));
    }

    #[test]
    fn a_question_of_the_finder_is_named_only_when_the_screen_will_ask_it_so() {
        let data = |query| {
            let link = link("/find/food", query).unwrap();
            link.split_once(", <")
                .map(|(_, data)| data.split('>').next().unwrap().to_owned())
        };
        let plain = Some("/find?need=food&limit=20".to_owned());
        assert_eq!(data(None), plain);
        assert_eq!(data(Some("")), plain);
        let near = data(Some("near=Cherry+Hill"));
        assert_eq!(near.unwrap(), "/find?need=food&near=Cherry+Hill&limit=20");
        for query in [
            "near=",
            "near=a%22b",
            "near=a>;b",
            "near=Newark&for=no-id",
            "when=today",
        ] {
            assert_eq!(data(Some(query)), None, "{query}");
        }
    }

    #[test]
    fn other_pages_and_a_build_without_a_table_name_nothing() {
        for path in ["/", "/about", "/resources/videos/career"] {
            assert_eq!(link(path, None), None, "{path}");
        }
        assert!(Preloads::read(None).of("/find/food", None).is_none());
        assert!(
            Preloads::read(Some(b"no table"))
                .of("/find/food", None)
                .is_none()
        );
    }
}
