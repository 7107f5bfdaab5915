//! The identity protocol, call by call: fields, status codes and error bodies.

use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens};
use crate::support::{TestService, header};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

#[tokio::test]
async fn idn_1_sign_up_answers_tokens_and_the_account_can_be_looked_up() {
    let service = TestService::new();
    let body =
        json!({ "email": "Ana@Example.ORG", "password": PASSWORD, "returnSecureToken": true });
    let answer = service.ok("signUp", body).await;

    assert_eq!(answer["kind"], "identitytoolkit#SignupNewUserResponse");
    assert_eq!(answer["email"], "ana@example.org");
    assert_eq!(answer["expiresIn"], "3600");
    let tokens = Tokens::of(&answer);
    assert_eq!(tokens.uid.len(), 28);
    assert!(
        tokens
            .uid
            .chars()
            .all(|character| character.is_ascii_alphanumeric())
    );

    let found = service.ok("lookup", json!({ "idToken": tokens.id })).await;
    let user = &found["users"][0];
    assert_eq!(found["kind"], "identitytoolkit#GetAccountInfoResponse");
    assert_eq!(user["localId"], tokens.uid.as_str());
    assert_eq!(user["emailVerified"], false);
    assert_eq!(user["passwordHash"], "UkVEQUNURUQ=");
    assert!(user["createdAt"].is_string() && user["lastLoginAt"].is_string());
    assert!(user["passwordUpdatedAt"].is_number());
    assert_eq!(
        user["providerUserInfo"],
        json!([{ "providerId": "password", "email": "ana@example.org",
            "federatedId": "ana@example.org", "rawId": "ana@example.org" }])
    );
    assert!(user.get("displayName").is_none(), "no value, no field");
}

#[tokio::test]
async fn idn_6_sign_up_refuses_in_the_words_of_the_protocol() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    for (email, password, message) in [
        ("", PASSWORD, "MISSING_EMAIL"),
        ("x@example.org", "", "MISSING_PASSWORD"),
        ("not-an-address", PASSWORD, "INVALID_EMAIL"),
        ("a@b@c.org", PASSWORD, "INVALID_EMAIL"),
        ("ANA@EXAMPLE.ORG", PASSWORD, "EMAIL_EXISTS"),
        (
            "x@example.org",
            "Ab1de",
            "WEAK_PASSWORD : Password must be 8+ characters long and contain one uppercase letter, lowercase letter, and number",
        ),
        (
            "x@example.org",
            "Password1",
            "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Many people use this password, so it is easy to guess. Please choose another one.",
        ),
    ] {
        let body = json!({ "email": email, "password": password });
        assert_eq!(service.refused("signUp", body).await, message);
    }
    let anonymous = json!({ "returnSecureToken": true });
    assert_eq!(
        service.refused("signUp", anonymous).await,
        "ADMIN_ONLY_OPERATION"
    );
    let chosen = json!({ "email": "x@example.org", "password": PASSWORD, "localId": "me" });
    assert_eq!(
        service.refused("signUp", chosen).await,
        "UNEXPECTED_PARAMETER : User ID"
    );
}

#[tokio::test]
async fn idn_1_sign_in_with_the_password_and_with_no_other() {
    let service = TestService::new();
    let uid = service.signs_up("ana@example.org").await.uid;
    let (status, answer) = service.signs_in("ANA@example.org", PASSWORD).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(answer["kind"], "identitytoolkit#VerifyPasswordResponse");
    assert_eq!(answer["registered"], true);
    assert_eq!(answer["localId"], uid.as_str());

    for (email, password, message) in [
        (
            "ana@example.org",
            "Sunrise2025",
            "INVALID_LOGIN_CREDENTIALS",
        ),
        (
            "ana@example.org",
            " Sunrise2024",
            "INVALID_LOGIN_CREDENTIALS",
        ),
        ("ben@example.org", PASSWORD, "INVALID_LOGIN_CREDENTIALS"),
        ("nobody", PASSWORD, "INVALID_EMAIL"),
        ("ana@example.org", "", "MISSING_PASSWORD"),
    ] {
        let body = json!({ "email": email, "password": password });
        assert_eq!(service.refused("signInWithPassword", body).await, message);
    }
    let without = service
        .refused("signInWithPassword", json!({ "password": "x" }))
        .await;
    assert_eq!(without, "MISSING_EMAIL");
}

