//! What the name or the type of a place says of when it is open.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::hours::evaluate::at;
use sync_protocol::places::hours::OpenState::{self, Ask, Open};

const SUMMER: &str = "2027-07-29T10:00";
const WINTER: &str = "2027-01-14T10:00";

fn state_of(name: &str, kind: &str, hours: &str, moment: &str) -> OpenState {
    let row = row_of(&[("name", name), ("type", kind), ("hours", hours)]);
    let catalog = Catalog::new([("food", &[row][..])], &[]).0;
    at(&catalog.places()[0].hours, moment.parse().unwrap()).state
}

fn state(name: &str, kind: &str, moment: &str) -> OpenState {
    state_of(name, kind, "Daily 9 am-5 pm", moment)
}

#[test]
fn a_place_is_not_open_outside_of_the_season_in_its_name_or_type() {
    for kind in [
        "Food pantry, winter only",
        "Food pantry winter only",
        "Food pantry (winter only)",
        "Food pantry - Nov-Mar",
        "School-year food pantry",
        "Warming center",
        "Warming center with meals",
        "Code Blue shelter",
    ] {
        assert_ne!(state("x", kind, SUMMER), Open, "{kind}");
    }
    for name in [
        "Trinity Church Pantry, Nov-Mar",
        "Trinity Church Pantry Nov–Mar",
        "Trinity Church Pantry (Nov-Mar)",
        "Trinity UMC Pantry: closed in July",
        "Winter Warming Center at Bethel",
        "Bethel Warming Center",
        "Bethany Code Blue Shelter",
        "Bethany Code Blue",
    ] {
        assert_ne!(state(name, "Food pantry", SUMMER), Open, "{name}");
    }
    for (name, kind) in [
        ("Trinity Church Pantry, Nov-Mar", "Food pantry"),
        ("Winter Warming Center at Bethel", "Warming center"),
        ("x", "Food pantry, winter only"),
    ] {
        assert_eq!(state(name, kind, WINTER), Open, "{name}, {kind}");
    }
}

#[test]
fn a_place_that_its_name_or_type_stops_is_not_open() {
    for kind in [
        "Former food pantry",
        "Food pantry (inactive)",
        "Food pantry, paused",
        "Food pantry - on hold",
        "Food pantry by referral",
        "Food pantry - referral only",
        "Food pantry by appointment",
    ] {
        assert_eq!(state("x", kind, WINTER), Ask, "{kind}");
    }
    for name in [
        "Grace Church Pantry **closed until Sept**",
        "Zion Church Pantry - inactive",
        "Zion Church Pantry - PAUSED",
        "Zion Church Pantry paused",
        "Pantry: CLOSED Food pantry",
        "Pantry: Temporarily closed food pantry",
    ] {
        assert_ne!(state(name, "Food pantry", WINTER), Open, "{name}");
    }
}

#[test]
fn names_of_streets_people_and_services_are_no_states() {
    for (name, kind) in [
        ("Closed Door Ministries Pantry", "Food pantry"),
        ("Winter Street Church", "Food pantry"),
        ("Church on Summer Avenue", "Food pantry"),
        ("St. Mary - August Hall", "Food pantry"),
        ("March of Dimes", "Charity"),
        ("Cape May County Code Blue line", "Food pantry"),
        ("x", "Information and referral"),
        ("x", "Housing, referral"),
        ("x", "Former inmates support group"),
        ("x", "Shelter and warming center"),
        ("x", "Warming and cooling center"),
    ] {
        assert_eq!(state(name, kind, SUMMER), Open, "{name}, {kind}");
    }
}

#[test]
fn hours_of_a_warming_center_are_asked_about_outside_of_the_cold_months() {
    for hours in [
        "Warming center, daily 7pm-7am",
        "Warming center 7pm-7am daily",
        "Warming center: daily 7pm-7am",
        "Daily 7pm-7am (warming center)",
    ] {
        let at_night = |day: &str| state_of("x", "", hours, &format!("{day}T22:00"));
        assert_eq!(at_night("2027-07-28"), Ask, "{hours}");
        assert_eq!(at_night("2027-01-19"), Open, "{hours}");
    }
    let named = "Warming center, Nov 15-April 15 daily 7pm-7am";
    assert_eq!(state_of("x", "", named, "2027-04-10T22:00"), Open);
}
