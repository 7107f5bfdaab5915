//! Programs of the operator: what they may do with accounts, and that no one else may (claim D8).

use crate::support::accounts::Tokens;
use crate::support::desk::OWNER;
use crate::support::phones::texts;
use crate::support::provider_calls::{ID, signs_in, with_provider};
use crate::support::{TestService, json};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json as value};
use std::sync::Arc;
use sync_service::admin_key::AdminKey;
use sync_service::random::system_random;
use sync_service::routes::operator::administration::router;
use sync_service::store::outbox::Mail;
use tower::ServiceExt;

const ANA: &str = "ana@example.org";
const PASSWORD: &str = "Sunrise2024";

/// A program that has the key.
struct Program<'a> {
    service: &'a TestService,
    key: String,
}

impl<'a> Program<'a> {
    fn of(service: &'a TestService) -> Self {
        let file = service.folder.path().join("admin.key");
        AdminKey::make(&file, &system_random()).unwrap();
        let key = std::fs::read_to_string(file).unwrap().trim().to_owned();
        Self { service, key }
    }

    async fn send(
        &self,
        shown: &str,
        method: &str,
        call: &str,
        body: &Value,
    ) -> (StatusCode, Value) {
        let key = AdminKey::read(&self.service.folder.path().join("admin.key")).unwrap();
        let request = Request::builder()
            .method(method)
            .uri(format!("/v1/projects/new-beginnings/accounts{call}"))
            .header("authorization", shown)
            .header("host", "identitytoolkit.googleapis.com")
            .body(Body::from(body.to_string()))
            .unwrap();
        let router = router(Arc::clone(&self.service.app), key);
        let response = router.oneshot(request).await.unwrap();
        (response.status(), json(response).await)
    }

    async fn ok(&self, call: &str, body: Value) -> Value {
        let bearer = format!("Bearer {}", self.key);
        let (status, answer) = self.send(&bearer, "POST", call, &body).await;
        assert_eq!(status, StatusCode::OK, "{call}: {answer}");
        answer
    }

    async fn refused(&self, call: &str, body: Value) -> String {
        let bearer = format!("Bearer {}", self.key);
        let (status, answer) = self.send(&bearer, "POST", call, &body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{call}: {answer}");
        answer["error"]["message"].as_str().unwrap().to_owned()
    }

    async fn user(&self, uid: &str) -> Value {
        let found = self.ok(":lookup", value!({ "localId": [uid] })).await;
        found["users"][0].clone()
    }
}

#[tokio::test]
async fn d8_only_the_key_opens_the_calls_and_the_public_listener_does_not_have_them() {
    let service = TestService::new();
    let program = Program::of(&service);
    let ana = service.signs_up(ANA).await;
    let body = value!({ "localId": [ana.uid] });
    let session = format!("Bearer {}", ana.id);
    let almost = format!("Bearer {}x", program.key);
    for shown in [
        "",
        "Bearer owner",
        "Bearer ",
        program.key.as_str(),
        &almost,
        &session,
    ] {
        let (status, answer) = program.send(shown, "POST", ":lookup", &body).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{shown}");
        assert!(!answer.to_string().contains(ANA));
    }
    for call in [
        "",
        ":lookup",
        ":update",
        ":delete",
        ":batchDelete",
        ":sendOobCode",
    ] {
        for under in ["", "/identitytoolkit.googleapis.com"] {
            let path = format!("{under}/v1/projects/new-beginnings/accounts{call}?key=k");
            let request = Request::post(path)
                .header("authorization", format!("Bearer {}", program.key))
                .body(Body::from(body.to_string()));
            let response = service.send(request.unwrap()).await;
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{call}");
        }
    }
}

#[tokio::test]
async fn idn_1_an_account_is_made_found_changed_closed_and_deleted() {
    let service = TestService::new();
    let program = Program::of(&service);
    let new = value!({ "localId": "desk-7", "email": "Ana@Example.org", "password": PASSWORD,
        "displayName": "Ana", "phoneNumber": "+12015550100", "emailVerified": true });
    assert_eq!(program.ok("", new).await["localId"], "desk-7");
    let user = program.user("desk-7").await;
    assert_eq!(user["email"], ANA);
    assert_eq!(user["emailVerified"], true);
    assert_eq!(user["phoneNumber"], "+12015550100");
    assert_eq!(user["disabled"], false);
    assert!(user.get("lastLoginAt").is_none() && user.get("lastRefreshAt").is_none());
    let (status, answer) = service.signs_in(ANA, PASSWORD).await;
    assert_eq!(status, StatusCode::OK);
    assert!(program.user("desk-7").await["lastLoginAt"].is_string());
    let tokens = Tokens::of(&answer);

    let claims = value!({ "localId": "desk-7", "customAttributes": "{\"staff\":true}" });
    program.ok(":update", claims).await;
    let (_, refreshed) = service.refreshes(&tokens.refresh).await;
    let claims = refreshed["id_token"]
        .as_str()
        .unwrap()
        .split('.')
        .nth(1)
        .unwrap();
    let claims = data_encoding::BASE64URL_NOPAD
        .decode(claims.as_bytes())
        .unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["staff"], true);
    let forbidden = value!({ "localId": "desk-7", "customAttributes": "{\"sub\":\"x\"}" });
    assert_eq!(
        program.refused(":update", forbidden).await,
        "FORBIDDEN_CLAIM : sub"
    );

