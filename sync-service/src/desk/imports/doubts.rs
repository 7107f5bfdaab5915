//! Cells that may be right, and that a person should look at.

use super::made;
use place_facts::geography::{misspelled, point};
use place_facts::hours::parse::parse;
use place_facts::phone::{has_paid_number, is_fax_only};
use place_facts::states::behind_comma;
use place_facts::zip::Zip;
use sync_protocol::desk_doubts::ImportDoubt;

/// Why a person should look at a cell that is kept as it stands.
pub fn doubt(field: &str, text: &str) -> Option<ImportDoubt> {
    let found = match field {
        "zip" => {
            let zip = Zip::parse(text)?;
            point(zip).is_none().then_some(ImportDoubt::ZipElsewhere)
        }
        "hours" if lacks_half(text) => Some(ImportDoubt::HoursHalf),
        "hours" => is_unread(text).then_some(ImportDoubt::HoursUnread),
        "phone" if is_fax_only(text) => Some(ImportDoubt::FaxNumber),
        "phone" => has_paid_number(text).then_some(ImportDoubt::PaidNumber),
        // The towns of other states are not known here.
        "city" if behind_comma(text).is_some() => None,
        "city" => misspelled(text).map(|_| ImportDoubt::TownMisspelled),
        _ => None,
    };
    found.or_else(|| made::doubt(field, text))
}

/// What a cell with a doubt may mean.
pub fn near(doubt: ImportDoubt, text: &str) -> String {
    match doubt {
        ImportDoubt::TownMisspelled => misspelled(text).unwrap_or_default(),
        _ => String::new(),
    }
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

/// Whether hours name a time that no program can read. Words alone, such as "Call first", say what people will see.
fn is_unread(text: &str) -> bool {
    text.chars().any(|it| it.is_ascii_digit()) && parse(text).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_right_is_asked_about() {
        for (field, text, found) in [
            ("zip", "10001", Some(ImportDoubt::ZipElsewhere)),
            ("zip", "19104-1234", Some(ImportDoubt::ZipElsewhere)),
            ("zip", "07102", None),
            ("zip", "N/A", None),
            ("hours", "Mon 14:00-09:00", Some(ImportDoubt::HoursUnread)),
            ("hours", "Mon 9-8 am", Some(ImportDoubt::HoursUnread)),
            ("hours", "Mon-Fri 7-7", Some(ImportDoubt::HoursHalf)),
            ("hours", "M-F 8:00 - 10:00", Some(ImportDoubt::HoursHalf)),
            ("hours", "Mon-Fri 9-5", None),
            ("hours", "M-F 9:00 - 5:00", None),
            ("hours", "Monday 9-12, 1-4", None),
            ("hours", "Monday-Friday 10-2 pm", None),
            ("hours", "Monday 9 a.m.-5 p.m.", None),
            ("hours", "Call 973-555-0100", Some(ImportDoubt::HoursUnread)),
            ("city", "Trentn", Some(ImportDoubt::TownMisspelled)),
            ("city", "Trenton", None),
            ("city", "City of Trenton", None),
            ("city", "Philadelphia", None),
            ("city", "Trentn, PA", None),
            ("city", "N/A", None),
            ("phone", "fax 609-555-0100", Some(ImportDoubt::FaxNumber)),
            ("phone", "1-900-555-0100", Some(ImportDoubt::PaidNumber)),
            ("phone", "609-555-0100, fax 609-555-0101", None),
            ("notes", "fax 609-555-0100", None),
            ("hours", "Monday-Friday 9 am-5 pm", None),
            ("hours", "Monday 10 pm-6 am", None),
            ("hours", "Open 24/7", None),
            ("hours", "Call first", None),
            ("hours", "N/A", None),
            ("notes", "25:00-26:00", None),
        ] {
            assert_eq!(doubt(field, text), found, "{field}: {text}");
        }
    }
}
