//! The kiosk's commands over real files, a real service and a real keyring.
//!
//! One program holds all of these tests: it is linked once, and `cargo nextest run -p new-beginnings-kiosk
//! NAME` runs the tests of one file.

#![allow(clippy::panic, clippy::unwrap_used)]

mod account_world;
mod desk_settings;
mod display;
mod employers;
mod heartbeat;
mod keyring;
mod lists;
mod outbox;
mod places;
mod providers;
mod session;
mod support;
