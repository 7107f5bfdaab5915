//! What fits in the town that was said comes before what other towns have, and words that are only begun find what the whole
//! words find. In the starter lists, and where a list has to be made for it.

use crate::row_of::row_of;
use crate::starter_catalog::CATALOG;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::search::search;
use sync_protocol::listings::Row;
use sync_protocol::places::find::Need;
use sync_protocol::places::search::{SearchAnswer, SearchHit};

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);

fn answer(text: &str) -> SearchAnswer {
    search(&CATALOG, text, MONDAY)
}

fn hits(text: &str) -> Vec<SearchHit> {
    answer(text).hits
}

fn city(hit: &SearchHit) -> &str {
    hit.city.as_deref().unwrap_or_default()
}

#[test]
fn a_place_in_the_town_that_was_said_comes_before_those_of_other_towns() {
    for text in [
        "meals paterson",
        "soup kitchen paterson",
        "free lunch Paterson",
        "comedor en Paterson",
        "comida caliente paterson",
        "food paterson",
        "food tonight paterson",
        "meals for kids paterson",
        "aa meetings camden",
        "dentist camden",
    ] {
        let first = &hits(text)[0];
        let town = if text.to_lowercase().contains("paterson") {
            "Paterson"
        } else {
            "Camden"
        };
        assert_eq!(city(first), town, "{text}: {}", first.name);
    }
    for text in [
        "detox camden",
        "drug rehab camden",
        "desintoxicación camden",
    ] {
        let hits = hits(text);
        let named = |town: &str| hits.iter().position(|it| city(it) == town).unwrap();
        assert!(named("Camden") < named("Newark"), "{text}");
    }
}

#[test]
fn where_nothing_in_the_town_fits_the_nearest_comes_first() {
    for text in [
        "laundry trenton",
        "lavanderia camden",
        "wash my clothes trenton",
    ] {
        let first = &hits(text)[0];
        let is_line = first.miles.is_none() && first.phone.is_some();
        assert!(
            is_line || first.miles.unwrap() <= 20.0,
            "{text}: {}",
            first.name
        );
    }
    let salem = hits("penns grove food");
    for pair in salem[..5].windows(2) {
        let known = |hit: &SearchHit| {
            hit.miles
                .or((hit.county.as_deref() == Some("Salem")).then_some(0.0))
        };
        assert!(known(&pair[0]).is_some(), "{}: no town", pair[0].name);
    }
}

/// A pantry, a soup kitchen and a shelter for veterans.
fn made(text: &str) -> Vec<String> {
    let row = |[name, kind, city, zip, county, hours, notes]: [&str; 7]| -> Row {
        row_of(&[
            ("name", name),
            ("type", kind),
            ("city", city),
            ("zip", zip),
            ("county", county),
            ("hours", hours),
            ("notes", notes),
            ("address", "1 Main St"),
        ])
    };
    let (paterson, clifton) = (["Paterson", "07501"], ["Clifton", "07011"]);
    let here = |name, kind, [city, zip]: [&'static str; 2], hours, notes| {
        row([name, kind, city, zip, "Passaic", hours, notes])
    };
    let food = [
        here("Pantry", "Food pantry", paterson, "Tuesday 9 am-10 am", ""),
        here("Kitchen", "Soup kitchen", clifton, "Daily 9 am-5 pm", ""),
        row([
            "Namesake",
            "Food pantry",
            "Washington",
            "07882",
            "Warren",
            "",
            "",
        ]),
        here("Office", "SNAP office (food benefits)", clifton, "", ""),
    ];
    let housing = [
        here("Vets", "Emergency shelter", paterson, "", "For veterans"),
        here("Cots", "Emergency shelter", paterson, "", ""),
        here("Beds", "Emergency shelter", clifton, "", ""),
    ];
    let lists = [("food", &food[..]), ("housing", &housing[..])];
    let catalog = Catalog::new(lists, &[]).0;
    let hits = search(&catalog, text, MONDAY).hits;
    hits.into_iter().map(|it| it.name).collect()
}

