//! Writes the cases that test the evaluator of the screens. `NB_WRITE_CASES=1` writes them.

use crate::case_file::compare;
use jiff::ToSpan;
use jiff::civil::date;
use place_facts::calendar::{is_holiday, read_moment};
use place_facts::hours::evaluate::at;
use place_facts::hours::parse::parse;
use serde_json::{Map, Value, json};
use sync_protocol::places::hours::{Days, Hours, HoursRule, OpenState, Reception, Season};

const PAIRS: [&str; 2] = [
    include_str!("../../cases/hours.json"),
    include_str!("../../cases/hours-held-back.json"),
];
/// Moments at which sentences are evaluated besides their own: the ends of days, summer time, holidays.
const MOMENTS: [&str; 6] = [
    "2026-03-08T02:30",
    "2026-07-04T10:00",
    "2026-11-01T01:30",
    "2026-11-26T12:00",
    "2026-12-31T23:59",
    "2027-02-28T00:00",
];

#[test]
fn the_screens_are_tested_with_what_this_evaluator_says() {
    let mut cases: Vec<Value> = Vec::new();
    for pairs in PAIRS {
        let pairs: Vec<Value> = serde_json::from_str(pairs).unwrap();
        for pair in pairs {
            let hours = parse(pair["sentence"].as_str().unwrap()).unwrap();
            let own = pair["at"].as_array().unwrap().iter();
            let own = own.map(|moment| moment[0].as_str().unwrap().to_owned());
            cases.push(evaluated(&hours, own.chain(MOMENTS.map(str::to_owned))));
        }
    }
    cases.extend(
        by_hand()
            .iter()
            .map(|hours| evaluated(hours, moments_of_a_year())),
    );
    compare("shared_cases", "evaluated.json", &lines(&cases));

    let first = date(2025, 1, 1);
    let days = (0..=5 * 365).map(|ahead| first.checked_add(ahead.days()).unwrap());
    let holidays: Vec<Value> = days
        .filter(|day| is_holiday(*day))
        .map(|day| json!(day.to_string()))
        .collect();
    compare("shared_cases", "holidays.json", &lines(&holidays));
}

/// Hours that no sentence of the starter directory needs.
fn by_hand() -> Vec<Hours> {
    let rule = |days: Days| HoursRule {
        service: None,
        days,
        from: Some(22 * 60),
        to: Some(6 * 60),
        last_entry: Some(23 * 60),
        reception: Reception::WalkIn,
    };
    let hours = |rule: HoursRule| Hours {
        sentence: None,
        rules: vec![rule],
        closed: vec![Days {
            dates: vec!["2026-12-24".into()],
            ..Days::default()
        }],
        otherwise: OpenState::Closed,
        holidays: OpenState::Closed,
    };
    let season = Season {
        from: "11-15".into(),
        to: "03-31".into(),
    };
    let every_other = |anchor: &str| Days {
        weekdays: vec![3, 6],
        every_weeks: 2,
        anchor: Some(anchor.into()),
        ..Days::default()
    };
    let asked = HoursRule {
        from: None,
        to: None,
        last_entry: None,
        reception: Reception::Call,
        ..rule(Days {
            months: vec![12, 1],
            sure: false,
            ..Days::default()
        })
    };
    let mut never_known = hours(asked.clone());
    never_known.rules.clear();
    never_known.otherwise = OpenState::Ask;
    never_known.closed[0].dates.clear();
    never_known.closed[0].months = vec![12, 2];
    never_known.closed.push(Days {
        sure: false,
        months: vec![11],
        ..Days::default()
    });
    vec![
        hours(asked),
        never_known,
        hours(rule(Days {
            months: vec![6, 7],
            ..Days::default()
        })),
        hours(rule(Days {
            season: Some(season),
            ..Days::default()
        })),
        hours(rule(every_other("2026-11-04"))),
        hours(rule(every_other("2026-12-30"))),
        hours(rule(Days {
            dates: vec!["2026-12-01".into(), "2026-12-24".into()],
            ..Days::default()
        })),
        hours(rule(Days {
            valid_from: Some("2026-10-05".into()),
            valid_to: Some("2026-12-05".into()),
            weekdays: vec![1, 7],
            ..Days::default()
        })),
    ]
}

fn moments_of_a_year() -> impl Iterator<Item = String> {
    let first = date(2026, 10, 1).at(0, 15, 0, 0);
    (0..60).map(move |step| {
        let moment = first.checked_add((step * 79).hours()).unwrap();
        moment.strftime("%Y-%m-%dT%H:%M").to_string()
    })
}

fn evaluated(hours: &Hours, moments: impl Iterator<Item = String>) -> Value {
    let answers: Map<String, Value> = moments
        .map(|moment| {
            let open = at(hours, read_moment(&moment).unwrap().0);
            (moment, serde_json::to_value(open).unwrap())
        })
        .collect();
    json!({ "hours": hours, "at": answers })
}

fn lines(values: &[Value]) -> String {
    let lines: Vec<String> = values.iter().map(|value| format!("  {value}")).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}
