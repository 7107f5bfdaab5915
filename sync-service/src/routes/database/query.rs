//! The query of a database call (`orderBy`, `startAt`, `limitToFirst` …), for REST and in the words
//! of the socket.

use crate::database::data_error::DataError;
use crate::database::query::{Bound, Index, Query};
use serde_json::Value;
use std::collections::HashMap;
use std::time::Duration;

/// Longest time of a read (the provider's bound).
const TIME_MAX: Duration = Duration::from_secs(15 * 60);

/// What a call asks beside its path.
pub type Parameters = HashMap<String, String>;

const CONTRADICTION: DataError =
    DataError::Query("orderBy must be defined when other query parameters are defined");

/// The window of a REST call; `None` when it asks for everything.
pub fn window(parameters: &Parameters) -> Result<Option<Query>, DataError> {
    let get = |name: &str| parameters.get(name);
    let bound = |name: &str, inclusive: bool| -> Result<Option<Bound>, DataError> {
        get(name).map(|text| bound_of(text, inclusive)).transpose()
    };
    let equal = bound("equalTo", true)?;
    let start = equal
        .clone()
        .or(bound("startAt", true)?)
        .or(bound("startAfter", false)?);
    let end = equal
        .or(bound("endAt", true)?)
        .or(bound("endBefore", false)?);
    let (first, last) = (number(get("limitToFirst"))?, number(get("limitToLast"))?);
    let asks = start.is_some() || end.is_some() || first.is_some() || last.is_some();
    let Some(order) = get("orderBy") else {
        return if asks { Err(CONTRADICTION) } else { Ok(None) };
    };
    if first.is_some() && last.is_some() {
        return Err(DataError::Query(
            "only one of limitToFirst and limitToLast may be given",
        ));
    }
    let order: String = serde_json::from_str(order)
        .map_err(|_| DataError::Query("orderBy must be a valid JSON encoded path"))?;
    Ok(Some(Query {
        index: Index::parse(&order)?,
        start,
        end,
        limit: first.or(last),
        from_right: last.is_some(),
    }))
}

/// How long a call may take at most, if it says so: `3s`, `200ms`, `1min`; up to 15 minutes.
pub fn time_limit(parameters: &Parameters) -> Result<Option<Duration>, DataError> {
    const WRONG: DataError = DataError::Query("timeout must be a time such as 3s, at most 15min");
    let Some(text) = parameters.get("timeout") else {
        return Ok(None);
    };
    let digits = text.trim_end_matches(|character: char| character.is_ascii_alphabetic());
    let count: u64 = digits.parse().map_err(|_| WRONG)?;
    let unit = match &text[digits.len()..] {
        "ms" => 1,
        "s" => 1_000,
        "min" => 60_000,
        _ => return Err(WRONG),
    };
    let limit = count.checked_mul(unit).map(Duration::from_millis);
    limit
        .filter(|limit| *limit <= TIME_MAX)
        .map(Some)
        .ok_or(WRONG)
}

/// Checks the name of a size that a write may have. Every write here is smaller than the smallest.
pub fn check_write_size(parameters: &Parameters) -> Result<(), DataError> {
    const SIZES: [&str; 5] = ["tiny", "small", "medium", "large", "unlimited"];
    match parameters.get("writeSizeLimit") {
        Some(size) if !SIZES.contains(&size.as_str()) => Err(DataError::Query(
            "writeSizeLimit must be tiny, small, medium, large or unlimited",
        )),
        _ => Ok(()),
    }
}

/// The window of a socket's request.
pub fn window_of(query: &Value) -> Result<Query, DataError> {
    let text = |name: &str| query.get(name).and_then(Value::as_str);
    let bound = |value: &str, key: &str, inclusive: &str| {
        let value = query.get(value)?.clone();
        let key = text(key).map(str::to_owned);
        let inclusive = query
            .get(inclusive)
            .and_then(Value::as_bool)
            .unwrap_or(true);
        Some(Bound {
            value,
            key,
            inclusive,
        })
    };
    let limit = query.get("l").and_then(Value::as_u64);
    Ok(Query {
        index: text("i").map_or(Ok(Index::Priority), Index::parse)?,
        start: bound("sp", "sn", "sin"),
        end: bound("ep", "en", "ein"),
        limit: limit.and_then(|count| usize::try_from(count).ok()),
        from_right: text("vf") == Some("r"),
    })
}

/// A JSON value, possibly with a key behind a comma.
fn bound_of(text: &str, inclusive: bool) -> Result<Bound, DataError> {
    let value = |value, key| Bound {
        value,
        key,
        inclusive,
    };
    if let Ok(whole) = serde_json::from_str(text) {
        return Ok(value(whole, None));
    }
    let list: Vec<Value> = serde_json::from_str(&format!("[{text}]"))
        .map_err(|_| DataError::Query("a bound must be a valid JSON value"))?;
    match list.as_slice() {
        [first, Value::String(key)] => Ok(value(first.clone(), Some(key.clone()))),
        _ => Err(DataError::Query("a bound must be a valid JSON value")),
    }
}

fn number(text: Option<&String>) -> Result<Option<usize>, DataError> {
    text.map(|text| {
        text.parse()
            .map_err(|_| DataError::Query("a limit must be a whole number"))
    })
    .transpose()
}