#[test]
fn what_the_town_has_does_not_hide_what_was_asked_for() {
    // A soup kitchen in reach is what was asked for, not a pantry.
    assert_eq!(made("soup kitchen paterson")[0], "Kitchen");
    assert_eq!(made("food paterson")[0], "Pantry");
    // Who asks for what is open now is sent to an open door near by, not to a closed one in the town.
    assert_eq!(made("food open now paterson")[0], "Kitchen");
    // A house for a group that most are not in comes later, in the town too, unless it was asked for.
    assert_eq!(made("shelter paterson")[0], "Cots");
    assert_eq!(made("veteran shelter paterson")[0], "Vets");
    // An office for benefits gives no meal.
    assert_eq!(made("food clifton")[0], "Kitchen");
    // A county is no town.
    assert_eq!(
        made("food passaic county").len(),
        made("food paterson").len()
    );
}

#[test]
fn of_towns_of_one_name_a_borough_is_meant_before_a_township_unless_that_is_far_larger() {
    for (text, county) in [
        ("food in washington", "Warren"),
        ("comida en Washington", "Warren"),
        ("food raritan", "Somerset"),
        ("food washington township", "Gloucester"),
        ("food franklin", "Somerset"),
        ("food hamilton", "Mercer"),
        ("food washington, morris", "Morris"),
    ] {
        assert_eq!(answer(text).near.unwrap().county, county, "{text}");
    }
    let also = answer("food in washington").also;
    assert!(also.iter().any(|it| it.near == "Washington, Gloucester"));
    assert_eq!(made("food in washington")[0], "Namesake");
}

#[test]
fn a_word_that_is_begun_finds_what_the_whole_word_finds() {
    for (begun, whole) in [
        ("alb", "albergue"),
        ("refu", "refugio"),
        ("rop", "ropa"),
        ("alber", "albergue"),
        ("trab", "trabajo"),
        ("zapat", "zapato"),
        ("albergu newark", "albergue newark"),
        ("rop camden", "ropa camden"),
        ("shelt", "shelter"),
    ] {
        let ids = |text: &str| -> Vec<String> { hits(text).into_iter().map(|it| it.id).collect() };
        assert_eq!(ids(begun), ids(whole), "{begun}");
        assert!(answer(begun).understood.is_some(), "{begun}");
    }
    // What was typed is one touch away, and between quotes it stays.
    assert!(answer("alb").typed.is_some());
    assert_eq!(hits("\"alb\"")[0].name, "St. Alban's Church Food Pantry");
}

#[test]
fn a_word_that_many_names_begin_with_or_that_may_be_several_stays_as_it_is() {
    for text in [
        "gra", "cat", "hop", "men", "al", "zzz", "gov", "bethe", "hosann", "com", "move", "pain",
        "care", "die", "case",
    ] {
        assert_eq!(answer(text).understood, None, "{text}");
    }
    assert!(!answer("cat food").needs.contains(&Need::Shelter));
}

#[test]
fn housing_for_the_way_out_of_prison_is_found_by_each_of_its_names() {
    for text in [
        "transicional",
        "transición",
        "vivienda transicional",
        "vivienda de transición",
        "casa de transición",
        "hogar de transición",
        "hogar transicional",
        "alojamiento transitorio",
        "transitional",
        "transitional housing",
    ] {
        let first = &hits(text)[0];
        assert!(
            first.kind.as_deref().unwrap().contains("Transitional"),
            "{text}: {}",
            first.name
        );
    }
}

#[test]
fn ordinary_words_beside_a_town_find_what_is_near_first() {
    for (text, far) in [
        ("community services ocean city", "Catholic Charities"),
        ("senior services camden", "Monroe Township"),
    ] {
        let found = hits(text);
        let miles = |hit: &SearchHit| hit.miles.unwrap_or(f64::INFINITY);
        assert!(miles(&found[0]) <= 20.0, "{text}: {}", found[0].name);
        let at_far = found.iter().position(|it| it.name.starts_with(far));
        let last_near = found.iter().rposition(|it| miles(it) <= 20.0);
        assert!(at_far > last_near, "{text}");
    }
    // A name is one also where it is far, and a need has its own order.
    let named = &hits("catholic charities ocean city")[..2];
    assert!(
        named
            .iter()
            .all(|it| it.name.contains("Catholic Charities")),
        "{named:?}"
    );
    assert!(hits("goodwill ocean city")[0].name.contains("Goodwill"));
    // A word that no list has is told, beside a town too.
    assert_eq!(answer("xylophones trenton").unknown, ["xylophones"]);
}
