//! The order of keys and values, and the digest by which both ends tell whether they know the
//! same value.

use super::node::{PRIORITY, VALUE};
use data_encoding::BASE64;
use serde_json::Value;
use std::cmp::Ordering;
use std::fmt::Write;

static NOTHING: Value = Value::Null;

/// Keys that look like 32-bit numbers come first, by number; then the others, by UTF-16 units.
pub fn by_key(a: &str, b: &str) -> Ordering {
    match (number(a), number(b)) {
        (Some(one), Some(two)) => one.cmp(&two).then(a.len().cmp(&b.len())),
        (Some(_), None) => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (None, None) => a.encode_utf16().cmp(b.encode_utf16()),
    }
}

fn number(key: &str) -> Option<i32> {
    let digits = key.strip_prefix('-').unwrap_or(key);
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| key.parse().ok()).flatten()
}

/// Nothing, false, true, numbers, texts, nodes.
pub fn by_value(a: &Value, b: &Value) -> Ordering {
    let rank = |value: &Value| match value {
        Value::Null => 0,
        Value::Bool(false) => 1,
        Value::Bool(true) => 2,
        Value::Number(_) => 3,
        Value::String(_) => 4,
        _ => 5,
    };
    let (a, b) = (leaf(a), leaf(b));
    match (a, b) {
        (Value::Number(one), Value::Number(two)) => one
            .as_f64()
            .partial_cmp(&two.as_f64())
            .unwrap_or(Ordering::Equal),
        (Value::String(one), Value::String(two)) => one.encode_utf16().cmp(two.encode_utf16()),
        _ => rank(a).cmp(&rank(b)),
    }
}

/// The value of a leaf that has a priority too.
pub fn leaf(value: &Value) -> &Value {
    value.get(VALUE).unwrap_or(value)
}

/// The priority of a node.
pub fn priority(value: &Value) -> &Value {
    value.get(PRIORITY).unwrap_or(&NOTHING)
}

/// The children of a node, without its own value and priority.
pub fn children(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    let map = value.as_object().filter(|map| !map.contains_key(VALUE));
    map.into_iter()
        .flatten()
        .filter(|(key, _)| *key != PRIORITY)
}

/// The digest of a value: base 64 of the SHA-1 of its text; empty for nothing.
pub fn digest(value: &Value) -> String {
    let text = text(value);
    if text.is_empty() {
        return text;
    }
    let digest = aws_lc_rs::digest::digest(
        &aws_lc_rs::digest::SHA1_FOR_LEGACY_USE_ONLY,
        text.as_bytes(),
    );
    BASE64.encode(digest.as_ref())
}

fn text(value: &Value) -> String {
    let mut text = String::new();
    let priority = priority(value);
    if !priority.is_null() {
        let _ = write!(text, "priority:{}:", leaf_text(priority));
    }
    match leaf(value) {
        Value::Null => String::new(),
        Value::Object(_) => {
            let mut sorted: Vec<_> = children(value).collect();
            sorted.sort_by(|(key, node), (other, second)| {
                by_value(self::priority(node), self::priority(second)).then(by_key(key, other))
            });
            for (key, child) in sorted {
                let _ = write!(text, ":{key}:{}", digest(child));
            }
            text
        }
        leaf => text + &leaf_text(leaf),
    }
}

fn leaf_text(value: &Value) -> String {
    match value {
        Value::Bool(truth) => format!("boolean:{truth}"),
        Value::Number(number) => {
            format!(
                "number:{:016x}",
                number.as_f64().unwrap_or_default().to_bits()
            )
        }
        Value::String(text) => format!("string:{text}"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn digests_are_those_of_the_protocol() {
        assert_eq!(digest(&json!(1)), "YPVfR2bXt/lcDjiQZ8pOkAd3qkQ=");
        assert_eq!(digest(&Value::Null), "");
        assert_ne!(
            digest(&json!({ "a": 1 })),
            digest(&json!({ "a": 1, ".priority": 1 }))
        );
        assert_ne!(
            digest(&json!(1)),
            digest(&json!({ ".value": 1, ".priority": 1 }))
        );
    }

    #[test]
    fn keys_and_values_have_their_order() {
        let mut keys = ["b", "10", "9", "a", "010", "-1", "99999999999"];
        keys.sort_by(|a, b| by_key(a, b));
        assert_eq!(keys, ["-1", "9", "10", "010", "99999999999", "a", "b"]);
        let mut values = [
            json!({}),
            json!("a"),
            json!(2),
            json!(true),
            json!(null),
            json!(false),
            json!(1),
        ];
        values.sort_by(by_value);
        assert_eq!(
            values,
            [
                json!(null),
                json!(false),
                json!(true),
                json!(1),
                json!(2),
                json!("a"),
                json!({})
            ]
        );
    }
}
