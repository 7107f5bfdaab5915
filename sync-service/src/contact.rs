//! Messages of the contact form: stored, and mailed to the people who answer.

use crate::clock::{Clock, milliseconds};
use crate::email_address::EmailAddress;
use crate::mail::template::fill;
use crate::store::outbox::Mail;
use crate::store::{Store, StoreError};
use lettre::Address;
use sync_protocol::contact::{ContactField, ContactMessage};
use time::Duration;

/// How long a message is kept, in days.
pub const KEPT_DAYS: i64 = 180;

const TEMPLATE: &str = include_str!("../mail/contact.en.txt");

/// Why a message was not taken.
#[derive(Debug, thiserror::Error)]
pub enum ContactError {
    /// A field is missing, malformed or too long.
    #[error("the field {0} is not as it should be")]
    Field(#[from] ContactField),
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Stores a message and queues its mail; the same key is stored and queued once (CON-2).
pub async fn receive(
    store: &dyn Store,
    clock: &dyn Clock,
    contact_email: &EmailAddress,
    message: &ContactMessage,
) -> Result<(), ContactError> {
    message.check()?;
    let mail = mail(contact_email, message);
    store
        .store_message(message, &mail, milliseconds(clock.now()))
        .await?;
    Ok(())
}

/// Deletes messages older than [`KEPT_DAYS`].
pub async fn forget_old(store: &dyn Store, clock: &dyn Clock) -> Result<usize, StoreError> {
    store
        .forget_messages(milliseconds(clock.now() - Duration::days(KEPT_DAYS)))
        .await
}

fn mail(to: &str, message: &ContactMessage) -> Mail {
    let contact = message.contact.trim();
    Mail {
        to: to.to_owned(),
        reply_to: contact
            .parse::<Address>()
            .is_ok()
            .then(|| contact.to_owned()),
        subject: format!("New Beginnings: {}", message.subject.trim()),
        body: fill(
            TEMPLATE,
            &[
                ("{name}", message.name.trim()),
                ("{contact}", contact),
                ("{subject}", message.subject.trim()),
                ("{message}", message.message.trim()),
            ],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(contact: &str, text: &str) -> ContactMessage {
        ContactMessage {
            key: "0".repeat(32),
            name: "Ana {message}".into(),
            contact: contact.into(),
            subject: "ID".into(),
            message: text.into(),
        }
    }

    #[test]
    fn an_answer_goes_to_an_address_and_not_to_a_phone_number() {
        assert_eq!(
            mail("a@b.org", &message("ana@c.org", "x"))
                .reply_to
                .as_deref(),
            Some("ana@c.org")
        );
        assert_eq!(
            mail("a@b.org", &message("609-555-0100", "x")).reply_to,
            None
        );
    }

    #[test]
    fn text_of_a_person_never_fills_a_place() {
        let mail = mail("a@b.org", &message("609", "secret {contact}"));
        assert!(mail.body.contains("Ana {message}"));
        assert!(mail.body.contains("secret {contact}"));
    }
}
