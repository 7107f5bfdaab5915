//! A link that two staff hand over in person to someone who lost the mailbox.

use crate::support::TestService;
use crate::support::accounts::PASSWORD;
use crate::support::desk::OWNER;
use crate::support::program::{is_refused, succeeds};
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::json;
use sync_protocol::error_code::ErrorCode;
use sync_service::accounts::AccountError;
use sync_service::email_address::EmailAddress;
use sync_service::store::users::User;
use time::Duration;

const MEMBER: &str = "maria@example.org";
const EDITOR: &str = "ed@county.example";

async fn user(service: &TestService, email: &str) -> User {
    let email = EmailAddress::parse(email).unwrap();
    let found = service.app.store.user_by_email(&email).await.unwrap();
    found.unwrap()
}

#[tokio::test]
async fn idn_a_link_handed_over_by_two_staff_sets_a_password_and_is_mailed_to_nobody() {
    let service = TestService::new();
    service.is_verified(MEMBER).await;
    let owner = service.owner().await;
    service.staff(&owner, EDITOR, "editor").await;
    service.mails().await;
    let (member, olga, ed) = (
        user(&service, MEMBER).await,
        user(&service, OWNER).await,
        user(&service, EDITOR).await,
    );
    let accounts = &service.app.accounts;
    for staff in [[&olga, &olga], [&olga, &member], [&member, &ed]] {
        assert!(accounts.hand_over(&member, staff).await.is_err());
    }

    let link = accounts.hand_over(&member, [&olga, &ed]).await.unwrap();

    assert!(service.mails().await.is_empty());
    let code = link.split("oobCode=").nth(1).unwrap();
    let code = code.split('&').next().unwrap();
    let reset = json!({ "oobCode": code, "newPassword": "Sunrise2027" });
    service.ok("resetPassword", reset).await;
    let by_both = format!(
        "staff who handed the link over: {} and {}",
        olga.uid, ed.uid
    );
    let to_member = format!("handed over a link in person to {}", member.uid);
    for (who, expected) in [
        (&member, "link handed over in person by two staff"),
        (&member, by_both.as_str()),
        (&olga, to_member.as_str()),
        (&ed, to_member.as_str()),
    ] {
        let who = accounts.pseudonym(&who.uid);
        let events = service.app.store.events_of(&who, 20).await.unwrap();
        let found = events.iter().filter(|event| event.event == expected);
        assert_eq!(found.count(), 1, "{expected}");
    }
    let again = json!({ "oobCode": code, "newPassword": "Sunrise2028" });
    let (status, _) = service
        .post("/v1/accounts:resetPassword?key=k", again.to_string())
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "it works once");
}

#[tokio::test]
async fn idn_an_account_that_was_closed_meanwhile_is_opened_by_no_handed_over_link() {
    with_every_service(async |service| {
        service.is_verified(MEMBER).await;
        let owner = service.owner().await;
        service.staff(&owner, EDITOR, "editor").await;
        let (olga, ed) = (user(&service, OWNER).await, user(&service, EDITOR).await);
        let accounts = &service.app.accounts;
        let member = user(&service, MEMBER).await;
        let code_of = |link: String| {
            let code = link.split("oobCode=").nth(1).unwrap();
            code.split('&').next().unwrap().to_owned()
        };
        let reset = async |code: &str| {
            let body = json!({ "oobCode": code, "newPassword": "Sunrise2027" });
            service.refused("resetPassword", body).await
        };

        // It was closed after the link was made: the link is dead, also when the account is open again.
        let link = accounts.hand_over(&member, [&olga, &ed]).await.unwrap();
        let code = code_of(link);
        accounts.set_disabled(&member.uid, true).await.unwrap();
        assert_eq!(reset(&code).await, "INVALID_OOB_CODE");
        accounts.set_disabled(&member.uid, false).await.unwrap();
        assert_eq!(reset(&code).await, "INVALID_OOB_CODE");
        let (status, _) = service.signs_in(MEMBER, PASSWORD).await;
        assert_eq!(status, StatusCode::OK, "the password is the old one");

        // It was closed before, and while the two staff looked at the papers.
        let open = user(&service, MEMBER).await;
        accounts.set_disabled(&member.uid, true).await.unwrap();
        let events = async || {
            let who = accounts.pseudonym(&member.uid);
            let events = service.app.store.events_of(&who, 50).await.unwrap();
            let handed = events.iter().filter(|it| it.event.contains("handed over"));
            handed.count()
        };
        let before = events().await;
        for read in [open, user(&service, MEMBER).await] {
            let refused = accounts.hand_over(&read, [&olga, &ed]).await;
            assert!(
                matches!(refused, Err(AccountError::Refused(ErrorCode::UserDisabled))),
                "{refused:?}"
            );
        }
        assert_eq!(
            events().await,
            before,
            "a link that was not made is not in the record"
        );
        accounts.set_disabled(&member.uid, false).await.unwrap();
        let (status, _) = service.signs_in(MEMBER, PASSWORD).await;
        assert_eq!(status, StatusCode::OK);
    })
    .await;
}

