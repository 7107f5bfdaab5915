//! Short notes in Spanish say whom a place takes, as their English ones do.

use crate::shelter::shelter;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

#[test]
fn whom_a_short_note_in_spanish_takes_is_known_without_a_question() {
    let taken = |notes: &str| {
        let place = shelter(notes);
        assert!(place.requirements.conditions.is_empty(), "{notes}");
        [Wish::Men, Wish::Women, Wish::Families].map(|wish| {
            match fit(&place, Need::Shelter, wish) {
                Fit::Yes => 'y',
                Fit::Ask => '?',
                Fit::No(_) => 'n',
            }
        })
    };
    for (notes, expected) in [
        ("Solo mujeres", ['n', 'y', '?']),
        ("Sólo para mujeres", ['n', 'y', '?']),
        ("Hombres solamente", ['y', 'n', 'n']),
        ("Mujeres y niños", ['n', 'y', 'y']),
        ("Hombres y mujeres", ['y', 'y', '?']),
        ("Se permiten niños", ['?', '?', 'y']),
        ("No se permiten niños", ['?', '?', 'n']),
    ] {
        assert_eq!(taken(notes), expected, "{notes}");
    }
}

#[test]
fn a_longer_note_in_spanish_is_asked_about() {
    let place = shelter("Solo mujeres referidas por la corte");
    assert_eq!(fit(&place, Need::Shelter, Wish::Women), Fit::Ask);
}

#[test]
fn steps_keep_out_a_wheelchair_and_a_limit_of_days_nobody() {
    let steps = shelter("Steps at entrance").requirements;
    assert!(!steps.wheelchair.as_ref().unwrap().value);
    assert!(steps.conditions.is_empty());
    assert!(shelter("90 day limit").requirements.conditions.is_empty());
}
