//! Sentences and notes of which a careful person says "closed" or "ask": none of them is ever shown as open.

use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};
use sync_protocol::places::hours::Reception;

/// A Tuesday.
const TUESDAY: &str = "2026-11-24T10:30";

fn state(sentence: &str, notes: Option<&str>, moment: &str) -> OpenState {
    let hours = of_row(Some(sentence), notes);
    at(&hours, read_moment(moment).unwrap().0).state
}

/// The sentences with their moments that come out otherwise.
fn wrong(cases: &[(&str, &str, OpenState)]) -> Vec<String> {
    let found = cases.iter().filter_map(|(sentence, moment, expected)| {
        let found = state(sentence, None, moment);
        (found != *expected)
            .then(|| format!("{sentence} at {moment}: {found:?}, should be {expected:?}"))
    });
    found.collect()
}

#[test]
fn hours_with_a_word_in_brackets_are_open_only_where_the_word_is_known_to_be_harmless() {
    for word in [
        "cancelled",
        "suspended",
        "discontinued",
        "fall",
        "tentative",
        "volunteers",
        "staff",
        "members",
        "referral",
        "donations",
        "deliveries",
        "full",
        "worship",
        "hotline",
        "phone",
        "monthly",
        "registration",
        "women",
        "seniors",
        "veterans",
        "kittens",
        "office",
    ] {
        for sentence in [
            format!("Monday-Friday 9 am-5 pm ({word})"),
            format!("Monday-Friday ({word}) 9 am-5 pm"),
            format!("({word}) Monday-Friday 9 am-5 pm"),
            format!("Monday-Friday 9 am-5 pm; ({word})"),
            format!("Pantry: {word} Monday-Friday 9 am-5 pm ({word})"),
        ] {
            assert_eq!(state(&sentence, None, TUESDAY), Ask, "{sentence}");
        }
    }
    for season in [
        "summer",
        "December-March",
        "winter",
        "spring",
        "school year",
    ] {
        for sentence in [
            format!("Monday-Friday 9 am-5 pm ({season})"),
            format!("Monday-Friday ({season}) 9 am-5 pm"),
            format!("Monday-Friday 9 am-5 pm; ({season})"),
            format!("{season}: Monday-Friday 9 am-5 pm"),
        ] {
            assert_ne!(state(&sentence, None, TUESDAY), Open, "{sentence}");
        }
    }
    for word in [
        "pantry",
        "meals",
        "lunch",
        "food",
        "ET",
        "EST",
        "year-round",
        "indoors",
        "drive-through",
        "walk-in",
        "curbside",
    ] {
        let sentence = format!("Monday-Friday 9 am-5 pm ({word})");
        assert_eq!(state(&sentence, None, TUESDAY), Open, "{sentence}");
    }
    let halves = "Tuesday 9-11 am (seniors), 1-3 pm";
    assert_eq!(state(halves, None, TUESDAY), Ask);
    assert_eq!(state(halves, None, "2026-11-24T13:30"), Open);
    assert_eq!(state(halves, None, "2026-11-25T10:30"), Closed);
}