    // A new address is not confirmed, and its change ends every session.
    let email = value!({ "localId": "desk-7", "email": "ana.vega@example.org" });
    program.ok(":update", email).await;
    assert_eq!(program.user("desk-7").await["emailVerified"], false);
    assert_eq!(service.looks_up(&tokens.id).await, "TOKEN_EXPIRED");

    program
        .ok(
            ":update",
            value!({ "localId": "desk-7", "disableUser": true }),
        )
        .await;
    assert_eq!(program.user("desk-7").await["disabled"], true);
    let (status, _) = service.signs_in("ana.vega@example.org", PASSWORD).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let open = value!({ "localId": "desk-7", "disableUser": false, "password": "Harvest2025",
        "deleteProvider": ["phone"], "deleteAttribute": ["DISPLAY_NAME"] });
    program.ok(":update", open).await;
    let user = program.user("desk-7").await;
    assert!(user.get("phoneNumber").is_none() && user.get("displayName").is_none());
    let (status, _) = service
        .signs_in("ana.vega@example.org", "Harvest2025")
        .await;
    assert_eq!(status, StatusCode::OK);

    program.ok(":delete", value!({ "localId": "desk-7" })).await;
    let found = program
        .ok(":lookup", value!({ "localId": ["desk-7"] }))
        .await;
    assert!(found.get("users").is_none());
    let gone = program
        .refused(":delete", value!({ "localId": "desk-7" }))
        .await;
    assert_eq!(gone, "USER_NOT_FOUND");
}

#[tokio::test]
async fn dsk_no_program_closes_or_deletes_the_last_owner_who_can_open_the_desk() {
    let service = TestService::new();
    let program = Program::of(&service);
    let owner = service.owner().await;
    let uid = async |email: &str| {
        let found = program.ok(":lookup", value!({ "email": [email] })).await;
        found["users"][0]["localId"].clone()
    };
    let olga = uid(OWNER).await;
    let calls = [
        (":update", value!({ "localId": olga, "disableUser": true })),
        (":delete", value!({ "localId": olga })),
        (":batchDelete", value!({ "localIds": [olga] })),
    ];
    for (call, body) in &calls {
        let said = program.refused(call, body.clone()).await;
        assert!(
            said.starts_with("OPERATION_NOT_ALLOWED : no other owner"),
            "{call}: {said}"
        );
    }
    service.staff(&owner, "otto@county.example", "owner").await;
    let both = value!({ "localIds": [olga, uid("otto@county.example").await] });
    program.refused(":batchDelete", both).await;
    for (call, body) in calls {
        program.ok(call, body).await;
    }
}

