//! What is about the thing that was said, and beside which no other place is of help, comes before all that only answers
//! the need, in the starter lists.

#![allow(clippy::unwrap_used)]

mod starter_lists;

use jiff::civil::{DateTime, date};
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::search::search;
use starter_lists::LISTS;
use std::sync::LazyLock;
use sync_protocol::places::find::Need;
use sync_protocol::places::requirements::Group;

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);
/// How many hits a first screen has.
const SCREEN: usize = 5;
/// The lines for the whole state and the whole country.
const STATE_LINE: &str = "New Jersey Domestic Violence Hotline";
const VETERANS_LINE: &str = "National Call Center for Homeless Veterans";

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    let lists = LISTS.map(|name| (name, starter_lists::rows(name)));
    Catalog::new(lists.iter().map(|(name, rows)| (*name, &rows[..])), &[]).0
});

fn hits(text: &str) -> Vec<&'static CatalogPlace> {
    let hits = search(&CATALOG, text, MONDAY).hits;
    let places = hits.iter().map(|hit| CATALOG.get(&hit.id).unwrap());
    places.collect()
}

fn is_for(place: &CatalogPlace, group: Group) -> bool {
    let mut groups = place.requirements.groups.iter();
    groups.any(|it| it.value == group)
}

fn name(place: &CatalogPlace) -> String {
    place.text("name").unwrap_or_default()
}

#[test]
fn who_is_beaten_sees_places_for_survivors_first() {
    for text in [
        "domestic violence shelter newark",
        "women's shelter abuse",
        "women's shelter abuse newark",
        "me pega mi marido refugio newark",
        "shelter for battered women camden",
        "safe house",
        "safe house trenton",
        "my husband hits me I need a bed in Paterson",
        "refugio para mujeres maltratadas en Elizabeth",
        "abrigo violência doméstica Newark",
        "abri vyolans domestik Newark",
        "rape crisis shelter newark",
    ] {
        let hits = hits(text);
        assert!(hits.len() > SCREEN, "{text}");
        let first = &hits[..SCREEN];
        for place in first {
            assert!(is_for(place, Group::Survivors), "{text}: {}", name(place));
        }
        let names: Vec<String> = first.iter().map(|place| name(place)).collect();
        assert!(names.iter().any(|it| it == STATE_LINE), "{text}: {names:?}");
    }
}

#[test]
fn the_nearest_place_for_survivors_comes_first_among_those_that_keep_their_address() {
    let counties = |text: &str| -> Vec<String> {
        let doors = hits(text).into_iter();
        let doors = doors.filter(|it| {
            it.text("type")
                .unwrap()
                .contains("Domestic violence shelter")
        });
        doors.map(|it| it.text("county").unwrap()).collect()
    };
    assert_eq!(
        counties("domestic violence shelter Hackensack")[0],
        "Bergen"
    );
    assert_eq!(counties("domestic violence shelter Toms River")[0], "Ocean");
    assert_eq!(
        counties("domestic violence shelter Morristown")[0],
        "Morris"
    );
}

#[test]
fn what_treats_addiction_or_takes_the_young_comes_before_what_only_answers_the_need() {
    let says = |place: &CatalogPlace, words: &[&str]| {
        let text = ["type", "name", "notes"].map(|field| place.text(field).unwrap_or_default());
        let text = text.join(" ").to_lowercase();
        words.iter().any(|word| text.contains(word))
    };
    for (text, words) in [
        ("detox newark", &["addiction", "recovery", "treatment"][..]),
        (
            "rehab shelter camden",
            &["addiction", "recovery", "treatment"],
        ),
        (
            "drug abuse help newark",
            &["addiction", "recovery", "treatment"],
        ),
        ("youth shelter newark", &["youth", "young"]),
        ("teen bed trenton", &["youth", "young"]),
    ] {
        let hits = hits(text);
        let is_about = |place: &&&CatalogPlace| says(place, words);
        let first = hits.iter().take_while(is_about).count();
        let all = hits.iter().filter(is_about).count();
        assert!(first > 1 || all == 1, "{text}: {first} of {all}");
        assert!(is_about(&&hits[0]), "{text}: {}", name(hits[0]));
    }
}

#[test]
fn drug_abuse_is_no_violence() {
    for text in ["drug abuse help newark", "abuso de drogas", "alcohol abuse"] {
        let answer = search(&CATALOG, text, MONDAY);
        assert_eq!(answer.needs, [Need::Health], "{text}");
        assert!(!is_for(hits(text)[0], Group::Survivors), "{text}");
    }
}

#[test]
fn a_veteran_sees_what_is_for_veterans_in_reach_and_the_line_then_what_is_near() {
    let veterans = hits("veterans housing newark");
    assert!(
        is_for(veterans[0], Group::Veterans),
        "{}",
        name(veterans[0])
    );
    let far = hits("homeless veteran shelter camden");
    assert_eq!(name(far[0]), VETERANS_LINE);
    assert_eq!(far[1].text("city").as_deref(), Some("Camden"));
}

#[test]
fn a_need_alone_is_answered_as_before() {
    let first = hits("shelter newark");
    for place in first.iter().take(SCREEN) {
        assert!(!is_for(place, Group::Survivors), "{}", name(place));
    }
}
