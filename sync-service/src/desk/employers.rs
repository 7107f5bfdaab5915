//! Employers: staff ask whether one still hires people with a record, and the answer is a dated fact.

use super::acts::Beside;
use super::staff::Staff;
use super::{Desk, DeskError};
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
        if !is_of_employers(&current.record.list) {
            return Err(DeskError::Field("list".to_owned()));
        }
        let text = match still {
            true => asked_on(&self.today(self.now()), &staff.name),
            false => refused_on(&self.today(self.now()), &staff.name),
        };
        let mut facts = reached_facts();
        facts.insert(HIRES_FIELD.to_owned(), text);
        let beside = Beside::default();
        self.revise(staff, current, version, ActKind::AskHires, &facts, beside)
            .await
    }
}
