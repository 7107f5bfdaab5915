//! Who changes a fact without having asked the place takes its day away; who asked about one fact dates that fact.

use crate::desk_packages::sends;
use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use crate::support::{TestService, json as json_of};
use serde_json::{Value, json};

const HOPE: &str = "Hope Pantry";
const NEW: &str = "201-555-0777";

/// Does something with the place as it is now; answers the place.
async fn does(service: &TestService, token: &str, what: &str, body: Value) -> Value {
    does_at(service, token, &service.place_named(HOPE), what, body).await
}

/// The same with a place that may have another name, or not be listed.
async fn does_at(
    service: &TestService,
    token: &str,
    id: &str,
    what: &str,
    mut body: Value,
) -> Value {
    let path = format!("/desk/places/{id}");
    body["version"] = service.desk_reads(token, &path).await["version"].clone();
    let path = format!("{path}/{what}");
    service.desk_does(token, &path, body).await["place"].clone()
}

/// The places that are due, by name.
async fn due(service: &TestService, token: &str) -> Vec<String> {
    let queue = service.desk_reads(token, "/desk/queue").await;
    let items = queue["items"].as_array().unwrap().iter();
    items
        .map(|it| it["name"].as_str().unwrap().to_owned())
        .collect()
}

/// What everyone is told of the days of the place: of its row, of its facts, and in the open data.
async fn told(service: &TestService) -> (Value, Value, Value) {
    let id = service.place_named(HOPE);
    service.app.places.refresh().await.unwrap();
    let row = service.public_row(HOPE).await.unwrap();
    let place = json_of(service.get(&format!("/places/{id}")).await).await;
    let data = json_of(service.get(&format!("/hsds/services/{id}")).await).await;
    (
        row["checked"].clone(),
        place["days"].clone(),
        data["assured_date"].clone(),
    )
}

/// A service whose place was checked today; answers its owner and the day.
async fn checked(service: &TestService) -> (String, Value) {
    service.has_places(&[HOPE]).await;
    let owner = service.owner().await;
    let place = does(service, &owner, "still-right", json!({})).await;
    assert_eq!(due(service, &owner).await, Vec::<String>::new());
    (owner, place["row"]["checked"].clone())
}

async fn turns(service: &TestService, owner: &str, table: &Value, what: &str) -> Value {
    let path = format!("/desk/imports/{}/{what}", table["id"].as_str().unwrap());
    let seen = json!({ "version": table["version"] });
    service.desk_does(owner, &path, seen).await
}

#[tokio::test]
async fn dsk_a_number_from_a_table_is_checked_by_nobody_until_somebody_asks() {
    with_every_service(async |service| {
        let (owner, today) = checked(&service).await;
        let id = service.place_named(HOPE);
        let file = format!("id,name,phone\n{id},{HOPE},{NEW}\n");
        let bring = "/desk/imports?list=food&origin=Excel";
        let table = sends(&service, &owner, bring, file.as_bytes()).await;

        let published = turns(&service, &owner, &table, "publish").await;

        let (row, days, assured) = told(&service).await;
        assert_eq!((&row, &assured), (&json!("N/A"), &Value::Null));
        assert_eq!((&days["phone"], &days["hours"]), (&Value::Null, &today));
        let place = service
            .desk_reads(&owner, &format!("/desk/places/{id}"))
            .await;
        assert_eq!(
            (&place["row"]["phone"], &place["checkedBy"]),
            (&json!(NEW), &json!(""))
        );
        assert_eq!(due(&service, &owner).await, [HOPE]);

        turns(&service, &owner, &published, "withdraw").await;
        assert_eq!(
            told(&service).await,
            (today.clone(), json!({}), today.clone())
        );
        assert_eq!(due(&service, &owner).await, Vec::<String>::new());
        let tables = service.desk_reads(&owner, "/desk/imports").await;
        turns(&service, &owner, &tables[0], "publish").await;
        assert_eq!(told(&service).await.0, "N/A", "as the first time");

        // Who asks about the number has asked about all that was missing.
        let phone = json!({ "fields": { "phone": NEW } });
        does(&service, &owner, "change", phone).await;
        assert_eq!(told(&service).await, (today.clone(), json!({}), today));
    })
    .await;
}

#[tokio::test]
async fn dsk_a_number_from_the_source_has_the_day_of_the_source() {
    with_every_service(async |service| {
        let (owner, today) = checked(&service).await;
        let mut row = place_row(HOPE);
        row.insert("phone".into(), NEW.into());
        service.import("food", &[row.clone()]).await.unwrap();

        let (day, days, assured) = told(&service).await;
        assert_eq!((&day, &assured), (&json!("2021-03"), &Value::Null));
        assert_eq!((&days["phone"], &days["hours"]), (&Value::Null, &today));
        assert_eq!(due(&service, &owner).await, [HOPE]);
        let again = told(&service).await;
        service.import("food", &[row]).await.unwrap();
        assert_eq!(
            told(&service).await,
            again,
            "the same import changes nothing"
        );
    })
    .await;
}

#[tokio::test]
async fn dsk_words_added_to_the_notes_leave_the_day_of_the_place() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let notes = json!({ "fields": { "notes": "Ring twice" } });
        let changed = does(&service, &owner, "change", notes).await;
        let (day, days, _) = told(&service).await;
        assert_eq!((&day, &days["hours"]), (&json!("2021-03"), &Value::Null));
        let notes = days["notes"].as_str().unwrap();
        assert!(notes > "2021-03", "{notes}");
        assert_eq!(due(&service, &owner).await, [HOPE], "nobody asked the rest");

        let act = json!({ "act": changed["history"][0]["id"] });
        does(&service, &owner, "undo", act).await;
        assert_eq!(told(&service).await.1, json!({}));
    })
    .await;
}

#[tokio::test]
async fn dsk_a_new_name_and_a_place_put_back_are_no_check() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let before = told(&service).await;
        let id = service.place_named(HOPE);
        for status in ["closed", "listed"] {
            let status = json!({ "status": status });
            let place = does_at(&service, &owner, &id, "change", status).await;
            assert_eq!(place["checkedBy"], "");
        }
        assert_eq!(told(&service).await, before);
        assert_eq!(due(&service, &owner).await, [HOPE]);
        let name = json!({ "fields": { "name": "Hope Table" } });
        let place = does_at(&service, &owner, &id, "change", name).await;
        assert_eq!(place["row"]["name"], "Hope Table");
        assert_eq!(
            (&place["row"]["checked"], &place["checkedBy"]),
            (&before.0, &json!(""))
        );
        assert_eq!(due(&service, &owner).await, ["Hope Table"]);
    })
    .await;
}
