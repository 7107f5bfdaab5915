//! The server of New Beginnings. `sync-service --help` says what it can do.

use clap::Parser;
use sync_service::cli::Command;

// Threads never wait for each other's locks here. With the system's allocator a computation of low
// priority could hold up the threads that answer requests, for up to two seconds.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> anyhow::Result<()> {
    resume_reader::child::run_if_asked();
    let command = Command::parse();
    rustls::crypto::aws_lc_rs::default_provider()
        .install_default()
        .map_err(|_| anyhow::anyhow!("a second TLS provider is installed"))?;
    command.run()
}
