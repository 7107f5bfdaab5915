//! The staff desk: notices on every screen, and messages of the contact form.

use crate::support::desk::OWNER;
use crate::support::{TestService, header, json as json_of};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use time::Duration;

const HOUR: i64 = 3_600_000;

fn now(service: &TestService) -> i64 {
    service.app.clock.now().unix_timestamp() * 1_000
}

fn notice(until: i64) -> Value {
    json!({ "en": "Code Blue tonight", "es": "Código Azul esta noche", "until": until })
}

async fn shown(service: &TestService) -> Value {
    json_of(service.get("/widgets/resources/notices").await).await
}

#[tokio::test]
async fn dsk_a_notice_is_answered_like_a_list_at_once_and_ends_with_its_time() {
    let service = TestService::new();
    service.app.directory.refresh().await.unwrap();
    assert_eq!(shown(&service).await, json!([]));
    let owner = service.owner().await;
    let until = now(&service) + 12 * HOUR;

    service
        .desk_does(&owner, "/desk/notices", notice(until))
        .await;

    let rows = shown(&service).await;
    assert_eq!(rows[0]["en"], "Code Blue tonight");
    assert_eq!(rows[0]["es"], "Código Azul esta noche");
    assert_eq!(rows[0]["until"], until.to_string());
    assert_eq!(rows[0].as_object().unwrap().len(), 3, "no one is named");
    let response = service.get("/widgets/resources/notices").await;
    assert_eq!(header(&response, "x-listing-floor"), "0", "kiosks follow");

    let id = service.desk_reads(&owner, "/desk/notices").await[0]["id"].clone();
    service.clock.forward(Duration::minutes(5));
    let end = format!("/desk/notices/{}/end", id.as_str().unwrap());
    service.desk_does(&owner, &end, json!({})).await;
    let ended = shown(&service).await[0]["until"]
        .as_str()
        .unwrap()
        .parse::<i64>();
    assert_eq!(ended.unwrap(), now(&service), "it stays as one that ended");
    let acts = service.desk_reads(&owner, "/desk/acts").await;
    assert_eq!(acts[0]["kind"], "end-notice");
    assert_eq!(
        (&acts[1]["kind"], &acts[1]["who"]),
        (&json!("notice"), &json!("olga"))
    );
}

#[tokio::test]
async fn dsk_a_notice_needs_both_languages_and_a_time_within_a_month() {
    let service = TestService::new();
    let owner = service.owner().await;
    let at = now(&service);
    let mut bad = vec![notice(at), notice(at + 32 * 24 * HOUR)];
    for field in ["en", "es"] {
        let mut body = notice(at + HOUR);
        body[field] = json!(" ");
        bad.push(body.clone());
        body[field] = json!("x".repeat(201));
        bad.push(body);
    }
    for body in bad {
        let (status, _) = service
            .desk(Method::POST, &owner, "/desk/notices", body.clone())
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
    }
    for _ in 0..25 {
        service
            .desk_does(&owner, "/desk/notices", notice(at + HOUR))
            .await;
    }
    assert_eq!(shown(&service).await.as_array().unwrap().len(), 20);
}

