//! Links of one use by which a place confirms or corrects its own entry.

use crate::support::stores::with_every_service;
use crate::support::{TestService, json as json_of};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use time::Duration;

const PLACE: &str = "Hope Pantry";

/// A service with a place, its owner, and a link to the entry of the place.
async fn with_link(email: &str) -> (TestService, String, String) {
    let service = TestService::new();
    service.has_places(&[PLACE, "Second"]).await;
    let owner = service.owner().await;
    service.mails().await;
    let code = makes_link(&service, &owner, email).await;
    (service, owner, code)
}

async fn makes_link(service: &TestService, token: &str, email: &str) -> String {
    let path = format!("/desk/places/{}/link", service.place_named(PLACE));
    let body = json!({ "email": email, "language": "en" });
    let made = service.desk_does(token, &path, body).await;
    let link = made["link"].as_str().unwrap();
    let (page, code) = link.split_once('#').unwrap();
    assert!(page.ends_with("/entry"), "{link}");
    assert_eq!(code.len(), 32);
    code.to_owned()
}

async fn looks(service: &TestService, code: &str) -> (StatusCode, Value) {
    let body = json!({ "code": code }).to_string();
    service.post("/entry/look", body).await
}

/// Answers about the entry as it is now.
async fn answers(service: &TestService, mut body: Value) -> StatusCode {
    let (_, entry) = looks(service, body["code"].as_str().unwrap_or_default()).await;
    if let Some(seen) = entry["seen"].as_str() {
        body["seen"] = json!(seen);
    }
    service.post("/entry/answer", body.to_string()).await.0
}

fn says(answer: &(StatusCode, Value)) -> (StatusCode, &str) {
    (
        answer.0,
        answer.1["error"]["message"].as_str().unwrap_or_default(),
    )
}

const NO_LINK: (StatusCode, &str) = (StatusCode::BAD_REQUEST, "INVALID_OOB_CODE");

#[tokio::test]
async fn dsk_a_place_corrects_its_entry_and_an_editor_decides() {
    let (service, owner, code) = with_link("").await;
    assert!(service.mails().await.is_empty(), "only shown");
    let (status, entry) = looks(&service, &code).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(
        (&entry["list"], &entry["row"]["name"]),
        (&json!("food"), &json!(PLACE))
    );
    assert!(entry["row"].get("source").is_none(), "{entry}");
    assert!(entry["row"].get("checked").is_none());
    // To look spends nothing, however often, also when a program that checks mails opens the page.
    for _ in 0..3 {
        assert_eq!(service.get("/entry").await.status(), StatusCode::OK);
        assert_eq!(looks(&service, &code).await.0, StatusCode::OK);
    }

    let body = json!({ "code": code, "fields": { "phone": "609-555-0199" }, "note": "We moved." });
    assert_eq!(answers(&service, body).await, StatusCode::NO_CONTENT);

    let row = service.public_row(PLACE).await.unwrap();
    assert_eq!(row["phone"], "973-555-0100", "never a change");
    let suggestions = service.desk_reads(&owner, "/desk/suggestions").await;
    let waiting = &suggestions[0];
    assert_eq!(waiting["after"], json!({ "phone": "609-555-0199" }));
    assert_eq!(
        (&waiting["isOfPlace"], &waiting["who"], &waiting["note"]),
        (&json!(true), &json!(PLACE), &json!("We moved."))
    );
    let id = service.place_named(PLACE);
    let place = service
        .desk_reads(&owner, &format!("/desk/places/{id}"))
        .await;
    let kinds: Vec<&Value> = place["history"]
        .as_array()
        .unwrap()
        .iter()
        .map(|act| &act["kind"])
        .collect();
    assert_eq!(kinds, ["answer-link", "send-link"]);
    assert_eq!(place["history"][1]["after"][":sent"], "shown");
    assert!(
        !place.to_string().contains(&code),
        "no record holds the code"
    );

    let approve = format!(
        "/desk/suggestions/{}/approve",
        waiting["id"].as_str().unwrap()
    );
    let seen = json!({ "version": place["version"], "revision": 1 });
    service.desk_does(&owner, &approve, seen).await;
    let row = service.public_row(PLACE).await.unwrap();
    assert_eq!(row["phone"], "609-555-0199");
}

