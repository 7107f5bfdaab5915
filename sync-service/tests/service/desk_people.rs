//! The last owner who can open the desk stays, at the desk and by command.

use crate::support::TestService;
use crate::support::desk::OWNER;
use crate::support::program::{is_refused, is_refused_in_a_sentence, succeeds};
use crate::support::stores::id_of;
use crate::support::stores::with_every_service;
use axum::http::{Method, StatusCode};
use serde_json::json;

const SECOND: &str = "otto@county.example";
const NEVER_CAME: &str = "nora@county.example";

async fn uid_of(service: &TestService, email: &str) -> String {
    let email = email.parse().unwrap();
    let user = service.app.store.user_by_email(&email).await.unwrap();
    user.unwrap().uid.to_string()
}

async fn removed(service: &TestService, owner: &str, email: &str) -> StatusCode {
    let name = json!({ "email": email });
    let path = "/desk/people/remove";
    let (status, _) = service.desk(Method::POST, owner, path, name).await;
    status
}

async fn made_caller(service: &TestService, owner: &str, email: &str) -> StatusCode {
    let role = json!({ "email": email, "name": "Nora", "role": "caller", "language": "en" });
    let (status, _) = service
        .desk(Method::POST, owner, "/desk/people", role)
        .await;
    status
}

#[tokio::test]
async fn dsk_an_owner_who_never_came_does_not_let_the_last_one_go() {
    let service = TestService::new();
    let owner = service.owner().await;
    let invite = json!({ "email": NEVER_CAME, "name": "Nora", "role": "owner", "language": "en" });
    service.desk_does(&owner, "/desk/people", invite).await;

    let refused = StatusCode::BAD_REQUEST;
    assert_eq!(removed(&service, &owner, OWNER).await, refused);
    assert_eq!(made_caller(&service, &owner, OWNER).await, refused);
    let ok = StatusCode::NO_CONTENT;
    assert_eq!(removed(&service, &owner, NEVER_CAME).await, ok);
}

#[tokio::test]
async fn dsk_no_two_of_the_staff_have_one_name() {
    let service = TestService::new();
    let owner = service.owner().await;
    service.staff(&owner, SECOND, "editor").await;
    let ok = StatusCode::NO_CONTENT;
    assert_eq!(made_caller(&service, &owner, NEVER_CAME).await, ok);
    // The name of another one, for a new person and for one who is there.
    for email in ["nina@county.example", SECOND] {
        for name in ["Nora", "nora"] {
            let invite =
                json!({ "email": email, "name": name, "role": "caller", "language": "en" });
            let (status, answer) = service
                .desk(Method::POST, &owner, "/desk/people", invite)
                .await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{email} {name}");
            assert!(answer.to_string().contains("name-taken"), "{answer}");
        }
    }
    // One's own name stays.
    assert_eq!(made_caller(&service, &owner, NEVER_CAME).await, ok);
}

#[tokio::test]
async fn dsk_an_owner_whose_account_is_closed_does_not_let_the_last_one_go() {
    let service = TestService::new();
    let owner = service.owner().await;
    service.staff(&owner, SECOND, "owner").await;
    let second = uid_of(&service, SECOND).await;
    let closes = async |closed| {
        let accounts = &service.app.accounts;
        accounts
            .set_disabled(&id_of(&second), closed)
            .await
            .unwrap();
    };

    closes(true).await;
    let refused = StatusCode::BAD_REQUEST;
    assert_eq!(removed(&service, &owner, OWNER).await, refused);
    assert_eq!(made_caller(&service, &owner, OWNER).await, refused);
    closes(false).await;
    assert_eq!(
        made_caller(&service, &owner, OWNER).await,
        StatusCode::NO_CONTENT
    );
}

#[tokio::test]
async fn dsk_two_owners_who_remove_each_other_at_once_leave_one() {
    let service = TestService::new();
    let owner = service.owner().await;
    let second = service.staff(&owner, SECOND, "owner").await;
    let both = tokio::join!(
        removed(&service, &owner, SECOND),
        removed(&service, &second, OWNER),
    );
    let done = [both.0, both.1].iter().filter(|it| it.is_success()).count();
    assert!(done <= 1, "{both:?}");
    let records = service
        .app
        .desk
        .store
        .desk_records(sync_service::store::desk::RecordKind::Staff);
    assert_eq!(records.await.unwrap().len(), 2 - done);
}

#[tokio::test(flavor = "multi_thread")]
async fn dsk_no_command_takes_the_last_owner_who_can_open_the_desk() {
    let service = TestService::new();
    service.owner().await;
    let data = service.folder.path().join("data");
    succeeds(&["desk", "owner", NEVER_CAME], &data);
    let invite = [
        "desk", "invite", OWNER, "--name", "Olga", "--role", "editor",
    ];
    let invite = [&invite[..], &["--public-url", "https://a.example"]].concat();
    for words in [&["desk", "remove", OWNER][..], &invite] {
        let said = is_refused(words, &data);
        assert!(said.contains("no other owner can open the desk"), "{said}");
    }
    succeeds(&["desk", "remove", NEVER_CAME], &data);
}

