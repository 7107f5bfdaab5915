//! Days before and from the day on which something else begins.

use jiff::civil::Date;
use sync_protocol::places::hours::{Days, Season};

/// The half year that begins on a day, and the other one.
pub(super) fn halves_of_a_year(month: u8, day: u16) -> [Option<Season>; 2] {
    let other = (month + 5) % 12 + 1;
    let half = |from: u8, to: u8| {
        let last = match day {
            1 => format!("{:02}-31", (to + 10) % 12 + 1),
            _ => format!("{to:02}-{:02}", day - 1),
        };
        Some(Season {
            from: format!("{from:02}-{day:02}"),
            to: last,
        })
    };
    [half(month, other), half(other, month)]
}

/// Days in place of which others come, from a day on or in a year that is not named: before it they are as they were.
pub(super) fn doubted_from(from: Option<&str>, begins: Option<(u8, u16)>, days: Days) -> Vec<Days> {
    match (from, begins) {
        (Some(from), _) => doubted_from_date(from, days),
        (None, Some(_)) if days.season.is_some() || !days.dates.is_empty() => vec![unsure(days)],
        (None, Some((month, day))) => {
            let [within, outside] = halves_of_a_year(month, day);
            let of = |season| Days {
                season,
                ..days.clone()
            };
            vec![of(outside), unsure(of(within))]
        }
        (None, None) => vec![days],
    }
}

fn doubted_from_date(from: &str, days: Days) -> Vec<Days> {
    let last = from.parse::<Date>().and_then(Date::yesterday);
    let Ok(last) = last.map(|day| day.to_string()) else {
        return vec![unsure(days)];
    };
    let to = days
        .valid_to
        .iter()
        .fold(last, |to, own| to.min(own.clone()));
    let own = days.valid_from.as_deref().unwrap_or(from);
    let behind = Days {
        valid_from: Some(own.max(from).to_owned()),
        ..days.clone()
    };
    let before = Days {
        valid_to: Some(to),
        ..days
    };
    vec![before, unsure(behind)]
}

fn unsure(days: Days) -> Days {
    Days {
        sure: false,
        ..days
    }
}