#[test]
fn what_begins_on_a_day_without_a_year_is_not_open_in_the_half_year_before() {
    for sentence in [
        "Monday-Friday 9 am-5 pm starting December 1",
        "Monday-Friday 9 am-5 pm from December 1",
        "Monday-Friday 9 am-5 pm starting Dec 1",
        "Monday-Friday 9 am-5 pm, from Nov 30",
        "Monday-Friday 9 am-5 pm starting December",
        "Monday-Friday 9 am-5 pm; starts December 1",
        "Starting December 1: Monday-Friday 9 am-5 pm",
        "Starting December 1, Monday-Friday 9 am-5 pm",
        "Starting December 1: Monday 9 am-5 pm; Tuesday-Friday 9 am-5 pm",
        "Starting December 1, Monday 9 am-5 pm; Tuesday-Friday 9 am-5 pm",
        "Starting Monday, November 30, Monday-Friday 9 am-5 pm",
        "Monday-Friday 9 am-5 pm, Saturday 9-11 am, starting December 1",
        "Monday-Friday 9 am-5 pm (starting December 1)",
        "Monday-Friday 9 am-5 pm beginning December 1",
    ] {
        let mut states = Vec::new();
        for moment in [
            TUESDAY,
            "2026-06-02T10:30",
            "2026-12-02T10:30",
            "2027-03-02T10:30",
        ] {
            states.push(state(sentence, None, moment));
        }
        assert_eq!(states, [Ask, Ask, Open, Open], "{sentence}");
    }
    let found = wrong(&[
        ("Tuesday 10 am-12 pm; opens January 5", TUESDAY, Ask),
        (
            "Tuesday 10 am-12 pm; opens January 5",
            "2027-01-12T10:30",
            Open,
        ),
        ("Tuesday 10 am-12 pm; reopens January 5", TUESDAY, Ask),
        (
            "Tuesday 10 am-12 pm, from September 8",
            "2026-08-25T10:30",
            Ask,
        ),
        ("Tuesday 10 am-12 pm, from September 8", TUESDAY, Open),
        (
            "Tuesday 10 am-12 pm from November 15 - March 31",
            TUESDAY,
            Open,
        ),
        (
            "Tuesday 10 am-12 pm from November 15 - March 31",
            "2026-07-07T10:30",
            Closed,
        ),
        (
            "Tuesday 10 am-12 pm from December 1, 2026 until December 20, 2026",
            TUESDAY,
            Closed,
        ),
        (
            "Starting December 1, 2026, Monday 9-11 am; Tuesday 9-11 am",
            TUESDAY,
            Closed,
        ),
        ("Monday-Friday 9 am-5 pm; December 1", TUESDAY, Ask),
        ("December 1: Monday-Friday 9 am-5 pm", TUESDAY, Ask),
        ("Starting Tuesday: Monday-Friday 9 am-5 pm", TUESDAY, Ask),
        (
            "Every other Tuesday 9-11 am starting November 10",
            TUESDAY,
            Ask,
        ),
    ]);
    assert_eq!(found, [""; 0]);
}

#[test]
fn outside_of_the_hours_that_a_service_is_named_for_it_has_to_be_asked() {
    let found = wrong(&[
        (
            "Monday-Friday 9 am-5 pm; Pantry Wednesday 10 am-12 pm",
            TUESDAY,
            Ask,
        ),
        (
            "Monday-Friday 9 am-5 pm; Pantry Wednesday 10 am-12 pm",
            "2026-11-25T10:30",
            Open,
        ),
        (
            "Monday-Friday 9 am-5 pm; Pantry Wednesday 10 am-12 pm",
            "2026-11-28T10:30",
            Closed,
        ),
        (
            "Monday-Friday 9 am-5 pm; pantry Saturday 10 am-12 pm",
            TUESDAY,
            Ask,
        ),
        (
            "Monday-Friday 9 am-5 pm; pantry by appointment",
            TUESDAY,
            Ask,
        ),
        (
            "Pantry Wednesday 10 am-12 pm; Monday-Friday 9 am-5 pm",
            TUESDAY,
            Ask,
        ),
        (
            "Saturday 9-11 am; meals to go daily 12-1 pm",
            "2026-11-28T10:30",
            Open,
        ),
        (
            "Monday-Friday 9 am-5 pm; 24-hour crisis line",
            TUESDAY,
            Open,
        ),
    ]);
    assert_eq!(found, [""; 0]);
}

