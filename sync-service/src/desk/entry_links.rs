//! Links of one use by which a place or an employer confirms or corrects its own entry.
//!
//! What it answers is a suggestion: an editor decides. The store keeps only a hash of the code. To open
//! the page and to read the entry spends nothing, because programs that check mails open links too.

use super::places::{Current, editable};
use super::staff::Staff;
use super::suggestion_record::SuggestionRecord;
use super::{Desk, DeskError, Kept, delete, outdated, require, titled, write};
use crate::email_address::EmailAddress;
use crate::listings::place_record::{PlaceRecord, difference_by};
use crate::mail::template::fill;
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::desk::{DeskCommit, RecordKind};
use crate::store::outbox::Mail;
use data_encoding::HEXLOWER;
use place_facts::calendar::local;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sync_protocol::desk::{ActKind, DeskChange, NOTE_MAX, PlaceStatus, Role};
use sync_protocol::entry_links::{
    ENTRY_LINK_DAYS, EntryAnswer, EntryCode, EntryLink, NewEntryLink, OwnEntry,
};
use sync_protocol::listings::Row;

const LETTER: [(&str, &str); 2] = [
    ("en", include_str!("../../mail/desk-entry.en.txt")),
    ("es", include_str!("../../mail/desk-entry.es.txt")),
];
const DAY: i64 = 24 * 3_600 * 1_000;
/// The name under which a place acts. It is not an e-mail address, so no staff member can have it.
const PLACE: &str = "entry-link";

/// What is kept of a link, under the hash of its code.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct LinkRecord {
    place: String,
    /// When it ends, in milliseconds since 1970.
    until: i64,
}

impl Desk {
    /// Makes a link to the entry of a place, and mails it if there is an address. An older link of the
    /// same place ends.
    pub async fn make_entry_link(
        &self,
        staff: &Staff,
        id: &str,
        new: &NewEntryLink,
    ) -> Result<EntryLink, DeskError> {
        require(staff, Role::Editor)?;
        let current = self.current(id).await?;
        if current.record.status != PlaceStatus::Listed {
            return Err(DeskError::NotFound);
        }
        let to = match new.email.trim() {
            "" => None,
            text => Some(
                EmailAddress::parse(text)
                    .filter(EmailAddress::has_full_domain)
                    .ok_or_else(|| DeskError::Field("email".to_owned()))?,
            ),
        };
        let now = self.now();
        let code = HEXLOWER.encode(&bytes::<16>(&self.random));
        let link = EntryLink {
            link: format!("{}/entry#{code}", self.public_url),
            until: now + ENTRY_LINK_DAYS * DAY,
        };
        let mut commit = DeskCommit::of(self.act(staff, ActKind::SendLink, &current.id));
        let sent = if to.is_some() { "mail" } else { "shown" };
        commit.act.details.after = Row::from([
            (":until".to_owned(), link.until.to_string()),
            (":sent".to_owned(), sent.to_owned()),
        ]);
        let old = self.all::<LinkRecord>(RecordKind::EntryLink).await?;
        let old = old
            .iter()
            .filter(|it| it.content.until <= now || it.content.place == current.id);
        commit.records = old
            .map(|kept| delete(RecordKind::EntryLink, &kept.id, kept.version))
            .collect();
        let record = LinkRecord {
            place: current.id.clone(),
            until: link.until,
        };
        let record = write(RecordKind::EntryLink, &hash(&code), 0, &record)?;
        commit.records.push(record);
        commit.mail = to.map(|to| self.letter(&to, &new.language, &current, &link));
        self.store.commit_desk(commit).await?;
        Ok(link)
    }

    /// The entry of a link. Spends nothing.
    pub async fn entry(&self, EntryCode { code }: &EntryCode) -> Result<OwnEntry, DeskError> {
        let (link, current) = self.open_link(code).await?;
        Ok(own_entry(&link, current.record))
    }

