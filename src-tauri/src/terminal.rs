//! Lines for the person at a terminal, or for the log of the system. A reader that has gone
//! (`| head -1`, a log that restarts) is no error. The macros of the standard library panic then, so
//! clippy refuses them.

use std::fmt::Display;
use std::io::{self, Write};

/// Prints a line to standard output.
pub fn say(line: impl Display) {
    write(io::stdout(), line);
}

/// Prints a line to standard error.
pub fn say_error(line: impl Display) {
    write(io::stderr(), line);
}

fn write(mut to: impl Write, line: impl Display) {
    // There is no other place to say so.
    let _ = writeln!(to, "{line}");
    let _ = to.flush();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::ErrorKind;

    struct Gone;

    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Err(ErrorKind::BrokenPipe.into())
        }
    }

    #[test]
    fn a_line_that_nobody_reads_is_dropped() {
        write(Gone, "words");
    }
}
