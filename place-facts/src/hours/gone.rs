//! Places that are gone: closed for good or until further notice, burned down, out of business. Nobody is sent there.

use super::plain::{line_of, said, split_at, words_of};
use crate::names_of_days::{MONTHS_EN, MONTHS_ES};
use crate::sentences::sentences;
use crate::spelling::unaccented;
use sync_protocol::places::hours::{Hours, OpenState};

/// Words that say it, without accents.
pub(super) const GONE: [&str; 53] = [
    "cerrada hasta nuevo aviso",
    "cerrado hasta nuevo aviso",
    "closed indefinitely",
    "closed until further notice",
    "burned down",
    "burned to the ground",
    "burnt down",
    "ceased operating",
    "ceased operations",
    "ceased to exist",
    "cerrada definitivamente",
    "cerrada para siempre",
    "cerrada permanentemente",
    "cerrado definitivamente",
    "cerrado para siempre",
    "cerrado permanentemente",
    "cerro definitivamente",
    "cerro para siempre",
    "cerro permanentemente",
    "closed forever",
    "closed for good",
    "closed its doors for good",
    "closed permanently",
    "closed till further notice",
    "closing permanently",
    "closed their doors for good",
    "defunct",
    "dejo de operar",
    "demolished",
    "destroyed by fire",
    "destroyed by a fire",
    "discontinued in",
    "dissolved",
    "fue descontinuada",
    "fue descontinuado",
    "has been discontinued",
    "is discontinued",
    "no longer exists",
    "no longer exist",
    "no longer in business",
    "no longer in existence",
    "no longer in operation",
    "no longer open",
    "no longer operates",
    "no longer operating",
    "out of business",
    "out of operation",
    "permanently closed",
    "permanently shut down",
    "torn down",
    "was discontinued",
    "ya no existe",
    "ya no opera",
];
/// All that may stand around them. "Permanently closed on Sunday", or another place that is, says something else.
const BESIDE: &str = "a agency an and are as at been building by centro center centre completely covid de due edificio \
    effective el en esta este facility fire flood for fue fully gone ha have has he in is it la location lugar now of \
    organization our pandemic place por program sadly se shut since site sorry the their they this to temporarily unfortunately \
    was we went were 19";
/// With one of these somewhere in the notes it may be found elsewhere, or again.
const ELSEWHERE: [&str; 12] = [
    "moved",
    "moving",
    "new address",
    "new building",
    "new location",
    "now at",
    "rebuilt",
    "rebuilding",
    "relocated",
    "reopen",
    "reopened",
    "reopens",
];

/// All that hours say of a place that is closed now, without accents.
const CLOSED: [&str; 17] = [
    "actualmente cerrado",
    "cerrada",
    "cerrada por el momento",
    "cerrado",
    "cerrado por el momento",
    "cerrado temporalmente",
    "closed",
    "closed at this time",
    "closed for now",
    "closed for the time being",
    "closed temporarily",
    "currently closed",
    "not open",
    "not open at this time",
    "now closed",
    "temporarily closed",
    "temporarily suspended",
];

/// Closes a place of a kind for good, where its sentence of hours or its notes say that it is gone.
pub(super) fn apply(hours: &mut Hours, sentence: &str, notes: &str, kind: &str) {
    let of_hours = sentences(sentence).chain(at_the_end(sentence));
    let mut said = sentences(notes).chain(of_hours);
    let is_closed = is_closed_now(sentence) || said.any(|sentence| is_gone(sentence, kind));
    if is_closed {
        shut(hours, notes);
    }
}

/// Closes a place whose notes do not say that it is found elsewhere, or again.
pub(super) fn shut(hours: &mut Hours, notes: &str) {
    if !is_elsewhere(notes) {
        hours.rules.clear();
        hours.closed.clear();
        hours.otherwise = OpenState::Closed;
        hours.holidays = OpenState::Closed;
    }
}

