//! The tags of all lists, by which a kiosk sees what changed.

use crate::support::desk::place_row;
use crate::support::{TestService, header, json as json_of};
use serde_json::json;
use std::collections::BTreeMap;

const HOPE: &str = "Hope Pantry";

/// The tags by list.
async fn tags(service: &TestService) -> BTreeMap<String, String> {
    let rows = json_of(service.get("/widgets/resources/list-tags").await).await;
    let text = |row: &serde_json::Value, field: &str| row[field].as_str().unwrap().to_owned();
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| (text(row, "name"), text(row, "etag")))
        .collect()
}

#[tokio::test]
async fn dsk_the_tag_of_a_list_is_its_etag_and_changes_with_it_alone() {
    let service = TestService::new();
    service.has_places(&[HOPE, "Second"]).await;
    let coats = [place_row("Coats for All")];
    service.import("clothing", &coats).await.unwrap();
    let before = tags(&service).await;
    assert!(before.contains_key("food") && before.contains_key("clothing"));
    for (list, tag) in &before {
        let response = service.get(&format!("/widgets/resources/{list}")).await;
        assert_eq!(header(&response, "etag"), tag, "{list}");
    }
    let response = service.get("/widgets/resources/list-tags").await;
    let known = header(&response, "etag");
    let again = service
        .get_with("/widgets/resources/list-tags", ("if-none-match", known))
        .await;
    assert_eq!(again.status(), 304, "nothing changed");

    let owner = service.owner().await;
    let change = format!("/desk/places/{}/change", service.place_named(HOPE));
    let body = json!({ "version": 0, "fields": { "phone": "973-555-0199" } });
    service.desk_does(&owner, &change, body).await;

    let after = tags(&service).await;
    let changed: Vec<&String> = after
        .iter()
        .filter(|(list, tag)| before.get(*list) != Some(tag))
        .map(|(list, _)| list)
        .collect();
    assert_eq!(changed, ["food"]);
}
