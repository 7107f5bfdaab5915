//! Cells that may be right, and that a person should look at.

use place_facts::geography::point;
use place_facts::hours::parse::parse;
use place_facts::zip::Zip;
use sync_protocol::desk_doubts::ImportDoubt;

/// Why a person should look at a cell that is kept as it stands.
pub fn doubt(field: &str, text: &str) -> Option<ImportDoubt> {
    match field {
        "zip" => {
            let zip = Zip::parse(text)?;
            point(zip).is_none().then_some(ImportDoubt::ZipElsewhere)
        }
        "hours" => is_unread(text).then_some(ImportDoubt::HoursUnread),
        _ => None,
    }
}

/// Whether hours name a time that no program can read. Words alone, such as "Call first", say what people will see.
fn is_unread(text: &str) -> bool {
    text.chars().any(|it| it.is_ascii_digit()) && parse(text).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_right_is_asked_about() {
        for (field, text, found) in [
            ("zip", "10001", Some(ImportDoubt::ZipElsewhere)),
            ("zip", "19104-1234", Some(ImportDoubt::ZipElsewhere)),
            ("zip", "07102", None),
            ("zip", "N/A", None),
            ("hours", "25:00-26:00", Some(ImportDoubt::HoursUnread)),
            ("hours", "Mon 25:00-26:00", Some(ImportDoubt::HoursUnread)),
            ("hours", "Mon 9-8 am", Some(ImportDoubt::HoursUnread)),
            ("hours", "Monday-Friday 9 am-5 pm", None),
            ("hours", "Monday 10 pm-6 am", None),
            ("hours", "Open 24/7", None),
            ("hours", "Call first", None),
            ("hours", "N/A", None),
            ("notes", "25:00-26:00", None),
        ] {
            assert_eq!(doubt(field, text), found, "{field}: {text}");
        }
    }
}
