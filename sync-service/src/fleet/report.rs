//! The report on each kiosk for the operator: its state and its problems.

use crate::clock::span_in_words;
use crate::store::fleet::KioskEntry;
use std::fmt::Write;
use sync_protocol::desk_fleet::{KioskProblem, KioskState};
use sync_protocol::fleet::PrinterState;
use time::Duration;

/// Heartbeats come every five minutes; after three missing ones a kiosk counts as away.
const AWAY: Duration = Duration::minutes(16);
/// Lists are refreshed every ten minutes; after this time something is wrong.
const OLD: Duration = Duration::days(2);
/// A longer outbox means a problem where there is a network.
const MANY: u32 = 50;
/// The tolerated error of a clock.
const CLOCK: Duration = Duration::minutes(10);
/// A screen that was repaired more often needs a person to look at it.
const REPAIRS: u32 = 5;

/// A kiosk as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KioskReport {
    /// Its name in the operator's list.
    pub id: String,
    /// The site.
    pub site: String,
    /// Its condition.
    pub state: KioskState,
    /// Version, or nothing.
    pub version: String,
    /// The time of the last heartbeat, in words.
    pub heard: String,
    /// The problems, in words; empty when there are none.
    pub problems: Vec<String>,
    /// Their kinds, in the same order.
    pub kinds: Vec<KioskProblem>,
}

impl KioskReport {
    /// Returns the state for the operator's page and commands.
    pub fn state_in_words(&self) -> &'static str {
        match self.state {
            KioskState::Up => "up",
            KioskState::Away => "away",
            KioskState::NeverSeen => "never seen",
            KioskState::Revoked => "revoked",
        }
    }
}

/// Looks at a kiosk; times in milliseconds since 1970.
pub fn report(entry: &KioskEntry, now: i64) -> KioskReport {
    let ago = |at: i64| Duration::milliseconds(now - at);
    let state = match (&entry.last, entry.revoked_at) {
        (_, Some(_)) => KioskState::Revoked,
        (None, None) => KioskState::NeverSeen,
        (Some((received, _)), None) if ago(*received) > AWAY => KioskState::Away,
        (Some(_), None) => KioskState::Up,
    };
    let mut problems: Vec<(KioskProblem, String)> = Vec::new();
    let mut say = |kind, text| problems.push((kind, text));
    if let Some((received, beat)) = &entry.last
        && entry.revoked_at.is_none()
    {
        if state == KioskState::Away {
            let away = span_in_words(ago(*received));
            say(KioskProblem::Away, format!("no heartbeat for {away}"));
        }
        match beat.lists_at {
            None => say(KioskProblem::NoLists, "a list was never fetched".into()),
            Some(at) if Duration::milliseconds(beat.at - at) > OLD => {
                let age = span_in_words(Duration::milliseconds(beat.at - at));
                say(KioskProblem::OldLists, format!("lists are {age} old"));
            }
            Some(_) => {}
        }
        if beat.waiting > MANY {
            let text = format!("{} parcels wait", beat.waiting);
            say(KioskProblem::ManyWait, text);
        }
        // A heartbeat that waited for the network is late; one from the future is
        // not explained by that.
        let ahead = Duration::milliseconds(beat.at - received);
        if ahead > CLOCK {
            let text = format!("its clock is {} ahead", span_in_words(ahead));
            say(KioskProblem::WrongClock, text);
        }
        if beat.repairs > REPAIRS {
            let text = format!("the picture was repaired {} times", beat.repairs);
            say(KioskProblem::Repairs, text);
        }
        // What a kiosk said of its printer before it went away says nothing of now.
        if state == KioskState::Up
            && let Some((kind, text)) = beat.printer.and_then(printer_problem)
        {
            say(kind, text.to_owned());
        }
    }
    let (kinds, problems) = problems.into_iter().unzip();
    KioskReport {
        id: entry.id.clone(),
        site: entry.site.clone(),
        state,
        version: entry
            .last
            .as_ref()
            .map(|(_, beat)| beat.version.clone())
            .unwrap_or_default(),
        heard: heard(entry, now),
        problems,
        kinds,
    }
}

