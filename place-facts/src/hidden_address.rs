//! Addresses that say that there is none to go to: "Confidential", "Call for address". `src/places/hiddenAddress.ts` does the
//! same; `cases/hidden-addresses.json` binds the two.

use crate::spelling::unaccented;

/// Words that say it wherever they stand.
const WORDS: [&str; 3] = ["confidential", "confidencial", "undisclosed"];
/// Phrases that do.
const PHRASES: [&str; 9] = [
    "address is private",
    "address private",
    "address withheld",
    "call for address",
    "call for location",
    "kept private",
    "llame para la direccion",
    "not disclosed",
    "private address",
];
/// What says it as the whole address: "Private Road" is one.
const WHOLE: [&str; 3] = ["private", "privada", "privado"];

/// Whether an address is kept from strangers.
pub fn is_hidden(address: &str) -> bool {
    let plain = unaccented(address).to_lowercase();
    let words: Vec<&str> = plain
        .split(|it: char| !it.is_alphanumeric())
        .filter(|it| !it.is_empty())
        .collect();
    let line = words.join(" ");
    words.iter().any(|it| WORDS.contains(it))
        || PHRASES.iter().any(|it| line.contains(it))
        || WHOLE.contains(&line.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Case {
        address: String,
        hidden: bool,
    }

    #[test]
    fn an_address_that_is_kept_from_strangers_is_told_from_streets() {
        let cases = include_str!("../cases/hidden-addresses.json");
        let cases: Vec<Case> = serde_json::from_str(cases).unwrap();
        for Case { address, hidden } in cases {
            assert_eq!(is_hidden(&address), hidden, "{address}");
        }
    }
}