#[tokio::test]
async fn dsk_a_message_is_read_and_done_and_opened_again() {
    let service = TestService::new();
    let owner = service.owner().await;
    let key = "0".repeat(32);
    let message = json!({
        "key": key, "name": "Ana", "contact": "ana@c.org", "subject": "ID", "message": "Where?",
    });
    let (status, _) = service.post("/contact", message.to_string()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);

    let found = service.desk_reads(&owner, "/desk/messages").await["messages"].clone();
    assert_eq!(
        (&found[0]["message"], &found[0]["doneBy"]),
        (&json!("Where?"), &Value::Null)
    );
    let done = format!("/desk/messages/{key}/done");
    for (is_done, by) in [(true, json!("olga")), (false, Value::Null)] {
        service
            .desk_does(&owner, &done, json!({ "isDone": is_done }))
            .await;
        let found = service.desk_reads(&owner, "/desk/messages").await;
        assert_eq!(found["messages"][0]["doneBy"], by);
    }
    let acts = service.desk_reads(&owner, "/desk/acts").await;
    assert_eq!(acts[0]["kind"], "message-done");
    assert_eq!(acts[0]["before"][":done"], "true");
    assert_eq!(acts[0]["after"][":done"], "false");
    service
        .desk_does(&owner, &done, json!({ "isDone": false }))
        .await;
    let again = service.desk_reads(&owner, "/desk/acts").await;
    assert_eq!(again, acts, "nothing changed, so nothing is recorded");
    assert!(
        !acts.to_string().contains("ana@c.org"),
        "the record names no visitor"
    );
    let other = format!("/desk/messages/{OWNER}/done");
    let (status, _) = service
        .desk(Method::POST, &owner, &other, json!({ "isDone": true }))
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

/// A service with a message of the contact form, its owner, and the path of the message.
async fn with_message(contact: &str) -> (TestService, String, String) {
    let service = TestService::new();
    let owner = service.owner().await;
    let key = "0".repeat(32);
    let message = json!({
        "key": key, "name": "Ana", "contact": contact, "subject": "ID", "message": "Where?",
    });
    let (status, _) = service.post("/contact", message.to_string()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    (service, owner, format!("/desk/messages/{key}"))
}

async fn first_message(service: &TestService, token: &str) -> Value {
    service.desk_reads(token, "/desk/messages").await["messages"][0].clone()
}

#[tokio::test]
async fn dsk_a_message_is_given_to_an_editor_and_never_to_a_caller() {
    let (service, owner, path) = with_message("ana@c.org").await;
    let editor = service.staff(&owner, "eve@county.example", "editor").await;
    service.staff(&owner, "cal@county.example", "caller").await;
    let assign = format!("{path}/assign");
    let to = |version: i64, to: &str| json!({ "version": version, "to": to });

    let found = service.desk_reads(&editor, "/desk/messages").await;
    let names: Vec<&Value> = found["colleagues"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["name"])
        .collect();
    assert_eq!(names, ["eve", "olga"]);
    let invite = json!({ "email": "new@county.example", "name": "Nell", "role": "editor", "language": "en" });
    service.desk_does(&owner, "/desk/people", invite).await;
    // A caller, a stranger, and a person who was invited and never came.
    for bad in [
        "cal@county.example",
        "sam@example.org",
        "new@county.example",
    ] {
        let (status, _) = service
            .desk(Method::POST, &editor, &assign, to(0, bad))
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad}");
    }
    service
        .desk_does(&editor, &assign, to(0, "eve@county.example"))
        .await;
    let message = first_message(&service, &owner).await;
    assert_eq!(message["assigned"], "eve@county.example");
    let (status, late) = service
        .desk(Method::POST, &owner, &assign, to(0, OWNER))
        .await;
    assert_eq!(status, StatusCode::CONFLICT, "another version was seen");
    assert_eq!(late["now"]["assigned"], "eve@county.example");
}

#[tokio::test]
async fn dsk_a_message_is_answered_by_mail_once_and_the_record_holds_no_text() {
    let (service, owner, path) = with_message("ana@c.org").await;
    let answer = format!("{path}/answer");
    let body = json!({ "version": 0, "text": "At 20 Park Pl.\r\nAsk {who}." });
    service.mails().await;
    let code = json!({ "version": 0, "text": "At <b>20 Park Pl.</b>" });
    let (_, refused) = service.desk(Method::POST, &owner, &answer, code).await;
    let why = &refused["error"]["message"];
    assert_eq!(why, "INVALID_ARGUMENT : text : markup");

    service.desk_does(&owner, &answer, body.clone()).await;

    let mails = service.mails().await;
    let [mail] = mails.as_slice() else {
        panic!("{} mails", mails.len());
    };
    assert_eq!(mail.to, "ana@c.org");
    assert!(mail.subject.starts_with("Answer from New Beginnings"));
    assert!(
        mail.body
            .starts_with("At 20 Park Pl.\nAsk {who}.\n\nolga\n")
    );
    assert!(!mail.body.contains("Where?"), "the message is not quoted");
    let contact = service.app.contact_email.as_str();
    assert_eq!(mail.reply_to.as_deref(), Some(contact));
    let message = first_message(&service, &owner).await;
    assert_eq!(
        (&message["answeredBy"], &message["doneBy"]),
        (&json!("olga"), &json!("olga"))
    );
    let (status, _) = service.desk(Method::POST, &owner, &answer, body).await;
    assert_eq!(status, StatusCode::CONFLICT, "a second touch sends nothing");
    assert!(service.mails().await.is_empty());
    let acts = service.desk_reads(&owner, "/desk/acts").await;
    assert_eq!(acts[0]["kind"], "answer-message");
    for secret in ["Park Pl", "ana@c.org"] {
        assert!(!acts.to_string().contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn dsk_a_message_with_a_phone_number_or_without_a_text_is_not_answered_by_mail() {
    let (service, owner, path) = with_message("609-555-0100").await;
    assert_eq!(first_message(&service, &owner).await["canAnswer"], false);
    let answer = format!("{path}/answer");
    for text in ["Hello", " ", &"x".repeat(4_001), "a\u{7}b"] {
        let body = json!({ "version": 0, "text": text });
        let (status, _) = service.desk(Method::POST, &owner, &answer, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn dsk_no_website_is_called_until_the_operator_allows_it() {
    let service = TestService::new();
    let owner = service.owner().await;
    let me = service.desk_reads(&owner, "/desk/me").await;
    assert_eq!(me["checksLinks"], false);
    let website = json!({ "website": "https://example.org" });
    let (status, answer) = service
        .desk(Method::POST, &owner, "/desk/check-link", website)
        .await;
    assert!(status.is_client_error(), "{status}");
    assert_eq!(answer["error"]["message"], "OPERATION_NOT_ALLOWED");
}
