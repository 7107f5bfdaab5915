//! The record of all acts, as owners read it.

use crate::support::TestService;
use crate::support::stores::with_every_service;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

const HOPE: &str = "Hope Pantry";

/// Changes a place as it is now.
async fn changes(service: &TestService, token: &str, path: &str, mut change: Value) {
    change["version"] = service.desk_reads(token, path).await["version"].clone();
    let path = format!("{path}/change");
    service.desk_does(token, &path, change).await;
}

#[tokio::test]
async fn dsk_the_record_names_the_place_of_each_act_also_when_it_left_the_lists() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let phone = json!({ "phone": "973-555-0111" });
        changes(&service, &owner, &path, json!({ "fields": phone })).await;
        changes(&service, &owner, &path, json!({ "status": "closed" })).await;

        let acts = service.desk_reads(&owner, "/desk/acts").await;

        let told = |act: &Value| (act["kind"].clone(), act["place"].clone());
        assert_eq!(told(&acts[0]), ("change".into(), HOPE.into()));
        assert_eq!(acts[0]["after"][":status"], "closed");
        assert_eq!(told(&acts[1]), ("change".into(), HOPE.into()));
        assert_eq!(acts[1]["after"]["phone"], "973-555-0111");
        assert_eq!(told(&acts[2]), ("join".into(), "".into()), "a person");

        let before = format!("/desk/acts?before={}", acts[1]["id"]);
        let older = service.desk_reads(&owner, &before).await;
        assert_eq!(older[0], acts[2]);
    })
    .await;
}

#[tokio::test]
async fn dsk_only_owners_read_the_record() {
    let service = TestService::new();
    let owner = service.owner().await;
    let editor = service.staff(&owner, "ed@county.example", "editor").await;
    let (status, _) = service
        .desk(Method::GET, &editor, "/desk/acts", Value::Null)
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}
