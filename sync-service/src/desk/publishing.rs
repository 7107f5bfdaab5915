//! A table is published in one act, and withdrawn in one: all of it or nothing. Who asks for the same again because
//! the answer was lost is told that it is done.

use super::imports::asked::sifted;
use super::imports::batches::{Whole, shown};
use super::imports::count;
use super::listed_places::ListedPlaces;
use super::staff::Staff;
use super::table_act::TableAct;
use super::{Desk, DeskError};
use crate::listings::import::ROWS_MAX;
use crate::listings::unwanted::Unwanted;
use crate::store::StoreError;
use std::collections::HashMap;
use sync_protocol::desk::ActKind;
use sync_protocol::desk_import::DeskImport;
use sync_protocol::listings::Row;

/// Times that an act is decided anew because its list changed meanwhile.
const TRIES_MAX: u32 = 5;

impl Desk {
    /// Publishes the rows and the changes of a table that wait. Rows that came to the list by another way meanwhile stay
    /// out. Those that look like a place that came meanwhile wait on, with what they look like, and are published the
    /// next time. A place that somebody changed since is left, and named.
    pub async fn publish_rows(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<DeskImport, DeskError> {
        self.turn(staff, id, version, ActKind::PublishRows).await
    }

    /// Takes the rows of a table that were published off the list, and its changes back, so that all waits as before.
    /// What staff worked on since stays, and is named.
    pub async fn withdraw_rows(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<DeskImport, DeskError> {
        self.turn(staff, id, version, ActKind::WithdrawRows).await
    }

    async fn turn(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
        kind: ActKind,
    ) -> Result<DeskImport, DeskError> {
        for _ in 0..TRIES_MAX {
            // The places are those of the list as it is read now.
            self.catalog.refresh().await?;
            let whole = match self.whole(staff, id, version).await {
                Err(DeskError::Outdated(now)) => {
                    let done = self.was_turned(staff, id, version, kind).await?;
                    return done.ok_or(DeskError::Outdated(now));
                }
                whole => whole?,
            };
            let mut work = self.begun(whole).await?;
            let mut places = self.listed_places(work.list.as_str()).await?;
            match kind {
                ActKind::PublishRows => {
                    self.add_waiting(&mut work, &places).await?;
                    self.publish_changes(staff, &mut work, &mut places).await?;
                }
                _ => {
                    work.waiting = count(self.waiting_of(id).await?.len());
                    work.remove_published();
                    self.take_back(staff, &mut work, &mut places).await?;
                }
            }
            work.head.content.waiting = count(work.next.waiting.len());
            work.head.content.published = count(work.next.published.len());
            if let Some(done) = self.ended(work, self.act(staff, kind, id)).await? {
                self.publish().await;
                return Ok(done);
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// The table, when the act after the version that was seen is the same by the same person: then the answer to the
    /// first call was lost.
    async fn was_turned(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
        kind: ActKind,
    ) -> Result<Option<DeskImport>, DeskError> {
        let Some(Whole { head, rows, .. }) = self.at_any_version(id).await? else {
            return Ok(None);
        };
        let last = self.store.desk_acts(Some(id), i64::MAX, 1).await?;
        let is_it = last
            .first()
            .is_some_and(|it| it.act.who == staff.email && it.act.kind == kind);
        if !is_it || head.version != version + 1 {
            return Ok(None);
        }
        let waiting = self.waiting_of(id).await?;
        let left = match kind {
            ActKind::PublishRows => waiting.iter().map(|it| it.content.name.clone()).collect(),
            _ => names(&rows.content.published),
        };
        let changes = count(waiting.len());
        Ok(Some(DeskImport {
            left,
            ..shown(head, changes)
        }))
    }

    /// Adds the rows that wait and are new to what is published.
    async fn add_waiting(
        &self,
        work: &mut TableAct,
        places: &ListedPlaces,
    ) -> Result<(), DeskError> {
        let next = &mut work.next;
        if next.waiting.is_empty() {
            return Ok(());
        }
        let mut waiting = std::mem::take(&mut next.waiting);
        // A place may have said since that it does not want to be listed.
        let records = places.records().values().map(|kept| &kept.content);
        let unwanted = Unwanted::of(work.list.as_str(), records);
        waiting.retain(|row| !unwanted.contains(row));
        let (name, others) = (work.list.clone(), std::mem::take(&mut next.others));
        let listed = work.listed.clone();
        // A person waits for this act, so it has the usual priority.
        let sifting = move || sifted(name.as_str(), &listed, waiting, others);
        let sifted = tokio::task::spawn_blocking(sifting).await;
        let sifted = sifted.map_err(|error| StoreError::Unavailable(error.into()))?;
        if work.listed.len() + sifted.add.len() > ROWS_MAX {
            return Err(DeskError::Field("rows".to_owned()));
        }
        work.dropped = count(sifted.dropped);
        (next.waiting, next.others) = (sifted.wait, sifted.others);
        work.head.content.asked = sifted.asked;
        next.published.extend(sifted.add.iter().cloned());
        let (named, moved) = self
            .named(&work.list, &sifted.add, &next.ids, places)
            .await?;
        work.add = sifted.add;
        work.places.extend(named);
        work.records.extend(moved);
        Ok(())
    }
}

impl TableAct {
    /// Takes off the list what the table added. A row that is another one since stays, and is named.
    fn remove_published(&mut self) {
        let mut listed: HashMap<&Row, usize> = HashMap::new();
        for row in &self.listed {
            *listed.entry(row).or_default() += 1;
        }
        let published = std::mem::take(&mut self.next.published);
        let is_there = |row: &Row| match listed.get_mut(row) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        };
        let (remove, stay): (Vec<Row>, Vec<Row>) = published.into_iter().partition(is_there);
        self.left.extend(names(&stay));
        self.next.published = stay;
        self.next.waiting.extend(remove.iter().cloned());
        self.remove = remove;
    }
}

fn names(rows: &[Row]) -> Vec<String> {
    let names = rows.iter().filter_map(|row| row.get("name").cloned());
    names.collect()
}
