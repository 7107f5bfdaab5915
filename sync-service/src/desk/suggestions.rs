//! Callers suggest, editors publish or return with a word.

use super::acts::{Beside, wanted};
use super::staff::Staff;
use super::suggestion_record::{SuggestionRecord, shown};
use super::{Desk, DeskError, Kept, delete, line, require, write};
use crate::listings::place_record::difference;
use crate::store::desk::{DeskCommit, RecordKind};
use sync_protocol::desk::{
    ActKind, DeskAnswer, DeskChange, DeskOutcome, DeskSuggestion, NOTE_MAX, Role,
};
use sync_protocol::desk_me::initials;

/// Suggestions that may wait in all.
const WAITING_MAX: usize = 1_000;

impl Desk {
    /// Suggests a change of a place.
    pub async fn suggest(
        &self,
        staff: &Staff,
        id: &str,
        change: &DeskChange,
    ) -> Result<DeskAnswer, DeskError> {
        let current = self.current(id).await?;
        let facts = wanted(&current, change)?;
        let now = current.record.facts();
        let (before, after) = difference(&now, &current.record.with(&facts).facts());
        if after.is_empty() {
            return Err(DeskError::Field("fields".into()));
        }
        self.require_room().await?;
        let suggestion = SuggestionRecord {
            place: current.id.clone(),
            name: now.get("name").cloned().unwrap_or_default(),
            by: staff.email.clone(),
            who: staff.name.clone(),
            at: self.now(),
            before,
            after,
            status: change.status,
            note: line("note", &change.note, NOTE_MAX)?,
            returned: None,
            is_of_place: false,
        };
        let mut commit = self.about(staff, ActKind::Suggest, &suggestion);
        let record = write(RecordKind::Suggestion, &self.new_id(), 0, &suggestion)?;
        commit.records = vec![record];
        self.store.commit_desk(commit).await?;
        Ok(DeskAnswer {
            outcome: DeskOutcome::Done,
            place: self.place(staff, &current.id).await?,
        })
    }

    /// The suggestions that wait; of callers those that they made themselves, with the returned ones.
    pub async fn suggestions(&self, staff: &Staff) -> Result<Vec<DeskSuggestion>, DeskError> {
        let mut all = self.suggestions_of(None).await?;
        all.retain(|kept| {
            let is_mine = kept.content.by == staff.email;
            is_mine || (staff.role >= Role::Editor && kept.content.returned.is_none())
        });
        all.sort_by_key(|kept| kept.content.at);
        let mut seen = Vec::with_capacity(all.len());
        for kept in all {
            let now = match self.current(&kept.content.place).await {
                Ok(current) => current.record.facts(),
                // The place is gone; what it said then is all there is.
                Err(DeskError::NotFound) => kept.content.before.clone(),
                Err(error) => return Err(error),
            };
            seen.push(shown(kept, &now, staff));
        }
        Ok(seen)
    }

    /// Publishes a suggestion over the version of the place that the editor saw.
    pub async fn approve(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<DeskAnswer, DeskError> {
        require(staff, Role::Editor)?;
        let Kept {
            id,
            version: read,
            content,
        } = self.suggestion(id).await?;
        let current = self.current(&content.place).await?;
        let mut facts = content.after;
        // A place has no initials of the staff: then they are those of the editor who believes it.
        let initials = match content.is_of_place {
            true => staff.initials(),
            false => initials(&content.who),
        };
        facts.extend(self.checked_by(content.status, content.at, initials));
        let beside = Beside {
            note: content.note,
            deals_with_reports: true,
            records: vec![delete(RecordKind::Suggestion, &id, read)],
            ..Beside::default()
        };
        self.revise(staff, current, version, ActKind::Approve, &facts, beside)
            .await
    }

    /// Returns a suggestion to the person who made it, with a word. What a place said by a link is put
    /// away with it, because nobody could get it back.
    pub async fn return_suggestion(
        &self,
        staff: &Staff,
        id: &str,
        word: &str,
    ) -> Result<(), DeskError> {
        require(staff, Role::Editor)?;
        let mut kept = self.suggestion(id).await?;
        let word = line("word", word, NOTE_MAX)?;
        let mut commit = self.about(staff, ActKind::Return, &kept.content);
        commit.act.details.note.clone_from(&word);
        let (kind, id, version) = (RecordKind::Suggestion, &kept.id, kept.version);
        kept.content.returned = Some(word);
        commit.records = vec![match kept.content.is_of_place {
            true => delete(kind, id, version),
            false => write(kind, id, version, &kept.content)?,
        }];
        self.store.commit_desk(commit).await?;
        Ok(())
    }

    /// Puts a suggestion away that the staff member made.
    pub async fn put_away(&self, staff: &Staff, id: &str) -> Result<(), DeskError> {
        let kept = self
            .one::<SuggestionRecord>(RecordKind::Suggestion, id)
            .await?;
        let kept = kept.filter(|kept| kept.content.by == staff.email);
        let kept = kept.ok_or(DeskError::NotFound)?;
        let mut commit = self.about(staff, ActKind::PutAway, &kept.content);
        commit.records = vec![delete(RecordKind::Suggestion, id, kept.version)];
        self.store.commit_desk(commit).await?;
        Ok(())
    }

    async fn suggestion(&self, id: &str) -> Result<Kept<SuggestionRecord>, DeskError> {
        let kept = self
            .one::<SuggestionRecord>(RecordKind::Suggestion, id)
            .await?;
        let kept = kept.filter(|kept| kept.content.returned.is_none());
        kept.ok_or(DeskError::NotFound)
    }

    /// Fails when too many suggestions wait.
    pub(super) async fn require_room(&self) -> Result<(), DeskError> {
        match self.suggestions_of(None).await?.len() {
            0..WAITING_MAX => Ok(()),
            _ => Err(DeskError::Field("suggestions".into())),
        }
    }

    /// All suggestions, also returned ones; of one place, or of all.
    pub(super) async fn suggestions_of(
        &self,
        place: Option<&str>,
    ) -> Result<Vec<Kept<SuggestionRecord>>, DeskError> {
        let mut all = self.all::<SuggestionRecord>(RecordKind::Suggestion).await?;
        all.retain(|kept| place.is_none_or(|place| kept.content.place == place));
        Ok(all)
    }

    /// An act about a suggestion.
    pub(super) fn about(
        &self,
        staff: &Staff,
        kind: ActKind,
        suggestion: &SuggestionRecord,
    ) -> DeskCommit {
        let mut commit = DeskCommit::of(self.act(staff, kind, &suggestion.place));
        commit.act.details.before.clone_from(&suggestion.before);
        commit.act.details.after.clone_from(&suggestion.after);
        commit.act.details.note.clone_from(&suggestion.note);
        commit
    }
}