#[tokio::test]
async fn idn_6_the_classic_codes_where_discovery_is_allowed() {
    let service = TestService::with_discovery();
    service.signs_up("ana@example.org").await;
    let says = async |email: &str, password: &str| {
        let body = json!({ "email": email, "password": password });
        service.refused("signInWithPassword", body).await
    };
    assert_eq!(
        says("ana@example.org", "Sunrise2025").await,
        "INVALID_PASSWORD"
    );
    assert_eq!(says("ben@example.org", PASSWORD).await, "EMAIL_NOT_FOUND");
    let reset = json!({ "requestType": "PASSWORD_RESET", "email": "ben@example.org" });
    assert_eq!(
        service.refused("sendOobCode", reset).await,
        "EMAIL_NOT_FOUND"
    );
    let ask = json!({ "identifier": "ana@example.org", "continueUri": "http://localhost" });
    let answer = service.ok("createAuthUri", ask).await;
    assert_eq!(answer["signinMethods"], json!(["password"]));
}

#[tokio::test]
async fn a_disabled_account_is_said_only_to_who_knows_the_password() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    service
        .app
        .accounts
        .set_disabled(&tokens.uid, true)
        .await
        .unwrap();

    let body = |password: &str| json!({ "email": "ana@example.org", "password": password });
    let wrong = service
        .refused("signInWithPassword", body("Wrong1234"))
        .await;
    assert_eq!(wrong, "INVALID_LOGIN_CREDENTIALS");
    let right = service.refused("signInWithPassword", body(PASSWORD)).await;
    assert_eq!(right, "USER_DISABLED");
    assert_eq!(service.looks_up(&tokens.id).await, "USER_DISABLED");
}

#[tokio::test]
async fn idn_1_a_profile_is_changed_emptied_and_removed() {
    let service = TestService::new();
    let id = service.signs_up("ana@example.org").await.id;
    let body =
        json!({ "idToken": id, "displayName": "Ana", "photoUrl": "https://a.example/a.png" });
    let answer = service.ok("update", body).await;
    assert_eq!(answer["kind"], "identitytoolkit#SetAccountInfoResponse");
    assert_eq!(answer["providerUserInfo"][0]["displayName"], "Ana");
    assert!(answer.get("idToken").is_none());

    let emptied = service
        .ok("update", json!({ "idToken": id, "displayName": "" }))
        .await;
    assert_eq!(emptied["displayName"], "");
    let removed = json!({ "idToken": id, "deleteAttribute": ["PHOTO_URL"] });
    assert!(
        service
            .ok("update", removed)
            .await
            .get("photoUrl")
            .is_none()
    );

    let direct = json!({ "idToken": id, "email": "new@example.org" });
    assert!(
        service
            .refused("update", direct)
            .await
            .starts_with("OPERATION_NOT_ALLOWED")
    );
    let nothing = service.refused("update", json!({})).await;
    assert_eq!(
        nothing,
        "INVALID_REQ_TYPE : Unsupported request parameters."
    );
    let rights = json!({ "idToken": id, "customAttributes": "{\"admin\":true}" });
    assert_eq!(
        service.refused("update", rights).await,
        "INSUFFICIENT_PERMISSION"
    );
}

