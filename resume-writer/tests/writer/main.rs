//! The PDFs and plain texts of resumes, and the words that are tapped.
//!
//! One program holds all of these tests: it is linked once, and `cargo nextest run -p resume-writer
//! NAME` runs the tests of one file.

#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "../../../place-facts/tests/facts/case_file/mod.rs"]
mod case_file;
mod concepts;
mod language_marks;
mod order_of_jobs;
mod resumes;
mod vocabulary;
