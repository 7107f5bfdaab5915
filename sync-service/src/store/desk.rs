//! What the staff desk keeps. Nothing is written without an act that says who did what.

use super::StoreError;
use super::outbox::Mail;
use async_trait::async_trait;
use place_facts::identity::KnownPlace;
use serde::{Deserialize, Serialize};
use sync_protocol::desk::ActKind;
use sync_protocol::listings::{ListingName, Row};

/// The kinds of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    /// Staff members, by e-mail address.
    Staff,
    /// What staff said of places, by the place's id.
    Place,
    /// Suggestions, by a random id.
    Suggestion,
    /// Notices on the screens, by a random id.
    Notice,
    /// Messages that were dealt with, by their key.
    Message,
    /// Tables that were brought to the desk, by a random id.
    Import,
    /// Their rows, by the same id.
    ImportRows,
    /// Which heading fills which field, by list.
    ImportColumns,
    /// What owners decided about the lists; one record.
    Menu,
    /// Lists that were deleted and can be put back, by name.
    DeletedList,
    /// What staff wrote for the pages of the website; one record.
    Pages,
    /// Links by which places look at their own entry, by the hash of their code.
    EntryLink,
    /// Settings that owners send to kiosks, by the kiosk's name; `all` for all of them.
    KioskSettings,
}

impl RecordKind {
    /// The name by which it is stored.
    pub fn name(self) -> &'static str {
        match self {
            Self::Staff => "staff",
            Self::Place => "place",
            Self::Suggestion => "suggestion",
            Self::Notice => "notice",
            Self::Message => "message",
            Self::Import => "import",
            Self::ImportRows => "import-rows",
            Self::ImportColumns => "import-columns",
            Self::Menu => "menu",
            Self::DeletedList => "deleted-list",
            Self::Pages => "pages",
            Self::EntryLink => "entry-link",
            Self::KioskSettings => "kiosk-settings",
        }
    }
}

/// A record as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskRecord {
    /// Its id.
    pub id: String,
    /// 1 for the first content, one more with each change.
    pub version: i64,
    /// JSON.
    pub content: String,
}

/// A record that is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordWrite {
    /// Its kind.
    pub kind: RecordKind,
    /// Its id.
    pub id: String,
    /// The version that was read; 0: there was none.
    pub expected: i64,
    /// The new JSON; `None` deletes it.
    pub content: Option<String>,
}

/// A row of a list that is replaced, removed or put back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowChange {
    /// The list.
    pub list: ListingName,
    /// The row that is there; `None` puts a row back.
    pub before: Option<Row>,
    /// The row that stands there since; `None` removes it.
    pub after: Option<Row>,
    /// Where a row that is put back stands, counted from 0.
    pub position: usize,
}

/// Many rows of a list that are published, changed or withdrawn together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowsChange {
    /// The list.
    pub list: ListingName,
    /// The revision that was read. What was decided by its rows, such as which rows are new, holds only for it.
    pub revision: i64,
    /// All rows of the list since.
    pub rows: Vec<Row>,
    /// Whether rows go. A staff member decided it, so kiosks may follow.
    pub removes: bool,
}

/// What an act changes in a public list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListChange {
    /// One row.
    Row(RowChange),
    /// Many rows.
    Rows(RowsChange),
    /// A list that was not there.
    Make {
        /// Its name.
        list: ListingName,
        /// Its rows.
        rows: Vec<Row>,
        /// Its first revision. A list that is put back gets another one than it had.
        revision: i64,
    },
    /// A list goes, with all its rows.
    Delete {
        /// Its name.
        list: ListingName,
        /// The revision that was read.
        revision: i64,
    },
}

/// An act that is recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAct {
    /// Milliseconds since 1970.
    pub at: i64,
    /// The e-mail address of the staff member, or the name of a command.
    pub who: String,
    /// What was done.
    pub kind: ActKind,
    /// A place's id, an address of the staff, the id of a notice, or the key of a message.
    pub subject: String,
    /// Its details.
    pub details: ActDetails,
}

/// What an act does with the reports of its place, by their keys.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportMarks {
    /// Reports that it deals with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub settled: Vec<String>,
    /// Reports that wait again, because it takes back the act that dealt with them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reopened: Vec<String>,
}

impl ReportMarks {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.settled.is_empty() && self.reopened.is_empty()
    }

    /// What takes them back.
    #[must_use]
    pub fn inverse(&self) -> Self {
        Self {
            settled: self.reopened.clone(),
            reopened: self.settled.clone(),
        }
    }
}

