//! The chain of the record of security events, as values: no database.
//!
//! Each line has a keyed hash of its content, and a link: a keyed hash of the link before it, its
//! number and the hash of its content. The ends of the chain are sealed beside it. Without the key,
//! which lies outside the database, no one can change, remove, add or move a line unnoticed. Putting
//! back a whole older copy of database and seal cannot be found from inside.

use super::audit_event::AuditEvent;
use aws_lc_rs::hmac;
use std::fmt::{Display, Formatter};

/// A keyed hash.
pub type ChainHash = [u8; 32];

/// The key of the chain.
#[derive(Clone)]
pub struct ChainKey(hmac::Key);

/// The ends of the chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ends {
    /// The number of the line before the first one that is kept, and its link.
    pub first: (i64, ChainHash),
    /// The number of the last line, and its link.
    pub last: (i64, ChainHash),
    /// The first line that was added after the end was found changed; 0: never.
    pub broken_at: i64,
}

/// A line as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChainLine {
    /// Its number.
    pub id: i64,
    /// Its content; empty when it was erased.
    pub event: AuditEvent,
    /// The hash of its content.
    pub content: ChainHash,
    /// Its link.
    pub link: ChainHash,
    /// The mark of a line whose content was erased.
    pub erased: Option<ChainHash>,
}

/// A fault of the chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChainFault {
    /// The lines with these numbers, first and last, are missing.
    Removed(i64, i64),
    /// The content of this line was changed.
    Changed(i64),
    /// This line does not follow the one before it: one of them was moved or replaced.
    Moved(i64),
    /// The seal of the ends is wrong, or there are lines beyond them.
    Ends,
    /// The end of the record had been changed when this line was added.
    BrokenAt(i64),
}

impl Display for ChainFault {
    fn fmt(&self, out: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Removed(first, last) if first == last => write!(out, "line {first} is missing"),
            Self::Removed(first, last) => write!(out, "lines {first} to {last} are missing"),
            Self::Changed(id) => write!(out, "line {id} was changed"),
            Self::Moved(id) => write!(out, "line {id} does not follow the line before it"),
            Self::Ends => write!(out, "the beginning or the end of the record was changed"),
            Self::BrokenAt(id) => {
                write!(
                    out,
                    "the end of the record had been changed before line {id} was added"
                )
            }
        }
    }
}

impl ChainKey {
    /// Makes the key from 32 secret bytes.
    pub fn new(secret: &[u8; 32]) -> Self {
        Self(hmac::Key::new(hmac::HMAC_SHA256, secret))
    }

    /// Hashes the content of a line.
    pub fn content(&self, event: &AuditEvent) -> ChainHash {
        let length = (event.event.len() as u64).to_be_bytes();
        let (at, text, who) = (event.at.to_be_bytes(), &event.event, &event.who);
        self.sign(b"content", &[&at, &length, text.as_bytes(), who.as_bytes()])
    }

    /// Links a line to the one before it.
    pub fn link(&self, before: &ChainHash, id: i64, content: &ChainHash) -> ChainHash {
        self.sign(b"link", &[before, &id.to_be_bytes(), content])
    }

    /// Marks a line whose content was erased.
    pub fn erased(&self, id: i64, link: &ChainHash) -> ChainHash {
        self.sign(b"erased", &[&id.to_be_bytes(), link])
    }

    /// Seals the ends.
    pub fn seal(&self, ends: &Ends) -> ChainHash {
        let Ends {
            first,
            last,
            broken_at,
        } = ends;
        let numbers = [first.0, last.0, *broken_at].map(i64::to_be_bytes);
        let [from, to, broken] = &numbers;
        self.sign(b"ends", &[from, &first.1, to, &last.1, broken])
    }

    /// Parts of fixed length, or the last of several; the purpose keeps the kinds apart.
    fn sign(&self, purpose: &[u8], parts: &[&[u8]]) -> ChainHash {
        let mut context = hmac::Context::with_key(&self.0);
        context.update(purpose);
        for part in parts {
            context.update(part);
        }
        let mut hash = [0; 32];
        hash.copy_from_slice(context.sign().as_ref());
        hash
    }
}

/// Goes along a chain, line by line.
pub struct Walk<'a> {
    key: &'a ChainKey,
    ends: Ends,
    before: (i64, ChainHash),
    most: usize,
    /// The faults so far.
    pub faults: Vec<ChainFault>,
}

impl<'a> Walk<'a> {
    /// Begins at the first line that is kept. `is_sealed`: whether the seal of the ends is right.
    pub fn new(key: &'a ChainKey, ends: Ends, is_sealed: bool, most: usize) -> Self {
        let mut walk = Self {
            key,
            ends,
            before: ends.first,
            most,
            faults: Vec::new(),
        };
        if !is_sealed {
            walk.found(ChainFault::Ends);
        }
        if ends.broken_at != 0 {
            walk.found(ChainFault::BrokenAt(ends.broken_at));
        }
        walk
    }

    /// Looks at the next line.
    pub fn step(&mut self, line: &ChainLine) {
        let (last, before) = self.before;
        if line.id > last + 1 {
            self.found(ChainFault::Removed(last + 1, line.id - 1));
        }
        if !self.is_unchanged(line) {
            self.found(ChainFault::Changed(line.id));
        }
        let follows = self.key.link(&before, line.id, &line.content) == line.link;
        // After a gap nothing can follow; the gap is told already.
        if line.id == last + 1 && !follows {
            self.found(ChainFault::Moved(line.id));
        }
        self.before = (line.id, line.link);
    }

    /// Compares the end.
    pub fn finish(mut self) -> Vec<ChainFault> {
        let (id, link) = self.before;
        let (last, sealed) = self.ends.last;
        if id < last {
            self.found(ChainFault::Removed(id + 1, last));
        } else if id > last || link != sealed {
            self.found(ChainFault::Ends);
        }
        self.faults
    }

    fn is_unchanged(&self, line: &ChainLine) -> bool {
        match line.erased {
            Some(mark) => mark == self.key.erased(line.id, &line.link),
            None => self.key.content(&line.event) == line.content,
        }
    }

    fn found(&mut self, fault: ChainFault) {
        if self.faults.len() < self.most && self.faults.last() != Some(&fault) {
            self.faults.push(fault);
        }
    }
}
