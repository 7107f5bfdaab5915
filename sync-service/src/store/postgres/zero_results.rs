//! The SQL of words that were searched and not found.

use super::Postgres;
use super::columns::number;
use super::transaction::Db;
use crate::store::StoreError;
use crate::store::zero_results::{FEWEST_DESKS_AND_DAYS, Sighting, WordInWeek, ZeroResults};
use async_trait::async_trait;

#[async_trait]
impl ZeroResults for Postgres {
    async fn add_sightings(&self, sightings: &[Sighting]) -> Result<(), StoreError> {
        self.write(|db| {
            Box::pin(async move {
                for sighting in sightings {
                    add(db, sighting).await?;
                }
                Ok(())
            })
        })
        .await
    }

    async fn zero_result_words(&self, from: &str) -> Result<Vec<WordInWeek>, StoreError> {
        let sql = "select word, week, county, count from zero_result_words where week >= $1
             order by word, week, county";
        let mut words = Vec::new();
        for row in self.rows(sql, &[&from]).await? {
            words.push(WordInWeek {
                word: row.try_get(0)?,
                week: row.try_get(1)?,
                county: row.try_get(2)?,
                count: number(&row, 3)?,
            });
        }
        Ok(words)
    }

    async fn forget_zero_results(&self, sighted: &str, counted: &str) -> Result<usize, StoreError> {
        let sightings = "delete from zero_result_sightings where day < $1";
        let words = "delete from zero_result_words where week < $1";
        Ok(self.run(sightings, &[&sighted]).await? + self.run(words, &[&counted]).await?)
    }
}

async fn add(db: Db<'_, '_>, it: &Sighting) -> Result<(), StoreError> {
    let sight = "insert into zero_result_sightings (hash, desk, day)
         select $1, $2, $3
         where not exists (select 1 from zero_result_words where word = $4)
         on conflict do nothing";
    db.run(sight, &[&it.hash, &it.desk, &it.day, &it.word])
        .await?;
    let count = "insert into zero_result_words (word, week, county, count)
         select $1, $2, $3, 1
         where exists (select 1 from zero_result_words where word = $1)
            or (select count(distinct desk) >= $5 and count(distinct day) >= $5
                from zero_result_sightings where hash = $4)
         on conflict (word, week, county)
         do update set count = zero_result_words.count + 1";
    let most = FEWEST_DESKS_AND_DAYS;
    db.run(count, &[&it.word, &it.week, &it.county, &it.hash, &most])
        .await?;
    let clear = "delete from zero_result_sightings where hash = $1
         and exists (select 1 from zero_result_words where word = $2)";
    db.run(clear, &[&it.hash, &it.word]).await?;
    Ok(())
}
