//! An act is about what its screen showed: the reports that it deals with, the suggestion that it publishes, and the
//! facts that were asked about.

use crate::support::stores::with_every_service;
use crate::support::{TestService, json as json_of};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

const HOPE: &str = "Hope Pantry";

async fn reports(service: &TestService, key: &str, text: &str) {
    let id = service.place_named(HOPE);
    let report = json!({ "key": key.repeat(32), "place": id, "wrong": "gone", "text": text });
    let path = format!("/places/{id}/report");
    let (status, said) = service.post(&path, report.to_string()).await;
    assert!(status.is_success(), "{said}");
}

/// Does something with a place as it was seen.
async fn does(service: &TestService, who: &str, seen: &Value, what: &str, more: Value) -> Value {
    let mut body = more;
    body["version"] = seen["version"].clone();
    if matches!(what, "still-right" | "change" | "suggest") {
        let shown = seen["reports"].as_array().unwrap().iter();
        body["reports"] = shown.map(|it| it["id"].clone()).collect();
    }
    let path = format!("/desk/places/{}/{what}", service.place_named(HOPE));
    service.desk_does(who, &path, body).await
}

fn texts(place: &Value) -> Vec<&str> {
    let all = place["reports"].as_array().unwrap().iter();
    all.map(|it| it["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn dsk_an_act_deals_with_the_reports_that_its_screen_showed_and_with_no_other() {
    with_every_service(async |service| {
        service.has_places(&[HOPE, "Second"]).await;
        let owner = service.owner().await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        reports(&service, "a", "It rings nowhere").await;
        let seen = service.desk_reads(&owner, &path).await;
        reports(&service, "b", "Boarded up").await;
        let done = does(&service, &owner, &seen, "still-right", json!({})).await;
        assert_eq!(done["outcome"], "done");
        assert_eq!(texts(&done["place"]), ["Boarded up"]);
        let queue = service.desk_reads(&owner, "/desk/queue").await;
        assert_eq!(queue["items"][0]["name"], HOPE, "it stays in the queue");
        assert_eq!(queue["items"][0]["reports"], 1);

        // What is sent again without another look deals with nothing more.
        let phone = json!({ "fields": { "phone": "211" } });
        let mut blind = done["place"].clone();
        blind["reports"] = json!([]);
        let changed = does(&service, &owner, &blind, "change", phone).await;
        assert_eq!(texts(&changed["place"]), ["Boarded up"]);
        let closed = json!({ "status": "closed" });
        let closed = does(&service, &owner, &changed["place"], "change", closed).await;
        assert_eq!(texts(&closed["place"]), Vec::<&str>::new());
    })
    .await;
}

#[tokio::test]
async fn dsk_undo_brings_the_reports_back_that_the_act_dealt_with_and_undo_of_that_settles_them() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        reports(&service, "a", "Boarded up").await;
        let before = service.desk_reads(&owner, &path).await;
        let first = does(&service, &owner, &before, "still-right", json!({})).await;
        let act = json!({ "act": first["place"]["history"][0]["id"] });
        let undone = does(&service, &owner, &first["place"], "undo", act.clone()).await;
        assert_eq!(undone["place"]["reports"], before["reports"]);
        assert_eq!(undone["place"]["row"], before["row"]);
        assert!(
            undone["undone"]["back"]
                .as_array()
                .unwrap()
                .contains(&json!(":reports"))
        );
        let again = does(&service, &owner, &undone["place"], "undo", act).await;
        assert_eq!(again["outcome"], "nothing-left");
        let act = json!({ "act": undone["place"]["history"][0]["id"] });
        let back = does(&service, &owner, &undone["place"], "undo", act).await;
        assert_eq!(texts(&back["place"]), Vec::<&str>::new());

        // Also of an act that changed nothing but that.
        reports(&service, "b", "Still boarded up").await;
        let seen = service.desk_reads(&owner, &path).await;
        let second = does(&service, &owner, &seen, "still-right", json!({})).await;
        assert_eq!(second["place"]["history"][0]["after"], json!({}));
        assert_eq!(second["place"]["history"][0]["canUndo"], true);
        let act = json!({ "act": second["place"]["history"][0]["id"] });
        let undone = does(&service, &owner, &second["place"], "undo", act).await;
        assert_eq!(texts(&undone["place"]), ["Still boarded up"]);
    })
    .await;
}

