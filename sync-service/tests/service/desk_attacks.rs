//! Attacks on the staff desk: roles, forged fields, other sites, and members' data.

use crate::support::desk::{OWNER, place_row};
use crate::support::{TestService, bytes, json as json_of};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use sync_service::email_address::EmailAddress;
use sync_service::routes::access::Access;
use sync_service::routes::all_calls;
use time::Duration;

const PLACE: &str = "Hope Pantry";
const MEMBER: &str = "maria@example.org";

/// The rank of a call of the desk: 0 for callers, 2 for owners.
fn rank(access: Access) -> Option<usize> {
    match access {
        Access::DeskCaller => Some(0),
        Access::DeskEditor => Some(1),
        Access::DeskOwner => Some(2),
        _ => None,
    }
}

/// Every call of the desk, with its path filled.
fn desk_calls(id: &str) -> Vec<(usize, Method, String)> {
    let calls = all_calls();
    let desk = calls.iter().filter_map(|call| {
        let path = call.path.replace("{id}", id);
        Some((rank(call.access)?, call.method.clone(), path))
    });
    let found: Vec<_> = desk.collect();
    assert!(found.len() >= 17, "{}", found.len());
    found
}

#[tokio::test]
async fn dsk_attack_no_role_reaches_the_calls_of_a_higher_one() {
    let service = TestService::new();
    service.has_places(&[PLACE]).await;
    let owner = service.owner().await;
    let id = service.place_named(PLACE);
    let people = [
        service.staff(&owner, "cal@county.example", "caller").await,
        service.staff(&owner, "ed@county.example", "editor").await,
        owner,
    ];
    for (needed, method, path) in desk_calls(&id) {
        for (rank, token) in people.iter().enumerate() {
            let (status, answer) = service.desk(method.clone(), token, &path, json!({})).await;
            if rank < needed {
                assert_eq!(status, StatusCode::FORBIDDEN, "{rank} {method} {path}");
                assert_eq!(answer["error"]["message"], "PERMISSION_DENIED");
            } else {
                assert_ne!(
                    status,
                    StatusCode::FORBIDDEN,
                    "{rank} {method} {path}: {answer}"
                );
            }
        }
    }
}

#[tokio::test]
async fn dsk_attack_the_desk_is_closed_to_members_and_without_a_second_factor() {
    let service = TestService::new();
    service.has_places(&[PLACE]).await;
    service.app.desk.make_owner(OWNER).await.unwrap();
    let member = service.is_verified(MEMBER).await;
    let (_, with_app) = service.adds_app(&member).await;
    let unconfirmed = service.signs_up(OWNER).await;
    let stranger = service.signs_up("stranger@example.org").await;
    let id = service.place_named(PLACE);
    for (_, method, path) in desk_calls(&id) {
        // That an address is not confirmed is said of every account, so it says nothing of the staff.
        for (token, why) in [
            (&with_app.id, "PERMISSION_DENIED"),
            (&unconfirmed.id, "UNVERIFIED_EMAIL"),
            (&stranger.id, "UNVERIFIED_EMAIL"),
        ] {
            let (status, answer) = service.desk(method.clone(), token, &path, json!({})).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path}");
            assert_eq!(answer["error"]["message"], why);
        }
    }
    let body = json!({ "requestType": "VERIFY_EMAIL", "idToken": unconfirmed.id });
    service.ok("sendOobCode", body).await;
    let code = service.code_for(OWNER).await;
    service.ok("update", json!({ "oobCode": code })).await;
    for (_, method, path) in desk_calls(&id) {
        let (status, answer) = service
            .desk(method, &unconfirmed.id, &path, json!({}))
            .await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(
            message.starts_with("MULTI_FACTOR_AUTH_REQUIRED : Turn on"),
            "{message}"
        );
    }
}

