//! Limits that a sentence has for more than the hours right before them: none of these hours is surely open outside.

use jiff::civil::DateTime;
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState;

fn states(sentence: &str, moment: &str) -> OpenState {
    at(
        &of_row(Some(sentence), None),
        moment.parse::<DateTime>().unwrap(),
    )
    .state
}

#[test]
fn what_is_excepted_somewhere_else_than_behind_its_hours_is_not_open() {
    let monday = "2026-07-13T10:00";
    for (sentence, moment) in [
        (
            "Food pantry (except July and August) Mon-Fri 9am-4pm",
            monday,
        ),
        ("(except July) Mon-Fri 9am-4pm", monday),
        ("Hot meals (except June-August), Mon-Fri 9am-4pm", monday),
        ("Mon-Fri 9am-4pm. (Except July and August.)", monday),
        ("Mon-Fri 9am-4pm; (except July)", monday),
        (
            "Food distribution (except July/August): 3rd Saturday 9-11am",
            "2026-07-18T10:00",
        ),
        (
            "3rd Saturday 9am-11am. (Except December.)",
            "2026-12-19T10:00",
        ),
        ("Lunes a viernes 9am-4pm. (Excepto julio.)", monday),
        (
            "Pantry (excepto agosto) lunes a viernes 9am-4pm",
            "2026-08-12T10:00",
        ),
        ("Mon-Fri 9am-4pm. Summer break.", monday),
        ("Mon-Fri 9am-4pm (summer break)", monday),
        ("Mon-Fri 9am-4pm, summer vacation", monday),
    ] {
        assert_ne!(states(sentence, moment), OpenState::Open, "{sentence}");
    }
    assert_ne!(
        states("Mon-Fri 9am-4pm. Summer break.", "2026-11-02T10:00"),
        OpenState::Closed
    );
}

#[test]
fn a_limit_behind_several_days_leaves_none_of_them_surely_open_outside() {
    let limits = [
        ("starting January 4, 2027", "2026-11-02T10:00"),
        ("until May 29, 2026", "2026-07-13T10:00"),
        ("effective September 9, 2026", "2026-07-13T10:00"),
        ("thru June 30, 2026", "2026-07-13T10:00"),
        ("Nov. 15, 2026 - Mar. 15, 2027", "2026-07-13T10:00"),
        (
            "from November 15, 2026 to March 15, 2027",
            "2026-07-13T10:00",
        ),
        ("by appointment only", "2026-07-13T10:00"),
        ("by appt. only", "2026-07-13T10:00"),
        ("during Code Blue", "2026-07-13T10:00"),
    ];
    for hours in [
        "Mon-Thu 9am-4pm, Fri 9am-1pm",
        "Mon 9am-4pm, Thu 5-7pm",
        "Mon 9am-4pm and Thu 5-7pm",
        "Mon 9am-4pm & Thu 5-7pm",
    ] {
        for (limit, moment) in limits {
            let sentence = format!("{hours}, {limit}");
            assert_ne!(states(&sentence, moment), OpenState::Open, "{sentence}");
        }
        assert_eq!(
            states(hours, "2026-07-13T10:00"),
            OpenState::Open,
            "{hours}"
        );
    }
    for sentence in [
        "Lunes 9am-4pm y jueves 1pm-3pm, con cita",
        "Lunes 9am-4pm y jueves 1pm-3pm, con cita previa",
        "Mon-Fri by appt. 9am-4pm",
    ] {
        assert_ne!(
            states(sentence, "2026-07-13T10:00"),
            OpenState::Open,
            "{sentence}"
        );
    }
    // The remark of one day alone leaves the others.
    assert_eq!(
        states("Mon-Fri 9 am-5 pm, Sat by appointment", "2026-07-13T10:00"),
        OpenState::Open
    );
}

#[test]
fn dates_behind_a_dash_bound_the_hours() {
    for (dates, moment) in [
        ("January 5, 2027 to May 28, 2027", "2026-11-02T10:00"),
        ("Nov. 15, 2026 - March 15, 2027", "2026-07-13T10:00"),
        ("Sept 8, 2026 - June 18, 2027", "2026-07-13T10:00"),
        ("July 20, 2026 - Aug 14, 2026", "2026-07-13T10:00"),
    ] {
        for times in ["8:30am-4:30pm", "9-4"] {
            let sentence = format!("Mon-Fri {times} - {dates}");
            assert_ne!(states(&sentence, moment), OpenState::Open, "{sentence}");
        }
    }
}
