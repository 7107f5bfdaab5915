//! Words that were searched and not found: kept as hashes until five desks searched for them on five days.

use crate::support::stores::{on_every_store, with_every_service};
use crate::support::{TestService, bytes};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use sync_service::store::zero_results::Sighting;
use sync_service::zero_results::{SIGHTINGS_KEPT_DAYS, forget_old};
use time::Duration;

/// A search at the website, from a network behind the proxy. `number` makes its key.
async fn searches(
    service: &TestService,
    number: u32,
    network: u32,
    words: Value,
    county: &str,
) -> StatusCode {
    let report = json!({
        "key": format!("{number:032x}"), "site": "web", "counts": [],
        "zeroResult": { "words": words, "county": county },
    });
    let request = Request::post("/page-views")
        .header("content-type", "application/json")
        .header("x-forwarded-for", format!("198.51.{network}.7"));
    let request = request.body(Body::from(report.to_string())).unwrap();
    service.send(request).await.status()
}

/// One word, searched at a desk on each of some days.
async fn on_days(service: &TestService, word: &str, desks: impl Iterator<Item = u32>) {
    for (day, desk) in desks.enumerate() {
        let number = u32::try_from(day).unwrap() + word.bytes().map(u32::from).sum::<u32>() * 100;
        let status = searches(service, number, desk, json!([word]), "Essex").await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        service.clock.forward(Duration::days(1));
    }
}

/// Whether any file of a folder holds a text.
fn holds(folder: &Path, text: &str) -> bool {
    fs::read_dir(folder).unwrap().any(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            return holds(&path, text);
        }
        let content = fs::read(&path).unwrap_or_default();
        content.windows(text.len()).any(|it| it == text.as_bytes())
    })
}

#[tokio::test]
async fn dsk_a_word_is_shown_once_five_desks_searched_for_it_on_five_days() {
    with_every_service(|service| async move {
        // Four desks on five days, and five desks on one day.
        on_days(&service, "tattoo", [1, 2, 3, 4, 4].into_iter()).await;
        for desk in 1..=5 {
            searches(&service, desk, desk, json!(["laptop"]), "").await;
        }
        let words = async || service.app.store.zero_result_words("2000-01-01").await;
        assert_eq!(words().await.unwrap(), []);
        for rare in ["tattoo", "laptop"] {
            assert!(!holds(service.folder.path(), rare), "{rare} is on the disk");
        }

        searches(&service, 900, 5, json!(["tattoo"]), "Essex").await;
        let shown = words().await.unwrap();
        assert_eq!(shown.len(), 1);
        assert_eq!((shown[0].word.as_str(), shown[0].count), ("tattoo", 1));
        // The same report twice counts once; another one counts.
        for number in [901, 901, 902] {
            searches(&service, number, 9, json!(["tattoo"]), "Essex").await;
        }
        assert_eq!(words().await.unwrap()[0].count, 3);
    })
    .await;
}

#[tokio::test]
async fn dsk_owners_see_words_by_week_and_county_and_no_county_of_fewer_than_five() {
    let service = TestService::new();
    on_days(&service, "tattoo", 1..=5).await;
    let week = |count: u32, county: &'static str| {
        let service = &service;
        async move {
            for number in 0..count {
                let number = 5_000 + number + u32::try_from(county.len()).unwrap() * 100;
                searches(service, number, 9, json!(["tattoo"]), county).await;
            }
        }
    };
    week(5, "Ocean").await;
    week(2, "Mercer").await;
    week(1, "Paris, France").await;
    let owner = service.owner().await;
    let found = service.desk_reads(&owner, "/desk/insight").await;
    let words = found["words"].as_array().unwrap();
    let shown: Vec<_> = words
        .iter()
        .map(|it| (it["word"].as_str(), it["county"].as_str(), &it["count"]))
        .collect();
    let few = Value::Null;
    assert_eq!(
        shown.iter().filter(|it| it.1 == Some("Ocean")).count(),
        1,
        "{shown:?}"
    );
    assert!(shown.contains(&(Some("tattoo"), Some("Ocean"), &json!(5))));
    assert!(
        shown.contains(&(Some("tattoo"), Some(""), &few)),
        "{shown:?}"
    );
    assert!(
        !found.to_string().contains("Mercer") && !found.to_string().contains("Paris"),
        "{found}"
    );
    let bearer = format!("Bearer {owner}");
    let header = ("authorization", bearer.as_str());
    let table = bytes(service.get_with("/desk/insight.csv", header).await).await;
    let table = String::from_utf8(table).unwrap();
    assert!(
        table.contains("searched and not found in the week of"),
        "{table}"
    );
    assert!(table.contains(",5,Ocean"), "{table}");
}

#[tokio::test]
async fn dsk_a_search_that_may_name_a_person_is_refused_and_leaves_nothing() {
    let service = TestService::new();
    let many: Vec<_> = ["one", "two", "three", "four"].into();
    for words in [
        json!(["John"]),
        json!(["john smith"]),
        json!(["6095550100"]),
        json!(["ana@example.org"]),
        json!(["al"]),
        json!(["x".repeat(21)]),
        json!(["<b>"]),
        json!([]),
        json!(many),
    ] {
        let status = searches(&service, 1, 1, words.clone(), "").await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{words}");
    }
    let status = searches(&service, 1, 1, json!(["laptop"]), &"x".repeat(41)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn dsk_sightings_of_rare_words_are_forgotten_after_sixty_days() {
    let service = TestService::new();
    on_days(&service, "tattoo", 1..=4).await;
    let (store, clock) = (service.app.store.as_ref(), service.app.clock.as_ref());
    assert_eq!(forget_old(store, clock).await.unwrap(), 0);
    service.clock.forward(Duration::days(SIGHTINGS_KEPT_DAYS));
    assert_eq!(forget_old(store, clock).await.unwrap(), 4);
    searches(&service, 900, 5, json!(["tattoo"]), "").await;
    assert_eq!(store.zero_result_words("2000-01-01").await.unwrap(), []);
}

#[tokio::test]
async fn words_count_from_the_fifth_desk_and_day_and_are_forgotten_by_their_week() {
    on_every_store(|store| async move {
        let sighting = |desk: u32, day: u32| Sighting {
            word: "tattoo".into(),
            hash: "h".into(),
            desk: format!("{desk}"),
            day: format!("2026-11-{day:02}"),
            week: "2026-11-16".into(),
            county: "Essex".into(),
        };
        for (desk, day) in [(1, 16), (1, 16), (2, 17), (3, 18), (4, 19), (4, 20)] {
            store.add_sightings(&[sighting(desk, day)]).await.unwrap();
        }
        let words = async || store.zero_result_words("2026-11-16").await.unwrap();
        assert_eq!(words().await, []);
        let both = [sighting(5, 20), sighting(1, 21)];
        store.add_sightings(&both).await.unwrap();
        assert_eq!(words().await[0].count, 2);
        let forget = async |sighted, counted| store.forget_zero_results(sighted, counted).await;
        assert_eq!(
            forget("2027-01-01", "2026-11-16").await.unwrap(),
            0,
            "the sightings went with the fifth desk"
        );
        assert_eq!(forget("2026-01-01", "2026-11-17").await.unwrap(), 1);
        assert_eq!(words().await, []);
    })
    .await;
}
