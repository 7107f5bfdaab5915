//! The SQL of what is kept for an account beside the account itself.

use rusqlite::types::Type;
use rusqlite::{Connection, Error};
use serde_json::{Map, Value};

/// The rows of one table that belong to a person.
struct Records {
    table: &'static str,
    /// The column that says whose a row is.
    owner: Owner,
    /// What is told, as the text of an SQL `json_object`. Codes and the mails that carry them stay
    /// out: who has them can take the account over.
    told: &'static str,
}

enum Owner {
    Uid,
    Email,
}

const RECORDS: [Records; 4] = [
    Records {
        table: "codes",
        owner: Owner::Uid,
        told: "'purpose', purpose, 'email', email, 'newEmail', new_email, \
               'expires', datetime(expires_at / 1000, 'unixepoch')",
    },
    Records {
        table: "outbox",
        owner: Owner::Uid,
        told: "'to', mail ->> '$.to', 'subject', mail ->> '$.subject', 'tries', tries, \
               'due', datetime(due_at / 1000, 'unixepoch')",
    },
    Records {
        table: "reset_requests",
        owner: Owner::Email,
        told: "'email', email, 'language', language",
    },
    Records {
        table: "uploads",
        owner: Owner::Uid,
        told: "'path', path, 'contentType', content_type, 'metadata', json(remarks), \
               'declaredBytes', declared, 'receivedBytes', received, \
               'lastPart', datetime(touched_at / 1000, 'unixepoch')",
    },
];

/// A list of rows for each table.
pub(super) fn records_of(db: &Connection, uid: &str, email: &str) -> rusqlite::Result<Value> {
    let mut all = Map::new();
    for Records { table, owner, told } in &RECORDS {
        let (column, key) = match owner {
            Owner::Uid => ("uid", uid),
            Owner::Email => ("email", email),
        };
        let query = format!("select json_object({told}) from {table} where {column} = ?1");
        let rows = db
            .prepare_cached(&query)?
            .query_map([key], |row| {
                let text: String = row.get(0)?;
                serde_json::from_str(&text)
                    .map_err(|error| Error::FromSqlConversionFailure(0, Type::Text, error.into()))
            })?
            .collect::<rusqlite::Result<Vec<Value>>>()?;
        all.insert((*table).into(), rows.into());
    }
    Ok(all.into())
}
