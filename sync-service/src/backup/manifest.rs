//! The manifest of a backup: every file with its size and checksum.

use crate::matching::vocabulary::TABLE as VOCABULARY;
use crate::private::create_new;
use crate::store::sqlite::snapshot::DATABASE;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

/// The file of a manifest.
pub(super) const FILE: &str = "manifest.json";
/// Bytes that are copied at once.
const STEP: usize = 256 * 1024;

/// The contents of a backup.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Manifest {
    /// Version of the program that made it.
    pub program: String,
    /// Version of the tables of its database.
    pub tables: i64,
    /// When it was made (RFC 3339).
    pub made_at: String,
    /// Which one it is of its folder. Times do not tell: a clock may have been wrong.
    #[serde(default)]
    pub number: u64,
    /// Its files by their path, which has slashes on every system.
    pub entries: BTreeMap<String, Entry>,
}

/// A file of a backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Bytes.
    pub size: u64,
    /// SHA-256 of the bytes, in hexadecimal digits.
    pub sha256: String,
}

/// Size and checksum of bytes that were read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Digest {
    /// Bytes.
    pub size: u64,
    /// SHA-256, in hexadecimal digits.
    pub sha256: String,
    /// Checksum (Castagnoli).
    pub crc32c: u32,
}

impl Manifest {
    pub(super) fn begin(made_at: String, number: u64) -> Self {
        Self {
            program: env!("CARGO_PKG_VERSION").into(),
            tables: 0,
            made_at,
            number,
            entries: BTreeMap::new(),
        }
    }

    pub(super) fn add(&mut self, path: String, digest: &Digest) {
        let entry = Entry {
            size: digest.size,
            sha256: digest.sha256.clone(),
        };
        self.entries.insert(path, entry);
    }

    pub(super) fn has(&self, path: &str) -> bool {
        self.entries.contains_key(path)
    }

    /// How many files of people there are.
    pub fn files(&self) -> usize {
        let of_people = |path: &&String| path.starts_with(super::FILES);
        self.entries.keys().filter(of_people).count()
    }

    /// Reads the manifest of a backup. Paths that lead elsewhere are refused.
    pub fn read(folder: &Path) -> io::Result<Self> {
        let manifest: Self = serde_json::from_slice(&std::fs::read(folder.join(FILE))?)?;
        let is_known = |path: &String| {
            let inside = [super::FILES, super::KEYS].iter().find_map(|folder| {
                let name = path.strip_prefix(folder)?;
                name.strip_prefix('/')
            });
            path == DATABASE || path == VOCABULARY || inside.is_some_and(is_plain)
        };
        match manifest.entries.keys().all(is_known) && manifest.has(DATABASE) {
            true => Ok(manifest),
            false => Err(io::Error::other(
                "the manifest names files that are unknown",
            )),
        }
    }

    pub(super) fn write(&self, folder: &Path) -> io::Result<()> {
        let mut file = create_new(&folder.join(FILE))?;
        serde_json::to_writer_pretty(&mut file, self)?;
        file.sync_all()
    }
}

/// Whether this is the name of a file and no path.
pub(super) fn is_plain(name: &str) -> bool {
    let is_safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    !name.is_empty() && !name.starts_with('.') && name.bytes().all(is_safe)
}

/// Reads a file.
pub(super) fn digest_of(file: &Path) -> io::Result<Digest> {
    pump(&mut File::open(file)?, &mut io::sink())
}

/// Copies a file to a place where there is none (mode 600); the copy is on disk when this returns.
pub(super) fn copy_file(from: &Path, to: &Path) -> io::Result<Digest> {
    let mut source = File::open(from)?;
    let mut copy = create_new(to)?;
    let digest = pump(&mut source, &mut copy)?;
    copy.sync_all()?;
    Ok(digest)
}

fn pump(from: &mut impl Read, to: &mut impl Write) -> io::Result<Digest> {
    let (mut sha256, mut crc32c, mut size) = (Sha256::new(), 0, 0);
    let mut bytes = vec![0; STEP];
    loop {
        let count = from.read(&mut bytes)?;
        if count == 0 {
            break;
        }
        let piece = &bytes[..count];
        sha256.update(piece);
        crc32c = crc32c::crc32c_append(crc32c, piece);
        size += count as u64;
        to.write_all(piece)?;
    }
    Ok(Digest {
        size,
        sha256: HEXLOWER.encode(&sha256.finalize()),
        crc32c,
    })
}
