//! What notes shorten with points says the same as what they spell out.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn says(notes: &str, wish: Wish) -> Fit {
    let fields = [("name", "x"), ("type", "Food pantry"), ("notes", notes)];
    let row = row_of(&fields);
    let place = Catalog::new([("food", &[row][..])], &[]).0.places()[0].clone();
    fit(&place, Need::Food, wish)
}

#[test]
fn points_in_an_abbreviation_change_nothing() {
    for (shortened, whole, wish) in [
        ("I.D. not required", "ID not required", Wish::NoId),
        ("I.D. not necessary", "ID not necessary", Wish::NoId),
        ("i.d. not needed", "ID not needed", Wish::NoId),
        ("I. D. not needed", "ID not needed", Wish::NoId),
        ("I.D. Not Required", "ID not required", Wish::NoId),
        ("I.D. not req.", "ID not required", Wish::NoId),
        (
            "I.D. no longer required",
            "ID no longer required",
            Wish::NoId,
        ),
        ("I.D. is optional", "ID is optional", Wish::NoId),
        ("I.D. Optional", "ID optional", Wish::NoId),
        ("No I.D. needed", "No ID needed", Wish::NoId),
        ("No I.D. Required", "No ID required", Wish::NoId),
        ("We do not ask for I.D.", "We do not ask for ID", Wish::NoId),
        ("I.D. no es necesaria", "ID no es necesaria", Wish::NoId),
        (
            "I.D. won't be asked for",
            "ID won't be asked for",
            Wish::NoId,
        ),
        ("I.D. not req'd", "ID not required", Wish::NoId),
        (
            "I.D. Cards Not Required",
            "ID cards not required",
            Wish::NoId,
        ),
        (
            "Photo I.D. not required",
            "Photo ID not required",
            Wish::NoId,
        ),
        ("Photo I.D. required", "Photo ID required", Wish::NoId),
        ("Photo I.D. Required", "Photo ID required", Wish::NoId),
        ("I.D. req.", "ID required", Wish::NoId),
        ("S.S. card required", "SS card required", Wish::NoId),
        ("Appt. not needed", "Appointment not needed", Wish::WalkIn),
        (
            "No appt. necessary",
            "No appointment necessary",
            Wish::WalkIn,
        ),
        ("By Appt. Only", "By appointment only", Wish::WalkIn),
        ("Appt. req.", "Appointment required", Wish::WalkIn),
    ] {
        for beside in [
            "{}",
            "Hot meals. {}",
            "{} Hot meals",
            "Hot meals. {} Showers",
        ] {
            let said = |notes: &str| {
                says(
                    &beside.replace("{}", &format!("{}.", notes.trim_end_matches('.'))),
                    wish,
                )
            };
            assert_eq!(said(shortened), said(whole), "{shortened} in {beside}");
        }
    }
}

#[test]
fn no_demand_is_made_of_a_denied_one() {
    for notes in ["I.D. not required", "I.D. not necessary", "No I.D. needed"] {
        assert_eq!(says(notes, Wish::NoId), Fit::Yes, "{notes}");
    }
    for notes in [
        "ID will not be asked for",
        "I.D. will not be asked for",
        "ID won't be asked for",
        "ID is not checked",
        "ID. Not required",
    ] {
        assert!(!matches!(says(notes, Wish::NoId), Fit::No(_)), "{notes}");
    }
    for notes in [
        "Bring I.D. No walk-ins",
        "Photo I.D. required. Not open Fridays",
    ] {
        assert!(matches!(says(notes, Wish::NoId), Fit::No(_)), "{notes}");
    }
}
