//! The storage protocol (clauses STO).

pub mod conditions;
pub mod metadata;
pub mod multipart;
pub mod objects;
mod request;
pub mod upload;
