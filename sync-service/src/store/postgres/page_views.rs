//! The SQL of page views.

use super::Postgres;
use super::columns::number;
use crate::store::StoreError;
use crate::store::page_views::{PageViews, PlaceTaker, UsesInWeek};
use async_trait::async_trait;
use std::collections::BTreeMap;
use sync_protocol::page_views::{Page, PageViewCount, PageViewReport};
use sync_protocol::places::uses::PlaceUse;

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
        let mut uses: BTreeMap<(&str, &str, &str), i64> = BTreeMap::new();
        for used in &report.places {
            let key = (used.day.as_str(), used.place.as_str(), used.kind.as_str());
            *uses.entry(key).or_default() += i64::from(used.count);
        }
        let weeks: Vec<&str> = uses.keys().map(|(week, ..)| *week).collect();
        let places: Vec<&str> = uses.keys().map(|(_, place, _)| *place).collect();
        let kinds: Vec<&str> = uses.keys().map(|(.., kind)| *kind).collect();
        let times: Vec<i64> = uses.values().copied().collect();
        let sql = "with new as
               (insert into page_view_reports (key, received_at) values ($1, $2)
                on conflict (key) do nothing returning 1),
             added as
               (insert into page_views (day, page, site, count)
                select day, page, $3, more from new,
                  unnest($4::text[], $5::text[], $6::bigint[]) as sums (day, page, more)
                on conflict (day, page, site)
                do update set count = page_views.count + excluded.count),
             used as
               (insert into place_uses (week, place, kind, count)
                select week, place, kind, more from new,
                  unnest($7::text[], $8::text[], $9::text[], $10::bigint[])
                    as uses (week, place, kind, more)
                on conflict (week, place, kind)
                do update set count = place_uses.count + excluded.count)
             select exists (select 1 from new)";
        let row = self
            .row(
                sql,
                &[
                    &report.key,
                    &at,
                    &report.site,
                    &days,
                    &pages,
                    &counts,
                    &weeks,
                    &places,
                    &kinds,
                    &times,
                ],
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

    async fn place_uses(&self, from: &str) -> Result<Vec<UsesInWeek>, StoreError> {
        let sql = "select week, place, kind, count from place_uses where week >= $1
             order by week, place, kind";
        let mut uses = Vec::new();
        for row in self.rows(sql, &[&from]).await? {
            if let Some(kind) = PlaceUse::parse(row.try_get(2)?) {
                uses.push(UsesInWeek {
                    week: row.try_get(0)?,
                    place: row.try_get(1)?,
                    kind,
                    count: number(&row, 3)?,
                });
            }
        }
        Ok(uses)
    }

    async fn add_place_takers(&self, takers: &[PlaceTaker]) -> Result<(), StoreError> {
        let sql = "insert into place_takers (place, desk, day, is_kiosk)
             values ($1, $2, $3, $4) on conflict do nothing";
        for it in takers {
            self.run(sql, &[&it.place, &it.desk, &it.day, &it.is_kiosk])
                .await?;
        }
        Ok(())
    }

    async fn place_takers(&self, from: &str, most: u32) -> Result<Vec<(String, u64)>, StoreError> {
        let sql = "select place, sum(days)::bigint from (
                 select place, case when is_kiosk then count(*) else least(count(*), $2::bigint) end
                     as days
                 from place_takers where day >= $1 group by place, desk, is_kiosk) as desks
             group by place order by place";
        let mut taken = Vec::new();
        for row in self.rows(sql, &[&from, &i64::from(most)]).await? {
            taken.push((row.try_get(0)?, number(&row, 1)?));
        }
        Ok(taken)
    }

    async fn forget_place_takers(&self, day: &str) -> Result<usize, StoreError> {
        let sql = "delete from place_takers where day < $1";
        self.run(sql, &[&day]).await
    }

    async fn forget_page_views(&self, before: i64, day: &str) -> Result<usize, StoreError> {
        let counts = self
            .run("delete from page_views where day < $1", &[&day])
            .await?;
        let uses = self
            .run("delete from place_uses where week < $1", &[&day])
            .await?;
        let keys = "delete from page_view_reports where received_at < $1";
        Ok(counts + uses + self.run(keys, &[&before]).await?)
    }
}
