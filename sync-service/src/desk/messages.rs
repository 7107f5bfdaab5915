//! Messages of the contact form: editors read them, look after them, answer them by mail, and say when
//! they are dealt with.

use super::staff::{Staff, StaffRecord};
use super::{Desk, DeskError, Kept, outdated, refused, require, write};
use crate::email_address::EmailAddress;
use crate::mail::template::fill;
use crate::markup::has_markup;
use crate::store::desk::{DeskCommit, RecordKind};
use crate::store::outbox::Mail;
use crate::unseen::is_direction;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use sync_protocol::contact::ContactMessage;
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_doubts::TextProblem;
use sync_protocol::desk_messages::{
    ANSWER_MAX, Colleague, DeskMessage, DeskMessages, MessageAnswer, MessageAssign,
};
use sync_protocol::listings::Row;

/// Messages that are shown.
const MESSAGES_MAX: u32 = 200;
const ANSWER: &str = include_str!("../../mail/desk-answer.txt");

/// What the desk knows of a message. It holds no word of the visitor, and not the answer.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
struct MessageRecord {
    /// The name of the person who dealt with it.
    who: Option<String>,
    /// The address of the person who looks after it.
    assigned: String,
    /// The name of the person who answered it by mail.
    answered: Option<String>,
}

impl Desk {
    /// The newest messages.
    pub async fn messages(&self, staff: &Staff) -> Result<DeskMessages, DeskError> {
        require(staff, Role::Editor)?;
        let known = self.all::<MessageRecord>(RecordKind::Message).await?;
        let mut known: HashMap<String, Kept<MessageRecord>> = known
            .into_iter()
            .map(|kept| (kept.id.clone(), kept))
            .collect();
        let messages = self.store.messages(MESSAGES_MAX).await?;
        let shown = messages.into_iter().map(|(received_at, message)| {
            let kept = known.remove(&message.key);
            let kept = kept.unwrap_or_else(|| unknown(&message.key));
            shown(received_at, message, kept)
        });
        Ok(DeskMessages {
            messages: shown.collect(),
            colleagues: self.colleagues().await?,
        })
    }

    /// Marks a message as dealt with, or as open again. What is so already stays under its first name.
    pub async fn set_done(&self, staff: &Staff, key: &str, is_done: bool) -> Result<(), DeskError> {
        let (.., mut found) = self.message(staff, key).await?;
        if found.content.who.is_some() == is_done {
            return Ok(());
        }
        found.content.who = is_done.then(|| staff.name.clone());
        let done = |is_done: bool| Row::from([(":done".to_owned(), is_done.to_string())]);
        let facts = (done(!is_done), done(is_done));
        self.put_message(staff, ActKind::MessageDone, found, facts, None)
            .await
    }

    /// Gives a message to an editor or owner, or to nobody.
    pub async fn assign(
        &self,
        staff: &Staff,
        key: &str,
        assign: &MessageAssign,
    ) -> Result<(), DeskError> {
        let (received_at, message, found) = self.message(staff, key).await?;
        let mut found = seen(received_at, &message, found, assign.version)?;
        let colleagues = self.colleagues().await?;
        let is_known = colleagues.iter().any(|it| it.email == assign.to);
        if !is_known && !assign.to.is_empty() {
            return Err(DeskError::Field("to".to_owned()));
        }
        let assigned = |email: &str| {
            let person = colleagues.iter().find(|it| it.email == email);
            let name = person.map(|it| it.name.clone()).unwrap_or_default();
            Row::from([(":assigned".to_owned(), name)])
        };
        let facts = (assigned(&found.content.assigned), assigned(&assign.to));
        found.content.assigned.clone_from(&assign.to);
        self.put_message(staff, ActKind::AssignMessage, found, facts, None)
            .await
    }

