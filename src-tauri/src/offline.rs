//! What works without a network: cached lists, starter lists, and the outbox.

pub mod cache;
pub mod changes;
pub mod employers;
pub mod encryption;
pub mod lists;
pub mod menu;
pub mod outbox;
pub mod places;
pub mod starter_lists;
