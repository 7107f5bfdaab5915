//! `desk import|imports|publish|withdraw`

use super::desk_places::require_list;
use super::error::Refused;
use crate::desk::Desk;
use crate::desk::imports::BroughtFile;
use crate::desk::imports::problem_words::{
    doubt_words, failure_words, missing_words, problem_words, repair_words,
};
use crate::desk::shown_suggestions::Asked;
use crate::desk::staff::Staff;
use crate::open_data::package::packed;
use crate::say;
use anyhow::{Context, bail, ensure};
use clap::Args;
use place_facts::spelling::distance;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use sync_protocol::desk::{DeskOutcome, DeskSuggestion};
use sync_protocol::desk_import::{DeskImport, ImportChange, ImportReport};
use sync_protocol::desk_seen::DeskApprove;

/// Letters in which a misspelled field may differ from the right one.
const NEAR: usize = 3;

/// A table or a package of another directory.
#[derive(Debug, Args)]
pub(super) struct ImportFile {
    /// CSV, XLSX, or HSDS: a ZIP file, its folder, or JSON
    file: PathBuf,
    /// Name of the list that the rows are for
    #[arg(long)]
    list: String,
    /// The field of each column, separated by commas, empty for one that is left out, `id` for the ids of our
    /// places; without it the service goes by the headings
    #[arg(long, value_delimiter = ',')]
    columns: Option<Vec<String>>,
    /// Only services of this taxonomy term of an HSDS package; empty: all services
    #[arg(long)]
    only: Option<String>,
    /// Where the rows are from
    #[arg(long, default_value = "")]
    origin: String,
    /// Numbers of rows that are added although they look known
    #[arg(long, value_delimiter = ',')]
    also: Vec<u32>,
    /// Numbers of rows that are the place they look like, and change it
    #[arg(long, value_delimiter = ',')]
    change: Vec<u32>,
    /// Keep the good rows, to check and publish; without it, only say what is found
    #[arg(long)]
    keep: bool,
    /// Keep the good rows and publish them at once
    #[arg(long)]
    publish: bool,
}

impl ImportFile {
    /// Reads the file, says everything that is found, and keeps or publishes the good rows.
    pub(super) async fn apply(self, desk: &Desk) -> anyhow::Result<()> {
        desk.catalog.refresh().await?;
        require_list(desk, &self.list).await?;
        let bytes = bytes_of(&self.file)?;
        let file = BroughtFile {
            bytes: bytes.into(),
            list: self.list,
            fields: self.columns,
            origin: self.origin,
            also: BTreeSet::from_iter(self.also),
            change: BTreeSet::from_iter(self.change),
            only: self.only,
        };
        let report = desk.look_at(file.clone()).await?;
        if let Some(fields) = file.fields.as_ref().filter(|_| report.failure.is_none()) {
            require_fields(fields, &report)?;
        }
        tell(&report);
        if let Some(failure) = report.failure {
            let line = report.failure_line.map(|line| format!(" in line {line}"));
            let file = match report.failure_file.as_str() {
                "" => String::new(),
                file => format!(" of {file}"),
            };
            let line = line.unwrap_or_default();
            bail!(
                "the file can't be read: {}{line}{file}",
                failure_words(failure)
            );
        }
        let is_any = report.good > 0 || !report.changes.is_empty();
        let has_none = report.mistakes_total > 0 || report.rows == 0;
        if !is_any && (has_none || self.keep || self.publish) {
            return Err(Refused(nothing_taken(&report)).into());
        }
        if !self.keep && !self.publish {
            return Ok(());
        }
        let staff = Staff::command();
        let mut table = desk.bring(&staff, file).await.context("no row was kept")?;
        let (taken, of) = (
            u64::from(report.good) + report.changes.len() as u64 - u64::from(table.already),
            report.rows,
        );
        match table.nothing_new {
            true => say!("nothing new was kept: all {of} rows wait or are known"),
            false => say!("{taken} of {of} rows were taken"),
        }
        tell_already(&table);
        // The table in which a change waits already may hold more than this file says.
        if self.publish && !table.nothing_new {
            table = desk.publish_rows(&staff, &table.id, table.version).await?;
        }
        if !table.nothing_new {
            tell_table(&table);
        }
        match (report.changes.len(), self.publish) {
            (0, _) => {}
            (_, true) => {
                let done = approve_older(desk, &staff, &report.changes, &table.left).await?;
                if table.nothing_new {
                    say!("{done} changes that waited already were published");
                }
            }
            (count, false) => say!("{count} changes wait; `desk suggestions` shows them"),
        }
        Ok(())
    }
}

