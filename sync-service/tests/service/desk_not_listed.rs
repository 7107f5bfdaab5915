//! A place that does not want to be listed stays off every list, whoever brings it and under which name.

use crate::desk_packages::sends;
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use sync_protocol::listings::{ListingName, Row};
use sync_service::listings::import::{Consent, import};

const HOPE: &str = "Hope Pantry";

/// The same place under a reworded name, with the same telephone number.
fn reworded() -> Row {
    let mut row = place_row("The Hope Food Pantry");
    row.insert("phone".into(), "973-555-0177".into());
    row
}

fn hope() -> Row {
    let mut row = place_row(HOPE);
    row.insert("phone".into(), "973-555-0177".into());
    row
}

/// A service in which a place has asked not to be listed, and its owner.
async fn asked(service: &TestService) -> String {
    let rows = [hope(), place_row("Second")];
    service.import("food", &rows).await.unwrap();
    service
        .import("clothing", &[place_row("Closet")])
        .await
        .unwrap();
    let owner = service.owner().await;
    not_listed(service, &owner).await;
    owner
}

async fn not_listed(service: &TestService, owner: &str) {
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    let place = service.desk_reads(owner, &path).await;
    let change = json!({ "version": place["version"], "status": "not-listed" });
    service
        .desk_does(owner, &format!("{path}/change"), change)
        .await;
}

/// Imports rows as the operator does; answers the names that are left out.
async fn imports(service: &TestService, list: &str, rows: &[Row]) -> Vec<String> {
    let consent = Consent {
        drop: true,
        dry_run: false,
    };
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());
    let name = ListingName::parse(list).unwrap();
    let changes = import(store, clock, &name, rows, consent).await.unwrap();
    service.app.directory.refresh().await.unwrap();
    service.app.places.refresh().await.unwrap();
    let told = changes.to_string();
    for name in &changes.left_out {
        assert!(told.contains(&format!("left out: {name}")), "{told}");
    }
    changes.left_out
}

fn names(service: &TestService, list: &str) -> Vec<String> {
    service.app.places.with_whole_catalog(|catalog| {
        let places = catalog.places().iter().filter(|it| it.place.list == list);
        places.map(|it| it.text("name").unwrap()).collect()
    })
}

#[tokio::test]
async fn dsk_an_import_of_the_operator_leaves_it_out_in_every_list_and_under_a_reworded_name() {
    with_every_service(async |service| {
        asked(&service).await;
        for (list, row, stays) in [
            ("food", reworded(), "Second"),
            ("clothing", hope(), "Closet"),
            ("clothing", reworded(), "Closet"),
        ] {
            let name = row["name"].clone();
            let rows = [place_row(stays), row];
            assert_eq!(imports(&service, list, &rows).await, [name], "{list}");
            assert_eq!(names(&service, list), [stays], "{list}");
        }
    })
    .await;
}

#[tokio::test]
async fn dsk_another_place_that_was_there_all_along_stays() {
    let service = TestService::new();
    let rows = [hope(), reworded()];
    service.import("food", &rows).await.unwrap();
    let owner = service.owner().await;
    not_listed(&service, &owner).await;
    assert!(imports(&service, "food", &rows).await.is_empty());
    assert_eq!(names(&service, "food"), ["The Hope Food Pantry"]);
}

#[tokio::test]
async fn dsk_a_table_at_the_desk_leaves_it_out_in_another_list() {
    with_every_service(async |service| {
        let owner = asked(&service).await;
        let file = "name,address,city,phone\nThe Hope Food Pantry,9 Elm St,Newark,973-555-0177\n";
        let look = "/desk/imports/look?list=clothing";
        let report = sends(&service, &owner, look, file.as_bytes()).await;
        assert_eq!(report["good"], 0, "{report}");
        assert_eq!(report["duplicates"][0]["likeness"], "removed");
    })
    .await;
}

/// A pantry in words of its own for the town and the ZIP code.
fn pantry(city: &str, zip: &str) -> Row {
    let row = [
        ("name", "JFS Food Pantry"),
        ("address", "607 N. Jerome Ave"),
        ("city", city),
        ("zip", zip),
        ("phone", "N/A"),
    ];
    row.map(|(field, text)| (field.to_owned(), text.to_owned()))
        .into()
}