fn printer_problem(printer: PrinterState) -> Option<(KioskProblem, &'static str)> {
    Some(match printer {
        PrinterState::Ready => return None,
        PrinterState::NoPaper => (KioskProblem::NoPaper, "the printer has no paper"),
        PrinterState::Jam => (KioskProblem::PaperJam, "paper is stuck in the printer"),
        PrinterState::NoInk => (KioskProblem::NoInk, "the printer has no ink or toner"),
        PrinterState::Stopped => (
            KioskProblem::PrinterStopped,
            "the printer was stopped, is off or is open",
        ),
        PrinterState::Missing => (
            KioskProblem::NoPrinter,
            "the kiosk does not find its printer",
        ),
    })
}

fn heard(entry: &KioskEntry, now: i64) -> String {
    let Some((received, beat)) = &entry.last else {
        return String::new();
    };
    let ago = |at: i64| span_in_words(Duration::milliseconds(now - at));
    let mut text = format!("{} ago", ago(*received));
    let uptime = i64::try_from(beat.uptime).unwrap_or(i64::MAX);
    let _ = write!(
        text,
        ", running for {}",
        span_in_words(Duration::seconds(uptime))
    );
    if let Some(at) = beat.lists_at {
        let _ = write!(text, ", lists of {} ago", ago(at));
    }
    let _ = write!(text, ", {} waiting", beat.waiting);
    if let Some(at) = beat.wiped_at {
        let _ = write!(text, ", last wiped {} ago", ago(at));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use sync_protocol::fleet::Heartbeat;

    const NOW: i64 = 1_800_000_000_000;
    const HOUR: i64 = 3_600_000;

    fn entry(received: i64, change: impl Fn(&mut Heartbeat)) -> KioskEntry {
        let mut beat = Heartbeat {
            key: "0".repeat(32),
            at: received,
            version: "0.1.0".into(),
            uptime: 7_200,
            lists_at: Some(received - 60_000),
            waiting: 0,
            wiped_at: None,
            repairs: 0,
            settings_version: None,
            fixed: Vec::new(),
            printer: None,
        };
        change(&mut beat);
        KioskEntry {
            id: "k-1".into(),
            site: "Newark".into(),
            enrolled_at: 0,
            revoked_at: None,
            last: Some((received, beat)),
        }
    }

    #[test]
    fn ksk_5_a_kiosk_that_is_well_is_up_and_nothing_is_wrong() {
        let report = report(&entry(NOW - 60_000, |_| {}), NOW);
        assert_eq!((report.state_in_words(), report.problems.len()), ("up", 0));
        assert_eq!(
            report.heard,
            "60 seconds ago, running for 2 hours, lists of 2 minutes ago, 0 waiting"
        );
    }

    #[test]
    fn ksk_5_what_is_wrong_is_said_in_words() {
        let one = |received, change: &dyn Fn(&mut Heartbeat)| {
            report(&entry(received, change), NOW).problems
        };
        assert_eq!(one(NOW - HOUR, &|_| {}), ["no heartbeat for 60 minutes"]);
        let fresh = NOW - 1000;
        assert_eq!(
            one(fresh, &|beat| beat.lists_at = None),
            ["a list was never fetched"]
        );
        assert_eq!(
            one(fresh, &|beat| beat.lists_at = Some(NOW - 80 * HOUR)),
            ["lists are 3 days old"]
        );
        assert_eq!(one(fresh, &|beat| beat.waiting = 51), ["51 parcels wait"]);
        assert_eq!(
            one(fresh, &|beat| {
                beat.at = NOW + HOUR;
                beat.lists_at = Some(NOW);
            }),
            ["its clock is 60 minutes ahead"]
        );
        assert_eq!(
            one(fresh, &|beat| beat.repairs = 6),
            ["the picture was repaired 6 times"]
        );
        let no_paper: &dyn Fn(&mut Heartbeat) = &|beat| beat.printer = Some(PrinterState::NoPaper);
        assert_eq!(one(fresh, no_paper), ["the printer has no paper"]);
        assert_eq!(one(NOW - HOUR, no_paper), ["no heartbeat for 60 minutes"]);
        assert!(one(fresh, &|beat| beat.printer = Some(PrinterState::Ready)).is_empty());
    }

    #[test]
    fn ksk_5_a_revoked_kiosk_is_called_so() {
        let mut gone = entry(NOW, |_| {});
        gone.revoked_at = Some(NOW);
        assert_eq!(report(&gone, NOW).state_in_words(), "revoked");
        gone.last = None;
        gone.revoked_at = None;
        assert_eq!(report(&gone, NOW).state_in_words(), "never seen");
    }
}