#[tokio::test(flavor = "multi_thread")]
async fn dsk_no_operator_closes_or_deletes_the_account_of_the_last_owner_who_can_open_the_desk() {
    let service = TestService::new();
    let owner = service.owner().await;
    service.staff(&owner, SECOND, "owner").await;
    service.staff(&owner, "ed@county.example", "editor").await;
    let data = service.folder.path().join("data");
    let is_open = async || {
        let email = OWNER.parse().unwrap();
        let user = service.app.store.user_by_email(&email).await.unwrap();
        user.is_some_and(|user| !user.disabled)
    };

    succeeds(&["user", "disable", SECOND], &data);
    for words in [
        &["user", "disable", OWNER][..],
        &["user", "delete", OWNER, "--yes"],
    ] {
        let said = is_refused_in_a_sentence(words, &data);
        assert!(said.contains("no other owner can open the desk"), "{said}");
        assert!(said.contains("`desk owner EMAIL`"), "the next step: {said}");
        assert!(said.contains("`user revoke`"), "the sessions: {said}");
        assert!(is_open().await);
    }
    // Who is no owner, or an owner who cannot open the desk, goes.
    succeeds(&["user", "delete", SECOND, "--yes"], &data);
    succeeds(&["user", "disable", "ed@county.example"], &data);
    service.staff(&owner, "olaf@county.example", "owner").await;
    succeeds(&["user", "disable", OWNER], &data);
    assert!(!is_open().await);
}

#[tokio::test]
async fn dsk_a_deleted_account_is_told_does_not_count_and_can_be_taken_off() {
    let service = TestService::new();
    let owner = service.owner().await;
    service.staff(&owner, SECOND, "owner").await;
    let second = uid_of(&service, SECOND).await;
    let accounts = &service.app.accounts;
    assert!(accounts.delete(&id_of(&second)).await.unwrap());

    let people = service.desk_reads(&owner, "/desk/people").await;
    let person = people.as_array().unwrap().iter();
    let person = person.clone().find(|it| it["email"] == SECOND).unwrap();
    assert_eq!(
        (
            &person["hasJoined"],
            &person["accountDeleted"],
            &person["sessions"]
        ),
        (&json!(true), &json!(true), &json!([]))
    );
    assert_eq!(people[0]["accountDeleted"], false);
    let data = service.folder.path().join("data");
    let said = succeeds(&["desk", "people"], &data);
    assert!(
        said.contains("otto@county.example (otto), account deleted"),
        "{said}"
    );

    let refused = StatusCode::BAD_REQUEST;
    assert_eq!(
        removed(&service, &owner, OWNER).await,
        refused,
        "the last who can come"
    );
    assert_eq!(
        removed(&service, &owner, SECOND).await,
        StatusCode::NO_CONTENT
    );
    // The person may come again under the same address.
    service.staff(&owner, SECOND, "owner").await;
}

#[tokio::test]
async fn dsk_the_service_invites_nobody_at_an_address_without_a_full_domain() {
    let service = TestService::new();
    let owner = service.owner().await;
    service.has_places(&["Hope Pantry"]).await;
    let link = format!("/desk/places/{}/link", service.place_named("Hope Pantry"));
    for email in ["ann@county", "ann", "ann@county."] {
        let person = json!({ "email": email, "name": "Ann", "role": "caller", "language": "en" });
        for (path, body) in [
            ("/desk/people", person.clone()),
            (&link, json!({ "email": email, "language": "en" })),
        ] {
            let (status, answer) = service.desk(Method::POST, &owner, path, body).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{email}");
            let said = answer["error"]["message"].as_str().unwrap();
            assert_eq!(said, "INVALID_ARGUMENT : email", "{email}");
        }
    }
    let people = service.desk_reads(&owner, "/desk/people").await;
    assert_eq!(people.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn dsk_the_record_keeps_the_name_of_a_person_before_and_after_it_was_changed() {
    with_every_service(async |service| {
        let owner = service.owner().await;
        let named = |name: &str, role: &str| json!({ "email": SECOND, "name": name, "role": role, "language": "en" });
        for invite in [
            named("Otto", "caller"),
            named("Otto Lang", "caller"),
            named("Otto Lang", "editor"),
        ] {
            service.desk_does(&owner, "/desk/people", invite).await;
        }
        let acts = service.desk_reads(&owner, "/desk/acts").await;
        let of_otto = acts.as_array().unwrap().iter();
        let of_otto = of_otto.filter(|it| it["subject"] == SECOND);
        let told: Vec<_> = of_otto.map(|it| (&it["before"], &it["after"])).collect();
        let (caller, editor) = (json!({ ":role": "caller" }), json!({ ":role": "editor" }));
        let is_named = |name: &str| json!({ ":role": "caller", ":name": name });
        let (before, after) = (is_named("Otto"), is_named("Otto Lang"));
        assert_eq!(
            told,
            [(&caller, &editor), (&before, &after), (&json!({}), &before)]
        );
    })
    .await;
}
