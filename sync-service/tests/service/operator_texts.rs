//! Texts about acts of the operator, by a command or by a program: an account of a phone alone is told of
//! them as of its own (claim A7).

use crate::support::TestService;
use crate::support::accounts::code_in;
use crate::support::phones::{logs_in, texts};
use crate::support::program::succeeds;
use serde_json::json;
use sync_protocol::administration::AdminChange;
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
