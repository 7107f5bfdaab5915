//! Standard output and standard error of the commands. A reader that goes (`| head -1`) is no error:
//! what is left is dropped, and the command finishes what it does. The macros of the standard library
//! panic then, so clippy refuses them.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::sync::Mutex;

/// The first fault, after which nothing more is written.
static FAULT: Mutex<Option<ErrorKind>> = Mutex::new(None);

/// Standard output that drops its text when there is no reader.
pub struct Stdout;

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        noting(|out| out.write_all(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        noting(Write::flush);
        Ok(())
    }
}

fn noting(act: impl FnOnce(&mut io::StdoutLock<'static>) -> io::Result<()>) {
    let Ok(mut fault) = FAULT.lock() else { return };
    if fault.is_none()
        && let Err(error) = act(&mut io::stdout().lock())
    {
        *fault = Some(error.kind());
    }
}

/// Writes text; see [`say`](crate::say).
pub fn write(text: Arguments<'_>) {
    // This writer has no errors.
    let _ = Stdout.write_fmt(text);
}

/// Writes text to standard error; see [`say_error`](crate::say_error).
pub fn write_error(text: Arguments<'_>) {
    // There is no other place to say so.
    let _ = io::stderr().write_fmt(text);
}

/// Writes out what was written so far, and fails unless its reader has all of it. A command asks
/// before it deletes what it has printed.
pub fn flush_all() -> io::Result<()> {
    noting(Write::flush);
    let fault = FAULT.lock().map_or(Some(ErrorKind::Other), |fault| *fault);
    fault.map_or(Ok(()), |kind| Err(kind.into()))
}

/// Ends the output of a command. Fails when it could not be written, and not when its reader has gone.
pub fn finish() -> io::Result<()> {
    match flush_all() {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        finished => finished,
    }
}

/// Prints a line to standard output.
#[macro_export]
macro_rules! say {
    ($($text:tt)*) => {
        $crate::stdout::write(format_args!("{}\n", format_args!($($text)*)))
    };
}

/// Prints a line to standard error.
#[macro_export]
macro_rules! say_error {
    ($($text:tt)*) => {
        $crate::stdout::write_error(format_args!("{}\n", format_args!($($text)*)))
    };
}
