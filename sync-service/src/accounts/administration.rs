//! What a program of the operator may do with accounts: make, change, find and delete them, and get
//! links that it hands over itself. Each act is in the record of security events.

use super::codes::hash_of;
use super::custom_token::allowed;
use super::profile::profile_change;
use super::security_step::{Notice, Step};
use super::sign_up::checked_text;
use super::steps::With;
use super::{AccountError, Accounts, email_link, mail, parse_email, password};
use crate::email_address::EmailAddress;
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::codes::Purpose;
use crate::store::email_links::EmailLink;
use crate::store::security_steps::WayChange;
use crate::store::users::{PHONE, ProfileChange, ProviderLink, User};
use crate::uid::Uid;
use data_encoding::BASE64URL_NOPAD;
use sync_protocol::administration::{
    AdminChange, AdminLinkRequest, AdminLookup, AdminProviderLink,
};
use sync_protocol::error_code::ErrorCode;

/// Accounts in one answer.
pub const PAGE: u32 = 1_000;
/// Accounts that one call may name.
const NAMED_MAX: usize = 1_000;

impl Accounts {
    /// Makes an account. No session begins and no mail is sent.
    pub async fn admin_create(&self, new: AdminChange) -> Result<String, AccountError> {
        let protocol = AccountError::Protocol;
        if !new.mfa_info.is_empty() {
            return Err(protocol(
                "OPERATION_NOT_ALLOWED : Only people add second steps.",
            ));
        }
        // Nobody has signed in yet.
        let mut user = User {
            last_login_at: 0,
            last_refresh_at: 0,
            ..self.empty_user()
        };
        if let Some(uid) = new.local_id {
            let uid = Uid::parse(&uid).ok_or_else(|| protocol("INVALID_LOCAL_ID"))?;
            if self.store.user(&uid).await?.is_some() {
                return Err(protocol("DUPLICATE_LOCAL_ID"));
            }
            user.uid = uid;
        }
        if let Some(email) = &new.email {
            user.email = Some(self.free_email(email, &user).await?);
        }
        if let Some(phone) = &new.phone_number {
            user.links.push(self.free_phone(phone, &user).await?);
        }
        if let Some(password) = &new.password {
            user.password_hash = Some(self.judged(password, user.email.as_deref()).await?);
        }
        user.email_verified = user.email.is_some() && new.email_verified == Some(true);
        user.display_name = checked_text(new.display_name)?;
        user.photo_url = checked_text(new.photo_url)?;
        user.disabled = new.disabled == Some(true);
        match self.store.add_user(&user).await {
            Err(StoreError::Conflict) => return Err(ErrorCode::EmailAlreadyInUse.into()),
            added => added?,
        }
        self.record("account made by a program of the operator", &user.uid)
            .await;
        Ok(user.uid.into())
    }

    /// Changes an account. What changes the ways to sign in ends all sessions, and its owner is told
    /// as of every such change.
    pub async fn admin_update(&self, change: AdminChange) -> Result<(), AccountError> {
        let user = self
            .named(change.local_id.as_deref().unwrap_or_default())
            .await?;
        let uid = &user.uid;
        let claims = match &change.custom_attributes {
            Some(text) => Some(allowed(
                serde_json::from_str(text).map_err(|_| AccountError::Protocol("INVALID_CLAIMS"))?,
            )?),
            None => None,
        };
        let (name, photo) = (change.display_name.clone(), change.photo_url.clone());
        let profile = profile_change(name, photo, &change.delete_attribute)?;
        let closes = change.disable_user;
        if closes == Some(false)
            && !user.disabled
            && self.store.deletion_due_at(uid).await?.is_some()
        {
            return Err(AccountError::Protocol(
                "OPERATION_NOT_ALLOWED : The account waits to be destroyed. Only the link in the mail \
                 about that brings it back.",
            ));
        }
        if closes == Some(false) && user.disabled {
            self.set_disabled(uid, false).await?;
        }
        self.change_ways_by_operator(uid, &change).await?;
        if let Some(verified) = change.email_verified {
            self.store.set_email_verified(uid, verified).await?;
        }
        if let Some(claims) = claims {
            let claims = claims.filter(|text| text != "{}");
            self.store.set_claims(uid, claims.as_deref()).await?;
        }
        if profile != ProfileChange::default() {
            self.store.change_profile(uid, profile).await?;
        }
        if closes == Some(true) {
            self.set_disabled(uid, true).await?;
        }
        if change.valid_since.is_some() {
            self.end_sessions(uid, "sessions ended by a program of the operator")
                .await?;
        }
        self.record("account changed by a program of the operator", uid)
            .await;
        Ok(())
    }

