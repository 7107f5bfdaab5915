//! The staff desk: people keep the facts of places true, with history and undo.
//!
//! | module | what it does |
//! |---|---|
//! | [`staff`] | who may come to the desk, and in which role |
//! | [`people`] | owners invite people, give roles, end sessions |
//! | [`last_owner`] | the last owner who can open the desk stays |
//! | [`queue`] | which place is looked at next |
//! | [`places`] | a place at the desk |
//! | [`places_export`] | the places of a question as a file |
//! | [`acts`] | still right, no answer, change |
//! | `undo` | taking an act back |
//! | `twins` | other rows of the same place |
//! | [`fields`] | what a change may say, and what in it excludes each other |
//! | [`imports`] | tables that staff bring: mistakes, duplicates, publish, withdraw |
//! | [`employers`] | whether an employer still hires people with a record |
//! | `hiring` | which places can be asked that |
//! | [`notices`], [`messages`] | notices on every screen, messages of the contact form |
//! | [`pages`] | texts of the About page and videos that staff add |
//! | [`insight`] | kiosks, uses of pages and places, ages of facts, for owners |
//! | [`kiosk_settings`] | settings that owners send to kiosks |
//! | [`links`] | whether the website of a place answers |
//! | [`lists`] | owners make, name, order, hide and delete lists |
//! | `deleted_list` | a deleted list, as it is kept |
//! | [`suggestions`] | callers suggest, editors decide |
//! | [`shown_suggestions`] | the suggestions as a staff member sees them |
//! | `proposals` | changes that a table makes of known places |
//! | `table_changes` | such changes, published and taken back with the rows of their table |
//! | `publishing` | a table is published and withdrawn in one act |
//! | `named` | places by the ids that a package gives them |
//! | `table_act` | what one act on a table writes, all or nothing |
//! | `listed_places` | many places of a list, read once |
//! | `brought_by` | by which table a place came |
//! | [`entry_links`] | a place confirms or corrects its own entry by a link of one use |
//!
//! What staff said of a place is a value: [`place_record`](crate::listings::place_record). It survives
//! the next import: [`staff_texts`](crate::listings::staff_texts).
//!
//! Every write is one [`DeskCommit`](crate::store::desk::DeskCommit): it cannot be made without an act
//! for the record. No module here reads an account, a document or a file of a member.

pub mod acts;
mod brought_by;
mod contradicting;
mod deleted_list;
pub mod employers;
pub mod entry_links;
pub mod fields;
mod hiring;
pub mod imports;
pub mod insight;
pub mod kiosk_settings;
pub mod last_owner;
pub mod links;
mod list_order;
mod list_titles;
mod listed_places;
pub mod lists;
pub mod messages;
mod named;
pub mod notices;
pub mod pages;
pub mod people;
pub mod places;
pub mod places_export;
mod proposals;
mod publishing;
pub mod queue;
mod record;
mod shown_act;
pub mod shown_suggestions;
pub mod staff;
mod standing;
mod suggestion_record;
pub mod suggestions;
mod table_act;
mod table_changes;
mod twins;
mod undo;

use self::imports::problem_words::{field_words, problem_words, text_words};
use crate::clock::{Clock, milliseconds};
use crate::email_address::EmailAddress;
use crate::link_check::LinkChecker;
use crate::listings::directory::Directory;
use crate::markup::has_markup;
use crate::open_data::license::DataLicense;
use crate::places::Places;
use crate::random::{Random, bytes};
use crate::store::desk::{ActDetails, DeskRecord, NewAct, RecordKind, RecordWrite};
use crate::store::{Store, StoreError};
use crate::to_its_end::ToItsEnd;
use crate::unseen::is_direction;
use data_encoding::HEXLOWER;
use serde::Serialize;
use serde::de::DeserializeOwned;
use staff::Staff;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_doubts::TextProblem;
use sync_protocol::desk_import::ImportProblem;
use tokio::time::timeout;

