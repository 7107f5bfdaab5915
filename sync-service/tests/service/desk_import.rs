//! What staff said survives the next import of the same file.

use crate::support::TestService;
use crate::support::desk::place_row;
use serde_json::json;
use sync_protocol::listings::Row;

const NAMES: [&str; 3] = ["Hope Pantry", "Second", "Third"];

fn rows(change: impl Fn(&mut Row)) -> Vec<Row> {
    let mut rows = NAMES.map(place_row).to_vec();
    change(&mut rows[0]);
    rows
}

#[tokio::test]
async fn dsk_a_change_survives_the_import_of_the_same_file_until_the_source_says_something_new() {
    let service = TestService::new();
    service.has_places(&NAMES).await;
    let owner = service.owner().await;
    let path = format!("/desk/places/{}", service.place_named(NAMES[0]));
    let fields =
        json!({ "name": "New Hope", "address": "9 Elm St", "phone": "211", "hours": "Call" });
    let change = json!({ "version": 0, "fields": fields });
    service
        .desk_does(&owner, &format!("{path}/change"), change)
        .await;

    service.import("food", &rows(|_| ())).await.unwrap();
    let row = service.public_row("New Hope").await.unwrap();
    assert_eq!(
        (&row["phone"], &row["hours"]),
        (&json!("211"), &json!("Call"))
    );
    assert!(service.public_row(NAMES[0]).await.is_none());

    let newer = rows(|row| {
        row.insert("hours".into(), "Tuesday 9-5".into());
    });
    service.import("food", &newer).await.unwrap();
    let row = service.public_row("New Hope").await.unwrap();
    assert_eq!(
        (&row["phone"], &row["hours"]),
        (&json!("211"), &json!("Tuesday 9-5"))
    );
    let place = service.desk_reads(&owner, &path).await;
    let act = &place["history"][0];
    assert_eq!(
        (&act["kind"], &act["who"]),
        (&json!("import"), &json!("import"))
    );
    assert_eq!(act["before"]["hours"], "Call");
    assert_eq!(act["after"]["hours"], "Tuesday 9-5");
}

#[tokio::test]
async fn dsk_an_import_does_not_add_what_does_not_want_to_be_listed() {
    let service = TestService::new();
    service.has_places(&NAMES).await;
    let owner = service.owner().await;
    let path = format!("/desk/places/{}", service.place_named(NAMES[0]));
    let body = json!({ "version": 0, "status": "not-listed", "note": "They asked us." });
    service
        .desk_does(&owner, &format!("{path}/change"), body)
        .await;

    let newer = rows(|row| {
        row.insert("phone".into(), "7".into());
    });
    service.import("food", &newer).await.unwrap();

    assert!(service.public_row(NAMES[0]).await.is_none());
    assert!(service.public_row(NAMES[1]).await.is_some());
    let place = service.desk_reads(&owner, &path).await;
    let back = json!({ "version": place["version"], "status": "listed" });
    let answer = service
        .desk_does(&owner, &format!("{path}/change"), back)
        .await;
    assert_eq!(answer["outcome"], "done");
    let row = service.public_row(NAMES[0]).await.unwrap();
    assert_eq!(row["phone"], "7", "what the source says now");
}

#[tokio::test]
async fn dsk_an_import_that_changes_nothing_for_people_is_no_act_of_a_place() {
    let service = TestService::new();
    service.has_places(&NAMES).await;
    let owner = service.owner().await;
    let path = format!("/desk/places/{}", service.place_named(NAMES[0]));
    let seen = json!({ "version": 0 });
    service
        .desk_does(&owner, &format!("{path}/still-right"), seen)
        .await;
    // The desk checked it later than the source did.
    let older = rows(|row| {
        row.insert("checked".into(), "2022-05".into());
    });
    service.import("food", &older).await.unwrap();
    let place = service.desk_reads(&owner, &path).await;
    let kinds = place["history"].as_array().unwrap().iter();
    let kinds: Vec<_> = kinds.map(|it| it["kind"].clone()).collect();
    assert_eq!(kinds, [json!("still-right")]);
    let newer = rows(|row| {
        row.insert("phone".into(), "973-555-0199".into());
    });
    service.import("food", &newer).await.unwrap();
    let place = service.desk_reads(&owner, &path).await;
    assert_eq!(place["history"][0]["kind"], "import");
}
