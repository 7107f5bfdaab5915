//! Places that are sent to a phone: what the message holds, and its limits (claim C4, F5).

use crate::support::log;
use crate::support::{TestService, json as json_of, row};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use data_encoding::{BASE64, HEXLOWER};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sync_protocol::listings::Row;
use sync_service::store::phones::Message;
use time::Duration;

const NUMBER: &str = "+12015550100";
const ON: [&str; 6] = ["--text-places", "50", "--sms-work", "0", "--ways", "phone"];

fn places() -> Vec<Row> {
    (0..3)
        .map(|number| {
            let mut row = row(&format!("Pantry {number}"));
            row.insert("phone".into(), format!("973-555-010{number}"));
            row
        })
        .collect()
}

async fn with_places(flags: &'static [&'static str]) -> (TestService, Vec<String>) {
    let service = TestService::with_ways(flags);
    service.import("food", &places()).await.unwrap();
    let catalog = service.app.places.catalog();
    let codes = catalog.places().iter().map(|place| place.code()).collect();
    (service, codes)
}

/// A request with the key that a number makes.
fn asked(key: u32, phone: &str, places: &[String]) -> Value {
    let key = format!("{key:032x}");
    json!({ "key": key, "phone": phone, "places": places, "language": "en" })
}

async fn asks(service: &TestService, body: &Value) -> (StatusCode, Value) {
    service.post("/place-texts", body.to_string()).await
}

/// The same from a network of its own.
async fn asks_from(service: &TestService, address: &str, body: &Value) -> (StatusCode, Value) {
    let request = Request::post("/place-texts")
        .header("content-type", "application/json")
        .header("x-forwarded-for", address);
    let request = request.body(Body::from(body.to_string())).unwrap();
    let response = service.send(request).await;
    (response.status(), json_of(response).await)
}

async fn messages(service: &TestService) -> Vec<Message> {
    let mut found = Vec::new();
    let store = &service.app.store;
    while let Some(message) = store.next_message(i64::MAX - 1, i64::MAX).await.unwrap() {
        store.remove_message(message.id).await.unwrap();
        found.push(message);
    }
    found
}

fn says(answer: &(StatusCode, Value)) -> &str {
    answer.1["error"]["message"].as_str().unwrap_or("ok")
}

#[tokio::test]
async fn c4_places_go_to_a_phone_and_the_screens_learn_that_they_can() {
    let (service, codes) = with_places(&ON).await;
    let facts = json_of(service.get("/__/firebase/init.json").await).await;
    assert_eq!(facts["textPlaces"], true);
    let id = service.app.places.place(&codes[0]).unwrap().place.id;
    // An id and a code of one place are one place; what is not listed is left out.
    let wanted = [
        id,
        codes[0].clone(),
        codes[2].clone(),
        "food.0000000".to_owned(),
    ];
    let answer = asks(&service, &asked(1, NUMBER, &wanted)).await;
    let sent = json!({ "written": 2, "linked": 0, "leftOut": 0 });
    assert_eq!(answer, (StatusCode::OK, sent));
    let sent = messages(&service).await;
    assert_eq!((sent.len(), sent[0].phone.as_str()), (1, NUMBER));
    let text = &sent[0].text;
    for part in ["Pantry 0\n973-555-0100", "Pantry 2\n973-555-0102"] {
        assert!(text.contains(part), "{text}");
    }
    // Their list is named once.
    let second = codes[2].trim_start_matches("food.");
    let link = format!("http://localhost/my-list?rows={},{second}", codes[0]);
    assert!(text.contains(&link), "{text}");
    assert!(!text.contains("Pantry 1") && !text.contains("0000000"));
    let hours = (sent[0].expires_at - 1_000 * time_of(&service)) / 3_600_000;
    assert_eq!(hours, 2);
}

fn time_of(service: &TestService) -> i64 {
    service.app.clock.now().unix_timestamp()
}

#[tokio::test]
async fn c4_places_are_not_sent_until_the_operator_turns_it_on() {
    let (service, codes) = with_places(&["--ways", "phone", "--sms-work", "0"]).await;
    let facts = json_of(service.get("/__/firebase/init.json").await).await;
    assert_eq!(facts["textPlaces"], false);
    let answer = asks(&service, &asked(1, NUMBER, &codes)).await;
    assert_eq!(says(&answer), "OPERATION_NOT_ALLOWED");
    assert!(messages(&service).await.is_empty());
}

#[tokio::test]
async fn c4_nothing_of_a_caller_is_in_a_message() {
    let (service, codes) = with_places(&ON).await;
    let good = asked(1, NUMBER, &codes);
    let with = |name: &str, value: Value| {
        let mut body = good.clone();
        body[name] = value;
        body
    };
    for (body, refused) in [
        (with("text", json!("Buy this")), "INVALID_ARGUMENT"),
        (with("places", json!(["Buy this"])), "INVALID_ARGUMENT"),
        (with("places", json!([])), "INVALID_ARGUMENT"),
        (
            with("places", json!(vec![&codes[0]; 21])),
            "INVALID_ARGUMENT",
        ),
        (with("places", json!(["food.0000000"])), "NOT_FOUND"),
        (with("key", json!("1")), "INVALID_ARGUMENT"),
        (with("language", json!("fr")), "INVALID_ARGUMENT"),
        (
            with("phone", json!("201 555 0100")),
            "INVALID_PHONE_NUMBER : Invalid format.",
        ),
        (
            with("phone", json!("+882123456789")),
            "OPERATION_NOT_ALLOWED : Messages are not sent to this country.",
        ),
    ] {
        assert_eq!(says(&asks(&service, &body).await), refused, "{body}");
    }
    assert!(messages(&service).await.is_empty());
    // A list that only staff see stays with them.
    assert_eq!(says(&asks(&service, &good).await), "ok");
}

