//! `POST /page-views`: page views as counts.

use crate::support::TestService;
use axum::http::StatusCode;
use serde_json::{Value, json};
use sync_service::page_views::{NOT_ENROLLED, forget_old};
use time::Duration;

fn report(key: &str, day: &str, count: i64) -> String {
    json!({ "key": key.repeat(32), "site": "Newark", "counts": [{ "page": "home", "day": day, "count": count }] })
        .to_string()
}

async fn counted(service: &TestService) -> u32 {
    let page_views = service
        .app
        .store
        .page_views("2000-01-01", "2100-01-01")
        .await
        .unwrap();
    page_views.iter().map(|(_, count)| count.count).sum()
}

#[tokio::test]
async fn ana_a_report_is_counted_once_per_key_and_summed_by_day() {
    let service = TestService::new();
    for (key, day) in [
        ("a", "2026-11-20"),
        ("a", "2026-11-20"),
        ("b", "2026-11-20"),
        ("c", "2026-11-19"),
    ] {
        assert_eq!(
            service.post("/page-views", report(key, day, 2)).await.0,
            StatusCode::NO_CONTENT
        );
    }
    let page_views = service
        .app
        .store
        .page_views("2026-11-20", "2026-11-20")
        .await
        .unwrap();
    assert_eq!(page_views.len(), 1);
    assert_eq!(
        (page_views[0].0.as_str(), page_views[0].1.count),
        (NOT_ENROLLED, 4)
    );
    assert_eq!(counted(&service).await, 6);
}

#[tokio::test]
async fn ana_days_that_cannot_be_and_pages_that_are_not_are_refused() {
    let service = TestService::new();
    for day in ["2026-10-01", "2026-11-22", "2026-13-01", "yesterday", ""] {
        let (status, body) = service.post("/page-views", report("a", day, 1)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{day}");
        assert_eq!(body["error"]["message"], "INVALID_ARGUMENT");
    }
    for count in [0, -1, 20_001] {
        assert_eq!(
            service
                .post("/page-views", report("a", "2026-11-20", count))
                .await
                .0,
            400,
            "{count}"
        );
    }
    let mut other: Value = serde_json::from_str(&report("a", "2026-11-20", 1)).unwrap();
    other["counts"][0]["page"] = "secret".into();
    assert_eq!(service.post("/page-views", other.to_string()).await.0, 400);
    other["counts"][0]["page"] = "home".into();
    other["person"] = "ana".into();
    assert_eq!(
        service.post("/page-views", other.to_string()).await.0,
        400,
        "nothing more is taken"
    );
    assert_eq!(counted(&service).await, 0);
}

#[tokio::test]
async fn ana_a_kiosk_may_be_a_month_late_and_a_day_ahead() {
    let service = TestService::new();
    for (key, day) in [("a", "2026-10-17"), ("b", "2026-11-21")] {
        assert_eq!(
            service.post("/page-views", report(key, day, 1)).await.0,
            StatusCode::NO_CONTENT
        );
    }
}

#[tokio::test]
async fn keys_are_forgotten_when_their_report_can_no_longer_come_again() {
    let service = TestService::new();
    service
        .post("/page-views", report("a", "2026-11-20", 1))
        .await;
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());
    service.clock.forward(Duration::days(36));
    assert_eq!(forget_old(store, clock).await.unwrap(), 0);
    service.clock.forward(Duration::days(2));
    assert_eq!(forget_old(store, clock).await.unwrap(), 1);
    assert_eq!(
        service
            .post("/page-views", report("a", "2026-11-20", 1))
            .await
            .0,
        400,
        "too old by now"
    );
}

#[tokio::test]
async fn ana_a_stranger_counts_under_no_name_of_their_own() {
    let service = TestService::new();
    let sites = ["=HYPERLINK(\"http://evil\")", "Newark", "web"];
    for (key, site) in ["a", "b", "c"].iter().zip(sites) {
        let mut it: Value = serde_json::from_str(&report(key, "2026-11-20", 1)).unwrap();
        it["site"] = site.into();
        let (status, _) = service.post("/page-views", it.to_string()).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{site}: nothing is lost");
    }
    let page_views = service
        .app
        .store
        .page_views("2026-11-20", "2026-11-20")
        .await
        .unwrap();
    let sites: Vec<_> = page_views
        .iter()
        .map(|(site, count)| (site.as_str(), count.count))
        .collect();
    assert_eq!(sites, [(NOT_ENROLLED, 2), ("web", 1)]);
}

#[tokio::test]
async fn ana_a_stranger_with_a_new_key_for_each_report_cannot_fill_the_numbers() {
    let service = TestService::new();
    let mut refused = 0;
    for key in "0123456789abcdef".chars() {
        let body = report(&key.to_string(), "2026-11-20", 20_000);
        let (status, _) = service.post("/page-views", body).await;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(
        counted(&service).await,
        1_000,
        "what one report may add, once"
    );
    assert_eq!(refused, 15);
}

#[tokio::test]
async fn f7_counts_are_kept_for_three_years() {
    let service = TestService::new();
    service
        .post("/page-views", report("a", "2026-11-20", 1))
        .await;
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());
    service.clock.forward(Duration::days(3 * 365));
    forget_old(store, clock).await.unwrap();
    assert_eq!(counted(&service).await, 1);
    service.clock.forward(Duration::days(2));
    forget_old(store, clock).await.unwrap();
    assert_eq!(counted(&service).await, 0);
}