/// How long an answer waits until what it did is seen on the lists: far less than a call may take.
pub const PUBLISHING_MAX: Duration = Duration::from_secs(4);
/// The name under which commands act.
pub const COMMAND: &str = "command";

/// Why a call of the desk was refused.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The account does not belong to the staff, or its role may not do this.
    #[error("not allowed at the desk")]
    NotAllowed,
    /// The e-mail address of the account is not confirmed.
    #[error("the e-mail address has to be confirmed first")]
    EmailUnconfirmed,
    /// The session was opened without a second factor.
    #[error("the desk needs a second factor")]
    SecondFactorMissing,
    /// The sign-in is too long ago.
    #[error("the sign-in is too old for the desk")]
    SignInTooOld,
    /// A field is malformed, too long, or not one that staff may write.
    #[error("{}: {}", .0, field_words(.0))]
    Field(String),
    /// The text of a field is not as tables have it.
    #[error("{field}: {}", problem_words(*problem))]
    Cell {
        /// The field.
        field: String,
        /// What is wrong with its text.
        problem: ImportProblem,
    },
    /// A name, a title or another text of staff is refused.
    #[error("{field}: {}", text_words(*problem))]
    Text {
        /// The field.
        field: String,
        /// Why.
        problem: TextProblem,
    },
    /// Another person changed it since it was read.
    #[error("it was changed since it was read")]
    Outdated(Box<serde_json::Value>),
    /// There is no such place, suggestion, person or act.
    #[error("there is nothing with this id or name at the desk")]
    NotFound,
    /// A link was used, has ended, or never was.
    #[error("there is no such link")]
    BadLink,
    /// The operator has not turned it on.
    #[error("the operator has not turned this on")]
    TurnedOff,
    /// The last owner who can open the desk cannot go.
    #[error(
        "no other owner can open the desk. Make another person an owner with `desk owner EMAIL`; \
         when that person has opened the desk once, try again"
    )]
    LastOwner,
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The state of the desk.
pub struct Desk {
    /// The store.
    pub store: Arc<dyn Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub random: Random,
    /// The public lists as they are answered.
    pub directory: Arc<Directory>,
    /// All places.
    pub catalog: Arc<Places>,
    /// The mailbox that gets the messages of the contact form, for replies to answers.
    pub contact_email: Option<EmailAddress>,
    /// The public address of the website, for invitations.
    pub public_url: String,
    /// How the places may be used further, as exports say it.
    pub data_license: DataLicense,
    /// Looks whether websites answer, where the operator allows it.
    pub links: Option<LinkChecker>,
    /// How long an answer waits until what it did is seen on the lists.
    pub publishing_max: Duration,
}

impl Desk {
    /// Returns the time in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        milliseconds(self.clock.now())
    }

    /// Returns a random id.
    fn new_id(&self) -> String {
        HEXLOWER.encode(&bytes::<16>(&self.random))
    }

    /// An act of a staff member, now.
    fn act(&self, staff: &Staff, kind: ActKind, subject: &str) -> NewAct {
        NewAct {
            at: self.now(),
            who: staff.email.clone(),
            kind,
            subject: subject.to_owned(),
            details: ActDetails {
                name: staff.name.clone(),
                ..ActDetails::default()
            },
        }
    }

    /// Makes what was published visible at once. A failure only delays it: the lists are followed
    /// every second. On a busy machine the answer does not wait for it: what was written is written, and who is
    /// told that nothing came of it does it twice.
    async fn publish(&self) {
        let (directory, catalog) = (Arc::clone(&self.directory), Arc::clone(&self.catalog));
        let publishing = ToItsEnd::new(async move {
            let lists = directory.refresh().await.map(drop);
            if let Err(error) = lists.and(catalog.refresh().await) {
                tracing::error!(cause = ?error, "a change of the desk could not be published at once");
            }
        });
        if timeout(self.publishing_max, publishing).await.is_err() {
            tracing::warn!("a change of the desk is seen later than its answer");
        }
    }

    /// All records of a kind, with their ids and versions.
    async fn all<T: DeserializeOwned>(&self, kind: RecordKind) -> Result<Vec<Kept<T>>, StoreError> {
        let records = self.store.desk_records(kind).await?;
        records.into_iter().map(Kept::read).collect()
    }

    /// One record.
    async fn one<T: DeserializeOwned>(
        &self,
        kind: RecordKind,
        id: &str,
    ) -> Result<Option<Kept<T>>, StoreError> {
        let record = self.store.desk_record(kind, id).await?;
        record.map(Kept::read).transpose()
    }
}

