//! What the notes of a row say about its hours.

use super::days_off::with_closed_days;
use super::denials::{self, Denial};
use super::how_often;
use super::no_walk_in;
use super::parse::{Unread, parse};
use super::pauses;
use super::plain::words_of;
use super::reach::{doubted_on, weekdays};
use super::season_notes;
use super::spanish;
use crate::names_of_days::MONTHS_EN;
use crate::sentences::sentences;
use sync_protocol::places::hours::{Hours, HoursRule, OpenState, Reception};

/// With one of these in the notes no one can tell from the sentence alone whether to come.
const ASK: [(&str, Reception); 9] = [
    ("book first", Reception::Appointment),
    ("book ahead", Reception::Appointment),
    ("by appointment", Reception::Appointment),
    ("two appointments a day", Reception::Appointment),
    ("before coming", Reception::Call),
    ("for hours", Reception::Call),
    ("end time looks wrong", Reception::Call),
    ("may close for deliveries", Reception::Call),
    ("sites change each winter", Reception::Call),
];

/// Words that say a place is closed for now; an office that closed in 2026 is another one.
const CLOSED: [&str; 8] = [
    "temporarily closed",
    "permanently closed",
    "currently closed",
    "now closed",
    "is closed",
    "are closed",
    "closed until",
    "closed for",
];

/// Minutes of a day.
const DAY: u16 = 1440;

/// What a sentence of notes tells the hours of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Told {
    /// Days, times or a season, which the hours have now.
    Hours,
    /// Nothing, or that they do not hold for everyone or now.
    Nothing,
}

/// What a sentence of the notes of a place of a kind tells its hours.
pub(crate) fn told(sentence: &str, kind: &str) -> Told {
    let plain = in_english(sentence);
    let is_closed_day = is_all_closed(&plain)
        || plain.starts_with("closed")
            && (parse(&plain).is_ok() || pauses::of_note(&plain).is_some());
    let is_asked = ASK.iter().any(|(words, _)| plain.contains(words));
    if is_closed_day
        || is_asked
        || season_notes::closed_in(&plain).is_some()
        || season_notes::is_season(sentence, kind)
        || begins_with_service(&plain) && names_times(&plain)
    {
        return Told::Hours;
    }
    Told::Nothing
}

/// Adds days on which the notes say it is closed, and turns `open` into `ask` where they say to book
/// or call before one comes. `read` reads a sentence of hours of such a place.
pub(super) fn apply(
    hours: &mut Hours,
    notes: &str,
    kind: &str,
    read: fn(&str) -> Result<Hours, Unread>,
) {
    let plain = notes.to_lowercase();
    for (words, reception) in ASK {
        if plain.contains(words) {
            no_walk_in(hours, reception);
        }
    }
    how_often::apply(hours, sentences(notes));
    let mut before: Option<&str> = None;
    for sentence in sentences(notes) {
        let plain = in_english(sentence);
        let previous = before.replace(sentence);
        if let Some(season) = season_notes::closed_in(&plain) {
            season_notes::close(hours, &season);
            continue;
        }
        if season_notes::is_season(sentence, kind) {
            continue;
        }
        ask_at_other_hours(hours, &plain, read);
        if let Some(pause) = pauses::of_note(&plain) {
            if pauses::take(&mut hours.rules, pause).is_none() {
                nothing_known(hours);
            }
            continue;
        }
        let (closed, rest) = closed_days(&plain).unzip();
        if let Some(closed) = closed
            .as_ref()
            .filter(|_| is_of_promise(sentence, previous, kind))
        {
            // "Walk-ins welcome. Not on Tuesdays": it is open, and perhaps for no one who walks in.
            let days: Vec<u8> = closed
                .closed
                .iter()
                .flat_map(|it| it.weekdays.clone())
                .collect();
            hours.rules = hours
                .rules
                .iter()
                .flat_map(|rule| doubted_on(rule, &days))
                .collect();
            continue;
        }
        if let Some(closed) = &closed {
            hours.closed.extend(closed.closed.iter().cloned());
            if closed.holidays == OpenState::Closed {
                hours.holidays = OpenState::Closed;
            }
        }
        let rest = rest.unwrap_or(plain);
        if rest.starts_with("closed") || CLOSED.iter().any(|words| rest.contains(words)) {
            // "Temporarily closed", "closed for repairs": no one can tell from here until when.
            nothing_known(hours);
            continue;
        }
        match denials::read(&rest) {
            Some(Denial::Gone) => nothing_known(hours),
            Some(Denial::Ask(reception)) => no_walk_in(hours, reception),
            None => {}
        }
    }
}

/// Whether "not on Tuesdays" stands behind a sentence that does not tell the hours, and may be said of that alone.
fn is_of_promise(sentence: &str, previous: Option<&str>, kind: &str) -> bool {
    let plain = sentence.to_lowercase();
    let denies = plain.starts_with("not ") && !plain.starts_with("not open");
    denies && previous.is_some_and(|it| told(it, kind) == Told::Nothing)
}

