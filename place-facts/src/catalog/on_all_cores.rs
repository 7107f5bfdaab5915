//! Reading a long list on all cores: the hours and the notes of 10,000 places take one core a second.

use super::{Catalog, CatalogPlace};
use crate::identity::KnownPlace;
use std::num::NonZero;
use std::thread;
use sync_protocol::listings::Row;

/// Rows that one core reads before its places are put together with those of the others: so few places are in memory twice.
const BATCH: usize = 512;

impl Catalog {
    /// Reads the rows of a list, on all cores where they are many, and gives each place in their order.
    pub(super) fn read_all(
        &self,
        known: &[KnownPlace],
        rows: &[Row],
        mut give: impl FnMut(CatalogPlace),
    ) {
        let read = |(known, row): (&KnownPlace, &Row)| self.read(&known.place, row);
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        for (known, rows) in known.chunks(BATCH * cores).zip(rows.chunks(BATCH * cores)) {
            thread::scope(|scope| {
                let mut parts = known.chunks(BATCH).zip(rows.chunks(BATCH));
                let first = parts.next();
                let others = parts.map(|(known, rows)| {
                    scope.spawn(move || known.iter().zip(rows).map(read).collect::<Vec<_>>())
                });
                let others: Vec<_> = others.collect();
                let first = first
                    .into_iter()
                    .flat_map(|(known, rows)| known.iter().zip(rows));
                first.map(read).for_each(&mut give);
                for part in others {
                    match part.join() {
                        Ok(places) => places.into_iter().for_each(&mut give),
                        Err(panic) => std::panic::resume_unwind(panic),
                    }
                }
            });
        }
    }
}
