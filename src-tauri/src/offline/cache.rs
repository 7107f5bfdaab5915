//! The cache of this kiosk: one SQLite database.

pub mod counted;
pub mod counters;
pub mod database;
pub mod lists;
pub mod outbox_entries;
