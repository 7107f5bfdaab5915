//! The SQL of reports about places.

use super::Postgres;
use super::columns::{parsed, text};
use crate::store::StoreError;
use crate::store::place_reports::{PlaceReports, ReportKept, StoredReport, WaitingMax};
use async_trait::async_trait;
use sync_protocol::places::place::PlaceReport;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

fn report_of(row: &Row) -> Result<StoredReport, StoreError> {
    Ok(StoredReport {
        report: PlaceReport {
            key: row.try_get(0)?,
            place: row.try_get(1)?,
            wrong: parsed(row, 2)?,
            text: row.try_get(3)?,
        },
        received_at: row.try_get(4)?,
        looked_at: row.try_get(5)?,
        desk: row.try_get(6)?,
    })
}

#[async_trait]
impl PlaceReports for Postgres {
    async fn store_place_report(
        &self,
        report: &PlaceReport,
        desk: &str,
        most: WaitingMax,
        at: i64,
    ) -> Result<ReportKept, StoreError> {
        let sql = "insert into place_reports (key, place, wrong, text, received_at, desk)
             select $1, $2, $3, $4, $5, $6
             where $7::bigint > (select count(*) from place_reports
                                 where place = $2 and wrong = $3 and (text = '') = ($4 = '')
                                   and looked_at is null)
               and $8::bigint > (select count(*) from place_reports
                                 where place = $2 and wrong = $3 and (text = '') = ($4 = '')
                                   and looked_at is null and desk = $6)
             on conflict (key) do nothing";
        let wrong = &text(&report.wrong)?;
        let (of_place, of_desk) = (i64::from(most.place), i64::from(most.desk));
        // Serialized, so that the limit of waiting reports holds.
        let added = self.write(|db| {
            Box::pin(async move {
                let PlaceReport {
                    key, place, text, ..
                } = report;
                let values: [&(dyn ToSql + Sync); 8] =
                    [key, place, wrong, text, &at, &desk, &of_place, &of_desk];
                db.run(sql, &values).await
            })
        });
        if added.await? == 1 {
            return Ok(ReportKept::New);
        }
        let same =
            "select place = $2 and wrong = $3 and text = $4 from place_reports where key = $1";
        let PlaceReport {
            key, place, text, ..
        } = report;
        let found = self.rows(same, &[key, place, wrong, text]).await?;
        let same = found.first().map(|row| row.try_get(0)).transpose()?;
        Ok(ReportKept::of_known(same))
    }

    async fn place_reports(&self, all: bool, most: u32) -> Result<Vec<StoredReport>, StoreError> {
        let sql = "select key, place, wrong, text, received_at, looked_at, coalesce(desk, key)
             from place_reports
             where $1 or looked_at is null order by received_at, key limit $2";
        let rows = self.rows(sql, &[&all, &i64::from(most)]).await?;
        rows.iter().map(report_of).collect()
    }

    async fn mark_place_reports(&self, place: &str, at: i64) -> Result<usize, StoreError> {
        let sql = "update place_reports set looked_at = $2
             where place = $1 and looked_at is null";
        self.run(sql, &[&place, &at]).await
    }

    async fn forget_place_reports(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from place_reports where received_at < $1";
        self.run(sql, &[&before]).await
    }
}
