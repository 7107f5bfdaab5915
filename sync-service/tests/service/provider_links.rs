//! Accounts and identity providers: joins, links, collisions and second steps (IDN-3).

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens};
use crate::support::identity_provider::IdentityProvider;
use crate::support::phones::logs_in;
use crate::support::provider_calls::{ADA, ID, PAGE, now, shown, signs_in, with_provider};
use crate::support::stores::id_of;
use axum::http::StatusCode;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test]
async fn idn_3_an_account_that_a_stranger_prepared_is_not_theirs_once_the_owner_comes() {
    let (service, provider) = with_provider().await;
    let stranger = service.signs_up(ADA).await;
    let token = provider.token(now(&service), &json!({ "sub": "evil", "email": null }));
    let mut link = shown(&token, &[]);
    link["idToken"] = json!(stranger.id);
    let linked = Tokens::of(&service.ok("signInWithIdp", link).await);
    let (_, owner) = signs_in(&service, &provider, json!({})).await;
    assert_eq!(owner["localId"], stranger.uid.as_str());
    assert_eq!(service.looks_up(&linked.id).await, "TOKEN_EXPIRED");
    assert_ne!(service.refresh_says(&linked.refresh).await, "ok");
    let (status, _) = service.signs_in(ADA, PASSWORD).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let found = service
        .ok("lookup", json!({ "idToken": owner["idToken"] }))
        .await;
    let user = &found["users"][0];
    assert_eq!(user["emailVerified"], true);
    assert_eq!(user["providerUserInfo"].as_array().unwrap().len(), 1);
    assert_eq!(user["providerUserInfo"][0]["rawId"], "person-7");
    let token = provider.token(now(&service), &json!({ "sub": "evil", "email": null }));
    let evil = service.ok("signInWithIdp", shown(&token, &[])).await;
    assert_ne!(evil["localId"], stranger.uid.as_str());
}

#[tokio::test]
async fn idn_3_an_address_that_the_provider_has_not_confirmed_joins_nothing_and_tells_nothing() {
    let (service, provider) = with_provider().await;
    let member = service.is_verified(ADA).await;
    for (number, email) in [ADA, "nobody@example.org"].into_iter().enumerate() {
        let changes =
            json!({ "sub": format!("s{number}"), "email": email, "email_verified": false });
        let (status, answer) = signs_in(&service, &provider, changes).await;
        assert_eq!(status, StatusCode::OK);
        assert_ne!(answer["localId"], member.uid.as_str());
        assert!(answer.get("email").is_none() && answer.get("needConfirmation").is_none());
        assert_eq!(answer["isNewUser"], true);
    }
    assert_eq!(service.looks_up(&member.id).await, "ok");
}

#[tokio::test]
async fn idn_3_a_confirmed_address_joins_the_confirmed_account_and_the_owner_is_told() {
    let (service, provider) = with_provider().await;
    let member = service.is_verified(ADA).await;
    service.mails().await;
    let (_, joined) = signs_in(&service, &provider, json!({})).await;
    assert_eq!(joined["localId"], member.uid.as_str());
    assert!(service.mails().await.iter().any(|mail| mail.to == ADA));
    let (status, _) = service.signs_in(ADA, PASSWORD).await;
    assert_eq!(status, StatusCode::OK, "the password stays");
    // Another account at the same provider with the same address has to be confirmed.
    let (_, answer) = signs_in(&service, &provider, json!({ "sub": "recycled" })).await;
    assert_eq!(answer["needConfirmation"], true);
    assert_eq!(answer["verifiedProvider"], json!([ID]));
    assert!(answer.get("localId").is_none() && answer.get("idToken").is_none());
}

