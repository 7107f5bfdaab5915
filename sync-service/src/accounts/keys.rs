//! The keys of an installation: made at the first start, kept beside the database in a folder of
//! their own (mode 700, files 600), rotated without signing anybody out.
//!
//! | file | what it is |
//! |---|---|
//! | `secret` | 256 random bits behind every keyed hash |
//! | `signing-SECONDS-ID` | a P-256 key pair (PKCS #8); the newest signs half a minute after it was made, the others only verify, for two hours |
//! | `revoked-SECONDS-ID` | empty: the key of this id was revoked then |

use crate::private::{UNFINISHED, write_private};
use crate::random::{Random, bytes};
use crate::store::audit_chain::ChainKey;
use arc_swap::ArcSwap;
use aws_lc_rs::encoding::{AsBigEndian, EcPublicKeyUncompressedBin};
use aws_lc_rs::hmac;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use jsonwebtoken::DecodingKey;
use serde_json::{Value, json};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Seconds until a new key signs. Services that share keys look for new ones more often than that, so
/// none of them meets a signature of a key that it does not know.
pub const KNOWN_AFTER: i64 = 30;

/// A key that no longer signs counts for this long, in seconds: twice the life of an access token.
pub const RETIRED_FOR: i64 = 7_200;
/// Bytes of the secret behind every keyed hash.
const SECRET_BYTES: usize = 32;
const SIGNING: &str = "signing-";
const REVOKED: &str = "revoked-";

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
    /// When it was made, in seconds since 1970.
    made: i64,
    /// Until when its signatures count, in seconds since 1970; the newest has no end.
    counts_until: i64,
}

impl SigningKey {
    fn counts(&self, now: i64) -> bool {
        now <= self.counts_until
    }
}

/// The keys as the folder holds them.
struct Loaded {
    /// Oldest first.
    signing: Vec<SigningKey>,
    /// Ids of keys that were revoked.
    revoked: Vec<String>,
    /// The names of the files that were read.
    names: Vec<String>,
}

/// The keys that are in force, oldest first.
pub struct Keys {
    folder: PathBuf,
    secret: hmac::Key,
    loaded: ArcSwap<Loaded>,
}

impl Keys {
    /// Opens the folder of keys, and makes what is missing.
    pub fn open(folder: &Path, random: &Random, now: i64) -> io::Result<Self> {
        private_folder(folder)?;
        tighten(folder)?;
        let secret = folder.join("secret");
        if !secret.exists() {
            // It is the first file that is made: with others here it was lost.
            if !names(folder, SIGNING)?.is_empty() {
                return Err(io::Error::other(
                    "the file secret is missing; put it back from a backup. To begin with a new one, move \
                     the folder of keys away: everyone is signed out then, and the record of events \
                     before cannot be checked",
                ));
            }
            write_private(&secret, &bytes::<SECRET_BYTES>(random))?;
        }
        let secret = fs::read(secret)?;
        if secret.len() != SECRET_BYTES {
            return Err(io::Error::other(
                "the file secret is damaged; put it back from a backup, because the record of events and \
                 sessions depend on it",
            ));
        }
        if names(folder, SIGNING)?.is_empty() {
            make_signing_key(folder, random, now)?;
        }
        Ok(Self {
            folder: folder.to_owned(),
            secret: hmac::Key::new(hmac::HMAC_SHA256, &secret),
            loaded: ArcSwap::from_pointee(load(folder)?),
        })
    }

    /// Follows keys that another process rotated or revoked.
    pub fn follow(&self) -> io::Result<()> {
        if self.loaded.load().names != all_names(&self.folder)? {
            self.loaded.store(load(&self.folder)?.into());
        }
        Ok(())
    }

    /// Runs a piece of work with the key that signs at `now` (seconds): the newest that all services
    /// know, or the oldest while none is that old.
    pub fn with_signer<T>(&self, now: i64, work: impl FnOnce(&SigningKey) -> T) -> Option<T> {
        let loaded = self.loaded.load();
        let mut newest_first = loaded.signing.iter().rev();
        let known = newest_first.find(|key| key.made.saturating_add(KNOWN_AFTER) <= now);
        known.or(loaded.signing.first()).map(work)
    }

    /// Runs a piece of work with the key of an id, if its signatures count at `now` (seconds).
    pub fn with_key<T>(
        &self,
        id: &str,
        now: i64,
        work: impl FnOnce(&SigningKey) -> T,
    ) -> Option<T> {
        let loaded = self.loaded.load();
        let key = loaded.signing.iter().find(|key| key.id == id);
        key.filter(|key| key.counts(now)).map(work)
    }

    /// Whether the key of an id was revoked.
    pub fn is_revoked(&self, id: &str) -> bool {
        self.loaded.load().revoked.iter().any(|it| it == id)
    }

