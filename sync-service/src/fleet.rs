//! Kiosks: how one is enrolled, what it says of itself, and what is wrong with it.

pub mod desired;
pub mod report;

use crate::clock::{Clock, milliseconds};
use crate::markup::has_markup;
use crate::random::{Random, bytes};
use crate::store::fleet::SecretHash;
use crate::store::{Store, StoreError};
use data_encoding::{BASE64URL_NOPAD, Encoding, Specification};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;
use sync_protocol::contact::is_key;
use sync_protocol::fleet::{Enrolled, Enrolment, Heartbeat};
use sync_protocol::kiosk_settings::SettingsOfKiosk;
use sync_protocol::limits::{HEARTBEAT_DAYS, SITE_NAME_MAX};
use sync_protocol::page_views::is_site;
use time::Duration;

/// How long a code may wait for its kiosk.
const CODE_LIVES: Duration = Duration::days(1);

/// Crockford's base 32: nothing that looks like something else.
static ALPHABET: LazyLock<Option<Encoding>> = LazyLock::new(|| {
    let mut specification = Specification::new();
    specification
        .symbols
        .push_str("0123456789abcdefghjkmnpqrstvwxyz");
    specification.encoding().ok()
});

/// Why a kiosk was not served.
#[derive(Debug, thiserror::Error)]
pub enum FleetError {
    /// The code is unknown, used or too old.
    #[error("the code is unknown, was used or is too old")]
    BadCode,
    /// The key is not that of a kiosk, or was revoked.
    #[error("not the key of a kiosk")]
    BadKey,
    /// A heartbeat or a challenge is out of bounds.
    #[error("the heartbeat or the challenge is not as it should be")]
    Malformed,
    /// This is no name of a site.
    #[error(
        "the name of a site has 1 to {SITE_NAME_MAX} letters, digits and signs, and no code of a web page"
    )]
    BadSite,
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Makes a code of 40 random bits for a new kiosk of a site.
pub async fn make_code(
    store: &dyn Store,
    clock: &dyn Clock,
    random: &Random,
    site: &str,
) -> Result<String, FleetError> {
    if !is_site(site) || has_markup(site) {
        return Err(FleetError::BadSite);
    }
    let code = encoded(&bytes::<5>(random));
    let expires_at = milliseconds(clock.now() + CODE_LIVES);
    store
        .add_kiosk_code(hash_of(&code), site, expires_at)
        .await?;
    let (first, second) = code.split_at(4);
    Ok(format!("{first}-{second}").to_uppercase())
}

/// Uses a code up; the kiosk's key is told here and never again. `settings_key` is the public key of
/// the signatures over its settings.
pub async fn enroll(
    store: &dyn Store,
    clock: &dyn Clock,
    random: &Random,
    settings_key: Option<String>,
    enrolment: &Enrolment,
) -> Result<Enrolled, FleetError> {
    let kiosk = format!("k-{}", encoded(&bytes::<5>(random)));
    let key = BASE64URL_NOPAD.encode(&bytes::<32>(random));
    let code = hash_of(&plain(&enrolment.code));
    store
        .enroll_kiosk(code, &kiosk, hash_of(&key), milliseconds(clock.now()))
        .await?
        .map(|_| Enrolled {
            kiosk,
            key,
            settings_key,
        })
        .ok_or(FleetError::BadCode)
}

/// A kiosk with a valid key.
#[derive(Debug, Clone)]
pub struct Kiosk {
    /// Its name in the operator's list.
    pub id: String,
    /// The site of its code. An owner may have given it another since: see [`site_of`].
    pub enrolled_at: String,
}

/// Returns the kiosk that shows this key.
pub async fn who(store: &dyn Store, key: &str) -> Result<Kiosk, FleetError> {
    let found = store.kiosk_of_key(hash_of(key)).await?;
    let (id, enrolled_at) = found.ok_or(FleetError::BadKey)?;
    Ok(Kiosk { id, enrolled_at })
}

/// Returns the site where a kiosk stands.
pub async fn site_of(store: &dyn Store, kiosk: &Kiosk) -> Result<String, StoreError> {
    let desired = desired::of_kiosk(store, &kiosk.id).await?;
    let given = desired.settings.site;
    Ok(given.unwrap_or_else(|| kiosk.enrolled_at.clone()))
}

/// Returns the settings of a kiosk for its answer to `challenge`.
pub async fn settings(
    store: &dyn Store,
    kiosk: String,
    challenge: String,
) -> Result<SettingsOfKiosk, FleetError> {
    if !is_key(&challenge) {
        return Err(FleetError::Malformed);
    }
    let desired = desired::of_kiosk(store, &kiosk).await?;
    Ok(SettingsOfKiosk {
        kiosk,
        challenge,
        version: desired.version,
        desired: desired.settings,
    })
}

/// Keeps a heartbeat, once per key.
pub async fn beat(
    store: &dyn Store,
    clock: &dyn Clock,
    id: &str,
    beat: &Heartbeat,
) -> Result<(), FleetError> {
    if !beat.is_well_formed() {
        return Err(FleetError::Malformed);
    }
    Ok(store
        .add_heartbeat(id, beat, milliseconds(clock.now()))
        .await?)
}

/// Forgets heartbeats after 30 days (LIM-1).
pub async fn forget_old(store: &dyn Store, clock: &dyn Clock) -> Result<usize, StoreError> {
    let age = Duration::days(HEARTBEAT_DAYS);
    store
        .forget_heartbeats(milliseconds(clock.now() - age))
        .await
}

fn encoded(bytes: &[u8]) -> String {
    ALPHABET
        .as_ref()
        .map(|characters| characters.encode(bytes))
        .unwrap_or_default()
}

/// Normalizes a code as a person types it: dashes, spaces and case are ignored, and characters that
/// look alike are the same.
fn plain(code: &str) -> String {
    let characters = code
        .chars()
        .filter(|character| !matches!(character, '-' | ' '));
    characters
        .map(|character| match character.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            character => character,
        })
        .collect()
}

fn hash_of(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_typed_in_many_ways() {
        assert_eq!(plain("ABCD-EFGH"), "abcdefgh");
        assert_eq!(plain("o1il 23"), "011123");
        assert_eq!(encoded(&[0xff; 5]), "zzzzzzzz");
    }
}
