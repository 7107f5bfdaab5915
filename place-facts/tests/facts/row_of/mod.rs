//! A row of a list from its fields, as tests write them.

use sync_protocol::listings::Row;

/// A row with these fields. Of two fields with the same name the later one counts.
pub fn row_of<'a>(fields: impl IntoIterator<Item = &'a (&'a str, &'a str)>) -> Row {
    let fields = fields.into_iter();
    fields
        .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
        .collect()
}
