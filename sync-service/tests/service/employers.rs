//! Employers for a person, over the real router and the real reader.

use crate::support::accounts::Tokens;
use crate::support::files::{object, pdf};
use crate::support::{TestService, header, json as body_of};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sync_protocol::kept_employers::KeptEmployers;
use sync_protocol::listings::Row;

fn employer(name: &str, work: &str, requires: &str, zip: &str) -> Row {
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    [
        field("name", name),
        field("type", "Employer"),
        field("work", work),
        field("requires", requires),
        field("zip", zip),
    ]
    .into_iter()
    .collect()
}

async fn service() -> (TestService, Tokens) {
    let service = TestService::new();
    let rows = [
        employer(
            "Logistics",
            "warehouse; forklift; reach truck",
            "N/A",
            "08817",
        ),
        employer("Freight", "truck driver; loading", "CDL class A", "07008"),
        employer("Diner", "cook; dishwasher", "N/A", "08608"),
    ];
    service.import("employment", &rows).await.unwrap();
    let ada = service.signs_up("ada@example.org").await;
    (service, ada)
}

async fn asks(service: &TestService, who: &Tokens, request: Value) -> Value {
    let headers = [("content-type", "application/json")];
    let path = ("POST", "/account/employers");
    let request = axum::http::Request::builder()
        .method(path.0)
        .uri(path.1)
        .header(headers[0].0, headers[0].1)
        .header("authorization", format!("Bearer {}", who.id))
        .body(axum::body::Body::from(request.to_string()))
        .unwrap();
    let answer = service.send(request).await;
    assert_eq!(answer.status(), StatusCode::OK);
    body_of(answer).await
}

const WORDS: &str = "Warehouse associate and forklift operator for three years, shipping and receiving, \
    loaded trucks every night, kept count of stock, never missed a shift, hard worker";

#[tokio::test]
async fn res_7_a_resume_finds_employers_with_reasons_and_leaves_no_text() {
    let (service, ada) = service().await;
    assert_eq!(
        asks(&service, &ada, json!({})).await["resume"]["state"],
        "none"
    );
    service.uploads(&ada, "a.pdf", pdf(WORDS)).await;
    let answer = asks(&service, &ada, json!({ "zip": "08608" })).await;
    assert_eq!(answer["resume"]["state"], "read");
    let first = &answer["matches"][0];
    assert_eq!(first["name"], "Logistics");
    assert!(first["reasons"].to_string().contains("forklift operator"));
    let line = |quote: &Value| {
        let parts = ["before", "words", "after"].map(|part| quote[part].as_str().unwrap());
        parts.concat()
    };
    let mut quotes = first["quotes"].as_array().unwrap().iter().map(line);
    assert!(quotes.any(|it| it == "Warehouse associate and forklift operator for three years"));
    assert!(first["jobs"].to_string().contains("forklift"));
    let mut named = first["named"].as_array().unwrap().iter();
    assert!(named.all(|it| line(it) == "warehouse; forklift; reach truck"));
    assert!(first["miles"].as_u64().unwrap() > 10);
    let freight = answer["matches"]
        .as_array()
        .unwrap()
        .iter()
        .find(|found| found["name"] == "Freight");
    assert_eq!(
        freight.unwrap()["licences"][0]["en"],
        "CDL class A",
        "shown, not hidden"
    );

    // The database holds the concepts with their clauses, not the other words of the resume.
    let file = service
        .app
        .store
        .file(&ada.uid, &format!("{}/resumes/a.pdf", ada.uid))
        .await;
    let extraction = file.unwrap().unwrap().extraction.unwrap();
    assert!(extraction.contains("forklift") && !extraction.contains("missed"));
    service
        .call_as(&ada.id, ("DELETE", &object(&ada.uid, "a.pdf")), &[], "")
        .await;
    let answer = asks(&service, &ada, json!({})).await;
    assert_eq!(
        (&answer["resume"]["state"], &answer["matches"]),
        (&json!("none"), &json!([]))
    );
}

#[tokio::test]
async fn res_7_what_cannot_be_read_says_why_and_skills_and_near_ones_help() {
    let (service, ada) = service().await;
    service.uploads(&ada, "a.pdf", pdf("")).await;
    let answer = asks(&service, &ada, json!({ "zip": "08608" })).await;
    assert_eq!(
        answer["resume"],
        json!({ "state": "unreadable", "why": "no-text" })
    );
    assert_eq!(answer["near"][0]["name"], "Diner");
    assert_eq!(answer["near"][0]["reasons"], json!([]));
    let tapped = json!({ "skills": ["dishwasher", "no such skill"] });
    let answer = asks(&service, &ada, tapped).await;
    assert_eq!(answer["matches"][0]["name"], "Diner");
    assert_eq!(answer["near"], json!([]));
}

#[tokio::test]
async fn res_7_name_and_street_change_nothing_and_a_further_skill_never_hurts() {
    let (service, ada) = service().await;
    let mut ranks = Vec::new();
    for head in [
        "Ana Lopez, 1 Main Street, Newark, ",
        "John Smith, 22 Hill Road, class of 1979, ",
        "",
    ] {
        service
            .uploads(&ada, "a.pdf", pdf(&format!("{head}{WORDS}")))
            .await;
        ranks.push(asks(&service, &ada, json!({})).await["matches"].clone());
    }
    assert!(ranks.iter().all(|rank| *rank == ranks[0]));
    let place = |answer: &Value| {
        let matches = answer["matches"].as_array().unwrap().clone();
        matches
            .iter()
            .position(|found| found["name"] == "Freight")
            .unwrap()
    };
    let before = place(&asks(&service, &ada, json!({})).await);
    let after = place(
        &asks(
            &service,
            &ada,
            json!({ "skills": ["cdl-a", "truck-driving"] }),
        )
        .await,
    );
    assert!(after <= before);
}

