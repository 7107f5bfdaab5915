//! `page-views`

use crate::clock::parse_day;
use crate::config::DataFolder;
use crate::listings::export::harmless_cell;
use crate::open_store::existing;
use crate::stdout::Stdout;
use time::Date;

/// Reads a day of the command line.
pub(super) fn day(text: &str) -> Result<Date, &'static str> {
    parse_day(text).ok_or("a day is written YYYY-MM-DD, such as 2026-11-30")
}

pub(super) async fn write_csv(folder: &DataFolder, from: Date, to: Date) -> anyhow::Result<()> {
    anyhow::ensure!(from <= to, "--from is after --to; exchange them");
    let (from, to) = (from.to_string(), to.to_string());
    let mut writer = csv::Writer::from_writer(Stdout);
    writer.write_record(["day", "page", "site", "count"])?;
    for (site, count) in existing(folder).await?.page_views(&from, &to).await? {
        writer.write_record([
            count.day.as_str(),
            count.page.as_str(),
            harmless_cell(&site).as_ref(),
            &count.count.to_string(),
        ])?;
    }
    writer.flush()?;
    Ok(())
}
