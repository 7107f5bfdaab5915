//! Requests and answers of second factors (`/v2/accounts/mfaEnrollment:…`, `/v2/accounts/mfaSignIn:…`),
//! and of our own calls beside them. The shapes are those of the identity provider's REST protocol.

use serde::{Deserialize, Serialize};

/// A second factor as its owner sees it. Exactly one of `phone_info` and `totp_info` is there: clients
/// tell the kinds apart by that.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MfaInfo {
    /// Its id.
    pub mfa_enrollment_id: String,
    /// The name its owner gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// RFC 3339.
    pub enrolled_at: String,
    /// The number of a phone; before the sign-in is finished, only its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phone_info: Option<String>,
    /// That it is an authenticator app.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub totp_info: Option<Nothing>,
}

/// An object without fields.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Nothing {}

/// The fields that any of these calls reads.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MfaRequest {
    /// The access token of the person who asks (`mfaEnrollment`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_token: Option<String>,
    /// The name of a new factor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// The factor that is removed, or that a sign-in is finished with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mfa_enrollment_id: Option<String>,
    /// What a first factor has answered (`mfaSignIn`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mfa_pending_credential: Option<String>,
    /// Starts the enrolment of an authenticator app.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub totp_enrollment_info: Option<Nothing>,
    /// Starts the enrolment of a phone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_enrollment_info: Option<PhoneRequest>,
    /// Asks for a message at a sign-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_sign_in_info: Option<PhoneRequest>,
    /// A code of an authenticator app, or a printed code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub totp_verification_info: Option<TotpCode>,
    /// The code of a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_verification_info: Option<PhoneCode>,
}

/// A message that is asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PhoneRequest {
    /// Where it goes, in E.164 form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_number: Option<String>,
    /// The proof of work of the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recaptcha_token: Option<String>,
}

/// A code of an authenticator app.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TotpCode {
    /// The enrolment it finishes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_info: Option<String>,
    /// Six digits, or a printed code of ten characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verification_code: Option<String>,
}

/// The code of a message.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PhoneCode {
    /// The session of the message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_info: Option<String>,
    /// Six digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// What any of these calls answers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MfaAnswer {
    /// Access token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_token: Option<String>,
    /// Refresh token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refresh_token: Option<String>,
    /// An enrolment of an authenticator app that was started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub totp_session_info: Option<TotpSession>,
    /// An enrolment of a phone that was started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_session_info: Option<PhoneSession>,
    /// A message of a sign-in that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_response_info: Option<PhoneSession>,
    /// That an authenticator app was added.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub totp_auth_info: Option<Nothing>,
    /// The phone that was added.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_auth_info: Option<PhoneRequest>,
}

/// An enrolment of an authenticator app.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TotpSession {
    /// The secret, in base 32 (RFC 4648).
    pub shared_secret_key: String,
    /// Digits of a code.
    pub verification_code_length: u32,
    /// `SHA1`
    pub hashing_algorithm: String,
    /// Seconds of a step.
    pub period_sec: u32,
    /// What finishes the enrolment together with a code.
    pub session_info: String,
    /// Until when (RFC 3339).
    pub finalize_enrollment_time: String,
}

/// A message that was sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PhoneSession {
    /// What its code is shown with.
    pub session_info: String,
}

/// `POST /account/recovery-codes`: ten printed codes, told this once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// Such as `7K3M9-0X1YZ`.
    pub codes: Vec<String>,
}
