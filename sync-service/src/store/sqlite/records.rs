//! The SQL of the rows that belong to an account.

use crate::uid::Uid;
use rusqlite::types::Type;
use rusqlite::{Connection, Error};
use serde_json::{Map, Value};

/// The rows of one table that belong to a person: `?1` is the uid, `?2` the address. Each condition
/// names both, because every bound value has to be used.
struct Records {
    table: &'static str,
    whose: &'static str,
    /// What is told, as the text of an SQL `json_object`. Codes and the mails that carry them stay
    /// out: they would let a reader take the account over.
    told: &'static str,
}

const RECORDS: [Records; 6] = [
    Records {
        table: "codes",
        // A change that waits for another address is there only if nobody has that address.
        whose: "uid = ?1 and ?2 is not null and purpose <> 'change-email'",
        told: "'purpose', purpose, 'email', email, 'newEmail', new_email, \
               'expires', datetime(expires_at / 1000, 'unixepoch')",
    },
    Records {
        table: "outbox",
        // For the same reason: only what goes to the person's own address.
        whose: "uid = ?1 and lower(mail ->> '$.to') = ?2",
        told: "'to', mail ->> '$.to', 'subject', mail ->> '$.subject', 'attempts', attempts, \
               'due', datetime(due_at / 1000, 'unixepoch')",
    },
    Records {
        table: "address_requests",
        whose: "uid = ?1 or email = ?2",
        told: "'kind', kind, 'email', email, 'language', language, 'name', display_name",
    },
    Records {
        table: "sign_ups",
        whose: "email = ?2 and ?1 is not null",
        told: "'email', email, 'name', display_name, \
               'expires', datetime(expires_at / 1000, 'unixepoch')",
    },
    Records {
        table: "email_links",
        whose: "email = ?2 and ?1 is not null",
        told: "'email', email, 'expires', datetime(expires_at / 1000, 'unixepoch')",
    },
    Records {
        table: "uploads",
        whose: "uid = ?1 and ?2 is not null",
        told: "'path', path, 'contentType', content_type, 'metadata', json(custom_metadata), \
               'declaredBytes', declared, 'receivedBytes', received, \
               'lastPart', datetime(touched_at / 1000, 'unixepoch')",
    },
];

/// A list of rows for each table.
pub(super) fn records_of(db: &Connection, uid: &Uid, email: &str) -> rusqlite::Result<Value> {
    let mut all = Map::new();
    for Records { table, whose, told } in &RECORDS {
        let query = format!("select json_object({told}) from {table} where {whose}");
        let rows = db
            .prepare_cached(&query)?
            .query_map([uid, email], |row| {
                let text: String = row.get(0)?;
                serde_json::from_str(&text)
                    .map_err(|error| Error::FromSqlConversionFailure(0, Type::Text, error.into()))
            })?
            .collect::<rusqlite::Result<Vec<Value>>>()?;
        all.insert((*table).into(), rows.into());
    }
    Ok(all.into())
}
