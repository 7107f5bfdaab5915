//! A table that only changes places: its changes wait, are published in one act and taken back in one act.

use crate::desk_packages::{saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use serde_json::{Value, json};

const NAMES: [&str; 3] = ["Hope Pantry", "Second", "Third"];

/// Brings the saved table with other notes, and a new row behind it; answers the owner and the table.
async fn brings(service: &TestService, new: &str) -> (String, Value) {
    let rows = NAMES.map(place_row);
    service.import("food", &rows).await.unwrap();
    let owner = service.owner().await;
    let table = brings_notes(service, &owner, "Bring a bag", new).await;
    (owner, table)
}

/// Brings the list as it is with other notes, and a new row behind it.
async fn brings_notes(service: &TestService, owner: &str, notes: &str, new: &str) -> Value {
    let path = "/desk/places.json?view=all&list=food";
    let text = String::from_utf8(saved(service, owner, path).await).unwrap();
    let mut rows: Vec<Value> = serde_json::from_str(&text).unwrap();
    for row in &mut rows {
        row["notes"] = json!(notes);
    }
    if !new.is_empty() {
        let mut row = json!(place_row(new));
        row["phone"] = json!("973-555-0177");
        rows.push(row);
    }
    let file = json!(rows).to_string();
    let bring = "/desk/imports?list=food&origin=Excel";
    sends(service, owner, bring, file.as_bytes()).await
}

async fn tables(service: &TestService, owner: &str) -> Value {
    service.desk_reads(owner, "/desk/imports").await
}

async fn does(service: &TestService, owner: &str, table: &Value, what: &str) -> Value {
    let path = format!("/desk/imports/{}/{what}", table["id"].as_str().unwrap());
    let seen = json!({ "version": table["version"] });
    service.desk_does(owner, &path, seen).await
}

/// Rows that wait and are published, and changes that wait and are published.
fn counts(table: &Value) -> [u64; 4] {
    ["waiting", "published", "changes", "changed"].map(|it| table[it].as_u64().unwrap())
}

/// How many places the last act on a table changed, before and after; it tells no number of rows that stayed.
async fn record(service: &TestService, owner: &str) -> [Value; 2] {
    let acts = service.desk_reads(owner, "/desk/acts").await;
    let mut acts = acts.as_array().unwrap().iter();
    let act = acts.find(|act| act["kind"].as_str().unwrap().ends_with("-rows"));
    let act = act.unwrap();
    assert_eq!(act["after"].get(":published"), None, "{act}");
    ["before", "after"].map(|side| act[side][":changed"].clone())
}

async fn notes(service: &TestService) -> Vec<String> {
    let mut notes = Vec::new();
    for name in NAMES {
        let row = service.public_row(name).await.unwrap();
        notes.push(row["notes"].as_str().unwrap().to_owned());
    }
    notes
}

#[tokio::test]
async fn dsk_changes_of_a_table_are_published_in_one_act_and_taken_back_in_one_act() {
    with_every_service(async |service| {
        let (owner, table) = brings(&service, "").await;
        assert_eq!(counts(&table), [0, 0, 3, 0]);
        let listed = tables(&service, &owner).await;
        assert_eq!(listed, json!([table]), "it stands among the tables");

        let published = does(&service, &owner, &table, "publish").await;
        assert_eq!(counts(&published), [0, 0, 0, 3]);
        assert_eq!(record(&service, &owner).await, [json!("0"), json!("3")]);
        assert_eq!(published["left"], json!([]));
        assert_eq!(notes(&service).await, ["Bring a bag"; 3]);
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        assert_eq!(waiting, json!([]));

        let back = does(&service, &owner, &published, "withdraw").await;
        assert_eq!(counts(&back), [0, 0, 3, 0], "they wait as before");
        assert_eq!(record(&service, &owner).await, [json!("3"), json!("0")]);
        assert_eq!(notes(&service).await, ["N/A"; 3]);
        does(&service, &owner, &back, "put-away").await;
        let acts = service.desk_reads(&owner, "/desk/acts").await;
        assert_eq!(
            (
                &acts[0]["before"][":changes"],
                &acts[0]["after"][":changes"]
            ),
            (&json!("3"), &json!("0"))
        );
        assert_eq!(tables(&service, &owner).await, json!([]));
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        assert_eq!(waiting, json!([]));
    })
    .await;
}

#[tokio::test]
async fn dsk_changes_beside_new_rows_go_with_them() {
    let service = TestService::new();
    let (owner, table) = brings(&service, "Fourth").await;
    assert_eq!(counts(&table), [1, 0, 3, 0]);
    let published = does(&service, &owner, &table, "publish").await;
    assert_eq!(counts(&published), [0, 1, 0, 3]);
    assert!(service.public_row("Fourth").await.is_some());
    let back = does(&service, &owner, &published, "withdraw").await;
    assert_eq!(counts(&back), [1, 0, 3, 0]);
    assert!(service.public_row("Fourth").await.is_none());
    assert_eq!(notes(&service).await, ["N/A"; 3]);
}

#[tokio::test]
async fn dsk_a_place_that_was_changed_since_is_named_and_left() {
    let service = TestService::new();
    let (owner, table) = brings(&service, "").await;
    change(&service, &owner, "Second", "Of a person").await;
    let published = does(&service, &owner, &table, "publish").await;
    assert_eq!(published["left"], json!(["Second"]));
    assert_eq!(counts(&published), [0, 0, 1, 2]);

    change(&service, &owner, "Third", "Of a person").await;
    let back = does(&service, &owner, &published, "withdraw").await;
    assert_eq!(back["left"], json!(["Third"]));
    assert_eq!(notes(&service).await, ["N/A", "Of a person", "Of a person"]);
    // A single change that is published counts for its table too.
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    let found = waiting.as_array().unwrap().iter();
    let hope = found
        .clone()
        .find(|it| it["name"] == "Hope Pantry")
        .unwrap();
    let approve = format!("/desk/suggestions/{}/approve", hope["id"].as_str().unwrap());
    let seen = json!({ "version": hope["version"], "revision": hope["revision"] });
    service.desk_does(&owner, &approve, seen).await;
    let listed = tables(&service, &owner).await;
    assert_eq!(counts(&listed[0]), [0, 0, 1, 2]);
    let back = does(&service, &owner, &listed[0], "withdraw").await;
    // What a person said of the third since still covers it.
    assert_eq!(back["left"], json!(["Third"]));
    assert_eq!(counts(&back), [0, 0, 2, 1]);
    assert_eq!(notes(&service).await[0], "N/A");
}

#[tokio::test]
async fn dsk_of_two_tables_over_one_another_both_can_be_taken_back() {
    let service = TestService::new();
    let (owner, first) = brings(&service, "").await;
    let first = does(&service, &owner, &first, "publish").await;
    let second = brings_notes(&service, &owner, "Bring two bags", "").await;
    let second = does(&service, &owner, &second, "publish").await;

    let first = does(&service, &owner, &first, "withdraw").await;
    assert_eq!(first["left"], json!(NAMES));
    assert_eq!(counts(&first), [0, 0, 0, 3]);
    assert_eq!(notes(&service).await, ["Bring two bags"; 3]);
    let second = does(&service, &owner, &second, "withdraw").await;
    assert_eq!(counts(&second), [0, 0, 3, 0]);
    assert_eq!(notes(&service).await, ["Bring a bag"; 3]);
    let first = does(&service, &owner, &first, "withdraw").await;
    assert_eq!(first["left"], json!([]));
    assert_eq!(notes(&service).await, ["N/A"; 3]);
}

async fn change(service: &TestService, owner: &str, name: &str, notes: &str) {
    let path = format!("/desk/places/{}", service.place_named(name));
    let place = service.desk_reads(owner, &path).await;
    let change = json!({ "version": place["version"], "fields": { "notes": notes } });
    service
        .desk_does(owner, &format!("{path}/change"), change)
        .await;
}
