//! On which day each fact of a place was checked. A call may be about one fact only: then the day of the others
//! stays. Who changes a fact without having asked the place takes its day away.

use std::collections::BTreeSet;
use sync_protocol::listings::Row;

/// What a list writes for "nothing".
pub const NOTHING: &str = "N/A";
/// Facts that become wrong with time. Each is told with its day.
pub(super) const DATED: [&str; 8] = [
    "address", "hours", "notes", "other", "phone", "requires", "website", "work",
];
const PREFIX: &str = ":day-";

/// The field whose day a fact is.
pub fn field_of_day(name: &str) -> Option<&str> {
    name.strip_prefix(PREFIX)
}

/// Whether a fact is the day of another one. People are not told of it beside that one.
pub fn is_day(name: &str) -> bool {
    name.starts_with(PREFIX)
}

/// Says that all facts were checked on a day.
pub fn all_on(day: &str) -> Row {
    each(|_| day.to_owned())
}

/// The fact of whose day a field is a part: the town and the ZIP code belong to the address.
pub fn dated(field: &str) -> Option<&'static str> {
    let fact = match field {
        "city" | "zip" => "address",
        other => other,
    };
    DATED.into_iter().find(|it| *it == fact)
}

/// Says that the place was asked on a day about the facts that an act sets, and about no others.
pub fn asked_on(day: &str, set: &Row) -> Row {
    let asked: BTreeSet<&str> = set.keys().filter_map(|field| dated(field)).collect();
    let mut days = all_on(day);
    days.retain(|name, _| field_of_day(name).is_some_and(|field| asked.contains(field)));
    days
}

/// The name under which the day of a fact is a fact itself.
pub fn day_fact(field: &str) -> String {
    format!("{PREFIX}{field}")
}

/// The later of two dates as lists write them; `N/A` is earliest.
pub fn later<'a>(one: &'a str, other: &'a str) -> &'a str {
    if rank(one) > rank(other) { one } else { other }
}

/// The oldest of some days: on every day since then each of the facts had been checked.
pub fn oldest(days: impl Iterator<Item = String>) -> Option<String> {
    days.min_by(|one, other| rank(one).cmp(rank(other)))
}

/// The newest of some days.
pub fn newest(days: impl Iterator<Item = String>) -> String {
    let newest = days.max_by(|one, other| rank(one).cmp(rank(other)));
    newest.unwrap_or_else(|| NOTHING.to_owned())
}

fn rank(day: &str) -> &str {
    if day == NOTHING { "" } else { day }
}

/// The day of each fact as a fact itself.
pub fn each(day_of: impl Fn(&str) -> String) -> Row {
    let all = DATED.map(|field| (day_fact(field), day_of(field)));
    all.into_iter().collect()
}

/// The day of each fact, by its field.
pub fn by_field(day_of: impl Fn(&str) -> String) -> Row {
    let all = DATED.map(|field| (field.to_owned(), day_of(field)));
    all.into_iter().collect()
}
