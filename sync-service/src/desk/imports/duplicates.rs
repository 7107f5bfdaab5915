//! Which rows of a file are probably known already: by name, address and telephone number.

use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use std::collections::{HashMap, HashSet};
use sync_protocol::desk_import::{ImportDuplicate, ImportLikeness};
use sync_protocol::listings::Row;

/// Names so alike are the same name in the same town …
const NAME: f64 = 0.85;
/// … and so alike beside the same telephone number or address.
const NAME_BESIDE: f64 = 0.4;
/// A word that more places have in their names tells nothing of one of them.
const COMMON: usize = 60;

/// A place that the desk knows.
pub struct KnownRow {
    /// Its id.
    pub id: String,
    /// Its row.
    pub row: Row,
    /// Whether it was taken off the list at the desk.
    pub is_removed: bool,
}

/// Known places, found by what a row shares with them.
pub struct Known<'a> {
    list: &'a str,
    rows: &'a [KnownRow],
    keys: Vec<Keys>,
    by_key: HashMap<String, Vec<usize>>,
}

/// What two rows are compared by.
struct Keys {
    identity: String,
    name: Vec<[char; 2]>,
    city: String,
    phone: Option<String>,
    address: Option<String>,
    words: Vec<String>,
}

impl<'a> Known<'a> {
    /// Prepares the places of a list.
    pub fn new(list: &'a str, rows: &'a [KnownRow]) -> Self {
        let keys: Vec<Keys> = rows
            .iter()
            .map(|known| Keys::of(list, &known.row))
            .collect();
        let mut by_key: HashMap<String, Vec<usize>> = HashMap::new();
        for (index, keys) in keys.iter().enumerate() {
            for key in keys.all() {
                by_key.entry(key).or_default().push(index);
            }
        }
        Self {
            list,
            rows,
            keys,
            by_key,
        }
    }

    /// The place that a row is most alike.
    pub fn like(&self, number: u32, row: &Row) -> Option<ImportDuplicate> {
        let keys = Keys::of(self.list, row);
        let mut looked = HashSet::new();
        let mut best: Option<(u8, usize)> = None;
        for key in keys.all() {
            let found = self.by_key.get(&key).map_or(&[][..], Vec::as_slice);
            if found.len() > COMMON && !key.starts_with('=') {
                continue;
            }
            for &index in found.iter().take(COMMON) {
                if !looked.insert(index) {
                    continue;
                }
                let Some(rank) = keys.rank(&self.keys[index]) else {
                    continue;
                };
                if best.is_none_or(|(known, _)| rank < known) {
                    best = Some((rank, index));
                }
            }
        }
        let (rank, index) = best?;
        let known = &self.rows[index];
        let likeness = match rank {
            _ if known.is_removed => ImportLikeness::Removed,
            0 => ImportLikeness::Same,
            1 => ImportLikeness::Phone,
            2 => ImportLikeness::Address,
            _ => ImportLikeness::Name,
        };
        Some(ImportDuplicate {
            row: number,
            here: described(row),
            there: described(&known.row),
            place: known.id.clone(),
            likeness,
        })
    }
}

