//! Opening hours: a sentence becomes data ([`parse`]), data answers for a moment ([`evaluate`]), and times
//! that no clock shows are named ([`impossible`]).

mod clause;
mod closing;
mod cursor;
mod dates;
mod days;
mod denials;
pub mod evaluate;
mod exceptions;
mod gone;
mod how_often;
pub mod impossible;
pub mod notes;
pub mod parse;
mod plain;
mod reach;
mod remarks;
mod replaced;
mod season_notes;
mod seasons;
mod spanish;
mod times;
mod unnamed_days;
mod words;

use sync_protocol::places::hours::{Hours, Reception};

/// The hours of a row: its sentence, and what its notes say of them. What cannot be read is `ask`.
pub fn of_row(sentence: Option<&str>, notes: Option<&str>) -> Hours {
    of_kind(sentence, notes, "")
}

/// The same of a place of a kind: "Winter shelter" says when it is open.
pub fn of_kind(sentence: Option<&str>, notes: Option<&str>, kind: &str) -> Hours {
    let mut hours = match sentence {
        Some(sentence) => parse::parse(sentence).unwrap_or_else(|_| parse::asking(sentence)),
        None => Hours {
            sentence: None,
            ..parse::asking("")
        },
    };
    if let Some(notes) = notes {
        notes::apply(&mut hours, notes, kind);
    }
    let notes = notes.unwrap_or_default();
    season_notes::apply(&mut hours, notes, kind);
    gone::apply(&mut hours, sentence.unwrap_or_default(), notes, kind);
    hours
}

/// Changes how people are received at times at which they could walk in.
pub fn no_walk_in(hours: &mut Hours, reception: Reception) {
    for rule in &mut hours.rules {
        if rule.reception == Reception::WalkIn {
            rule.reception = reception;
        }
    }
}
