//! The identity protocol (specification section 7).

pub mod accounts;
pub mod codes;
pub mod phone;
pub mod providers;
mod rejection;
pub mod second_factors;
pub mod settings;
pub mod token;
