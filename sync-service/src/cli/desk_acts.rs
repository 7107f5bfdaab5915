//! `desk acts`

use crate::clock::parse_day;
use crate::stdout;
use crate::store::Store;
use crate::{say, say_error};
use anyhow::Context;
use serde_json::json;
use std::sync::Arc;

/// Acts that are read at once.
const PAGE: u32 = 1_000;

/// Writes the acts before a day, newest first, and deletes them only when all are written.
pub(super) async fn write_acts(
    store: Arc<dyn Store>,
    before: Option<&str>,
    forget: bool,
) -> anyhow::Result<()> {
    let until = match before {
        Some(day) => {
            let day = parse_day(day).context("--before is a day, YYYY-MM-DD")?;
            day.midnight().assume_utc().unix_timestamp() * 1_000
        }
        None => i64::MAX,
    };
    let (mut below, mut last, mut count) = (i64::MAX, 0, 0_usize);
    loop {
        let acts = store.desk_acts(None, below, PAGE).await?;
        let Some(oldest) = acts.last() else { break };
        below = oldest.id;
        for stored in acts.iter().filter(|stored| stored.act.at < until) {
            let act = &stored.act;
            let line = json!({
                "number": stored.id, "at": act.at, "who": act.who, "kind": act.kind,
                "subject": act.subject, "details": act.details,
            });
            say!("{line}");
            last = last.max(stored.id);
            count += 1;
        }
    }
    if forget {
        stdout::flush_all().context("the acts were not all written, so none is deleted")?;
        let gone = store.forget_desk_acts(until, last).await?;
        say_error!("{count} acts were written, {gone} are deleted.");
    }
    Ok(())
}
