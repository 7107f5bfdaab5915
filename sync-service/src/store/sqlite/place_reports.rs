//! The SQL of reports about places.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::place_reports::{PlaceReports, ReportKept, StoredReport, WaitingMax};
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Error, OptionalExtension, params};
use sync_protocol::places::place::{PlaceReport, Wrong};

#[async_trait]
impl PlaceReports for Sqlite {
    async fn store_place_report(
        &self,
        report: &PlaceReport,
        desk: &str,
        most: WaitingMax,
        at: i64,
    ) -> Result<ReportKept, StoreError> {
        let (report, desk) = (report.clone(), desk.to_owned());
        let wrong = serde_json::to_string(&report.wrong)
            .map_err(|error| StoreError::Unavailable(error.into()))?;
        self.write(move |db| {
            let PlaceReport {
                key, place, text, ..
            } = report;
            let added = db.execute(
                "insert into place_reports (key, place, wrong, text, received_at, desk)
                 select ?1, ?2, ?3, ?4, ?5, ?6
                 where ?7 > (select count(*) from place_reports
                             where place = ?2 and wrong = ?3 and (text = '') = (?4 = '')
                                   and looked_at is null)
                   and ?8 > (select count(*) from place_reports
                             where place = ?2 and wrong = ?3 and (text = '') = (?4 = '')
                                   and looked_at is null and desk = ?6)
                 on conflict (key) do nothing",
                params![key, place, wrong, text, at, desk, most.place, most.desk],
            )?;
            if added == 1 {
                return Ok(ReportKept::New);
            }
            let same =
                "select place = ?2 and wrong = ?3 and text = ?4 from place_reports where key = ?1";
            let same = db
                .query_row(same, params![key, place, wrong, text], |row| row.get(0))
                .optional()?;
            Ok(ReportKept::of_known(same))
        })
        .await
    }

    async fn place_reports(&self, all: bool, most: u32) -> Result<Vec<StoredReport>, StoreError> {
        self.read(move |db| {
            db.prepare_cached(
                "select key, place, wrong, text, received_at, looked_at, coalesce(desk, key)
                 from place_reports
                 where ?1 or looked_at is null order by received_at, key limit ?2",
            )?
            .query_map(params![all, most], |row| {
                let wrong: String = row.get(2)?;
                let wrong: Wrong = serde_json::from_str(&wrong).map_err(|error| {
                    Error::FromSqlConversionFailure(2, Type::Text, error.into())
                })?;
                Ok(StoredReport {
                    report: PlaceReport {
                        key: row.get(0)?,
                        place: row.get(1)?,
                        wrong,
                        text: row.get(3)?,
                    },
                    received_at: row.get(4)?,
                    looked_at: row.get(5)?,
                    desk: row.get(6)?,
                })
            })?
            .collect()
        })
        .await
    }

    async fn mark_place_reports(&self, place: &str, at: i64) -> Result<usize, StoreError> {
        let place = place.to_owned();
        self.write(move |db| {
            db.execute(
                "update place_reports set looked_at = ?2 where place = ?1 and looked_at is null",
                params![place, at],
            )
        })
        .await
    }

    async fn forget_place_reports(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| {
            db.execute("delete from place_reports where received_at < ?1", [before])
        })
        .await
    }
}
