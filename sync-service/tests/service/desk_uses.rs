//! How often people saved and printed places: what is counted, what staff see of it, and the queue.

use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use crate::support::{TestService, bytes};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use sync_protocol::listings::Row;
use sync_service::page_views::{STRANGER_USES_MAX, TAKERS_KEPT_DAYS, forget_old};
use sync_service::store::page_views::PlaceTaker;
use time::Duration;

const DAY: &str = "2026-11-20";
const MONDAY: &str = "2026-11-16";

/// A report of the website.
async fn reports(service: &TestService, key: &str, places: Value) -> StatusCode {
    let report = json!({ "key": key.repeat(32), "site": "web", "counts": [], "places": places });
    service.post("/page-views", report.to_string()).await.0
}

/// The same from a network behind the proxy.
async fn reports_from(
    service: &TestService,
    key: &str,
    network: usize,
    places: Value,
) -> StatusCode {
    let report = json!({ "key": key, "site": "web", "counts": [], "places": places });
    let request = Request::post("/page-views")
        .header("content-type", "application/json")
        .header("x-forwarded-for", format!("198.51.{network}.7"));
    let request = request.body(Body::from(report.to_string())).unwrap();
    service.send(request).await.status()
}

fn used(place: &str, kind: &str, count: u32) -> Value {
    json!({ "place": place, "kind": kind, "day": DAY, "count": count })
}

async fn with_places(places: &[(&str, &str, &str)]) -> TestService {
    let service = TestService::new();
    let rows = places.iter().map(|(name, checked, county)| {
        let mut row = place_row(name);
        row.insert("checked".into(), (*checked).into());
        row.insert("county".into(), (*county).into());
        row
    });
    let rows: Vec<Row> = rows.collect();
    service.import("food", &rows).await.unwrap();
    service
}

#[tokio::test]
async fn dsk_of_places_of_one_age_those_that_people_take_along_come_first_in_the_queue() {
    let service = with_places(&[
        ("Oldest", "2019", "Essex"),
        ("Old and printed", "2021", "Essex"),
        ("Old and saved", "2022", "Essex"),
        ("Two years", "2025-01", "Essex"),
        ("Newer and printed most", "2025-12-20", "Essex"),
    ])
    .await;
    let owner = service.owner().await;
    let id = |name: &str| service.place_named(name);
    // From how many networks each was taken along: however often one says it, it counts once a day.
    let taken = [
        ("Old and printed", "printed", 9),
        ("Old and saved", "saved", 5),
        ("Newer and printed most", "printed", 12),
        ("Oldest", "printed", 4),
        ("Oldest", "opened", 20),
    ];
    for (at, (name, kind, networks)) in taken.into_iter().enumerate() {
        for network in 0..networks {
            let places = json!([used(&id(name), kind, 500)]);
            let key = format!("{:032x}", at * 100 + network);
            assert_eq!(
                reports_from(&service, &key, network, places).await,
                StatusCode::NO_CONTENT
            );
        }
    }
    let queue = service.desk_reads(&owner, "/desk/queue?view=all").await;
    let items = queue["items"].as_array().unwrap().iter();
    let order: Vec<_> = items
        .map(|item| (item["name"].as_str().unwrap(), item["taken"].as_u64()))
        .collect();
    assert_eq!(
        order,
        [
            ("Old and printed", Some(9)),
            ("Old and saved", Some(5)),
            ("Oldest", None),
            ("Two years", None),
            ("Newer and printed most", Some(12)),
        ]
    );
}

