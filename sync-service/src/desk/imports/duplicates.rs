//! Which rows of a file are probably known already, or stand above in the file.

use super::described::described;
use crate::listings::likeness::Keys;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use sync_protocol::desk_import::{ImportDuplicate, ImportLikeness};
use sync_protocol::listings::Row;

/// A word that more places have in their names tells nothing of one of them.
const COMMON: usize = 60;

/// A place that the desk knows.
pub struct KnownRow {
    /// Its id.
    pub id: String,
    /// Its row.
    pub row: Row,
    /// The row as its source said it last.
    pub source: Row,
    /// Whether it was taken off the list at the desk.
    pub is_removed: bool,
}

/// Rows, found by what another row shares with them. A large file has a million keys, so only their hashes are kept:
/// two keys with one hash bring a row that is compared in vain.
struct Shared {
    keys: Vec<Keys>,
    /// The hash of a key and a row that has it, in order.
    by_key: Vec<(u64, u32)>,
}

impl Shared {
    fn new<'a>(list: &str, rows: impl Iterator<Item = &'a Row>) -> Self {
        let keys: Vec<Keys> = rows.map(|row| Keys::of(list, row)).collect();
        let mut by_key: Vec<(u64, u32)> = Vec::new();
        for (index, keys) in (0..).zip(&keys) {
            by_key.extend(keys.all().iter().map(|key| (hashed(key), index)));
        }
        by_key.sort_unstable();
        Self { keys, by_key }
    }

    /// The rows that have a key, in their order.
    fn with(&self, key: &str) -> &[(u64, u32)] {
        let hash = hashed(key);
        let from = self.by_key.partition_point(|it| it.0 < hash);
        let found = &self.by_key[from..];
        &found[..found.partition_point(|it| it.0 == hash)]
    }

    /// Those of the first `most` rows that are alike.
    fn alike(
        &self,
        keys: &Keys,
        most: usize,
        likeness: impl Fn(&Keys, &Keys) -> Option<ImportLikeness>,
    ) -> Vec<(ImportLikeness, usize)> {
        let mut looked = HashSet::new();
        let mut alike = Vec::new();
        for key in keys.all() {
            let found = self.with(&key);
            if found.len() > COMMON && !key.starts_with('=') {
                continue;
            }
            let found = found.iter().map(|(_, index)| *index as usize);
            for index in found.take_while(|index| *index < most).take(COMMON) {
                if !looked.insert(index) {
                    continue;
                }
                let like = likeness(keys, &self.keys[index]);
                alike.extend(like.map(|like| (like, index)));
            }
        }
        alike
    }
}

fn hashed(key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

/// The most alike of several rows.
fn most_alike(alike: Vec<(ImportLikeness, usize)>) -> Option<(ImportLikeness, usize)> {
    alike.into_iter().min_by_key(|(like, _)| rank(*like))
}

/// The surest reason comes first.
fn rank(likeness: ImportLikeness) -> u8 {
    match likeness {
        ImportLikeness::Same | ImportLikeness::Removed | ImportLikeness::OtherList => 0,
        ImportLikeness::Phone => 1,
        ImportLikeness::Address => 2,
        ImportLikeness::Name => 3,
    }
}

/// Known places, found by what a row shares with them.
pub struct Known<'a> {
    list: &'a str,
    rows: &'a [KnownRow],
    shared: Shared,
}

impl<'a> Known<'a> {
    /// Prepares the places of a list.
    pub fn new(list: &'a str, rows: &'a [KnownRow]) -> Self {
        let shared = Shared::new(list, rows.iter().map(|known| &known.row));
        Self { list, rows, shared }
    }

    /// The rows of all places that a row is alike.
    pub fn all_like(&self, row: &Row) -> impl Iterator<Item = &'a Row> {
        let keys = Keys::of(self.list, row);
        let rows = self.rows;
        let alike = self.shared.alike(&keys, rows.len(), Keys::likeness);
        alike.into_iter().map(move |(_, at)| &rows[at].row)
    }

    /// A place that is listed at the address of a row, under another name: programs of one house, or one place whose name
    /// changed.
    pub fn at_its_address(&self, row: &Row) -> Option<&'a Row> {
        let keys = Keys::of(self.list, row);
        let is_there = |one: &Keys, other: &Keys| {
            one.is_at_the_address_of(other)
                .then_some(ImportLikeness::Address)
        };
        let there = self.shared.alike(&keys, self.rows.len(), is_there);
        let mut rows = there.into_iter().map(|(_, at)| &self.rows[at]);
        rows.find(|it| !it.is_removed).map(|it| &it.row)
    }

    /// The place that a row is most alike.
    pub fn like(&self, number: u32, row: &Row) -> Option<ImportDuplicate> {
        let keys = Keys::of(self.list, row);
        let alike = self.shared.alike(&keys, self.rows.len(), Keys::likeness);
        let (likeness, index) = most_alike(alike)?;
        let known = &self.rows[index];
        Some(ImportDuplicate {
            row: number,
            here: described(row),
            there: described(&known.row),
            place: known.id.clone(),
            above: None,
            likeness: match known.is_removed {
                true => ImportLikeness::Removed,
                false => likeness,
            },
            has_mistake: false,
            before: Row::new(),
            after: Row::new(),
        })
    }
}

