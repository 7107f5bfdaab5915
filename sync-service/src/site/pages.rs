//! The addresses that are screens (specification section 2), so that all others answer 404.

use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{self, StrDeserializer};
use sync_protocol::places::find::Need;

/// Pages without a parameter.
const PAGES: [&str; 15] = [
    "",
    "profile",
    "login",
    "resources",
    "employment",
    "contact",
    "about",
    "my-list",
    "search-lists",
    "appointment",
    "interview",
    "desk",
    "entry",
    "papers",
    "first-days",
];
/// Pages of the staff desk beside the one of a place. No call may have the address of one.
pub const DESK: [&str; 10] = [
    "review", "many", "mail", "notice", "texts", "menu", "staff", "kiosks", "numbers", "record",
];
/// Questions of the resume builder.
const BUILDER: [&str; 10] = [
    "jobs",
    "skills",
    "licences",
    "schooling",
    "languages",
    "times",
    "reach",
    "done",
    "employers",
    "tap",
];
/// Letters that can be made.
const LETTERS: [&str; 3] = ["employer", "payment-plan", "record"];
/// Galleries under `resources/videos`.
const GALLERIES: [&str; 2] = ["career", "finance"];

/// Whether a path is a screen; `is_list` knows the names of lists.
pub fn is_page(path: &str, is_list: impl Fn(&str) -> bool) -> bool {
    let path = path.strip_prefix('/').unwrap_or(path);
    let path = path
        .strip_suffix('/')
        .filter(|rest| !rest.is_empty())
        .unwrap_or(path);
    match path.split('/').collect::<Vec<_>>().as_slice() {
        [page] => PAGES.contains(page),
        ["find" | "calendar", need] => is_need(need),
        ["places", _] | ["desk", "check", _] => true,
        ["desk", page] => DESK.contains(page),
        ["auth", "action"] | ["resume", "new"] => true,
        ["letter", kind] => LETTERS.contains(kind),
        ["resume", "new", step] => BUILDER.contains(step),
        ["resume", "new", "tasks" | "place", job] => job.parse::<u8>().is_ok(),
        ["resources", list] => is_list(list),
        ["resources", "videos", gallery] => GALLERIES.contains(gallery),
        _ => false,
    }
}

fn is_need(word: &str) -> bool {
    let word: StrDeserializer<'_, value::Error> = word.into_deserializer();
    Need::deserialize(word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rte_3_only_screens_are_pages() {
        let is_list = |name: &str| name == "food";
        for page in [
            "/",
            "/profile",
            "/about/",
            "/my-list",
            "/auth/action",
            "/letter/record",
            "/resume/new",
            "/resume/new/skills",
            "/resume/new/place/0",
            "/resources/food",
            "/find/food",
            "/calendar/food",
            "/places/0b5c9f0e-4a53-5cbb-9d6c-0d8a5a0f6d11",
            "/resources/videos/career",
            "/desk",
            "/desk/review",
            "/desk/many",
            "/desk/texts",
            "/desk/menu",
            "/desk/record",
            "/entry",
            "/desk/check/0b5c9f0e-4a53-5cbb-9d6c-0d8a5a0f6d11",
        ] {
            assert!(is_page(page, is_list), "{page}");
        }
        for other in [
            "//",
            "/x",
            "/resources/x",
            "/find/x",
            "/calendar/x",
            "/resume",
            "/resume/new/x",
            "/resume/new/tasks/x",
            "/resources/videos/x",
            "/resources/food/x",
            "/desk/x",
            "/.env",
        ] {
            assert!(!is_page(other, is_list), "{other}");
        }
    }
}
