//! Figures that the operator sees and strangers do not.

use crate::support::accounts::PASSWORD;
use crate::support::{TestService, bytes, header, json, log, row};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sync_service::backup::last::remember;
use sync_service::clock::Clock;
use sync_service::supervisor::panics;
use time::Duration;
use time::format_description::well_known::Rfc3339;

const LIST: &str = "/widgets/resources/food";

async fn text(service: &TestService, path: &str) -> String {
    let answer = service.operator(path, "127.0.0.1:9000").await;
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    String::from_utf8(bytes(answer).await).unwrap()
}

fn message() -> String {
    let key = "a".repeat(32);
    json!({ "key": key, "name": "Bo Canary", "contact": "609", "subject": "ID", "message": "x" })
        .to_string()
}

#[tokio::test]
async fn j18_health_is_down_while_no_write_reaches_the_disk() {
    let service = TestService::new();
    let answer = service.get("/health").await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(json(answer).await, json!({ "status": "up" }));
    assert_eq!(
        service.operator("/ready", "localhost").await.status(),
        StatusCode::OK
    );

    service.breaks_table("marks");
    service.clock.forward(Duration::seconds(6));
    let answer = service.get("/health").await;
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(
        json(answer).await,
        json!({ "status": "down" }),
        "no detail for strangers"
    );
    let ready = service.operator("/ready", "localhost").await;
    assert_eq!(ready.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(json(ready).await["canWrite"], false);
}

#[tokio::test]
async fn j18_a_folder_of_files_that_takes_none_is_seen() {
    let service = TestService::new();
    let ready = json(service.operator("/ready", "localhost").await).await;
    assert_eq!(ready["canStoreFiles"], true);
    // Not even root writes into a file as if it were a folder.
    let folder = service.app.files.blobs.folder().unwrap();
    let notes = folder.join("under-way");
    std::fs::remove_dir_all(&notes).unwrap();
    std::fs::write(&notes, "no folder").unwrap();
    service.clock.forward(Duration::seconds(6));
    let answer = service.operator("/ready", "localhost").await;
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    let ready = json(answer).await;
    assert_eq!(ready["canStoreFiles"], false);
    assert_eq!(ready["canWrite"], true);
    std::fs::remove_file(&notes).unwrap();
    service.clock.forward(Duration::seconds(6));
    let ready = service.operator("/ready", "localhost").await;
    assert_eq!(ready.status(), StatusCode::OK);
}

#[tokio::test]
async fn j18_lists_that_are_no_longer_followed_are_seen() {
    let service = TestService::new();
    service.import("food", &[row("Pantry")]).await.unwrap();
    service.app.operations.lists_were_followed();
    service.clock.forward(Duration::minutes(2));
    let ready = service.operator("/ready", "localhost").await;
    assert_eq!(ready.status(), StatusCode::SERVICE_UNAVAILABLE);
    let ready = json(ready).await;
    assert_eq!(ready["listsFollowedAgo"], 120_000);
    assert_eq!(ready["listAges"]["food"], 120_000);
    service.app.operations.lists_were_followed();
    assert_eq!(
        service.operator("/ready", "localhost").await.status(),
        StatusCode::OK
    );
}

#[tokio::test]
async fn the_operators_listener_answers_to_no_name_that_a_stranger_can_make() {
    let service = TestService::new();
    for path in ["/", "/ready", "/metrics"] {
        for host in [
            "127.0.0.1:9000",
            "[::1]:9000",
            "localhost",
            "ops.example:9000",
        ] {
            let status = service.operator(path, host).await.status();
            assert_eq!(status, StatusCode::OK, "{path} at {host}");
        }
        for host in [
            "evil.example",
            "127.0.0.1.evil.example:9000",
            "localhost.evil.example",
            "",
        ] {
            let status = service.operator(path, host).await.status();
            assert_eq!(status, StatusCode::MISDIRECTED_REQUEST, "{path} at {host}");
        }
    }
}

#[tokio::test]
async fn j18_the_age_of_the_last_backup_is_shown() {
    let service = TestService::new();
    let data = service.folder.path().join("data");
    let ready = async || json(service.operator("/ready", "localhost").await).await;
    assert_eq!(ready().await["backupAgo"], Value::Null);
    assert!(!text(&service, "/metrics").await.contains("backup_age"));
    assert!(
        text(&service, "/")
            .await
            .contains("<strong>none so far</strong>")
    );

    let made_at = service.clock.now().format(&Rfc3339).unwrap();
    remember(&data, &made_at).unwrap();
    service.clock.forward(Duration::hours(30));
    service.app.operations.lists_were_followed();
    assert_eq!(ready().await["backupAgo"], 30 * 3_600_000);
    assert_eq!(ready().await["ready"], true);
    let metrics = text(&service, "/metrics").await;
    assert!(metrics.contains("new_beginnings_backup_age_seconds 108000.0"));
    assert!(text(&service, "/").await.contains("<td>30 hours ago</td>"));

    service.clock.forward(Duration::days(3));
    assert!(
        text(&service, "/")
            .await
            .contains("<strong>4 days ago</strong>")
    );
}

#[tokio::test]
async fn i3_metrics_count_routes_and_hold_no_personal_text() {
    let service = TestService::new();
    service.import("food", &[row("Pantry")]).await.unwrap();
    for path in [
        LIST,
        LIST,
        "/widgets/resources/none",
        "/ana-canary",
        "/assets/app-1234.js",
    ] {
        service.get(path).await;
    }
    let body = json!({ "email": "ana-canary@example.org", "password": PASSWORD });
    service.ok("signUp", body).await;
    service.post("/contact", message()).await;

    let metrics = text(&service, "/metrics").await;
    for line in [
        "new_beginnings_requests_total{route=\"/widgets/resources/{name}\",status=\"200\"} 2",
        "new_beginnings_requests_total{route=\"/widgets/resources/{name}\",status=\"404\"} 1",
        "new_beginnings_requests_total{route=\"/v1/accounts:signUp\",status=\"200\"} 1",
        "new_beginnings_request_duration_seconds_count{route=\"/contact\"} 1",
        "new_beginnings_request_duration_seconds_bucket{le=\"+Inf\",route=\"/contact\"} 1",
        "new_beginnings_writes_reach_the_disk 1",
        "new_beginnings_files_can_be_stored 1",
        "new_beginnings_list_age_seconds{list=\"food\"} 0.0",
        "new_beginnings_mails_waiting 1",
        "new_beginnings_mails_failed 0",
        "new_beginnings_sessions 1",
        "# EOF",
    ] {
        assert!(metrics.lines().any(|it| it == line), "{line} in\n{metrics}");
    }
    assert!(metrics.contains("new_beginnings_disk_left_bytes "));
    assert!(!metrics.to_lowercase().contains("canary"), "{metrics}");

    let page = text(&service, "/").await;
    assert!(page.contains("2 × 200, 1 × 404") && page.contains("/widgets/resources/{name}"));
    assert!(!page.to_lowercase().contains("canary"), "{page}");
}

#[tokio::test]
async fn i3_every_request_leaves_one_line_without_personal_text() {
    let service = TestService::new();
    service.import("food", &[row("Pantry")]).await.unwrap();
    let (log, _guard) = log::capture();
    let mut references = Vec::new();
    for path in [
        LIST,
        "/resources/food?search=canary",
        "/v0/b/b/o/canary%2Fresumes%2Fcanary.pdf?alt=media&token=canary",
        "/users/canary/x.json?auth=canary",
        "/canary",
    ] {
        let answer = service.get_with(path, ("user-agent", "canary")).await;
        references.push(header(&answer, "x-request-id").to_owned());
    }
    let body = json!({ "email": "canary@example.org", "password": PASSWORD });
    service.ok("signUp", body.clone()).await;
    service
        .call(
            "signInWithPassword",
            json!({ "email": "canary@example.org", "password": "x" }),
        )
        .await;

    let lines = log.lines_with("microseconds=");
    assert_eq!(lines.len(), 7, "{lines:#?}");
    for (reference, line) in references.iter().zip(&lines) {
        assert_eq!(reference.len(), 11);
        assert!(line.contains(reference.as_str()), "{reference} in {line}");
    }
    assert!(lines[0].contains("route=\"/widgets/resources/{name}\" status=200"));
    assert!(!log.text().contains("canary"), "{}", log.text());
    assert!(!log.text().contains("192.0.2.1"));
}

#[tokio::test]
async fn a_failure_of_the_service_names_its_line_in_the_log() {
    let service = TestService::new();
    service.breaks_table("messages");
    let (log, _guard) = log::capture();
    let (status, body) = service.post("/contact", message()).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    let reference = body["error"]["reference"].as_str().unwrap();
    let cause = log.lines_with("a request failed");
    assert_eq!(cause.len(), 1);
    assert!(cause[0].contains(reference), "{reference} in {cause:?}");
    assert_eq!(log.lines_with(reference).len(), 2, "cause and request");

    // A refusal that the person can understand has none.
    let (status, body) = service.post("/contact", "{}").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(body["error"]["reference"], Value::Null);
}

#[tokio::test]
async fn panics_are_counted_from_zero() {
    let service = TestService::new();
    assert_eq!(
        service.post("/contact", "{}").await.0,
        StatusCode::BAD_REQUEST
    );
    let counted = text(&service, "/metrics").await;
    for part in ["request", "store-writer", "password-hasher"] {
        let line = format!("new_beginnings_panics_total{{part=\"{part}\"}} 0\n");
        assert!(counted.contains(&line), "{part}: {counted}");
    }
}

#[tokio::test]
async fn a_panic_is_answered_counted_and_shown_with_its_reference() {
    let service = TestService::new();
    service.clock.breaks();
    let (log, _guard) = log::capture();
    let (status, body) = service.post("/contact", message()).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    let reference = body["error"]["reference"].as_str().unwrap();
    assert_eq!(panics()["request"].last.as_str(), reference);
    assert_eq!(
        log.lines_with("panicked; the service keeps running").len(),
        1
    );
    assert!(log.lines_with("panicked")[0].contains(reference));

    let other = TestService::new();
    assert!(text(&other, "/").await.contains(reference));
    assert!(
        text(&other, "/metrics")
            .await
            .contains("new_beginnings_panics_total{part=\"request\"}")
    );
}
