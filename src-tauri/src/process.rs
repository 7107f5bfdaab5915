//! Processes: the supervisor, the single instance, and the web process that draws the pages.

pub(crate) mod environment;
pub(crate) mod memory;
pub mod nightly_restart;
pub(crate) mod process_tree;
#[cfg(target_os = "linux")]
mod sandbox;
pub mod single_instance;
pub mod supervisor;
pub(crate) mod web_process;
pub(crate) mod webdriver;
