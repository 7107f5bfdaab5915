//! Hours that say something else than their author may think: as the website evaluates them, the place never opens.

use crate::listings::import::EMPTY;
use jiff::civil::Date;
use place_facts::closed::year::best_of_year;
use place_facts::hours::of_row;
use place_facts::hours::parse::{contradicting_days, parse};
use place_facts::requirements::contradictions;
use place_facts::row::PlaceRow;
use sync_protocol::desk_doubts::ImportDoubt;
use sync_protocol::listings::Row;
use sync_protocol::places::hours::{OpenState, Reception};

/// Why a person should look at hours.
pub(super) fn doubt(text: &str, today: Date) -> Option<ImportDoubt> {
    if text.is_empty() || text == EMPTY {
        return None;
    }
    if lacks_half(text) {
        return Some(ImportDoubt::HoursHalf);
    }
    if !contradicting_days(text).is_empty() {
        return Some(ImportDoubt::HoursContradict);
    }
    let hours = of_row(Some(text), None);
    match best_of_year(&hours, today) {
        OpenState::Open => None,
        OpenState::Closed => Some(ImportDoubt::HoursClosed),
        OpenState::Ask if says_how(text) => None,
        OpenState::Ask if names_days_or_times(text) => Some(ImportDoubt::HoursInexact),
        OpenState::Ask => Some(ImportDoubt::HoursUnread),
    }
}

/// Whether hours are understood that leave the day or the end open: "Every other Saturday 10-11 am", "Wednesday 12 pm".
fn names_days_or_times(text: &str) -> bool {
    parse(text).is_ok_and(|hours| !hours.rules.is_empty())
}

/// Whether hours say themselves how people get in: "Call first" and "Tuesday by appointment" are what people will see.
/// What excludes "Walk in" says so. With a time or a number that no program reads, more is lost than that.
fn says_how(text: &str) -> bool {
    if let Ok(hours) = parse(text) {
        let mut rules = hours.rules.iter();
        if rules.any(|rule| rule.reception != Reception::WalkIn) {
            return true;
        }
    } else if text.chars().any(|it| it.is_ascii_digit()) {
        return false;
    }
    let row = Row::from([("notes".to_owned(), format!("Walk in. {text}"))]);
    let place = PlaceRow {
        list: "",
        row: &row,
    };
    let mut found = contradictions::of_row(&place).into_iter();
    found.any(|it| it.about == "entry")
}

/// Whether hours have a range such as "7-9", and nothing says which half of the day is meant.
fn lacks_half(text: &str) -> bool {
    let lower = text.to_lowercase();
    let is_said = parse(text).is_ok_and(|hours| {
        let mut rules = hours.rules.iter();
        !hours.rules.is_empty() && rules.all(|rule| rule.from.is_some() && rule.to.is_some())
    });
    !is_said
        && ranges(&lower).any(|(from, to, after)| on_clock(from) && on_clock(to) && !is_half(after))
}

/// The ranges of numbers in a text, each with what follows it.
fn ranges(text: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    let dashes = text.match_indices(['-', '\u{2013}']);
    dashes.filter_map(|(at, dash)| {
        let is_clock = |it: char| it.is_ascii_digit() || it == ':';
        let before = text[..at].trim_end();
        let from = &before[before.trim_end_matches(is_clock).len()..];
        let after = text[at + dash.len()..].trim_start();
        let rest = after.trim_start_matches(is_clock);
        let to = &after[..after.len() - rest.len()];
        let is_alone = !before[..before.len() - from.len()].ends_with(['-', '/', '.'])
            && !rest.starts_with(['-', '/', '.']);
        (is_alone && !from.is_empty() && !to.is_empty()).then_some((from, to, rest))
    })
}

/// Whether a text is a time of the 12-hour clock.
fn on_clock(text: &str) -> bool {
    let hour = text.split(':').next().unwrap_or_default();
    hour.parse().is_ok_and(|hour: u8| (1..=12).contains(&hour))
}

/// Whether a text begins with "am" or "pm" in one of the ways of writing them.
fn is_half(text: &str) -> bool {
    let text = text.trim_start();
    let mut letters = text.chars().filter(|it| *it != '.' && *it != ' ');
    matches!(letters.next(), Some('a' | 'p')) && matches!(letters.next(), Some('m') | None)
        || ["noon", "midnight"]
            .iter()
            .any(|word| text.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = jiff::civil::date(2026, 11, 23);

    #[test]
    fn hours_at_which_a_place_is_never_known_to_be_open_are_named() {
        for text in [
            "Mon-Fri 0900-1700x",
            "TBD",
            "Unknown",
            "see website",
            "Varies",
            "Hours vary",
            "?",
        ] {
            assert_eq!(doubt(text, TODAY), Some(ImportDoubt::HoursUnread), "{text}");
        }
        for text in [
            "N/A",
            "Call first",
            "By appointment",
            "Every Tuesday by appointment",
            "Monday-Friday 9 am-5 pm",
            "First Monday 9 am-noon",
            "Open 24/7",
        ] {
            assert_eq!(doubt(text, TODAY), None, "{text}");
        }
    }

    #[test]
    fn hours_that_are_understood_and_leave_something_open_are_not_called_unread() {
        for text in [
            "Two Saturdays a month 9:30-11:30 am",
            "Wednesday 12 pm",
            "Every other Saturday 10-11 am",
            "Wednesday",
            "9am-5pm",
        ] {
            assert_eq!(
                doubt(text, TODAY),
                Some(ImportDoubt::HoursInexact),
                "{text}"
            );
        }
    }

    #[test]
    fn hours_that_say_two_things_of_one_day_are_named() {
        for text in [
            "Monday-Friday 9-5, Monday 8-4",
            "Tuesday-Saturday 9-4. Closed Sunday, Monday and Tuesday",
            "Monday-Friday 9 am-5 pm; Monday 8 am-4 pm",
        ] {
            assert_eq!(
                doubt(text, TODAY),
                Some(ImportDoubt::HoursContradict),
                "{text}"
            );
        }
        for text in [
            "Monday-Friday 9 am-5 pm, closed Monday in July",
            "Monday 9 am-noon, Monday 1 pm-3 pm",
            "Monday-Friday 9 am-5 pm, Wednesday 9 am-7 pm",
        ] {
            assert_eq!(doubt(text, TODAY), None, "{text}");
        }
    }

    #[test]
    fn hours_at_which_a_place_is_always_closed_are_named() {
        for text in ["Closed Monday-Sunday", "Closed for good"] {
            assert_eq!(doubt(text, TODAY), Some(ImportDoubt::HoursClosed), "{text}");
        }
        for text in ["CLOSED", "Closed", "Currently closed"] {
            assert!(doubt(text, TODAY).is_some(), "{text}");
        }
    }
}
