//! The log: to standard error, for people or as JSON.

use crate::config::LogConfig;
use anyhow::Context;
use tracing_subscriber::EnvFilter;

pub(super) fn start(config: &LogConfig) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&config.log).context("--log is not a filter")?;
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    let started = if config.log_json {
        builder.json().try_init()
    } else {
        builder.try_init()
    };
    started.map_err(|error| anyhow::anyhow!(error))
}
