//! How the data may be used further. Only the operator can say it: many rows are from other directories.

use serde_json::{Value, json};
use std::str::FromStr;

/// The name of a license in the register of Open Definition, when none is stated.
const NOT_STATED: &str = "notspecified";
/// Longest statement, in characters.
const LENGTH_MAX: usize = 300;

/// The license of the data, as the operator states it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DataLicense {
    /// Its name, such as `CC-BY-4.0`, or a sentence; empty when nothing is stated.
    title: String,
    /// Where its text is.
    address: Option<String>,
}

impl FromStr for DataLicense {
    type Err = &'static str;

    /// Reads a name or a sentence, and the address of the text behind it: `CC-BY-4.0 https://…`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let (title, address) = match text.rsplit_once(char::is_whitespace) {
            Some((title, last)) if last.contains("://") => (title.trim_end(), Some(last)),
            _ => (text, None),
        };
        let is_web = |it: &str| it.starts_with("https://") || it.starts_with("http://");
        if title.is_empty() || title.contains("://") || address.is_some_and(|it| !is_web(it)) {
            return Err("write a name, and after it the address of the text: CC-BY-4.0 https://…");
        }
        if text.chars().count() > LENGTH_MAX || text.chars().any(char::is_control) {
            return Err("it has at most 300 characters, in one line");
        }
        Ok(Self {
            title: title.to_owned(),
            address: address.map(str::to_owned),
        })
    }
}

impl DataLicense {
    /// The license as Frictionless Data describes one, for `datapackage.json` and `/hsds`.
    pub fn described(&self) -> Value {
        if self.title.is_empty() {
            return json!({
                "name": NOT_STATED,
                "title": "The operator has not said how these data may be used. Ask the operator before you publish them.",
            });
        }
        let is_name = |it: char| it.is_ascii_alphanumeric() || "._-".contains(it);
        let mut described = json!({ "title": self.title });
        if self.title.chars().all(is_name) {
            described["name"] = self.title.clone().into();
        } else if self.address.is_none() {
            described["name"] = "other".into();
        }
        if let Some(address) = &self.address {
            described["path"] = address.clone().into();
        }
        described
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(text: &str) -> Value {
        text.parse::<DataLicense>().unwrap().described()
    }

    #[test]
    fn a_license_has_a_name_or_an_address_as_the_package_needs_it() {
        assert_eq!(
            described("CC-BY-4.0 https://creativecommons.org/licenses/by/4.0/"),
            json!({
                "name": "CC-BY-4.0",
                "title": "CC-BY-4.0",
                "path": "https://creativecommons.org/licenses/by/4.0/",
            })
        );
        assert_eq!(
            described("Free for help in New Jersey"),
            json!({ "name": "other", "title": "Free for help in New Jersey" })
        );
        assert_eq!(DataLicense::default().described()["name"], "notspecified");
    }

    #[test]
    fn what_is_no_license_is_refused() {
        let long = "x".repeat(LENGTH_MAX + 1);
        for bad in [
            "",
            " ",
            "https://a.example/l",
            "CC ftp://a.example",
            "a\nb",
            &long,
        ] {
            assert!(bad.parse::<DataLicense>().is_err(), "{bad}");
        }
    }
}
