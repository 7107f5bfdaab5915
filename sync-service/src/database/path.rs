//! Paths of the database, and the check of their owner.

use super::DatabaseError;
use super::data_error::DataError;
use super::key::{DEPTH_MAX, check_key};
use super::node::PRIORITY;
use crate::uid::Uid;

/// A path as keys, from the root of the database.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Path(Vec<String>);

impl Path {
    /// Parses `/users/ada/resumes`; empty segments are skipped.
    pub fn parse(text: &str) -> Result<Self, DataError> {
        Self::default().below(text)
    }

    /// Parses a path relative to this one.
    pub fn below(&self, text: &str) -> Result<Self, DataError> {
        let mut keys = self.0.clone();
        for key in text.split('/').filter(|key| !key.is_empty()) {
            // A priority is set like a child; it is the last key then.
            if key != PRIORITY || keys.iter().any(|above| above == PRIORITY) {
                check_key(key)?;
            }
            keys.push(key.to_owned());
        }
        (keys.len() <= DEPTH_MAX)
            .then_some(Self(keys))
            .ok_or(DataError::Deep)
    }

    /// Returns the number of keys.
    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// Returns all keys.
    pub fn keys(&self) -> &[String] {
        &self.0
    }

    /// Returns the keys inside the owner's document. Fails with [`DatabaseError::Denied`] for any other
    /// path.
    pub fn inside(&self, owner: Option<&Uid>) -> Result<&[String], DatabaseError> {
        match (self.0.as_slice(), owner) {
            ([users, uid, rest @ ..], Some(owner)) if users == "users" && **uid == **owner => {
                Ok(rest)
            }
            _ => Err(DatabaseError::Denied),
        }
    }

    /// Returns whether it is an ancestor of an owner's document: the root, or `users`.
    pub fn is_above(&self, owner: Option<&Uid>) -> bool {
        let is_root = match self.0.as_slice() {
            [] => true,
            [users] => users == "users",
            _ => false,
        };
        is_root && owner.is_some()
    }

    /// Returns about how many bytes it takes in memory.
    pub(super) fn bytes(&self) -> usize {
        self.0
            .iter()
            .map(|key| size_of::<String>() + key.len())
            .sum::<usize>()
            + size_of::<Self>()
    }

    /// Returns the keys below another path, if this path is below it.
    pub fn after(&self, other: &Self) -> Option<&[String]> {
        self.0.strip_prefix(other.0.as_slice())
    }
}

impl std::fmt::Display for Path {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.0.join("/"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_document_is_inside() {
        let inside = |path: &str, owner| {
            Path::parse(path)
                .unwrap()
                .inside(owner)
                .map(<[_]>::len)
                .ok()
        };
        let ada = Uid::parse("ada").unwrap();
        assert_eq!(inside("/users/ada/resumes/current", Some(&ada)), Some(2));
        assert_eq!(inside("users/ada/", Some(&ada)), Some(0));
        for path in ["/", "/users", "/users/ben", "/users/adam/x", "/other/ada"] {
            assert_eq!(inside(path, Some(&ada)), None, "{path}");
        }
        assert_eq!(inside("/users/ada", None), None);
    }

    #[test]
    fn bad_keys_are_refused() {
        for path in ["/a.b", "/a#", "/$x", "/[0]", "/a\u{7}", &"x/".repeat(33)] {
            assert!(Path::parse(path).is_err(), "{path}");
        }
        assert!(Path::parse(&"k".repeat(768)).is_ok());
        assert!(Path::parse(&"k".repeat(769)).is_err());
    }
}
