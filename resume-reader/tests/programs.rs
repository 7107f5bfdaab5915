//! Programs in the place of the one that reads, and ends that the system gives it: no file is to blame.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use resume_reader::reader::{Reader, TimeLimits};
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;
use sync_protocol::resumes::Unreadable;

/// A reader whose program is a script, and which waits for an answer this long.
fn reader(folder: &std::path::Path, script: &str, read: Duration) -> Reader {
    let program = folder.join("read-resume");
    std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o700)).unwrap();
    let turn = Duration::from_secs(3600);
    Reader::new(program, 1).with_time_limits(TimeLimits { turn, read })
}

fn answers(script: &str, read: Duration) -> Unreadable {
    let folder = tempfile::tempdir().unwrap();
    let reader = reader(folder.path(), script, read);
    assert!(reader.missing_layers().is_err(), "{script}");
    reader.read(b"%PDF-1.4\n%%EOF".to_vec()).unwrap_err()
}

const LONG: Duration = Duration::from_secs(3600);

#[test]
fn res_7_what_ends_the_program_from_outside_is_no_fault_of_the_file() {
    for script in [
        "kill -KILL $$",
        "kill -TERM $$",
        "exit 1",
        "exit 127",
        "echo garbage",
        "exec >&-; exec sleep 3600",
    ] {
        assert_eq!(answers(script, LONG), Unreadable::Unavailable, "{script}");
    }
    let hangs = answers("exec sleep 3600", Duration::ZERO);
    assert_eq!(hangs, Unreadable::Unavailable);
}

#[test]
fn res_7_a_file_that_breaks_a_limit_is_too_complex() {
    for script in [
        "kill -XCPU $$",
        "kill -ABRT $$",
        "kill -SEGV $$",
        "kill -SYS $$",
        "exit 101",
    ] {
        assert_eq!(answers(script, LONG), Unreadable::TooComplex, "{script}");
    }
}

#[test]
fn res_7_a_program_that_cannot_be_started_is_no_fault_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let reader = Reader::new(folder.path().join("read-resume"), 1);
    assert!(reader.missing_layers().is_err());
    let answer = reader.read(b"%PDF-1.4\n%%EOF".to_vec());
    assert_eq!(answer, Err(Unreadable::Unavailable));
}
