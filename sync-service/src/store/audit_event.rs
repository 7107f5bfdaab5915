//! A security event, without personal text.

/// One event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEvent {
    /// Milliseconds since 1970.
    pub at: i64,
    /// The event and its result, such as `sign-in ok`.
    pub event: String,
    /// A keyed hash of the user, or of the empty text.
    pub who: String,
}
