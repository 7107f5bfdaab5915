//! Seasons and remarks that stand alone in a sentence of hours: wherever they stand, they are never lost.

use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

/// A season as it is written, whether it is of the winter, and whether its middle is surely in it.
const SEASONS: [(&str, bool, bool); 26] = [
    ("May 1 to October 31", false, true),
    ("May 1-Oct 31", false, true),
    ("June 22 - August 28", false, true),
    ("From May 1 to October 31", false, true),
    ("Open May 1 to October 31", false, true),
    ("Memorial Day to Labor Day", false, true),
    ("mid-May to September", false, true),
    ("May-October", false, true),
    ("May through October", false, true),
    ("Summer", false, true),
    ("Summer hours", false, true),
    ("Summer only", false, true),
    ("In the summer", false, true),
    ("Spring and summer", false, true),
    ("Summer vacation", false, true),
    ("Warmer months", false, true),
    ("Nov. 15-April 15", true, true),
    ("December 1 to March 31", true, true),
    ("Open November 1 to March 31", true, true),
    ("November-March", true, true),
    ("Thanksgiving to Easter", true, true),
    ("Winter", true, true),
    ("Winter months", true, true),
    ("During the winter", true, true),
    ("School year", true, false),
    ("During the school year", true, false),
];
const SEPARATORS: [&str; 6] = [". ", "; ", ", ", ": ", " ", " | "];
const DAYS: [&str; 2] = ["Tuesdays 10 am-12 pm", "Every day 10 am-noon"];
/// What may stand behind hours and seasons and names no hours.
const ENDS: [&str; 4] = [
    "",
    ", closed July 4",
    " (closed July 4)",
    ", no appointment needed",
];
/// A Tuesday of the middle of the summer and one of the winter.
const SUMMER: &str = "2027-07-20T11:00";
const WINTER: &str = "2027-01-19T11:00";

fn state(sentence: &str, moment: &str) -> OpenState {
    at(&of_row(Some(sentence), None), moment.parse().unwrap()).state
}

/// The sentences that are open outside of their season.
fn lost(ends: &[&str], write: impl Fn(&str, &str, &str, &str) -> Vec<String>) -> Vec<String> {
    let mut lost = Vec::new();
    for (season, is_winter, _) in SEASONS {
        let outside = if is_winter { SUMMER } else { WINTER };
        for separator in SEPARATORS {
            for days in DAYS {
                for end in ends {
                    let sentences = write(season, separator, days, end).into_iter();
                    lost.extend(sentences.filter(|it| state(it, outside) == Open));
                }
            }
        }
    }
    lost
}

#[test]
fn a_season_is_never_lost_wherever_it_stands() {
    let lost = lost(&ENDS, |season, separator, days, end| {
        vec![
            format!("{season}{separator}{days}{end}"),
            format!("{days}{separator}{season}{end}"),
            format!("{days} ({season}){end}"),
            format!("({season}) {days}{end}"),
            format!("({season}){separator}{days}{end}"),
            format!("{days}{separator}({season}){end}"),
        ]
    });
    assert_eq!(lost, [""; 0]);
}

#[test]
fn hours_of_a_second_day_are_not_surely_outside_of_the_season() {
    let lost = lost(&ENDS[..1], |season, separator, days, end| {
        let first = "Sundays 1 pm-3 pm";
        ["; ", ", ", ". "]
            .into_iter()
            .flat_map(|between| {
                [
                    format!("{season}{separator}{first}{between}{days}{end}"),
                    format!("{first}{between}{days}{separator}{season}{end}"),
                    format!("({season}) {first}{between}{days}{end}"),
                    format!("{first}{between}{season}{between}{days}{end}"),
                ]
            })
            .collect()
    });
    assert_eq!(lost, [""; 0]);
}

