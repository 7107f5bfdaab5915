//! Leaving: sign-out, the export, and a deletion that leaves nothing.

use crate::support::TestService;
use crate::support::accounts::PASSWORD;
use crate::support::files::pdf;
use crate::support::operator::TakesEverything;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use std::path::Path;
use sync_service::mail::{Duty, SEND_TIMEOUT, Step};

async fn signed_in(
    service: &TestService,
    method: &str,
    path: &str,
    token: &str,
) -> (StatusCode, serde_json::Value) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("authorization", format!("Bearer {token}"));
    let response = service.send(request.body(Body::empty()).unwrap()).await;
    (response.status(), crate::support::json(response).await)
}

/// Files below a folder that hold a text.
fn files_with(folder: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_with(&path, text));
        } else if contains(&std::fs::read(&path).unwrap(), text.as_bytes()) {
            found.push(path.display().to_string());
        }
    }
    found
}

fn contains(content: &[u8], part: &[u8]) -> bool {
    content.windows(part.len()).any(|window| window == part)
}

#[tokio::test]
async fn a_deleted_account_leaves_nothing_on_the_disk() {
    let service = TestService::new();
    let data = service.folder.path().join("data");
    let email = "canary-email-7f3a@example.org";
    let tokens = service.signs_up(email).await;
    let update = json!({ "idToken": tokens.id, "displayName": "canary-name-7f3a" });
    service.ok("update", update).await;
    service
        .ok(
            "sendOobCode",
            json!({ "idToken": tokens.id, "requestType": "VERIFY_EMAIL" }),
        )
        .await;
    let words = "canary-words-7f3a forklift ".repeat(12);
    service
        .uploads(&tokens, "canary-file-7f3a.pdf", pdf(&words))
        .await;
    let path = format!("/users/{}/resumes/current.json", tokens.uid);
    let pointer = ("PUT", path.as_str());
    service
        .call_as(&tokens.id, pointer, &[], "\"canary-file-7f3a.pdf\"")
        .await;
    let employers = ("POST", "/account/employers");
    let kind = [("content-type", "application/json")];
    let found = service.call_as(&tokens.id, employers, &kind, "{}").await;
    assert_eq!(found.status(), StatusCode::OK);
    service.asks_for_reset(email).await;
    let change = json!({ "idToken": tokens.id, "requestType": "VERIFY_AND_CHANGE_EMAIL",
        "newEmail": "canary-new-7f3a@example.org" });
    service.ok("sendOobCode", change).await;
    service.signs_in(email, "Wrong1234").await;
    let canaries = [
        email,
        "canary-name-7f3a",
        "canary-new-7f3a",
        "canary-words-7f3a",
        "canary-file-7f3a",
        tokens.uid.as_str(),
    ];
    for canary in canaries {
        assert!(!files_with(&data, canary).is_empty(), "{canary} was there");
    }

    service.ok("delete", json!({ "idToken": tokens.id })).await;
    // The account is closed; what the mailbox may do or the worker does when the time is over:
    service.app.accounts.delete(&tokens.uid).await.unwrap();

    for canary in &canaries[1..] {
        assert_eq!(files_with(&data, canary), Vec::<String>::new(), "{canary}");
    }
    assert_eq!(service.looks_up(&tokens.id).await, "USER_NOT_FOUND");
    // The mail that tells of it is the last thing that names the address.
    let mailer = service.mailer(Box::new(TakesEverything), SEND_TIMEOUT);
    assert_eq!(mailer.send_one(Duty::All).await.unwrap(), Step::Sent);
    assert_eq!(mailer.send_one(Duty::All).await.unwrap(), Step::Idle);
    assert_eq!(files_with(&data, email), Vec::<String>::new());
    service.signs_up(email).await;
}

#[tokio::test]
async fn the_export_holds_what_is_kept_and_no_secret() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    service.signs_in("ana@example.org", PASSWORD).await;
    let (status, kept) = signed_in(&service, "GET", "/account/export", &tokens.id).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(kept["account"]["email"], "ana@example.org");
    assert_eq!(kept["sessions"].as_array().unwrap().len(), 2);
    let events: Vec<&str> = kept["securityEvents"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["event"].as_str().unwrap())
        .collect();
    assert_eq!(events, ["sign-up", "sign-in"]);
    let text = kept.to_string();
    for secret in ["argon2", tokens.refresh.as_str(), "password_hash"] {
        assert!(!text.contains(secret));
    }
}

