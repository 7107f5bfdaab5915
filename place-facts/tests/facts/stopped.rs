//! Types and names that say that a place does not run now: they are read by the words by which notes are.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::hours::evaluate::at;
use sync_protocol::places::hours::OpenState::{self, Open};

fn state(name: &str, kind: &str, notes: &str) -> OpenState {
    let hours = ("hours", "Daily 9 am-5 pm");
    let row = row_of(&[("name", name), ("type", kind), ("notes", notes), hours]);
    let catalog = Catalog::new([("housing", &[row][..])], &[]).0;
    let moment = "2027-07-29T10:00".parse().unwrap();
    at(&catalog.places()[0].hours, moment).state
}

#[test]
fn a_state_counts_wherever_it_stands() {
    for said in [
        "not operating",
        "Not active",
        "inactive",
        "on hiatus",
        "under renovation",
        "out of service",
        "not in use",
        "coming 2027",
        "no longer gives food",
        "no longer gives out beds",
        "under renovation, closed",
        "ended",
        "defunct",
        "paused",
        "on hold",
        "ya no está",
        "fuera de servicio",
        "shut down",
        "not currently operating",
    ] {
        for kind in ["Shelter", "Food pantry"] {
            let notes = format!("{kind}; {said}");
            assert_ne!(state("x", kind, &notes), Open, "{notes}");
            for called in [
                format!("{kind} ({said})"),
                format!("{kind} - {said}"),
                format!("{kind}, {said}"),
            ] {
                assert_ne!(state("x", &called, ""), Open, "{called}");
                let named = format!("Mercy {called}");
                assert_ne!(state(&named, kind, ""), Open, "{named}");
            }
        }
    }
}

#[test]
fn a_state_counts_without_any_sign() {
    for kind in [
        "Inactive shelter",
        "Defunct shelter",
        "Discontinued food pantry",
        "Temporarily suspended shelter",
        "Shelter not operating",
        "Shelter currently not in use",
    ] {
        assert_ne!(state("x", kind, ""), Open, "{kind}");
        assert_ne!(state(kind, "Shelter", ""), Open, "{kind}");
    }
    for name in ["Former Hope Shelter", "Former YMCA Shelter"] {
        assert_ne!(state(name, "Shelter", ""), Open, "{name}");
    }
}

#[test]
fn names_that_only_look_like_a_state_stay_open() {
    for name in [
        "Formerly Homeless United",
        "Hold Fast Ministries",
        "Over the Rainbow Shelter",
        "Coming Home Shelter",
        "Pause Cafe",
        "Former Inmates United",
        "Mercy Shelter, 12 Former Lincoln School Road",
    ] {
        assert_eq!(state(name, "Shelter", ""), Open, "{name}");
    }
}