#[tokio::test]
async fn dsk_a_suggestion_deals_with_the_reports_that_its_caller_saw() {
    let service = TestService::new();
    service.has_places(&[HOPE]).await;
    let owner = service.owner().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    reports(&service, "a", "It rings nowhere").await;
    let seen = service.desk_reads(&caller, &path).await;
    let phone = json!({ "fields": { "phone": "211" } });
    let suggested = does(&service, &caller, &seen, "suggest", phone).await;
    assert_eq!(texts(&suggested["place"]), ["It rings nowhere"]);
    reports(&service, "b", "Boarded up").await;
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    let approve = format!(
        "/desk/suggestions/{}/approve",
        waiting[0]["id"].as_str().unwrap()
    );
    let body = json!({ "version": waiting[0]["version"], "revision": waiting[0]["revision"] });
    let done = service.desk_does(&owner, &approve, body).await;
    assert_eq!(texts(&done["place"]), ["Boarded up"]);
}

#[tokio::test]
async fn dsk_a_suggestion_that_its_caller_changed_meanwhile_is_not_published_or_returned_unseen() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let caller = service.staff(&owner, "cal@county.example", "caller").await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let place = service.desk_reads(&caller, &path).await;
        let notes = json!({ "fields": { "notes": "Ring twice" } });
        does(&service, &caller, &place, "suggest", notes).await;
        let seen = service.desk_reads(&owner, "/desk/suggestions").await;
        let phone = json!({ "fields": { "phone": "973-555-5518" } });
        does(&service, &caller, &place, "suggest", phone).await;

        let of = |what: &str| {
            let id = seen[0]["id"].as_str().unwrap();
            format!("/desk/suggestions/{id}/{what}")
        };
        let old = json!({ "version": seen[0]["version"], "revision": seen[0]["revision"] });
        let answer = service.desk_does(&owner, &of("approve"), old.clone()).await;
        assert_eq!(answer["outcome"], "changed-meanwhile");
        let row = service.public_row(HOPE).await.unwrap();
        assert_eq!(row["phone"], "973-555-0100");
        let word = json!({ "word": "No", "revision": seen[0]["revision"] });
        let (status, _) = service
            .desk(Method::POST, &owner, &of("return"), word)
            .await;
        assert_eq!(status, StatusCode::CONFLICT);

        let now = service.desk_reads(&owner, "/desk/suggestions").await;
        assert_eq!(now[0]["after"]["phone"], "973-555-5518");
        let body = json!({ "version": now[0]["version"], "revision": now[0]["revision"] });
        let done = service.desk_does(&owner, &of("approve"), body).await;
        assert_eq!(done["place"]["row"]["phone"], "973-555-5518");
        assert_eq!(done["place"]["row"]["notes"], "Ring twice");
    })
    .await;
}

#[tokio::test]
async fn dsk_a_change_of_one_fact_leaves_the_days_of_the_others() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let id = service.place_named(HOPE);
        let path = format!("/desk/places/{id}");
        let days = async || {
            let place = service.get(&format!("/places/{id}")).await;
            json_of(place).await["days"].clone()
        };
        assert_eq!(days().await, json!({}));
        let place = service.desk_reads(&owner, &path).await;
        let old = place["row"]["checked"].clone();
        let phone = json!({ "fields": { "phone": "973-555-0123" } });
        let changed = does(&service, &owner, &place, "change", phone).await;
        let after = days().await;
        assert_eq!(changed["place"]["row"]["checked"], old, "the oldest fact");
        assert_eq!(after["hours"], Value::Null);
        assert!(after["phone"].as_str() > old.as_str(), "{after}");
        // Kiosks and pages that keep the lists know the same.
        service.app.places.refresh().await.unwrap();
        let ids = json_of(service.get("/places").await).await;
        let is_it = |row: &&Value| row["id"] == *id;
        let row = ids.as_array().unwrap().iter().find(is_it).unwrap();
        assert_eq!(row["day-phone"], after["phone"]);
        assert_eq!(row["day-hours"], Value::Null);
        let kept = json_of(service.get("/places/all").await).await;
        let kept = kept["places"].as_array().unwrap();
        let offline = kept.iter().find(|it| it["place"]["id"] == *id).unwrap();
        assert_eq!(offline["days"], after);
        let history = changed["place"]["history"].to_string();
        assert!(!history.contains(":day"), "{history}");

        let act = json!({ "act": changed["place"]["history"][0]["id"] });
        let undone = does(&service, &owner, &changed["place"], "undo", act).await;
        assert_eq!(undone["place"]["row"], place["row"]);
        assert_eq!(days().await, json!({}));

        let notes = json!({ "fields": { "notes": "Ring twice" } });
        let changed = does(&service, &owner, &undone["place"], "change", notes).await;
        let phone = &days().await["phone"];
        assert_eq!(*phone, Value::Null, "it has the day of the row");
        does(
            &service,
            &owner,
            &changed["place"],
            "still-right",
            json!({}),
        )
        .await;
        assert_eq!(days().await, json!({}), "all of it was asked");
    })
    .await;
}
