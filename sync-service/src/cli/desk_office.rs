//! `desk notices|notice|end-notice|pages|suggestions|approve|return|invite|remove`, for scripts

use super::desk_places::named;
use super::error::not_there;
use crate::config::DataFolder;
use crate::config::public_url::public_url;
use crate::desk::shown_suggestions::Asked;
use crate::desk::staff::Staff;
use crate::desk::{Desk, DeskError};
use crate::email_address::EmailAddress;
use crate::say;
use anyhow::Context;
use clap::Subcommand;
use std::fs;
use std::path::PathBuf;
use sync_protocol::desk::{DeskOutcome, DeskSuggestion, Role, StaffInvite};
use sync_protocol::desk_notices::NewNotice;
use sync_protocol::desk_pages::DeskPages;
use sync_protocol::desk_seen::{DeskApprove, DeskReturn};
use url::Url;

const HOUR: i64 = 3_600_000;
const NO_NOTICE: &str = "there is no such notice; `desk notices` shows them";
const NO_SUGGESTION: &str = "there is no such suggestion; `desk suggestions` shows them";

#[derive(Debug, Subcommand)]
pub(super) enum OfficeAction {
    /// Show the notices that are on the screens now, one JSON object in a line
    Notices {
        /// Show also those that ended
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Put a notice on every screen
    Notice {
        /// Its text in English
        #[arg(long)]
        en: String,
        /// Its text in Spanish
        #[arg(long)]
        es: String,
        /// For how many hours, at most 744
        #[arg(long, default_value = "12", value_parser = clap::value_parser!(u16).range(1..=744))]
        hours: u16,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Take a notice away before its time
    EndNotice {
        /// Its id, as `desk notices` shows it
        id: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the texts of the About page and the videos that staff added, as JSON; or write them
    Pages {
        /// A file with JSON as this command shows it; its version does not count
        #[arg(long)]
        write: Option<PathBuf>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the suggestions that wait, one JSON object in a line
    Suggestions {
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Publish a suggestion
    Approve {
        /// Its id, as `desk suggestions` shows it
        id: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Return a suggestion to the person who made it
    Return {
        /// Its id, as `desk suggestions` shows it
        id: String,
        /// Why
        #[arg(long)]
        word: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Invite a person to the staff by mail, or give another role
    Invite {
        /// E-mail address
        email: EmailAddress,
        /// Name, as the history shows it
        #[arg(long)]
        name: String,
        /// caller, editor or owner
        #[arg(long, value_parser = named::<Role>)]
        role: Role,
        /// Language of the mail
        #[arg(long, default_value = "en", value_parser = ["en", "es"])]
        language: String,
        /// The public address of the website
        #[arg(long, value_parser = public_url)]
        public_url: Url,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Take a person off the staff
    Remove {
        /// E-mail address
        email: EmailAddress,
        #[command(flatten)]
        folder: DataFolder,
    },
}

impl OfficeAction {
    /// The data folder.
    pub(super) fn folder(&self) -> &DataFolder {
        match self {
            Self::Notices { folder, .. }
            | Self::Notice { folder, .. }
            | Self::EndNotice { folder, .. }
            | Self::Pages { folder, .. }
            | Self::Suggestions { folder }
            | Self::Approve { folder, .. }
            | Self::Return { folder, .. }
            | Self::Invite { folder, .. }
            | Self::Remove { folder, .. } => folder,
        }
    }

    /// The public address of the website, for a mail.
    pub(super) fn public_url(&self) -> &str {
        match self {
            Self::Invite { public_url, .. } => public_url.as_str(),
            _ => "",
        }
    }

    /// Does it at a desk whose lists were not read yet.
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        desk.catalog.refresh().await?;
        let staff = Staff::command();
        match self {
            Self::Notices { all, .. } => {
                let now = desk.now();
                for notice in desk.notices().await? {
                    let state = if notice.until > now { "on" } else { "ended" };
                    if all || state == "on" {
                        let mut line = serde_json::to_value(&notice)?;
                        line["state"] = state.into();
                        say!("{line}");
                    }
                }
            }
            Self::Notice { en, es, hours, .. } => {
                let until = desk.now() + i64::from(hours) * HOUR;
                desk.put_up(&staff, &NewNotice { en, es, until }).await?;
                say!("The notice is on the screens.");
            }
            Self::EndNotice { id, .. } => {
                let ended = desk.take_down(&staff, &id).await;
                ended.map_err(|error| not_there(error, NO_NOTICE))?;
                say!("The notice is gone.");
            }
            Self::Pages { write, .. } => pages(desk, &staff, write).await?,
            Self::Suggestions { .. } => {
                for suggestion in desk.suggestions(&staff, Asked::All).await? {
                    say!("{}", serde_json::to_string(&suggestion)?);
                }
            }
            Self::Approve { id, .. } => approve(desk, &staff, &id).await?,
            Self::Return { id, word, .. } => {
                let revision = suggestion(desk, &staff, &id).await?.revision;
                let back = DeskReturn { word, revision };
                let returned = desk.return_suggestion(&staff, &id, &back).await;
                returned.map_err(|error| not_there(error, NO_SUGGESTION))?;
                say!("The suggestion is returned.");
            }
            Self::Invite {
                email,
                name,
                role,
                language,
                ..
            } => {
                let invite = StaffInvite {
                    email: email.into(),
                    name,
                    role,
                    language,
                };
                let invited = desk.invite(&staff, &invite).await;
                invited.map_err(|error| of_address(error, &invite.email))?;
                say!(
                    "{} is on the staff. The service sends the mail.",
                    invite.email
                );
            }
            Self::Remove { email, .. } => {
                let removed = desk.remove(&staff, &email).await;
                removed.map_err(|error| of_address(error, &email))?;
                say!("{email} is off the staff.");
            }
        }
        Ok(())
    }
}

/// What is wrong with the address of a person that a command named.
pub(super) fn of_address(error: DeskError, email: &str) -> anyhow::Error {
    match error {
        DeskError::NotFound => {
            anyhow::anyhow!("{email} is not on the staff; `desk people` prints who is")
        }
        DeskError::Field(field) if field == "email" => anyhow::anyhow!(
            "{email} is no full address: what follows the @ needs a dot, such as county.example.gov"
        ),
        error => error.into(),
    }
}

async fn pages(desk: &Desk, staff: &Staff, file: Option<PathBuf>) -> anyhow::Result<()> {
    let mut pages = desk.pages().await?;
    if let Some(file) = file {
        let text = fs::read(&file).with_context(|| format!("{} can't be read", file.display()))?;
        let wanted: DeskPages = serde_json::from_slice(&text)
            .with_context(|| format!("{} is not as `desk pages` shows it", file.display()))?;
        let version = pages.version;
        pages = desk
            .write_pages(staff, &DeskPages { version, ..wanted })
            .await?;
    }
    say!("{}", serde_json::to_string_pretty(&pages)?);
    Ok(())
}

/// A suggestion as it is now.
async fn suggestion(desk: &Desk, staff: &Staff, id: &str) -> anyhow::Result<DeskSuggestion> {
    let suggestions = desk.suggestions(staff, Asked::All).await?;
    let suggestion = suggestions.into_iter().find(|it| it.id == id);
    suggestion.context(NO_SUGGESTION)
}

async fn approve(desk: &Desk, staff: &Staff, id: &str) -> anyhow::Result<()> {
    let seen = suggestion(desk, staff, id).await?;
    let seen = DeskApprove {
        version: seen.version,
        revision: seen.revision,
    };
    let answer = desk.approve(staff, id, seen).await?;
    anyhow::ensure!(
        answer.outcome == DeskOutcome::Done,
        "another person changed this place at the same moment; nothing was done, try again"
    );
    say!("The suggestion is published.");
    Ok(())
}
