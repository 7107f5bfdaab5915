//! The file of an operator's own list: headings and separators are read as in a table at the desk.

use super::columns::named;
use super::headings::lines_above;
use crate::listings::csv_text::decode;
use crate::listings::import::{bytes_of, parse_text};
use crate::listings::import_error::ImportError;
use crate::tables::separator_of;
use std::path::Path;
use sync_protocol::listings::Row;

/// A list as its file has it.
#[derive(Debug)]
pub struct OwnTable {
    /// Its rows.
    pub rows: Vec<Row>,
    /// How many lines stand above the headings, such as a title. They are left out.
    pub above: usize,
}

/// Reads the file of a list.
pub fn read_file(file: &Path) -> Result<OwnTable, ImportError> {
    let text = decode(&bytes_of(file)?)?;
    let (text, skipped, separator) = separator_of(&text, &mut Vec::new());
    let above = lines_above(text, separator);
    let table = text.split_inclusive('\n').skip(above);
    let table: String = table.collect();
    let rows = parse_text(&table, skipped + above, separator, named)?;
    Ok(OwnTable { rows, above })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn read(text: &str) -> Result<Vec<Row>, ImportError> {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(text.as_bytes()).unwrap();
        read_file(file.path()).map(|table| table.rows)
    }

    #[test]
    fn headings_and_separators_of_other_tables_are_read() {
        let expected = [("name", "Diner"), ("work", "cook, baker")];
        let expected = expected.map(|(field, text)| (field.to_owned(), text.to_owned()));
        let expected = [Row::from(expected)];
        for text in [
            "name,work\nDiner,\"cook, baker\"\n",
            "Name,Work\nDiner,\"cook, baker\"\n",
            "Company,Work\nDiner,\"cook, baker\"\n",
            "Business Name,Work\nDiner,\"cook, baker\"\n",
            "Nombre del empleador,Trabajo\nDiner,\"cook, baker\"\n",
            "Site,Work\nDiner,\"cook, baker\"\n",
            "Employer Name;WORK\nDiner;cook, baker\n",
            "name\twork\nDiner\tcook, baker\n",
            "sep=;\nName;Work\nDiner;cook, baker\n",
            "Employers of Essex County\nAs of,11/2026\nName,Work\nDiner,\"cook, baker\"\n",
            "\"Employers, 2026\"\n\nCompany;Work\nDiner;cook, baker\n",
        ] {
            assert_eq!(read(text).unwrap(), expected, "{text}");
        }
    }

    #[test]
    fn a_list_with_names_keeps_its_own_columns() {
        let rows = read("name,Company,link\nDiner,Big Food,a.org\n").unwrap();
        let fields: Vec<&str> = rows[0].keys().map(String::as_str).collect();
        assert_eq!(fields, ["Company", "link", "name"]);
    }

    #[test]
    fn what_is_no_table_of_places_is_refused_in_a_sentence_with_its_columns_and_line() {
        let said = read("Who,Where\nDiner,Newark\n").unwrap_err().to_string();
        assert!(said.contains("\"Who\", \"Where\""), "{said}");
        let said = read("sep=;\nname;city\nDiner\n").unwrap_err().to_string();
        assert!(said.starts_with("line 3"), "{said}");
        let said = read("A title\nname;city\nDiner\n").unwrap_err().to_string();
        assert!(said.starts_with("line 3"), "{said}");
        let said = read("name,city\nname,city,zip\n").unwrap_err().to_string();
        assert!(said.starts_with("line 2"), "{said}");
    }
}
