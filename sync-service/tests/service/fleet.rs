//! Kiosks: enrolled by a code, heard by their heartbeats, revoked by the operator.

use crate::support::program::succeeds;
use crate::support::{TestService, bytes, json};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::sync::Arc;
use sync_protocol::client::Client;
use sync_protocol::page_views::{Page, PageViewCount, PageViewReport};
use sync_service::fleet::report::report;
use sync_service::fleet::{FleetError, forget_old, make_code};
use sync_service::page_views::NOT_ENROLLED;
use sync_service::random::system_random;
use time::Duration;

impl TestService {
    async fn code(&self, site: &str) -> Result<String, FleetError> {
        let (store, clock) = (self.app.store.as_ref(), self.clock.as_ref());
        make_code(store, clock, &system_random(), site).await
    }

    async fn enrolls(&self, code: &str) -> (StatusCode, Value) {
        self.post("/kiosks/enroll", json!({ "code": code }).to_string())
            .await
    }

    async fn beats(&self, key: &str, beat: &Value) -> (StatusCode, Value) {
        self.says(key, "/kiosks/heartbeat", beat).await
    }

    async fn says(&self, key: &str, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = Request::post(path)
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {key}"))
            .body(Body::from(body.to_string()))
            .unwrap();
        let response = self.send(request).await;
        (response.status(), json(response).await)
    }
}

