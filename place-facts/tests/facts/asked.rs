//! What people ask, and what has to be among the first places that the search finds in the starter lists. Each
//! question stands there in two languages or four.

use crate::starter_catalog::CATALOG;
use place_facts::calendar::read_moment;
use place_facts::catalog::CatalogPlace;
use place_facts::hours::evaluate::rest_of_day;
use place_facts::search::search;
use serde::Deserialize;
use std::collections::BTreeMap;
use sync_protocol::places::find::{Need, Wish};
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::search::SearchAnswer;

/// The parts of the cases, in the order in which they were written. The search was made with the first in sight. Each of
/// the others was measured once before anything was repaired for it.
const PARTS: [&str; 4] = ["tuned", "held", "fresh", "later"];
/// One question in this number may find something else.
const UNFOUND: usize = 25;
/// How many places people look at.
const FIRST: usize = 3;
/// How many of the first places of two languages are compared.
const COMPARED: usize = 5;
const NOW: &str = "2026-11-23T10:30";

#[derive(Deserialize)]
struct Cases {
    questions: Vec<Asked>,
    /// Words that name no place and are no misspelling of another word.
    ordinary: BTreeMap<String, Vec<String>>,
}

/// A question and what it has to find.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Asked {
    part: String,
    asks: BTreeMap<String, String>,
    need: Option<Need>,
    near: Option<String>,
    miles: Option<f64>,
    #[serde(default)]
    wishes: Vec<Wish>,
    #[serde(default)]
    as_typed: bool,
    /// One of the first places is like one of these. Without any, nothing has to be found.
    #[serde(default)]
    first: Vec<Like>,
    /// The very first place is like one of them.
    #[serde(default)]
    best: bool,
    /// No place of the answer is like one of these.
    #[serde(default)]
    never: Vec<Like>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Like {
    need: Option<Need>,
    list: Option<String>,
    /// A part of its kind.
    kind: Option<String>,
    /// A part of its name, kind, work or notes.
    says: Option<String>,
}

impl Like {
    fn is(&self, place: &CatalogPlace) -> bool {
        let text = |field: &str| place.text(field).unwrap_or_default().to_lowercase();
        let all = ["name", "type", "work", "notes"].map(text).join(" | ");
        self.need.is_none_or(|need| place.served(need).is_some())
            && self
                .list
                .as_ref()
                .is_none_or(|list| *list == place.place.list)
            && self
                .kind
                .as_ref()
                .is_none_or(|kind| text("type").contains(kind))
            && self.says.as_ref().is_none_or(|words| all.contains(words))
    }
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../cases/search-asked.json")).unwrap()
}

fn ask(text: &str) -> SearchAnswer {
    search(&CATALOG, text, read_moment(NOW).unwrap().0)
}

/// What is wrong with an answer; empty if nothing is.
fn wrong(asked: &Asked, answer: &SearchAnswer) -> Vec<String> {
    let mut wrong = Vec::new();
    if asked.need.is_some_and(|need| !answer.needs.contains(&need)) {
        wrong.push(format!("needs {:?}", answer.needs));
    }
    let near = answer.near.as_ref().map(|near| near.name.as_str());
    if near != asked.near.as_deref() {
        wrong.push(format!("near {near:?}"));
    }
    if asked
        .wishes
        .iter()
        .any(|wish| !answer.wishes.contains(wish))
    {
        wrong.push(format!("wishes {:?}", answer.wishes));
    }
    if asked.as_typed && answer.understood.is_some() {
        wrong.push(format!("understood {:?}", answer.understood));
    }
    let never = answer.hits.iter().filter(|hit| {
        let place = CATALOG.get(&hit.id).unwrap();
        asked.never.iter().any(|like| like.is(place))
    });
    wrong.extend(never.map(|hit| format!("leads to {}", hit.name)));
    let looked_at = if asked.best { 1 } else { FIRST };
    let first = || answer.hits.iter().take(looked_at);
    let is_like = first().any(|hit| {
        let place = CATALOG.get(&hit.id).unwrap();
        let is_near = asked
            .miles
            .is_none_or(|most| hit.miles.is_some_and(|miles| miles <= most));
        is_near && asked.first.iter().any(|like| like.is(place))
    });
    if !is_like && !asked.first.is_empty() {
        let names =
            first().map(|hit| format!("{} ({})", hit.name, hit.kind.clone().unwrap_or_default()));
        wrong.push(format!("found {:?}", names.collect::<Vec<_>>()));
    }
    wrong
}

/// All that is wrong with one part of the cases, and how many there are.
fn all_wrong(part: &str) -> (Vec<String>, usize) {
    let cases = cases();
    let mut count = 0;
    let mut all = Vec::new();
    for asked in cases.questions.iter().filter(|asked| asked.part == part) {
        for (language, text) in &asked.asks {
            count += 1;
            let answer = ask(text);
            let wrong = wrong(asked, &answer);
            if !wrong.is_empty() {
                all.push(format!("{language} {text:?}: {}", wrong.join("; ")));
            }
        }
    }
    for word in &cases.ordinary[part] {
        count += 1;
        let answer = ask(word);
        if answer.understood.is_some() || answer.near.is_some() {
            all.push(format!("ordinary {word:?}: {:?}", answer.understood));
        }
    }
    (all, count)
}

#[test]
fn what_people_ask_is_among_the_first_places() {
    for part in PARTS {
        let (wrong, count) = all_wrong(part);
        let most = if part == PARTS[0] { 0 } else { count / UNFOUND };
        let found = format!("{part}: {} of {count}", wrong.len());
        assert!(
            count > 50 && wrong.len() <= most,
            "{found}\n{}",
            wrong.join("\n")
        );
    }
}

#[test]
fn the_same_question_has_the_same_first_places_in_every_language() {
    let first = |text: &str| -> Vec<String> {
        let hits = ask(text).hits.into_iter();
        hits.take(COMPARED).map(|hit| hit.name).collect()
    };
    let mut differ = Vec::new();
    for asked in cases()
        .questions
        .iter()
        .filter(|asked| asked.part == PARTS[0])
    {
        let english = first(&asked.asks["en"]);
        for (language, text) in &asked.asks {
            let other = first(text);
            let shared = other.iter().filter(|name| english.contains(name)).count();
            if shared < english.len().min(COMPARED - 1) {
                differ.push(format!(
                    "{language} {text:?} {other:?} <> {:?} {english:?}",
                    asked.asks["en"]
                ));
            }
        }
    }
    assert!(
        differ.is_empty(),
        "{}:\n{}",
        differ.len(),
        differ.join("\n")
    );
}

#[test]
fn what_is_closed_on_the_day_that_was_named_is_not_among_the_first_places() {
    for text in [
        "pantry open sunday",
        "despensa abierta el domingo",
        "food on sundays",
        "sunday",
    ] {
        let hits = ask(text).hits;
        let sunday = read_moment("2026-11-29T00:00").unwrap().0;
        for hit in hits.iter().take(FIRST) {
            let place = CATALOG.get(&hit.id).unwrap();
            let (state, _) = rest_of_day(&place.hours, sunday);
            assert_eq!(state, OpenState::Open, "{text}: {}", hit.name);
        }
    }
}
