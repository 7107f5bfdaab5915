//! Places for the cold, and those that give something only around a feast, by what they are called.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::hours::evaluate::at;
use place_facts::needs::{Directness, directness, needs_of};
use place_facts::row::PlaceRow;
use sync_protocol::places::find::Need;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

const SUMMER: &str = "2027-07-29T10:00";
const WINTER: &str = "2027-01-14T10:00";

fn state_with(name: &str, kind: &str, notes: &str, moment: &str) -> OpenState {
    let hours = ("hours", "Daily 9 am-5 pm");
    let row = row_of(&[("name", name), ("type", kind), ("notes", notes), hours]);
    let catalog = Catalog::new([("housing", &[row][..])], &[]).0;
    at(&catalog.places()[0].hours, moment.parse().unwrap()).state
}

fn state(name: &str, kind: &str, moment: &str) -> OpenState {
    state_with(name, kind, "", moment)
}

#[test]
fn a_place_for_the_cold_is_not_open_in_july() {
    for called in [
        "Emergency winter shelter",
        "Men's winter shelter",
        "Rotating winter shelter",
        "Cold weather shelter",
        "Cold-weather shelter",
        "Winter Overflow Shelter",
        "Winter emergency overnight beds",
        "Cold Weather Shelter at Grace Church",
        "Grace Cold-Weather Shelter",
        "Albergue de invierno",
        "Shelter in the winter",
    ] {
        for (name, kind) in [("x", called), (called, "Emergency shelter")] {
            assert_eq!(state(name, kind, SUMMER), Closed, "{name}, {kind}");
            assert_eq!(state(name, kind, WINTER), Open, "{name}, {kind}");
        }
    }
    for called in [
        "Extreme cold shelter",
        "Extreme weather shelter",
        "Freezing nights shelter",
        "St. Paul Extreme Cold Shelter",
        "Freezing Night Shelter",
        "Shelter on cold nights",
        "Refugio para el frío",
    ] {
        for (name, kind) in [("x", called), (called, "Emergency shelter")] {
            assert_eq!(state(name, kind, SUMMER), Ask, "{name}, {kind}");
            assert_eq!(state(name, kind, WINTER), Ask, "{name}, {kind}");
        }
    }
    for notes in ["Warming center", "Warming station"] {
        assert_eq!(state_with("x", "Shelter", notes, SUMMER), Ask, "{notes}");
        assert_eq!(state_with("x", "Shelter", notes, WINTER), Open, "{notes}");
    }
}

#[test]
fn names_of_streets_and_towns_and_other_services_say_nothing_of_the_cold() {
    for called in [
        "Winter Street Church Shelter",
        "Cold Spring Shelter",
        "Summerfield Shelter",
        "Shelter on Winter Street",
        "Shelter and winter coats",
        "Shelter with cold storage",
    ] {
        for (name, kind) in [("x", called), (called, "Shelter")] {
            assert_eq!(state(name, kind, SUMMER), Open, "{name}, {kind}");
        }
    }
    assert_eq!(state("x", "Food pantry, winter shelter", SUMMER), Open);
    let cooling = state_with("x", "Shelter", "Warming and cooling center", SUMMER);
    assert_eq!(cooling, Open);
}

#[test]
fn months_that_a_type_takes_away_are_closed() {
    for kind in [
        "Food pantry (not July/August)",
        "Food pantry (no July or August)",
        "Food pantry (not open in summer)",
        "Food pantry (summer: closed)",
        "Food pantry (closed in July)",
    ] {
        assert_eq!(state("x", kind, SUMMER), Closed, "{kind}");
        assert_eq!(state("x", kind, WINTER), Open, "{kind}");
    }
}

#[test]
fn what_is_given_around_a_feast_has_to_be_asked_about() {
    for kind in [
        "Thanksgiving baskets",
        "Christmas baskets",
        "Holiday food baskets",
        "Canastas de Navidad",
        "Food for Thanksgiving",
        "Food pantry (Thanksgiving and Christmas only)",
    ] {
        assert_eq!(state("x", kind, SUMMER), Ask, "{kind}");
    }
    for kind in [
        "Food pantry and Christmas baskets",
        "Food pantry, holiday baskets",
        "Holiday Inn shelter",
    ] {
        assert_eq!(state("x", kind, SUMMER), Open, "{kind}");
    }
}

#[test]
fn places_for_a_night_are_for_who_needs_a_shelter() {
    for kind in [
        "Code Blue",
        "Code Blue site",
        "Code Blue location",
        "Rescue mission",
        "Men's rescue mission",
        "Overnight beds",
        "Albergue",
    ] {
        let row = row_of(&[("name", "x"), ("type", kind)]);
        let of = |list| needs_of(&PlaceRow { list, row: &row });
        assert_eq!(of("housing"), [Need::Shelter, Need::Housing], "{kind}");
        let of_bed = PlaceRow {
            list: "housing",
            row: &row,
        };
        let how = directness(&of_bed, Need::Shelter);
        assert_eq!(how, Directness::Direct, "{kind}");
        assert_eq!(of("clothing"), [Need::Clothes], "{kind}");
    }
    let row = row_of(&[("name", "x"), ("type", "Code Blue hotline")]);
    let line = PlaceRow {
        list: "housing",
        row: &row,
    };
    assert_eq!(directness(&line, Need::Shelter), Directness::Line);
}
