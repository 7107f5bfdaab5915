//! The staff desk: what its screens and the service say to each other.

use crate::desk_drafts::DeskContradiction;
use crate::desk_suggestion::SuggestedByTable;
use crate::desk_twins::DeskTwin;
use crate::desk_undo::DeskUndone;
use crate::listings::Row;
use crate::places::hours::Hours;
use crate::places::place::Wrong;
use serde::{Deserialize, Serialize};

/// The fields of a place that staff may change. All others come from the source.
pub const EDITABLE_FIELDS: [&str; 13] = [
    "name", "type", "address", "city", "county", "zip", "phone", "website", "hours", "notes",
    "work", "requires", "other",
];
/// Longest text of one field, in characters, as in an import.
pub const FIELD_MAX: usize = 2_000;
/// Longest note to a change and longest word to a returned suggestion, in characters.
pub const NOTE_MAX: usize = 500;
/// Most places of one answer of the queue.
pub const QUEUE_MAX: usize = 50;
/// Longest name of a staff member, in characters.
pub const STAFF_NAME_MAX: usize = 60;

/// What a staff member may do. Each role may do what the ones before it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Role {
    /// Calls places, confirms what is right, suggests changes.
    Caller,
    /// Publishes changes and decides about suggestions.
    Editor,
    /// Invites people and gives roles.
    Owner,
}

/// Whether a place is in the public lists.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PlaceStatus {
    /// It stands there.
    #[default]
    Listed,
    /// It closed for good.
    Closed,
    /// It does not want to be listed; an import does not add it again.
    NotListed,
}

/// What was done at the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ActKind {
    /// The facts of a place were confirmed.
    StillRight,
    /// The place did not answer the telephone.
    NoAnswer,
    /// An employer was asked whether it still hires people with a record.
    AskHires,
    /// Facts of a place were changed.
    Change,
    /// An earlier act was taken back.
    Undo,
    /// An import brought something new for a place that staff had changed.
    Import,
    /// A change was suggested.
    Suggest,
    /// A suggestion was published.
    Approve,
    /// A suggestion was returned to the person who made it.
    Return,
    /// A returned suggestion was put away.
    PutAway,
    /// A person was invited.
    Invite,
    /// A person came to the desk for the first time.
    Join,
    /// A person got another role.
    SetRole,
    /// A person left the staff.
    Remove,
    /// All sessions of a person were ended.
    EndSessions,
    /// A notice was put on the screens.
    Notice,
    /// A notice was taken away.
    EndNotice,
    /// A message of the contact form was dealt with.
    MessageDone,
    /// A message was given to a person of the staff.
    AssignMessage,
    /// A message was answered by mail.
    AnswerMessage,
    /// Rows of a file were brought to the desk.
    BringRows,
    /// They were published.
    PublishRows,
    /// They were taken off the list again.
    WithdrawRows,
    /// They were put away unpublished.
    DropRows,
    /// A link was made by which a place looks at its own entry.
    SendLink,
    /// The place answered by that link.
    AnswerLink,
    /// A list was made.
    MakeList,
    /// Lists were named, ordered, hidden or shown.
    ArrangeLists,
    /// A list was deleted; its rows are kept.
    DeleteList,
    /// A deleted list was put back.
    PutBackList,
    /// A deleted list was dropped for good.
    DropList,
    /// Texts of the About page or videos of the galleries were written.
    WritePages,
    /// Settings for all kiosks or for one were written.
    WriteKioskSettings,
    /// A command replaced the rows of a list by those of a file.
    ImportList,
}

/// Which places a queue holds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum QueueView {
    /// Those that should be checked now.
    #[default]
    Due,
    /// Those that did not answer three times or more.
    Unreachable,
    /// Those that closed or do not want to be listed.
    Removed,
    /// All that are published.
    All,
}

/// A place in the queue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QueueItem {
    /// Its id.
    pub id: String,
    /// Its list.
    pub list: String,
    /// Its name.
    pub name: String,
    /// Its town, or the empty text.
    pub city: String,
    /// When it was checked last, as the list says it; empty for a place that never was.
    pub checked: String,
    /// The initials of the staff member who checked it; empty when no staff member did.
    #[serde(default)]
    pub checked_by: String,
    /// Reports that wait.
    pub reports: u32,
    /// How often in a row it did not answer.
    pub no_answers: u32,
    /// Suggestions that wait for an editor.
    pub suggestions: u32,
    /// How often people saved and printed it in the last 12 weeks; `null` for fewer than
    /// [`FEWEST_SHOWN`](crate::desk_fleet::FEWEST_SHOWN).
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub taken: Option<u64>,
}

/// `GET /desk/queue`
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskQueue {
    /// The most urgent places, at most [`QUEUE_MAX`].
    pub items: Vec<QueueItem>,
    /// All places that fit.
    pub total: u32,
    /// The names of all lists.
    pub lists: Vec<String>,
    /// Suggestions that wait for an editor, of all places.
    pub suggestions: u32,
}

/// A report of a visitor about a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskReport {
    /// Its id.
    #[serde(default)]
    pub id: String,
    /// What is wrong.
    pub wrong: Wrong,
    /// What the visitor wrote.
    pub text: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub received_at: i64,
}

