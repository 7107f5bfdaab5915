//! Cells that may be right, and that a person should look at.

use super::phone_cells::{is_out_of_service, is_text_only};
use super::{closed_columns, hours_cells, made};
use jiff::civil::Date;
use place_facts::closed::in_field;
use place_facts::geography::{misspelled, point};
use place_facts::phone::{has_paid_number, is_fax_only};
use place_facts::states::behind_comma;
use place_facts::zip::Zip;
use sync_protocol::desk_doubts::ImportDoubt;

/// Why a person should look at a cell that is kept as it stands. `today` is the date in New Jersey.
pub fn doubt(field: &str, text: &str, today: Date) -> Option<ImportDoubt> {
    let found = match field {
        "zip" => {
            let zip = Zip::parse(text)?;
            point(zip).is_none().then_some(ImportDoubt::ZipElsewhere)
        }
        "hours" => match hours_cells::doubt(text, today) {
            None | Some(ImportDoubt::HoursUnread | ImportDoubt::HoursInexact)
                if in_field(field, text, today) =>
            {
                Some(ImportDoubt::SaysClosed)
            }
            other => other,
        },
        "notes" => in_field(field, text, today).then_some(ImportDoubt::NotesClosed),
        "phone" if is_fax_only(text) => Some(ImportDoubt::FaxNumber),
        "phone" if is_text_only(text) => Some(ImportDoubt::TextNumber),
        "phone" if is_out_of_service(text) => Some(ImportDoubt::NumberOff),
        "phone" => has_paid_number(text).then_some(ImportDoubt::PaidNumber),
        "city" if in_field(field, text, today) => Some(ImportDoubt::SaysClosed),
        // The towns of other states are not known here.
        "city" if behind_comma(text).is_some() => None,
        "city" => misspelled(text).map(|_| ImportDoubt::TownMisspelled),
        "name" | "type" | "address" => {
            in_field(field, text, today).then_some(ImportDoubt::SaysClosed)
        }
        _ => {
            let says =
                in_field(field, text, today) || closed_columns::in_column(field, text, today);
            says.then_some(ImportDoubt::SaysClosed)
        }
    };
    found.or_else(|| made::doubt(field, text))
}

/// What a cell with a doubt may mean.
pub fn near(doubt: ImportDoubt, text: &str) -> String {
    match doubt {
        ImportDoubt::TownMisspelled => misspelled(text).unwrap_or_default(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = jiff::civil::date(2026, 11, 23);

    #[test]
    fn what_may_be_right_is_asked_about() {
        for (field, text, found) in [
            ("zip", "10001", Some(ImportDoubt::ZipElsewhere)),
            ("zip", "19104-1234", Some(ImportDoubt::ZipElsewhere)),
            ("zip", "07102", None),
            ("zip", "N/A", None),
            ("hours", "Mon 14:00-09:00", Some(ImportDoubt::HoursUnread)),
            ("hours", "Mon 9-8 am", Some(ImportDoubt::HoursUnread)),
            ("hours", "Mon-Fri 7-7", Some(ImportDoubt::HoursHalf)),
            ("hours", "M-F 8:00 - 10:00", Some(ImportDoubt::HoursHalf)),
            ("hours", "Mon-Fri 9-5", None),
            ("hours", "M-F 9:00 - 5:00", None),
            ("hours", "Monday 9-12, 1-4", None),
            ("hours", "Monday-Friday 10-2 pm", None),
            ("hours", "Monday 9 a.m.-5 p.m.", None),
            ("hours", "Call 973-555-0100", Some(ImportDoubt::HoursUnread)),
            ("city", "Trentn", Some(ImportDoubt::TownMisspelled)),
            ("city", "Trenton", None),
            ("city", "City of Trenton", None),
            ("city", "Philadelphia", None),
            ("city", "Trentn, PA", None),
            ("city", "N/A", None),
            ("phone", "fax 609-555-0100", Some(ImportDoubt::FaxNumber)),
            ("phone", "1-900-555-0100", Some(ImportDoubt::PaidNumber)),
            ("phone", "609-555-0100, fax 609-555-0101", None),
            ("phone", "Text: 609-555-0100", Some(ImportDoubt::TextNumber)),
            ("phone", "609-555-0100 (SMS)", Some(ImportDoubt::TextNumber)),
            (
                "phone",
                "609-555-0100 (disconnected)",
                Some(ImportDoubt::NumberOff),
            ),
            ("phone", "Call or text 609-555-0100", None),
            ("phone", "609-555-0100, text 609-555-0101", None),
            ("phone", "Text HOPE to 988", None),
            ("notes", "fax 609-555-0100", None),
            ("hours", "Monday-Friday 9 am-5 pm", None),
            ("hours", "Monday 10 pm-6 am", None),
            ("hours", "Open 24/7", None),
            ("hours", "Call first", None),
            (
                "hours",
                "Closed Monday-Sunday",
                Some(ImportDoubt::HoursClosed),
            ),
            (
                "notes",
                "Permanently closed",
                Some(ImportDoubt::NotesClosed),
            ),
            ("hours", "N/A", None),
            ("notes", "25:00-26:00", None),
            ("name", "CLOSED - Hope", Some(ImportDoubt::SaysClosed)),
            ("type", "Closed food pantry", Some(ImportDoubt::SaysClosed)),
            ("address", "Closed", Some(ImportDoubt::SaysClosed)),
            ("address", "1 Closet St", None),
            ("city", "CLOSED", Some(ImportDoubt::SaysClosed)),
            ("other", "Closed", Some(ImportDoubt::SaysClosed)),
            ("other", "Closed on Monday", None),
            ("Out of business", "Yes", Some(ImportDoubt::SaysClosed)),
            ("remarks", "No longer here", Some(ImportDoubt::SaysClosed)),
        ] {
            assert_eq!(doubt(field, text, TODAY), found, "{field}: {text}");
        }
    }
}