#[tokio::test]
async fn dsk_it_is_known_in_every_spelling_of_its_town_and_without_one() {
    let service = TestService::new();
    let mut known = pantry("Margate City", "08402");
    known.insert("phone".into(), "609-555-0177".into());
    let rows = [known, pantry_elsewhere()];
    service.import("food", &rows).await.unwrap();
    let owner = service.owner().await;
    let path = format!("/desk/places/{}", service.place_named("JFS Food Pantry"));
    let place = service.desk_reads(&owner, &path).await;
    let change = json!({ "version": place["version"], "status": "not-listed" });
    service
        .desk_does(&owner, &format!("{path}/change"), change)
        .await;
    for (city, zip) in [
        ("Margate", "08402"),
        ("Margate", ""),
        ("\"Margate City, NJ\"", ""),
        ("", "08402"),
        ("", ""),
        ("Atlantic City", "08402"),
    ] {
        for address in ["607 N. Jerome Ave", "607 North Jerome Avenue", ""] {
            let file = format!("name,address,city,zip\nJFS Food Pantry,{address},{city},{zip}\n");
            let look = "/desk/imports/look?list=food";
            let report = sends(&service, &owner, look, file.as_bytes()).await;
            let said = format!("{address:?} {city} {zip}: {report}");
            assert_eq!(report["good"], 0, "{said}");
            assert_eq!(report["duplicates"][0]["likeness"], "removed", "{said}");
        }
        let row = pantry(city.trim_matches('"'), zip);
        let rows = [pantry_elsewhere(), row];
        let left_out = imports(&service, "clothing", &rows).await;
        assert_eq!(left_out, ["JFS Food Pantry"], "{city} {zip}");
        assert_eq!(names(&service, "clothing"), ["Second"]);
    }
    // Another house of this name, in another town, is another place.
    let file = "name,address,city,zip,phone\nJFS Food Pantry,1 Elm St,Trenton,08608,609-555-0199\n";
    let look = "/desk/imports/look?list=food";
    let report = sends(&service, &owner, look, file.as_bytes()).await;
    assert_eq!(report["good"], 1, "{report}");
}

fn pantry_elsewhere() -> Row {
    let mut row = pantry("Newark", "07102");
    row.insert("name".into(), "Second".into());
    row.insert("address".into(), "1 Elm St".into());
    row
}

#[tokio::test]
async fn dsk_a_table_that_waited_does_not_publish_it() {
    let service = TestService::new();
    service.import("food", &[hope()]).await.unwrap();
    service
        .import("clothing", &[place_row("Closet")])
        .await
        .unwrap();
    let owner = service.owner().await;
    let file = "name,address,city,phone\nHope Pantry,1 Hope Pantry Street,Newark,973-555-0177\nNew,,Newark,\n";
    let kept = sends(
        &service,
        &owner,
        "/desk/imports?list=clothing&origin=x",
        file.as_bytes(),
    )
    .await;
    assert_eq!(kept["waiting"], 2);
    not_listed(&service, &owner).await;
    let path = format!("/desk/imports/{}/publish", kept["id"].as_str().unwrap());
    let done = service
        .desk_does(&owner, &path, json!({ "version": kept["version"] }))
        .await;
    assert_eq!(done["published"], 1);
    assert_eq!(names(&service, "clothing"), ["Closet", "New"]);
}

#[tokio::test]
async fn dsk_an_older_suggestion_does_not_list_it_again() {
    with_every_service(async |service| {
        service
            .import("food", &[hope(), place_row("Second")])
            .await
            .unwrap();
        let owner = service.owner().await;
        let caller = service.staff(&owner, "cal@county.example", "caller").await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let closed = json!({ "version": 0, "status": "closed" });
        service
            .desk_does(&owner, &format!("{path}/change"), closed)
            .await;
        let back = json!({ "version": 1, "status": "listed" });
        service
            .desk_does(&caller, &format!("{path}/suggest"), back)
            .await;
        let place = service.desk_reads(&owner, &path).await;
        let change = json!({ "version": place["version"], "status": "not-listed" });
        service
            .desk_does(&owner, &format!("{path}/change"), change)
            .await;

        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        let approve = format!(
            "/desk/suggestions/{}/approve",
            waiting[0]["id"].as_str().unwrap()
        );
        let version =
            json!({ "version": waiting[0]["version"], "revision": waiting[0]["revision"] });
        let (status, answer): (_, Value) =
            service.desk(Method::POST, &owner, &approve, version).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert!(
            answer.to_string().contains("status : not-listed-since"),
            "{answer}"
        );
        assert_eq!(names(&service, "food"), ["Second"]);
        // A suggestion of somebody who knew it may put the place back.
        let again =
            json!({ "version": place["version"].as_i64().unwrap() + 1, "status": "listed" });
        let editor = service.staff(&owner, "ed@county.example", "editor").await;
        service
            .desk_does(&editor, &format!("{path}/suggest"), again)
            .await;
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        let newer = waiting
            .as_array()
            .unwrap()
            .iter()
            .find(|it| it["who"] == "ed")
            .unwrap();
        let approve = format!(
            "/desk/suggestions/{}/approve",
            newer["id"].as_str().unwrap()
        );
        let version = json!({ "version": newer["version"], "revision": newer["revision"] });
        service.desk_does(&owner, &approve, version).await;
        assert_eq!(names(&service, "food"), [HOPE, "Second"]);
    })
    .await;
}
