//! Days that the words take away, in the hours and in a note: a place is never open on them, and stays open on the others.

use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState;

fn state(hours: &str, notes: Option<&str>, moment: &str) -> OpenState {
    at(&of_row(Some(hours), notes), moment.parse().unwrap()).state
}

const HOURS: &str = "Mon-Fri 9-5";

/// Words for a day off, a moment in it, and one beside it.
const OFF: [(&str, &str, &str); 22] = [
    ("besides Wednesdays", "2026-11-25T10:00", "2026-11-23T10:00"),
    (
        "other than Thursdays",
        "2026-11-19T10:00",
        "2026-11-23T10:00",
    ),
    (
        "with the exception of Fridays",
        "2026-11-20T10:00",
        "2026-11-23T10:00",
    ),
    ("minus Tuesdays", "2026-11-24T10:00", "2026-11-23T10:00"),
    ("apart from Mondays", "2026-11-23T10:00", "2026-11-24T10:00"),
    (
        "we don't open on Wednesdays",
        "2026-11-25T10:00",
        "2026-11-24T10:00",
    ),
    (
        "but we are closed on Mondays",
        "2026-11-23T10:00",
        "2026-11-24T10:00",
    ),
    (
        "we are closed Fridays",
        "2026-11-20T10:00",
        "2026-11-24T10:00",
    ),
    ("not open Tuesdays", "2026-11-24T10:00", "2026-11-23T10:00"),
    ("no Wednesday hours", "2026-11-25T10:00", "2026-11-23T10:00"),
    ("but not Thursdays", "2026-11-19T10:00", "2026-11-23T10:00"),
    ("Tuesday off", "2026-11-24T10:00", "2026-11-23T10:00"),
    ("closed Dec. 1st", "2026-12-01T10:00", "2026-11-23T10:00"),
    ("except in August", "2026-08-10T10:00", "2026-11-23T10:00"),
    // Other ways to say it.
    (
        "not open on Mondays",
        "2026-11-23T10:00",
        "2026-11-24T10:00",
    ),
    ("no Friday hours", "2026-11-20T10:00", "2026-11-24T10:00"),
    (
        "but not on Wednesdays",
        "2026-11-25T10:00",
        "2026-11-24T10:00",
    ),
    ("Mondays off", "2026-11-23T10:00", "2026-11-24T10:00"),
    (
        "closed November 3rd",
        "2026-11-03T10:00",
        "2026-11-24T10:00",
    ),
    ("except in July", "2026-07-13T10:00", "2026-11-24T10:00"),
    ("closed January 4th", "2027-01-04T10:00", "2026-11-24T10:00"),
    ("closed Oct 5th", "2026-10-05T10:00", "2026-11-24T10:00"),
];

#[test]
fn a_day_off_is_closed_and_the_others_stay_open() {
    for (said, off, on) in OFF {
        let hours = match said.starts_with("but") || said.starts_with("except") {
            true => format!("{HOURS} {said}"),
            false => format!("{HOURS}, {said}"),
        };
        let mut note = said.to_owned();
        note[..1].make_ascii_uppercase();
        for (hours, notes) in [(hours.as_str(), None), (HOURS, Some(note.as_str()))] {
            assert_ne!(
                state(hours, notes, off),
                OpenState::Open,
                "{hours} {notes:?}"
            );
            assert_eq!(
                state(hours, notes, on),
                OpenState::Open,
                "{hours} {notes:?}"
            );
        }
    }
}

#[test]
fn a_day_that_only_a_promise_leaves_out_is_asked_about() {
    let said = |notes: &str, moment: &str| state(HOURS, Some(notes), moment);
    let (tuesday, monday) = ("2026-11-24T10:00", "2026-11-23T10:00");
    assert_eq!(
        said("Walk-ins welcome. Not on Tuesdays", tuesday),
        OpenState::Ask
    );
    assert_eq!(
        said("Walk-ins welcome. Not on Tuesdays", monday),
        OpenState::Open
    );
    assert_eq!(said("Not on Tuesdays", tuesday), OpenState::Closed);
    assert_eq!(
        said("Walk-ins welcome. Not open on Tuesdays", tuesday),
        OpenState::Closed
    );
    let bracket = "Mon-Fri 9 am-5 pm (Wed closed)";
    assert_ne!(state(bracket, None, "2026-11-25T10:00"), OpenState::Open);
    assert_eq!(state(bracket, None, monday), OpenState::Open);
}

#[test]
fn holidays_without_a_date_are_asked_about() {
    for (said, day) in [
        ("closed Good Friday", "2027-03-26T10:00"),
        ("closed Election Day", "2026-11-03T10:00"),
    ] {
        let hours = format!("{HOURS}, {said}");
        assert_ne!(state(&hours, None, day), OpenState::Open, "{hours}");
        let other = state(&hours, None, "2026-11-23T10:00");
        assert_eq!(other, OpenState::Open, "{hours}");
    }
}

#[test]
fn all_days_but_one_are_the_others() {
    for hours in ["All days but Monday 9-5", "9-5 all days except Monday"] {
        assert_eq!(
            state(hours, None, "2026-11-23T10:00"),
            OpenState::Closed,
            "{hours}"
        );
        assert_eq!(
            state(hours, None, "2026-11-24T10:00"),
            OpenState::Open,
            "{hours}"
        );
    }
    for moment in ["2026-11-23T10:00", "2026-11-28T10:00"] {
        assert_ne!(state("Temporarily closed", None, moment), OpenState::Open);
    }
    let hours = "Daily 9-5 except weekends";
    assert_ne!(state(hours, None, "2026-11-28T10:00"), OpenState::Open);
    assert_eq!(state(hours, None, "2026-11-24T10:00"), OpenState::Open);
}

#[test]
fn a_day_of_a_season_without_times_is_not_surely_open_in_others() {
    for (sentence, moment, beside) in [
        (
            "Tue-Sat 10-4. Sat only in spring",
            "2026-11-21T11:00",
            "2026-11-24T11:00",
        ),
        (
            "Tue-Sat 10-4. Saturdays in summer only",
            "2026-11-21T11:00",
            "2026-11-24T11:00",
        ),
        (
            "Mon-Fri 9-5. Fridays summer only",
            "2026-11-20T11:00",
            "2026-11-24T11:00",
        ),
        (
            "Mon-Fri 9-5; Wednesdays: winter",
            "2026-07-15T11:00",
            "2026-07-14T11:00",
        ),
        (
            "Lunes a viernes 9-5. Viernes solo en verano",
            "2026-11-20T11:00",
            "2026-11-24T11:00",
        ),
    ] {
        let hours = of_row(Some(sentence), None);
        let state = |moment: &str| at(&hours, moment.parse().unwrap()).state;
        assert_ne!(state(moment), OpenState::Open, "{sentence}");
        assert_eq!(state(beside), OpenState::Open, "{sentence}");
    }
}
