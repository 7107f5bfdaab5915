//! The fields of an event, as text or as JSON.

use serde_json::{Map, Value};
use std::fmt::{self, Write};
use tracing::field::{Field, Visit};

/// The field that holds what an event says in words.
const MESSAGE: &str = "message";

/// Writes fields as `message name=value name="text"`. By hand: the library's own way took twice as
/// long, for every request.
pub(super) struct TextFields<'a, W> {
    line: &'a mut W,
    is_first: bool,
    result: fmt::Result,
}

impl<'a, W: Write> TextFields<'a, W> {
    pub(super) fn new(line: &'a mut W) -> Self {
        Self {
            line,
            is_first: true,
            result: Ok(()),
        }
    }

    /// Whether all could be written.
    pub(super) fn result(self) -> fmt::Result {
        self.result
    }

    fn put(&mut self, field: &Field, write: impl FnOnce(&mut W) -> fmt::Result) {
        self.result = self.result.and_then(|()| {
            if !std::mem::take(&mut self.is_first) {
                self.line.write_char(' ')?;
            }
            if field.name() != MESSAGE {
                self.line.write_str(field.name())?;
                self.line.write_char('=')?;
            }
            write(self.line)
        });
    }
}

/// Whether a text stands between quotes as it is.
fn is_plain(text: &str) -> bool {
    text.bytes()
        .all(|byte| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\')
}

impl<W: Write> Visit for TextFields<'_, W> {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.put(field, |line| write!(line, "{value:?}"));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.put(field, |line| match is_plain(value) {
            true => {
                line.write_char('"')?;
                line.write_str(value)?;
                line.write_char('"')
            }
            false => write!(line, "{value:?}"),
        });
    }
}

/// Collects fields as JSON.
#[derive(Default)]
pub(super) struct JsonFields(pub(super) Map<String, Value>);

impl JsonFields {
    pub(super) fn put_text(&mut self, name: &str, text: String) {
        self.0.insert(name.to_owned(), Value::String(text));
    }
}

impl Visit for JsonFields {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.put_text(field.name(), format!("{value:?}"));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.put_text(field.name(), value.to_owned());
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_f64(&mut self, field: &Field, value: f64) {
        self.0.insert(field.name().to_owned(), value.into());
    }
}
