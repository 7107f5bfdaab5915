//! Reads a page aloud through speech-dispatcher, where it is installed.
//!
//! The text goes to the program's standard input: an argument could be read by every process.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use sync_protocol::error_code::ErrorCode;

const PROGRAM: &str = "spd-say";
/// Longest text that is read, in bytes: the longest list is far shorter.
const TEXT_MAX: usize = 200_000;

/// Who is speaking.
#[derive(Default)]
pub struct Voice(Mutex<Option<Child>>);

/// Whether there is a program that speaks.
pub fn is_installed(path: Option<&str>) -> bool {
    path.is_some_and(|path| {
        std::env::split_paths(path).any(|folder| is_file(&folder.join(PROGRAM)))
    })
}

fn is_file(path: &Path) -> bool {
    path.metadata().is_ok_and(|it| it.is_file())
}

/// Speaks line by line; what was being said before is stopped. Answers when all has been said, or
/// [`hush`] was called.
pub(crate) async fn speak(voice: &Voice, text: &str, language: &str) -> Result<(), ErrorCode> {
    let is_language = matches!(language, "en" | "es");
    if text.len() > TEXT_MAX || !is_language {
        return Err(ErrorCode::InvalidArgument);
    }
    hush(voice);
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
    // The program reads as fast as it speaks, and echoes what it reads until it ends.
    std::thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(lines.as_bytes())));
    let (ended, end) = tokio::sync::oneshot::channel();
    std::thread::spawn(move || {
        let echo = stdout.map(|mut stdout| std::io::copy(&mut stdout, &mut std::io::sink()));
        drop((echo, ended));
    });
    // Nothing is ever sent: that the other side is gone is what is waited for.
    let _: Result<(), _> = end.await;
    Ok(())
}

/// Whole lines, so that the first is heard before the last is made into sound. `!-!` at the start of
/// one would be a command to the program.
fn spoken(text: &str) -> String {
    text.lines()
        .map(|line| line.trim().trim_start_matches("!-!"))
        .filter(|line| !line.is_empty())
        .fold(String::new(), |all, line| all + line + "\n")
}

/// Is silent at once.
pub(crate) fn hush(voice: &Voice) {
    let Some(mut child) = lock(voice).take() else {
        return;
    };
    let _ = child.kill();
    let _ = child.wait();
    // What was handed over already is still being said by the daemon.
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
    fn a_text_is_spoken_in_whole_lines_and_holds_no_command() {
        assert_eq!(
            spoken("Food.\n\n  !-!QUIT \n9 to 5"),
            "Food.\nQUIT\n9 to 5\n"
        );
    }

    #[tokio::test]
    async fn what_is_not_a_text_of_ours_is_not_read() {
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
        hush(&voice);
    }

    #[test]
    fn a_program_that_is_not_there_is_not_offered() {
        assert!(!is_installed(None));
        assert!(!is_installed(Some("/nonexistent")));
    }
}
