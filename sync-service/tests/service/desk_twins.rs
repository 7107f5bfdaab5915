//! One place in several lists: the desk names its other rows, and each is changed by an act of its own.

use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::program::succeeds;
use crate::support::stores::with_every_service;
use serde_json::{Value, json};
use sync_protocol::desk_twins::TWINS_MAX;
use sync_protocol::listings::Row;

const CHURCH: &str = "Jerusalem Baptist Church";

fn church(name: &str, address: &str, phone: &str) -> Row {
    let mut row = place_row(name);
    row.insert("address".into(), address.into());
    row.insert("phone".into(), phone.into());
    row
}

/// A church in three lists, each time in another spelling, beside others.
async fn lists(service: &TestService) {
    for (list, rows) in [
        (
            "food",
            [
                church(CHURCH, "12 Main Street", "973-555-0155"),
                place_row("Second"),
            ],
        ),
        (
            "clothing",
            [
                church(
                    "JERUSALEM BAPTIST CHURCH (closet)",
                    "12 MAIN ST",
                    "(973) 555-0155",
                ),
                place_row("Third"),
            ],
        ),
        (
            "housing",
            [
                church("Jerusalem Baptist Church", "12 Main St.", "N/A"),
                place_row("Fourth"),
            ],
        ),
    ] {
        service.import(list, &rows).await.unwrap();
    }
}

/// The address of the row of the church in a list.
fn path_in(service: &TestService, list: &str) -> String {
    let id = service.app.places.with_whole_catalog(|catalog| {
        let mut places = catalog.places().iter();
        let is_it = |row: &Row| row["name"].to_lowercase().starts_with("jerusalem");
        let found = places.find(|it| it.place.list == list && is_it(&it.texts.row()));
        found.unwrap().place.id.clone()
    });
    format!("/desk/places/{id}")
}

/// The lists of the other rows, as an answer names them.
fn twins(place: &Value) -> Vec<&str> {
    let twins = place["twins"].as_array().unwrap().iter();
    twins.map(|it| it["list"].as_str().unwrap()).collect()
}

async fn changes(service: &TestService, token: &str, path: &str, mut change: Value) -> Value {
    let place = service.desk_reads(token, path).await;
    change["version"] = place["version"].clone();
    let answer = service
        .desk_does(token, &format!("{path}/change"), change)
        .await;
    assert_eq!(answer["outcome"], "done");
    answer["place"].clone()
}

fn names(service: &TestService, list: &str) -> Vec<String> {
    service.app.places.with_whole_catalog(|catalog| {
        let places = catalog.places().iter().filter(|it| it.place.list == list);
        places.map(|it| it.text("name").unwrap()).collect()
    })
}

#[tokio::test]
async fn dsk_the_desk_names_the_other_rows_of_a_place_and_each_goes_by_an_act_of_its_own() {
    with_every_service(async |service| {
        lists(&service).await;
        let owner = service.owner().await;
        let [food, clothing, housing] =
            ["food", "clothing", "housing"].map(|list| path_in(&service, list));

        let place = service.desk_reads(&owner, &food).await;
        assert_eq!(twins(&place), ["clothing", "housing"]);
        let twin = &place["twins"][0];
        assert_eq!(twin["title"], "Clothing");
        assert_eq!(twin["name"], "JERUSALEM BAPTIST CHURCH (closet)");
        assert!(clothing.ends_with(twin["id"].as_str().unwrap()));
        let second = format!("/desk/places/{}", service.place_named("Second"));
        assert!(twins(&service.desk_reads(&owner, &second).await).is_empty());

        // It is off one list, and the answer names where it still stands.
        let closed = changes(&service, &owner, &food, json!({ "status": "closed" })).await;
        assert_eq!(twins(&closed), ["clothing", "housing"]);
        assert_eq!(names(&service, "food"), ["Second"]);
        assert_eq!(names(&service, "clothing").len(), 2);

        let off = changes(&service, &owner, &clothing, json!({ "status": "closed" })).await;
        assert_eq!(twins(&off), ["housing"], "food is off already");
        assert_eq!(names(&service, "clothing"), ["Third"]);
        let place = service.desk_reads(&owner, &food).await;
        assert_eq!(twins(&place), ["housing"]);
        assert_eq!(place["history"].as_array().unwrap().len(), 1);

        // Each is undone alone.
        let act = json!({ "version": off["version"], "act": off["history"][0]["id"] });
        service
            .desk_does(&owner, &format!("{clothing}/undo"), act)
            .await;
        assert_eq!(names(&service, "clothing").len(), 2);
        assert_eq!(names(&service, "food"), ["Second"]);
        let place = service.desk_reads(&owner, &housing).await;
        assert_eq!(twins(&place), ["clothing"]);
    })
    .await;
}

#[tokio::test]
async fn dsk_a_place_whose_number_and_name_were_changed_in_one_list_is_still_known_in_the_others() {
    with_every_service(async |service| {
        lists(&service).await;
        let owner = service.owner().await;
        let clothing = path_in(&service, "clothing");
        let food = path_in(&service, "food");
        let fields =
            json!({ "phone": "973-555-0177", "name": "Zion House", "address": "9 Oak St" });
        let place = changes(&service, &owner, &clothing, json!({ "fields": fields })).await;
        assert_eq!(twins(&place), ["food", "housing"]);
        let place = service.desk_reads(&owner, &food).await;
        assert_eq!(twins(&place), ["clothing", "housing"]);
        let confirmed = json!({ "version": place["version"] });
        let answer = service
            .desk_does(&owner, &format!("{food}/still-right"), confirmed)
            .await;
        assert_eq!(twins(&answer["place"]), ["clothing", "housing"]);
    })
    .await;
}

#[tokio::test]
async fn dsk_only_a_few_of_many_rows_are_named() {
    let service = TestService::new();
    let rows: Vec<Row> = (0..=TWINS_MAX + 1)
        .map(|number| {
            let mut row = church(CHURCH, "12 Main Street", "973-555-0155");
            row.insert("notes".into(), format!("Room {number}"));
            row
        })
        .collect();
    service.import("food", &rows).await.unwrap();
    let owner = service.owner().await;
    let place = service.desk_reads(&owner, &path_in(&service, "food")).await;
    assert_eq!(twins(&place).len(), TWINS_MAX);
}

#[tokio::test(flavor = "multi_thread")]
async fn dsk_a_command_prints_the_other_rows_of_a_place() {
    let service = TestService::new();
    lists(&service).await;
    let data = service.folder.path().join("data");
    let id_in = |list| path_in(&service, list).replace("/desk/places/", "");
    let said = succeeds(
        &["desk", "change", &id_in("food"), "--status", "closed"],
        &data,
    );
    let told = format!(
        "the same place is also in Clothing, and is as it was there: JERUSALEM BAPTIST CHURCH (closet), {}",
        id_in("clothing")
    );
    assert!(said.lines().any(|line| line == told), "{said}");
    assert!(said.contains("also in Shelter"), "{said}");
    let other = service.place_named("Second");
    let said = succeeds(&["desk", "still-right", &other], &data);
    assert!(!said.contains("also in"), "{said}");
}
