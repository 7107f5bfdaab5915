//! Sign-in with a token that a program of the operator made (protocol: `signInWithCustomToken`). Off
//! until the operator registers the public half of the key that signs them.

use super::email_link::NewSignIn;
use super::first_factor::ClientFacts;
use super::{AccountError, Accounts};
use crate::store::new_session::Opening;
use crate::store::users::User;
use crate::uid::Uid;
use aws_lc_rs::signature::{RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey};
use data_encoding::BASE64URL_NOPAD;
use rustls::pki_types::SubjectPublicKeyInfoDer;
use rustls::pki_types::pem::PemObject;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::io;
use std::path::Path;
use sync_protocol::error_code::ErrorCode;

/// What the protocol wants as the audience of such a token.
const AUDIENCE: &str =
    "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
/// Seconds that a token may live.
const LIFE_MAX: i64 = 3_600;
/// Seconds by which clocks may differ.
const SKEW: i64 = 60;
/// Characters of all claims together.
const CLAIMS_MAX: usize = 1_000;

macro_rules! refusals {
    ($($name:literal),*) => { [$(($name, concat!("FORBIDDEN_CLAIM : ", $name))),*] };
}
/// Claims that a token may not set, and their refusals.
const FORBIDDEN: [(&str, &str); 18] = refusals![
    "acr",
    "amr",
    "at_hash",
    "aud",
    "auth_time",
    "azp",
    "c_hash",
    "cnf",
    "epoch",
    "exp",
    "firebase",
    "iat",
    "iss",
    "jti",
    "nbf",
    "nonce",
    "sid",
    "sub"
];

/// Keys that the operator registered, as DER (RFC 5280, `SubjectPublicKeyInfo`).
#[derive(Debug, Clone, Default)]
pub struct CustomTokenKeys(Vec<Vec<u8>>);

#[derive(Deserialize)]
struct Header {
    alg: String,
}

#[derive(Deserialize)]
struct Token {
    #[serde(default)]
    iss: String,
    #[serde(default)]
    sub: String,
    #[serde(default)]
    aud: String,
    #[serde(default)]
    iat: i64,
    #[serde(default)]
    exp: i64,
    uid: Option<String>,
    user_id: Option<String>,
    claims: Option<Value>,
}

impl CustomTokenKeys {
    /// Reads files of public RSA keys (PEM, "BEGIN PUBLIC KEY"). An error names the file.
    pub fn read<P: AsRef<Path>>(files: &[P]) -> io::Result<Self> {
        let mut keys = Vec::new();
        for file in files {
            let file = file.as_ref();
            let wrong = |cause: &str| io::Error::other(format!("{}: {cause}", file.display()));
            let pem = std::fs::read(file).map_err(|error| wrong(&error.to_string()))?;
            let found = SubjectPublicKeyInfoDer::pem_slice_iter(&pem)
                .collect::<Result<Vec<_>, _>>()
                .map_err(|_| wrong("is not PEM"))?;
            if found.is_empty() {
                return Err(wrong("holds no public key"));
            }
            keys.extend(found.into_iter().map(|key| key.to_vec()));
        }
        Ok(Self(keys))
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads a token that one of the keys has signed with RS256.
    fn open(&self, text: &str) -> Option<Token> {
        let (message, signature) = text.rsplit_once('.')?;
        let (header, claims) = message.split_once('.')?;
        let decoded = |part: &str| BASE64URL_NOPAD.decode(part.as_bytes()).ok();
        let header: Header = serde_json::from_slice(&decoded(header)?).ok()?;
        let signature = decoded(signature)?;
        let is_signed = self.0.iter().any(|key| {
            UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, key)
                .verify(message.as_bytes(), &signature)
                .is_ok()
        });
        (header.alg == "RS256" && is_signed)
            .then(|| serde_json::from_slice(&decoded(claims)?).ok())
            .flatten()
    }
}

impl Accounts {
    /// Signs in with a custom token. An id without an account makes one. An account with a second
    /// factor is asked for it, as after every other first factor.
    pub async fn sign_in_with_custom_token(
        &self,
        token: Option<&str>,
        client: &ClientFacts,
    ) -> Result<NewSignIn, AccountError> {
        let keys = &self.policy.custom_token_keys;
        self.policy.ways.require(!keys.is_empty())?;
        let token = token.filter(|text| !text.is_empty());
        let token = token.ok_or(AccountError::Protocol("MISSING_CUSTOM_TOKEN"))?;
        self.admit_code_try(client.address).await?;
        let token = keys.open(token).ok_or(AccountError::Protocol(
            "INVALID_CUSTOM_TOKEN : The token is not signed with a registered key.",
        ))?;
        self.require_valid(&token)?;
        let uid = token.uid.or(token.user_id).filter(|uid| !uid.is_empty());
        let uid = uid.ok_or(AccountError::Protocol("MISSING_IDENTIFIER"))?;
        let uid = Uid::parse(&uid).ok_or(AccountError::Protocol(
            "INVALID_CUSTOM_TOKEN : The uid may have 128 letters, digits, - and _ at most.",
        ))?;
        let opening = Opening {
            provider: "custom".into(),
            claims: allowed(token.claims)?,
            device: client.device.clone(),
            ..Opening::default()
        };
        match self.store.user(&uid).await? {
            Some(_) if self.store.deletion_due_at(&uid).await?.is_some() => {
                Err(ErrorCode::UserDisabled.into())
            }
            Some(user) => Ok((
                self.first_factor_passed(user, opening, client).await?,
                false,
            )),
            None => {
                let user = User {
                    uid,
                    ..self.empty_user()
                };
                Ok((self.open_new_account(user, opening, client).await?, true))
            }
        }
    }

    fn require_valid(&self, token: &Token) -> Result<(), AccountError> {
        let now = self.now() / 1_000;
        let refusal = if token.aud != AUDIENCE || token.iss.is_empty() || token.iss != token.sub {
            "INVALID_CUSTOM_TOKEN : The audience or the issuer is wrong."
        } else if token.iat > now + SKEW || token.exp.saturating_sub(token.iat) > LIFE_MAX {
            "INVALID_CUSTOM_TOKEN : The times are wrong."
        } else if token.exp.saturating_add(SKEW) <= now {
            "INVALID_CUSTOM_TOKEN : The token has expired."
        } else {
            return Ok(());
        };
        Err(AccountError::Protocol(refusal))
    }
}

/// The claims of a token, as text, if it may set them.
pub(super) fn allowed(claims: Option<Value>) -> Result<Option<String>, AccountError> {
    let claims: Map<String, Value> = match claims {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::Object(claims)) => claims,
        Some(_) => return Err(AccountError::Protocol("INVALID_CLAIMS")),
    };
    let forbidden = FORBIDDEN
        .iter()
        .find(|(name, _)| claims.contains_key(*name));
    if let Some((_, refusal)) = forbidden {
        return Err(AccountError::Protocol(refusal));
    }
    let text = Value::Object(claims).to_string();
    match text.chars().count() > CLAIMS_MAX {
        true => Err(AccountError::Protocol("CLAIMS_TOO_LARGE")),
        false => Ok(Some(text)),
    }
}