/// One act, as the history shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskAct {
    /// Its number.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: i64,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// The name of the staff member, or of the command.
    pub who: String,
    /// What was done.
    pub kind: ActKind,
    /// A place's id, an e-mail address of the staff, or the key of a message.
    pub subject: String,
    /// What was there before, of what changed: field to text. A name that begins with a colon is no
    /// field of a list: `:status`, `:checked-by`, `:no-answers`, `:no-answer-on` (a day), `:due` and `:until`
    /// (milliseconds since 1970), `:role`, `:name`.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub before: Row,
    /// What is there since.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub after: Row,
    /// What the staff member wrote.
    pub note: String,
    /// Of an act that publishes rows or changes of a table: from where the table is, as the person wrote it who brought it;
    /// the empty text when nothing was written.
    #[serde(default)]
    pub table: Option<String>,
    /// Whether something of it still stands and can be taken back.
    pub can_undo: bool,
}

/// A place at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskPlace {
    /// Its id.
    pub id: String,
    /// Its list.
    pub list: String,
    /// Grows with every act. A call that names another version changes nothing.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// All fields as they are published, also the source.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub row: Row,
    /// The initials of the staff member who checked it last; empty when no staff member did.
    #[serde(default)]
    pub checked_by: String,
    /// The row as its source gave it last.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub source: Row,
    /// The hours as data.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub hours: Hours,
    /// Whether it is an employer, who can be asked whether it still hires people with a record.
    #[serde(default)]
    pub is_employer: bool,
    /// The fields that staff may write.
    pub editable: Vec<String>,
    /// Whether it is published.
    pub status: PlaceStatus,
    /// On how many days in a row it did not answer.
    pub no_answers: u32,
    /// Whether today is one of them: then it is not counted again today.
    #[serde(default)]
    pub no_answer_today: bool,
    /// When it comes back to the queue, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub due: Option<i64>,
    /// Reports that wait.
    pub reports: Vec<DeskReport>,
    /// Suggestions that wait.
    pub suggestions: Vec<DeskSuggestion>,
    /// What was done, newest first.
    pub history: Vec<DeskAct>,
    /// Other rows of the same place that are still listed, at most [`TWINS_MAX`](crate::desk_twins::TWINS_MAX).
    #[serde(default)]
    pub twins: Vec<DeskTwin>,
}

/// What became of an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum DeskOutcome {
    /// It is done.
    Done,
    /// Nothing was done, because another act came first. The place in the answer is as it is now.
    ChangedMeanwhile,
    /// Nothing was done: that it did not answer was written today already, and a day counts once.
    CountedToday,
    /// Nothing was done: of the act that should be taken back, nothing stands any more.
    NothingLeft,
}

/// The answer to every act on a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskAnswer {
    /// What became of the act.
    pub outcome: DeskOutcome,
    /// The place as it is now.
    pub place: DeskPlace,
    /// What an undo took back; `null` of every other act.
    #[serde(default)]
    pub undone: Option<DeskUndone>,
}

/// `POST /desk/places/{id}/change` and `…/suggest`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskChange {
    /// The version that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The fields that change, with their new text; each one of [`EDITABLE_FIELDS`].
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub fields: Row,
    /// Whether it is published from now on.
    #[serde(default)]
    pub status: Option<PlaceStatus>,
    /// Why, in the staff member's words.
    #[serde(default)]
    pub note: String,
    /// The ids of the reports that the staff member saw. They are dealt with when the change is published; all
    /// others wait on.
    #[serde(default)]
    pub reports: Vec<String>,
}

/// A change that a caller suggests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskSuggestion {
    /// Its id.
    pub id: String,
    /// The place.
    pub place: String,
    /// The version of the place as it is shown here, for the call that publishes it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// Grows with everything that is added to it, for the call that publishes or returns it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub revision: i64,
    /// The name of the place when it was suggested.
    pub name: String,
    /// The list of the place; empty when the place is gone.
    pub list: String,
    /// The town of the place.
    pub city: String,
    /// Who suggests it.
    pub who: String,
    /// Whether the asking staff member suggested it.
    pub is_mine: bool,
    /// Whether the place itself said it, by a link.
    pub is_of_place: bool,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// The table that would change it; `None` for what a person or a place says.
    #[serde(default)]
    pub of_table: Option<SuggestedByTable>,
    /// What stood there, of what would change.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub before: Row,
    /// What would stand there.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub after: Row,
    /// Sentences that would exclude each other, and do not yet.
    #[serde(default)]
    pub contradictions: Vec<DeskContradiction>,
    /// What was done with the place since it was suggested, newest first: it was checked, or changed.
    #[serde(default)]
    pub since: Vec<DeskAct>,
    /// Why.
    pub note: String,
    /// The editor's word, when it was returned.
    pub returned: Option<String>,
}

/// A staff member, as owners see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StaffMember {
    /// E-mail address.
    pub email: String,
    /// Name.
    pub name: String,
    /// Role.
    pub role: Role,
    /// Whether the person has been at the desk.
    pub has_joined: bool,
    /// Whether the account with which the person came was deleted: nobody comes to the desk with it.
    #[serde(default)]
    pub account_deleted: bool,
    /// Open sessions of a person who has.
    pub sessions: Vec<StaffSession>,
}

/// An open session of a staff member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StaffSession {
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub began_at: i64,
    /// When it was last used.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub used_at: i64,
    /// What it was opened on.
    pub device: String,
}

/// `POST /desk/people`: invites a person, or gives a role to one who is there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StaffInvite {
    /// E-mail address.
    pub email: String,
    /// Name, as the history shows it.
    pub name: String,
    /// Role.
    pub role: Role,
    /// Language of the mail: `en` or `es`.
    pub language: String,
}

/// `POST /desk/people/remove` and `…/end-sessions`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StaffName {
    /// E-mail address.
    pub email: String,
}
