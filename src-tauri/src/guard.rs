//! The supervisor: a process that starts the one with the window, and starts it again when it ends,
//! hangs or asks for it (KSK-5). A visit ends this way too: with the process go its memory, its
//! dialogs, its windows and whatever it leaked.

mod line;

pub(crate) use line::uptime_before;
pub use line::{Line, Start};

use std::process::ExitCode;
use std::time::Duration;

/// The exit code of a window that cannot be opened at all: trying again would not help.
const CANNOT: i32 = 1;
/// A process that lived this long did not fail at its start.
#[cfg(target_os = "linux")]
const HEALTHY: Duration = Duration::from_secs(10);
/// Waits between starts that fail at once: the first, and the longest.
const WAITS: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(10));
/// How the process of the window learns that it is supervised, and after what it starts.
#[cfg(target_os = "linux")]
const SUPERVISED: &str = "NB_KIOSK_SUPERVISED";
/// How long the supervisor had lived when it started the window, in seconds.
pub(crate) const UPTIME: &str = "NB_KIOSK_UPTIME";

/// What this process is for.
pub enum Role {
    /// The supervisor, whose work is done.
    Over(ExitCode),
    /// The process that opens the window.
    Window(Line),
}

/// How the process of the window ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ended {
    /// It asked for a new one.
    Asked,
    /// It gave no sign of life and was killed.
    Hung,
    /// By itself, with this code; `None` after a signal.
    Exited(Option<i32>),
}

/// What follows from the end of the window's process.
#[derive(Debug, PartialEq, Eq)]
enum Next {
    /// The program is over, with this code.
    End(u8),
    /// The window is opened again after this time.
    Again(Duration, Start),
}

/// `waited` is the last wait.
fn next(ended: Ended, was_healthy: bool, waited: Duration) -> Next {
    match ended {
        Ended::Exited(Some(0)) => Next::End(0),
        Ended::Exited(Some(CANNOT)) => Next::End(1),
        Ended::Asked => Next::Again(Duration::ZERO, Start::AfterVisit),
        _ if was_healthy => Next::Again(WAITS.0, Start::AfterFailure),
        _ => Next::Again((waited * 2).clamp(WAITS.0, WAITS.1), Start::AfterFailure),
    }
}

/// Supervises the window until the program is over; answers at once in the process that opens it.
#[cfg(target_os = "linux")]
pub fn stand() -> Role {
    use rustix::process::{Signal, getpid, set_child_subreaper, set_parent_process_death_signal};
    if crate::window::is_automated() {
        return Role::Window(Line::unsupervised());
    }
    if let Some(start) = std::env::var_os(SUPERVISED) {
        // Without its supervisor the window has nothing that would start it again. KILL also ends
        // a process that is stopped.
        let _ = set_parent_process_death_signal(Some(Signal::KILL));
        return Role::Window(Line::to_supervisor(Start::parse(&start)));
    }
    // Processes that outlive the window's, such as a web process that hangs, become children of
    // this one, which ends them.
    let _ = set_child_subreaper(Some(getpid()));
    let (mut waited, mut start) = (Duration::ZERO, Start::First);
    let born = std::time::Instant::now();
    loop {
        let began = std::time::Instant::now();
        let ended = linux::run_window(start, born.elapsed()).unwrap_or_else(|error| {
            eprintln!("the kiosk could not be started: {error}");
            Ended::Exited(Some(CANNOT))
        });
        if ended == Ended::Hung {
            eprintln!("the window's process hung and is replaced");
        }
        match next(ended, began.elapsed() > HEALTHY, waited) {
            Next::End(code) => return Role::Over(ExitCode::from(code)),
            Next::Again(wait, why) => {
                std::thread::sleep(wait);
                (waited, start) = (wait, why);
            }
        }
    }
}

/// Other systems have their own supervisors.
#[cfg(not(target_os = "linux"))]
pub fn stand() -> Role {
    Role::Window(Line::unsupervised())
}

#[cfg(target_os = "linux")]
mod linux {
    use super::line::RESTART;
    use super::{Ended, SUPERVISED, Start, UPTIME};
    use crate::processes::children_of;
    use rustix::process::{Pid, Signal, WaitOptions, kill_process, wait};
    use std::io::{ErrorKind, Read};
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;
    use std::process::Child;
    use std::time::{Duration, Instant};

