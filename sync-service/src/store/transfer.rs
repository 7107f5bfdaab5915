//! What a move between the two stores shares: tables, rows, and the proof that they arrived.

use super::StoreError;
use rusqlite::types::Value;
use sha2::{Digest, Sha256};

/// Rows that are read or written at a time.
pub(crate) const PAGE: usize = 500;

/// A row, in the order of its table's columns.
pub(crate) type Cells = Vec<Value>;

/// A table and its columns, both sorted by name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Table {
    /// Its name.
    pub name: String,
    /// The names of its columns.
    pub columns: Vec<String>,
}

impl Table {
    /// The columns, as SQL names them.
    pub fn column_list(&self) -> String {
        let quoted: Vec<_> = self
            .columns
            .iter()
            .map(|name| format!("\"{name}\""))
            .collect();
        quoted.join(", ")
    }
}

/// How many rows a table has, and a digest of them that does not depend on their order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Proof {
    /// Rows.
    pub rows: u64,
    sum: u128,
}

impl Proof {
    /// Adds a row.
    pub fn add(&mut self, row: &[Value]) {
        let mut hash = Sha256::new();
        for cell in row {
            let number;
            let (kind, bytes): (u8, &[u8]) = match cell {
                Value::Null => (0, &[]),
                Value::Integer(value) => {
                    number = value.to_be_bytes();
                    (1, &number)
                }
                Value::Real(value) => {
                    number = value.to_be_bytes();
                    (2, &number)
                }
                Value::Text(text) => (3, text.as_bytes()),
                Value::Blob(bytes) => (4, bytes),
            };
            hash.update([kind]);
            hash.update((bytes.len() as u64).to_be_bytes());
            hash.update(bytes);
        }
        let digest: [u8; 32] = hash.finalize().into();
        let half = digest.first_chunk::<16>().copied().unwrap_or_default();
        self.sum = self.sum.wrapping_add(u128::from_be_bytes(half));
        self.rows += 1;
    }
}

/// Puts the tables that others refer to first. Fails when the two stores have other tables or columns:
/// a row that has no place would be lost.
pub(crate) fn in_order(one: Vec<Table>, mut other: Vec<Table>) -> Result<Vec<Table>, StoreError> {
    const FIRST: [&str; 2] = ["users", "kiosks"];
    let mut tables = one;
    tables.sort();
    other.sort();
    if tables != other {
        let differs = |table: &&Table| !tables.contains(table) || !other.contains(table);
        let names = tables.iter().chain(&other).filter(differs);
        let names: Vec<_> = names.map(|table| table.name.as_str()).collect();
        return Err(StoreError::Refused(format!(
            "SQLite and PostgreSQL have different tables in this version: {}",
            names.join(", ")
        )));
    }
    tables.sort_by_key(|table| !FIRST.contains(&table.name.as_str()));
    Ok(tables)
}

/// Fails when a target has rows already.
pub(crate) fn refuse_full(table: &Table, rows: i64) -> Result<(), StoreError> {
    if rows == 0 {
        return Ok(());
    }
    Err(StoreError::Refused(format!(
        "the target is not empty: its table {} has rows. Nothing was changed",
        table.name
    )))
}

/// Fails when not everything arrived.
pub(crate) fn compare(table: &Table, sent: Proof, arrived: Proof) -> Result<(), StoreError> {
    if sent == arrived {
        return Ok(());
    }
    Err(StoreError::Refused(format!(
        "the table {} did not arrive as it was sent ({} rows, {} there). Nothing was changed",
        table.name, sent.rows, arrived.rows
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str, columns: &[&str]) -> Table {
        Table {
            name: name.into(),
            columns: columns.iter().map(|&name| name.into()).collect(),
        }
    }

    #[test]
    fn a_proof_sees_what_changed_and_not_the_order() {
        let rows = [
            vec![Value::Integer(1), Value::Null],
            vec![Value::Text("1".into()), Value::Blob(vec![])],
        ];
        let proof = |rows: &[&Cells]| {
            let mut proof = Proof::default();
            rows.iter().for_each(|row| proof.add(row));
            proof
        };
        let both = proof(&[&rows[0], &rows[1]]);
        assert_eq!(both, proof(&[&rows[1], &rows[0]]));
        assert_ne!(both, proof(&[&rows[0], &rows[0]]));
        let changed = vec![Value::Text(String::new()), Value::Blob(vec![b'1'])];
        assert_ne!(both, proof(&[&rows[0], &changed]));
    }

    #[test]
    fn a_table_or_column_that_only_one_store_has_is_refused() {
        let ours = vec![table("documents", &["uid"]), table("users", &["uid"])];
        let ordered = in_order(ours.clone(), ours.clone()).unwrap();
        assert_eq!(ordered[0].name, "users");
        for theirs in [
            vec![table("users", &["uid"])],
            vec![
                table("documents", &["uid"]),
                table("users", &["name", "uid"]),
            ],
        ] {
            assert!(in_order(ours.clone(), theirs).is_err());
        }
    }
}
