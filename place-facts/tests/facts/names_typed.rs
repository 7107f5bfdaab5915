//! Who types the name of a place finds it first, in the starter lists.

use crate::starter_catalog::CATALOG;
use jiff::civil::{DateTime, date};
use place_facts::catalog::CatalogPlace;
use place_facts::search::search;
use sync_protocol::places::find::Need;
use sync_protocol::places::search::SearchHit;

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);
/// How many hits a first screen has.
const SCREEN: usize = 5;
/// Of a hundred names, how many are on the first screen.
const WHOLE: usize = 98;
const SHORTENED: usize = 90;
const SWAPPED: usize = 95;

fn first(text: &str) -> Vec<SearchHit> {
    let answer = search(&CATALOG, text, MONDAY);
    let all = answer.hits.into_iter().chain(answer.others);
    all.take(SCREEN).collect()
}

/// How many of a hundred places are on the first screen, with those that are not.
fn share(typed: impl Fn(&CatalogPlace) -> Option<String>) -> (usize, Vec<String>) {
    let (mut all, mut missed) = (0, Vec::new());
    for place in CATALOG.places() {
        let name = place.text("name").unwrap();
        let Some(text) = typed(place) else { continue };
        all += 1;
        // Rows of one name are one place, or there are more of them than a screen has.
        if !first(&text).iter().any(|hit| hit.name == name) {
            missed.push(format!("{text} ({name})"));
        }
    }
    ((all - missed.len()) * 100 / all, missed)
}

#[test]
fn each_place_is_found_by_its_name() {
    let (share, missed) = share(|place| Some(place.text("name")?.to_lowercase()));
    assert!(share >= WHOLE, "{share}: {missed:#?}");
}

#[test]
fn most_places_are_found_without_the_last_word_of_their_name() {
    let (share, missed) = share(|place| {
        let name = place.text("name")?.to_lowercase();
        let (rest, _) = name.rsplit_once(' ')?;
        rest.contains(' ').then(|| rest.to_owned())
    });
    assert!(share >= SHORTENED, "{share}: {missed:#?}");
}

#[test]
fn most_places_are_found_without_their_town() {
    let (share, missed) = share(|place| {
        let name = place.text("name")?.to_lowercase();
        let town = place.text("city")?.to_lowercase();
        let rest = name.replace(&town, " ");
        let words: Vec<&str> = rest.split_whitespace().collect();
        // Where more are called so than a screen has, the town says which of them.
        let has_all = |other: &&CatalogPlace| {
            let other = other.text("name").unwrap().to_lowercase();
            words.iter().all(|word| other.contains(word))
        };
        let are_few = CATALOG.places().iter().filter(has_all).count() <= SCREEN;
        (rest != name && words.len() > 1 && are_few).then_some(rest.clone())
    });
    assert!(share >= SHORTENED, "{share}: {missed:#?}");
}

/// A name with two letters swapped in the middle of its longest word, of several of them the first; `None` where its words are as
/// short as ones that are not corrected.
fn swapped(name: &str) -> Option<String> {
    const SHORTEST: usize = 5;
    let words: Vec<&str> = name.split(' ').collect();
    let length = |word: &str| word.chars().filter(|it| it.is_alphabetic()).count();
    let longest = words.iter().rev().max_by_key(|word| length(word))?;
    let mut letters: Vec<char> = longest.chars().collect();
    let middle = letters.len() / 2;
    let mut pairs = (middle..letters.len()).chain((2..middle).rev());
    let at = pairs.find(|at| {
        let (a, b) = (letters[at - 1], letters[*at]);
        a != b && a.is_alphabetic() && b.is_alphabetic()
    })?;
    letters.swap(at - 1, at);
    let wrong: String = letters.into_iter().collect();
    (length(longest) >= SHORTEST).then(|| name.replacen(longest, &wrong, 1))
}

#[test]
fn most_places_are_found_with_two_letters_swapped() {
    let (share, missed) = share(|place| swapped(&place.text("name")?.to_lowercase()));
    assert!(share >= SWAPPED, "{share}: {missed:#?}");
}

#[test]
fn half_a_name_is_on_the_first_screen() {
    for (text, name) in [
        ("second chance", "Second Chance Thrift Shop"),
        ("home front", "HomeFront"),
        ("home front family campus", "HomeFront Family Campus"),
    ] {
        let found = first(text);
        let names: Vec<_> = found.iter().take(4).map(|hit| &hit.name).collect();
        assert!(names.iter().any(|it| *it == name), "{text}: {names:?}");
    }
}

