//! Bounds of the database.

use std::time::Duration;

const MIB: usize = 1024 * 1024;

/// The limits of the database.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Largest document of a person, in bytes of JSON.
    pub document: usize,
    /// Texts of large documents under way with their copies, in bytes: three for each.
    pub large_bytes: usize,
    /// Texts of exports under way with their copies, in bytes, where no large document is in them.
    pub export_bytes: usize,
    /// Large documents and exports of one person under way.
    pub large_each: usize,
    /// Calls with a body of one person under way; further ones wait.
    pub calls_each: usize,
    /// Sockets whose person is known.
    pub sockets: usize,
    /// Sockets of one person.
    pub sockets_each: usize,
    /// Sockets that did not say yet who they are.
    pub strangers: usize,
    /// The limit of one network.
    pub strangers_each: usize,
    /// Event streams.
    pub streams: usize,
    /// Event streams of one person.
    pub streams_each: usize,
    /// How long a call waits for room.
    pub patience: Duration,
    /// How long a socket may stay without an account.
    pub auth_within: Duration,
    /// How long a client may not read what it is sent.
    pub stall: Duration,
    /// How often a socket or stream checks that its session still lives.
    pub check_every: Duration,
}

impl Default for Limits {
    /// The bounds of an installation with 256 MB of memory. A center may have dozens of PCs behind
    /// one network address, and each is a stranger only for a moment.
    fn default() -> Self {
        Self {
            document: 12 * MIB,
            large_bytes: 44 * MIB,
            export_bytes: 24 * MIB,
            large_each: 2,
            calls_each: 32,
            sockets: 4_096,
            sockets_each: 16,
            strangers: 512,
            strangers_each: 64,
            streams: 1_024,
            streams_each: 8,
            patience: Duration::from_secs(10),
            auth_within: Duration::from_secs(10),
            stall: Duration::from_secs(30),
            check_every: Duration::from_secs(30),
        }
    }
}
