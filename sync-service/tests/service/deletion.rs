//! Everyone concerned is told of a deletion, and it keeps what a mail promised (claims A7, C8, F1).

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens, code_in};
use crate::support::files::{object, pdf};
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};
use sync_service::store::outbox::Mail;
use time::Duration;

const OWNER: &str = "owner@example.org";
const OTHER: &str = "other@example.org";

/// Moves an account to another address; answers a session of it and the owner's undo code.
async fn moves(service: &TestService, tokens: &Tokens) -> (Tokens, String) {
    let body = json!({ "idToken": tokens.id, "requestType": "VERIFY_AND_CHANGE_EMAIL",
        "newEmail": OTHER });
    service.ok("sendOobCode", body).await;
    let code = service.code_for(OTHER).await;
    service.ok("update", json!({ "oobCode": code })).await;
    let undo = service.code_for(OWNER).await;
    let (_, answer) = service.signs_in(OTHER, PASSWORD).await;
    (Tokens::of(&answer), undo)
}

async fn deletes(service: &TestService, tokens: &Tokens) -> Vec<Mail> {
    service.mails().await;
    let answer = service.ok("delete", json!({ "idToken": tokens.id })).await;
    assert_eq!(answer["kind"], "identitytoolkit#DeleteAccountResponse");
    assert_ne!(service.looks_up(&tokens.id).await, "ok");
    service.mails().await
}

fn addresses(mails: &[Mail]) -> Vec<&str> {
    let mut to: Vec<&str> = mails.iter().map(|mail| mail.to.as_str()).collect();
    to.sort_unstable();
    to
}

#[tokio::test]
async fn a7_a_deletion_is_told_to_the_address_of_the_account() {
    let service = TestService::new();
    let tokens = service.signs_up(OWNER).await;
    let told = deletes(&service, &tokens).await;
    assert_eq!(addresses(&told), [OWNER]);
    assert_eq!(told[0].subject, "Your account was deleted");
    assert!(told[0].body.contains("fue borrada") && told[0].body.contains("(New Jersey time)"));
    let user = service.app.store.user(&tokens.uid).await.unwrap().unwrap();
    assert_eq!((user.email, user.password_hash.is_some()), (None, true));

    let tokens = service.signs_up(OWNER).await;
    service.app.accounts.delete(&tokens.uid).await.unwrap();
    assert_eq!(
        addresses(&service.mails().await),
        [OWNER],
        "by the operator"
    );
    let tokens = service.signs_up(OWNER).await;
    let accounts = &service.app.accounts;
    accounts.admin_delete(&tokens.uid).await.unwrap();
    assert_eq!(addresses(&service.mails().await), [OWNER], "by a program");
}

#[tokio::test]
async fn c8_an_address_that_nobody_confirmed_is_not_flooded_by_deletions() {
    let service = TestService::new();
    let mut told = 0;
    for _ in 0..5 {
        let tokens = service.signs_up(OWNER).await;
        told += deletes(&service, &tokens).await.len();
    }
    assert_eq!(told, 3);
    for _ in 0..4 {
        let tokens = service.is_verified(OTHER).await;
        assert_eq!(deletes(&service, &tokens).await.len(), 1);
    }
}

#[tokio::test]
async fn a7_an_operators_deletion_is_told_to_the_address_before_the_change_too() {
    let service = TestService::new();
    let (moved, undo) = moves(&service, &service.signs_up(OWNER).await).await;
    service.app.accounts.delete(&moved.uid).await.unwrap();
    let told = service.mails().await;
    assert_eq!(addresses(&told), [OTHER, OWNER]);
    assert!(told.iter().all(|mail| !mail.body.contains("oobCode=")));
    service.refused("update", json!({ "oobCode": undo })).await;
}