/// A person of whom every table that knows people keeps something.
async fn someone_with_everything(service: &TestService) -> crate::support::accounts::Tokens {
    let email = "ana@example.org";
    let tokens = service.signs_up(email).await;
    let verify = json!({ "idToken": tokens.id, "requestType": "VERIFY_EMAIL" });
    service.ok("sendOobCode", verify).await;
    let words = "forklift operator, picked orders in a warehouse ".repeat(12);
    service
        .uploads(&tokens, "mi%20curr%C3%ADculum.pdf", pdf(&words))
        .await;
    service
        .uploads(&tokens, "second.pdf", pdf("another one"))
        .await;
    let path = format!("/users/{}/resumes/current.json", tokens.uid);
    let pointer = ("PUT", path.as_str());
    let name = "\"mi currículum.pdf\"";
    service.call_as(&tokens.id, pointer, &[], name).await;
    let kind = [("content-type", "application/json")];
    let employers = ("POST", "/account/employers");
    service.call_as(&tokens.id, employers, &kind, "{}").await;
    service.begins(&tokens, "unfinished.pdf", 5_000).await;
    service.asks_for_reset(email).await;
    tokens
}

async fn export_of(
    service: &TestService,
    tokens: &crate::support::accounts::Tokens,
) -> serde_json::Value {
    let (status, kept) = signed_in(service, "GET", "/account/export", &tokens.id).await;
    assert_eq!(status, StatusCode::OK);
    kept
}

#[tokio::test]
async fn f4_the_export_holds_the_skills_that_were_read_and_what_is_under_way() {
    let service = TestService::new();
    let tokens = someone_with_everything(&service).await;
    let kept = export_of(&service, &tokens).await;
    let read = kept["files"][0]["read"]["concepts"].as_array().unwrap();
    let told = |concept: &serde_json::Value| {
        concept["id"] == "forklift"
            && concept["phrase"]
                .as_str()
                .unwrap()
                .contains("forklift operator")
    };
    assert!(read.iter().any(told), "{read:?}");
    assert_eq!(kept["records"]["codes"][0]["purpose"], "verify-email");
    assert_eq!(kept["records"]["outbox"][0]["to"], "ana@example.org");
    let path = format!("{}/resumes/unfinished.pdf", tokens.uid);
    assert_eq!(kept["records"]["uploads"][0]["path"], path);
    // Who has a mail with a code can take the account over, so its text is not told.
    assert!(!kept.to_string().contains("oobCode"));
}