#[tokio::test]
async fn idn_6_what_is_taken_or_weak_is_refused_in_the_words_of_the_protocol() {
    let service = TestService::new();
    let program = Program::of(&service);
    let taken = value!({ "localId": "a", "email": ANA, "phoneNumber": "+12015550100" });
    program.ok("", taken).await;
    let refusals = [
        (value!({ "localId": "a" }), "DUPLICATE_LOCAL_ID"),
        (value!({ "localId": "../a" }), "INVALID_LOCAL_ID"),
        (value!({ "email": ANA }), "EMAIL_EXISTS"),
        (value!({ "email": "nobody" }), "INVALID_EMAIL"),
        (
            value!({ "phoneNumber": "+12015550100" }),
            "PHONE_NUMBER_EXISTS",
        ),
        (
            value!({ "phoneNumber": "12" }),
            "INVALID_PHONE_NUMBER : Invalid format.",
        ),
    ];
    for (body, refusal) in refusals {
        assert_eq!(program.refused("", body).await, refusal);
    }
    let weak = program.refused("", value!({ "password": "sunrise" })).await;
    assert!(weak.starts_with("WEAK_PASSWORD : "), "{weak}");
    let missing = program.refused(":update", value!({ "localId": "b" })).await;
    assert_eq!(missing, "USER_NOT_FOUND");
}

#[tokio::test]
async fn idn_2_a_program_links_an_account_at_a_provider_that_nobody_else_has() {
    let (service, provider) = with_provider().await;
    let program = Program::of(&service);
    for uid in ["a", "b"] {
        program.ok("", value!({ "localId": uid })).await;
    }
    let link = |uid: &str, provider: &str, raw_id: &str| {
        let link = value!({ "providerId": provider, "rawId": raw_id });
        value!({ "localId": uid, "linkProviderUserInfo": link })
    };
    program.ok(":update", link("a", ID, "ana")).await;
    let known = program.user("a").await;
    assert_eq!(known["providerUserInfo"][0]["providerId"], ID);
    assert_eq!(known["providerUserInfo"][0]["rawId"], "ana");
    // The provider's account leads in now.
    let (_, answer) = signs_in(&service, &provider, value!({ "sub": "ana" })).await;
    assert_eq!(answer["localId"], "a", "{answer}");
    for (body, refusal) in [
        (link("b", ID, "ana"), "FEDERATED_USER_ID_ALREADY_LINKED"),
        (link("b", "oidc.other", "ana"), "INVALID_PROVIDER_ID"),
        (link("b", ID, ""), "INVALID_PROVIDER_ID"),
    ] {
        assert_eq!(program.refused(":update", body).await, refusal);
    }
}

#[tokio::test]
async fn idn_1_accounts_are_listed_page_by_page_and_deleted_together() {
    let service = TestService::new();
    let program = Program::of(&service);
    for uid in ["c", "a", "b"] {
        program.ok("", value!({ "localId": uid })).await;
    }
    let bearer = format!("Bearer {}", program.key);
    let page = async |query: &str| {
        let call = format!(":batchGet?maxResults=2{query}");
        let (status, answer) = program.send(&bearer, "GET", &call, &Value::Null).await;
        assert_eq!(status, StatusCode::OK);
        let users = answer["users"].as_array().cloned().unwrap_or_default();
        let uids: Vec<_> = users.iter().map(|user| user["localId"].clone()).collect();
        (uids, answer["nextPageToken"].clone())
    };
    assert_eq!(
        page("").await,
        (vec![value!("a"), value!("b")], value!("b"))
    );
    assert_eq!(
        page("&nextPageToken=b").await,
        (vec![value!("c")], Value::Null)
    );
    program
        .ok(":batchDelete", value!({ "localIds": ["a", "c", "nobody"] }))
        .await;
    assert_eq!(page("").await, (vec![value!("b")], Value::Null));
}

