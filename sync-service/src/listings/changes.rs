//! The changes of an import, for an operator to check.

use std::collections::BTreeMap;
use std::fmt;
use sync_protocol::listings::Row;

/// Names of the rows that came, went and changed.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Rows that were not there.
    pub added: Vec<String>,
    /// Rows that are gone.
    pub removed: Vec<String>,
    /// Rows of the same name and address whose other fields changed.
    pub changed: Vec<String>,
    /// New rows that are left out: the places do not want to be listed.
    pub left_out: Vec<String>,
    /// Rows whose date of a check has not come yet: it is left out.
    pub future: Vec<String>,
    /// Rows whose date of a check is a month or a year and no day.
    pub no_day: Vec<String>,
    /// How many places have a changed fact whose row says no later date of a check.
    pub undated: usize,
    /// How many rows stayed as they were.
    pub unchanged: usize,
}

impl Changes {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty() && self.changed.is_empty()
    }
}

/// Compares two lists. A list may contain the same row more than once.
pub fn compare(before: &[Row], after: &[Row]) -> Changes {
    let mut changes = Changes::default();
    let mut left: BTreeMap<&Row, usize> = BTreeMap::new();
    before
        .iter()
        .for_each(|row| *left.entry(row).or_default() += 1);
    let new: Vec<&Row> = after
        .iter()
        .filter(|row| match left.get_mut(row) {
            Some(count) if *count > 0 => {
                *count -= 1;
                changes.unchanged += 1;
                false
            }
            _ => true,
        })
        .collect();

    let mut gone: BTreeMap<[&str; 3], Vec<&Row>> = BTreeMap::new();
    for (row, count) in left {
        gone.entry(place(row))
            .or_default()
            .extend(std::iter::repeat_n(row, count));
    }
    for row in new {
        let same_place = gone.get_mut(&place(row)).and_then(Vec::pop);
        let names = if same_place.is_some() {
            &mut changes.changed
        } else {
            &mut changes.added
        };
        names.push(place(row)[0].to_owned());
    }
    changes.removed = gone
        .values()
        .flatten()
        .map(|row| place(row)[0].to_owned())
        .collect();
    changes
}

fn place(row: &Row) -> [&str; 3] {
    ["name", "address", "city"].map(|field| row.get(field).map_or("", String::as_str))
}

impl fmt::Display for Changes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (sign, names) in [
            ('+', &self.added),
            ('-', &self.removed),
            ('~', &self.changed),
        ] {
            for name in names {
                writeln!(formatter, "{sign} {name}")?;
            }
        }
        for name in &self.left_out {
            writeln!(
                formatter,
                "left out: {name} (or one so like it) does not want to be listed. Staff can put it back at the desk."
            )?;
        }
        for name in &self.future {
            writeln!(
                formatter,
                "no date: the \"checked\" of {name} has not come yet, so its row has none."
            )?;
        }
        if let Some(name) = self.no_day.first() {
            writeln!(
                formatter,
                "no day: the \"checked\" of {} rows, such as that of {name}, is a month or a year. It counts as its first day. Write the whole day if you know it.",
                self.no_day.len()
            )?;
        }
        if self.undated > 0 {
            writeln!(
                formatter,
                "no date: what changed at {} places, because their \"checked\" is no later than what was known. Staff find them to check.",
                self.undated
            )?;
        }
        write!(
            formatter,
            "{} added, {} removed, {} changed, {} as before",
            self.added.len(),
            self.removed.len(),
            self.changed.len(),
            self.unchanged
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, hours: &str) -> Row {
        Row::from([("name".into(), name.into()), ("hours".into(), hours.into())])
    }

    #[test]
    fn what_came_went_changed_and_stayed_is_told_apart() {
        let before = [row("A", "1"), row("B", "1"), row("C", "1"), row("C", "1")];
        let after = [row("A", "2"), row("C", "1"), row("D", "1")];

        let changes = compare(&before, &after);

        assert_eq!(changes.changed, ["A"]);
        assert_eq!(changes.removed, ["B", "C"]);
        assert_eq!(changes.added, ["D"]);
        assert_eq!(changes.unchanged, 1);
        assert!(compare(&before, &before).is_empty());
    }
}