#[tokio::test]
async fn dsk_a_place_confirms_its_entry_and_the_date_of_the_check_follows() {
    let (service, owner, code) = with_link("").await;
    assert_eq!(
        answers(&service, json!({ "code": code })).await,
        StatusCode::NO_CONTENT
    );
    let suggestions = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(suggestions[0]["after"], json!({}));
    let id = service.place_named(PLACE);
    let place = service
        .desk_reads(&owner, &format!("/desk/places/{id}"))
        .await;
    let approve = format!(
        "/desk/suggestions/{}/approve",
        suggestions[0]["id"].as_str().unwrap()
    );
    let seen = json!({ "version": place["version"], "revision": 1 });
    let answer = service.desk_does(&owner, &approve, seen).await;
    let checked = answer["place"]["row"]["checked"].as_str().unwrap();
    assert!(checked > "2021-03", "{checked}");
}

#[tokio::test]
async fn dsk_a_place_says_that_it_closed_and_stays_listed_until_an_editor_agrees() {
    let (service, owner, code) = with_link("").await;
    let body = json!({ "code": code, "status": "closed" });
    assert_eq!(answers(&service, body).await, StatusCode::NO_CONTENT);
    assert!(service.public_row(PLACE).await.is_some());
    let suggestions = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(suggestions[0]["after"][":status"], "closed");
    // What a place said is put away when it is returned: no one would see the word.
    let path = format!(
        "/desk/suggestions/{}/return",
        suggestions[0]["id"].as_str().unwrap()
    );
    service
        .desk_does(
            &owner,
            &path,
            json!({ "word": "They still answer", "revision": 1 }),
        )
        .await;
    assert_eq!(
        service.desk_reads(&owner, "/desk/suggestions").await,
        json!([])
    );
}