#[test]
fn the_place_that_was_named_is_the_first() {
    for (text, name) in [
        (
            "career closet",
            "Career Closet (NCJW/Essex Center for Women)",
        ),
        (
            "career closet livingston",
            "Career Closet (NCJW/Essex Center for Women)",
        ),
        (
            "essex county division of family assistance",
            "Essex County Division of Family Assistance and Benefits",
        ),
        (
            "morris county temporary assistance",
            "Morris County Office of Temporary Assistance",
        ),
        ("cranford family care", "Cranford Family Care Association"),
        (
            "hope community church pantry",
            "Hope Community Church Pantry",
        ),
        (
            "st. lawrence church food pantry",
            "St. Lawrence Church Food Pantry",
        ),
        ("hope house", "Hope House"),
        (
            "morris cuonty office of temporary assistance",
            "Morris County Office of Temporary Assistance",
        ),
        ("edison housing autority", "Edison Housing Authority"),
        ("nj 211 homeless hotlnie", "NJ 211 Homeless Hotline"),
        ("secnd chance thrift shop", "Second Chance Thrift Shop"),
        (
            "carer closet",
            "Career Closet (NCJW/Essex Center for Women)",
        ),
        (
            "st lawrance church food pantry",
            "St. Lawrence Church Food Pantry",
        ),
        ("atlantic homeless aliance", "Atlantic Homeless Alliance"),
        ("hope house jersey city", "Hope House"),
        (
            "harmony house",
            "Harmony House Transitional Living Facility",
        ),
        ("helping the homeless newark", "Helping the Homeless"),
        ("us foods", "US Foods"),
        ("uber", "Uber"),
        ("coming home", "Coming Home of Middlesex County"),
        ("our lady", "Our Lady of Fatima Bread of Life Food Pantry"),
        ("rsource center of somerset", "Resource Center of Somerset"),
        ("resouce center somerset", "Resource Center of Somerset"),
        (
            "first batist church of newton",
            "First Baptist Church of Newton",
        ),
        ("beat center", "The B.E.A.T. Center"),
        ("help center", "H.E.L.P. Center"),
        (
            "mcfoods",
            "M.C.F.O.O.D.S. Middlesex County's Emergency Food",
        ),
        ("saint lucy", "St. Lucy's Emergency Shelter"),
        ("st stephens episcopal", "Saint Stephen's Episcopal Church"),
        (
            "urban league of essex county youth reentry",
            "Urban League of Essex County Youth Reentry",
        ),
        (
            "bergen county homeless hotline",
            "Bergen County Homeless Hotline",
        ),
        (
            "hudson county homeless hotline",
            "Hudson County Homeless Hotline",
        ),
        (
            "washington community food pantry",
            "Washington Community Food Pantry",
        ),
    ] {
        let found = first(text);
        assert_eq!(
            found.first().map(|hit| hit.name.as_str()),
            Some(name),
            "{text}"
        );
    }
}

#[test]
fn words_for_a_thing_are_no_name() {
    for text in [
        "food pantry",
        "food pantry newark",
        "soup kitchen",
        "thrift shop",
        "shelter for women",
    ] {
        let first = first(text);
        let kinds: Vec<_> = first.iter().map(|hit| hit.list.as_str()).collect();
        assert_eq!(first.len(), SCREEN, "{text}");
        assert!(
            kinds.windows(2).all(|two| two[0] == two[1]),
            "{text}: {kinds:?}"
        );
    }
}

#[test]
fn an_army_that_helps_is_no_army_of_veterans() {
    for typed in ["Ejército de Salvación", "salvation army", "lame sali"] {
        let hits = first(typed);
        assert_eq!(hits.len(), SCREEN, "{typed}");
        for hit in hits {
            assert!(hit.name.contains("Salvation Army"), "{typed}: {}", hit.name);
        }
    }
}

#[test]
fn the_words_of_the_town_that_was_said_are_no_words_of_a_name() {
    for (text, town) in [
        ("legal services jersey city", "Jersey City"),
        ("jersey city legal services", "Jersey City"),
        ("legal services in Jersey City", "Jersey City"),
        ("community services new brunswick", "New Brunswick"),
        ("atlantic city community center", "Atlantic City"),
        ("union county family services", "Union County"),
        ("long branch legal services", "Long Branch"),
        ("ocean city legal services", "Ocean City"),
    ] {
        let answer = search(&CATALOG, text, MONDAY);
        assert!(answer.near.is_some(), "{text}");
        let first = &answer.hits[0];
        let is_there = first.miles.is_none_or(|miles| miles <= 20.0);
        assert!(
            is_there,
            "{text} ({town}): {} {:?}",
            first.name, first.miles
        );
    }
    let first = &search(&CATALOG, "south jersey legal services", MONDAY).hits[0];
    assert!(first.name.starts_with("South Jersey Legal Services"));
}

#[test]
fn a_slip_in_a_short_word_of_a_need_is_corrected() {
    for (text, expected) in [
        ("fpod newark", Need::Food),
        ("fodo newark", Need::Food),
        ("foud newark", Need::Food),
        ("jbos newark", Need::Work),
        ("wrok newark", Need::Work),
        ("clohtes newark", Need::Clothes),
        ("rpoa newark", Need::Clothes),
    ] {
        let answer = search(&CATALOG, text, MONDAY);
        assert!(
            answer.needs.contains(&expected),
            "{text}: {:?} {:?}",
            answer.needs,
            answer.understood
        );
    }
    // Two needs are as near, or none is.
    for text in ["bxde newark", "zzod newark", "xxxx newark"] {
        let answer = search(&CATALOG, text, MONDAY);
        assert!(answer.needs.is_empty(), "{text}: {:?}", answer.understood);
        assert!(!answer.unknown.is_empty(), "{text}");
    }
}