#[tokio::test]
async fn idn_3_no_provider_passes_a_second_factor_by() {
    let (service, provider) = with_provider().await;
    let member = service.is_verified(ADA).await;
    let (app, tokens) = service.adds_app(&member).await;
    // By its address alone the account is not even joined.
    let (_, answer) = signs_in(&service, &provider, json!({})).await;
    assert_eq!(answer["needConfirmation"], true);
    assert!(answer["oauthIdToken"].is_string() && answer["pendingToken"].is_string());
    let pending = answer["pendingToken"].clone();
    let link = json!({ "requestUri": PAGE, "idToken": tokens.id, "pendingToken": pending,
        "returnSecureToken": true });
    service.ok("signInWithIdp", link.clone()).await;
    let replayed = service.refused("signInWithIdp", link).await;
    assert_eq!(replayed, "INVALID_PENDING_TOKEN");
    service.clock.forward(Duration::minutes(1));
    let (_, answer) = signs_in(&service, &provider, json!({})).await;
    assert!(answer.get("idToken").is_none());
    let credential = answer["mfaPendingCredential"].as_str().unwrap();
    let body = json!({ "mfaPendingCredential": credential, "mfaEnrollmentId": app.factor,
        "totpVerificationInfo": { "verificationCode": app.code(&service) } });
    let answer = service.ok_2("mfaSignIn:finalize", body).await;
    assert_eq!(
        service.looks_up(answer["idToken"].as_str().unwrap()).await,
        "ok"
    );
}