/// Refuses names that are no field of the list.
fn require_fields(said: &[String], report: &ImportReport) -> anyhow::Result<()> {
    for name in said.iter().filter(|name| !name.is_empty()) {
        if !report.fields.contains(name) {
            let near = report.fields.iter();
            let near = near.filter_map(|it| Some((distance(it, &name.to_lowercase(), NEAR)?, it)));
            let near = near.min().map(|(_, it)| format!("; is it \"{it}\"?"));
            bail!(
                "--columns: the list has no field \"{name}\"{} It has {}",
                near.unwrap_or_else(|| ".".to_owned()),
                report.fields.join(", ")
            );
        }
    }
    Ok(())
}

/// Why no row of a file was taken.
fn nothing_taken(report: &ImportReport) -> String {
    let ImportReport { rows, .. } = report;
    let is_package = report.unsorted || !report.terms.is_empty();
    let why = if report.mistakes_total > 0 {
        "those with a mistake stay out until it is put right in the file".to_owned()
    } else if is_package && *rows == 0 {
        "of a package only the services that fit the list are read; --only \"\" reads all"
            .to_owned()
    } else {
        format!(
            "{} say nothing new, {} are known; --change ROW takes a known row as a change of its place",
            report.unchanged,
            report.duplicates.len()
        )
    };
    format!("0 of {rows} rows were taken: {why}")
}

/// Says which places a file changed. A change that waited already since an older table is published too.
async fn approve_older(
    desk: &Desk,
    staff: &Staff,
    changes: &[ImportChange],
    left: &[String],
) -> anyhow::Result<usize> {
    let mut done = 0;
    let waiting = desk.suggestions(staff, Asked::All).await?;
    for change in changes.iter().filter(|it| !left.contains(&it.name)) {
        let is_it = |it: &&DeskSuggestion| {
            it.returned.is_none()
                && it.place == change.place
                && it.before == change.before
                && it.after == change.after
        };
        if let Some(older) = waiting.iter().find(is_it) {
            let seen = DeskApprove {
                version: older.version,
                revision: older.revision,
            };
            let answer = desk.approve(staff, &older.id, seen).await?;
            ensure!(
                answer.outcome == DeskOutcome::Done,
                "another person changed {:?} at the same moment; its change waits among the suggestions",
                older.name
            );
            done += 1;
        }
        say!("changed {} ({})", change.place, change.name);
    }
    Ok(done)
}

/// Writes all tables, the newest first.
pub(super) async fn list(desk: &Desk) -> anyhow::Result<()> {
    for table in desk.imports().await? {
        tell_table(&table);
    }
    Ok(())
}

/// Publishes the rows of a table that wait, or takes those that are published off their list.
pub(super) async fn turn(desk: &Desk, id: &str, publish: bool) -> anyhow::Result<()> {
    desk.catalog.refresh().await?;
    let tables = desk.imports().await?;
    let table = tables.into_iter().find(|table| table.id == id);
    let table = table.context("there is no such table; `desk imports` shows them")?;
    let staff = Staff::command();
    let done = if publish {
        desk.publish_rows(&staff, id, table.version).await?
    } else {
        desk.withdraw_rows(&staff, id, table.version).await?
    };
    tell_table(&done);
    Ok(())
}