/// A record as it was read.
#[derive(Clone)]
struct Kept<T> {
    id: String,
    version: i64,
    content: T,
}

impl<T: DeserializeOwned> Kept<T> {
    fn read(record: DeskRecord) -> Result<Self, StoreError> {
        let content = serde_json::from_str(&record.content)
            .map_err(|error| StoreError::Unavailable(error.into()))?;
        Ok(Self {
            id: record.id,
            version: record.version,
            content,
        })
    }
}

/// Writes a record over the version that was read.
fn write<T: Serialize>(
    kind: RecordKind,
    id: &str,
    expected: i64,
    content: &T,
) -> Result<RecordWrite, StoreError> {
    let text = serde_json::to_string(content);
    let text = text.map_err(|error| StoreError::Unavailable(error.into()))?;
    Ok(RecordWrite {
        kind,
        id: id.to_owned(),
        expected,
        content: Some(text),
    })
}

/// Deletes a record over the version that was read.
fn delete(kind: RecordKind, id: &str, expected: i64) -> RecordWrite {
    RecordWrite {
        kind,
        id: id.to_owned(),
        expected,
        content: None,
    }
}

/// The refusal of a change over an old version, with what is there now.
fn outdated<T: Serialize>(now: &T) -> DeskError {
    DeskError::Outdated(Box::new(serde_json::to_value(now).unwrap_or_default()))
}

/// Whether a role may do what needs another.
fn require(staff: &Staff, role: Role) -> Result<(), DeskError> {
    if staff.role >= role {
        Ok(())
    } else {
        Err(DeskError::NotAllowed)
    }
}

/// Checks a text of staff: at most `most` characters, one line, no control characters.
fn line(name: &str, text: &str, most: usize) -> Result<String, DeskError> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().any(|it| it.is_control() || is_direction(it)) {
        return Err(refused(name, TextProblem::ControlCharacter));
    }
    match text.chars().count() <= most {
        true => Ok(text),
        false => Err(refused(name, TextProblem::TooLong)),
    }
}

/// Checks a text that people may read in the same way, and that it has no code of a web page.
fn titled(name: &str, text: &str, most: usize) -> Result<String, DeskError> {
    let text = line(name, text, most)?;
    match has_markup(&text) {
        true => Err(refused(name, TextProblem::Markup)),
        false => Ok(text),
    }
}

/// Checks a text that people read in the same way, and that it says something.
fn told(name: &str, text: &str, most: usize) -> Result<String, DeskError> {
    let text = titled(name, text, most)?;
    match text.is_empty() {
        true => Err(refused(name, TextProblem::Missing)),
        false => Ok(text),
    }
}

/// Checks a text of several lines, which stand as they were typed, also blank ones between them.
fn written(name: &str, text: &str, most: usize) -> Result<String, DeskError> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines = text.split('\n').map(|it| titled(name, it, usize::MAX));
    let text = lines.collect::<Result<Vec<_>, _>>()?.join("\n");
    let text = text.trim();
    match text.chars().count() {
        0 => Err(refused(name, TextProblem::Missing)),
        count if count > most => Err(refused(name, TextProblem::TooLong)),
        // Code may go over several lines.
        _ if has_markup(text) => Err(refused(name, TextProblem::Markup)),
        _ => Ok(text.to_owned()),
    }
}

/// The refusal of a text.
fn refused(field: &str, problem: TextProblem) -> DeskError {
    DeskError::Text {
        field: field.to_owned(),
        problem,
    }
}
