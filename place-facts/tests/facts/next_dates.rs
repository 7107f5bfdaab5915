//! A date without a year is the next one after the day on which someone read it.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::hours::evaluate::at;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

fn state(hours: &str, checked: &str, moment: &str) -> OpenState {
    let row = row_of(&[
        ("name", "x"),
        ("type", "Food pantry"),
        ("county", "Essex"),
        ("hours", hours),
        ("checked", checked),
    ]);
    let place = Catalog::new([("food", &[row][..])], &[]).0.places()[0].clone();
    at(&place.hours, moment.parse().unwrap()).state
}

#[test]
fn a_date_is_the_next_one_after_it_was_checked_and_none_of_later_years() {
    const HOURS: &str = "December 5, 9 am-12 pm";
    assert_eq!(state(HOURS, "2026-11-20", "2026-12-05T10:00"), Open);
    assert_eq!(state(HOURS, "2026-12-05", "2026-12-05T10:00"), Open);
    assert_ne!(state(HOURS, "2026-11-20", "2027-12-05T10:00"), Open);
    assert_ne!(state(HOURS, "2026-12-06", "2026-12-05T10:00"), Open);
    assert_eq!(state(HOURS, "2026-12-06", "2027-12-05T10:00"), Open);
}

#[test]
fn a_date_that_nobody_checked_has_to_be_asked_about() {
    for moment in ["2026-12-05T10:00", "2027-12-05T10:00"] {
        assert_eq!(state("December 5, 9 am-12 pm", "", moment), Ask);
    }
}

#[test]
fn a_closing_and_a_season_come_again_each_year() {
    let closed = "Monday-Friday 9 am-5 pm, closed July 4";
    assert_eq!(state(closed, "2026-11-20", "2028-07-04T10:00"), Closed);
    let season = "December 1 - March 31: daily 9 am-5 pm";
    assert_eq!(state(season, "2026-11-20", "2028-12-05T10:00"), Open);
}
