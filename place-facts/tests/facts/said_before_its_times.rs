//! What a sentence says beside its hours holds where it stands: a date in a list, a remark before its own times, days behind
//! several meals, doors that open later, hours that begin on a date.

use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

fn state(sentence: &str, moment: &str) -> OpenState {
    at(&of_row(Some(sentence), None), moment.parse().unwrap()).state
}

fn wrong(sentences: &[&str], moments: &[(&str, &[OpenState])]) -> Vec<String> {
    let pairs = sentences
        .iter()
        .flat_map(|it| moments.iter().map(move |pair| (it, pair)));
    let found = pairs.filter_map(|(sentence, (moment, expected))| {
        let found = state(sentence, moment);
        (!expected.contains(&found)).then(|| format!("{sentence} at {moment}: {found:?}"))
    });
    found.collect()
}

#[test]
fn a_later_date_of_closed_ones_is_a_date_too() {
    for (dates, closed) in [
        ("no distribution 12/23, 12/30 and 1/6", "2027-01-06"),
        ("no distribution 12/23 and 1/6", "2027-01-06"),
        ("no distribution 12/23, 1/6", "2027-01-06"),
        ("closed 12/30 & 1/6", "2027-01-06"),
        ("closed 12/23, 1/6/27", "2027-01-06"),
        ("closed 12/23, 1/6/27", "2026-12-23"),
        ("closed Dec 23 and 1/6", "2027-01-06"),
        ("closed Dec. 23, 1/6", "2027-01-06"),
        ("closed Nov 25 and 12/23", "2026-12-23"),
        ("closed 12/23 - 1/6", "2026-12-30"),
        ("closed December 23, January 6, 2027", "2026-12-23"),
        ("closed December 23, 2026, January 6", "2027-01-06"),
    ] {
        let sentence = format!("Wednesdays 10-12, {dates}");
        let moments: [(&str, &[OpenState]); 2] = [
            (&format!("{closed}T10:30"), &[Closed]),
            ("2027-01-20T10:30", &[Open]),
        ];
        assert_eq!(wrong(&[&sentence], &moments), [""; 0]);
        assert_eq!(state(&sentence, "2026-12-02T10:30"), Open, "{sentence}");
    }
    for half in ["closed 1/2 day", "closed 12/1", "closed December 9/16"] {
        let sentence = format!("Wednesdays 10-12, {half}");
        assert_ne!(state(&sentence, "2026-12-09T10:30"), Open, "{sentence}");
    }
}

/// A Saturday, and the Monday to Friday after it.
const SATURDAY: &str = "2026-12-05T10:30";
const MONDAY: &str = "2026-12-07T10:30";
const TUESDAY: &str = "2026-12-08T10:30";
const WEDNESDAY: &str = "2026-12-09T10:30";
const FRIDAY: &str = "2026-12-11T10:30";

#[test]
fn a_remark_before_its_own_times_is_said_of_them() {
    let saturdays = [
        "Sat 9-12 and by appointment Mon-Fri 9-5",
        "Sat 9-12, and by appointment only on Mon-Fri 9-5",
        "Sat 9-12, by appointment Mon-Fri 9-5",
        "Sat 9-12, appointment only: Mon-Fri 9-5",
        "Sat 9-12, call for appointment weekdays 9-5",
        "Sat 9-12, home delivery Mon-Fri 9-5",
        "Sat 9-12, once a month Mon-Fri 9-5",
        "Sat 9-12 and by appointment Mon 9-5, Tue-Fri 9-5",
        "Sábado 9-12 y con cita lunes-viernes 9-5",
    ];
    assert_eq!(
        wrong(
            &saturdays,
            &[(SATURDAY, &[Open]), (MONDAY, &[Ask]), (FRIDAY, &[Ask])]
        ),
        [""; 0]
    );
    let tuesdays = [
        "Tue 9-12 and by appointment Wed 10-2",
        "Tue 9-12 walk-in, by appointment Wed 9-12",
        "Tue 9-12, appointment only Wed 9-12",
        "Tue 9-12, call for appointment Wed 9-12",
        "Martes 9-12, con cita miércoles 9-12",
    ];
    assert_eq!(
        wrong(&tuesdays, &[(TUESDAY, &[Open]), (WEDNESDAY, &[Ask])]),
        [""; 0]
    );
    let doubtful = [
        "Tue 9-12 by appointment Wed 9-12",
        "Tue 9-12, by appointment, Wed 9-12",
    ];
    assert_eq!(
        wrong(&doubtful, &[(TUESDAY, &[Ask]), (WEDNESDAY, &[Ask])]),
        [""; 0]
    );
    let afternoons = ["Mon-Thu 9-12 and by appointment 1-5"];
    let moments: [(&str, &[OpenState]); 3] = [
        (MONDAY, &[Open]),
        ("2026-12-07T14:00", &[Ask]),
        ("2026-12-11T14:00", &[Closed]),
    ];
    assert_eq!(wrong(&afternoons, &moments), [""; 0]);
    let walk_ins = ["Mon-Tue 9-12 by appointment, no appointment needed Wed 9-12"];
    assert_eq!(
        wrong(&walk_ins, &[(MONDAY, &[Ask]), (WEDNESDAY, &[Open])]),
        [""; 0]
    );
}

