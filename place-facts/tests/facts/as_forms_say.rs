//! Notes as forms and county papers have them, and what stands beside the main service.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn fits(list: &str, kind: &str, notes: &str, need: Need, wish: Wish) -> Fit {
    let row = row_of(&[("name", "x"), ("type", kind), ("notes", notes)]);
    let catalog = Catalog::new([(list, &[row][..])], &[]).0;
    fit(&catalog.places()[0], need, wish)
}

fn pantry(notes: &str, wish: Wish) -> Fit {
    fits("food", "Food pantry", notes, Need::Food, wish)
}

fn shelter(notes: &str, wish: Wish) -> Fit {
    fits("housing", "Emergency shelter", notes, Need::Shelter, wish)
}

#[test]
fn a_demand_that_a_form_denies_is_none() {
    for notes in [
        "Referral required: none",
        "Referral required: No",
        "Referral needed: no",
        "Referral required - none",
    ] {
        assert_eq!(pantry(notes, Wish::WalkIn), Fit::Ask, "{notes}");
    }
    for notes in ["Appointment required: none", "By appointment: no"] {
        assert_eq!(pantry(notes, Wish::WalkIn), Fit::Yes, "{notes}");
    }
    for notes in ["ID needed: none", "ID required - no"] {
        assert_eq!(pantry(notes, Wish::NoId), Fit::Yes, "{notes}");
    }
    // Another ID may be asked for.
    for notes in ["Photo ID required: none", "Photo ID required: never"] {
        assert_eq!(pantry(notes, Wish::NoId), Fit::Ask, "{notes}");
    }
}

#[test]
fn a_group_of_which_nobody_is_turned_away_is_not_excluded() {
    for (notes, wish) in [
        ("No men turned away", Wish::Men),
        ("No men turned away", Wish::Women),
        ("No women are refused", Wish::Women),
        ("No family is turned away", Wish::Families),
        ("No felons turned away", Wish::WithRecord),
        ("Nobody with a record is turned away", Wish::WithRecord),
        ("No walk-ins turned away", Wish::WalkIn),
    ] {
        let found = shelter(notes, wish);
        assert!(!matches!(found, Fit::No(_)), "{notes}: {found:?}");
    }
}

#[test]
fn what_is_booked_beside_the_main_service_leaves_walking_in_open() {
    for notes in [
        "Lunch for anyone. Clothing closet by appointment",
        "Haircuts by appointment",
        "Counseling by appointment only",
        "Drop off of donations by appointment",
    ] {
        assert_eq!(pantry(notes, Wish::WalkIn), Fit::Ask, "{notes}");
    }
    let no = |fit: Fit| matches!(fit, Fit::No(_));
    assert!(no(pantry("Food by appointment", Wish::WalkIn)));
    assert!(no(pantry("By appointment only", Wish::WalkIn)));
    let closet = "Clothing closet by appointment";
    let of_clothes = fits(
        "clothing",
        "Free clothing",
        closet,
        Need::Clothes,
        Wish::WalkIn,
    );
    assert!(no(of_clothes));
}

#[test]
fn what_only_sounds_like_a_welcome_is_none() {
    let is_yes = |fit: Fit| fit == Fit::Yes;
    assert!(!is_yes(shelter(
        "Nothing for people with a record",
        Wish::WithRecord
    )));
    for notes in [
        "Do not just come",
        "Please do not just come by",
        "Walk in with a social worker",
        "Walk in, pre-registered guests",
    ] {
        assert!(!is_yes(shelter(notes, Wish::WalkIn)), "{notes}");
    }
}

#[test]
fn what_a_place_gives_is_not_what_it_asks_for() {
    for notes in ["Photo ID cards are made here", "Pays for photo ID"] {
        assert_eq!(pantry(notes, Wish::NoId), Fit::Ask, "{notes}");
    }
    for notes in [
        "Residents are paid $10 for chores",
        "We pay your rent of up to $900",
    ] {
        let found = shelter(notes, Wish::Free);
        assert!(!matches!(found, Fit::No(_)), "{notes}: {found:?}");
    }
}
