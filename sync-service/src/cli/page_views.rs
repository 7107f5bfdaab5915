//! `page-views`

use crate::config::DataFolder;
use crate::listings::export::harmless_cell;
use crate::open_store::existing;

pub(super) async fn write_csv(folder: &DataFolder, from: &str, to: &str) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_writer(std::io::stdout());
    writer.write_record(["day", "page", "site", "count"])?;
    for (site, count) in existing(folder).await?.page_views(from, to).await? {
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
