//! Validated texts in columns: written as text, and trusted when they are read.

use crate::email_address::EmailAddress;
use crate::uid::Uid;
use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef};

macro_rules! as_text {
    ($kind:ty) => {
        impl ToSql for $kind {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.as_str().into())
            }
        }

        impl FromSql for $kind {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                String::column_result(value).map(Self::stored)
            }
        }
    };
}

as_text!(EmailAddress);
as_text!(Uid);