#[tokio::test]
async fn prf_2_a_password_change_needs_a_fresh_proof_and_gives_new_tokens() {
    let service = TestService::new();
    let before = service.signs_up("ana@example.org").await;
    let weak = json!({ "idToken": before.id, "password": "Ab1" });
    assert!(
        service
            .refused("update", weak)
            .await
            .starts_with("WEAK_PASSWORD : ")
    );

    let body = json!({ "idToken": before.id, "password": OTHER_PASSWORD });
    let after = Tokens::of(&service.ok("update", body).await);
    assert_eq!(service.looks_up(&before.id).await, "TOKEN_EXPIRED");
    assert_eq!(service.looks_up(&after.id).await, "ok");
    let notice = &service.mails().await[0];
    assert_eq!(notice.subject, "Your password was changed");

    service.clock.forward(time::Duration::seconds(301));
    for late in [
        (
            "update",
            json!({ "idToken": after.id, "password": PASSWORD }),
        ),
        ("delete", json!({ "idToken": after.id })),
        (
            "sendOobCode",
            json!({ "idToken": after.id, "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "b@c.org" }),
        ),
    ] {
        assert_eq!(
            service.refused(late.0, late.1).await,
            "CREDENTIAL_TOO_OLD_LOGIN_AGAIN"
        );
    }
    assert_eq!(
        service.signs_in("ana@example.org", OTHER_PASSWORD).await.0,
        200
    );
}

#[tokio::test]
async fn idn_1_every_path_has_two_names_needs_a_key_and_answers_pages_of_every_origin() {
    let service = TestService::new();
    let path = "/identitytoolkit.googleapis.com/v1/accounts:lookup";
    let send = async |path: String| {
        let request = Request::post(path).header("origin", "https://a.example");
        service.send(request.body(Body::from("{}")).unwrap()).await
    };
    let without_key = send(path.to_owned()).await;
    assert_eq!(without_key.status(), StatusCode::FORBIDDEN);
    assert_eq!(
        header(&without_key, "access-control-allow-origin"),
        "https://a.example",
        "a refusal can be read too"
    );
    let refusal = crate::support::json(without_key).await;
    assert_eq!(refusal["error"]["status"], "PERMISSION_DENIED");
    assert_eq!(
        refusal["error"]["message"],
        "The request is missing a valid API key."
    );

    let answer = send(format!("{path}?key=k")).await;
    assert_eq!(
        header(&answer, "access-control-allow-origin"),
        "https://a.example"
    );
    assert_eq!(
        crate::support::json(answer).await["error"]["message"],
        "MISSING_ID_TOKEN"
    );

    let preflight = Request::options("/v1/accounts:lookup?key=k")
        .header("origin", "https://a.example")
        .header("access-control-request-headers", "x-client-version");
    let preflight = service.send(preflight.body(Body::empty()).unwrap()).await;
    assert_eq!(preflight.status(), StatusCode::NO_CONTENT);
    assert_eq!(
        header(&preflight, "access-control-allow-headers"),
        "x-client-version"
    );
    assert_eq!(header(&preflight, "access-control-allow-credentials"), "");

    let unknown = service.call("nothing", json!({})).await;
    assert_eq!(
        (unknown.0, &unknown.1["error"]["status"]),
        (StatusCode::NOT_FOUND, &json!("NOT_FOUND"))
    );
}

#[tokio::test]
async fn idn_4_the_project_its_policy_and_its_keys() {
    let service = TestService::behind("https://help.example.org");
    let get = async |path: &str| crate::support::json(service.get(path).await).await;
    let project = get("/v1/projects?key=k").await;
    assert_eq!(
        project["authorizedDomains"],
        json!(["localhost", "help.example.org"])
    );
    assert!(project["projectId"].is_string());
    let policy = get("/v2/passwordPolicy?key=k").await;
    assert_eq!(policy["customStrengthOptions"]["minPasswordLength"], 8);
    let keys = get("/.well-known/jwks.json").await;
    assert_eq!(keys["keys"][0]["alg"], "ES256");
    assert!(keys["keys"][0].get("d").is_none(), "no private half");
}

#[tokio::test]
async fn ways_to_sign_in_that_are_not_offered_are_refused_with_the_right_code() {
    let service = TestService::with_ways(&["--ways", "none"]);
    for name in [
        "signInWithEmailLink",
        "signInWithCustomToken",
        "signInWithIdp",
        "sendVerificationCode",
        "signInWithPhoneNumber",
    ] {
        assert_eq!(
            service.refused(name, json!({})).await,
            "OPERATION_NOT_ALLOWED"
        );
    }
}

#[tokio::test]
async fn a_hash_of_weaker_parameters_is_replaced_at_the_next_sign_in() {
    let service = TestService::new();
    let uid = service.signs_up("ana@example.org").await.uid;
    let store = &service.app.store;
    let today = store
        .user(&uid)
        .await
        .unwrap()
        .unwrap()
        .password_hash
        .unwrap();
    // "Sunrise2024", hashed with 64 KiB and one round.
    let weak = "$argon2id$v=19$m=64,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$WEAK";
    let weak = weak.replace("WEAK", &weak_hash());
    store.upgrade_hash(&uid, &today, &weak).await.unwrap();

    assert_eq!(service.signs_in("ana@example.org", PASSWORD).await.0, 200);

    let kept = store
        .user(&uid)
        .await
        .unwrap()
        .unwrap()
        .password_hash
        .unwrap();
    assert!(
        kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
        "{kept}"
    );
    assert_eq!(service.signs_in("ana@example.org", PASSWORD).await.0, 200);
}

fn weak_hash() -> String {
    let params = argon2::Params::new(64, 1, 1, Some(32)).unwrap();
    let mut hash = [0; 32];
    argon2::Argon2::from(params)
        .hash_password_into(PASSWORD.as_bytes(), &[7; 16], &mut hash)
        .unwrap();
    data_encoding::BASE64_NOPAD.encode(&hash)
}

#[tokio::test]
async fn val_7_long_passwords_of_any_letters_are_never_cut_and_never_trimmed() {
    let service = TestService::new();
    let passwords = [
        format!("Ñandú 7 {}", "corre lejos ".repeat(20)),
        "  Ab1 \u{1F600}\u{0301} leading and trailing ".to_owned(),
        format!("Ab1 {}", "gentle river, ".repeat(600)),
    ];
    for (number, password) in passwords.into_iter().enumerate() {
        let email = format!("p{number}@example.org");
        let body = json!({ "email": email, "password": password });
        service.ok("signUp", body).await;
        assert_eq!(service.signs_in(&email, &password).await.0, 200);
        let last = password.chars().last().unwrap();
        let shorter = password.strip_suffix(last).unwrap();
        for wrong in [
            shorter.to_owned(),
            format!("{password}x"),
            password.trim().to_owned() + "?",
        ] {
            assert_eq!(
                service.signs_in(&email, &wrong).await.0,
                400,
                "{}",
                wrong.len()
            );
        }
    }
    let body =
        json!({ "email": "x@example.org", "password": format!("Ab1{}", "x".repeat(11_000)) });
    let refused = service.refused("signUp", body).await;
    assert!(refused.starts_with("PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Please use at most"));
}

#[tokio::test]
async fn idn_6_a_body_that_is_not_right_is_an_invalid_argument_that_repeats_nothing() {
    let service = TestService::new();
    for (body, says) in [
        ("{", "It is not JSON at line 1, column 1."),
        ("", "It is not JSON at line 1, column 0."),
        (
            "{\"idToken\":\"a\",\n\"email\":[\"secret\"]}",
            "A field has a wrong type, before line 2, column 8.",
        ),
    ] {
        for path in ["/v1/accounts:lookup?key=k", "/v1/token?key=k"] {
            let (status, answer) = service.post(path, body).await;
            let error = &answer["error"];
            assert_eq!(status, StatusCode::BAD_REQUEST, "{path} {body}");
            assert_eq!(error["code"], 400);
            if path.contains("token") && body.contains("secret") {
                assert_eq!(error["message"], "MISSING_GRANT_TYPE", "unknown fields");
                continue;
            }
            assert_eq!(error["status"], "INVALID_ARGUMENT", "{path} {body}");
            assert_eq!(error["errors"][0]["reason"], "invalid");
            let message = error["message"].as_str().unwrap();
            assert!(message.starts_with("Invalid JSON payload received. "));
            assert!(message.contains(says), "{message}");
            assert!(!message.contains("secret"));
        }
    }
}

#[tokio::test]
async fn idn_1_fields_that_are_not_known_are_ignored_as_newer_clients_send_them() {
    let service = TestService::new();
    let body = json!({ "email": "ana@example.org", "password": PASSWORD,
        "clientType": "CLIENT_TYPE_WEB", "captchaResponse": "NO_RECAPTCHA", "tenantId": "t",
        "somethingNew": { "a": [1, 2] } });
    service.ok("signUp", body).await;
}

#[tokio::test]
async fn idn_1_a_token_is_given_for_a_form_and_for_json_in_both_spellings() {
    let service = TestService::new();
    let mut refresh = service.signs_up("ana@example.org").await.refresh;
    for names in [
        ["grant_type", "refresh_token"],
        ["grantType", "refreshToken"],
    ] {
        let json = json!({ names[0]: "refresh_token", names[1]: refresh }).to_string();
        let form = format!("{}=refresh_token&{}=", names[0], names[1]);
        for (kind, body) in [
            ("application/json; charset=utf-8", Some(json)),
            ("application/x-www-form-urlencoded", None),
        ] {
            let body = body.unwrap_or_else(|| format!("{form}{refresh}"));
            let request = Request::post("/securetoken.googleapis.com/v1/token?key=k")
                .header("content-type", kind)
                .body(Body::from(body));
            let answer = service.send(request.unwrap()).await;
            assert_eq!(answer.status(), StatusCode::OK, "{kind}");
            refresh = Tokens::of(&crate::support::json(answer).await).refresh;
        }
    }
    for (body, message) in [
        (json!({}), "MISSING_GRANT_TYPE"),
        (json!({ "grant_type": "password" }), "INVALID_GRANT_TYPE"),
        (
            json!({ "grant_type": "refresh_token" }),
            "MISSING_REFRESH_TOKEN",
        ),
    ] {
        let (status, answer) = service.post("/v1/token?key=k", body.to_string()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert_eq!(answer["error"]["message"], message);
    }
}

#[tokio::test]
async fn idn_5_a_code_beside_a_token_is_used_and_the_token_is_not_looked_at() {
    let service = TestService::new();
    let ana = service.signs_up("ana@example.org").await;
    let ben = service.signs_up("ben@example.org").await;
    for token in [ben.id.as_str(), "no token"] {
        let ask = json!({ "idToken": ana.id, "requestType": "VERIFY_EMAIL" });
        service.ok("sendOobCode", ask).await;
        let code = service.code_for("ana@example.org").await;
        let body = json!({ "idToken": token, "oobCode": code, "displayName": "X" });
        let answer = service.ok("update", body.clone()).await;
        assert_eq!(answer["localId"], ana.uid.as_str());
        assert_eq!(answer["emailVerified"], true);
        assert!(answer.get("displayName").is_none());
        assert_eq!(service.refused("update", body).await, "INVALID_OOB_CODE");
    }
}
