//! The supervisor: a process that starts the window's process, and restarts it when it crashes, hangs
//! or asks for it (KSK-5). The end of a visit is such a restart: it frees the memory, the dialogs and
//! the windows of the process, and everything that leaked.

mod link;

pub(crate) use link::uptime_before;
pub use link::{StartReason, SupervisorLink};

use super::webdriver::is_automated;
#[cfg(target_os = "linux")]
use crate::terminal::say_error;
#[cfg(target_os = "linux")]
use clock_and_random::backoff::Backoff;

use std::process::ExitCode;
use std::time::Duration;

/// The exit code of a program that cannot start at all. A restart would not help.
const CANNOT_START: i32 = 1;
/// A process that ran this long did not fail at its start.
#[cfg(target_os = "linux")]
const HEALTHY: Duration = Duration::from_secs(10);
/// Back-off between starts that fail.
const BACKOFF: Backoff = Backoff {
    first: Duration::from_millis(100),
    longest: Duration::from_secs(10),
};
/// The variable that tells the window's process why it was started. Without it the process is the
/// supervisor.
#[cfg(target_os = "linux")]
const SUPERVISED: &str = "NB_KIOSK_SUPERVISED";

/// The role of this process.
pub enum Role {
    /// The supervisor, after the program has ended with this exit code.
    Supervisor(ExitCode),
    /// The process that opens the window.
    Window(SupervisorLink),
}

/// How the window's process ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Exit {
    /// It asked for a restart.
    RestartRequested,
    /// It did not report in time and was killed.
    Hung,
    /// It ended by itself with this code, or by a signal (`None`).
    Code(Option<i32>),
}

/// What the supervisor does after the window's process has ended.
#[derive(Debug, PartialEq, Eq)]
enum Decision {
    /// Ends the program with this exit code.
    Stop(u8),
    /// Starts the window's process again after this time.
    Restart(Duration, StartReason),
}

/// Decides what follows after this number of earlier failures at the start.
fn decide(exit: Exit, failures: u32) -> Decision {
    match exit {
        Exit::Code(Some(0)) => Decision::Stop(0),
        Exit::Code(Some(CANNOT_START)) => Decision::Stop(1),
        Exit::RestartRequested => Decision::Restart(Duration::ZERO, StartReason::AfterVisit),
        _ => Decision::Restart(BACKOFF.wait(failures), StartReason::AfterFailure),
    }
}

/// Supervises the window's process until the program ends. In the window's process itself it returns
/// at once.
#[cfg(target_os = "linux")]
pub fn run() -> Role {
    use rustix::process::{Signal, getpid, set_child_subreaper, set_parent_process_death_signal};
    if is_automated() {
        return Role::Window(SupervisorLink::unsupervised());
    }
    if let Some(start) = std::env::var_os(SUPERVISED) {
        // Without the supervisor nothing would restart this process, so it ends together with it.
        // KILL also ends a stopped process.
        let _ = set_parent_process_death_signal(Some(Signal::KILL));
        return Role::Window(SupervisorLink::take(StartReason::parse(&start)));
    }
    // Processes that outlive the window's process, such as a web process that hangs, become children
    // of the supervisor, which kills them.
    let _ = set_child_subreaper(Some(getpid()));
    let (mut failures, mut start) = (0_u32, StartReason::ProgramStart);
    let started = std::time::Instant::now();
    loop {
        let began = std::time::Instant::now();
        let exit = linux::run_window(start, started.elapsed()).unwrap_or_else(|error| {
            say_error(format_args!("the kiosk could not be started: {error}"));
            Exit::Code(Some(CANNOT_START))
        });
        if exit == Exit::Hung {
            say_error("the window's process hung and is replaced");
        }
        if began.elapsed() > HEALTHY {
            failures = 0;
        }
        match decide(exit, failures) {
            Decision::Stop(code) => return Role::Supervisor(ExitCode::from(code)),
            Decision::Restart(wait, why) => {
                std::thread::sleep(wait);
                start = why;
                failures = match why {
                    StartReason::AfterFailure => failures.saturating_add(1),
                    StartReason::AfterVisit | StartReason::ProgramStart => 0,
                };
            }
        }
    }
}

/// Other systems have their own supervisor.
#[cfg(not(target_os = "linux"))]
pub fn run() -> Role {
    Role::Window(SupervisorLink::unsupervised())
}

#[cfg(target_os = "linux")]
mod linux {
    use super::link::{RESTART, UPTIME};
    use super::{Exit, SUPERVISED, StartReason};
    use crate::process::process_tree::children_of;
    use rustix::process::{Pid, Signal, WaitOptions, kill_process, wait};
    use std::io::{ErrorKind, Read};
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;
    use std::process::Child;
    use std::time::{Duration, Instant};

