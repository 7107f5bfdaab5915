//! The log: the file that `NB_KIOSK_LOG` names, or standard error. It never contains personal text.

use std::fs::OpenOptions;
use std::sync::Mutex;
use tracing_subscriber::EnvFilter;

pub(crate) fn start() -> Result<(), Box<dyn std::error::Error>> {
    let filter = EnvFilter::try_from_env("NB_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(false);
    match std::env::var_os("NB_KIOSK_LOG") {
        Some(path) => {
            let file = OpenOptions::new().create(true).append(true).open(path)?;
            builder
                .with_writer(Mutex::new(file))
                .try_init()
                .map_err(|error| error as _)
        }
        None => builder
            .with_writer(std::io::stderr)
            .try_init()
            .map_err(|error| error as _),
    }
}
