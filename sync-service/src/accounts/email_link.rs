//! Sign-in by a mailed link, or by the six digits that stand beside it for somebody who reads mail on
//! a phone while standing at a kiosk.
//!
//! Looking at a link never spends it: programs that check mails open links. A wrong address does not
//! spend it either. Five wrong tries of the digits end them and the link beside them: they are one secret in
//! two forms.

use super::codes::hash_of;
use super::first_factor::{ClientFacts, SignIn};
use super::rate_limit::MAILS_TO_ADDRESS;
use super::security_step::{Notice, Step};
use super::session::SignedIn;
use super::steps::With;
use super::{AccountError, Accounts, mail, parse_email, required};
use crate::email_address::EmailAddress;
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::attempt_counts::Attempt;
use crate::store::codes::CodeHash;
use crate::store::email_links::{EmailLink, Mailed, Spent};
use crate::store::new_session::Opening;
use crate::store::requests::{AddressRequest, Outcome, Wish};
use crate::store::security_steps::WayChange;
use crate::store::sign_ins::{LinkOutcome, LinkTry};
use crate::store::users::User;
use data_encoding::BASE64URL_NOPAD;
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;
use url::Url;

/// How long a link works, in milliseconds.
pub(super) const LIFE: i64 = 30 * 60_000;
/// Wrong tries of the digits.
const ATTEMPTS_MAX: u32 = 5;
/// Digits of a typed code.
pub const DIGITS: usize = 6;

/// A sign-in, and whether it made the account.
pub type NewSignIn = (SignIn, bool);

impl Accounts {
    /// Takes a request for a link. Answers the address as it was understood, whoever has an account. With an
    /// access token the mail has digits alone, to add the address to that account.
    pub async fn ask_for_email_link(
        &self,
        id_token: Option<&str>,
        email: Option<&str>,
        continue_url: Option<String>,
        language: &str,
        caller: IpAddr,
    ) -> Result<EmailAddress, AccountError> {
        self.policy.ways.require(self.policy.ways.email_link)?;
        let adds_to = match id_token {
            Some(_) => Some(self.who(id_token).await?.user.uid),
            None => None,
        };
        let email = parse_email(required(email, ErrorCode::MissingEmail)?)?;
        if let Some(url) = &continue_url {
            self.require_own_address(url)?;
        }
        self.admit_mail(caller, None).await?;
        // Counted here and for every address alike, so that the caller can be told when none is sent.
        self.count(vec![Attempt {
            key: self.links_to(&email),
            limit: MAILS_TO_ADDRESS,
            soft: None,
        }])
        .await?;
        let request = AddressRequest {
            email: email.clone(),
            language: language.to_owned(),
            wish: Wish::EmailLink {
                adds_to,
                continue_url,
            },
        };
        self.store.put_request(&request).await?;
        Ok(email)
    }

    /// A new link and the mail that carries it.
    pub(super) fn email_link_letter(
        &self,
        email: EmailAddress,
        continue_url: Option<&str>,
        language: &str,
    ) -> Outcome {
        let text = self.link_text();
        let digits = self.six_digits();
        let link = mail::email_link(&self.policy, &text, continue_url, language);
        let letter = mail::sign_in_by_mail(&email, &link, &digits, language);
        Outcome::EmailLink(self.new_email_link(email, &text, &digits), letter)
    }

    /// New digits and the mail that carries them to an address that is to be added. Nobody knows the link beside
    /// them.
    pub(super) fn letter_to_add(&self, email: EmailAddress, language: &str) -> Outcome {
        let digits = self.six_digits();
        let letter = mail::address_to_add(&email, &digits, language);
        let link = self.new_email_link(email, &self.link_text(), &digits);
        Outcome::EmailLink(link, letter)
    }

    fn link_text(&self) -> String {
        BASE64URL_NOPAD.encode(&bytes::<16>(&self.random))
    }

    fn new_email_link(&self, email: EmailAddress, text: &str, digits: &str) -> EmailLink {
        EmailLink {
            hash: hash_of(text),
            code: self.typed_code(&email, digits),
            email,
            expires_at: self.now() + LIFE,
        }
    }