    /// Answers a message by mail, and marks it as dealt with. A reply goes to the mailbox that gets the
    /// messages.
    pub async fn answer_message(
        &self,
        staff: &Staff,
        key: &str,
        answer: &MessageAnswer,
    ) -> Result<(), DeskError> {
        let (received_at, message, found) = self.message(staff, key).await?;
        let mut found = seen(received_at, &message, found, answer.version)?;
        let no_address = || DeskError::Field("contact".to_owned());
        let to = address_of(&message).ok_or_else(no_address)?;
        let text = paragraphs(&answer.text)?;
        let mail = fill(ANSWER, &[("{text}", &text), ("{who}", &staff.name)]);
        let (subject, body) = mail.split_once('\n').unwrap_or((&mail, ""));
        let mail = Mail {
            to: to.as_str().to_owned(),
            reply_to: self.contact_email.as_ref().map(|it| it.as_str().to_owned()),
            subject: subject.to_owned(),
            body: body.trim_start().to_owned(),
        };
        found.content.answered = Some(staff.name.clone());
        found.content.who = Some(staff.name.clone());
        let facts = (Row::new(), Row::new());
        self.put_message(staff, ActKind::AnswerMessage, found, facts, Some(mail))
            .await
    }

    /// A message, and what the desk knows of it.
    async fn message(
        &self,
        staff: &Staff,
        key: &str,
    ) -> Result<(i64, ContactMessage, Kept<MessageRecord>), DeskError> {
        require(staff, Role::Editor)?;
        let messages = self.store.messages(MESSAGES_MAX).await?;
        let message = messages.into_iter().find(|(_, it)| it.key == key);
        let (received_at, message) = message.ok_or(DeskError::NotFound)?;
        let found = self.one::<MessageRecord>(RecordKind::Message, key).await?;
        Ok((received_at, message, found.unwrap_or_else(|| unknown(key))))
    }

    async fn put_message(
        &self,
        staff: &Staff,
        kind: ActKind,
        found: Kept<MessageRecord>,
        (before, after): (Row, Row),
        mail: Option<Mail>,
    ) -> Result<(), DeskError> {
        let mut commit = DeskCommit::of(self.act(staff, kind, &found.id));
        commit.act.details.before = before;
        commit.act.details.after = after;
        commit.mail = mail;
        commit.records = vec![write(
            RecordKind::Message,
            &found.id,
            found.version,
            &found.content,
        )?];
        self.store.commit_desk(commit).await?;
        Ok(())
    }

    /// The staff who read messages. A person who was invited and never came would never see one.
    async fn colleagues(&self) -> Result<Vec<Colleague>, DeskError> {
        let all = self.all::<StaffRecord>(RecordKind::Staff).await?;
        let reads = |it: &StaffRecord| it.role >= Role::Editor && it.uid.is_some();
        let readers = all.into_iter().filter(|it| reads(&it.content));
        let named = readers.map(|kept| Colleague {
            email: kept.id,
            name: kept.content.name,
        });
        Ok(named.collect())
    }
}

/// What the desk knows of a message with which nothing was done.
fn unknown(key: &str) -> Kept<MessageRecord> {
    Kept {
        id: key.to_owned(),
        version: 0,
        content: MessageRecord::default(),
    }
}

fn shown(received_at: i64, message: ContactMessage, kept: Kept<MessageRecord>) -> DeskMessage {
    let Kept {
        version,
        content: record,
        ..
    } = kept;
    DeskMessage {
        version,
        can_answer: address_of(&message).is_some(),
        key: message.key,
        name: message.name,
        contact: message.contact,
        subject: message.subject,
        message: message.message,
        received_at,
        assigned: record.assigned,
        answered_by: record.answered,
        done_by: record.who,
    }
}

/// The record at the version that a staff member saw.
fn seen(
    received_at: i64,
    message: &ContactMessage,
    found: Kept<MessageRecord>,
    version: i64,
) -> Result<Kept<MessageRecord>, DeskError> {
    match found.version == version {
        true => Ok(found),
        false => Err(outdated(&shown(received_at, message.clone(), found))),
    }
}

fn address_of(message: &ContactMessage) -> Option<EmailAddress> {
    EmailAddress::parse(message.contact.trim())
}

/// A text of several lines, as it is sent.
fn paragraphs(text: &str) -> Result<String, DeskError> {
    let text = text.replace("\r\n", "\n").trim().to_owned();
    let is_bad = |it: char| (it.is_control() && !matches!(it, '\n' | '\t')) || is_direction(it);
    let problem = if text.is_empty() {
        TextProblem::Missing
    } else if text.chars().count() > ANSWER_MAX {
        TextProblem::TooLong
    } else if text.chars().any(is_bad) {
        TextProblem::ControlCharacter
    } else if has_markup(&text) {
        TextProblem::Markup
    } else {
        return Ok(text);
    };
    Err(refused("text", problem))
}
