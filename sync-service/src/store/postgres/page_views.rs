//! The SQL of page views.

use super::Postgres;
use super::columns::number;
use crate::store::StoreError;
use crate::store::page_views::PageViews;
use async_trait::async_trait;
use std::collections::BTreeMap;
use sync_protocol::page_views::{Page, PageViewCount, PageViewReport};

#[async_trait]
impl PageViews for Postgres {
    async fn add_page_views(&self, report: &PageViewReport, at: i64) -> Result<bool, StoreError> {
        // Each row once and in one order, so that reports that come together do not block each other.
        let mut sums: BTreeMap<(&str, &str), i64> = BTreeMap::new();
        for PageViewCount { page, day, count } in &report.counts {
            *sums.entry((day, page.as_str())).or_default() += i64::from(*count);
        }
        let days: Vec<&str> = sums.keys().map(|(day, _)| *day).collect();
        let pages: Vec<&str> = sums.keys().map(|(_, page)| *page).collect();
        let counts: Vec<i64> = sums.values().copied().collect();
        let sql = "with new as
               (insert into page_view_reports (key, received_at) values ($1, $2)
                on conflict (key) do nothing returning 1),
             added as
               (insert into page_views (day, page, site, count)
                select day, page, $3, more from new,
                  unnest($4::text[], $5::text[], $6::bigint[]) as sums (day, page, more)
                on conflict (day, page, site)
                do update set count = page_views.count + excluded.count)
             select exists (select 1 from new)";
        let row = self
            .row(
                sql,
                &[&report.key, &at, &report.site, &days, &pages, &counts],
            )
            .await?;
        row.map_or(Ok(false), |row| Ok(row.try_get(0)?))
    }

    async fn page_views(
        &self,
        from: &str,
        to: &str,
    ) -> Result<Vec<(String, PageViewCount)>, StoreError> {
        let sql = "select site, page, day, count from page_views where day between $1 and $2
             order by day, page, site";
        let mut views = Vec::new();
        for row in self.rows(sql, &[&from, &to]).await? {
            if let Some(page) = Page::parse(row.try_get(1)?) {
                let (day, count) = (row.try_get(2)?, number(&row, 3)?);
                views.push((row.try_get(0)?, PageViewCount { page, day, count }));
            }
        }
        Ok(views)
    }

    async fn forget_page_views(&self, before: i64, day: &str) -> Result<usize, StoreError> {
        let counts = self
            .run("delete from page_views where day < $1", &[&day])
            .await?;
        let keys = "delete from page_view_reports where received_at < $1";
        Ok(counts + self.run(keys, &[&before]).await?)
    }
}