#[tokio::test]
async fn a7_a_deletion_after_a_change_of_address_waits_for_the_owners_undo() {
    let service = TestService::new();
    let owner = service.signs_up(OWNER).await;
    let (_, file) = service.uploads(&owner, "a.pdf", pdf("words")).await;
    let download = format!(
        "{}?alt=media&token={}",
        object(&owner.uid, "a.pdf"),
        file["downloadTokens"].as_str().unwrap()
    );
    assert_eq!(service.get(&download).await.status(), StatusCode::OK);
    let (moved, undo) = moves(&service, &owner).await;

    let told = deletes(&service, &moved).await;
    assert_eq!(addresses(&told), [OTHER, OWNER]);
    let (owners, others): (Vec<_>, Vec<_>) = told.into_iter().partition(|mail| mail.to == OWNER);
    assert!(!others[0].body.contains("oobCode="));
    for email in [OWNER, OTHER] {
        assert_ne!(service.signs_in(email, PASSWORD).await.0, StatusCode::OK);
    }
    assert_ne!(service.get(&download).await.status(), StatusCode::OK);
    let mut strangers = Vec::new();
    for email in [OTHER, OWNER] {
        strangers.push(service.signs_up(email).await);
        assert_ne!(strangers[0].uid, moved.uid, "the address is free again");
    }

    // Both undo links bring it back, with everything in it.
    for undo in [undo, code_in(&owners[0].body)] {
        let look = service
            .ok("resetPassword", json!({ "oobCode": undo }))
            .await;
        assert_eq!(look["requestType"], "RECOVER_EMAIL");
    }
    let undo = code_in(&owners[0].body);
    service.ok("update", json!({ "oobCode": undo })).await;
    let reset = service.code_for(OWNER).await;
    let body = json!({ "oobCode": reset, "newPassword": OTHER_PASSWORD });
    service.ok("resetPassword", body).await;
    let (_, answer) = service.signs_in(OWNER, OTHER_PASSWORD).await;
    let back = Tokens::of(&answer);
    assert_eq!(back.uid, moved.uid);
    assert_eq!(service.looks_up(&strangers[0].id).await, "ok");
    assert_ne!(service.looks_up(&strangers[1].id).await, "ok");
    service.clock.forward(Duration::days(8));
    service.app.accounts.forget_old(0).await.unwrap();
    assert_eq!(service.blob_count(), 1, "the deletion is off");
}

#[tokio::test]
async fn f1_a_deletion_that_nobody_undoes_takes_everything_when_its_time_is_over() {
    let service = TestService::new();
    let owner = service.signs_up(OWNER).await;
    service.uploads(&owner, "a.pdf", pdf("words")).await;
    let (moved, _) = moves(&service, &owner).await;
    deletes(&service, &moved).await;
    for (days, blobs) in [(6, 1), (2, 0)] {
        service.clock.forward(Duration::days(days));
        service.app.accounts.forget_old(0).await.unwrap();
        assert_eq!(service.blob_count(), blobs);
    }
    assert!(service.app.store.user(&moved.uid).await.unwrap().is_none());
    assert_eq!(service.mails().await, [], "it was told already");
    let again: Value = service
        .ok("signUp", json!({ "email": OWNER, "password": PASSWORD }))
        .await;
    assert_ne!(again["localId"], moved.uid.as_str());
}

/// What a stranger is told about an address.
async fn is_told(service: &TestService, email: &str) -> Vec<(StatusCode, Value)> {
    let mut told = Vec::new();
    for (call, more) in [
        ("signInWithPassword", json!({ "password": PASSWORD })),
        ("sendOobCode", json!({ "requestType": "PASSWORD_RESET" })),
        ("sendOobCode", json!({ "requestType": "EMAIL_SIGNIN" })),
        ("signUp", json!({ "password": "weak" })),
    ] {
        let mut body = more;
        body["email"] = json!(email);
        let (status, answer) = service.call(call, body).await;
        let answer = answer.to_string().replace(email, "ADDRESS");
        told.push((status, json!(answer)));
    }
    told
}

#[tokio::test]
async fn a7_the_owner_undoes_a_deletion_by_a_thief_who_changed_nothing_before() {
    with_every_service(|service| async move {
        let thief = service.signs_up(OWNER).await;
        service.uploads(&thief, "a.pdf", pdf("words")).await;
        let mail = deletes(&service, &thief).await.remove(0);
        let undo = code_in(&mail.body);

        assert_eq!(
            is_told(&service, OWNER).await,
            is_told(&service, "nobody@example.org").await
        );
        let mails = service.mails().await;
        let leads_in = |mail: &Mail| mail.body.contains("mode=resetPassword&");
        assert!(!mails.iter().any(leads_in), "{mails:?}");
        // The thief signs up with the address, and moves that account away, so that its own chain
        // of changes could keep the address from the owner.
        let (again, _) = moves(&service, &service.signs_up(OWNER).await).await;
        assert_ne!(again.uid, thief.uid);
        let third = service.signs_up("third@example.org").await;
        let taken = json!({ "email": OWNER, "password": PASSWORD });
        service.refused("signUp", taken).await;

        service.ok("update", json!({ "oobCode": undo })).await;
        let body =
            json!({ "oobCode": service.code_for(OWNER).await, "newPassword": OTHER_PASSWORD });
        service.ok("resetPassword", body).await;
        let (_, answer) = service.signs_in(OWNER, OTHER_PASSWORD).await;
        let owner = Tokens::of(&answer);
        assert_eq!(owner.uid, thief.uid);
        let path = format!("{}?alt=media", object(&owner.uid, "a.pdf"));
        let read = service.call_as(&owner.id, ("GET", &path), &[], "").await;
        assert_eq!(read.status(), StatusCode::OK);
        assert_ne!(service.looks_up(&thief.id).await, "ok");
        assert_eq!(service.looks_up(&third.id).await, "ok");
        service.clock.forward(Duration::days(8));
        service.app.accounts.forget_old(0).await.unwrap();
        assert_eq!(service.blob_count(), 1);
    })
    .await;
}