#[test]
fn days_behind_the_last_meal_leave_the_others_to_be_asked() {
    for sentence in [
        "Breakfast 8-9 am Sat, lunch 12-1 pm, dinner 5-6 pm, Mon-Fri",
        "Breakfast 8-9 am Sat; lunch 12-1 pm; dinner 5-6 pm; Mon-Fri",
        "Breakfast 8-9 am Sat, lunch 12-1 pm, dinner 5-6 pm daily",
        "Breakfast Sat 8-9 am, lunch 12-1 pm, dinner 5-6 pm, Mon-Fri",
        "Breakfast 8-9 am Sat, lunch 12-1 pm, dinner 5-6 pm Mon-Fri",
    ] {
        for day in ["2026-12-05", "2026-12-07"] {
            let found = state(sentence, &format!("{day}T12:30"));
            assert_eq!(found, Ask, "{sentence} on {day}");
        }
    }
    let meals = "Breakfast 8-9 am Sat, lunch 12-1 pm, dinner 5-6 pm, Mon-Fri";
    assert_eq!(state(meals, "2026-12-05T08:30"), Open);
    assert_eq!(state(meals, "2026-12-07T17:30"), Open);
    let of_all = "Breakfast 8-9 am, lunch 12-1 pm, dinner 5-6 pm, Mon-Fri";
    assert_eq!(state(of_all, "2026-12-07T12:30"), Open);
}

#[test]
fn nobody_gets_in_before_the_doors_open() {
    let not_yet: &[OpenState] = &[Ask, Closed];
    for (sentence, before, behind) in [
        (
            "Saturday 9-11 am (doors open at 9:30 am)",
            "05T09:15",
            "05T10:00",
        ),
        ("Tuesday 5-7 pm (doors open 5:30)", "08T17:15", "08T18:00"),
        ("Mon-Fri 9-5 (doors open at 10)", "08T09:30", "08T11:00"),
        ("Mon-Fri 11-1. Doors open at noon", "08T11:30", "08T12:30"),
        ("Mon-Fri 9-5; doors open 10 am", "08T09:30", "08T11:00"),
        (
            "Lunch 12-1 pm (doors open 12:30), Mon-Fri",
            "08T12:15",
            "08T12:45",
        ),
        (
            "Mon 9-11, Tue 9-11. Doors open at 9:30",
            "07T09:15",
            "08T10:00",
        ),
    ] {
        let (before, behind) = (format!("2026-12-{before}"), format!("2026-12-{behind}"));
        let moments: [(&str, &[OpenState]); 2] = [(&before, not_yet), (&behind, &[Open])];
        assert_eq!(wrong(&[sentence], &moments), [""; 0]);
    }
    for sentence in [
        "Tuesday 10-12 (doors open at 9:30)",
        "Tuesday 10 am-9 pm (doors open at 9)",
        "Tuesday 10-12. Doors open at 10",
        "Tuesday 10-12 (doors open at 10 am)",
    ] {
        assert_eq!(state(sentence, "2026-12-08T10:05"), Open, "{sentence}");
        assert_eq!(state(sentence, "2026-12-08T09:45"), Closed, "{sentence}");
    }
    let slip = "Tuesday 10-12 (doors open at 6 am)";
    assert_eq!(state(slip, TUESDAY), Ask);
}

#[test]
fn hours_that_begin_on_a_date_end_the_older_ones() {
    for begins in [
        ". Beginning Jan. 5, 2027: ",
        "; beginning January 5, 2027: ",
        ", beginning Jan 5, 2027: ",
        ". Starting Jan. 5: ",
        ". Effective Jan. 5, 2027: ",
        ". From January 5, 2027: ",
        ". Starting Jan. 5, 2027, ",
        "; effective Jan 5, ",
        ". Starting January 5 ",
    ] {
        let other = format!("Tuesdays 10-12{begins}Wednesdays 10-12");
        let fewer = format!("Mon-Sat 9-5{begins}Mon-Fri 9-5");
        let moments: [(&str, &[OpenState]); 3] = [
            (TUESDAY, &[Open]),
            ("2027-01-12T10:30", &[Ask, Closed]),
            ("2027-01-13T10:30", &[Open]),
        ];
        assert_eq!(wrong(&[&other], &moments), [""; 0]);
        let moments: [(&str, &[OpenState]); 3] = [
            (SATURDAY, &[Open]),
            ("2027-01-16T10:30", &[Ask, Closed]),
            ("2027-01-13T10:30", &[Open]),
        ];
        assert_eq!(wrong(&[&fewer], &moments), [""; 0]);
    }
    let unclear = "Mon-Sat 9-5, beginning Jan 4, 2027 Mon-Fri 9-5";
    assert_eq!(state(unclear, "2027-01-16T10:30"), Ask);
}