    /// The public halves (RFC 7517) of the keys whose signatures count at `now` (seconds).
    pub fn jwks(&self, now: i64) -> Value {
        let loaded = self.loaded.load();
        let keys = loaded.signing.iter().filter(|key| key.counts(now));
        json!({ "keys": keys.map(|key| key.jwk.clone()).collect::<Vec<_>>() })
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

    /// Derives the key that chains the record of security events.
    pub fn chain_key(&self) -> ChainKey {
        ChainKey::new(&self.keyed_hash("audit chain", &[]))
    }
}

/// Makes a new key, which signs after [`KNOWN_AFTER`], and forgets keys that count no more.
pub fn rotate(folder: &Path, random: &Random, now: i64) -> io::Result<()> {
    make_signing_key(folder, random, now)?;
    for (until, name) in with_ends(&names(folder, SIGNING)?) {
        if until < now {
            fs::remove_file(folder.join(name))?;
        }
    }
    for name in names(folder, REVOKED)?.into_iter() {
        if name.made.saturating_add(RETIRED_FOR) < now {
            fs::remove_file(folder.join(name.file(REVOKED)))?;
        }
    }
    Ok(())
}

/// Makes a new key the one that signs; no signature of an older key counts any more. Clients get new
/// access tokens with their refresh tokens. Returns how many keys were revoked.
pub fn revoke(folder: &Path, random: &Random, now: i64) -> io::Result<usize> {
    let leaked = names(folder, SIGNING)?;
    make_signing_key(folder, random, now)?;
    for Name { made, id } in &leaked {
        write_private(&folder.join(format!("{REVOKED}{now}-{id}")), &[])?;
        fs::remove_file(folder.join(format!("{SIGNING}{made}-{id}")))?;
    }
    Ok(leaked.len())
}

/// The name of a key: when it was made or revoked, in seconds, and its id.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Name {
    made: i64,
    id: String,
}

impl Name {
    fn file(&self, kind: &str) -> String {
        format!("{kind}{}-{}", self.made, self.id)
    }
}

/// The files of a kind, oldest first.
fn names(folder: &Path, kind: &str) -> io::Result<Vec<Name>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let parts = name.strip_prefix(kind).and_then(|it| it.split_once('-'));
        if let Some((Ok(made), id)) = parts.map(|(made, id)| (made.parse(), id.to_owned()))
            && !id.ends_with(UNFINISHED)
        {
            found.push(Name { made, id });
        }
    }
    found.sort();
    Ok(found)
}

/// The names of all files that keys are made of.
fn all_names(folder: &Path) -> io::Result<Vec<String>> {
    let mut all = Vec::new();
    for kind in [SIGNING, REVOKED] {
        all.extend(names(folder, kind)?.iter().map(|name| name.file(kind)));
    }
    Ok(all)
}

/// Until when each key counts, and its file: its successor's time and two hours.
fn with_ends(names: &[Name]) -> impl Iterator<Item = (i64, String)> {
    let ends = names.iter().skip(1).map(|next| next.made + RETIRED_FOR);
    let ends = ends.chain([i64::MAX]);
    ends.zip(names)
        .map(|(until, name)| (until, name.file(SIGNING)))
}

fn load(folder: &Path) -> io::Result<Loaded> {
    let names_of_files = all_names(folder)?;
    let signing = names(folder, SIGNING)?;
    let read = |(name, (until, file)): (&Name, (i64, String))| {
        let bytes = fs::read(folder.join(file))?;
        signing_key(name, &bytes, until)
            .ok_or_else(|| io::Error::other("a signing key cannot be read"))
    };
    Ok(Loaded {
        signing: signing
            .iter()
            .zip(with_ends(&signing))
            .map(read)
            .collect::<io::Result<_>>()?,
        revoked: names(folder, REVOKED)?
            .into_iter()
            .map(|name| name.id)
            .collect(),
        names: names_of_files,
    })
}

fn signing_key(name: &Name, pkcs8: &[u8], counts_until: i64) -> Option<SigningKey> {
    let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8).ok()?;
    let public: EcPublicKeyUncompressedBin<'_> = pair.public_key().as_be_bytes().ok()?;
    // An uncompressed point: 4, then the two coordinates of 32 bytes each (SEC 1, section 2.3.3).
    let (x, y) = public.as_ref().get(1..)?.split_at_checked(32)?;
    let (x, y) = (BASE64URL_NOPAD.encode(x), BASE64URL_NOPAD.encode(y));
    let jwk = json!({
        "kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": name.id, "x": x, "y": y
    });
    Some(SigningKey {
        decoding: DecodingKey::from_ec_components(&x, &y).ok()?,
        id: name.id.clone(),
        pair,
        jwk,
        made: name.made,
        counts_until,
    })
}

fn make_signing_key(folder: &Path, random: &Random, now: i64) -> io::Result<()> {
    // The newest signs, so two keys never have the same second.
    let newest = names(folder, SIGNING)?
        .last()
        .map_or(i64::MIN, |name| name.made);
    let made = now.max(newest.saturating_add(1));
    let pair =
        EcdsaKeyPair::generate(&ECDSA_P256_SHA256_FIXED_SIGNING).map_err(io::Error::other)?;
    let pkcs8 = pair.to_pkcs8v1().map_err(io::Error::other)?;
    let id = HEXLOWER.encode(&bytes::<8>(random));
    write_private(
        &folder.join(format!("{SIGNING}{made}-{id}")),
        pkcs8.as_ref(),
    )
}

pub(super) fn private_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Removes the permissions of other users, in case a copy by hand left the keys readable.
fn tighten(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let set = |path: &Path, mode: u32| {
            let is = fs::metadata(path)?.permissions().mode() & 0o777;
            if is != mode {
                fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
            }
            Ok::<bool, io::Error>(is & 0o077 != 0)
        };
        let folder_was_open = set(folder, 0o700)?;
        let mut files_were_open = false;
        for entry in fs::read_dir(folder)? {
            files_were_open |= set(&entry?.path(), 0o600)?;
        }
        if folder_was_open && files_were_open {
            tracing::warn!(
                "other users of this machine could read the keys; they cannot any more. If one \
                 of them may have done so, run: sync-service keys revoke"
            );
        }
    }
    Ok(())
}
