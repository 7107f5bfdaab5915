//! Hours as real listings spell them, with times that say neither morning nor afternoon: when they are open in a week,
//! and which of them are never surely open.

use jiff::ToSpan;
use jiff::civil::{DateTime, date};
use place_facts::hours::evaluate::at;
use place_facts::hours::{of_kind, of_row};
use sync_protocol::places::hours::{Hours, OpenState};

/// Monday to Sunday of a week without holidays. Its Saturday is the second of the month.
const DAYS: [&str; 7] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const STEP: i64 = 15;

fn week() -> impl Iterator<Item = DateTime> {
    let start = date(2027, 3, 8).at(0, 0, 0, 0);
    (0..7 * 24 * 60 / STEP).map(move |step| start.checked_add((step * STEP).minutes()).unwrap())
}

/// "Mo 9:00-17:00, Tu 9:00-12:00 13:00-17:00": when it is surely open, at midnight begun anew.
fn open(hours: &Hours) -> String {
    let moments: Vec<(DateTime, bool)> = week()
        .map(|moment| (moment, at(hours, moment).state == OpenState::Open))
        .collect();
    let days = moments.chunks(moments.len() / DAYS.len()).zip(DAYS);
    let days = days.filter_map(|(day, name)| {
        let spans: Vec<String> = day
            .chunk_by(|one, next| one.1 == next.1)
            .filter(|span| span[0].1)
            .map(|span| {
                let begins = span[0].0.strftime("%-H:%M");
                let ends = span[span.len() - 1].0.checked_add(STEP.minutes()).unwrap();
                format!("{begins}-{}", ends.strftime("%-H:%M"))
            })
            .collect();
        (!spans.is_empty()).then(|| format!("{name} {}", spans.join(" ")))
    });
    days.collect::<Vec<_>>().join(", ")
}

/// The same times on several days: "Mo We 9:00-12:00".
fn on(days: &str, times: &str) -> String {
    let days = days.split(' ').map(|day| format!("{day} {times}"));
    days.collect::<Vec<_>>().join(", ")
}

const WEEKDAYS: &str = "Mo Tu We Th Fr";
const DAILY: &str = "Mo Tu We Th Fr Sa Su";

fn wrong<'a>(cases: impl IntoIterator<Item = (&'a str, String)>) -> Vec<String> {
    let found = cases.into_iter().filter_map(|(sentence, expected)| {
        let found = open(&of_row(Some(sentence), None));
        (found != expected).then(|| format!("{sentence}: {found}, should be {expected}"))
    });
    found.collect()
}