/// Where the export tells what a column keeps; `-` for what is a secret or only makes sense inside.
const TOLD: &str = "
    users uid account.id
    users email account.email
    users email_verified account.emailConfirmed
    users display_name account.name
    users photo_url account.picture
    users password_hash -
    users password_updated_at account.passwordSet
    users created_at account.created
    users last_login_at account.lastSignIn
    users last_refresh_at account.lastUse
    users valid_since account.sessionsEnded
    users epoch account.timesSessionsEnded
    users disabled account.closed
    users email_link account.logsInByMail
    users custom_claims account.claims
    provider_links uid account.id
    provider_links provider account.waysIn
    provider_links raw_id account.waysIn
    provider_links email account.waysIn
    provider_links display_name account.waysIn
    provider_links photo_url account.waysIn
    provider_links linked_at -
    second_factors id -
    second_factors uid account.id
    second_factors kind account.secondSteps
    second_factors display_name account.secondSteps
    second_factors phone account.secondSteps
    second_factors seed -
    second_factors last_step -
    second_factors enrolled_at account.secondSteps
    second_factors removed_at -
    recovery_codes hash -
    recovery_codes uid account.id
    recovery_codes made_at -
    recovery_codes removed_at -
    pending_sign_ins hash -
    pending_sign_ins uid account.id
    pending_sign_ins epoch -
    pending_sign_ins provider -
    pending_sign_ins claims -
    pending_sign_ins device -
    pending_sign_ins tries -
    pending_sign_ins expires_at -
    sessions provider sessions.0.way
    sessions second_factor -
    sessions second_factor_kind sessions.0.secondStep
    sessions claims sessions.0.claims
    sessions device sessions.0.device
    email_links hash -
    email_links email records.email_links
    email_links code -
    email_links tries -
    email_links expires_at records.email_links
    address_requests continue_url -
    sessions uid account.id
    sessions family -
    sessions generation -
    sessions current -
    sessions parent -
    sessions rotated_at sessions.0.lastUsed
    sessions auth_time sessions.0.began
    sessions created_at sessions.0.began
    codes uid account.id
    codes hash -
    codes purpose records.codes.0.purpose
    codes email records.codes.0.email
    codes new_email records.codes.0.newEmail
    codes expires_at records.codes.0.expires
    address_requests id -
    address_requests kind records.address_requests
    address_requests email records.address_requests
    address_requests language records.address_requests
    address_requests uid account.id
    address_requests epoch -
    address_requests display_name records.address_requests
    sign_ups hash -
    sign_ups email records.sign_ups
    sign_ups display_name records.sign_ups
    sign_ups expires_at records.sign_ups
    outbox uid account.id
    outbox id -
    outbox mail records.outbox.0.subject
    outbox attempts records.outbox.0.attempts
    outbox due_at records.outbox.0.due
    outbox urgency -
    outbox expires_at -
    outbox code -
    outbox domain records.outbox.0.to
    pending_deletions uid -
    pending_deletions due_at -
    audit who account.id
    audit id -
    audit content -
    audit link -
    audit erased -
    guests uid account.id
    known_devices uid account.id
    known_devices device -
    known_devices noted_at -
    audit at securityEvents.0.at
    audit event securityEvents.0.event
    files uid account.id
    files path files.0.path
    files blob -
    files size files.0.bytes
    files content_type files.0.contentType
    files md5 -
    files crc32c -
    files generation -
    files metageneration -
    files created_at files.0.uploaded
    files updated_at files.0.changed
    files token -
    files custom_metadata files.0.metadata
    files extraction files.0.read
    desk_acts id -
    desk_acts at -
    desk_acts who -
    desk_acts kind -
    desk_acts subject -
    desk_acts content -
    uploads id -
    uploads uid account.id
    uploads path records.uploads.0.path
    uploads content_type records.uploads.0.contentType
    uploads custom_metadata records.uploads.0.metadata
    uploads declared records.uploads.0.declaredBytes
    uploads received records.uploads.0.receivedBytes
    uploads parts -
    uploads generation -
    uploads touched_at records.uploads.0.lastPart
    documents uid account.id
    documents version -
    documents content database.resumes.current
";

#[tokio::test]
async fn f4_no_table_that_knows_people_is_left_out_of_the_export() {
    let service = TestService::new();
    let tokens = someone_with_everything(&service).await;
    let kept = export_of(&service, &tokens).await;
    let db = rusqlite::Connection::open(service.folder.path().join("data/new-beginnings.db"));
    let columns: Vec<(String, String)> = db
        .unwrap()
        .prepare(
            "select t.name, c.name from pragma_table_list t, pragma_table_info(t.name) c
             where t.schema = 'main' and exists (select 1 from pragma_table_info(t.name)
                 where name in ('uid', 'email', 'who', 'user', 'owner'))",
        )
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    assert!(columns.len() > 50);
    let told: std::collections::HashMap<(&str, &str), &str> = TOLD
        .lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            Some(((words.next()?, words.next()?), words.next()?))
        })
        .collect();
    for (table, column) in &columns {
        let place = told.get(&(table.as_str(), column.as_str()));
        let place = place.unwrap_or_else(|| panic!("the export says nothing of {table}.{column}"));
        let pointer = format!("/{}", place.replace('.', "/"));
        let is_told = *place == "-" || kept.pointer(&pointer).is_some();
        assert!(is_told, "{place} is not in the export: {kept:#}");
    }
}

