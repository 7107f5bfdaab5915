//! The shapes of requests and responses, for the list of calls and the OpenAPI document.

use crate::routes::http::json::Json;
use std::marker::PhantomData;
use utoipa::openapi::path::{Parameter, ParameterIn};
use utoipa::openapi::{Object, RefOr, Schema, Type};
use utoipa::{IntoParams, PartialSchema, ToSchema};

/// How the body of a request is bounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Some kilobytes, in seconds.
    Small,
    /// Some kilobytes about a table, as long as the table takes.
    OfTable,
    /// A table, in a minute.
    Table,
    /// The bytes of a file.
    Upload,
    /// The handler bounds it itself.
    OfHandler,
}

/// The shape of a request or response.
pub struct Payload {
    /// Media type and schema; `None` without a body.
    pub body: Option<(&'static str, RefOr<Schema>)>,
    /// Schemas that the body refers to, by name.
    pub components: Vec<(String, RefOr<Schema>)>,
    /// Parameters of the query.
    pub query: Vec<Parameter>,
}

/// A type that describes the shape of a request or response.
pub trait Describe {
    /// How the body of a request is bounded.
    const SIZE: Size = Size::Small;

    /// Returns the shape.
    fn payload() -> Payload;
}

/// No body.
pub struct Empty;

/// No body, and a handler that bounds its time itself.
pub struct Untimed;

/// A body in the encoding of forms.
pub struct Form<T>(PhantomData<T>);

/// The bytes of a file.
pub struct Bytes;

/// A table as CSV (RFC 4180).
pub struct Csv;

/// The media type of a workbook (ECMA-376).
pub const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// A table as XLSX.
pub struct Workbook;

/// The media type of a ZIP file.
pub const ZIP: &str = "application/zip";

/// Files in a ZIP file.
pub struct Zip;

/// The bytes of a table: CSV, XLSX or HSDS.
pub struct Table;

/// A small body that says what to do with all rows of a table.
pub struct OfTable<T>(PhantomData<T>);

/// A JSON value of any shape whose handler bounds its length.
pub struct AnyJson;

/// A request with parameters in its query.
pub struct Query<Q, B = Empty>(PhantomData<(Q, B)>);

impl Payload {
    fn of(body: Option<(&'static str, RefOr<Schema>)>) -> Self {
        Self {
            body,
            components: Vec::new(),
            query: Vec::new(),
        }
    }

    fn typed<T: ToSchema>(media: &'static str) -> Self {
        let mut payload = Self::of(Some((media, T::schema())));
        T::schemas(&mut payload.components);
        payload
    }
}

impl Describe for Empty {
    fn payload() -> Payload {
        Payload::of(None)
    }
}

impl Describe for Untimed {
    const SIZE: Size = Size::OfHandler;

    fn payload() -> Payload {
        Payload::of(None)
    }
}

impl<T: ToSchema> Describe for Json<T> {
    fn payload() -> Payload {
        Payload::typed::<T>("application/json")
    }
}

impl<T: ToSchema> Describe for Form<T> {
    fn payload() -> Payload {
        Payload::typed::<T>("application/x-www-form-urlencoded")
    }
}

impl Describe for Bytes {
    const SIZE: Size = Size::Upload;

    fn payload() -> Payload {
        let bytes = Object::with_type(Type::String);
        Payload::of(Some(("application/pdf", bytes.into())))
    }
}

impl Describe for Csv {
    fn payload() -> Payload {
        let text = Object::with_type(Type::String);
        Payload::of(Some(("text/csv", text.into())))
    }
}

impl Describe for Workbook {
    fn payload() -> Payload {
        let bytes = Object::with_type(Type::String);
        Payload::of(Some((XLSX, bytes.into())))
    }
}

impl Describe for Zip {
    fn payload() -> Payload {
        let bytes = Object::with_type(Type::String);
        Payload::of(Some((ZIP, bytes.into())))
    }
}

impl Describe for Table {
    const SIZE: Size = Size::Table;

    fn payload() -> Payload {
        let bytes = Object::with_type(Type::String);
        Payload::of(Some(("application/octet-stream", bytes.into())))
    }
}

impl<T: ToSchema> Describe for OfTable<T> {
    const SIZE: Size = Size::OfTable;

    fn payload() -> Payload {
        Payload::typed::<T>("application/json")
    }
}

impl Describe for AnyJson {
    const SIZE: Size = Size::OfHandler;

    fn payload() -> Payload {
        let any = serde_json::Value::schema();
        Payload::of(Some(("application/json", any)))
    }
}

impl<Q: IntoParams, B: Describe> Describe for Query<Q, B> {
    const SIZE: Size = B::SIZE;

    fn payload() -> Payload {
        Payload {
            query: Q::into_params(|| Some(ParameterIn::Query)),
            ..B::payload()
        }
    }
}
