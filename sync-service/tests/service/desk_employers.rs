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

    // An employer that stopped is no answer about work.
    let version = service.desk_reads(&owner, &path).await["version"].clone();
    let again = json!({ "version": version, "still": true });
    let answer = service
        .desk_does(&owner, &format!("{path}/hires"), again)
        .await;
    let stopped = json!({ "version": answer["place"]["version"], "still": false });
    service
        .desk_does(&owner, &format!("{path}/hires"), stopped)
        .await;
    let row = public(&service).await;
    assert_eq!(row[HIRES_FIELD], "No, asked on 2026-11-20 by OL");
    let found = json_of(service.get("/find?need=work&limit=50").await).await;
    assert!(!found.to_string().contains(NAME), "{found}");
    // It was never asked before, and says no.
    let other = format!("/desk/places/{}/hires", service.place_named("Other Bakery"));
    let no = json!({ "version": 0, "still": false });
    let answer = service.desk_does(&owner, &other, no).await;
    assert_eq!(answer["outcome"], "done");
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

#[tokio::test]
async fn dsk_a_job_center_on_the_list_of_employers_is_not_asked_whether_it_hires() {
    let service = TestService::new();
    let row = |name: &str, kind: &str| {
        let mut row = place_row(name);
        row.insert("type".into(), kind.into());
        row
    };
    let kinds = [
        ("Bakery", "Employer: baker", true),
        ("Temps", "Staffing agency", true),
        ("Mercer One-Stop", "One-Stop Career Center", false),
        ("Return Office", "Re-entry agency", false),
    ];
    let rows = kinds.map(|(name, kind, _)| row(name, kind));
    service.import("employment", &rows).await.unwrap();
    let owner = service.owner().await;
    for (name, _, is_employer) in kinds {
        let path = format!("/desk/places/{}", service.place_named(name));
        let place = service.desk_reads(&owner, &path).await;
        assert_eq!(place["isEmployer"], is_employer, "{name}");
        let asked = json!({ "version": 0, "still": true });
        let path = format!("{path}/hires");
        let (status, _) = service.desk(Method::POST, &owner, &path, asked).await;
        assert_eq!(status == StatusCode::OK, is_employer, "{name}: {status}");
    }
}

#[tokio::test]
async fn dsk_what_was_said_of_an_employer_that_became_a_job_center_can_be_taken_away() {
    let (service, owner, _) = desk().await;
    let path = format!("/desk/places/{}", service.place_named(NAME));
    let asked = json!({ "version": 0, "still": true });
    service
        .desk_does(&owner, &format!("{path}/hires"), asked)
        .await;
    let mut center = place_row(NAME);
    center.insert("type".into(), "One-Stop Career Center".into());
    let rows = [center, place_row("Other Bakery")];
    service.import("employment", &rows).await.unwrap();
    let place = service.desk_reads(&owner, &path).await;
    assert_eq!(place["isEmployer"], false);
    let stopped = json!({ "version": place["version"], "still": false });
    let answer = service
        .desk_does(&owner, &format!("{path}/hires"), stopped)
        .await;
    assert_eq!(answer["outcome"], "done");
    let row = public(&service).await;
    assert!(row.get(HIRES_FIELD).is_none_or(|text| text == "N/A"));
}