    /// Changes address, password, phone and second factors in one step.
    async fn change_ways_by_operator(
        &self,
        uid: &Uid,
        change: &AdminChange,
    ) -> Result<(), AccountError> {
        // As it is now: an account that was opened again has another epoch.
        let user = self.named(uid).await?;
        let mut step = None;
        let mut with = With::default();
        if let Some(phone) = &change.phone_number
            && user.phone() != Some(phone.as_str())
        {
            // A number that is the second step cannot be the first one too: its phone alone would log in.
            if user
                .factors
                .iter()
                .any(|it| it.phone.as_ref() == Some(phone))
            {
                return Err(AccountError::Protocol(
                    "OPERATION_NOT_ALLOWED : This phone number is the second step of this account.",
                ));
            }
            with.ways.push(WayChange::Unlink(PHONE.into()));
            let link = self.free_phone(phone, &user).await?;
            with.ways.push(WayChange::Link(link));
            step = Some(Step::ChangeWays(match user.phone() {
                Some(_) => Notice::PhoneChanged,
                None => Notice::WayAdded,
            }));
        }
        if let Some(link) = &change.link_provider_user_info {
            let link = self.free_link(link, &user).await?;
            with.ways.push(WayChange::Unlink(link.provider.clone()));
            with.ways.push(WayChange::Link(link));
            step = Some(Step::ChangeWays(Notice::WayAdded));
        }
        for provider in &change.delete_provider {
            if user.links.iter().any(|link| link.provider == *provider) {
                with.ways.push(WayChange::Unlink(provider.clone()));
                step = Some(Step::ChangeWays(Notice::WayRemoved));
            }
        }
        if let Some(kept) = &change.mfa {
            let ids = || {
                kept.enrollments
                    .iter()
                    .map(|it| it.mfa_enrollment_id.as_deref())
            };
            if ids().any(|id| !user.factors.iter().any(|it| Some(it.id.as_str()) == id)) {
                return Err(AccountError::Protocol(
                    "OPERATION_NOT_ALLOWED : Only people add second steps.",
                ));
            }
            for factor in &user.factors {
                if !ids().any(|id| id == Some(factor.id.as_str())) {
                    with.ways.push(WayChange::RemoveFactor(factor.id.clone()));
                    step = Some(Step::ChangeWays(Notice::FactorRemoved));
                }
            }
        }
        let email = match &change.email {
            Some(email) => Some(self.free_email(email, &user).await?),
            None => None,
        };
        let email = email.filter(|email| user.email.as_ref() != Some(email));
        if let Some(password) = &change.password {
            let address = email.as_deref().or(user.email.as_deref());
            with.password_hash = Some(self.judged(password, address).await?);
            step = Some(Step::ChangePassword);
        }
        if let Some(email) = email {
            // Nobody proved the new address. This comes first, so that a stop in between leaves no
            // address that counts as confirmed and is not.
            self.store.set_email_verified(uid, false).await?;
            step = Some(Step::ChangeEmail(email));
        }
        let Some(step) = step else {
            return Ok(());
        };
        if user.disabled {
            return Err(ErrorCode::UserDisabled.into());
        }
        let taken = self.take_step(&user, step, with, mail::BOTH).await;
        match taken {
            Err(StoreError::Conflict) => Err(ErrorCode::EmailAlreadyInUse.into()),
            // Something else came first; the program may try again.
            taken => taken?.map(drop).ok_or(AccountError::Later(1_000)),
        }
    }

    /// Deletes an account and everything that belongs to it.
    pub async fn admin_delete(&self, uid: &str) -> Result<(), AccountError> {
        let user = self.named(uid).await?;
        self.delete(&user.uid).await?;
        Ok(())
    }

    /// Deletes many accounts; one that is not there counts as deleted.
    pub async fn admin_delete_all(&self, uids: &[String]) -> Result<(), AccountError> {
        require_few(uids.len())?;
        for uid in uids.iter().filter_map(|uid| Uid::parse(uid)) {
            self.delete(&uid).await?;
        }
        Ok(())
    }

    /// Finds accounts by id, address, number, and account at a provider; each once.
    pub async fn admin_find(&self, wanted: AdminLookup) -> Result<Vec<User>, AccountError> {
        let AdminLookup {
            local_id,
            email,
            phone_number,
            federated_user_id,
        } = wanted;
        require_few(local_id.len() + email.len() + phone_number.len() + federated_user_id.len())?;
        let mut found: Vec<Option<User>> = Vec::new();
        for uid in local_id.iter().filter_map(|uid| Uid::parse(uid)) {
            found.push(self.store.user(&uid).await?);
        }
        for email in &email {
            if let Some(email) = EmailAddress::parse(email) {
                found.push(self.store.user_by_email(&email).await?);
            }
        }
        for phone in &phone_number {
            found.push(self.store.user_by_link(PHONE, phone).await?);
        }
        for id in &federated_user_id {
            found.push(self.store.user_by_link(&id.provider_id, &id.raw_id).await?);
        }
        let mut users: Vec<User> = Vec::new();
        for user in found.into_iter().flatten() {
            if !users.iter().any(|it| it.uid == user.uid) {
                self.record("account read by a program of the operator", &user.uid)
                    .await;
                users.push(user);
            }
        }
        Ok(users)
    }

    /// Returns a page of all accounts, by id.
    pub async fn admin_list(&self, after: &str, most: u32) -> Result<Vec<User>, AccountError> {
        let users = self.store.users_after(after, most.min(PAGE)).await?;
        self.record("accounts listed by a program of the operator", "")
            .await;
        Ok(users)
    }

