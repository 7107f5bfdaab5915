//! The log: to standard error, for people or as JSON.
//!
//! A line that is written while a request is handled ends with the reference number of the request.
//! It comes from [`Reference::current`] and not from a span: a span for each request cost more than
//! a look-up of an account (measured: 17 % of look-ups).

use crate::config::LogConfig;
use crate::reference::Reference;
use anyhow::Context;
use serde_json::{Map, Value};
use std::fmt;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

pub(super) fn start(config: &LogConfig) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&config.log).context("--log is not a filter")?;
    let started = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .event_format(Lines {
            is_json: config.log_json,
        })
        .try_init();
    started.map_err(|error| anyhow::anyhow!(error))
}

/// The form of a line.
pub struct Lines {
    /// One JSON object a line instead of text.
    pub is_json: bool,
}

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut line: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        if self.is_json {
            return writeln!(line, "{}", object(event));
        }
        let about = event.metadata();
        SystemTime.format_time(&mut line)?;
        write!(line, " {:>5} {}: ", about.level(), about.target())?;
        context.format_fields(line.by_ref(), event)?;
        if let Some(reference) = reference_of(event) {
            write!(line, " reference={reference}")?;
        }
        writeln!(line)
    }
}

/// The reference number of the request at work, unless the event names one itself.
fn reference_of(event: &Event<'_>) -> Option<Reference> {
    let names_one = event.metadata().fields().field("reference").is_some();
    Reference::current().filter(|_| !names_one)
}

fn object(event: &Event<'_>) -> Value {
    let about = event.metadata();
    let mut time = String::new();
    // A text that is written to memory never fails.
    let _ = SystemTime.format_time(&mut Writer::new(&mut time));
    let mut fields = Fields(Map::new());
    event.record(&mut fields);
    if let Some(reference) = reference_of(event) {
        fields.put_text("reference", reference.as_str().to_owned());
    }
    serde_json::json!({
        "timestamp": time,
        "level": about.level().as_str(),
        "target": about.target(),
        "fields": fields.0,
    })
}

/// The fields of an event as JSON.
struct Fields(Map<String, Value>);

impl Fields {
    fn put_text(&mut self, name: &str, text: String) {
        self.0.insert(name.to_owned(), Value::String(text));
    }
}

impl Visit for Fields {
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
