//! Requests and answers of the identity calls (specification section 7, "Identity service"): the
//! shapes of the identity provider's REST protocol, version 1.
//!
//! Every field of a request may be absent; each missing field has its own error. Numbers
//! that the protocol writes as text (`"expiresIn": "3600"`) are texts here.

use crate::providers::ProviderName;
use crate::second_factors::MfaInfo;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// `accounts:signUp`, `:signInWithPassword`, `:update`, `:lookup`, `:delete`, `:sendOobCode`,
/// `:resetPassword`, `:createAuthUri`: the fields that any of them reads.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountRequest {
    /// The access token of the requester.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_token: Option<String>,
    /// An e-mail address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// A password.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// The password that a reset sets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_password: Option<String>,
    /// The address that a confirmed change sets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_email: Option<String>,
    /// `PASSWORD_RESET`, `VERIFY_EMAIL`, `VERIFY_AND_CHANGE_EMAIL`, `EMAIL_SIGNIN`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_type: Option<String>,
    /// The code of an e-mail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oob_code: Option<String>,
    /// The page to open after the page behind a code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub continue_url: Option<String>,
    /// An address whose ways to sign in are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identifier: Option<String>,
    /// `createAuthUri`: the page that the browser comes back to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub continue_uri: Option<String>,
    /// `createAuthUri`: an identity provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// `createAuthUri`: further parameters for the provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_parameter: Option<BTreeMap<String, String>>,
    /// Name of a profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Picture of a profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo_url: Option<String>,
    /// Parts of an account to remove.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub delete_attribute: Vec<UserAttribute>,
    /// Ways to sign in to remove.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub delete_provider: Vec<String>,
    /// Only an operator may choose one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub local_id: Option<String>,
    /// Only an operator may set them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_attributes: Option<String>,
    /// Only an operator may ask for the link itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub return_oob_link: Option<bool>,
    /// Whether tokens are wanted. Without this, the removal of a way to sign in returns none and leaves
    /// the session alone; elsewhere they always come where the protocol has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub return_secure_token: Option<bool>,
}

/// `accounts:signInWithCustomToken`
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CustomTokenRequest {
    /// The token that a program of the operator has signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// Whether tokens are wanted; they always come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub return_secure_token: Option<bool>,
}

/// What any of the account calls answers; fields without a value are left out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountAnswer {
    /// `identitytoolkit#…Response`; phones have none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// Whether the account existed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registered: Option<bool>,
    /// The user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub local_id: Option<String>,
    /// The user's address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether the address was confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email_verified: Option<bool>,
    /// The address that a change sets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_email: Option<String>,
    /// What a code is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_type: Option<String>,
    /// Of a deletion, and of a code that can undo one: when everything is deleted for good, in
    /// milliseconds. Of a deletion without it, nothing is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub deletion_due_at: Option<i64>,
    /// Of an undo: what it changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undoes: Option<Vec<Undone>>,
    /// Name of the profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Picture of the profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo_url: Option<String>,
    /// The ways to sign in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_user_info: Option<Vec<ProviderInfo>>,
    /// A marker that there is a password; never a hash.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub password_hash: Option<String>,
    /// Access token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_token: Option<String>,
    /// Refresh token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refresh_token: Option<String>,
    /// Life of the access token in seconds, as a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_in: Option<String>,
    /// Instead of tokens: the proof of the first factor, until the second one is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mfa_pending_credential: Option<String>,
    /// The second factors that the account has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mfa_info: Option<Vec<MfaInfo>>,
    /// Whether the sign-in made the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_new_user: Option<bool>,
    /// The user's phone number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_number: Option<String>,
    /// Of `createAuthUri`: a secret that the page keeps and presents when the browser comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// Of `createAuthUri`: the address at the provider that the browser goes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_uri: Option<String>,
    /// Of `createAuthUri`: the hosts that the way to the provider and back may lead to, for a window
    /// that opens no others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_hosts: Option<Vec<String>>,
    /// The identity provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// Of `createAuthUri`, where account discovery is allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_providers: Option<Vec<String>>,
    /// Of `createAuthUri`, where account discovery is allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signin_methods: Option<Vec<String>>,
}

/// One way to sign in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProviderInfo {
    /// `password`, `phone`, `google.com`, or such as `oidc.state`.
    pub provider_id: String,
    /// The address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// The provider's name for the account; of a password the address again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federated_id: Option<String>,
    /// The same; of a phone its number.
    pub raw_id: String,
    /// The number of a phone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phone_number: Option<String>,
    /// Name of the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Picture of the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photo_url: Option<String>,
}

/// `accounts:lookup`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LookupAnswer {
    /// `identitytoolkit#GetAccountInfoResponse`
    pub kind: String,
    /// One user: the one who sent the request.
    pub users: Vec<UserInfo>,
}

