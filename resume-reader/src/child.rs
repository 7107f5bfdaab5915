//! The child: limits itself, reads a PDF from standard input, writes its text to standard output,
//! ends. It is the same program, started again with a hidden word.

use crate::extract::extract;
use crate::limits;
use serde::{Deserialize, Serialize};
use std::io::{Read, Write, stdin, stdout};
use sync_protocol::limits::RESUME_CEILING_BYTES;
use sync_protocol::resumes::Unreadable;

/// The word that makes a program the child.
pub const WORD: &str = "resume-reader-child";

/// What the child answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Answer {
    /// The text.
    Text(String),
    /// Why there is none.
    Unreadable(Unreadable),
}

/// Does the child's work and ends the process, if this process was started as the child. Every
/// program that reads resumes calls it first thing.
pub fn run_if_asked() {
    if std::env::args_os().nth(1).is_some_and(|word| word == WORD) {
        // A panic's text can hold pieces of the document.
        std::panic::set_hook(Box::new(|_| ()));
        std::process::exit(i32::from(run().is_err()));
    }
}

fn run() -> std::io::Result<()> {
    limits::take()?;
    let mut bytes = Vec::new();
    stdin()
        .lock()
        .take(RESUME_CEILING_BYTES + 1)
        .read_to_end(&mut bytes)?;
    let answer = match extract(&bytes) {
        Ok(text) => Answer::Text(text),
        Err(kind) => Answer::Unreadable(kind),
    };
    let mut out = stdout().lock();
    serde_json::to_writer(&mut out, &answer)?;
    out.flush()
}