#[tokio::test]
async fn idn_3_a_provider_is_linked_and_removed_with_a_fresh_proof_and_never_as_the_last_way() {
    let (service, provider) = with_provider().await;
    let member = service.is_verified("bo@example.org").await;
    let until = json!({ "exp": now(&service) + 900 });
    let token = provider.token(now(&service), &until);
    let mut link = shown(&token, &[]);
    link["idToken"] = json!(member.id);
    service.clock.forward(Duration::minutes(6));
    let stale = service.refused("signInWithIdp", link.clone()).await;
    assert_eq!(stale, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
    let (_, fresh) = service.signs_in("bo@example.org", PASSWORD).await;
    link["idToken"] = fresh["idToken"].clone();
    let linked = service.ok("signInWithIdp", link.clone()).await;
    assert_eq!(
        (&linked["localId"], &linked["email"]),
        (&json!(member.uid), &json!("bo@example.org"))
    );
    assert_eq!(
        service.looks_up(fresh["idToken"].as_str().unwrap()).await,
        "TOKEN_EXPIRED"
    );
    let (_, again) = signs_in(&service, &provider, json!({})).await;
    assert_eq!(again["localId"], member.uid.as_str());

    // Another account cannot take it, and is told in the shape that the official client reads.
    let other = service.signs_up("cy@example.org").await;
    link["idToken"] = json!(other.id);
    let taken = service.refused("signInWithIdp", link.clone()).await;
    assert_eq!(taken, "FEDERATED_USER_ID_ALREADY_LINKED");
    link["returnIdpCredential"] = json!(true);
    let answer = service.ok("signInWithIdp", link).await;
    assert_eq!(answer["errorMessage"], "FEDERATED_USER_ID_ALREADY_LINKED");
    assert!(answer.get("idToken").is_none() && answer["pendingToken"].is_string());
    // Nor can it take the address of another account.
    let token = provider.token(
        now(&service),
        &json!({ "sub": "new", "email": "bo@example.org" }),
    );
    let mut link = shown(&token, &[]);
    link["idToken"] = json!(other.id);
    assert_eq!(service.refused("signInWithIdp", link).await, "EMAIL_EXISTS");

    let remove = |token: &Value, ways: Value| json!({ "idToken": token, "deleteProvider": ways });
    let last = service
        .refused("update", remove(&again["idToken"], json!([ID, "password"])))
        .await;
    assert!(last.starts_with("OPERATION_NOT_ALLOWED"), "{last}");
    let removed = service
        .ok("update", remove(&again["idToken"], json!([ID])))
        .await;
    let left = removed["providerUserInfo"].as_array().unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!(left[0]["providerId"], "password");
    let token = provider.token(now(&service), &json!({ "email": null }));
    let mut back = shown(&token, &[]);
    back["autoCreate"] = json!(false);
    assert_eq!(
        service.refused("signInWithIdp", back).await,
        "USER_NOT_FOUND"
    );
}

#[tokio::test]
async fn idn_3_a_proof_of_who_it_is_makes_and_changes_no_account() {
    let (service, provider) = with_provider().await;
    service.is_verified(ADA).await;
    let token = provider.token(now(&service), &json!({}));
    let mut body = shown(&token, &[]);
    body["autoCreate"] = json!(false);
    assert_eq!(
        service.refused("signInWithIdp", body.clone()).await,
        "USER_NOT_FOUND"
    );
    let (_, joined) = signs_in(&service, &provider, json!({})).await;
    let proved = service.ok("signInWithIdp", body.clone()).await;
    assert_eq!(proved["localId"], joined["localId"]);
    let uid = joined["localId"].as_str().unwrap();
    service
        .app
        .accounts
        .set_disabled(&id_of(uid), true)
        .await
        .unwrap();
    assert_eq!(
        service.refused("signInWithIdp", body).await,
        "USER_DISABLED"
    );
}

/// An account with a password and a provider, and its newest session.
async fn with_two_ways() -> (TestService, Tokens) {
    let (service, provider) = with_provider().await;
    let member = service.is_verified("bo@example.org").await;
    let token = provider.token(now(&service), &json!({}));
    let mut link = shown(&token, &[]);
    link["idToken"] = json!(member.id);
    let linked = Tokens::of(&service.ok("signInWithIdp", link).await);
    (service, linked)
}

#[tokio::test]
async fn idn_3_a_session_that_removes_a_way_and_asks_for_no_tokens_goes_on_and_others_end() {
    let (service, here) = with_two_ways().await;
    let (_, elsewhere) = service.signs_in("bo@example.org", PASSWORD).await;
    let elsewhere = Tokens::of(&elsewhere);
    service.mails().await;
    let body = json!({ "idToken": here.id, "deleteProvider": [ID] });
    let answer = service.ok("update", body).await;
    assert!(answer.get("idToken").is_none() && answer.get("refreshToken").is_none());
    assert_eq!(service.looks_up(&here.id).await, "ok");
    assert_eq!(service.refresh_says(&here.refresh).await, "ok");
    assert_eq!(service.looks_up(&elsewhere.id).await, "TOKEN_EXPIRED");
    assert_eq!(
        service.refresh_says(&elsewhere.refresh).await,
        "TOKEN_EXPIRED"
    );
    let told = service.mails().await;
    assert!(told.iter().any(|mail| mail.to == "bo@example.org"));
}

#[tokio::test]
async fn idn_3_a_race_of_two_removals_leaves_a_way_to_log_in() {
    for keeps in [true, false] {
        let (service, here) = with_two_ways().await;
        let body = |way: &str| {
            let mut body = json!({ "idToken": here.id, "deleteProvider": [way] });
            body["returnSecureToken"] = json!(!keeps);
            body
        };
        let (one, other) = tokio::join!(
            service.call("update", body(ID)),
            service.call("update", body("password")),
        );
        let removed = [one.0, other.0].map(|status| status == StatusCode::OK);
        assert_ne!(removed[0], removed[1], "{} {}", one.1, other.1);
        if keeps {
            let lost = if removed[0] { other.1 } else { one.1 };
            let said = lost["error"]["message"].as_str().unwrap();
            assert!(said.starts_with("OPERATION_NOT_ALLOWED"), "{said}");
            assert_eq!(service.looks_up(&here.id).await, "ok");
        }
    }
}

#[tokio::test]
async fn b4_the_number_that_is_told_of_a_second_step_stays_as_long_as_the_step() {
    let provider = IdentityProvider::start().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("providers.json");
    std::fs::write(&file, json!([provider.entry(ID)]).to_string()).unwrap();
    let file = file.to_str().unwrap();
    let flags = [
        "--identity-providers",
        file,
        "--ways",
        "phone",
        "--sms-work",
        "0",
    ];
    let service = TestService::with_flags(flags.map(str::to_owned));
    let ana = logs_in(&service, "+12015550100").await;
    let token = provider.token(now(&service), &json!({ "sub": "ana", "email": null }));
    let mut link = shown(&token, &[]);
    link["idToken"] = json!(ana.id);
    let linked = Tokens::of(&service.ok("signInWithIdp", link).await);
    let (app, ana) = service.adds_app(&linked).await;
    let body = json!({ "idToken": ana.id, "deleteProvider": ["phone"] });
    let kept = service.refused("update", body).await;
    assert_eq!(
        kept,
        "OPERATION_NOT_ALLOWED : Remove the second step first."
    );
    let body = json!({ "idToken": ana.id, "mfaEnrollmentId": app.factor });
    let answer = service.ok_2("mfaEnrollment:withdraw", body).await;
    let body = json!({ "idToken": answer["idToken"], "deleteProvider": ["phone"] });
    service.ok("update", body).await;
}