#[tokio::test]
async fn idn_7_links_are_handed_to_the_program_and_not_mailed() {
    let service = TestService::new();
    let program = Program::of(&service);
    service.signs_up(ANA).await;
    let link = async |kind: &str| {
        let body = value!({ "requestType": kind, "email": ANA, "returnOobLink": true });
        let made = program.ok(":sendOobCode", body).await;
        let link = made["oobLink"].as_str().unwrap().to_owned();
        crate::support::accounts::code_in(&link)
    };
    service.mails().await;
    let code = link("PASSWORD_RESET").await;
    let reset = value!({ "oobCode": code, "newPassword": "Harvest2025" });
    service.ok("resetPassword", reset).await;
    let code = link("VERIFY_EMAIL").await;
    service.ok("update", value!({ "oobCode": code })).await;
    let code = link("EMAIL_SIGNIN").await;
    let answer = service
        .ok(
            "signInWithEmailLink",
            value!({ "email": ANA, "oobCode": code }),
        )
        .await;
    assert!(answer["idToken"].is_string());
    let carries_a_link = |mail: &Mail| mail.to == ANA && mail.body.contains("mode=signIn");
    assert!(!service.mails().await.iter().any(carries_a_link));
    let unknown = value!({ "requestType": "PASSWORD_RESET", "email": "eve@example.org" });
    assert_eq!(
        program.refused(":sendOobCode", unknown).await,
        "EMAIL_NOT_FOUND"
    );
}

#[tokio::test]
async fn i1_a_program_takes_second_steps_away_ends_sessions_and_each_act_is_recorded() {
    let service = TestService::new();
    let program = Program::of(&service);
    let tokens = service.is_verified(ANA).await;
    let (_, tokens) = service.adds_app(&tokens).await;
    let unknown =
        value!({ "localId": tokens.uid, "mfa": { "enrollments": [{ "mfaEnrollmentId": "x" }] } });
    let refusal = program.refused(":update", unknown).await;
    assert!(refusal.starts_with("OPERATION_NOT_ALLOWED"), "{refusal}");
    program
        .ok(":update", value!({ "localId": tokens.uid, "mfa": {} }))
        .await;
    let (status, answer) = service.signs_in(ANA, PASSWORD).await;
    assert_eq!(status, StatusCode::OK);
    let again = Tokens::of(&answer);
    program
        .ok(
            ":update",
            value!({ "localId": tokens.uid, "validSince": 1 }),
        )
        .await;
    assert_eq!(service.looks_up(&again.id).await, "TOKEN_EXPIRED");

    let file = service.folder.path().join("data/new-beginnings.db");
    let db = rusqlite::Connection::open(file).unwrap();
    let count: u32 = db
        .query_row(
            "select count(*) from audit where event like '%program of the operator%'",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert!(count >= 3, "{count}");
}

#[tokio::test]
async fn b4_a_program_does_not_make_the_number_of_the_second_step_the_first_one_too() {
    let service = TestService::new();
    let program = Program::of(&service);
    let ana = service.is_verified(ANA).await;
    let number = "+12015550100";
    let info = value!({ "phoneNumber": number });
    let body = value!({ "idToken": ana.id, "phoneEnrollmentInfo": info });
    let started = service.ok_2("mfaEnrollment:start", body).await;
    let session = &started["phoneSessionInfo"]["sessionInfo"];
    let code = &texts(&service).await[0].1[..6];
    let info = value!({ "sessionInfo": session, "code": code });
    let body = value!({ "idToken": ana.id, "phoneVerificationInfo": info });
    service.ok_2("mfaEnrollment:finalize", body).await;
    let body = value!({ "localId": ana.uid, "phoneNumber": number });
    let refused = program.refused(":update", body).await;
    assert!(refused.starts_with("OPERATION_NOT_ALLOWED"), "{refused}");
    assert!(program.user(&ana.uid).await.get("phoneNumber").is_none());
}
