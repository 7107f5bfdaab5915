//! `desk owner|people|end-sessions|acts|link|lists|kiosks|import|imports|publish|withdraw`, and the acts of the screens

use super::desk_acts::write_acts;
use super::desk_imports::{self, ImportFile};
use super::desk_kiosks::KioskChange;
use super::desk_lists::ListChange;
use super::desk_messages::MessageAction;
use super::desk_office::{OfficeAction, of_address};
use super::desk_places::PlaceAction;
use super::users;
use crate::clock::SystemClock;
use crate::config::DataFolder;
use crate::config::public_url::public_url;
use crate::desk::staff::Staff;
use crate::desk::{Desk, DeskError, PUBLISHING_MAX};
use crate::email_address::EmailAddress;
use crate::listings::directory::Directory;
use crate::open_data::license::DataLicense;
use crate::open_store::existing;
use crate::places::Places;
use crate::random::system_random;
use crate::say;
use crate::store::Store;
use clap::Subcommand;
use std::sync::Arc;
use sync_protocol::entry_links::NewEntryLink;
use url::Url;

#[derive(Debug, Subcommand)]
pub(super) enum DeskAction {
    #[command(flatten)]
    Place(PlaceAction),
    #[command(flatten)]
    Office(OfficeAction),
    #[command(flatten)]
    Message(MessageAction),
    /// Make a person an owner of the staff desk, also the first one
    ///
    /// The person signs up on the website with this address, confirms it, turns on the second step in
    /// the profile, and opens /desk. Owners invite everyone else there.
    Owner {
        /// E-mail address
        email: EmailAddress,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the staff and their roles
    People {
        #[command(flatten)]
        folder: DataFolder,
    },
    /// End all sessions of a staff member, on every device
    EndSessions {
        /// E-mail address
        email: EmailAddress,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Write the record of all acts, newest first, one JSON object in a line
    Acts {
        /// Only acts before this day, YYYY-MM-DD
        #[arg(long)]
        before: Option<String>,
        /// Delete what was written. Keep the output: the history of a place shows these acts no more
        #[arg(long, requires = "before")]
        forget: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Make a link by which a place confirms or corrects its own entry, and print it
    Link {
        /// The id of the place, or a code of a printed list
        place: String,
        /// The public address of the website
        #[arg(long, value_parser = public_url)]
        public_url: Url,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the lists beyond the specified ones, in the order of the menus; change one of them
    Lists {
        #[command(flatten)]
        change: ListChange,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the settings that all kiosks or one of them get from the desk, as JSON; change some
    Kiosks {
        #[command(flatten)]
        change: KioskChange,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Read a table or an HSDS package and say every mistake; keep or publish the good rows
    Import {
        #[command(flatten)]
        file: ImportFile,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the tables that were imported, with how many rows wait and how many are published
    Imports {
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Publish the rows of an imported table that wait
    Publish {
        /// Its id, as `desk imports` shows it
        id: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Take the published rows of an imported table off their list again
    Withdraw {
        /// Its id, as `desk imports` shows it
        id: String,
        #[command(flatten)]
        folder: DataFolder,
    },
}

/// Does what was asked for.
pub(super) async fn run(action: DeskAction) -> anyhow::Result<()> {
    match action {
        DeskAction::Place(action) => {
            let store = existing(action.folder()).await?;
            action.run(&desk(store, "")).await?;
        }
        DeskAction::Office(action) => {
            let store = existing(action.folder()).await?;
            let desk = desk(store, action.public_url());
            action.run(&desk).await?;
        }
        DeskAction::Message(action) => {
            let store = existing(action.folder()).await?;
            action.run(desk(store, "")).await?;
        }
        DeskAction::Owner { email, folder } => {
            let store = existing(&folder).await?;
            let made = desk(store, "").make_owner(&email).await;
            made.map_err(|error| of_address(error, &email))?;
            say!(
                "{email} is an owner of the staff desk now. Next: sign up with this address, confirm \
                 it, turn on the second step in the profile, and open /desk."
            );
        }
        DeskAction::People { folder } => {
            let desk = desk(existing(&folder).await?, "");
            for it in desk.people(&Staff::command()).await? {
                let joined = match (it.has_joined, it.account_deleted) {
                    (_, true) => ", account deleted; take the person off with `desk remove`",
                    (true, false) => "",
                    (false, false) => ", was not there yet",
                };
                say!("{:?} {} ({}){joined}", it.role, it.email, it.name);
            }
        }
        DeskAction::EndSessions { email, folder } => {
            let accounts = users::open(&folder, "").await?;
            let desk = desk(Arc::clone(&accounts.store), "");
            let command = Staff::command();
            let ended = desk.end_sessions(&command, &accounts, &email).await;
            ended.map_err(|error| of_address(error, &email))?;
            say!("All sessions of {email} have ended.");
        }
        DeskAction::Acts {
            before,
            forget,
            folder,
        } => write_acts(existing(&folder).await?, before.as_deref(), forget).await?,
        DeskAction::Link {
            place,
            public_url,
            folder,
        } => {
            let desk = desk(existing(&folder).await?, public_url.as_str());
            desk.catalog.refresh().await?;
            let new = NewEntryLink {
                email: String::new(),
                language: "en".to_owned(),
            };
            let made = desk.make_entry_link(&Staff::command(), &place, &new).await;
            let made = made.map_err(|error| match error {
                DeskError::NotFound => anyhow::anyhow!(
                    "there is no place with this id or code; `find --json` prints the ids"
                ),
                error => error.into(),
            })?;
            say!("{}", made.link);
        }
        DeskAction::Lists { change, folder } => {
            let desk = desk(existing(&folder).await?, "");
            change.apply(&desk).await?;
        }
        DeskAction::Kiosks { change, folder } => {
            change.apply(&desk(existing(&folder).await?, "")).await?;
        }
        DeskAction::Import { file, folder } => {
            file.apply(&desk(existing(&folder).await?, "")).await?;
        }
        DeskAction::Imports { folder } => {
            desk_imports::list(&desk(existing(&folder).await?, "")).await?;
        }
        DeskAction::Publish { id, folder } => {
            desk_imports::turn(&desk(existing(&folder).await?, ""), &id, true).await?;
        }
        DeskAction::Withdraw { id, folder } => {
            desk_imports::turn(&desk(existing(&folder).await?, ""), &id, false).await?;
        }
    }
    Ok(())
}

/// The desk over a store.
fn desk(store: Arc<dyn Store>, public_url: &str) -> Desk {
    let clock = Arc::new(SystemClock);
    Desk {
        random: system_random(),
        directory: Arc::new(Directory::new(Arc::clone(&store))),
        catalog: Arc::new(Places::new(Arc::clone(&store), clock.clone())),
        clock,
        store,
        contact_email: None,
        public_url: public_url.trim_end_matches('/').to_owned(),
        // Commands write no package of their own: `export-hsds` has its setting.
        data_license: DataLicense::default(),
        publishing_max: PUBLISHING_MAX,
        links: None,
    }
}
