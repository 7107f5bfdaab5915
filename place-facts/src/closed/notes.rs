//! Notes that say that a place closed or moved, beside hours that say otherwise.

use super::phrases::{has_phrase, is_closed_otherwise, is_given_no_more, is_of_a_part};
use super::words::{is_all_gone, is_of_people, words};
use super::year::best_of_year;
use crate::hours::of_row;
use crate::sentences::sentences as sentences_of;
use jiff::civil::Date;
use sync_protocol::places::hours::OpenState;

/// Words that say it of a place, or of some of its days, without accents.
const SAID: [&str; 27] = [
    "ceased",
    "cerrada",
    "cerradas",
    "cerrado",
    "cerrados",
    "cerro",
    "clausurado",
    "closed",
    "defunct",
    "demolished",
    "disbanded",
    "discontinued",
    "dissolved",
    "ended",
    "moved",
    "mudado",
    "mudo",
    "relocated",
    "operates",
    "operating",
    "operation",
    "shut",
    "shuttered",
    "business",
    "suspended",
    "traslado",
    "trasladado",
];

/// Whether a sentence says that the place closed or moved, and leaves no time at which it is known to be open:
/// "Closed on Friday" leaves the other days.
pub fn is_closed(notes: &str, today: Date) -> bool {
    let says = |sentence: &str| {
        let all = words(sentence);
        let hours = || of_row(Some("Open 24/7"), Some(sentence));
        let mut said = (0..all.len()).filter(|at| SAID.contains(&all[*at].as_str()));
        says_in_words(&all)
            || said.any(|at| {
                !is_of_people(&all, at) && !is_closed_otherwise(&all, at) && !is_of_a_part(&all, at)
            }) && best_of_year(&hours(), today) != OpenState::Open
    };
    sentences(notes).any(says)
}

/// Whether a sentence says it in words that leave no other days.
pub fn is_said(notes: &str) -> bool {
    sentences(notes).any(|sentence| says_in_words(&words(sentence)))
}

fn says_in_words(all: &[String]) -> bool {
    has_phrase(all) || is_all_gone(all) || is_given_no_more(all)
}

fn sentences(notes: &str) -> impl Iterator<Item = &str> {
    sentences_of(notes).flat_map(|it| it.split([';', '!', '\n']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_a_place_that_closed_or_moved_are_named_and_those_of_closed_days_are_not() {
        let today = jiff::civil::date(2026, 11, 23);
        for (notes, is_named) in [
            ("PERMANENTLY CLOSED 10/1/26", true),
            ("This program has closed.", true),
            ("Site closed, moved to 5 Main St Passaic", true),
            ("Bring ID. We have moved", true),
            ("Cerrado permanentemente", true),
            ("No longer in operation", true),
            ("Ceased operations", true),
            ("Discontinued as of June 2025", true),
            ("Agency went out of business", true),
            ("DO NOT REFER", true),
            ("Ya no existe", true),
            ("El lugar ya no existe. Llame al 211", true),
            ("No longer at this address", true),
            ("Moved", true),
            ("Moved in 2024. Call first", true),
            ("Not operating", true),
            ("Building burned down", true),
            ("Building sold.", true),
            ("no longer here", true),
            ("permanently closed", true),
            ("This pantry shut its doors", true),
            ("Help with suspended licenses", false),
            ("Restores licenses that were suspended", false),
            ("Ayuda con licencias suspendidas", false),
            ("For families whose house burned down", false),
            ("License suspended? We help. Closed Friday", false),
            ("Service suspended", true),
            ("This pantry is no longer open", true),
            ("No longer open on Saturday", false),
            ("Hours of operation vary", false),
            ("Helps small business owners", false),
            ("Closed Friday and Sunday. Call first", false),
            ("Closed July and August", false),
            ("Closed on holidays", false),
            ("Closed-toe shoes only", false),
            ("Waitlist closed", false),
            ("Entrance moved to the side door", false),
            ("Closed when schools are closed", false),
            ("Closed if it snows", false),
            ("Also open when others are closed", false),
            ("Will not be closed in summer", false),
            ("Clients whose case is closed may come", false),
            ("Waiting list closed for housing, pantry open to all", false),
            ("For laid-off workers whose employer shut down", false),
            ("The pantry is closed", true),
            ("Pantry has moved to 5 Elm St", true),
            ("Small closet. Call first", false),
            ("N/A", false),
        ] {
            assert_eq!(is_closed(notes, today), is_named, "{notes}");
        }
    }
}