#[tokio::test]
async fn f4_the_archive_holds_the_export_and_every_file_under_its_name() {
    let service = TestService::new();
    let tokens = someone_with_everything(&service).await;
    let large = [pdf("large"), vec![b' '; 1_300_000]].concat();
    service.uploads(&tokens, "large.pdf", large.clone()).await;
    let call = ("GET", "/account/export.zip");
    let answer = service.call_as(&tokens.id, call, &[], "").await;
    assert_eq!(answer.status(), StatusCode::OK);
    let length: usize = crate::support::header(&answer, "content-length")
        .parse()
        .unwrap();
    assert_eq!(crate::support::header(&answer, "cache-control"), "no-store");
    let bytes = crate::support::bytes(answer).await;
    assert_eq!(bytes.len(), length);

    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut read = |name: &str| {
        let mut content = Vec::new();
        let mut entry = archive.by_name(name).unwrap();
        // The end of the bytes is where their checksum is compared.
        std::io::Read::read_to_end(&mut entry, &mut content).unwrap();
        content
    };
    let kept: serde_json::Value = serde_json::from_slice(&read("my-data.json")).unwrap();
    assert_eq!(kept["account"]["email"], "ana@example.org");
    assert!(kept["files"][1]["read"].is_object());
    assert_eq!(read("resumes/large.pdf"), large);
    assert_eq!(read("resumes/second.pdf"), pdf("another one"));
    assert!(!read("resumes/mi currículum.pdf").is_empty());
    assert_eq!(archive.len(), 4);
}

#[tokio::test]
async fn f4_the_archive_holds_the_other_files_when_the_bytes_of_one_are_lost() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    service.uploads(&tokens, "lost.pdf", pdf("lost")).await;
    let lost: Vec<_> = service.blob_files();
    service.uploads(&tokens, "kept.pdf", pdf("kept")).await;
    lost.iter()
        .for_each(|file| std::fs::remove_file(file).unwrap());
    let call = ("GET", "/account/export.zip");
    let answer = service.call_as(&tokens.id, call, &[], "").await;
    assert_eq!(answer.status(), StatusCode::OK);
    let bytes = crate::support::bytes(answer).await;
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let names: Vec<_> = archive
        .file_names()
        .map(|name| name.unwrap().into_owned())
        .collect();
    assert_eq!(names, ["my-data.json", "resumes/kept.pdf"]);
    let mut content = Vec::new();
    let mut kept = archive.by_name("resumes/kept.pdf").unwrap();
    std::io::Read::read_to_end(&mut kept, &mut content).unwrap();
    assert_eq!(content, pdf("kept"));
}

#[tokio::test]
async fn d2_an_archive_is_refused_without_a_session() {
    let service = TestService::new();
    let call = ("GET", "/account/export.zip");
    let answer = service.call_as("", call, &[], "").await;
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn sign_out_ends_this_session_and_sign_out_everywhere_all() {
    let service = TestService::new();
    let here = service.signs_up("ana@example.org").await;
    let sign_in = service.signs_in("ana@example.org", PASSWORD).await.1;
    let there = crate::support::accounts::Tokens::of(&sign_in);
    // A body without the token ends nothing, so it is no success.
    for body in ["{}", r#"{"refreshToken":"x"}"#, r#"{"refresh_token":""}"#] {
        let (status, _) = service.post("/account/sign-out", body.to_owned()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
    }
    let body = json!({ "refresh_token": here.refresh }).to_string();
    assert_eq!(
        service.post("/account/sign-out", body).await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(service.refresh_says(&here.refresh).await, "TOKEN_EXPIRED");
    assert_eq!(service.looks_up(&there.id).await, "ok");

    let path = "/account/sign-out-everywhere";
    let (status, _) = signed_in(&service, "POST", path, &there.id).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(service.looks_up(&there.id).await, "TOKEN_EXPIRED");
}

#[tokio::test]
async fn the_record_of_events_holds_no_personal_text() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    service.signs_in("ana@example.org", "Wrong1234").await;
    let who = service.app.accounts.pseudonym(&tokens.uid);
    assert!(!who.contains(tokens.uid.as_str()));
    let events = service.app.store.events_of(&who, 99).await.unwrap();
    assert_eq!(events.len(), 1);
    let no_one = service.app.accounts.pseudonym("");
    let refused = service.app.store.events_of(&no_one, 99).await.unwrap();
    assert_eq!(refused[0].event, "sign-in refused");
}
