//! A link that two staff hand over in person to someone who lost the mailbox.

use crate::support::TestService;
use crate::support::accounts::PASSWORD;
use crate::support::desk::OWNER;
use axum::http::StatusCode;
use serde_json::json;
use sync_service::email_address::EmailAddress;
use sync_service::store::users::User;

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
    for (who, expected) in [
        (&member, "link handed over in person by two staff"),
        (&olga, "handed over a link in person"),
        (&ed, "handed over a link in person"),
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