#[test]
fn times_of_which_only_a_day_makes_sense_are_open() {
    let same = |sentences: &[&'static str], days: &str, times: &str| {
        let expected = on(days, times);
        sentences
            .iter()
            .map(|it| (*it, expected.clone()))
            .collect::<Vec<_>>()
    };
    let nine_to_five = [
        "Mon-Fri 9-5",
        "M-F 9-5",
        "9-5 Mon-Fri",
        "Open 9-5 Monday-Friday",
        "Hours: M-F 9-5",
        "Mon-Fri: 9-5",
        "Mon – Fri, 9 – 5",
        "Mon. thru Fri. 9 to 5",
        "Monday to Friday 9:00 - 17:00",
        "Monday to Friday 09:00-17:00",
        "Mon-Fri 9-17:00",
        "Mon-Fri 9:00-5:00",
        "M-F 9:00 - 5:00",
        "Mon-Fri 9a-5p",
        "Mon-Fri 9 a.m. - 5 p.m.",
        "Mon-Fri 9 a.m to 5 p.m",
        "Mon-Fri 9 am. - 5 pm.",
        "Mon-Fri 9‑5",
        "Weekdays 9-5",
        "Mon-Fri 9-5, Sat & Sun closed",
        "Mon-Fri 9-5; Saturday: Closed; Sunday: Closed",
        "Mon-Fri 9-5, closed holidays",
        "Mon-Fri 9-5 (closed weekends)",
        "Mon-Fri 9-5 except holidays",
        "Lunes a viernes 9-5",
        "Lun-Vie 9-5",
        "L-V 9-5",
        "De lunes a viernes de 9 a 5",
        "lunes a viernes 9:00 a 17:00",
    ];
    let pauses = [
        "Mon-Fri 9-5, closed for lunch 12-1",
        "Mon-Fri 9-5 (closed 12-1)",
        "Mon-Fri 9-5 (closed 12-1 for lunch)",
        "Mon-Fri 9-5, closed noon to 1",
        "Mon-Fri 9-5; closed daily 12-1",
        "Mon-Fri 9-5. Closed from 12 to 1",
        "Mon-Fri 9-12, 1-5",
        "Mon-Fri 9-12 & 1-5",
        "Mon-Fri 9-12 and 1-5 pm",
        "Mon-Fri 9AM-12N & 1PM-5PM",
    ];
    let tuesdays = [
        "Tues & Thurs 10-12",
        "Tu/Th 10-12",
        "TTh 10-12",
        "T & Th 10-12",
        "Pantry: Tuesday and Thursday, 10-12",
        "Tue, Thu from 10 to noon",
        "Martes y jueves de 10 a 12",
        "Tuesday, Thursday - 10 am - 12 pm",
    ];
    let three_days = [
        "M/W/F 9-12",
        "MWF 9-12",
        "Mon-Wed-Fri 9-12",
        "M, W, F: 9-12",
        "9-12 M-W-F",
        "Mon, Wed & Fri 9-12",
    ];
    let cases = [
        same(&nine_to_five, WEEKDAYS, "9:00-17:00"),
        same(&pauses, WEEKDAYS, "9:00-12:00 13:00-17:00"),
        same(&tuesdays, "Tu Th", "10:00-12:00"),
        same(&three_days, "Mo We Fr", "9:00-12:00"),
        same(&["Mon-Fri 9-4:30"], WEEKDAYS, "9:00-16:30"),
        same(
            &["Mon-Fri 8:30-4:30 (closed 12-1)"],
            WEEKDAYS,
            "8:30-12:00 13:00-16:30",
        ),
        same(&["Weekdays 10-2"], WEEKDAYS, "10:00-14:00"),
        same(
            &[
                "7 days a week, 8-4",
                "Seven days a week 8-4",
                "Todos los días de 8 a 4",
            ],
            DAILY,
            "8:00-16:00",
        ),
        same(
            &["Sat 9-12", "2nd Sat of the month 9-12", "Sábados 9-12"],
            "Sa",
            "9:00-12:00",
        ),
        same(&["10-1 Saturdays", "Saturdays @ 10-1"], "Sa", "10:00-13:00"),
        same(&["Wed 12-2", "Wed 12 to 2"], "We", "12:00-14:00"),
        same(&["Wednesday 12:30-2:30"], "We", "12:30-14:30"),
        same(&["2nd and 4th Wednesdays 1-3"], "We", "13:00-15:00"),
        same(&["Mon-Fri 7-3"], WEEKDAYS, "7:00-15:00"),
        same(&["Wed 9-11:30, 1-4"], "We", "9:00-11:30 13:00-16:00"),
        same(&["Wed 9-12, 1-7"], "We", "9:00-12:00 13:00-19:00"),
        same(
            &["Tuesday mornings 9-11", "Breakfast Tuesday 9-11"],
            "Tu",
            "9:00-11:00",
        ),
        same(
            &[
                "Tuesday evenings 6-8",
                "Dinner Tues 6-8",
                "Tuesday evening 6:00-8:00",
            ],
            "Tu",
            "18:00-20:00",
        ),
        same(
            &["Breakfast Mon-Fri 7-9, lunch 12-1, dinner 5-6"],
            WEEKDAYS,
            "7:00-9:00 12:00-13:00 17:00-18:00",
        ),
        same(&["Daily 22:00-06:00"], DAILY, "0:00-6:00 22:00-0:00"),
        same(&["Open 24 hrs"], DAILY, "0:00-0:00"),
        vec![(
            "M-Th 9-5, F 9-12",
            format!("{}, Fr 9:00-12:00", on("Mo Tu We Th", "9:00-17:00")),
        )],
        vec![(
            "Mon-Fri 9-5; Sat 9-12; Sun closed",
            format!("{}, Sa 9:00-12:00", on(WEEKDAYS, "9:00-17:00")),
        )],
        vec![(
            "Mon-Fri 9-5, closed 12-1, Sat 9-12",
            format!("{}, Sa 9:00-12:00", on(WEEKDAYS, "9:00-12:00 13:00-17:00")),
        )],
        vec![(
            "Mon-Fri 9am–5pm • Sat 9am–12pm",
            format!("{}, Sa 9:00-12:00", on(WEEKDAYS, "9:00-17:00")),
        )],
        vec![(
            "Monday: 9 AM–5 PM, Tuesday: 9 AM–5 PM, Saturday: Closed, Sunday: Closed",
            on("Mo Tu", "9:00-17:00"),
        )],
        same(
            &[
                "Monday: 9 AM–5 PM Tuesday: Closed Wednesday: 9 AM–5 PM Sunday: Closed",
                "Monday 9 AM–5 PM\nTuesday Closed\nWednesday 9 AM–5 PM\nSunday Closed",
                "Closed Tuesdays. Monday and Wednesday 9-5",
                "0900-1700 Mon, Wed",
                "Mon, Wed 0900 - 1700 hrs",
                "Mon, Wed 9-5; holidays 10-2",
                "Mon, Wed 9-5, holidays 10 am-2 pm",
                "Mon, Wed 9-5; holidays: closed",
            ],
            "Mo We",
            "9:00-17:00",
        ),
        same(
            &[
                "1st, 2nd and 5th Saturday 9-11",
                "Saturday 9-11",
                "Saturday 9-11; all other times by appointment",
                "Walk-ins Sat 9-11; other days by appointment",
            ],
            "Sa",
            "9:00-11:00",
        ),
        same(
            &[
                "Sunday Closed Monday 9 AM–5 PM Tuesday Closed Wednesday 9 AM–5 PM",
                "Mon 9am-5pm Tue closed Wed 9am-5pm Sat closed Sun closed",
                "Mon, Wed 9-17h",
                "Mon and Wed 9 am-5 pm, no appointment needed",
                "We are open Monday and Wednesday from 9 am to 5 pm",
                "Hours of operation: Monday, Wednesday 9 am-5 pm",
            ],
            "Mo We",
            "9:00-17:00",
        ),
        same(
            &[
                "Tues & Thurs 10:00 AM to 12:00 noon",
                "Tuesday, Thursday 10am-12noon",
            ],
            "Tu Th",
            "10:00-12:00",
        ),
        same(&["Tuesday 12-8"], "Tu", "12:00-20:00"),
        same(
            &["Tuesday 4-6", "Distribution every Tuesday 4-6"],
            "Tu",
            "16:00-18:00",
        ),
        same(
            &[
                "Primer y segundo sábado 9-11",
                "First two Saturdays of the month 9-11",
            ],
            "Sa",
            "9:00-11:00",
        ),
        same(&["Weekends and holidays 10-2"], "Sa Su", "10:00-14:00"),
        same(&["Open 365 days a year, 9-5"], DAILY, "9:00-17:00"),
        vec![(
            "Mon-Fri 8-4 (Wed till noon)",
            format!(
                "{}, We 8:00-12:00, {}",
                on("Mo Tu", "8:00-16:00"),
                on("Th Fr", "8:00-16:00")
            ),
        )],
    ];
    assert_eq!(wrong(cases.into_iter().flatten()), [""; 0]);
}

