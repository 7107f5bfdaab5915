//! A window on the children of a node: sorted by something, from somewhere, so many of them.

use super::data_error::DataError;
use super::node::{self, VALUE};
use super::order::{by_key, by_value, children, leaf, priority};
use serde_json::{Map, Value};
use std::cmp::Ordering;

/// What children are sorted by.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Index {
    /// Their priority.
    #[default]
    Priority,
    /// Their key.
    Key,
    /// Their value.
    Value,
    /// What stands below some keys of theirs.
    Child(Vec<String>),
}

/// One end of a window.
#[derive(Debug, Clone, PartialEq)]
pub struct Bound {
    /// The value sorted by.
    pub value: Value,
    /// The key among equal values.
    pub key: Option<String>,
    /// Whether what stands exactly here is inside.
    pub inclusive: bool,
}

/// A window.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Query {
    /// What is sorted by.
    pub index: Index,
    /// Where it begins.
    pub start: Option<Bound>,
    /// Where it ends.
    pub end: Option<Bound>,
    /// How many at most.
    pub limit: Option<usize>,
    /// Whether the last ones are counted and not the first.
    pub from_right: bool,
}

impl Index {
    /// Parses `$key`, `.key`, `child/path` …
    pub fn parse(text: &str) -> Result<Self, DataError> {
        Ok(match text {
            "$key" | ".key" => Self::Key,
            "$value" | ".value" => Self::Value,
            "$priority" | ".priority" => Self::Priority,
            child => Self::Child(super::path::Path::parse(child)?.keys().to_vec()),
        })
    }

    fn compare(&self, (key, node): Entry<'_>, value: &Value, other: Option<&str>) -> Ordering {
        match self {
            Self::Key => by_key(key, value.as_str().unwrap_or_default()),
            _ => by_value(self.sorted_by(node), value)
                .then_with(|| other.map_or(Ordering::Equal, |other| by_key(key, other))),
        }
    }

    fn sorted_by<'a>(&self, value: &'a Value) -> &'a Value {
        match self {
            Self::Priority | Self::Key => priority(value),
            Self::Value => leaf(value),
            Self::Child(keys) => leaf(node::at(value, keys)),
        }
    }
}

type Entry<'a> = (&'a String, &'a Value);

impl Query {
    /// Whether it lets everything through.
    pub fn is_whole(&self) -> bool {
        self.start.is_none() && self.end.is_none() && self.limit.is_none()
    }

    /// The node with only the children inside the window.
    pub fn window(&self, node: &Value) -> Value {
        if self.is_whole() || !node.is_object() || node.get(VALUE).is_some() {
            return node.clone();
        }
        let mut entries: Vec<Entry<'_>> = children(node)
            .filter(|entry| self.is_inside(*entry))
            .collect();
        entries.sort_by(|a, b| match self.index {
            Index::Key => by_key(a.0, b.0),
            _ => by_value(self.index.sorted_by(a.1), self.index.sorted_by(b.1))
                .then_with(|| by_key(a.0, b.0)),
        });
        let count = self
            .limit
            .map_or(entries.len(), |limit| limit.min(entries.len()));
        let shown = if self.from_right {
            &entries[entries.len() - count..]
        } else {
            &entries[..count]
        };
        let map: Map<String, Value> = shown
            .iter()
            .map(|(key, child)| ((*key).clone(), (*child).clone()))
            .collect();
        if map.is_empty() {
            Value::Null
        } else {
            Value::Object(map)
        }
    }

    fn is_inside(&self, entry: Entry<'_>) -> bool {
        let place = |bound: &Bound| {
            self.index
                .compare(entry, &bound.value, bound.key.as_deref())
        };
        let after = self.start.as_ref().is_none_or(|bound| match place(bound) {
            Ordering::Greater => true,
            Ordering::Equal => bound.inclusive,
            Ordering::Less => false,
        });
        let before = self.end.as_ref().is_none_or(|bound| match place(bound) {
            Ordering::Less => true,
            Ordering::Equal => bound.inclusive,
            Ordering::Greater => false,
        });
        after && before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn windows_by_key_value_and_child() {
        let node = json!({ "a": { "n": 3 }, "b": { "n": 1 }, "c": { "n": 2 } });
        let window = |query: Query| query.window(&node);
        let by_child = Index::parse("n").unwrap();
        let last_two = Query {
            index: by_child.clone(),
            limit: Some(2),
            from_right: true,
            ..Query::default()
        };
        assert_eq!(
            window(last_two),
            json!({ "a": { "n": 3 }, "c": { "n": 2 } })
        );
        let bound = |value, inclusive| {
            Some(Bound {
                value,
                key: None,
                inclusive,
            })
        };
        let after_one = Query {
            index: by_child,
            start: bound(json!(1), false),
            ..Query::default()
        };
        assert_eq!(
            window(after_one),
            json!({ "a": { "n": 3 }, "c": { "n": 2 } })
        );
        let by_key = Query {
            index: Index::Key,
            start: bound(json!("b"), true),
            end: bound(json!("b"), true),
            ..Query::default()
        };
        assert_eq!(window(by_key), json!({ "b": { "n": 1 } }));
        let nothing = Query {
            index: Index::Key,
            start: bound(json!("x"), true),
            ..Query::default()
        };
        assert_eq!(window(nothing), Value::Null);
    }
}
