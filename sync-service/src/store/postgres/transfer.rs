//! Rows of a database for a move from SQLite, and back.

use super::columns::number;
use super::{Postgres, Values};
use crate::store::StoreError;
use crate::store::transfer::{Cells, PAGE, Proof, Table, refuse_full};
use deadpool_postgres::{Client, Transaction};
use rusqlite::types::Value;
use tokio_postgres::types::ToSql;
use tokio_postgres::{IsolationLevel, Row};

/// Tables that only PostgreSQL has: what the services on one database need to agree.
const OWN: [&str; 4] = ["audit_turn", "instances", "sealed_keys", "table_version"];

/// One transaction that reads or writes whole tables.
pub(crate) struct Transfer<'a> {
    transaction: Transaction<'a>,
    columns: Vec<Column>,
}

struct Column {
    table: String,
    name: String,
    kind: Kind,
    is_counted: bool,
}

/// How a column keeps its values. SQLite keeps flags as numbers, and lists of texts as JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Flag,
    Text,
    Texts,
    Bytes,
}

impl Kind {
    fn of(name: &str) -> Option<Self> {
        Some(match name {
            "bigint" => Self::Number,
            "boolean" => Self::Flag,
            "text" => Self::Text,
            "ARRAY" => Self::Texts,
            "bytea" => Self::Bytes,
            _ => return None,
        })
    }
}

impl Postgres {
    /// A connection for [`Transfer::begin`].
    pub(crate) async fn for_transfer(&self) -> Result<Client, StoreError> {
        self.client().await
    }
}

impl<'a> Transfer<'a> {
    /// Begins, with no limit of time. It reads the state of one moment.
    pub async fn begin(client: &'a mut Client) -> Result<Self, StoreError> {
        let transaction = client
            .build_transaction()
            .isolation_level(IsolationLevel::RepeatableRead)
            .start()
            .await?;
        let limits = "set local statement_timeout = 0; set local lock_timeout = 0;
             set local idle_in_transaction_session_timeout = 0";
        transaction.batch_execute(limits).await?;
        let catalog = "select table_name::text, column_name::text, data_type::text,
                is_identity::text from information_schema.columns
             where table_schema = current_schema()";
        let mut columns = Vec::new();
        for row in transaction.query(catalog, &[]).await? {
            let (table, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            if OWN.contains(&table.as_str()) {
                continue;
            }
            let (kind, counted): (String, String) = (row.try_get(2)?, row.try_get(3)?);
            let kind = Kind::of(&kind).ok_or_else(|| {
                StoreError::Refused(format!("{table}.{name} cannot be moved: it is a {kind}"))
            })?;
            columns.push(Column {
                table,
                name,
                kind,
                is_counted: counted == "YES",
            });
        }
        columns.sort_by(|one, other| (&one.table, &one.name).cmp(&(&other.table, &other.name)));
        Ok(Self {
            transaction,
            columns,
        })
    }

    /// Its tables.
    pub fn tables(&self) -> Vec<Table> {
        let of_table = self.columns.chunk_by(|one, other| one.table == other.table);
        let table = |columns: &[Column]| Table {
            name: columns.first().map_or(String::new(), |it| it.table.clone()),
            columns: columns.iter().map(|column| column.name.clone()).collect(),
        };
        of_table.map(table).collect()
    }

    fn kinds(&self, table: &Table) -> Vec<Kind> {
        let of_table = self.columns.iter().filter(|it| it.table == table.name);
        of_table.map(|column| column.kind).collect()
    }

    /// Fails when a table has rows.
    pub async fn refuse_full(&self, tables: &[Table]) -> Result<(), StoreError> {
        for table in tables {
            let count = format!("select count(*) from \"{}\"", table.name);
            let count = self.transaction.query_one(&count, &[]).await?;
            refuse_full(table, number(&count, 0)?)?;
        }
        Ok(())
    }

    /// Hands all rows of a table to `each`, some at a time.
    pub async fn read(
        &self,
        table: &Table,
        mut each: impl FnMut(Vec<Cells>) -> Result<(), StoreError>,
    ) -> Result<Proof, StoreError> {
        let kinds = self.kinds(table);
        let sql = format!("select {} from \"{}\"", table.column_list(), table.name);
        let statement = self.transaction.prepare(&sql).await?;
        let portal = self.transaction.bind(&statement, &[]).await?;
        let mut proof = Proof::default();
        loop {
            let size = i32::try_from(PAGE).unwrap_or(i32::MAX);
            let page = self.transaction.query_portal(&portal, size).await?;
            if page.is_empty() {
                return Ok(proof);
            }
            let page = page.iter().map(|row| cells(row, &kinds));
            let page: Vec<Cells> = page.collect::<Result<_, _>>()?;
            page.iter().for_each(|row| proof.add(row));
            each(page)?;
        }
    }

    /// Adds rows to a table, in one statement.
    pub async fn insert(&self, table: &Table, rows: Vec<Cells>) -> Result<(), StoreError> {
        let kinds = self.kinds(table);
        let mut given = Vec::new();
        let mut selected = Vec::new();
        for (at, (name, kind)) in table.columns.iter().zip(&kinds).enumerate() {
            let (array, value) = match kind {
                Kind::Number => ("bigint", format!("\"{name}\"")),
                Kind::Flag => ("boolean", format!("\"{name}\"")),
                Kind::Bytes => ("bytea", format!("\"{name}\"")),
                Kind::Text => ("text", format!("\"{name}\"")),
                Kind::Texts => (
                    "text",
                    format!("array(select json_array_elements_text(\"{name}\"::json))"),
                ),
            };
            given.push(format!("${}::{array}[]", at + 1));
            selected.push(value);
        }
        let names = table.column_list();
        let sql = format!(
            "insert into \"{}\" ({names}) select {} from unnest({}) as given ({names})",
            table.name,
            selected.join(", "),
            given.join(", ")
        );
        let arrays = arrays(rows, &kinds)?;
        let values: Vec<&(dyn ToSql + Sync)> = arrays.iter().map(|array| array.as_ref()).collect();
        let statement = self.transaction.prepare_cached(&sql).await?;
        self.transaction.execute(&statement, &values).await?;
        Ok(())
    }

    /// The last number that each table with numbered rows gave.
    pub async fn counters(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let mut counters = Vec::new();
        for column in self.columns.iter().filter(|column| column.is_counted) {
            let next = "select nextval(pg_get_serial_sequence($1::text, $2::text)::regclass)";
            let values: Values<'_> = &[&column.table, &column.name];
            let row = self.transaction.query_one(next, values).await?;
            counters.push((column.table.clone(), number::<i64>(&row, 0)? - 1));
        }
        Ok(counters)
    }

    /// Continues after the last number that a table gave; only tables with a counter have one.
    pub async fn set_counter(&self, table: &str, last: i64) -> Result<(), StoreError> {
        let counted = |it: &&Column| it.is_counted && it.table == table;
        if let Some(column) = self.columns.iter().find(counted) {
            let set =
                "select setval(pg_get_serial_sequence($1::text, $2::text)::regclass, $3, false)";
            let next = last.max(0) + 1;
            self.transaction
                .query_one(set, &[&column.table, &column.name, &next])
                .await?;
        }
        Ok(())
    }

    /// Keeps what was inserted.
    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.transaction.commit().await?)
    }
}

