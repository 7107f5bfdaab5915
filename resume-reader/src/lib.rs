//! Reads a resume: the bytes of a PDF → clean text.
//!
//! | module | what it does |
//! |---|---|
//! | [`reader`] | the parent's side: starts a child per file, bounded in number, time and answer |
//! | [`child`], [`limits`] | the child: limits itself, reads standard input, answers, ends |
//! | [`header`] | what a file is by its first and last bytes |
//! | [`extract`] | bytes → text: [`repair`] repairs, [`layout`] lays characters out, [`fields`] reads forms |
//! | `scan` | whether a document is pictures of pages |
//! | [`clean`] | one form of every character; none that draws nothing |
//!
//! No parser of a format this old can be trusted with a stranger's file, so none runs in the
//! service itself. A child that dies takes one answer with it and nothing else.

pub mod child;
pub mod clean;
pub mod extract;
pub mod fields;
pub mod header;
pub mod layout;
pub mod limits;
pub mod reader;
pub mod repair;
mod scan;

pub use sync_protocol::resumes::Unreadable;
