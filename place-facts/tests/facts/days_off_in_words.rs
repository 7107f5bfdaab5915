//! Days off and other times of a day in the words of flyers: a place is closed on them, and plainly open on the others.

use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

fn state(hours: &str, notes: Option<&str>, moment: &str) -> OpenState {
    at(&of_row(Some(hours), notes), moment.parse().unwrap()).state
}

const MONDAY: &str = "2026-11-23T10:00";
const TUESDAY: &str = "2026-11-24T10:00";
const WEDNESDAY: &str = "2026-11-25T10:00";
const THURSDAY: &str = "2026-11-19T10:00";
const FRIDAY: &str = "2026-11-20T10:00";

#[test]
fn a_day_that_the_words_take_away_is_closed() {
    for (hours, off, on) in [
        ("Mon-Fri 9-5, no Thursdays", THURSDAY, TUESDAY),
        ("Mon-Fri 9-5 (no Thursdays)", THURSDAY, TUESDAY),
        ("Mon-Fri 9-5, no Wednesdays or Thursdays", WEDNESDAY, FRIDAY),
        ("Mon-Fri 9-5, never Thursdays", THURSDAY, TUESDAY),
        ("Mon-Fri 9-5, never on Wednesdays", WEDNESDAY, TUESDAY),
        ("Mon-Fri 9-5 (Thursdays excluded)", THURSDAY, TUESDAY),
        ("Mon-Fri 9-5, Thursdays excepted", THURSDAY, FRIDAY),
        ("Mon-Fri 9-5 exc. Thurs", THURSDAY, TUESDAY),
        ("Mon-Fri 9-5 (excl. Wed)", WEDNESDAY, TUESDAY),
        ("Mon-Fri 9-5, Wednesdays not open", WEDNESDAY, TUESDAY),
        ("Closed Mondays; other days 10-4", MONDAY, TUESDAY),
        (
            "Closed Sundays and Mondays. All other days 10-4",
            MONDAY,
            TUESDAY,
        ),
        ("Closed: Thursday. Open: Mon-Sat 9-5", THURSDAY, TUESDAY),
        ("Open: Mon-Fri 9-5; Closed: Wednesday", WEDNESDAY, FRIDAY),
        (
            "Lunes a viernes 9-5, los jueves no hay servicio",
            THURSDAY,
            TUESDAY,
        ),
        (
            "Lunes a viernes 9-5. Los martes no se atiende",
            TUESDAY,
            FRIDAY,
        ),
        (
            "Lunes a viernes 9-5, no abrimos los miércoles",
            WEDNESDAY,
            FRIDAY,
        ),
        (
            "Lunes a viernes 9-5, no abrimos miércoles",
            WEDNESDAY,
            FRIDAY,
        ),
        (
            "Lunes a viernes 9-5 con excepción del martes",
            TUESDAY,
            FRIDAY,
        ),
        ("Lunes a viernes 9-5, salvo los viernes", FRIDAY, TUESDAY),
    ] {
        assert_eq!(state(hours, None, off), Closed, "{hours}");
        assert_eq!(state(hours, None, on), Open, "{hours}");
    }
}

#[test]
fn a_note_takes_a_day_away_in_the_same_words() {
    let hours = "Mon-Fri 9-5";
    for (note, off) in [
        ("No Thursdays", THURSDAY),
        ("No Wednesdays or Thursdays", WEDNESDAY),
        ("Never Thursdays", THURSDAY),
        ("Thursdays excluded", THURSDAY),
        ("(exc. Thurs)", THURSDAY),
        ("Los jueves no hay servicio", THURSDAY),
        ("No hay servicio los jueves", THURSDAY),
        ("No abrimos miércoles", WEDNESDAY),
    ] {
        assert_eq!(state(hours, Some(note), off), Closed, "{note}");
        assert_eq!(state(hours, Some(note), TUESDAY), Open, "{note}");
    }
    // What is not there on a day may be something else, or only in a part of the year.
    for note in [
        "No Thursday dinner",
        "No Thursdays in winter",
        "Thursdays excluded from delivery",
    ] {
        assert_eq!(state(hours, Some(note), THURSDAY), Ask, "{note}");
    }
}

#[test]
fn a_day_has_other_times() {
    for (hours, open, closed) in [
        (
            "Mon-Fri 9-5, but Wed 12-8",
            "2026-11-25T19:00",
            "2026-11-25T10:00",
        ),
        (
            "Mon-Fri 9 am-5 pm but Tuesday 1 pm-7 pm",
            "2026-11-24T18:00",
            "2026-11-24T10:00",
        ),
        (
            "M-F 8:30-4:30, W until 7",
            "2026-11-25T18:30",
            "2026-11-25T19:30",
        ),
        ("M-F 9-5, F until 2", "2026-11-20T13:30", "2026-11-20T18:00"),
    ] {
        assert_eq!(state(hours, None, open), Open, "{hours}");
        assert_eq!(state(hours, None, closed), Closed, "{hours}");
    }
    for hours in [
        "Mon-Fri but Wed 9-5",
        "Mon-Fri 9-5, but Wed by appointment",
        "Mon-Fri 9-5, but not Wed 12-8",
    ] {
        assert_ne!(state(hours, None, WEDNESDAY), Open, "{hours}");
    }
}

#[test]
fn nights_and_all_of_the_day() {
    for hours in [
        "Overnight shelter 7pm to 7am, every night",
        "Overnight shelter, 7 pm-7 am every night",
        "Overnight shelter open nightly 7pm to 7am",
    ] {
        assert_eq!(state(hours, None, "2026-11-23T23:00"), Open, "{hours}");
        assert_eq!(state(hours, None, MONDAY), Closed, "{hours}");
    }
    let winter = "7pm to 7am every night in winter";
    assert_ne!(state(winter, None, "2026-11-23T23:00"), Open);
    for hours in ["Around the clock", "Open around the clock"] {
        assert_eq!(state(hours, None, "2026-11-22T03:00"), Open, "{hours}");
    }
    for hours in [
        "Not around the clock",
        "Around the clock by appointment",
        "Closed Mondays; every other day 10-4",
        "Closed Mondays; other days by appointment",
        "Closed Mondays in July; other days 10-4",
    ] {
        assert_ne!(state(hours, None, TUESDAY), Open, "{hours}");
    }
}
