//! Some 10,000 places made from the starter lists, and how times are told.

#[path = "../../tests/facts/starter_lists/mod.rs"]
mod starter_lists;

use starter_lists::{LISTS, rows};
use std::time::Duration;
use sync_protocol::listings::Row;

const PLACES: usize = 10_000;

/// The 50th and 95th percentile and the longest.
pub fn shown(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort();
    let part = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
    format!(
        "p50 {:?}, p95 {:?}, longest {:?}",
        part(50),
        part(95),
        part(100)
    )
}

/// The rows of all lists again and again, each time with a word of its own in the name and another number.
pub fn many() -> Vec<(&'static str, Vec<Row>)> {
    let mut lists = LISTS.map(|name| (name, rows(name)));
    let known: usize = lists.iter().map(|(_, rows)| rows.len()).sum();
    let mut number = 0;
    for (_, rows) in &mut lists {
        let wanted = rows.len() * PLACES / known + 1;
        let again = rows.iter().cycle().take(wanted).map(|row| {
            let mut row = row.clone();
            let name = row.get("name").cloned().unwrap_or_default();
            row.insert("name".into(), format!("{name} branch{number}"));
            // Rows with the same number at the same door would be told as one place.
            row.insert("phone".into(), format!("609-{number:07}"));
            number += 1;
            row
        });
        *rows = again.collect();
    }
    lists.into()
}
