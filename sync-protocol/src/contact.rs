//! Messages from the contact form (specification section 2, "Contact Us form").

use crate::limits::{CONTACT_LINE_MAX, CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX, KEY_LENGTH};
use serde::{Deserialize, Serialize};

/// What a person sends with the contact form. All four texts are required (CON-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ContactMessage {
    /// Idempotency key: the same key is stored and mailed once, however often it arrives.
    pub key: String,
    /// "Name", one line.
    pub name: String,
    /// "Contact Information", one line: an e-mail address, a phone number, or words.
    pub contact: String,
    /// "Subject", one line.
    pub subject: String,
    /// "Message", any number of lines.
    pub message: String,
}

/// What became of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Delivery {
    /// The service has stored it.
    Sent,
    /// No network: this kiosk keeps it and sends it once the network is back.
    Queued,
}

/// The first field of a message that is not as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ContactField {
    /// Not 32 lower-case hexadecimal digits.
    #[error("key")]
    Key,
    /// Empty, too long, or more than one line.
    #[error("name")]
    Name,
    /// Empty, too long, or more than one line.
    #[error("contact")]
    Contact,
    /// Empty, too long, or more than one line.
    #[error("subject")]
    Subject,
    /// Empty or too long.
    #[error("message")]
    Message,
}

impl ContactMessage {
    /// Checks every field; `cases/contact.json` holds the examples that `src/contact/complete.ts`
    /// runs too.
    pub fn check(&self) -> Result<(), ContactField> {
        let line =
            |text: &str, most: usize| filled(text, most) && !text.chars().any(char::is_control);
        if !is_key(&self.key) {
            Err(ContactField::Key)
        } else if !line(&self.name, CONTACT_LINE_MAX) {
            Err(ContactField::Name)
        } else if !line(&self.contact, CONTACT_LINE_MAX) {
            Err(ContactField::Contact)
        } else if !line(&self.subject, CONTACT_SUBJECT_MAX) {
            Err(ContactField::Subject)
        } else if !filled(&self.message, CONTACT_MESSAGE_MAX) {
            Err(ContactField::Message)
        } else {
            Ok(())
        }
    }
}

/// Whether a text is an idempotency key: 128 bits as lower-case hexadecimal digits.
pub fn is_key(text: &str) -> bool {
    text.len() == KEY_LENGTH && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

fn filled(text: &str, most: usize) -> bool {
    !text.trim().is_empty() && text.chars().count() <= most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Case {
        name: String,
        message: ContactMessage,
        wrong: Option<ContactField>,
    }

    #[test]
    fn messages_follow_the_shared_cases() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("../cases/contact.json")).unwrap();
        for Case {
            name,
            message,
            wrong,
        } in cases
        {
            assert_eq!(message.check().err(), wrong, "{name}");
        }
    }

    #[test]
    fn texts_are_measured_in_characters_and_not_in_bytes() {
        let text = |length| "ñ".repeat(length);
        let message = |length| ContactMessage {
            key: "0".repeat(KEY_LENGTH),
            name: text(length),
            contact: "x".into(),
            subject: "x".into(),
            message: "x".into(),
        };
        assert_eq!(message(CONTACT_LINE_MAX).check(), Ok(()));
        assert_eq!(
            message(CONTACT_LINE_MAX + 1).check(),
            Err(ContactField::Name)
        );
    }
}
