//! Values of the database. They are kept in the form that names priorities: a leaf with one is
//! `{".value": 1, ".priority": 2}`, a node with one has it beside its children.

use super::path::{DEPTH_MAX, check_key};
use serde_json::{Map, Value, json};

/// Longest text of a leaf, in bytes.
const TEXT_MAX: usize = 10 * 1024 * 1024;
/// The key of a leaf's value …
pub const VALUE: &str = ".value";
/// … and of any node's priority.
pub const PRIORITY: &str = ".priority";

/// Why something is not data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// Not JSON.
    #[error("Invalid data; couldn't parse JSON object, array, or value.")]
    Json,
    /// A key with letters that mean something.
    #[error(
        "Invalid data; couldn't parse key. Keys must be non-empty and cannot contain '.', '#', '$', '/', '[', or ']'"
    )]
    Key,
    /// Deeper than 32 keys.
    #[error("Invalid path: too deep")]
    Deep,
    /// A text of more than 10 MB.
    #[error("Invalid data; a string is longer than 10 MB")]
    Long,
    /// A query that says nothing or contradicts itself.
    #[error("{0}")]
    Query(&'static str),
}

static NOTHING: Value = Value::Null;

/// The value below some keys; `null` when there is none.
pub fn at<'a>(value: &'a Value, keys: &[String]) -> &'a Value {
    keys.iter()
        .try_fold(value, |node, key| node.as_object()?.get(key))
        .unwrap_or(&NOTHING)
}

/// Puts a normal value below some keys; parents that become empty go.
pub fn put(node: &mut Value, keys: &[String], value: Value) {
    let Some((key, rest)) = keys.split_first() else {
        *node = value;
        return;
    };
    if key == PRIORITY {
        return set_priority(node, value);
    }
    let is_branch = node.as_object().is_some_and(|map| !map.contains_key(VALUE));
    if !is_branch {
        if value.is_null() {
            return;
        }
        *node = Value::Object(Map::new());
    }
    if let Some(map) = node.as_object_mut() {
        let child = map.entry(key.as_str()).or_insert(Value::Null);
        put(child, rest, value);
        if child.is_null() {
            map.remove(key);
        }
        if map.keys().all(|key| key == PRIORITY) {
            *node = Value::Null;
        }
    }
}

/// Nothing has no priority.
fn set_priority(node: &mut Value, priority: Value) {
    if node.is_null() || !is_priority(&priority) {
        return;
    }
    if !node.is_object() {
        *node = json!({ VALUE: node.take() });
    }
    if let Some(map) = node.as_object_mut() {
        match priority.is_null() {
            true => map.remove(PRIORITY),
            false => map.insert(PRIORITY.into(), priority),
        };
        if map.len() == 1
            && let Some(leaf) = map.remove(VALUE)
        {
            *node = leaf;
        }
    }
}

/// A value as it is kept: lists are objects, what is empty is `null`, and everything is checked.
pub fn normal(value: Value, depth: usize) -> Result<Value, DataError> {
    if depth > DEPTH_MAX {
        return Err(DataError::Deep);
    }
    match value {
        Value::Array(items) => {
            let items = items.into_iter().enumerate();
            normal_map(items.map(|(at, item)| (at.to_string(), item)), depth)
        }
        Value::Object(map) if map.contains_key(VALUE) => normal_leaf(map),
        Value::Object(map) => normal_map(map.into_iter(), depth),
        Value::String(text) if text.len() > TEXT_MAX => Err(DataError::Long),
        leaf => Ok(leaf),
    }
}

fn normal_leaf(mut map: Map<String, Value>) -> Result<Value, DataError> {
    let priority = map.remove(PRIORITY).unwrap_or_default();
    let value = map.remove(VALUE).unwrap_or_default();
    if !map.is_empty() || value.is_object() || value.is_array() || !is_priority(&priority) {
        return Err(DataError::Key);
    }
    let value = normal(value, 0)?;
    Ok(match (value.is_null(), priority.is_null()) {
        (true, _) | (_, true) => value,
        _ => json!({ VALUE: value, PRIORITY: priority }),
    })
}

fn normal_map(
    items: impl Iterator<Item = (String, Value)>,
    depth: usize,
) -> Result<Value, DataError> {
    let (mut map, mut priority) = (Map::new(), Value::Null);
    for (key, item) in items {
        if key == PRIORITY {
            if !is_priority(&item) {
                return Err(DataError::Key);
            }
            priority = item;
            continue;
        }
        check_key(&key)?;
        let item = normal(item, depth + 1)?;
        if !item.is_null() {
            map.insert(key, item);
        }
    }
    if map.is_empty() {
        return Ok(Value::Null);
    }
    if !priority.is_null() {
        map.insert(PRIORITY.into(), priority);
    }
    Ok(Value::Object(map))
}

fn is_priority(value: &Value) -> bool {
    matches!(value, Value::Null | Value::Number(_) | Value::String(_))
}

/// A value with what only the server knows filled in: the time, and sums with the old value.
pub fn resolved(value: &Value, old: &Value, now: i64) -> Value {
    let Value::Object(map) = value else {
        return value.clone();
    };
    match map.get(".sv") {
        Some(Value::String(name)) if name == "timestamp" => json!(now),
        Some(Value::Object(sum)) => increased(old, sum.get("increment")),
        _ => {
            let fill = |(key, item): (&String, &Value)| {
                let old = old.as_object().and_then(|old| old.get(key));
                (key.clone(), resolved(item, old.unwrap_or(&NOTHING), now))
            };
            Value::Object(map.iter().map(fill).collect())
        }
    }
}

fn increased(old: &Value, by: Option<&Value>) -> Value {
    let old = old.get(VALUE).unwrap_or(old);
    let by = by.unwrap_or(&NOTHING);
    match (old.as_i64(), by.as_i64()) {
        (Some(old), Some(by)) => json!(old.saturating_add(by)),
        _ => match (old.as_f64(), by.as_f64()) {
            (Some(old), Some(by)) => json!(old + by),
            _ => by.clone(),
        },
    }
}

/// A value without priorities, as plain JSON; lists that were written as such are lists again.
pub fn plain(value: &Value) -> Value {
    let Value::Object(map) = value else {
        return value.clone();
    };
    if let Some(leaf) = map.get(VALUE) {
        return leaf.clone();
    }
    let children: Map<String, Value> = map
        .iter()
        .filter(|(key, _)| *key != PRIORITY)
        .map(|(key, child)| (key.clone(), plain(child)))
        .collect();
    as_list(&children).unwrap_or(Value::Object(children))
}

/// A node whose keys are mostly 0, 1, 2 … is shown as a list.
fn as_list(children: &Map<String, Value>) -> Option<Value> {
    let places: Option<Vec<usize>> = children
        .keys()
        .map(|key| {
            key.parse()
                .ok()
                .filter(|place: &usize| place.to_string() == *key)
        })
        .collect();
    let length = places?.into_iter().max()? + 1;
    (children.len() * 2 > length).then(|| {
        let item = |place: usize| children.get(&place.to_string()).cloned();
        (0..length)
            .map(|place| item(place).unwrap_or_default())
            .collect()
    })
}
