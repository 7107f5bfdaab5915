//! What the desk remembers of the headings of tables, and how it shows a line break.

use crate::desk_packages::sends;
use crate::support::TestService;
use serde_json::{Value, json};

const LOOK: &str = "/desk/imports/look?list=food";

fn field_of<'a>(report: &'a Value, header: &str) -> &'a Value {
    let mut columns = report["columns"].as_array().unwrap().iter();
    let column = columns.find(|it| it["header"] == header);
    &column.unwrap()["field"]
}

#[tokio::test]
async fn dsk_a_heading_is_remembered_although_another_table_lacks_it() {
    let service = TestService::new();
    let mut row = crate::support::desk::place_row("Hope Pantry");
    row.extend(
        [("zip", "07102"), ("type", "Food pantry")]
            .map(|(field, text)| (field.into(), text.into())),
    );
    service.import("food", &[row]).await.unwrap();
    let owner = service.owner().await;
    let first = b"name,city,Sort of help\nOne,Newark,Soup kitchen\n";
    let report = sends(&service, &owner, LOOK, first).await;
    assert_eq!(field_of(&report, "Sort of help"), "");
    let bring = "/desk/imports?list=food&origin=Excel";
    let said = format!("{bring}&columns=name,city,type");
    assert_eq!(service.desk_takes(&owner, &said, first).await.0, 200);
    let other = b"name,city,zip,phone\nTwo,Newark,07102,973-555-0188\n";
    assert_eq!(service.desk_takes(&owner, bring, other).await.0, 200);
    let report = sends(&service, &owner, LOOK, first).await;
    assert_eq!(field_of(&report, "Sort of help"), "type");
    // Said anew, it is what was said last.
    let said = format!("{bring}&columns=name,city,");
    let third = b"name,city,Sort of help\nThree,Newark,Soup kitchen\n";
    assert_eq!(service.desk_takes(&owner, &said, third).await.0, 200);
    let report = sends(&service, &owner, LOOK, first).await;
    assert_eq!(field_of(&report, "Sort of help"), "");
}

#[tokio::test]
async fn dsk_a_line_break_of_a_cell_is_shown_as_one() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let file = b"name,city,notes\nNew,Newark,\"One\nTwo\"\n";
    let report = sends(&service, &owner, LOOK, file).await;
    let repair = &report["repairs"][0];
    assert_eq!(
        (&repair["repair"], &repair["before"]),
        (&json!("line-breaks"), &json!("One\u{21b5}Two"))
    );
}
