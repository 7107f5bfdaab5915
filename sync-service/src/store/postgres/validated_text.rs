//! Validated texts in columns: written as text, and trusted when they are read.

use crate::email_address::EmailAddress;
use crate::uid::Uid;
use bytes::BytesMut;
use std::error::Error;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

macro_rules! as_text {
    ($kind:ty) => {
        impl ToSql for $kind {
            fn to_sql(
                &self,
                kind: &Type,
                out: &mut BytesMut,
            ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
                self.as_str().to_sql(kind, out)
            }

            fn accepts(kind: &Type) -> bool {
                <&str as ToSql>::accepts(kind)
            }

            to_sql_checked!();
        }

        impl<'a> FromSql<'a> for $kind {
            fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
                String::from_sql(kind, raw).map(Self::stored)
            }

            fn accepts(kind: &Type) -> bool {
                <String as FromSql<'a>>::accepts(kind)
            }
        }
    };
}

as_text!(EmailAddress);
as_text!(Uid);
