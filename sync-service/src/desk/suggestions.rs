//! Callers suggest, editors publish or return with a word.

use super::acts::Beside;
use super::fields::texts;
use super::imports::count;
use super::places::Current;
use super::staff::Staff;
use super::suggestion_record::SuggestionRecord;
use super::{
    COMMAND, Desk, DeskError, Kept, delete, outdated, refused, require, titled, told, write,
};
use crate::listings::fact_days::{asked_on, each, later};
use crate::listings::import::ROWS_MAX;
use crate::listings::place_record::{CHECKED, PlaceRecord, difference_by, reached_facts};
use crate::store::StoreError;
use crate::store::desk::{DeskCommit, RecordKind, RecordWrite};
use sync_protocol::desk::{ActKind, DeskAnswer, DeskChange, DeskOutcome, NOTE_MAX, Role};
use sync_protocol::desk_doubts::TextProblem;
use sync_protocol::desk_me::initials;
use sync_protocol::desk_seen::{DeskApprove, DeskDecided, DeskReturn};
use sync_protocol::listings::Row;

/// Suggestions of people and places that may wait in all …
const WAITING_MAX: usize = 1_000;
/// … and changes of tables, which have room of their own: no table keeps a person from saying something.
const WAITING_OF_TABLES_MAX: usize = ROWS_MAX;
/// What stands between the notes of suggestions that become one.
const BETWEEN_NOTES: &str = " / ";
/// Acts among which the one is looked for that decided about a suggestion: a screen is seldom older.
const DECIDED_MAX: u32 = 500;

impl Desk {
    /// Suggests a change of a place.
    pub async fn suggest(
        &self,
        staff: &Staff,
        id: &str,
        change: &DeskChange,
    ) -> Result<DeskAnswer, DeskError> {
        let current = self.current(id).await?;
        let facts = self.wanted(&current, change)?;
        let note = titled("note", &change.note, NOTE_MAX)?;
        let now = current.record.facts();
        let (before, after) = difference_by(&current.record, &facts);
        if after.is_empty() {
            return Err(DeskError::Field("fields".into()));
        }
        let mut waiting = self.suggestions_of(Some(&current.id)).await?;
        let is_the_same = |it: &SuggestionRecord| {
            it.by == staff.email && it.after == after && it.returned.is_none()
        };
        if waiting.iter().any(|kept| is_the_same(&kept.content)) {
            // Sent twice, it waits once.
            return self.answered(staff, &current.id, DeskOutcome::Done).await;
        }
        waiting.retain(|kept| kept.content.takes_more_of(staff));
        waiting.sort_by_key(|kept| kept.content.at);
        if waiting.is_empty() {
            self.require_room().await?;
        }
        let new = SuggestionRecord {
            also: Vec::new(),
            place: current.id.clone(),
            name: now.get("name").cloned().unwrap_or_default(),
            by: staff.email.clone(),
            who: staff.name.clone(),
            at: self.now(),
            before,
            after,
            status: change.status,
            note,
            returned: None,
            is_of_place: false,
            is_of_table: false,
            table: String::new(),
            reports: self.settling(&current.id, &change.reports).await?.settled,
        };
        let mut commit = self.about(staff, ActKind::Suggest, &new);
        commit.records = self.joined(waiting, new, &current.record)?;
        // At the same time an editor may decide about what waits.
        let outcome = self.outcome_of(commit).await?;
        self.answered(staff, &current.id, outcome).await
    }

    /// One suggestion of everything that a staff member says of a place: in each field the newest text. What
    /// was said before stays in the history.
    fn joined(
        &self,
        waiting: Vec<Kept<SuggestionRecord>>,
        new: SuggestionRecord,
        place: &PlaceRecord,
    ) -> Result<Vec<RecordWrite>, DeskError> {
        let mut facts = Row::new();
        let mut joined = new.clone();
        for kept in &waiting {
            facts.extend(kept.content.after.clone());
            joined.status = joined.status.or(kept.content.status);
            joined.reports.extend(kept.content.reports.iter().cloned());
        }
        joined.note = joined_note(&waiting, new.note);
        facts.extend(new.after);
        (joined.before, joined.after) = difference_by(place, &facts);
        let mut waiting = waiting.into_iter();
        let (id, version) = match waiting.next() {
            Some(first) => (first.id, first.version),
            None => (self.new_id(), 0),
        };
        let mut records = vec![write(RecordKind::Suggestion, &id, version, &joined)?];
        records.extend(waiting.map(|it| delete(RecordKind::Suggestion, &it.id, it.version)));
        Ok(records)
    }

