//! A CSV file becomes a list, whole or not at all.

use super::changes::{Changes, compare};
use super::csv_text::{check_quotes, decode};
use super::export::plain_cell;
use super::import_error::{FILE_MAX, ImportError};
use super::most_kept::require_most_kept;
use super::place_record::CHECKED;
use super::staff_texts::StaffTexts;
use crate::clock::{Clock, milliseconds};
use crate::store::Store;
use crate::store::desk::RecordKind;
use csv::{ReaderBuilder, StringRecord};
use jiff::civil::Date;
use place_facts::calendar::local;
use place_facts::identity::is_id;
use std::collections::BTreeSet;
use std::path::Path;
use sync_protocol::listings::{ListingName, Row};

/// Most rows of a list.
pub const ROWS_MAX: usize = 20_000;
/// Most columns of a list.
pub const COLUMNS_MAX: usize = 40;
/// Longest cell, in characters.
pub const CELL_MAX: usize = 2_000;
/// The text of an empty cell (specification section 3).
pub const EMPTY: &str = "N/A";
/// The column with the ids of places, which the tables of the desk have beside the fields of a list.
pub const ID: &str = "id";

/// The operator's consent.
#[derive(Debug, Clone, Copy, Default)]
pub struct Consent {
    /// More than a fifth of the rows may go.
    pub drop: bool,
    /// Only look what would change.
    pub dry_run: bool,
}

/// Reads a file without trusting its size, name or content.
pub fn read_file(file: &Path) -> Result<Vec<Row>, ImportError> {
    parse(&bytes_of(file)?)
}

/// The bytes of a file that is not too large.
pub fn bytes_of(file: &Path) -> Result<Vec<u8>, ImportError> {
    let size = std::fs::metadata(file)?.len();
    if size > FILE_MAX {
        return Err(ImportError::TooLarge(size));
    }
    Ok(std::fs::read(file)?)
}

/// Reads a CSV text with a header row.
pub fn parse(bytes: &[u8]) -> Result<Vec<Row>, ImportError> {
    parse_text(&decode(bytes)?, 0, ',', |names| names)
}

/// Reads a text with a header row below so many lines that were skipped, whose columns get other names.
pub fn parse_text(
    text: &str,
    skipped: usize,
    separator: char,
    named: impl FnOnce(Vec<String>) -> Vec<String>,
) -> Result<Vec<Row>, ImportError> {
    check_quotes(text, separator)?;
    let mut reader = ReaderBuilder::new()
        .delimiter(u8::try_from(separator).unwrap_or(b','))
        .flexible(true)
        .from_reader(text.as_bytes());
    let header = header(
        reader
            .headers()
            .map_err(|error| ImportError::Header(error.to_string()))?,
        named,
    )?;
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| ImportError::Header(error.to_string()))?;
        let line = record
            .position()
            .map_or(0, |position| skipped + position.line() as usize);
        let row = row(&header, &record).map_err(|problem| ImportError::Row { line, problem })?;
        rows.push(row);
        if rows.len() > ROWS_MAX {
            return Err(ImportError::Row {
                line,
                problem: format!("more than {ROWS_MAX} rows"),
            });
        }
    }
    if rows.is_empty() {
        return Err(ImportError::Header(
            "there is no row below the header".into(),
        ));
    }
    Ok(without_ids(rows))
}

/// The rows without the ids that the table of the desk has beside them: they are no field of a list.
fn without_ids(mut rows: Vec<Row>) -> Vec<Row> {
    let ids = || rows.iter().filter_map(|row| row.get(ID));
    let is_empty = |text: &String| text == EMPTY;
    if ids().any(|text| is_id(text)) && ids().all(|text| is_empty(text) || is_id(text)) {
        for row in &mut rows {
            row.remove(ID);
        }
    }
    rows
}

