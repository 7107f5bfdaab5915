//! Towns whose names are ordinary words: Union, Brick, Wall, Orange, Hope, Deal, White, Middle. What someone types means the
//! town only where the words around the name say so.

use crate::starter_catalog::CATALOG;
use jiff::civil::{DateTime, date};
use place_facts::search::search;
use sync_protocol::places::find::Need;
use sync_protocol::places::search::SearchAnswer;

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);

fn answer(text: &str) -> SearchAnswer {
    search(&CATALOG, text, MONDAY)
}

fn near(text: &str) -> Option<String> {
    answer(text).near.map(|near| near.name)
}

#[test]
fn a_word_that_says_something_else_is_no_town() {
    for text in [
        "union job",
        "union electrician apprenticeship",
        "credit union",
        "brick mason",
        "brick mason jobs",
        "wall painting job",
        "commercial cleaning",
        "good deal on a bed",
        "white shirt",
        "lower rent",
        "middle of the night shelter",
        "middle school clothes",
        "orange juice",
        "ropa buena",
        "buena comida",
        "knights of columbus food",
        "tabernacle church food",
        "shelter with hope for the future",
        "no hope",
        "hope house",
        "clothes white",
        "legal help with plea deal",
        "housing deal",
        "electricians union",
        "brick work",
        "ropa en buena condicion",
    ] {
        assert_eq!(near(text), None, "{text}");
    }
}

#[test]
fn a_name_alone_behind_a_need_or_behind_in_is_the_town() {
    for (text, town) in [
        ("hope", "Hope Township"),
        ("independence", "Independence Township"),
        ("food in hope", "Hope Township"),
        ("hope food", "Hope Township"),
        ("independence food", "Independence Township"),
        ("food white", "White Township"),
        ("ayuda en hope", "Hope Township"),
        ("eliz food", "Elizabeth"),
        ("nwk shelter", "Newark"),
        ("pburg food", "Phillipsburg"),
        ("food hope today", "Hope Township"),
        ("comida en union", "Union County"),
        ("bus to union", "Union County"),
        ("jobs union", "Union County"),
        ("union shelter", "Union County"),
        ("brick food pantry", "Brick Township"),
        ("brick jobs", "Brick Township"),
        ("orange soup kitchen", "City of Orange Township"),
        ("food at night in orange", "City of Orange Township"),
        ("wall township food", "Wall Township"),
        ("ocean food", "Ocean County"),
    ] {
        assert_eq!(near(text).as_deref(), Some(town), "{text}");
    }
}

#[test]
fn a_town_may_be_written_as_two_words() {
    for (text, town) in [
        ("food free hold", "Freehold Borough"),
        ("lake wood food", "Lakewood Township"),
    ] {
        assert_eq!(near(text).as_deref(), Some(town), "{text}");
    }
    assert_eq!(near("free food"), None);
}

#[test]
fn who_hopes_for_help_is_led_to_the_line_for_all() {
    let answer = answer("i hope someone can help");
    assert_eq!(answer.hits[0].name, "NJ 211");
}

#[test]
fn a_part_of_the_state_is_no_name_beside_a_need() {
    let food = answer("south jersey food");
    assert_eq!(food.unknown, ["south jersey"]);
    assert_eq!(food.hits[0].id, answer("food").hits[0].id);
    // The names of places say it.
    let legal = answer("legal services of south jersey");
    assert!(legal.hits[0].name.starts_with("South Jersey Legal"));
}

#[test]
fn words_of_every_day_find_what_they_mean() {
    let kind = |text: &str| {
        let answer = answer(text);
        let place = CATALOG.get(&answer.hits[0].id).unwrap();
        place.text("type").unwrap_or_default().to_lowercase()
    };
    for (text, word) in [
        ("apartment trenton", "housing"),
        ("room for rent", "housing"),
        ("house for people with felonies", "housing"),
        ("cdl training", "training"),
        ("shelter for 17 year old", "youth shelter"),
        ("i am 17 and need a bed", "youth shelter"),
        ("soupkitchen newark", "soup kitchen"),
        ("open a bank account", "counseling"),
        ("drug free house", "recovery"),
    ] {
        let kind = kind(text);
        assert!(kind.contains(word), "{text}: {kind}");
    }
    // "No drug test" describes a job and is not a search for treatment.
    assert_eq!(answer("job no drug test").needs, [Need::Work]);
}