    /// How many suggestions wait for an editor.
    pub(super) async fn waiting_suggestions(&self) -> Result<u32, StoreError> {
        let all = self.all::<SuggestionRecord>(RecordKind::Suggestion).await?;
        let waiting = all.iter().filter(|kept| kept.content.returned.is_none());
        Ok(count(waiting.count()))
    }
    /// Publishes a suggestion over the version of the place that the editor saw, when the suggestion is what
    /// the editor saw too.
    pub async fn approve(
        &self,
        staff: &Staff,
        id: &str,
        DeskApprove { version, revision }: DeskApprove,
    ) -> Result<DeskAnswer, DeskError> {
        require(staff, Role::Editor)?;
        let Kept {
            id,
            version: read,
            content,
        } = self.suggestion(id).await?;
        let current = self.current(&content.place).await?;
        if read != revision {
            return self
                .answered(staff, &current.id, DeskOutcome::ChangedMeanwhile)
                .await;
        }
        let mut facts = facts_of(&current, &content)?;
        // A place has no initials of the staff: then they are those of the editor who believes it.
        let initials = match content.is_of_place {
            true => staff.initials(),
            false => initials(&content.who),
        };
        let checked = self.checked_by(content.status, content.at, initials);
        // A table is no call: the place is as reached and as checked as it was.
        if !content.is_of_table {
            let day = self.today(content.at);
            // A place has looked at each line of its entry. A caller may have asked about one fact only.
            let asked = asked_on(&day, &facts);
            if content.is_of_place && checked.contains_key(CHECKED) {
                facts.extend(each(|field| {
                    later(&day, &current.record.day_of(field)).to_owned()
                }));
            }
            facts.extend(reached_facts());
            if content.is_of_place || !asked.is_empty() {
                facts.extend(checked);
            }
            facts.extend(asked);
        }
        let mut records = vec![delete(RecordKind::Suggestion, &id, read)];
        records.extend(self.counted_in(&content.table, &current.id).await?);
        let beside = Beside {
            reports: self.settling(&current.id, &content.reports).await?,
            note: content.note,
            table: content.table,
            suggestion: id.clone(),
            records,
            ..Beside::default()
        };
        let answer = self
            .revise(staff, current, version, ActKind::Approve, &facts, beside)
            .await?;
        if answer.outcome == DeskOutcome::ChangedMeanwhile {
            // At the same moment another editor may have decided.
            self.suggestion(&id).await?;
        }
        Ok(answer)
    }

    /// Returns a suggestion to the person who made it, with a word. What a place said by a link or a command
    /// brought is put away with it, because nobody could get it back.
    pub async fn return_suggestion(
        &self,
        staff: &Staff,
        id: &str,
        DeskReturn { word, revision }: &DeskReturn,
    ) -> Result<(), DeskError> {
        require(staff, Role::Editor)?;
        let mut kept = self.suggestion(id).await?;
        if kept.version != *revision {
            return Err(StoreError::Conflict.into());
        }
        let word = told("word", word, NOTE_MAX)?;
        let mut commit = self.about(staff, ActKind::Return, &kept.content);
        commit.act.details.note.clone_from(&word);
        commit.act.details.suggestion.clone_from(&kept.id);
        let (kind, id, version) = (RecordKind::Suggestion, &kept.id, kept.version);
        kept.content.returned = Some(word);
        let is_read = !kept.content.is_of_place && kept.content.by != COMMAND;
        commit.records = vec![match is_read {
            true => write(kind, id, version, &kept.content)?,
            false => delete(kind, id, version),
        }];
        self.store.commit_desk(commit).await?;
        Ok(())
    }

    /// Puts a suggestion away that the staff member made.
    pub async fn put_away(&self, staff: &Staff, id: &str) -> Result<(), DeskError> {
        let kept = self
            .one::<SuggestionRecord>(RecordKind::Suggestion, id)
            .await?;
        let Some(kept) = kept else {
            return Err(self.not_waiting(id).await?);
        };
        if kept.content.by != staff.email {
            return Err(DeskError::NotFound);
        }
        let mut commit = self.about(staff, ActKind::PutAway, &kept.content);
        id.clone_into(&mut commit.act.details.suggestion);
        commit.records = vec![delete(RecordKind::Suggestion, id, kept.version)];
        self.store.commit_desk(commit).await?;
        Ok(())
    }

