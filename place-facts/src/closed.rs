//! What a row says of itself: that the place closed, moved, merged with another or no longer gives its thing. An import asks
//! about it, and the finder never shows such a place as open: both read it by the words in here.
//!
//! | module | what it does |
//! |---|---|
//! | [`words`] | the words |
//! | [`phrases`] | more words than one |
//! | [`texts`] | names, kinds and addresses |
//! | [`notes`] | notes, and hours in words |
//! | [`year`] | whether hours open a place at any moment |

pub mod notes;
pub mod phrases;
pub mod texts;
pub mod words;
pub mod year;

use crate::row::{PlaceRow, says};
use jiff::civil::{Date, date};

/// Fields that say nothing of that.
const OTHERS: [&str; 6] = ["checked", "county", "id", "phone", "website", "zip"];
/// A row is read without a clock. All years have the same days of the week sooner or later, so any one will do.
pub(crate) const ANY_DAY: Date = date(2026, 1, 1);

/// Whether any field of a row says that the place closed, moved, merged or no longer gives its thing.
pub(crate) fn in_row(row: &PlaceRow<'_>) -> bool {
    let mut fields = row.row.iter();
    fields.any(|(field, text)| says(text).is_some_and(|text| in_field(field, text, ANY_DAY)))
}

/// Whether the text of a field says it. Fields that no list has by itself are read as a column of the state of places.
pub fn in_field(field: &str, text: &str, today: Date) -> bool {
    match field {
        "notes" => notes::is_closed(text, today),
        "hours" => notes::is_said(text),
        "type" => texts::in_kind(text, today),
        "name" => texts::in_text(text, today),
        "address" | "city" => texts::in_address(text, today),
        field if OTHERS.contains(&field) => false,
        _ => texts::is_all(text),
    }
}