impl Keys {
    fn of(list: &str, row: &Row) -> Self {
        let place = PlaceRow { list, row };
        let name = plain(place.field("name").unwrap_or_default());
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).take(10).collect();
        let phone: Option<String> = place.field("phone").map(digits);
        let city = plain(place.field("city").unwrap_or_default());
        let address = place.field("address").map(|text| street(&plain(text)));
        Self {
            identity: identity(&place),
            words: name
                .split(' ')
                .filter(|it| it.len() > 3)
                .map(str::to_owned)
                .collect(),
            name: pairs(&name),
            phone: phone.filter(|digits| digits.len() == 10),
            address: address
                .filter(|it| it.contains(' '))
                .map(|it| format!("{it}\n{city}")),
            city,
        }
    }

    /// The keys by which a row is looked up. Those with `=` are few of a kind.
    fn all(&self) -> Vec<String> {
        let mut all = vec![format!("=i{}", self.identity)];
        all.extend(self.phone.iter().map(|it| format!("=p{it}")));
        all.extend(self.address.iter().map(|it| format!("=a{it}")));
        all.extend(self.words.iter().map(|it| format!("w{it}\n{}", self.city)));
        all
    }

    /// How alike two rows are: 0 is the same.
    fn rank(&self, other: &Self) -> Option<u8> {
        let same = |one: &Option<String>, other: &Option<String>| one.is_some() && one == other;
        let likeness = dice(&self.name, &other.name);
        if self.identity == other.identity {
            Some(0)
        } else if same(&self.phone, &other.phone) && likeness >= NAME_BESIDE {
            Some(1)
        } else if same(&self.address, &other.address) && likeness >= NAME_BESIDE {
            Some(2)
        } else if likeness >= NAME && self.city == other.city && !self.is_elsewhere(other) {
            Some(3)
        } else {
            None
        }
    }

    /// Two offices of one name in one town: both addresses are known and differ, and so do the
    /// telephone numbers.
    fn is_elsewhere(&self, other: &Self) -> bool {
        let differ = |one: &Option<String>, other: &Option<String>| {
            one.is_some() && other.is_some() && one != other
        };
        differ(&self.address, &other.address) && differ(&self.phone, &other.phone)
    }
}

/// Small letters and digits with single spaces.
fn plain(text: &str) -> String {
    let letters = text.to_lowercase();
    let letters = letters
        .replace(['\'', '\u{2019}'], "")
        .replace('&', " and ");
    let spaced: String = letters
        .chars()
        .map(|it| if it.is_alphanumeric() { it } else { ' ' })
        .collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A street with the usual short forms.
fn street(text: &str) -> String {
    let short = |word| match word {
        "street" => "st",
        "avenue" => "ave",
        "road" => "rd",
        "boulevard" => "blvd",
        "drive" => "dr",
        "place" => "pl",
        "lane" => "ln",
        "north" => "n",
        "south" => "s",
        "east" => "e",
        "west" => "w",
        "suite" => "ste",
        other => other,
    };
    text.split(' ').map(short).collect::<Vec<_>>().join(" ")
}

/// The pairs of neighboring letters, sorted.
fn pairs(text: &str) -> Vec<[char; 2]> {
    let letters: Vec<char> = text.chars().filter(|it| *it != ' ').collect();
    let mut pairs: Vec<[char; 2]> = letters.windows(2).map(|two| [two[0], two[1]]).collect();
    pairs.sort_unstable();
    pairs
}

/// How many pairs two names share, from 0 to 1 (Dice's coefficient).
fn dice(one: &[[char; 2]], other: &[[char; 2]]) -> f64 {
    let (mut left, mut right, mut shared) = (0, 0, 0_u32);
    while left < one.len() && right < other.len() {
        match one[left].cmp(&other[right]) {
            std::cmp::Ordering::Less => left += 1,
            std::cmp::Ordering::Greater => right += 1,
            std::cmp::Ordering::Equal => {
                shared += 1;
                left += 1;
                right += 1;
            }
        }
    }
    let all = u32::try_from(one.len() + other.len()).unwrap_or(u32::MAX);
    if all == 0 {
        0.0
    } else {
        2.0 * f64::from(shared) / f64::from(all)
    }
}

fn described(row: &Row) -> String {
    let place = PlaceRow { list: "", row };
    let parts = place.fields(&["name", "address", "city", "phone"]);
    crate::tables::start(&parts.collect::<Vec<_>>().join(", "))
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
    fn a_place_that_was_removed_is_told_as_such() {
        let known = [KnownRow {
            id: "p".into(),
            row: row("A Place", "1 Elm St", "1"),
            is_removed: true,
        }];
        let found = Known::new("food", &known).like(2, &row("A Place", "1 Elm St", "1"));
        assert_eq!(found.unwrap().likeness, ImportLikeness::Removed);
    }
}
