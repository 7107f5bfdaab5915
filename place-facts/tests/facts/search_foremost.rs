//! What is about the thing that was said, and beside which no other place is of help, comes before all that only answers
//! the need, in the starter lists.

use crate::starter_catalog::CATALOG;
use jiff::civil::{DateTime, date};
use place_facts::catalog::CatalogPlace;
use place_facts::hours::evaluate::rest_of_day;
use place_facts::search::search;
use sync_protocol::places::find::Need;
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::requirements::Group;

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);
/// How many hits a first screen has.
const SCREEN: usize = 5;
/// The lines for the whole state and the whole country.
const STATE_LINE: &str = "New Jersey Domestic Violence Hotline";
const VETERANS_LINE: &str = "National Call Center for Homeless Veterans";

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
fn two_letters_are_enough_for_who_is_beaten() {
    let first = hits("dv shelter");
    assert!(
        first
            .iter()
            .take(SCREEN)
            .all(|it| is_for(it, Group::Survivors))
    );
    assert!(first.len() > SCREEN);
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
        let (_, town) = text.rsplit_once(' ').unwrap();
        let is_there = |place: &CatalogPlace| {
            let city = place.text("city").unwrap_or_default();
            city.to_lowercase() == town
        };
        // What is far, and no danger, comes behind the town that was said.
        let is_first = |place: &&&CatalogPlace| is_about(place) || is_there(place);
        let first = hits.iter().take_while(is_first).count();
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

#[test]
fn a_number_that_counts_is_no_word_and_is_told_as_left_out() {
    for (text, without, counts) in [
        ("food for 4 kids", "food for kids", &["4"][..]),
        ("family of 5 needs food", "family of needs food", &["5"]),
        ("shoes size 12", "shoes size", &["12"]),
        (
            "shelter for 57 year old",
            "shelter for",
            &["57", "year", "old"],
        ),
        (
            "shelter for 57 year old in newark",
            "shelter for newark",
            &["57", "year", "old"],
        ),
        ("bed 2 people", "bed people", &["2"]),
        (
            "comida para 3 hijos en Camden",
            "comida para hijos en Camden",
            &["3"],
        ),
        (
            "4 kids 2 adults food newark",
            "kids adults food newark",
            &["4", "2"],
        ),
    ] {
        let ids = |text: &str| -> Vec<String> {
            let hits = search(&CATALOG, text, MONDAY).hits;
            hits.into_iter().map(|it| it.id).collect()
        };
        assert!(ids(text).len() > SCREEN, "{text}");
        assert_eq!(ids(text), ids(without), "{text}");
        let unknown = search(&CATALOG, text, MONDAY).unknown;
        for count in counts {
            assert!(unknown.iter().any(|it| it == count), "{text}: {unknown:?}");
        }
    }
}

#[test]
fn a_house_number_a_zip_code_and_a_telephone_number_stay_words() {
    for text in [
        "619 grove st",
        "18 neilson street",
        "31 fulton st newark",
        "211",
    ] {
        let answer = search(&CATALOG, text, MONDAY);
        assert!(answer.unknown.is_empty(), "{text}: {:?}", answer.unknown);
    }
    let first = hits("food 18 neilson street");
    assert_eq!(
        first[0].text("address").as_deref(),
        Some("18 Neilson Street")
    );
    let near = search(&CATALOG, "food 08102", MONDAY).near;
    assert_eq!(near.map(|it| it.name).as_deref(), Some("Camden"));
}

#[test]
fn places_whose_list_is_about_the_need_come_before_those_that_answer_it_beside() {
    for (text, list) in [
        ("hungry", "food"),
        ("no id food", "food"),
        ("food for kids", "food"),
        ("tengo hambre", "food"),
        ("food newark", "food"),
        ("clothes jersey city", "clothing"),
        ("ropa", "clothing"),
    ] {
        let is_own = |place: &&CatalogPlace| place.place.list == list;
        for place in &hits(text)[..SCREEN] {
            // In the town that was said, a shelter with meals comes before the pantries of other towns.
            let city = place.text("city").unwrap_or_default().to_lowercase();
            let is_there = !city.is_empty() && text.ends_with(&city);
            assert!(is_own(place) || is_there, "{text}: {}", name(place));
            let can_reach = place.field("phone").is_some() || place.field("address").is_some();
            assert!(can_reach, "{text}: {}", name(place));
        }
    }
    let newark = hits("food newark");
    let of_town: Vec<bool> = newark
        .iter()
        .take(SCREEN)
        .filter(|it| {
            it.text("city").as_deref() == Some("Newark") && it.served(Need::Food).is_some()
        })
        .map(|it| it.place.list == "food")
        .collect();
    assert!(
        of_town.len() > 2 && of_town.is_sorted_by(|a, b| a >= b),
        "{of_town:?}"
    );
    // What gives it beside something else stays an answer, before what is far.
    let camden = hits("food camden");
    assert_eq!(camden[0].place.list, "food");
    assert!(camden[0].field("phone").is_some());
    assert!(camden.iter().any(|it| it.place.list != "food"));
}

#[test]
fn who_needs_a_restraining_order_finds_legal_help() {
    for text in [
        "restraining order",
        "order of protection",
        "orden de restriccion",
    ] {
        let hits = hits(text);
        assert!(hits.len() >= SCREEN, "{text}");
        for place in &hits[..SCREEN] {
            let helps = place.served(Need::Legal).is_some() || is_for(place, Group::Survivors);
            assert!(helps, "{text}: {}", name(place));
        }
    }
}

#[test]
fn a_meal_tonight_is_not_one_of_this_morning() {
    let morning = date(2026, 11, 23).at(8, 0, 0, 0);
    for text in [
        "food tonight newark",
        "free meal tonight newark",
        "cena esta noche newark",
    ] {
        let answer = search(&CATALOG, text, morning);
        assert_eq!(answer.at, "2026-11-23T08:00", "{text}");
        let first = &answer.hits[0];
        let place = CATALOG.get(&first.id).unwrap();
        let evening = date(2026, 11, 23).at(17, 0, 0, 0);
        let (state, _) = rest_of_day(&place.hours, evening);
        assert_ne!(state, OpenState::Closed, "{text}: {}", first.name);
    }
    let lunch = search(&CATALOG, "food today newark", morning);
    let place = CATALOG.get(&lunch.hits[0].id).unwrap();
    assert_ne!(rest_of_day(&place.hours, morning).0, OpenState::Closed);
}

#[test]
fn employers_come_before_programs_where_employers_are_asked_for() {
    let kinds = |text: &str| -> Vec<bool> {
        let first = hits(text).into_iter().take(SCREEN);
        let kinds = first.map(|place| place.text("type").unwrap_or_default());
        kinds
            .map(|kind| kind.to_lowercase().contains("employer"))
            .collect()
    };
    for text in [
        "employers that hire felons",
        "companies that hire felons",
        "second chance employers",
        "empresas que contratan exconvictos",
        "empresas que contratan con antecedentes",
    ] {
        assert_eq!(kinds(text), [true; SCREEN], "{text}");
    }
    // Who looks for a job is helped by a program too.
    assert!(kinds("jobs for felons").contains(&false));
}

#[test]
fn who_makes_a_card_comes_before_a_rule_about_it() {
    let kind = |text: &str| hits(text)[0].text("type").unwrap_or_default();
    for text in ["social security card", "tarjeta de seguro social", "ssn"] {
        assert!(!kind(text).contains("rule"), "{text}");
    }
    assert_eq!(kind("no social security number"), "ID rule");
}

#[test]
fn a_town_that_is_written_as_it_is_heard_is_that_town() {
    for text in ["refujio nuark", "comida nuevark", "food niuark"] {
        let near = search(&CATALOG, text, MONDAY).near;
        assert_eq!(near.map(|it| it.name).as_deref(), Some("Newark"), "{text}");
    }
    // Where a town was said, the word is no second one.
    let near = search(&CATALOG, "food nuark camden", MONDAY).near;
    assert!(near.is_some());
    assert_eq!(search(&CATALOG, "food tonite", MONDAY).unknown, [""; 0]);
}
