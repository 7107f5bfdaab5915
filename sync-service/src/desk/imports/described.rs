//! A row in one line, so that a person can compare it with another one.

use place_facts::row::PlaceRow;
use sync_protocol::listings::Row;

/// Longest part of the line, in characters: all names and addresses that we know are shorter.
const PART_MAX: usize = 200;

/// Name, address, town and telephone of a row. A town that the address or the name ends with is not repeated.
pub fn described(row: &Row) -> String {
    let place = PlaceRow { list: "", row };
    let of = |field: &str| place.fields(&[field]).next().unwrap_or_default();
    let (name, address, town) = (of("name"), of("address"), of("city"));
    let is_said =
        ends_with_town(address, town) || (address.is_empty() && ends_with_town(name, town));
    let town = if is_said { "" } else { town };
    let parts = [name, address, town, of("phone")];
    let parts = parts.iter().filter(|part| !part.is_empty());
    let parts: Vec<String> = parts
        .map(|part| crate::tables::start_of(part, PART_MAX))
        .collect();
    parts.join(", ")
}

/// Whether a text ends with a town, also when the state and a ZIP code follow.
fn ends_with_town(text: &str, town: &str) -> bool {
    let (text, town) = (words_of(text), words_of(town));
    let is_after = |word: &String| {
        ["nj", "new", "jersey"].contains(&word.as_str())
            || word.bytes().all(|it| it.is_ascii_digit())
    };
    let after = text.iter().rev().take_while(|word| is_after(word)).count();
    // Some towns end with such a word themselves.
    let mut ends = (0..=after).map(|left_out| &text[..text.len() - left_out]);
    !town.is_empty() && ends.any(|text| text.ends_with(&town))
}

fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, address: &str, city: &str) -> String {
        let cells = [
            ("name", name),
            ("address", address),
            ("city", city),
            ("phone", "973-555-0100"),
        ];
        described(
            &cells
                .map(|(field, text)| (field.to_owned(), text.to_owned()))
                .into(),
        )
    }

    #[test]
    fn a_town_stands_once_in_a_line() {
        for (address, city, shown) in [
            ("1 Main St, Newark", "Newark", "1 Main St, Newark"),
            (
                "1 Main St, Newark, NJ 07102",
                "Newark",
                "1 Main St, Newark, NJ 07102",
            ),
            ("1 Newark St", "Newark", "1 Newark St, Newark"),
            ("1 Main St", "East Orange", "1 Main St, East Orange"),
            (
                "1 Main St, Orange",
                "East Orange",
                "1 Main St, Orange, East Orange",
            ),
        ] {
            assert_eq!(
                line("Hope", address, city),
                format!("Hope, {shown}, 973-555-0100")
            );
        }
        assert_eq!(
            line("Hope of Newark", "N/A", "Newark"),
            "Hope of Newark, 973-555-0100"
        );
    }

    #[test]
    fn a_long_name_is_whole() {
        let name = "The County Board of Social Services, Division of Emergency Assistance and Temporary Housing";
        assert!(
            line(name, "1 Main St", "Newark").contains(&format!("{name}, 1 Main St, Newark, 973"))
        );
    }
}
