//! Seasons in hours, in notes and in kinds: outside of them a place is closed, and what no one can tell is asked.

use place_facts::hours::evaluate::at;
use place_facts::hours::{of_kind, of_row};
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

fn state(sentence: Option<&str>, notes: Option<&str>, moment: &str) -> OpenState {
    at(&of_row(sentence, notes), moment.parse().unwrap()).state
}

/// Wednesdays at noon of 2027.
const JANUARY: &str = "2027-01-13T12:00";
const MARCH: &str = "2027-03-10T12:00";
const APRIL: &str = "2027-04-14T12:00";
const MAY: &str = "2027-05-12T12:00";
const JULY: &str = "2027-07-14T12:00";
const AUGUST: &str = "2027-08-11T12:00";
const OCTOBER: &str = "2027-10-13T12:00";
const NOVEMBER: &str = "2027-11-17T12:00";

#[test]
fn hours_with_a_season_are_closed_outside_of_it() {
    for (sentence, expected) in [
        (
            "Monday-Friday 9 am-5 pm, December-March",
            &[(JANUARY, Open), (MARCH, Open), (JULY, Closed)][..],
        ),
        (
            "Nov 15 to April 15: daily 10 am-4 pm",
            &[(JANUARY, Open), (APRIL, Open), (MAY, Closed)],
        ),
        (
            "Monday-Friday 9 am-5 pm (winter only)",
            &[(JANUARY, Open), (MARCH, Ask), (MAY, Closed), (JULY, Closed)],
        ),
        (
            "Winter: Wednesday 11 am-1 pm",
            &[(JANUARY, Open), (NOVEMBER, Ask), (JULY, Closed)],
        ),
        (
            "School year: Monday-Friday 11 am-3 pm",
            &[(OCTOBER, Ask), (JULY, Closed)],
        ),
        (
            "Monday-Friday 11 am-3 pm during the school year",
            &[(MARCH, Ask), (JULY, Closed)],
        ),
        (
            "Summer: Monday-Thursday 11 am-1 pm",
            &[(JULY, Open), (MAY, Ask), (JANUARY, Closed)],
        ),
        (
            "Weekdays 9 am-2 pm, mid-October to mid-April",
            &[
                (JANUARY, Open),
                (OCTOBER, Ask),
                (APRIL, Ask),
                (JULY, Closed),
            ],
        ),
        (
            "Wednesdays 11 am-2 pm, Memorial Day to Labor Day",
            &[(JULY, Open), (MAY, Ask), (OCTOBER, Closed)],
        ),
        (
            "Fall and spring: Wednesday 11 am-2 pm",
            &[(OCTOBER, Open), (APRIL, Open), (JANUARY, Closed)],
        ),
        (
            "Lunes a viernes de 9 am a 5 pm, de diciembre a marzo",
            &[(JANUARY, Open), (JULY, Closed)],
        ),
        (
            "Invierno: lunes a viernes de 9 am a 5 pm",
            &[(JANUARY, Open), (JULY, Closed)],
        ),
        (
            "Año escolar: lunes a viernes de 9 am a 5 pm",
            &[(OCTOBER, Ask), (JULY, Closed)],
        ),
        ("December–March", &[(JANUARY, Ask), (JULY, Closed)]),
        ("Winter only", &[(JANUARY, Ask), (JULY, Closed)]),
        ("Seasonal", &[(JANUARY, Ask), (JULY, Ask)]),
        ("Code Blue nights", &[(JANUARY, Ask), (JULY, Ask)]),
        ("Code Blue only", &[(JANUARY, Ask), (JULY, Ask)]),
        ("Daily 9 am-5 pm, weather permitting", &[(JANUARY, Ask)]),
        // What it is said of, no one can tell from here.
        (
            "Monday-Wednesday 9 am-5 pm, Friday 1-3 pm, winter only",
            &[(JANUARY, Open), (JULY, Ask)],
        ),
        // No season.
        ("Monday-Friday 9 am-5 pm, year-round", &[(JULY, Open)]),
        ("Monday-Friday 9 am-5 pm (all year)", &[(JULY, Open)]),
    ] {
        for (moment, expected) in expected {
            let found = state(Some(sentence), None, moment);
            // What is not understood is asked, never open.
            let is_read = found == *expected;
            assert!(is_read, "{sentence} {moment}: {found:?}, not {expected:?}");
        }
    }
}

