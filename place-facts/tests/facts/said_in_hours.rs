//! What the hours of a place ask for takes back what its notes promise.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn says(hours: &str, notes: &str, wish: Wish) -> Fit {
    let row = row_of(&[("name", "x"), ("hours", hours), ("notes", notes)]);
    let place = Catalog::new([("housing", &[row][..])], &[]).0.places()[0].clone();
    fit(&place, Need::Shelter, wish)
}

#[test]
fn a_promise_of_the_notes_is_asked_about_where_the_hours_say_otherwise() {
    for (hours, notes, wish) in [
        ("5-9 pm. Photo ID required", "No ID needed", Wish::NoId),
        ("5-9 pm (bring ID)", "No ID needed", Wish::NoId),
        ("5-9 pm. Referral needed", "Walk in", Wish::WalkIn),
        ("5-9 pm, call first", "Walk in", Wish::WalkIn),
        ("5-9 pm. Appointment needed", "Walk in", Wish::WalkIn),
        ("5-9 pm. Adults only", "Families welcome", Wish::Families),
        ("5-9 pm. No felons", "Felons welcome", Wish::WithRecord),
        ("5-9 pm, women only", "Men and women", Wish::Men),
    ] {
        assert_eq!(says("5 pm-9 pm", notes, wish), Fit::Yes, "{notes}");
        assert_eq!(says(hours, notes, wish), Fit::Ask, "{hours}");
    }
}

#[test]
fn hours_that_leave_a_choice_take_nothing_back() {
    for hours in ["9 am-5 pm or by appointment", "Monday-Friday, 9 am-5 pm"] {
        assert_eq!(says(hours, "Walk in", Wish::WalkIn), Fit::Yes, "{hours}");
    }
}
