//! Sentences with one plain meaning. "Call first" would be safe for them too, but it hides that a place is open.

use crate::states_at::wrong;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

/// A Wednesday.
const MORNING: &str = "2026-12-02T10:00";
const AFTERNOON: &str = "2026-12-02T14:00";
const EVENING: &str = "2026-12-02T18:30";

#[test]
fn a_longer_day_beside_plain_days_has_its_halves() {
    let long: &[(&str, OpenState)] = &[
        (MORNING, Open),
        (EVENING, Open),
        ("2026-12-01T18:30", Closed),
        ("2026-12-02T21:00", Closed),
    ];
    let late: &[(&str, OpenState)] = &[(MORNING, Closed), (EVENING, Open)];
    let cases: [(&str, &[(&str, OpenState)]); 9] = [
        ("Mon-Fri 9-5, Wed 9-8", long),
        ("Mon, Tue 9-5, Wed 9-7, Thu-Fri 9-5", long),
        ("Mon-Fri 9am-5pm; Wed 9-8", long),
        ("M,T,Th,F 9-5; W 11-7", late),
        (
            "Closed Mondays; Tues-Sun 11-6",
            &[(AFTERNOON, Open), ("2026-11-30T14:00", Closed)],
        ),
        ("Mon-Fri 10-6", &[(AFTERNOON, Open), (EVENING, Closed)]),
        // These may be nights.
        ("Wed 8-6", &[(AFTERNOON, Ask)]),
        ("Wed 11-7", &[(AFTERNOON, Ask)]),
        ("Nightly 9-6", &[(AFTERNOON, Ask)]),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn hours_of_all_the_year_have_their_halves() {
    let day: &[(&str, OpenState)] = &[(MORNING, Open), (EVENING, Closed)];
    let cases: [(&str, &[(&str, OpenState)]); 4] = [
        ("Mon-Fri 9-5 year-round", day),
        ("Mon-Fri 9-5 all year", day),
        ("Wednesdays 9-5, year round", day),
        ("Wednesdays 9-12 year olds", &[(MORNING, Ask)]),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn a_part_of_the_day_in_words_is_one_of_its_times() {
    let cases: [(&str, &[(&str, OpenState)]); 5] = [
        (
            "Every Wednesday from 9 to 11 in the morning",
            &[(MORNING, Open), ("2026-12-02T21:30", Closed)],
        ),
        (
            "Wednesdays, 6:00-7:30 in the evening",
            &[(EVENING, Open), ("2026-12-02T06:30", Closed)],
        ),
        (
            "Wednesdays 1 to 3 in the afternoon",
            &[(AFTERNOON, Open), (EVENING, Closed)],
        ),
        ("Wed 9-4 EST", &[(MORNING, Open)]),
        ("Wednesdays 12 in the morning", &[(MORNING, Ask)]),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn an_exception_with_times_is_of_its_day_alone() {
    let noon: &[(&str, OpenState)] = &[
        (MORNING, Open),
        (AFTERNOON, Closed),
        ("2026-12-03T14:00", Open),
    ];
    // Open at these times, or closed? The other days are sure.
    let asked: &[(&str, OpenState)] = &[
        (MORNING, Ask),
        (AFTERNOON, Ask),
        (EVENING, Closed),
        ("2026-12-03T14:00", Open),
        ("2026-12-03T12:30", Open),
    ];
    let cases: [(&str, &[(&str, OpenState)]); 12] = [
        ("Mon-Fri 9am-5pm, except Wed 9am-12pm", asked),
        ("Mon-Fri 9-5, except Wed 9-12", asked),
        ("Mon-Fri 9-5 (except Wednesdays: 9-12)", asked),
        ("Mon-Fri 9-5 except on Wed from 12-1", asked),
        ("Lun-vie 9-5 excepto miercoles 12-1", asked),
        ("Mon-Fri 9-5 (closes at noon on Wednesdays)", noon),
        ("Mon-Fri 9-5, closes at 12 pm Wednesdays", noon),
        ("Mon-Fri 9-5, Wed close at noon", noon),
        (
            "Mon-Fri 9-5, early close 3pm Fri",
            &[("2026-12-04T16:00", Closed), ("2026-12-04T14:00", Open)],
        ),
        (
            "Mon-Fri 9am-5pm (Fri by appointment only)",
            &[("2026-12-04T14:00", Ask), ("2026-12-03T14:00", Open)],
        ),
        // Of which day, or at what time, no one says.
        ("Mon-Fri 9-5, closes at noon in summer", &[(AFTERNOON, Ask)]),
        (
            "Mon-Fri 9am-5pm, except Sat 9am-12pm",
            &[("2026-12-05T10:00", Ask)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn behind_the_last_intake_one_has_to_ask() {
    let half_past_four: &[(&str, OpenState)] = &[
        ("2026-12-02T15:45", Open),
        ("2026-12-02T16:45", Ask),
        ("2026-12-02T17:15", Closed),
    ];
    let cases: [(&str, &[(&str, OpenState)]); 11] = [
        ("Mon-Fri 9-5 (last intake 4:30)", half_past_four),
        (
            "Mon-Fri 9am-5pm (last person in line at 4:30)",
            half_past_four,
        ),
        ("Mon-Fri 9-5, last intake at 4:30", half_past_four),
        ("Mon-Fri 9am-5pm. Last client at 4:30 pm.", half_past_four),
        ("Mon-Fri 9am-5pm (no intake after 4:30 PM)", half_past_four),
        (
            "Mon-Fri 9am-5pm; no new clients after 4:30pm",
            half_past_four,
        ),
        ("Mon-Fri 9am-5pm, last entry 4:30pm", half_past_four),
        ("Mon-Fri 9am-5pm (arrive by 4:30)", half_past_four),
        (
            "Mon 9am-5pm; Wed 9am-5pm; last client at 4:30pm",
            &[("2026-11-30T16:45", Ask), ("2026-12-02T16:45", Ask)],
        ),
        // It lies in none of the hours.
        ("Mon-Fri 9am-5pm (last intake 7 pm)", &[(MORNING, Ask)]),
        (
            "Mon-Fri 9am-5pm, last Friday 9am-12pm",
            &[("2026-12-25T14:00", Ask), (MORNING, Open)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn on_some_holidays_one_has_to_ask_and_on_no_other_day() {
    let cases: [(&str, &[(&str, OpenState)]); 5] = [
        (
            "Mon-Fri 9-5 (closed major holidays)",
            &[(MORNING, Open), ("2026-12-25T10:00", Ask)],
        ),
        (
            "Mon-Fri 9am-5pm. Closed on most holidays",
            &[(MORNING, Open), ("2026-11-26T10:00", Ask)],
        ),
        (
            "Mon-Fri 9am-5pm except major holidays",
            &[(MORNING, Open), ("2026-12-25T10:00", Ask)],
        ),
        (
            "24/7, closed some holidays",
            &[(MORNING, Open), ("2026-12-25T10:00", Ask)],
        ),
        (
            "Mon-Fri 9am-5pm. Closed all holidays",
            &[("2026-12-25T10:00", Closed)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn days_from_christmas_to_the_new_year_are_closed() {
    let closed: &[(&str, OpenState)] = &[
        ("2026-12-29T10:00", Closed),
        ("2026-12-22T10:00", Open),
        ("2027-01-05T10:00", Open),
    ];
    let cases: [(&str, &[(&str, OpenState)]); 4] = [
        (
            "Mon-Fri 9-5, closed Christmas Eve through New Year's",
            closed,
        ),
        (
            "Mon-Fri 9-5. Closed Christmas Eve to New Year's Day",
            closed,
        ),
        (
            "Mon-Fri 9-5. Closed between Christmas and New Year's",
            closed,
        ),
        (
            "Mon-Fri 9-5. Closed week between Christmas and New Years",
            closed,
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn the_rest_of_the_year_is_what_was_not_named() {
    let fridays: &[(&str, OpenState)] = &[
        ("2026-12-04T11:00", Open),
        ("2026-07-10T11:00", Closed),
        ("2026-07-09T11:00", Open),
    ];
    let cases: [(&str, &[(&str, OpenState)]); 5] = [
        (
            "Summer hours (July-Aug): Mon-Thu 9am-4pm. Rest of year Mon-Fri 9am-5pm",
            fridays,
        ),
        (
            "Jul-Aug: Mon-Thu 9am-4pm; Mon-Fri 9am-5pm the rest of the year",
            fridays,
        ),
        (
            "Jul-Aug: Mon-Thu 9am-4pm; rest of the year: Mon-Fri 9am-5pm",
            fridays,
        ),
        (
            "Mon-Fri 9-4 Sept-June",
            &[("2026-07-10T10:00", Closed), ("2026-11-30T10:00", Open)],
        ),
        // Of what?
        ("Mon-Fri 9am-5pm the rest of the year", &[(MORNING, Ask)]),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn lines_visits_and_evenings_leave_the_hours_as_they_are() {
    let office: &[(&str, OpenState)] = &[(MORNING, Open)];
    let cases: [(&str, &[(&str, OpenState)]); 7] = [
        ("Mon-Fri 9-5; emergency line 24/7", office),
        ("Mon-Fri 9am-5pm; 24/7 emergency line", office),
        (
            "Mon-Fri 9am-5pm & evenings by appointment",
            &[(MORNING, Open), (EVENING, Ask)],
        ),
        ("Drop-in Mon-Fri 9am-5pm", office),
        ("Open to the public Mon-Fri 9am-5pm", office),
        (
            "8pm-7am, 7 nights a week",
            &[("2026-12-04T23:00", Open), (MORNING, Closed)],
        ),
        (
            "Mon-Fri 9am-5pm; evenings by appointment",
            &[(MORNING, Open), (EVENING, Ask)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn several_weekdays_that_end_at_seven_are_days() {
    let cases: [(&str, &[(&str, OpenState)]); 8] = [
        (
            "Mon-Fri 11-7",
            &[(AFTERNOON, Open), ("2026-12-02T22:00", Closed)],
        ),
        (
            "Tue-Sat 11-7",
            &[(AFTERNOON, Open), ("2026-12-07T14:00", Closed)],
        ),
        ("Mon, Wed, Fri 10-7", &[(AFTERNOON, Open)]),
        ("Lunes a viernes 11-7", &[(AFTERNOON, Open)]),
        // These may be nights.
        ("Fri-Sat 11-7", &[("2026-12-04T14:00", Ask)]),
        ("Overnight Mon-Fri 11-7", &[(AFTERNOON, Ask)]),
        ("Mon-Fri 7-7", &[(AFTERNOON, Ask)]),
        ("Closed Mon-Fri 11-7", &[(AFTERNOON, Ask)]),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn another_end_of_a_day_may_stand_before_it_or_behind() {
    let friday: &[(&str, OpenState)] = &[
        ("2026-12-04T14:00", Open),
        ("2026-12-04T16:00", Closed),
        ("2026-12-03T16:00", Open),
    ];
    let late: &[(&str, OpenState)] = &[
        (MORNING, Open),
        (EVENING, Open),
        ("2026-12-03T18:30", Closed),
    ];
    let cases: [(&str, &[(&str, OpenState)]); 9] = [
        ("Mon-Fri 9-5, early close Friday 3 pm", friday),
        ("Mon-Fri 9-5, closes early Fridays at 3", friday),
        ("Mon-Fri 9-5, closes Fri at 3 pm", friday),
        ("Mon-Fri 9-5, open until 8 on Wednesdays", late),
        ("Mon-Fri 9-5; open until 8 pm Wed", late),
        ("Mon-Fri 9-5, open late until 8 Wednesdays", late),
        // At what time, or on which day?
        ("Mon-Fri 9-5, closes early Fridays", &[(MORNING, Ask)]),
        ("Mon-Fri 9-5, open until 8", &[(MORNING, Ask)]),
        (
            "Drop-in center: Mon-Fri 9 am-3 pm",
            &[(MORNING, Open), ("2026-12-02T16:00", Closed)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn times_to_walk_in_leave_the_other_hours_to_be_asked_about() {
    let within: &[(&str, OpenState)] = &[(MORNING, Open), (AFTERNOON, Ask), (EVENING, Closed)];
    let all: &[(&str, OpenState)] = &[(MORNING, Open), (AFTERNOON, Open)];
    let cases: [(&str, &[(&str, OpenState)]); 11] = [
        ("Mon-Fri 9-5, walk-in 9-11", within),
        ("Mon-Fri 9-5, walk-ins 9-11", within),
        ("Mon-Fri 9-5; walk-in hours: 9-11", within),
        ("Mon-Fri 9-5. Walk-ins from 9 to 11", within),
        ("Mon-Fri 9-5, drop-in 9-11 am", within),
        ("Mon-Fri 9-5, walk-in Wed 9-11", within),
        ("Mon-Fri 9-5, walk-ins welcome", all),
        ("Walk-in Mon-Fri 9-5", all),
        ("Mon-Fri walk-in 9-5", all),
        ("Mon-Wed 9-5, Thu walk-in 9-12", all),
        ("Mon-Fri 9-5, walk-in Sat 9-11", all),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn days_from_one_date_on_are_closed_and_a_pause_is_one() {
    let closed: &[(&str, OpenState)] = &[
        ("2026-12-29T10:00", Closed),
        ("2026-12-22T10:00", Open),
        ("2027-01-05T10:00", Open),
    ];
    let by_appointment: &[(&str, OpenState)] =
        &[(MORNING, Open), (EVENING, Ask), ("2026-12-05T10:00", Ask)];
    let cases: [(&str, &[(&str, OpenState)]); 5] = [
        (
            "Mon-Fri 9-5. Closed from Christmas Eve through New Year's Day",
            closed,
        ),
        ("Mon-Fri 9-5, closed from Dec 24 to Jan 2", closed),
        (
            "Mon-Fri 9-5, closed from 12 to 1",
            &[(MORNING, Open), ("2026-12-02T12:30", Closed)],
        ),
        (
            "Mon-Fri 9-5. Evenings and weekends by appointment",
            by_appointment,
        ),
        (
            "Mon-Fri 9-5; weekends and evenings by appointment",
            by_appointment,
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}
