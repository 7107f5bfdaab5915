//! A promise beside a sentence that was not understood.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn says(kind: &str, notes: &str, wish: Wish) -> char {
    let row = row_of(&[("name", "x"), ("type", kind), ("notes", notes)]);
    let catalog = Catalog::new([("food", &[row][..])], &[]).0;
    match fit(&catalog.places()[0], Need::Food, wish) {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    }
}

#[track_caller]
fn all(kind: &str, wish: Wish, sign: char, notes: &[&str]) {
    let wrong: Vec<_> = notes
        .iter()
        .map(|notes| (says(kind, notes, wish), notes))
        .filter(|(found, _)| *found != sign)
        .collect();
    assert!(wrong.is_empty(), "{wish:?} {sign}: {wrong:#?}");
}

#[test]
fn a_promise_to_walk_in_is_asked_about_beside_what_was_not_understood() {
    all(
        "Community center",
        Wish::WalkIn,
        '?',
        &[
            "No appointment needed. Must be sent by DSS.",
            "No appointment needed; a social worker has to call for you.",
            "No appointment needed. Someone from the county must send you.",
            "No appointment needed. The hospital calls us for you.",
            "No appointment needed. Bring the slip from the town welfare office.",
            "No appointment needed. Bring your blue card from St. Ann's.",
            "No appointment needed. Text PANTRY to 55555 and wait for a reply.",
            "No appointment needed. Leave a message and we will call you back with a time.",
            "No appointment needed. Your name has to be on our sheet.",
            "No appointment needed. New folks are not being taken.",
            "Walk in. New guests: intake by phone the day before.",
            "Walk-ins welcome. New guests start with a phone interview.",
            "Walk-ins welcome. Exception: pantry.",
            "Walk-ins welcome. You will be put on a waiting list of 3 weeks.",
            "Walk-ins welcome. Security will turn away anyone not in our system.",
            "First come, first served. Slots go out by lottery on Monday.",
            "Sin cita. El trabajador social llama por usted.",
            "Sin cita. Deje un mensaje y le damos hora.",
        ],
    );
    all(
        "Community center",
        Wish::WalkIn,
        '+',
        &[
            "No appointment needed.",
            "No appointment needed. Parking behind the church.",
            "Walk-ins welcome. Bring your own bags.",
            "Sin cita. Traiga bolsas.",
        ],
    );
}

#[test]
fn no_id_is_asked_about_beside_a_paper_by_another_name() {
    all(
        "Food pantry",
        Wish::NoId,
        '?',
        &[
            "No ID required to enter building, security takes your license.",
            "No ID required, just your driver's license number.",
            "No paperwork required other than a valid license.",
            "No paperwork required besides a passport.",
            "No ID required. Something with your photo on it.",
            "No ID required. Officers at the desk check it.",
            "No ID required. Proof of who you are: yes.",
            "No ID required. The guard keeps your license while you eat.",
            "No ID required. Sign in with your SNAP card.",
        ],
    );
    all(
        "Food pantry",
        Wish::NoId,
        '+',
        &[
            "No ID required.",
            "No ID needed. Bring your own bags.",
            "No ID required. Parking behind the church.",
        ],
    );
}

#[test]
fn a_program_for_people_with_a_record_may_still_refuse_some() {
    all(
        "Prisoner re-entry program",
        Wish::WithRecord,
        '?',
        &[
            "Staff run a criminal check and turn some away.",
            "People with a record welcome except violent offences",
            "Aceptamos personas con antecedentes, menos delitos graves.",
            "People with a record welcome (nonviolent)",
            "Re-entry program, must apply while inside",
        ],
    );
    all(
        "Prisoner re-entry program",
        Wish::WithRecord,
        '+',
        &["", "Check before you go", "Veterans team"],
    );
}
