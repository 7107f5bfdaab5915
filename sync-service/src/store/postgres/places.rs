//! The SQL of places.

use super::Postgres;
use super::transaction::Db;
use crate::store::StoreError;
use crate::store::places::Places;
use async_trait::async_trait;
use place_facts::identity::KnownPlace;
use sync_protocol::places::place::PlaceRef;
use tokio_postgres::Row;

fn place_of(row: &Row) -> Result<KnownPlace, StoreError> {
    let former: &str = row.try_get(3)?;
    Ok(KnownPlace {
        place: PlaceRef {
            id: row.try_get(0)?,
            list: row.try_get(1)?,
            code: row.try_get(2)?,
            former: former.split_whitespace().map(str::to_owned).collect(),
        },
        identity: row.try_get(4)?,
        phone: row.try_get(5)?,
    })
}

#[async_trait]
impl Places for Postgres {
    async fn known_places(&self) -> Result<Vec<KnownPlace>, StoreError> {
        let sql = "select id, list, code, former, identity, phone from places order by id";
        self.rows(sql, &[]).await?.iter().map(place_of).collect()
    }

    async fn keep_places(&self, places: &[KnownPlace]) -> Result<(), StoreError> {
        self.write_locked(|db| Box::pin(async move { keep(db, places).await }))
            .await
    }
}

/// Keeps new places and what changed of known ones.
pub(super) async fn keep(db: Db<'_, '_>, places: &[KnownPlace]) -> Result<(), StoreError> {
    // In one order, so that instances that keep the same places at once do not block each other.
    let mut places: Vec<_> = places.iter().collect();
    places.sort_by(|one, other| one.place.id.cmp(&other.place.id));
    let sql = "insert into places (id, list, identity, phone, code, former)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do update set list = excluded.list, identity = excluded.identity,
         phone = excluded.phone, code = excluded.code, former = excluded.former";
    for known in places {
        let PlaceRef {
            id,
            list,
            code,
            former,
        } = &known.place;
        let former = former.join(" ");
        let (identity, phone) = (&known.identity, &known.phone);
        db.run(sql, &[id, list, identity, phone, code, &former])
            .await?;
    }
    Ok(())
}
