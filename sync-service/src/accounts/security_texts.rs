//! Texts about security steps, for accounts without an address: what was changed, and a link that undoes
//! it. They cost money, so each is counted by its number and by the day; a step that its owner could not
//! be told of is refused.

use super::codes::hash_of;
use super::rate_limit::{DAY, per_window};
use super::security_step::{Notice, Step, decide};
use super::steps::With;
use super::{AccountError, Accounts, mail};
use crate::random::bytes;
use crate::sms::segments::plain;
use crate::store::StoreError;
use crate::store::attempt_counts::{Attempt, Limit};
use crate::store::phones::{Message, PhoneCode, PhoneUse};
use crate::store::security_steps::Contact;
use crate::store::security_steps::WayChange;
use crate::store::users::{PHONE, User};
use crate::uid::Uid;
use data_encoding::BASE64URL_NOPAD;
use sync_protocol::error_code::ErrorCode;

/// How long a text is worth sending, in milliseconds.
const LIFE: i64 = DAY;
/// Texts about steps to one number. They do not count with its codes: a thief could use these up first.
const TO_NUMBER: Limit = per_window(10, DAY);
/// The security event of a text that its limit held back.
const HELD_BACK: &str = "text about a change not sent: too many to this number or on this day";
/// What a text says about a log-in on a new device. It has both languages, because the language of the device
/// may be that of a stranger, and no name of the device, which would make it two messages.
const NEW_DEVICE: &str = "New Beginnings: New log-in on a new device. Not you? Log out everywhere. / \
     Alguien entró en un dispositivo nuevo. ¿No fue usted? Cierre todas las sesiones.";
/// How often an undo makes room when the number is used for a new account again and again.
const UNDO_ATTEMPTS: usize = 3;

/// The undo of a text.
#[derive(Debug, Clone)]
pub struct TextedUndo {
    hash: [u8; 32],
    /// The account.
    pub uid: Uid,
    /// The number that it was sent to, and that it brings back.
    pub phone: String,
}

impl Accounts {
    /// Counts a security step that a session asks for, and the texts that tell of it. Refuses a step that
    /// a number could not be told of.
    pub(super) async fn admit_told_step(
        &self,
        user: &User,
        step: &Step,
    ) -> Result<(), AccountError> {
        self.admit_step(&user.uid, step).await?;
        let chain = self.chain_of(&user.uid).await?;
        let now = self.now();
        let outcome = decide(
            user.email.as_ref(),
            user.phone(),
            chain.as_ref(),
            step.clone(),
            now,
        );
        for told in outcome.told {
            if let Contact::Phone(phone) = told.to {
                self.admit_text(&phone).await?;
            }
        }
        Ok(())
    }

    /// Counts a text about a step, or says that it cannot be sent now.
    pub(super) async fn admit_text(&self, phone: &str) -> Result<(), AccountError> {
        if !self.can_text(phone) {
            return Ok(());
        }
        self.count(vec![self.to_number(phone)]).await?;
        let day = vec![self.messages_of_day()];
        if self.store.count_attempt(day, self.now()).await?.is_err() {
            tracing::error!("the daily cap of messages to phones is reached; no more are sent");
            self.record("daily cap of messages reached", "").await;
            return Err(AccountError::Protocol("QUOTA_EXCEEDED"));
        }
        Ok(())
    }

    /// Whether a text about a step of an account may go to a number; counts it unless it was counted. One that
    /// is held back is in the record of security events.
    pub(super) async fn may_text(
        &self,
        uid: &Uid,
        phone: &str,
        is_counted: bool,
    ) -> Result<bool, StoreError> {
        if is_counted || !self.can_text(phone) {
            return Ok(self.can_text(phone));
        }
        let attempts = vec![self.to_number(phone), self.messages_of_day()];
        let counted = self.store.count_attempt(attempts, self.now()).await?;
        if counted.is_err() {
            self.record(HELD_BACK, uid).await;
        }
        Ok(counted.is_ok())
    }

    /// Whether messages go to a number: the operator may have changed that since it was added.
    pub(super) fn can_text(&self, phone: &str) -> bool {
        self.policy.ways.phone && self.parse_phone(Some(phone)).is_ok()
    }

    fn to_number(&self, phone: &str) -> Attempt {
        Attempt {
            key: self.counter_key("security texts to", phone),
            limit: TO_NUMBER,
            soft: None,
        }
    }

