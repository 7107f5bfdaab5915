//! Settings of the operator's programs that manage accounts.

use clap::Args;
use std::path::PathBuf;

/// Whether programs of the operator may manage accounts.
#[derive(Debug, Clone, Args)]
pub struct AdministrationConfig {
    /// File with the key of programs that manage accounts, made with "sync-service admin-key FILE"; they
    /// reach the service at the address of --operator-listen. Without it there are no such calls
    #[arg(
        long,
        env = "NB_ADMIN_KEY_FILE",
        value_name = "FILE",
        requires = "operator_listen"
    )]
    pub admin_key_file: Option<PathBuf>,
}
