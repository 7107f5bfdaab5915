//! The commands.

mod lists;
mod visits;

use crate::config::{DataFolder, ServeConfig};
use crate::serve::serve;
use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// The server of New Beginnings: lists, messages, page views and the website.
#[derive(Debug, Parser)]
#[command(version)]
pub struct Command {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Serve the website and its calls until SIGTERM or Ctrl+C
    Serve(Box<ServeConfig>),
    /// Replace a list by a CSV file with a header row
    ///
    /// Shows what changes. A bad row is named by its line, and then nothing is changed. A running
    /// service follows within seconds.
    ImportListings {
        /// The CSV file (UTF-8); the column "name" is required
        file: PathBuf,
        /// Name of the list, as in /resources/NAME: lower-case letters, digits and dashes
        #[arg(long)]
        name: String,
        /// Allow that more than a fifth of the rows go
        #[arg(long)]
        allow_drop: bool,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the lists, or write one as CSV
    ListListings {
        /// Write this list as CSV, ready to be edited and imported again
        #[arg(long)]
        name: Option<String>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Write page views as CSV: day, page, site, count
    Visits {
        /// First day, YYYY-MM-DD
        #[arg(long, default_value = "0000-01-01")]
        from: String,
        /// Last day, YYYY-MM-DD
        #[arg(long, default_value = "9999-12-31")]
        to: String,
        #[command(flatten)]
        folder: DataFolder,
    },
}

impl Command {
    /// Runs the command to its end.
    #[tokio::main]
    pub async fn run(self) -> anyhow::Result<()> {
        match self.action {
            Action::Serve(config) => serve(*config).await,
            Action::ImportListings {
                file,
                name,
                allow_drop,
                dry_run,
                folder,
            } => lists::import_file(&folder.data, &file, &name, allow_drop, dry_run).await,
            Action::ListListings {
                name: Some(name),
                folder,
            } => lists::write_csv(&folder.data, &name).await,
            Action::ListListings { name: None, folder } => lists::show(&folder.data).await,
            Action::Visits { from, to, folder } => {
                visits::write_csv(&folder.data, &from, &to).await
            }
        }
    }
}
