//! Which rows are one place in several lists, or twice in one: the same name, and the same telephone number or street.

use super::likeness::{Keys, NAME, dice, pairs, plain};
use place_facts::row::PlaceRow;
use place_facts::spelling::unaccented;
use sync_protocol::listings::Row;

/// Digits of a whole telephone number.
const NUMBER: usize = 10;

/// A row as others are compared with it.
struct Door {
    list: String,
    keys: Keys,
    name: Vec<[char; 2]>,
    /// The name without what is in brackets and without the town.
    core: Vec<[char; 2]>,
    reached: Reached,
}

/// What two rows of one place share at least. It is compared first, because it is quickly read.
#[derive(PartialEq, Eq)]
struct Reached {
    phone: Option<String>,
    house: Option<String>,
}

/// A place by all rows in which it is or was known: as it is published, and as its source says it. So it is found also when
/// only one of its rows was changed.
pub struct Doors(Vec<Door>);

impl Doors {
    /// Takes them from the rows of a place in a list.
    pub fn of<'a>(list: &str, rows: impl IntoIterator<Item = &'a Row>) -> Self {
        Self(rows.into_iter().map(|row| Door::of(list, row)).collect())
    }

    /// Whether a row of another place in a list is the same place.
    pub fn have(&self, list: &str, row: &Row) -> bool {
        let reached = Reached::of(&PlaceRow { list, row });
        if !self.0.iter().any(|door| door.reached.may_be(&reached)) {
            return false;
        }
        let other = Door::of(list, row);
        self.0.iter().any(|door| door.is(&other))
    }
}

impl Door {
    fn of(list: &str, row: &Row) -> Self {
        let place = PlaceRow { list, row };
        let name = unaccented(place.field("name").unwrap_or_default());
        let town = plain(&unaccented(place.field("city").unwrap_or_default()));
        Self {
            keys: Keys::of(list, row),
            core: pairs(&core(&name, &town)),
            name: pairs(&plain(&name)),
            reached: Reached::of(&place),
            list: list.to_owned(),
        }
    }

    fn is(&self, other: &Self) -> bool {
        let is_named_alike =
            dice(&self.name, &other.name) >= NAME || dice(&self.core, &other.core) >= NAME;
        is_named_alike
            && self
                .keys
                .is_reached_as(&other.keys, self.list == other.list)
    }
}

impl Reached {
    fn of(place: &PlaceRow<'_>) -> Self {
        let phone: Option<String> = place.field("phone").map(|text| {
            let digits = text.chars().filter(char::is_ascii_digit);
            digits.take(NUMBER).collect()
        });
        let house = place
            .field("address")
            .and_then(|text| text.split(|it: char| !it.is_alphanumeric()).next())
            .map(str::to_lowercase);
        Self {
            phone: phone.filter(|digits| digits.len() == NUMBER),
            house,
        }
    }

    fn may_be(&self, other: &Self) -> bool {
        let is_one_number = self.phone.is_some() && self.phone == other.phone;
        is_one_number || self.house.is_some() && self.house == other.house
    }
}

/// "Salvation Army (SA) - Newark" is "Salvation Army" in Newark.
fn core(name: &str, town: &str) -> String {
    let mut outside = String::new();
    let mut depth = 0_usize;
    for letter in name.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    let name = plain(&outside);
    let short = name.strip_suffix(town).map(str::trim);
    let short = short.filter(|it| !town.is_empty() && !it.is_empty());
    short.map_or(name.clone(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row([name, address, city, phone]: [&str; 4]) -> Row {
        let fields = [
            ("name", name),
            ("address", address),
            ("city", city),
            ("phone", phone),
        ];
        fields
            .map(|(field, text)| (field.to_owned(), text.to_owned()))
            .into()
    }

    const CHURCH: [&str; 4] = [
        "St. Luke's Church",
        "12 North Main Street",
        "Newark",
        "973-555-0100",
    ];

    #[test]
    fn a_place_in_another_list_is_known_whatever_the_spelling() {
        let church = row(CHURCH);
        let doors = Doors::of("food", [&church]);
        for (other, is_one) in [
            (CHURCH, true),
            (["ST LUKES CHURCH", "N/A", "N/A", "(973) 555-0100"], true),
            (
                ["St. Luke’s Church", "12 N. Main St.", "Newark, NJ", "N/A"],
                true,
            ),
            (
                [
                    "St. Luke's Church (pantry)",
                    "N/A",
                    "Newark",
                    "973.555.0100",
                ],
                true,
            ),
            (
                [
                    "St. Luke's Church - Newark",
                    "N/A",
                    "Newark",
                    "973-555-0100",
                ],
                true,
            ),
            (
                [
                    "St. Lúke's Church",
                    "12 N Main St",
                    "Newark",
                    "973-555-0199",
                ],
                true,
            ),
            // It moved, and one list does not know it yet.
            (
                ["St. Luke's Church", "9 Elm St", "Newark", "973-555-0100"],
                true,
            ),
            // Another house behind the same door, a branch, and a namesake.
            (
                [
                    "Hope Pantry",
                    "12 North Main Street",
                    "Newark",
                    "973-555-0100",
                ],
                false,
            ),
            (
                ["St. Luke's Church", "9 Elm St", "Trenton", "973-555-0100"],
                false,
            ),
            (
                [
                    "St. Luke's Church",
                    "12 N Main St",
                    "Trenton",
                    "609-555-0100",
                ],
                false,
            ),
            (
                ["St. Luke's Church", "N/A", "Newark", "973-555-0199"],
                false,
            ),
            (["St. Luke's Church", "N/A", "N/A", "211"], false),
        ] {
            assert_eq!(doors.have("clothing", &row(other)), is_one, "{other:?}");
        }
    }

    #[test]
    fn two_offices_of_one_list_are_one_place_only_behind_one_door() {
        let church = row(CHURCH);
        let doors = Doors::of("food", [&church]);
        for (address, is_one) in [("12 N Main St", true), ("9 Elm St", false), ("N/A", false)] {
            let other = row(["St. Luke's Church", address, "Newark", "973-555-0100"]);
            assert_eq!(doors.have("food", &other), is_one, "{address}");
        }
        let one = row(["Office 3", "1 Elm St", "Newark", "973-555-0100"]);
        let other = row(["Office 4", "1 Elm St", "Newark", "973-555-0100"]);
        assert!(!Doors::of("food", [&one]).have("legal", &other));
    }

    #[test]
    fn a_place_whose_number_was_changed_is_known_by_what_its_source_says() {
        let source = row(["Hope Pantry", "N/A", "Newark", "973-555-0100"]);
        let now = row(["Hope House", "N/A", "Newark", "973-555-0177"]);
        let other = row(["Hope Pantry", "N/A", "Newark", "973-555-0100"]);
        assert!(!Doors::of("food", [&now]).have("clothing", &other));
        assert!(Doors::of("food", [&now, &source]).have("clothing", &other));
    }
}
