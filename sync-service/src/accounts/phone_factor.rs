//! Phones as second factors.

use super::codes::hash_of;
use super::first_factor::ClientFacts;
use super::second_step::factor_of;
use super::{AccountError, Accounts, Opened};
use crate::store::factor::{FactorKind, SecondFactor};
use crate::store::phones::PhoneUse;
use crate::store::second_factors::FactorProof;
use sync_protocol::error_code::ErrorCode;

impl Accounts {
    /// Sends a code to a number that becomes a second factor. Answers the session.
    pub async fn start_phone_factor(
        &self,
        id_token: Option<&str>,
        phone: Option<&str>,
        work: Option<&str>,
        client: &ClientFacts,
    ) -> Result<String, AccountError> {
        if !self.policy.ways.phone {
            return Err(AccountError::Protocol(
                "OPERATION_NOT_ALLOWED : SMS based MFA not enabled.",
            ));
        }
        let who = self.may_enrol(id_token).await?;
        let phone = self.parse_phone(phone)?;
        let factors = &who.user.factors;
        if factors.iter().any(|it| it.phone.as_ref() == Some(&phone)) {
            return Err(AccountError::Protocol(
                "SECOND_FACTOR_EXISTS : Phone number already enrolled as second factor for this account.",
            ));
        }
        // The phone that opens the account cannot also be what a thief of the phone lacks.
        if who.user.phone() == Some(phone.as_str()) {
            return Err(AccountError::Protocol(
                "SECOND_FACTOR_EXISTS : This account already logs in with this phone number.",
            ));
        }
        self.require_work(work).await?;
        let purpose = PhoneUse::Enrol(who.user.uid.clone(), who.user.epoch);
        self.send_code(&phone, purpose, client).await
    }

    /// Adds a number as a second factor. Answers the new session and the number.
    pub async fn finish_phone_factor(
        &self,
        id_token: Option<&str>,
        (session, code): (Option<&str>, Option<&str>),
        name: Option<String>,
        client: &ClientFacts,
    ) -> Result<(Opened, String), AccountError> {
        let who = self.may_enrol(id_token).await?;
        let session = session.ok_or(AccountError::Protocol("MISSING_SESSION_INFO"))?;
        let code = code.ok_or(AccountError::Protocol("MISSING_CODE"))?;
        let name = super::sign_up::checked_text(name)?;
        let purpose = PhoneUse::Enrol(who.user.uid.clone(), who.user.epoch);
        let counted = self
            .admit_second_factor(&who.user.uid, client.address)
            .await?;
        let phone = self.spend_code(session, code, &purpose).await?;
        self.forgive_second_factor(counted).await?;
        self.number_was_shown(&phone, &purpose, client.address)
            .await?;
        let factor = SecondFactor {
            id: self.new_id(),
            kind: FactorKind::Phone,
            display_name: name,
            phone: Some(phone.clone()),
            enrolled_at: self.now(),
        };
        let opened = self.add_factor(&who, factor, None, client.language).await?;
        Ok((opened, phone))
    }

    /// Sends a code for the second half of a sign-in. Answers the session.
    pub async fn start_second_step(
        &self,
        credential: Option<&str>,
        factor: Option<&str>,
        client: &ClientFacts,
    ) -> Result<String, AccountError> {
        let (pending, user) = self.pending_sign_in(credential).await?;
        let factor = factor_of(&user, factor)?;
        let phone = factor.phone.as_deref().filter(|_| self.policy.ways.phone);
        let phone = phone.ok_or(AccountError::Protocol(
            "INVALID_ARGUMENT : MFA provider not supported!",
        ))?;
        // The first factor stands for the proof of work.
        let purpose = PhoneUse::SecondStep(pending.hash, factor.id.clone());
        self.send_code(phone, purpose, client).await
    }

    /// Finishes a sign-in with the code of a message.
    pub async fn finish_sign_in_with_message(
        &self,
        credential: Option<&str>,
        (session, code): (Option<&str>, Option<&str>),
        client: &ClientFacts,
    ) -> Result<Opened, AccountError> {
        let session = session.ok_or(AccountError::Protocol("MISSING_SESSION_INFO"))?;
        let code = code.ok_or(AccountError::Protocol("MISSING_CODE"))?;
        let (pending, user) = self.pending_sign_in(credential).await?;
        let sent = self.store.phone_code(hash_of(session)).await?;
        let purpose = sent.map(|sent| sent.purpose);
        let Some(PhoneUse::SecondStep(of, id)) = purpose.filter(
            |purpose| matches!(purpose, PhoneUse::SecondStep(of, _) if *of == pending.hash),
        ) else {
            return Err(AccountError::Protocol("INVALID_SESSION_INFO"));
        };
        let factor = factor_of(&user, Some(&id))?;
        let phone = factor.phone.as_deref().unwrap_or_default();
        let purpose = PhoneUse::SecondStep(of, id);
        let proof = FactorProof::Phone {
            session: hash_of(session),
            code: self.sent_code(session, code),
            purpose: purpose.clone(),
        };
        match self
            .finish_second_step(pending, &user, factor, proof, client)
            .await
        {
            Err(AccountError::Refused(ErrorCode::InvalidCredential)) => {
                Err(ErrorCode::UserTokenExpired.into())
            }
            Ok(opened) => {
                self.number_was_shown(phone, &purpose, client.address)
                    .await?;
                Ok(opened)
            }
            refused => refused,
        }
    }
}
