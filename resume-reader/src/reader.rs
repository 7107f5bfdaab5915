//! The parent's side: a child per file, bounded in number, time and length of its answer.

use crate::clean::TEXT_MAX;
use crate::header;
use crate::limits::Layer;
use crate::task::{Answer, Task, WORD};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
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

/// How long a child may take to end once it has closed its output.
const ENDING: Duration = Duration::from_secs(1);

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
    /// program cannot be started, or does not answer.
    pub fn missing_layers(&self) -> std::io::Result<Vec<Layer>> {
        match self.ask(Task::Probe, Vec::new()) {
            Ok(Answer::Missing(layers)) => Ok(layers),
            Ok(_) | Err(NoAnswer::File) => Err(std::io::Error::other("it does not answer")),
            Err(NoAnswer::Program(error)) => Err(error),
        }
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
            Ok(Answer::Text(text)) => Ok(text),
            Ok(Answer::Unreadable(kind)) => Err(kind),
            Ok(Answer::Missing(_)) => Err(Unreadable::Unavailable),
            Err(NoAnswer::File) => Err(Unreadable::TooComplex),
            Err(NoAnswer::Program(_)) => Err(Unreadable::Unavailable),
        }
    }

    /// The answer of a child.
    fn ask(&self, task: Task, bytes: Vec<u8>) -> Result<Answer, NoAnswer> {
        let mut child = Command::new(&self.program)
            .args([WORD, task.word()])
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let answer = answer_of(&mut child, bytes)
            .and_then(|answered| answered.recv_timeout(self.time_limits.read).ok());
        // One that has closed its output has ended, or is about to; one that has not never will.
        let patience = answer.as_ref().map_or(Duration::ZERO, |_| ENDING);
        if let Ok(answer) = serde_json::from_slice(&answer.unwrap_or_default()) {
            let _ = child.kill();
            let _ = child.wait();
            return Ok(answer);
        }
        let ended = end_of(&mut child, patience)?;
        match is_fault_of_file(ended) {
            true => Err(NoAnswer::File),
            false => Err(std::io::Error::other(format!("it ended with {ended}")).into()),
        }
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

/// Waits for the end of a child, and ends it after a time.
fn end_of(child: &mut Child, patience: Duration) -> std::io::Result<ExitStatus> {
    let started = Instant::now();
    loop {
        if let Some(ended) = child.try_wait()? {
            return Ok(ended);
        }
        if started.elapsed() >= patience {
            let _ = child.kill();
            return child.wait();
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Why a child gave no answer.
#[derive(Debug)]
enum NoAnswer {
    /// The file made it break one of its limits, or a fault of a parser.
    File,
    /// The program is missing or is another one, or the system ended it: a later try may succeed.
    Program(std::io::Error),
}

impl From<std::io::Error> for NoAnswer {
    fn from(error: std::io::Error) -> Self {
        Self::Program(error)
    }
}

/// Whether a child ended as one does whose file was too much: by its processor time, by an allocation
/// that failed, by a stack that overflowed, or by a panic. One that a busy system kept waiting, ran out
/// of memory for or stopped with the service ends by another signal.
#[cfg(unix)]
fn is_fault_of_file(ended: ExitStatus) -> bool {
    use rustix::process::Signal;
    use std::os::unix::process::ExitStatusExt;
    let faults = [
        Signal::XCPU,
        Signal::ABORT,
        Signal::SEGV,
        Signal::BUS,
        Signal::ILL,
        Signal::SYS,
        Signal::FPE,
    ];
    match ended.signal() {
        Some(signal) => faults.iter().any(|fault| fault.as_raw() == signal),
        None => ended.code() == Some(PANICKED),
    }
}

/// Other systems tell no signal.
#[cfg(not(unix))]
fn is_fault_of_file(ended: ExitStatus) -> bool {
    !ended.success()
}

/// What a Rust program ends with after a panic in its main thread.
#[cfg(unix)]
const PANICKED: i32 = 101;

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