fn header(
    record: &StringRecord,
    named: impl FnOnce(Vec<String>) -> Vec<String>,
) -> Result<Vec<String>, ImportError> {
    let names = record.iter().map(|name| plain_cell(name.trim()).to_owned());
    let names = named(names.collect());
    let refuse = |problem: String| Err(ImportError::Header(problem));
    if names.len() > COLUMNS_MAX {
        return refuse(format!(
            "{} columns; at most {COLUMNS_MAX} are shown",
            names.len()
        ));
    }
    let mut seen = BTreeSet::new();
    for name in &names {
        if name.is_empty() || name.chars().count() > 40 || name.chars().any(char::is_control) {
            return refuse(
                "a column without a name, or with one of more than 40 characters".into(),
            );
        }
        if !seen.insert(name.to_lowercase()) {
            return refuse(format!("the column \"{name}\" is there twice"));
        }
    }
    if !names.iter().any(|name| name == "name") {
        return refuse(format!(
            "there is no column \"name\", and none of {names:?} is read as the name of a place"
        ));
    }
    Ok(names)
}

fn row(header: &[String], record: &StringRecord) -> Result<Row, String> {
    if record.len() != header.len() {
        return Err(format!(
            "{} cells under {} columns",
            record.len(),
            header.len()
        ));
    }
    let mut row = Row::new();
    for (name, cell) in header.iter().zip(record) {
        row.insert(
            name.clone(),
            text(cell).map_err(|problem| format!("{name}: {problem}"))?,
        );
    }
    if row.get("name").is_none_or(|name| name == EMPTY) {
        return Err("the name is empty".into());
    }
    match row.get("checked") {
        Some(date) if !is_date(date) => Err(format!(
            "checked: \"{date}\" is not YYYY, YYYY-MM, YYYY-MM-DD or N/A"
        )),
        _ => Ok(row),
    }
}

/// One line of text without space at its ends; empty becomes [`EMPTY`].
fn text(cell: &str) -> Result<String, String> {
    let words = plain_cell(cell.trim())
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    if words.chars().count() > CELL_MAX {
        return Err(format!("more than {CELL_MAX} characters"));
    }
    if words.chars().any(char::is_control) {
        return Err("a control character".into());
    }
    Ok(if words.is_empty() {
        EMPTY.into()
    } else {
        words
    })
}

/// Whether a text is a date of a check: YYYY, YYYY-MM, YYYY-MM-DD or [`EMPTY`].
pub fn is_date(text: &str) -> bool {
    let number = |part: &str, digits: usize, most: u32| {
        part.len() == digits
            && part.bytes().all(|byte| byte.is_ascii_digit())
            && part
                .parse()
                .is_ok_and(|value: u32| (1..=most).contains(&value))
    };
    let parts: Vec<&str> = text.split('-').collect();
    text == EMPTY
        || match parts.as_slice() {
            [year] => number(year, 4, 9999),
            [year, month] => number(year, 4, 9999) && number(month, 2, 12),
            [year, month, day] => {
                number(year, 4, 9999) && number(month, 2, 12) && number(day, 2, 31)
            }
            _ => false,
        }
}

/// Replaces a list and answers what changed. A list that staff deleted is not made anew. What staff said of its places stays: their texts stand in
/// its rows, and places that closed or do not want to be listed are not added again. An operator has looked at every replacement of a list
/// that was there: either few rows went, or `consent` says so. The first import is not looked at.
pub async fn import(
    store: &dyn Store,
    clock: &dyn Clock,
    name: &ListingName,
    rows: &[Row],
    consent: Consent,
) -> Result<Changes, ImportError> {
    let deleted = store.desk_record(RecordKind::DeletedList, name.as_str());
    if deleted.await?.is_some() {
        return Err(ImportError::Deleted(name.clone()));
    }
    let stored = store.listing(name).await?;
    let before = stored.as_ref().map_or(&[][..], |listing| &listing.rows);
    let today = local(milliseconds(clock.now())).unwrap_or_default().date();
    let (rows, future) = without_future_days(rows, today);
    let texts = StaffTexts::over(store, name, &rows, before).await?;
    let rows = texts.rows();
    let mut changes = compare(before, rows);
    changes.left_out = texts.left_out().to_vec();
    changes.undated = texts.undated();
    changes.future = future;
    changes.no_day = without_a_day(texts.rows());
    if !consent.drop {
        require_most_kept(before, rows, EMPTY)?;
    }
    if !consent.dry_run && (stored.is_none() || !changes.is_empty()) {
        let revision = stored.as_ref().map_or(0, |listing| listing.revision);
        let floor = stored.and(u32::try_from(rows.len()).ok());
        store
            .replace_listing(name, revision, rows, floor, milliseconds(clock.now()))
            .await?;
    }
    if !consent.dry_run {
        texts.keep(store, milliseconds(clock.now())).await?;
    }
    Ok(changes)
}

