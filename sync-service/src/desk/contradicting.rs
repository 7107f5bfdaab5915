//! What a change would say twice and differently.

use super::imports::doubts::doubt;
use place_facts::requirements::contradictions;
use place_facts::row::PlaceRow;
use sync_protocol::desk_doubts::ImportDoubt;
use sync_protocol::desk_drafts::DeskContradiction;
use sync_protocol::listings::Row;

/// Fields that may be right as they stand, so that they are only asked about: a ZIP code that New Jersey does not have,
/// hours that no program can read, and telephone numbers that are those of a fax or cost money.
const ASKED: [&str; 3] = ["zip", "hours", "phone"];

/// What excludes each other in a row with other fields. What does so already is told only when a field
/// was edited that still says it.
pub(super) fn contradicting(list: &str, row: &Row, fields: &Row) -> Vec<DeskContradiction> {
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
    .chain(doubted(row, fields))
    .collect()
}

/// New texts that a person should look at.
fn doubted<'a>(row: &'a Row, fields: &'a Row) -> impl Iterator<Item = DeskContradiction> + 'a {
    let new = ASKED.into_iter().filter_map(|field| {
        let text = fields
            .get(field)
            .filter(|text| row.get(field) != Some(text))?;
        doubt(field, text).map(|doubt| (about(field, doubt), text))
    });
    new.map(|(about, text)| DeskContradiction {
        about: about.to_owned(),
        words: vec![text.clone()],
    })
}

/// The name of what a person is asked about: of one field it may be different things.
fn about(field: &'static str, doubt: ImportDoubt) -> &'static str {
    match doubt {
        ImportDoubt::FaxNumber => "fax-number",
        ImportDoubt::PaidNumber => "paid-number",
        _ => field,
    }
}
