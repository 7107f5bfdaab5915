//! What an operator is told of an account that its person has closed (claims A7, B4).

use crate::support::TestService;
use crate::support::program::{is_refused, succeeds};
use crate::support::stores::id_of;
use serde_json::{Value, json};
use sync_protocol::administration::AdminChange;

const ANA: &str = "ana@example.org";

/// Makes an account and closes it as its person does; answers its id.
async fn closed(service: &TestService) -> String {
    let tokens = service.signs_up(ANA).await;
    service.ok("delete", json!({ "idToken": tokens.id })).await;
    tokens.uid.to_string()
}

#[tokio::test]
async fn a7_the_operator_is_told_that_an_account_is_closed_and_until_when() {
    let service = TestService::new();
    let uid = closed(&service).await;
    let data = service.folder.path().join("data");
    let store = &service.app.store;
    let due_at = store.deletion_due_at(&id_of(&uid)).await.unwrap().unwrap();
    let until = sync_service::clock::rfc3339(due_at);
    for who in [ANA, &uid] {
        let said = succeeds(&["user", "show", who], &data);
        let (kept, told) = said.split_once("\ndisabled: false\n").unwrap();
        let kept: Value = serde_json::from_str(kept).unwrap();
        assert_eq!(kept["account"]["id"], uid);
        assert_eq!(kept["account"]["closed"], true);
        assert_eq!(kept["account"]["destroyedAfter"], until);
        assert!(told.contains(&format!("closed until {until}")), "{told}");

        let said = is_refused(&["user", "enable", who], &data);
        assert!(said.contains("nothing was changed"), "{said}");
        assert!(said.contains(&format!("closed until {until}")), "{said}");
    }
    let opens = AdminChange {
        local_id: Some(uid.clone()),
        disable_user: Some(false),
        ..AdminChange::default()
    };
    assert!(service.app.accounts.admin_update(opens).await.is_err());
    assert_eq!(
        store.deletion_due_at(&id_of(&uid)).await.unwrap(),
        Some(due_at)
    );
}

#[tokio::test]
async fn a7_of_several_closed_accounts_of_an_address_the_operator_names_one() {
    let service = TestService::new();
    let uids = [closed(&service).await, closed(&service).await];
    let data = service.folder.path().join("data");
    let said = is_refused(&["user", "show", ANA], &data);
    assert!(uids.iter().all(|uid| said.contains(uid)), "{said}");

    let tokens = service.signs_up(ANA).await;
    let said = succeeds(&["user", "show", ANA], &data);
    assert!(
        said.contains(&*tokens.uid) && !said.contains(&uids[0]),
        "{said}"
    );
    assert!(said.contains("\"closed\": false"), "{said}");
    service
        .app
        .accounts
        .set_disabled(&tokens.uid, true)
        .await
        .unwrap();
    let said = succeeds(&["user", "enable", ANA], &data);
    assert_eq!(said, "The account is open.\n");
}