/// The rows without dates of a check after `today`, and the names of those that had one: nobody checked them.
fn without_future_days(rows: &[Row], today: Date) -> (Vec<Row>, Vec<String>) {
    let (mut rows, mut names) = (rows.to_vec(), Vec::new());
    let today = today.to_string();
    for row in &mut rows {
        let is_future = |day: &String| day != EMPTY && *day > today;
        if row.get(CHECKED).is_some_and(is_future) {
            row.insert(CHECKED.to_owned(), EMPTY.to_owned());
            names.extend(row.get("name").cloned());
        }
    }
    (rows, names)
}

/// The names of the rows whose date of a check is a month or a year.
fn without_a_day(rows: &[Row]) -> Vec<String> {
    let is_short = |row: &&Row| {
        let date = row.get(CHECKED).filter(|date| *date != EMPTY);
        date.is_some_and(|date| date.len() < "2026-11-27".len())
    };
    let names = rows
        .iter()
        .filter(is_short)
        .filter_map(|row| row.get("name"));
    names.cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn ids_of_the_desk_are_no_field_of_a_list_and_other_numbers_are() {
        let id = "6a2f41a3-c54c-4e6c-8a5e-000000000001";
        for (cells, is_kept) in [([id, "N/A"], false), ([id, "7"], true), (["1", "2"], true)] {
            let text = format!("name,id\nA,{}\nB,{}\n", cells[0], cells[1]);
            let rows = parse(text.as_bytes()).unwrap();
            assert_eq!(rows[0].contains_key(ID), is_kept, "{cells:?}");
        }
    }

    #[test]
    fn dates_of_a_check_have_three_forms() {
        for good in ["N/A", "2024", "2024-02", "2024-02-29"] {
            assert!(is_date(good), "{good}");
        }
        for bad in [
            "",
            "24",
            "2024-13",
            "2024-1",
            "2024-02-00",
            "yesterday",
            "2024-02-02-02",
            "２０２４",
        ] {
            assert!(!is_date(bad), "{bad}");
        }
    }

    #[test]
    fn a_date_that_has_not_come_yet_is_left_out() {
        let today = jiff::civil::date(2026, 11, 27);
        for (day, is_kept) in [
            ("2026-11-27", true),
            ("2026-11", true),
            ("2026", true),
            ("2026-11-28", false),
            ("2026-12", false),
            ("2027", false),
        ] {
            let rows = parse(format!("name,checked\nA,{day}\n").as_bytes()).unwrap();
            let (rows, named) = without_future_days(&rows, today);
            let kept = if is_kept { day } else { EMPTY };
            assert_eq!(
                (rows[0][CHECKED].as_str(), named.is_empty()),
                (kept, is_kept)
            );
        }
    }

    #[test]
    fn a_month_or_a_year_is_told_to_be_no_day() {
        let rows = parse(b"name,checked\nA,2026\nB,2026-11\nC,2026-11-27\nD,\n").unwrap();
        assert_eq!(without_a_day(&rows), ["A", "B"]);
        let changes = Changes {
            no_day: without_a_day(&rows),
            ..Changes::default()
        };
        let said = changes.to_string();
        assert!(said.contains("of 2 rows, such as that of A"), "{said}");
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            let _ = parse(&bytes);
        }

        #[test]
        fn what_was_read_is_clean_text(cells in prop::collection::vec("[ -~é\\n]{0,20}", 1..6)) {
            let quoted: Vec<String> =
                cells.iter().map(|cell| format!("\"{}\"", cell.replace('"', "\"\""))).collect();
            let header: Vec<String> = (0..cells.len()).map(|i| format!("f{i}")).collect();
            let csv = format!("name,{}\nA,{}\n", header.join(","), quoted.join(","));
            for value in parse(csv.as_bytes()).unwrap()[0].values() {
                prop_assert!(!value.is_empty() && value.trim() == value);
                prop_assert!(!value.chars().any(char::is_control));
            }
        }
    }
}
