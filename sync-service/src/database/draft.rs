//! A write as it arrived, and what it makes of a document. The value stays text until the write
//! has its turn, because text is what costs little to hold.

use super::bounded::{self, NODES_MAX};
use super::data_error::DataError;
use super::live::Change;
use super::node;
use super::order::digest;
use super::path::Path;
use super::{DatabaseError, Limits};
use crate::uid::Uid;
use bytes::Bytes;
use serde_json::Value;

/// How a write applies its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Replaces the value at the path.
    Put,
    /// Replaces several nodes below the path, all or none.
    Merge,
}

/// A write before its turn.
#[derive(Debug, Clone)]
pub struct Draft {
    /// How it applies the value.
    pub kind: Kind,
    /// The path.
    pub path: Path,
    /// The value as JSON.
    pub text: Bytes,
    /// The digest that the value at the path must have.
    pub expected: Option<String>,
}

/// The view of a document after a write: the change, or the path whose digest did not match.
#[derive(Debug, Clone, Copy)]
pub enum View<'a> {
    /// After the write.
    Written(&'a Change),
    /// As it is, unchanged.
    Stale(&'a Path),
}

/// The result of applying a write.
pub enum Applied<A> {
    /// The document as text, what was written, and what the caller wanted to see of it.
    Written(String, Change, A),
    /// Nothing changes: the write names no values.
    Nothing(A),
    /// The digest does not fit; what the caller wanted to see of the document as it is.
    Stale(A),
}

impl Draft {
    /// Refuses a write that no one may make here, before its value is read.
    pub fn authorize(kind: Kind, path: &Path, owner: Option<&Uid>) -> Result<(), DatabaseError> {
        // A merge may begin above the own document, as long as each of its values is inside.
        let may_stand_above = kind == Kind::Merge && path.is_above(owner);
        if may_stand_above {
            Ok(())
        } else {
            path.inside(owner).map(drop)
        }
    }

    /// Checks a write for later as if there were no document.
    pub fn check(&self, owner: &Uid, limits: &Limits) -> Result<(), DatabaseError> {
        let draft = Self {
            expected: None,
            ..self.clone()
        };
        draft.apply(owner, None, 0, limits, |_, _| ()).map(drop)
    }

    /// Applies the write to a stored document. Texts go as soon as they are parsed: a large one is
    /// ten megabytes.
    pub fn apply<A>(
        self,
        owner: &Uid,
        stored: Option<String>,
        now: i64,
        limits: &Limits,
        look: impl FnOnce(&Value, View<'_>) -> A,
    ) -> Result<Applied<A>, DatabaseError> {
        let value = bounded::parse(&self.text)?;
        let Self {
            kind,
            path,
            text,
            expected,
        } = self;
        drop(text);
        let mut content = super::parse(stored.as_deref())?;
        drop(stored);
        if let Some(known) = expected
            && digest(node::at(&content, path.inside(Some(owner))?)) != known
        {
            let seen = look(&content, View::Stale(&path));
            return Ok(Applied::Stale(seen));
        }
        let (change, values) = changes(kind, path, value)?;
        if values.is_empty() {
            change.base().inside(Some(owner))?;
            let seen = look(&content, View::Written(&change));
            return Ok(Applied::Nothing(seen));
        }
        for (path, value) in change.paths().iter().zip(values) {
            let inside = path.inside(Some(owner))?;
            let value = node::resolved(value, node::at(&content, inside), now)?;
            node::put(&mut content, inside, node::normal(value, path.depth())?);
        }
        if bounded::nodes(&content) > NODES_MAX {
            return Err(DatabaseError::TooLarge);
        }
        let text = serde_json::to_string(&content).map_err(|_| DataError::Json)?;
        if text.len() > limits.document {
            return Err(DatabaseError::TooLarge);
        }
        let seen = look(&content, View::Written(&change));
        Ok(Applied::Written(text, change, seen))
    }
}

/// The paths of a write and the values for them.
fn changes(kind: Kind, base: Path, value: Value) -> Result<(Change, Vec<Value>), DataError> {
    if kind == Kind::Put {
        return Ok((Change::Put(base), vec![value]));
    }
    let Value::Object(children) = value else {
        return Err(DataError::Json);
    };
    let mut changes = Vec::with_capacity(children.len());
    for (key, child) in children {
        let path = base.below(&key)?;
        // `""` and `"/"` name the node itself.
        if path.depth() == base.depth() {
            return Err(DataError::Key);
        }
        changes.push((path, child));
    }
    // Sorted, a path stands directly before the paths below it.
    changes.sort_by(|(one, _), (other, _)| one.keys().cmp(other.keys()));
    let overlap = |pair: &[(Path, Value)]| pair[1].0.after(&pair[0].0).is_some();
    if changes.windows(2).any(overlap) {
        return Err(DataError::Overlap);
    }
    let (paths, values) = changes.into_iter().unzip();
    Ok((Change::Merge(base, paths), values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn apply(kind: Kind, path: &str, text: &str, stored: &str) -> Result<Value, DatabaseError> {
        let draft = Draft {
            kind,
            path: Path::parse(path).unwrap(),
            text: Bytes::copy_from_slice(text.as_bytes()),
            expected: None,
        };
        Draft::authorize(kind, &draft.path, Some(&Uid::parse("ada").unwrap()))?;
        let applied = draft.apply(
            &Uid::parse("ada").unwrap(),
            Some(stored.into()),
            7,
            &Limits::default(),
            |_, _| (),
        )?;
        Ok(match applied {
            Applied::Written(text, ..) => serde_json::from_str(&text).unwrap(),
            Applied::Nothing(()) | Applied::Stale(()) => serde_json::from_str(stored).unwrap(),
        })
    }

    #[test]
    fn rtd_a_merge_names_values_below_its_path_that_do_not_overlap() {
        let merge = |path, text| apply(Kind::Merge, path, text, r#"{"a":{"b":1}}"#);
        for malformed in [
            r#"{"":5}"#,
            r#"{"/":7}"#,
            r#"{"a":1,"a/b":2}"#,
            r#"{"a":1,"/a":2}"#,
            r#"{"a":1,"a-b":0,"a/.priority":2}"#,
            "5",
            "[1]",
            "null",
        ] {
            let refused = merge("users/ada", malformed);
            assert!(
                matches!(refused, Err(DatabaseError::Data(_))),
                "{malformed}"
            );
        }
        assert_eq!(
            merge("users/ada", "{}").unwrap(),
            json!({ "a": { "b": 1 } })
        );
        let disjoint = merge("users/ada", r#"{"a/c":2,"a-":3,"a/b":null}"#);
        assert_eq!(disjoint.unwrap(), json!({ "a": { "c": 2 }, "a-": 3 }));
    }

    #[test]
    fn rtd_a_merge_above_the_own_document_may_only_write_into_it() {
        let merge = |path, text| apply(Kind::Merge, path, text, "null");
        assert_eq!(
            merge("/", r#"{"users/ada/a":1}"#).unwrap(),
            json!({ "a": 1 })
        );
        assert_eq!(merge("users", r#"{"ada/a":1}"#).unwrap(), json!({ "a": 1 }));
        for foreign in [
            r#"{"users/ada/a":1,"users/ben/a":1}"#,
            r#"{"users":null}"#,
            r#"{"x":1}"#,
            "{}",
        ] {
            assert!(
                matches!(merge("/", foreign), Err(DatabaseError::Denied)),
                "{foreign}"
            );
        }
        for path in ["users/ben", "other", "users/adam"] {
            assert!(matches!(
                merge(path, r#"{"a":1}"#),
                Err(DatabaseError::Denied)
            ));
        }
        assert!(matches!(
            apply(Kind::Put, "users", "1", "null"),
            Err(DatabaseError::Denied)
        ));
    }

    #[test]
    fn rtd_server_values_are_numbers_and_times() {
        let put = |text| apply(Kind::Put, "users/ada/n", text, r#"{"n":2}"#);
        assert_eq!(
            put(r#"{".sv":{"increment":1}}"#).unwrap(),
            json!({ "n": 3 })
        );
        assert_eq!(
            put(r#"[{".sv":"timestamp"}]"#).unwrap(),
            json!({ "n": { "0": 7 } })
        );
        for wrong in [
            r#"{".sv":{"increment":"5"}}"#,
            r#"{".sv":{"increment":null}}"#,
            r#"{".sv":{}}"#,
            r#"{".sv":"date"}"#,
            r#"{".sv":"timestamp","a":1}"#,
        ] {
            assert!(matches!(put(wrong), Err(DatabaseError::Data(_))), "{wrong}");
        }
        let huge = apply(
            Kind::Put,
            "users/ada/n",
            r#"{".sv":{"increment":1e308}}"#,
            r#"{"n":1e308}"#,
        );
        assert!(
            matches!(huge, Err(DatabaseError::Data(_))),
            "no number is no deletion"
        );
    }

    #[test]
    fn rtd_a_document_does_not_grow_over_its_nodes_by_small_writes() {
        let many = format!("{{\"a\":[{}]}}", vec!["1"; NODES_MAX - 10].join(","));
        let stored = apply(Kind::Put, "users/ada", &many, "null")
            .unwrap()
            .to_string();
        let more = format!("[{}]", vec!["1"; 20].join(","));
        let refused = apply(Kind::Put, "users/ada/b", &more, &stored);
        assert!(matches!(refused, Err(DatabaseError::TooLarge)));
    }
}
