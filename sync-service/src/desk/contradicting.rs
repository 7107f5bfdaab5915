//! What a change would say twice and differently.

use super::imports::doubts::doubt;
use super::imports::whereabouts;
use jiff::civil::Date;
use place_facts::requirements::contradictions;
use place_facts::row::PlaceRow;
use sync_protocol::desk_doubts::ImportDoubt;
use sync_protocol::desk_drafts::DeskContradiction;
use sync_protocol::listings::Row;

/// Fields that may be right as they stand, so that they are only asked about: a ZIP code that New Jersey does not have,
/// hours that never open a place, any text that says that it closed or moved, and telephone numbers that are those of a fax or cost money.
const ASKED: [&str; 7] = ["zip", "hours", "notes", "phone", "name", "type", "address"];

/// Those of which every doubt is told; of the others only whether the place closed.
const FIELDS: [&str; 3] = ["zip", "hours", "phone"];

/// What excludes each other in a row with other fields. What does so already is told only when a field
/// was edited that still says it.
pub(super) fn contradicting(
    list: &str,
    row: &Row,
    fields: &Row,
    today: Date,
) -> Vec<DeskContradiction> {
    let mut next = row.clone();
    next.extend(fields.clone());
    let of = |row: &Row| contradictions::of_row(&PlaceRow { list, row });
    let known = of(row);
    let edited: Vec<&String> = fields
        .iter()
        .filter(|(field, text)| row.get(*field) != Some(text))
        .map(|(_, text)| text)
        .collect();
    let is_said_again = |words: &[String]| {
        let mut said = words.iter();
        said.any(|words| edited.iter().any(|text| text.contains(words.as_str())))
    };
    let found = of(&next).into_iter();
    let told = found.filter(|it| !known.contains(it) || is_said_again(&it.words));
    told.map(|it| DeskContradiction {
        about: it.about.to_owned(),
        words: it.words,
    })
    .chain(doubted(row, fields, today))
    .chain(far_apart(row, fields, &next))
    .collect()
}

/// New texts that a person should look at.
fn doubted<'a>(
    row: &'a Row,
    fields: &'a Row,
    today: Date,
) -> impl Iterator<Item = DeskContradiction> + 'a {
    let new = ASKED.into_iter().filter_map(move |field| {
        let text = fields
            .get(field)
            .filter(|text| row.get(field) != Some(text))?;
        let doubt = doubt(field, text, today)?;
        about(field, doubt).map(|about| (about, text))
    });
    new.map(|(about, text)| DeskContradiction {
        about: about.to_owned(),
        words: vec![text.clone()],
    })
}

/// The town, the county and the ZIP code, when one of them is new and they are far from each other.
fn far_apart(row: &Row, fields: &Row, next: &Row) -> Option<DeskContradiction> {
    let is_new = |field: &str| {
        fields
            .get(field)
            .is_some_and(|it| row.get(field) != Some(it))
    };
    let is_asked = whereabouts::FIELDS.into_iter().any(is_new);
    let is_far = is_asked && whereabouts::far(next).is_some();
    is_far.then(|| DeskContradiction {
        about: "far-apart".to_owned(),
        words: whereabouts::said(next),
    })
}

/// The name of what a person is asked about: of one field it may be different things.
fn about(field: &'static str, doubt: ImportDoubt) -> Option<&'static str> {
    match doubt {
        ImportDoubt::HoursContradict => Some("hours-contradict"),
        ImportDoubt::HoursClosed => Some("hours-closed"),
        ImportDoubt::NotesClosed => Some("notes-closed"),
        ImportDoubt::SaysClosed => Some("says-closed"),
        ImportDoubt::FaxNumber => Some("fax-number"),
        ImportDoubt::PaidNumber => Some("paid-number"),
        ImportDoubt::NumberOff => Some("number-off"),
        // Who writes it by hand has just been told so.
        ImportDoubt::TextNumber => None,
        _ => FIELDS.contains(&field).then_some(field),
    }
}
