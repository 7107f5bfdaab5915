//! On which day each fact of a place was checked or set. A call may be about one fact only: then the day of
//! the others stays.

use sync_protocol::listings::Row;

/// Facts that become wrong with time. Each is told with its day.
const DATED: [&str; 8] = [
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

/// The days of the facts that an act sets, when it says that the place was checked. When it sets none, all keep
/// their day.
pub fn days_of(checked_on: Option<&String>, set: &Row, before: impl Fn(&str) -> String) -> Row {
    let Some(day) = checked_on else {
        return Row::new();
    };
    let mut days = all_on(day);
    days.retain(|name, _| field_of_day(name).is_some_and(|field| set.contains_key(field)));
    match days.is_empty() {
        true => each(before),
        false => days,
    }
}

/// The day of each fact as a fact itself.
pub fn each(day_of: impl Fn(&str) -> String) -> Row {
    let all = DATED.map(|field| (format!("{PREFIX}{field}"), day_of(field)));
    all.into_iter().collect()
}

/// Days that are not that of the whole place, by field.
pub fn others(before: impl Fn(&str) -> String, set: &Row, whole: &str) -> Row {
    let day = |field: &str| {
        let set = set.get(&format!("{PREFIX}{field}")).cloned();
        set.unwrap_or_else(|| before(field))
    };
    let all = DATED.map(|field| (field.to_owned(), day(field)));
    all.into_iter().filter(|(_, day)| day != whole).collect()
}