#[tokio::test]
async fn dsk_a_link_is_mailed_with_its_place_and_nothing_else() {
    let (service, _, code) = with_link("office@pantry.example").await;
    let mails = service.mails().await;
    let [mail] = mails.as_slice() else {
        panic!("{} mails", mails.len());
    };
    assert_eq!(mail.to, "office@pantry.example");
    assert!(mail.body.contains(PLACE));
    assert!(mail.body.contains(&format!("/entry#{code}")));
    assert!(!mail.body.contains('{'), "{}", mail.body);
    let (status, _) = looks(&service, &code).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn dsk_attack_a_link_answers_once_and_a_guess_an_old_and_a_used_one_look_the_same() {
    let (service, owner, first) = with_link("").await;
    let code = makes_link(&service, &owner, "").await;
    assert_eq!(
        says(&looks(&service, &first).await),
        NO_LINK,
        "a newer one ends it"
    );
    assert_eq!(says(&looks(&service, &"0".repeat(32)).await), NO_LINK);
    assert_eq!(says(&looks(&service, "").await), NO_LINK);
    let (_, entry) = looks(&service, &code).await;
    let seen = json!({ "code": code, "seen": entry["seen"] }).to_string();
    let answer = || service.post("/entry/answer", seen.clone());
    let (one, other) = tokio::join!(answer(), answer());
    let done = [&one, &other]
        .iter()
        .filter(|it| it.0 == StatusCode::NO_CONTENT)
        .count();
    assert_eq!(done, 1, "{one:?} {other:?}");
    assert_eq!(says(&answer().await), NO_LINK);
    assert_eq!(says(&looks(&service, &code).await), NO_LINK);
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(waiting.as_array().unwrap().len(), 1);

    let code = makes_link(&service, &owner, "").await;
    service.clock.forward(Duration::days(14));
    assert_eq!(says(&looks(&service, &code).await), NO_LINK);
    let late = json!({ "code": code, "seen": entry["seen"], "fields": { "phone": "1" } });
    assert_eq!(answers(&service, late).await, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn dsk_attack_a_link_writes_no_other_field_and_no_other_place() {
    let (service, owner, code) = with_link("").await;
    let second = service.place_named("Second");
    for body in [
        json!({ "code": code, "fields": { "source": "mine" } }),
        json!({ "code": code, "fields": { "checked": "2099-01-01" } }),
        json!({ "code": code, "fields": { ":status": "closed" } }),
        json!({ "code": code, "fields": { "website": "javascript:alert(1)" } }),
        json!({ "code": code, "fields": { "name": " " } }),
        json!({ "code": code, "fields": { "notes": "x".repeat(2_001) } }),
        json!({ "code": code, "note": "x".repeat(501) }),
        json!({ "code": code, "note": "<script>x</script>" }),
        json!({ "code": code, "place": second }),
        json!({ "code": code, "version": 1 }),
        json!({ "code": code, "role": "owner" }),
        json!({ "code": code, "status": "deleted" }),
        json!({ "code": [code] }),
    ] {
        assert_eq!(
            answers(&service, body.clone()).await,
            StatusCode::BAD_REQUEST,
            "{body}"
        );
    }
    assert_eq!(
        service.desk_reads(&owner, "/desk/suggestions").await,
        json!([])
    );
    assert_eq!(
        looks(&service, &code).await.0,
        StatusCode::OK,
        "nothing was spent"
    );
    // A link is no way into the desk.
    for (method, path) in [
        (Method::GET, "/desk/me".to_owned()),
        (Method::GET, format!("/desk/places/{second}")),
    ] {
        let (status, _) = service.desk(method, &code, &path, Value::Null).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{path}");
    }
}

#[tokio::test]
async fn dsk_attack_callers_make_no_links_and_no_bad_address_is_mailed() {
    let (service, owner, _) = with_link("").await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let path = format!("/desk/places/{}/link", service.place_named(PLACE));
    let body = |email: &str| json!({ "email": email, "language": "en" });
    let (status, _) = service.desk(Method::POST, &caller, &path, body("")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    service.mails().await;
    for bad in ["a", "a@b.c\r\nBcc: x@y.z", "a@b.c, x@y.z"] {
        let (status, _) = service.desk(Method::POST, &owner, &path, body(bad)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad}");
    }
    assert!(service.mails().await.is_empty());
}

#[tokio::test]
async fn dsk_a_link_to_a_place_that_left_the_list_ends() {
    let (service, owner, code) = with_link("").await;
    let id = service.place_named(PLACE);
    let path = format!("/desk/places/{id}/change");
    let body = json!({ "version": 0, "status": "closed" });
    service.desk_does(&owner, &path, body).await;
    assert_eq!(says(&looks(&service, &code).await), NO_LINK);
    let rows = json_of(service.get("/widgets/resources/food").await).await;
    assert_eq!(rows.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn dsk_an_answer_about_an_entry_that_was_changed_since_is_not_kept_and_spends_nothing() {
    with_every_service(async |service| {
        service.has_places(&[PLACE, "Second"]).await;
        let owner = service.owner().await;
        let code = makes_link(&service, &owner, "").await;
        let (_, old) = looks(&service, &code).await;
        let path = format!("/desk/places/{}", service.place_named(PLACE));
        // That nobody answered the telephone changes nothing of the entry.
        let version = json!({ "version": 0 });
        service
            .desk_does(&owner, &format!("{path}/no-answer"), version)
            .await;
        assert_eq!(looks(&service, &code).await.1["seen"], old["seen"]);
        let change = json!({ "version": 1, "fields": { "phone": "609-555-0144" } });
        service
            .desk_does(&owner, &format!("{path}/change"), change)
            .await;

        let right = json!({ "code": code, "seen": old["seen"] }).to_string();
        let answer = service.post("/entry/answer", right).await;
        assert_eq!(says(&answer), (StatusCode::CONFLICT, "CHANGED_MEANWHILE"));
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        assert_eq!(waiting, json!([]));

        let (_, new) = looks(&service, &code).await;
        assert_eq!(new["row"]["phone"], "609-555-0144");
        assert_eq!(
            answers(&service, json!({ "code": code })).await,
            StatusCode::NO_CONTENT
        );
    })
    .await;
}
