//! Requests and answers of the identity protocol for programs of an operator
//! (`/v1/projects/{project}/accounts…`). Only the operator's listener has these calls.

use crate::auth::{UserAttribute, UserInfo};
use serde::{Deserialize, Serialize};

/// `accounts` and `accounts:update`: a new account, or the fields of one that change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AdminChange {
    /// The account; of a new one the id that is wished for.
    pub local_id: Option<String>,
    /// The address.
    pub email: Option<String>,
    /// Whether the address counts as confirmed.
    pub email_verified: Option<bool>,
    /// The password.
    pub password: Option<String>,
    /// Name of the profile.
    pub display_name: Option<String>,
    /// Picture of the profile.
    pub photo_url: Option<String>,
    /// The phone number, in E.164 form.
    pub phone_number: Option<String>,
    /// Whether a new account is closed.
    pub disabled: Option<bool>,
    /// Whether an account is closed.
    pub disable_user: Option<bool>,
    /// Claims of the account's tokens, as JSON.
    pub custom_attributes: Option<String>,
    /// Ends all sessions; its value, seconds, is not used.
    pub valid_since: Option<serde_json::Value>,
    /// Name or picture: fields to remove.
    pub delete_attribute: Vec<UserAttribute>,
    /// Ways to sign in to remove.
    pub delete_provider: Vec<String>,
    /// An account at an identity provider to add.
    pub link_provider_user_info: Option<AdminProviderLink>,
    /// The second factors that stay.
    pub mfa: Option<AdminFactors>,
    /// Second factors of a new account.
    pub mfa_info: Vec<AdminFactor>,
}

/// An account at an identity provider.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AdminProviderLink {
    /// The provider, such as `oidc.state`.
    pub provider_id: String,
    /// The provider's name for the account.
    pub raw_id: String,
    /// Its address.
    pub email: Option<String>,
    /// Its name.
    pub display_name: Option<String>,
    /// Its picture.
    pub photo_url: Option<String>,
}

/// Second factors that stay.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct AdminFactors {
    /// All of them; without, none stays.
    pub enrollments: Vec<AdminFactor>,
}

/// A second factor.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AdminFactor {
    /// Its id; a new one has none.
    pub mfa_enrollment_id: Option<String>,
}

/// `accounts:lookup`
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AdminLookup {
    /// Ids.
    pub local_id: Vec<String>,
    /// Addresses.
    pub email: Vec<String>,
    /// Phone numbers.
    pub phone_number: Vec<String>,
    /// Accounts at identity providers.
    pub federated_user_id: Vec<FederatedId>,
}

/// An account at an identity provider.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct FederatedId {
    /// Such as `google.com`.
    pub provider_id: String,
    /// The provider's name for the account.
    pub raw_id: String,
}

/// `accounts:batchDelete`
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AdminDeletion {
    /// Ids.
    pub local_ids: Vec<String>,
}

/// `accounts:sendOobCode` with `returnOobLink`
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AdminLinkRequest {
    /// `PASSWORD_RESET`, `VERIFY_EMAIL`, `VERIFY_AND_CHANGE_EMAIL`, `EMAIL_SIGNIN`.
    pub request_type: String,
    /// The address.
    pub email: Option<String>,
    /// The address that a change sets.
    pub new_email: Option<String>,
    /// Where the page behind a sign-in leads on.
    pub continue_url: Option<String>,
}

/// Accounts that were found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AdminUsers {
    /// `identitytoolkit#…Response`
    pub kind: &'static str,
    /// The accounts; left out when there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub users: Vec<UserInfo>,
    /// Where the next page begins, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_page_token: Option<String>,
}

/// An account that was made, changed or deleted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AdminDone {
    /// `identitytoolkit#…Response`
    pub kind: &'static str,
    /// The account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub local_id: Option<String>,
}

/// A link that the program hands over itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AdminLink {
    /// `identitytoolkit#GetOobConfirmationCodeResponse`
    pub kind: &'static str,
    /// The address.
    pub email: String,
    /// The link.
    pub oob_link: String,
}