#[tokio::test]
async fn a7_an_undo_takes_its_address_back_from_a_newer_account_and_can_itself_be_undone() {
    with_every_service(|service| async move {
        let first = service.signs_up(OWNER).await;
        let undo = code_in(&deletes(&service, &first).await[0].body);
        let second = service.signs_up(OWNER).await;

        service.ok("update", json!({ "oobCode": undo })).await;
        assert_ne!(service.looks_up(&second.id).await, "ok");
        let told = service.mails().await;
        assert_eq!(addresses(&told), [OWNER, OWNER]);
        let of = |mode: &str| told.iter().find(|mail| mail.body.contains(mode)).unwrap();
        of("mode=resetPassword&");
        let other_undo = code_in(&of("mode=recoverEmail&").body);

        let back = service.ok("update", json!({ "oobCode": other_undo })).await;
        assert_eq!(back["localId"], second.uid.as_str());
        let user = service.app.store.user(&first.uid).await.unwrap().unwrap();
        assert_eq!(user.email, None);
        service.refused("update", json!({ "oobCode": undo })).await;
    })
    .await;
}

#[tokio::test]
async fn f1_only_the_mailbox_can_delete_a_closed_account_at_once() {
    with_every_service(|service| async move {
        let owner = service.signs_up(OWNER).await;
        service.uploads(&owner, "a.pdf", pdf("words")).await;
        let body = json!({ "idToken": owner.id, "password": OTHER_PASSWORD });
        let owner = Tokens::of(&service.ok("update", body).await);
        let early = service.code_for(OWNER).await;
        let open = json!({ "oobCode": early });
        assert_eq!(
            service.refused("delete", open.clone()).await,
            "INVALID_OOB_CODE"
        );

        let undo = code_in(&deletes(&service, &owner).await[0].body);
        let look = service
            .ok("resetPassword", json!({ "oobCode": undo }))
            .await;
        let now = sync_service::clock::milliseconds(service.app.clock.now());
        let left = look["deletionDueAt"].as_i64().unwrap() - now;
        let days = |days: i64| days * 24 * 3_600_000;
        assert!(
            left > days(6) && left <= days(7),
            "a mail promised it: {left}"
        );
        for body in [
            json!({ "idToken": owner.id }),
            json!({ "idToken": owner.id, "oobCode": "x" }),
            json!({ "email": OWNER, "password": OTHER_PASSWORD }),
        ] {
            service.refused("delete", body).await;
            assert_eq!(service.blob_count(), 1);
        }
        service.ok("delete", json!({ "oobCode": undo })).await;
        assert_eq!(service.blob_count(), 0);
        assert!(service.app.store.user(&owner.uid).await.unwrap().is_none());
        let told = service.mails().await;
        assert_eq!(addresses(&told), [OWNER]);
        assert!(told[0].body.contains("deleted for good") && !told[0].body.contains("http"));
        for call in ["update", "delete"] {
            service.refused(call, json!({ "oobCode": undo })).await;
        }
    })
    .await;
}

#[tokio::test]
async fn f1_a_closed_account_is_gone_after_three_days() {
    let service = TestService::new();
    let owner = service.signs_up(OWNER).await;
    service.uploads(&owner, "a.pdf", pdf("words")).await;
    let undo = code_in(&deletes(&service, &owner).await[0].body);
    for (hours, blobs) in [(71, 1), (2, 0)] {
        service.clock.forward(Duration::hours(hours));
        service.app.accounts.forget_old(0).await.unwrap();
        assert_eq!(service.blob_count(), blobs);
    }
    service.refused("update", json!({ "oobCode": undo })).await;
    assert_eq!(service.mails().await, []);
}

#[tokio::test]
async fn f1_an_account_that_nobody_can_be_told_of_is_gone_at_once() {
    let service = TestService::with_ways(&["--ways", "email-link,anonymous"]);
    let body = json!({ "returnSecureToken": true });
    let guest = Tokens::of(&service.ok("signUp", body).await);
    service.uploads(&guest, "a.pdf", pdf("words")).await;
    let answer = service.ok("delete", json!({ "idToken": guest.id })).await;
    assert_eq!(
        answer,
        json!({ "kind": "identitytoolkit#DeleteAccountResponse" })
    );
    assert_eq!(service.blob_count(), 0);
}
