//! A row of a list, read field by field.

use sync_protocol::listings::Row;

/// What a list writes for "nothing".
const NOTHING: &str = "N/A";

/// A row and its list.
#[derive(Debug, Clone, Copy)]
pub struct PlaceRow<'a> {
    /// Name of the list.
    pub list: &'a str,
    /// The row.
    pub row: &'a Row,
}

impl<'a> PlaceRow<'a> {
    /// A field that says something.
    pub fn field(&self, name: &str) -> Option<&'a str> {
        says(self.row.get(name)?)
    }

    /// Those of some fields that say something.
    pub fn fields(&self, names: &[&str]) -> impl Iterator<Item = &'a str> {
        names
            .iter()
            .filter_map(|name| self.field(name))
            .collect::<Vec<_>>()
            .into_iter()
    }
}

/// A text that says something, without the spaces around it.
pub(crate) fn says(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty() && *text != NOTHING)
}
