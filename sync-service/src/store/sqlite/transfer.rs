//! Rows of a database for a move to PostgreSQL, and back.

use super::open::FILE;
use crate::store::StoreError;
use crate::store::transfer::{Cells, PAGE, Proof, Table, refuse_full};
use rusqlite::{Connection, Rows, params_from_iter};
use std::path::Path;

/// A database that no service uses, in one transaction.
pub(crate) struct Transfer(Connection);

impl Transfer {
    /// Opens the database of a data folder, which the caller has locked and brought up to date.
    pub fn open(data: &Path) -> Result<Self, StoreError> {
        let db = Connection::open(data.join(FILE))?;
        db.execute_batch(
            "pragma synchronous = full; pragma foreign_keys = on; begin immediate;
             pragma defer_foreign_keys = on;",
        )?;
        Ok(Self(db))
    }

    /// Its tables.
    pub fn tables(&self) -> Result<Vec<Table>, StoreError> {
        let names = "select name from sqlite_schema where type = 'table'
             and name not like 'sqlite_%' and name <> 'refinery_schema_history'";
        let columns = "select name from pragma_table_info(?1) order by name";
        let (mut names, mut columns) = (self.0.prepare(names)?, self.0.prepare(columns)?);
        let names = names.query_map([], |row| row.get::<_, String>(0))?;
        let table = |name: rusqlite::Result<String>| -> rusqlite::Result<Table> {
            let name = name?;
            let found = columns.query_map([&name], |row| row.get(0))?;
            let columns = found.collect::<rusqlite::Result<_>>()?;
            Ok(Table { name, columns })
        };
        Ok(names.map(table).collect::<rusqlite::Result<_>>()?)
    }

    /// Fails when a table has rows.
    pub fn refuse_full(&self, tables: &[Table]) -> Result<(), StoreError> {
        for table in tables {
            let count = format!("select count(*) from \"{}\"", table.name);
            refuse_full(table, self.0.query_row(&count, [], |row| row.get(0))?)?;
        }
        Ok(())
    }

    /// Hands all rows of a table to `each`, some at a time.
    pub async fn read(
        &self,
        table: &Table,
        mut each: impl AsyncFnMut(Vec<Cells>) -> Result<(), StoreError>,
    ) -> Result<Proof, StoreError> {
        let sql = format!("select {} from \"{}\"", table.column_list(), table.name);
        let mut statement = self.0.prepare(&sql)?;
        let mut rows = statement.query([])?;
        let mut proof = Proof::default();
        loop {
            let page = next_page(&mut rows, table.columns.len())?;
            if page.is_empty() {
                return Ok(proof);
            }
            page.iter().for_each(|row| proof.add(row));
            each(page).await?;
        }
    }

    /// Adds rows to a table.
    pub fn insert(&self, table: &Table, rows: Vec<Cells>) -> Result<(), StoreError> {
        let places: Vec<_> = (1..=table.columns.len())
            .map(|at| format!("?{at}"))
            .collect();
        let sql = format!(
            "insert into \"{}\" ({}) values ({})",
            table.name,
            table.column_list(),
            places.join(", ")
        );
        let mut statement = self.0.prepare_cached(&sql)?;
        for row in rows {
            statement.execute(params_from_iter(row))?;
        }
        Ok(())
    }

    /// The last number that each table with numbered rows gave.
    pub fn counters(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let mut statement = self.0.prepare("select name, seq from sqlite_sequence")?;
        let counters = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(counters.collect::<rusqlite::Result<_>>()?)
    }

    /// Continues after the last number that a table gave; only tables with a counter have one.
    pub fn set_counter(&self, table: &str, last: i64) -> Result<(), StoreError> {
        let set = "update sqlite_sequence set seq = max(seq, ?2) where name = ?1";
        if self.0.execute(set, (table, last))? == 0 {
            let add = "insert into sqlite_sequence (name, seq) select ?1, ?2
                 where exists (select 1 from sqlite_schema where name = ?1
                               and sql like '%autoincrement%')";
            self.0.execute(add, (table, last))?;
        }
        Ok(())
    }

    /// Keeps what was inserted.
    pub fn commit(self) -> Result<(), StoreError> {
        Ok(self.0.execute_batch("commit")?)
    }
}

fn next_page(rows: &mut Rows<'_>, columns: usize) -> rusqlite::Result<Vec<Cells>> {
    let mut page = Vec::new();
    while page.len() < PAGE {
        let Some(row) = rows.next()? else { break };
        page.push(
            (0..columns)
                .map(|at| row.get(at))
                .collect::<Result<_, _>>()?,
        );
    }
    Ok(page)
}