    /// Keeps what a place says of its entry as a suggestion, and spends the link.
    pub async fn answer_entry(&self, answer: &EntryAnswer) -> Result<(), DeskError> {
        let (link, current) = self.open_link(&answer.code).await?;
        let now = own_entry(&link, current.record.clone());
        // What the place says is about what it saw.
        if now.seen != answer.seen {
            return Err(outdated(&now));
        }
        let change = DeskChange {
            version: 0,
            fields: answer.fields.clone(),
            status: answer.status,
            note: String::new(),
            reports: Vec::new(),
        };
        let facts = self.wanted(&current, &change)?;
        let now = current.record.facts();
        let (before, after) = difference_by(&current.record, &facts);
        self.require_room().await?;
        let name = now.get("name").cloned().unwrap_or_default();
        let suggestion = SuggestionRecord {
            also: Vec::new(),
            place: current.id,
            by: PLACE.to_owned(),
            who: name.clone(),
            at: self.now(),
            before,
            after,
            status: answer.status,
            note: titled("note", &answer.note, NOTE_MAX)?,
            returned: None,
            is_of_place: true,
            is_of_table: false,
            table: String::new(),
            reports: Vec::new(),
            name,
        };
        let place = Staff {
            email: PLACE.to_owned(),
            name: suggestion.who.clone(),
            role: Role::Caller,
        };
        let mut commit = self.about(&place, ActKind::AnswerLink, &suggestion);
        commit.records = vec![
            delete(RecordKind::EntryLink, &link.id, link.version),
            write(RecordKind::Suggestion, &self.new_id(), 0, &suggestion)?,
        ];
        match self.store.commit_desk(commit).await {
            Ok(_) => Ok(()),
            // The same link was answered at the same time.
            Err(StoreError::Conflict) => Err(DeskError::BadLink),
            Err(error) => Err(error.into()),
        }
    }

    /// A link that still works, and its place. A wrong code, a used one and an old one look the same.
    async fn open_link(&self, code: &str) -> Result<(Kept<LinkRecord>, Current), DeskError> {
        let id = hash(code);
        let kept = self.one::<LinkRecord>(RecordKind::EntryLink, &id).await?;
        let kept = kept.filter(|kept| kept.content.until > self.now());
        let kept = kept.ok_or(DeskError::BadLink)?;
        match self.current(&kept.content.place).await {
            Ok(current) if current.record.status == PlaceStatus::Listed => Ok((kept, current)),
            Ok(_) | Err(DeskError::NotFound) => Err(DeskError::BadLink),
            Err(error) => Err(error),
        }
    }

    fn letter(&self, to: &str, language: &str, current: &Current, link: &EntryLink) -> Mail {
        let name = current.record.row().remove("name").unwrap_or_default();
        let until = local(link.until).unwrap_or_default().date().to_string();
        let text = fill(
            LETTER[usize::from(language == "es")].1,
            &[
                ("{link}", &link.link),
                ("{name}", &name),
                ("{until}", &until),
            ],
        );
        let (subject, body) = text.split_once('\n').unwrap_or((&text, ""));
        Mail {
            to: to.to_owned(),
            reply_to: self.contact_email.as_ref().map(|it| it.as_str().to_owned()),
            subject: subject.to_owned(),
            body: body.trim_start().to_owned(),
        }
    }
}

/// The entry of a place as it may see it.
fn own_entry(link: &Kept<LinkRecord>, record: PlaceRecord) -> OwnEntry {
    let row = record.row();
    let shown = editable(&row).filter_map(|name| Some((name.to_owned(), row.get(name)?.clone())));
    let row: Row = shown.collect();
    let fields = row.iter().flat_map(|(name, text)| [name, text]);
    let mut seen = Sha256::new();
    for text in fields.chain([&record.list]) {
        // The lengths keep two fields apart.
        seen.update(text.len().to_be_bytes());
        seen.update(text);
    }
    OwnEntry {
        seen: HEXLOWER.encode(&seen.finalize()),
        row,
        list: record.list,
        until: link.content.until,
    }
}

/// What the store keeps instead of a code (SHA-256).
fn hash(code: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(code.as_bytes()))
}
