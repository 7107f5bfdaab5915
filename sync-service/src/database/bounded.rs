//! Parses JSON with a bound on nodes and depth, checked while it parses.
//!
//! A few bytes of JSON can cost a hundred times as much memory: `{"":0}` becomes a map of some 700
//! bytes. A value over the bound is refused before it is built.

use super::data_error::DataError;
use super::key::DEPTH_MAX;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::cell::Cell;
use std::fmt;

/// Most nodes of a write, and of a person's document: some 18 MB of memory at worst.
pub const NODES_MAX: usize = 25_000;

/// Parses a value.
pub fn parse(text: &[u8]) -> Result<Value, DataError> {
    let bounds = Bounds {
        left: Cell::new(NODES_MAX),
        exceeded: Cell::new(None),
    };
    let mut json = serde_json::Deserializer::from_slice(text);
    let value = Node(&bounds, 0).deserialize(&mut json);
    match value.and_then(|value| json.end().map(|()| value)) {
        Ok(value) => Ok(value),
        Err(_) => Err(bounds.exceeded.get().unwrap_or(DataError::Json)),
    }
}

/// Returns how many nodes a value has.
pub fn nodes(value: &Value) -> usize {
    match value {
        Value::Object(map) => 1 + map.values().map(nodes).sum::<usize>(),
        Value::Array(items) => 1 + items.iter().map(nodes).sum::<usize>(),
        _ => 1,
    }
}

struct Bounds {
    left: Cell<usize>,
    exceeded: Cell<Option<DataError>>,
}

impl Bounds {
    fn refuse<E: Error>(&self, error: DataError) -> E {
        self.exceeded.set(Some(error));
        E::custom(error)
    }
}

/// A node that was not read yet, and its depth.
struct Node<'a>(&'a Bounds, usize);

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<Value, D::Error> {
        let left = self.0.left.get().checked_sub(1);
        let left = left.ok_or_else(|| self.0.refuse(DataError::Many))?;
        self.0.left.set(left);
        // A path of 32 keys, and the levels that a priority or a list adds around a leaf.
        if self.1 > DEPTH_MAX + 2 {
            return Err(self.0.refuse(DataError::Deep));
        }
        json.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Node<'_> {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, truth: bool) -> Result<Value, E> {
        Ok(truth.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Node(self.0, self.1 + 1))? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            // The last of several equal keys counts; each of them is counted.
            map.insert(key, entries.next_value_seed(Node(self.0, self.1 + 1))?);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_costs_too_much_memory_is_refused_while_it_is_parsed() {
        let list = |item: &str, count: usize| format!("[{}]", vec![item; count].join(","));
        let same_key = format!("{{{}}}", vec![r#""a":{}"#; NODES_MAX].join(","));
        for bomb in [
            list("{\"\":0}", NODES_MAX / 2),
            list("[]", NODES_MAX),
            list("0", 8_000_000),
            same_key,
        ] {
            assert_eq!(parse(bomb.as_bytes()), Err(DataError::Many));
        }
        for deep in ["[".repeat(100_000), "{\"a\":".repeat(1_000_000)] {
            assert_eq!(parse(deep.as_bytes()), Err(DataError::Deep));
        }
        assert!(parse(list("{\"\":0}", NODES_MAX / 2 - 1).as_bytes()).is_ok());
    }

    #[test]
    fn what_is_no_json_is_told_apart_from_what_is_too_large() {
        for text in ["", "{", "[1,]", "1 2", "\"\\ud800\"", "nul", "1e999"] {
            assert_eq!(parse(text.as_bytes()), Err(DataError::Json), "{text}");
        }
    }

    proptest! {
        #[test]
        fn within_the_bound_it_parses_what_serde_parses(text in r#"(\{"a":|\[|[0-9.e-]{1,4}|"x\\n"|true|null|,|\]|\}){0,12}"#) {
            let plain = serde_json::from_str::<Value>(&text).ok();
            prop_assert_eq!(parse(text.as_bytes()).ok(), plain.clone());
            if let Some(value) = plain {
                prop_assert!(nodes(&value) >= 1);
            }
        }
    }
}