#[tokio::test]
async fn a_request_that_comes_again_sends_one_message_and_another_number_gets_its_own() {
    let (service, codes) = with_places(&["--text-places", "50", "--sms-work", "50"]).await;
    let mut body = asked(1, NUMBER, &codes);
    assert!(says(&asks(&service, &body).await).starts_with("INVALID_APP_CREDENTIAL"));
    body["work"] = json!(work(&service).await);
    let first = asks(&service, &body).await;
    assert_eq!(says(&first), "ok");
    // The answer was lost: the page does the work again, or sends the same once more.
    for _ in 0..9 {
        assert_eq!(asks(&service, &body).await, first);
    }
    body["work"] = json!(work(&service).await);
    assert_eq!(asks(&service, &body).await, first);
    assert_eq!(messages(&service).await.len(), 1);
    let mut other = asked(1, "+12015550101", &codes);
    let used = body["work"].clone();
    other["work"] = json!(work(&service).await);
    assert_eq!(says(&asks(&service, &other).await), "ok");
    let mut third = asked(2, NUMBER, &codes);
    third["work"] = used;
    assert_eq!(says(&asks(&service, &third).await), "ok", "it was not used");
    let mut again = asked(3, NUMBER, &codes);
    again["work"] = third["work"].clone();
    let refused = asks(&service, &again).await;
    assert!(says(&refused).starts_with("INVALID_APP_CREDENTIAL"));
    assert_eq!(messages(&service).await.len(), 2);
}

/// Does the work, as a page does.
async fn work(service: &TestService) -> String {
    let task = json_of(service.get("/account/proof-of-work").await).await;
    let salt = task["salt"].as_str().unwrap();
    let hash = |number: u64| HEXLOWER.encode(&Sha256::digest(format!("{salt}{number}")));
    let number = (0..=task["maxnumber"].as_u64().unwrap())
        .find(|number| hash(*number) == task["challenge"])
        .unwrap();
    let mut proof = task.clone();
    proof["number"] = json!(number);
    BASE64.encode(proof.to_string().as_bytes())
}

#[tokio::test]
async fn c4_places_end_sooner_than_codes_so_that_people_can_still_log_in() {
    let (service, codes) = with_places(&ON).await;
    // One number: three texts, then the two codes that are left of five.
    for key in 1..=3 {
        assert_eq!(
            says(&asks(&service, &asked(key, NUMBER, &codes)).await),
            "ok"
        );
    }
    let fourth = asks(&service, &asked(4, NUMBER, &codes)).await;
    assert_eq!(says(&fourth), "TOO_MANY_ATTEMPTS_TRY_LATER");
    let code = || service.call("sendVerificationCode", json!({ "phoneNumber": NUMBER }));
    assert_eq!(says(&code().await), "ok");
    assert_eq!(says(&code().await), "ok");
    assert_eq!(says(&code().await), "TOO_MANY_ATTEMPTS_TRY_LATER");
    // One network: twenty in an hour.
    let network = "203.0.113.7";
    for key in 10..30 {
        let body = asked(key, &format!("+120155501{key}"), &codes);
        let answer = asks_from(&service, network, &body).await;
        assert_eq!(says(&answer), "ok", "{key}");
    }
    let body = asked(30, "+12015550199", &codes);
    let refused = asks_from(&service, network, &body).await;
    assert_eq!(says(&refused), "TOO_MANY_ATTEMPTS_TRY_LATER");
    assert_eq!(says(&asks_from(&service, "203.0.113.8", &body).await), "ok");
    service.clock.forward(Duration::hours(1));
    let body = asked(31, "+12015550198", &codes);
    assert_eq!(says(&asks_from(&service, network, &body).await), "ok");
    // The numbers have their day.
    let fifth = asks(&service, &asked(5, NUMBER, &codes)).await;
    assert_eq!(says(&fifth), "TOO_MANY_ATTEMPTS_TRY_LATER");
    service.clock.forward(Duration::hours(24));
    assert_eq!(says(&asks(&service, &asked(6, NUMBER, &codes)).await), "ok");
}

#[tokio::test]
async fn c4_a_day_has_its_cap_and_leaves_the_rest_to_codes() {
    let flags = &[
        "--text-places",
        "2",
        "--sms-a-day",
        "3",
        "--sms-work",
        "0",
        "--ways",
        "phone",
    ];
    let (service, codes) = with_places(flags).await;
    let ask = |key: u32| {
        let (service, codes) = (&service, &codes);
        async move { asks(service, &asked(key, &format!("+120155501{key}"), codes)).await }
    };
    let (log, _capture) = log::capture();
    assert_eq!(says(&ask(10).await), "ok");
    assert_eq!(says(&ask(11).await), "ok");
    assert_eq!(says(&ask(12).await), "QUOTA_EXCEEDED");
    let alarms = log.lines_with("the daily cap of texts with places is reached");
    assert_eq!(alarms.len(), 1, "the operator is told");
    assert!(!log.text().contains("120155501"), "F5: no number");
    let code = |number: &str| {
        let body = json!({ "phoneNumber": number });
        service.call("sendVerificationCode", body)
    };
    assert_eq!(says(&code(NUMBER).await), "ok");
    assert_eq!(says(&code(NUMBER).await), "QUOTA_EXCEEDED", "all together");
    service.clock.forward(Duration::hours(24));
    assert_eq!(says(&ask(13).await), "ok");
}