/// Says how many changes of a file waited already, and where.
fn tell_already(table: &DeskImport) {
    match (table.already, table.nothing_new, table.id.as_str()) {
        (0, ..) => {}
        (count, true, id) if !id.is_empty() => {
            say!("{count} changes wait already; nothing new was kept. They wait in this table:");
            tell_table(table);
        }
        (count, true, _) => say!("{count} changes wait already; nothing new was kept"),
        (count, false, _) => say!("{count} changes wait already"),
    }
}

/// Writes a table, and which of its rows look like places that came meanwhile.
fn tell_table(table: &DeskImport) {
    say!("{}", line(table));
    for name in &table.left {
        say!("  left {name:?} as it is, because it was changed since");
    }
    if table.dropped > 0 {
        say!(
            "  left out {} rows that came to the list from another table already",
            table.dropped
        );
    }
    for asked in &table.asked {
        say!("  waits {:?}: is it {:?}?", asked.here, asked.there);
    }
    if !table.asked.is_empty() {
        say!("  `desk publish {}` adds these rows all the same", table.id);
    }
}

fn line(table: &DeskImport) -> String {
    format!(
        "{} list={} waiting={} published={} changes={} changed={} origin={:?} who={:?}",
        table.id,
        table.list,
        table.waiting,
        table.published,
        table.changes,
        table.changed,
        table.origin,
        table.who
    )
}

fn tell(report: &ImportReport) {
    for column in &report.columns {
        let field = match column.field.as_str() {
            "" => "left out",
            field => field,
        };
        match column.near.as_str() {
            "" => say!("column {:?}: {field}", column.header),
            near => say!("column {:?}: {field}; is it {near}?", column.header),
        }
    }
    for term in &report.terms {
        say!("term {} {:?}: {} services", term.id, term.name, term.count);
    }
    if report.unsorted {
        say!("The package sorts its services by no taxonomy term, so all of them are read.");
    }
    for missing in &report.missing {
        say!("missing: {}", missing_words(missing));
    }
    for repair in &report.repairs {
        say!("{}", repair_words(repair));
    }
    for mistake in &report.mistakes {
        say!(
            "mistake {} ({}) {:?}: {}",
            mistake.cell,
            mistake.header,
            mistake.text,
            problem_words(mistake.problem)
        );
    }
    for cell in &report.doubts {
        let near = match cell.near.as_str() {
            "" => String::new(),
            near => format!(" Nearest: {near}."),
        };
        say!(
            "look at {} ({}) {:?}: {}{near}",
            cell.cell,
            cell.header,
            cell.text,
            doubt_words(cell.doubt)
        );
    }
    for change in &report.changes {
        say!(
            "change row {} of {} ({:?}): {:?} becomes {:?}",
            change.row,
            change.place,
            change.name,
            change.before,
            change.after
        );
    }
    for known in &report.duplicates {
        let above = known
            .above
            .map(|row| format!("row {row} "))
            .unwrap_or_default();
        say!(
            "known row {} ({:?}): {:?} is {above}{:?}",
            known.row,
            known.likeness,
            known.here,
            known.there
        );
        if !known.after.is_empty() {
            say!(
                "  with --change {}: {:?} becomes {:?}",
                known.row,
                known.before,
                known.after
            );
        }
    }
    say!(
        "{} rows, {} mistakes, {} known, {} unchanged, {} to change, {} to add",
        report.rows,
        report.mistakes_total,
        report.duplicates.len(),
        report.unchanged,
        report.changes.len(),
        report.good
    );
}

/// The bytes of a file, or of the files of a folder as one ZIP file.
fn bytes_of(path: &Path) -> anyhow::Result<Vec<u8>> {
    let read =
        |path: &Path| fs::read(path).with_context(|| format!("{} cannot be read", path.display()));
    if !path.is_dir() {
        return read(path);
    }
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        if let (Ok(name), true) = (entry.file_name().into_string(), entry.path().is_file()) {
            files.insert(name, read(&entry.path())?);
        }
    }
    packed(files).map_err(anyhow::Error::from_boxed)
}