    /// Makes a link for an address, which the program hands over itself. Returns both.
    pub async fn admin_link(
        &self,
        wanted: AdminLinkRequest,
    ) -> Result<(String, String), AccountError> {
        let email = wanted.email.as_deref().unwrap_or_default();
        let email = parse_email(email)?;
        let owner = self.store.user_by_email(&email).await?;
        let purpose = match wanted.request_type.as_str() {
            "EMAIL_SIGNIN" => {
                let link = self.admin_sign_in_link(&email, wanted.continue_url).await?;
                let who = owner.map_or_else(String::new, |user| user.uid.into());
                self.record("sign-in link made by a program of the operator", &who)
                    .await;
                return Ok((email.into(), link));
            }
            "PASSWORD_RESET" => Purpose::ResetPassword,
            "VERIFY_EMAIL" => Purpose::VerifyEmail,
            "VERIFY_AND_CHANGE_EMAIL" => Purpose::ChangeEmail,
            _ => return Err(AccountError::Protocol("INVALID_REQ_TYPE")),
        };
        let user = owner.ok_or(AccountError::Protocol("EMAIL_NOT_FOUND"))?;
        let new_email = match purpose {
            Purpose::ChangeEmail => {
                let new = wanted.new_email.as_deref().unwrap_or_default();
                Some(self.free_email(new, &user).await?)
            }
            _ => None,
        };
        let (code, link) = self.new_code(&user, purpose, (email.clone(), new_email), mail::BOTH);
        self.store.add_code(&code).await?;
        self.record("link made by a program of the operator", &user.uid)
            .await;
        Ok((email.into(), link))
    }

    async fn admin_sign_in_link(
        &self,
        email: &EmailAddress,
        continue_url: Option<String>,
    ) -> Result<String, AccountError> {
        self.policy.ways.require(self.policy.ways.email_link)?;
        if let Some(url) = &continue_url {
            self.require_own_address(url)?;
        }
        let text = BASE64URL_NOPAD.encode(&bytes::<16>(&self.random));
        let link = EmailLink {
            hash: hash_of(&text),
            email: email.clone(),
            // Nobody is told digits that belong to this link.
            code: bytes(&self.random),
            expires_at: self.now() + email_link::LIFE,
        };
        self.store.add_email_link(&link).await?;
        Ok(mail::email_link(
            &self.policy,
            &text,
            continue_url.as_deref(),
            mail::BOTH,
        ))
    }

    async fn named(&self, uid: &str) -> Result<User, AccountError> {
        let unknown = AccountError::Protocol("USER_NOT_FOUND");
        match Uid::parse(uid) {
            Some(uid) => self.store.user(&uid).await?.ok_or(unknown),
            None => Err(unknown),
        }
    }

    /// An address that no other account has.
    async fn free_email(&self, email: &str, user: &User) -> Result<EmailAddress, AccountError> {
        let email = parse_email(email)?;
        match self.store.user_by_email(&email).await? {
            Some(owner) if owner.uid != user.uid => Err(ErrorCode::EmailAlreadyInUse.into()),
            _ => Ok(email),
        }
    }

    /// A number that no other account has.
    async fn free_phone(&self, phone: &str, user: &User) -> Result<ProviderLink, AccountError> {
        let phone = self.parse_phone(Some(phone))?;
        let link = ProviderLink::of_phone(&phone);
        self.unless_taken(link, user, "PHONE_NUMBER_EXISTS").await
    }

    /// An account at one of this installation's providers that no other account here has.
    async fn free_link(
        &self,
        link: &AdminProviderLink,
        user: &User,
    ) -> Result<ProviderLink, AccountError> {
        let mut offered = self.policy.providers.names().into_iter();
        if link.raw_id.is_empty() || !offered.any(|known| known.id == link.provider_id) {
            return Err(AccountError::Protocol("INVALID_PROVIDER_ID"));
        }
        let link = ProviderLink {
            provider: link.provider_id.clone(),
            raw_id: link.raw_id.clone(),
            email: link.email.clone(),
            display_name: link.display_name.clone(),
            photo_url: link.photo_url.clone(),
        };
        self.unless_taken(link, user, "FEDERATED_USER_ID_ALREADY_LINKED")
            .await
    }

    /// Returns the link, or `refusal` when another account has it.
    async fn unless_taken(
        &self,
        link: ProviderLink,
        user: &User,
        refusal: &'static str,
    ) -> Result<ProviderLink, AccountError> {
        let owner = self.store.user_by_link(&link.provider, &link.raw_id);
        match owner.await? {
            Some(owner) if owner.uid != user.uid => Err(AccountError::Protocol(refusal)),
            _ => Ok(link),
        }
    }

    /// The hash of a password that is good enough.
    async fn judged(&self, password: &str, email: Option<&str>) -> Result<String, AccountError> {
        password::judge(password, email.unwrap_or_default())?;
        Ok(self.hasher.hash(password).await?)
    }
}

fn require_few(count: usize) -> Result<(), AccountError> {
    match count <= NAMED_MAX {
        true => Ok(()),
        false => Err(AccountError::Protocol("USER_COUNT_LIMIT_EXCEEDED")),
    }
}