    /// Looks at the code of a link without using it up.
    pub async fn look_at_email_link(&self, code: &str) -> Result<(), AccountError> {
        let expires_at = self.store.email_link(hash_of(code)).await?;
        match expires_at.ok_or(ErrorCode::InvalidActionCode)? {
            expires_at if expires_at <= self.now() => Err(ErrorCode::ExpiredActionCode.into()),
            _ => Ok(()),
        }
    }

    /// Signs in with the code of a link or the digits beside it. With an access token the address is
    /// added to that account instead.
    pub async fn sign_in_by_mail(
        &self,
        email: Option<&str>,
        code: Option<&str>,
        id_token: Option<&str>,
        client: &ClientFacts,
    ) -> Result<NewSignIn, AccountError> {
        self.policy.ways.require(self.policy.ways.email_link)?;
        let who = match id_token {
            Some(_) => Some(self.require_recent_sign_in(id_token).await?),
            None => None,
        };
        let email = parse_email(required(email, ErrorCode::MissingEmail)?)?;
        let code = code.filter(|code| !code.is_empty());
        let code = code.ok_or(AccountError::Protocol("MISSING_OOB_CODE"))?;
        let typed: String = code.chars().filter(|it| !matches!(it, ' ' | '-')).collect();
        let is_typed = typed.len() == DIGITS && typed.bytes().all(|byte| byte.is_ascii_digit());
        let (shown, attempts) = if is_typed {
            let digits = Mailed::Digits(self.typed_code(&email, &typed));
            (digits, self.sign_in_attempts(&email, client.address))
        } else {
            // Tries are not counted by address: a stranger could hold back the owner's link.
            let link = Mailed::Link(hash_of(code));
            (link, self.code_attempts(client.address))
        };
        let opening = Opening {
            provider: "password".into(),
            device: client.device.clone(),
            ..Opening::default()
        };
        // Only who read the mail has its account looked up. An address without an account takes the same
        // steps. So the time of a wrong code tells nothing.
        let is_mailed = match shown {
            Mailed::Link(hash) => self.store.email_link(hash).await?.is_some(),
            Mailed::Digits(code) => self.store.has_digits(&email, code).await?,
        };
        let read = match is_mailed {
            true => self.store.user_by_email(&email).await?,
            false => None,
        };
        let may_open = who.is_none()
            && read
                .as_ref()
                .is_some_and(|user| user.email_verified && user.factors.is_empty());
        let read = read.unwrap_or_else(|| self.empty_user());
        let (noted, prepared) = self.prepare_session(&read, opening.clone(), client).await;
        let attempt = LinkTry {
            attempts,
            email: email.clone(),
            shown,
            most_tries: ATTEMPTS_MAX,
            now: self.now(),
            granted: self.granted_by_mail(&email, client.address),
            opening: may_open.then_some(noted),
        };
        let tried = self.store.try_email_link(attempt).await?;
        let LinkOutcome { spent, user } = tried.map_err(AccountError::Later)?;
        if let Some(user) = user {
            return Ok((self.session_is_open(user, prepared, client).await, false));
        }
        match spent {
            Spent::Right => {}
            Spent::Unknown => return Err(ErrorCode::InvalidActionCode.into()),
            Spent::Expired => return Err(ErrorCode::ExpiredActionCode.into()),
            Spent::OtherAddress => {
                return Err(AccountError::Protocol(
                    "INVALID_EMAIL : The email provided does not match the sign-in email address.",
                ));
            }
        }
        match (who, self.store.user_by_email(&email).await?) {
            (Some(who), owner) => self.add_address(who, owner, email, client).await,
            (None, Some(user)) => {
                let user = self.address_was_proved(user, client.language).await?;
                let signed_in = self.first_factor_passed(user, opening, client).await?;
                Ok((signed_in, false))
            }
            (None, None) => {
                let user = User {
                    email: Some(email),
                    email_verified: true,
                    email_link: true,
                    ..self.empty_user()
                };
                let signed_in = self.open_new_account(user, opening, client).await?;
                Ok((signed_in, true))
            }
        }
    }

