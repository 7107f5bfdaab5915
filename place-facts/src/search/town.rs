//! The town, county or ZIP code of a question.

use crate::geography::{county, is_name, named_as, near, towns_named};
use crate::namesakes::others;
use sync_protocol::places::find::Near;
use sync_protocol::places::search::SearchAlso;

/// The words of a question that name a place: where they are among its words, and how many.
pub(super) struct Said {
    pub(super) name: String,
    pub(super) at: usize,
    pub(super) length: usize,
}

/// Other towns of the name that was said, each with the search that means it.
pub(super) fn also(said: &Said, near: &Near, spelled: &[String]) -> Vec<SearchAlso> {
    let names = named_as(&said.name).map(|name| others(&name, near));
    let also = names.unwrap_or_default().into_iter().map(|near| {
        let (before, after) = (&spelled[..said.at], &spelled[said.at + said.length..]);
        let text = [before, std::slice::from_ref(&near), after].concat();
        SearchAlso {
            near,
            text: text.join(" "),
        }
    });
    also.collect()
}

/// A ZIP code, a town or a county, spelled right.
pub(super) fn place(phrase: &str) -> Option<Near> {
    let is_zip = matches!(phrase.len(), 4 | 5) && phrase.bytes().all(|byte| byte.is_ascii_digit());
    if is_zip || is_name(phrase) {
        return near(phrase);
    }
    within(phrase)
}

/// A town and its county, as "Union Township, Union" is without its comma.
fn within(phrase: &str) -> Option<Near> {
    let spaces = phrase.match_indices(' ');
    spaces.into_iter().find_map(|(at, _)| {
        let (town, rest) = (&phrase[..at], &phrase[at + 1..]);
        let (county, _) = county(rest)?;
        let is_there = towns_named(town).any(|town| town.county == county);
        is_there.then(|| near(&format!("{town}, {county}")))?
    })
}
