//! Kiosks, page views and ages of facts at the staff desk.

use crate::support::TestService;
use crate::support::desk::place_row;
use axum::http::StatusCode;
use serde_json::{Value, json};
use sync_protocol::listings::Row;

fn views(key: &str, page: &str, count: u32) -> String {
    let count = json!({ "page": page, "day": "2026-11-20", "count": count });
    json!({ "key": key.repeat(32), "site": "web", "counts": [count] }).to_string()
}

#[tokio::test]
async fn dsk_counts_below_five_are_not_shown() {
    let service = TestService::new();
    let owner = service.owner().await;
    for (key, page, count) in [("a", "home", 5), ("b", "profile", 4)] {
        let (status, _) = service.post("/page-views", views(key, page, count)).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    let found = service.desk_reads(&owner, "/desk/insight").await;
    let week = |page: &str, count: Value| json!({ "week": "2026-11-16", "page": page, "atKiosks": false, "count": count });
    assert_eq!(
        found["weeks"],
        json!([week("home", json!(5)), week("profile", Value::Null)])
    );
    let bearer = format!("Bearer {owner}");
    let header = ("authorization", bearer.as_str());
    let table = service.get_with("/desk/insight.csv", header).await;
    assert_eq!(table.headers()["cache-control"], "no-store");
    let table = String::from_utf8(crate::support::bytes(table).await).unwrap();
    assert!(table.contains("below 5"), "{table}");
    assert!(!table.contains(",4,"), "{table}");
}

#[tokio::test]
async fn dsk_who_only_says_to_be_a_kiosk_does_not_count_as_one() {
    let service = TestService::new();
    let owner = service.owner().await;
    let said = views("a", "home", 5).replace("\"web\"", "\"Newark, desk 2\"");
    let (status, _) = service.post("/page-views", said).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let found = service.desk_reads(&owner, "/desk/insight").await;
    assert_eq!(
        found["weeks"],
        json!([{ "week": "2026-11-16", "page": "home", "atKiosks": false, "count": 5 }])
    );
}

#[tokio::test]
async fn dsk_the_ages_of_the_facts_are_counted_by_list_and_county() {
    let service = TestService::new();
    let places: Vec<Row> = [
        ("A", "2026-11-01", "Essex"),
        ("B", "2026-01", "Essex"),
        ("C", "2025", "=Ocean"),
        ("D", "2021", "=Ocean"),
        ("E", "N/A", "N/A"),
    ]
    .into_iter()
    .map(|(name, checked, county)| {
        let mut row = place_row(name);
        row.insert("checked".into(), checked.into());
        row.insert("county".into(), county.into());
        row
    })
    .collect();
    service.import("food", &places).await.unwrap();
    let owner = service.owner().await;
    let found = service.desk_reads(&owner, "/desk/insight").await;
    assert_eq!(
        found["lists"],
        json!([{ "name": "food", "fresh": 1, "year": 1, "twoYears": 1, "older": 1, "never": 1 }])
    );
    let names: Vec<&Value> = found["counties"]
        .as_array()
        .unwrap()
        .iter()
        .map(|county| &county["name"])
        .collect();
    assert_eq!(names, ["", "=Ocean", "Essex"]);
    let bearer = format!("Bearer {owner}");
    let table = service
        .get_with("/desk/insight.csv", ("authorization", bearer.as_str()))
        .await;
    let table = String::from_utf8(crate::support::bytes(table).await).unwrap();
    assert!(table.contains("'=Ocean"), "no formula: {table}");
}

#[tokio::test]
async fn dsk_owners_see_kiosks_with_a_problem_first_and_no_secret() {
    let service = TestService::new();
    let owner = service.owner().await;
    assert_eq!(service.desk_reads(&owner, "/desk/fleet").await, json!([]));
    let store = &service.app.store;
    for (number, (id, site)) in [("k-1", "Camden"), ("k-2", "Newark")]
        .into_iter()
        .enumerate()
    {
        let secret = [u8::try_from(number).unwrap(); 32];
        store.add_kiosk_code(secret, site, i64::MAX).await.unwrap();
        let site_of_code = store.enroll_kiosk(secret, id, secret, 1).await.unwrap();
        assert_eq!(site_of_code.as_deref(), Some(site));
    }
    let now = service.app.clock.now().unix_timestamp() * 1_000;
    let beat = json!({
        "key": "0".repeat(32), "at": now, "version": "0.1.0", "uptime": 60, "listsAt": now,
        "waiting": 60, "repairs": 0
    });
    let beat = serde_json::from_value(beat).unwrap();
    store.add_heartbeat("k-2", &beat, now).await.unwrap();
    let found = service.desk_reads(&owner, "/desk/fleet").await;
    assert_eq!(
        found[0],
        json!({
            "id": "k-2", "site": "Newark", "state": "up", "problems": ["many-wait"],
            "version": "0.1.0", "heardAt": now, "listsAt": now, "waiting": 60,
            "settingsVersion": 0, "appliedVersion": null, "printer": null, "fixed": []
        })
    );
    assert_eq!(
        (&found[1]["state"], &found[1]["problems"]),
        (&json!("never-seen"), &json!([]))
    );
}
