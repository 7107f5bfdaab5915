//! A table that changes thousands of known places: it waits, is published and taken back in one act each, and leaves
//! room and sight for what people suggest.

use crate::desk_packages::{saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::json as json_of;
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// More than the suggestions of people that may wait.
const MANY: usize = 1_100;
/// Changes of one table that are answered at once.
const PAGE: usize = 20;
const BRING: &str = "/desk/imports?list=food&origin=Excel";

/// A list with many places, and the same as the desk saves it with another note on each; answers the owner and the table.
async fn changed_by_hand(service: &TestService, many: usize) -> (String, Vec<Value>) {
    let rows = (0..many).map(|it| {
        let mut row = place_row(&format!("Place {it}"));
        row.insert("phone".into(), format!("973-555-{it:04}"));
        row
    });
    let rows: Vec<_> = rows.collect();
    service.import("food", &rows).await.unwrap();
    let owner = service.owner().await;
    let text = saved(service, &owner, "/desk/places.json?view=all&list=food").await;
    let mut rows: Vec<Value> = serde_json::from_slice(&text).unwrap();
    for row in &mut rows {
        row["notes"] = json!("Bring a bag");
    }
    (owner, rows)
}

async fn turned(service: &TestService, owner: &str, table: &Value, what: &str) -> Value {
    let path = format!("/desk/imports/{}/{what}", table["id"].as_str().unwrap());
    let seen = json!({ "version": table["version"] });
    service.desk_does(owner, &path, seen).await
}

/// Rows that wait and are published, and changes that wait and are published.
fn counts(table: &Value) -> [usize; 4] {
    ["waiting", "published", "changes", "changed"]
        .map(|it| usize::try_from(table[it].as_u64().unwrap()).unwrap())
}

/// How many places of the list have the note of the table.
async fn noted(service: &TestService) -> usize {
    let rows = json_of(service.get("/widgets/resources/food").await).await;
    let rows = rows.as_array().unwrap().iter();
    rows.filter(|row| row["notes"] == "Bring a bag").count()
}

async fn suggestions(service: &TestService, who: &str, query: &str) -> Vec<Value> {
    let path = format!("/desk/suggestions{query}");
    let found = service.desk_reads(who, &path).await;
    found.as_array().unwrap().clone()
}

#[tokio::test]
async fn dsk_a_table_that_changes_thousands_of_places_is_published_and_taken_back_in_one_act() {
    with_every_service(async |service| {
        let (owner, rows) = changed_by_hand(&service, MANY).await;
        let file = json!(rows).to_string();
        let table = sends(&service, &owner, BRING, file.as_bytes()).await;
        assert_eq!(counts(&table), [0, 0, MANY, 0]);
        let published = turned(&service, &owner, &table, "publish").await;
        assert_eq!(counts(&published), [0, 0, 0, MANY]);
        assert_eq!(published["left"], json!([]));
        assert_eq!(noted(&service).await, MANY);
        let back = turned(&service, &owner, &published, "withdraw").await;
        assert_eq!(counts(&back), [0, 0, MANY, 0]);
        assert_eq!(noted(&service).await, 0);
    })
    .await;
}

#[tokio::test]
async fn dsk_what_a_table_changes_leaves_room_and_sight_for_what_people_suggest() {
    let service = TestService::new();
    let (owner, rows) = changed_by_hand(&service, MANY).await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let file = json!(rows).to_string();
    let table = sends(&service, &owner, BRING, file.as_bytes()).await;

    let path = format!("/desk/places/{}", service.place_named("Place 7"));
    let change = json!({ "version": 0, "fields": { "phone": "973-555-0199" } });
    service
        .desk_does(&caller, &format!("{path}/suggest"), change)
        .await;
    let mine = suggestions(&service, &caller, "").await;
    assert_eq!(mine.len(), 1, "{mine:?}");
    assert_eq!(mine[0]["ofTable"], Value::Null);

    let shown = suggestions(&service, &owner, "").await;
    let of_table: Vec<&Value> = shown
        .iter()
        .filter(|it| it["ofTable"] != Value::Null)
        .collect();
    assert_eq!((shown.len(), of_table.len()), (PAGE + 1, PAGE));
    let told = json!({ "id": table["id"], "changes": MANY });
    assert!(of_table.iter().all(|it| it["ofTable"] == told));
    let place = service.desk_reads(&owner, &path).await;
    let beside: Vec<&Value> = place["suggestions"].as_array().unwrap().iter().collect();
    assert_eq!(beside.len(), 2, "the place shows what both say of it");
}

#[tokio::test]
async fn dsk_the_changes_of_a_table_come_in_pages_each_once_also_when_one_is_published_meanwhile() {
    let service = TestService::new();
    let many = 3 * PAGE + 5;
    let (owner, rows) = changed_by_hand(&service, many).await;
    let file = json!(rows).to_string();
    let table = sends(&service, &owner, BRING, file.as_bytes()).await;
    let table = table["id"].as_str().unwrap();
    let (mut names, mut sizes, mut after) = (BTreeSet::new(), Vec::new(), String::new());
    loop {
        let query = format!("?table={table}&after={after}");
        let page = suggestions(&service, &owner, &query).await;
        let Some(last) = page.last() else { break };
        sizes.push(page.len());
        names.extend(page.iter().map(|it| it["name"].to_string()));
        last["id"].as_str().unwrap().clone_into(&mut after);
        if sizes.len() == 1 {
            let seen = json!({ "version": last["version"], "revision": last["revision"] });
            let approve = format!("/desk/suggestions/{after}/approve");
            service.desk_does(&owner, &approve, seen).await;
        }
    }
    assert_eq!(sizes, [PAGE, PAGE, PAGE, 5]);
    assert_eq!(names.len(), many);
    let others = suggestions(&service, &owner, "?table=other").await;
    assert_eq!(others, Vec::<Value>::new());
}

#[tokio::test]
async fn dsk_a_look_at_a_table_lists_the_first_changes_and_tells_how_many_there_are() {
    let service = TestService::new();
    let (owner, rows) = changed_by_hand(&service, 203).await;
    let file = json!(rows).to_string();
    let look = "/desk/imports/look?list=food";
    let report = sends(&service, &owner, look, file.as_bytes()).await;
    assert_eq!(report["changesTotal"], 203);
    assert_eq!(report["changes"].as_array().unwrap().len(), 200);
}

#[tokio::test]
async fn dsk_tables_that_only_change_places_count_among_those_that_wait() {
    let service = TestService::new();
    let (owner, rows) = changed_by_hand(&service, 21).await;
    for row in &rows[..20] {
        let file = json!([row]).to_string();
        let table = sends(&service, &owner, BRING, file.as_bytes()).await;
        assert_eq!(counts(&table), [0, 0, 1, 0]);
    }
    let file = json!([rows[20]]).to_string();
    let (status, answer) = service.desk_takes(&owner, BRING, file.as_bytes()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
}

#[tokio::test]
async fn dsk_changes_that_wait_already_are_not_kept_again_and_their_table_is_named() {
    with_every_service(async |service| {
        let (owner, rows) = changed_by_hand(&service, 3).await;
        let bring = async |rows: &[Value]| {
            let file = json!(rows).to_string();
            sends(&service, &owner, BRING, file.as_bytes()).await
        };
        let told = |table: &Value| (table["already"].clone(), table["nothingNew"].clone());
        let first = bring(&rows[..2]).await;
        assert_eq!(told(&first), (json!(0), json!(false)));

        let again = bring(&rows[..2]).await;
        assert_eq!(told(&again), (json!(2), json!(true)));
        assert_eq!(again["id"], first["id"]);
        let path = format!("/desk/imports/{}", again["id"].as_str().unwrap());
        service.desk_reads(&owner, &path).await;
        let tables = service.desk_reads(&owner, "/desk/imports").await;
        assert_eq!(tables, json!([first]), "no other table was kept");

        // One change is new: it alone is that of the second table.
        let partly = bring(&rows).await;
        assert_eq!(told(&partly), (json!(2), json!(false)));
        assert_eq!(counts(&partly), [0, 0, 1, 0]);
        let tables = service.desk_reads(&owner, "/desk/imports").await;
        assert_eq!(tables.as_array().unwrap().len(), 2);
        assert_eq!(
            bring(&rows).await["id"],
            first["id"],
            "most of them wait there"
        );
    })
    .await;
}

#[tokio::test]
async fn dsk_of_a_change_that_a_person_suggested_no_table_is_named() {
    let service = TestService::new();
    let (owner, rows) = changed_by_hand(&service, 1).await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let path = format!("/desk/places/{}/suggest", service.place_named("Place 0"));
    let change = json!({ "version": 0, "fields": { "notes": "Bring a bag" } });
    service.desk_does(&caller, &path, change).await;
    let file = json!(rows).to_string();
    let told = sends(&service, &owner, BRING, file.as_bytes()).await;
    let said = ["already", "nothingNew", "id"].map(|it| told[it].clone());
    assert_eq!(said, [json!(1), json!(true), json!("")]);
    let tables = service.desk_reads(&owner, "/desk/imports").await;
    assert_eq!(tables, json!([]));
}

#[tokio::test]
async fn dsk_what_another_person_brought_too_outlives_the_table_that_is_put_away() {
    with_every_service(async |service| {
        let (owner, rows) = changed_by_hand(&service, 3).await;
        let second = service.staff(&owner, "two@county.example", "editor").await;
        let bring = async |who: &str, rows: &[Value]| {
            let file = json!(rows).to_string();
            sends(&service, who, BRING, file.as_bytes()).await
        };
        let first = bring(&owner, &rows[..2]).await;
        let told = bring(&second, &rows[..1]).await;
        assert_eq!((&told["already"], &told["id"]), (&json!(1), &first["id"]));
        let partly = bring(&second, &rows[1..]).await;
        assert_eq!(counts(&partly), [0, 0, 1, 0]);

        let gone = turned(&service, &owner, &first, "put-away").await;
        assert_eq!(gone["handedOn"], 2, "{gone}");
        assert_eq!(suggestions(&service, &owner, "").await.len(), 3);
        let tables = service.desk_reads(&owner, "/desk/imports").await;
        assert_eq!(tables.as_array().unwrap().len(), 1);
        assert_eq!(counts(&tables[0]), [0, 0, 2, 0]);
        turned(&service, &owner, &tables[0], "publish").await;
        assert_eq!(noted(&service).await, 2);

        let alone = bring(&owner, &rows[..1]).await;
        assert_eq!(
            alone["nothingNew"], true,
            "it waits as that of the other person"
        );
    })
    .await;
}

#[tokio::test]
async fn dsk_rows_that_two_tables_bring_are_added_once_and_that_is_said() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let file = "name,city,phone\nUrsa Food,Newark,973-555-0101\nVera Soup,Newark,973-555-0102\n";
    let first = sends(&service, &owner, BRING, file.as_bytes()).await;
    let second = sends(&service, &owner, BRING, file.as_bytes()).await;
    let done = turned(&service, &owner, &first, "publish").await;
    assert_eq!(
        (&done["published"], &done["dropped"]),
        (&json!(2), &json!(0))
    );
    let done = turned(&service, &owner, &second, "publish").await;
    assert_eq!(
        (&done["published"], &done["dropped"]),
        (&json!(0), &json!(2))
    );
}

#[tokio::test]
async fn dsk_a_fresh_table_that_repeats_a_stale_change_can_be_published() {
    let service = TestService::new();
    let (owner, rows) = changed_by_hand(&service, 1).await;
    let file = json!(rows).to_string();
    sends(&service, &owner, BRING, file.as_bytes()).await;
    let path = format!("/desk/places/{}/change", service.place_named("Place 0"));
    let change = json!({ "version": 0, "fields": { "notes": "Ring twice" } });
    service.desk_does(&owner, &path, change).await;
    let fresh = sends(&service, &owner, BRING, file.as_bytes()).await;
    assert_eq!(counts(&fresh), [0, 0, 1, 0]);
    turned(&service, &owner, &fresh, "publish").await;
    assert_eq!(noted(&service).await, 1);
}
