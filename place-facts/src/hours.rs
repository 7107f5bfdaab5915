//! Opening hours: a sentence becomes data ([`parse`]), data answers for a moment ([`evaluate`]), and times
//! that no clock shows are named ([`impossible`]).

mod bare_times;
mod behind_ordinals;
mod brackets;
mod clause;
mod closing;
mod cold;
mod contradictory;
mod cursor;
mod date_of_weekday;
mod dates;
mod day_apart;
mod day_letters;
mod days;
mod days_of_month;
mod days_off;
mod denials;
mod doors;
pub mod evaluate;
mod exceptions;
mod four_digits;
mod from_a_day;
mod gone;
mod holiday_gifts;
mod how_often;
pub mod impossible;
mod in_months;
mod labels;
mod last_entry;
mod later_end;
mod lunch;
mod meals;
mod months_of_days;
mod named;
mod named_days;
mod next_dates;
mod next_day;
mod next_season;
pub mod notes;
mod of_what_follows;
mod one_meal;
mod other_times;
pub mod parse;
mod parts_of_day;
mod pauses;
mod plain;
mod reach;
mod remarks;
mod replaced;
mod reworded;
mod runs_out;
mod season_notes;
mod seasons;
mod slash_dates;
mod spanish;
mod spare_words;
mod standing_alone;
mod stopped;
mod times;
mod unnamed_days;
mod walk_in_times;
mod warming;
mod wide_days;
mod words;

pub(crate) use next_dates::of_next_dates;
pub(crate) use plain::said;
pub(crate) use season_notes::is_alone as is_season;
pub(crate) use stopped::{DOING, FEELINGS, beside_stopped, may_be_stopped};
use sync_protocol::places::hours::{Hours, OpenState, Reception};

/// The hours of a row: its sentence, and what its notes say of them. What cannot be read is `ask`.
pub fn of_row(sentence: Option<&str>, notes: Option<&str>) -> Hours {
    of_kind(sentence, notes, "")
}

/// The same of a place of a kind: "Winter shelter" says when it is open.
pub fn of_kind(sentence: Option<&str>, notes: Option<&str>, kind: &str) -> Hours {
    let read = match is_by_night(kind, notes) {
        true => parse::parse_by_night,
        false => parse::parse,
    };
    let mut hours = match sentence {
        Some(sentence) => {
            lunch::read(sentence, kind, read).unwrap_or_else(|_| parse::asking(sentence))
        }
        None => Hours {
            sentence: None,
            ..parse::asking("")
        },
    };
    if let Some(notes) = notes {
        notes::apply(&mut hours, notes, kind, read);
    }
    let notes = notes.unwrap_or_default();
    labels::apply(&mut hours, kind);
    season_notes::apply(&mut hours, notes, kind);
    warming::apply(&mut hours, kind);
    warming::apply_notes(&mut hours, notes);
    holiday_gifts::apply(&mut hours, kind);
    one_meal::apply(&mut hours, notes, kind);
    gone::apply(&mut hours, sentence.unwrap_or_default(), notes, kind);
    hours
}

/// Limits hours to those in which a place is open that is called so.
pub(crate) fn of_name(hours: &mut Hours, name: &str) {
    named::apply(hours, name);
}

/// Whether people come to a place of a kind for the night, or its notes tell of nights.
fn is_by_night(kind: &str, notes: Option<&str>) -> bool {
    const KINDS: [&str; 6] = [
        "code blue",
        "night",
        "residence",
        "shelter",
        "sleep",
        "warming",
    ];
    const NOTES: [&str; 6] = ["night", "nightly", "nights", "noche", "noches", "overnight"];
    let kind = kind.to_lowercase();
    let notes = notes.unwrap_or_default().to_lowercase();
    KINDS.iter().any(|it| kind.contains(it))
        || plain::words_of(&notes)
            .iter()
            .any(|word| NOTES.contains(word))
}

/// Closes a place that says so of itself, unless its notes say that it is found elsewhere, or again.
pub(crate) fn shut(hours: &mut Hours, notes: &str) {
    gone::shut(hours, notes);
}

/// Takes away what opens a place of which it is not known whether it is still there. What is closed stays so.
pub(crate) fn never_open(hours: &mut Hours) {
    if hours.rules.is_empty() && hours.otherwise == OpenState::Closed {
        return;
    }
    notes::nothing_known(hours);
}

/// Changes how people are received at times at which they could walk in.
pub fn no_walk_in(hours: &mut Hours, reception: Reception) {
    for rule in &mut hours.rules {
        if rule.reception == Reception::WalkIn {
            rule.reception = reception;
        }
    }
}
