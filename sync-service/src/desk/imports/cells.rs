//! What is put right in a cell, and what is wrong with it.

use super::cell_lines;
use super::dates::checked;
use super::made;
use super::phone_cells::phone;
use super::read_cell::{Read, is_rounded};
use super::websites::website;
use crate::listings::import::{CELL_MAX, EMPTY};
use crate::markup::has_markup;
use crate::unseen::is_direction;
use encoding_rs::WINDOWS_1252;
use jiff::civil::Date;
use place_facts::hours::impossible::impossible;
use place_facts::zip::Zip;
use sync_protocol::desk_import::{ImportProblem, ImportRepair};

/// The counties of New Jersey, and what a list writes for all of them.
pub(super) const COUNTIES: [&str; 22] = [
    "Atlantic",
    "Bergen",
    "Burlington",
    "Camden",
    "Cape May",
    "Cumberland",
    "Essex",
    "Gloucester",
    "Hudson",
    "Hunterdon",
    "Mercer",
    "Middlesex",
    "Monmouth",
    "Morris",
    "Ocean",
    "Passaic",
    "Salem",
    "Somerset",
    "Sussex",
    "Union",
    "Warren",
    "Statewide",
];
/// How people write that there is nothing.
const NOTHINGS: [&str; 7] = ["", "n/a", "na", "none", "null", "-", "--"];
/// Errors that a spreadsheet writes into a cell.
const FORMULA_ERRORS: [&str; 9] = [
    "#N/A", "#REF!", "#NAME?", "#VALUE!", "#DIV/0!", "#NULL!", "#NUM!", "#SPILL!", "####",
];
/// Fields that people read as a name: a formula in them is the work of a spreadsheet or an attacker.
const FORMULA_FREE: [&str; 5] = ["name", "type", "address", "city", "county"];

/// Reads a cell of a field. `today` is the date in New Jersey. These are the rules of tables, of the form
/// and of every call that changes a place; what they give back is read as it stands the next time.
pub fn read(field: &str, cell: &str, today: Date) -> Read {
    let lines = cell_lines::as_one(field, cell);
    let mut text = in_one_line(lines.as_deref().unwrap_or(cell));
    let mut broken = false;
    // Some texts were broken twice.
    while let Some(whole) = unbroken(&text) {
        (text, broken) = (in_one_line(&whole), true);
    }
    if FORMULA_ERRORS.iter().any(|error| text.starts_with(error)) {
        return Read::wrong(text, ImportProblem::FormulaError);
    }
    if FORMULA_FREE.contains(&field) && is_formula(&text) {
        return Read::wrong(text, ImportProblem::Formula);
    }
    if let Some(problem) = unreadable(&text) {
        return Read::wrong(text, problem);
    }
    if NOTHINGS.contains(&text.to_lowercase().as_str()) {
        let problem = (field == "name").then_some(ImportProblem::NameMissing);
        return Read {
            text: EMPTY.to_owned(),
            repair: None,
            problem,
        };
    }
    if let Some(problem) = made::problem(field, &text) {
        return Read::wrong(text, problem);
    }
    let mut read = match field {
        "name" | "hours" => worded(field, text),
        "zip" => zip(text),
        "phone" => phone(text),
        "county" => county(text),
        "website" | "site" => website(text),
        "checked" => date_of_check(text, today),
        _ => Read::right(text),
    };
    if lines.is_some() && read.repair.is_none() && read.problem.is_none() {
        read.repair = Some(ImportRepair::LineBreaks);
    }
    if broken && read.repair.is_none() && read.problem.is_none() {
        read.repair = Some(ImportRepair::Characters);
    }
    read
}

