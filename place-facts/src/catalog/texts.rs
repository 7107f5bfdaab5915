//! The texts of a row in little memory: a map of small strings takes several times as much.

use std::collections::HashSet;
use std::sync::Arc;
use sync_protocol::listings::Row;

/// The fields of a row and their texts, in the order of the fields' names.
#[derive(Debug, Clone, Default)]
pub struct Texts {
    /// Rows with the same fields share them.
    names: Names,
    /// All texts, one behind the other.
    all: Box<str>,
    /// Where each text ends.
    ends: Box<[usize]>,
}

/// Names of fields.
type Names = Arc<[Box<str>]>;

impl Texts {
    /// The texts of a row.
    pub fn of(row: &Row) -> Self {
        let mut all = String::with_capacity(row.values().map(String::len).sum());
        let ends = row.values().map(|text| {
            all.push_str(text);
            all.len()
        });
        Self {
            ends: ends.collect(),
            names: row.keys().map(|name| name.as_str().into()).collect(),
            all: all.into(),
        }
    }

    /// The text of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        let at = self.names.binary_search_by(|it| it.as_ref().cmp(name));
        self.text(at.ok()?)
    }

    /// The names of all fields.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(AsRef::as_ref)
    }

    /// The row.
    pub fn row(&self) -> Row {
        let fields = self.names().enumerate();
        let fields = fields.filter_map(|(at, name)| Some((name.to_owned(), self.text(at)?.into())));
        fields.collect()
    }

    /// Shares the names of the fields with other rows.
    pub(super) fn share(&mut self, known: &mut HashSet<Names>) {
        match known.get(&self.names) {
            Some(names) => self.names = Arc::clone(names),
            None => {
                known.insert(Arc::clone(&self.names));
            }
        }
    }

    fn text(&self, at: usize) -> Option<&str> {
        let begin = match at {
            0 => 0,
            _ => *self.ends.get(at - 1)?,
        };
        self.all.get(begin..*self.ends.get(at)?)
    }
}

impl PartialEq<Row> for Texts {
    fn eq(&self, row: &Row) -> bool {
        self.names.len() == row.len()
            && row
                .iter()
                .all(|(name, text)| self.get(name) == Some(text.as_str()))
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.names == other.names && self.ends == other.ends && self.all == other.all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_row_is_kept_letter_for_letter(row in prop::collection::btree_map("[a-c]{0,2}", "[a-zé]{0,3}", 0..6)) {
            let texts = Texts::of(&row);
            prop_assert_eq!(&texts.row(), &row);
            prop_assert!(texts == row);
            for name in ["", "a", "b", "cc", "d"] {
                prop_assert_eq!(texts.get(name), row.get(name).map(String::as_str));
            }
            let mut other = row.clone();
            other.insert("d".into(), String::new());
            prop_assert!(texts != other);
            let mut changed = row;
            if let Some(text) = changed.values_mut().next() {
                text.push('x');
                prop_assert!(texts != changed);
            }
        }
    }
}