/// The rows of a list that a row is like, the most alike first.
pub struct Listed<'a> {
    list: &'a str,
    rows: &'a [Row],
    shared: Shared,
}

impl<'a> Listed<'a> {
    /// Prepares the rows of a list.
    pub fn new(list: &'a str, rows: &'a [Row]) -> Self {
        let shared = Shared::new(list, rows.iter());
        Self { list, rows, shared }
    }

    /// All that a row is like.
    pub fn like(&self, row: &Row) -> Vec<&'a Row> {
        let keys = Keys::of(self.list, row);
        let mut alike = self.shared.alike(&keys, self.rows.len(), Keys::likeness);
        alike.sort_by_key(|(like, _)| rank(*like));
        alike.into_iter().map(|(_, at)| &self.rows[at]).collect()
    }
}

/// The rows of a file, each compared with those above it.
pub struct Brought<'a> {
    rows: &'a [(u32, Row)],
    shared: Shared,
}

impl<'a> Brought<'a> {
    /// Prepares the rows of a file, with their numbers.
    pub fn new(list: &str, rows: &'a [(u32, Row)]) -> Self {
        let shared = Shared::new(list, rows.iter().map(|(_, row)| row));
        Self { rows, shared }
    }

    /// The row above that a row is most alike.
    pub fn like_above(&self, index: usize) -> Option<ImportDuplicate> {
        let keys = self.shared.keys.get(index)?;
        let alike = self.shared.alike(keys, index, Keys::likeness_in_file);
        let (likeness, at) = most_alike(alike)?;
        let ((number, row), (above, other)) = (&self.rows[index], &self.rows[at]);
        Some(ImportDuplicate {
            row: *number,
            here: described(row),
            there: described(other),
            place: String::new(),
            above: Some(*above),
            likeness,
            has_mistake: false,
            before: Row::new(),
            after: Row::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, address: &str, phone: &str) -> Row {
        [
            ("name", name),
            ("address", address),
            ("city", "Newark"),
            ("phone", phone),
        ]
        .map(|(field, text)| (field.to_owned(), text.to_owned()))
        .into()
    }

    fn like(row: &Row) -> Option<ImportLikeness> {
        let known = [KnownRow {
            id: "p".into(),
            row: self::row(
                "St. John's Soup Kitchen",
                "871 McCarter Highway",
                "973-555-0100",
            ),
            source: Row::new(),
            is_removed: false,
        }];
        Known::new("food", &known)
            .like(2, row)
            .map(|it| it.likeness)
    }

    #[test]
    fn a_place_is_known_by_its_name_address_or_number() {
        for (name, address, phone, expected) in [
            (
                "ST JOHNS SOUP KITCHEN",
                "N/A",
                "N/A",
                Some(ImportLikeness::Name),
            ),
            (
                "St. John's Soup Kitchen",
                "871 McCarter Highway",
                "N/A",
                Some(ImportLikeness::Same),
            ),
            (
                "Saint Johns Kitchen",
                "1 Elm St",
                "(973) 555-0100",
                Some(ImportLikeness::Phone),
            ),
            (
                "St John's Kitchen",
                "871 McCarter Highway",
                "N/A",
                Some(ImportLikeness::Address),
            ),
            // It may be another program of the house: a doubt, and nothing that is left out.
            ("Clothing Closet", "871 McCarter Highway", "N/A", None),
            ("St. John's Soup Kitchen", "9 Elm St", "973-555-0199", None),
            ("Hope Pantry", "9 Elm St", "973-555-0199", None),
        ] {
            assert_eq!(
                like(&row(name, address, phone)),
                expected,
                "{name} {address} {phone}"
            );
        }
    }

    #[test]
    fn a_place_is_known_in_every_spelling_of_its_town_and_by_its_street_or_zip_code() {
        let of = |address: &str, city: &str, zip: &str| {
            let mut row = row("Hope Pantry", address, "N/A");
            row.insert("city".into(), city.into());
            row.insert("zip".into(), zip.into());
            row
        };
        let known = [KnownRow {
            id: "p".into(),
            row: of("12 Main Street", "Trenton", "08608"),
            source: Row::new(),
            is_removed: false,
        }];
        let known = Known::new("food", &known);
        for (address, city, zip, is_known) in [
            ("12 Main St", "Trenton, NJ", "N/A", true),
            ("N/A", "TRENTON NJ", "N/A", true),
            ("N/A", "N/A", "N/A", true),
            ("N/A", "N/A", "08608-1234", true),
            ("12 Main St", "Hamilton Twp", "N/A", true),
            ("N/A", "Hamilton Twp", "08608", true),
            ("N/A", "Hamilton Twp", "08620", false),
            ("N/A", "N/A", "07102", false),
            ("12 Main St", "Newark", "07102", false),
        ] {
            let found = known.like(2, &of(address, city, zip));
            assert_eq!(found.is_some(), is_known, "{address} {city} {zip}");
        }
    }

    #[test]
    fn a_place_of_another_name_is_told_at_its_address_unless_it_was_removed() {
        let mut known = [KnownRow {
            id: "p".into(),
            row: row("JFS Food Pantry", "607 N. Jerome Ave", "N/A"),
            source: Row::new(),
            is_removed: false,
        }];
        let is_told = |known: &[KnownRow], address: &str| {
            let here = row("Community Kitchen", address, "973-555-0177");
            Known::new("food", known).at_its_address(&here).is_some()
        };
        for address in [
            "607 N Jerome Ave",
            "607 North Jerome Avenue",
            "607 Jerome Avenue N",
        ] {
            assert!(is_told(&known, address), "{address}");
        }
        for address in ["609 N Jerome Ave", "N/A", "607 S Jerome Ave"] {
            assert!(!is_told(&known, address), "{address}");
        }
        known[0].is_removed = true;
        assert!(!is_told(&known, "607 N Jerome Ave"));
    }

    #[test]
    fn a_place_that_was_removed_is_told_as_such() {
        let known = [KnownRow {
            id: "p".into(),
            row: row("A Place", "1 Elm St", "1"),
            source: Row::new(),
            is_removed: true,
        }];
        let found = Known::new("food", &known).like(2, &row("A Place", "1 Elm St", "1"));
        assert_eq!(found.unwrap().likeness, ImportLikeness::Removed);
    }

    #[test]
    fn a_place_of_another_name_is_known_by_its_number_with_its_street_or_website() {
        let of = |name: &str, address: &str, phone: &str, website: &str| {
            let mut row = row(name, address, phone);
            row.insert("website".into(), website.into());
            row
        };
        let (street, phone, site) = ("12 Main Street", "973-555-0120", "https://www.example.org/");
        let known = [KnownRow {
            id: "p".into(),
            row: of("Harbor Women's Services", street, phone, site),
            source: Row::new(),
            is_removed: true,
        }];
        let known = Known::new("housing", &known);
        for (address, number, website, is_known) in [
            (street, phone, "N/A", true),
            ("12 Main St", "(973) 555-0120", "N/A", true),
            ("N/A", phone, "example.org", true),
            // Another program of the house, another office of the agency.
            (street, "973-555-0199", "N/A", false),
            ("99 Elm Street", phone, site, false),
            ("N/A", "973-555-0199", site, false),
            ("N/A", phone, "N/A", false),
        ] {
            let found = known.like(2, &of("Hope", address, number, website));
            let found = found.map(|it| it.likeness);
            let expected = is_known.then_some(ImportLikeness::Removed);
            assert_eq!(found, expected, "{address} {number} {website}");
        }
    }

    #[test]
    fn nearly_equal_rows_of_one_file_are_told_and_branches_are_not() {
        let file = [
            ("Hope Pantry", "12 Main Street", "973-555-0101"),
            // The same place in other words.
            ("Hope Food Pantry", "12 Main St Suite 4", "973-555-0101"),
            ("The Hope Pantry", "12 Main St", "973-555-0110"),
            // Others: a branch, another office of one number, another program of one house.
            ("Hope Pantry", "99 Elm Street", "973-555-0101"),
            ("Clothing Closet", "12 Main Street", "973-555-0101"),
            ("District Office 3", "N/A", "973-555-0103"),
            ("District Office 4", "N/A", "973-555-0104"),
            ("HOPE PANTRY", "N/A", "N/A"),
        ];
        let rows = file.map(|(name, address, phone)| row(name, address, phone));
        let rows: Vec<(u32, Row)> = (2..).zip(rows).collect();
        let brought = Brought::new("food", &rows);
        let told = (0..rows.len()).filter_map(|index| brought.like_above(index));
        let told: Vec<_> = told.map(|it| (it.row, it.above, it.likeness)).collect();
        assert_eq!(
            told,
            [
                (3, Some(2), ImportLikeness::Phone),
                (4, Some(2), ImportLikeness::Address),
                (9, Some(2), ImportLikeness::Name),
            ]
        );
    }
}