#[test]
fn a_season_that_stands_first_holds_for_what_follows() {
    for (season, is_winter, is_sure) in SEASONS {
        let (inside, outside) = if is_winter {
            (WINTER, SUMMER)
        } else {
            (SUMMER, WINTER)
        };
        let expected = if is_sure { Open } else { Ask };
        for separator in [". ", "; ", ": "] {
            let sentence = format!("{season}{separator}Tuesdays 10 am-12 pm");
            assert_eq!(state(&sentence, inside), expected, "{sentence}");
            assert_eq!(state(&sentence, outside), Closed, "{sentence}");
        }
    }
}

#[test]
fn a_season_holds_until_the_next_one() {
    for (sentence, moment, expected) in [
        (
            "April 1 to October 31. Mon-Fri 9 am-7 pm. November 1 to March 31. Mon-Fri 9 am-5 pm",
            "2026-11-16T18:00",
            Closed,
        ),
        (
            "April 1 to October 31. Mon-Fri 9 am-7 pm. November 1 to March 31. Mon-Fri 9 am-5 pm",
            "2026-07-13T18:00",
            Open,
        ),
        (
            "Summer. Mon-Thu 9 am-4 pm. Winter. Mon-Fri 9 am-5 pm",
            "2026-07-17T10:00",
            Closed,
        ),
        (
            "Summer. Mon-Thu 9 am-4 pm. Winter. Mon-Fri 9 am-5 pm",
            "2027-01-15T16:30",
            Open,
        ),
        (
            "April-October. Tuesdays 9 am-11 am. November-March. Tuesdays 10 am-12 pm",
            WINTER,
            Open,
        ),
        (
            "April-October. Tuesdays 9 am-11 am. November-March. Tuesdays 10 am-12 pm",
            SUMMER,
            Closed,
        ),
        // Of what is before it, or of what is behind it?
        (
            "Mondays 9 am-11 am. May 1 to October 31. Tuesdays 10 am-12 pm",
            SUMMER,
            Ask,
        ),
        ("Verano. Lunes a viernes 12 pm-1 pm", WINTER, Closed),
        ("Solo en verano. Lunes a viernes 10 am-1 pm", SUMMER, Open),
        ("Seasonal. Tuesdays 10 am-1 pm", SUMMER, Ask),
        // Times without days of their own behind a season of the days before.
        ("Tuesdays 9-10 am (April-October); 11 am-1 pm", WINTER, Ask),
        ("Daily 9 am-5 pm; summer closed", SUMMER, Ask),
    ] {
        assert_eq!(state(sentence, moment), expected, "{sentence} {moment}");
    }
}

#[test]
fn how_people_are_received_is_never_lost_where_it_stands_alone() {
    for remark in [
        "Code Blue",
        "Code Blue nights",
        "Cold nights",
        "During Code Blue",
        "Home delivery",
        "Home deliveries",
        "Appointment only",
        "By appointment only",
        "Call for appointment",
        "Call for dates",
    ] {
        for separator in [". ", "; ", " | ", ": "] {
            for night in ["Nightly 7 pm-7 am", "Every night 8 pm-6 am"] {
                for sentence in [
                    format!("{remark}{separator}{night}"),
                    format!("{night}{separator}{remark}"),
                ] {
                    for moment in ["2027-07-20T22:00", "2027-01-19T22:00"] {
                        assert_eq!(state(&sentence, moment), Ask, "{sentence}");
                    }
                }
            }
        }
    }
    for remark in ["Home delivery", "Appointment only", "Code Blue"] {
        let sentence = format!("{remark}. Tuesdays 10 am-12 pm");
        assert_eq!(state(&sentence, WINTER), Ask, "{sentence}");
    }
    for sentence in [
        "Summer. By appointment. Tuesdays 10 am-12 pm",
        "Mondays 9 am-11 am; by appointment; Tuesdays 10 am-12 pm",
        "Mondays 9 am-11 am; by appointment Tuesdays 10 am-12 pm",
    ] {
        assert_eq!(state(sentence, SUMMER), Ask, "{sentence}");
    }
    let beside = "Code Blue nights; Monday-Friday 9 am-5 pm";
    assert_eq!(state(beside, WINTER), Open);
}
