//! A list as CSV, for an operator to edit and import again.

use std::borrow::Cow;
use sync_protocol::columns::ordered;
use sync_protocol::listings::Row;

/// Characters that make a spreadsheet run a cell instead of showing it.
const FORMULA_STARTS: [char; 4] = ['=', '+', '-', '@'];

/// All fields of all rows in the order of the screen. A cell that a spreadsheet would run gets a
/// leading apostrophe, which an import takes away again.
pub fn to_csv(rows: &[Row]) -> csv::Result<String> {
    let columns = ordered(rows.iter().flat_map(|row| row.keys().map(String::as_str)));
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(&columns)?;
    for row in rows {
        let cell = |column: &&str| harmless_cell(row.get(*column).map_or("N/A", String::as_str));
        writer.write_record(columns.iter().map(cell).map(Cow::into_owned))?;
    }
    let bytes = writer
        .into_inner()
        .map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A cell that a spreadsheet shows and never runs.
pub fn harmless_cell(text: &str) -> Cow<'_, str> {
    if is_formula(text) || text.strip_prefix('\'').is_some_and(is_formula) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text of a cell without the apostrophe that [`to_csv`] put before a formula.
pub fn plain_cell(text: &str) -> &str {
    match text.strip_prefix('\'') {
        Some(rest) if is_formula(rest.trim_start_matches('\'')) => rest,
        _ => text,
    }
}

fn is_formula(text: &str) -> bool {
    text.starts_with(FORMULA_STARTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listings::import::parse;

    #[test]
    fn formula_text_leaves_harmless_and_comes_back_as_it_was() {
        let row = Row::from([
            ("name".into(), "=HYPERLINK(\"http://x\")".into()),
            ("notes".into(), "'-1".into()),
            ("phone".into(), "+1 609".into()),
        ]);
        let csv = to_csv(std::slice::from_ref(&row)).unwrap();

        assert!(csv.starts_with("name,phone,notes\n"));
        assert!(
            csv.lines().skip(1).all(
                |line| !line.starts_with(['=', '+', '"'].as_slice()) || line.starts_with("\"'")
            )
        );
        assert_eq!(parse(csv.as_bytes()).unwrap(), [row]);
    }
}
