//! The server of New Beginnings. `sync-service --help` says what it can do.

use std::io::Write;
use std::process::ExitCode;
use sync_service::cli::Command;
use sync_service::cli::error::{exit_code, sentence};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // There may be no reader left.
            let _ = writeln!(std::io::stderr(), "{}", sentence(&error));
            exit_code(&error)
        }
    }
}

fn run() -> anyhow::Result<()> {
    let command = Command::read()?;
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    if command.serves() {
        sync_service::serve::allocator::bound_retained_memory();
    }
    rustls::crypto::aws_lc_rs::default_provider()
        .install_default()
        .map_err(|_| anyhow::anyhow!("a second TLS provider is installed"))?;
    command.run()
}
