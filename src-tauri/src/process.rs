//! Processes: the supervisor, the single instance, and the web process that draws the pages.

pub(crate) mod graphics;
pub(crate) mod memory;
pub mod nightly_restart;
pub(crate) mod process_tree;
pub mod single_instance;
pub mod supervisor;
pub(crate) mod web_process;
pub(crate) mod webdriver;
