//! Two tables that wait have the same place in other words: the second one asks before it is there twice.

use crate::desk_packages::sends;
use crate::support::TestService;
use crate::support::json as json_of;
use serde_json::{Value, json};

const BRING: &str = "/desk/imports?list=housing&origin=Sussex";

/// A service with an empty list of shelters but for one, and its owner.
async fn desk() -> (TestService, String) {
    let service = TestService::new();
    let row = [
        ("name", "First House"),
        ("address", "1 Elm St"),
        ("city", "Newton"),
    ];
    let row = [("phone", "N/A")].into_iter().chain(row);
    let row = row.map(|(field, text)| (field.to_owned(), text.to_owned()));
    service.import("housing", &[row.collect()]).await.unwrap();
    let owner = service.owner().await;
    (service, owner)
}

fn table(name: &str) -> String {
    format!("name,address,city,phone\n{name},9 Hope St,Newton,973-555-0123\nOf {name},,Sparta,\n")
}

async fn does(service: &TestService, owner: &str, table: &Value, what: &str) -> Value {
    let path = format!("/desk/imports/{}/{what}", table["id"].as_str().unwrap());
    let seen = json!({ "version": table["version"] });
    service.desk_does(owner, &path, seen).await
}

async fn names(service: &TestService) -> Vec<String> {
    let rows = json_of(service.get("/widgets/resources/housing").await).await;
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| row["name"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn dsk_a_near_copy_of_a_place_that_came_meanwhile_is_asked_about_and_waits() {
    let (service, owner) = desk().await;
    let one = sends(&service, &owner, BRING, table("Sierra Shelter").as_bytes()).await;
    let other = table("Sierra Homeless Shelter");
    let other = sends(&service, &owner, BRING, other.as_bytes()).await;
    let one = does(&service, &owner, &one, "publish").await;
    assert_eq!((&one["published"], &one["asked"]), (&json!(2), &json!([])));

    let asked = does(&service, &owner, &other, "publish").await;
    assert_eq!(
        (&asked["published"], &asked["waiting"]),
        (&json!(1), &json!(1)),
        "{asked}"
    );
    assert_eq!(
        asked["asked"],
        json!([{
            "here": "Sierra Homeless Shelter, 9 Hope St, Newton, 973-555-0123",
            "there": "Sierra Shelter, 9 Hope St, Newton, 973-555-0123",
        }])
    );
    let listed = [
        "First House",
        "Sierra Shelter",
        "Of Sierra Shelter",
        "Of Sierra Homeless Shelter",
    ];
    assert_eq!(names(&service).await, listed);
    let tables = service.desk_reads(&owner, "/desk/imports").await;
    assert!(
        tables.as_array().unwrap().contains(&asked),
        "it is said again: {tables}"
    );

    // Who publishes it after that has seen it.
    let done = does(&service, &owner, &asked, "publish").await;
    assert_eq!((&done["waiting"], &done["asked"]), (&json!(0), &json!([])));
    assert_eq!(
        names(&service).await.last().unwrap(),
        "Sierra Homeless Shelter"
    );
}

#[tokio::test]
async fn dsk_who_said_that_a_row_is_a_place_of_its_own_is_not_asked_again() {
    let (service, owner) = desk().await;
    let file = b"name,address,city,phone\nFirst House,1 Elm Street,Newton,973-555-0124\n";
    let report = sends(&service, &owner, "/desk/imports/look?list=housing", file).await;
    assert_eq!(report["good"], 0, "{report}");
    let table = sends(&service, &owner, &format!("{BRING}&also=2"), file).await;
    let done = does(&service, &owner, &table, "publish").await;
    assert_eq!(
        (&done["published"], &done["asked"]),
        (&json!(1), &json!([]))
    );
}