#[test]
fn notes_with_a_season_close_a_place_outside_of_it() {
    const DAILY: Option<&str> = Some("Daily 9 am-5 pm");
    for (notes, expected) in [
        (
            "Women, December-March. Hot meals",
            &[(JANUARY, Open), (JULY, Closed)][..],
        ),
        ("Winter only", &[(JANUARY, Open), (JULY, Closed)]),
        ("Open in winter", &[(JANUARY, Open), (JULY, Closed)]),
        (
            "Open Nov. 15 to Apr. 15. Bring ID",
            &[(JANUARY, Open), (JULY, Closed)],
        ),
        (
            "Runs from November 15 through April 15",
            &[(JANUARY, Open), (JULY, Closed)],
        ),
        ("School year only", &[(OCTOBER, Ask), (JULY, Closed)]),
        (
            "Open during the school year",
            &[(OCTOBER, Ask), (JULY, Closed)],
        ),
        ("Summer only", &[(JULY, Open), (JANUARY, Closed)]),
        (
            "Seasonal: November 1-March 31",
            &[(JANUARY, Open), (JULY, Closed)],
        ),
        (
            "Single men (November-March)",
            &[(JANUARY, Open), (JULY, Closed)],
        ),
        ("Code Blue nights only", &[(JANUARY, Ask), (JULY, Ask)]),
        ("Open on Code Blue nights", &[(JANUARY, Ask)]),
        ("Weather permitting", &[(JULY, Ask)]),
        ("Solo en invierno", &[(JANUARY, Open), (JULY, Closed)]),
        (
            "Abierto de diciembre a marzo",
            &[(JANUARY, Open), (JULY, Closed)],
        ),
        (
            "Mujeres, de noviembre a marzo. Ropa",
            &[(JANUARY, Open), (JULY, Closed)],
        ),
        ("Solo en verano", &[(JULY, Open), (JANUARY, Closed)]),
        (
            "Solo durante el año escolar",
            &[(OCTOBER, Ask), (JULY, Closed)],
        ),
        ("Noches de código azul", &[(JANUARY, Ask)]),
        // The other way around.
        ("Closed in August", &[(AUGUST, Closed), (JULY, Open)]),
        (
            "Closed for the summer",
            &[(JULY, Closed), (MAY, Ask), (JANUARY, Open)],
        ),
        (
            "Closed December 20 to January 15",
            &[(JANUARY, Closed), (MARCH, Open)],
        ),
        ("Cerrado en agosto", &[(AUGUST, Closed), (JULY, Open)]),
    ] {
        for (moment, expected) in expected {
            let found = state(DAILY, Some(notes), moment);
            assert_eq!(found, *expected, "{notes} {moment}");
        }
    }
}

#[test]
fn what_only_names_a_month_or_another_service_closes_nothing() {
    for notes in [
        "Serves December 24",
        "Also open December 24",
        "Winter coats for children",
        "Winter coats, November-March",
        "Soup kitchen, winter shelter for men",
        "Holiday baskets, November-December",
        "Summer lunch for children",
        "Toms River office closed in February 2026",
        "Spring Street entrance",
        "School supplies in August",
        "Open all year",
        "Open year-round",
        "Open July and August too",
        "Moved here in March",
        "Heating help October-April. Food all year",
        "Abrigos de invierno",
    ] {
        for moment in [JANUARY, JULY] {
            let found = state(Some("Daily 9 am-5 pm"), Some(notes), moment);
            assert_ne!(found, Closed, "{notes} {moment}");
        }
    }
    let moved = "Sites change each winter. Call 211 first";
    let hours = of_row(None, Some(moved));
    assert_eq!(at(&hours, JULY.parse().unwrap()).state, Ask);
}

#[test]
fn a_kind_may_name_the_season_too() {
    let state = |kind: &str, notes: Option<&str>, moment: &str| {
        let hours = of_kind(Some("Daily 9 am-5 pm"), notes, kind);
        at(&hours, moment.parse().unwrap()).state
    };
    assert_eq!(state("Winter shelter", None, JANUARY), Open);
    assert_eq!(state("Winter shelter", None, JULY), Closed);
    assert_eq!(state("Summer meals", None, JANUARY), Closed);
    assert_eq!(state("Code Blue shelter", None, JANUARY), Ask);
    assert_eq!(state("Winter coats", None, JULY), Open);
    let beds = Some("Winter beds for up to a dozen men. Showers");
    assert_eq!(state("Emergency shelter", beds, JULY), Closed);
    assert_eq!(state("Food pantry", beds, JULY), Open);
    let runs = Some("Pantry open September-June");
    assert_eq!(state("Food pantry", runs, JULY), Closed);
    assert_ne!(state("Soup kitchen", runs, JULY), Closed);
}

#[test]
fn the_next_season_is_the_next_change() {
    let hours = of_row(None, Some("Women, December-March. Call first"));
    let next = |moment: &str| at(&hours, moment.parse().unwrap()).next.unwrap();
    assert_eq!(next("2027-07-14T12:00").at, "2027-12-01T00:00");
    assert_eq!(next("2027-07-14T12:00").state, Ask);
    let hours = of_row(Some("November 15 - March 31: daily 6 pm-7 am"), None);
    let opens = at(&hours, "2027-04-14T12:00".parse().unwrap())
        .next
        .unwrap();
    assert_eq!((opens.at.as_str(), opens.state), ("2027-11-15T18:00", Open));
}

#[test]
fn a_place_without_hours_is_closed_on_days_that_are_surely_closed() {
    let hours = of_row(None, Some("Closed July and August. Call first"));
    let state = |moment: &str| at(&hours, moment.parse().unwrap()).state;
    assert_eq!(state(JULY), Closed);
    assert_eq!(state(MAY), Ask);
}

#[test]
fn an_end_without_a_year_leaves_no_day_open_and_names_no_other_weekday() {
    for end in [
        "(Summer hours through Labor Day)",
        "(through Labor Day)",
        "through Labor Day",
        ", until October",
        "until October 15",
        "(through mid-October)",
    ] {
        let sentence = format!("Every Wednesday, 10 am - 11 am {end}");
        for (moment, expected) in [
            ("2027-07-28T10:30", Ask),
            ("2027-01-20T10:30", Ask),
            ("2027-07-30T10:30", Closed),
        ] {
            assert_eq!(state(Some(&sentence), None, moment), expected, "{sentence}");
        }
    }
    let year = Some("Wednesday 10 am-noon through December 20, 2027");
    assert_eq!(state(year, None, "2027-07-28T10:30"), Open);
}