    /// The text about a step, with its undo.
    pub(super) fn text_notice(
        &self,
        user: &User,
        phone: String,
        notice: Notice,
        undo_until: Option<i64>,
        language: &str,
    ) -> (Option<PhoneCode>, Message) {
        let undo = undo_until.map(|expires_at| {
            let code = BASE64URL_NOPAD.encode(&bytes::<16>(&self.random));
            let link = mail::texted_undo_link(&self.policy, &code);
            let undo = PhoneCode {
                session: hash_of(&code),
                phone: phone.clone(),
                purpose: PhoneUse::Undo(user.uid.clone()),
                code: None,
                expires_at,
            };
            (undo, link)
        });
        let (undo, link) = undo.unzip();
        let message = Message {
            id: 0,
            phone,
            text: text_of(notice, link.as_deref(), language),
            tries: 0,
            expires_at: self.now() + LIFE,
        };
        (undo, message)
    }

    /// Tells an account of a phone alone that a printed code was used, if a text may be sent now.
    pub(super) async fn text_recovery_code(
        &self,
        uid: &Uid,
        phone: &str,
        left: u32,
        language: &str,
    ) -> Result<(), StoreError> {
        let text = recovery_text(left, language);
        self.text_news(uid, phone, text).await.map(drop)
    }

    /// Tells a number of a log-in on a new device, if a text may be sent now; answers whether it is.
    pub(super) async fn text_new_device(&self, uid: &Uid, phone: &str) -> Result<bool, StoreError> {
        self.text_news(uid, phone, plain(NEW_DEVICE)).await
    }

    async fn text_news(&self, uid: &Uid, phone: &str, text: String) -> Result<bool, StoreError> {
        if !self.may_text(uid, phone, false).await? {
            return Ok(false);
        }
        let message = Message {
            id: 0,
            phone: phone.to_owned(),
            text,
            tries: 0,
            expires_at: self.now() + LIFE,
        };
        let request = bytes(&self.random);
        self.store.put_message_once(request, &message).await?;
        Ok(true)
    }

    /// Looks at the undo of a text without using it up.
    pub async fn look_at_texted_undo(&self, code: &str) -> Result<TextedUndo, AccountError> {
        let hash = hash_of(code);
        let found = self.store.phone_code(hash).await?;
        let found = found.ok_or(ErrorCode::InvalidActionCode)?;
        let PhoneUse::Undo(uid) = found.purpose else {
            return Err(ErrorCode::InvalidActionCode.into());
        };
        if found.expires_at <= self.now() {
            return Err(ErrorCode::ExpiredActionCode.into());
        }
        let phone = found.phone;
        Ok(TextedUndo { hash, uid, phone })
    }

    /// Gives an account back to the number that the undo was sent to. Another account that has the number
    /// by now makes room: whoever logs in with a number that was replaced gets a new account.
    pub(super) async fn undo_by_text(
        &self,
        code: &str,
        language: &str,
    ) -> Result<User, AccountError> {
        let undo = self.look_at_texted_undo(code).await?;
        for _ in 0..UNDO_ATTEMPTS {
            let Some(user) = self.store.user(&undo.uid).await? else {
                break;
            };
            let with = With {
                spends_text: Some(undo.hash),
                ..With::default()
            };
            let step = Step::Undo(Contact::Phone(undo.phone.clone()));
            match self.take_step(&user, step, with, language).await {
                Err(StoreError::Conflict) => self.make_room_for_number(&undo, language).await?,
                undone => {
                    let user = undone?.ok_or(ErrorCode::InvalidActionCode)?;
                    self.record("undone by a text", &user.uid).await;
                    return Ok(user);
                }
            }
        }
        Err(ErrorCode::InvalidActionCode.into())
    }

    /// Takes the number from the account that has it. If that account has no other way in, it is closed as
    /// by a deletion, which the same number can undo.
    async fn make_room_for_number(
        &self,
        undo: &TextedUndo,
        language: &str,
    ) -> Result<(), StoreError> {
        let holder = self.store.user_by_link(PHONE, &undo.phone).await?;
        let Some(holder) = holder.filter(|holder| holder.uid != undo.uid) else {
            return Ok(());
        };
        if holder.has_email_way() || holder.links.len() > 1 {
            let with = With {
                ways: vec![WayChange::Unlink(PHONE.into())],
                ..With::default()
            };
            let step = Step::ChangeWays(Notice::WayRemoved);
            self.take_step(&holder, step, with, language).await?;
            self.record("way in removed", &holder.uid).await;
        } else if let Some((_, due_at)) = self.undo_of_deletion(&holder).await? {
            self.delete_later(&holder, due_at, language).await?;
        }
        Ok(())
    }
}

