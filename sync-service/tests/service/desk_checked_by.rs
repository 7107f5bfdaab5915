//! Who checked a place: initials beside the date, for the desk alone.

use crate::support::{TestService, bytes, json as json_of};
use serde_json::{Value, json};
use sync_protocol::desk::Role;
use sync_protocol::desk_seen::{DeskApprove, DeskLooked};
use sync_service::desk::staff::Staff;

const HOPE: &str = "Hope Pantry";

/// A service with one place, its owner, and the path of the place.
async fn desk() -> (TestService, String, String) {
    let service = TestService::new();
    service.has_places(&[HOPE]).await;
    let owner = service.owner().await;
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    (service, owner, path)
}

/// Does something with the place as it is now; answers the place.
async fn does(service: &TestService, token: &str, path: &str, what: &str, body: Value) -> Value {
    let place = service.desk_reads(token, path).await;
    let mut body = body;
    body["version"] = place["version"].clone();
    let answer = service
        .desk_does(token, &format!("{path}/{what}"), body)
        .await;
    assert_eq!(answer["outcome"], "done");
    answer["place"].clone()
}

async fn in_queue(service: &TestService, token: &str) -> Value {
    let queue = service.desk_reads(token, "/desk/queue?view=all").await;
    queue["items"][0]["checkedBy"].clone()
}

#[tokio::test]
async fn dsk_still_right_writes_the_initials_for_the_desk_and_undo_takes_them_back() {
    let (service, owner, path) = desk().await;
    assert_eq!(service.desk_reads(&owner, &path).await["checkedBy"], "");

    let place = does(&service, &owner, &path, "still-right", json!({})).await;

    assert_eq!(place["checkedBy"], "OL");
    assert_eq!(in_queue(&service, &owner).await, "OL");
    let act = &place["history"][0];
    assert_eq!(act["before"][":checked-by"], "");
    assert_eq!(act["after"][":checked-by"], "OL");
    assert_eq!(act["after"]["checked"], place["row"]["checked"]);

    let undo = json!({ "act": act["id"] });
    let undone = does(&service, &owner, &path, "undo", undo).await;
    assert_eq!(undone["checkedBy"], "");
    assert_eq!(undone["row"]["checked"], "2021-03");
}

#[tokio::test]
async fn dsk_initials_are_those_of_the_person_who_called() {
    let (service, owner, path) = desk().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    // One fact is not the place: its row has the day of the oldest one.
    let change = json!({ "fields": { "phone": "973-555-0123" } });
    let place = does(&service, &owner, &path, "change", change).await;
    assert_eq!(
        (&place["checkedBy"], &place["row"]["checked"]),
        (&json!(""), &json!("2021-03"))
    );
    let place = does(&service, &owner, &path, "still-right", json!({})).await;
    assert_eq!(place["checkedBy"], "OL");

    let change = json!({ "fields": { "phone": "973-555-0124" } });
    let suggested = does(&service, &caller, &path, "suggest", change).await;
    assert_eq!(suggested["checkedBy"], "OL", "nothing is published yet");
    let id = suggested["suggestions"][0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let body = json!({ "version": suggested["version"], "revision": 1 });
    let approve = format!("/desk/suggestions/{id}/approve");
    let approved = service.desk_does(&owner, &approve, body).await;
    assert_eq!(approved["place"]["checkedBy"], "CA", "the caller called");
}

#[tokio::test]
async fn dsk_a_suggestion_of_an_older_call_dates_its_fact_with_that_call() {
    let (service, owner, path) = desk().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let change = json!({ "fields": { "phone": "973-555-0124" } });
    let suggested = does(&service, &caller, &path, "suggest", change).await;
    let id = suggested["suggestions"][0]["id"].as_str().unwrap();
    service.clock.forward(time::Duration::days(1));
    // The sessions have ended by then.
    let staff = Staff {
        email: "q@county.example".into(),
        name: "Quincy".into(),
        role: Role::Editor,
    };
    let place = service.place_named(HOPE);
    let desk = &service.app.desk;
    let later = desk
        .still_right(&staff, &place, &DeskLooked::default())
        .await
        .unwrap()
        .place;
    let seen = DeskApprove {
        version: later.version,
        revision: 1,
    };
    let approved = desk.approve(&staff, id, seen).await.unwrap().place;
    assert_eq!(approved.row["phone"], "973-555-0124");
    assert!(approved.row["checked"] < later.row["checked"]);
    assert_eq!(approved.checked_by, "CA", "who heard that number");
    let told = service.app.places.place_with_days(&place).await;
    let days = told.unwrap().unwrap().days.unwrap();
    assert_eq!(days["hours"], later.row["checked"], "looked at later");
}

#[tokio::test]
async fn dsk_initials_are_in_no_public_answer_and_in_no_table() {
    let (service, owner, path) = desk().await;
    let id = service.place_named(HOPE);
    let staff = Staff {
        email: "q@county.example".into(),
        name: "Quincy Xavier Zed".into(),
        role: Role::Editor,
    };
    let place = service
        .app
        .desk
        .still_right(&staff, &id, &DeskLooked::default())
        .await
        .unwrap();
    assert_eq!(place.place.checked_by, "QXZ");
    assert_eq!(
        service.desk_reads(&owner, &path).await["checkedBy"],
        "QXZ",
        "colleagues see them"
    );
    for public in [
        "/widgets/resources/food".to_owned(),
        format!("/places/{id}"),
        "/hsds/services".to_owned(),
        format!("/hsds/services/{id}"),
    ] {
        let text = json_of(service.get(&public).await).await.to_string();
        assert!(
            text.contains(HOPE) && !text.contains("QXZ"),
            "{public}: {text}"
        );
    }
    let bearer = format!("Bearer {owner}");
    for form in ["csv", "json", "hsds.json"] {
        let table = format!("/desk/places.{form}?view=all");
        let response = service.get_with(&table, ("authorization", &bearer)).await;
        let text = String::from_utf8(bytes(response).await).unwrap();
        assert!(
            text.contains(HOPE) && !text.contains("QXZ"),
            "{form}: {text}"
        );
    }
}