fn cells(row: &Row, kinds: &[Kind]) -> Result<Cells, StoreError> {
    let cell = |(at, kind): (usize, &Kind)| -> Result<Value, StoreError> {
        let value = match kind {
            Kind::Number => row.try_get::<_, Option<i64>>(at)?.map(Value::Integer),
            Kind::Flag => {
                let flag = row.try_get::<_, Option<bool>>(at)?;
                flag.map(|flag| Value::Integer(flag.into()))
            }
            Kind::Text => row.try_get::<_, Option<String>>(at)?.map(Value::Text),
            Kind::Bytes => row.try_get::<_, Option<Vec<u8>>>(at)?.map(Value::Blob),
            Kind::Texts => {
                let texts = row.try_get::<_, Option<Vec<String>>>(at)?;
                texts.map(|texts| Value::Text(serde_json::Value::from(texts).to_string()))
            }
        };
        Ok(value.unwrap_or(Value::Null))
    };
    kinds.iter().enumerate().map(cell).collect()
}

/// Turns rows into one array for each column.
fn arrays(rows: Vec<Cells>, kinds: &[Kind]) -> Result<Vec<Box<dyn ToSql + Sync>>, StoreError> {
    let mut columns: Vec<Vec<Value>> = kinds.iter().map(|_| Vec::new()).collect();
    for row in rows {
        for (column, cell) in columns.iter_mut().zip(row) {
            column.push(cell);
        }
    }
    let array = |(column, kind): (Vec<Value>, &Kind)| -> Option<Box<dyn ToSql + Sync>> {
        let cells = column.into_iter();
        Some(match kind {
            Kind::Number => Box::new(cells.map(integer).collect::<Option<Vec<_>>>()?),
            Kind::Flag => {
                let flags = cells.map(|cell| Some(integer(cell)?.map(|flag| flag != 0)));
                Box::new(flags.collect::<Option<Vec<_>>>()?)
            }
            Kind::Text | Kind::Texts => Box::new(cells.map(text).collect::<Option<Vec<_>>>()?),
            Kind::Bytes => Box::new(cells.map(bytes).collect::<Option<Vec<_>>>()?),
        })
    };
    let arrays = columns.into_iter().zip(kinds).map(array);
    let arrays: Option<Vec<_>> = arrays.collect();
    arrays.ok_or_else(|| StoreError::Refused("a row has values of another kind".into()))
}

fn integer(cell: Value) -> Option<Option<i64>> {
    match cell {
        Value::Null => Some(None),
        Value::Integer(value) => Some(Some(value)),
        _ => None,
    }
}

fn text(cell: Value) -> Option<Option<String>> {
    match cell {
        Value::Null => Some(None),
        Value::Text(text) => Some(Some(text)),
        _ => None,
    }
}

fn bytes(cell: Value) -> Option<Option<Vec<u8>>> {
    match cell {
        Value::Null => Some(None),
        Value::Blob(bytes) => Some(Some(bytes)),
        _ => None,
    }
}
