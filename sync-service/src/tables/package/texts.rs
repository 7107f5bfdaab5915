//! What other directories say in several columns, as the notes and the requirements of a list.

use super::Wishes;
use super::columns::{Filled, Filling};
use super::model::{Entry, Package};
use super::organization::Organization;

/// Columns of a service that become its notes.
const NOTES: [&str; 4] = [
    "description",
    "alert",
    "application_process",
    "fees_description",
];

/// What a service says, and what is said around it.
pub struct Said<'a> {
    /// The file.
    pub package: &'a Package,
    /// The service.
    pub service: &'a Entry,
    /// Who runs it.
    pub organization: Organization<'a>,
    /// The documents that it asks for.
    pub documents: Vec<&'a str>,
    /// The address for mail, when nobody goes there, and the number for texts, when nobody answers.
    pub elsewhere: [Option<String>; 2],
    /// What its schedules say beside their times.
    pub hours: Vec<&'a str>,
}

/// Puts the notes and the requirements of a service into its row. A list without requirements gets them in its notes.
pub fn put(row: &mut Filling, said: &Said<'_>, wishes: Wishes<'_>) {
    let services = said.package.sheet("services");
    let of = |column: &'static str| services.text(said.service, column);
    let needs = std::iter::once(of("eligibility_description"));
    let needs: Vec<&str> = needs.chain(said.documents.iter().copied()).collect();
    let mut notes = NOTES.map(of).to_vec();
    if wishes.fields.iter().any(|field| field == "requires") {
        let place = services.place(said.service, "eligibility_description");
        let text = sentences(&needs);
        row.put("services.eligibility_description", Filled { text, place });
    } else {
        notes.extend(needs);
    }
    let ages = ages(of("minimum_age"), of("maximum_age")).unwrap_or_default();
    notes.push(&ages);
    notes.extend(&said.hours);
    notes.extend(said.elsewhere.iter().flatten().map(String::as_str));
    let mut place = services.place(said.service, "description");
    let runs = said.organization.cell("description");
    if let Some(cell) = runs.filter(|_| notes[0].is_empty()) {
        notes[0] = cell.text;
        place = cell.place();
    }
    let text = sentences(&notes);
    row.put("services.description", Filled { text, place });
}

/// The ages that a service takes, in words; `None` when it takes all. Some programs write whole numbers as `18.0`, and
/// a lowest age of 0 leaves nobody out.
pub fn ages(from: &str, to: &str) -> Option<String> {
    let [from, to] = [from, to].map(|age| {
        let zeros = age.split_once('.').filter(|(_, rest)| {
            let mut digits = rest.bytes();
            digits.all(|it| it == b'0')
        });
        zeros.map_or(age, |(whole, _)| whole)
    });
    match (from.trim_start_matches('0'), to) {
        ("", "") => None,
        (from, "") => Some(format!("Ages {from} and older")),
        ("", to) => Some(format!("Ages {to} and younger")),
        (from, to) => Some(format!("Ages {from} to {to}")),
    }
}

/// Texts one after the other, each as a sentence.
fn sentences(texts: &[&str]) -> String {
    let mut said = String::new();
    for text in texts.iter().map(|it| it.trim().trim_end_matches('.')) {
        // Our own description has the words of the requirements, which stand in columns of their own too.
        if !text.is_empty() && !has_words(&said, text) {
            said.push_str(if said.is_empty() { "" } else { ". " });
            said.push_str(text);
        }
    }
    said
}

/// Whether a text has a sentence or a part of one, from word to word.
pub fn has_words(text: &str, part: &str) -> bool {
    text.match_indices(part).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + part.len()..]);
        !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_said_in_words_and_none_when_everyone_is_meant() {
        for (from, to, words) in [
            ("18", "24", Some("Ages 18 to 24")),
            ("18.0", "", Some("Ages 18 and older")),
            ("", "17", Some("Ages 17 and younger")),
            ("0", "17.00", Some("Ages 17 and younger")),
            ("0", "", None),
            ("", "", None),
        ] {
            assert_eq!(ages(from, to).as_deref(), words, "{from} to {to}");
        }
    }
}