#[tokio::test]
async fn dsk_attack_another_account_with_the_address_of_a_staff_member_is_refused() {
    let service = TestService::new();
    let owner = service.owner().await;
    service.staff(&owner, "ed@county.example", "editor").await;
    let email = EmailAddress::parse("ed@county.example").unwrap();
    let user = service.app.store.user_by_email(&email).await;
    let user = user.unwrap().unwrap();
    assert!(service.app.accounts.delete(&user.uid).await.unwrap());
    let tokens = service.is_verified("ed@county.example").await;
    let (_, tokens) = service.adds_app(&tokens).await;
    let (status, _) = service
        .desk(Method::GET, &tokens.id, "/desk/me", Value::Null)
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn dsk_attack_a_sign_in_of_yesterday_does_not_open_the_desk() {
    let service = TestService::new();
    service.app.desk.make_owner(OWNER).await.unwrap();
    let tokens = service.is_verified(OWNER).await;
    let (_, tokens) = service.adds_app(&tokens).await;
    service.clock.forward(Duration::hours(13));
    let (_, answer) = service.refreshes(&tokens.refresh).await;
    let fresh = answer["id_token"].as_str().unwrap();
    let (_, answer) = service
        .desk(Method::GET, fresh, "/desk/me", Value::Null)
        .await;
    assert_eq!(answer["error"]["message"], "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
}

#[tokio::test]
async fn dsk_a_sign_in_opens_the_desk_for_twelve_hours_to_the_second() {
    let service = TestService::new();
    service.app.desk.make_owner(OWNER).await.unwrap();
    let tokens = service.is_verified(OWNER).await;
    let (_, tokens) = service.adds_app(&tokens).await;
    service.clock.forward(Duration::hours(12));
    let (_, answer) = service.refreshes(&tokens.refresh).await;
    let fresh = answer["id_token"].as_str().unwrap();
    let too_old = json!("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
    for (later, says) in [(0, Value::Null), (1, too_old)] {
        service.clock.forward(Duration::seconds(later));
        let (_, answer) = service
            .desk(Method::GET, fresh, "/desk/me", Value::Null)
            .await;
        assert_eq!(answer["error"]["message"], says, "{later} s beyond");
    }
}

#[tokio::test]
async fn dsk_attack_fields_that_staff_may_not_write_are_refused() {
    let service = TestService::new();
    service.has_places(&[PLACE]).await;
    let owner = service.owner().await;
    let id = service.place_named(PLACE);
    let before = service.public_row(PLACE).await;
    let long = "x".repeat(2_001);
    for fields in [
        json!({ "source": "mine" }),
        json!({ "checked": "2099-01-01" }),
        json!({ ":status": "closed" }),
        json!({ "id": "x" }),
        json!({ "work": "a column that this list does not have" }),
        json!({ "name": " " }),
        json!({ "website": "javascript:alert(1)" }),
        json!({ "website": "data:text/html,x" }),
        json!({ "notes": "\u{0}" }),
        json!({ "notes": "a\u{202e}b" }),
        json!({ "name": "12" }),
        json!({ "zip": "9" }),
        json!({ "county": "Narnia" }),
        json!({ "notes": long }),
    ] {
        for act in ["change", "suggest"] {
            let body = json!({ "version": 0, "fields": fields });
            let path = format!("/desk/places/{id}/{act}");
            let (status, answer) = service.desk(Method::POST, &owner, &path, body).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{fields}: {answer}");
        }
    }
    for body in [
        json!({ "version": 0, "fields": {}, "role": "owner" }),
        json!({ "version": 0, "fields": {}, "edits": {} }),
        json!({ "version": "0" }),
        json!({ "version": 0, "status": "deleted" }),
    ] {
        let path = format!("/desk/places/{id}/change");
        let (status, _) = service
            .desk(Method::POST, &owner, &path, body.clone())
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
    }
    assert_eq!(service.public_row(PLACE).await, before);
}

#[tokio::test]
async fn dsk_attack_a_page_of_another_site_changes_nothing() {
    let service = TestService::new();
    service.has_places(&[PLACE]).await;
    let owner = service.owner().await;
    let id = service.place_named(PLACE);
    let path = format!("/desk/places/{id}/change");
    let body = json!({ "version": 0, "fields": { "phone": "1" } }).to_string();
    let sent = |path: &str, headers: &[(&str, &str)]| {
        let mut request = Request::post(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        service.send(request.body(Body::from(body.clone())).unwrap())
    };
    let bearer = format!("Bearer {owner}");
    let json = ("content-type", "application/json");
    let cookie = format!("session={owner}; token={owner}");
    // What a form or a script of another site can send without being asked (CORS).
    for headers in [
        [("cookie", cookie.as_str()), json],
        [
            ("authorization", bearer.as_str()),
            ("content-type", "text/plain"),
        ],
    ] {
        let status = sent(&path, &headers).await.status();
        assert!(status.is_client_error(), "{status}");
    }
    let in_query = format!("{path}?auth={owner}&access_token={owner}");
    assert_eq!(
        sent(&in_query, &[json]).await.status(),
        StatusCode::UNAUTHORIZED
    );
    let preflight = Request::builder()
        .method(Method::OPTIONS)
        .uri(&path)
        .header("origin", "https://attacker.example")
        .header("access-control-request-method", "POST");
    let response = service.send(preflight.body(Body::empty()).unwrap()).await;
    assert!(
        response
            .headers()
            .get("access-control-allow-origin")
            .is_none()
    );
    let row = service.public_row(PLACE).await.unwrap();
    assert_eq!(row["phone"], "973-555-0100");
}

#[tokio::test]
async fn dsk_attack_no_call_of_the_desk_obeys_a_page_of_another_site() {
    let service = TestService::new();
    service.has_places(&[PLACE]).await;
    let owner = service.owner().await;
    let id = service.place_named(PLACE);
    let acts = service.desk_reads(&owner, "/desk/acts").await;
    let cookie = format!("session={owner}; token={owner}; auth={owner}");
    for (_, method, path) in desk_calls(&id) {
        // A browser sends cookies along, and a link or a form can hold anything in its address.
        let in_address = format!("{path}?auth={owner}&access_token={owner}&id_token={owner}");
        for path in [&path, &in_address] {
            let request = Request::builder().method(method.clone()).uri(path);
            let request = request
                .header("origin", "https://attacker.example")
                .header("content-type", "application/json")
                .header("cookie", &cookie);
            let body = json!({ "version": 0, "token": owner, "idToken": owner }).to_string();
            let response = service.send(request.body(Body::from(body)).unwrap()).await;
            assert_eq!(response.status(), 401, "{method} {path}");
            let allowed = response.headers().get("access-control-allow-origin");
            assert!(allowed.is_none(), "{method} {path}");
        }
        // It may not send a token of its own, or not read what comes back.
        let asks = match method == Method::GET {
            true => Request::builder().uri(&path),
            false => Request::builder().method(Method::OPTIONS).uri(&path),
        };
        let asks = asks
            .header("origin", "https://attacker.example")
            .header("authorization", format!("Bearer {owner}"))
            .header("access-control-request-method", method.as_str())
            .header("access-control-request-headers", "authorization");
        let response = service.send(asks.body(Body::empty()).unwrap()).await;
        let allowed = response.headers().get("access-control-allow-origin");
        assert!(allowed.is_none(), "{path}");
    }
    assert_eq!(service.desk_reads(&owner, "/desk/acts").await, acts);
}

#[tokio::test]
async fn dsk_attack_no_call_of_the_desk_takes_a_field_that_it_does_not_name() {
    let service = TestService::new();
    service.has_places(&[PLACE]).await;
    let owner = service.owner().await;
    let id = service.place_named(PLACE);
    let acts = service.desk_reads(&owner, "/desk/acts").await;
    // The fields of every call, so that a call has all that it needs, and more.
    let all = json!({
        "version": 0, "fields": { "phone": "1" }, "status": "closed", "note": "", "act": 1,
        "still": true, "email": "ed@county.example", "name": "phones", "role": "owner",
        "language": "en", "en": "A", "es": "B", "until": i64::MAX, "word": "x", "isDone": true,
        "to": null, "text": "x", "lists": [], "uid": "x", "isAdmin": true, "who": "olga", "reports": [],
        "revision": 1,
    });
    for (_, method, path) in desk_calls(&id) {
        if method == Method::POST {
            let (status, answer) = service.desk(method, &owner, &path, all.clone()).await;
            assert!(status.is_client_error(), "{path}: {status} {answer}");
        }
    }
    assert_eq!(service.desk_reads(&owner, "/desk/acts").await, acts);
    let people = service.desk_reads(&owner, "/desk/people").await;
    assert_eq!(people.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn dsk_attack_no_call_of_the_desk_shows_anything_of_a_member() {
    let service = TestService::new();
    service.has_places(&[PLACE]).await;
    let member = service.is_verified(MEMBER).await;
    let profile = json!({ "idToken": member.id, "displayName": "Maria Secret" });
    service.ok("update", profile).await;
    let document = Request::put(format!(
        "/users/{}/resumes.json?auth={}",
        member.uid, member.id
    ))
    .body(Body::from(
        json!({ "current": "resume-of-maria.pdf" }).to_string(),
    ))
    .unwrap();
    assert_eq!(service.send(document).await.status(), StatusCode::OK);
    let owner = service.owner().await;

    let secrets = [MEMBER, &member.uid, "Maria Secret", "resume-of-maria"];
    let ids = [
        service.place_named(PLACE),
        member.uid.to_string(),
        MEMBER.to_owned(),
    ];
    for id in &ids {
        for (_, method, path) in desk_calls(id) {
            for body in [
                json!({}),
                json!({ "version": 0 }),
                json!({ "version": 0, "act": 1 }),
            ] {
                let (_, answer) = service.desk(method.clone(), &owner, &path, body).await;
                let text = answer.to_string();
                for secret in secrets {
                    assert!(
                        !text.contains(secret),
                        "{method} {path}: {secret} in {text}"
                    );
                }
            }
        }
    }
    // A member and a stranger are invited and refused in the same way.
    let mut outcomes = Vec::new();
    for (email, called) in [(MEMBER, "Nora"), ("nobody@example.org", "Nina")] {
        let name = json!({ "email": email });
        let mut outcome = Vec::new();
        for path in ["/desk/people/end-sessions", "/desk/people/remove"] {
            outcome.push(service.desk(Method::POST, &owner, path, name.clone()).await);
        }
        let invite = json!({ "email": email, "name": called, "role": "caller", "language": "en" });
        outcome.push(
            service
                .desk(Method::POST, &owner, "/desk/people", invite)
                .await,
        );
        let people = service.desk_reads(&owner, "/desk/people").await;
        let found = people
            .as_array()
            .unwrap()
            .iter()
            .find(|it| it["email"] == email);
        let mut found = found.unwrap().clone();
        found["email"] = Value::Null;
        assert_eq!(found["name"], called);
        found["name"] = Value::Null;
        outcome.push((StatusCode::OK, found));
        outcomes.push(outcome);
    }
    assert_eq!(outcomes[0], outcomes[1]);
    assert_eq!(
        service.looks_up(&member.id).await,
        "ok",
        "the member's session continues"
    );
}

#[tokio::test]
async fn dsk_attack_markup_in_a_field_stays_text() {
    let service = TestService::new();
    service.has_places(&[PLACE]).await;
    let owner = service.owner().await;
    let id = service.place_named(PLACE);
    let markup = "<img src=x onerror=alert(1)>";
    let body = json!({ "version": 0, "fields": { "notes": markup } });
    for call in ["change", "suggest"] {
        let path = format!("/desk/places/{id}/{call}");
        let (status, answer) = service
            .desk(Method::POST, &owner, &path, body.clone())
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert_eq!(
            answer["error"]["message"],
            "INVALID_ARGUMENT : notes : markup"
        );
    }
    // An operator's own file may hold it, and then it is a text.
    let mut row = place_row(PLACE);
    row.insert("notes".into(), markup.into());
    service.import("food", &[row]).await.unwrap();
    let response = service.get("/widgets/resources/food").await;
    assert_eq!(response.headers()["content-type"], "application/json");
    assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    assert_eq!(json_of(response).await[0]["notes"], markup);
}

#[tokio::test]
async fn dsk_attack_a_table_for_a_spreadsheet_runs_no_formula() {
    let service = TestService::new();
    service.has_places(&[PLACE, "Second"]).await;
    let owner = service.owner().await;
    let path = format!("/desk/places/{}/change", service.place_named(PLACE));
    let formula = "=HYPERLINK(\"http://x.example\")";
    let fields =
        json!({ "notes": formula, "phone": "+1 609-555-0100 or 211", "hours": "@SUM(A1)" });
    service
        .desk_does(&owner, &path, json!({ "version": 0, "fields": fields }))
        .await;
    let table = async |query: &str| {
        let bearer = format!("Bearer {owner}");
        let header = ("authorization", bearer.as_str());
        let path = format!("/desk/places.csv?view=all&{query}");
        let response = service.get_with(&path, header).await;
        assert_eq!(
            response.headers()["content-type"],
            "text/csv; charset=utf-8"
        );
        String::from_utf8(bytes(response).await).unwrap()
    };
    let text = table("list=food").await;
    for cell in ["\"'=HYPERLINK", ",'+1 609-555-0100 or 211,", ",'@SUM(A1),"] {
        assert!(text.contains(cell), "{cell} in {text}");
    }
    assert_eq!(text.lines().count(), 3);
    let again = sync_service::listings::import::parse(text.as_bytes()).unwrap();
    let row = again.iter().find(|row| row["name"] == PLACE).unwrap();
    assert_eq!(row["notes"], formula, "an import takes it back as it was");
    assert_eq!(table("text=second").await.lines().count(), 2, "as filtered");
}
