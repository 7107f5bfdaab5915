//! States of the country other than New Jersey, as people write them behind a town: "Philadelphia, PA".

use crate::zip::Zip;

/// Codes of the post office and names: states, the capital and territories.
const OTHERS: [(&str, &str); 55] = [
    ("AL", "Alabama"),
    ("AK", "Alaska"),
    ("AZ", "Arizona"),
    ("AR", "Arkansas"),
    ("CA", "California"),
    ("CO", "Colorado"),
    ("CT", "Connecticut"),
    ("DE", "Delaware"),
    ("DC", "District of Columbia"),
    ("FL", "Florida"),
    ("GA", "Georgia"),
    ("HI", "Hawaii"),
    ("ID", "Idaho"),
    ("IL", "Illinois"),
    ("IN", "Indiana"),
    ("IA", "Iowa"),
    ("KS", "Kansas"),
    ("KY", "Kentucky"),
    ("LA", "Louisiana"),
    ("ME", "Maine"),
    ("MD", "Maryland"),
    ("MA", "Massachusetts"),
    ("MI", "Michigan"),
    ("MN", "Minnesota"),
    ("MS", "Mississippi"),
    ("MO", "Missouri"),
    ("MT", "Montana"),
    ("NE", "Nebraska"),
    ("NV", "Nevada"),
    ("NH", "New Hampshire"),
    ("NM", "New Mexico"),
    ("NY", "New York"),
    ("NC", "North Carolina"),
    ("ND", "North Dakota"),
    ("OH", "Ohio"),
    ("OK", "Oklahoma"),
    ("OR", "Oregon"),
    ("PA", "Pennsylvania"),
    ("RI", "Rhode Island"),
    ("SC", "South Carolina"),
    ("SD", "South Dakota"),
    ("TN", "Tennessee"),
    ("TX", "Texas"),
    ("UT", "Utah"),
    ("VT", "Vermont"),
    ("VA", "Virginia"),
    ("WA", "Washington"),
    ("WV", "West Virginia"),
    ("WI", "Wisconsin"),
    ("WY", "Wyoming"),
    ("PR", "Puerto Rico"),
    ("VI", "Virgin Islands"),
    ("GU", "Guam"),
    ("AS", "American Samoa"),
    ("MP", "Northern Mariana Islands"),
];

/// The code of a state other than New Jersey that a text names alone: "PA", "pa" or "Pennsylvania".
pub fn other_state(text: &str) -> Option<&'static str> {
    let text = text.trim().trim_end_matches('.');
    let found = OTHERS
        .iter()
        .find(|(code, name)| text.eq_ignore_ascii_case(code) || text.eq_ignore_ascii_case(name));
    found.map(|(code, _)| *code)
}

/// Whether a text is the name of New Jersey alone: "NJ", "N.J." or "New Jersey".
pub fn is_home(text: &str) -> bool {
    let letters = text.chars().filter(|it| it.is_alphanumeric());
    let plain: String = letters.flat_map(char::to_lowercase).collect();
    matches!(plain.as_str(), "nj" | "newjersey" | "nuevajersey" | "usnj")
}

/// The code of a state other than New Jersey behind a comma: "Philadelphia, PA" or "1 Broad St, Philadelphia PA 19102".
/// A code without a comma may be a part of the street, as in "12 ELM CT".
pub fn behind_comma(text: &str) -> Option<&'static str> {
    let (_, last) = text.rsplit_once(',')?;
    let last = without_zip(last.trim());
    if let Some(code) = other_state(last) {
        return Some(code);
    }
    let mut known = OTHERS.iter();
    let found = known.find(|(code, name)| {
        let is_behind = |end: &str| {
            let rest = last.strip_suffix(end);
            rest.is_some_and(|rest| rest.ends_with(char::is_whitespace))
        };
        is_behind(code) || is_behind(name)
    });
    found.map(|(code, _)| *code)
}

/// A text without the ZIP code at its end.
fn without_zip(text: &str) -> &str {
    match text.rsplit_once(char::is_whitespace) {
        Some((rest, zip)) if Zip::parse(zip).is_some() => rest.trim_end(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_known_by_its_code_and_its_name() {
        for (text, code) in [
            ("PA", Some("PA")),
            (" pa ", Some("PA")),
            ("N.Y.", None),
            ("new york", Some("NY")),
            ("NJ", None),
            ("New Jersey", None),
            ("", None),
            ("Essex", None),
        ] {
            assert_eq!(other_state(text), code, "{text}");
        }
    }

    #[test]
    fn a_state_stands_behind_a_comma() {
        for (text, code) in [
            ("Philadelphia, PA", Some("PA")),
            ("Philadelphia, pa", Some("PA")),
            ("Philadelphia, Pennsylvania", Some("PA")),
            ("1 Broad St, Philadelphia PA 19102", Some("PA")),
            ("1 Broad St, Philadelphia, PA 19102-1234", Some("PA")),
            ("1 Broad St, New York New York", Some("NY")),
            ("Newark, NJ", None),
            ("Newark, New Jersey 07102", None),
            ("Philadelphia", None),
            ("12 ELM CT", None),
            ("12 Elm St, Suite 3", None),
            ("12 Elm St, Alpha", None),
        ] {
            assert_eq!(behind_comma(text), code, "{text}");
        }
    }
}
