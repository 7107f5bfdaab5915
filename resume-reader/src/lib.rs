//! Reads a resume: the bytes of a PDF → clean text.
//!
//! | module | what it does |
//! |---|---|
//! | [`reader`] | the parent's side: starts a child per file, bounded in number, time and answer |
//! | [`task`] | what the parent asks and the child answers |
//! | [`limits`] | what the child takes from itself first |
//! | `child` | the child: limits itself, reads standard input, answers, ends |
//! | [`header`] | what a file is by its first and last bytes |
//! | `extract` | bytes → text: `repair` repairs, `layout` lays characters out, `fields` reads forms |
//! | `scan` | whether a document is pictures of pages |
//! | [`clean`] | one form of every character; none that draws nothing |
//!
//! No parser of a format this old can be trusted with a stranger's file, so none runs in the
//! service itself. A child that dies takes one answer with it and nothing else. The feature `parsers`
//! brings the child's side. The service does without it, so no parser of PDFs is in its program: it
//! starts `read-resume`.

#[cfg(feature = "parsers")]
pub mod child;
pub mod clean;
#[cfg(feature = "parsers")]
pub mod extract;
#[cfg(feature = "parsers")]
pub mod fields;
pub mod header;
#[cfg(feature = "parsers")]
pub mod layout;
pub mod limits;
pub mod reader;
#[cfg(feature = "parsers")]
pub mod repair;
#[cfg(feature = "parsers")]
mod scan;
pub mod task;

pub use sync_protocol::resumes::Unreadable;
