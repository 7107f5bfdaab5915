//! Proof of work instead of a captcha of a third party: the scheme of ALTCHA (altcha.org). The page
//! gets a salt and the SHA-256 of the salt and a secret number, finds the number by trying, and sends
//! it back. Nothing is kept for a challenge; a used one is remembered until it would have expired.

use super::{AccountError, Accounts};
use crate::random::bytes;
use crate::store::attempt_counts::{Attempt, Limit};
use aws_lc_rs::constant_time::verify_slices_are_equal;
use data_encoding::{BASE64, HEXLOWER};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use sync_protocol::phone::WorkChallenge;

/// How long a challenge can be answered, in seconds.
const LIFE: i64 = 10 * 60;
const ALGORITHM: &str = "SHA-256";
/// Each answer counts once.
const ONCE: Limit = Limit {
    free: u32::MAX,
    first_wait: 0,
    longest_wait: 0,
    most: 1,
    window: LIFE * 1_000,
};

/// An answer, as the page sends it: JSON in base64.
#[derive(Deserialize)]
struct Answer {
    algorithm: String,
    challenge: String,
    number: u64,
    salt: String,
    signature: String,
}

impl Accounts {
    /// Makes a challenge.
    pub fn work_challenge(&self) -> WorkChallenge {
        let most = u64::from(self.policy.phone.work.max(1));
        let number = u64::from_be_bytes(bytes(&self.random)) % most;
        let expires = self.now() / 1_000 + LIFE;
        let salt = HEXLOWER.encode(&bytes::<12>(&self.random));
        let salt = format!("{salt}?expires={expires}");
        let challenge = hash(&salt, number);
        WorkChallenge {
            algorithm: ALGORITHM.into(),
            signature: self.work_signature(&challenge),
            challenge,
            salt,
            maxnumber: self.policy.phone.work,
        }
    }

    /// Checks the answer to a challenge, and that it was not used before.
    pub(super) async fn require_work(&self, answer: Option<&str>) -> Result<(), AccountError> {
        const REFUSED: AccountError =
            AccountError::Protocol("INVALID_APP_CREDENTIAL : The proof of work is not right.");
        if self.policy.phone.work == 0 {
            return Ok(());
        }
        let answer = answer.and_then(|text| BASE64.decode(text.as_bytes()).ok());
        let answer = answer.and_then(|json| serde_json::from_slice::<Answer>(&json).ok());
        let answer = answer.filter(|it| self.is_answer(it)).ok_or(REFUSED)?;
        let used = Attempt {
            key: self
                .keys
                .keyed_hash("used work", &[answer.challenge.as_bytes()]),
            limit: ONCE,
            soft: None,
        };
        let counted = self.store.count_attempt(vec![used], self.now()).await?;
        counted.map(drop).map_err(|_| REFUSED)
    }

    fn is_answer(&self, answer: &Answer) -> bool {
        let expires = answer.salt.split("?expires=").nth(1);
        let expires = expires.and_then(|text| text.parse::<i64>().ok());
        let signature = self.work_signature(&answer.challenge);
        let is_ours = verify_slices_are_equal(signature.as_bytes(), answer.signature.as_bytes());
        answer.algorithm == ALGORITHM
            && expires.is_some_and(|at| at > self.now() / 1_000)
            && is_ours.is_ok()
            && hash(&answer.salt, answer.number) == answer.challenge
    }

    fn work_signature(&self, challenge: &str) -> String {
        let parts = [challenge.as_bytes()];
        HEXLOWER.encode(&self.keys.keyed_hash("proof of work", &parts))
    }
}

fn hash(salt: &str, number: u64) -> String {
    let text = format!("{salt}{number}");
    HEXLOWER.encode(&Sha256::digest(text.as_bytes()))
}
