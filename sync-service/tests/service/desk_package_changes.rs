//! HSDS packages at the desk: a place is known by its id, and what its row says otherwise waits as a change.

use crate::desk_packages::{id, of_a_county, publishes, saved, sends};
use crate::support::TestService;
use crate::support::stores::with_every_service;
use serde_json::json;
use std::collections::BTreeMap;
use sync_service::open_data::license::DataLicense;
use sync_service::open_data::package::{self, packed};

/// What both forms of an export of the food list say when a word of it is another one.
async fn rewritten(service: &TestService, token: &str, words: &[(&str, &str)]) -> [Vec<u8>; 2] {
    let rewrite = |text: Vec<u8>| {
        let text = String::from_utf8(text).unwrap();
        let replaced = words
            .iter()
            .fold(text, |text, (from, to)| text.replace(from, to));
        replaced.into_bytes()
    };
    let files = service
        .app
        .places
        .with_catalog(|catalog| package::files(catalog.places(), &DataLicense::default()).unwrap());
    let files: BTreeMap<String, Vec<u8>> = files
        .into_iter()
        .map(|(name, text)| (name, rewrite(text)))
        .collect();
    let nested = saved(service, token, "/desk/places.hsds.json?view=all&list=food").await;
    [packed(files).unwrap(), rewrite(nested)]
}

#[tokio::test]
async fn hsds_a_place_is_known_by_its_id_and_changed_never_doubled() {
    with_every_service(async |service| {
        service.has_places(&["Hope Pantry", "Second"]).await;
        let owner = service.owner().await;
        let id = service.place_named("Hope Pantry");
        // Name, address and telephone number are all others.
        let words = [("Hope Pantry", "Harbor"), ("973-555-0100", "609-555-0199")];
        let files = rewritten(&service, &owner, &words[..1]).await;
        for file in &files {
            let report = sends(&service, &owner, "/desk/imports/look?list=food", file).await;
            assert_eq!(
                (&report["good"], &report["mistakes"]),
                (&json!(0), &json!([]))
            );
            let change = &report["changes"][0];
            assert_eq!(
                (&change["place"], &change["name"]),
                (&json!(id), &json!("Hope Pantry"))
            );
            assert_eq!(
                (&change["before"], &change["after"]),
                (
                    &json!({ "name": "Hope Pantry", "address": "1 Hope Pantry Street" }),
                    &json!({ "name": "Harbor", "address": "1 Harbor Street" }),
                )
            );
            assert_eq!(report["changes"].as_array().unwrap().len(), 1);
            assert_eq!(report["unchanged"], 1, "{report}");
        }
        let files = rewritten(&service, &owner, &words).await;
        for file in &files {
            let kept = sends(
                &service,
                &owner,
                "/desk/imports?list=food&origin=HSDS",
                file,
            )
            .await;
            assert_eq!((&kept["waiting"], &kept["changes"]), (&json!(0), &json!(2)));
        }
        let tables = service.desk_reads(&owner, "/desk/imports").await;
        assert_eq!(tables.as_array().unwrap().len(), 1, "{tables}");
        assert_eq!(tables[0]["changes"], 2, "those of the first file");
        assert!(
            service.public_row("Harbor").await.is_none(),
            "nothing is public yet"
        );
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        let waiting = waiting.as_array().unwrap();
        assert_eq!(waiting.len(), 2, "what waits already waits once");
        for suggestion in waiting {
            assert_eq!(suggestion["note"], "HSDS");
            let path = format!(
                "/desk/suggestions/{}/approve",
                suggestion["id"].as_str().unwrap()
            );
            let version =
                json!({ "version": suggestion["version"], "revision": suggestion["revision"] });
            let answer = service.desk_does(&owner, &path, version).await;
            assert_eq!(answer["outcome"], "done");
        }
        let row = service.public_row("Harbor").await.unwrap();
        assert_eq!(
            (&row["phone"], &row["checked"]),
            (&json!("609-555-0199"), &json!("N/A")),
            "nobody asked about the new number"
        );
        assert_eq!(service.place_named("Harbor"), id);
        let count = service
            .app
            .places
            .with_catalog(|catalog| catalog.places().len());
        assert_eq!(count, 2);
        for file in rewritten(&service, &owner, &[]).await.iter().chain(&files) {
            let report = sends(&service, &owner, "/desk/imports/look?list=food", file).await;
            assert_eq!(
                (&report["good"], &report["changes"]),
                (&json!(0), &json!([]))
            );
        }
        // The name of another place, and a place that was taken off the list.
        let taken = [("Harbor", "Second")];
        for file in rewritten(&service, &owner, &taken).await {
            let report = sends(&service, &owner, "/desk/imports/look?list=food", &file).await;
            assert_eq!(
                (&report["good"], &report["changes"]),
                (&json!(0), &json!([]))
            );
        }
        let files = rewritten(&service, &owner, &[("Harbor", "Haven"), ("609", "908")]).await;
        let place = service
            .desk_reads(&owner, &format!("/desk/places/{id}"))
            .await;
        let closed = json!({ "version": place["version"], "status": "closed" });
        service
            .desk_does(&owner, &format!("/desk/places/{id}/change"), closed)
            .await;
        for file in files {
            let report = sends(&service, &owner, "/desk/imports/look?list=food", &file).await;
            assert_eq!(
                (&report["good"], &report["changes"][0]["name"]),
                (&json!(0), &json!("Second"))
            );
            let known = report["duplicates"].as_array().unwrap().iter();
            let mut known = known.filter(|it| it["place"] == id.as_str());
            assert_eq!(known.next().unwrap()["likeness"], "removed");
        }
    })
    .await;
}

#[tokio::test]
async fn hsds_another_directory_that_says_the_same_again_takes_no_correction_back() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let file = of_a_county("(973) 555-0188");
    publishes(&service, &owner, "food", &file).await;
    let place = format!("/desk/places/{}", id(2));
    let change = json!({ "version": 0, "fields": { "phone": "973-555-0177" } });
    service
        .desk_does(&owner, &format!("{place}/change"), change)
        .await;

    let look = "/desk/imports/look?list=food";
    let again = sends(&service, &owner, look, &file).await;
    assert_eq!((&again["good"], &again["changes"]), (&json!(0), &json!([])));
    let newer = of_a_county("(973) 555-0166");
    let report = sends(&service, &owner, look, &newer).await;
    assert_eq!(
        report["changes"][0]["after"],
        json!({ "phone": "973-555-0166 ext. 4" })
    );
    assert_eq!(
        report["changes"][0]["before"],
        json!({ "phone": "973-555-0177" })
    );
}
