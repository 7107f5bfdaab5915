//! A second factor.

use serde::Deserialize;

/// The kind of a second factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FactorKind {
    /// An authenticator app (RFC 6238).
    Totp,
    /// A phone that receives messages.
    Phone,
}

impl FactorKind {
    /// The protocol's word, by which it is stored too.
    pub fn name(self) -> &'static str {
        match self {
            Self::Totp => "totp",
            Self::Phone => "phone",
        }
    }
}

/// A second factor, as far as its owner may see it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct SecondFactor {
    /// 28 letters and digits.
    pub id: String,
    /// Its kind.
    pub kind: FactorKind,
    /// The name its owner gave it.
    pub display_name: Option<String>,
    /// The number of a phone.
    pub phone: Option<String>,
    /// Milliseconds.
    pub enrolled_at: i64,
}
