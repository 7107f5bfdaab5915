//! `mail-test`

use crate::clock::{Clock, SystemClock};
use crate::compose::mailer;
use crate::config::DataFolder;
use crate::config::mail::MailConfig;
use crate::open_store::beside;
use crate::say;
use crate::store::outbox::Mail;
use crate::trusted_time::TrustedTime;
use anyhow::bail;
use std::sync::Arc;

/// Sends one mail past the outbox and says what became of it.
pub(super) async fn send(to: &str, folder: &DataFolder, config: &MailConfig) -> anyhow::Result<()> {
    config.check()?;
    let store = beside(folder).await?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let time = TrustedTime::new(Arc::clone(&clock), Arc::clone(&store));
    let mailer = mailer(config, &folder.data, store, clock, Arc::new(time))?;
    let mail = Mail {
        to: to.to_owned(),
        reply_to: None,
        subject: "A test from New Beginnings".into(),
        body: "If you can read this, mails arrive. Please delete it.\n".into(),
    };
    let limit = mailer.patience.later;
    match mailer.try_once(&mail, None, limit).await {
        Ok(()) => say!("The mail was taken. Please look into the mailbox."),
        Err(error) => bail!("the mail was not taken: {:#}", anyhow::Error::new(error)),
    }
    Ok(())
}
