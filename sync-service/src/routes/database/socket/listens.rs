//! The listens of a socket, and the pushes for them.

use super::message::push;
use crate::database::live::Change;
use crate::database::node::at;
use crate::database::path::Path;
use crate::database::query::Query;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Number, Value};
use std::borrow::Cow;
use std::sync::Arc;

/// Something listened to.
pub struct Listen {
    /// The path.
    pub path: Path,
    /// The window as the request wrote it.
    pub asked: Option<Box<RawValue>>,
    /// The window.
    pub window: Query,
    /// The client's number for a window.
    pub tag: Option<Number>,
    /// Keys of the path inside the owner's document.
    pub keys: Vec<String>,
}

#[derive(Serialize)]
struct Told<'a, T> {
    p: &'a str,
    d: T,
    #[serde(skip_serializing_if = "Option::is_none")]
    t: Option<&'a Number>,
}

impl Listen {
    /// Whether a request names the same.
    pub fn is_of(&self, path: &Path, asked: Option<&RawValue>) -> bool {
        self.path == *path && self.asked.as_deref().map(RawValue::get) == asked.map(RawValue::get)
    }

    /// Returns the value in the window.
    pub fn value<'a>(&self, content: &'a Value) -> Cow<'a, Value> {
        let value = at(content, &self.keys);
        match self.window.is_whole() {
            true => Cow::Borrowed(value),
            false => Cow::Owned(self.window.window(value)),
        }
    }

    /// The push that tells the value as it is.
    pub fn whole(&self, content: &Value) -> String {
        let told = Told {
            p: &self.path.to_string(),
            d: self.value(content),
            t: self.tag.as_ref(),
        };
        push("d", told)
    }

    /// The pushes that tell changes; everything, when the changes are not known.
    pub fn pushes(&self, content: &Value, changes: Option<&[Arc<Change>]>) -> Vec<String> {
        let Some(changes) = changes else {
            return vec![self.whole(content)];
        };
        let is_window = self.tag.is_some() || !self.window.is_whole();
        let touches =
            |path: &Path| path.after(&self.path).is_some() || self.path.after(path).is_some();
        if is_window {
            let mut paths = changes.iter().flat_map(|change| change.paths());
            return Vec::from_iter(paths.any(touches).then(|| self.whole(content)));
        }
        changes
            .iter()
            .filter_map(|change| self.push_of(content, change))
            .collect()
    }

    /// The push of a change at, above or below this; the smallest that is right.
    fn push_of(&self, content: &Value, change: &Change) -> Option<String> {
        if change
            .paths()
            .iter()
            .any(|path| self.path.after(path).is_some())
        {
            return Some(self.whole(content));
        }
        let value = at(content, &self.keys);
        let mut below = change
            .paths()
            .iter()
            .filter_map(|path| path.after(&self.path));
        match change {
            Change::Put(path) => below.next().map(|keys| {
                push(
                    "d",
                    Told {
                        p: &path.to_string(),
                        d: at(value, keys),
                        t: None,
                    },
                )
            }),
            Change::Merge(..) => {
                let below: Map<String, Value> = below
                    .map(|keys| (keys.join("/"), at(value, keys).clone()))
                    .collect();
                let path = self.path.to_string();
                let told = Told {
                    p: &path,
                    d: &below,
                    t: None,
                };
                (!below.is_empty()).then(|| push("m", told))
            }
        }
    }

    /// Returns the message that ends a listener: no more events follow it.
    pub fn cancelled(&self) -> String {
        // The client knows a listen without a window by the absence of one.
        #[derive(Serialize)]
        struct Cancelled<'a> {
            p: String,
            #[serde(skip_serializing_if = "Option::is_none")]
            q: Option<[&'a RawValue; 1]>,
        }
        let cancelled = Cancelled {
            p: self.path.to_string(),
            q: self.asked.as_deref().map(|asked| [asked]),
        };
        push("c", cancelled)
    }
}
