//! Windows: the locked main window, and the overlay windows above it. Windows report to listeners
//! and know nothing of visits.

#[cfg(target_os = "linux")]
mod bar;
#[cfg(target_os = "linux")]
pub(crate) mod browsing_data;
#[cfg(target_os = "linux")]
mod downloads;
#[cfg(target_os = "linux")]
mod failed_page;
pub(crate) mod layers;
mod lockdown;
pub(crate) mod main_window;
#[cfg(target_os = "linux")]
mod native_requests;
pub(crate) mod outside;
#[cfg(target_os = "linux")]
mod overlay;
mod own_page;
pub(crate) mod provider;
pub(crate) mod user_input;
pub(crate) mod viewer;
#[cfg(target_os = "linux")]
mod words;
