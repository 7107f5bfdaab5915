//! A list that was deleted comes back by "Put it back" alone, and one that came back by another way can be repaired.

use crate::support::desk::place_row;
use crate::support::program::{is_refused_in_a_sentence, succeeds};
use crate::support::{TestService, json as json_of};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use std::fs;
use sync_protocol::listings::ListingName;
use sync_service::accounts::keys::Keys;
use sync_service::random::system_random;
use sync_service::store::sqlite::Sqlite;

#[test]
fn dsk_a_command_brings_no_deleted_list_back() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    sync_service::private::make_folder(&data).unwrap();
    drop(Keys::open(&data.join("keys"), &system_random(), 0).unwrap());
    drop(Sqlite::open(&data).unwrap());
    let file = place.path().join("table.csv");
    fs::write(&file, "name,city\nHope Showers,Newark\n").unwrap();
    let import = [
        "import-listings",
        file.to_str().unwrap(),
        "--name",
        "showers",
    ];
    succeeds(&import, &data);
    succeeds(&["desk", "lists", "--delete", "showers"], &data);
    for words in [&import[..], &[&import[..], &["--dry-run"]].concat()] {
        let said = is_refused_in_a_sentence(words, &data);
        assert!(said.contains("desk lists --put-back showers"), "{said}");
    }
    let lists = succeeds(&["desk", "lists"], &data);
    assert!(lists.contains("showers  1 rows  deleted"), "{lists}");
    succeeds(&["desk", "lists", "--put-back", "showers"], &data);
    succeeds(&import, &data);
}

/// A list that was deleted with the place "Old Showers", and came back with the place "New Showers".
async fn came_back() -> (TestService, String) {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let new = json!({ "version": 0, "name": "showers", "en": "Showers", "es": "Duchas" });
    service.desk_does(&owner, "/desk/lists", new).await;
    let rows = [place_row("Old Showers")];
    service.import("showers", &rows).await.unwrap();
    does(&service, &owner, "delete").await;
    let name = ListingName::parse("showers").unwrap();
    let rows = [place_row("New Showers")];
    let store = service.app.store.clone();
    store
        .replace_listing(&name, 0, &rows, None, 1)
        .await
        .unwrap();
    service.app.directory.refresh().await.unwrap();
    (service, owner)
}

async fn does(service: &TestService, owner: &str, what: &str) -> Value {
    let lists = service.desk_reads(owner, "/desk/lists").await;
    let seen = json!({ "version": lists["version"] });
    let path = format!("/desk/lists/showers/{what}");
    service.desk_does(owner, &path, seen).await
}

/// The names on the list that staff see, and what they call it.
async fn shown(service: &TestService, owner: &str) -> (Vec<String>, Value) {
    let lists = service.desk_reads(owner, "/desk/lists").await;
    let mut menu = lists["lists"][0]["menu"].clone();
    menu["isHidden"] = json!(false);
    let shown = json!({ "version": lists["version"], "lists": [menu] });
    service.desk_does(owner, "/desk/lists/arrange", shown).await;
    let rows = json_of(service.get("/widgets/resources/showers").await).await;
    let rows = rows.as_array().unwrap().iter();
    let names = rows.map(|row| row["name"].as_str().unwrap().to_owned());
    (names.collect(), menu["en"].clone())
}

#[tokio::test]
async fn dsk_a_list_that_came_back_by_another_way_is_put_back_with_all_its_rows_and_its_title() {
    for first in ["put-back", "delete"] {
        let (service, owner) = came_back().await;
        let mut lists = does(&service, &owner, first).await;
        if first == "delete" {
            assert_eq!(lists["lists"], json!([]));
            assert_eq!(lists["deleted"][0]["rows"], 2);
            let status = service.get("/widgets/resources/showers").await.status();
            assert_eq!(status, StatusCode::NOT_FOUND);
            lists = does(&service, &owner, "put-back").await;
        }
        assert_eq!(lists["deleted"], json!([]), "{first}");
        assert_eq!(lists["lists"][0]["menu"]["isHidden"], true);
        let (names, title) = shown(&service, &owner).await;
        assert_eq!(names, ["New Showers", "Old Showers"], "{first}");
        assert_eq!(title, "Showers", "{first}");
    }
}

#[tokio::test]
async fn dsk_a_list_that_came_back_by_another_way_is_not_deleted_for_good_while_people_see_it() {
    let (service, owner) = came_back().await;
    let path = "/desk/lists/showers/drop";
    let (status, answer) = service.desk(Method::POST, &owner, path, json!({})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let said = answer["error"]["message"].as_str().unwrap();
    assert!(said.ends_with("name : list-is-there"), "{said}");
    does(&service, &owner, "delete").await;
    let lists = does(&service, &owner, "drop").await;
    assert_eq!(
        (&lists["lists"], &lists["deleted"]),
        (&json!([]), &json!([]))
    );
}

#[tokio::test]
async fn dsk_with_a_list_that_is_dropped_its_tables_go() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let new = json!({ "version": 0, "name": "showers", "en": "Showers", "es": "Duchas" });
    service.desk_does(&owner, "/desk/lists", new).await;
    let tables = [
        "name,city\nThird Showers,Newark\n",
        "name,city\nFourth Showers,Newark\n",
    ];
    for (file, publishes) in tables.iter().zip([true, false]) {
        let path = "/desk/imports?list=showers&origin=county";
        let (status, table) = service.desk_takes(&owner, path, file.as_bytes()).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        if publishes {
            let id = table["id"].as_str().unwrap();
            let path = format!("/desk/imports/{id}/publish");
            let version = json!({ "version": table["version"] });
            service.desk_does(&owner, &path, version).await;
        }
    }
    let all = service.desk_reads(&owner, "/desk/imports").await;
    assert_eq!(all.as_array().unwrap().len(), 2);
    does(&service, &owner, "delete").await;
    does(&service, &owner, "drop").await;
    assert_eq!(service.desk_reads(&owner, "/desk/imports").await, json!([]));
}

#[tokio::test]
async fn dsk_an_import_makes_no_deleted_list_anew() {
    let (service, owner) = came_back().await;
    let rows = [place_row("Third Showers")];
    let refused = service.import("showers", &rows).await.unwrap_err();
    assert!(refused.to_string().contains("deleted"), "{refused}");
    does(&service, &owner, "delete").await;
    service.import("showers", &rows).await.unwrap_err();
    let file = b"name,city\nThird Showers,Newark\n";
    let path = "/desk/imports?list=showers";
    let (status, _) = service.desk_takes(&owner, path, file).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}
