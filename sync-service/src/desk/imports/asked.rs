//! Rows that wait while places come to their list by another way: what became the same is left out, and what looks
//! the same is asked about.

use super::described::described;
use super::duplicates::Listed;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use sync_protocol::desk_import::ImportAsked;
use sync_protocol::listings::Row;

/// Rows that are asked about at once. More stay out too, and are asked about the next time.
const ASKED_MAX: usize = 100;

/// What becomes of the rows of a table when it is published.
#[derive(Debug, Default)]
pub(in crate::desk) struct Sifted {
    /// Rows that are published.
    pub(in crate::desk) add: Vec<Row>,
    /// How many are left out, because they are on the list already.
    pub(in crate::desk) dropped: usize,
    /// Rows that stay.
    pub(in crate::desk) wait: Vec<Row>,
    /// What a person is asked about those.
    pub(in crate::desk) asked: Vec<ImportAsked>,
    /// The places that a row looks like and, as a person said, is not. With what is asked now, because who
    /// publishes the rows after that has seen it.
    pub(in crate::desk) others: BTreeMap<String, BTreeSet<String>>,
}

/// Sifts rows against the rows that are listed. A copy of one, or of a row above, is neither published nor kept.
pub(in crate::desk) fn sifted(
    list: &str,
    listed: &[Row],
    rows: Vec<Row>,
    others: BTreeMap<String, BTreeSet<String>>,
) -> Sifted {
    let named = |row: &Row| identity(&PlaceRow { list, row });
    let known = Listed::new(list, listed);
    let mut seen: HashSet<String> = listed.iter().map(named).collect();
    let mut sifted = Sifted {
        others,
        ..Sifted::default()
    };
    for row in rows {
        let name = named(&row);
        if !seen.insert(name.clone()) {
            sifted.dropped += 1;
            continue;
        }
        let said = sifted.others.get(&name);
        let is_new = |other: &&Row| !said.is_some_and(|said| said.contains(&named(other)));
        let new: Vec<&Row> = known.like(&row).into_iter().filter(is_new).collect();
        let Some(most_alike) = new.first() else {
            sifted.add.push(row);
            continue;
        };
        if sifted.asked.len() < ASKED_MAX {
            sifted.asked.push(ImportAsked {
                here: described(&row),
                there: described(most_alike),
            });
            let now_seen = new.iter().map(|other| named(other));
            sifted.others.entry(name).or_default().extend(now_seen);
        }
        sifted.wait.push(row);
    }
    sifted
}