/// What a text says: one short sentence, and the link. It names nothing but the service. Of an act of the
/// operator it tells in both languages, which takes two messages.
fn text_of(notice: Notice, undo: Option<&str>, language: &str) -> String {
    let (english, spanish) = sentences_of(notice);
    let (what, question) = match language {
        mail::BOTH => (
            format!("{english} / {spanish}"),
            "Not you? Undo it / ¿No fue usted? Deshágalo",
        ),
        "es" => (spanish.to_owned(), "¿No fue usted? Deshágalo"),
        _ => (english.to_owned(), "Not you? Undo it"),
    };
    let undo = undo.map(|link| format!(" {question}: {link}"));
    plain(&format!(
        "New Beginnings: {what}{}",
        undo.unwrap_or_default()
    ))
}

/// What a text says about a printed code that was used.
fn recovery_text(left: u32, language: &str) -> String {
    plain(&match language {
        "es" => format!(
            "New Beginnings: Se usó un código de recuperación para entrar. Quedan {left}. \
             ¿No fue usted? Entre y cambie sus códigos."
        ),
        _ => format!(
            "New Beginnings: A recovery code was used to log in. {left} left. \
             Not you? Log in and make new codes."
        ),
    })
}

/// The sentence about a step, in English and in Spanish.
fn sentences_of(notice: Notice) -> (&'static str, &'static str) {
    match notice {
        Notice::PasswordChanged => ("Your password was changed.", "Se cambió su contraseña."),
        Notice::EmailChanged => ("Your email was changed.", "Se cambió su correo."),
        Notice::EmailRemoved => (
            "This number was removed from your account.",
            "Se quitó este número de su cuenta.",
        ),
        Notice::EmailRestored => (
            "Your account has this number again.",
            "Su cuenta tiene otra vez este número.",
        ),
        Notice::FactorAdded => (
            "A second step was added to your log-in.",
            "Se agregó un segundo paso para entrar.",
        ),
        Notice::FactorRemoved => (
            "A second step was removed from your log-in.",
            "Se quitó un segundo paso para entrar.",
        ),
        Notice::RecoveryCodesMade => (
            "New recovery codes were made.",
            "Hay códigos de recuperación nuevos.",
        ),
        Notice::WayAdded => (
            "A new way to log in was added.",
            "Se agregó una forma de entrar.",
        ),
        Notice::PhoneChanged => (
            "Your phone number was changed.",
            "Se cambió su número de teléfono.",
        ),
        Notice::WayRemoved => (
            "A way to log in was removed.",
            "Se quitó una forma de entrar.",
        ),
        Notice::AccountClosed => ("Staff closed your account.", "El personal cerró su cuenta."),
        Notice::AccountOpened => (
            "Staff opened your account again.",
            "El personal abrió su cuenta otra vez.",
        ),
        Notice::AccountDeleted => ("Your account was deleted.", "Se borró su cuenta."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sms::segments::segments;

    const NOTICES: [Notice; 13] = [
        Notice::PasswordChanged,
        Notice::EmailChanged,
        Notice::EmailRemoved,
        Notice::EmailRestored,
        Notice::FactorAdded,
        Notice::FactorRemoved,
        Notice::RecoveryCodesMade,
        Notice::WayAdded,
        Notice::PhoneChanged,
        Notice::WayRemoved,
        Notice::AccountDeleted,
        Notice::AccountClosed,
        Notice::AccountOpened,
    ];

    #[test]
    fn c4_a_text_about_a_new_device_is_one_message_in_both_languages() {
        let text = plain(NEW_DEVICE);
        assert!(text.contains("Not you?") && text.contains("usted?"));
        assert_eq!(segments(&text), 1, "{text}");
    }

    #[test]
    fn c4_a_text_about_a_printed_code_is_one_message() {
        for language in ["en", "es"] {
            let text = recovery_text(10, language);
            assert!(text.contains("10") && segments(&text) == 1, "{text}");
        }
    }

    #[test]
    fn c4_a_text_about_a_step_is_one_message_and_of_an_operator_two() {
        let link = format!(
            "https://new-beginnings.example.org/auth/action#oobCode={}",
            "x".repeat(22)
        );
        for notice in NOTICES {
            for language in ["en", "es"] {
                let text = text_of(notice, Some(&link), language);
                assert_eq!(segments(&text), 1, "{text}");
                assert!(text.ends_with(&link));
            }
            let text = text_of(notice, Some(&link), mail::BOTH);
            assert_eq!(segments(&text), 2, "{text}");
            assert!(text.ends_with(&link));
        }
    }
}
