//! The log as text.

use std::io::Write;
use std::sync::{Arc, Mutex};
use sync_service::serve::log::Lines;
use tracing::subscriber::DefaultGuard;
use tracing_subscriber::fmt::MakeWriter;

/// What was logged since the capture began.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    /// The lines that hold a text.
    pub fn lines_with(&self, text: &str) -> Vec<String> {
        let all = self.text();
        let found = all.lines().filter(|line| line.contains(text));
        found.map(str::to_owned).collect()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// Captures what this thread logs until the guard is dropped.
pub fn capture() -> (Log, DefaultGuard) {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt()
        .with_ansi(false)
        .event_format(Lines { is_json: false })
        .with_writer(log.clone())
        .finish();
    (log, tracing::subscriber::set_default(subscriber))
}
