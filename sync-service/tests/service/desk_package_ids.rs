//! The ids that a package gives: a place keeps its own when its list is deleted and its package comes to another one.

use crate::desk_packages::{id, of_a_county, publishes, saved, sends};
use crate::support::TestService;
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};

/// The version that a change of the lists has to name.
async fn version(service: &TestService, owner: &str) -> serde_json::Value {
    service.desk_reads(owner, "/desk/lists").await["version"].clone()
}

/// Makes a hidden list by its name in English.
async fn makes(service: &TestService, owner: &str, name: &str) {
    let new =
        json!({ "version": version(service, owner).await, "name": name, "en": name, "es": name });
    service.desk_does(owner, "/desk/lists", new).await;
}

async fn deletes(service: &TestService, owner: &str, name: &str) {
    let path = format!("/desk/lists/{name}/delete");
    let version = json!({ "version": version(service, owner).await });
    service.desk_does(owner, &path, version).await;
}

/// The ids of the places of a list, by name.
fn ids(service: &TestService, list: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = service.app.places.with_whole_catalog(|catalog| {
        let places = catalog.places().iter().filter(|it| it.place.list == list);
        let named = places.map(|it| (it.text("name").unwrap(), it.place.id.clone()));
        named.collect()
    });
    found.sort();
    found
}

#[tokio::test]
async fn hsds_places_of_a_deleted_list_keep_their_ids_on_the_list_that_gets_their_package() {
    for is_dropped in [false, true] {
        with_every_service(async |service| {
            service.has_places(&["Hope Pantry"]).await;
            let owner = service.owner().await;
            makes(&service, &owner, "county").await;
            let file = of_a_county("(973) 555-0188");
            publishes(&service, &owner, "county", &file).await;
            let before = ids(&service, "county");
            assert_eq!(
                before,
                [
                    ("Riverside Clinic".to_owned(), id(3)),
                    ("Riverside Pantry".to_owned(), id(2))
                ]
            );
            // Staff said something of it, and a visitor saved it.
            let path = format!("/desk/places/{}/still-right", id(2));
            service
                .desk_does(&owner, &path, json!({ "version": 0 }))
                .await;
            let ours = saved(
                &service,
                &owner,
                "/desk/places.hsds.zip?view=all&list=county",
            )
            .await;

            deletes(&service, &owner, "county").await;
            if is_dropped {
                service
                    .desk_does(&owner, "/desk/lists/county/drop", json!({}))
                    .await;
            }
            makes(&service, &owner, "essex").await;
            let look = "/desk/imports/look?list=essex&only=";
            let report = sends(&service, &owner, look, &ours).await;
            assert_eq!(
                (&report["good"], &report["duplicates"]),
                (&json!(2), &json!([]))
            );
            let kept = sends(
                &service,
                &owner,
                "/desk/imports?list=essex&only=&origin=x",
                &ours,
            )
            .await;
            let path = format!("/desk/imports/{}/publish", kept["id"].as_str().unwrap());
            let version = json!({ "version": kept["version"] });
            service.desk_does(&owner, &path, version).await;

            assert_eq!(
                ids(&service, "essex"),
                before,
                "each id goes with its place"
            );
            let place = service
                .desk_reads(&owner, &format!("/desk/places/{}", id(2)))
                .await;
            assert_eq!(
                (&place["list"], &place["status"]),
                (&json!("essex"), &json!("listed"))
            );
            let history = place["history"].as_array().unwrap().iter();
            let history: Vec<&Value> = history.map(|act| &act["kind"]).collect();
            assert_eq!(history, ["publish-rows", "still-right"], "with its history");
            // It is known there now.
            let report = sends(&service, &owner, look, &ours).await;
            assert_eq!(
                (&report["good"], &report["changes"]),
                (&json!(0), &json!([]))
            );
            if is_dropped {
                return;
            }
            // The old list comes back with places of its own: no id is there twice.
            let version = json!({ "version": self::version(&service, &owner).await });
            service
                .desk_does(&owner, "/desk/lists/county/put-back", version)
                .await;
            let back = ids(&service, "county");
            assert_eq!(back.len(), 2);
            assert!(
                back.iter().all(|(_, it)| *it != id(2) && *it != id(3)),
                "{back:?}"
            );
            assert_eq!(ids(&service, "essex"), before);
        })
        .await;
    }
}

#[tokio::test]
async fn hsds_a_row_of_another_list_that_is_added_on_purpose_is_a_place_of_its_own_that_stays() {
    with_every_service(async |service| {
        service.has_places(&["Hope Pantry"]).await;
        service.import("clothing", &[]).await.unwrap();
        let owner = service.owner().await;
        let food = "/desk/places.hsds.json?view=all&list=food";
        let file = saved(&service, &owner, food).await;
        let before = ids(&service, "food");
        let keep = "/desk/imports?list=clothing&only=&origin=x";
        let (status, _) = service.desk_takes(&owner, keep, &file).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "it stays out by itself");

        let kept = sends(&service, &owner, &format!("{keep}&also=2"), &file).await;
        let path = format!("/desk/imports/{}/publish", kept["id"].as_str().unwrap());
        let version = json!({ "version": kept["version"] });
        service.desk_does(&owner, &path, version).await;
        let added = ids(&service, "clothing");
        assert_eq!(added.len(), 1);
        assert_ne!(added[0].1, before[0].1, "one place has one id");
        assert_eq!(ids(&service, "food"), before);

        // The same package again: the place that was added is the known one, and is never added twice.
        let look = "/desk/imports/look?list=clothing&only=&also=2";
        let report = sends(&service, &owner, look, &file).await;
        assert_eq!(report["good"], 0);
        let known = &report["duplicates"][0];
        assert_eq!(
            (&known["likeness"], &known["place"]),
            (&json!("same"), &json!(added[0].1))
        );
    })
    .await;
}

#[tokio::test]
async fn hsds_a_place_that_closed_on_one_list_comes_back_on_no_other_one() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    service.import("clothing", &[]).await.unwrap();
    let owner = service.owner().await;
    let file = saved(
        &service,
        &owner,
        "/desk/places.hsds.json?view=all&list=food",
    )
    .await;
    let place = service.place_named("Hope Pantry");
    let closed = json!({ "version": 0, "status": "closed" });
    service
        .desk_does(&owner, &format!("/desk/places/{place}/change"), closed)
        .await;
    let look = "/desk/imports/look?list=clothing&only=&also=2";
    let report = sends(&service, &owner, look, &file).await;
    assert_eq!(report["good"], 0);
    assert_eq!(report["duplicates"][0]["likeness"], "removed");
}
