//! Values of the database. They are stored in the form that contains priorities: a leaf with one is
//! `{".value": 1, ".priority": 2}`, a node with one has it beside its children.

use super::data_error::DataError;
use super::key::{DEPTH_MAX, check_key};
use serde::{Serialize, Serializer};
use serde_json::{Map, Number, Value, json};

/// Longest text of a leaf, in bytes.
const TEXT_MAX: usize = 10 * 1024 * 1024;
/// The key of a leaf's value …
pub const VALUE: &str = ".value";
/// … and of any node's priority.
pub const PRIORITY: &str = ".priority";

static NOTHING: Value = Value::Null;

/// The value below some keys; `null` when there is none.
pub fn at<'a>(value: &'a Value, keys: &[String]) -> &'a Value {
    keys.iter()
        .try_fold(value, |node, key| node.as_object()?.get(key))
        .unwrap_or(&NOTHING)
}

/// Sets a normal value below some keys, and removes parents that become empty.
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

/// An absent value has no priority.
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

/// Returns a value as it is stored: lists become objects, empty values `null`, and all is checked.
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

/// Fills in what only the server knows: the time, and sums with the old value.
pub fn resolved(value: Value, old: &Value, now: i64) -> Result<Value, DataError> {
    let below = |key: &str| {
        old.as_object()
            .and_then(|old| old.get(key))
            .unwrap_or(&NOTHING)
    };
    match value {
        Value::Object(map) => match map.get(".sv") {
            Some(asked) if map.len() == 1 => server_value(asked, old, now),
            Some(_) => Err(DataError::ServerValue),
            None => map
                .into_iter()
                .map(|(key, item)| {
                    let item = resolved(item, below(&key), now)?;
                    Ok((key, item))
                })
                .collect::<Result<_, _>>()
                .map(Value::Object),
        },
        Value::Array(items) => items
            .into_iter()
            .enumerate()
            .map(|(place, item)| resolved(item, below(&place.to_string()), now))
            .collect::<Result<_, _>>()
            .map(Value::Array),
        leaf => Ok(leaf),
    }
}

fn server_value(asked: &Value, old: &Value, now: i64) -> Result<Value, DataError> {
    match asked {
        Value::String(name) if name == "timestamp" => Ok(json!(now)),
        Value::Object(sum) if sum.len() == 1 => match sum.get("increment") {
            Some(Value::Number(by)) => increased(old, by),
            _ => Err(DataError::ServerValue),
        },
        _ => Err(DataError::ServerValue),
    }
}

/// The sum with the old value; a value that is not a number counts as 0.
fn increased(old: &Value, by: &Number) -> Result<Value, DataError> {
    let Value::Number(old) = old.get(VALUE).unwrap_or(old) else {
        return Ok(Value::Number(by.clone()));
    };
    let whole = old.as_i64().zip(by.as_i64());
    if let Some(sum) = whole.and_then(|(old, by)| old.checked_add(by)) {
        return Ok(json!(sum));
    }
    let sum = old.as_f64().zip(by.as_f64()).map(|(old, by)| old + by);
    let sum = sum.and_then(Number::from_f64);
    sum.map(Value::Number).ok_or(DataError::ServerValue)
}

/// A value without priorities, as plain JSON; lists that were written as such are lists again.
/// It is written without a copy.
pub struct Plain<'a>(pub &'a Value);

impl Serialize for Plain<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let Value::Object(map) = self.0 else {
            return self.0.serialize(out);
        };
        if let Some(leaf) = map.get(VALUE) {
            return leaf.serialize(out);
        }
        let children = || map.iter().filter(|(key, _)| *key != PRIORITY);
        match list_length(children().map(|(key, _)| key.as_str())) {
            Some(length) => out.collect_seq((0..length).map(|place| {
                let item = map.get(place.to_string().as_str());
                Plain(item.unwrap_or(&NOTHING))
            })),
            None => out.collect_map(children().map(|(key, child)| (key, Plain(child)))),
        }
    }
}

/// A node whose keys are mostly 0, 1, 2 … is shown as a list of this length.
fn list_length<'a>(keys: impl Iterator<Item = &'a str>) -> Option<usize> {
    let (mut count, mut length) = (0_usize, 0_usize);
    for key in keys {
        let place: usize = key.parse().ok()?;
        if place.to_string() != key {
            return None;
        }
        count += 1;
        length = length.max(place.checked_add(1)?);
    }
    (length > 0 && length < count * 2).then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rtd_keys_that_are_mostly_numbers_are_shown_as_a_list_and_large_ones_are_not() {
        let plain = |value: Value| serde_json::to_value(Plain(&value)).unwrap();
        assert_eq!(
            plain(json!({ "0": "a", "2": "c" })),
            json!(["a", null, "c"])
        );
        for node in [
            json!({ "18446744073709551615": 1 }),
            json!({ "18446744073709551616": 1 }),
            json!({ "9223372036854775807": 1, "0": 1 }),
            json!({ "01": 1 }),
            json!({ "0": 1, "a": 1 }),
            json!({ "2": 1 }),
        ] {
            assert_eq!(plain(node.clone()), node);
        }
        let export = json!({ ".priority": 1, "a": { ".value": 1, ".priority": 2 } });
        assert_eq!(plain(export), json!({ "a": 1 }));
    }
}
