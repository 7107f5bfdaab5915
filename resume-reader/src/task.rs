//! What the parent asks of a child, and what the child answers.

use crate::limits::Layer;
use serde::{Deserialize, Serialize};
use sync_protocol::resumes::Unreadable;

/// The word that makes a program the child.
pub const WORD: &str = "resume-reader-child";

/// What the child answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Answer {
    /// The text.
    Text(String),
    /// Why there is none.
    Unreadable(Unreadable),
    /// Layers of the sandbox that this system does not have; nothing was read.
    Missing(Vec<Layer>),
}

/// What the child is started for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// To read a file, with the layers of the sandbox that there are.
    Read,
    /// To read a file, if all layers of the sandbox are there.
    ReadSandboxed,
    /// To tell which layers are missing.
    Probe,
}

impl Task {
    /// The task as the second word of the child's command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::ReadSandboxed => "read-sandboxed",
            Self::Probe => "probe",
        }
    }
}
