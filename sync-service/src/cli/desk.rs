//! `desk owner|people`

use crate::clock::SystemClock;
use crate::config::DataFolder;
use crate::desk::Desk;
use crate::desk::staff::StaffRecord;
use crate::listings::directory::Directory;
use crate::open_store::existing;
use crate::places::Places;
use crate::random::system_random;
use crate::store::Store;
use crate::store::desk::RecordKind;
use clap::Subcommand;
use std::sync::Arc;

#[derive(Debug, Subcommand)]
pub(super) enum DeskAction {
    /// Make a person an owner of the staff desk, also the first one
    ///
    /// The person signs up on the website with this address, confirms it, turns on the second step in
    /// the profile, and opens /desk. Owners invite everyone else there.
    Owner {
        /// E-mail address
        email: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the staff and their roles
    People {
        #[command(flatten)]
        folder: DataFolder,
    },
}

pub(super) async fn run(action: DeskAction) -> anyhow::Result<()> {
    match action {
        DeskAction::Owner { email, folder } => {
            let store = existing(&folder).await?;
            desk(store).make_owner(&email).await?;
            println!(
                "{email} is an owner of the staff desk now. Next: sign up with this address, confirm \
                 it, turn on the second step in the profile, and open /desk."
            );
        }
        DeskAction::People { folder } => {
            let store = existing(&folder).await?;
            let records = store.desk_records(RecordKind::Staff).await?;
            for record in records {
                let staff: StaffRecord = serde_json::from_str(&record.content)?;
                let joined = if staff.uid.is_some() {
                    ""
                } else {
                    ", was not there yet"
                };
                println!("{:?} {} ({}){joined}", staff.role, record.id, staff.name);
            }
        }
    }
    Ok(())
}

/// The desk over a store, without lists: no command changes a place.
fn desk(store: Arc<dyn Store>) -> Desk {
    let clock = Arc::new(SystemClock);
    Desk {
        random: system_random(),
        directory: Arc::new(Directory::new(Arc::clone(&store))),
        catalog: Arc::new(Places::new(Arc::clone(&store), clock.clone())),
        clock,
        store,
        contact_email: None,
        public_url: String::new(),
    }
}