/// Whether a text calls a function of a spreadsheet or names a cell: `=HYPERLINK("…")`, `=A2`, or another program:
/// `=cmd|'…'`. Other texts may begin with these signs.
fn is_formula(text: &str) -> bool {
    let Some(rest) = text.strip_prefix(['=', '+', '-', '@']) else {
        return false;
    };
    let is_name = |it: char| it.is_ascii_alphanumeric() || "._$!:".contains(it);
    let after = rest.trim_start_matches(is_name);
    let name = &rest[..rest.len() - after.len()];
    let begins = name.starts_with(|it: char| it.is_ascii_alphabetic() || it == '$');
    let is_cell = after.is_empty() && name.ends_with(|it: char| it.is_ascii_digit());
    begins
        && (after.starts_with('|') || text.starts_with('=') && (after.starts_with('(') || is_cell))
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn unreadable(text: &str) -> Option<ImportProblem> {
    if text.contains('\u{fffd}') {
        Some(ImportProblem::LostCharacter)
    } else if text.chars().any(is_refused) {
        Some(ImportProblem::ControlCharacter)
    } else if has_markup(text) {
        Some(ImportProblem::Markup)
    } else if text.chars().count() > CELL_MAX {
        Some(ImportProblem::TooLong)
    } else {
        None
    }
}

/// Whether a cell may not hold a character: a control character, one that changes the direction of the text,
/// or one that no XML file can hold. Characters of width zero are allowed, because some scripts need them.
fn is_refused(it: char) -> bool {
    it.is_control() || is_direction(it) || matches!(it, '\u{fffe}' | '\u{ffff}')
}

/// UTF-8 that was read as Windows-1252: `CafÃ©` was `Café`.
fn unbroken(text: &str) -> Option<String> {
    if !text.contains(['\u{c3}', '\u{c2}', '\u{e2}']) {
        return None;
    }
    let (bytes, _, is_lossy) = WINDOWS_1252.encode(text);
    if is_lossy {
        return None;
    }
    String::from_utf8(bytes.into_owned()).ok()
}

/// A text that cannot be a number alone.
fn worded(field: &str, text: String) -> Read {
    let has_letter = text.chars().any(char::is_alphabetic);
    let is_number = text.chars().all(|it| it.is_ascii_digit() || it == '.');
    match field {
        "name" if !has_letter => Read::wrong(text, ImportProblem::NameIsNumber),
        "hours" if is_number => Read::wrong(text, ImportProblem::HoursNumber),
        "hours" if impossible(&text).is_some() => Read::wrong(text, ImportProblem::TimeImpossible),
        _ => Read::right(text),
    }
}

/// A ZIP code of five or nine digits. Spreadsheets drop the zero with which all of New Jersey begins; a code
/// that begins with a zero and is short lost something else.
fn zip(text: String) -> Read {
    if is_rounded(&text) {
        return Read::wrong(text, ImportProblem::RoundedNumber);
    }
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let is_plain = text.chars().all(|it| it.is_ascii_digit() || it == '-');
    let whole = match digits.len() {
        4 | 8 if digits.starts_with(['7', '8']) => format!("0{digits}"),
        _ => digits,
    };
    let whole = match whole.len() {
        5 => whole,
        9 => format!("{}-{}", &whole[..5], &whole[5..]),
        _ => return Read::wrong(text, ImportProblem::Zip),
    };
    if is_plain && !Zip::parse(&whole).is_some_and(Zip::is_possible) {
        return Read::wrong(text, ImportProblem::ZipImpossible);
    }
    match is_plain {
        true if whole == text => Read::right(text),
        true => Read::repaired(whole, ImportRepair::Zeros),
        false => Read::wrong(text, ImportProblem::Zip),
    }
}

fn county(text: String) -> Read {
    let lower = text.to_lowercase();
    let bare = lower.strip_suffix("county").unwrap_or(&lower).trim();
    let found = COUNTIES.iter().find(|county| county.to_lowercase() == bare);
    match found {
        Some(county) if *county == text => Read::right(text),
        Some(county) => Read::repaired((*county).to_owned(), ImportRepair::County),
        None => Read::wrong(text, ImportProblem::County),
    }
}

fn date_of_check(text: String, today: Date) -> Read {
    match checked(&text, today) {
        Ok(found) if found.date == text => Read::right(text),
        Ok(found) if found.is_two_ways => Read::repaired(found.date, ImportRepair::DateOrder),
        Ok(found) => Read::repaired(found.date, ImportRepair::Date),
        Err(problem) => Read::wrong(text, problem),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;
    use proptest::prelude::*;

    const TODAY: Date = date(2026, 11, 22);

    fn good(field: &str, cell: &str) -> (String, Option<ImportRepair>) {
        let found = read(field, cell, TODAY);
        assert_eq!(found.problem, None, "{field}: {cell}");
        (found.text, found.repair)
    }

    #[test]
    fn what_spreadsheets_break_is_put_right_and_told() {
        for (field, cell, text, repair) in [
            ("zip", "7102", "07102", ImportRepair::Zeros),
            ("zip", "71021234", "07102-1234", ImportRepair::Zeros),
            ("phone", "9735550100", "973-555-0100", ImportRepair::Phone),
            (
                "phone",
                "(973) 555-0100",
                "973-555-0100",
                ImportRepair::Phone,
            ),
            (
                "phone",
                "1.973.555.0100",
                "973-555-0100",
                ImportRepair::Phone,
            ),
            ("checked", "3/4/2024", "2024-03-04", ImportRepair::DateOrder),
            ("checked", "3/14/24", "2024-03-14", ImportRepair::Date),
            ("checked", "4 March 2024", "2024-03-04", ImportRepair::Date),
            ("checked", "March 4, 2024", "2024-03-04", ImportRepair::Date),
            ("checked", "Mar 2024", "2024-03", ImportRepair::Date),
            ("checked", "45355", "2024-03-04", ImportRepair::Date),
            (
                "checked",
                "2024-03-04 00:00:00",
                "2024-03-04",
                ImportRepair::Date,
            ),
            (
                "notes",
                "Caf\u{c3}\u{a9}",
                "Caf\u{e9}",
                ImportRepair::Characters,
            ),
            ("county", "essex county", "Essex", ImportRepair::County),
            (
                "phone",
                "(973) 555-0100 x4",
                "973-555-0100 ext. 4",
                ImportRepair::Phone,
            ),
            (
                "hours",
                "Monday 9 am-5 pm\r\n\nTuesday 9 am-1 pm",
                "Monday 9 am-5 pm, Tuesday 9 am-1 pm",
                ImportRepair::LineBreaks,
            ),
            (
                "notes",
                "Bring an\nID",
                "Bring an ID",
                ImportRepair::LineBreaks,
            ),
            (
                "notes",
                "Families\nWalk in\nNo men\n- Bring a bag for\nNewark food",
                "Families. Walk in. No men. - Bring a bag for Newark food",
                ImportRepair::LineBreaks,
            ),
            (
                "phone",
                "9735550100, Ext 12",
                "973-555-0100 ext. 12",
                ImportRepair::Phone,
            ),
        ] {
            assert_eq!(
                good(field, cell),
                (text.to_owned(), Some(repair)),
                "{field}: {cell}"
            );
        }
    }

    #[test]
    fn what_is_right_stays() {
        for (field, cell) in [
            ("zip", "07102"),
            ("zip", "07102-1234"),
            ("phone", "973-555-0100"),
            ("phone", "211"),
            ("phone", "973-555-0100 ext. 4"),
            ("phone", "1-800-GET-HELP"),
            ("phone", "1-800-FLOWERS"),
            ("phone", "988"),
            ("checked", "2024"),
            ("checked", "2024-02"),
            ("checked", "2024-02-29"),
            ("county", "Cape May"),
            ("website", "https://a.org/x"),
            ("website", "a.org"),
            ("website", "a.org:8080/x"),
            ("website", "HTTP://A.org"),
            ("website", "http://1.1.1.1/x"),
            ("hours", "9-5"),
            ("hours", "Mon 14:00-09:00"),
            ("hours", "Monday 10 pm-6 am"),
            ("notes", "Ages < 18 free"),
            ("name", "7-Eleven"),
            ("name", "=1+1 Pantry"),
            ("notes", "\u{c1}ngel"),
        ] {
            assert_eq!(good(field, cell), (cell.to_owned(), None), "{field}");
        }
        assert_eq!(good("phone", " n/a ").0, EMPTY);
        assert_eq!(
            good("notes", "'=1+1").0,
            "'=1+1",
            "the reader of CSV took its guard"
        );
    }

    #[test]
    fn every_number_zip_code_and_time_of_the_starter_lists_passes() {
        let mut count = 0;
        for (list, rows) in crate::listings::starter::lists().unwrap() {
            for row in rows {
                for (field, cell) in row {
                    if ["phone", "zip", "hours"].contains(&field.as_str()) {
                        let problem = read(&field, &cell, TODAY).problem;
                        assert_eq!(problem, None, "{list}: {field}: {cell}");
                        count += 1;
                    }
                }
            }
        }
        assert!(count > 400, "only {count} cells were read");
    }

    #[test]
    fn what_cannot_be_right_is_named() {
        let long = "x".repeat(CELL_MAX + 1);
        for (field, cell, problem) in [
            ("name", "", ImportProblem::NameMissing),
            ("name", "12345", ImportProblem::NameIsNumber),
            (
                "name",
                "=HYPERLINK(\"http://x.example\")",
                ImportProblem::Formula,
            ),
            ("city", "=A2", ImportProblem::Formula),
            ("name", "=cmd|' /C calc'!A0", ImportProblem::Formula),
            ("address", "+cmd|' /C calc'!A0", ImportProblem::Formula),
            ("address", "=Sheet1!$A$2", ImportProblem::Formula),
            ("notes", &long, ImportProblem::TooLong),
            ("notes", "a\u{7}b", ImportProblem::ControlCharacter),
            ("notes", "Caf\u{fffd}", ImportProblem::LostCharacter),
            ("notes", "<script>x</script>", ImportProblem::Markup),
            ("name", "a\u{202e}b", ImportProblem::ControlCharacter),
            ("phone", "#REF!", ImportProblem::FormulaError),
            ("phone", "9.73E+09", ImportProblem::RoundedNumber),
            ("checked", "25/12/2024", ImportProblem::NotADate),
            ("checked", "2024-02-30", ImportProblem::NotADate),
            ("checked", "soon", ImportProblem::NotADate),
            ("checked", "1/1/2031", ImportProblem::FutureDate),
            ("phone", "555-0100", ImportProblem::Phone),
            ("zip", "710", ImportProblem::Zip),
            ("zip", "0710", ImportProblem::Zip),
            ("zip", "6101", ImportProblem::Zip),
            ("zip", "07102123", ImportProblem::Zip),
            ("zip", "00000", ImportProblem::ZipImpossible),
            ("zip", "00000-1234", ImportProblem::ZipImpossible),
            ("zip", "99999", ImportProblem::ZipImpossible),
            ("phone", "000-000-0000", ImportProblem::PhoneImpossible),
            ("phone", "(123) 456-7890", ImportProblem::PhoneImpossible),
            ("phone", "2147483647", ImportProblem::PhoneImpossible),
            ("phone", "911-555-0100", ImportProblem::PhoneImpossible),
            ("phone", "000", ImportProblem::PhoneImpossible),
            ("phone", "911", ImportProblem::PhoneImpossible),
            ("phone", "Call 911", ImportProblem::PhoneImpossible),
            ("phone", "200", ImportProblem::PhoneImpossible),
            (
                "phone",
                "000-000-0000 ext. 4",
                ImportProblem::PhoneImpossible,
            ),
            ("zip", "Newark", ImportProblem::Zip),
            ("county", "Kings", ImportProblem::County),
            ("website", "javascript:alert(1)", ImportProblem::Website),
            ("website", "info@a.org", ImportProblem::Website),
            ("website", "see facebook", ImportProblem::Website),
            ("website", "//evil.org", ImportProblem::Website),
            ("website", "https:////evil.org", ImportProblem::Website),
            ("website", "https:evil.org", ImportProblem::Website),
            ("website", "/\\evil.org", ImportProblem::Website),
            ("website", "https://evil.org\\a", ImportProblem::Website),
            ("website", "https://a.org@evil.org", ImportProblem::Website),
            ("website", "https://:p@evil.org", ImportProblem::Website),
            ("website", "ftp://a.org", ImportProblem::Website),
            ("website", "data:text/html,a.b", ImportProblem::Website),
            ("website", "file:///etc/a.b", ImportProblem::Website),
            ("website", "http://127.0.0.1/x", ImportProblem::Website),
            ("website", "http://192.168.1.7/x", ImportProblem::Website),
            ("website", "http://[fe80::1]/", ImportProblem::Website),
            ("website", "printer.local", ImportProblem::Website),
            ("website", "http://localhost./", ImportProblem::Website),
            ("name", "9-Jul", ImportProblem::MadeBySpreadsheet),
            ("city", "12345", ImportProblem::MadeBySpreadsheet),
            ("hours", "0.375", ImportProblem::HoursNumber),
            ("hours", "Mon 25:00-99:00", ImportProblem::TimeImpossible),
            ("hours", "Mon 9:75-17:00", ImportProblem::TimeImpossible),
            ("hours", "Monday 13 am-5 pm", ImportProblem::TimeImpossible),
        ] {
            assert_eq!(
                read(field, cell, TODAY).problem,
                Some(problem),
                "{field}: {cell}"
            );
        }
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic_and_what_is_right_stays_right(
            field in "name|zip|phone|county|website|checked|hours|notes", cell in "\\PC{0,30}",
        ) {
            let once = read(&field, &cell, TODAY);
            if once.problem.is_none() {
                prop_assert!(!once.text.chars().any(char::is_control));
                prop_assert_eq!(read(&field, &once.text, TODAY), Read::right(once.text));
            }
        }

        #[test]
        fn what_is_put_right_is_right(
            field in "name|zip|phone|county|website|checked|hours|notes",
            cell in "[0-9a-z()/.,;:+' \u{a0}\u{c2}\u{c3}\u{a9}\u{192}-]{0,24}",
        ) {
            let once = read(&field, &cell, TODAY);
            if once.problem.is_none() {
                prop_assert_eq!(read(&field, &once.text, TODAY), Read::right(once.text));
            }
        }
    }
}
