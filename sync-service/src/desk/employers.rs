//! Employers: staff ask whether one still hires people with a record, and the answer is a dated fact.

use super::acts::Beside;
use super::hiring::is_employer;
use super::staff::Staff;
use super::{Desk, DeskError};
use crate::listings::import::EMPTY;
use crate::listings::place_record::reached_facts;
use sync_protocol::desk::{ActKind, DeskAnswer};
use sync_protocol::employer_fact::{DeskHires, HIRES_FIELD, asked_on, is_of_employers, refused_on};

impl Desk {
    /// Writes what an employer answered. It is a fact of its own: the other facts were not asked.
    pub async fn hires(
        &self,
        staff: &Staff,
        id: &str,
        DeskHires { version, still }: DeskHires,
    ) -> Result<DeskAnswer, DeskError> {
        let current = self.current(id).await?;
        let row = current.record.row();
        // Of a place that became something else, what was said of it can be taken away.
        let is_said = row.get(HIRES_FIELD).is_some_and(|text| text != EMPTY);
        let is_taken = !still && is_said && is_of_employers(&current.record.list);
        let today = self.today(self.now());
        let text = match is_employer(&current.record.list, &row) {
            true if still => asked_on(&today, &staff.name),
            true => refused_on(&today, &staff.name),
            false if is_taken => EMPTY.to_owned(),
            false => return Err(DeskError::Field("list".to_owned())),
        };
        let mut facts = reached_facts();
        facts.insert(HIRES_FIELD.to_owned(), text);
        let beside = Beside::default();
        self.revise(staff, current, version, ActKind::AskHires, &facts, beside)
            .await
    }
}
