//! Words for people who come out of a prison or a jail.

/// People who were inside, as they come out.
pub(super) const COMING_OUT: [&str; 15] = [
    "coming from prison",
    "coming home from incarceration",
    "coming home from jail",
    "coming home from prison",
    "coming out of jail",
    "coming out of prison",
    "leaving incarceration",
    "leaving jail",
    "leaving prison",
    "released from jail",
    "released from prison",
    "returning from jail",
    "returning from prison",
    "returning home from jail",
    "returning home from prison",
];
