//! `page-views`

use super::lists::open;
use crate::listings::export::harmless_cell;
use crate::store::page_views::PageViews;
use std::path::Path;

pub(super) async fn write_csv(data: &Path, from: &str, to: &str) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_writer(std::io::stdout());
    writer.write_record(["day", "page", "site", "count"])?;
    for (site, count) in open(data)?.page_views(from, to).await? {
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
