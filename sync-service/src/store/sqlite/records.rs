//! The SQL of the rows that belong to an account.

use rusqlite::types::Type;
use rusqlite::{Connection, Error};
use serde_json::{Map, Value};

/// The rows of one table that belong to a person.
struct Records {
    table: &'static str,
    /// The column that says whose a row is.
    owner: Owner,
    /// What is told, as the text of an SQL `json_object`. Codes and the mails that carry them stay
    /// out: they would let a reader take the account over.
    told: &'static str,
}

enum Owner {
    Uid,
    Email,
    Either,
}

const RECORDS: [Records; 6] = [
    Records {
        table: "codes",
        owner: Owner::Uid,
        told: "'purpose', purpose, 'email', email, 'newEmail', new_email, \
               'expires', datetime(expires_at / 1000, 'unixepoch')",
    },
    Records {
        table: "outbox",
        owner: Owner::Uid,
        told: "'to', mail ->> '$.to', 'subject', mail ->> '$.subject', 'attempts', attempts, \
               'due', datetime(due_at / 1000, 'unixepoch')",
    },
    Records {
        table: "address_requests",
        owner: Owner::Either,
        told: "'kind', kind, 'email', email, 'language', language, 'name', display_name",
    },
    Records {
        table: "sign_ups",
        owner: Owner::Email,
        told: "'email', email, 'name', display_name, \
               'expires', datetime(expires_at / 1000, 'unixepoch')",
    },
    Records {
        table: "email_links",
        owner: Owner::Email,
        told: "'email', email, 'expires', datetime(expires_at / 1000, 'unixepoch')",
    },
    Records {
        table: "uploads",
        owner: Owner::Uid,
        told: "'path', path, 'contentType', content_type, 'metadata', json(custom_metadata), \
               'declaredBytes', declared, 'receivedBytes', received, \
               'lastPart', datetime(touched_at / 1000, 'unixepoch')",
    },
];

/// A list of rows for each table.
pub(super) fn records_of(db: &Connection, uid: &str, email: &str) -> rusqlite::Result<Value> {
    let mut all = Map::new();
    for Records { table, owner, told } in &RECORDS {
        // Each condition names both, because every bound value has to be used.
        let is_theirs = match owner {
            Owner::Uid => "uid = ?1 and ?2 is not null",
            Owner::Email => "email = ?2 and ?1 is not null",
            Owner::Either => "uid = ?1 or email = ?2",
        };
        let query = format!("select json_object({told}) from {table} where {is_theirs}");
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