/// A user as the user sees it. Times are texts: milliseconds, or seconds for `validSince`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UserInfo {
    /// The user: 28 letters and digits.
    pub local_id: String,
    /// The address, in lower case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether the address was confirmed.
    pub email_verified: bool,
    /// The phone number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_number: Option<String>,
    /// Whether the person has signed in by a mailed link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email_link_signin: Option<bool>,
    /// Name of the profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Picture of the profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo_url: Option<String>,
    /// A marker that there is a password; never a hash.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub password_hash: Option<String>,
    /// Milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub password_updated_at: Option<i64>,
    /// Claims that an operator's program has set, as JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_attributes: Option<String>,
    /// Seconds; older access tokens are void.
    pub valid_since: String,
    /// Milliseconds.
    pub created_at: String,
    /// Milliseconds. Left out where nobody has signed in yet.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub last_login_at: String,
    /// RFC 3339. Left out where nobody has signed in yet.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub last_refresh_at: String,
    /// The ways to sign in.
    pub provider_user_info: Vec<ProviderInfo>,
    /// The second factors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mfa_info: Vec<MfaInfo>,
    /// Whether an operator has closed the account; only programs of an operator see such accounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabled: Option<bool>,
}

/// `POST /v1/token`, form-encoded.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenRequest {
    /// `refresh_token`
    pub grant_type: Option<String>,
    /// The refresh token.
    pub refresh_token: Option<String>,
}

/// The answer of `POST /v1/token`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenAnswer {
    /// Access token.
    pub id_token: String,
    /// The same again.
    pub access_token: String,
    /// Life of the access token in seconds, as a text.
    pub expires_in: String,
    /// The refresh token to use next time.
    pub refresh_token: String,
    /// `Bearer`
    pub token_type: String,
    /// The user.
    pub user_id: String,
    /// The project's number.
    pub project_id: String,
}

/// `GET /v1/projects`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProjectAnswer {
    /// The project's number.
    pub project_id: String,
    /// Hosts whose pages may open windows of providers (IDN-4).
    pub authorized_domains: Vec<String>,
}

/// What `accounts:signUp` does in an installation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SignUpMode {
    /// It answers tokens, or that the address is taken.
    #[default]
    Direct,
    /// It gives the same answer for every address; the mail contains the rest.
    ByMail,
}

/// The ways to sign in that an installation offers besides address and password.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WaysOffered {
    /// By a mailed link or six digits.
    pub email_link: bool,
    /// By a code in a message; also as a second step.
    pub phone: bool,
    /// With an account at one of these identity providers.
    pub providers: Vec<ProviderName>,
}

/// What `GET /__/firebase/init.json` says of an installation, as far as our clients read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProjectFacts {
    /// Where files are kept.
    pub storage_bucket: String,
    /// What a sign-up answers.
    pub sign_up: SignUpMode,
    /// The ways to sign in besides address and password.
    #[serde(default)]
    pub ways: WaysOffered,
    /// Whether places can be sent to a phone.
    #[serde(default)]
    pub text_places: bool,
    /// Bytes of the largest resume that is kept.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub resume_max_bytes: u64,
}

/// What an undo changes, besides the end of all sessions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Undone {
    /// Another address is that of the account.
    Email,
    /// Another phone number is that of the account, or none.
    Phone,
    /// A second step was added.
    FactorAdded,
    /// A second step was removed.
    FactorRemoved,
    /// A second step was added and removed, and does not come back: anybody may have added it.
    FactorLost,
    /// No printed code works any more.
    CodesEnded,
    /// Another way to sign in was added.
    WayAdded,
}

/// A part of an account that `accounts:update` removes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum UserAttribute {
    /// Nothing.
    UserAttributeNameUnspecified,
    /// The address, and with it the way to sign in by mail or password.
    Email,
    /// Name of the profile.
    DisplayName,
    /// Accounts at providers; not served: `deleteProvider` names them.
    Provider,
    /// Picture of the profile.
    PhotoUrl,
    /// The password.
    Password,
    /// What providers told; not served.
    RawUserInfo,
}

/// What a code of an e-mail or a text is for, as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CodeInfo {
    /// `PASSWORD_RESET`, `VERIFY_EMAIL`, `VERIFY_AND_CHANGE_EMAIL`, `RECOVER_EMAIL`, `RECOVER_PHONE`,
    /// `SIGN_UP`.
    pub purpose: String,
    /// The address of the account; of the undo of a text its phone number.
    pub email: String,
    /// The address that it sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new_email: Option<String>,
    /// Of an undo: when the account is deleted for good otherwise, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub deletion_due_at: Option<i64>,
    /// Of an undo: what it changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<Vec<Undone>>,
}
