//! Numbers as a spreadsheet shows them.

use super::styles::Shows;
use super::xml::{Part, attribute, is_true, walk};
use jiff::ToSpan;
use jiff::civil::{Date, date};

/// The text that is shown for a number, and whether a sign was added to it. `since` is day 0.
pub fn shown(text: &str, shows: &Shows, since: Date) -> (String, bool) {
    let text = text.trim();
    let Ok(number) = text.parse::<f64>() else {
        return (text.to_owned(), false);
    };
    match shows {
        Shows::Date if (1.0..200_000.0).contains(&number) => {
            #[allow(clippy::cast_possible_truncation)]
            let days = number as i64;
            if let Ok(date) = since.checked_add(days.days()) {
                return (date.to_string(), false);
            }
        }
        Shows::Percent(digits) => return (format!("{:.digits$}%", number * 100.0), true),
        Shows::Currency(sign, digits) => return (format!("{sign}{number:.digits$}"), true),
        Shows::Date | Shows::Plain => {}
    }
    // A telephone number is written 9.735550100E9 in the file and shown with all its digits.
    if number.fract() == 0.0 && number.abs() < 1e15 {
        return (format!("{number:.0}"), false);
    }
    (text.to_owned(), false)
}

/// Day 0 of a workbook: workbooks of old Macintoshes count from 1904 (ECMA-376, 18.17.4.1).
pub fn epoch(workbook: &str) -> Date {
    let mut is_1904 = false;
    let _ = walk(workbook, |part| {
        if let Part::Start(start, "workbookPr") = part {
            is_1904 = attribute(start, "date1904").is_some_and(|text| is_true(&text));
        }
        Ok(())
    });
    if is_1904 {
        date(1904, 1, 1)
    } else {
        date(1899, 12, 30)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_the_sign_that_the_reader_sees() {
        let dollars = Shows::Currency("$".to_owned(), 2);
        for (text, shows, expected) in [
            ("0.5", &Shows::Percent(0), ("50%", true)),
            ("0.125", &Shows::Percent(1), ("12.5%", true)),
            ("12", &dollars, ("$12.00", true)),
            ("9.735550100E9", &Shows::Plain, ("9735550100", false)),
            ("45355", &Shows::Date, ("2024-03-04", false)),
            ("0.375", &Shows::Date, ("0.375", false)),
            ("soon", &dollars, ("soon", false)),
        ] {
            let (shown, has_sign) = shown(text, shows, epoch(""));
            assert_eq!((shown.as_str(), has_sign), expected, "{text}");
        }
    }
}
