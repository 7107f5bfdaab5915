//! JSON as the desk saves places: an array of rows, each with its fields by name.

use super::{CellNames, Table, Unreadable};
use crate::listings::import::EMPTY;
use sync_protocol::columns::ordered;
use sync_protocol::desk::EDITABLE_FIELDS;
use sync_protocol::listings::Row;

/// Reads the rows; `None` for everything else, such as a package in its nested form, whose things have ids.
pub fn read(bytes: &[u8]) -> Option<Result<Table, Unreadable>> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let rows: Vec<Row> = serde_json::from_slice(bytes).ok()?;
    is_ours(&rows).then(|| table(&rows))
}

/// Whether they are rows of a list. A service of HSDS has an id too, and no address or telephone number beside it.
fn is_ours(rows: &[Row]) -> bool {
    let has_id = |row: &Row| row.contains_key("id");
    let mut fields = rows.iter().flat_map(|row| row.keys());
    let is_fact = |field: &String| field != "name" && EDITABLE_FIELDS.contains(&field.as_str());
    !rows.is_empty() && (!rows.iter().any(has_id) || fields.any(is_fact))
}

fn table(rows: &[Row]) -> Result<Table, Unreadable> {
    let columns = ordered(rows.iter().flat_map(|row| row.keys().map(String::as_str)));
    let mut table = Table::default();
    table.push(1, columns.iter().map(|&name| name.to_owned()).collect())?;
    for (index, row) in rows.iter().enumerate() {
        let cell = |name: &&str| row.get(*name).map_or(EMPTY, |text| text.trim()).to_owned();
        table.push(index + 2, columns.iter().map(cell).collect())?;
        let place = |name: &&str| format!("[{index}].{name}");
        if let Some(added) = table.rows.last_mut() {
            added.names = Some(Box::new(CellNames {
                places: columns.iter().map(place).collect(),
                ..CellNames::default()
            }));
        }
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_and_a_mistake_is_named_by_its_row_and_field() {
        let text = r#"[{"name":"A","zip":"07102"},{"name":"B","phone":"973-555-0100"}]"#;
        let table = read(text.as_bytes()).unwrap().unwrap();
        let cells: Vec<&[String]> = table.rows.iter().map(|row| row.cells.as_slice()).collect();
        assert_eq!(cells[0], ["name", "phone", "zip"]);
        assert_eq!(cells[2], ["B", "973-555-0100", "N/A"]);
        assert_eq!(table.rows[2].cell_name(1), "[1].phone");
    }

    #[test]
    fn rows_with_the_ids_of_their_places_are_rows_too() {
        let text = r#"[{"name":"A","phone":"973-555-0100","id":"p"}]"#;
        let table = read(text.as_bytes()).unwrap().unwrap();
        assert_eq!(table.rows[0].cells, ["name", "phone", "id"]);
    }

    #[test]
    fn other_json_is_left_to_others() {
        for text in ["[]", "{}", r#"[{"id":"1","name":"A"}]"#, r#"[{"name":1}]"#] {
            assert!(read(text.as_bytes()).is_none(), "{text}");
        }
    }
}
