//! Which towns two rows may mean: "Margate" and "Margate City" are one, and so are "Trenton, NJ" and "Trenton".

use place_facts::geography::{plain, towns_named};

/// What people write behind a town of New Jersey.
const STATE: [&str; 3] = [" nj", " n j", " new jersey"];
/// What stands before a town, and what its name ends with then.
const KIND_OF: [(&str, &str); 4] = [
    ("township of ", " township"),
    ("borough of ", " borough"),
    ("city of ", ""),
    ("town of ", ""),
];

/// The towns that a text may mean, by their whole names in small letters. "Union" may be Union City or Union
/// Township. A town that is not known is its own text. A text without a word means none.
pub fn towns(text: &str) -> Vec<String> {
    let mut name = plain(text);
    let is_zip = |word: &str| word.len() == 5 && word.bytes().all(|it| it.is_ascii_digit());
    if let Some((town, _)) = name.rsplit_once(' ').filter(|(_, last)| is_zip(last)) {
        name = town.to_owned();
    }
    if let Some(town) = STATE.iter().find_map(|state| name.strip_suffix(state)) {
        name = town.to_owned();
    }
    let named = |name: &str| -> Vec<String> {
        let found = towns_named(name).map(|town| plain(town.name));
        let mut found: Vec<String> = found.collect();
        found.sort();
        found.dedup();
        found
    };
    let found = named(&name);
    if !found.is_empty() || name.is_empty() {
        return found;
    }
    let kind_behind = KIND_OF.iter().find_map(|(before, behind)| {
        let rest = name.strip_prefix(before)?;
        Some(format!("{rest}{behind}"))
    });
    let found = kind_behind.map(|name| named(&name)).unwrap_or_default();
    match found.is_empty() {
        true => vec![name],
        false => found,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_town_is_one_in_every_spelling_and_two_towns_are_two() {
        let is_one = |one: &str, other: &str| towns(one).iter().any(|it| towns(other).contains(it));
        for (one, other) in [
            ("Margate", "Margate City"),
            ("Trenton NJ", "Trenton"),
            ("Trenton, NJ", "TRENTON"),
            ("Trenton, New Jersey 08608", "Trenton"),
            ("Hamilton Twp", "Hamilton Township"),
            ("Hamilton", "Hamilton Twp."),
            ("Township of Hamilton", "Hamilton"),
            ("City of Newark", "Newark"),
            ("Union", "Union Township"),
            ("Philadelphia, PA", "philadelphia pa"),
        ] {
            assert!(is_one(one, other), "{one} / {other}");
        }
        for (one, other) in [
            ("Union City", "Union Township"),
            ("Egg Harbor City", "Egg Harbor Township"),
            ("Newark", "East Newark"),
            ("Trenton", "West Trenton"),
            ("Camden", "Camden, DE"),
            ("", "Newark"),
        ] {
            assert!(!is_one(one, other), "{one} / {other}");
        }
    }
}