#[test]
fn notes_that_say_not_here_or_not_now_are_never_open() {
    for notes in [
        "Pantry has closed",
        "Moved to 12 Main St",
        "We have moved",
        "Relocated to Newark",
        "Reopens December 1",
        "Opens December 1",
        "Opening on Monday, December 7",
        "Begins in January",
        "Until November 20",
        "Not open Wednesday evenings, perhaps",
        "Open Wednesday only",
        "Only open Wednesdays",
        "Seasonal",
        "Code Blue only",
        "Not taking new people",
        "Not taking new clients",
        "Not accepting new patients",
        "Home delivery only",
        "For agencies only, not to the public",
        "Not open to the public",
        "Donations only",
        "Donation drop-off site",
        "Pet food only",
        "Appointment only",
        "By appointment only",
        "Appointment required",
        "No walk-ins",
        "No walk ins",
        "Members only",
        "Suspended",
        "Cancelled",
        "Program ended",
        "Temporarily not serving",
        "New address: 12 Main St",
        "Closing December 1",
        "Opens 12/1",
        "Opens in 2027",
        "Opening soon",
        "No pantry on Tuesdays",
        "Doesn't open Tuesdays",
        "Walk-ins are not accepted",
        "Open in winter",
        "Code Blue",
        "For partner agencies",
        "Waitlist only",
        "Program on hold",
        "Free. Walk-in hours suspended",
        "Ya no abre",
        "Se mudó a Newark",
        "Solo en invierno",
        "Solo con cita",
        "Solo miembros",
        "Cerrado temporalmente",
        "Abre el 1 de diciembre",
    ] {
        for hours in ["Monday-Friday 9 am-5 pm", "Open 24/7"] {
            assert_eq!(state(hours, Some(notes), TUESDAY), Ask, "{hours}, {notes}");
        }
    }
    let notes = "Open Tuesday to Friday 9-5";
    let found = state("Monday-Friday 9 am-5 pm", Some(notes), "2026-11-23T10:30");
    assert_eq!(found, Ask, "{notes}");
    // These say when: whether it is then closed or asked depends on the month.
    for notes in [
        "Winter only",
        "December-March only",
        "July and August only",
        "Solo en verano",
    ] {
        for hours in ["Monday-Friday 9 am-5 pm", "Open 24/7"] {
            assert_ne!(state(hours, Some(notes), TUESDAY), Open, "{hours}, {notes}");
        }
    }
    let hours = "Monday-Friday 9 am-5 pm";
    assert_eq!(state(hours, Some("Not open Tuesday"), TUESDAY), Closed);
    for notes in [
        "Not open Tuesdays. Bring ID",
        "Not open on weekends",
        "No longer requires ID",
        "No appointment needed",
        "No appointment required, just come",
        "Women only",
        "Winter coats",
        "Open 24/7",
        "Open Monday 9-5",
        "Founded in March 2010",
        "Cash only",
        "Residents of Essex County only",
        "Walk-ins welcome",
        "Open since 1985",
        "Delivery for homebound people",
    ] {
        let moment = "2026-11-23T10:30";
        assert_eq!(state(hours, Some(notes), moment), Open, "{notes}");
    }
}

/// A Sunday, a Wednesday and a Monday in July, and a Monday in November.
const SUNDAY: &str = "2026-11-22T14:00";
const WEDNESDAY: &str = "2026-07-22T14:00";
const MONDAY: &str = "2026-11-23T10:30";

