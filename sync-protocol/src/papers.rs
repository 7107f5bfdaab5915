//! Whether the papers planner is shown: an operator decides, and names the person who answers for its rules.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Longest name of who signed, in characters.
const NAME_MAX: usize = 100;

/// What the operator says of the papers planner.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum PapersPlanner {
    /// It is not shown.
    #[default]
    Hidden,
    /// It is shown, and says that its rules are not signed.
    Unsigned,
    /// It is shown with the name of the person responsible, for rules up to that day.
    Signed {
        /// Name, as it is printed.
        by: String,
        /// Day of the signature, `YYYY-MM-DD`.
        on: String,
    },
}

/// A setting that is none of the three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("use hidden, unsigned, or who has checked the rules and when: \"Jane Doe, 2026-12-01\"")]
pub struct NotAPlanner;

impl FromStr for PapersPlanner {
    type Err = NotAPlanner;

    fn from_str(text: &str) -> Result<Self, NotAPlanner> {
        match text.trim() {
            "hidden" => Ok(Self::Hidden),
            "unsigned" => Ok(Self::Unsigned),
            signed => {
                let (by, on) = signed.rsplit_once(',').ok_or(NotAPlanner)?;
                let (by, on) = (by.trim(), on.trim());
                let is_name = !by.is_empty()
                    && by.chars().count() <= NAME_MAX
                    && !by.contains(char::is_control);
                if !is_name || !is_day(on) {
                    return Err(NotAPlanner);
                }
                Ok(Self::Signed {
                    by: by.to_owned(),
                    on: on.to_owned(),
                })
            }
        }
    }
}

impl fmt::Display for PapersPlanner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hidden => f.write_str("hidden"),
            Self::Unsigned => f.write_str("unsigned"),
            Self::Signed { by, on } => write!(f, "{by}, {on}"),
        }
    }
}

/// Whether a text is a day: `YYYY-MM-DD`.
fn is_day(text: &str) -> bool {
    let number = |range: std::ops::Range<usize>, most: u8| {
        let part = text
            .get(range)
            .filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
        part.and_then(|part| part.parse().ok())
            .is_some_and(|number: u8| (1..=most).contains(&number))
    };
    let bytes = text.as_bytes();
    bytes.len() == 10
        && bytes[..4].iter().all(u8::is_ascii_digit)
        && bytes[4] == b'-'
        && bytes[7] == b'-'
        && number(5..7, 12)
        && number(8..10, 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_a_name_and_a_day() {
        let signed = "Jane Doe, Legal Help NJ, 2026-12-01".parse();
        assert_eq!(
            signed,
            Ok(PapersPlanner::Signed {
                by: "Jane Doe, Legal Help NJ".into(),
                on: "2026-12-01".into()
            })
        );
        assert_eq!("hidden".parse(), Ok(PapersPlanner::Hidden));
        assert_eq!("unsigned".parse(), Ok(PapersPlanner::Unsigned));
        for text in ["hidden", "unsigned", "Jane Doe, 2026-12-01"] {
            assert_eq!(
                text.parse::<PapersPlanner>().map(|it| it.to_string()),
                Ok(text.into())
            );
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "yes",
            "Jane Doe",
            ", 2026-12-01",
            "Jane, 2026-13-01",
            "Jane, 2026-1-01",
            "Jane, 20a6-12-01",
            "Jane, 2026-12-00",
            "Ja\u{0}ne, 2026-12-01",
            "Jane, 2026-1é-1",
        ] {
            assert_eq!(text.parse::<PapersPlanner>(), Err(NotAPlanner), "{text}");
        }
    }
}
