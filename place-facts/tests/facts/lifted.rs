//! A demand that a note takes back, or a question, keeps nobody away.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use place_facts::requirements;
use place_facts::row::PlaceRow;
use sync_protocol::places::find::{Need, Wish};
use sync_protocol::places::requirements::{Entry, IdNeed, Paper, Requirements};

fn of(notes: &str) -> Requirements {
    let row = row_of(&[("name", "x"), ("type", "Food pantry"), ("notes", notes)]);
    requirements::of_row(&PlaceRow {
        list: "food",
        row: &row,
    })
}

#[test]
fn what_is_no_longer_asked_for_or_only_at_times_is_no_demand() {
    for notes in [
        "Neither ID nor a referral is needed",
        "Neither appointment nor referral required",
        "Neither appointment nor ID is needed",
        "Photo ID is no longer required",
        "We no longer require photo ID",
        "A referral is no longer required",
        "No appointment or referral is required",
        "No longer by appointment",
        "ID is not always required",
        "ID is rarely asked for",
        "Referral is sometimes needed",
        "Need ID? We help you get one",
        "Referral needed? Call 211",
        "Need an appointment? Call us",
    ] {
        let found = of(notes);
        let id = found.id.map(|it| it.value);
        let entry = found.entry.map(|it| it.value);
        assert!(matches!(id, None | Some(IdNeed::None)), "{notes}");
        assert!(matches!(entry, None | Some(Entry::WalkIn)), "{notes}");
        assert_eq!(found.referral, None, "{notes}");
        assert_eq!(found.papers, [], "{notes}");
    }
}

#[test]
fn what_another_clause_demands_stays() {
    for notes in [
        "ID required",
        "ID required? Yes",
        "Neither children nor pets, ID required",
        "No longer by appointment, bring ID",
        "ID usually required",
    ] {
        assert!(of(notes).id.is_some(), "{notes}");
    }
    assert!(
        of("ID rarely asked for, referral required")
            .referral
            .is_some()
    );
    assert!(of("No longer walk-in").entry.is_some());
    let address = of("Proof of address (not ID)");
    let papers: Vec<Paper> = address.papers.iter().map(|it| it.value).collect();
    assert_eq!((address.id, papers), (None, vec![Paper::ProofOfAddress]));
}

#[test]
fn who_may_just_come_now_is_not_held_to_an_appointment() {
    for notes in [
        "No longer by appointment; walk in",
        "No longer by appointment; just come",
    ] {
        let entry = of(notes).entry.map(|it| it.words);
        assert!(
            entry.is_some_and(|it| !it.contains("appointment")),
            "{notes}"
        );
    }
}

#[test]
fn who_gets_something_else_than_a_bed_is_asked_about() {
    let says = |notes: &str, wish: Wish| {
        let row = row_of(&[("name", "x"), ("type", "Shelter"), ("notes", notes)]);
        let place = Catalog::new([("housing", &[row][..])], &[]).0.places()[0].clone();
        fit(&place, Need::Shelter, wish)
    };
    for notes in [
        "Women (meals only), men (overnight)",
        "Men (overnight), women (day only)",
        "Women for meals only, men for beds",
    ] {
        assert_eq!(says(notes, Wish::Women), Fit::Ask, "{notes}");
        assert_eq!(says(notes, Wish::Men), Fit::Ask, "{notes}");
    }
    let beds = "Men (40 beds) and women (20 beds)";
    assert_eq!(says(beds, Wish::Women), Fit::Yes);
}

#[test]
fn a_referral_that_is_not_asked_of_all_sends_nobody_away() {
    let says = |notes: &str| {
        let row = row_of(&[("name", "x"), ("county", "Essex"), ("notes", notes)]);
        let catalog = Catalog::new([("food", &[row][..])], &[]).0;
        fit(&catalog.places()[0], Need::Food, Wish::WalkIn)
    };
    for notes in [
        "Referral required except first visit",
        "Referral required, except for the first visit",
        "First visit without referral, then referral required",
        "Referral needed after the first visit",
        "No referral needed the first time, referral required after that",
        "Referral required except in an emergency",
        "Referral only, unless it is your first time",
        "Con referido, sin referido la primera vez",
        "Referido solamente, excepto la primera visita",
    ] {
        assert_eq!(says(notes), Fit::Ask, "{notes}");
    }
    for notes in [
        "Referral required",
        "Referral required, no exceptions",
        "Referral required for first visit",
        "By referral only",
        "Con referido",
    ] {
        assert!(matches!(says(notes), Fit::No(_)), "{notes}");
    }
}