#[test]
fn times_that_may_be_an_evening_or_no_times_at_all_open_no_door() {
    let asked = [
        // The morning or the evening, the day or the night?
        "Daily 9-9",
        "Mon-Fri 7-7",
        "Mon-Fri 6-8",
        "Mon-Fri 8-10",
        "Tuesday 5-7",
        "Mon-Sun 8-6",
        "Wed 8-6",
        "Mon-Fri 7-12",
        "Mon-Fri 5-1",
        "Mon-Fri 01:00-05:00",
        "Breakfast and dinner Tuesday 7-9",
        "Tuesday afternoons 9-5",
        "Tuesday mornings 9-5",
        "Nightly 7-5",
        "Overnight Mon-Fri 8-5",
        "Friday nights 9-12",
        "Fri 10 pm-2 am, Sat 10-2",
        "Fri 8 pm-11 pm, Sat 9-12",
        "Code Blue 7-5",
        // Days, ages, counts and parts of telephone numbers.
        "December 9-12",
        "December 5, 9-12",
        "Monday 12/9-12/12",
        "Grades 9-12 Monday",
        "Monday, ages 9-12",
        "Monday: 9-12 families",
        "Pantry: 9-12 families, Monday",
        "Mon 973-9-12",
        "Mon 9-12-4",
        // Letters that may be something else.
        "M-S 9-5",
        "T-Th 9-5",
        "S 9-5",
        "L-M-V 9-5",
        "Mon-Fri 9-5 w/ appointment",
        // Pauses that lie nowhere, or may lie in two places, and days that may be closed or not.
        "Mon-Fri 9-12 (closed 1-2)",
        "Mon-Fri 8 am-11 pm (closed 9-10)",
        "Mon-Fri 9-5, closed 12-1 some days",
        "Sat 9-12, Sunday closed; 1-3",
        "Daily 9-5, closed Friday afternoons",
        "Daily 9-5 except Friday evenings",
        // Years are no times.
        "Monday 2026-2027",
        "Mon-Fri 12-4 am",
        "Open 365 days a year",
        "Mon-Fri 8-4 (Sat till noon)",
        "Tuesday 4-5",
        "Mon-Fri 9-9:30",
        "Mon-Fri 9-9:30 pm",
        "Mon-Fri 9-5; holidays 10-2 Monday",
    ];
    assert_eq!(wrong(asked.map(|it| (it, String::new()))), [""; 0]);
}

