//! What a cell became.

use sync_protocol::desk_import::{ImportProblem, ImportRepair};

/// A cell as it is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Read {
    /// Its text.
    pub text: String,
    /// What was put right.
    pub repair: Option<ImportRepair>,
    /// What is wrong; the person puts it right in the file.
    pub problem: Option<ImportProblem>,
}

impl Read {
    pub(super) fn wrong(text: String, problem: ImportProblem) -> Self {
        Self {
            text,
            repair: None,
            problem: Some(problem),
        }
    }

    pub(super) fn right(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    pub(super) fn repaired(text: String, repair: ImportRepair) -> Self {
        Self {
            text,
            repair: Some(repair),
            problem: None,
        }
    }
}

/// Whether a spreadsheet rounded a number: `9.73E+09`.
pub(super) fn is_rounded(text: &str) -> bool {
    let upper = text.to_ascii_uppercase();
    upper.contains("E+") && upper.replace("E+", "").parse::<f64>().is_ok()
}
