//! The log: to standard error, for people or as JSON.
//!
//! A line that is written while a request is handled ends with the reference number of the request.
//! It comes from [`Reference::current`] and not from a span: a span for each request cost more than
//! a look-up of an account (measured: 17 % of look-ups).

pub mod buffer;
mod fields;

use crate::config::log::LogConfig;
use crate::reference::Reference;
use anyhow::Context;
use buffer::{Buffer, FlushAtEnd};
use fields::{JsonFields, TextFields};
use serde_json::Value;
use std::fmt;
use std::io;
use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// Libraries that log each of their steps at `info`. What matters of them has a line of our own.
const QUIET: &str = "refinery_core=warn";

/// Starts the log. Its last lines are written when what it returns is dropped.
pub(super) fn start(config: &LogConfig) -> anyhow::Result<FlushAtEnd> {
    // A directive of the operator for the same library comes later, so it counts.
    let directives = format!("{QUIET},{}", config.log);
    let filter = EnvFilter::try_new(directives).context("--log is not a filter")?;
    let buffer = Buffer::start(io::stderr())?;
    let end = buffer.flush_at_end();
    let started = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(buffer)
        .event_format(Lines {
            is_json: config.log_json,
        })
        .try_init();
    started.map_err(|error| anyhow::anyhow!(error))?;
    Ok(end)
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
        _: &FmtContext<'_, S, N>,
        mut line: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        if self.is_json {
            return writeln!(line, "{}", object(event));
        }
        let about = event.metadata();
        SystemTime.format_time(&mut line)?;
        write!(line, " {:>5} {}: ", about.level(), about.target())?;
        let mut fields = TextFields::new(&mut line);
        event.record(&mut fields);
        fields.result()?;
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
    let mut fields = JsonFields::default();
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
