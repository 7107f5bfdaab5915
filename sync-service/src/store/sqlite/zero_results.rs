//! The SQL of words that were searched and not found.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::zero_results::{FEWEST_DESKS_AND_DAYS, Sighting, WordInWeek, ZeroResults};
use async_trait::async_trait;
use rusqlite::{Connection, params};

#[async_trait]
impl ZeroResults for Sqlite {
    async fn add_sightings(&self, sightings: &[Sighting]) -> Result<(), StoreError> {
        let sightings = sightings.to_vec();
        self.write(move |db| sightings.iter().try_for_each(|it| add(db, it)))
            .await
    }

    async fn zero_result_words(&self, from: &str) -> Result<Vec<WordInWeek>, StoreError> {
        let from = from.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select word, week, county, count from zero_result_words where week >= ?1
                 order by word, week, county",
            )?
            .query_map([from], |row| {
                Ok(WordInWeek {
                    word: row.get(0)?,
                    week: row.get(1)?,
                    county: row.get(2)?,
                    count: u64::try_from(row.get::<_, i64>(3)?).unwrap_or_default(),
                })
            })?
            .collect()
        })
        .await
    }

    async fn forget_zero_results(&self, sighted: &str, counted: &str) -> Result<usize, StoreError> {
        let (sighted, counted) = (sighted.to_owned(), counted.to_owned());
        self.write(move |db| {
            let sightings = "delete from zero_result_sightings where day < ?1";
            let words = "delete from zero_result_words where week < ?1";
            Ok(db.execute(sightings, [&sighted])? + db.execute(words, [&counted])?)
        })
        .await
    }
}

fn add(db: &Connection, it: &Sighting) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into zero_result_sightings (hash, desk, day)
         select ?1, ?2, ?3
         where not exists (select 1 from zero_result_words where word = ?4)
         on conflict do nothing",
    )?
    .execute(params![it.hash, it.desk, it.day, it.word])?;
    db.prepare_cached(
        "insert into zero_result_words (word, week, county, count)
         select ?1, ?2, ?3, 1
         where exists (select 1 from zero_result_words where word = ?1)
            or (select count(distinct desk) >= ?5 and count(distinct day) >= ?5
                from zero_result_sightings where hash = ?4)
         on conflict (word, week, county) do update set count = count + 1",
    )?
    .execute(params![
        it.word,
        it.week,
        it.county,
        it.hash,
        FEWEST_DESKS_AND_DAYS
    ])?;
    db.prepare_cached(
        "delete from zero_result_sightings where hash = ?1
         and exists (select 1 from zero_result_words where word = ?2)",
    )?
    .execute(params![it.hash, it.word])?;
    Ok(())
}
