//! The SQL of what is kept for an account beside the account itself.

use super::Postgres;
use super::columns::parsed;
use crate::store::StoreError;
use crate::uid::Uid;
use serde_json::{Map, Value};

/// The rows of one table that belong to a person: `$1` is the uid, `$2` the address.
struct Records {
    table: &'static str,
    /// Answers one JSON object for each row. Codes and the mails that carry them stay out: they would
    /// let a reader take the account over. A change that waits for another address, and its mail, stay
    /// out too: they are there only if nobody has that address.
    sql: &'static str,
}

const RECORDS: [Records; 6] = [
    Records {
        table: "codes",
        sql: "select json_build_object('purpose', purpose, 'email', email, 'newEmail', new_email,
                'expires', to_char(to_timestamp(expires_at / 1000) at time zone 'UTC',
                  'YYYY-MM-DD HH24:MI:SS'))::text
              from codes where uid = $1 and $2::text is not null and purpose <> 'change-email'",
    },
    Records {
        table: "outbox",
        sql:
            "select json_build_object('to', mail::json -> 'to', 'subject', mail::json -> 'subject',
                'attempts', attempts,
                'due', to_char(to_timestamp(due_at / 1000) at time zone 'UTC',
                  'YYYY-MM-DD HH24:MI:SS'))::text
              from outbox where uid = $1 and lower(mail::json ->> 'to') = $2",
    },
    Records {
        table: "address_requests",
        sql: "select json_build_object('kind', kind, 'email', email, 'language', language,
                'name', display_name)::text
              from address_requests where uid = $1 or email = $2",
    },
    Records {
        table: "sign_ups",
        sql: "select json_build_object('email', email, 'name', display_name,
                'expires', to_char(to_timestamp(expires_at / 1000) at time zone 'UTC',
                  'YYYY-MM-DD HH24:MI:SS'))::text
              from sign_ups where email = $2 and $1::text is not null",
    },
    Records {
        table: "email_links",
        sql: "select json_build_object('email', email,
                'expires', to_char(to_timestamp(expires_at / 1000) at time zone 'UTC',
                  'YYYY-MM-DD HH24:MI:SS'))::text
              from email_links where email = $2 and $1::text is not null",
    },
    Records {
        table: "uploads",
        sql: "select json_build_object('path', path, 'contentType', content_type,
                'metadata', custom_metadata::json, 'declaredBytes', declared,
                'receivedBytes', received,
                'lastPart', to_char(to_timestamp(touched_at / 1000) at time zone 'UTC',
                  'YYYY-MM-DD HH24:MI:SS'))::text
              from uploads where uid = $1 and $2::text is not null",
    },
];

/// A list of rows for each table.
pub(super) async fn records_of(
    store: &Postgres,
    uid: &Uid,
    email: &str,
) -> Result<Value, StoreError> {
    let mut all = Map::new();
    for Records { table, sql } in &RECORDS {
        let rows = store.rows(sql, &[&uid, &email]).await?;
        let rows = rows.iter().map(|row| parsed(row, 0));
        all.insert(
            (*table).into(),
            rows.collect::<Result<Vec<Value>, _>>()?.into(),
        );
    }
    Ok(all.into())
}
