//! The window's end of the line to its supervisor: signs of life, and the wish for a new process.

use std::ffi::OsStr;
use std::time::Duration;

/// The process wants to be replaced.
#[cfg(target_os = "linux")]
pub(super) const RESTART: u8 = b'R';
/// The process lives.
#[cfg(target_os = "linux")]
const SIGN: u8 = b'.';

/// After what a process of the window starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// The program was started.
    First,
    /// A visit ended, or the nightly restart.
    AfterVisit,
    /// The last process crashed or hung.
    AfterFailure,
}

impl Start {
    /// Its name in the environment.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::AfterVisit => "after-visit",
            Self::AfterFailure => "after-failure",
        }
    }

    /// The one of that name. An unknown name counts as the end of a visit: that forgets most.
    pub fn parse(name: &OsStr) -> Self {
        [Self::First, Self::AfterFailure]
            .into_iter()
            .find(|start| name == start.as_str())
            .unwrap_or(Self::AfterVisit)
    }
}

/// The line to the supervisor, if there is one.
pub struct Line {
    start: Start,
    #[cfg(target_os = "linux")]
    supervisor: Option<std::os::unix::net::UnixStream>,
}

impl Line {
    /// Of a process that stands alone: under WebDriver, and on other systems.
    pub fn unsupervised() -> Self {
        Self {
            start: Start::First,
            #[cfg(target_os = "linux")]
            supervisor: None,
        }
    }

    /// Takes the line over from the standard input, where the supervisor has put it, so that no
    /// process that is started from here inherits it.
    #[cfg(target_os = "linux")]
    pub(super) fn to_supervisor(start: Start) -> Self {
        let taken = || -> std::io::Result<std::os::unix::net::UnixStream> {
            let own = std::os::fd::AsFd::as_fd(&std::io::stdin()).try_clone_to_owned()?;
            rustix::stdio::dup2_stdin(std::fs::File::open("/dev/null")?)?;
            let line = std::os::unix::net::UnixStream::from(own);
            // A supervisor that reads nothing must not hold this process.
            line.set_nonblocking(true)?;
            Ok(line)
        };
        Self {
            start,
            supervisor: taken().ok(),
        }
    }

    /// After what this process starts.
    pub fn start(&self) -> Start {
        self.start
    }

    /// Whether a new process follows when this one ends.
    pub fn is_supervised(&self) -> bool {
        #[cfg(target_os = "linux")]
        return self.supervisor.is_some();
        #[cfg(not(target_os = "linux"))]
        false
    }

    /// Tells the supervisor that this process lives.
    pub fn sign(&self) {
        #[cfg(target_os = "linux")]
        self.send(SIGN);
    }

    /// Ends this process, whatever its other threads do, and lets a new one begin. Does nothing
    /// without a supervisor.
    pub fn restart(&self) {
        #[cfg(target_os = "linux")]
        if self.is_supervised() {
            self.send(RESTART);
            // Functions that run at an exit could wait for a thread that hangs.
            let _ = rustix::process::kill_process(
                rustix::process::getpid(),
                rustix::process::Signal::KILL,
            );
        }
    }

    #[cfg(target_os = "linux")]
    fn send(&self, sign: u8) {
        use std::io::Write;
        if let Some(mut line) = self.supervisor.as_ref() {
            let _ = line.write(&[sign]);
        }
    }
}

/// How long the program had run when its supervisor started this process.
pub(crate) fn uptime_before() -> Duration {
    let seconds = std::env::var(super::UPTIME).ok();
    Duration::from_secs(seconds.and_then(|text| text.parse().ok()).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_start_follows_is_told_by_its_name() {
        for start in [Start::First, Start::AfterVisit, Start::AfterFailure] {
            assert_eq!(Start::parse(OsStr::new(start.as_str())), start);
        }
        assert_eq!(Start::parse(OsStr::new("something")), Start::AfterVisit);
    }

    #[test]
    fn a_process_that_stands_alone_is_not_restarted() {
        let line = Line::unsupervised();
        assert!(!line.is_supervised());
        line.sign();
        line.restart();
    }
}