#[tokio::test]
async fn res_7_skills_find_employers_without_an_account_and_nothing_is_kept() {
    let (service, _) = service().await;
    let asks = |request: Value| {
        let request = axum::http::Request::builder()
            .method("POST")
            .uri("/employers")
            .header("content-type", "application/json")
            .body(axum::body::Body::from(request.to_string()))
            .unwrap();
        service.send(request)
    };
    let answer = asks(json!({ "skills": ["dishwasher"], "zip": "08608" })).await;
    assert_eq!(answer.status(), StatusCode::OK);
    let answer = body_of(answer).await;
    assert_eq!(answer["resume"]["state"], "none");
    assert_eq!(answer["matches"][0]["name"], "Diner");
    for _ in 0..29 {
        assert_eq!(asks(json!({})).await.status(), StatusCode::OK);
    }
    let refused = asks(json!({})).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers().contains_key("retry-after"));
}

#[tokio::test]
async fn res_7_own_words_find_the_same_employers_without_an_account_as_in_a_saved_resume() {
    let (service, ada) = service().await;
    let roofs = employer("Roofs", "roofer; shingles", "N/A", "08608");
    let diner = employer("Diner", "cook; dishwasher", "N/A", "08608");
    service.import("employment", &[roofs, diner]).await.unwrap();
    for (own, expected) in [
        (["Roofer helper", "I put on shingles"], "Roofs"),
        (
            ["Line cook at a diner", "I cooked eggs and fried burgers"],
            "Diner",
        ),
        (["Ayudante de techador", "Ponía tejas"], "Roofs"),
    ] {
        let request = axum::http::Request::builder()
            .method("POST")
            .uri("/employers")
            .header("content-type", "application/json")
            .body(axum::body::Body::from(
                json!({ "ownWords": own }).to_string(),
            ))
            .unwrap();
        let answer = body_of(service.send(request).await).await;
        assert_eq!(answer["matches"][0]["name"], expected, "{own:?}");
        assert_ne!(answer["matches"][0]["quotes"], json!([]), "{own:?}");
        service.uploads(&ada, "own.pdf", pdf(&own.join(". "))).await;
        let saved = asks(&service, &ada, json!({})).await;
        assert_eq!(answer["matches"], saved["matches"], "{own:?}");
    }
}

#[tokio::test]
async fn res_7_a_page_keeps_what_skills_count_for_each_employer_and_no_source() {
    let (service, _) = service().await;
    let response = service.get("/employers/all").await;
    let tag = header(&response, "etag").to_owned();
    assert_eq!(header(&response, "cache-control"), "no-cache");
    let kept: KeptEmployers = serde_json::from_value(body_of(response).await).unwrap();
    let names = kept.employers.iter().map(|it| it.card.name.as_str());
    assert!(names.eq(["Logistics", "Freight", "Diner"]));
    let tiles = body_of(service.get("/skills").await).await;
    let ids = kept.concepts.iter().filter(|it| it.tile);
    let tapped = tiles.as_array().unwrap().iter();
    assert!(
        ids.map(|it| it.id.as_str())
            .eq(tapped.map(|it| it["id"].as_str().unwrap()))
    );
    let asks_again = || service.get_with("/employers/all", ("if-none-match", &tag));
    assert_eq!(asks_again().await.status(), StatusCode::NOT_MODIFIED);

    let mut changed = employer("Bakery", "baker", "N/A", "08608");
    changed.insert("source".into(), "a telephone call".into());
    service.import("employment", &[changed]).await.unwrap();
    let changed = asks_again().await;
    assert_eq!(changed.status(), StatusCode::OK);
    let changed = body_of(changed).await.to_string();
    assert!(changed.contains("Bakery") && !changed.contains("a telephone call"));
}

#[tokio::test]
async fn res_7_more_employers_than_a_phone_should_load_are_not_sent_at_once() {
    let service = TestService::new();
    let rows: Vec<Row> = (0..1_001)
        .map(|number| employer(&format!("Diner {number}"), "cook", "N/A", "08608"))
        .collect();
    service.import("employment", &rows).await.unwrap();
    let refused = service.get("/employers/all").await;
    assert_eq!(refused.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn res_7_any_list_of_employers_works_and_where_nothing_fits_helpers_are_named() {
    let service = TestService::new();
    let row = |cells: &[(&str, &str)]| -> Row {
        let cells = cells.iter();
        cells
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
            .collect()
    };
    let rows = [
        row(&[
            ("name", "Acme Trucks"),
            ("positions", "truck driver"),
            ("comments", "Clean driving record required"),
            ("location", "1 Main St, Newark NJ 07102"),
        ]),
        row(&[
            ("name", "Job Center"),
            ("type", "One-Stop Career Center"),
            ("location", "2 Main St, Newark NJ 07102"),
        ]),
    ];
    service.import("employment", &rows).await.unwrap();
    let ada = service.signs_up("ada@example.org").await;
    let tapped = json!({ "skills": ["truck-driving"], "zip": "07102" });
    let answer = asks(&service, &ada, tapped).await;
    let first = &answer["matches"][0];
    assert_eq!(first["name"], "Acme Trucks");
    assert_eq!(first["licences"][0]["en"], "driver license");
    assert_eq!(first["miles"], 0);
    assert_eq!(answer["helpers"], json!([]));
    let answer = asks(&service, &ada, json!({ "skills": ["barber"] })).await;
    assert_eq!(answer["matches"], json!([]));
    assert_eq!(answer["helpers"][0]["name"], "Job Center");
}