    async fn suggestion(&self, id: &str) -> Result<Kept<SuggestionRecord>, DeskError> {
        let kept = self
            .one::<SuggestionRecord>(RecordKind::Suggestion, id)
            .await?;
        match kept.filter(|kept| kept.content.returned.is_none()) {
            Some(kept) => Ok(kept),
            None => Err(self.not_waiting(id).await?),
        }
    }

    /// The refusal to decide about a suggestion that does not wait any more, with who decided, if that is known.
    async fn not_waiting(&self, id: &str) -> Result<DeskError, StoreError> {
        let acts = self.store.desk_acts(None, i64::MAX, DECIDED_MAX).await?;
        let mut acts = acts.into_iter().map(|stored| stored.act);
        let decided = acts.find(|act| act.details.suggestion == id);
        Ok(decided.map_or(DeskError::NotFound, |act| {
            outdated(&DeskDecided {
                who: act.details.name,
                kind: act.kind,
            })
        }))
    }

    /// Fails when too many suggestions of people and places wait.
    pub(super) async fn require_room(&self) -> Result<(), DeskError> {
        let all = self.suggestions_of(None).await?;
        let people = all.iter().filter(|it| !it.content.is_of_table);
        match people.count() < WAITING_MAX {
            true => Ok(()),
            false => Err(DeskError::Field("suggestions".into())),
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

/// Fails when so many more changes of a table would be too many beside the suggestions that are there.
pub(super) fn require_room_for_table(
    all: &[Kept<SuggestionRecord>],
    more: usize,
) -> Result<(), DeskError> {
    let waiting = all.iter().filter(|it| it.content.is_of_table).count();
    match waiting + more {
        0..=WAITING_OF_TABLES_MAX => Ok(()),
        _ => Err(DeskError::Field("changes".into())),
    }
}

/// The facts that a suggestion would write. It may be older than the rules, or than the fields of its list.
pub(super) fn facts_of(current: &Current, content: &SuggestionRecord) -> Result<Row, DeskError> {
    if content.is_against(current.record.status) {
        return Err(refused("status", TextProblem::NotListedSince));
    }
    let after = content.after.clone().into_iter();
    let (others, fields): (Row, Row) = after.partition(|(name, _)| !is_field_of_list(name));
    let mut facts = texts(current, &fields)?;
    facts.extend(others);
    if content.is_of_table && facts.contains_key(CHECKED) {
        facts.extend(current.record.days_by_table(&facts));
    }
    Ok(facts)
}

/// Whether a fact of a suggestion is one that staff may write. A table may also say when a place was checked.
fn is_field_of_list(name: &str) -> bool {
    !name.starts_with(':') && name != CHECKED
}

/// The notes of suggestions that become one, each once and the newest last. Without room for all, the oldest go.
fn joined_note(waiting: &[Kept<SuggestionRecord>], new: String) -> String {
    let mut notes: Vec<&str> = Vec::new();
    let before = waiting.iter().map(|kept| kept.content.note.as_str());
    for note in before.chain([new.as_str()]) {
        if !note.is_empty() && !notes.contains(&note) {
            notes.push(note);
        }
    }
    let fits = |from: &usize| notes[*from..].join(BETWEEN_NOTES).chars().count() <= NOTE_MAX;
    let first = (0..notes.len()).find(fits).unwrap_or_default();
    notes[first..].join(BETWEEN_NOTES)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(is_of_table: bool) -> Kept<SuggestionRecord> {
        Kept {
            id: String::new(),
            version: 1,
            content: SuggestionRecord {
                also: Vec::new(),
                place: String::new(),
                name: String::new(),
                by: String::new(),
                who: String::new(),
                at: 0,
                before: Row::new(),
                after: Row::new(),
                status: None,
                note: String::new(),
                returned: None,
                is_of_place: false,
                is_of_table,
                table: String::new(),
                reports: Vec::new(),
            },
        }
    }

    #[test]
    fn tables_have_room_of_their_own_with_an_end() {
        let people = vec![waiting(false); WAITING_MAX];
        assert!(require_room_for_table(&people, WAITING_OF_TABLES_MAX).is_ok());
        let tables = vec![waiting(true); WAITING_OF_TABLES_MAX];
        assert!(require_room_for_table(&tables, 0).is_ok());
        assert!(require_room_for_table(&tables, 1).is_err());
    }
}
