//! Reads a page aloud with speech-dispatcher, where it is installed.
//!
//! The text is written to the standard input of the program, because every process can read arguments.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::language::Language;

const PROGRAM: &str = "spd-say";
/// Longest text that is read, in bytes. The longest list is much shorter.
const TEXT_MAX: usize = 200_000;

/// The speech program that is currently running, if any.
#[derive(Default)]
pub struct Voice(Mutex<Option<Child>>);

/// Returns whether the speech program is in the search path.
pub fn is_installed(path: Option<&str>) -> bool {
    path.is_some_and(|path| {
        std::env::split_paths(path).any(|folder| is_file(&folder.join(PROGRAM)))
    })
}

fn is_file(path: &Path) -> bool {
    path.metadata().is_ok_and(|it| it.is_file())
}

/// Reads a text aloud, line by line, after stopping the text before. Returns at the end of the text, or
/// when [`stop`] is called.
pub(crate) async fn speak(voice: &Voice, text: &str, language: &str) -> Result<(), ErrorCode> {
    if text.len() > TEXT_MAX || Language::of_tag(language).is_none() {
        return Err(ErrorCode::InvalidArgument);
    }
    stop(voice);
    let mut child = Command::new(PROGRAM)
        .args(["--pipe-mode", "--wait", "--language", language])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|_| ErrorCode::OperationNotAllowed)?;
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    *lock(voice) = Some(child);
    let lines = spoken(text);
    // The program reads only as fast as it speaks, and echoes its input until it ends.
    std::thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(lines.as_bytes())));
    let (ended, end) = tokio::sync::oneshot::channel();
    std::thread::spawn(move || {
        let echo = stdout.map(|mut stdout| std::io::copy(&mut stdout, &mut std::io::sink()));
        drop((echo, ended));
    });
    // Nothing is sent. The channel closes when the program ends.
    let _: Result<(), _> = end.await;
    Ok(())
}

/// Splits a text into lines, so that speech starts with the first line. Removes `!-!` at the start of a
/// line, which would be a command for the program.
fn spoken(text: &str) -> String {
    text.lines()
        .map(|line| line.trim().trim_start_matches("!-!"))
        .filter(|line| !line.is_empty())
        .fold(String::new(), |all, line| all + line + "\n")
}

/// Stops the speech at once.
pub(crate) fn stop(voice: &Voice) {
    let Some(mut child) = lock(voice).take() else {
        return;
    };
    let _ = child.kill();
    let _ = child.wait();
    // The daemon would still read what it has already received.
    let silenced = Command::new(PROGRAM)
        .arg("--cancel")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut child) = silenced {
        std::thread::spawn(move || child.wait());
    }
}

fn lock(voice: &Voice) -> std::sync::MutexGuard<'_, Option<Child>> {
    voice.0.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_line_by_line_and_contains_no_command() {
        assert_eq!(
            spoken("Food.\n\n  !-!QUIT \n9 to 5"),
            "Food.\nQUIT\n9 to 5\n"
        );
    }

    #[tokio::test]
    async fn an_unknown_language_or_a_long_text_is_refused() {
        let voice = Voice::default();
        let long = "a".repeat(TEXT_MAX + 1);
        for (text, language) in [
            ("hello", "de"),
            ("hello", "--version"),
            (long.as_str(), "en"),
        ] {
            assert_eq!(
                speak(&voice, text, language).await,
                Err(ErrorCode::InvalidArgument)
            );
        }
        stop(&voice);
    }

    #[test]
    fn a_missing_program_is_not_found() {
        assert!(!is_installed(None));
        assert!(!is_installed(Some("/nonexistent")));
    }
}
