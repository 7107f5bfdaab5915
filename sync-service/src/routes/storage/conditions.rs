//! Conditional requests and ranges (RFC 9110, sections 13 and 14).
//! The service states entity tags and no dates, so conditions on dates are ignored (13.1.3, 13.1.4).

use crate::files::FileError;
use axum::http::header::{HeaderName, IF_MATCH, IF_NONE_MATCH, IF_RANGE, RANGE};
use axum::http::{HeaderMap, Method};
use std::ops::Range;

/// The part of a file to send.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// All bytes.
    Whole,
    /// These bytes.
    Part(Range<u64>),
    /// Bytes that lie outside the file.
    Unsatisfiable,
    /// Nothing: the caller has it.
    NotModified,
}

/// Decides what a read is answered with; `tag` is the quoted entity tag of the file. Fails with
/// [`FileError::Precondition`] when `If-Match` names other contents only.
pub fn wanted(
    method: &Method,
    headers: &HeaderMap,
    tag: &str,
    size: u64,
) -> Result<Wanted, FileError> {
    if !lists(headers, IF_MATCH, tag, false).unwrap_or(true) {
        return Err(FileError::Precondition);
    }
    if lists(headers, IF_NONE_MATCH, tag, true).unwrap_or(false) {
        return Ok(Wanted::NotModified);
    }
    // A part of an older content must not be joined to a part of this one.
    let is_same = single(headers, IF_RANGE).is_none_or(|theirs| theirs.trim() == tag);
    let range = single(headers, RANGE).filter(|_| *method == Method::GET && is_same);
    let range = range.and_then(|range| range_of(range, size));
    Ok(match range {
        None => Wanted::Whole,
        Some(range) if range.is_empty() => Wanted::Unsatisfiable,
        Some(range) => Wanted::Part(range),
    })
}

/// Fails with [`FileError::Precondition`] unless a change may be made to this content.
pub fn check_change(headers: &HeaderMap, tag: &str) -> Result<(), FileError> {
    let is_allowed = lists(headers, IF_MATCH, tag, false).unwrap_or(true)
        && !lists(headers, IF_NONE_MATCH, tag, true).unwrap_or(false);
    is_allowed.then_some(()).ok_or(FileError::Precondition)
}

/// Whether a change names a condition at all.
pub fn has_condition(headers: &HeaderMap) -> bool {
    headers.contains_key(IF_MATCH) || headers.contains_key(IF_NONE_MATCH)
}

/// Whether a list of entity tags has this one; `None` without the header. Weak comparison takes
/// `W/"x"` for `"x"`. Our tags hold no comma, so a list can be cut at commas.
fn lists(headers: &HeaderMap, name: HeaderName, tag: &str, is_weak: bool) -> Option<bool> {
    let has = |list: &str| {
        list.split(',').map(str::trim).any(|theirs| {
            let strong = theirs.strip_prefix("W/").filter(|_| is_weak);
            theirs == "*" || strong.unwrap_or(theirs) == tag
        })
    };
    let mut lines = headers.get_all(name).iter().peekable();
    lines.peek()?;
    Some(lines.any(|line| line.to_str().is_ok_and(has)))
}

/// The value of a header that must come once; one that comes twice counts as absent.
fn single(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    let mut lines = headers.get_all(name).iter();
    let first = lines.next().filter(|_| lines.next().is_none())?;
    // A value that is not text matches nothing.
    Some(first.to_str().unwrap_or_default())
}

/// One range of bytes, empty when it lies outside; `None` when the header is to be ignored.
fn range_of(header: &str, size: u64) -> Option<Range<u64>> {
    let (unit, range) = header.split_once('=')?;
    let (first, last) = range.trim().split_once('-')?;
    if !unit.trim().eq_ignore_ascii_case("bytes") {
        return None;
    }
    let range = match (number(first)?, number(last)?) {
        (None, None) => return None,
        (None, Some(count)) => size.saturating_sub(count)..size,
        (Some(first), None) => first..size,
        (Some(first), Some(last)) if first > last => return None,
        (Some(first), Some(last)) => first..last.saturating_add(1).min(size),
    };
    Some(range)
}

/// Digits alone, or nothing. A number beyond 64 bits lies behind every file.
fn number(text: &str) -> Option<Option<u64>> {
    match text {
        "" => Some(None),
        text if text.bytes().all(|digit| digit.is_ascii_digit()) => {
            Some(Some(text.parse().unwrap_or(u64::MAX)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    const TAG: &str = "\"7-1\"";

    fn ask(headers: &[(HeaderName, &'static str)]) -> Result<Wanted, FileError> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, HeaderValue::from_static(value));
        }
        wanted(&Method::GET, &map, TAG, 10)
    }

    #[test]
    fn sto_ranges_are_those_of_the_standard() {
        use Wanted::{Part, Unsatisfiable, Whole};
        for (range, answer) in [
            ("bytes=0-3", Part(0..4)),
            ("Bytes = 0-3", Part(0..4)),
            ("bytes=4-", Part(4..10)),
            ("bytes=-3", Part(7..10)),
            ("bytes=-99", Part(0..10)),
            ("bytes=0-99", Part(0..10)),
            ("bytes=0-18446744073709551615", Part(0..10)),
            ("bytes=10-", Unsatisfiable),
            ("bytes=99999999999999999999-", Unsatisfiable),
            ("bytes=-0", Unsatisfiable),
            ("bytes=5-3", Whole),
            ("bytes=+1-3", Whole),
            ("bytes=-", Whole),
            ("bytes=0-1,4-5", Whole),
            ("pages=1-2", Whole),
        ] {
            assert_eq!(ask(&[(RANGE, range)]).unwrap(), answer, "{range}");
        }
        let twice = [(RANGE, "bytes=0-3"), (RANGE, "bytes=4-5")];
        assert_eq!(ask(&twice).unwrap(), Whole);
    }

    #[test]
    fn sto_a_part_is_sent_only_of_the_content_that_the_caller_has() {
        let part = Wanted::Part(0..4);
        for (tag, answer) in [
            ("\"7-1\"", part),
            ("\"6-1\"", Wanted::Whole),
            ("W/\"7-1\"", Wanted::Whole),
            ("Sat, 21 Nov 2026 10:00:00 GMT", Wanted::Whole),
        ] {
            let asked = [(RANGE, "bytes=0-3"), (IF_RANGE, tag)];
            assert_eq!(ask(&asked).unwrap(), answer, "{tag}");
        }
    }

    #[test]
    fn sto_what_the_caller_has_is_not_sent_again() {
        for (tags, answer) in [
            ("\"7-1\"", Wanted::NotModified),
            ("W/\"7-1\"", Wanted::NotModified),
            ("\"1-1\", \"7-1\"", Wanted::NotModified),
            ("*", Wanted::NotModified),
            ("\"1-1\"", Wanted::Whole),
        ] {
            assert_eq!(ask(&[(IF_NONE_MATCH, tags)]).unwrap(), answer, "{tags}");
        }
        let lines = [(IF_NONE_MATCH, "\"1-1\""), (IF_NONE_MATCH, "\"7-1\"")];
        assert_eq!(ask(&lines).unwrap(), Wanted::NotModified);
        assert!(ask(&[(IF_MATCH, "\"7-1\"")]).is_ok() && ask(&[(IF_MATCH, "*")]).is_ok());
        assert!(ask(&[(IF_MATCH, "\"6-1\"")]).is_err());
        assert!(ask(&[(IF_MATCH, "W/\"7-1\"")]).is_err());
    }
}
