//! The calls that send messages to phones, and the proof of work that they need.

use super::refusal::Refusal;
use super::{Client, read};
use crate::auth::AccountAnswer;
use crate::phone::{PhoneSignInAnswer, PhoneSignInRequest, WorkChallenge};
use crate::places::texts::{PlaceText, PlaceTextSent};
use data_encoding::{BASE64, HEXLOWER};
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};

/// The answer to any of the calls: the fields of a sign-in, and those of a number.
#[derive(Debug, Deserialize)]
pub struct PhoneAnswer {
    /// A sign-in.
    #[serde(flatten)]
    pub account: AccountAnswer,
    /// A number.
    #[serde(flatten)]
    pub phone: PhoneSignInAnswer,
}

impl Client {
    /// `POST /v1/accounts:{name}`; messages and mails that follow are written in `language`.
    pub async fn phone(
        &self,
        name: &str,
        request: &PhoneSignInRequest,
        language: &str,
    ) -> Result<PhoneAnswer, Refusal> {
        let request = self
            .identity_call(&["v1", &format!("accounts:{name}")])?
            .header("x-firebase-locale", language)
            .json(request);
        read(request).await
    }

    /// `POST /place-texts`
    pub async fn text_places(&self, text: &PlaceText) -> Result<PlaceTextSent, Refusal> {
        let url = self.address(&["place-texts"])?;
        read(self.http.post(url).json(text)).await
    }

    /// `GET /account/proof-of-work`
    pub async fn work_challenge(&self) -> Result<WorkChallenge, Refusal> {
        let url = self.address(&["account", "proof-of-work"])?;
        read(self.http.get(url)).await
    }
}

impl WorkChallenge {
    /// Finds the number and returns the proof; `None` if no number fits. Takes a hash for each number
    /// tried, so it belongs on a thread that may block.
    pub fn prove(&self) -> Option<String> {
        let wanted = HEXLOWER.decode(self.challenge.as_bytes()).ok()?;
        let number = (0..=self.maxnumber).find(|number| {
            let hash = Sha256::digest(format!("{}{number}", self.salt).as_bytes());
            hash.as_slice() == wanted
        })?;
        let proof = json!({
            "algorithm": self.algorithm,
            "challenge": self.challenge,
            "number": number,
            "salt": self.salt,
            "signature": self.signature,
        });
        Some(BASE64.encode(proof.to_string().as_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn challenge(number: u32) -> WorkChallenge {
        let salt = "5d41?expires=1".to_owned();
        let hash = Sha256::digest(format!("{salt}{number}").as_bytes());
        WorkChallenge {
            algorithm: "SHA-256".into(),
            challenge: HEXLOWER.encode(&hash),
            salt,
            signature: "s".into(),
            maxnumber: 100,
        }
    }

    #[test]
    fn the_proof_names_the_number_that_was_hidden() {
        for number in [0, 57, 100] {
            let proof = BASE64.decode(challenge(number).prove().unwrap().as_bytes());
            let proof: serde_json::Value = serde_json::from_slice(&proof.unwrap()).unwrap();
            assert_eq!(proof["number"], number);
            assert_eq!(proof["signature"], "s");
        }
        assert_eq!(challenge(101).prove(), None);
    }
}
