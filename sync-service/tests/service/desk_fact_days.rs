//! Who changes a fact without having asked the place takes its day away; who asked about one fact dates that fact.

use crate::desk_packages::sends;
use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use crate::support::{TestService, json as json_of};
use serde_json::{Value, json};
use std::sync::Arc;
use sync_service::clock::SystemClock;
use sync_service::places::Places;

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

/// The day after a day.
fn after(day: &Value) -> String {
    let day: jiff::civil::Date = day.as_str().unwrap().parse().unwrap();
    day.tomorrow().unwrap().to_string()
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
async fn dsk_a_number_from_the_source_has_a_day_when_its_row_was_checked_later() {
    with_every_service(async |service| {
        let (owner, today) = checked(&service).await;
        let mut row = place_row(HOPE);
        row.insert("phone".into(), NEW.into());
        service.import("food", &[row.clone()]).await.unwrap();

        let (day, days, assured) = told(&service).await;
        assert_eq!((&day, &assured), (&json!("N/A"), &Value::Null));
        assert_eq!((&days["phone"], &days["hours"]), (&Value::Null, &today));
        assert_eq!(due(&service, &owner).await, [HOPE]);
        let again = told(&service).await;
        service.import("food", &[row]).await.unwrap();
        assert_eq!(
            told(&service).await,
            again,
            "the same import changes nothing"
        );
        service.clock.forward(time::Duration::days(9));
        let later = after(&today);
        let mut row = place_row(HOPE);
        row.insert("phone".into(), "201-555-0778".into());
        row.insert("checked".into(), later.clone());
        service.import("food", &[row]).await.unwrap();
        assert_eq!(told(&service).await.0, json!(later));
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

#[tokio::test]
async fn dsk_a_changed_number_of_a_file_has_no_day_when_nobody_called_the_place_before_either() {
    with_every_service(async |service| {
        service.has_places(&[HOPE, "Second"]).await;
        let owner = service.owner().await;
        let rows = |phone: &str, day: &str| {
            let mut row = place_row(HOPE);
            row.insert("phone".into(), phone.into());
            row.insert("checked".into(), day.into());
            [row, place_row("Second")]
        };
        service.import("food", &rows(NEW, "2021-03")).await.unwrap();

        let (row, days, _) = told(&service).await;
        assert_eq!(row, "N/A");
        assert_eq!(
            (&days["phone"], &days["hours"]),
            (&Value::Null, &json!("2021-03"))
        );
        let other = service.public_row("Second").await.unwrap();
        assert_eq!(other["checked"], "2021-03");
        let place = format!("/desk/places/{}", service.place_named(HOPE));
        let place = service.desk_reads(&owner, &place).await;
        assert_eq!(place["history"][0]["kind"], "import");
        assert!(due(&service, &owner).await.contains(&HOPE.to_owned()));

        service.import("food", &rows(NEW, "2021-04")).await.unwrap();
        assert_eq!(
            told(&service).await,
            (json!("2021-04"), json!({}), Value::Null)
        );
    })
    .await;
}

#[tokio::test]
async fn dsk_a_date_that_has_not_come_is_no_check() {
    with_every_service(async |service| {
        let (_, today) = checked(&service).await;
        let mut row = place_row(HOPE);
        row.insert("checked".into(), "2099-01-01".into());
        let mut new = place_row("Second");
        new.insert("checked".into(), "2099".into());
        service.import("food", &[row, new]).await.unwrap();
        assert_eq!(told(&service).await.0, today);
        let new = service.public_row("Second").await.unwrap();
        assert_eq!(new["checked"], "N/A");
    })
    .await;
}

#[tokio::test]
async fn dsk_a_later_date_alone_dates_the_facts_that_nobody_checked_later() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let notes = json!({ "fields": { "notes": "Ring twice" } });
        does(&service, &owner, "change", notes).await;
        let called = told(&service).await.1["notes"].clone();
        let id = service.place_named(HOPE);
        let bring = "/desk/imports?list=food&origin=Excel";
        let file = |day: &str| format!("id,name,checked\n{id},{HOPE},{day}\n");
        for same in ["2021-03", "2020"] {
            let (_, found) = service
                .desk_takes(
                    &owner,
                    "/desk/imports/look?list=food",
                    file(same).as_bytes(),
                )
                .await;
            assert_eq!(
                (&found["unchanged"], &found["changes"]),
                (&json!(1), &json!([]))
            );
        }

        let table = sends(&service, &owner, bring, file("2022-05-06").as_bytes()).await;
        let published = turns(&service, &owner, &table, "publish").await;
        let (row, days, _) = told(&service).await;
        assert_eq!((&row, &days["notes"]), (&json!("2022-05-06"), &called));

        turns(&service, &owner, &published, "withdraw").await;
        let (row, days, _) = told(&service).await;
        assert_eq!((&row, &days["notes"]), (&json!("2021-03"), &called));
        let tables = service.desk_reads(&owner, "/desk/imports").await;
        turns(&service, &owner, &tables[0], "publish").await;
        assert_eq!(told(&service).await.0, "2022-05-06", "as the first time");
    })
    .await;
}

#[tokio::test]
async fn dsk_what_a_change_sends_along_unchanged_keeps_its_day() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let phone = place_row(HOPE)["phone"].clone();
        let both = json!({ "fields": { "phone": phone, "notes": "Ring twice" } });
        does(&service, &owner, "change", both).await;
        let (row, days, _) = told(&service).await;
        assert_eq!((&row, &days["phone"]), (&json!("2021-03"), &Value::Null));
        assert!(days["notes"].as_str().unwrap() > "2021-03");
    })
    .await;
}

#[tokio::test]
async fn dsk_a_day_is_told_beside_the_text_that_it_is_of() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let (store, clock) = (Arc::clone(&service.app.store), Arc::new(SystemClock));
        let places = Places::new(store, clock);
        places.refresh().await.unwrap();
        let id = service.place_named(HOPE);
        let told = async || {
            let place = places.place_with_days(&id).await.unwrap().unwrap();
            (place.row, place.days.unwrap())
        };
        let before = told().await;
        let phone = json!({ "fields": { "phone": NEW } });
        does(&service, &owner, "change", phone).await;
        assert_eq!(told().await, before, "the lists were not read again yet");
        places.refresh().await.unwrap();
        let changed = told().await;
        assert_eq!(
            (changed.0["phone"].as_str(), changed.1.contains_key("phone")),
            (NEW, true)
        );

        does(&service, &owner, "still-right", json!({})).await;
        assert_eq!(told().await, changed);
        places.refresh().await.unwrap();
        assert_eq!(told().await.1, before.1);
    })
    .await;
}
