//! A setting, and where it was read.

use sync_protocol::kiosk::SetupProblem;

/// A text and where it comes from.
pub(super) struct Value {
    pub(super) text: String,
    pub(super) source: String,
}

/// A variable overrides the file, and the file the default.
pub(super) struct Source<V> {
    /// The file that was read, as it is shown to the operator.
    pub(super) file: String,
    /// The environment.
    pub(super) variable: V,
}

impl<V: Fn(&str) -> Option<String>> Source<V> {
    pub(super) fn pick(&self, name: &str, from_file: Option<String>, default: &str) -> Value {
        let from_file = from_file.map(|text| Value {
            text,
            source: self.file.clone(),
        });
        let set = (self.variable)(name).map(|text| Value {
            text,
            source: name.to_owned(),
        });
        let default = || Value {
            text: default.to_owned(),
            source: "the default".into(),
        };
        set.or(from_file).unwrap_or_else(default)
    }
}

impl Value {
    pub(super) fn wrong(&self, setting: &str, problem: &str) -> SetupProblem {
        super::problem(&self.source, setting, problem)
    }
}