#[test]
fn where_people_come_for_the_night_no_time_without_a_half_is_sure() {
    let found = |kind: &str, notes: &str| open(&of_kind(Some("Daily 7-5"), Some(notes), kind));
    for (kind, notes) in [
        ("Emergency shelter", ""),
        ("Winter warming center", ""),
        ("Emergency residence", ""),
        ("Community center", "Overnight"),
        ("Community center", "A bed for the night"),
    ] {
        assert_eq!(found(kind, notes), "", "{kind}, {notes}");
    }
    assert_eq!(found("Food pantry", "Bring a bag"), on(DAILY, "7:00-17:00"));
    let notes = "Open daily 7-5";
    let all_day = of_kind(Some("Open 24/7"), Some(notes), "Emergency shelter");
    assert_eq!(open(&all_day), on(DAILY, "0:00-0:00"));
}

#[test]
fn notes_close_days_and_noons_wherever_they_say_so() {
    let hours = "Mon-Fri 9-5";
    let found = |notes: &str| open(&of_row(Some(hours), Some(notes)));
    let but_friday = on("Mo Tu We Th", "9:00-17:00");
    for notes in [
        "Closed Fridays",
        "Fridays closed",
        "Friday: Closed",
        "Free food, closed Fridays",
        "Free food (closed Fridays)",
        "Walk-ins welcome! Closed Fridays",
        "Walk-ins welcome - closed Fridays",
        "Entrance on Main St. Closed Fridays",
        "Pantry of St. Paul Church. Closed Fridays",
        "Open to all but closed Fridays",
    ] {
        assert_eq!(found(notes), but_friday, "{notes}");
    }
    for notes in [
        "Closed 12-1",
        "Closed for lunch 12-1",
        "Free. Closed daily from noon to 1 pm",
        "Closed 12-1 pm for lunch",
    ] {
        let expected = on(WEEKDAYS, "9:00-12:00 13:00-17:00");
        assert_eq!(found(notes), expected, "{notes}");
    }
    for notes in [
        "Closed for lunch",
        "Closed 6-7 pm",
        "Free food, kitchen closed Fri",
        "Closes early on Fridays",
        "Closed Friday afternoons",
        "Free food, closed Friday mornings",
        "Suspended (closed Fridays)",
        "Closed for repairs, closed Fridays",
        "Free food, closed Fridays, not open to the public",
        "Cierra temprano los viernes",
    ] {
        assert_eq!(found(notes), "", "{notes}");
    }
    let night = of_row(Some("Daily 7 pm-7 am"), Some("Closed 12-1 am"));
    assert_eq!(open(&night), "");
}
