//! Stands behind the window's process and starts it again when it ends by itself (KSK-5): WebKit
//! gives up its whole program when a web process dies in the moment it is born.

use std::process::ExitCode;
use std::time::Duration;

/// The exit code of a window that wants to begin anew.
pub(crate) const ANEW: i32 = 75;
/// The exit code of a window that cannot be opened at all: trying again would not help.
const CANNOT: i32 = 1;
/// Whoever lived this long did not fail at its start.
#[cfg(target_os = "linux")]
const HEALTHY: Duration = Duration::from_secs(10);
/// Waits between starts that fail at once: the first, and the longest.
const WAITS: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(10));
/// Set for the process with the window.
#[cfg(target_os = "linux")]
const GUARDED: &str = "NB_KIOSK_GUARDED";

/// What follows from the end of the window's process.
#[derive(Debug, PartialEq, Eq)]
enum Next {
    /// The program is over, with this code.
    End(u8),
    /// The window is opened again after this time.
    Again(Duration),
}

/// `code` is `None` for a process that was killed by a signal; `waited` is the last wait.
fn next(code: Option<i32>, was_healthy: bool, waited: Duration) -> Next {
    match code {
        Some(0) => Next::End(0),
        Some(CANNOT) => Next::End(1),
        Some(ANEW) => Next::Again(Duration::ZERO),
        _ if was_healthy => Next::Again(WAITS.0),
        _ => Next::Again((waited * 2).clamp(WAITS.0, WAITS.1)),
    }
}

/// Guards the window until the program is over; `None` in the process that opens the window.
#[cfg(target_os = "linux")]
pub fn stand() -> Option<ExitCode> {
    use rustix::process::{Signal, set_parent_process_death_signal};
    if crate::window::is_automated() {
        return None;
    }
    if std::env::var_os(GUARDED).is_some() {
        // Without its guard the window has nobody who would start it again.
        let _ = set_parent_process_death_signal(Some(Signal::TERM));
        return None;
    }
    let mut waited = Duration::ZERO;
    loop {
        let began = std::time::Instant::now();
        let ended = crate::rendering::this_program()
            .and_then(|mut program| program.env(GUARDED, "1").status());
        let code = match ended {
            Ok(status) => status.code(),
            Err(error) => {
                eprintln!("the kiosk could not be started: {error}");
                Some(CANNOT)
            }
        };
        match next(code, began.elapsed() > HEALTHY, waited) {
            Next::End(code) => return Some(ExitCode::from(code)),
            Next::Again(wait) => {
                std::thread::sleep(wait);
                waited = wait;
            }
        }
    }
}

/// Other systems have their own supervisors.
#[cfg(not(target_os = "linux"))]
pub fn stand() -> Option<ExitCode> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ksk_5_only_an_end_that_was_wanted_is_the_end() {
        let wait = Duration::ZERO;
        assert_eq!(next(Some(0), true, wait), Next::End(0));
        assert_eq!(next(Some(1), false, wait), Next::End(1));
        assert_eq!(next(Some(ANEW), false, wait), Next::Again(Duration::ZERO));
        assert_eq!(next(None, true, wait), Next::Again(WAITS.0));
        assert_eq!(next(Some(101), true, wait), Next::Again(WAITS.0));
    }

    #[test]
    fn ksk_5_what_fails_at_its_start_again_and_again_waits_longer_up_to_a_bound() {
        let mut waited = Duration::ZERO;
        for _ in 0..20 {
            let Next::Again(wait) = next(None, false, waited) else {
                panic!("it gave up");
            };
            assert!(wait >= waited && wait <= WAITS.1);
            waited = wait;
        }
        assert_eq!(waited, WAITS.1);
    }
}
