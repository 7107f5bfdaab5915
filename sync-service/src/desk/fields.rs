//! What a change of a place may say. The rules are those of tables, so what is published can be saved,
//! imported and saved again, and is the same.

use super::contradicting::contradicting;
use super::imports::{cells, zips};
use super::places::{Current, editable};
use super::{Desk, DeskError, line};
use crate::listings::import::EMPTY;
use crate::listings::place_record::status_fact;
use jiff::civil::Date;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use sync_protocol::desk::{DeskChange, FIELD_MAX};
use sync_protocol::desk_drafts::{DeskContradiction, DeskDraft};
use sync_protocol::desk_import::ImportProblem;
use sync_protocol::listings::Row;

impl Desk {
    /// The facts that a change asks for. Fields that are not in the list, or that staff may not write,
    /// are refused, and so is a change that makes two places of a list the same one.
    pub(super) fn wanted(&self, current: &Current, change: &DeskChange) -> Result<Row, DeskError> {
        let mut facts = texts(current, &change.fields)?;
        self.require_single(current, &facts)?;
        facts.extend(change.status.map(status_fact));
        Ok(facts)
    }

    /// The sentences that would exclude each other after a change, and do not yet.
    pub async fn contradictions(
        &self,
        id: &str,
        draft: &DeskDraft,
    ) -> Result<Vec<DeskContradiction>, DeskError> {
        let current = self.current(id).await?;
        let fields = texts(&current, &draft.fields)?;
        let row = current.record.row();
        let mut found = contradicting(&current.record.list, &row, &fields, self.day(self.now()));
        found.extend(repaired_zip(&draft.fields, &fields));
        Ok(found)
    }

    fn require_single(&self, current: &Current, facts: &Row) -> Result<(), DeskError> {
        let list = current.record.list.as_str();
        let name_of = |row: &Row| identity(&PlaceRow { list, row });
        let (now, next) = (current.record.row(), current.record.with(facts).row());
        let next = name_of(&next);
        if next == name_of(&now) {
            return Ok(());
        }
        let is_there = self.catalog.with_whole_catalog(|catalog| {
            let mut others = catalog.places().iter();
            others.any(|it| {
                it.place.list == list
                    && it.place.id != current.id
                    && name_of(&it.texts.row()) == next
            })
        });
        match is_there {
            true => Err(DeskError::Cell {
                field: "name".to_owned(),
                problem: ImportProblem::Twice,
            }),
            false => Ok(()),
        }
    }
}

/// The ZIP code that was typed, and the one that would be published, when its zero was put back.
fn repaired_zip(typed: &Row, read: &Row) -> Option<DeskContradiction> {
    let (typed, read) = (typed.get("zip")?.trim(), read.get("zip")?);
    let is_longer = read != EMPTY && read.len() > typed.len();
    is_longer.then(|| DeskContradiction {
        about: "zip-repaired".to_owned(),
        words: vec![typed.to_owned(), read.clone()],
    })
}

/// The texts of fields as they are kept.
pub(super) fn texts(current: &Current, fields: &Row) -> Result<Row, DeskError> {
    let mut facts = Row::new();
    for (field, text) in fields {
        if !editable(&current.record.source).any(|name| name == field) {
            return Err(DeskError::Field(field.clone()));
        }
        let text = line(field, text, FIELD_MAX)?;
        // No field that staff write is a date.
        let read = cells::read(field, &text, Date::MAX);
        if let Some(problem) = read.problem {
            return Err(DeskError::Cell {
                field: field.clone(),
                problem,
            });
        }
        facts.insert(field.clone(), read.text);
    }
    require_zip(current, &facts)?;
    Ok(facts)
}

/// Refuses a new ZIP code of another state, when the place does not say that state.
fn require_zip(current: &Current, facts: &Row) -> Result<(), DeskError> {
    let mut row = current.record.row();
    let is_new = facts
        .get("zip")
        .is_some_and(|zip| row.get("zip") != Some(zip));
    row.extend(facts.clone());
    match zips::problem(&row).filter(|_| is_new) {
        Some(problem) => Err(DeskError::Cell {
            field: "zip".to_owned(),
            problem,
        }),
        None => Ok(()),
    }
}
