//! The website: the built screens, served from this binary or from a folder.

pub mod assets;
pub mod encoding;
pub mod frames;
pub mod headers;
pub mod pages;
pub mod preloads;
