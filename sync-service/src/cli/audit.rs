//! `audit check`

use crate::accounts::keys::Keys;
use crate::clock::{Clock, SystemClock};
use crate::config::DataFolder;
use crate::open_store::existing;
use crate::random::system_random;
use crate::say;
use crate::store::audit::ChainReport;
use anyhow::Context;
use clap::Subcommand;

/// Faults that are printed one by one.
const FAULTS_MAX: usize = 100;

#[derive(Debug, Subcommand)]
pub(super) enum AuditAction {
    /// Find lines of the record that were changed, removed or moved
    ///
    /// Ends with an error when there are any. May run beside the service.
    Check {
        #[command(flatten)]
        folder: DataFolder,
    },
}

pub(super) async fn run(action: AuditAction) -> anyhow::Result<()> {
    let AuditAction::Check { folder } = action;
    let keys = folder.keys();
    anyhow::ensure!(
        keys.join("secret").exists(),
        "there are no keys in this data folder; start the service once"
    );
    let now = SystemClock.now().unix_timestamp();
    let keys = Keys::open(&keys, &system_random(), now).context("the keys cannot be read")?;
    let store = existing(&folder).await?;
    let report = store.check_events(&keys.chain_key(), FAULTS_MAX).await?;
    tell(&report);
    match report.faults.len() {
        0 => Ok(()),
        _ => anyhow::bail!("the record of security events was changed"),
    }
}

fn tell(report: &ChainReport) {
    let ChainReport {
        lines,
        erased,
        unchained,
        faults,
    } = report;
    say!("Lines that were checked: {lines}.");
    if *erased > 0 {
        say!("Of these, lines of deleted accounts, whose content is gone: {erased}.");
    }
    if *unchained > 0 {
        say!("Lines from before the record was chained, which cannot be checked: {unchained}.");
    }
    for fault in faults {
        say!("Fault: {fault}.");
    }
    if faults.is_empty() {
        say!("No line was changed, removed or moved.");
    }
}
