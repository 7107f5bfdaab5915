//! `desk queue|place|still-right|no-answer|still-hires|change|undo|numbers`: what staff do on the screens, for scripts

use super::arguments::person;
use super::error::not_there;
use crate::config::DataFolder;
use crate::desk::Desk;
use crate::desk::queue::QueueQuestion;
use crate::desk::staff::Staff;
use crate::{say, say_error};
use anyhow::{Context, bail, ensure};
use clap::Subcommand;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sync_protocol::desk::{DeskAnswer, DeskChange, DeskOutcome, PlaceStatus, QUEUE_MAX, QueueView};
use sync_protocol::desk_seen::DeskLooked;
use sync_protocol::desk_twins::DeskTwin;
use sync_protocol::desk_undo::DeskUndone;
use sync_protocol::employer_fact::DeskHires;
use sync_protocol::listings::{ListingName, Row};

#[derive(Debug, Subcommand)]
pub(super) enum PlaceAction {
    /// Show the places that should be checked next, one JSON object in a line
    Queue {
        /// due, unreachable, removed or all
        #[arg(long, default_value = "due", value_parser = named::<QueueView>)]
        view: QueueView,
        /// Only of this list
        #[arg(long)]
        list: Option<String>,
        /// Only with these words in name, town, address or phone number
        #[arg(long, default_value = "")]
        text: String,
        /// Show all of them, and not only the first 50
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show a place with its reports and its history, as JSON
    Place {
        /// Its id, as `desk queue` shows it
        id: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Say that the facts of a place are still right
    StillRight {
        /// Its id
        id: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Say that a place did not answer the phone
    NoAnswer {
        /// Its id
        id: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Say that an employer still hires people with a record
    StillHires {
        /// Its id
        id: String,
        /// The name of the person who asked, as visitors read it
        #[arg(long, value_parser = person)]
        by: String,
        /// It does not say so any more
        #[arg(long)]
        no: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Change facts of a place, for example phone=609-555-0100, and publish them
    Change {
        /// Its id
        id: String,
        /// A field and its new text; an empty text empties the field
        #[arg(value_name = "FIELD=TEXT", value_parser = field)]
        fields: Vec<(String, String)>,
        /// listed, closed or not-listed
        #[arg(long, value_parser = named::<PlaceStatus>)]
        status: Option<PlaceStatus>,
        /// Why
        #[arg(long, default_value = "")]
        note: String,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Take an act at a place back
    Undo {
        /// Its id
        id: String,
        /// The number of the act in the history of the place
        act: i64,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Write how often pages and places were used and how old the facts are, as CSV
    Numbers {
        #[command(flatten)]
        folder: DataFolder,
    },
}

impl PlaceAction {
    /// The data folder.
    pub(super) fn folder(&self) -> &DataFolder {
        match self {
            Self::Queue { folder, .. }
            | Self::Place { folder, .. }
            | Self::StillRight { folder, .. }
            | Self::NoAnswer { folder, .. }
            | Self::StillHires { folder, .. }
            | Self::Change { folder, .. }
            | Self::Undo { folder, .. }
            | Self::Numbers { folder } => folder,
        }
    }

    /// Does it at a desk whose lists were not read yet.
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        desk.catalog.refresh().await?;
        let staff = Staff::command();
        match self {
            Self::Queue {
                view,
                list,
                text,
                all,
                ..
            } => {
                if let Some(name) = &list {
                    require_list(desk, name).await?;
                }
                let question = QueueQuestion { view, list, text };
                let queue = desk.queue(&question, if all { usize::MAX } else { QUEUE_MAX });
                let queue = queue.await?;
                for item in &queue.items {
                    say!("{}", serde_json::to_string(item)?);
                }
                let (shown, total) = (queue.items.len(), queue.total);
                if u32::try_from(shown).is_ok_and(|shown| shown < total) {
                    // Not among the lines of the places: a script reads those.
                    say_error!("These are {shown} of {total} places. `--all` shows all of them.");
                }
            }
            Self::Place { id, .. } => {
                let place = desk.place(&staff, &id).await;
                let place = place.map_err(|error| not_there(error, NO_PLACE))?;
                say!("{}", serde_json::to_string_pretty(&place)?);
            }
            Self::StillRight { id, .. } => {
                let looked = looked(desk, &id).await?;
                tell(&desk.still_right(&staff, &id, &looked).await?)?;
            }
            Self::NoAnswer { id, .. } => {
                let version = version(desk, &id).await?;
                tell(&desk.no_answer(&staff, &id, version).await?)?;
            }
            Self::StillHires { id, by, no, .. } => {
                let version = version(desk, &id).await?;
                let staff = Staff { name: by, ..staff };
                let hires = DeskHires {
                    version,
                    still: !no,
                };
                tell(&desk.hires(&staff, &id, hires).await?)?;
            }
            Self::Change {
                id,
                fields,
                status,
                note,
                ..
            } => {
                ensure!(
                    !fields.is_empty() || status.is_some(),
                    "say what changes: FIELD=TEXT, or --status"
                );
                let DeskLooked { version, reports } = looked(desk, &id).await?;
                let change = DeskChange {
                    version,
                    reports,
                    fields: single(fields)?,
                    status,
                    note,
                };
                tell(&desk.change(&staff, &id, &change).await?)?;
            }
            Self::Undo { id, act, .. } => {
                let version = version(desk, &id).await?;
                let answer = desk.undo(&staff, &id, version, act).await;
                tell(&answer.map_err(|error| not_there(error, NO_ACT))?)?;
            }
            Self::Numbers { .. } => say!("{}", desk.insight_table(&staff).await?.trim_end()),
        }
        Ok(())
    }
}

const NO_ACT: &str = "there is no such act at this place; `desk place` shows its history";
const NO_PLACE: &str = "there is no such place; `desk queue --view all` shows their ids";

/// The version of a place as it is now.
async fn version(desk: &Desk, id: &str) -> anyhow::Result<i64> {
    Ok(looked(desk, id).await?.version)
}

/// The version of a place and its reports as they are now.
async fn looked(desk: &Desk, id: &str) -> anyhow::Result<DeskLooked> {
    let place = desk.place(&Staff::command(), id).await;
    let place = place.map_err(|error| not_there(error, NO_PLACE))?;
    let reports = place.reports.into_iter().map(|it| it.id);
    Ok(DeskLooked {
        version: place.version,
        reports: reports.collect(),
    })
}

/// Fails when there is no list with this name.
pub(super) async fn require_list(desk: &Desk, name: &str) -> anyhow::Result<()> {
    let listing = match ListingName::parse(name) {
        Some(name) => desk.store.listing(&name).await?,
        None => None,
    };
    listing.with_context(|| format!("there is no list \"{name}\"; `list-listings` shows them"))?;
    Ok(())
}

/// Says what became of an act.
fn tell(answer: &DeskAnswer) -> anyhow::Result<()> {
    let DeskAnswer {
        outcome,
        place,
        undone,
    } = answer;
    match outcome {
        DeskOutcome::Done => {}
        DeskOutcome::ChangedMeanwhile => bail!(
            "another person changed this place at the same moment; nothing was done, try again"
        ),
        DeskOutcome::CountedToday => {
            bail!("that it did not answer is written for today already; a day counts once")
        }
        DeskOutcome::NothingLeft => {
            bail!("nothing of this act still stands; all of it was set again since")
        }
    }
    let number = place.history.first().map_or(0, |act| act.id);
    let name = place.row.get("name").map_or("", String::as_str);
    say!("{name}: done, act {number}");
    if let Some(DeskUndone {
        back,
        stays,
        check_gone,
    }) = &undone
    {
        if !stays.is_empty() {
            say!("taken back: {}", back.join(", "));
            say!("set again since, so not taken back: {}", stays.join(", "));
        }
        if *check_gone {
            say!("a later check does not count any more: what came back was not checked then");
        }
    }
    for DeskTwin {
        id, title, name, ..
    } in &place.twins
    {
        say!("the same place is also in {title}, and is as it was there: {name}, {id}");
    }
    Ok(())
}

/// A value by the name that it has on the wire.
pub(super) fn named<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let read = serde_json::from_value(Value::String(text.to_owned()));
    read.map_err(|error| {
        let error = error.to_string();
        let known = error.split("expected one of ").nth(1);
        let known = known.map(|names| names.replace('`', ""));
        known.map_or(error, |names| format!("write one of these: {names}"))
    })
}

/// The fields of a change, each once: of two texts nobody knows which one is meant.
fn single(fields: Vec<(String, String)>) -> anyhow::Result<Row> {
    let mut row = Row::new();
    for (field, text) in fields {
        if let Some(other) = row.insert(field.clone(), text.clone()) {
            bail!("{field} is there twice: {other:?} and {text:?}; write it once");
        }
    }
    Ok(row)
}

fn field(text: &str) -> Result<(String, String), String> {
    let (field, text) = text.split_once('=').ok_or("write FIELD=TEXT")?;
    let text = if text.trim().is_empty() { "N/A" } else { text };
    Ok((field.to_owned(), text.to_owned()))
}
