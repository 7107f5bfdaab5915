//! Accounts at this kiosk: who is signed in, and where the session is stored.

pub mod actions;
pub mod code_sign_in;
pub mod second_step;
pub mod session_driver;
pub mod token_store;
pub mod way_settings;
