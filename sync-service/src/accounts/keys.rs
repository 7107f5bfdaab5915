//! The keys of an installation: made at the first start, kept beside the database in a folder of
//! their own (mode 700, files 600), rotated without signing anybody out.
//!
//! | file | what it is |
//! |---|---|
//! | `secret` | 256 random bits behind every keyed hash |
//! | `signing-SECONDS-ID` | a P-256 key pair (PKCS #8); the newest signs, the others only verify |

use super::id_token::Verified;
use crate::random::{Random, bytes};
use arc_swap::ArcSwap;
use aws_lc_rs::encoding::{AsBigEndian, EcPublicKeyUncompressedBin};
use aws_lc_rs::hmac;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use jsonwebtoken::DecodingKey;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A key that no longer signs is kept for this long, in seconds: twice the life of an access token.
const RETIRED_FOR: i64 = 7_200;

/// A key pair and its public half in two forms.
pub struct SigningKey {
    /// Key id, named in the header of every token.
    pub id: String,
    /// Signs.
    pub pair: EcdsaKeyPair,
    /// Verifies.
    pub decoding: DecodingKey,
    /// The public half (RFC 7517).
    pub jwk: Value,
}

/// The keys that are in force, oldest first.
pub struct Keys {
    folder: PathBuf,
    secret: hmac::Key,
    signing: ArcSwap<Vec<SigningKey>>,
    /// Tokens whose signature was checked before.
    pub(super) verified: Verified,
}

impl Keys {
    /// Opens the folder of keys, and makes what is missing.
    pub fn open(folder: &Path, random: &Random, now: i64) -> io::Result<Self> {
        private_folder(folder)?;
        let secret = folder.join("secret");
        if !secret.exists() {
            write_private(&secret, &bytes::<32>(random))?;
        }
        if names(folder)?.is_empty() {
            make_signing_key(folder, random, now)?;
        }
        Ok(Self {
            folder: folder.to_owned(),
            secret: hmac::Key::new(hmac::HMAC_SHA256, &fs::read(secret)?),
            signing: ArcSwap::from_pointee(load(folder)?),
            verified: Verified::default(),
        })
    }

    /// Follows keys that another process rotated.
    pub fn follow(&self) -> io::Result<()> {
        let known: Vec<String> = self
            .signing
            .load()
            .iter()
            .map(|key| key.id.clone())
            .collect();
        let there: Vec<String> = names(&self.folder)?.into_values().collect();
        if known != there {
            self.signing.store(load(&self.folder)?.into());
        }
        Ok(())
    }

    /// Runs a piece of work with the key that signs.
    pub fn with_newest<T>(&self, work: impl FnOnce(&SigningKey) -> T) -> Option<T> {
        self.signing.load().last().map(work)
    }

    /// Runs a piece of work with the key of an id.
    pub fn with_key<T>(&self, id: &str, work: impl FnOnce(&SigningKey) -> T) -> Option<T> {
        self.signing
            .load()
            .iter()
            .find(|key| key.id == id)
            .map(work)
    }

    /// The public halves (RFC 7517).
    pub fn jwks(&self) -> Value {
        let keys: Vec<Value> = self
            .signing
            .load()
            .iter()
            .map(|key| key.jwk.clone())
            .collect();
        json!({ "keys": keys })
    }

    /// HMAC-SHA-256 over a purpose and some parts, each with its length, so that no two lists of
    /// parts are hashed alike.
    pub fn keyed_hash(&self, purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
        let mut context = hmac::Context::with_key(&self.secret);
        for part in std::iter::once(&purpose.as_bytes()).chain(parts) {
            context.update(&(part.len() as u64).to_be_bytes());
            context.update(part);
        }
        let mut hash = [0; 32];
        hash.copy_from_slice(context.sign().as_ref());
        hash
    }
}

/// Makes a new key the one that signs, and forgets keys that nothing valid was signed with.
pub fn rotate(folder: &Path, random: &Random, now: i64) -> io::Result<()> {
    let before: Vec<i64> = names(folder)?.into_keys().map(|(made, _)| made).collect();
    make_signing_key(folder, random, now)?;
    let successors = before.iter().skip(1).copied().chain([now]);
    for (made, succeeded) in before.iter().zip(successors) {
        if now - succeeded > RETIRED_FOR {
            for ((other, id), _) in names(folder)?.into_iter().filter(|((it, _), _)| it == made) {
                fs::remove_file(folder.join(format!("signing-{other}-{id}")))?;
            }
        }
    }
    Ok(())
}

/// When each key was made and its id, oldest first.
fn names(folder: &Path) -> io::Result<BTreeMap<(i64, String), String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let parts = name
            .strip_prefix("signing-")
            .and_then(|rest| rest.split_once('-'));
        if let Some((Ok(made), id)) = parts.map(|(made, id)| (made.parse(), id.to_owned())) {
            found.insert((made, id.clone()), id);
        }
    }
    Ok(found)
}

fn load(folder: &Path) -> io::Result<Vec<SigningKey>> {
    let read = |((made, id), _): ((i64, String), String)| {
        let bytes = fs::read(folder.join(format!("signing-{made}-{id}")))?;
        signing_key(id, &bytes).ok_or_else(|| io::Error::other("a signing key cannot be read"))
    };
    names(folder)?.into_iter().map(read).collect()
}

fn signing_key(id: String, pkcs8: &[u8]) -> Option<SigningKey> {
    let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8).ok()?;
    let public: EcPublicKeyUncompressedBin<'_> = pair.public_key().as_be_bytes().ok()?;
    // An uncompressed point: 4, then the two coordinates of 32 bytes each (SEC 1, section 2.3.3).
    let (x, y) = public.as_ref().get(1..)?.split_at_checked(32)?;
    let (x, y) = (BASE64URL_NOPAD.encode(x), BASE64URL_NOPAD.encode(y));
    let jwk = json!({
        "kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": id, "x": x, "y": y
    });
    Some(SigningKey {
        decoding: DecodingKey::from_ec_components(&x, &y).ok()?,
        id,
        pair,
        jwk,
    })
}

fn make_signing_key(folder: &Path, random: &Random, now: i64) -> io::Result<()> {
    let pair =
        EcdsaKeyPair::generate(&ECDSA_P256_SHA256_FIXED_SIGNING).map_err(io::Error::other)?;
    let pkcs8 = pair.to_pkcs8v1().map_err(io::Error::other)?;
    let id = HEXLOWER.encode(&bytes::<8>(random));
    write_private(&folder.join(format!("signing-{now}-{id}")), pkcs8.as_ref())
}

fn private_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A file gets its name when it is whole and on disk: a start that was cut short leaves no half key.
fn write_private(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = file.with_extension("part");
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut open = options.open(&unfinished)?;
    open.write_all(bytes)?;
    open.sync_all()?;
    fs::rename(unfinished, file)
}
