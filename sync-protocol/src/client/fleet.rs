//! The calls of a kiosk about itself.

use super::refusal::Refusal;
use super::{Client, read};
use crate::fleet::{Enrolled, Enrolment, Heartbeat};
use crate::kiosk_settings::SignedSettings;

impl Client {
    /// `POST /kiosks/enroll`
    pub async fn enroll(&self, code: &str) -> Result<Enrolled, Refusal> {
        let enrolment = Enrolment { code: code.into() };
        let address = self.address(&["kiosks", "enroll"])?;
        read(self.http.post(address).json(&enrolment)).await
    }

    /// `GET /kiosks/settings`; the challenge is signed with the settings.
    pub async fn settings(&self, key: &str, challenge: &str) -> Result<SignedSettings, Refusal> {
        let mut address = self.address(&["kiosks", "settings"])?;
        address
            .query_pairs_mut()
            .append_pair("challenge", challenge);
        let request = self.http.get(address);
        read(self.bearing(request, key)?).await
    }

    /// `POST /kiosks/heartbeat`
    pub async fn beat(&self, key: &str, beat: &Heartbeat) -> Result<(), Refusal> {
        self.post(&["kiosks", "heartbeat"], Some(key), beat).await
    }
}