/// The details of an act.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActDetails {
    /// The name of the staff member at that time.
    pub name: String,
    /// What was there before, of what changed.
    pub before: Row,
    /// What is there since.
    pub after: Row,
    /// Facts that it said again as they were: they are its own since, and an undo of an older act leaves
    /// them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// What the staff member wrote.
    pub note: String,
    /// The table whose change it publishes.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub table: String,
    /// The suggestion that it decides about.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub suggestion: String,
    /// The act that it takes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<i64>,
    /// What it does with the reports of its place.
    #[serde(default, skip_serializing_if = "ReportMarks::is_empty")]
    pub reports: ReportMarks,
}

/// An act as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredAct {
    /// Its number; later acts have greater ones.
    pub id: i64,
    /// The act.
    pub act: NewAct,
}

/// What one act writes, all or nothing. The reports of its place follow from its details.
#[derive(Debug, Clone)]
pub struct DeskCommit {
    /// Records.
    pub records: Vec<RecordWrite>,
    /// What changes in a public list.
    pub list: Option<ListChange>,
    /// Places that are known by another name, address or town since, or were named elsewhere.
    pub places: Vec<KnownPlace>,
    /// A mail for the outbox.
    pub mail: Option<Mail>,
    /// The act.
    pub act: NewAct,
    /// What it does with each of many places, as the history of that place shows it.
    pub also: Vec<NewAct>,
}

impl DeskCommit {
    /// An act that writes nothing yet.
    pub fn of(act: NewAct) -> Self {
        Self {
            records: Vec::new(),
            list: None,
            places: Vec::new(),
            mail: None,
            act,
            also: Vec::new(),
        }
    }
}

/// The staff desk of an installation.
#[async_trait]
pub trait Desk: Send + Sync {
    /// All records of a kind, by id.
    async fn desk_records(&self, kind: RecordKind) -> Result<Vec<DeskRecord>, StoreError>;

    /// One record.
    async fn desk_record(
        &self,
        kind: RecordKind,
        id: &str,
    ) -> Result<Option<DeskRecord>, StoreError>;

    /// Writes what an act says, and the act, in one transaction; answers the number of the act.
    /// [`StoreError::Conflict`] when a record has another version, the list has no such row any
    /// more, there is no such list, or one that is made is there; then nothing is written. A changed list gets the next
    /// revision; a removed row lowers its floor to the rows that are left.
    async fn commit_desk(&self, commit: DeskCommit) -> Result<i64, StoreError>;

    /// Acts with a number below `before`, newest first, at most `most`; of one subject, or all.
    async fn desk_acts(
        &self,
        subject: Option<&str>,
        before: i64,
        most: u32,
    ) -> Result<Vec<StoredAct>, StoreError>;

    /// All acts of many subjects, newest first.
    async fn desk_acts_of(&self, subjects: Vec<String>) -> Result<Vec<StoredAct>, StoreError>;

    /// Deletes acts before a time, in milliseconds since 1970, with a number of at most `last`. Answers
    /// how many.
    async fn forget_desk_acts(&self, before: i64, last: i64) -> Result<usize, StoreError>;
}

impl ListChange {
    /// The list.
    pub fn list(&self) -> &ListingName {
        match self {
            Self::Row(change) => &change.list,
            Self::Rows(change) => &change.list,
            Self::Make { list, .. } | Self::Delete { list, .. } => list,
        }
    }

    /// Whether rows go. A staff member decided it, so kiosks may follow.
    pub fn removes(&self) -> bool {
        match self {
            Self::Row(change) => change.after.is_none(),
            Self::Rows(change) => change.removes,
            Self::Make { .. } | Self::Delete { .. } => false,
        }
    }

    /// Applies the change to the rows of its list at a revision; `false` when a row to change is not there, or the
    /// rows that were read are not these.
    pub fn apply(&self, revision: i64, rows: &mut Vec<Row>) -> bool {
        match self {
            Self::Row(change) => change.apply(rows),
            Self::Rows(change) => {
                rows.clone_from(&change.rows);
                change.revision == revision
            }
            // These change no row of a list that stays.
            Self::Make { .. } | Self::Delete { .. } => false,
        }
    }
}

impl From<RowChange> for ListChange {
    fn from(change: RowChange) -> Self {
        Self::Row(change)
    }
}

impl RowChange {
    fn apply(&self, rows: &mut Vec<Row>) -> bool {
        let Some(before) = &self.before else {
            if let Some(after) = &self.after {
                rows.insert(self.position.min(rows.len()), after.clone());
            }
            return true;
        };
        let Some(index) = rows.iter().position(|row| row == before) else {
            return false;
        };
        match &self.after {
            Some(after) => after.clone_into(&mut rows[index]),
            None => drop(rows.remove(index)),
        }
        true
    }
}
