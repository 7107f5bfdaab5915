//! Texts about acts of the operator, by a command or by a program: an account of a phone alone is told of
//! them as of its own (claim A7).

use crate::support::TestService;
use crate::support::accounts::code_in;
use crate::support::phones::{logs_in, texts};
use crate::support::program::succeeds;
use serde_json::json;
use sync_protocol::administration::{AdminChange, AdminFactors};
use time::Duration;

const NUMBER: &str = "+12015550100";
const OTHER: &str = "+12015550101";

/// The only text that waits.
async fn text_to(service: &TestService, number: &str) -> String {
    let mut told = texts(service).await;
    assert_eq!(told.len(), 1, "{told:?}");
    let (to, text) = told.remove(0);
    assert_eq!(to, number);
    text
}

#[tokio::test]
async fn a7_a_second_step_that_a_command_removes_is_told_by_text_and_comes_back_by_it() {
    let service = TestService::new();
    // The command has the time of the machine, and its undo takes back what was added in the week before.
    service.clock.jump(-Duration::days(60));
    let owner = logs_in(&service, NUMBER).await;
    service.adds_app(&owner).await;
    texts(&service).await;
    let data = service.folder.path().join("data");
    let words = "user remove-second-step +12015550100 --public-url https://help.example.org";
    succeeds(&words.split(' ').collect::<Vec<_>>(), &data);
    let text = text_to(&service, NUMBER).await;
    assert!(text.contains("A second step was removed"), "{text}");
    assert!(text.contains("Se quito un segundo paso"), "{text}");
    assert!(text.contains("https://help.example.org/auth/action#oobCode="));
    let user = service.app.store.user(&owner.uid).await.unwrap().unwrap();
    assert!(user.factors.is_empty());
    service
        .ok("update", json!({ "oobCode": code_in(&text) }))
        .await;
    let user = service.app.store.user(&owner.uid).await.unwrap().unwrap();
    assert_eq!(user.factors.len(), 1, "as before the command");
}

#[tokio::test]
async fn a7_a_deletion_by_a_command_is_told_by_text() {
    let service = TestService::new();
    let owner = logs_in(&service, NUMBER).await;
    let data = service.folder.path().join("data");
    succeeds(&["user", "delete", NUMBER, "--yes"], &data);
    let text = text_to(&service, NUMBER).await;
    assert_eq!(
        text,
        "New Beginnings: Your account was deleted. / Se borro su cuenta."
    );
    let gone = service.app.store.user(&owner.uid).await.unwrap();
    assert!(gone.is_none());
}

#[tokio::test]
async fn a7_an_account_that_is_closed_and_opened_by_a_command_is_told_by_mail_or_by_text() {
    let service = TestService::new();
    service.is_verified("ana@example.org").await;
    logs_in(&service, NUMBER).await;
    service.mails().await;
    let data = service.folder.path().join("data");
    for (act, mail, text) in [
        (
            "disable",
            "Your account was closed",
            "New Beginnings: Staff closed your account. / El personal cerro su cuenta.",
        ),
        (
            "enable",
            "Your account is open again",
            "New Beginnings: Staff opened your account again. / El personal abrio su cuenta otra vez.",
        ),
    ] {
        // The second time nothing changes, and nobody is told again.
        for _ in 0..2 {
            succeeds(&["user", act, "ana@example.org"], &data);
            succeeds(&["user", act, NUMBER], &data);
        }
        let mails = service.mails().await;
        assert_eq!(mails.len(), 1, "{mails:?}");
        assert_eq!(
            (mails[0].to.as_str(), mails[0].subject.as_str()),
            ("ana@example.org", mail)
        );
        assert!(mails[0].body.contains("contact form"), "{}", mails[0].body);
        assert!(mails[0].body.contains("formulario de contacto"));
        assert_eq!(text_to(&service, NUMBER).await, text);
    }
}

#[tokio::test]
async fn a7_an_account_that_a_program_closes_is_told_at_the_address_it_had_before_a_takeover_too() {
    let service = TestService::new();
    let owner = service.is_verified("ana@example.org").await;
    let change = |email: Option<&str>, closes: Option<bool>| AdminChange {
        local_id: Some(owner.uid.to_string()),
        email: email.map(str::to_owned),
        disable_user: closes,
        ..AdminChange::default()
    };
    let accounts = &service.app.accounts;
    accounts
        .admin_update(change(Some("eve@example.org"), None))
        .await
        .unwrap();
    service.mails().await;
    accounts
        .admin_update(change(None, Some(true)))
        .await
        .unwrap();
    let mails = service.mails().await;
    let mut told: Vec<&str> = mails.iter().map(|it| it.to.as_str()).collect();
    told.sort_unstable();
    assert_eq!(told, ["ana@example.org", "eve@example.org"]);
    assert!(
        mails
            .iter()
            .all(|it| it.subject == "Your account was closed")
    );
    let user = service.app.store.user(&owner.uid).await.unwrap().unwrap();
    assert!(user.disabled);
}

#[tokio::test]
async fn a7_an_act_of_the_operator_is_done_without_a_text_when_those_of_the_day_are_used_up() {
    let service = TestService::new();
    let owner = logs_in(&service, NUMBER).await;
    let (app, _) = service.adds_app(&owner).await;
    texts(&service).await;
    let accounts = &service.app.accounts;
    let change = |closes: Option<bool>| AdminChange {
        local_id: Some(owner.uid.to_string()),
        disable_user: closes,
        mfa: closes.is_none().then(AdminFactors::default),
        ..AdminChange::default()
    };
    let held_back = async || {
        let who = accounts.pseudonym(&owner.uid);
        let events = service.app.store.events_of(&who, 100).await.unwrap();
        let held = events
            .iter()
            .filter(|it| it.event.starts_with("text about a change not sent"));
        held.count()
    };
    // The app took one of the ten.
    for closes in [true, false, true, false, true, false, true, false, true] {
        accounts.admin_update(change(Some(closes))).await.unwrap();
    }
    assert_eq!(texts(&service).await.len(), 9);
    assert_eq!(held_back().await, 0);
    accounts.admin_update(change(Some(false))).await.unwrap();

    // A thief used the texts up, and the second step that the thief added has to go all the same.
    accounts.admin_update(change(None)).await.unwrap();
    let user = service.app.store.user(&owner.uid).await.unwrap().unwrap();
    assert!(!user.disabled && user.factors.is_empty(), "{}", app.factor);
    assert!(texts(&service).await.is_empty());
    assert_eq!(held_back().await, 2);
    service.clock.jump(Duration::days(1));
    accounts.admin_update(change(Some(true))).await.unwrap();
    assert_eq!(texts(&service).await.len(), 1);
}

#[tokio::test]
async fn a7_a_number_that_a_program_replaces_is_told_by_text_and_takes_the_account_back() {
    let service = TestService::new();
    let owner = logs_in(&service, NUMBER).await;
    let change = AdminChange {
        local_id: Some(owner.uid.to_string()),
        phone_number: Some(OTHER.into()),
        ..AdminChange::default()
    };
    service.app.accounts.admin_update(change).await.unwrap();
    let text = text_to(&service, NUMBER).await;
    assert!(text.contains("Your phone number was changed. / Se cambio"));
    service
        .ok("update", json!({ "oobCode": code_in(&text) }))
        .await;
    assert_eq!(logs_in(&service, NUMBER).await.uid, owner.uid);
}
