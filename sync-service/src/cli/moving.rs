//! `move`.

use crate::clock::{Clock, SystemClock};
use crate::config::DataFolder;
use crate::moving::{Moved, to_database, to_folder};
use crate::say;
use clap::Args;
use std::path::PathBuf;

/// Where a move begins or ends. The other side is what the settings name.
#[derive(Debug, Args)]
pub(super) struct Way {
    #[command(flatten)]
    folders: Folders,
    #[command(flatten)]
    settings: DataFolder,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Folders {
    /// Data folder to move from, with SQLite
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// Empty data folder to move to, with SQLite
    #[arg(long, value_name = "DIR")]
    to: Option<PathBuf>,
}

pub(super) async fn run(way: &Way) -> anyhow::Result<()> {
    let moved = match (&way.folders.from, &way.folders.to) {
        (Some(from), _) => {
            let now = SystemClock.now().unix_timestamp();
            to_database(from, &way.settings, now).await?
        }
        (None, Some(to)) => to_folder(&way.settings, to).await?,
        (None, None) => anyhow::bail!("name a folder with --from or --to"),
    };
    show(&moved);
    Ok(())
}

fn show(moved: &Moved) {
    for (table, rows) in moved.tables.iter().filter(|(_, rows)| *rows > 0) {
        say!("{table}: {rows}");
    }
    say!(
        "Everything arrived and was compared. Files: {}, with {} bytes. The source was not changed; \
         do not start it again.",
        moved.files,
        moved.bytes
    );
}
