//! `import-listings` and `list-listings`.

use crate::clock::{Clock, SystemClock, milliseconds};
use crate::config::DataFolder;
use crate::desk::imports::fields_of;
use crate::desk::imports::own_table::{OwnTable, read_file};
use crate::desk::imports::warnings::{Warning, doubts, warnings};
use crate::desk::staff::Staff;
use crate::listings::changes::Changes;
use crate::listings::export::{columns_of, columns_to_csv};
use crate::listings::import::{Consent, import};
use crate::listings::service_fields::leave_out;
use crate::open_store::{beside, existing};
use crate::places::Places;
use crate::say;
use crate::stdout;
use crate::store::desk::{ActDetails, DeskCommit, NewAct};
use anyhow::Context;
use place_facts::calendar::local;
use std::path::Path;
use std::sync::Arc;
use sync_protocol::desk::ActKind;
use sync_protocol::listings::{ListingName, RESERVED_LISTINGS};
use time::OffsetDateTime;
use time::macros::format_description;

/// Warnings that are written one by one.
const WARNINGS_MAX: usize = 50;

pub(super) async fn import_file(
    folder: &DataFolder,
    file: &Path,
    name: &str,
    consent: Consent,
    is_new: bool,
) -> anyhow::Result<()> {
    let name = parse(name)?;
    anyhow::ensure!(
        !RESERVED_LISTINGS.contains(&name.as_str()),
        "\"{name}\" cannot name a list: the service answers something of its own under this name"
    );
    let OwnTable { mut rows, above } =
        read_file(file).with_context(|| file.display().to_string())?;
    if above > 0 {
        say!("left out: {above} lines above the headings");
    }
    let today = local(milliseconds(SystemClock.now())).unwrap_or_default();
    warn(&warnings(name.as_str(), &rows, today.date()));
    look_at(&doubts(&rows, today.date()));
    let store = match is_new {
        true => beside(folder).await?,
        false => existing(folder).await?,
    };
    let listed = store.listing(&name).await?;
    let listed = listed.as_ref().map_or(&[][..], |it| &it.rows);
    for (place, field) in leave_out(name.as_str(), &mut rows, listed) {
        say!(
            "left out: what the file says of {place:?} in \"{field}\"; only the service writes it when staff ask"
        );
    }
    let changes = import(store.as_ref(), &SystemClock, &name, &rows, consent).await?;
    say!("{changes}");
    if consent.dry_run {
        say!("Nothing was changed (--dry-run).");
        return Ok(());
    }
    if !changes.is_empty() {
        let act = act_of(&name, &changes, milliseconds(SystemClock.now()));
        store.commit_desk(DeskCommit::of(act)).await?;
    }
    // Ids and codes on paper stay, also when no service runs between two imports.
    let places = Places::new(store, Arc::new(SystemClock));
    places.refresh().await?;
    Ok(())
}

/// The import as the record of the desk tells it.
fn act_of(name: &ListingName, changes: &Changes, at: i64) -> NewAct {
    let counts = [
        (":added", &changes.added),
        (":changed", &changes.changed),
        (":removed", &changes.removed),
    ];
    let counts = counts.map(|(fact, names)| (fact.to_owned(), names.len().to_string()));
    let list = (":list".to_owned(), name.as_str().to_owned());
    let staff = Staff::command();
    NewAct {
        at,
        who: staff.email,
        kind: ActKind::ImportList,
        subject: name.as_str().to_owned(),
        details: ActDetails {
            name: staff.name,
            after: counts.into_iter().chain([list]).collect(),
            ..ActDetails::default()
        },
    }
}

/// Says which cells the desk would refuse. The list is the operator's own, so it is imported with them.
fn warn(found: &[Warning]) {
    for it in found.iter().take(WARNINGS_MAX) {
        say!("warning: {}", it.line());
    }
    if !found.is_empty() {
        say!(
            "{} cells would be refused at the desk. Put them right in the file and import it again.",
            found.len()
        );
    }
}

/// Says which cells may be right and should be looked at.
fn look_at(found: &[String]) {
    for line in found.iter().take(WARNINGS_MAX) {
        say!("look at {line}");
    }
    if found.len() > WARNINGS_MAX {
        say!(
            "{} more cells should be looked at.",
            found.len() - WARNINGS_MAX
        );
    }
}

pub(super) async fn write_csv(folder: &DataFolder, name: &str) -> anyhow::Result<()> {
    let name = parse(name)?;
    let listing = existing(folder).await?.listing(&name).await?;
    let listing = listing.with_context(|| format!("there is no list \"{name}\""))?;
    let rows = &listing.rows;
    let fields = fields_of(rows);
    let columns = match rows.is_empty() {
        true => fields.iter().map(String::as_str).collect(),
        false => columns_of(rows),
    };
    stdout::write(format_args!("{}", columns_to_csv(&columns, rows)?));
    Ok(())
}

pub(super) async fn show(folder: &DataFolder) -> anyhow::Result<()> {
    let store = existing(folder).await?;
    say!(
        "{:<20} {:>6} {:>9}  updated (UTC)",
        "name",
        "rows",
        "revision"
    );
    for (name, _) in store.listing_revisions().await? {
        let Some(listing) = store.listing(&name).await? else {
            continue;
        };
        let updated = OffsetDateTime::from_unix_timestamp(listing.updated_at / 1000)?
            .format(format_description!("[year]-[month]-[day] [hour]:[minute]"))?;
        say!(
            "{name:<20} {:>6} {:>9}  {updated}",
            listing.rows.len(),
            listing.revision
        );
    }
    Ok(())
}

fn parse(name: &str) -> anyhow::Result<ListingName> {
    ListingName::parse(name).with_context(|| {
        format!("\"{name}\" cannot name a list: use lower-case letters, digits and single dashes")
    })
}