#[tokio::test]
async fn dsk_uses_are_shown_by_week_and_county_and_never_below_five() {
    let service = with_places(&[("A", "2021", "Essex"), ("B", "2021", "Ocean")]).await;
    let owner = service.owner().await;
    let (a, b) = (service.place_named("A"), service.place_named("B"));
    let code = service.app.places.place(&b).unwrap().place.code;
    let places = json!([used(&a, "printed", 5), used(&code, "saved", 4)]);
    for _ in 0..2 {
        // The same report twice counts once.
        let status = reports(&service, "a", places.clone()).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    let found = service.desk_reads(&owner, "/desk/insight").await;
    let week = |county: &str, kind: &str, count: Value| json!({ "week": MONDAY, "county": county, "kind": kind, "count": count });
    assert_eq!(
        found["uses"],
        json!([
            week("Essex", "printed", json!(5)),
            week("Ocean", "saved", Value::Null)
        ])
    );
    let bearer = format!("Bearer {owner}");
    let header = ("authorization", bearer.as_str());
    let table = bytes(service.get_with("/desk/insight.csv", header).await).await;
    let table = String::from_utf8(table).unwrap();
    assert!(table.contains("Ocean"), "{table}");
    assert!(table.contains("below 5"), "{table}");
}

#[tokio::test]
async fn ana_a_use_names_a_place_that_is_there_and_keeps_neither_day_nor_site() {
    let service = with_places(&[("A", "2021", "Essex")]).await;
    let a = service.place_named("A");
    let unknown = "6ba7b810-9dad-51d1-80b4-00c04fd430c8";
    let places = json!([used(&a, "opened", 1), used(unknown, "opened", 1)]);
    assert_eq!(reports(&service, "a", places).await, StatusCode::NO_CONTENT);
    let kept = service.app.store.place_uses("2000-01-01").await.unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!((kept[0].week.as_str(), &kept[0].place), (MONDAY, &a));

    let mut late = used(&a, "opened", 1);
    late["day"] = "2026-10-01".into();
    let mut person = used(&a, "opened", 1);
    person["person"] = "ana".into();
    for (key, places) in [
        ("b", json!([])),
        ("c", json!([used("Ana Maria", "opened", 1)])),
        ("d", json!([used(&a, "liked", 1)])),
        ("e", json!([used(&a, "opened", 0)])),
        ("f", json!([used(&a, "opened", 20_001)])),
        ("0", json!([late])),
        ("1", json!([person])),
        ("2", Value::from(vec![used(&a, "opened", 1); 501])),
    ] {
        let status = reports(&service, key, places.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{places}");
    }
    let kept = service.app.store.place_uses("2000-01-01").await.unwrap();
    assert_eq!(kept[0].count, 1);
}

#[tokio::test]
async fn dsk_attack_one_call_of_a_stranger_raises_the_numbers_of_insight_by_no_more_than_a_visit() {
    let names: Vec<String> = (0..30).map(|number| format!("Place {number}")).collect();
    let places: Vec<_> = names
        .iter()
        .map(|it| (it.as_str(), "2021", "Essex"))
        .collect();
    let service = with_places(&places).await;
    let (one, other) = (
        service.place_named("Place 0"),
        service.place_named("Place 1"),
    );
    let twice = json!([
        used(&one, "saved", 1_000),
        used(&one, "saved", 7),
        used(&other, "saved", 2)
    ]);
    assert_eq!(reports(&service, "a", twice).await, StatusCode::NO_CONTENT);
    let count = async |place: &str| {
        let kept = service.app.store.place_uses("2000-01-01").await.unwrap();
        let of_place = kept.iter().filter(|it| it.place == place);
        of_place.map(|it| it.count).sum::<u64>()
    };
    let [of_place, of_all] = STRANGER_USES_MAX.map(u64::from);
    assert_eq!((count(&one).await, count(&other).await), (of_place, 2));
    let all: Vec<Value> = names
        .iter()
        .map(|it| used(&service.place_named(it), "printed", 1_000))
        .collect();
    assert_eq!(
        reports(&service, "b", all.into()).await,
        StatusCode::NO_CONTENT
    );
    let owner = service.owner().await;
    let found = service.desk_reads(&owner, "/desk/insight").await;
    let printed = found["uses"]
        .as_array()
        .unwrap()
        .iter()
        .find(|it| it["kind"] == "printed");
    assert_eq!(printed.unwrap()["count"], of_all);
}

#[tokio::test]
async fn dsk_attack_one_stranger_moves_no_place_in_the_queue() {
    with_every_service(async |service| {
        service
            .import("food", &[place_row("A"), place_row("B")])
            .await
            .unwrap();
        let (a, b) = (service.place_named("A"), service.place_named("B"));
        for day in 0..12 {
            for round in 0..3 {
                let today = service.app.clock.now().date().to_string();
                let mut many = used(&b, "printed", 20_000);
                many["day"] = today.into();
                let key = format!("{:032x}", day * 10 + round);
                let status = reports_from(&service, &key, 1, json!([many])).await;
                assert_eq!(status, StatusCode::NO_CONTENT);
            }
            service.clock.forward(Duration::days(1));
        }
        let owner = service.owner().await;
        let items = service.desk_reads(&owner, "/desk/queue?view=all").await["items"].clone();
        let order = [&items[0]["name"], &items[1]["name"]];
        assert_eq!(
            (order, &items[1]["taken"]),
            ([&json!("A"), &json!("B")], &Value::Null)
        );

        // A kiosk is used by many people, and known to the operator.
        let kiosk = |day: u32| PlaceTaker {
            place: b.clone(),
            desk: "kiosk".into(),
            day: format!("2026-11-{day}"),
            is_kiosk: true,
        };
        let store = &service.app.store;
        for days in [10..13, 10..16] {
            store
                .add_place_takers(&days.map(kiosk).collect::<Vec<_>>())
                .await
                .unwrap();
        }
        assert_eq!(
            store.place_takers("2026-11-11", 4).await.unwrap(),
            [(b.clone(), 9)]
        );
        assert_eq!(
            store.place_takers("2026-11-11", 1).await.unwrap(),
            [(b.clone(), 6)]
        );

        // Thirty reports of one network count as one of another.
        for (place, networks) in [(&a, [1, 1, 1]), (&b, [2, 3, 2])] {
            for (at, network) in networks.into_iter().enumerate() {
                let key = format!("{:032x}", at + 100 * network + 7);
                let report = json!({ "key": key, "place": place, "wrong": "phone", "text": "" });
                let request = Request::post(format!("/places/{place}/report"))
                    .header("content-type", "application/json")
                    .header("x-forwarded-for", format!("198.51.{network}.{at}"));
                let request = request.body(Body::from(report.to_string())).unwrap();
                assert_eq!(service.send(request).await.status(), StatusCode::NO_CONTENT);
            }
        }
        let items = service.desk_reads(&owner, "/desk/queue?view=all").await["items"].clone();
        let seen = |at: usize| (items[at]["name"].clone(), items[at]["reports"].clone());
        assert_eq!(
            (seen(0), seen(1)),
            ((json!("B"), json!(2)), (json!("A"), json!(1)))
        );
        let place = service
            .desk_reads(&owner, &format!("/desk/places/{a}"))
            .await;
        assert_eq!(
            place["reports"].as_array().unwrap().len(),
            3,
            "each is read"
        );

        service.clock.forward(Duration::days(TAKERS_KEPT_DAYS + 1));
        forget_old(store.as_ref(), service.app.clock.as_ref())
            .await
            .unwrap();
        assert_eq!(store.place_takers("2000-01-01", 4).await.unwrap(), []);
    })
    .await;
}