#[tokio::test]
async fn idn_an_account_that_its_person_deleted_meanwhile_is_opened_by_no_handed_over_link() {
    with_every_service(async |service| {
        let tokens = service.is_verified(MEMBER).await;
        let owner = service.owner().await;
        service.staff(&owner, EDITOR, "editor").await;
        let (olga, ed) = (user(&service, OWNER).await, user(&service, EDITOR).await);
        let accounts = &service.app.accounts;
        let member = user(&service, MEMBER).await;
        let link = accounts.hand_over(&member, [&olga, &ed]).await.unwrap();
        service.ok("delete", json!({ "idToken": tokens.id })).await;

        let code = link.split("oobCode=").nth(1).unwrap();
        let code = code.split('&').next().unwrap();
        let body = json!({ "oobCode": code, "newPassword": "Sunrise2027" });
        let refused = service.refused("resetPassword", body).await;
        assert_eq!(refused, "INVALID_OOB_CODE");
        let closed = service.app.store.user(&member.uid).await.unwrap().unwrap();
        for read in [member, closed] {
            assert!(accounts.hand_over(&read, [&olga, &ed]).await.is_err());
        }
    })
    .await;
}

#[tokio::test]
async fn idn_the_command_says_that_the_account_is_closed() {
    let service = TestService::new();
    let tokens = service.is_verified(MEMBER).await;
    let owner = service.owner().await;
    service.staff(&owner, EDITOR, "editor").await;
    let data = service.folder.path().join("data");
    let words = format!(
        "user hand-over {MEMBER} --staff {OWNER} --staff {EDITOR} --public-url https://help.example.org"
    );
    let words: Vec<&str> = words.split(' ').collect();
    let made = succeeds(&words, &data);
    let link = made.split_whitespace().next().unwrap();
    let (page, query) = link.split_once('#').unwrap();
    assert_eq!(page, "https://help.example.org/auth/action");
    let query: Vec<_> = url::form_urlencoded::parse(query.as_bytes()).collect();
    assert!(query.iter().all(|(_, value)| !value.is_empty()), "{link}");
    let code = query.iter().find(|(name, _)| name == "oobCode").unwrap();
    // What the record names, `user show` finds.
    let uid_of = async |email: &str| user(&service, email).await.uid.to_string();
    let (olga, ed) = (uid_of(OWNER).await, uid_of(EDITOR).await);
    for (who, named) in [
        (MEMBER, olga.as_str()),
        (MEMBER, &ed),
        (OWNER, &tokens.uid),
        (EDITOR, &tokens.uid),
    ] {
        let shown = succeeds(&["user", "show", who], &data);
        let mut lines = shown.lines().filter(|line| line.contains("handed"));
        assert!(lines.any(|line| line.contains(named)), "{who}: {shown}");
        let account = succeeds(&["user", "show", named], &data);
        assert!(account.contains(named), "{account}");
    }
    // To open the link spends nothing, and the new password spends it.
    let open = || json!({ "oobCode": code.1 });
    service.ok("resetPassword", open()).await;
    service.ok("resetPassword", open()).await;
    let set = json!({ "oobCode": code.1, "newPassword": "Sunrise2027" });
    service.ok("resetPassword", set).await;
    let used = service.refused("resetPassword", open()).await;
    assert_eq!(used, "INVALID_OOB_CODE");
    let accounts = &service.app.accounts;
    accounts.set_disabled(&tokens.uid, true).await.unwrap();
    let said = is_refused(&words, &data);
    assert!(said.contains("the account is closed"), "{said}");
    accounts.set_disabled(&tokens.uid, false).await.unwrap();
    // The staff member whose account was closed stands by no more.
    let ed = user(&service, EDITOR).await;
    accounts.set_disabled(&ed.uid, true).await.unwrap();
    let said = is_refused(&words, &data);
    assert!(said.contains("name another person of the staff"), "{said}");
}

#[tokio::test]
async fn idn_a_link_handed_over_is_too_old_after_an_hour() {
    let service = TestService::new();
    service.is_verified(MEMBER).await;
    let owner = service.owner().await;
    service.staff(&owner, EDITOR, "editor").await;
    let (olga, ed) = (user(&service, OWNER).await, user(&service, EDITOR).await);
    let member = user(&service, MEMBER).await;
    let accounts = &service.app.accounts;
    let link = accounts.hand_over(&member, [&olga, &ed]).await.unwrap();
    assert!(
        link.contains("&apiKey=new-beginnings"),
        "clients of the protocol read the key: {link}"
    );
    let code = link.split("oobCode=").nth(1).unwrap();
    let code = code.split('&').next().unwrap();
    service.clock.forward(Duration::minutes(61));
    let open = json!({ "oobCode": code });
    let old = service.refused("resetPassword", open).await;
    assert_eq!(old, "EXPIRED_OOB_CODE");
    let set = json!({ "oobCode": code, "newPassword": "Sunrise2027" });
    let old = service.refused("resetPassword", set).await;
    assert_eq!(old, "EXPIRED_OOB_CODE");
}

#[tokio::test]
async fn a_second_step_that_was_lost_is_removed_by_an_operator_and_the_person_is_told() {
    let service = TestService::new();
    let tokens = service.is_verified(MEMBER).await;
    service.adds_app(&tokens).await;
    service.mails().await;
    let accounts = &service.app.accounts;

    let member = user(&service, MEMBER).await;
    assert_eq!(accounts.remove_second_steps(&member).await.unwrap(), 1);

    let mails = service.mails().await;
    assert!(
        mails
            .iter()
            .any(|mail| mail.to == MEMBER && mail.body.contains("second step"))
    );
    let (_, answer) = service.signs_in(MEMBER, PASSWORD).await;
    assert!(answer["idToken"].is_string(), "{answer}");
    let member = user(&service, MEMBER).await;
    assert_eq!(accounts.remove_second_steps(&member).await.unwrap(), 0);
    assert!(service.mails().await.is_empty());
}
