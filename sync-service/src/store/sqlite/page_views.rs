//! The SQL of page views.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::page_views::{PageViews, PlaceTaker, UsesInWeek};
use async_trait::async_trait;
use rusqlite::params;
use sync_protocol::page_views::{Page, PageViewCount, PageViewReport};
use sync_protocol::places::uses::PlaceUse;

#[async_trait]
impl PageViews for Sqlite {
    async fn add_page_views(&self, report: &PageViewReport, at: i64) -> Result<bool, StoreError> {
        let report = report.clone();
        self.write(move |db| {
            let new = db.execute(
                "insert into page_view_reports (key, received_at) values (?1, ?2)
                 on conflict (key) do nothing",
                params![report.key, at],
            )? == 1;
            for PageViewCount { page, day, count } in report.counts.iter().filter(|_| new) {
                db.prepare_cached(
                    "insert into page_views (day, page, site, count) values (?1, ?2, ?3, ?4)
                     on conflict (day, page, site) do update set count = count + excluded.count",
                )?
                .execute(params![day, page.as_str(), report.site, count])?;
            }
            for used in report.places.iter().filter(|_| new) {
                db.prepare_cached(
                    "insert into place_uses (week, place, kind, count) values (?1, ?2, ?3, ?4)
                     on conflict (week, place, kind) do update set count = count + excluded.count",
                )?
                .execute(params![
                    used.day,
                    used.place,
                    used.kind.as_str(),
                    used.count
                ])?;
            }
            Ok(new)
        })
        .await
    }

    async fn page_views(
        &self,
        from: &str,
        to: &str,
    ) -> Result<Vec<(String, PageViewCount)>, StoreError> {
        let (from, to) = (from.to_owned(), to.to_owned());
        let rows: Vec<(String, String, String, u32)> = self
            .read(move |db| {
                db.prepare_cached(
                    "select site, page, day, count from page_views where day between ?1 and ?2
                     order by day, page, site",
                )?
                .query_map([from, to], |row| {
                    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
                })?
                .collect()
            })
            .await?;
        Ok(rows
            .into_iter()
            .filter_map(|(site, page, day, count)| {
                Some((
                    site,
                    PageViewCount {
                        page: Page::parse(&page)?,
                        day,
                        count,
                    },
                ))
            })
            .collect())
    }

    async fn place_uses(&self, from: &str) -> Result<Vec<UsesInWeek>, StoreError> {
        let from = from.to_owned();
        let rows: Vec<(String, String, String, i64)> = self
            .read(move |db| {
                db.prepare_cached(
                    "select week, place, kind, count from place_uses where week >= ?1
                     order by week, place, kind",
                )?
                .query_map([from], |row| {
                    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
                })?
                .collect()
            })
            .await?;
        let uses = rows.into_iter().filter_map(|(week, place, kind, count)| {
            Some(UsesInWeek {
                week,
                place,
                kind: PlaceUse::parse(&kind)?,
                count: u64::try_from(count).unwrap_or_default(),
            })
        });
        Ok(uses.collect())
    }

    async fn add_place_takers(&self, takers: &[PlaceTaker]) -> Result<(), StoreError> {
        let takers = takers.to_vec();
        self.write(move |db| {
            for it in &takers {
                db.prepare_cached(
                    "insert into place_takers (place, desk, day, is_kiosk)
                     values (?1, ?2, ?3, ?4) on conflict do nothing",
                )?
                .execute(params![it.place, it.desk, it.day, it.is_kiosk])?;
            }
            Ok(())
        })
        .await
    }

    async fn place_takers(&self, from: &str, most: u32) -> Result<Vec<(String, u64)>, StoreError> {
        let from = from.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select place, sum(days) from (
                     select place, case when is_kiosk then count(*) else min(count(*), ?2) end
                         as days
                     from place_takers where day >= ?1 group by place, desk, is_kiosk)
                 group by place order by place",
            )?
            .query_map(params![from, most], |row| {
                let days: i64 = row.get(1)?;
                Ok((row.get(0)?, u64::try_from(days).unwrap_or_default()))
            })?
            .collect()
        })
        .await
    }

    async fn forget_place_takers(&self, day: &str) -> Result<usize, StoreError> {
        let day = day.to_owned();
        self.write(move |db| db.execute("delete from place_takers where day < ?1", [&day]))
            .await
    }

    async fn forget_page_views(&self, before: i64, day: &str) -> Result<usize, StoreError> {
        let day = day.to_owned();
        self.write(move |db| {
            let counts = db.execute("delete from page_views where day < ?1", [&day])?
                + db.execute("delete from place_uses where week < ?1", [&day])?;
            let keys = db.execute(
                "delete from page_view_reports where received_at < ?1",
                [before],
            )?;
            Ok(counts + keys)
        })
        .await
    }
}