    /// The account of an address that was just proved. Whoever chose the password of an address that
    /// was never confirmed may be somebody else, so password, phone and providers go.
    async fn address_was_proved(&self, user: User, language: &str) -> Result<User, AccountError> {
        if user.disabled {
            return Err(ErrorCode::UserDisabled.into());
        }
        if user.email_verified {
            return Ok(user);
        }
        let with = With {
            ways: vec![
                WayChange::DropPassword,
                WayChange::UnlinkAll,
                WayChange::EmailLink,
            ],
            ..With::default()
        };
        let proved = self
            .take_step(&user, Step::ProveAddress, with, language)
            .await?;
        let proved = proved.ok_or(ErrorCode::InvalidActionCode)?;
        self.record("address proved; older ways in removed", &proved.uid)
            .await;
        Ok(proved)
    }

    /// Adds an address that was just proved to the account of a session.
    async fn add_address(
        &self,
        who: SignedIn,
        owner: Option<User>,
        email: EmailAddress,
        client: &ClientFacts,
    ) -> Result<NewSignIn, AccountError> {
        if owner.is_some_and(|owner| owner.uid != who.user.uid) {
            return Err(ErrorCode::EmailAlreadyInUse.into());
        }
        if who.user.email.as_ref().is_some_and(|it| *it != email) {
            return Err(AccountError::Protocol(
                "OPERATION_NOT_ALLOWED : Please verify the new email before changing email.",
            ));
        }
        let ways = vec![WayChange::Email(email), WayChange::EmailLink];
        let step = Step::ChangeWays(Notice::WayAdded);
        let opening = who.claims.opening();
        let opened = self
            .change_ways(&who, step, ways, opening, client.language)
            .await?;
        self.record("address added", &who.user.uid).await;
        Ok((SignIn::Opened(Box::new(opened)), false))
    }

    /// Makes an account that somebody has just proved to own, and opens its first session.
    pub(super) async fn open_new_account(
        &self,
        user: User,
        opening: Opening,
        client: &ClientFacts,
    ) -> Result<SignIn, AccountError> {
        self.admit_sign_up(client.address).await?;
        let at = user.created_at;
        let (session, refresh_token) = self.new_session(&user.uid, at, opening.clone());
        match self.store.create_user(&user, &session).await {
            // Somebody else made it in the same moment, or the address is kept for an undo.
            Err(StoreError::Conflict) => Err(ErrorCode::InvalidActionCode)?,
            created => created?,
        }
        self.note_first_sign_in(&user, client).await;
        let opened = self.opened(user, refresh_token, at / 1000, &opening);
        Ok(SignIn::Opened(Box::new(opened)))
    }

    /// Checks that an address is that of a page that people may be sent to.
    pub(super) fn require_own_address(&self, url: &str) -> Result<(), AccountError> {
        let page = Url::parse(url);
        let page = page.map_err(|_| AccountError::Protocol("INVALID_CONTINUE_URI"))?;
        self.require_own_page(&page)
    }

    /// Checks that a page is one of those that people may be sent to.
    pub(super) fn require_own_page(&self, page: &Url) -> Result<(), AccountError> {
        let host = page.host_str().unwrap_or_default();
        let is_ours = self.policy.domains.iter().any(|domain| {
            host == domain
                || host
                    .strip_suffix(domain)
                    .is_some_and(|it| it.ends_with('.'))
        });
        match is_ours && matches!(page.scheme(), "http" | "https") {
            true => Ok(()),
            false => Err(ErrorCode::UnauthorizedDomain.into()),
        }
    }

    /// Forgets links an hour after they ran out.
    pub async fn forget_email_links(&self) -> Result<usize, StoreError> {
        self.store.forget_email_links(self.now() - LIFE).await
    }

    fn typed_code(&self, email: &EmailAddress, digits: &str) -> CodeHash {
        let parts = [email.as_bytes(), digits.as_bytes()];
        self.keys.keyed_hash("mailed digits", &parts)
    }

    /// Six random digits.
    pub(super) fn six_digits(&self) -> String {
        // 2^64 is so much larger than a million that no number is noticeably more likely.
        let number = u64::from_be_bytes(bytes(&self.random)) % 1_000_000;
        format!("{number:06}")
    }
}
