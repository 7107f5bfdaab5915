//! The child: limits itself, reads a PDF from standard input, writes its text to standard output,
//! ends. It is a program that was started with a hidden word.

use crate::extract::extract;
use crate::limits;
use crate::task::{Answer, Task, WORD};
use std::io::{Read, Write, stdin, stdout};
use sync_protocol::limits::RESUME_CEILING_BYTES;

const TASKS: [Task; 3] = [Task::Read, Task::ReadSandboxed, Task::Probe];

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
    let word = std::env::args_os().nth(2).unwrap_or_default();
    let task = TASKS.into_iter().find(|task| word == task.word());
    let missing = limits::restrict_all();
    let answer = match task {
        Some(Task::Read) => read()?,
        Some(Task::ReadSandboxed) if missing.is_empty() => read()?,
        _ => Answer::Missing(missing),
    };
    let mut out = stdout().lock();
    serde_json::to_writer(&mut out, &answer)?;
    out.flush()
}

fn read() -> std::io::Result<Answer> {
    let mut bytes = Vec::new();
    stdin()
        .lock()
        .take(RESUME_CEILING_BYTES + 1)
        .read_to_end(&mut bytes)?;
    Ok(match extract(&bytes) {
        Ok(text) => Answer::Text(text),
        Err(kind) => Answer::Unreadable(kind),
    })
}
