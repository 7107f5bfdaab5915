//! The database protocol (clauses RTD).

pub mod answer;
pub mod body;
pub mod documents;
pub mod query;
pub mod socket;
pub mod stream;
