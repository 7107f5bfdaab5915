//! The SQL of places.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::places::Places;
use async_trait::async_trait;
use place_facts::identity::KnownPlace;
use rusqlite::{Connection, params};
use sync_protocol::places::place::PlaceRef;

#[async_trait]
impl Places for Sqlite {
    async fn known_places(&self) -> Result<Vec<KnownPlace>, StoreError> {
        self.read(|db| {
            db.prepare_cached("select id, list, code, former, identity, phone from places")?
                .query_map([], |row| {
                    let former: String = row.get(3)?;
                    Ok(KnownPlace {
                        place: PlaceRef {
                            id: row.get(0)?,
                            list: row.get(1)?,
                            code: row.get(2)?,
                            former: former.split_whitespace().map(str::to_owned).collect(),
                        },
                        identity: row.get(4)?,
                        phone: row.get(5)?,
                    })
                })?
                .collect()
        })
        .await
    }

    async fn keep_places(&self, places: &[KnownPlace]) -> Result<(), StoreError> {
        let places = places.to_vec();
        self.write(move |db| {
            keep(db, &places)?;
            Ok(())
        })
        .await
    }
}

/// Keeps new places and what changed of known ones.
pub(super) fn keep(db: &Connection, places: &[KnownPlace]) -> rusqlite::Result<()> {
    let mut insert = db.prepare_cached(
        "insert into places (id, list, identity, phone, code, former)
         values (?1, ?2, ?3, ?4, ?5, ?6)
         on conflict (id) do update set list = excluded.list, identity = excluded.identity,
         phone = excluded.phone, code = excluded.code, former = excluded.former",
    )?;
    for known in places {
        let PlaceRef {
            id,
            list,
            code,
            former,
        } = &known.place;
        insert.execute(params![
            id,
            list,
            known.identity,
            known.phone,
            code,
            former.join(" ")
        ])?;
    }
    Ok(())
}