/// The days on which a sentence says it is closed, and what else it says: "closed Fridays", "Fridays closed", "free food
/// (closed Fridays)".
fn closed_days(sentence: &str) -> Option<(Hours, String)> {
    const BEFORE: [&str; 7] = [", ", "(", "- ", "– ", ": ", "but ", "and "];
    if sentence.starts_with("closed") || is_all_closed(sentence) {
        return Some((parse(sentence).ok()?, String::new()));
    }
    let (before, behind) = sentence.split_once("closed ")?;
    let (days, rest) = behind.split_once(')').unwrap_or((behind, ""));
    let is_apart = BEFORE.iter().any(|sign| before.ends_with(sign));
    let read = parse(&format!("closed {days}")).ok()?;
    is_apart.then(|| (read, format!("{before}{rest}")))
}

/// Whether a sentence is days that are closed, and nothing else: "Fridays: closed".
fn is_all_closed(sentence: &str) -> bool {
    sentence.ends_with("closed")
        && parse(sentence).is_ok_and(|read| read.rules.is_empty() && !read.closed.is_empty())
}

/// A sentence in small letters, and in English where it says when it is closed: "not open Tuesday" too, if the days are known.
fn in_english(sentence: &str) -> String {
    let mut plain = sentence.to_lowercase();
    let starts = |text: &str| text.starts_with("closed") || text.starts_with("not open");
    let english = spanish::in_english(sentence);
    let is_closed = |english: &String| starts(&with_closed_days(english.clone()));
    if let Some(english) = english.filter(is_closed) {
        plain = english;
    }
    let is_read = |it: &String| parse(it).is_ok() || season_notes::closed_in(it).is_some();
    const DENIED: [&str; 6] = [
        "but not ",
        "except in ",
        "except on ",
        "except ",
        "not open ",
        "not ",
    ];
    let within = plain.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    let reworded = with_closed_days(within.unwrap_or(&plain).to_owned());
    let days = DENIED.iter().find_map(|it| reworded.strip_prefix(it));
    if let Some(closed) = days.map(closed_on).filter(is_read) {
        return closed;
    }
    if starts(&reworded) && is_read(&reworded) {
        return reworded;
    }
    // "No July or August", "summer: closed": "no Sunday dinner" is said of something else.
    let season = plain.strip_prefix("no ").or_else(|| {
        let season = plain.strip_suffix("closed")?.trim_end();
        Some(season.trim_end_matches(':'))
    });
    let closed = season
        .filter(|it| names_only_months(it))
        .map(closed_on)
        .filter(is_read);
    closed.unwrap_or(plain)
}

/// "Closed in July and August" for "in July/August" and "July or August".
fn closed_on(days: &str) -> String {
    format!(
        "closed {}",
        days.replace('/', " and ").replace(" or ", " and ")
    )
}

/// Whether a text is months or a part of the year, and nothing else.
fn names_only_months(season: &str) -> bool {
    const JOINS: [&str; 3] = ["and", "in", "or"];
    let mut words = words_of(season).into_iter();
    let are_months = words.all(|word| JOINS.contains(&word) || MONTHS_EN.contains(&word));
    are_months || season_notes::closed_in(&closed_on(season)).is_some()
}

/// "Soup kitchen Friday 11 am-1 pm" beside the hours of a pantry: something is open then, but the note does not say what.
fn ask_at_other_hours(hours: &mut Hours, sentence: &str, read: fn(&str) -> Result<Hours, Unread>) {
    if !begins_with_service(sentence) || hours.rules.is_empty() {
        return;
    }
    let Ok(read) = read(sentence) else {
        return;
    };
    let timed: Vec<HoursRule> = read
        .rules
        .into_iter()
        .filter(|rule| rule.from.is_some())
        .collect();
    if is_what_people_come_for(sentence) && timed.iter().all(|rule| is_within(rule, hours)) {
        // "Pantry Wednesday 1-3 pm" beside the hours of the house: at its other hours, perhaps, there is no food.
        for rule in &mut hours.rules {
            rule.days.sure = false;
        }
        hours.rules.extend(timed);
        return;
    }
    if is_what_people_come_for(sentence) {
        // "Opens at noon on Wednesdays" beside "Monday-Friday 9-5": before noon, perhaps, the door is shut.
        let begun = timed.iter().filter(|rule| rule.to.is_none());
        let days: Vec<u8> = begun.flat_map(weekdays).collect();
        let rules = hours.rules.iter();
        hours.rules = rules.flat_map(|rule| doubted_on(rule, &days)).collect();
    }
    let timed = timed.into_iter();
    hours.rules.extend(timed.map(|rule| HoursRule {
        reception: match rule.reception {
            Reception::WalkIn => Reception::Call,
            other => other,
        },
        ..rule
    }));
}

/// Whether a sentence begins with the service for which people come, or says when all of it is open.
fn is_what_people_come_for(sentence: &str) -> bool {
    ["open", "pantry", "soup kitchen"]
        .iter()
        .any(|it| sentence.starts_with(it))
}

