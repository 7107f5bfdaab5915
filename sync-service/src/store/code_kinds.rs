//! Which event ends which codes of an account: one table for every kind of code there is.
//!
//! The enrolment of a second factor and the message of a second step are not in it: they are bound to
//! the epoch of the account, or to a sign-in that is.

use super::codes::Purpose;

/// A kind of code that leads to an account or changes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeKind {
    /// A mailed code of a purpose.
    Mailed(Purpose),
    /// A mailed link that signs in, with the digits beside it.
    EmailLink,
    /// A code that was sent to a phone and signs in.
    PhoneCode,
    /// A proof that a number was shown.
    PhoneProof,
    /// The undo of a text.
    TextedUndo,
    /// The credential between a first factor and the second.
    PendingSignIn,
}

/// An event that ends all sessions of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A security step, and whether undo codes stay.
    Step {
        /// The step's own decision.
        keeps_undo: bool,
    },
    /// All sessions end and nothing else changes, or an operator closes or opens the account.
    Sessions,
    /// The account is deleted.
    Deletion,
}

impl CodeKind {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Mailed(Purpose::ResetPassword),
        Self::Mailed(Purpose::VerifyEmail),
        Self::Mailed(Purpose::ChangeEmail),
        Self::Mailed(Purpose::RecoverEmail),
        Self::EmailLink,
        Self::PhoneCode,
        Self::PhoneProof,
        Self::TextedUndo,
        Self::PendingSignIn,
    ];

    /// The kind of a waiting request that becomes such a code, as the stores name it. That of a change
    /// of address is bound to the epoch of the account.
    pub fn request(self) -> Option<&'static str> {
        match self {
            Self::Mailed(Purpose::ResetPassword) => Some("reset"),
            Self::EmailLink => Some("email-link"),
            _ => None,
        }
    }
}

impl Ending {
    /// Whether the event ends codes of a kind.
    pub fn ends(self, kind: CodeKind) -> bool {
        match (self, kind) {
            // A mail or a text promised the undo to its owner. A stolen session can log out everywhere too.
            (
                Self::Step { keeps_undo },
                CodeKind::Mailed(Purpose::RecoverEmail) | CodeKind::TextedUndo,
            ) => !keeps_undo,
            (Self::Sessions, CodeKind::Mailed(Purpose::RecoverEmail) | CodeKind::TextedUndo) => {
                false
            }
            // It opens nothing: it confirms the address that the account has.
            (Self::Sessions, CodeKind::Mailed(Purpose::VerifyEmail)) => false,
            (Self::Step { .. } | Self::Sessions | Self::Deletion, _) => true,
        }
    }

    /// The kinds of codes that the event ends.
    pub fn ended(self) -> impl Iterator<Item = CodeKind> + Send {
        let all = CodeKind::ALL.into_iter();
        all.filter(move |kind| self.ends(*kind))
    }
}
