//! Lines of the log wait a moment for others, so that one write serves many.
//!
//! The service writes one line for each request. A write for each line, and the lock around it, took
//! a sixth of the time of a look-up (measured). A warning or an error is written at once, with all
//! that was said before it. A program that is killed loses the lines of its last moment.

use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tracing::{Level, Metadata};
use tracing_subscriber::fmt::MakeWriter;

/// How long a line waits.
const WAIT: Duration = Duration::from_millis(100);
/// Bytes that wait at most; who comes then writes them, and waits as long as that takes.
const WAITING_MAX: usize = 64 * 1024;

/// A writer of lines.
#[derive(Clone)]
pub struct Buffer(Arc<Shared>);

struct Shared {
    waiting: Mutex<Vec<u8>>,
    arrived: Condvar,
    out: Mutex<Box<dyn Write + Send>>,
}

impl Buffer {
    /// Starts the thread that writes what has waited.
    ///
    /// # Errors
    /// The system starts no thread.
    pub fn start(out: impl Write + Send + 'static) -> io::Result<Self> {
        let buffer = Self::new(out);
        let shared = Arc::clone(&buffer.0);
        let writes = move || loop {
            shared.wait_for_a_line();
            thread::sleep(WAIT);
            shared.flush();
        };
        thread::Builder::new().name("log".into()).spawn(writes)?;
        Ok(buffer)
    }

    fn new(out: impl Write + Send + 'static) -> Self {
        Self(Arc::new(Shared {
            waiting: Mutex::default(),
            arrived: Condvar::new(),
            out: Mutex::new(Box::new(out)),
        }))
    }

    /// Writes what waits when the guard is dropped.
    pub fn flush_at_end(&self) -> FlushAtEnd {
        FlushAtEnd(Arc::clone(&self.0))
    }
}

/// Writes what waits when it is dropped.
#[must_use]
pub struct FlushAtEnd(Arc<Shared>);

impl Drop for FlushAtEnd {
    fn drop(&mut self) {
        self.0.flush();
    }
}

impl Shared {
    fn put(&self, line: &[u8], is_urgent: bool) {
        let mut waiting = locked(&self.waiting);
        let is_first = waiting.is_empty();
        waiting.extend_from_slice(line);
        let is_full = waiting.len() >= WAITING_MAX;
        drop(waiting);
        if is_urgent || is_full {
            self.flush();
        } else if is_first {
            self.arrived.notify_one();
        }
    }

    fn wait_for_a_line(&self) {
        let waiting = locked(&self.waiting);
        let arrived = self
            .arrived
            .wait_while(waiting, |waiting| waiting.is_empty());
        drop(arrived.unwrap_or_else(PoisonError::into_inner));
    }

    /// Takes the lines only once the last ones are written, so that they stay in their order.
    fn flush(&self) {
        let mut out = locked(&self.out);
        let lines = std::mem::take(&mut *locked(&self.waiting));
        // There is nowhere else to say that the log cannot be written.
        let _ = out.write_all(&lines);
        let _ = out.flush();
    }
}

fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes one line.
pub struct Line<'a> {
    shared: &'a Shared,
    is_urgent: bool,
}

impl Write for Line<'_> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.shared.put(line, self.is_urgent);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Buffer {
    type Writer = Line<'a>;

    fn make_writer(&'a self) -> Line<'a> {
        Line {
            shared: &self.0,
            is_urgent: true,
        }
    }

    fn make_writer_for(&'a self, about: &Metadata<'_>) -> Line<'a> {
        Line {
            shared: &self.0,
            is_urgent: *about.level() <= Level::WARN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            locked(&self.0).write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Written {
        fn text(&self) -> String {
            String::from_utf8(locked(&self.0).clone()).unwrap()
        }
    }

    #[test]
    fn a_line_waits_until_an_urgent_one_comes_and_stays_before_it() {
        let written = Written::default();
        let buffer = Buffer::new(written.clone());
        buffer.0.put(b"a request\n", false);
        assert_eq!(written.text(), "");
        buffer.0.put(b"a warning\n", true);
        assert_eq!(written.text(), "a request\na warning\n");
    }

    #[test]
    fn no_more_than_a_bound_waits_and_the_end_loses_nothing() {
        let written = Written::default();
        let buffer = Buffer::new(written.clone());
        let line = [b'x'; 1024];
        for _ in 0..64 {
            buffer.0.put(&line, false);
        }
        assert_eq!(written.text().len(), 64 * 1024);
        buffer.0.put(b"last\n", false);
        drop(buffer.flush_at_end());
        assert!(written.text().ends_with("last\n"));
    }

    #[test]
    fn a_thread_writes_what_has_waited() {
        let (sender, lines) = std::sync::mpsc::channel::<Vec<u8>>();
        struct Sends(std::sync::mpsc::Sender<Vec<u8>>);
        impl Write for Sends {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0.send(bytes.to_vec()).unwrap();
                Ok(bytes.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let buffer = Buffer::start(Sends(sender)).unwrap();
        buffer.0.put(b"a request\n", false);
        assert_eq!(lines.recv().unwrap(), b"a request\n");
    }
}
