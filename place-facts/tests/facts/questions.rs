//! A question, or a word about a part of the house, promises nothing.

use crate::shelter::shelter;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn says(notes: &str, wish: Wish) -> Fit {
    fit(&shelter(notes), Need::Shelter, wish)
}

#[test]
fn a_question_promises_nothing() {
    for (notes, wish) in [
        ("No ID? Call first", Wish::NoId),
        ("No ID? See the caseworker first", Wish::NoId),
        ("¿Sin identificación? Llame primero", Wish::NoId),
        ("Sin ID? Llame", Wish::NoId),
        ("Habla español? Call 211", Wish::Spanish),
        ("Women? Call 211", Wish::Women),
        ("Wheelchair accessible restroom", Wish::Wheelchair),
    ] {
        assert_eq!(says(notes, wish), Fit::Ask, "{notes}");
    }
    for (notes, wish) in [
        ("No ID? No problem!", Wish::NoId),
        ("Questions? Call 211. No ID needed", Wish::NoId),
        ("Habla español", Wish::Spanish),
        ("Wheelchairs welcome", Wish::Wheelchair),
        (
            "Wheelchair accessible entrance and restroom",
            Wish::Wheelchair,
        ),
    ] {
        assert_eq!(says(notes, wish), Fit::Yes, "{notes}");
    }
}

#[test]
fn what_is_not_asked_for_hides_no_place() {
    for (notes, wish) in [
        ("ID required: no", Wish::NoId),
        ("No longer requires ID", Wish::NoId),
        ("ID no longer needed", Wish::NoId),
        ("Appointment required: no", Wish::WalkIn),
        ("Not by appointment", Wish::WalkIn),
    ] {
        assert_eq!(says(notes, wish), Fit::Yes, "{notes}");
    }
    for (notes, wish) in [
        ("Photo ID required: no", Wish::NoId),
        ("No walk-ins after 3 pm", Wish::WalkIn),
        ("Walk-ins not accepted on Fridays", Wish::WalkIn),
        ("English and Spanish classes", Wish::Spanish),
    ] {
        assert_eq!(says(notes, wish), Fit::Ask, "{notes}");
    }
    for (notes, wish) in [
        ("No longer free", Wish::Free),
        ("Spanish no longer spoken", Wish::Spanish),
        ("Walk-ins no longer accepted", Wish::WalkIn),
        ("ID no longer optional", Wish::NoId),
    ] {
        assert_ne!(says(notes, wish), Fit::Yes, "{notes}");
    }
    for (notes, wish) in [
        ("Photo ID required, no exceptions", Wish::NoId),
        ("Appointment required, no exceptions", Wish::WalkIn),
        ("No walk-ins", Wish::WalkIn),
        ("No longer wheelchair accessible", Wish::Wheelchair),
    ] {
        assert!(matches!(says(notes, wish), Fit::No(_)), "{notes}");
    }
}
