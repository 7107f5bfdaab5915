//! Accounts at this kiosk: who is signed in, and where the session is stored.

pub mod actions;
pub(crate) mod proof_of_work;
pub mod session_driver;
pub mod token_store;