fn beat(key: &str, waiting: u32) -> Value {
    json!({
        "key": key.repeat(32), "at": 1_795_176_000_000_i64, "version": "0.1.0", "uptime": 60,
        "listsAt": 1_795_176_000_000_i64, "waiting": waiting, "repairs": 0
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn dsk_owners_see_a_printer_without_paper_and_operators_the_version() {
    let service = TestService::new();
    let code = service.code("Newark, desk 2").await.unwrap();
    let (_, enrolled) = service.enrolls(&code).await;
    let key = enrolled["key"].as_str().unwrap();
    let now = service.app.desk.now();
    let says = async |digit: &str, printer: Value| {
        let mut beat = beat(digit, 0);
        (beat["at"], beat["listsAt"], beat["printer"]) = (json!(now), json!(now), printer);
        service.beats(key, &beat).await.0
    };
    let owner = service.owner().await;
    for (digit, printer, problems) in [
        ("1", json!("no-paper"), json!(["no-paper"])),
        ("2", json!("missing"), json!(["no-printer"])),
        ("3", json!("ready"), json!([])),
    ] {
        service.clock.forward(Duration::seconds(1));
        assert_eq!(says(digit, printer.clone()).await, StatusCode::NO_CONTENT);
        let found = service.desk_reads(&owner, "/desk/fleet").await;
        assert_eq!(found[0]["printer"], printer);
        assert_eq!(found[0]["problems"], problems);
    }
    assert_eq!(says("4", json!("on fire")).await, StatusCode::BAD_REQUEST);
    let data = service.folder.path().join("data");
    let said = succeeds(&["kiosks"], &data);
    assert!(said.contains("version 0.1.0"), "{said}");
}

#[tokio::test]
async fn ksk_5_a_code_enrolls_one_kiosk_within_a_day() {
    let service = TestService::new();
    let code = service.code("Newark, desk 2").await.unwrap();
    assert_eq!(code.len(), 9);

    let typed = code.to_lowercase().replace('-', " ");
    let (status, enrolled) = service.enrolls(&typed).await;
    assert_eq!(status, StatusCode::OK);
    assert!(enrolled["kiosk"].as_str().unwrap().starts_with("k-"));
    assert_eq!(enrolled["key"].as_str().unwrap().len(), 43);

    let (status, refusal) = service.enrolls(&code).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(refusal["error"]["message"], "INVALID_OOB_CODE");

    let late = service.code("Camden").await.unwrap();
    service.clock.forward(Duration::days(1));
    assert_eq!(service.enrolls(&late).await.0, StatusCode::BAD_REQUEST);
    assert!(service.code(" no site ").await.is_err());
}

#[tokio::test]
async fn lim_1_heartbeats_are_kept_once_for_30_days_and_tell_who_is_up() {
    let service = TestService::new();
    let code = service.code("Newark").await.unwrap();
    let (_, enrolled) = service.enrolls(&code).await;
    let key = enrolled["key"].as_str().unwrap();
    let state = async || {
        let kiosks = service.app.store.kiosks().await.unwrap();
        let now = service.app.clock.now().unix_timestamp() * 1000;
        report(&kiosks[0], now)
    };
    assert_eq!(state().await.state_in_words(), "never seen");

    for (number, waiting) in [("a", 1), ("a", 7), ("b", 60)] {
        let (status, _) = service.beats(key, &beat(number, waiting)).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        service.clock.forward(Duration::seconds(1));
    }
    assert_eq!(state().await.state_in_words(), "up");
    assert_eq!(state().await.problems, ["60 parcels wait"]);

    let mut long = beat("c", 0);
    long["version"] = "x".repeat(61).into();
    assert_eq!(service.beats(key, &long).await.0, StatusCode::BAD_REQUEST);
    let mut more = beat("c", 0);
    more["email"] = "ana@example.org".into();
    assert_eq!(service.beats(key, &more).await.0, StatusCode::BAD_REQUEST);

    service.clock.forward(Duration::hours(1));
    assert_eq!(state().await.state_in_words(), "away");
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());
    assert_eq!(forget_old(store, clock).await.unwrap(), 0);
    service.clock.forward(Duration::days(30));
    assert_eq!(forget_old(store, clock).await.unwrap(), 2);
    assert_eq!(state().await.state_in_words(), "never seen");
}

#[tokio::test]
async fn ksk_5_hundreds_of_kiosks_may_report_through_one_address() {
    let service = TestService::new();
    let code = service.code("Newark").await.unwrap();
    let key = service.enrolls(&code).await.1["key"].clone();
    let report = json!({
        "key": "a".repeat(32), "site": "Newark",
        "counts": [{ "page": "home", "day": "2026-11-20", "count": 1 }]
    });
    let says = |key: String| {
        let (service, report) = (&service, &report);
        async move { service.says(&key, "/page-views", report).await.0 }
    };
    // A stranger of the same address uses up what strangers may do.
    while says("none".into()).await == StatusCode::NO_CONTENT {}
    assert_eq!(says("none".into()).await, StatusCode::TOO_MANY_REQUESTS);
    let key = key.as_str().unwrap();
    let mut report = report.clone();
    report["key"] = "b".repeat(32).into();
    report["site"] = "another name".into();
    let (status, _) = service.says(key, "/page-views", &report).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let counted = service
        .app
        .store
        .page_views("2026-11-20", "2026-11-20")
        .await;
    let sites: Vec<_> = counted.unwrap().into_iter().map(|(site, _)| site).collect();
    assert_eq!(
        sites,
        ["Newark", NOT_ENROLLED],
        "the site it was enrolled for"
    );
}

#[tokio::test]
async fn ksk_5_a_revoked_key_is_worth_nothing_at_once() {
    let service = TestService::new();
    let code = service.code("Newark").await.unwrap();
    let (_, enrolled) = service.enrolls(&code).await;
    let (id, key) = (enrolled["kiosk"].as_str().unwrap(), &enrolled["key"]);
    let store = &service.app.store;
    assert!(store.revoke_kiosk(id, 5).await.unwrap());
    assert!(!store.revoke_kiosk("k-none", 5).await.unwrap());

    let (status, _) = service.beats(key.as_str().unwrap(), &beat("a", 0)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(
        service.beats("", &beat("a", 0)).await.0,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn ksk_5_the_operators_page_shows_every_kiosk() {
    let service = TestService::new();
    let code = service.code("Newark & Elizabeth").await.unwrap();
    service.enrolls(&code).await;
    let response = service.operator("/", "localhost").await;
    let page = String::from_utf8(bytes(response).await).unwrap();
    assert!(page.contains("Newark &amp; Elizabeth") && page.contains("never seen"));
    // The page is nowhere among the public calls.
    let public = String::from_utf8(bytes(service.get("/kiosks").await).await).unwrap();
    assert!(!public.contains("Elizabeth"));
}

#[tokio::test]
async fn ana_what_a_kiosk_sends_is_counted_under_the_site_of_its_key() {
    let service = TestService::new();
    let code = service.code("Newark").await.unwrap();
    let key = service.enrolls(&code).await.1["key"].clone();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let app = sync_service::routes::router::router(Arc::clone(&service.app));
    tokio::spawn(async move { axum::serve(listener, app).await });

    // The very client of the kiosk.
    let timeout = std::time::Duration::from_secs(3600);
    let client = Client::new(address.parse().unwrap(), timeout).unwrap();
    for (number, key) in [("a", key.as_str()), ("b", None)] {
        let report = PageViewReport {
            key: number.repeat(32),
            site: "Newark".into(),
            counts: vec![PageViewCount {
                page: Page::Home,
                day: "2026-11-20".into(),
                count: 1,
            }],
            places: Vec::new(),
            zero_result: None,
        };
        client.report_page_views(key, &report).await.unwrap();
    }
    let counted = service
        .app
        .store
        .page_views("2026-11-20", "2026-11-20")
        .await;
    let sites: Vec<_> = counted.unwrap().into_iter().map(|(site, _)| site).collect();
    assert_eq!(sites, ["Newark", NOT_ENROLLED]);
}

#[tokio::test]
async fn lim_1_a_site_has_no_code_of_a_web_page_in_its_name() {
    let service = TestService::new();
    for site in ["<b>Newark</b>", "", " Newark", "a\u{7}b"] {
        assert!(
            matches!(service.code(site).await, Err(FleetError::BadSite)),
            "{site}"
        );
    }
    assert!(service.code("Newark, desk 2 < 3").await.is_ok());
}
