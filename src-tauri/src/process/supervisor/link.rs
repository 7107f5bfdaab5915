//! The link from the window's process to its supervisor: it reports that the process is alive, and
//! requests restarts.

use std::ffi::OsStr;
use std::time::Duration;

/// The process requests a restart.
#[cfg(target_os = "linux")]
pub(super) const RESTART: u8 = b'R';
/// The process is alive.
#[cfg(target_os = "linux")]
const ALIVE: u8 = b'.';

/// The variable with the age of the supervisor when it started this process, in seconds.
pub(super) const UPTIME: &str = "NB_KIOSK_UPTIME";

/// Why the window's process was started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartReason {
    /// The program was started.
    ProgramStart,
    /// A visit ended, or the nightly restart was due.
    AfterVisit,
    /// The last process crashed or hung.
    AfterFailure,
}

impl StartReason {
    /// Returns its name in the environment.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::ProgramStart => "first",
            Self::AfterVisit => "after-visit",
            Self::AfterFailure => "after-failure",
        }
    }

    /// Parses a name. An unknown name counts as the end of a visit, after which no session is restored.
    pub fn parse(name: &OsStr) -> Self {
        [Self::ProgramStart, Self::AfterFailure]
            .into_iter()
            .find(|reason| name == reason.as_str())
            .unwrap_or(Self::AfterVisit)
    }
}

/// The link to the supervisor, if there is one.
pub struct SupervisorLink {
    start: StartReason,
    #[cfg(target_os = "linux")]
    supervisor: Option<std::os::unix::net::UnixStream>,
}

impl SupervisorLink {
    /// Returns the link of a process without a supervisor: under WebDriver, and on other systems.
    pub fn unsupervised() -> Self {
        Self {
            start: StartReason::ProgramStart,
            #[cfg(target_os = "linux")]
            supervisor: None,
        }
    }

    /// Takes the link from the standard input, where the supervisor has put it. Processes that this
    /// process starts do not inherit it.
    #[cfg(target_os = "linux")]
    pub(super) fn take(start: StartReason) -> Self {
        let taken = || -> std::io::Result<std::os::unix::net::UnixStream> {
            let own = std::os::fd::AsFd::as_fd(&std::io::stdin()).try_clone_to_owned()?;
            rustix::stdio::dup2_stdin(std::fs::File::open("/dev/null")?)?;
            let link = std::os::unix::net::UnixStream::from(own);
            // A supervisor that reads nothing must not block this process.
            link.set_nonblocking(true)?;
            Ok(link)
        };
        Self {
            start,
            supervisor: taken().ok(),
        }
    }

    /// Returns why this process was started.
    pub fn start_reason(&self) -> StartReason {
        self.start
    }

    /// Returns whether a supervisor restarts this process when it ends.
    pub fn is_supervised(&self) -> bool {
        #[cfg(target_os = "linux")]
        return self.supervisor.is_some();
        #[cfg(not(target_os = "linux"))]
        false
    }

    /// Reports that this process is alive.
    pub fn report_alive(&self) {
        #[cfg(target_os = "linux")]
        self.send(ALIVE);
    }

    /// Ends this process, whatever its other threads do, and has the supervisor start a new one. Does
    /// nothing without a supervisor.
    pub fn restart(&self) {
        #[cfg(target_os = "linux")]
        if self.is_supervised() {
            self.send(RESTART);
            // A regular exit runs exit handlers, which could wait for a thread that hangs.
            let _ = rustix::process::kill_process(
                rustix::process::getpid(),
                rustix::process::Signal::KILL,
            );
        }
    }

    #[cfg(target_os = "linux")]
    fn send(&self, report: u8) {
        use std::io::Write;
        if let Some(mut link) = self.supervisor.as_ref() {
            let _ = link.write(&[report]);
        }
    }
}

/// Returns how long the program had run when the supervisor started this process.
pub(crate) fn uptime_before() -> Duration {
    let seconds = std::env::var(UPTIME).ok();
    Duration::from_secs(seconds.and_then(|text| text.parse().ok()).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_reason_is_parsed_from_its_name() {
        for start in [
            StartReason::ProgramStart,
            StartReason::AfterVisit,
            StartReason::AfterFailure,
        ] {
            assert_eq!(StartReason::parse(OsStr::new(start.as_str())), start);
        }
        assert_eq!(
            StartReason::parse(OsStr::new("something")),
            StartReason::AfterVisit
        );
    }

    #[test]
    fn a_process_without_supervisor_is_not_restarted() {
        let link = SupervisorLink::unsupervised();
        assert!(!link.is_supervised());
        link.report_alive();
        link.restart();
    }
}
