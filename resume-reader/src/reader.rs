//! The parent's side: a child per file, bounded in number, time and length of its answer.

use crate::clean::TEXT_MAX;
use crate::header;
use crate::limits::{LAYERS, Layer};
use crate::task::{Answer, Task, WORD};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use sync_protocol::limits::RESUME_CEILING_BYTES;
use sync_protocol::resumes::Unreadable;

/// How long a file may take, on the wall clock.
#[derive(Debug, Clone, Copy)]
pub struct TimeLimits {
    /// Time to wait for its turn.
    pub turn: Duration,
    /// Time to read it once it is its turn.
    pub read: Duration,
}

impl Default for TimeLimits {
    fn default() -> Self {
        Self {
            turn: Duration::from_secs(10),
            read: Duration::from_secs(6),
        }
    }
}

/// The longest answer: the text with every letter escaped twice over.
const ANSWER_MAX: u64 = 4 * TEXT_MAX as u64;

/// Whether files are read only in a complete sandbox by default: on systems that offer one. Linux has
/// all of it from Debian 12 (Linux 6.1) on.
pub const NEEDS_SANDBOX: bool = cfg!(target_os = "linux");

/// The program of this crate that reads files for programs without parsers of their own.
pub const PROGRAM: &str = "read-resume";

/// Reads resumes in children of a program.
pub struct Reader {
    program: PathBuf,
    at_once: usize,
    /// How many more children may run now.
    free: Mutex<usize>,
    freed: Condvar,
    needs_sandbox: bool,
    time_limits: TimeLimits,
}

impl Reader {
    /// Reads by starting this very program again, `at_once` of it at most. Its `main` must call
    /// `child::run_if_asked` first.
    pub fn of_this_program(at_once: usize) -> std::io::Result<Self> {
        std::env::current_exe().map(|program| Self::new(program, at_once))
    }

    /// Reads by starting the program [`PROGRAM`] in the folder of this one, `at_once` of it at most. It
    /// may be put there later: until then no file is read.
    pub fn beside_this_program(at_once: usize) -> std::io::Result<Self> {
        let program = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
        std::env::current_exe().map(|this| Self::new(this.with_file_name(program), at_once))
    }

    /// Reads by starting a program, `at_once` of it at most. Its `main` must call
    /// `child::run_if_asked` first.
    pub fn new(program: PathBuf, at_once: usize) -> Self {
        Self {
            program,
            at_once,
            free: Mutex::new(at_once),
            freed: Condvar::new(),
            needs_sandbox: NEEDS_SANDBOX,
            time_limits: TimeLimits::default(),
        }
    }

    /// Sets how long a file may take, instead of the default.
    #[must_use]
    pub fn with_time_limits(mut self, limits: TimeLimits) -> Self {
        self.time_limits = limits;
        self
    }

    /// Sets whether a file is read only where all layers of the sandbox are there, instead of the
    /// default [`NEEDS_SANDBOX`].
    #[must_use]
    pub fn with_sandbox_needed(mut self, is_needed: bool) -> Self {
        self.needs_sandbox = is_needed;
        self
    }

    /// The program that is started for each file.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// The layers of the sandbox that this system does not have, found out by a child. Fails when the
    /// program cannot be started.
    pub fn missing_layers(&self) -> std::io::Result<Vec<Layer>> {
        Ok(match self.ask(Task::Probe, Vec::new())? {
            Some(Answer::Missing(layers)) => layers,
            _ => LAYERS.to_vec(),
        })
    }

    /// How many children run at once.
    pub fn at_once(&self) -> usize {
        self.at_once
    }

    /// The text of a PDF. Blocks for milliseconds as a rule, and at most as long as the limits of
    /// time say.
    pub fn read(&self, bytes: Vec<u8>) -> Result<String, Unreadable> {
        if bytes.len() as u64 > RESUME_CEILING_BYTES {
            return Err(Unreadable::TooLarge);
        }
        header::check_start(&bytes)?;
        let _turn = self.turn()?;
        let task = match self.needs_sandbox {
            true => Task::ReadSandboxed,
            false => Task::Read,
        };
        match self.ask(task, bytes) {
            Ok(Some(Answer::Text(text))) => Ok(text),
            Ok(Some(Answer::Unreadable(kind))) => Err(kind),
            Ok(Some(Answer::Missing(_))) => Err(Unreadable::Unavailable),
            // Killed by its limits, or by a fault that the file provoked.
            Ok(None) => Err(Unreadable::TooComplex),
            // The program is not there, or the system has no process left. It is not the file's fault.
            Err(_) => Err(Unreadable::Unavailable),
        }
    }

    /// The answer of a child, if it gave one. Fails when no child could be started.
    fn ask(&self, task: Task, bytes: Vec<u8>) -> std::io::Result<Option<Answer>> {
        let mut child = Command::new(&self.program)
            .args([WORD, task.word()])
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let answer = answer_of(&mut child, bytes)
            .and_then(|answered| answered.recv_timeout(self.time_limits.read).ok());
        // One that has answered has ended, or is about to; one that has not never will.
        let _ = child.kill();
        let _ = child.wait();
        Ok(answer.and_then(|answer| serde_json::from_slice(&answer).ok()))
    }

    fn turn(&self) -> Result<Turn<'_>, Unreadable> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut free, waited) = self
            .freed
            .wait_timeout_while(free, self.time_limits.turn, |free| *free == 0)
            .unwrap_or_else(PoisonError::into_inner);
        if waited.timed_out() {
            return Err(Unreadable::Busy);
        }
        *free -= 1;
        Ok(Turn(self))
    }
}

/// Sends the file and collects the answer, each in its own thread, so that neither pipe can fill
/// up and stop the other.
fn answer_of(child: &mut Child, bytes: Vec<u8>) -> Option<Receiver<Vec<u8>>> {
    let (mut stdin, stdout) = (child.stdin.take()?, child.stdout.take()?);
    let (sender, receiver) = channel();
    thread::spawn(move || {
        // A child that has heard enough closes its end.
        let _ = stdin.write_all(&bytes);
    });
    thread::spawn(move || {
        let mut answer = Vec::new();
        if stdout.take(ANSWER_MAX).read_to_end(&mut answer).is_ok() {
            let _ = sender.send(answer);
        }
    });
    Some(receiver)
}

struct Turn<'a>(&'a Reader);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.freed.notify_one();
    }
}
