//! The worker behind calls about an address that may or may not have an account.
//!
//! A call only writes down what is asked, for known and unknown addresses alike. Here each request
//! takes the same steps, whatever is found: one look-up, one count, one outcome, one record.

use super::rate_limit::MailTo;
use super::{Accounts, mail};
use crate::store::StoreError;
use crate::store::codes::{Code, Purpose};
use crate::store::outbox::Mail;
use crate::store::requests::{AddressRequest, Outcome, Wish};
use crate::store::users::User;

impl Accounts {
    /// Answers the request that has waited longest; `false` if there is none.
    pub async fn answer_one_request(&self) -> Result<bool, StoreError> {
        let Some((id, request)) = self.store.next_request().await? else {
            return Ok(false);
        };
        let owner = self.store.user_by_email(&request.email).await?;
        let mail = match request.wish {
            Wish::Reset | Wish::ChangeEmail { .. } => Some(MailTo::Owner),
            Wish::SignUp { .. } => Some(MailTo::SignUp),
            Wish::SignUpNotice => Some(MailTo::Notice),
            // Counted when it was asked for.
            Wish::EmailLink { .. } => None,
        };
        let may_be_sent = match mail {
            Some(mail) => self.admit_mail_to(&request.email, mail).await?,
            None => true,
        };
        let who = owner.as_ref().map(|user| user.uid.clone());
        let event = match request.wish {
            Wish::Reset => "password reset asked for",
            Wish::ChangeEmail { .. } => "e-mail change asked for",
            Wish::SignUp { .. } => "sign-up by mail asked for",
            Wish::SignUpNotice => "sign-up refused: address taken",
            Wish::EmailLink { .. } => "sign-in by mail asked for",
        };
        let outcome = self.outcome(request, owner).await?;
        let outcome = if may_be_sent {
            outcome
        } else {
            Outcome::Nothing
        };
        self.store.answer_request(id, outcome).await?;
        self.record(event, who.as_deref().unwrap_or_default()).await;
        Ok(true)
    }

    async fn outcome(
        &self,
        request: AddressRequest,
        owner: Option<User>,
    ) -> Result<Outcome, StoreError> {
        let AddressRequest {
            email,
            language,
            wish,
        } = request;
        let notice = |user: User| {
            let mail = mail::address_has_account(&self.policy, &wish, &email, &language);
            Outcome::Notice(user.uid, mail)
        };
        Ok(match (&wish, owner) {
            (Wish::Reset, Some(user)) if !user.disabled => {
                code_outcome(self.code_mail(&user, Purpose::ResetPassword, None, &language))
            }
            (Wish::ChangeEmail { uid, epoch }, owner) => {
                let user = self.store.user(uid).await?;
                // The session that asked may have ended since.
                let user = user.filter(|user| !user.disabled && user.epoch == *epoch);
                match user {
                    Some(user) if owner.is_none() => {
                        let new = Some(email);
                        code_outcome(self.code_mail(&user, Purpose::ChangeEmail, new, &language))
                    }
                    _ => Outcome::Nothing,
                }
            }
            (Wish::SignUp { .. } | Wish::SignUpNotice, Some(user)) => notice(user),
            (Wish::SignUp { display_name }, None) => {
                self.sign_up_letter(email, display_name.clone(), &language)
            }
            (
                Wish::EmailLink {
                    adds_to: Some(_), ..
                },
                _,
            ) => self.letter_to_add(email, &language),
            (Wish::EmailLink { continue_url, .. }, _) => {
                self.email_link_letter(email, continue_url.as_deref(), &language)
            }
            (Wish::Reset | Wish::SignUpNotice, _) => Outcome::Nothing,
        })
    }
}

fn code_outcome(code: Option<(Code, Mail)>) -> Outcome {
    code.map_or(Outcome::Nothing, |(code, mail)| Outcome::Code(code, mail))
}