    /// From the start of the process to its first sign of life: a slow PC with a cold disk.
    const FIRST_SIGN: Duration = Duration::from_secs(30);
    /// Between two signs of life. With the second of the sender and the two that its main loop may
    /// be late, a process that hangs is replaced within 10 seconds.
    const SILENCE: Duration = Duration::from_secs(7);
    /// From the closed line to the end of the process.
    const DYING: Duration = Duration::from_secs(2);
    const LOOK: Duration = Duration::from_millis(20);

    /// Runs the process of the window to its end, and ends all that it left behind.
    pub(super) fn run_window(start: Start, uptime: Duration) -> std::io::Result<Ended> {
        let (line, other_end) = UnixStream::pair()?;
        let mut child = {
            let mut program = crate::rendering::this_program()?;
            program
                .env(SUPERVISED, start.as_str())
                .env(UPTIME, uptime.as_secs().to_string())
                .stdin(OwnedFd::from(other_end));
            // The program is dropped here with its copy of the other end, so that the line ends
            // with the process.
            program.spawn()?
        };
        let ended = listen(line, &mut child);
        end_orphans();
        ended
    }

    fn listen(mut line: UnixStream, child: &mut Child) -> std::io::Result<Ended> {
        let mut signs = [0; 64];
        let mut patience = FIRST_SIGN;
        loop {
            line.set_read_timeout(Some(patience))?;
            match line.read(&mut signs) {
                Ok(0) => return wait_for(child).map(Ended::Exited),
                Ok(count) if signs.iter().take(count).any(|sign| *sign == RESTART) => {
                    kill(child)?;
                    return Ok(Ended::Asked);
                }
                Ok(_) => patience = SILENCE,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if is_silence(&error) => {
                    kill(child)?;
                    return Ok(Ended::Hung);
                }
                Err(_) => return wait_for(child).map(Ended::Exited),
            }
        }
    }

    fn is_silence(error: &std::io::Error) -> bool {
        matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
    }

    /// A process that closed its line has ended or is about to.
    fn wait_for(child: &mut Child) -> std::io::Result<Option<i32>> {
        let began = Instant::now();
        while began.elapsed() < DYING {
            if let Some(status) = child.try_wait()? {
                return Ok(status.code());
            }
            std::thread::sleep(LOOK);
        }
        kill(child)?;
        Ok(None)
    }

    fn kill(child: &mut Child) -> std::io::Result<()> {
        child.kill()?;
        child.wait().map(drop)
    }

    /// Kills what the window's process has started and what outlived it, and their children in turn.
    fn end_orphans() {
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
            std::thread::sleep(LOOK / 4);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ksk_5_only_an_end_that_was_wanted_is_the_end() {
        let wait = Duration::ZERO;
        let failed = Next::Again(WAITS.0, Start::AfterFailure);
        assert_eq!(next(Ended::Exited(Some(0)), true, wait), Next::End(0));
        assert_eq!(next(Ended::Exited(Some(1)), false, wait), Next::End(1));
        assert_eq!(next(Ended::Exited(None), true, wait), failed);
        assert_eq!(next(Ended::Exited(Some(101)), true, wait), failed);
        assert_eq!(next(Ended::Hung, true, wait), failed);
    }

    #[test]
    fn g2_a_visit_that_ended_is_followed_by_a_new_process_at_once() {
        for was_healthy in [true, false] {
            assert_eq!(
                next(Ended::Asked, was_healthy, WAITS.1),
                Next::Again(Duration::ZERO, Start::AfterVisit)
            );
        }
    }

    #[test]
    fn ksk_5_what_fails_at_its_start_again_and_again_waits_longer_up_to_a_bound() {
        let mut waited = Duration::ZERO;
        for _ in 0..20 {
            let Next::Again(wait, _) = next(Ended::Exited(None), false, waited) else {
                panic!("it gave up");
            };
            assert!(wait >= waited && wait <= WAITS.1);
            waited = wait;
        }
        assert_eq!(waited, WAITS.1);
    }
}
