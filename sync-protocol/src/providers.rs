//! Sign-in with identity providers (`accounts:signInWithIdp`): the shapes of the identity protocol.

use serde::{Deserialize, Serialize};

/// A provider that people may sign in with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProviderName {
    /// `google.com`, or such as `oidc.state`.
    pub id: String,
    /// What people read on the button.
    pub name: String,
}

/// The fields that `signInWithIdp` reads.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProviderSignInRequest {
    /// The address that the browser came back to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_uri: Option<String>,
    /// Fields of the provider's answer, form-encoded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub post_body: Option<String>,
    /// The session that `createAuthUri` gave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// The account that the provider is linked to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_token: Option<String>,
    /// A token of an earlier answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending_token: Option<String>,
    /// Whether refusals come as an answer that carries the credential.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub return_idp_credential: Option<bool>,
    /// `false`: no account is made, and none is changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto_create: Option<bool>,
}

/// What `signInWithIdp` answers beside the fields of every sign-in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProviderAnswer {
    /// The provider's name for the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federated_id: Option<String>,
    /// The claims of the provider's token, as a text of JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_user_info: Option<String>,
    /// The provider's token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oauth_id_token: Option<String>,
    /// That an account has the address: sign in to it in another way, then link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need_confirmation: Option<bool>,
    /// Providers of that account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verified_provider: Option<Vec<String>>,
    /// Stands for the provider's token for ten minutes, once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending_token: Option<String>,
    /// A refusal, in the words of the protocol.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}
