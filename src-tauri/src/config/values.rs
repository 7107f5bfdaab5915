//! Checks of single values. A value that fails its check is explained by the table of settings.

use crate::device::pin::is_hash;
use crate::device::printing::Printer;
use place_facts::geography::near;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::ops::RangeInclusive;
use std::time::Duration;
use sync_protocol::language::Language;
use sync_protocol::page_views::is_site;
use sync_protocol::papers::PapersPlanner;
use url::{Host, Url};

/// Longest idle limit, in seconds. A longer limit protects no one.
const IDLE_MAX: u64 = 3600;

/// Deserializes a text and checks it.
fn text<'de, D: Deserializer<'de>, T>(
    from: D,
    check: impl FnOnce(String) -> Option<T>,
) -> Result<T, D::Error> {
    check(String::deserialize(from)?).ok_or_else(|| D::Error::custom("the text is not allowed"))
}

/// Deserializes a whole number in a range.
fn number<'de, D: Deserializer<'de>>(from: D, range: RangeInclusive<u64>) -> Result<u64, D::Error> {
    let number = u64::deserialize(from)?;
    range
        .contains(&number)
        .then_some(number)
        .ok_or_else(|| D::Error::custom("the number is out of range"))
}

pub(super) fn web_address<'de, D: Deserializer<'de>>(from: D) -> Result<Url, D::Error> {
    text(from, |text| {
        let url = Url::parse(&text).ok()?;
        (matches!(url.scheme(), "http" | "https") && url.has_host()).then_some(url)
    })
}

pub(super) fn site<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    text(from, |text| is_site(&text).then_some(text))
}

pub(super) fn email_address<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    text(from, |text| {
        let (name, host) = text.split_once('@')?;
        let is_address =
            !name.is_empty() && Host::parse(host).is_ok() && !text.contains(char::is_whitespace);
        is_address.then_some(text)
    })
}

pub(super) fn hosts<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let names = Vec::<String>::deserialize(from)?;
    let host = |name: &String| match Host::parse(name) {
        Ok(host @ Host::Domain(_)) => Some(host.to_string()),
        _ => None,
    };
    let hosts: Option<Vec<String>> = names.iter().map(host).collect();
    hosts.ok_or_else(|| D::Error::custom("a name is not a host name"))
}

pub(super) fn language<'de, D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
    text(from, |text| Language::of_tag(&text))
}

/// Nothing, or a place around which the finder can search.
pub(super) fn town<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    text(from, |text| {
        (text.is_empty() || near(&text).is_some()).then_some(text)
    })
}

pub(super) fn seconds<'de, D: Deserializer<'de>, const MIN: u64>(
    from: D,
) -> Result<Duration, D::Error> {
    number(from, MIN..=IDLE_MAX).map(Duration::from_secs)
}

pub(super) fn minutes_of_a_day<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    number(from, 1..=1440).map(|minutes| Duration::from_secs(minutes * 60))
}

pub(super) fn megabytes_as_kb<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    number(from, 100..=100_000).map(|megabytes| megabytes * 1024)
}

pub(super) fn papers_planner<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<PapersPlanner, D::Error> {
    text(from, |text| text.parse().ok())
}

pub(super) fn printer<'de, D: Deserializer<'de>>(from: D) -> Result<Printer, D::Error> {
    text(from, |text| text.parse().ok())
}

pub(super) fn pin_hash<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    text(from, |text| {
        if text.is_empty() {
            return Some(None);
        }
        is_hash(&text).then_some(Some(text))
    })
}

pub(super) fn hour<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    match i8::deserialize(from)? {
        -1 => Ok(None),
        hour @ 0..=23 => Ok(u8::try_from(hour).ok()),
        _ => Err(D::Error::custom("the number is out of range")),
    }
}
