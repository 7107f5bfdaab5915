//! Refresh tokens: short, opaque, each good for one refresh.
//!
//! A token is `family (16) ‖ generation (4) ‖ secret (16) ‖ tag (8)` in base64url, 59 letters. The
//! secret of the first is random; each successor's secret is a keyed hash of its parent. So the
//! service keeps only a hash, and still gives the same successor again to a client whose answer was
//! lost. The tag tells a real old token, whose use is an alarm, from garbage, which is not.

use super::keys::Keys;
use crate::random::{Random, bytes};
use crate::store::new_session::{Family, TokenHash};
use crate::store::sessions::Presented;
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

const LENGTH: usize = 44;
const TAG: usize = 36;

/// A refresh token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RefreshToken {
    /// Its family.
    pub family: Family,
    bytes: [u8; LENGTH],
}

/// The first token of a new family.
pub fn first(keys: &Keys, random: &Random) -> RefreshToken {
    RefreshToken::sealed(keys, bytes(random), 0, bytes(random))
}

impl RefreshToken {
    /// Reads a token; `None` if the service never made it.
    pub fn parse(keys: &Keys, text: &str) -> Option<Self> {
        let decoded = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        let bytes: [u8; LENGTH] = decoded.try_into().ok()?;
        let token = Self {
            family: bytes[..16].try_into().ok()?,
            bytes,
        };
        let tag = tag(keys, &bytes[..TAG]);
        aws_lc_rs::constant_time::verify_slices_are_equal(&tag, &bytes[TAG..])
            .is_ok()
            .then_some(token)
    }

    /// As it is sent.
    pub fn text(&self) -> String {
        BASE64URL_NOPAD.encode(&self.bytes)
    }

    /// As it is stored.
    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.bytes).into()
    }

    /// The token that follows it.
    pub fn successor(&self, keys: &Keys) -> Self {
        let hash = keys.keyed_hash("successor", &[&self.bytes]);
        let mut secret = [0; 16];
        secret.copy_from_slice(&hash[..16]);
        Self::sealed(keys, self.family, self.generation().wrapping_add(1), secret)
    }

    /// Returns the hashes that the store compares.
    pub fn presented(&self, successor: &Self) -> Presented {
        Presented {
            family: self.family,
            generation: self.generation(),
            hash: self.hash(),
            successor: successor.hash(),
        }
    }

    fn generation(&self) -> u32 {
        let [a, b, c, d] = [
            self.bytes[16],
            self.bytes[17],
            self.bytes[18],
            self.bytes[19],
        ];
        u32::from_be_bytes([a, b, c, d])
    }

    fn sealed(keys: &Keys, family: Family, generation: u32, secret: [u8; 16]) -> Self {
        let mut bytes = [0; LENGTH];
        bytes[..16].copy_from_slice(&family);
        bytes[16..20].copy_from_slice(&generation.to_be_bytes());
        bytes[20..TAG].copy_from_slice(&secret);
        let tag = tag(keys, &bytes[..TAG]);
        bytes[TAG..].copy_from_slice(&tag);
        Self { family, bytes }
    }
}

fn tag(keys: &Keys, content: &[u8]) -> [u8; LENGTH - TAG] {
    let hash = keys.keyed_hash("refresh token", &[content]);
    let mut tag = [0; LENGTH - TAG];
    tag.copy_from_slice(&hash[..LENGTH - TAG]);
    tag
}
