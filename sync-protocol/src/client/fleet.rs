//! The calls of a kiosk about itself.

use super::{Client, accepted, no_answer, read};
use crate::error_code::ErrorCode;
use crate::fleet::{Enrolled, Enrolment, Heartbeat};
use reqwest::StatusCode;

impl Client {
    /// `POST /kiosks/enroll`
    pub async fn enroll(&self, code: &str) -> Result<Enrolled, ErrorCode> {
        let enrolment = Enrolment { code: code.into() };
        let address = self.address(&["kiosks", "enroll"])?;
        read(self.http.post(address).json(&enrolment)).await
    }

    /// `POST /kiosks/heartbeat`
    pub async fn beat(&self, key: &str, beat: &Heartbeat) -> Result<(), ErrorCode> {
        let address = self.address(&["kiosks", "heartbeat"])?;
        let request = self.bearing(self.http.post(address), key)?.json(beat);
        let answer = accepted(request.send().await.map_err(no_answer)?).await?;
        (answer.status() == StatusCode::NO_CONTENT)
            .then_some(())
            .ok_or(ErrorCode::NetworkRequestFailed)
    }
}
