//! Taking an act back: only what of it still stands. What a later act set, also to the same text, is
//! that act's, and stays.

use super::acts::Beside;
use super::staff::Staff;
use super::standing::{Standing, is_of_facts, standing};
use super::{Desk, DeskError, require};
use crate::listings::fact_days::is_day;
use crate::listings::place_record::{CHECKED, is_of_check};
use crate::store::StoreError;
use crate::store::desk::StoredAct;
use sync_protocol::desk::{ActKind, DeskAnswer, DeskOutcome, Role};
use sync_protocol::desk_undo::DeskUndone;

/// The name under which an undo tells that reports wait again.
const REPORTS: &str = ":reports";
/// Acts that are read at once.
const PAGE: u32 = 100;

impl Desk {
    /// Takes back of an act what still stands. Callers take back what they confirmed themselves.
    pub async fn undo(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
        act: i64,
    ) -> Result<DeskAnswer, DeskError> {
        let current = self.current(id).await?;
        let acts = self.acts_since(&current.id, act).await?;
        let found = acts.iter().find(|found| found.id == act);
        let found = &found.ok_or(DeskError::NotFound)?.act;
        let is_own = found.who == staff.email
            && matches!(
                found.kind,
                ActKind::StillRight | ActKind::NoAnswer | ActKind::AskHires
            );
        if !is_own {
            require(staff, Role::Editor)?;
        }
        if !is_of_facts(found.kind) {
            return Err(DeskError::NotFound);
        }
        let mut standing = standing(&acts, &current.record.facts());
        let standing = standing.remove(&act).unwrap_or_default();
        let is_nothing = standing.is_empty();
        let Standing {
            back,
            stays,
            reports,
        } = standing;
        let reports_back = (!reports.is_empty()).then(|| REPORTS.to_owned());
        let told = back.keys().filter(|name| !is_day(name)).cloned();
        let mut undone = DeskUndone {
            back: told.chain(reports_back).collect(),
            stays: stays.into_iter().filter(|name| !is_day(name)).collect(),
            check_gone: false,
        };
        let before = current.record.row().remove(CHECKED);
        let answer = if is_nothing && current.version == version {
            self.answered(staff, &current.id, DeskOutcome::NothingLeft)
                .await?
        } else {
            let beside = Beside {
                undoes: Some(act),
                reports,
                ..Beside::default()
            };
            self.revise(staff, current, version, ActKind::Undo, &back, beside)
                .await?
        };
        let is_undone = answer.outcome != DeskOutcome::ChangedMeanwhile;
        let is_dated_anew = answer.place.row.get(CHECKED) != before.as_ref();
        if is_dated_anew && !undone.back.iter().any(|name| name == CHECKED) {
            undone.check_gone = true;
            undone.stays.retain(|name| !is_of_check(name));
        }
        Ok(DeskAnswer {
            undone: is_undone.then_some(undone),
            ..answer
        })
    }

    /// An act of a place and all later ones, newest first.
    async fn acts_since(&self, place: &str, act: i64) -> Result<Vec<StoredAct>, StoreError> {
        let mut all: Vec<StoredAct> = Vec::new();
        loop {
            let before = all.last().map_or(i64::MAX, |oldest| oldest.id);
            let page = self.store.desk_acts(Some(place), before, PAGE).await?;
            let is_last = page.len() < PAGE as usize || page.iter().any(|it| it.id <= act);
            all.extend(page.into_iter().filter(|it| it.id >= act));
            if is_last {
                return Ok(all);
            }
        }
    }
}