/// What stands behind the last comma: "Monday-Friday 9 am-5 pm, closed until further notice". Behind a day it may be said of
/// this day alone.
fn at_the_end(sentence: &str) -> Option<&str> {
    let (before, end) = sentence.rsplit_once(',')?;
    let before = before.trim_end().trim_end_matches('.').to_lowercase();
    let is_behind_time = ["am", "pm", "a.m", "p.m", "noon"];
    is_behind_time
        .iter()
        .any(|it| before.ends_with(it))
        .then_some(end)
}

/// Whether hours say that the door is closed, and no more.
fn is_closed_now(sentence: &str) -> bool {
    let plain = unaccented(sentence);
    CLOSED.contains(&words_of(&plain).join(" ").as_str())
}

fn is_elsewhere(notes: &str) -> bool {
    let plain = unaccented(notes);
    let line = line_of(&words_of(&plain));
    said(&line, &ELSEWHERE).next().is_some()
}

/// Whether a sentence says that a place of a kind is gone, and nothing else.
fn is_gone(sentence: &str, kind: &str) -> bool {
    let plain = unaccented(sentence);
    let line = line_of(&words_of(&plain));
    let gone = said(&line, &GONE).find_map(|it| split_at(&line, it));
    gone.is_some_and(|(before, behind)| {
        let mut rest = before.split_whitespace().chain(behind.split_whitespace());
        rest.all(|word| is_beside(word, kind))
    })
}

fn is_beside(word: &str, kind: &str) -> bool {
    let is_year = word.len() == 4 && word.starts_with("20") && word.parse::<u16>().is_ok();
    let kind = unaccented(kind);
    // "Pantry is permanently closed" says nothing of the soup kitchen of a "soup kitchen and pantry".
    let is_one = !kind.contains(',') && !kind.contains('/') && !words_of(&kind).contains(&"and");
    is_year
        || BESIDE.split_whitespace().any(|it| it == word)
        || MONTHS_EN.contains(&word)
        || MONTHS_ES.contains(&word)
        || is_one && words_of(&kind).contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hours::evaluate::at;
    use crate::hours::of_kind;

    #[test]
    fn a_place_that_is_gone_is_closed_and_never_opens_again() {
        let found = |hours: &str, notes: &str, kind: &str| {
            let hours = of_kind(Some(hours), Some(notes), kind);
            let open = at(&hours, "2026-11-23T10:00".parse().unwrap());
            (open.state, open.next.map(|next| next.at))
        };
        for notes in [
            "Permanently closed",
            "Closed until further notice",
            "Temporarily closed until further notice",
            "Cerrado hasta nuevo aviso",
            "Closed permanently since March 2024",
            "Out of business",
            "The agency went out of business",
            "No longer in operation",
            "This location is no longer open",
            "Building burned down in 2024",
            "The pantry has closed for good",
            "It was demolished",
            "Call first. Ceased operations in 2023",
            "Cerrado permanentemente",
            "Ya no existe",
        ] {
            for hours in ["Open 24/7", "Monday-Friday 9 am-5 pm", "Call for hours"] {
                let found = found(hours, notes, "Food pantry");
                assert_eq!(found, (OpenState::Closed, None), "{hours}, {notes}");
            }
        }
        let closed = found("Permanently closed", "Food", "Food pantry");
        assert_eq!(closed, (OpenState::Closed, None));
        for hours in [
            "Closed for good",
            "Closed until further notice",
            "Monday-Friday 9 am-5 pm, closed until further notice",
            "Monday-Friday 9 am-5 pm. Permanently closed",
        ] {
            let found = found(hours, "Food", "Food pantry");
            assert_eq!(found, (OpenState::Closed, None), "{hours}");
        }
        let sunday = "Monday-Friday 9 am-5 pm, Sunday, closed until further notice";
        assert_eq!(found(sunday, "", "Food pantry").0, OpenState::Ask);
        for notes in [
            "Permanently closed on Sunday",
            "Thrift shop out of business",
            "Building burned down in 2024; moved to 12 Main Street",
            "Permanently closed its kitchen",
        ] {
            let state = found("Open 24/7", notes, "Food pantry").0;
            assert_eq!(state, OpenState::Ask, "{notes}");
        }
    }
}
