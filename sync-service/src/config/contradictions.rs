//! Settings that are right each for itself and contradict each other.

use super::ways::{Way, WaysConfig};
use super::{ServeConfig, SignUp};
use anyhow::ensure;

impl ServeConfig {
    /// Refuses settings that contradict each other, before anything is opened.
    pub fn check(&self) -> anyhow::Result<()> {
        ensure!(
            !(self.account_discovery && self.sign_up == SignUp::ByMail),
            "--account-discovery tells who has an account, so --sign-up by-mail cannot keep it; choose one of them"
        );
        self.mail.check()?;
        self.ways.check()
    }
}

impl WaysConfig {
    fn check(&self) -> anyhow::Result<()> {
        ensure!(
            !self.ways.contains(&Way::None) || self.ways.iter().all(|way| *way == Way::None),
            "--ways none cannot stand beside other ways; choose one of them"
        );
        ensure!(
            self.text_places <= self.sms_a_day,
            "--text-places {} is more than --sms-a-day {}, among which they count; raise that one too",
            self.text_places,
            self.sms_a_day
        );
        Ok(())
    }
}
