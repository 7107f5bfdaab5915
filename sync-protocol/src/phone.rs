//! Phones as a way to sign in (`accounts:sendVerificationCode`, `:signInWithPhoneNumber`), and the
//! proof of work that a page shows before a message is sent.

use serde::{Deserialize, Serialize};

/// `GET /account/proof-of-work`: find the number from 0 to `maxnumber` for which the SHA-256 of `salt`
/// followed by the number in decimal is `challenge` (hexadecimal). The proof is the JSON
/// `{algorithm, challenge, number, salt, signature}` in base64. The scheme is ALTCHA's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WorkChallenge {
    /// `SHA-256`
    pub algorithm: String,
    /// The hash to be found.
    pub challenge: String,
    /// What the number is appended to.
    pub salt: String,
    /// That the challenge is the service's.
    pub signature: String,
    /// The largest number; 0 when no proof is wanted.
    pub maxnumber: u32,
}

/// The fields that the calls read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PhoneSignInRequest {
    /// The number, in E.164 form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_number: Option<String>,
    /// The proof of work.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recaptcha_token: Option<String>,
    /// The session of a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_info: Option<String>,
    /// Its code: six digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// A proof of an earlier call, instead of session and code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub temporary_proof: Option<String>,
    /// The account that the number is added to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_token: Option<String>,
    /// `REAUTH`: no account is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub operation: Option<String>,
}

/// What the calls answer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PhoneSignInAnswer {
    /// The session of a message that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_info: Option<String>,
    /// The number belongs to another account: a proof that it was shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub temporary_proof: Option<String>,
    /// Seconds that the proof works, as a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub temporary_proof_expires_in: Option<String>,
    /// The number that was shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_number: Option<String>,
}