    /// Longest time from the start of the process to its first report, on a slow PC with a cold disk.
    const START_TIMEOUT: Duration = Duration::from_secs(30);
    /// Longest time between two reports. A main loop counts as blocked after 2 seconds, so a process
    /// that hangs is replaced within 10 seconds.
    const REPORT_TIMEOUT: Duration = Duration::from_secs(7);
    /// Longest time from the closed link to the end of the process.
    const EXIT_TIMEOUT: Duration = Duration::from_secs(2);
    const POLL_INTERVAL: Duration = Duration::from_millis(20);

    /// Runs the window's process until it ends, and kills the processes that it leaves behind.
    pub(super) fn run_window(start: StartReason, uptime: Duration) -> std::io::Result<Exit> {
        let (link, other_end) = UnixStream::pair()?;
        let mut child = {
            let mut program = crate::process::graphics::this_program()?;
            program
                .env(SUPERVISED, start.as_str())
                .env(UPTIME, uptime.as_secs().to_string())
                .stdin(OwnedFd::from(other_end));
            // The command is dropped here together with its copy of the other end, so that the link
            // closes when the process ends.
            program.spawn()?
        };
        let exit = listen(link, &mut child);
        kill_orphans();
        exit
    }

    fn listen(mut link: UnixStream, child: &mut Child) -> std::io::Result<Exit> {
        let mut reports = [0; 64];
        let mut timeout = START_TIMEOUT;
        loop {
            link.set_read_timeout(Some(timeout))?;
            match link.read(&mut reports) {
                Ok(0) => return wait_for(child).map(Exit::Code),
                Ok(count) if reports.iter().take(count).any(|report| *report == RESTART) => {
                    kill(child)?;
                    return Ok(Exit::RestartRequested);
                }
                Ok(_) => timeout = REPORT_TIMEOUT,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if is_timeout(&error) => {
                    kill(child)?;
                    return Ok(Exit::Hung);
                }
                Err(_) => return wait_for(child).map(Exit::Code),
            }
        }
    }

    fn is_timeout(error: &std::io::Error) -> bool {
        matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
    }

    /// Waits for a process that closed its link, because it has ended or is about to end.
    fn wait_for(child: &mut Child) -> std::io::Result<Option<i32>> {
        let began = Instant::now();
        while began.elapsed() < EXIT_TIMEOUT {
            if let Some(status) = child.try_wait()? {
                return Ok(status.code());
            }
            std::thread::sleep(POLL_INTERVAL);
        }
        kill(child)?;
        Ok(None)
    }

    fn kill(child: &mut Child) -> std::io::Result<()> {
        child.kill()?;
        child.wait().map(drop)
    }

    /// Kills the processes that the window's process has started, and their children.
    fn kill_orphans() {
        const ROUNDS: usize = 50;
        for _ in 0..ROUNDS {
            while matches!(wait(WaitOptions::NOHANG), Ok(Some(_))) {}
            let left = children_of(std::process::id());
            if left.is_empty() {
                return;
            }
            for (pid, _) in left {
                if let Some(pid) = i32::try_from(pid).ok().and_then(Pid::from_raw) {
                    let _ = kill_process(pid, Signal::KILL);
                }
            }
            std::thread::sleep(POLL_INTERVAL / 4);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ksk_5_only_a_regular_exit_ends_the_program() {
        let failed = Decision::Restart(BACKOFF.first, StartReason::AfterFailure);
        assert_eq!(decide(Exit::Code(Some(0)), 0), Decision::Stop(0));
        assert_eq!(decide(Exit::Code(Some(1)), 0), Decision::Stop(1));
        assert_eq!(decide(Exit::Code(None), 0), failed);
        assert_eq!(decide(Exit::Code(Some(101)), 0), failed);
        assert_eq!(decide(Exit::Hung, 0), failed);
    }

    #[test]
    fn g2_after_a_visit_a_new_process_starts_at_once() {
        for failures in [0, 20] {
            assert_eq!(
                decide(Exit::RestartRequested, failures),
                Decision::Restart(Duration::ZERO, StartReason::AfterVisit)
            );
        }
    }

    #[test]
    fn ksk_5_repeated_failures_at_the_start_back_off_up_to_a_limit() {
        let mut waited = Duration::ZERO;
        for failures in 0..20 {
            let Decision::Restart(wait, _) = decide(Exit::Code(None), failures) else {
                panic!("it gave up");
            };
            assert!(wait >= waited && wait <= BACKOFF.longest);
            waited = wait;
        }
        assert_eq!(waited, BACKOFF.longest);
    }
}