/// Whether a rule of notes lies within the hours of the place.
fn is_within(rule: &HoursRule, hours: &Hours) -> bool {
    let (from, to) = (rule.from.unwrap_or(0), rule.to.unwrap_or(0));
    let covers = |wide: &HoursRule, day: u8| {
        let ends = wide.to.unwrap_or(0);
        let ends = if ends <= wide.from.unwrap_or(0) {
            ends + DAY
        } else {
            ends
        };
        weekdays(wide).contains(&day) && wide.from.unwrap_or(DAY) <= from && to <= ends
    };
    from < to
        && weekdays(rule)
            .iter()
            .all(|day| hours.rules.iter().any(|wide| covers(wide, *day)))
}

/// Whether a sentence is hours with times: "open some Saturdays" has none.
fn names_times(sentence: &str) -> bool {
    parse(sentence).is_ok_and(|read| read.rules.iter().all(|rule| rule.from.is_some()))
}

fn begins_with_service(sentence: &str) -> bool {
    const SERVICES: [&str; 12] = [
        "breakfast",
        "clinic",
        "clothing",
        "dinner",
        "hot meal",
        "lunch",
        "meal",
        "office",
        "open",
        "pantry",
        "soup kitchen",
        "thrift shop",
    ];
    SERVICES.iter().any(|it| sentence.starts_with(it))
}

pub(super) fn nothing_known(hours: &mut Hours) {
    hours.rules.clear();
    hours.otherwise = OpenState::Ask;
}

#[cfg(test)]
mod tests {
    use crate::hours::evaluate::at;
    use crate::hours::of_row;
    use sync_protocol::places::hours::OpenState;

    fn state(sentence: &str, notes: &str, moment: &str) -> OpenState {
        at(
            &of_row(Some(sentence), Some(notes)),
            moment.parse().unwrap(),
        )
        .state
    }

    #[test]
    fn days_that_notes_take_away_are_closed() {
        let notes = "Do not call, just come. Closed on fifth Wednesdays and holidays";
        let hours = "Every Wednesday, 12 pm - 2 pm";
        assert_eq!(state(hours, notes, "2026-09-23T12:30"), OpenState::Open);
        assert_eq!(state(hours, notes, "2026-09-30T12:30"), OpenState::Closed);
        assert_eq!(state(hours, notes, "2026-11-11T12:30"), OpenState::Closed);
        let notes = "Closed July and August";
        let hours = "First Saturday of every month from 9 am - noon";
        assert_eq!(state(hours, notes, "2026-07-04T10:00"), OpenState::Closed);
        assert_eq!(state(hours, notes, "2026-10-03T10:00"), OpenState::Open);
        let notes = "Closed Friday and Sunday. Call first";
        assert_eq!(
            state("Daily 10 am-6 pm", notes, "2026-11-20T11:00"),
            OpenState::Closed
        );
        assert_eq!(
            state("Daily 10 am-6 pm", notes, "2026-11-21T11:00"),
            OpenState::Open
        );
    }

    #[test]
    fn what_is_closed_for_now_is_never_open() {
        for notes in [
            "Temporarily closed",
            "Bring ID. The pantry is temporarily closed",
            "Closed for repairs",
            "Call first. Kitchen is closed until further notice",
        ] {
            for hours in ["Monday-Friday 9 am-5 pm", "Open 24/7"] {
                let found = state(hours, notes, "2026-11-23T10:00");
                assert_eq!(found, OpenState::Ask, "{hours}, {notes}");
            }
        }
        let moved = "Also serves Ocean County since the Toms River office closed in February 2026";
        let hours = "Monday-Friday 9 am-5 pm";
        assert_eq!(state(hours, moved, "2026-11-23T10:00"), OpenState::Open);
    }

    #[test]
    fn who_has_to_book_first_is_told_to_ask() {
        let hours = "Tuesday & Thursday, 9 am - 11 am (drive through)";
        let at = "2026-11-17T10:00";
        assert_eq!(
            state(hours, "Book first. Curbside pickup", at),
            OpenState::Ask
        );
        assert_eq!(state(hours, "Curbside pickup", at), OpenState::Open);
        let looks_wrong = "For teens and walk-ins. End time looks wrong in the source";
        assert_eq!(
            state("Tuesdays, 10 am - 10:30 pm", looks_wrong, at),
            OpenState::Ask
        );
    }

    #[test]
    fn a_later_beginning_on_a_day_takes_the_morning_of_that_day_away() {
        let hours = "Monday-Friday 9 am-5 pm";
        for notes in [
            "Opens at noon on Wednesdays",
            "Opens 10:30 am Wednesday",
            "Pantry opens at noon on Wednesdays",
            "Open Mondays at 9 am and Wednesdays at noon",
            "Open 1 pm Wednesdays",
        ] {
            let wednesday = state(hours, notes, "2026-11-18T10:00");
            assert_eq!(wednesday, OpenState::Ask, "{notes}");
            let tuesday = state(hours, notes, "2026-11-17T10:00");
            assert_eq!(tuesday, OpenState::Open, "{notes}");
        }
        let other = "Open Saturdays 10 am-12 pm";
        let wednesday = state(hours, other, "2026-11-18T10:00");
        assert_eq!(wednesday, OpenState::Open);
    }
}
