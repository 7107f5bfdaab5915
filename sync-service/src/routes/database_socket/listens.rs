//! What a socket listens to, and what it is told.

use crate::database::live::Update;
use crate::database::node::at;
use crate::database::path::Path;
use crate::database::query::Query;
use serde_json::{Map, Value, json};

/// Something listened to.
pub struct Listen {
    /// Where.
    pub path: Path,
    /// The window as the request wrote it.
    pub asked: Value,
    /// The window.
    pub window: Query,
    /// The client's number for a window.
    pub tag: Option<Value>,
    /// Keys of the path inside the owner's document.
    pub keys: Vec<String>,
}

impl Listen {
    /// The push that tells the value as it is.
    pub fn whole(&self, content: &Value) -> Value {
        let value = self.window.window(at(content, &self.keys));
        let mut body = json!({ "p": self.path.to_string(), "d": value });
        if let Some(tag) = &self.tag {
            body["t"] = tag.clone();
        }
        push("d", body)
    }

    /// The push that tells what of an update is at, above or below this; the smallest that is right.
    pub fn changes(&self, update: &Update) -> Option<Value> {
        let mut below = Map::new();
        let mut is_touched = false;
        for path in &update.paths {
            if self.path.after(path).is_some() {
                return Some(self.whole(&update.content));
            }
            if let Some(keys) = path.after(&self.path) {
                is_touched = true;
                let value = at(at(&update.content, &self.keys), keys).clone();
                below.insert(keys.join("/"), value);
            }
        }
        if self.tag.is_some() || !self.window.is_whole() {
            return is_touched.then(|| self.whole(&update.content));
        }
        match below.len() {
            0 => None,
            1 => below.into_iter().next().map(|(path, value)| {
                push(
                    "d",
                    json!({ "p": format!("{}/{path}", self.path), "d": value }),
                )
            }),
            _ => Some(push("m", json!({ "p": self.path.to_string(), "d": below }))),
        }
    }

    /// The push that tells that nothing more will be told.
    pub fn cancelled(&self) -> Value {
        push(
            "c",
            json!({ "p": self.path.to_string(), "q": [self.asked] }),
        )
    }
}

/// A message without a request.
pub fn push(action: &str, body: Value) -> Value {
    json!({ "t": "d", "d": { "a": action, "b": body } })
}
