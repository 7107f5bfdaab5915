//! Employers at the desk: "still hires people with a record" is a dated fact with initials.

use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::json as json_of;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use sync_protocol::employer_fact::HIRES_FIELD;

const NAME: &str = "Good Bakery";

async fn desk() -> (TestService, String, String) {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let rows = [place_row(NAME), place_row("Other Bakery")];
    service.import("employment", &rows).await.unwrap();
    let owner = service.owner().await;
    let caller = service
        .staff(&owner, "carla@county.example", "caller")
        .await;
    (service, owner, caller)
}

async fn public(service: &TestService) -> Value {
    let rows = json_of(service.get("/widgets/resources/employment").await).await;
    let rows = rows.as_array().unwrap().iter();
    rows.clone()
        .find(|row| row["name"] == NAME)
        .unwrap()
        .clone()
}

#[tokio::test]
async fn dsk_an_employer_that_still_hires_people_with_a_record_is_shown_with_day_and_initials() {
    let (service, owner, caller) = desk().await;
    let path = format!("/desk/places/{}", service.place_named(NAME));
    let before = public(&service).await;
    let asked = json!({ "version": 0, "still": true });
    let answer = service
        .desk_does(&caller, &format!("{path}/hires"), asked)
        .await;
    assert_eq!(answer["outcome"], "done");
    let row = public(&service).await;
    assert_eq!(row[HIRES_FIELD], "Asked on 2026-11-20 by CA");
    assert_eq!(row["checked"], before["checked"], "nothing else was asked");
    let found = json_of(service.get("/find?need=work&limit=50").await).await;
    let found = found.to_string();
    assert!(
        found.contains("\"hires\":\"Asked on 2026-11-20 by CA\""),
        "{found}"
    );
    assert!(!row.to_string().contains("carla"), "{row}");

    // A later import of the source keeps it, and the caller takes it back.
    let rows = [place_row(NAME), place_row("Other Bakery")];
    service.import("employment", &rows).await.unwrap();
    assert_eq!(
        public(&service).await[HIRES_FIELD],
        "Asked on 2026-11-20 by CA"
    );
    let place = service.desk_reads(&caller, &path).await;
    assert_eq!(place["history"][0]["kind"], "ask-hires");
    let undo = json!({ "version": place["version"], "act": place["history"][0]["id"] });
    service
        .desk_does(&caller, &format!("{path}/undo"), undo)
        .await;
    assert_eq!(public(&service).await, before);

    // An employer that stopped says nothing more.
    let version = service.desk_reads(&owner, &path).await["version"].clone();
    let again = json!({ "version": version, "still": true });
    let answer = service
        .desk_does(&owner, &format!("{path}/hires"), again)
        .await;
    let stopped = json!({ "version": answer["place"]["version"], "still": false });
    service
        .desk_does(&owner, &format!("{path}/hires"), stopped)
        .await;
    assert_eq!(public(&service).await, before);
}

#[tokio::test]
async fn dsk_only_employers_are_asked_whether_they_hire() {
    let (service, owner, _) = desk().await;
    let path = format!("/desk/places/{}/hires", service.place_named("Hope Pantry"));
    for body in [
        json!({ "version": 0, "still": true }),
        json!({ "version": 0 }),
        json!({ "version": 0, "still": true, "by": "someone" }),
    ] {
        let (status, _) = service.desk(Method::POST, &owner, &path, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
    }
    let row = service.public_row("Hope Pantry").await.unwrap();
    assert!(row.get(HIRES_FIELD).is_none());
}