#[test]
fn all_day_on_named_days_is_not_every_day() {
    let found = wrong(&[
        ("24 hours Monday-Friday", SUNDAY, Closed),
        ("Open 24 hours, Monday-Saturday", SUNDAY, Closed),
        ("24/7 Monday-Friday", SUNDAY, Closed),
        ("Open 24 hours weekdays", SUNDAY, Closed),
        ("24 hours 1st Monday", WEDNESDAY, Closed),
        ("24 hours Monday-Friday", TUESDAY, Open),
        ("Open 24/7, Tuesday 9 am-12 pm", TUESDAY, Ask),
        ("Open 24/7", SUNDAY, Open),
    ]);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_twelve_or_a_half_day_that_may_be_either_is_asked() {
    let found = wrong(&[
        ("Monday 9 am-12", "2026-11-23T20:00", Ask),
        ("Monday 9 am-12, 1-5 pm", "2026-11-23T12:30", Ask),
        ("Monday 5-12 pm", MONDAY, Ask),
        ("Monday 8-12 am", MONDAY, Ask),
        ("Monday 10-1 am", MONDAY, Ask),
        ("Monday 10-12 pm", MONDAY, Open),
        ("Monday 8-12 pm", MONDAY, Open),
        ("Monday 11-2 pm", "2026-11-23T11:30", Open),
        ("Monday 10 pm-1 am", "2026-11-23T22:30", Open),
    ]);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_rule_for_fewer_days_casts_doubt_on_the_one_for_more() {
    let afternoon = "2026-11-24T14:00";
    let found = wrong(&[
        ("Daily 9 am-5 pm, Tuesday 9 am-12 pm", afternoon, Ask),
        ("Daily 9 am-5 pm, Tuesday 9 am-12 pm", TUESDAY, Open),
        ("Daily 9 am-5 pm, Tuesday 9 am-12 pm", MONDAY, Open),
        ("Monday-Friday 9 am-5 pm; Tuesday 9 am-1 pm", afternoon, Ask),
        (
            "Monday-Friday 9 am-5 pm, last Monday 1-3 pm",
            "2026-11-30T10:00",
            Ask,
        ),
        (
            "Monday-Friday 9 am-5 pm, Tuesday by appointment",
            afternoon,
            Ask,
        ),
        (
            "Monday-Friday 9 am-5 pm; Tuesday 9 am-5 pm (seniors)",
            afternoon,
            Ask,
        ),
        (
            "Monday-Friday 9 am-5 pm, Tuesday 9 am-7 pm",
            afternoon,
            Open,
        ),
        ("Monday-Friday 9 am-12 pm, Tuesday 1-3 pm", TUESDAY, Ask),
        ("Monday-Friday 9 am-12 pm, Tuesday 12-3 pm", TUESDAY, Open),
        (
            "Monday-Friday 9 am-5 pm (September-December); Tuesday 9 am-12 pm (June)",
            afternoon,
            Open,
        ),
    ]);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn slips_nights_and_exceptions_are_asked() {
    let found = wrong(&[
        ("Tuesday 10 pm-2 pm", "2026-11-24T23:00", Ask),
        ("Tuesday 8 pm-12 pm", "2026-11-24T23:00", Ask),
        ("Daily 5 pm-9 am", "2026-11-24T23:00", Open),
        ("Monday-Friday 12 am-5 pm", "2026-11-24T03:00", Ask),
        ("Monday-Friday 12 am-5 am", "2026-11-24T03:00", Open),
        ("Monday-Friday 12 am-11:59 pm", "2026-11-24T03:00", Open),
        (
            "Code Blue nights; Monday-Friday 9 am-5 pm",
            "2026-11-24T23:00",
            Ask,
        ),
        ("Code Blue nights; Monday-Friday 9 am-5 pm", TUESDAY, Open),
        (
            "Tuesday 10 am-12 pm, Wednesday 5-7 pm except July",
            "2026-07-07T10:30",
            Ask,
        ),
        (
            "Tuesday 10 am-12 pm, Wednesday 5-7 pm except July",
            "2026-07-08T17:30",
            Closed,
        ),
        (
            "Tuesday 10 am-12 pm, Wednesday 5-7 pm except July",
            TUESDAY,
            Open,
        ),
        (
            "Monday-Friday 9-11 am, Saturday 1-3 pm except Tuesday",
            TUESDAY,
            Closed,
        ),
        ("Once a month; Tuesday 10 am-12 pm", TUESDAY, Ask),
    ]);
    assert_eq!(found, [""; 0]);
}

#[test]
fn days_on_which_many_places_close_are_asked() {
    let hours = "Daily 9 am-5 pm";
    let found = wrong(&[
        (hours, "2026-04-05T10:30", Ask),
        (hours, "2026-11-27T10:30", Ask),
        (hours, "2026-12-24T10:30", Open),
        (hours, "2026-12-24T12:00", Ask),
        (hours, "2026-12-31T15:00", Ask),
        (hours, "2026-12-30T15:00", Open),
        ("Daily 9 am-5 pm; closed holidays", "2026-12-24T15:00", Ask),
        ("Open 24/7", "2026-12-24T15:00", Open),
    ]);
    assert_eq!(found, [""; 0]);
    let moment = read_moment("2026-12-24T10:30").unwrap().0;
    let next = at(&of_row(Some(hours), None), moment).next.unwrap();
    assert_eq!((next.at.as_str(), next.state), ("2026-12-24T12:00", Ask));
}

#[test]
fn a_line_that_is_answered_day_and_night_opens_no_door() {
    let hours = of_row(Some("Monday-Friday 9 am-5 pm; hotline 24 hours"), None);
    let found = at(&hours, read_moment("2026-11-24T22:30").unwrap().0);
    assert_eq!(found.reception, Some(Reception::Phone));
}

#[test]
fn a_weekday_joined_to_the_times_of_a_day_of_the_month_is_asked_about() {
    let cases = [
        (
            "2nd Saturday 9-11 am & Monday 5-7 pm",
            "2026-12-07T18:00",
            Ask,
        ),
        (
            "1st and 3rd Tuesday 9-11 am and Thursday 5-7 pm",
            "2026-12-10T18:00",
            Ask,
        ),
        (
            "1st and 3rd Tuesday 9-11 am and Thursday 5-7 pm",
            "2026-12-01T10:00",
            Open,
        ),
        (
            "2nd Saturday 9-11 am, every Monday 5-7 pm",
            "2026-12-07T18:00",
            Open,
        ),
        (
            "Monday 5-7 pm and 2nd Saturday 9-11 am",
            "2026-12-07T18:00",
            Open,
        ),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}
